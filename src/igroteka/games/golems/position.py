"""The values of a written position, one by one; a ValueError says what is wrong with one."""

from __future__ import annotations

import re

from igroteka.core.grid import FACINGS, FILES, OFF
from igroteka.games.golems.tables import (
    ATTACK,
    CALL,
    CARD_NAMES,
    CARDS,
    FOR,
    IF,
    LETTERS,
    NO_CARD,
    NO_COMMAND,
    OWN_VALUES,
    PLAIN,
    SENSOR_NAMES,
    SPAN,
    UNCHOSEN,
    WHILE,
    cell_name,
)

ROW = re.compile(
    r"(?:([FBLRSXD])|CALL|(FOR|IF|IFATT|WHILE)(?:\[(barrel|wall|water)\])?\(([FBLRSXD]?)(?:(/)([FBLRSXD]?))?\))"
)
GOLEM = re.compile(r"([a-p]\d{1,2}) ([NESW])")

Row = tuple[int, int, int, int]  # kind, first, second, sensor


def read_cell(name: str, cells: list[int], what: str) -> int:
    """A cell of the field by its name."""
    if re.fullmatch(r"[a-p]\d{1,2}", name):
        cell = (int(name[1:]) - 1) * SPAN + FILES.index(name[0])
        if cell in cells:
            return cell
    raise ValueError(f"“{what}”: {name!r} is no cell of this field")


def read_golem(text: str, cells: list[int], what: str) -> tuple[int, int]:
    """Cell and facing; OFF for one that is out."""
    if text in ("out", "away"):
        return OFF, 0
    found = GOLEM.fullmatch(text)
    if not found:
        raise ValueError(f"“{what}” is a cell and a facing such as b3 N, or out; not {text!r}")
    return read_cell(found[1], cells, what), FACINGS.index(found[2])


def golem_text(cell: int, facing: int) -> str:
    """b3 N."""
    return f"{cell_name(cell)} {FACINGS[facing]}"


def read_card(text: str) -> tuple[int, list[int]]:
    """A Golem card: its face and values; own values are power/limit/rows/range."""
    if text == "?":
        return UNCHOSEN, []
    if text == "none":
        return NO_CARD, []
    if text in CARD_NAMES:
        card = CARDS[CARD_NAMES.index(text)]
        return CARD_NAMES.index(text), [card.power, card.limit, card.rows, card.reach]
    values = text.split("/")
    if len(values) != 4 or not all(re.fullmatch("[1-9]", value) for value in values):
        raise ValueError(f"“cards”: {text!r} is no Golem card, nor values such as 1/3/4/1")
    return OWN_VALUES, [int(value) for value in values]


def card_text(face: int, values: list[int]) -> str:
    """The name of a card, or own values."""
    if face == UNCHOSEN:
        return "?"
    if face == NO_CARD:
        return "none"
    return CARD_NAMES[face] if face >= 0 else "/".join(str(value) for value in values)


def read_row(text: str) -> Row:
    """A row of a Program."""
    found = ROW.fullmatch(text)
    if not found:
        raise ValueError(f"{text!r} is no row of a Program; rows are F, FOR(F), IF(X/F), WHILE[wall](F), CALL, …")
    if text == "CALL":
        return CALL, NO_COMMAND, NO_COMMAND, 0
    plain, bonus, sensor, first, slash, second = found.groups()
    if plain:
        return PLAIN, LETTERS.index(plain), NO_COMMAND, 0
    if (bonus in ("IF", "IFATT")) != bool(slash) or (sensor and bonus in ("FOR", "IFATT")):
        raise ValueError(f"{text!r} is no row of a Program; a condition is IF(X/F), a loop FOR(F) or WHILE(F)")
    kind = {"FOR": FOR, "IF": IF, "IFATT": IF, "WHILE": WHILE}[bonus]
    seen = ATTACK if bonus == "IFATT" else SENSOR_NAMES.index(sensor or "any")
    commands = [LETTERS.index(letter) if letter else NO_COMMAND for letter in (first, second)]
    return kind, commands[0], commands[1], seen


def row_text(kind: int, first: int, second: int, sensor: int) -> str:
    """A row as it is written."""
    one = LETTERS[first] if first != NO_COMMAND else ""
    two = LETTERS[second] if second != NO_COMMAND else ""
    if kind == PLAIN:
        return one
    if kind == FOR:
        return f"FOR({one})"
    if kind == CALL:
        return "CALL"
    if kind == IF and sensor == ATTACK:
        return f"IFATT({one}/{two})"
    looks = f"[{SENSOR_NAMES[sensor]}]" if sensor else ""
    return f"IF{looks}({one}/{two})" if kind == IF else f"WHILE{looks}({one})"


def row_answers(text: str) -> list[str]:
    """The answers that lay a row."""
    kind, first, second, sensor = read_row(text)
    lays = [f"lay:{LETTERS[command]}" for command in (first, second) if command != NO_COMMAND]
    if kind == PLAIN:
        return lays
    word = {FOR: "for", IF: "if", WHILE: "while", CALL: "call"}[kind]
    return [f"{word}:{SENSOR_NAMES[sensor]}" if sensor else word, *lays]
