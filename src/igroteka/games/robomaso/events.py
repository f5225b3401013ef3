"""What can happen. Things are told by name, cells, sides and robots by number.

Everything happens in the open but for the deck, filler cards and the choices of RM-R58.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from igroteka.core.wire import Event, Seat
from igroteka.games.robomaso.vocabulary import Card, Cell, Death, Ending, Gun, Halt, Kind, Robot, Side, Why

# setting up and the opening


@dataclass(frozen=True)
class DiscsGiven(Event):
    """A player gave one disc to one robot and two to the other."""

    kind: ClassVar[str] = "robomaso.discs_given"
    seat: Seat
    one: Robot  # the robot with one disc
    two: Robot
    rules: tuple[str, ...] = field(default=("RM-011",), kw_only=True)


@dataclass(frozen=True)
class CornerChosen(Event):
    """A player chose a home corner."""

    kind: ClassVar[str] = "robomaso.corner_chosen"
    seat: Seat
    cell: Cell
    rules: tuple[str, ...] = field(default=("RM-R14",), kw_only=True)


@dataclass(frozen=True)
class CardSetAside(Event):
    """An opening card that nobody can stand on was set aside."""

    kind: ClassVar[str] = "robomaso.card_set_aside"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card
    rules: tuple[str, ...] = field(default=("RM-R12",), kw_only=True)


@dataclass(frozen=True)
class SetAsideShuffled(Event):
    """The cards that were set aside were shuffled back into the deck."""

    kind: ClassVar[str] = "robomaso.set_aside_shuffled"
    count: int
    rules: tuple[str, ...] = field(default=("RM-R12",), kw_only=True)


@dataclass(frozen=True)
class RobotPlaced(Event):
    """The first robot of a player came onto the board."""

    kind: ClassVar[str] = "robomaso.robot_placed"
    seat: Seat
    robot: Robot
    cell: Cell
    heading: Side
    rules: tuple[str, ...] = field(default=("RM-018", "RM-R13"), kw_only=True)


# building


@dataclass(frozen=True)
class TurnBegan(Event):
    """A player's turn began."""

    kind: ClassVar[str] = "robomaso.turn_began"
    seat: Seat
    round: int
    rules: tuple[str, ...] = field(default=("RM-021", "RM-025"), kw_only=True)


@dataclass(frozen=True)
class TruceOver(Event):
    """From now on robots may shoot."""

    kind: ClassVar[str] = "robomaso.truce_over"
    round: int
    rules: tuple[str, ...] = field(default=("RM-022", "RM-R17"), kw_only=True)


@dataclass(frozen=True)
class CardDrawn(Event):
    """A player drew a corridor card."""

    kind: ClassVar[str] = "robomaso.card_drawn"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card
    rules: tuple[str, ...] = field(default=("RM-026",), kw_only=True)


@dataclass(frozen=True)
class CardShown(Event):
    """A card that has no place went to the bottom of the deck."""

    kind: ClassVar[str] = "robomaso.card_shown"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card
    rules: tuple[str, ...] = field(default=("RM-R08",), kw_only=True)


@dataclass(frozen=True)
class CardLaid(Event):
    """A corridor card was laid."""

    kind: ClassVar[str] = "robomaso.card_laid"
    seat: Seat
    card: Card
    cell: Cell
    quarters: int
    rules: tuple[str, ...] = field(default=("RM-026", "RM-027"), kw_only=True)


@dataclass(frozen=True)
class FieldLaid(Event):
    """A deployment field was laid."""

    kind: ClassVar[str] = "robomaso.field_laid"
    seat: Seat
    cell: Cell
    rules: tuple[str, ...] = field(default=("RM-030",), kw_only=True)


@dataclass(frozen=True)
class ComputerLaid(Event):
    """A computer was laid."""

    kind: ClassVar[str] = "robomaso.computer_laid"
    seat: Seat
    cell: Cell
    quarters: int
    rules: tuple[str, ...] = field(default=("RM-031", "RM-R18"), kw_only=True)


@dataclass(frozen=True)
class CellFilled(Event):
    """An empty cell that nobody can reach got a face-down card."""

    kind: ClassVar[str] = "robomaso.cell_filled"
    seat: Seat
    cell: Cell
    from_deck: bool
    rules: tuple[str, ...] = field(default=("RM-032", "RM-R07"), kw_only=True)


@dataclass(frozen=True)
class BuildingSkipped(Event):
    """Nothing could be built."""

    kind: ClassVar[str] = "robomaso.building_skipped"
    seat: Seat
    rules: tuple[str, ...] = field(default=("RM-R08", "RM-R09"), kw_only=True)


# deployment


@dataclass(frozen=True)
class RobotDeployed(Event):
    """A robot came onto the deployment field."""

    kind: ClassVar[str] = "robomaso.robot_deployed"
    seat: Seat
    robot: Robot
    cell: Cell
    heading: Side
    rules: tuple[str, ...] = field(default=("RM-107", "RM-108", "RM-R20"), kw_only=True)


