"""Reading a written position: value by value, then the deck, then the question; a ValueError says what is wrong."""

from __future__ import annotations

import re

from igroteka.core.arrays import listed
from igroteka.core.engine import NOBODY, SILENT
from igroteka.core.grid import FACINGS, back
from igroteka.core.values import NONE as NOTHING
from igroteka.core.values import one_of, pairs, read_number, words_of
from igroteka.games.robomaso.actions import WAY_NAMES
from igroteka.games.robomaso.box import (
    BEND,
    CAPACITY,
    COMPUTER,
    CORRIDORS,
    CROSS,
    DOOR,
    DOWN,
    END,
    FIELD,
    HOLE,
    KINDS,
    MOST_CARDS,
    NONE,
    SEATS,
    STRAIGHT,
    TEE,
    kind_of,
)
from igroteka.games.robomaso.rules.building import level_of, look_for_places
from igroteka.games.robomaso.rules.movement import is_bogged, movement_of
from igroteka.games.robomaso.rules.reach import survey
from igroteka.games.robomaso.rules.setup import start_of
from igroteka.games.robomaso.rules.turn import go_on
from igroteka.games.robomaso.state import (
    AIMING,
    BOARD,
    CANCELLED,
    COMING_HOME,
    COUNTED,
    DRIVING,
    DUEL,
    EMPTY,
    ENDINGS,
    GIVING,
    GOING_ON,
    LAYING,
    MEETING,
    OPENING,
    OVER,
    PLACING,
    RAIDING,
    RESERVE,
    TAKING,
    WAIT,
    WORKING,
    RobomasoState,
)
from igroteka.games.robomaso.tables import (
    BOX,
    CARD_NAMES,
    COMPUTER_CARD,
    COUNT,
    DOWN_CARD,
    FIELD_CARD,
    INNER,
    OPEN,
    PLACE,
    cell_at,
)

LETTERS = "ABCD"  # the seats
CODES = ["SPD", "MAN", "REA", "CAP", "SLM", "RAY", "SNO", "JAY", "PLA"]  # of abilities and weapons
CONTENTS = [*CODES, "", "TEL", "DOOR", "NEST", "MUD", "HOLE"]  # of corridor cards
STATUS_WORDS = {"RESERVE": (RESERVE, 0), "WAIT": (WAIT, 1), "HOME": (WAIT, 0)}
STAGE_WORDS = [
    "dealing",
    "corners",
    "opening",
    "placing",
    "building",
    "laying",
    "deploying",
    "picking",
    "driving",
    "taking",
    "giving",
    "raiding",
    "home",
    "meeting",
    "duel",
    "aiming",
    "looting",
    "over",
]
CHOICE_WORDS = [*(f"fire:{name}" for name in WAY_NAMES), *(f"hold:{name}" for name in WAY_NAMES), "hold"]
SHAPES = {1: END, 3: TEE, 4: CROSS}

OF_TABLE = (
    *("tiles", "rest", "robots", "plants", "stored", "cancelled", "deck", "aside", "drawn", "supply", "corners"),
    *("order", "turn", "round", "stage", "moved", "tried", "moving", "points", "begun", "checking", "survived"),
    *("bogged", "spins", "hop", "takes", "gives", "met", "peace", "foe", "decides", "held", "shot", "choices"),
    *("looter", "prey", "haul", "rank", "level", "fields", "computers", "ended", "winner"),
)

OF_A_MOVE = (DRIVING, TAKING, GIVING, RAIDING, COMING_HOME, MEETING, DUEL, AIMING)  # stages
_CELL = r"\((\d),(\d)\)"


def read_cell(text: str, what: str) -> int:
    """(4,7) as a cell."""
    found = re.fullmatch(_CELL, text)
    if not found:
        raise ValueError(f"“{what}” has cells such as (4,7), not {text!r}")
    return cell_at(int(found[1]), int(found[2]))


