"""The edge half of the contract: what people and clients need to know of a game besides its rules."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from types import ModuleType
from typing import Generic, TypeVar

from igroteka.core.engine import FINE, NOBODY, Action, Hints, Options, Rules, State, items_of
from igroteka.core.errors import BadAnswer, BadFile, BadInput, BadSetup
from igroteka.core.notation import Notation
from igroteka.core.rng import Rng
from igroteka.core.views import Views
from igroteka.core.wire import SPECTATOR, Event, Reason, Seat, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Flag:
    """An option that is on or off."""

    name: str
    default: bool = False

    def parse(self, value: object) -> object:
        """True or False, also from words."""
        words = {"on": True, "off": False, "true": True, "false": False, "yes": True, "no": False}
        known = value if isinstance(value, bool) else words.get(value.lower()) if isinstance(value, str) else None
        if known is None:
            raise BadSetup("core-bad-flag", option=self.name, value=value)
        return known


@dataclass(frozen=True)
class Choice:
    """An option that is one of several words, the first of them by default."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        """The first of the words."""
        return self.values[0]

    def parse(self, value: object) -> object:
        """One of the words."""
        if not isinstance(value, str) or value not in self.values:
            raise BadSetup("core-bad-choice", option=self.name, value=value, known=", ".join(self.values))
        return value


@dataclass(frozen=True)
class Number:
    """An option that is a whole number within bounds."""

    name: str
    default: int
    low: int
    high: int

    def parse(self, value: object) -> object:
        """The number, also from digits."""
        if isinstance(value, str) and value.removeprefix("-").isdecimal() and len(value) < 20:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise BadSetup("core-bad-number", option=self.name, value=value, low=self.low, high=self.high)
        return value


@dataclass(frozen=True)
class Scene:
    """A value of an option that people choose by its picture: a layout, a scenario."""

    value: str
    title: str  # a message
    needs: Mapping[str, object]  # the options with which it goes together
    view: object  # what the game's drawing in the page takes: plain data; None if there is nothing to be seen
    seats: tuple[int, ...] = ()  # the numbers of players it is for; none: all that the game allows


@dataclass(frozen=True)
class Text:
    """An option that is free text, such as a layout; `check` raises BadSetup for what cannot be used."""

    name: str
    default: str = ""
    check: Callable[[str], None] | None = None
    scenes: Callable[[], tuple[Scene, ...]] | None = None  # values to choose from

    def parse(self, value: object) -> object:
        """The text, checked."""
        if not isinstance(value, str) or not _is_text(value):
            raise BadSetup("core-bad-text", option=self.name)
        if self.check is not None and value != self.default:
            self.check(value)
        return value


Option = Flag | Choice | Number | Text


def all_different(names: Sequence[str], message: str) -> Callable[[str], None]:
    """A check of a text: some of these names with commas between them, none twice; if not, the message says so."""

    def check(text: str) -> None:
        named = items_of(text)
        if any(name not in names for name in named) or len(set(named)) < len(named):
            raise BadSetup(message, value=text, known=", ".join(names))

    return check


def _is_text(value: str) -> bool:
    """Whether this can be written into a file: halves of characters cannot."""
    return not any("\ud800" <= c <= "\udfff" for c in value)


@dataclass(frozen=True)
class Piece:
    """A kind of card, token or sign, explained in words to somebody who sees it for the first time."""

    kind: str  # what sort of thing it is, which says how it is drawn: "card"
    name: str  # which of them: "jump"
    title: str  # a message: what it is called
    help: str  # a message: what it does, in a sentence or two


@dataclass(frozen=True)
class Meta:
    """A game in short: its name, seats, options, and what the page of its rules is called."""

    name: str  # also the package, the command-line word and the prefix of messages
    prefix: str  # of its rule ids: "AR"
    rules_version: int  # grows exactly when an old replay would run differently
    seats: range
    turn_rules: tuple[str, ...]  # the paragraphs that say who is asked
    end_rules: tuple[str, ...]  # the paragraphs that say when the game is over
    leave_rules: tuple[str, ...] = ()  # the paragraphs about players who leave
    options: tuple[Option, ...] = ()
    retired: Mapping[str, object] = field(default_factory=dict)  # options of old files and the only value each had
    former: Mapping[int, Mapping[str, object]] = field(default_factory=dict)  # by older rules version: see `played`
    unlisted: tuple[str, ...] = ()  # options that only tables of older versions have: not offered for a new one
    presets: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    hidden: bool = True  # seats know different things: players at one screen must not look at the same time
    automatic: Mapping[str, object] = field(default_factory=dict)  # options of games without people, unless given
    check: Callable[[int, Options], None] | None = None  # raises BadSetup for options that do not go together
    turn_end: str = ""  # the answer that ends a turn, if a turn ends by an answer of its own
    timer: str = ""  # the option that says how many seconds a question may take; rules themselves have no clock

    def option(self, name: str) -> Option:
        """The option of this name."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options) or "-"
        raise BadSetup("core-unknown-option", option=name, game=self.name, known=known)

    def complete(self, given: Mapping[str, object]) -> Options:
        """All options, checked; what is not given is as by default."""
        if not isinstance(given, Mapping):
            raise BadSetup("core-options-not-a-mapping", value=type(given).__name__)
        values: dict[str, object] = {option.name: option.default for option in self.options}
        for name, value in given.items():
            if (name, value) not in self.retired.items():
                values[str(name)] = self.option(name).parse(value)
        options = Options(values)
        options.numbers = self.numbers(options)
        return options

    def played(self, version: int, given: Mapping[str, object], file: str) -> Mapping[str, object]:
        """The options with which today's rules play as those of an older version did: a version is a set of options.

        BadFile says that no options make today's rules play so.
        """
        if version == self.rules_version:
            return given
        if version not in self.former:
            raise BadFile("core-record-rules", file=file, found=version, known=self.rules_version)
        return {**self.former[version], **given}

    def numbers(self, options: Options) -> dict[str, int]:
        """The options as numbers, by name: flags are 0 or 1, choices the places of their words; texts are left out."""
        found = {}
        for option in self.options:
            match option:
                case Choice():
                    found[option.name] = option.values.index(options.text(option.name))
                case Flag() | Number():
                    found[option.name] = int(options.number(option.name))
        return found

    def check_seats(self, seats: object) -> int:
        """The number of players, if the game can be played by so many."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            low, high = self.seats.start, self.seats.stop - 1
            message = "core-bad-seats" if low < high else "core-bad-seats-only"
            raise BadSetup(message, game=self.name, value=seats, low=low, high=high)
        return seats


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """One game, complete. A game's package makes exactly one of these and calls it GAME."""

    meta: Meta
    rules: Rules[S]
    view_of: Callable[[S, Seat], V]  # what one seat may know; `Views` where many look at a table
    imagine: Callable[[V, Rng], S]  # a full state this view allows
    reason: Callable[[S, Seat, int, int], Reason]  # state, seat, code, number of `forbids`
    notation: Notation[S, V]
    events: tuple[type[Event], ...]  # what can happen
    reasons: tuple[str, ...]  # the messages `reason` may use
    census: Callable[[S], dict[str, int]]  # components that are neither made nor lost
    folder: Path  # the package: locale/, rules.md and examples/ are looked for here
    hints: Hints[S] | None = None
    pieces: tuple[Piece, ...] = ()  # every kind of thing a player meets
    goal: Callable[[V], Reason] | None = None  # what a seat plays for and how far it is: a message with its paragraphs
    box: Callable[[], object] | None = None  # what the page must know of the components: plain data
    sight: Callable[[V, str], object] | None = None  # what can be worked out from a view alone, see `look`
    tree: Callable[[str], str] | None = None  # in a language: what leads to what, as SVG
    check_data: Callable[[Path], tuple[str, dict[str, object]]] | None = None  # data files of one's own: what they are
    messages: Callable[[str], str] | None = None  # of a language: further messages as Fluent text, made from data files

    @property
    def name(self) -> str:
        """The game's name."""
        return self.meta.name

    def new(self, seats: int, rng: Rng, options: Mapping[str, object] | None = None) -> S:
        """A game set up, with its first question asked; BadSetup says what does not go together."""
        if not isinstance(rng, Rng):
            raise BadInput("core-bad-argument", what="rng", expected="Rng", value=type(rng).__name__)
        count, complete = self.meta.check_seats(seats), self.meta.complete({} if options is None else options)
        if self.meta.check is not None:
            self.meta.check(count, complete)
        return self.rules.new(count, complete, rng)

    def views_of(self, state: S) -> Callable[[Seat], V]:
        """What each seat may know of a state that does not change any more."""
        return self.view_of.of(state) if isinstance(self.view_of, Views) else partial(self.view_of, state)

    def prompt(self, state: S, seat: Seat) -> str:
        """What this seat is asked; "" if it is not."""
        if seat == SPECTATOR or state.asked[seat] == NOBODY:
            return ""
        return self.rules.questions[int(state.asked[seat])]

    def legal(self, state: S, seat: Seat) -> list[Action]:
        """The answers open to `seat`, always in the same order; none if it is not asked."""
        if seat == SPECTATOR:
            return []
        return [self.rules.actions[code] for code in self.rules.codes_of(state, seat)]

    def why_not(self, state: S, seat: Seat, action: Action) -> Reason | None:
        """The paragraph and numbers that forbid `action`; None if it is legal."""
        if state.mover == NOBODY:
            return Reason("core-game-is-over", self.meta.end_rules)
        if seat == SPECTATOR or state.asked[seat] == NOBODY:
            return Reason("core-not-asked", self.meta.turn_rules)
        number = self.rules.forbids(state, seat, action.code)
        return None if number == FINE else self.reason(state, seat, action.code, int(number))

    def look(self, view: V, of: str = "") -> object:
        """What a seat would like to know before it decides, worked out by the rules from its view alone.

        `of` nothing: what lies over the board after every update, if that is cheap, else None. Any other text, such as
        answers that could be given next, is asked for on demand; BadInput says that a game cannot see that ahead.
        """
        if self.sight is not None:
            return self.sight(view, of)
        if of:
            raise BadInput("core-unknown-sight", of=of)
        return None

    def scores(self, state: S) -> list[int]:
        """The points of every seat."""
        return [int(self.rules.score(state, seat)) for seat in range(int(state.seats))]

    def action(self, answer: Action | str | int) -> Action:
        """The answer of this word or code."""
        actions = self.rules.actions
        if isinstance(answer, str):
            found = self._by_word.get(answer)
            if found is not None:
                return found
        elif isinstance(answer, int) and not isinstance(answer, bool):
            if 0 <= answer < len(actions):
                return actions[answer]
        elif isinstance(answer, Action) and 0 <= answer.code < len(actions) and actions[answer.code] is answer:
            return answer
        raise BadAnswer("core-unknown-answer", answer=answer, game=self.name)

    @cached_property
    def _by_word(self) -> dict[str, Action]:
        return {action.word: action for action in self.rules.actions}


def events_in(*modules: ModuleType) -> tuple[type[Event], ...]:
    """The events that a game's `events.py`, or several such modules, define, in the order of their kinds."""
    classes = [(each, module) for module in modules for _, each in inspect.getmembers(module, inspect.isclass)]
    found = [each for each, module in classes if issubclass(each, Event) and each.__module__ == module.__name__]
    return tuple(sorted((each for each in found if each.kind), key=lambda each: each.kind))
