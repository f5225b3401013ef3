"""Positions and answers as text; docs/examples.md explains them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from igroteka.core.arrays import listed, zeros
from igroteka.core.engine import FINE, Options
from igroteka.core.errors import BadFile
from igroteka.core.grid import FACINGS, OFF, square_name
from igroteka.core.notation import Notation
from igroteka.core.rng import Rng
from igroteka.core.values import NONE, listed_words, one_of, read_number, words_of
from igroteka.core.wire import Event, Seat
from igroteka.games.algoracing import picture
from igroteka.games.algoracing.actions import BASE, CARD, EXCHANGE, LIFT, TURN, VERB, WORDS
from igroteka.games.algoracing.events import Delivered
from igroteka.games.algoracing.position import (
    KINDS,
    any_card,
    at_home,
    put_tokens,
    read_field,
    read_letters,
    read_pile,
    read_rover,
    read_row,
)
from igroteka.games.algoracing.rules.algorithm import LONGEST, edit, expand, forbids_edit
from igroteka.games.algoracing.rules.end import WHY
from igroteka.games.algoracing.rules.setup import find_labs, in_deck
from igroteka.games.algoracing.rules.terms import fault_of, terms_of
from igroteka.games.algoracing.rules.turn import ask_for_turn, forbids_replace
from igroteka.games.algoracing.state import (
    ABOARD,
    DELIVERED,
    ROVERS,
    AlgoracingState,
    Row,
)
from igroteka.games.algoracing.tables import (
    CARDS,
    COLOUR_NAMES,
    COMMANDS,
    CORNER_NAMES,
    CORNERS,
    COUNT,
    HAND,
    LETTERS,
    LIMIT,
    TYPE_NAMES,
    Plan,
)
from igroteka.games.algoracing.view import AlgoracingView, row_view

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
            field = read_field(given, terms, options, rng)
            state = AlgoracingState(seats, terms, field, rng)
            state.choosing = int(one_of(given.get("asks", "turn"), list(QUESTION_WORDS.values()), "asks") == BASE)
            self._read_bases(state, given)
            self._read_rovers(state, given)
            read_row(state.row, given.get("row", NONE))
            self._read_cards(state, given)
            self._read_turn(state, given, options)
        except ValueError as error:
            raise wrong(str(error)) from error
        return state

    def _read_bases(self, state: AlgoracingState, given: dict[str, str]) -> None:
        """Where the base tokens lie; all four, unless corners are still being chosen."""
        for part in words_of(given.get("bases", NONE if state.choosing else "red=sw yellow=nw green=ne blue=se")):
            name, _, place = part.partition("=")
            colour, corner = one_of(name, COLOUR_NAMES, "bases"), one_of(place, CORNER_NAMES, "bases")
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
            tokens += read_rover(state, rover, given.get(colour, at_home(state, rover)), colour)
            for name in (f"{colour} delivered", f"{colour} hand"):
                if name in given and rover >= state.seats:
                    raise ValueError(f"“{name}”: nobody plays this colour")
            delivered = read_letters(given.get(f"{colour} delivered", NONE), KINDS)
            tokens += [(kind, DELIVERED + rover) for kind in delivered]
        for part in words_of(given.get("samples", NONE)):
            square, _, types = part.partition("=")
            tokens += [(kind, state.field.grid.square(square)) for kind in read_letters(" ".join(types), KINDS)]
        put_tokens(state, tokens)
        for part in words_of(given.get("bars", NONE)):
            one, _, two = part.partition("-")
            a, b = self._rover(state, one), self._rover(state, two)
            state.bars[a] |= 2**b
            state.bars[b] |= 2**a
        for name in words_of(given.get("waiting", NONE)):
            state.waiting[self._rover(state, name)] = 1

    def _name(self, state: AlgoracingState, rover: int) -> str:
        return COLOUR_NAMES[state.colour(rover)]

    def _rover(self, state: AlgoracingState, name: str) -> int:
        """A rover on the board by its colour."""
        rover = state.colour_rover(one_of(name, COLOUR_NAMES, "a rover"))
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
                told[seat] = read_letters(text, LETTERS)
                for card in told[seat]:
                    left[card] -= 1
        piles = {name: read_pile(given.get(name, ""), left) for name in ("discard", "deck")}
        if min(left) < 0:
            raise ValueError(f"there are not so many cards {LETTERS[left.index(min(left))]} in this game")
        for seat in range(int(state.seats)):
            for card in told[seat] if seat in told else [any_card(left) for _ in range(HAND)]:
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
        state.round = read_number(given.get("round", "1"), "round")
        state.ending = one_of(given.get("ended", WHY[0]), WHY, "ended")
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
        for word in words_of(given.get("edits", NONE)):
            code = one_of(word, WORDS, "edits")
            if VERB[code] < LIFT:
                state.hand[seat * CARDS + CARD[code]] += 1
                state.held[seat] += 1
            if VERB[code] > LIFT or forbids_edit(state, seat, code) != FINE:
                raise ValueError(f"“edits”: {word} is not possible here")
            edit(state, seat, code)
        if given.get("asks") == "exchange":
            state.ask_also(seat, EXCHANGE)
            for card in read_letters(given.get("exchange", NONE), LETTERS):
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
            "elevators": listed_words(f"{state.field.name(e[0])}>{FACINGS[e[1]]}" for e in plan.elevators),
            "first": names[int(state.first)],
            "turn": names[seat],
            "round": str(int(state.round)),
            "ended": WHY[state.ending],
            "asks": QUESTION_WORDS[asked],
            "bases": listed_words(
                f"{COLOUR_NAMES[state.token[corner]]}={CORNER_NAMES[corner]}"
                for corner in range(CORNERS)
                if state.token[corner] >= 0
            ),
        }
        for rover in range(ROVERS):
            colour = COLOUR_NAMES[state.colour(rover)]
            told[colour] = _rover_text(state, rover)
            if rover < state.seats:
                told[f"{colour} delivered"] = listed_words(KINDS[kind] for kind in _types_at(state, DELIVERED + rover))
        told |= {
            "samples": listed_words(
                f"{state.field.name(square)}={''.join(KINDS[kind] for kind in _types_at(state, square))}"
                for square in range(int(state.field.size))
                if state.samples[square]
            ),
            "bars": listed_words(
                f"{self._name(state, a)}-{self._name(state, b)}"
                for a in range(ROVERS)
                for b in range(a + 1, ROVERS)
                if state.bars[a] & 2**b
            ),
            "waiting": listed_words(self._name(state, rover) for rover in range(ROVERS) if state.waiting[rover]),
            "row": picture.row_text(row_view(state.row)),
        }
        for rover in range(int(state.seats)):
            told[f"{self._name(state, rover)} hand"] = _letters(_hand(state, rover))
        told |= {
            "discard": _letters(listed(state.pile)[: int(state.pile_size)]),
            "deck": _letters(listed(state.deck)[: int(state.deck_size)][::-1]),
            "edits": listed_words(WORDS[code] for code in listed(state.edits)[: int(state.edited)]),
            "exchange": _letters([card for card in range(CARDS) for _ in range(int(state.marked[card]))]),
        }
        return told

    def facts(self, state: AlgoracingState) -> dict[str, str]:
        field, seats = state.field, range(int(state.seats))
        names = self.names(state)
        row = state.draft if state.edited else state.row
        return {
            "aboard": " ".join(f"{names[seat]}={int(state.aboard[seat])}" for seat in seats),
            "points": " ".join(f"{names[seat]}={int(state.points[seat])}" for seat in seats),
            "lying": listed_words(
                f"{field.name(square)}x{int(state.samples[square])}"
                for square in range(int(field.size))
                if state.samples[square]
            ),
            "places": listed_words(
                f"{names[seat]}={field.name(int(state.square[seat]))}" for seat in seats if state.square[seat] != OFF
            ),
            "heights": listed_words(
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
            "stone walls": listed_words(f"{field.name(wall[0])}-{field.name(wall[1])}" for wall in field.plan.walls),
            "marks": listed_words(field.name(mark) for mark in field.plan.marks),
            "working": listed_words(
                f"{field.name(e[0])}>{FACINGS[e[1]]}"
                for e, broken in zip(field.plan.elevators, field.states, strict=True)
                if not broken
            ),
            "labs": listed_words(
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
            "asked": listed_words(names[seat] for seat in view.asked),
            "prompt": view.prompt or NONE,
            "hand": _letters([card for card, count in enumerate(view.hand) for _ in range(count)]),
            "hand sizes": " ".join(f"{names[seat]}={view.players[seat].cards}" for seat in seats),
            "points": " ".join(f"{names[seat]}={view.players[seat].points}" for seat in seats),
            "aboard": " ".join(f"{names[seat]}={view.rovers[seat].aboard}" for seat in seats),
            "lying": listed_words(
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
            told[f"{names[seat]} delivered"] = listed_words(types)
        return told

    def args(self, event: Event) -> dict[str, object]:
        told = {name: value if name == "cards" else _listed(value) for name, value in super().args(event).items()}
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


def _listed(value: object) -> object:
    return (", ".join(str(item) for item in value) or NONE) if isinstance(value, tuple) else value


def _letters(cards: list[int]) -> str:
    return listed_words(LETTERS[card] for card in cards)


def _expanded(row: Row) -> list[int]:
    """The commands as they are carried out."""
    places, times = zeros(LONGEST), zeros(LONGEST)
    count = int(expand(row, places, times))
    return [int(row.cards[place]) for place in listed(places)[:count]]


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
    return listed_words(found)
