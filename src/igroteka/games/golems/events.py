"""What can happen before and after the rows of Programs: choosing, programming, rounds, matches.

Golems are told by the seats of their players. A Bot has no seat: it is told by its own number, which is
higher than every seat.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from igroteka.core.wire import Event, Seat, Whisper
from igroteka.games.golems.vocabulary import Card, Cell, Colour, Command, Ending, Side, Sign, Verdict


@dataclass(frozen=True)
class CardTaken(Event):
    """A player took a Golem card, this side up."""

    kind: ClassVar[str] = "golems.card_taken"
    seat: Seat
    card: Card
    rules: tuple[str, ...] = field(default=("GB-128", "GB-R119"), kw_only=True)


@dataclass(frozen=True)
class ColourTaken(Event):
    """A player took a colour."""

    kind: ClassVar[str] = "golems.colour_taken"
    seat: Seat
    colour: Colour
    rules: tuple[str, ...] = field(default=("GB-129", "GB-R119"), kw_only=True)


@dataclass(frozen=True)
class SubLaid(Event):
    """A player laid a subprogram, face up: two commands, or none."""

    kind: ClassVar[str] = "golems.sub_laid"
    seat: Seat
    command: Command | None
    next: Command | None
    rules: tuple[str, ...] = field(default=("GB-045", "GB-046"), kw_only=True)


@dataclass(frozen=True)
class RoundBegan(Event):
    """A round began."""

    kind: ClassVar[str] = "golems.round_began"
    round: int
    rules: tuple[str, ...] = field(default=("GB-141",), kw_only=True)


@dataclass(frozen=True)
class TurnBegan(Event):
    """Children's mode: a team is on turn."""

    kind: ClassVar[str] = "golems.turn_began"
    seat: Seat
    turn: int
    rules: tuple[str, ...] = field(default=("GB-211", "GB-R127"), kw_only=True)


@dataclass(frozen=True)
class LuckDrawn(Event):
    """A player drew a Luck card, openly."""

    kind: ClassVar[str] = "golems.luck_drawn"
    reveals: ClassVar[bool] = True
    seat: Seat
    sign: Sign
    rules: tuple[str, ...] = field(default=("GB-142", "GB-R12"), kw_only=True)


@dataclass(frozen=True)
class LuckSeen(Whisper):
    """Which Luck card a player has drawn, where they are not shown."""

    kind: ClassVar[str] = "golems.luck_seen"
    sign: Sign
    rules: tuple[str, ...] = field(default=("GB-142", "GB-R12"), kw_only=True)


@dataclass(frozen=True)
class TokenGot(Event):
    """A player took the logic token the Luck card shows."""

    kind: ClassVar[str] = "golems.token_got"
    reveals: ClassVar[bool] = True
    seat: Seat
    token: Sign
    rules: tuple[str, ...] = field(default=("GB-144",), kw_only=True)


@dataclass(frozen=True)
class TokenLacking(Event):
    """There is no such logic token left."""

    kind: ClassVar[str] = "golems.token_lacking"
    reveals: ClassVar[bool] = True
    seat: Seat
    token: Sign
    rules: tuple[str, ...] = field(default=("GB-R78",), kw_only=True)


@dataclass(frozen=True)
class Readied(Event):
    """A player has finished programming."""

    kind: ClassVar[str] = "golems.readied"
    seat: Seat
    rules: tuple[str, ...] = field(default=("GB-147",), kw_only=True)


@dataclass(frozen=True)
class Locked(Event):
    """All Programs are laid; how many rows they have."""

    kind: ClassVar[str] = "golems.locked"
    rows: tuple[int, ...]
    rules: tuple[str, ...] = field(default=("GB-148", "GB-R10"), kw_only=True)


@dataclass(frozen=True)
class TokenLaid(Event):
    """A player laid a logic token on a row of a Program; card is yes or no if it lies on one card of an IF."""

    kind: ClassVar[str] = "golems.token_laid"
    seat: Seat
    token: Sign
    on: Seat
    row: int
    card: Side
    rules: tuple[str, ...] = field(default=("GB-103", "GB-R81"), kw_only=True)


@dataclass(frozen=True)
class TokenPlaced(Event):
    """A player laid a logic token on a cell."""

    kind: ClassVar[str] = "golems.token_placed"
    seat: Seat
    token: Sign
    cell: Cell
    rules: tuple[str, ...] = field(default=("GB-103", "GB-R84"), kw_only=True)


@dataclass(frozen=True)
class TokenKept(Event):
    """A player keeps the logic token."""

    kind: ClassVar[str] = "golems.token_kept"
    seat: Seat
    rules: tuple[str, ...] = field(default=("GB-145",), kw_only=True)


@dataclass(frozen=True)
class Scored(Event):
    """A player scored points."""

    kind: ClassVar[str] = "golems.scored"
    seat: Seat
    points: int
    total: int
    rules: tuple[str, ...] = field(default=("GB-141",), kw_only=True)


@dataclass(frozen=True)
class TokenReturned(Event):
    """A logic token left a player: to the supply, or out of the game."""

    kind: ClassVar[str] = "golems.token_returned"
    seat: Seat
    token: Sign
    removed: bool
    rules: tuple[str, ...] = field(default=("GB-107", "GB-R79"), kw_only=True)


@dataclass(frozen=True)
class RoundEnded(Event):
    """The last row of all players is done."""

    kind: ClassVar[str] = "golems.round_ended"
    round: int
    rules: tuple[str, ...] = field(default=("GB-191",), kw_only=True)


@dataclass(frozen=True)
class SuddenDeath(Event):
    """The players are level: the first damage decides."""

    kind: ClassVar[str] = "golems.sudden_death"
    number: int
    rules: tuple[str, ...] = field(default=("GB-R124",), kw_only=True)


@dataclass(frozen=True)
class MatchBegan(Event):
    """A match of the tournament began."""

    kind: ClassVar[str] = "golems.match_began"
    number: int
    one: Seat
    two: Seat
    rules: tuple[str, ...] = field(default=("GB-188",), kw_only=True)


@dataclass(frozen=True)
class MatchEnded(Event):
    """A match of the tournament ended; several winners: a draw."""

    kind: ClassVar[str] = "golems.match_ended"
    winners: tuple[Seat, ...]
    why: Verdict
    rules: tuple[str, ...] = field(default=("GB-188",), kw_only=True)


@dataclass(frozen=True)
class GameOver(Event):
    """The game ended; without winners the Bots won, or a puzzle was not solved."""

    kind: ClassVar[str] = "golems.game_over"
    why: Ending
    winners: tuple[Seat, ...]
    rules: tuple[str, ...] = field(default=("GB-185",), kw_only=True)
