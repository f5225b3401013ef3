"""Positions and answers as text; docs/examples.md explains them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from igroteka.core.arrays import listed
from igroteka.core.engine import Options
from igroteka.core.errors import BadFile
from igroteka.core.grid import FACINGS
from igroteka.core.notation import Notation, Value
from igroteka.core.rng import PlayoutRng, Rng
from igroteka.core.values import DASH, join_items, join_pairs
from igroteka.core.wire import Event, Seat
from igroteka.games.robomaso import picture, position
from igroteka.games.robomaso.box import NONE
from igroteka.games.robomaso.knowledge import imagine
from igroteka.games.robomaso.position import robot_name, robots_of
from igroteka.games.robomaso.rules.firing import can_hit
from igroteka.games.robomaso.rules.movement import ahead, outlook
from igroteka.games.robomaso.state import BOARD, EMPTY, LINK, RobomasoState, Terms
from igroteka.games.robomaso.tables import CARD_NAMES, CELLS, INNER, OPEN, ROBOT_NAMES, SYMBOL
from igroteka.games.robomaso.view import RobomasoView


class RobomasoNotation(Notation[RobomasoState, RobomasoView]):
    """A position is tiles, robots, computers and a turn, as the rules page writes them; seats are letters."""

    seats = tuple(position.LETTERS)
    phrases: ClassVar[Mapping[str, str]] = {
        "draws": "draw",
        "skips": "skip",
        "ends": "end",
        "turns": "turn",
        "waits": "wait",
        "stops": "stop",
        "stands": "stop",
        "holds": "hold",
        "takes": "take",
        "leaves": "leave",
        "drives *": "step:{}",
        "fires _ _": "fire:{}:{}",
        "holds _ _": "hold:{}:{}",
        "loots *": "loot:{}",
    }

    def names(self, state: RobomasoState) -> tuple[str, ...]:
        return tuple(position.LETTERS[: int(state.seats)])

    def read(self, given: dict[str, str], seats: int, options: Options, rng: Rng) -> RobomasoState:
        state = RobomasoState(seats, Terms(options.numbers, seats), rng)
        state.build_gallery()
        self.fill(state, {name: text.replace(";", " ") for name, text in given.items()}, "robomaso-bad-position")
        return state

    def values(self, state: RobomasoState) -> Iterable[Value[RobomasoState]]:
        return position.values_of(state)

    def facts(self, state: RobomasoState) -> dict[str, str]:
        seats, robots = range(int(state.seats)), range(2 * int(state.seats))
        found = {
            "discs": join_pairs((position.LETTERS[seat], int(state.owned(seat))) for seat in seats),
            "goal": str(int(state.terms.goal)),
            "deck size": str(int(state.deck_size)),
            "truce": "yes" if state.is_truce() else "no",
            "empty": str(sum(1 for cell in listed(INNER) if state.card[cell] == EMPTY)),
            "hits": join_items(
                f"{robot_name(one)}>{robot_name(two)}"
                for one in robots
                for two in robots
                if one != two and state.status[one] == state.status[two] == BOARD and can_hit(state, one, two)
            ),
        }
        for robot in robots:
            found[robot_name(robot)] = position.write_robot(state, robot)[3:]
            if state.status[robot] == BOARD:
                exits = [side for side in (0, 1, 2, 3) if side != state.barred[robot]]
                found[f"{robot_name(robot)} exits"] = join_items(
                    FACINGS[side] for side in exits if ahead(state, robot, side) == LINK
                )
                found[f"{robot_name(robot)} ahead"] = ("", "drive", "wait", "turn")[int(outlook(state, robot))]
        for cell in listed(INNER):
            found[position.write_cell(cell)] = position.write_tile(state, cell)
        return found

    # phrases

    def answers(self, state: RobomasoState, seat: Seat, words: list[str]) -> list[str]:
        """`A lays (2,1)=SW`, `A lays field (1,2)`, `A deploys A2 N`, `A hops (4,7) N`, …"""
        match words:
            case ["lays", "field", cell]:
                return [f"field:{_digits(cell)}"]
            case ["lays", "computer", tile]:
                cell, _, side = tile.partition("=")
                return [f"computer:{_digits(cell)}:{FACINGS.index(side) if side in (*FACINGS,) else side}"]
            case ["lays", tile]:
                return [_laying(state, tile)]
            case ["deploys", robot, side]:
                return [f"deploy:{_number(seat, robot)}:{side}"]
            case ["places", robot, side]:
                return [f"place:{_number(seat, robot)}:{side}"]
            case ["turns", robot]:
                return [f"turn:{_number(seat, robot)}"]
            case ["moves", robot]:
                return [f"move:{_number(seat, robot)}"]
            case ["hops", cell, *side]:
                return [":".join(["hop", _digits(cell), *side])]
            case ["aims", robot] if robot in robots_of(state):
                return [f"aim:{robots_of(state).index(robot)}"]
            case ["stores", robot]:
                return [f"store:{_number(seat, robot)}"]
        return []

    # what a seat knows

    def write_view(self, view: RobomasoView) -> dict[str, str]:
        """The values and facts of a position that this view allows, but for what nobody knows."""
        state = imagine(view, PlayoutRng(0))
        for cell in range(CELLS):
            state.under[cell] = NONE
        written = self.write(state) | self.facts(state)
        for name in ("deck", "choices"):
            del written[name]
        return written | {
            "asked": join_items(position.LETTERS[seat] for seat in view.asked),
            "prompt": view.prompt or DASH,
            "choice": view.choice or DASH,
        }

    # people

    def draw(self, view: RobomasoView, language: str = "en") -> str:
        return picture.draw(view, language)

    def args(self, event: Event) -> dict[str, object]:
        told = {name: int(value) if isinstance(value, bool) else value for name, value in super().args(event).items()}
        if "card" in told:
            told |= picture.card_words(str(told["card"]))
        return told

    def label(self, word: str) -> tuple[str, dict[str, object]]:
        verb, *rest = word.split(":")
        what, how = [*map(_spoken, rest), "none", "none"][:2]
        if verb in ("corner", "lay", "field", "computer", "hop"):
            what = f"{rest[0][0]},{rest[0][1]}"
        if verb == "aim":
            return "answer-aim", {"robot": ROBOT_NAMES[int(rest[0])]}
        return f"answer-{verb}", {"what": what, "how": how}


def _digits(text: str) -> str:
    """(4,7) as 47."""
    return text.strip("()").replace(",", "")


def _number(seat: Seat, robot: str) -> str:
    """1 or 2 of a robot of this seat."""
    return robot[1:] if robot[:1] == position.LETTERS[seat] else robot


def _laying(state: RobomasoState, tile: str) -> str:
    """`(2,1)=SW`, `(3,2)=NS/DOOR>S`: the answer that lays the drawn card so."""
    cell, _, what = tile.partition("=")
    sides, _, content = what.partition("/")
    if state.drawn == NONE:
        return f"lay:{_digits(cell)}:0"
    card = int(state.drawn)
    named, _, wanted = content.partition(">")
    if named and named.removesuffix("*2") != position.CONTENTS[int(SYMBOL[card])]:
        raise BadFile("robomaso-bad-position", what=f"“{tile}”: another card was drawn, {CARD_NAMES[card]}")
    for quarters in range(4):
        open_ = position.write_sides(int(OPEN[4 * card + quarters]))
        if open_ == sides and (not wanted or FACINGS[quarters] == wanted):
            return f"lay:{_digits(cell)}:{quarters}"
    raise BadFile("robomaso-bad-position", what=f"“{tile}”: the drawn card cannot have these open sides")


def _spoken(value: str) -> object:
    """A part of a word in labels: numbers are counted."""
    return int(value) if value.isdecimal() else value
