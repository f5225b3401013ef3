"""What can happen. Cards are told by their ids, kinds of knowledge, skills and tracks by name.

Which card came from a deck only its new owner is told; everything else happens in the open (PR-R04, PR-R06).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from igroteka.core.wire import Event, Seat, Whisper
from igroteka.games.progress.vocabulary import (
    Activation,
    Card,
    DrawKind,
    DropReason,
    Ending,
    Feat,
    Kind,
    Person,
    Place,
    Power,
    Skill,
    Title,
)

# the turn


@dataclass(frozen=True)
class TurnBegan(Event):
    """A player's turn began."""

    kind: ClassVar[str] = "progress.turn_began"
    seat: Seat
    turn: int
    rules: tuple[str, ...] = field(default=("PR-047", "PR-048"), kw_only=True)


@dataclass(frozen=True)
class CubeRemoved(Event):
    """A technology in development lost a cube."""

    kind: ClassVar[str] = "progress.cube_removed"
    seat: Seat
    card: Card
    left: int
    rules: tuple[str, ...] = field(default=("PR-051",), kw_only=True)


@dataclass(frozen=True)
class Activated(Event):
    """A technology became active."""

    kind: ClassVar[str] = "progress.activated"
    seat: Seat
    card: Card
    how: Activation
    rules: tuple[str, ...] = field(default=("PR-097",), kw_only=True)


@dataclass(frozen=True)
class Returned(Event):
    """A technology in development went back to hand."""

    kind: ClassVar[str] = "progress.returned"
    seat: Seat
    card: Card
    rules: tuple[str, ...] = field(default=("PR-053", "PR-R20"), kw_only=True)


@dataclass(frozen=True)
class Researched(Event):
    """A card was laid into development."""

    kind: ClassVar[str] = "progress.researched"
    seat: Seat
    card: Card
    cubes: int
    rules: tuple[str, ...] = field(default=("PR-071", "PR-073"), kw_only=True)


@dataclass(frozen=True)
class DrawBegan(Event):
    """A player began to draw."""

    kind: ClassVar[str] = "progress.draw_began"
    seat: Seat
    action: DrawKind
    count: int
    rules: tuple[str, ...] = field(default=("PR-079",), kw_only=True)


@dataclass(frozen=True)
class CardDrawn(Event):
    """A player took the top card of a deck."""

    kind: ClassVar[str] = "progress.card_drawn"
    seat: Seat
    age: int
    rules: tuple[str, ...] = field(default=("PR-082", "PR-083"), kw_only=True)


@dataclass(frozen=True)
class CardSeen(Whisper):
    """Which card that was."""

    kind: ClassVar[str] = "progress.card_seen"
    card: Card
    rules: tuple[str, ...] = field(default=("PR-R06",), kw_only=True)


@dataclass(frozen=True)
class CardPicked(Event):
    """A player took the top card of a discard pile."""

    kind: ClassVar[str] = "progress.card_picked"
    seat: Seat
    card: Card
    age: int
    rules: tuple[str, ...] = field(default=("PR-082", "PR-083", "PR-R06"), kw_only=True)


@dataclass(frozen=True)
class TopShown(Event):
    """The card under it is the top card of a discard pile now; told where nobody may look through piles."""

    kind: ClassVar[str] = "progress.top_shown"
    reveals: ClassVar[bool] = True
    age: int
    card: Card
    rules: tuple[str, ...] = field(default=("PR-R05",), kw_only=True)


@dataclass(frozen=True)
class Shuffled(Event):
    """A discard pile was shuffled into its deck."""

    kind: ClassVar[str] = "progress.shuffled"
    age: int
    count: int
    rules: tuple[str, ...] = field(default=("PR-091",), kw_only=True)


@dataclass(frozen=True)
class Dropped(Event):
    """A card was discarded for nothing."""

    kind: ClassVar[str] = "progress.dropped"
    seat: Seat
    card: Card
    why: DropReason
    rules: tuple[str, ...] = field(default=("PR-087",), kw_only=True)


