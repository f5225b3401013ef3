"""Positions and answers as text; docs/examples.md explains them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import ClassVar

from igroteka.core.arrays import array, listed
from igroteka.core.engine import SILENT, Options
from igroteka.core.errors import BadFile
from igroteka.core.grid import FACINGS, OFF, Grid
from igroteka.core.notation import Notation
from igroteka.core.rng import Rng
from igroteka.core.wire import Event, Seat
from igroteka.games.algoracing import picture
from igroteka.games.algoracing.actions import BASE, EXCHANGE, LIFT, TURN, VERB, WORDS
from igroteka.games.algoracing.events import Delivered
from igroteka.games.algoracing.rules.algorithm import edit
from igroteka.games.algoracing.rules.end import WHY
from igroteka.games.algoracing.rules.field import Fault, may_face
from igroteka.games.algoracing.rules.setup import find_labs, in_deck
from igroteka.games.algoracing.rules.terms import field_of, terms_of
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
    CARDS,
    COLOUR_NAMES,
    COMMANDS,
    CORNER_NAMES,
    CORNERS,
    COUNT,
    CYCLE_X2,
    CYCLE_X3,
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
from igroteka.games.algoracing.view import AlgoracingView, RowView, put_row

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
        terms = terms_of(options)
        try:
            field = _read_field(given, terms, options, rng)
            state = AlgoracingState(seats, terms, field, rng)
            state.practice = terms.practice
            self._read_rovers(state, given)
            _read_row(state.row, given.get("row", NONE))
            self._read_cards(state, given)
            self._read_turn(state, given, options)
        except ValueError as error:
            raise wrong(str(error)) from error
        return state

    def _read_rovers(self, state: AlgoracingState, given: dict[str, str]) -> None:
        """Bases, rovers, samples, bars and waiting."""
        asks = given.get("asks", "turn")
        bases = given.get("bases", "" if asks == "base" else "red=sw yellow=nw green=ne blue=se")
        for part in bases.split() if bases != NONE else []:
            colour, _, corner = part.partition("=")
            state.token[CORNER_NAMES.index(corner)] = COLOUR_NAMES.index(colour)
        if asks != "base":
            if any(state.token[corner] < 0 for corner in range(CORNERS)):
                raise ValueError("“bases” names a corner for each of the four colours")
            find_labs(state)
        tokens: list[tuple[int, int]] = []  # type and place
        for rover in range(ROVERS):
            colour = COLOUR_NAMES[state.colour(rover)]
            tokens += _read_rover(state, rover, given.get(colour, _at_home(state, rover)), colour)
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

    def _rover(self, state: AlgoracingState, name: str) -> int:
        if name not in COLOUR_NAMES:
            raise ValueError(f"{name!r} is no colour; there are: {', '.join(COLOUR_NAMES)}")
        return state.colour_rover(COLOUR_NAMES.index(name))

    def _read_cards(self, state: AlgoracingState, given: dict[str, str]) -> None:
        """Hands, deck and discard pile; what is not told is taken from the cards that are left."""
        left = [int(COUNT[card]) if in_deck(state, card) else 0 for card in range(CARDS)]
        for card in _row_cards(state.row):
            left[card] -= 1
        choosing = given.get("asks") == "base"
        told: dict[int, list[int]] = {}
        for seat in range(int(state.seats)):
            text = given.get(f"{COLOUR_NAMES[state.colour(seat)]} hand", NONE if choosing or state.away[seat] else "")
            if text:
                told[seat] = _cards(text, LETTERS)
                for card in told[seat]:
                    left[card] -= 1
        piles = {name: _pile(given.get(name, ""), left) for name in ("discard", "deck")}
        if min(left) < 0:
            card = next(card for card in range(CARDS) if left[card] < 0)
            raise ValueError(f"there are not so many cards {LETTERS[card]} in this game")
        for seat in range(int(state.seats)):
            if seat not in told:
                told[seat] = [_any(left) for _ in range(HAND)]
            for card in told[seat]:
                state.hand[seat * CARDS + card] += 1
        discard = piles["discard"] or []
        deck = piles["deck"]
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
        state.round = int(given.get("round", "1"))
        ended = given.get("ended", "no")
        if ended != "no":
            state.ending = WHY.index(ended)
            return
        if state.away[seat]:
            raise ValueError(f"{given.get('turn')} has left and cannot be on turn")
        if given.get("asks") == "base":
            state.ask(seat, BASE)
            return
        state.ask(seat, TURN)
        state.sealed = True
        if state.terms.shared:
            state.draft.become(state.row)
        for word in _parts(given.get("edits", NONE)):
            code = WORDS.index(word)
            if VERB[code] != LIFT:  # the card is in the draft, not in the hand that was told
                state.hand[seat * CARDS + _card_of(code)] += 1
                state.held[seat] += 1
            edit(state, seat, code, SILENT)
        if given.get("asks") == "exchange":
            state.ask_also(seat, EXCHANGE)
            for card in _cards(given.get("exchange", NONE), LETTERS):
                state.marked[card] += 1

    # telling

    def tell(self, state: AlgoracingState) -> dict[str, str]:
        plan, seat = state.field.plan, int(state.on_turn())
        names = self.names(state)
        over = int(state.ending)
        asked = int(state.asked[seat]) if not over else TURN
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
            "row": _row_text(state.row),
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
            "ended": WHY[over] if over else "no",
        }
        return told

    def _name(self, state: AlgoracingState, rover: int) -> str:
        return COLOUR_NAMES[state.colour(rover)]

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
            "prepared": _row_text(row),
            "expands": " ".join(LETTERS[card] for card in _expanded(row)) or NONE,
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

        def name(square: int) -> str:
            return f"{'abcdefghi'[square % view.field.width]}{square // view.field.width + 1}"

        told = {
            "asked": _list(names[seat] for seat in view.asked),
            "prompt": view.prompt or NONE,
            "hand": _letters([card for card, count in enumerate(view.hand) for _ in range(count)]),
            "hand sizes": " ".join(f"{names[seat]}={view.players[seat].cards}" for seat in seats),
            "points": " ".join(f"{names[seat]}={view.players[seat].points}" for seat in seats),
            "aboard": " ".join(f"{names[seat]}={view.rovers[seat].aboard}" for seat in seats),
            "lying": _list(f"{name(square)}x{count}" for square, count in enumerate(view.samples) if count),
            "deck size": str(view.deck),
            "discard": _letters(list(view.pile)),
            "row": _row_text(_row_of(view.row)),
            "prepared": NONE if view.draft is None else _row_text(_row_of(view.draft)),
            "exchange": _letters([card for card, count in enumerate(view.marked) for _ in range(count)]),
        }
        for number, rover in enumerate(view.rovers):
            place = f"{name(rover.square)} {FACINGS[rover.facing]}" if rover.square != OFF else NONE
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
    for part in _parts(text):
        if part not in letters:
            raise ValueError(f"{part!r} is none of {' '.join(letters)}")
    return [letters.index(part) for part in _parts(text)]


def _card_of(code: int) -> int:
    return LETTERS.index(WORDS[code].split(":")[1])


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
        return [_any(left) for _ in range(int(text))]
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
    row.covered = len(covered)
    for number, card_under in enumerate(covered):
        row.under[number] = card_under


def _row_text(row: Row) -> str:
    """The row as `_read_row` reads it."""
    words = []
    for place in range(int(row.length)):
        under = [LETTERS[c % 16] for c in listed(row.under)[: int(row.covered)] if c // 16 == place]
        words.append("/".join([LETTERS[row.cards[place]], *reversed(under)]))
    parts, place = [], 0
    while place < row.length:
        span, times = int(row.span(place)), int(row.times(place))
        inside = " ".join(words[place : place + span])
        parts.append((f"({inside})" if span == 2 else inside) + (f"*{times}" if times > 1 else ""))
        place += span
    return " ".join(parts) or NONE


def _row_of(seen: RowView) -> Row:
    """A row as it lies in a view."""
    row = Row()
    put_row(row, seen)
    return row


def _row_cards(row: Row) -> list[int]:
    """All cards of a row: visible, covered, and cycles."""
    cards = [*listed(row.cards)[: int(row.length)], *(c % 16 for c in listed(row.under)[: int(row.covered)])]
    for place in range(int(row.length)):
        if row.cycles[place] > INNER:
            cards.append(CYCLE_X2 if row.times(place) == 2 else CYCLE_X3)
    return cards


def _expanded(row: Row) -> list[int]:
    """AR-089 to AR-091: the commands as they are carried out."""
    found: list[int] = []
    place = 0
    while place < row.length:
        span = int(row.span(place))
        found += listed(row.cards)[place : place + span] * int(row.times(place))
        place += span
    return found


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
            found.append(f"{picture.name(plan, squares[0])}-{picture.name(plan, squares[-1])}")
    return _list(found)
