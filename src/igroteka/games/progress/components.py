"""What the page must know of the components: cards and tracks."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.games.progress import box
from igroteka.games.progress.box import (
    AGE_NAMES,
    AGES,
    EFFECT_NAMES,
    GROUP_NAMES,
    KIND_NAMES,
    NONE,
    PLAYERS,
    POWER_NAMES,
    SKILL_NAMES,
)
from igroteka.games.progress.layout import Spot, spots
from igroteka.games.progress.rules.scoring import CARDS_PER_POINT, TIME_ROW
from igroteka.games.progress.tables import BOX, LETTERS
from igroteka.games.progress.vocabulary import (
    Card,
    EffectKind,
    Feat,
    Group,
    Kind,
    Person,
    Power,
    Skill,
)


@dataclass(frozen=True)
class Line:
    """What must be paid: an amount of knowledge, or nothing if the predecessor lies in the area."""

    kind: Kind
    amount: int
    before: Card | None


@dataclass(frozen=True)
class Effect:
    """Something that a card brings."""

    what: EffectKind
    which: Skill | Kind | Power | None
    amount: int


@dataclass(frozen=True)
class Technology:
    """A technology card."""

    id: Card
    age: int
    type: Kind
    lines: tuple[Line, ...]
    benefits: tuple[Effect, ...]  # when it becomes active
    points: int
    per_five: Kind | None  # of which five active cards bring a point at the end
    worth: int  # knowledge when it is discarded
    symbol: int  # the age that it brings nearer; 0 for none, 5 is the end of the game
    copies: tuple[int, ...]  # by number of players from 1
    source: str  # whether its values are known or reconstructed


@dataclass(frozen=True)
class Personality:
    """A personality."""

    id: Person
    group: Group
    order: int  # of philosophers: their place in the turn order
    points: int
    lasting: tuple[Effect, ...]
    heritage: tuple[Effect, ...]


@dataclass(frozen=True)
class Achievement:
    """An achievement."""

    id: Feat
    age: int
    points: int
    prices: tuple[Line, ...]
    benefits: tuple[Effect, ...]


@dataclass(frozen=True)
class SkillTrack:
    """A skill: its values, and the points left of its cube, by position."""

    id: Skill
    values: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class PowerTrack:
    """A track of the power board: points by place, and by position of a solo game."""

    id: Power
    places: tuple[int, ...]
    solo: tuple[int, ...]


@dataclass(frozen=True)
class Box:
    """All there is in the box, in the order of the data files."""

    technologies: tuple[Technology, ...]
    personalities: tuple[Personality, ...]
    achievements: tuple[Achievement, ...]
    skills: tuple[SkillTrack, ...]
    drops: tuple[int, ...]  # by position of quick draw: the cards to be discarded
    powers: tuple[PowerTrack, ...]
    tree: tuple[tuple[Spot, ...], ...]  # by the last age of a game: where the technologies lie in the tree
    ages: tuple[str, ...]  # their names by number; after the last one, the end of the game
    time_row: int  # cards of the time deck that cost the same
    cards_per_point: int  # active cards of a type, for a technology that counts them
    letters: tuple[str, ...]  # of the kinds of knowledge, in answers


def components() -> Box:
    """The box as the page gets it."""
    return Box(
        technologies=tuple(map(_technology, BOX.technologies)),
        personalities=tuple(
            Personality(
                id=card.id,
                group=GROUP_NAMES[card.group],
                order=card.order,
                points=card.points,
                lasting=tuple(map(_effect, card.lasting)),
                heritage=tuple(map(_effect, card.heritage)),
            )
            for card in BOX.personalities
        ),
        achievements=tuple(
            Achievement(
                id=card.id,
                age=card.age,
                points=card.points,
                prices=tuple(map(_line, card.prices)),
                benefits=tuple(map(_effect, card.benefits)),
            )
            for card in BOX.achievements
        ),
        skills=tuple(map(SkillTrack, SKILL_NAMES, map(tuple, BOX.values), map(tuple, BOX.passed))),
        drops=tuple(BOX.drops),
        powers=tuple(map(PowerTrack, POWER_NAMES, map(tuple, BOX.places), map(tuple, BOX.solo))),
        tree=tuple(spots(age) for age in range(AGES + 1)),
        ages=tuple(AGE_NAMES),
        time_row=TIME_ROW,
        cards_per_point=CARDS_PER_POINT,
        letters=tuple(LETTERS),
    )


def _technology(card: box.TechnologyData) -> Technology:
    return Technology(
        id=card.id,
        age=card.age,
        type=KIND_NAMES[card.kind],
        lines=tuple(map(_line, card.lines)),
        benefits=tuple(map(_effect, _benefits(card))),
        points=card.points,
        per_five=KIND_NAMES[card.per_five] if card.per_five != NONE else None,
        worth=card.worth,
        symbol=card.symbol,
        copies=tuple(sum(card.copies[:players]) for players in range(1, PLAYERS + 1)),
        source=card.source,
    )


def _benefits(card: box.TechnologyData) -> list[box.EffectData]:
    """PR-097: a step of a skill, a token, steps of power tracks."""
    found = [box.EffectData(box.SKILL, card.skill, 1)] if card.skill != NONE else []
    found += [box.EffectData(box.TOKEN, card.token, 1)] if card.token != NONE else []
    return found + [box.EffectData(box.POWER, track, steps) for track, steps in enumerate(card.power) if steps]


def _line(line: box.LineData) -> Line:
    return Line(KIND_NAMES[line.kind], line.amount, line.before or None)


def _effect(effect: box.EffectData) -> Effect:
    names = {box.SKILL: SKILL_NAMES, box.KNOWLEDGE: KIND_NAMES, box.TOKEN: KIND_NAMES, box.POWER: POWER_NAMES}
    which = names[effect.what][effect.which] if effect.what in names else None
    return Effect(EFFECT_NAMES[effect.what], which, effect.amount)
