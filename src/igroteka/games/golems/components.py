"""What the page must know of the components."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.arrays import listed
from igroteka.games.golems.actions import BONUS, VERB, WHAT, WHERE
from igroteka.games.golems.rules.row import STEPS
from igroteka.games.golems.tables import (
    AND,
    BOT_NAMES,
    CARDS,
    CELLS,
    CONTENT_NAMES,
    EYE,
    FOR,
    IF,
    KIND_NAMES,
    LETTERS,
    NEEDS,
    PLAIN,
    REPEATED,
    ROWS_WON,
    SENSOR_NAMES,
    SIGN_NAMES,
    SPAN,
    STAND,
    WHILE,
    cell_name,
)
from igroteka.games.golems.vocabulary import Bot, Card, Command, Content, RowKind, RowPart, Sensor, Sign


@dataclass(frozen=True)
class CardInfo:
    """A face of a Golem card."""

    id: Card
    sheet: int  # the number of the card; each has two faces
    power: int
    limit: int
    rows: int
    reach: int


@dataclass(frozen=True)
class Box:
    """The box of Battle of Golems."""

    cards: tuple[CardInfo, ...]
    eyes: tuple[tuple[Bot, int], ...]  # how far Bots see
    parts: tuple[tuple[RowKind, tuple[RowPart, ...]], ...]  # what lies in a row, in the order in which it is laid
    rows_won: tuple[tuple[Content, int], ...]  # by barrels: rows for the next Program
    logic: tuple[Sign, ...]  # those of the logic tokens
    bonuses: tuple[tuple[Sign, RowKind], ...]  # the rows that Luck cards allow
    sensors: tuple[tuple[RowKind, tuple[Sensor, ...]], ...]  # what the conditions of Bonus cards can react to
    combat: tuple[Command, ...]
    steps: int  # of a pass
    repeats: int  # how often FOR carries out its command
    span: int  # cells in a row of the numbering
    cells: tuple[str, ...]  # how they are called in answers


def components() -> Box:
    """The box as it is."""
    return Box(
        cards=tuple(CardInfo(card.name, card.sheet, card.power, card.limit, card.rows, card.reach) for card in CARDS),
        eyes=tuple(zip(BOT_NAMES, listed(EYE), strict=True)),
        parts=tuple(zip(KIND_NAMES, map(_parts, range(len(KIND_NAMES))), strict=True)),
        rows_won=tuple(zip(CONTENT_NAMES, listed(ROWS_WON), strict=True)),
        logic=tuple(SIGN_NAMES[AND:]),
        bonuses=tuple((SIGN_NAMES[kind], KIND_NAMES[kind]) for kind in (FOR, IF, WHILE)),
        sensors=tuple((KIND_NAMES[kind], _sensors(kind)) for kind in (FOR, IF, WHILE)),
        combat=tuple(LETTERS[STAND + 1 :]),
        steps=max(STEPS),
        repeats=REPEATED,
        span=SPAN,
        cells=tuple(cell_name(cell) for cell in range(CELLS)),
    )


def _sensors(kind: int) -> tuple[Sensor, ...]:
    codes = [code for code, verb in enumerate(listed(VERB)) if verb == BONUS and WHAT[code] == kind]
    return tuple(SENSOR_NAMES[WHERE[code]] for code in codes)


def _parts(kind: int) -> tuple[RowPart, ...]:
    commands = ("first", "second")[: NEEDS[kind]]
    return commands if kind == PLAIN else ("head", *commands)
