"""The hot half of the contract: answers, questions, the state of a game and its rules.

Search and rollouts run on nothing but these classes. What people and clients need besides is in
`core.game`; the door that checks legality is `core.table`.
"""

from __future__ import annotations

import struct
from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from igroteka.core.arrays import filled, zeros
from igroteka.core.compat import vec
from igroteka.core.fields import Ints, read_fields, write_fields
from igroteka.core.rng import Rng, rng_from

NOBODY: Final = -1  # as a seat: nobody is asked; as a question: this seat is not asked
NOT_WRITTEN: Final = ["practice", "rng", "seats"]  # of a state: agreed before the game, or kept beside it
FINE: Final = 0  # the number of no reason: the answer is legal


class Action:
    """One possible answer. A game makes all of them once; `code` is the index in that table."""

    def __init__(self, code: int, word: str) -> None:
        self.code = code  # for bots, adapters and search
        self.word = word  # for tests, saved games and people: "jump", "discard:poetry"

    def __repr__(self) -> str:
        return self.word


class Codes:
    """A buffer of codes, filled by `Rules.legal_codes` and used again and again."""

    def __init__(self, room: i64) -> None:
        self.items: vec[i64] = zeros(room)
        self.count: i64 = 0

    def add(self, code: i64) -> None:
        """Put one more code in."""
        self.items[self.count] = code
        self.count += 1

    def clear(self) -> None:
        """Take all codes out."""
        self.count = 0

    def listed(self) -> list[int]:
        """The codes as a list."""
        return [int(self.items[i]) for i in range(self.count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(ABC):
    """Somebody who looks at the table whenever something has happened."""

    @abstractmethod
    def on_moment(self) -> None:
        """A moment is over: its events are in the log, and the state is as they left it."""


class Log:
    """Where rules tell what happened, if anybody listens: `if log.on: log.add(...)`.

    Rules tell after doing: whoever listens looks at the state as the event left it. What happens at once is told
    between `begin` and `end`, and is one moment; every other event is a moment of its own.
    """

    def __init__(self, on: bool = True, listener: Listener | None = None) -> None:
        self.on = on
        self.events: list[object] = []
        self.listener = listener
        self.begun = False  # a moment has begun and is not over
        self.seen = 0  # events of the moments that are over

    def add(self, event: object) -> None:
        """Tell one event."""
        if self.on:
            self.events.append(event)
            if not self.begun:
                self.notify()

    def begin(self) -> None:
        """What is told from here on happens at once; what happened before is over."""
        self.end()
        self.begun = self.on

    def end(self) -> None:
        """The moment is over."""
        self.begun = False
        if len(self.events) > self.seen:
            self.notify()

    def notify(self) -> None:
        """Let the listener look, if there is one."""
        self.seen = len(self.events)
        if self.listener is not None:
            self.listener.on_moment()


SILENT: Final = Log(False)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The whole truth, hidden cards included. Plain data; never leaves the server."""

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.rng = rng
        self.seats: i64 = seats
        self.mover: i64 = NOBODY  # the first seat that is asked; NOBODY: the game is over
        self.asked: vec[i64] = filled(seats, NOBODY)  # by seat: the number of its question
        self.sealed = False  # of the answers to the questions now asked others learn only that they were given
        self.phase: i64 = 0  # grows whenever new questions are asked
        self.commits: i64 = 0  # points of no return: undo does not go back behind one
        self.practice = False  # everything may be taken back; agreed before the game

    @abstractmethod
    def clone(self) -> State:
        """An independent copy; begins with `copy_base`."""

    def write(self, ints: Ints) -> None:
        """All fields of a game's state as numbers; what is derived from options is not among them."""
        write_fields(self, ints, NOT_WRITTEN)

    def read(self, ints: Ints) -> None:
        """The same fields in the same order."""
        read_fields(self, ints, NOT_WRITTEN)

    def copy_base(self, other: State) -> None:
        """Take over chance and questions of another state: the common part of every `clone`."""
        self.rng = other.rng.clone()
        self.mover = other.mover
        self.asked = other.asked[:]
        self.sealed = other.sealed
        self.phase = other.phase
        self.commits = other.commits
        self.practice = other.practice

    def ask(self, seat: i64, question: i64) -> None:
        """From now on this seat alone is asked."""
        self.stop_asking()
        self.asked[seat] = question
        self.mover = seat

    def ask_sealed(self, seats: list[int], question: i64) -> None:
        """From now on these seats are asked the same, each in secret."""
        self.stop_asking()
        for seat in seats:
            self.asked[seat] = question
            if self.mover == NOBODY or seat < self.mover:
                self.mover = seat
        self.sealed = True

    def ask_next(self, seat: i64, question: i64) -> None:
        """Ask a seat; as long as nothing new is known its questions are one phase."""
        if self.mover == seat and not self.sealed:
            self.asked[seat] = question
        else:
            self.ask(seat, question)

    def ask_also(self, seat: i64, question: i64) -> None:
        """This seat is asked, too, or asked something new."""
        self.asked[seat] = question
        self.find_mover()

    def answered(self, seat: i64) -> None:
        """This seat is not asked any more."""
        self.asked[seat] = NOBODY
        self.find_mover()

    def stop_asking(self) -> None:
        """Nobody is asked. If it stays so, the game is over."""
        if self.mover != NOBODY:
            for seat in range(self.seats):
                self.asked[seat] = NOBODY
            self.mover = NOBODY
        self.sealed = False
        self.phase += 1

    def find_mover(self) -> None:
        """The first seat that is asked is the mover."""
        self.mover = NOBODY
        for seat in range(self.seats):
            if self.asked[seat] != NOBODY:
                self.mover = seat
                return

    def thinking(self) -> list[int]:
        """The seats that are asked."""
        return [int(seat) for seat in range(self.seats) if self.asked[seat] != NOBODY]

    def commit(self) -> None:
        """What was answered up to here cannot be taken back."""
        self.commits += 1

    def checkpoint(self) -> None:
        """Something new is known now, or another turn begins: nothing before it can be taken back."""
        self.commit()
        self.stop_asking()

    def ints(self) -> Ints:
        """The whole state as numbers, chance left out."""
        ints = Ints([])
        ints.put(self.seats)
        self.write(ints)
        return ints

    def to_bytes(self) -> bytes:
        """The whole state with its chance: equal states give equal bytes, on any machine and in any build."""
        items = self.ints().items
        key = self.rng.key().encode()
        return struct.pack(f"<I{len(items)}q", len(items), *items) + key

    def from_bytes(self, data: bytes) -> None:
        """Become the state that gave these bytes; seats and options must be the same.

        A ValueError says that these are no such bytes; then the state is of no more use.
        """
        try:
            count = int(struct.unpack_from("<I", data)[0])
            ints = Ints(list(struct.unpack_from(f"<{count}q", data, 4)))
            if ints.take() != self.seats:
                raise ValueError("the number of seats is another")
            self.read(ints)
            self.rng = rng_from(data[4 + 8 * count :].decode())
        except (struct.error, IndexError, ValueError) as error:
            raise ValueError(f"these bytes are not a state of this game: {error}") from error
        if ints.at != count or len(self.asked) != self.seats or not NOBODY <= self.mover < self.seats:
            raise ValueError("these bytes are not a state of this game")


class Options:
    """The options of one game, checked and complete; `core.game.Meta` makes them."""

    def __init__(self, values: dict[str, object]) -> None:
        self.values = values
        self.numbers: dict[str, int] = {}  # what `Meta.numbers` makes of them

    def flag(self, name: str) -> bool:
        """An option that is on or off."""
        return self.values[name] is True

    def number(self, name: str) -> int:
        """An option that is a whole number."""
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def text(self, name: str) -> str:
        """An option that is one of several words, or free text."""
        return str(self.values[name])


def items_of(text: str) -> list[str]:
    """The items of a text with commas between them, with spaces or without."""
    return [item.strip() for item in text.split(",")]


def named_first(text: str, names: list[str]) -> list[int]:
    """The numbers of the names in a text, in its order, then those of the others."""
    named = [names.index(name) for name in items_of(text) if name in names]
    return named + [number for number in range(len(names)) if number not in named]


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[S]):
    """The rules of one game, without a table around them: nothing here checks its caller."""

    def __init__(self, words: list[str], questions: list[str]) -> None:
        self.actions = [Action(code, word) for code, word in enumerate(words)]
        self.size: i64 = len(words)
        self.questions = questions  # the names of the questions, by number
        self.codes = Codes(len(words))  # for `step`

    @abstractmethod
    def new(self, seats: i64, options: Options, rng: Rng) -> S:
        """A game set up, with its first question asked."""

    @abstractmethod
    def forbids(self, state: S, seat: i64, code: i64) -> i64:
        """The number of the reason why this seat, which is asked, may not answer so; FINE if it may."""

    @abstractmethod
    def apply_code(self, state: S, seat: i64, code: i64, log: Log) -> None:
        """Change `state` in place. Trusts its caller: the answer is legal."""

    @abstractmethod
    def score(self, state: S, seat: i64) -> i64:
        """The points of a seat: at the end they decide, before they may already count."""

    def legal_codes(self, state: S, seat: i64, out: Codes) -> None:
        """The legal answers of a seat that is asked, in rising order.

        A game may find them faster, by the same predicates; the laws compare the two.
        """
        out.clear()
        for code in range(self.size):
            if self.forbids(state, seat, code) == FINE:
                out.add(code)

    def timeout(self, state: S, seat: i64) -> i64:
        """The code of the answer that is given for a seat, which is asked, when its time is up; NOBODY for none."""
        return NOBODY

    def may_leave(self, state: S, seat: i64) -> bool:
        """Whether a player may leave for good and the others play on; if not, a bot takes the seat."""
        return False

    def leave(self, state: S, seat: i64, log: Log) -> None:
        """Take a player out of the game; called only if it may leave. The seat is never asked again."""

    def winners(self, state: S) -> list[int]:
        """The seats that won a finished game; several share the victory."""
        best = self.score(state, 0)
        for seat in range(state.seats):
            best = max(best, self.score(state, seat))
        return [int(seat) for seat in range(state.seats) if self.score(state, seat) == best]

    def codes_of(self, state: S, seat: i64) -> list[int]:
        """The legal answers of a seat as a list; none if it is not asked."""
        if state.asked[seat] == NOBODY:
            return []
        codes = Codes(self.size)
        self.legal_codes(state, seat, codes)
        return codes.listed()

    def step(self, state: S, code: i64) -> list[int]:
        """Answer for the mover without telling events, and get the legal answers of the next; none at the end.

        For programs that drive games from outside, one thread at a time; begin with `codes_of(state, state.mover)`.
        """
        self.apply_code(state, state.mover, code, SILENT)
        if state.mover == NOBODY:
            return []
        self.legal_codes(state, state.mover, self.codes)
        return self.codes.listed()


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(ABC, Generic[S]):
    """What bots may know about playing well."""

    @abstractmethod
    def value(self, state: S, seat: i64) -> i64:
        """How good this state looks for a seat; only the order of the numbers counts."""
