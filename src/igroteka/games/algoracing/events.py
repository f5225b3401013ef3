"""What can happen.

What a player prepares is secret until it is run: events that show it reveal something.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from igroteka.core.wire import Event, Seat, Whisper
from igroteka.games.algoracing.vocabulary import Card, Colour, Corner, Ending, Facing, SampleType, Skip, Square


@dataclass(frozen=True)
class OnField(Event):
    """Something that happened on squares: sentences call them by letter and number."""

    width: int = field(kw_only=True)  # of the board


@dataclass(frozen=True)
class Based(Event):
    """A player chose a corner and a starting direction."""

    kind: ClassVar[str] = "algoracing.based"
    seat: Seat
    corner: Corner
    facing: Facing
    rules: tuple[str, ...] = field(default=("AR-015", "AR-017", "AR-R38"), kw_only=True)


@dataclass(frozen=True)
class SpareBased(Event):
    """The base token of a colour nobody plays was put into a free corner."""

    kind: ClassVar[str] = "algoracing.spare_based"
    colour: Colour
    corner: Corner
    rules: tuple[str, ...] = field(default=("AR-019",), kw_only=True)


@dataclass(frozen=True)
class Dealt(Whisper):
    """Which cards a player has got."""

    kind: ClassVar[str] = "algoracing.dealt"
    cards: tuple[Card, ...]
    rules: tuple[str, ...] = field(default=("AR-022",), kw_only=True)


@dataclass(frozen=True)
class TurnStarted(Event):
    """A player's turn began."""

    kind: ClassVar[str] = "algoracing.turn_started"
    seat: Seat
    round: int
    rules: tuple[str, ...] = field(default=("AR-028",), kw_only=True)


@dataclass(frozen=True)
class Inserted(Event):
    """A command card was laid so that it became the card at a place."""

    kind: ClassVar[str] = "algoracing.inserted"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card
    place: int
    rules: tuple[str, ...] = field(default=("AR-024", "AR-108"), kw_only=True)


@dataclass(frozen=True)
class Covered(Event):
    """A command card was laid over another."""

    kind: ClassVar[str] = "algoracing.covered"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card
    place: int
    over: Card
    rules: tuple[str, ...] = field(default=("AR-109", "AR-R49"), kw_only=True)


@dataclass(frozen=True)
class Cycled(Event):
    """A cycle card was laid over one place or two."""

    kind: ClassVar[str] = "algoracing.cycled"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card
    place: int
    span: int
    rules: tuple[str, ...] = field(default=("AR-088",), kw_only=True)


@dataclass(frozen=True)
class CycleLifted(Event):
    """A cycle card was taken away."""

    kind: ClassVar[str] = "algoracing.cycle_lifted"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card
    place: int
    rules: tuple[str, ...] = field(default=("AR-111", "AR-R54"), kw_only=True)


@dataclass(frozen=True)
class CycleLost(Event):
    """A cycle card was lost because the cards under it were changed."""

    kind: ClassVar[str] = "algoracing.cycle_lost"
    card: Card
    place: int
    rules: tuple[str, ...] = field(default=("AR-112", "AR-R52"), kw_only=True)


@dataclass(frozen=True)
class Started(Event):
    """A rover begins to carry out a command: the place of the card, and which repetition of how many this is."""

    kind: ClassVar[str] = "algoracing.started"
    seat: Seat
    card: Card
    place: int
    time: int
    times: int
    rules: tuple[str, ...] = field(default=("AR-025",), kw_only=True)


@dataclass(frozen=True)
class Moved(OnField):
    """A rover drove or jumped to another square."""

    kind: ClassVar[str] = "algoracing.moved"
    seat: Seat
    start: Square
    end: Square
    jump: bool
    rules: tuple[str, ...] = field(default=("AR-030",), kw_only=True)


@dataclass(frozen=True)
class Turned(Event):
    """A rover turned on its square."""

    kind: ClassVar[str] = "algoracing.turned"
    seat: Seat
    facing: Facing
    rules: tuple[str, ...] = field(default=("AR-039", "AR-041"), kw_only=True)


@dataclass(frozen=True)
class Skipped(Event):
    """A command could not be carried out."""

    kind: ClassVar[str] = "algoracing.skipped"
    seat: Seat
    card: Card
    why: Skip
    rules: tuple[str, ...] = field(default=("AR-043",), kw_only=True)


@dataclass(frozen=True)
class Futile(Event):
    """A rover skipped every command of its algorithm."""

    kind: ClassVar[str] = "algoracing.futile"
    seat: Seat
    rules: tuple[str, ...] = field(default=("AR-R100",), kw_only=True)


@dataclass(frozen=True)
class Loaded(OnField):
    """A rover loaded samples, face down."""

    kind: ClassVar[str] = "algoracing.loaded"
    seat: Seat
    square: Square
    count: int
    left: int
    rules: tuple[str, ...] = field(default=("AR-047",), kw_only=True)


@dataclass(frozen=True)
class Full(OnField):
    """A full rover stands where samples lie: they stay."""

    kind: ClassVar[str] = "algoracing.full"
    seat: Seat
    square: Square
    count: int
    rules: tuple[str, ...] = field(default=("AR-049", "AR-R19", "AR-R20"), kw_only=True)


