"""A running game: the only door that checks legality, keeps the log and takes answers back."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from igroteka.core import record as records
from igroteka.core import registry
from igroteka.core.engine import NOBODY, SILENT, Action, Log, State
from igroteka.core.errors import BadAnswer, BadFile, BadInput, BadSetup, Refused
from igroteka.core.game import Game
from igroteka.core.record import Entry, Record
from igroteka.core.rng import TableRng
from igroteka.core.wire import SPECTATOR, Event, Reason, Seat, TookBack, TookBackSealed, View, may_see

LONGEST_NAME = 40
LONGEST_SEED = 128


@dataclass(frozen=True)
class Moment:
    """One answer that may still be taken back, with the state before it."""

    before: State
    seat: Seat
    action: Action
    bar: str  # the message that says why undo stops here; "" if it does not

    def is_open_secret(self, now: State) -> bool:
        """Whether this is a sealed answer whose phase still goes on: others know nothing of it."""
        return bool(self.before.sealed and now.sealed and self.before.phase == now.phase)


@dataclass(frozen=True)
class Packed:
    """A table as a cache keeps it: with the setup it can be had again without playing it from the start."""

    state: bytes
    moments: tuple[tuple[bytes, Seat, int, str], ...]  # the state before, who answered, which code, the bar
    entries: tuple[tuple[Entry, bool], ...]
    log: tuple[Event, ...]


class Table:
    """One game being played. Everything it tells is told to a seat; SPECTATOR (-1) knows least.

    Only the owner of the table may touch `state`, `log`, `record()` and `fingerprint()`: they are the whole truth.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        self.game = _checked_game(game)
        self.seats = game.meta.check_seats(seats)
        self.seed = _checked_seed(seed)
        self.options = records.plain(game.meta.complete({} if options is None else options).values)
        self.names = _checked_names(names, self.seats)
        self.state: State = game.new(self.seats, TableRng(self.seed), self.options)
        self._begin()

    @classmethod
    def at(cls, game: Game[Any, Any], state: State, options: Mapping[str, object] | None = None) -> Table:
        """A table at which this position lies; for examples and studies. It cannot be saved."""
        table = cls.__new__(cls)
        table.game = _checked_game(game)
        if not isinstance(state, State):
            raise BadInput("core-bad-argument", what="state", expected="State", value=type(state).__name__)
        table.seats = int(state.seats)
        table.seed = ""
        table.options = records.plain(game.meta.complete({} if options is None else options).values)
        table.names = _checked_names(None, table.seats)
        table.state = state
        table._begin()
        return table

    def copy(self) -> Table:
        """An independent table at the same moment; states are never changed in place, so they are shared."""
        other = copy(self)
        other._moments = list(self._moments)
        other._entries = list(self._entries)
        other._log = list(self._log)
        other._told = [list(told) for told in self._told]
        other._known = list(self._known)
        return other

    def _begin(self) -> None:
        self._moments: list[Moment] = []  # since the last point of no return
        self._entries: list[tuple[Entry, bool]] = []  # each with whether it was sealed
        self._log: list[Event] = []
        self._told: list[list[Event]] = [[] for _ in range(self.seats + 1)]  # by seat; the spectator's is the last
        self._known = [0] * (self.seats + 1)  # by seat: entries it may know of

    # what a seat may know

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.mover == NOBODY)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats whose answer is waited for."""
        return tuple(self.state.thinking())

    @property
    def scores(self) -> list[int]:
        """The points of every seat, after the end; before it, a view tells what may be known."""
        if not self.over:
            raise Refused(Reason("core-game-goes-on", ()))
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[Seat]:
        """The seats that won; several share the victory."""
        if not self.over:
            raise Refused(Reason("core-game-goes-on", ()))
        return self.game.rules.winners(self.state)

    def view(self, seat: Seat) -> View:
        """All that this seat may know."""
        view: View = self.game.view_of(self.state, self._seat(seat))
        return view

    def prompt(self, seat: Seat) -> str:
        """What this seat is asked; "" if it is not."""
        return self.game.prompt(self.state, self._seat(seat))

    def legal(self, seat: Seat) -> list[Action]:
        """The answers open to this seat; none if it is not asked."""
        return self.game.legal(self.state, self._seat(seat))

    def why_not(self, seat: Seat, answer: Action | str | int) -> Reason | None:
        """What forbids this answer now; None if it is legal."""
        return self.game.why_not(self.state, self._seat(seat), self.game.action(answer))

    def events(self, seat: Seat, since: int = 0) -> list[tuple[int, Event]]:
        """What happened from event number `since` on, as told to this seat. Each seat counts for itself."""
        told = self._told[self._seat(seat)]
        if type(since) is not int or since < 0:
            raise BadAnswer("core-bad-since", value=since)
        return list(enumerate(told[since:], since))

    def known_entries(self, seat: Seat) -> int:
        """How many entries of the log this seat may know of: its own, and those that were not sealed."""
        return self._known[self._seat(seat)]

    def told(self, seat: Seat) -> int:
        """How many events this seat was told so far."""
        return len(self._told[self._seat(seat)])

    # what a seat may do

    def answer(self, seat: Seat, answer: Action | str | int) -> None:
        """Give an answer for a seat. If it is refused, nothing has changed."""
        if self._seat(seat) == SPECTATOR:
            raise Refused(Reason("core-spectator", ()))
        action = self.game.action(answer)
        reason = self.game.why_not(self.state, seat, action)
        if reason is not None:
            raise Refused(reason)
        before, log = self.state, Log()
        after = before.clone()
        self.game.rules.apply_code(after, seat, action.code, log)
        told = [event for event in log.events if isinstance(event, Event)]
        bar = _bar(before, after, told)
        if bar and before.phase != after.phase:
            self._moments.clear()  # nobody can go back behind this point: forget the way there
        self._moments.append(Moment(before, seat, action, bar))
        self.state = after
        for event in told:
            self._tell(event)
        self._note(Entry(seat, action.word), before.sealed)

    def enter(self, entry: Entry) -> None:
        """Do again what an entry of a log says."""
        if entry.undo:
            self.undo(entry.seat)
        elif entry.leave:
            self.leave(entry.seat)
        else:
            self.answer(entry.seat, entry.word)

    def why_not_undo(self, seat: Seat) -> Reason | None:
        """Why this seat cannot take back its last answer; None if it can."""
        found = self._last_of(self._seat(seat))
        return found if isinstance(found, Reason) else None

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last answer, as long as nothing new became known by it."""
        found = self._last_of(self._seat(seat))
        if isinstance(found, Reason):
            raise Refused(found)
        moment, later = self._moments[found], self._moments[found + 1 :]
        state, moments = moment.before, self._moments[:found]
        for other in later if not state.practice else ():  # sealed answers of others, which do not depend on this one
            moments.append(Moment(state, other.seat, other.action, other.bar))
            state = state.clone()
            self.game.rules.apply_code(state, other.seat, other.action.code, SILENT)
        sealed = moment.is_open_secret(self.state)
        self.state, self._moments = state, moments
        self._tell(TookBackSealed(seat) if sealed else TookBack(seat))
        self._note(Entry(seat, "", undo=True), sealed)

    def leave(self, seat: Seat) -> None:
        """Take a player out of the game for good, asked or not, if this game lets the others play on."""
        reason = self.why_not_leave(seat)
        if reason is not None:
            raise Refused(reason)
        now, log = self.state, Log()
        kept = [moment for moment in self._moments if moment.seat != seat and moment.is_open_secret(now)]
        state = (kept[0].before if kept else now).clone()
        self.game.rules.leave(state, seat, log)
        if state.phase != now.phase:  # it was this seat that was waited for, or the game has ended
            kept, state, log = [], now.clone(), Log()
            self.game.rules.leave(state, seat, log)
        self._moments = []
        for moment in kept:  # what others prepare in secret stays prepared, and can still be taken back
            self._moments.append(Moment(state, moment.seat, moment.action, moment.bar))
            state = state.clone()
            self.game.rules.apply_code(state, moment.seat, moment.action.code, SILENT)
        self.state = state
        for event in log.events:
            if isinstance(event, Event):
                self._tell(event)
        self._note(Entry(seat, "", leave=True), False)

    def why_not_leave(self, seat: Seat) -> Reason | None:
        """Why this seat cannot leave for good; None if it can."""
        if self._seat(seat) == SPECTATOR:
            return Reason("core-spectator", ())
        if self.over:
            return Reason("core-game-is-over", self.game.meta.end_rules)
        if self.game.rules.may_leave(self.state, seat):
            return None
        left = any(entry.leave and entry.seat == seat for entry, _ in self._entries)
        return Reason("core-has-left" if left else "core-cannot-leave", self.game.meta.leave_rules)

    def _note(self, entry: Entry, sealed: bool) -> None:
        """Write an entry into the log."""
        self._entries.append((entry, sealed))
        for seat in range(SPECTATOR, self.seats):
            self._known[seat] += entry.seat == seat or not sealed

    def _tell(self, event: Event) -> None:
        """Write an event down for everybody who may see it."""
        self._log.append(event)
        for seat in range(SPECTATOR, self.seats):
            if may_see(event, seat):
                self._told[seat].append(event)

    def _last_of(self, seat: Seat) -> int | Reason:
        """Where the last answer of a seat stands among the moments, or why it cannot be taken back.

        Secret answers of others whose phase still goes on are passed over: nobody knows of them.
        """
        last = len(self._moments) - 1
        for place in range(last, -1, -1):
            moment = self._moments[place]
            if moment.seat == seat:
                if moment.bar:
                    return Reason(moment.bar, ())
                if place == last or self.state.practice or moment.is_open_secret(self.state):
                    return place
                return Reason("core-undo-another-answered", ())
            if not moment.is_open_secret(self.state) and not self.state.practice:
                return Reason(moment.bar or "core-undo-another-answered", ())
        return Reason("core-undo-nothing", ())

    def _seat(self, seat: Seat) -> Seat:
        if type(seat) is not int or not SPECTATOR <= seat < self.seats:
            raise BadAnswer("core-bad-seat", value=seat, last=self.seats - 1)
        return seat

    # what the owner may do

    @property
    def count(self) -> int:
        """How many entries the log has: answers and takebacks."""
        return len(self._entries)

    @property
    def log(self) -> Sequence[Event]:
        """Everything that happened, whispers to anybody included."""
        return self._log

    def fingerprint(self) -> str:
        """A short text that is the same for the same whole state, on any machine and in any build."""
        return fingerprint(self.state)

    def record(self, public: bool = False) -> Record:
        """The game so far. A public record has the seed and the sealed answers only after the end."""
        if not self.seed:
            raise BadFile("core-position-not-saved")
        hide = public and not self.over
        return Record(
            game=self.game.name,
            rules_version=self.game.meta.rules_version,
            seats=self.seats,
            options=dict(self.options),
            seed_hash=records.hash_of(self.seed),
            seed=None if hide else self.seed,
            names=self.names,
            entries=tuple(entry for entry, sealed in self._entries if not (hide and sealed)),
            over=self.over,
        )

    def pack(self) -> Packed:
        """All that this table has become since it was set up; a cache only, the log is the truth."""
        moments = tuple((m.before.to_bytes(), m.seat, m.action.code, m.bar) for m in self._moments)
        return Packed(self.state.to_bytes(), moments, tuple(self._entries), tuple(self._log))

    def unpack(self, packed: Packed) -> None:
        """Become what was packed; this table must be set up in the same way. A ValueError says that it is not."""

        def state_of(data: bytes) -> State:
            state = fresh.clone()
            state.from_bytes(data)
            return state

        fresh = self.state
        actions = self.game.rules.actions
        moments = [Moment(state_of(before), seat, actions[code], bar) for before, seat, code, bar in packed.moments]
        self.state = state_of(packed.state)
        self._begin()
        self._moments = moments
        for entry, sealed in packed.entries:
            self._note(entry, sealed)
        for event in packed.log:
            self._tell(event)

    def save(self, path: str | Path, public: bool = False) -> None:
        """Write the game into a file; a public file may be given to the players while play goes on."""
        records.write(self.record(public), path)

    @classmethod
    def load(cls, path: str | Path, seed: str | None = None) -> Table:
        """The table a file holds, played again answer by answer."""
        return cls.replay(records.read(path), seed, str(path))

    @classmethod
    def replay(cls, record: Record, seed: str | None = None, source: str = "-", to: int | None = None) -> Table:
        """Play a record again, as a whole or only its first `to` entries."""
        if not isinstance(record, Record):
            raise BadInput("core-bad-argument", what="record", expected="Record", value=type(record).__name__)
        return cls.of_record(registry.get(record.game), record, seed, source, to)

    @classmethod
    def of_record(
        cls,
        game: Game[Any, Any],
        record: Record,
        seed: str | None = None,
        source: str = "-",
        to: int | None = None,
    ) -> Table:
        """Play a record of this game again."""
        if record.rules_version != game.meta.rules_version:
            raise BadFile("core-record-rules", file=source, found=record.rules_version, known=game.meta.rules_version)
        known = record.seed if record.seed is not None else seed
        if known is None:
            raise BadFile("core-record-without-seed", file=source)
        if records.hash_of(known) != record.seed_hash:
            raise BadFile("core-bad-record", file=source, what="seed")
        table = cls(game, record.seats, known, record.options, record.names)
        if to is not None and (type(to) is not int or not 0 <= to <= len(record.entries)):
            raise BadFile("core-record-length", file=source, to=to, length=len(record.entries))
        for number, entry in enumerate(record.entries[:to], 1):
            try:
                table.enter(entry)
            except (Refused, BadAnswer) as error:
                raise BadFile("core-record-answer", file=source, number=number, why=str(error)) from error
        if to is None and table.over != record.over:
            raise BadFile("core-bad-record", file=source, what="over")
        return table


