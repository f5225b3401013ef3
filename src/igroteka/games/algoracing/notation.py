"""Positions and answers as text; docs/examples.md explains them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from igroteka.core.arrays import listed, zeros
from igroteka.core.engine import Options
from igroteka.core.errors import BadFile
from igroteka.core.grid import OFF, square_name
from igroteka.core.notation import Notation, Value
from igroteka.core.rng import PlayoutRng, Rng
from igroteka.core.values import DASH, join_items, join_pairs
from igroteka.core.wire import SPECTATOR, Event, Seat
from igroteka.games.algoracing import picture, position
from igroteka.games.algoracing.events import Delivered, Impulse, OnField
from igroteka.games.algoracing.knowledge import imagine, row_view
from igroteka.games.algoracing.layouts import Fault
from igroteka.games.algoracing.rules.algorithm import LONGEST, expand
from igroteka.games.algoracing.rules.field import field_of
from igroteka.games.algoracing.rules.terms import fault_of, terms_of
from igroteka.games.algoracing.state import AlgoracingState, Row
from igroteka.games.algoracing.tables import COLOUR_NAMES, COMMANDS, CORNER_NAMES, CORNERS, LETTERS, LIMIT, TYPE_NAMES
from igroteka.games.algoracing.view import AlgoracingView

SQUARES = {"square", "start", "end", "path"}  # fields of events


class AlgoracingNotation(Notation[AlgoracingState, AlgoracingView]):
    """A position is a field, rovers, samples, cards and a turn; the seats are called by their colours."""

    seats = tuple(COLOUR_NAMES)
    phrases: ClassVar[Mapping[str, str]] = {
        "runs": "run",
        "lays _ at _": "lay:{}:{}",
        "covers _ with _": "cover:{1}:{0}",
        "cycles _ with _": "cycle:{1}:{0}",
        "lifts _": "lift:{}",
        "passes": "pass draw",
        "chooses _ _": "base:{}:{}",
    }
    replaces: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "field": ("board", "blocks", "elevators", "foot walls"),
        "board": ("blocks", "elevators", "foot walls"),
    }

    def names(self, state: AlgoracingState) -> tuple[str, ...]:
        return tuple(COLOUR_NAMES[colour] for colour in state.terms.colours[: int(state.seats)])

    # positions

    def values(self, state: AlgoracingState) -> Iterable[Value[AlgoracingState]]:
        return position.values_of(state)

    def read(self, given: dict[str, str], seats: int, options: Options, rng: Rng) -> AlgoracingState:
        terms = terms_of(options)
        field = fault_of(seats, options) or field_of(terms, options.text("layout"), rng)
        if isinstance(field, Fault):
            raise BadFile(field.message, **field.args)
        state = AlgoracingState(seats, terms, field, rng)
        position.forget(state)
        self.fill(state, given, "algoracing-bad-position")
        return state

    def facts(self, state: AlgoracingState) -> dict[str, str]:
        field, names = state.field, self.names(state)
        row = state.draft if state.edited else state.row
        squares = [(name, int(square)) for name, square in zip(names, state.square) if square != OFF]
        elevators = position.write_elevators(state).split()
        lying = [(square, count) for square, count in enumerate(listed(state.samples)) if count]
        return {
            "aboard": join_pairs(zip(names, listed(state.aboard))),
            "points": join_pairs(zip(names, listed(state.points))),
            "lying": join_items(f"{field.name(square)}x{count}" for square, count in lying),
            "places": join_pairs((name, field.name(square)) for name, square in squares),
            "heights": join_pairs((name, int(field.level[square])) for name, square in squares),
            "hand sizes": join_pairs(zip(names, listed(state.held))),
            "deck size": str(int(state.deck_size)),
            "discard size": str(int(state.pile_size)),
            "length": str(int(row.length)),
            "prepared": picture.row_text(row_view(row)),
            "expands": position.named(_expanded(row), LETTERS),
            "target": str(int(state.terms.target)),
            "tokens": str(int(state.left)),
            "stone walls": picture.walls_text(field.plan.walls, field.plan.width),
            "marks": join_items(field.name(mark) for mark in field.plan.marks),
            "working": join_items(each for each, broken in zip(elevators, field.states) if not broken),
            "labs": join_pairs(
                (name, CORNER_NAMES[corner])
                for seat, name in enumerate(names)
                for corner in range(CORNERS)
                if int(state.labs[corner]) & 2**seat
            ),
        }

    def write_view(self, view: AlgoracingView) -> dict[str, str]:
        """The values and facts of a position that this view allows, but for what the seat does not know."""
        state = imagine(view, PlayoutRng(0))
        names, written = self.names(state), self.write(state) | self.facts(state)
        own = "" if view.seat == SPECTATOR else f"{names[view.seat]} hand"
        written["hand"] = written.get(own, DASH)
        for name in ("deck", "samples", *(f"{name} hand" for name in names)):
            del written[name]
        for colour in COLOUR_NAMES:
            written[colour] = written[colour].partition(" [")[0]  # types aboard
        return written | {
            "asked": join_items(names[seat] for seat in view.asked),
            "prompt": view.prompt or DASH,
            "hand sizes": join_pairs((name, player.cards) for name, player in zip(names, view.players)),
            "prepared": DASH if view.draft is None else picture.row_text(view.draft),
        }

    # phrases

    def arrange(self, state: AlgoracingState, phrase: str) -> dict[str, str]:
        """`red executes S R S`: red is on turn and holds these cards; of a longer row all but one lie there already."""
        name, _, rest = phrase.partition(" ")
        if not rest.startswith("executes "):
            return {}
        cards = rest.split()[1:]
        if any(card not in LETTERS[:COMMANDS] for card in cards):
            commands = " ".join(LETTERS[:COMMANDS])
            raise BadFile("algoracing-bad-position", what=f"“executes” is followed by commands: {commands}")
        before = cards[:-1] if state.terms.shared and len(cards) > 3 else []
        changes = {f"{colour} hand": "" for colour in COLOUR_NAMES}
        changes |= {"deck": "", "discard": "", "edits": "", "exchange": "", "asks": "", "turn": name}
        changes |= {f"{name} hand": " ".join(cards[len(before) :]), "row": " ".join(before) or DASH}
        return changes

    def answers(self, state: AlgoracingState, seat: Seat, words: list[str]) -> list[str]:
        """`red executes S R S`, `red lays S`, `red exchanges S S`."""
        match words:
            case ["executes", *cards]:
                start = int(state.row.length) if state.terms.shared else 0
                return [*(f"lay:{card}:{place}" for place, card in enumerate(cards[start:], start + 1)), "run"]
            case ["lays", card]:
                return [f"lay:{card}:{min(int(state.draft.length) + 1, LIMIT)}"]
            case ["exchanges", *cards]:
                return ["pass", *(f"replace:{card}" for card in cards), "draw"]
        return []

    # people

    def draw(self, view: AlgoracingView, language: str = "en") -> str:
        return picture.draw(view, language)

    def args(self, event: Event) -> dict[str, object]:
        told = super().args(event)
        if isinstance(event, OnField):
            for name in SQUARES & told.keys():
                told[name] = _squares(told[name], event.width)
            del told["width"]
        if isinstance(event, Impulse):
            told["squares"] = len(event.path)
        if isinstance(event, Delivered):
            told |= {name: event.types.count(name) for name in TYPE_NAMES}
            del told["types"]
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


def _squares(value: Any, width: int) -> str:
    """A square by its name, or several."""
    if isinstance(value, tuple):
        return ", ".join(square_name(square, width) for square in value) or DASH
    return square_name(value, width) if value != OFF else ""


def _expanded(row: Row) -> list[int]:
    """The commands as they are carried out."""
    places = zeros(LONGEST)
    count = int(expand(row, places))
    return [int(row.cards[place]) for place in listed(places)[:count]]
