"""The board as a picture of characters: corridors in box characters, robots as arrows, then everybody's cards."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap

from igroteka.core.messages import tr
from igroteka.games.robomaso.box import COMPUTER as COMPUTER_CELL
from igroteka.games.robomaso.box import CORRIDORS, DOOR, FIELD, FIXED_NAMES, NONE
from igroteka.games.robomaso.position import CODES, CONTENTS, LETTERS, robot_name
from igroteka.games.robomaso.state import BOARD, CANCELLED, MACHINES, STATUSES, WORKING
from igroteka.games.robomaso.tables import (
    CARD_NAMES,
    COLOUR_NAMES,
    OPEN,
    ROBOT_NAMES,
    SHOWN,
    SYMBOL,
    cell_at,
)
from igroteka.games.robomaso.view import RobomasoView, RobotView

LINE_WIDTH = 74
ARROWS = "▲▶▼◀"
# by set of open sides: the middle of a cell
JOINTS = " ╨╞╚╥║╔╠╡╝═╩╗╣╦╬"
Say = Callable[..., str]


def draw(view: RobomasoView, language: str) -> str:
    """The board, the players, and what is to be done."""

    def say(message: str, **args: object) -> str:
        return tr(language, f"robomaso-{message}", args)

    lines = [say("draw-head", round=view.round, deck=view.deck_size, goal=view.goal)]
    if view.truce and view.round:
        lines.append(say("draw-truce", rounds=view.truce))
    lines += ["", *_board(view), ""]
    for place, seat in enumerate(view.order):
        lines += [*_player(view, seat, place == view.turn_place, say), ""]
    if view.drawn is not None:
        lines.append(say("draw-drawn", card=say("card", **card_words(view.drawn))))
        lines.append(say("draw-turned", **_turned(CARD_NAMES.index(view.drawn))))
    if view.robot != NONE:
        lines.append(say("draw-move", robot=say("robot", robot=ROBOT_NAMES[view.robot]), points=view.points))
    lines += wrap(say("draw-legend"), LINE_WIDTH)
    return "\n".join(lines)


def card_words(card: str) -> dict[str, object]:
    """What the message of a corridor card speaks of."""
    shape, _, symbol = card.partition("-")
    return {"shape": shape, "symbol": symbol.removesuffix("2"), "shown": 2 if symbol.endswith("2") else 1}


def _turned(card: int) -> dict[str, str]:
    """How a card lies, by the quarters it is turned."""
    signs = ARROWS if int(SYMBOL[card]) == DOOR else [JOINTS[int(OPEN[4 * card + quarters])] for quarters in range(4)]
    return dict(zip(("none", "quarter", "half", "three"), signs, strict=True))


def _board(view: RobomasoView) -> list[str]:
    """Ten rows of cells, three lines each, with coordinates round them."""
    head = "    " + "".join(f"  {x}  " for x in range(10))
    lines = [head]
    for y in range(10):
        cells = [_cell(view, cell_at(x, y)) for x in range(10)]
        for line in range(3):
            margin = f" {y}  " if line == 1 else "    "
            lines.append(margin + "".join(cell[line] for cell in cells))
    return lines


def _cell(view: RobomasoView, cell: int) -> tuple[str, str, str]:
    """The three lines of a cell."""
    name, sides = view.card[cell], view.open[cell]
    if name is None:
        return "     ", "  ·  ", "     "
    if name == FIXED_NAMES[-1]:
        return "░░░░░", "░░░░░", "░░░░░"
    top, bottom = ("  ║  " if sides & bit else "     " for bit in (1, 4))
    west, east = "═" if sides & 8 else " ", "═" if sides & 2 else " "
    return top, west + _middle(view, cell, [*CARD_NAMES, *FIXED_NAMES].index(name), sides) + east, bottom


def _middle(view: RobomasoView, cell: int, card: int, sides: int) -> str:
    """Three signs: a robot, a flytrap, what is on the card, or the corridor itself."""
    here = [number for number, robot in enumerate(view.robots) if robot.at == cell]
    if len(here) == 1:
        return f"{robot_name(here[0])}{ARROWS[view.robots[here[0]].heading]}"
    if here:
        return f"{LETTERS[here[0] // 2]}12"
    if view.plant[cell] != NONE:
        return f"¥{robot_name(view.plant[cell])}"
    symbol = int(SYMBOL[card])
    owners = [player.field if symbol == FIELD else player.computer for player in view.players]
    if symbol in (FIELD, COMPUTER_CELL) and cell in owners:
        return f"{'[' if symbol == FIELD else '#'}{LETTERS[owners.index(cell)]}{']' if symbol == FIELD else '#'}"
    if card < CORRIDORS and symbol == DOOR:
        return f"─{ARROWS[view.turned[cell]]}─" if sides & 2 else f" {ARROWS[view.turned[cell]]} "
    if card < CORRIDORS and CONTENTS[symbol]:
        return CONTENTS[symbol][:2] + ("2" if SHOWN[card] == 2 else CONTENTS[symbol][2])
    if card >= CORRIDORS and sides in (6, 12, 9, 3):
        return " @ "
    return ("═" if sides & 8 else " ") + JOINTS[sides] + ("═" if sides & 2 else " ")


def _player(view: RobomasoView, seat: int, on_turn: bool, say: Say) -> list[str]:
    """A player: discs, computer, field, and both robots."""
    player = view.players[seat]
    colour = say("colour", colour=COLOUR_NAMES[seat])
    lines = [f"{'>' if on_turn else ' '} {LETTERS[seat]} {colour}: " + say("draw-discs", count=player.discs)]
    if player.machine == MACHINES[WORKING]:
        lines[0] += "; " + say("draw-stored", count=player.stored)
    elif player.machine == MACHINES[CANCELLED]:
        lines[0] += "; " + say("draw-cancelled")
    lines += [f"    {_robot(view.robots[2 * seat + number], 2 * seat + number, say)}" for number in (0, 1)]
    return lines


def _robot(robot: RobotView, number: int, say: Say) -> str:
    """A robot: where it is, what it has."""
    cards = " ".join(f"{CODES[kind]}{count}" for kind, count in enumerate(robot.cards) if count) or "–"
    arrow = ARROWS[robot.heading] if robot.status == STATUSES[BOARD] else ""
    name = f"{robot_name(number)}{arrow} {say('robot', robot=ROBOT_NAMES[number])}"
    return say("draw-robot", name=name, where=robot.status, cards=cards, discs=robot.discs)
