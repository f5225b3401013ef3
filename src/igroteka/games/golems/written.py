"""Parts of written positions: cells, golems, cards, rows of Programs, and arrays as pairs of names and values.

A ValueError says what is wrong with one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from igroteka.core.arrays import listed
from igroteka.core.engine import NOBODY
from igroteka.core.grid import FACINGS, FILES, OFF
from igroteka.core.notation import Value, of_each
from igroteka.core.values import one_of, pairs, read_number
from igroteka.games.golems import tables
from igroteka.games.golems.state import GolemsState
from igroteka.games.golems.tables import CALL, CARD_NAMES, KIND_NAMES, LETTERS, NO_COMMAND, ROWS, cell_name, lying
from igroteka.games.golems.view import RowView

ROW_TEXT = re.compile(
    r"(?:([FBLRSXD])|CALL|(FOR|IF|IFATT|WHILE)(?:\[(barrel|wall|water)\])?\(([FBLRSXD]?)(?:(/)([FBLRSXD]?))?\))"
)
GOLEM_TEXT = re.compile(r"([a-p]\d{1,2}) ([NESW])")
NOT_CARDS = {tables.UNCHOSEN: "?", tables.NO_CARD: "none"}  # what stands for a Golem card, besides own values

Row = tuple[int, int, int, int]  # kind, first, second, sensor


def read_cell(name: str, cells: list[int], what: str) -> int:
    """A cell of the field by its name."""
    if re.fullmatch(r"[a-p]\d{1,2}", name):
        cell = (int(name[1:]) - 1) * tables.SPAN + FILES.index(name[0])
        if cell in cells:
            return cell
    raise ValueError(f"“{what}”: {name!r} is no cell of this field")


def read_golem(text: str, cells: list[int], what: str) -> tuple[int, int]:
    """Cell and facing; OFF for one that is out."""
    if text in ("out", "away"):
        return OFF, 0
    found = GOLEM_TEXT.fullmatch(text)
    if not found:
        raise ValueError(f"“{what}” is a cell and a facing such as b3 N, or out; not {text!r}")
    return read_cell(found[1], cells, what), FACINGS.index(found[2])


def golem_text(cell: int, facing: int) -> str:
    """b3 N."""
    return f"{cell_name(cell)} {FACINGS[facing]}"


def read_card(text: str) -> tuple[int, list[int]]:
    """A Golem card: its face and values; own values are power/limit/rows/range."""
    if text in NOT_CARDS.values():
        return next(face for face, word in NOT_CARDS.items() if word == text), []
    if text in CARD_NAMES:
        card = tables.CARDS[CARD_NAMES.index(text)]
        return CARD_NAMES.index(text), [card.power, card.limit, card.rows, card.reach]
    values = text.split("/")
    if len(values) != 4 or not all(re.fullmatch("[1-9]", value) for value in values):
        raise ValueError(f"“cards”: {text!r} is no Golem card, nor values such as 1/3/4/1")
    return tables.OWN_VALUES, [int(value) for value in values]


def card_text(face: int, values: list[int]) -> str:
    """The name of a card, or own values."""
    return CARD_NAMES[face] if face >= 0 else NOT_CARDS.get(face, "/".join(map(str, values)))


def read_row(text: str) -> Row:
    """A row of a Program."""
    found = ROW_TEXT.fullmatch(text)
    if not found:
        raise ValueError(f"{text!r} is no row of a Program; rows are F, FOR(F), IF(X/F), WHILE[wall](F), CALL, …")
    if text == "CALL":
        return CALL, NO_COMMAND, NO_COMMAND, 0
    plain, bonus, sensor, first, slash, second = found.groups()
    if plain:
        return tables.PLAIN, LETTERS.index(plain), NO_COMMAND, 0
    if (bonus in ("IF", "IFATT")) != bool(slash) or (sensor and bonus in ("FOR", "IFATT")):
        raise ValueError(f"{text!r} is no row of a Program; a condition is IF(X/F), a loop FOR(F) or WHILE(F)")
    kind = KIND_NAMES.index(bonus.removesuffix("ATT").lower())
    seen = tables.ATTACK if bonus == "IFATT" else tables.SENSOR_NAMES.index(sensor or "any")
    commands = [LETTERS.index(letter) if letter else NO_COMMAND for letter in (first, second)]
    return kind, commands[0], commands[1], seen


def row_text(row: RowView) -> str:
    """A row as it is written; one that lies face down is a question mark."""
    one, two = row.first or "", row.second or ""
    if row.kind is None:
        return "?"
    if row.kind in ("plain", "call"):
        return one or "CALL"
    if row.kind == "if" and row.sensor == "attack":
        return f"IFATT({one}/{two})"
    looks = f"[{row.sensor}]" if row.sensor != "any" else ""
    return f"{row.kind.upper()}{looks}({one}/{two})" if row.kind == "if" else f"{row.kind.upper()}{looks}({one})"


def row_answers(text: str) -> list[str]:
    """The answers that lay a row."""
    kind, first, second, sensor = read_row(text)
    lays = [f"lay:{LETTERS[command]}" for command in (first, second) if command != NO_COMMAND]
    if kind == tables.PLAIN:
        return lays
    return [f"{KIND_NAMES[kind]}:{tables.SENSOR_NAMES[sensor]}" if sensor else KIND_NAMES[kind], *lays]


GolemsValue = Value[GolemsState]

# golems by their names


def names_of(colours: Iterable[int]) -> list[str]:
    """The names of the golems: their colours, and for those without one the colours nobody has."""
    known = list(colours)
    spare = [name for at, name in enumerate(tables.COLOUR_NAMES) if at not in known]
    return [tables.COLOUR_NAMES[colour] if colour >= 0 else spare.pop(0) for colour in known]


def golems_in(state: GolemsState) -> list[tuple[int, str]]:
    """The golems and their names."""
    return list(enumerate(names_of(listed(state.colour))))[: int(state.golems)]


def players_in(state: GolemsState) -> list[tuple[int, str]]:
    """The golems of players and their names."""
    return [(golem, name) for golem, name in golems_in(state) if state.owner[golem] != NOBODY]


def golem_in(state: GolemsState, name: str, what: str) -> int:
    """The golem of this name."""
    return one_of(name, [known for _, known in golems_in(state)], what)


def by_name(state: GolemsState, text: str, what: str) -> list[tuple[int, str]]:
    """`red=2 blue=1`: golems, and what is said of each."""
    return [(golem_in(state, name, what), value) for name, value in pairs(text, what)]


def seats_in(state: GolemsState) -> list[tuple[int, str]]:
    """The seats of a tournament and their names."""
    return [(seat, f"p{seat + 1}") for seat in range(int(state.seats))]


def cells_in(state: GolemsState) -> list[tuple[int, str]]:
    """The cells and their names."""
    return [(cell, cell_name(cell)) for cell in listed(state.field.cells)]


def barrels_in(state: GolemsState) -> list[tuple[int, str]]:
    """The cells with barrels and their names."""
    return [(cell, cell_name(cell)) for cell, _ in lying(state.barrel)]


def tokens_in(state: GolemsState) -> list[tuple[int, str]]:
    """The logic tokens there are and their names."""
    return [(sign, tables.SIGN_NAMES[sign]) for sign in range(tables.AND, tables.SIGNS)] if state.terms.logic else []


def rows_marked(name: str) -> GolemsValue:
    """Rows of Programs: `red=1,2`."""

    def read(state: GolemsState, golem: int, rows: str) -> None:
        for row in rows.split(","):
            if not 1 <= read_number(row, name) <= state.laid[golem]:
                raise ValueError(f"“{name}”: {names_of(listed(state.colour))[golem]} has no row {row}")
            getattr(state, name)[golem * ROWS + int(row) - 1] = 1

    def write(state: GolemsState, golem: int) -> str:
        marks = listed(getattr(state, name)[golem * ROWS : (golem + 1) * ROWS])
        return ",".join(str(row) for row, mark in enumerate(marks, 1) if mark)

    return of_each(name, golems_in, read, write)