def new_table(
    game: str | Game[Any, Any],
    seats: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] | None = None,
) -> Table:
    """A table for a game, with as few seats as the game allows unless told otherwise."""
    found = game if isinstance(game, Game) else registry.get(game)
    return Table(found, found.meta.seats.start if seats is None else seats, seed, options, names)


def fingerprint(state: State) -> str:
    """A short text that is the same for the same whole state."""
    return hashlib.sha256(state.to_bytes()).hexdigest()[:32]


def _bar(before: State, after: State, told: list[Event]) -> str:
    """Why an answer with these consequences cannot be taken back; "" if it can."""
    if after.mover == NOBODY:
        return "core-game-is-over"  # and its seed may be known
    if after.practice:
        return ""
    if after.rng.key() != before.rng.key():
        return "core-undo-chance"
    if any(event.reveals for event in told):
        return "core-undo-revealed"
    if after.commits != before.commits:
        return "core-undo-committed"
    return ""


def _checked_game(game: object) -> Game[Any, Any]:
    if not isinstance(game, Game):
        raise BadInput("core-bad-argument", what="game", expected="Game", value=type(game).__name__)
    return game


def _checked_seed(seed: object) -> str:
    if seed is None:
        return secrets.token_hex(16)
    if isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < 10**100:
        return str(seed)
    if not isinstance(seed, str) or not 0 < len(seed) <= LONGEST_SEED or not seed.isprintable():
        raise BadSetup("core-bad-seed")
    return seed


def _checked_names(names: object, seats: int) -> tuple[str, ...]:
    if names is None:
        return tuple(f"{seat + 1}" for seat in range(seats))
    if isinstance(names, str) or not isinstance(names, Sequence) or len(names) != seats:
        raise BadSetup("core-bad-names", seats=seats, length=LONGEST_NAME)
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadSetup("core-bad-names", seats=seats, length=LONGEST_NAME)
    return tuple(names)