@dataclass(frozen=True)
class Refreshed(Event):
    """A turn ended: tokens lie coloured side up again, knowledge that was not spent is lost."""

    kind: ClassVar[str] = "progress.refreshed"
    seat: Seat
    tokens: int
    lost: int
    rules: tuple[str, ...] = field(default=("PR-096", "PR-067"), kw_only=True)


# paying


@dataclass(frozen=True)
class Discovering(Event):
    """A player began to pay for a technology."""

    kind: ClassVar[str] = "progress.discovering"
    seat: Seat
    card: Card
    rules: tuple[str, ...] = field(default=("PR-059",), kw_only=True)


@dataclass(frozen=True)
class Funding(Event):
    """A player began to pay a price of the current achievement."""

    kind: ClassVar[str] = "progress.funding"
    seat: Seat
    feat: Feat
    price: int
    free: bool  # without an action
    rules: tuple[str, ...] = field(default=("PR-176", "PR-178"), kw_only=True)


@dataclass(frozen=True)
class TokenSpent(Event):
    """A knowledge token was turned grey side up."""

    kind: ClassVar[str] = "progress.token_spent"
    seat: Seat
    knowledge: Kind
    rules: tuple[str, ...] = field(default=("PR-039",), kw_only=True)


@dataclass(frozen=True)
class KnowledgeUsed(Event):
    """The lasting knowledge of a personality was used."""

    kind: ClassVar[str] = "progress.knowledge_used"
    seat: Seat
    knowledge: Kind
    rules: tuple[str, ...] = field(default=("PR-R84",), kw_only=True)


@dataclass(frozen=True)
class CardSpent(Event):
    """A card was discarded for general knowledge."""

    kind: ClassVar[str] = "progress.card_spent"
    seat: Seat
    card: Card
    worth: int
    rules: tuple[str, ...] = field(default=("PR-038",), kw_only=True)


@dataclass(frozen=True)
class Paid(Event):
    """A price was paid; so much knowledge is left for this turn."""

    kind: ClassVar[str] = "progress.paid"
    seat: Seat
    science: int
    engineering: int
    culture: int
    general: int
    rules: tuple[str, ...] = field(default=("PR-063", "PR-066"), kw_only=True)


# benefits


@dataclass(frozen=True)
class SkillRaised(Event):
    """A skill went up; at the end of its track it stays."""

    kind: ClassVar[str] = "progress.skill_raised"
    seat: Seat
    skill: Skill
    position: int
    steps: int  # 0: it stands at the end already
    rules: tuple[str, ...] = field(default=("PR-097", "PR-108"), kw_only=True)


@dataclass(frozen=True)
class TokenGot(Event):
    """A player got a knowledge token."""

    kind: ClassVar[str] = "progress.token_got"
    seat: Seat
    knowledge: Kind
    rules: tuple[str, ...] = field(default=("PR-105",), kw_only=True)


@dataclass(frozen=True)
class PowerRaised(Event):
    """A cube advanced on a power track."""

    kind: ClassVar[str] = "progress.power_raised"
    seat: Seat
    track: Power
    position: int
    steps: int
    rules: tuple[str, ...] = field(default=("PR-106",), kw_only=True)


# ages


@dataclass(frozen=True)
class AgeBegan(Event):
    """A new age began."""

    kind: ClassVar[str] = "progress.age_began"
    age: int
    why: Ending
    rules: tuple[str, ...] = field(default=("PR-110",), kw_only=True)


@dataclass(frozen=True)
class CardsLost(Event):
    """Cards of an old age left the game."""

    kind: ClassVar[str] = "progress.cards_lost"
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]
    place: Place
    rules: tuple[str, ...] = field(default=("PR-117", "PR-118"), kw_only=True)


# solo


@dataclass(frozen=True)
class Revealed(Event):
    """A card was revealed for the time deck."""

    kind: ClassVar[str] = "progress.revealed"
    reveals: ClassVar[bool] = True
    card: Card
    kept: bool  # it joined the time deck; otherwise it has a symbol and was discarded
    rules: tuple[str, ...] = field(default=("PR-141", "PR-144"), kw_only=True)


@dataclass(frozen=True)
class Exchanged(Event):
    """A card of the hand changed places with one of the time deck."""

    kind: ClassVar[str] = "progress.exchanged"
    seat: Seat
    card: Card  # given
    other: Card  # taken
    rules: tuple[str, ...] = field(default=("PR-146",), kw_only=True)