class Reader:
    """Puts written values into a state."""

    def __init__(self, state: RobomasoState, given: dict[str, str]) -> None:
        self.state = state
        self.given = given
        self.seats = int(state.seats)

    def read(self) -> None:
        """All values, then what follows from them."""
        state = self.state
        state.build_gallery()
        self._order()
        self._tiles()
        state.work_out()
        self._robots()
        self._plants()
        self._computers()
        self._supply()
        self._deck()
        survey(state)
        self._move()
        self._encounter()
        self._ask()

    # whose turn

    def _number(self, name: str, usual: int) -> int:
        return read_number(self.given[name], name) if name in self.given else usual

    def _flag(self, name: str, usual: bool = False) -> int:
        return one_of(self.given.get(name, "yes" if usual else "no"), ["no", "yes"], name)

    def _seat(self, text: str, what: str) -> int:
        return one_of(text, LETTERS[: self.seats], what)

    def _robot(self, text: str, what: str) -> int:
        names = [f"{LETTERS[robot // 2]}{1 + robot % 2}" for robot in range(2 * self.seats)]
        return one_of(text, names, what)

    def _robot_or_none(self, name: str) -> int:
        text = self.given.get(name, NOTHING)
        return NONE if text == NOTHING else self._robot(text, name)

    def _order(self) -> None:
        state = self.state
        named = [self._seat(word, "order") for word in words_of(self.given.get("order", NOTHING))]
        order = named or list(range(self.seats))
        if sorted(order) != list(range(self.seats)):
            raise ValueError("“order” names every seat once")
        for place, seat in enumerate(order):
            state.order[place] = seat
        turn = self.given.get("turn", LETTERS[order[0]])
        state.place = order.index(self._seat(turn, "turn"))
        state.round = self._number("round", 7)
        corners = [0, 2] if self.seats == 2 else [0, 1, 2, 3]
        for seat in range(self.seats):
            state.corner[seat] = corners[seat]
        for name, cell in pairs(self.given.get("corners", NOTHING), "corners"):
            places = [f"({x},{y})" for x, y in ((0, 0), (9, 0), (9, 9), (0, 9))] + [NOTHING]
            number = one_of(cell, places, "corners")
            state.corner[self._seat(name, "corners")] = NONE if number == SEATS else number
        homes = [int(state.corner[seat]) for seat in range(self.seats) if state.corner[seat] != NONE]
        if len(set(homes)) < len(homes):
            raise ValueError("“corners”: every player has another corner")

    # the board

    def _tiles(self) -> None:
        state = self.state
        if one_of(self.given.get("rest", "empty"), ["empty", "fill"], "rest"):
            for number in range(len(INNER)):
                state.card[INNER[number]] = DOWN_CARD
        for word in words_of(self.given.get("tiles", NOTHING)):
            where, equals, what = word.partition("=")
            cell = read_cell(where, "tiles")
            if not equals or PLACE[cell] == NONE:
                raise ValueError(f"“tiles” has items (x,y)=SIDES/CONTENT inside the gallery, not {word!r}")
            self._tile(cell, what, word)

    def _tile(self, cell: int, what: str, word: str) -> None:
        """One card: its open sides, and what is on it."""
        state = self.state
        if what == NOTHING:
            state.card[cell] = EMPTY
            return
        sides, _, content = what.partition("/")
        if content.startswith("FILL"):
            state.card[cell] = DOWN_CARD
            state.under[cell] = NONE if content == "FILL" else one_of(content[5:-1], CARD_NAMES, "tiles")
            return
        if not sides or [side for side in FACINGS if side in sides] != list(sides):
            raise ValueError(f"“tiles”: {word!r} must name its open sides in the order NESW")
        bits = sum(2 ** FACINGS.index(side) for side in sides)
        card, quarters = self._card_of(bits, content, word, cell)
        state.card[cell], state.turned[cell] = card, quarters

    def _card_of(self, bits: int, content: str, word: str, cell: int) -> tuple[int, int]:
        if content.startswith(("DEP.", "CPU.")):
            seat = self._seat(content[4:], "tiles")
            if (self.state.field if content.startswith("DEP.") else self.state.computer)[seat] != NONE:
                raise ValueError(f"“tiles”: there is only one {content}")
            if content.startswith("DEP."):
                self.state.field[seat] = cell
                return self._turned(FIELD_CARD, bits, word), 0
            self.state.computer[seat], self.state.machine[seat] = cell, WORKING
            return COMPUTER_CARD, self._quarters(COMPUTER_CARD, bits, word)
        name, _, exit_ = content.partition(">")
        shown = 2 if name.endswith("*2") else 1
        symbol = one_of(name.removesuffix("*2"), CONTENTS, "tiles")
        count = bin(bits).count("1")
        shape = SHAPES.get(count, STRAIGHT if bits in (5, 10) else BEND)
        card = kind_of(shape, symbol, shown)
        if symbol == DOOR:
            quarters = one_of(exit_, list(FACINGS), "tiles")
            if OPEN[4 * card + quarters] != bits:
                raise ValueError(f"“tiles”: the exit of the door {word!r} is one of its open sides")
            return card, quarters
        return card, self._quarters(card, bits, word)

    def _turned(self, card: int, bits: int, word: str) -> int:
        self._quarters(card, bits, word)
        return card

    def _quarters(self, card: int, bits: int, word: str) -> int:
        for quarters in range(4):
            if OPEN[4 * card + quarters] == bits:
                return quarters
        raise ValueError(f"“tiles”: {word!r} does not have this shape")

    # robots

    def _robots(self) -> None:
        named: list[str] = []
        for word in words_of(self.given.get("robots", NOTHING)):
            found = re.fullmatch(
                r"([A-D][12])@(?:\((\d),(\d)\)([NESW])(?:-([NESW]))?(!mud)?|(RESERVE|WAIT|HOME))"
                r"\{([A-Z0-9,]*)(?:\|d(\d{1,2}))?\}",
                word,
            )
            if not found:
                raise ValueError(f"“robots” has items such as A1@(4,4)E{{SPD2,RAY1|d1}}, not {word!r}")
            if found[1] in named:
                raise ValueError(f"“robots” names {found[1]} twice")
            named.append(found[1])
            self._one_robot(word, [part or "" for part in found.groups()])

    def _one_robot(self, word: str, parts: list[str]) -> None:
        name, x, y, heading, barred, mud, status, cards, discs = parts
        state, robot = self.state, self._robot(name, "robots")
        if status:
            state.status[robot], state.dead[robot] = STATUS_WORDS[status]
        else:
            cell = cell_at(int(x), int(y))
            if state.card[cell] in (EMPTY, DOWN_CARD) or state.what[cell] == HOLE:
                raise ValueError(f"“robots”: no robot can stand where {word!r} is")
            other = int(state.robot_on(cell))
            if other != NONE and (other // 2 != robot // 2 or cell != state.field[robot // 2]):
                raise ValueError(f"“robots”: another robot stands where {word!r} is")
            state.status[robot], state.at[robot] = BOARD, cell
            state.heading[robot] = FACINGS.index(heading)
            state.barred[robot] = FACINGS.index(barred) if barred else back(state.heading[robot])
            state.muddy[robot] = int(bool(mud))
        for part in cards.split(",") if cards else []:
            count = part[3:]
            kind = one_of(part[:3], CODES, "robots")
            state.cards[robot * KINDS + kind] = read_number(count or "1", "robots")
        state.discs[robot] = int(discs or 0)

    def _plants(self) -> None:
        for word in words_of(self.given.get("plants", NOTHING)):
            name, at, cell = word.partition("@")
            if not at:
                raise ValueError(f"“plants” has items such as B2@(3,4), not {word!r}")
            place = read_cell(cell, "plants")
            if self.state.what[place] in (NONE, DOWN, HOLE, FIELD, COMPUTER):
                raise ValueError(f"“plants”: no flytrap can lie where {word!r} is")
            self.state.plant[place] = self._robot(name, "plants")

    def _computers(self) -> None:
        state = self.state
        for name, cell in pairs(self.given.get("cancelled", NOTHING), "cancelled"):
            seat = self._seat(name, "cancelled")
            state.machine[seat], state.computer[seat] = CANCELLED, read_cell(cell, "cancelled")
            if PLACE[state.computer[seat]] == NONE:
                raise ValueError("“cancelled”: computers lie inside the gallery")
            state.lay(state.computer[seat], DOWN_CARD, 0)
        for name, count in pairs(self.given.get("stored", NOTHING), "stored"):
            seat = self._seat(name, "stored")
            if state.machine[seat] != WORKING:
                raise ValueError(f"“stored”: {name} has no working computer")
            state.stored[seat] = read_number(count, "stored")

    def _supply(self) -> None:
        """What the robots do not have."""
        state = self.state
        for kind in range(KINDS):
            held = sum(int(state.cards[robot * KINDS + kind]) for robot in range(2 * self.seats))
            limited = state.terms.token_supply == COUNTED or kind == CAPACITY
            state.supply[kind] = max(0, BOX.supply[kind] - held) if limited else BOX.supply[kind]
        for name, count in pairs(self.given.get("supply", NOTHING), "supply"):
            state.supply[one_of(name, CODES, "supply")] = read_number(count, "supply")

    def _deck(self) -> None:
        """The given cards, the next one first; or some, or all that are nowhere else."""
        state = self.state
        if self.given.get("drawn", NOTHING) != NOTHING:
            state.drawn = one_of(self.given["drawn"], CARD_NAMES, "drawn")
        aside = [one_of(word, CARD_NAMES, "aside") for word in words_of(self.given.get("aside", NOTHING))]
        state.aside_size = len(aside)
        for place, card in enumerate(aside):
            state.aside[place] = card
        text = self.given.get("deck", "")
        if text and not text.isdecimal():
            cards = [one_of(word, CARD_NAMES, "deck") for word in words_of(text)][::-1]
        else:
            left = listed(COUNT)
            for card in (*listed(state.card), *listed(state.under), *aside, int(state.drawn)):
                if 0 <= card < CORRIDORS and left[card] > 0:
                    left[card] -= 1
            cards = [card for card in range(CORRIDORS) for _ in range(left[card])]
            if text:
                cards = [cards[number % len(cards)] for number in range(read_number(text, "deck"))]
        if len(cards) > MOST_CARDS:
            raise ValueError(f"“deck” has at most {MOST_CARDS} cards")
        state.deck_size = len(cards)
        for place, card in enumerate(cards):
            state.deck[place] = card

    # what is going on

    def _flags(self, name: str) -> list[int]:
        return [self._robot(word, name) for word in words_of(self.given.get(name, NOTHING))]

    def _move(self) -> None:
        state = self.state
        state.robot = self._robot_or_none("moving")
        usual = "picking" if state.robot == NONE else "driving"
        state.stage = one_of(self.given.get("stage", usual), STAGE_WORDS, "stage")
        for name, flags in (("moved", state.moved), ("tried", state.tried), ("met", state.met), ("peace", state.peace)):
            for robot in self._flags(name):
                flags[robot] = 1
        if state.robot != NONE:
            state.points = self._number("points", int(movement_of(state, state.robot)))
            state.bogged = self._flag("bogged", is_bogged(state, state.robot))
        state.begun, state.checking = self._flag("begun"), self._flag("checking")
        state.survived, state.hop = self._flag("survived"), self._flag("hop")
        state.spins, state.takes, state.gives = (self._number(name, 0) for name in ("spins", "takes", "gives"))
        if state.place < self.seats:
            look_for_places(state)
        state.field_level = self._number("fields", int(state.field_level))
        state.computer_level = self._number("computers", int(state.computer_level))
        if state.drawn != NONE:
            state.level = self._number("level", int(level_of(state, state.drawn)))

    def _encounter(self) -> None:
        state = self.state
        state.foe, state.turn_of = self._robot_or_none("foe"), self._robot_or_none("decides")
        state.held = self._flag("held")
        shot = self.given.get("shot", NOTHING)
        state.shot = NONE if shot == NOTHING else one_of(shot, WAY_NAMES, "shot")
        state.looter = self._robot_or_none("looter")
        for robot in self._flags("prey"):
            state.prey[robot] = 1
        state.haul, state.rank = self._number("haul", 0), self._number("rank", 0)
        for name, word in pairs(self.given.get("choices", NOTHING), "choices"):
            state.choice[self._seat(name, "choices")] = one_of(word, CHOICE_WORDS, "choices")

    def _ask(self) -> None:
        state = self.state
        state.ending = one_of(self.given.get("ended", "no"), ENDINGS, "ended")
        winner = self.given.get("winner", NOTHING)
        state.winner = NOBODY if winner == NOTHING else self._seat(winner, "winner")
        if state.stage == OVER or state.ending != GOING_ON:
            state.stage = OVER
            return
        self._check_stage()
        go_on(state, SILENT)
        if state.sealed:
            for seat in range(self.seats):
                if state.choice[seat] != NONE:
                    state.answered(seat)

    def _check_stage(self) -> None:
        """Whether there is what the stage is about."""
        state = self.state
        word = STAGE_WORDS[int(state.stage)]
        if state.stage in (OPENING, LAYING) and state.drawn == NONE:
            raise ValueError(f"stage {word} needs “drawn”")
        if state.stage == PLACING and state.card[start_of(state, state.on_turn())] == EMPTY:
            raise ValueError(f"stage {word} needs a card on the home corner cell")
        if state.stage in OF_A_MOVE and state.robot == NONE:
            raise ValueError(f"stage {word} needs “moving”")
        if state.stage in (TAKING, GIVING) and state.what[state.at[state.robot]] >= KINDS:
            raise ValueError(f"stage {word} needs a robot on a symbol")
        if state.stage == RAIDING and state.what[state.at[state.robot]] != COMPUTER:
            raise ValueError(f"stage {word} needs a robot on a computer")
        if state.stage == DUEL and state.foe == NONE:
            raise ValueError(f"stage {word} needs “foe”")
        if state.stage == AIMING and state.shot == NONE:
            raise ValueError(f"stage {word} needs “shot”")
