"""Reading a layout: a printed one by its name, or one's own as JSON (docs/layouts.md)."""

from __future__ import annotations

import json
from typing import Final

from igroteka.core.grid import FACINGS, OFF, Grid
from igroteka.games.algoracing.tables import BLOCKS, BOARDS, LAYOUTS, Block, Layout, Placement, Plan

STANDARD: Final = "standard"  # the first printed layout of the board
RANDOM: Final = "random"
SIDES: Final[dict[int, str]] = {6: "Y6", 9: "R9"}  # by size
LONGEST_LAYOUT: Final = 20_000  # characters of a layout of one's own


class Fault:
    """Why a field cannot be used: a message and its arguments."""

    def __init__(self, message: str, **args: object) -> None:
        self.message = f"algoracing-field-{message}"
        self.args = args


def layout_of(text: str, size: int) -> Layout | Fault:
    """AR-R09: the layout an option names: a printed one, or one's own as JSON."""
    if text == STANDARD:
        return LAYOUTS[f"{SIDES[size]}-1"]
    if text.lstrip().startswith("{"):
        layout = read_layout(text)
    elif text in LAYOUTS:
        layout = LAYOUTS[text]
    else:
        return Fault("unknown", layout=text, known=", ".join([RANDOM, STANDARD, *LAYOUTS]))
    if isinstance(layout, Layout) and layout.board.width != size:
        return Fault("other-size", size=size, found=layout.board.width)
    return layout


def read_layout(text: str) -> Layout | Fault:
    """A layout from JSON: a board, blocks of the box or one's own, and where they lie."""
    if len(text) > LONGEST_LAYOUT:
        return Fault("too-long", limit=LONGEST_LAYOUT)
    try:
        data = json.loads(text, object_pairs_hook=_unique)
    except (ValueError, RecursionError):
        return Fault("not-json")
    if not isinstance(data, dict) or not isinstance(data.get("name", ""), str):
        return Fault("not-json")
    for key in data:
        if key not in ("name", "board", "own_blocks", "blocks", "elevators"):
            return Fault("key", key=key, known="name, board, own_blocks, blocks, elevators")
    board = _read_board(data.get("board"))
    if isinstance(board, Fault):
        return board
    blocks = dict(BLOCKS)
    own = data.get("own_blocks", {})
    if not isinstance(own, dict):
        return Fault("own-blocks")
    for name, value in own.items():
        block = _read_block(str(name), value)
        if isinstance(block, Fault):
            return block
        blocks[str(name)] = block
    rows = data.get("blocks")
    if not isinstance(rows, list):
        return Fault("blocks")
    placements: list[Placement] = []
    for row in rows:
        placement = _read_placement(row)
        if placement is None:
            return Fault("place", value=json.dumps(row))
        placements.append(placement)
    layout = Layout(str(data.get("name", "")), board, blocks, placements)
    if "elevators" in data:
        elevators = _read_elevators(data["elevators"])
        if elevators is None:
            return Fault("elevators")
        layout.elevators = elevators
    return layout


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object in which no name stands twice."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands twice")
    return found


def _read_board(value: object) -> Plan | Fault:
    """A printed side by name, or a board of one's own: size, marks, walls."""
    if isinstance(value, str):
        return BOARDS[value] if value in BOARDS else Fault("board", known=", ".join(BOARDS))
    if not isinstance(value, dict) or not set(value) <= {"size", "marks", "walls"}:
        return Fault("board", known=", ".join(BOARDS))
    size = value.get("size")
    if isinstance(size, bool) or not isinstance(size, int) or size not in SIDES:
        return Fault("board", known=", ".join(BOARDS))
    plan, grid = Plan(size, size), Grid(size, size)
    marks, walls = value.get("marks", []), value.get("walls", [])
    if not isinstance(marks, list) or not isinstance(walls, list):
        return Fault("board", known=", ".join(BOARDS))
    for mark in marks:
        square = square_called(grid, mark)
        if square == OFF:
            return Fault("square", value=json.dumps(mark), size=size)
        if square in plan.marks:
            return Fault("mark-twice", square=grid.name(square))
        plan.marks.append(square)
    for wall in walls:
        one, _, two = wall.partition("-") if isinstance(wall, str) else ("", "", "")
        low, high = sorted([square_called(grid, one), square_called(grid, two)])
        if low == OFF or high not in [grid.ahead(low, facing) for facing in range(4)]:
            return Fault("wall", value=json.dumps(wall))
        if [low, high] in plan.walls:
            return Fault("wall-twice", wall=f"{grid.name(low)}-{grid.name(high)}")
        plan.walls.append([low, high])
    plan.marks.sort()
    plan.walls.sort()
    return plan


