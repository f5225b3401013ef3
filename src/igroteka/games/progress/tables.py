"""The box as tables: technologies by number in the order of the data file, tracks, personalities, achievements."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import array
from igroteka.core.compat import vec
from igroteka.core.data import texts
from igroteka.games.progress.box import (
    AGES,
    CUBES,
    FILES,
    KINDS,
    KNOWLEDGE,
    LINES,
    MOST_CARDS,
    MOST_TECHNOLOGIES,
    NONE,
    PLAYERS,
    POWER,
    POWERS,
    PRICES,
    SKILL,
    SKILLS,
    TOKEN,
    TYPES,
    EffectData,
    LineData,
    read_box,
)

OWN_CARDS: Final = "IGROTEKA_PROGRESS_CARDS"  # the environment variable that names a folder with files of one's own
COLOUR_NAMES: Final = ["red", "green", "blue", "yellow", "white"]  # PR-005
LETTERS: Final = "SECG"  # of the kinds of knowledge


BOX: Final = read_box(texts("igroteka.games.progress", FILES, OWN_CARDS))

# technologies

SPAN: Final = 96  # technologies at the most: numbers in a row of the arrays by seat and technology
DECK: Final = 96  # cards of an age at the most
CARDS: Final = 384  # cards of all ages at the most
TECHS: Final = len(BOX.technologies)
TECH_NAMES: Final = [card.id for card in BOX.technologies]
AGE: Final[vec[i64]] = array([card.age for card in BOX.technologies])
TYPE: Final[vec[i64]] = array([card.kind for card in BOX.technologies])
RAISES: Final[vec[i64]] = array([card.skill for card in BOX.technologies])  # the skill it raises, or NONE
BRINGS: Final[vec[i64]] = array([card.token for card in BOX.technologies])  # the knowledge token it brings, or NONE
STEPS: Final[vec[i64]] = array([steps for card in BOX.technologies for steps in card.power])  # by card and track
POINTS: Final[vec[i64]] = array([card.points for card in BOX.technologies])
PER_FIVE: Final[vec[i64]] = array([card.per_five for card in BOX.technologies])
WORTH: Final[vec[i64]] = array([card.worth for card in BOX.technologies])  # PR-038
SYMBOL: Final[vec[i64]] = array([card.symbol for card in BOX.technologies])
FIRST: Final[vec[i64]] = array(  # by age: the first of its technologies; cards of an age follow each other
    [sum(1 for card in BOX.technologies if card.age < age) for age in range(AGES + 2)]
)


def copies(tech: int, players: int) -> int:
    """PR-011: how many copies of a technology take part."""
    return sum(BOX.technologies[tech].copies[:players])


def _number(id: str) -> int:
    return TECH_NAMES.index(id) if id else NONE


def _padded(lines: list[LineData], room: int) -> list[LineData]:
    return [*lines, *(LineData(0, 0, "") for _ in range(room - len(lines)))]


# price lines, two a technology; a line that is not there asks for nothing
_lines = [line for card in BOX.technologies for line in _padded(card.lines, LINES)]
LINE_TYPE: Final[vec[i64]] = array([line.kind for line in _lines])
LINE_AMOUNT: Final[vec[i64]] = array([line.amount for line in _lines])
LINE_BEFORE: Final[vec[i64]] = array([_number(line.before) for line in _lines])

# skills

VALUES: Final = [array(values) for values in BOX.values]  # by skill: the values by position (PR-025)
DROPS: Final[vec[i64]] = array(BOX.drops)  # by position of quick draw
LAST: Final[vec[i64]] = array([len(values) - 1 for values in BOX.values])  # by skill: the end of its track
PASSED: Final = [array(points) for points in BOX.passed]  # by skill: points left of a position (PR-133)
PLACES: Final = [array(points) for points in BOX.places]  # by power track: points by place, from 0
SOLO: Final = [array(points) for points in BOX.solo]  # by power track: points by position
LAST_STEP: Final = len(BOX.solo[0]) - 1  # of a power track (PR-R50)

# personalities: five of each group, one group after the other

PERSONS: Final = len(BOX.personalities)
PERSON_NAMES: Final = [card.id for card in BOX.personalities]
GROUP: Final[vec[i64]] = array([card.group for card in BOX.personalities])
ORDER_NUMBER: Final[vec[i64]] = array([card.order for card in BOX.personalities])  # of philosophers (PR-158)
PERSON_POINTS: Final[vec[i64]] = array([card.points for card in BOX.personalities])
PHILOSOPHER: Final = 0
SCHOLAR: Final = 1
MASTER: Final = 2


def _sums(effects: list[EffectData], what: int, room: int) -> list[int]:
    """By skill, kind of knowledge or track: how much."""
    found = [0] * room
    for effect in effects:
        if effect.what == what:
            found[effect.which] += effect.amount
    return found


LASTING_SKILL: Final[vec[i64]] = array([n for card in BOX.personalities for n in _sums(card.lasting, SKILL, SKILLS)])
LASTING: Final[vec[i64]] = array([n for card in BOX.personalities for n in _sums(card.lasting, KNOWLEDGE, KINDS)])


class Gift:
    """What is received once: a heritage, or the benefits of an achievement."""

    def __init__(self, effects: list[EffectData]) -> None:
        self.skills: vec[i64] = array(_sums(effects, SKILL, SKILLS))
        self.tokens: vec[i64] = array(_sums(effects, TOKEN, KINDS))
        self.steps: vec[i64] = array(_sums(effects, POWER, POWERS))
        self.cubes: i64 = sum(effect.amount for effect in effects if effect.what == CUBES)


HERITAGE: Final = [Gift(card.heritage) for card in BOX.personalities]

# achievements

FEATS: Final = len(BOX.achievements)
FEAT_NAMES: Final = [card.id for card in BOX.achievements]
FEAT_AGE: Final[vec[i64]] = array([card.age for card in BOX.achievements])
FEAT_POINTS: Final[vec[i64]] = array([card.points for card in BOX.achievements])
FEAT_GIFT: Final = [Gift(card.benefits) for card in BOX.achievements]
PRICE_COUNT: Final[vec[i64]] = array([len(card.prices) for card in BOX.achievements])
_prices = [line for card in BOX.achievements for line in _padded(card.prices, PRICES)]
PRICE_TYPE: Final[vec[i64]] = array([line.kind for line in _prices])
PRICE_AMOUNT: Final[vec[i64]] = array([line.amount for line in _prices])
PRICE_BEFORE: Final[vec[i64]] = array([_number(line.before) for line in _prices])

# the solo game (PR-150): the least points of each title above the first

TITLES: Final = ["novice", "chieftain", "master", "demigod"]
TITLE_FROM: Final = [21, 41, 66]

assert (SPAN, DECK) == (MOST_TECHNOLOGIES, MOST_CARDS)
assert len(COLOUR_NAMES) == PLAYERS
assert KINDS == len(LETTERS) == TYPES + 1
