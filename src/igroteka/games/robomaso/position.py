"""The values of a position: how each is read, and beside it how it is written; docs/examples.md explains them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from igroteka.core.arrays import listed
from igroteka.core.engine import SILENT
from igroteka.core.grid import FACINGS, back
from igroteka.core.notation import Value, choice, flag, marked, number, of_each, order, paired, row
from igroteka.core.values import DASH, join_items, join_pairs, one_of, pairs, read_number, refuse, split_items
from igroteka.games.robomaso import box, tables
from igroteka.games.robomaso.actions import CHOICES, WAY_NAMES
from igroteka.games.robomaso.box import CAPACITY, COMPUTER, CORRIDORS, DOOR, DOWN, FIELD, HOLE, KINDS, NONE, kind_of
from igroteka.games.robomaso.knowledge import unseen_cards
from igroteka.games.robomaso.rules.building import computer_level_of, field_level_of, level_of
from igroteka.games.robomaso.rules.computers import owner_of
from igroteka.games.robomaso.rules.deployment import has_home
from igroteka.games.robomaso.rules.movement import is_bogged, movement_of
from igroteka.games.robomaso.rules.reach import survey
from igroteka.games.robomaso.rules.setup import corner_of, start_of
from igroteka.games.robomaso.rules.turn import go_on
from igroteka.games.robomaso.state import (
    ALL_CARDS,
    AWAITING,
    BOARD,
    CANCELLED,
    COUNTED,
    EMPTY,
    ENDINGS,
    GOING_ON,
    OVER,
    RESERVE,
    STAGES,
    WORKING,
    RobomasoState,
)
from igroteka.games.robomaso.tables import BOX, CARD_NAMES, CORNERS, DOWN_CARD, INNER, OPEN, cell_at, x_of, y_of

LETTERS = "ABCD"  # the seats
CODES = ["SPD", "MAN", "REA", "CAP", "SLM", "RAY", "SNO", "JAY", "PLA"]  # of abilities and weapons
CONTENTS = [*CODES, "", "TEL", "DOOR", "NEST", "MUD", "HOLE"]  # of corridor cards
ABSENT = {"RESERVE": (RESERVE, 0), "WAIT": (AWAITING, 1), "HOME": (AWAITING, 0)}  # status and whether it died
SHAPES_BY_SIDES = {1: box.END, 3: box.TEE, 4: box.CROSS}  # by number of open sides, if that is enough to know
DECK_ROW = row("deck", CARD_NAMES, "deck", "deck_size", order=-1)  # the next one first
ENDED = choice("ended", ENDINGS, "ending", none="no")
OF_A_MOVE = ("driving", "taking", "giving", "raiding", "home", "meeting", "duel", "aiming")  # stages


def values_of(state: RobomasoState) -> Iterable[Value[RobomasoState]]:
    """All values, in the order in which they can be read."""
    seats, robots = LETTERS[: int(state.seats)], robots_of(state)
    yield order("order", lambda state: seats)
    yield Value("turn", read_turn, lambda state: LETTERS[int(state.on_turn())], lambda state: LETTERS[state.order[0]])
    yield number("round", usual="7")
    yield Value("corners", read_corners, write_corners, DASH)
    yield Value("rest", read_rest, usual="empty")
    yield Value("tiles", read_tiles, write_tiles, DASH)
    yield Value("robots", read_robots, lambda state: join_items(write_robot(state, n) for n in range(len(robots))))
    yield if_any(of_each("looted", lambda state: enumerate(robots), read_looted, write_looted))
    yield Value("plants", read_plants, write_plants)
    yield Value("cancelled", read_cancelled, write_cancelled, DASH)
    yield of_each("stored", lambda state: enumerate(seats), read_stored, write_stored)
    yield Value("supply", read_supply, write_supply, DASH)
    yield choice("drawn", CARD_NAMES)
    yield row("aside", CARD_NAMES, "aside", "aside_size")
    yield Value("deck", read_deck, DECK_ROW.write, lambda state: _names_of(unseen_cards(state)[::-1]))
    yield choice("moving", robots, "robot")
    yield choice("stage", STAGES, usual=lambda state: "driving" if state.robot != NONE else "picking")
    yield marked("moved", robots_of)
    yield marked("tried", robots_of)
    yield number("points", usual=lambda state: str(movement_of(state, state.robot) if state.robot != NONE else 0))
    yield flag("bogged", usual=lambda state: "yes" if state.robot != NONE and is_bogged(state, state.robot) else "no")
    yield flag("begun")
    yield flag("checking")
    yield flag("survived")
    yield Value("spins", read_spins, write_spins, "0")
    yield if_any(of_each("spun", lambda state: enumerate(robots), read_spun, write_spun))
    yield flag("hop")
    yield number("takes")
    yield number("gives")
    yield marked("met", robots_of)
    yield marked("peace", robots_of)
    yield choice("foe", robots)
    yield choice("decides", robots, "decider")
    yield flag("held")
    yield choice("shot", WAY_NAMES)
    yield paired("choices", lambda state: enumerate(seats), "choice", CHOICES, blank=NONE)
    yield choice("looter", robots)
    yield marked("prey", robots_of)
    yield number("haul")
    yield number("rank")
    yield number("level", usual=lambda state: str(level_of(state, state.drawn) if state.drawn != NONE else 0))
    yield number("fields", "field_level", lambda state: str(field_level_of(state)))
    yield number("computers", "computer_level", lambda state: str(computer_level_of(state)))
    yield choice("winner", seats)
    yield Value("ended", read_ended, ENDED.write, ENDED.usual)


def if_any(value: Value[RobomasoState]) -> Value[RobomasoState]:
    """A value that is written only if there is anything to be said: it is new, and older games do not have it."""
    return replace(value, write=lambda state: value.write(state).replace(DASH, ""))


# names


def robots_of(state: RobomasoState) -> list[str]:
    """The names of the robots: A1, A2, B1 …"""
    return [f"{letter}{which}" for letter in LETTERS[: int(state.seats)] for which in (1, 2)]


def robot_name(robot: int) -> str:
    """A1, or a dash for none."""
    return DASH if robot == NONE else f"{LETTERS[int(robot) // 2]}{1 + int(robot) % 2}"


def write_cell(cell: int) -> str:
    """A cell as (4,7)."""
    return f"({x_of(int(cell))},{y_of(int(cell))})"


def read_cell(text: str, what: str) -> int:
    """(4,7) as a cell."""
    found = re.fullmatch(r"\((\d),(\d)\)", text)
    if not found:
        raise ValueError(f"“{what}” has cells such as (4,7), not {text!r}")
    return cell_at(int(found[1]), int(found[2]))


def write_sides(bits: int) -> str:
    """The letters of open sides."""
    return "".join(side for which, side in enumerate(FACINGS) if bits & 2**which)


def _seat(state: RobomasoState, text: str, what: str) -> int:
    return one_of(text, LETTERS[: int(state.seats)], what)


def _names_of(cards: list[int]) -> str:
    return join_items(CARD_NAMES[card] for card in cards)


# players


def read_turn(state: RobomasoState, text: str) -> None:
    """Whose turn it is."""
    state.turn_place = listed(state.order).index(_seat(state, text, "turn"))


def read_corners(state: RobomasoState, text: str) -> None:
    """Homes that are not as usual."""
    for seat in range(int(state.seats)):
        state.corner[seat] = corner_of(seat, state.seats)
    for name, cell in pairs(text, "corners"):
        corner = NONE if cell == DASH else one_of(cell, map(write_cell, listed(CORNERS)), "corners")
        state.corner[_seat(state, name, "corners")] = corner
    homes = [home for home in listed(state.corner)[: int(state.seats)] if home != NONE]
    refuse(len(set(homes)) < len(homes), "“corners”: every player has another corner")


def write_corners(state: RobomasoState) -> str:
    """The homes of all players."""
    homes = [(seat, int(state.corner[seat])) for seat in range(int(state.seats))]
    return join_pairs((LETTERS[seat], DASH if home == NONE else write_cell(CORNERS[home])) for seat, home in homes)


# the board


def read_rest(state: RobomasoState, text: str) -> None:
    """What lies on the cells that “tiles” does not name."""
    if one_of(text, ["empty", "fill"], "rest"):
        for cell in listed(INNER):
            state.card[cell] = DOWN_CARD


def read_tiles(state: RobomasoState, text: str) -> None:
    """Cards inside the gallery, then what follows from them."""
    for word in split_items(text):
        where, equals, what = word.partition("=")
        cell = read_cell(where, "tiles")
        if not equals or tables.INNER_NUMBER[cell] == NONE:
            raise ValueError(f"“tiles” has items (x,y)=SIDES/CONTENT inside the gallery, not {word!r}")
        _read_tile(state, cell, what, word)
    state.work_out()


def write_tiles(state: RobomasoState) -> str:
    """All cards inside the gallery."""
    laid = [cell for cell in listed(INNER) if state.card[cell] != EMPTY]
    return join_items(f"{write_cell(cell)}={write_tile(state, cell)}" for cell in laid)


def _read_tile(state: RobomasoState, cell: int, what: str, word: str) -> None:
    """One card: its open sides, and what is on it."""
    sides, _, content = what.partition("/")
    if what == DASH:
        state.card[cell] = EMPTY
    elif content.startswith("FILL"):
        state.card[cell] = DOWN_CARD
        state.under[cell] = NONE if content == "FILL" else one_of(content[5:-1], CARD_NAMES, "tiles")
    elif not sides or [side for side in FACINGS if side in sides] != list(sides):
        raise ValueError(f"“tiles”: {word!r} must name its open sides in the order NESW")
    else:
        bits = sum(2 ** FACINGS.index(side) for side in sides)
        state.card[cell], state.turned[cell] = _card_of(state, bits, content, word, cell)


def _card_of(state: RobomasoState, bits: int, content: str, word: str, cell: int) -> tuple[int, int]:
    """The card with this content, and how it is turned."""
    if content.startswith(("DEP.", "CPU.")):
        seat, is_field = _seat(state, content[4:], "tiles"), content.startswith("DEP.")
        places, card = (state.field, tables.FIELD_CARD) if is_field else (state.computer, tables.COMPUTER_CARD)
        refuse(places[seat] != NONE, f"“tiles”: there is only one {content}")
        places[seat] = cell
        if not is_field:
            state.machine[seat] = WORKING
        return card, _quarters(card, bits, word)
    name, _, exit_ = content.partition(">")
    shown = 2 if name.endswith("*2") else 1
    symbol = one_of(name.removesuffix("*2"), CONTENTS, "tiles")
    card = kind_of(SHAPES_BY_SIDES.get(bits.bit_count(), box.STRAIGHT if bits in (5, 10) else box.BEND), symbol, shown)
    if symbol != DOOR:
        return card, _quarters(card, bits, word)
    quarters = one_of(exit_, FACINGS, "tiles")
    refuse(OPEN[4 * card + quarters] != bits, f"“tiles”: the exit of the door {word!r} is one of its open sides")
    return card, quarters


def _quarters(card: int, bits: int, word: str) -> int:
    for quarters in range(4):
        if OPEN[4 * card + quarters] == bits:
            return quarters
    raise ValueError(f"“tiles”: {word!r} does not have this shape")


def write_tile(state: RobomasoState, cell: int) -> str:
    """A card as the rules page writes it."""
    card = int(state.card[cell])
    if card == EMPTY:
        return DASH
    if card == DOWN_CARD:
        return "-/FILL" if state.under[cell] == NONE else f"-/FILL[{CARD_NAMES[state.under[cell]]}]"
    sides, symbol = write_sides(int(state.open[cell])), int(tables.SYMBOL[card])
    if symbol == FIELD:
        return f"{sides}/DEP.{LETTERS[listed(state.field).index(cell)]}"
    if symbol == COMPUTER:
        return f"{sides}/CPU.{LETTERS[int(owner_of(state, cell))]}"
    if card >= CORRIDORS or not CONTENTS[symbol]:
        return sides
    door = f">{FACINGS[int(state.turned[cell])]}" if symbol == DOOR else ""
    return f"{sides}/{CONTENTS[symbol]}{door}{'*2' if tables.SHOWN[card] == 2 else ''}"


def read_plants(state: RobomasoState, text: str) -> None:
    """Flytraps and the robots that laid them."""
    for word in split_items(text):
        name, at, cell = word.partition("@")
        refuse(not at, f"“plants” has items such as B2@(3,4), not {word!r}")
        place = read_cell(cell, "plants")
        if state.symbol[place] in (NONE, DOWN, HOLE, FIELD, COMPUTER):
            raise ValueError(f"“plants”: no flytrap can lie where {word!r} is")
        state.plant[place] = one_of(name, robots_of(state), "plants")


def write_plants(state: RobomasoState) -> str:
    cells = [cell for cell in range(tables.CELLS) if state.plant[cell] != NONE]
    return join_items(f"{robot_name(state.plant[cell])}@{write_cell(cell)}" for cell in cells)


# robots


def read_robots(state: RobomasoState, text: str) -> None:
    """Where they are, and what they have; those that are not named are in reserve."""
    named: list[str] = []
    for word in split_items(text):
        found = re.fullmatch(
            r"([A-D][12])@(?:\((\d),(\d)\)([NESW])(?:-([NESW]))?(!mud)?|(RESERVE|WAIT|HOME))"
            r"\{([A-Z0-9,]*)(?:\|d(\d{1,2}))?\}",
            word,
        )
        if not found:
            raise ValueError(f"“robots” has items such as A1@(4,4)E{{SPD2,RAY1|d1}}, not {word!r}")
        refuse(found[1] in named, f"“robots” names {found[1]} twice")
        named.append(found[1])
        _read_robot(state, word, [part or "" for part in found.groups()])


def _read_robot(state: RobomasoState, word: str, parts: list[str]) -> None:
    name, x, y, heading, barred, mud, absent, cards, discs = parts
    robot = one_of(name, robots_of(state), "robots")
    if absent:
        state.status[robot], state.dead[robot] = ABSENT[absent]
    else:
        cell = cell_at(int(x), int(y))
        if state.card[cell] in (EMPTY, DOWN_CARD) or state.symbol[cell] == HOLE:
            raise ValueError(f"“robots”: no robot can stand where {word!r} is")
        other = int(state.robot_on(cell))
        if other != NONE and (other // 2 != robot // 2 or cell != state.field[robot // 2]):
            raise ValueError(f"“robots”: another robot stands where {word!r} is")
        state.status[robot], state.at[robot] = BOARD, cell
        state.heading[robot] = FACINGS.index(heading)
        state.barred[robot] = FACINGS.index(barred) if barred else back(state.heading[robot])
        state.muddy[robot] = int(bool(mud))
    for part in cards.split(",") if cards else []:
        kind = one_of(part[:3], CODES, "robots")
        state.cards[robot * KINDS + kind] = read_number(part[3:] or "1", "robots")
    state.discs[robot] = int(discs or 0)


def write_robot(state: RobomasoState, robot: int) -> str:
    """A robot as the rules page writes it."""
    if state.status[robot] == BOARD:
        heading, barred = int(state.heading[robot]), int(state.barred[robot])
        where = write_cell(state.at[robot]) + FACINGS[heading]
        where += f"-{FACINGS[barred]}" if barred != back(heading) else ""
        where += "!mud" if state.muddy[robot] else ""
    else:
        where = next(word for word, known in ABSENT.items() if known == (state.status[robot], state.dead[robot]))
    cards = _write_cards(listed(state.cards[robot * KINDS : (robot + 1) * KINDS]))
    return f"{robot_name(robot)}@{where}{{{cards}|d{int(state.discs[robot])}}}"


def read_looted(state: RobomasoState, robot: int, text: str) -> None:
    """Cards of a robot that it has taken from others."""
    refuse(state.terms.card_limit == ALL_CARDS, "“looted”: in this game all cards count alike")
    for part in text.split(","):
        place = robot * KINDS + one_of(part[:3], CODES, "looted")
        state.looted[place] = read_number(part[3:] or "1", "looted")
        refuse(state.looted[place] > state.cards[place], f"“looted”: the robot does not have so many {part[:3]}")


def write_looted(state: RobomasoState, robot: int) -> str:
    return _write_cards(listed(state.looted[robot * KINDS : (robot + 1) * KINDS]))


def _write_cards(counts: list[int]) -> str:
    return ",".join(f"{CODES[kind]}{count}" for kind, count in enumerate(counts) if count)


def read_spins(state: RobomasoState, text: str) -> None:
    """Free turns of the moving robot on its cell."""
    if state.robot != NONE:
        state.spins[state.robot] = read_number(text, "spins")


def write_spins(state: RobomasoState) -> str:
    return str(int(state.spins[state.robot]) if state.robot != NONE else 0)


def read_spun(state: RobomasoState, robot: int, text: str) -> None:
    """The same of those that have moved."""
    state.spins[robot] = read_number(text, "spun")


def write_spun(state: RobomasoState, robot: int) -> str:
    return str(int(state.spins[robot])) if state.spins[robot] and robot != state.robot else ""


# computers and piles


def read_cancelled(state: RobomasoState, text: str) -> None:
    """Computers that lie face down; with them the board is complete."""
    for name, cell in pairs(text, "cancelled"):
        seat = _seat(state, name, "cancelled")
        state.machine[seat], state.computer[seat] = CANCELLED, read_cell(cell, "cancelled")
        refuse(tables.INNER_NUMBER[state.computer[seat]] == NONE, "“cancelled”: computers lie inside the gallery")
        state.lay(state.computer[seat], DOWN_CARD, 0)
    survey(state)


def write_cancelled(state: RobomasoState) -> str:
    seats = [seat for seat in range(int(state.seats)) if state.machine[seat] == CANCELLED]
    return join_pairs((LETTERS[seat], write_cell(state.computer[seat])) for seat in seats)


def read_stored(state: RobomasoState, seat: int, text: str) -> None:
    """Discs in computers."""
    refuse(state.machine[seat] != WORKING, f"“stored”: {LETTERS[seat]} has no working computer")
    state.stored[seat] = read_number(text, "stored")


def write_stored(state: RobomasoState, seat: int) -> str:
    return str(int(state.stored[seat])) if state.stored[seat] else ""


def read_supply(state: RobomasoState, text: str) -> None:
    """Where it is not named: what the robots do not have."""
    for kind in range(KINDS):
        held = sum(listed(state.cards)[kind::KINDS]) if _is_limited(state, kind) else 0
        state.supply[kind] = max(0, BOX.supply[kind] - held)
    for name, count in pairs(text, "supply"):
        state.supply[one_of(name, CODES, "supply")] = read_number(count, "supply")


def write_supply(state: RobomasoState) -> str:
    """The cards that can run out."""
    kinds = [kind for kind in range(KINDS) if _is_limited(state, kind)]
    return join_pairs((CODES[kind], int(state.supply[kind])) for kind in kinds)


def _is_limited(state: RobomasoState, kind: int) -> bool:
    """RM-R43: whether the cards of a kind can run out."""
    return state.terms.token_supply == COUNTED or kind == CAPACITY


def read_deck(state: RobomasoState, text: str) -> None:
    """Cards, the next one first; or how many of those that are nowhere else."""
    if text.isdecimal():
        unseen = unseen_cards(state)
        text = _names_of([unseen[place % len(unseen)] for place in range(read_number(text, "deck"))][::-1])
    DECK_ROW.read(state, text)


# what is asked


def read_ended(state: RobomasoState, text: str) -> None:
    """Why the game is over; if it is not, what is asked follows from all that was read before."""
    ENDED.read(state, text)
    if state.stage == OVER or state.ending != GOING_ON:
        state.stage = OVER
        return
    _check_stage(state)
    go_on(state, SILENT)
    if state.sealed:
        for seat in range(int(state.seats)):
            if state.choice[seat] != NONE:
                state.answered(seat)


def _check_stage(state: RobomasoState) -> None:
    """Whether there is what the stage is about."""
    stage, cell = STAGES[state.stage], state.at[state.robot] if state.robot != NONE else NONE
    on_cell = state.symbol[cell] if cell != NONE else DOWN
    start = start_of(state, state.on_turn()) if stage == "placing" else NONE
    for stages, is_there, need in (
        (("opening", "laying"), state.drawn != NONE, "“drawn”"),
        (("placing",), start != NONE and state.card[start] != EMPTY, "a card on the home corner cell"),
        (OF_A_MOVE, state.robot != NONE, "“moving”"),
        (("taking", "giving"), on_cell < KINDS, "a robot on a symbol"),
        (("raiding",), on_cell == COMPUTER, "a robot on a computer"),
        (("home",), state.robot != NONE and has_home(state, state.robot), "a deployment field with room"),
        (("duel",), state.foe != NONE, "“foe”"),
        (("aiming",), state.shot != NONE, "“shot”"),
    ):
        refuse(stage in stages and not is_there, f"stage {stage} needs {need}")
