"""Positions and answers as text; docs/examples.md explains them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import ClassVar

from igroteka.core.arrays import array, listed, zeros
from igroteka.core.engine import FINE, Options
from igroteka.core.errors import BadFile
from igroteka.core.grid import FACINGS, OFF, Grid, square_name
from igroteka.core.notation import Notation
from igroteka.core.rng import Rng
from igroteka.core.wire import Event, Seat
from igroteka.games.algoracing import picture
from igroteka.games.algoracing.actions import BASE, CARD, EXCHANGE, LIFT, TURN, VERB, WORDS
from igroteka.games.algoracing.events import Delivered
from igroteka.games.algoracing.rules.algorithm import LONGEST, edit, expand, forbids_edit
from igroteka.games.algoracing.rules.end import WHY
from igroteka.games.algoracing.rules.field import Fault, may_face
from igroteka.games.algoracing.rules.setup import find_labs, in_deck
from igroteka.games.algoracing.rules.terms import fault_of, field_of, terms_of
from igroteka.games.algoracing.rules.turn import ask_for_turn, forbids_replace
from igroteka.games.algoracing.state import (
    ABOARD,
    BOXED,
    DELIVERED,
    INNER,
    ROVERS,
    AlgoracingState,
    Row,
    Terms,
)
from igroteka.games.algoracing.tables import (
    BOX,
    CAPACITY,
    CARDS,
    COLOUR_NAMES,
    COMMANDS,
    CORNER_NAMES,
    CORNERS,
    COUNT,
    HAND,
    LAYOUTS,
    LETTERS,
    LIMIT,
    TYPE_NAMES,
    TYPES,
    Field,
    Plan,
    fixtures,
    put_blocks,
    put_elevators,
    put_walls,
    read_map,
)
from igroteka.games.algoracing.view import AlgoracingView, row_view

KINDS = [name[0].upper() for name in TYPE_NAMES]  # Y B R G
QUESTION_WORDS = {BASE: "base", TURN: "turn", EXCHANGE: "exchange"}
VALUES = (
    "field",
    "board",
    "blocks",
    "elevators",
    "walls",
    "levels",
    "bases",
    *COLOUR_NAMES,
    *(f"{colour} hand" for colour in COLOUR_NAMES),
    *(f"{colour} delivered" for colour in COLOUR_NAMES),
    "samples",
    "row",
    "deck",
    "discard",
    "bars",
    "waiting",
    "first",
    "turn",
    "round",
    "asks",
    "edits",
    "exchange",
    "ended",
)
ROVER = re.compile(r"([a-z]\d+) ([NESW]) \[([YBRG]*)\]")
COVERED = re.compile(r"([A-Z])((?:/[A-Z])*)")
NONE = "-"


def wrong(what: str) -> BadFile:
    """A position that cannot be read."""
    return BadFile("algoracing-bad-position", what=what)


class Written(Notation[AlgoracingState, AlgoracingView]):
    """A position is a field, rovers, samples, cards and a turn; the seats are called by their colours."""

    seats = tuple(COLOUR_NAMES)
    replaces: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "field": ("board", "blocks", "elevators"),
        "board": ("blocks", "elevators"),
    }

    def names(self, state: AlgoracingState) -> tuple[str, ...]:
        return tuple(COLOUR_NAMES[colour] for colour in state.terms.colours[: int(state.seats)])

    # reading

    def read(self, given: dict[str, str], seats: int, options: Options, rng: Rng) -> AlgoracingState:
        self.only(given, *VALUES)
        fault = fault_of(seats, options)
        if fault is not None:
            raise BadFile(fault.message, **fault.words)
        terms = terms_of(options)
        try:
            field = _read_field(given, terms, options, rng)
            state = AlgoracingState(seats, terms, field, rng)
            state.practice = terms.practice
            state.choosing = int(_one_of(given.get("asks", "turn"), list(QUESTION_WORDS.values()), "asks") == BASE)
            self._read_bases(state, given)
            self._read_rovers(state, given)
            _read_row(state.row, given.get("row", NONE))
            self._read_cards(state, given)
            self._read_turn(state, given, options)
        except ValueError as error:
            raise wrong(str(error)) from error
        return state

    def _read_bases(self, state: AlgoracingState, given: dict[str, str]) -> None:
        """Where the base tokens lie; all four, unless corners are still being chosen."""
        for part in _parts(given.get("bases", NONE if state.choosing else "red=sw yellow=nw green=ne blue=se")):
            name, _, place = part.partition("=")
            colour, corner = _one_of(name, COLOUR_NAMES, "bases"), _one_of(place, CORNER_NAMES, "bases")
            if state.token[corner] >= 0 or colour in listed(state.token):
                raise ValueError(f"“bases” has {name} or {place} twice")
            state.token[corner] = colour
        if not state.choosing:
            if -1 in listed(state.token):
                raise ValueError("“bases” names a corner for each of the four colours")
            find_labs(state)

    def _read_rovers(self, state: AlgoracingState, given: dict[str, str]) -> None:
        """Rovers, samples, bars and waiting."""
        tokens: list[tuple[int, int]] = []  # type and place
        for rover in range(ROVERS):
            colour = self._name(state, rover)
            tokens += _read_rover(state, rover, given.get(colour, _at_home(state, rover)), colour)
            for name in (f"{colour} delivered", f"{colour} hand"):
                if name in given and rover >= state.seats:
                    raise ValueError(f"“{name}”: nobody plays this colour")
            delivered = _cards(given.get(f"{colour} delivered", NONE), KINDS)
            tokens += [(kind, DELIVERED + rover) for kind in delivered]
        for part in _parts(given.get("samples", NONE)):
            square, _, types = part.partition("=")
            tokens += [(kind, state.field.grid.square(square)) for kind in _cards(" ".join(types), KINDS)]
        _put_tokens(state, tokens)
        for part in _parts(given.get("bars", NONE)):
            one, _, two = part.partition("-")
            a, b = self._rover(state, one), self._rover(state, two)
            state.bars[a] |= 2**b
            state.bars[b] |= 2**a
        for name in _parts(given.get("waiting", NONE)):
            state.waiting[self._rover(state, name)] = 1

    def _name(self, state: AlgoracingState, rover: int) -> str:
        return COLOUR_NAMES[state.colour(rover)]

    def _rover(self, state: AlgoracingState, name: str) -> int:
        """A rover on the board by its colour."""
        rover = state.colour_rover(_one_of(name, COLOUR_NAMES, "a rover"))
        if state.square[rover] == OFF:
            raise ValueError(f"{name} is not on the board")
        return rover

    def _read_cards(self, state: AlgoracingState, given: dict[str, str]) -> None:
        """Hands, deck and discard pile; what is not told is taken from the cards that are left."""
        left = [int(COUNT[card]) if in_deck(state, card) else 0 for card in range(CARDS)]
        for card in state.row.all_cards():
            left[card] -= 1
        told: dict[int, list[int]] = {}
        for seat in range(int(state.seats)):
            text = given.get(f"{self._name(state, seat)} hand", NONE if state.choosing or state.away[seat] else "")
            if text:
                told[seat] = _cards(text, LETTERS)
                for card in told[seat]:
                    left[card] -= 1
        piles = {name: _pile(given.get(name, ""), left) for name in ("discard", "deck")}
        if min(left) < 0:
            raise ValueError(f"there are not so many cards {LETTERS[left.index(min(left))]} in this game")
        for seat in range(int(state.seats)):
            for card in told[seat] if seat in told else [_any(left) for _ in range(HAND)]:
                state.hand[seat * CARDS + card] += 1
        discard, deck = piles["discard"] or [], piles["deck"]
        if deck is None:
            deck = [card for card in range(CARDS) for _ in range(left[card])]
        state.pile_size, state.deck_size = len(discard), len(deck)
        for number, card in enumerate(discard):
            state.pile[number] = card
        for number, card in enumerate(reversed(deck)):
            state.deck[number] = card
        state.count()

    def _read_turn(self, state: AlgoracingState, given: dict[str, str], options: Options) -> None:
        """Who is asked what."""
        names, first = self.names(state), options.text("first_player").removeprefix("seat")
        usual = names[int(first) - 1] if first.isdecimal() else names[0]
        state.first = self.seat(given.get("first", usual), state)
        seat = self.seat(given.get("turn", names[int(state.first)]), state)
        state.at = (seat - state.first) % state.seats
        state.round = _number(given.get("round", "1"), "round")
        state.ending = _one_of(given.get("ended", WHY[0]), WHY, "ended")
        if state.ending:
            return
        if state.away[seat] or (state.square[seat] == OFF) != bool(state.choosing):
            raise ValueError(f"{names[seat]} cannot be on turn")
        if state.choosing:
            state.ask(seat, BASE)
            return
        ask_for_turn(state, seat)
        self._read_edits(state, seat, given)

    def _read_edits(self, state: AlgoracingState, seat: Seat, given: dict[str, str]) -> None:
        """What the player on turn has done so far. The cards are in the draft, not in the hand that was told."""
        for word in _parts(given.get("edits", NONE)):
            code = _one_of(word, WORDS, "edits")
            if VERB[code] < LIFT:
                state.hand[seat * CARDS + CARD[code]] += 1
                state.held[seat] += 1
            if VERB[code] > LIFT or forbids_edit(state, seat, code) != FINE:
                raise ValueError(f"“edits”: {word} is not possible here")
            edit(state, seat, code)
        if given.get("asks") == "exchange":
            state.ask_also(seat, EXCHANGE)
            for card in _cards(given.get("exchange", NONE), LETTERS):
                if forbids_replace(state, seat, card) != FINE:
                    raise ValueError(f"“exchange”: there is no card {LETTERS[card]} for it")
                state.marked[card] += 1

    # telling

    def tell(self, state: AlgoracingState) -> dict[str, str]:
        plan, seat = state.field.plan, int(state.on_turn())
        names = self.names(state)
        asked = BASE if state.choosing else TURN if state.ending else int(state.asked[seat])
        told = {
            "board": picture.field(plan, state.field.states),
            "blocks": _areas(plan),
            "elevators": _list(f"{state.field.name(e[0])}>{FACINGS[e[1]]}" for e in plan.elevators),
            "bases": _list(
                f"{COLOUR_NAMES[state.token[corner]]}={CORNER_NAMES[corner]}"
                for corner in range(CORNERS)
                if state.token[corner] >= 0
            ),
        }
        for rover in range(ROVERS):
            colour = COLOUR_NAMES[state.colour(rover)]
            told[colour] = _rover_text(state, rover)
            if rover < state.seats:
                told[f"{colour} hand"] = _letters(_hand(state, rover))
                told[f"{colour} delivered"] = _list(KINDS[kind] for kind in _types_at(state, DELIVERED + rover))
        told |= {
            "samples": _list(
                f"{state.field.name(square)}={''.join(KINDS[kind] for kind in _types_at(state, square))}"
                for square in range(int(state.field.size))
                if state.samples[square]
            ),
            "row": picture.row_text(row_view(state.row)),
            "deck": _letters(listed(state.deck)[: int(state.deck_size)][::-1]),
            "discard": _letters(listed(state.pile)[: int(state.pile_size)]),
            "bars": _list(
                f"{self._name(state, a)}-{self._name(state, b)}"
                for a in range(ROVERS)
                for b in range(a + 1, ROVERS)
                if state.bars[a] & 2**b
            ),
            "waiting": _list(self._name(state, rover) for rover in range(ROVERS) if state.waiting[rover]),
            "first": names[int(state.first)],
            "turn": names[seat],
            "round": str(int(state.round)),
            "asks": QUESTION_WORDS[asked],
            "edits": _list(WORDS[code] for code in listed(state.edits)[: int(state.edited)]),
            "exchange": _letters([card for card in range(CARDS) for _ in range(int(state.marked[card]))]),
            "ended": WHY[state.ending],
        }
        return told

    def facts(self, state: AlgoracingState) -> dict[str, str]:
        field, seats = state.field, range(int(state.seats))
        names = self.names(state)
        row = state.draft if state.edited else state.row
        return {
            "aboard": " ".join(f"{names[seat]}={int(state.aboard[seat])}" for seat in seats),
            "points": " ".join(f"{names[seat]}={int(state.points[seat])}" for seat in seats),
            "lying": _list(
                f"{field.name(square)}x{int(state.samples[square])}"
                for square in range(int(field.size))
                if state.samples[square]
            ),
            "places": _list(
                f"{names[seat]}={field.name(int(state.square[seat]))}" for seat in seats if state.square[seat] != OFF
            ),
            "heights": _list(
                f"{names[seat]}={int(field.level[state.square[seat]])}" for seat in seats if state.square[seat] != OFF
            ),
            "hand sizes": " ".join(f"{names[seat]}={int(state.held[seat])}" for seat in seats),
            "deck size": str(int(state.deck_size)),
            "discard size": str(int(state.pile_size)),
            "length": str(int(row.length)),
            "prepared": picture.row_text(row_view(row)),
            "expands": _letters(_expanded(row)),
            "target": str(int(state.terms.target)),
            "tokens": str(int(state.left)),
            "stone walls": _list(f"{field.name(wall[0])}-{field.name(wall[1])}" for wall in field.plan.walls),
            "marks": _list(field.name(mark) for mark in field.plan.marks),
            "working": _list(
                f"{field.name(e[0])}>{FACINGS[e[1]]}"
                for e, broken in zip(field.plan.elevators, field.states, strict=True)
                if not broken
            ),
            "labs": _list(
                f"{names[seat]}={CORNER_NAMES[corner]}"
                for seat in seats
                for corner in range(CORNERS)
                if int(state.labs[corner]) & 2**seat
            ),
        }

    # phrases

    def arrange(self, state: AlgoracingState, phrase: str) -> dict[str, str]:
        """`red executes S R S`: red is on turn and holds these cards; of a longer row all but one lie there already."""
        name, _, rest = phrase.partition(" ")
        if not rest.startswith("executes "):
            return {}
        cards = rest.split()[1:]
        if any(card not in LETTERS[:COMMANDS] for card in cards):
            raise wrong(f"“executes” is followed by commands: {' '.join(LETTERS[:COMMANDS])}")
        before = cards[:-1] if state.terms.shared and len(cards) > 3 else []
        changes = {f"{colour} hand": "" for colour in COLOUR_NAMES}
        changes |= {"deck": "", "discard": "", "edits": "", "exchange": "", "asks": "", "turn": name}
        changes |= {f"{name} hand": " ".join(cards[len(before) :]), "row": " ".join(before) or NONE}
        return changes

    def perform(self, state: AlgoracingState, phrase: str) -> list[tuple[Seat, str]]:
        """`red lays S at 2`, `red covers 2 with U`, `red cycles 1-2 with X2`, `red lifts 1`, `red runs`, …"""
        name, _, rest = phrase.partition(" ")
        seat, words = self.seat(name, state), rest.split()
        match words:
            case ["executes", *cards]:
                start = int(state.row.length) if state.terms.shared else 0
                return [*((seat, f"lay:{card}:{start + n}") for n, card in enumerate(cards[start:], 1)), (seat, "run")]
            case ["lays", card]:
                return [(seat, self._known(f"lay:{card}:{min(int(state.draft.length) + 1, LIMIT)}"))]
            case ["lays", card, "at", place]:
                return [(seat, self._known(f"lay:{card}:{place}"))]
            case ["covers", place, "with", card]:
                return [(seat, self._known(f"cover:{card}:{place}"))]
            case ["cycles", place, "with", card]:
                return [(seat, self._known(f"cycle:{card}:{place}"))]
            case ["lifts", place]:
                return [(seat, self._known(f"lift:{place}"))]
            case ["runs"]:
                return [(seat, "run")]
            case ["passes"]:
                return [(seat, "pass"), (seat, "draw")]
            case ["exchanges", *cards]:
                return [(seat, "pass"), *((seat, self._known(f"replace:{card}")) for card in cards), (seat, "draw")]
            case ["chooses", corner, facing]:
                return [(seat, self._known(f"base:{corner}:{facing}"))]
            case [word]:
                return [(seat, self._known(word))]
        raise wrong(f"“{phrase}” is no phrase of this game")

    def _known(self, word: str) -> str:
        if word not in WORDS:
            raise wrong(f"“{word}” is no answer of this game")
        return word

    # people

    def draw(self, view: AlgoracingView, language: str = "en") -> str:
        return picture.draw(view, language)

    def tell_view(self, view: AlgoracingView) -> dict[str, str]:
        names = [COLOUR_NAMES[colour] for colour in view.colours]
        seats = range(len(view.players))
        width = view.field.width
        told = {
            "asked": _list(names[seat] for seat in view.asked),
            "prompt": view.prompt or NONE,
            "hand": _letters([card for card, count in enumerate(view.hand) for _ in range(count)]),
            "hand sizes": " ".join(f"{names[seat]}={view.players[seat].cards}" for seat in seats),
            "points": " ".join(f"{names[seat]}={view.players[seat].points}" for seat in seats),
            "aboard": " ".join(f"{names[seat]}={view.rovers[seat].aboard}" for seat in seats),
            "lying": _list(
                f"{square_name(square, width)}x{count}" for square, count in enumerate(view.samples) if count
            ),
            "deck size": str(view.deck),
            "discard": _letters(list(view.pile)),
            "row": picture.row_text(view.row),
            "prepared": NONE if view.draft is None else picture.row_text(view.draft),
            "exchange": _letters([card for card, count in enumerate(view.marked) for _ in range(count)]),
        }
        for number, rover in enumerate(view.rovers):
            at, nose = rover.square, FACINGS[rover.facing]
            place = f"{square_name(at, width)} {nose}" if at != OFF else NONE
            told[names[number]] = place
        for seat in seats:
            types = [KINDS[kind] for kind, count in enumerate(view.players[seat].delivered) for _ in range(count)]
            told[f"{names[seat]} delivered"] = _list(types)
        return told

    def args(self, event: Event) -> dict[str, object]:
        told = {name: _listed(value) for name, value in super().args(event).items()}
        if isinstance(event, Delivered):
            told |= {name: event.types.count(name) for name in TYPE_NAMES}
        return told

    def label(self, word: str) -> tuple[str, dict[str, object]]:
        verb, _, rest = word.partition(":")
        first, _, second = rest.partition(":")
        if verb == "base":
            return "answer-base", {"corner": first, "facing": second}
        if verb == "lift":
            return "answer-lift", {"place": first}
        if verb == "cycle" and "-" in second:
            return "answer-cycle-two", {"card": first, "place": second[0], "last": second[2]}
        return f"answer-{verb}", {"card": first, "place": second}


def _list(items: Iterable[str]) -> str:
    """Words with spaces between them, or a dash."""
    return " ".join(items) or NONE


def _parts(text: str) -> list[str]:
    return [] if text == NONE else text.split()


def _listed(value: object) -> object:
    return (", ".join(str(item) for item in value) or NONE) if isinstance(value, tuple) else value


def _letters(cards: list[int]) -> str:
    return _list(LETTERS[card] for card in cards)


def _cards(text: str, letters: list[str]) -> list[int]:
    """Cards or sample types by their letters."""
    return [_one_of(part, letters, text) for part in _parts(text)]


def _one_of(word: str, known: list[str], what: str) -> int:
    """The number of a word in a list."""
    if word not in known:
        told = known if len(known) < 12 else [*known[:3], "…"]
        raise ValueError(f"“{what}”: {word!r} is none of {', '.join(told)}")
    return known.index(word)


def _number(text: str, what: str) -> int:
    """A whole number of reasonable size."""
    if not text.isascii() or not text.isdecimal() or len(text) > 6:
        raise ValueError(f"“{what}” is a whole number, not {text!r}")
    return int(text)


def _any(left: list[int]) -> int:
    """Some card that is left, of the kind there are most of."""
    card = left.index(max(left))
    if left[card] <= 0:
        raise ValueError("there are not enough cards for all hands")
    left[card] -= 1
    return card


def _pile(text: str, left: list[int]) -> list[int] | None:
    """A pile: its cards, or how many; None if nothing is told."""
    if not text:
        return None
    if text.isdecimal():
        return [_any(left) for _ in range(_number(text, "deck, discard"))]
    cards = _cards(text, LETTERS)
    for card in cards:
        left[card] -= 1
    return cards


def _read_field(given: dict[str, str], terms: Terms, options: Options, rng: Rng) -> Field:
    """A named field, a drawn one, or that of the options; with what is added to it."""
    known = fixtures()
    if "board" in given:
        plan = read_map(given["board"].splitlines())
    elif given.get("field", "") in known:
        plan = known[given["field"]]
    else:
        values = dict(options.values)
        if "field" in given:
            if given["field"] not in LAYOUTS:
                raise ValueError(f"there is no field {given['field']}; there are: {', '.join([*known, *LAYOUTS])}")
            values["layout"] = given["field"]
        field = field_of(terms, Options(values), rng)
        if isinstance(field, Fault):
            raise BadFile(field.message, **field.words)
        plan = field.plan
    if "blocks" in given:
        put_blocks(plan, "" if given["blocks"] == NONE else given["blocks"])
    if "elevators" in given:
        put_elevators(plan, "" if given["elevators"] == NONE else given["elevators"])
    put_walls(plan, given.get("walls", ""))
    for part in given.get("levels", "").split():
        square, _, level = part.partition("=")
        if level not in ("0", "1", "2"):
            raise ValueError(f"{part!r} is no level; one is written g8=1")
        plan.levels[Grid(plan.width, plan.height).square(square)] = int(level)
    if not terms.elevators:
        plan.elevators = []
    if (plan.width, plan.height) != (terms.size, terms.size):
        raise ValueError(f"in this game the board has {int(terms.size)} by {int(terms.size)} squares")
    return Field(plan, terms.strict)


def _at_home(state: AlgoracingState, rover: int) -> str:
    """Where a rover stands that is not mentioned: on its base, if it is in the game."""
    if state.home[rover] == OFF or (rover >= state.seats and not state.terms.neutral):
        return NONE
    square = int(state.home[rover])
    facing = next((facing for facing in range(4) if may_face(state.field, square, facing)), 0)
    return f"{state.field.name(square)} {FACINGS[facing]} []"


def _read_rover(state: AlgoracingState, rover: int, text: str, colour: str) -> list[tuple[int, int]]:
    """`b2 N [YB]`: put the rover there, and give its tokens."""
    if text == "gone" and rover < state.seats:
        state.away[rover] = 1
        return []
    if text == NONE:
        return []
    found = ROVER.fullmatch(text)
    if not found or (rover >= state.seats and not state.terms.neutral):
        raise ValueError(f"{colour}: {text!r} is no rover in this game; one is written b2 N [YB]")
    square = state.field.grid.square(found[1])
    if state.on[square] >= 0:
        raise ValueError(f"two rovers stand on {found[1]}")
    state.square[rover], state.facing[rover], state.on[square] = square, FACINGS.index(found[2]), rover
    if len(found[3]) > CAPACITY:
        raise ValueError(f"{colour}: a rover carries at most {CAPACITY} samples")
    return [(KINDS.index(letter), ABOARD + rover) for letter in found[3]]


def _put_tokens(state: AlgoracingState, tokens: list[tuple[int, int]]) -> None:
    """Tokens of the position; those that are not mentioned are in the game, but nowhere."""
    for kind in range(TYPES):
        missing = int(state.terms.tokens) - sum(token[0] == kind for token in tokens)
        if missing < 0:
            raise ValueError(f"there are only {int(state.terms.tokens)} samples {KINDS[kind]} in this game")
        tokens += [(kind, BOXED)] * missing
    state.types = array([token[0] for token in tokens])
    state.places = array([token[1] for token in tokens])


def _read_row(row: Row, text: str) -> None:
    """`S L/R (S J)*2 A*3`: commands, L covering R, a cycle card over two commands, another over one."""
    covered: list[int] = []
    for part in re.findall(r"\([^)]*\)\S*|\S+", "" if text == NONE else text):
        inside, star, times = part.partition("*")
        cards = inside.strip("()").split()
        if len(cards) > 2 or (star and times not in ("2", "3")) or (len(cards) == 2) != inside.startswith("("):
            raise ValueError(f"{part!r} is no part of an algorithm; write it like S L/R (S J)*2 A*3")
        if row.length + len(cards) > LIMIT:
            raise ValueError(f"an algorithm has at most {LIMIT} commands")
        if star:
            row.cycles[row.length] = 4 * int(times) + len(cards)
            if len(cards) == 2:
                row.cycles[row.length + 1] = INNER
        for card in cards:
            found = COVERED.fullmatch(card)
            letters = [] if not found else [found[1], *found[2].split("/")[1:]]
            if not letters or any(letter not in LETTERS[:COMMANDS] for letter in letters):
                raise ValueError(f"{card!r} is no command; there are: {' '.join(LETTERS[:COMMANDS])}")
            row.cards[row.length] = LETTERS.index(letters[0])
            covered += [16 * int(row.length) + LETTERS.index(letter) for letter in reversed(letters[1:])]
            row.length += 1
    if len(covered) > BOX:
        raise ValueError("there are not so many cards")
    row.covered = len(covered)
    for number, card_under in enumerate(covered):
        row.under[number] = card_under


def _expanded(row: Row) -> list[int]:
    """The commands as they are carried out."""
    steps = zeros(LONGEST)
    count = int(expand(row, steps))
    return [int(row.cards[step % 16]) for step in listed(steps)[:count]]


def _hand(state: AlgoracingState, seat: int) -> list[int]:
    return [card for card in range(CARDS) for _ in range(int(state.hand[seat * CARDS + card]))]


def _types_at(state: AlgoracingState, place: int) -> list[int]:
    """The types of the tokens at a place, sorted."""
    return sorted(kind for kind, at in zip(listed(state.types), listed(state.places), strict=True) if at == place)


def _rover_text(state: AlgoracingState, rover: int) -> str:
    if rover < state.seats and state.away[rover]:
        return "gone"
    if state.square[rover] == OFF:
        return NONE
    types = "".join(KINDS[kind] for kind in _types_at(state, ABOARD + rover))
    return f"{state.field.name(int(state.square[rover]))} {FACINGS[state.facing[rover]]} [{types}]"


def _areas(plan: Plan) -> str:
    """The blocks as rectangles: c4-e6."""
    found = []
    for number in range(max(plan.blocks, default=-1) + 1):
        squares = [square for square, block in enumerate(plan.blocks) if block == number]
        if squares:
            found.append(f"{square_name(squares[0], plan.width)}-{square_name(squares[-1], plan.width)}")
    return _list(found)