# personalities


@dataclass(frozen=True)
class PersonTaken(Event):
    """A player laid a personality."""

    kind: ClassVar[str] = "progress.person_taken"
    seat: Seat
    person: Person
    rules: tuple[str, ...] = field(default=("PR-161", "PR-162"), kw_only=True)


@dataclass(frozen=True)
class PersonLeft(Event):
    """A personality was turned face down."""

    kind: ClassVar[str] = "progress.person_left"
    seat: Seat
    person: Person
    rules: tuple[str, ...] = field(default=("PR-162",), kw_only=True)


@dataclass(frozen=True)
class Declined(Event):
    """A player took no successor."""

    kind: ClassVar[str] = "progress.declined"
    seat: Seat
    rules: tuple[str, ...] = field(default=("PR-R88",), kw_only=True)


@dataclass(frozen=True)
class Inherited(Event):
    """A player used the heritage of a personality."""

    kind: ClassVar[str] = "progress.inherited"
    seat: Seat
    person: Person
    rules: tuple[str, ...] = field(default=("PR-169",), kw_only=True)


# achievements


@dataclass(frozen=True)
class FeatShown(Event):
    """Another achievement is the current one."""

    kind: ClassVar[str] = "progress.feat_shown"
    reveals: ClassVar[bool] = True
    feat: Feat
    left: int  # below it
    rules: tuple[str, ...] = field(default=("PR-174",), kw_only=True)


@dataclass(frozen=True)
class PriceCovered(Event):
    """A player put a cube on a paid price."""

    kind: ClassVar[str] = "progress.price_covered"
    seat: Seat
    feat: Feat
    price: int
    rules: tuple[str, ...] = field(default=("PR-177",), kw_only=True)


@dataclass(frozen=True)
class FeatCompleted(Event):
    """All prices of an achievement are paid."""

    kind: ClassVar[str] = "progress.feat_completed"
    feat: Feat
    rules: tuple[str, ...] = field(default=("PR-180",), kw_only=True)


@dataclass(frozen=True)
class FeatWon(Event):
    """A player took a completed achievement."""

    kind: ClassVar[str] = "progress.feat_won"
    seat: Seat
    feat: Feat
    rules: tuple[str, ...] = field(default=("PR-181",), kw_only=True)


@dataclass(frozen=True)
class FeatGone(Event):
    """Nobody had the most cubes: a completed achievement left the game."""

    kind: ClassVar[str] = "progress.feat_gone"
    feat: Feat
    rules: tuple[str, ...] = field(default=("PR-182",), kw_only=True)


@dataclass(frozen=True)
class FeatsChanged(Event):
    """With a new age most achievements left the game, and new ones came under the current one."""

    kind: ClassVar[str] = "progress.feats_changed"
    removed: int
    added: int
    rules: tuple[str, ...] = field(default=("PR-184",), kw_only=True)


@dataclass(frozen=True)
class FeatHonoured(Event):
    """At the end the owner of an achievement got its benefits once more."""

    kind: ClassVar[str] = "progress.feat_honoured"
    seat: Seat
    feat: Feat
    rules: tuple[str, ...] = field(default=("PR-183", "PR-R101"), kw_only=True)


# the end


@dataclass(frozen=True)
class Scored(Event):
    """What a player has in the end, source by source."""

    kind: ClassVar[str] = "progress.scored"
    seat: Seat
    prestige: int
    population: int
    army: int
    skills: tuple[int, ...]  # by skill
    cards: int
    symbols: int
    achievements: int
    personalities: int
    time: int  # not above zero
    total: int
    rules: tuple[str, ...] = field(default=("PR-127",), kw_only=True)


@dataclass(frozen=True)
class GameOver(Event):
    """The game ended."""

    kind: ClassVar[str] = "progress.game_over"
    winners: tuple[Seat, ...]
    why: Ending
    title: Title | None  # of a solo game
    tie: Kind | None  # the tokens that decided
    rules: tuple[str, ...] = field(default=("PR-122", "PR-135"), kw_only=True)