def square_called(grid: Grid, name: object) -> int:
    """The square of this name; OFF if there is none."""
    try:
        return grid.square(name) if isinstance(name, str) else OFF
    except ValueError:
        return OFF


def _read_block(name: str, value: object) -> Block | Fault:
    """A block of one's own, as the blocks of the box are described."""
    if name in BLOCKS:
        return Fault("block-name", block=name)
    if not isinstance(value, dict) or not set(value) <= {"width", "depth", "storeys", "marks", "elevators"}:
        return Fault("block", block=name)
    width, depth = _whole(value.get("width"), 1, 9), _whole(value.get("depth"), 1, 9)
    storeys = _whole(value.get("storeys"), 1, 2)
    if not width or not depth or not storeys:
        return Fault("block", block=name)
    block = Block(name, width, depth, storeys)
    marks, elevators = value.get("marks", []), value.get("elevators", [])
    if not isinstance(marks, list) or not isinstance(elevators, list):
        return Fault("block", block=name)
    for mark in marks:
        cell = _cell(mark, width, depth)
        if cell is None or cell in block.marks:
            return Fault("block-cell", block=name, value=json.dumps(mark))
        block.marks.append(cell)
    for elevator in elevators:
        cell = _cell(elevator[0], width, depth) if isinstance(elevator, list) and len(elevator) == 2 else None
        if cell is None or not _is_facing(elevator[1]):
            return Fault("block-cell", block=name, value=json.dumps(elevator))
        block.elevators.append([cell[0], cell[1], FACINGS.index(elevator[1])])
    return block


def _whole(value: object, low: int, high: int) -> int:
    """A whole number within bounds; 0 if it is none."""
    return value if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high else 0


def _cell(value: object, width: int, depth: int) -> list[int] | None:
    """A cell of a block, column and row from 1; both from 0 in the answer."""
    if not isinstance(value, list) or len(value) != 2:
        return None
    column, row = _whole(value[0], 1, width), _whole(value[1], 1, depth)
    return [column - 1, row - 1] if column and row else None


def _is_facing(value: object) -> bool:
    return isinstance(value, str) and len(value) == 1 and value in FACINGS


def _read_placement(row: object) -> Placement | None:
    """Where a block lies."""
    if not isinstance(row, dict) or not set(row) <= {"block", "anchor", "turn"}:
        return None
    block, anchor, turn = row.get("block"), row.get("anchor"), row.get("turn", 0)
    if not isinstance(block, str) or not isinstance(anchor, str) or isinstance(turn, bool):
        return None
    return Placement(block, anchor, turn) if turn in (0, 90, 180, 270) and isinstance(turn, int) else None


def _read_elevators(rows: object) -> list[list[str]] | None:
    """Elevators of one's own: on which block, which square, which way they face."""
    if not isinstance(rows, list):
        return None
    found: list[list[str]] = []
    for row in rows:
        if not isinstance(row, dict) or set(row) != {"block", "upper", "to"}:
            return None
        block, upper, facing = row["block"], row["upper"], row["to"]
        if not isinstance(block, str) or not isinstance(upper, str) or not _is_facing(facing):
            return None
        found.append([block, upper, str(facing)])
    return found
