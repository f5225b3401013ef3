"""Positions and answers as text; docs/examples.md explains them."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.arrays import listed
from igroteka.core.compat import vec
from igroteka.core.engine import NOBODY, Options
from igroteka.core.errors import BadFile
from igroteka.core.grid import FACINGS, back
from igroteka.core.notation import Notation
from igroteka.core.rng import PlayoutRng, Rng
from igroteka.core.values import NONE as NOTHING
from igroteka.core.values import listed_pairs, listed_words
from igroteka.core.wire import Event, Seat
from igroteka.games.robomaso import picture
from igroteka.games.robomaso.actions import WAY_NAMES, WORDS
from igroteka.games.robomaso.box import (
    CAPACITY,
    COMPUTER,
    CORRIDORS,
    DOOR,
    FIELD,
    KINDS,
    NONE,
)
from igroteka.games.robomaso.events import DiscsGiven
from igroteka.games.robomaso.position import (
    CHOICE_WORDS,
    CODES,
    CONTENTS,
    LETTERS,
    OF_TABLE,
    STAGE_WORDS,
    Reader,
)
from igroteka.games.robomaso.rules.computers import owner_of
from igroteka.games.robomaso.rules.firing import can_hit
from igroteka.games.robomaso.rules.movement import ahead, outlook
from igroteka.games.robomaso.state import (
    BOARD,
    CANCELLED,
    COUNTED,
    EMPTY,
    ENDINGS,
    LINK,
    RESERVE,
    RobomasoState,
    Terms,
)
from igroteka.games.robomaso.tables import (
    CARD_NAMES,
    CELLS,
    CORNERS,
    DOWN_CARD,
    INNER,
    OPEN,
    ROBOT_NAMES,
    SHOWN,
    SYMBOL,
    x_of,
    y_of,
)
from igroteka.games.robomaso.view import RobomasoView, imagine


def wrong(what: str) -> BadFile:
    """A position or a phrase that cannot be read."""
    return BadFile("robomaso-bad-position", what=what)


class Written(Notation[RobomasoState, RobomasoView]):
    """A position is tiles, robots, computers and a turn, as the rules page writes them; seats are letters."""

    seats = tuple(LETTERS)

    def names(self, state: RobomasoState) -> tuple[str, ...]:
        return tuple(LETTERS[: int(state.seats)])

    # reading

    def read(self, given: dict[str, str], seats: int, options: Options, rng: Rng) -> RobomasoState:
        state = RobomasoState(seats, Terms(options.numbers, seats), rng)
        self.only(given, *OF_TABLE)
        plain = {name: text.replace(";", " ") for name, text in given.items()}
        try:
            Reader(state, plain).read()
        except ValueError as error:
            raise wrong(str(error)) from error
        return state

    # telling

    def tell(self, state: RobomasoState) -> dict[str, str]:
        seats, robots = range(int(state.seats)), range(2 * int(state.seats))
        deck = listed(state.deck[: int(state.deck_size)])[::-1]
        return {
            "tiles": listed_words(
                f"{_cell(cell)}={_tile(state, cell)}" for cell in listed(INNER) if state.card[cell] != EMPTY
            ),
            "robots": listed_words(_robot(state, robot) for robot in robots),
            "plants": listed_words(
                f"{_name(state.plant[cell])}@{_cell(cell)}" for cell in range(CELLS) if state.plant[cell] != NONE
            ),
            "stored": listed_pairs((LETTERS[seat], int(state.stored[seat])) for seat in seats if state.stored[seat]),
            "cancelled": listed_pairs(
                (LETTERS[seat], _cell(int(state.computer[seat]))) for seat in seats if state.machine[seat] == CANCELLED
            ),
            "deck": listed_words(CARD_NAMES[card] for card in deck),
            "aside": listed_words(CARD_NAMES[card] for card in listed(state.aside[: int(state.aside_size)])),
            "drawn": CARD_NAMES[state.drawn] if state.drawn != NONE else NOTHING,
            "supply": listed_pairs(
                (CODES[kind], int(state.supply[kind]))
                for kind in range(KINDS)
                if state.terms.token_supply == COUNTED or kind == CAPACITY
            ),
            "corners": listed_pairs((LETTERS[seat], _corner(int(state.corner[seat]))) for seat in seats),
            "order": " ".join(LETTERS[int(state.order[place])] for place in seats),
            "turn": LETTERS[int(state.on_turn())],
            "round": str(int(state.round)),
            "stage": STAGE_WORDS[int(state.stage)],
            "moved": _flagged(state.moved, state),
            "tried": _flagged(state.tried, state),
            "moving": _name(int(state.robot)),
            "points": str(int(state.points)),
            "begun": _yes(int(state.begun)),
            "checking": _yes(int(state.checking)),
            "survived": _yes(int(state.survived)),
            "bogged": _yes(int(state.bogged)),
            "spins": str(int(state.spins)),
            "hop": _yes(int(state.hop)),
            "takes": str(int(state.takes)),
            "gives": str(int(state.gives)),
            "met": _flagged(state.met, state),
            "peace": _flagged(state.peace, state),
            "foe": _name(int(state.foe)),
            "decides": _name(int(state.turn_of)),
            "held": _yes(int(state.held)),
            "shot": WAY_NAMES[state.shot] if state.shot != NONE else NOTHING,
            "choices": listed_pairs(
                (LETTERS[seat], CHOICE_WORDS[state.choice[seat]]) for seat in seats if state.choice[seat] != NONE
            ),
            "looter": _name(int(state.looter)),
            "prey": _flagged(state.prey, state),
            "haul": str(int(state.haul)),
            "rank": str(int(state.rank)),
            "level": str(int(state.level)),
            "fields": str(int(state.field_level)),
            "computers": str(int(state.computer_level)),
            "ended": ENDINGS[int(state.ending)],
            "winner": LETTERS[state.winner] if state.winner != NOBODY else NOTHING,
        }

    def facts(self, state: RobomasoState) -> dict[str, str]:
        seats, robots = range(int(state.seats)), range(2 * int(state.seats))
        told = {
            "discs": listed_pairs((LETTERS[seat], int(state.owned(seat))) for seat in seats),
            "goal": str(int(state.terms.discs_to_win)),
            "deck size": str(int(state.deck_size)),
            "truce": _yes(int(state.is_truce())),
            "empty": str(sum(1 for cell in listed(INNER) if state.card[cell] == EMPTY)),
            "hits": listed_words(
                f"{_name(one)}>{_name(two)}"
                for one in robots
                for two in robots
                if one != two and state.status[one] == state.status[two] == BOARD and can_hit(state, one, two)
            ),
        }
        for robot in robots:
            told[_name(robot)] = _robot(state, robot)[3:]
            if state.status[robot] == BOARD:
                exits = [side for side in (0, 1, 2, 3) if side != state.barred[robot]]
                told[f"{_name(robot)} exits"] = listed_words(
                    FACINGS[side] for side in exits if ahead(state, robot, side) == LINK
                )
                told[f"{_name(robot)} ahead"] = ("", "drive", "wait", "turn")[int(outlook(state, robot))]
        for cell in listed(INNER):
            told[_cell(cell)] = _tile(state, cell)
        return told

    # phrases

    def perform(self, state: RobomasoState, phrase: str) -> list[tuple[Seat, str]]:
        """`A step:E`, `A lays (2,1)=SW`, `A lays field (1,2)`, `A deploys A2 N`, `A drives E E`, `A fires ray N`, …"""
        name, _, rest = phrase.partition(" ")
        seat = self.seat(name, state)
        return [(seat, self._known(word)) for word in self._answers(state, seat, rest.split(), phrase)]

    def _answers(self, state: RobomasoState, seat: Seat, words: list[str], phrase: str) -> list[str]:
        match words:
            case ["lays", "field", cell]:
                return [f"field:{_digits(cell)}"]
            case ["lays", "computer", tile]:
                cell, _, side = tile.partition("=")
                return [f"computer:{_digits(cell)}:{FACINGS.index(side) if side in (*FACINGS,) else side}"]
            case ["lays", tile]:
                return [_laying(state, tile, phrase)]
            case ["drives", *sides]:
                return [f"step:{side}" for side in sides]
            case ["deploys", robot, side]:
                return [f"deploy:{_number(seat, robot)}:{side}"]
            case ["places", robot, side]:
                return [f"place:{_number(seat, robot)}:{side}"]
            case ["moves", robot]:
                return [f"move:{_number(seat, robot)}"]
            case ["hops", cell]:
                return [f"hop:{_digits(cell)}"]
            case ["hops", cell, side]:
                return [f"hop:{_digits(cell)}:{side}"]
            case ["fires", gun, side]:
                return [f"fire:{gun}:{side}"]
            case ["holds", gun, side]:
                return [f"hold:{gun}:{side}"]
            case ["aims", robot] if robot in ROBOTS:
                return [f"aim:{ROBOTS.index(robot)}"]
            case ["loots", *kinds]:
                return [f"loot:{kind}" for kind in kinds]
            case ["stores", robot]:
                return [f"store:{_number(seat, robot)}"]
            case [verb] if verb in ONE_WORD:
                return [ONE_WORD[verb]]
            case [word]:
                return [word]
        raise wrong(f"“{phrase}” is no phrase of this game")

    def _known(self, word: str) -> str:
        if word not in WORDS:
            raise wrong(f"“{word}” is no answer of this game")
        return word

    # what a seat knows

    def tell_view(self, view: RobomasoView) -> dict[str, str]:
        """The values and facts of a position that this view allows, but for what nobody knows."""
        state = imagine(view, PlayoutRng(0))
        for cell in range(CELLS):
            state.under[cell] = NONE
        told = self.tell(state) | self.facts(state)
        for name in ("deck", "choices"):
            del told[name]
        return told | {
            "asked": listed_words(LETTERS[seat] for seat in view.asked),
            "prompt": view.prompt or NOTHING,
            "choice": CHOICE_WORDS[view.choice] if view.choice != NONE else NOTHING,
        }

    # people

    def draw(self, view: RobomasoView, language: str = "en") -> str:
        return picture.draw(view, language)

    def args(self, event: Event) -> dict[str, object]:
        told = {name: _said(name, value) for name, value in super().args(event).items()}
        if isinstance(event, DiscsGiven):
            told |= {"one": ROBOT_NAMES[event.one], "two": ROBOT_NAMES[event.two]}
        if "card" in told:
            told |= card_words(CARD_NAMES.index(str(told["card"])))
        return told

    def label(self, word: str) -> tuple[str, dict[str, object]]:
        verb, *rest = word.split(":")
        what, how = [*map(_spoken, rest), "none", "none"][:2]
        if verb in ("corner", "lay", "field", "computer", "hop"):
            what = f"{rest[0][0]},{rest[0][1]}"
        if verb == "aim":
            return "answer-aim", {"robot": ROBOT_NAMES[int(rest[0])]}
        return f"answer-{verb}", {"what": what, "how": how}


ONE_WORD = {
    "draws": "draw",
    "skips": "skip",
    "turns": "turn",
    "waits": "wait",
    "stops": "stop",
    "stands": "stop",
    "holds": "hold",
    "takes": "take",
    "leaves": "leave",
}
ROBOTS = [f"{letter}{number}" for letter in LETTERS for number in (1, 2)]


def _yes(flag: int) -> str:
    return "yes" if flag else "no"


def _cell(cell: int) -> str:
    return f"({x_of(int(cell))},{y_of(int(cell))})"


def _digits(text: str) -> str:
    """(4,7) as 47."""
    return text.strip("()").replace(",", "")


def _corner(corner: int) -> str:
    return NOTHING if corner == NONE else _cell(int(CORNERS[corner]))


def _name(robot: int) -> str:
    return NOTHING if robot == NONE else f"{LETTERS[int(robot) // 2]}{1 + int(robot) % 2}"


def _number(seat: Seat, robot: str) -> str:
    """1 or 2 of a robot of this seat."""
    return robot[1:] if robot[:1] == LETTERS[seat] else robot


def _flagged(flags: vec[i64], state: RobomasoState) -> str:
    return listed_words(_name(robot) for robot in range(2 * int(state.seats)) if flags[robot])


def sides_of(bits: int) -> str:
    """The letters of open sides."""
    return "".join(side for number, side in enumerate(FACINGS) if bits & 2**number)


def _tile(state: RobomasoState, cell: int) -> str:
    """A card as the rules page writes it."""
    card = int(state.card[cell])
    if card == EMPTY:
        return NOTHING
    if card == DOWN_CARD:
        return "-/FILL" if state.under[cell] == NONE else f"-/FILL[{CARD_NAMES[state.under[cell]]}]"
    sides, symbol = sides_of(int(state.open[cell])), int(SYMBOL[card])
    if symbol == FIELD:
        return f"{sides}/DEP.{LETTERS[_owner(state.field, cell)]}"
    if symbol == COMPUTER:
        return f"{sides}/CPU.{LETTERS[int(owner_of(state, cell))]}"
    if card >= CORRIDORS:
        return sides
    content = CONTENTS[symbol]
    if symbol == DOOR:
        content += f">{FACINGS[int(state.turned[cell])]}"
    if SHOWN[card] == 2:
        content += "*2"
    return f"{sides}/{content}" if content else sides


def _owner(cells: vec[i64], cell: int) -> int:
    return listed(cells).index(cell)


def _robot(state: RobomasoState, robot: int) -> str:
    """A robot as the rules page writes it."""
    if state.status[robot] == BOARD:
        heading = int(state.heading[robot])
        where = _cell(int(state.at[robot])) + FACINGS[heading]
        if state.barred[robot] != back(heading):
            where += f"-{FACINGS[int(state.barred[robot])]}"
        if state.muddy[robot]:
            where += "!mud"
    else:
        where = "RESERVE" if state.status[robot] == RESERVE else "WAIT" if state.dead[robot] else "HOME"
    counts = [int(state.cards[robot * KINDS + kind]) for kind in range(KINDS)]
    cards = ",".join(f"{CODES[kind]}{count}" for kind, count in enumerate(counts) if count)
    return f"{_name(robot)}@{where}{{{cards}|d{int(state.discs[robot])}}}"


def _laying(state: RobomasoState, tile: str, phrase: str) -> str:
    """`(2,1)=SW`, `(3,2)=NS/DOOR>S`: the answer that lays the drawn card so."""
    cell, _, what = tile.partition("=")
    sides, _, content = what.partition("/")
    if state.drawn == NONE:
        return f"lay:{_digits(cell)}:0"
    card = int(state.drawn)
    named, _, wanted = content.partition(">")
    if named and named.removesuffix("*2") != CONTENTS[int(SYMBOL[card])]:
        raise wrong(f"“{phrase}”: another card was drawn, {CARD_NAMES[card]}")
    for quarters in range(4):
        if sides_of(int(OPEN[4 * card + quarters])) == sides and (not wanted or FACINGS[quarters] == wanted):
            return f"lay:{_digits(cell)}:{quarters}"
    raise wrong(f"“{phrase}”: the drawn card cannot have these open sides")


def _said(name: str, value: object) -> object:
    """A field of an event as its sentence speaks of it."""
    if isinstance(value, bool):
        return int(value)
    if name in ("robot", "foe", "victim", "layer", "first") and isinstance(value, int):
        return ROBOT_NAMES[value] if value >= 0 else "none"
    if name in ("cell", "start") and isinstance(value, str):
        return f"{value[0]},{value[1]}"
    if name in ("robots", "hit") and isinstance(value, tuple):
        return tuple(ROBOT_NAMES[robot] for robot in value)
    if name == "path" and isinstance(value, tuple):
        return tuple(f"{cell[0]},{cell[1]}" for cell in value)
    return value


def card_words(card: int) -> dict[str, object]:
    """What the message of a corridor card speaks of."""
    shape, _, symbol = CARD_NAMES[card].partition("-")
    return {"shape": shape, "symbol": symbol.removesuffix("2"), "shown": int(SHOWN[card])}


def _spoken(value: str) -> object:
    """A part of a word in labels: numbers are counted."""
    return int(value) if value.isdecimal() else value