@dataclass(frozen=True)
class DeploymentPostponed(Event):
    """A robot waits, because a foreign one stands on its field."""

    kind: ClassVar[str] = "robomaso.deployment_postponed"
    seat: Seat
    robot: Robot
    rules: tuple[str, ...] = field(default=("RM-R23",), kw_only=True)


# moves


@dataclass(frozen=True)
class MoveBegan(Event):
    """A robot began its move."""

    kind: ClassVar[str] = "robomaso.move_began"
    seat: Seat
    robot: Robot
    points: int
    rules: tuple[str, ...] = field(default=("RM-034", "RM-052"), kw_only=True)


@dataclass(frozen=True)
class RobotDrove(Event):
    """A robot drove onto the next cell."""

    kind: ClassVar[str] = "robomaso.robot_drove"
    seat: Seat
    robot: Robot
    start: Cell
    cell: Cell
    heading: Side
    rules: tuple[str, ...] = field(default=("RM-039", "RM-040"), kw_only=True)


@dataclass(frozen=True)
class RobotTurned(Event):
    """A robot turned round."""

    kind: ClassVar[str] = "robomaso.robot_turned"
    seat: Seat
    robot: Robot
    cell: Cell
    heading: Side
    price: int
    rules: tuple[str, ...] = field(default=("RM-044", "RM-045"), kw_only=True)


@dataclass(frozen=True)
class RobotWaited(Event):
    """A robot waits before an empty cell."""

    kind: ClassVar[str] = "robomaso.robot_waited"
    seat: Seat
    robot: Robot
    cell: Cell
    points: int  # movement that is lost
    rules: tuple[str, ...] = field(default=("RM-049", "RM-R32"), kw_only=True)


@dataclass(frozen=True)
class MoveEnded(Event):
    """A robot ended its move."""

    kind: ClassVar[str] = "robomaso.move_ended"
    seat: Seat
    robot: Robot
    cell: Cell
    how: Halt
    rules: tuple[str, ...] = field(default=("RM-043",), kw_only=True)


@dataclass(frozen=True)
class RobotHopped(Event):
    """A teleport carried a robot."""

    kind: ClassVar[str] = "robomaso.robot_hopped"
    seat: Seat
    robot: Robot
    start: Cell
    cell: Cell
    heading: Side
    rules: tuple[str, ...] = field(default=("RM-088", "RM-089"), kw_only=True)


@dataclass(frozen=True)
class RobotsCrashed(Event):
    """Robots ran into each other."""

    kind: ClassVar[str] = "robomaso.robots_crashed"
    robots: tuple[Robot, ...]
    cell: Cell
    rules: tuple[str, ...] = field(default=("RM-046", "RM-R36"), kw_only=True)


@dataclass(frozen=True)
class RobotEaten(Event):
    """A robot drove onto a flytrap."""

    kind: ClassVar[str] = "robomaso.robot_eaten"
    seat: Seat
    robot: Robot
    cell: Cell
    layer: Robot  # the robot that laid it
    rules: tuple[str, ...] = field(default=("RM-135", "RM-137"), kw_only=True)


@dataclass(frozen=True)
class RobotDied(Event):
    """A robot left the board and waits."""

    kind: ClassVar[str] = "robomaso.robot_died"
    robot: Robot
    how: Death
    rules: tuple[str, ...] = field(default=("RM-051",), kw_only=True)


@dataclass(frozen=True)
class CardsLost(Event):
    """All cards that a dead robot still had went back to the supply."""

    kind: ClassVar[str] = "robomaso.cards_lost"
    robot: Robot
    rules: tuple[str, ...] = field(default=("RM-048", "RM-075", "RM-R37"), kw_only=True)


# cards and discs


@dataclass(frozen=True)
class CardTaken(Event):
    """A robot got an ability or a weapon."""

    kind: ClassVar[str] = "robomaso.card_taken"
    seat: Seat
    robot: Robot
    kind_of_card: Kind
    cell: Cell
    rules: tuple[str, ...] = field(default=("RM-066", "RM-067"), kw_only=True)


@dataclass(frozen=True)
class SymbolLeft(Event):
    """A card was not taken."""

    kind: ClassVar[str] = "robomaso.symbol_left"
    seat: Seat
    robot: Robot
    kind_of_card: Kind
    cell: Cell
    rules: tuple[str, ...] = field(default=("RM-R39",), kw_only=True)


@dataclass(frozen=True)
class DiscsWon(Event):
    """Discs came to a robot or into the computer of its owner."""

    kind: ClassVar[str] = "robomaso.discs_won"
    seat: Seat
    robot: Robot
    count: int
    stored: bool
    rules: tuple[str, ...] = field(default=("RM-123",), kw_only=True)


