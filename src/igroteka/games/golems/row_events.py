"""What can happen while a row of the Programs is carried out.

Golems are told by the seats of their players. A Bot has no seat: it is told by its own number, which is
higher than every seat.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from igroteka.core.wire import Event, Seat
from igroteka.games.golems.vocabulary import (
    Cell,
    Command,
    Content,
    Endless,
    Facing,
    Harm,
    Hindrance,
    Loss,
    Obstacle,
    Pick,
    RowKind,
    Sensor,
    Sign,
    Thing,
)


@dataclass(frozen=True)
class RowOpened(Event):
    """A row of a Program was opened; no and sensor only with a Bonus."""

    kind: ClassVar[str] = "golems.row_opened"
    reveals: ClassVar[bool] = True
    seat: Seat
    row: int
    bonus: RowKind
    command: Command | None
    no: Command | None
    sensor: Sensor | None
    rules: tuple[str, ...] = field(default=("GB-156",), kw_only=True)


@dataclass(frozen=True)
class Waited(Event):
    """A golem has nothing to do in this row."""

    kind: ClassVar[str] = "golems.waited"
    seat: Seat
    row: int
    rules: tuple[str, ...] = field(default=("GB-190", "GB-R88"), kw_only=True)


@dataclass(frozen=True)
class TokenWorked(Event):
    """A logic token on a Program takes effect."""

    kind: ClassVar[str] = "golems.token_worked"
    seat: Seat
    token: Sign
    row: int
    rules: tuple[str, ...] = field(default=("GB-110",), kw_only=True)


@dataclass(frozen=True)
class OptionChosen(Event):
    """A player chose among the commands joined by OR or XOR."""

    kind: ClassVar[str] = "golems.option_chosen"
    reveals: ClassVar[bool] = True
    seat: Seat
    token: Sign
    pick: Pick
    rules: tuple[str, ...] = field(default=("GB-122",), kw_only=True)


@dataclass(frozen=True)
class DieRolled(Event):
    """The die was rolled for a Bot, and its algorithm gave a command."""

    kind: ClassVar[str] = "golems.die_rolled"
    seat: Seat
    die: int
    command: Command
    sees: bool
    path: tuple[bool, ...]  # the answers to the questions of its card, Yes is true
    looks: tuple[Cell, ...]  # the cells it looks at, the last one is that of the golem it sees
    rules: tuple[str, ...] = field(default=("GB-061", "GB-066"), kw_only=True)


@dataclass(frozen=True)
class PassBegan(Event):
    """A pass through the six steps began."""

    kind: ClassVar[str] = "golems.pass_began"
    row: int
    number: int
    rules: tuple[str, ...] = field(default=("GB-R02",), kw_only=True)


@dataclass(frozen=True)
class Looked(Event):
    """A condition was checked."""

    kind: ClassVar[str] = "golems.looked"
    seat: Seat
    holds: bool
    looks: Cell  # the cell that is checked; -1: beyond the edge, or the question is about attacks
    ahead: Obstacle
    sensor: Sensor
    command: Command | None
    rules: tuple[str, ...] = field(default=("GB-158",), kw_only=True)


@dataclass(frozen=True)
class Ignored(Event):
    """A command had no effect in the snow: the first of a pair."""

    kind: ClassVar[str] = "golems.ignored"
    seat: Seat
    command: Command
    rules: tuple[str, ...] = field(default=("GB-201",), kw_only=True)


@dataclass(frozen=True)
class Turned(Event):
    """A golem turned on its cell."""

    kind: ClassVar[str] = "golems.turned"
    seat: Seat
    facing: Facing
    command: Command
    rules: tuple[str, ...] = field(default=("GB-167",), kw_only=True)


@dataclass(frozen=True)
class Moved(Event):
    """A golem moved to the next cell."""

    kind: ClassVar[str] = "golems.moved"
    seat: Seat
    start: Cell
    end: Cell
    command: Command
    rules: tuple[str, ...] = field(default=("GB-167",), kw_only=True)


@dataclass(frozen=True)
class Pushed(Event):
    """A golem pushed a barrel before it."""

    kind: ClassVar[str] = "golems.pushed"
    seat: Seat
    start: Cell
    end: Cell
    barrel: Cell
    command: Command
    rules: tuple[str, ...] = field(default=("GB-074",), kw_only=True)


@dataclass(frozen=True)
class Climbed(Event):
    """A golem stepped on a ladder and came out at its other end."""

    kind: ClassVar[str] = "golems.climbed"
    seat: Seat
    start: Cell
    end: Cell
    heading: Facing  # of its step, not where it looks
    rules: tuple[str, ...] = field(default=("GB-092",), kw_only=True)


@dataclass(frozen=True)
class Blocked(Event):
    """A golem could not move; other is who stood or went in its way, -1 if nobody did."""

    kind: ClassVar[str] = "golems.blocked"
    seat: Seat
    cell: Cell
    why: Hindrance
    other: Seat
    command: Command
    heading: Facing
    rules: tuple[str, ...] = field(default=("GB-172",), kw_only=True)


@dataclass(frozen=True)
class Swam(Event):
    """A golem went into the water."""

    kind: ClassVar[str] = "golems.swam"
    seat: Seat
    cell: Cell
    rules: tuple[str, ...] = field(default=("GB-096",), kw_only=True)


@dataclass(frozen=True)
class CameAshore(Event):
    """A golem came out of the water."""

    kind: ClassVar[str] = "golems.came_ashore"
    seat: Seat
    start: Cell
    end: Cell
    rules: tuple[str, ...] = field(default=("GB-097",), kw_only=True)


@dataclass(frozen=True)
class Slid(Event):
    """A golem slid on over ice."""

    kind: ClassVar[str] = "golems.slid"
    seat: Seat
    start: Cell
    end: Cell
    rules: tuple[str, ...] = field(default=("GB-197",), kw_only=True)


@dataclass(frozen=True)
class Shoved(Event):
    """A sliding golem shoved what stood in its way one cell on; what: barrel or golem."""

    kind: ClassVar[str] = "golems.shoved"
    seat: Seat
    what: Obstacle
    other: Seat
    start: Cell
    end: Cell
    rules: tuple[str, ...] = field(default=("GB-199",), kw_only=True)


@dataclass(frozen=True)
class Stopped(Event):
    """A slide came to an end after one cell."""

    kind: ClassVar[str] = "golems.stopped"
    seat: Seat
    cell: Cell
    why: Hindrance
    other: Seat
    heading: Facing
    rules: tuple[str, ...] = field(default=("GB-R97",), kw_only=True)


@dataclass(frozen=True)
class Stood(Event):
    """A golem stood still."""

    kind: ClassVar[str] = "golems.stood"
    seat: Seat
    rules: tuple[str, ...] = field(default=("GB-031",), kw_only=True)


@dataclass(frozen=True)
class TokenPicked(Event):
    """A golem got onto a logic token; it lies on its Program now."""

    kind: ClassVar[str] = "golems.token_picked"
    seat: Seat
    token: Sign
    cell: Cell
    row: int
    rules: tuple[str, ...] = field(default=("GB-112",), kw_only=True)


@dataclass(frozen=True)
class TokenLost(Event):
    """A golem got onto a logic token that it cannot use."""

    kind: ClassVar[str] = "golems.token_lost"
    seat: Seat
    token: Sign
    cell: Cell
    why: Loss
    rules: tuple[str, ...] = field(default=("GB-106",), kw_only=True)


@dataclass(frozen=True)
class Struck(Event):
    """A golem struck: what it met, where, and whom (-1: nobody); whether that hits it, and is not spared."""

    kind: ClassVar[str] = "golems.struck"
    seat: Seat
    cell: Cell
    met: Obstacle
    other: Seat
    power: int
    hits: bool
    path: tuple[Cell, ...]  # straight ahead, up to what it meets
    through: int  # the cell at the other end of the ladder that ends the path; -1 for none
    rules: tuple[str, ...] = field(default=("GB-176",), kw_only=True)


@dataclass(frozen=True)
class BarrelOpened(Event):
    """A barrel was broken."""

    kind: ClassVar[str] = "golems.barrel_opened"
    reveals: ClassVar[bool] = True
    cell: Cell
    content: Content
    seats: tuple[Seat, ...]
    rules: tuple[str, ...] = field(default=("GB-077",), kw_only=True)


@dataclass(frozen=True)
class Hurt(Event):
    """A golem was damaged, not by a strike."""

    kind: ClassVar[str] = "golems.hurt"
    seat: Seat
    by: Harm
    loss: int
    damage: int
    limit: int
    rules: tuple[str, ...] = field(default=("GB-R07",), kw_only=True)


@dataclass(frozen=True)
class Repaired(Event):
    """A damage was removed from a golem."""

    kind: ClassVar[str] = "golems.repaired"
    seat: Seat
    gain: int
    damage: int
    limit: int
    rules: tuple[str, ...] = field(default=("GB-081",), kw_only=True)


@dataclass(frozen=True)
class RowWon(Event):
    """A golem won a row for its next Program."""

    kind: ClassVar[str] = "golems.row_won"
    seat: Seat
    rules: tuple[str, ...] = field(default=("GB-083",), kw_only=True)


@dataclass(frozen=True)
class RowLost(Event):
    """A golem lost a row of its next Program."""

    kind: ClassVar[str] = "golems.row_lost"
    seat: Seat
    rules: tuple[str, ...] = field(default=("GB-084",), kw_only=True)


@dataclass(frozen=True)
class NoEffect(Event):
    """What was in the barrel has no effect on this golem."""

    kind: ClassVar[str] = "golems.no_effect"
    seat: Seat
    content: Content
    rules: tuple[str, ...] = field(default=("GB-082",), kw_only=True)


@dataclass(frozen=True)
class HoleOpened(Event):
    """A golem opened a black hole."""

    kind: ClassVar[str] = "golems.hole_opened"
    seat: Seat
    rules: tuple[str, ...] = field(default=("GB-085",), kw_only=True)


@dataclass(frozen=True)
class Teleported(Event):
    """A player sent a golem through a black hole."""

    kind: ClassVar[str] = "golems.teleported"
    seat: Seat
    by: Seat
    start: Cell
    end: Cell
    rules: tuple[str, ...] = field(default=("GB-085", "GB-R36"), kw_only=True)


@dataclass(frozen=True)
class Declined(Event):
    """A player does not use a black hole."""

    kind: ClassVar[str] = "golems.declined"
    seat: Seat
    other: Seat
    rules: tuple[str, ...] = field(default=("GB-R37",), kw_only=True)


@dataclass(frozen=True)
class Defended(Event):
    """A golem takes up its defence."""

    kind: ClassVar[str] = "golems.defended"
    seat: Seat
    blocks: int
    rules: tuple[str, ...] = field(default=("GB-033", "GB-161"), kw_only=True)


@dataclass(frozen=True)
class Shielded(Event):
    """Defence stopped some of the strikes."""

    kind: ClassVar[str] = "golems.shielded"
    seat: Seat
    blocked: int
    left: int
    rules: tuple[str, ...] = field(default=("GB-181",), kw_only=True)


@dataclass(frozen=True)
class Spared(Event):
    """A Defence that came late took back damage of strikes of this row."""

    kind: ClassVar[str] = "golems.spared"
    seat: Seat
    gain: int
    damage: int
    limit: int
    rules: tuple[str, ...] = field(default=("GB-181", "GB-R08"), kw_only=True)


@dataclass(frozen=True)
class Hit(Event):
    """A golem was damaged by strikes."""

    kind: ClassVar[str] = "golems.hit"
    seat: Seat
    power: int
    blocked: int
    loss: int
    damage: int
    limit: int
    rules: tuple[str, ...] = field(default=("GB-181", "GB-182"), kw_only=True)


@dataclass(frozen=True)
class LoopBegan(Event):
    """A WHILE goes into its repetitions."""

    kind: ClassVar[str] = "golems.loop_began"
    seat: Seat
    command: Command
    rules: tuple[str, ...] = field(default=("GB-162",), kw_only=True)


@dataclass(frozen=True)
class LoopEnded(Event):
    """The condition of a WHILE is met."""

    kind: ClassVar[str] = "golems.loop_ended"
    seat: Seat
    repeats: int
    rules: tuple[str, ...] = field(default=("GB-042",), kw_only=True)


@dataclass(frozen=True)
class LoopEndless(Event):
    """A WHILE was found endless and cut off."""

    kind: ClassVar[str] = "golems.loop_endless"
    seat: Seat
    why: Endless
    repeats: int
    rules: tuple[str, ...] = field(default=("GB-044", "GB-162"), kw_only=True)


@dataclass(frozen=True)
class Eliminated(Event):
    """A golem reached its damage limit and was removed."""

    kind: ClassVar[str] = "golems.eliminated"
    seat: Seat
    cell: Cell
    damage: int
    limit: int
    rules: tuple[str, ...] = field(default=("GB-185",), kw_only=True)


@dataclass(frozen=True)
class Respawned(Event):
    """A golem came back, undamaged."""

    kind: ClassVar[str] = "golems.respawned"
    seat: Seat
    cell: Cell
    rules: tuple[str, ...] = field(default=("GB-R129",), kw_only=True)


@dataclass(frozen=True)
class ObjectTaken(Event):
    """A golem took an object."""

    kind: ClassVar[str] = "golems.object_taken"
    seat: Seat
    object: Thing
    cell: Cell
    rules: tuple[str, ...] = field(default=("GB-R132",), kw_only=True)


@dataclass(frozen=True)
class ObjectDropped(Event):
    """A golem dropped what it carried."""

    kind: ClassVar[str] = "golems.object_dropped"
    seat: Seat
    object: Thing
    cell: Cell
    rules: tuple[str, ...] = field(default=("GB-213",), kw_only=True)


@dataclass(frozen=True)
class BroughtHome(Event):
    """A golem brought an object home."""

    kind: ClassVar[str] = "golems.brought_home"
    seat: Seat
    object: Thing
    count: int
    rules: tuple[str, ...] = field(default=("GB-213",), kw_only=True)
