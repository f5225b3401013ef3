"""A running game: the only door that checks legality, keeps the log and takes answers back."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from igroteka.core import record as records
from igroteka.core import registry
from igroteka.core.engine import NOBODY, Action, State
from igroteka.core.errors import BadAnswer, BadFile, BadInput, BadSetup, Refused
from igroteka.core.game import Game
from igroteka.core.moments import Moment, Recorder
from igroteka.core.record import Answers, Entry, Leave, Record, TakeBack
from igroteka.core.rng import TableRng
from igroteka.core.undo import Past, Step, applied, is_open_secret, is_unseen, remembered, undo_barrier
from igroteka.core.wire import SPECTATOR, Event, Reason, Seat, TookBack, TookBackSealed, View, may_see

LONGEST_NAME = 40
LONGEST_SEED = 128


@dataclass(frozen=True)
class Packed:
    """A table as a cache keeps it: with the setup it can be had again without playing it from the start."""

    state: bytes
    steps: tuple[PackedStep, ...]
    entries: tuple[tuple[Entry, bool], ...]
    questions: tuple[int, ...]
    log: tuple[Event, ...]


@dataclass(frozen=True)
class PackedStep:
    """A step with the state before it as bytes."""

    before: bytes
    seat: Seat
    codes: tuple[int, ...]
    final: str
    replaced: tuple[PackedStep, ...]


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
        other._entries = list(self._entries)
        other._log = list(self._log)
        other._heard = [list(heard) for heard in self._heard]
        other._questions = list(self._questions)
        other._news = {seat: list(moments) for seat, moments in self._news.items()}
        return other

    def _begin(self) -> None:
        self._steps: tuple[Step, ...] = ()  # since the last point of no return
        self._entries: list[tuple[Entry, bool]] = []  # each with whether it was sealed
        self._log: list[Event] = []
        self._heard: list[list[Event]] = [[] for _ in range(self.seats + 1)]  # by seat; the spectator's is the last
        self._questions = [0] * (self.seats + 1)  # by seat: how often its question has become another one
        self._news: dict[Seat, list[Moment]] = {}  # by seat that listens: what it has not fetched yet

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
        heard = self._heard[self._seat(seat)]
        if type(since) is not int or since < 0:
            raise BadAnswer("core-bad-since", value=since)
        return list(enumerate(heard[since:], since))

    def question(self, seat: Seat) -> int:
        """The number of what this seat is asked: another one whenever it, or others before all, have answered.

        What others do while a sealed phase goes on does not change it, be it told or not.
        """
        return self._questions[self._seat(seat)]

    def event_count(self, seat: Seat) -> int:
        """How many events this seat was told so far."""
        return len(self._heard[self._seat(seat)])

    def listen(self, seats: Iterable[Seat]) -> None:
        """From now on keep for these seats, and for no others, every moment with the view after it."""
        self._news = {self._seat(seat): self._news.get(seat, []) for seat in seats}

    def all_news(self) -> dict[Seat, list[Moment]]:
        """What every seat that listens saw happen since this was asked last."""
        found = self._news
        self._news = {seat: [] for seat in found}
        return found

    # what a seat may do

    def answer(self, seat: Seat, answer: Action | str | int) -> None:
        """Give an answer for a seat. If it is refused, nothing has changed."""
        self.change(seat, (answer,))

    def change(self, seat: Seat, answers: Sequence[Action | str | int], back: int = 0) -> None:
        """Take back the last answers of a seat, so many of them, and give others: all or nothing, and one entry.

        All but the last must be such that they can be taken back: else a row that is refused would tell something.
        """
        if self._seat(seat) == SPECTATOR:
            raise Refused(Reason("core-spectator", ()))
        actions = tuple(self.game.action(answer) for answer in answers)
        if type(back) is not int or back < 0 or not (back or actions):
            raise BadAnswer("core-bad-change")
        past, kept, replaced = self._rolled_back(seat, back)
        start = applied(self.game.rules, past.state, seat, kept) if kept else past.state
        recorder = Recorder(self.game, start.clone(), self._news)
        sealed = is_open_secret(start, self.state) if back else bool(start.sealed)
        if back:
            recorder.log.add(TookBackSealed(seat) if sealed else TookBack(seat))
        for number, action in enumerate(actions):
            if number > 0 and _is_decided(start, recorder):
                raise Refused(Reason("core-row-goes-on", ()))
            reason = self.game.why_not(recorder.state, seat, action)
            if reason is not None:
                raise Refused(reason)
            self.game.rules.apply_code(recorder.state, seat, action.code, recorder.log)
        final = undo_barrier(start, recorder.state, recorder.events)
        gone = bool(final) and start.phase != recorder.state.phase  # nobody can go back behind this point
        step = Step(past.state, seat, (*kept, *actions), final, remembered(replaced))
        steps = (*(() if gone else past.steps), *((step,) if kept or actions or replaced else ()))
        self._go_on(Answers(seat, tuple(action.word for action in actions), back), sealed, steps, recorder)

    def _rolled_back(self, seat: Seat, back: int) -> tuple[Past, tuple[Action, ...], tuple[Step, ...]]:
        """The past without the last answers of a seat: it, those of the first step that stay, and the steps that go."""
        past = self._past
        kept: tuple[Action, ...] = ()
        replaced: tuple[Step, ...] = ()
        while back > 0:
            past, gone = past.without(self.game.rules, seat)
            given = gone[0].actions
            kept = given[: max(0, len(given) - back)]
            back -= len(given) - len(kept)
            replaced = (*gone, *replaced)
        return past, kept, replaced

    def enter(self, entry: Entry) -> None:
        """Do again what an entry of a log says."""
        match entry:
            case Answers():
                self.change(entry.seat, entry.words, entry.back)
            case TakeBack():
                self.undo(entry.seat)
            case Leave():
                self.leave(entry.seat)

    def why_not_undo(self, seat: Seat) -> Reason | None:
        """Why this seat cannot take back what it answered last; None if it can."""
        found = self._past.last_of(self._seat(seat))
        return found if isinstance(found, Reason) else None

    def turn_so_far(self, seat: Seat) -> int:
        """How many answers in a row this seat can take back, with `change`, to be where its turn began."""
        return self._past.row_of(self._seat(seat))

    def undo(self, seat: Seat) -> None:
        """Take back what the seat answered last, as long as nothing new became known by it.

        Answers that were given at once are taken back at once, and what they had replaced is there again.
        """
        past, gone = self._past.without(self.game.rules, self._seat(seat))
        past = past.again(self.game.rules, gone[0].replaced)
        sealed = gone[0].is_open_secret(self.state)
        recorder = Recorder(self.game, past.state, self._news)
        recorder.log.add(TookBackSealed(seat) if sealed else TookBack(seat))
        self._go_on(TakeBack(seat), sealed, past.steps, recorder)

    def leave(self, seat: Seat) -> None:
        """Take a player out of the game for good, asked or not, if this game lets the others play on."""
        reason = self.why_not_leave(seat)
        if reason is not None:
            raise Refused(reason)
        now = self.state
        kept = [step for step in self._steps if step.seat != seat and step.is_open_secret(now)]
        state = (kept[0].before if kept else now).clone()
        # if others have prepared something, all look when it is prepared again
        recorder = Recorder(self.game, state, self._news, at_once=bool(kept))
        self.game.rules.leave(state, seat, recorder.log)
        if state.phase != now.phase:  # it was this seat that was waited for, or the game has ended
            kept, state = [], now.clone()
            recorder = Recorder(self.game, state, self._news)
            self.game.rules.leave(state, seat, recorder.log)
        past = Past(state, ()).again(self.game.rules, kept)  # what others prepare in secret stays prepared
        recorder.state = past.state
        self._go_on(Leave(seat), False, past.steps, recorder)

    def why_not_leave(self, seat: Seat) -> Reason | None:
        """Why this seat cannot leave for good; None if it can."""
        if self._seat(seat) == SPECTATOR:
            return Reason("core-spectator", ())
        if self.over:
            return Reason("core-game-is-over", self.game.meta.end_rules)
        if self.game.rules.may_leave(self.state, seat):
            return None
        left = any(entry == Leave(seat) for entry, _ in self._entries)
        return Reason("core-has-left" if left else "core-cannot-leave", self.game.meta.leave_rules)

    @property
    def _past(self) -> Past:
        return Past(self.state, self._steps)

    def _go_on(self, entry: Entry, sealed: bool, steps: tuple[Step, ...], recorder: Recorder) -> None:
        """Take over what an entry has made of the table, and tell it."""
        secret = is_open_secret(self.state, recorder.state)
        recorder.finish(entry.seat if is_unseen(self.state, recorder.state) else None)
        self.state, self._steps = recorder.state, steps
        self._entries.append((entry, sealed))
        for seat in range(SPECTATOR, self.seats):
            self._questions[seat] += entry.seat == seat or not secret
        for event in recorder.events:
            self._deliver(event)
        self._news = {seat: self._news[seat] + moments for seat, moments in recorder.moments.items()}

    def _deliver(self, event: Event) -> None:
        """Write an event down for everybody who may see it."""
        self._log.append(event)
        for seat in range(SPECTATOR, self.seats):
            if may_see(event, seat):
                self._heard[seat].append(event)

    def _seat(self, seat: Seat) -> Seat:
        if type(seat) is not int or not SPECTATOR <= seat < self.seats:
            raise BadAnswer("core-bad-seat", value=seat, last=self.seats - 1)
        return seat

    # what the owner may do

    @property
    def count(self) -> int:
        """How many entries the log has."""
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
        steps = tuple(_packed(step) for step in self._steps)
        return Packed(self.state.to_bytes(), steps, tuple(self._entries), tuple(self._questions), tuple(self._log))

    def unpack(self, packed: Packed) -> None:
        """Become what was packed; this table must be set up in the same way. A ValueError says that it is not."""

        def state_of(data: bytes) -> State:
            state = fresh.clone()
            state.from_bytes(data)
            return state

        def step_of(step: PackedStep) -> Step:
            chosen = tuple(actions[code] for code in step.codes)
            return Step(state_of(step.before), step.seat, chosen, step.final, tuple(map(step_of, step.replaced)))

        fresh, actions = self.state, self.game.rules.actions
        steps, state = tuple(map(step_of, packed.steps)), state_of(packed.state)
        if len(packed.questions) != self.seats + 1:
            raise ValueError("the number of seats is another")
        self._begin()
        self.state, self._steps = state, steps
        self._entries, self._questions = list(packed.entries), list(packed.questions)
        for event in packed.log:
            self._deliver(event)

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
        options = game.meta.played(record.rules_version, record.options, source)
        known = record.seed if record.seed is not None else seed
        if known is None:
            raise BadFile("core-record-without-seed", file=source)
        if records.hash_of(known) != record.seed_hash:
            raise BadFile("core-bad-record", file=source, what="seed")
        table = cls(game, record.seats, known, options, record.names)
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


def _is_decided(start: State, recorder: Recorder) -> bool:
    """Whether something has become final, or a secret phase has begun or ended: no further answer goes with that."""
    now = recorder.state
    other_phase = now.phase != start.phase and (now.sealed or start.sealed)
    return other_phase or bool(undo_barrier(start, now, recorder.events))


def _packed(step: Step) -> PackedStep:
    codes = tuple(action.code for action in step.actions)
    return PackedStep(step.before.to_bytes(), step.seat, codes, step.final, tuple(map(_packed, step.replaced)))


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