@dataclass(frozen=True)
class Delivered(Event):
    """A player delivered samples; their types became known."""

    kind: ClassVar[str] = "algoracing.delivered"
    reveals: ClassVar[bool] = True
    seat: Seat
    types: tuple[SampleType, ...]
    won: int
    points: int
    rules: tuple[str, ...] = field(default=("AR-053", "AR-061", "AR-062"), kw_only=True)


@dataclass(frozen=True)
class Collided(Event):
    """A rover was stopped by another."""

    kind: ClassVar[str] = "algoracing.collided"
    seat: Seat
    other: Seat
    rules: tuple[str, ...] = field(default=("AR-055",), kw_only=True)


@dataclass(frozen=True)
class Compensated(Event):
    """A sample changed hands, face down; from now on the two owe each other nothing."""

    kind: ClassVar[str] = "algoracing.compensated"
    seat: Seat
    giver: Seat
    rules: tuple[str, ...] = field(default=("AR-057", "AR-059", "AR-R32"), kw_only=True)


@dataclass(frozen=True)
class BarLifted(Event):
    """One of two rovers has moved: compensation may be due again."""

    kind: ClassVar[str] = "algoracing.bar_lifted"
    seat: Seat
    other: Seat
    rules: tuple[str, ...] = field(default=("AR-060", "AR-R33"), kw_only=True)


@dataclass(frozen=True)
class Impulse(OnField):
    """A teleport impulse ran over squares; the last one is where it ended."""

    kind: ClassVar[str] = "algoracing.impulse"
    seat: Seat
    path: tuple[Square, ...]
    rules: tuple[str, ...] = field(default=("AR-092",), kw_only=True)


@dataclass(frozen=True)
class Teleported(OnField):
    """A rover was sent to its base."""

    kind: ClassVar[str] = "algoracing.teleported"
    seat: Seat
    start: Square
    end: Square
    rules: tuple[str, ...] = field(default=("AR-096", "AR-097"), kw_only=True)


@dataclass(frozen=True)
class Dropped(OnField):
    """The samples of a teleported rover stayed where it stood."""

    kind: ClassVar[str] = "algoracing.dropped"
    seat: Seat
    square: Square
    count: int
    rules: tuple[str, ...] = field(default=("AR-098",), kw_only=True)


@dataclass(frozen=True)
class Pulled(OnField):
    """Samples were pulled one square towards a rover."""

    kind: ClassVar[str] = "algoracing.pulled"
    seat: Seat
    start: Square
    end: Square
    count: int
    rules: tuple[str, ...] = field(default=("AR-100", "AR-101"), kw_only=True)


@dataclass(frozen=True)
class Rode(OnField):
    """An elevator took a rover to its other platform."""

    kind: ClassVar[str] = "algoracing.rode"
    seat: Seat
    start: Square
    end: Square
    rules: tuple[str, ...] = field(default=("AR-082", "AR-086"), kw_only=True)


@dataclass(frozen=True)
class ElevatorBusy(Event):
    """The other platform is occupied: the rover waits."""

    kind: ClassVar[str] = "algoracing.elevator_busy"
    seat: Seat
    other: Seat
    rules: tuple[str, ...] = field(default=("AR-083",), kw_only=True)


@dataclass(frozen=True)
class RowDiscarded(Event):
    """The algorithm went to the discard pile."""

    kind: ClassVar[str] = "algoracing.row_discarded"
    count: int
    rules: tuple[str, ...] = field(default=("AR-026",), kw_only=True)


@dataclass(frozen=True)
class Drew(Event):
    """A player drew cards."""

    kind: ClassVar[str] = "algoracing.drew"
    seat: Seat
    count: int
    rules: tuple[str, ...] = field(default=("AR-027",), kw_only=True)


@dataclass(frozen=True)
class Reshuffled(Event):
    """The discard pile became the draw deck."""

    kind: ClassVar[str] = "algoracing.reshuffled"
    count: int
    rules: tuple[str, ...] = field(default=("AR-066", "AR-R44"), kw_only=True)


@dataclass(frozen=True)
class Passed(Event):
    """A player passed, and exchanged these cards."""

    kind: ClassVar[str] = "algoracing.passed"
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]
    rules: tuple[str, ...] = field(default=("AR-029", "AR-R43"), kw_only=True)


@dataclass(frozen=True)
class Left(OnField):
    """A player left the game; the rover is taken off, its samples stay. The square is -1 if it was on none."""

    kind: ClassVar[str] = "algoracing.left"
    reveals: ClassVar[bool] = True
    seat: Seat
    square: Square
    count: int
    cards: tuple[Card, ...]
    rules: tuple[str, ...] = field(default=("AR-R98",), kw_only=True)


@dataclass(frozen=True)
class GameOver(Event):
    """The game ended."""

    kind: ClassVar[str] = "algoracing.game_over"
    why: Ending
    winners: tuple[Seat, ...]
    rules: tuple[str, ...] = field(default=("AR-064",), kw_only=True)