@dataclass(frozen=True)
class Looted(Event):
    """A robot took a card from one it had shot."""

    kind: ClassVar[str] = "robomaso.looted"
    robot: Robot
    victim: Robot
    kind_of_card: Kind
    rules: tuple[str, ...] = field(default=("RM-076", "RM-R45"), kw_only=True)


@dataclass(frozen=True)
class CapacityWon(Event):
    """Capacity changed hands."""

    kind: ClassVar[str] = "robomaso.capacity_won"
    robot: Robot
    victim: Robot
    rules: tuple[str, ...] = field(default=("RM-065",), kw_only=True)


@dataclass(frozen=True)
class DiscStored(Event):
    """A disc was stored in the computer."""

    kind: ClassVar[str] = "robomaso.disc_stored"
    seat: Seat
    robot: Robot
    rules: tuple[str, ...] = field(default=("RM-081", "RM-R46"), kw_only=True)


@dataclass(frozen=True)
class ComputerCancelled(Event):
    """A computer was cancelled."""

    kind: ClassVar[str] = "robomaso.computer_cancelled"
    seat: Seat
    cell: Cell
    one: int  # discs for the first robot
    two: int
    rules: tuple[str, ...] = field(default=("RM-084", "RM-R47"), kw_only=True)


@dataclass(frozen=True)
class ComputerRaided(Event):
    """A robot drove up to a foreign computer."""

    kind: ClassVar[str] = "robomaso.computer_raided"
    seat: Seat
    robot: Robot
    owner: Seat
    discs: int
    cell: Cell
    rules: tuple[str, ...] = field(default=("RM-085", "RM-086"), kw_only=True)


@dataclass(frozen=True)
class RobotSentHome(Event):
    """A raider is deployed again."""

    kind: ClassVar[str] = "robomaso.robot_sent_home"
    seat: Seat
    robot: Robot
    rules: tuple[str, ...] = field(default=("RM-087", "RM-R48"), kw_only=True)


# shooting


@dataclass(frozen=True)
class RobotsMet(Event):
    """Robots came within range."""

    kind: ClassVar[str] = "robomaso.robots_met"
    robot: Robot  # the moving one
    foe: Robot
    quick: int  # reaction of the moving one
    slow: int  # that of the other
    first: Robot  # who decides first; -1: both in secret
    why: Why  # equal reactions, only one can hit, one is faster
    rules: tuple[str, ...] = field(default=("RM-036", "RM-117"), kw_only=True)


@dataclass(frozen=True)
class FireHeld(Event):
    """A robot held its fire."""

    kind: ClassVar[str] = "robomaso.fire_held"
    seat: Seat
    robot: Robot
    rules: tuple[str, ...] = field(default=("RM-R57",), kw_only=True)


@dataclass(frozen=True)
class SecretsShown(Event):
    """Both choices are known."""

    kind: ClassVar[str] = "robomaso.secrets_shown"
    reveals: ClassVar[bool] = True
    robot: Robot
    foe: Robot
    one: bool  # the moving one fires
    two: bool  # the other fires
    rules: tuple[str, ...] = field(default=("RM-119", "RM-R58"), kw_only=True)


@dataclass(frozen=True)
class PeaceMade(Event):
    """Two robots agreed not to shoot."""

    kind: ClassVar[str] = "robomaso.peace_made"
    robot: Robot
    foe: Robot
    rules: tuple[str, ...] = field(default=("RM-119", "RM-R59"), kw_only=True)


@dataclass(frozen=True)
class ShotFired(Event):
    """A robot fired."""

    kind: ClassVar[str] = "robomaso.shot_fired"
    seat: Seat
    robot: Robot
    gun: Gun
    start: Cell
    side: Side
    far: int  # of the snowbang
    path: tuple[Cell, ...]
    hit: tuple[Robot, ...]
    rules: tuple[str, ...] = field(default=("RM-112", "RM-121"), kw_only=True)


@dataclass(frozen=True)
class FlytrapLaid(Event):
    """A robot laid a flytrap behind itself."""

    kind: ClassVar[str] = "robomaso.flytrap_laid"
    seat: Seat
    robot: Robot
    cell: Cell
    rules: tuple[str, ...] = field(default=("RM-134", "RM-R66"), kw_only=True)


@dataclass(frozen=True)
class FlytrapShot(Event):
    """A flytrap was shot to pieces."""

    kind: ClassVar[str] = "robomaso.flytrap_shot"
    cell: Cell
    rules: tuple[str, ...] = field(default=("RM-138",), kw_only=True)


# the end


@dataclass(frozen=True)
class GameOver(Event):
    """The game is over."""

    kind: ClassVar[str] = "robomaso.game_over"
    winners: tuple[Seat, ...]
    why: Ending
    rules: tuple[str, ...] = field(default=("RM-R50",), kw_only=True)
