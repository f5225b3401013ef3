"""Field and geometry: building the field, and what makes it a good one."""

from __future__ import annotations

from typing import Final

from igroteka.core.grid import FACINGS, OFF, Grid
from igroteka.core.rng import Rng
from igroteka.games.algoracing.layouts import RANDOM, SIDES, Fault, layout_of, square_called
from igroteka.games.algoracing.state import Terms
from igroteka.games.algoracing.tables import (
    BLOCKS,
    BOARDS,
    FREE,
    SETS,
    TYPES,
    WORKS,
    Block,
    Field,
    Layout,
    Placement,
    Plan,
    corners_of,
)

EASY: Final = 3  # marks that must be reachable from a corner without a Jump (V7)

# laying the blocks


def turned(block: Block, turn: int) -> Block:
    """AR-R05: a block turned clockwise: (x, y) becomes (y, width - 1 - x), a quarter at a time."""
    width, depth = block.width, block.depth
    marks, elevators = block.marks, block.elevators
    for _ in range(turn // 90):
        marks = [[mark[1], width - 1 - mark[0]] for mark in marks]
        elevators = [[e[1], width - 1 - e[0], (e[2] + 1) % 4] for e in elevators]
        width, depth = depth, width
    found = Block(block.name, width, depth, block.storeys)
    found.marks = marks
    found.elevators = elevators
    return found


def lay_out(layout: Layout, blocks_on_corners: bool, elevators: bool, foot_walls: bool) -> Plan | Fault:
    """V1: the plan of a layout. AR-R04: a block hides marks, and walls of which it covers a square.

    Half covered, a wall still stops an elevator that faces it, unless `strict_elevator_walls` is off (AR-R68).
    """
    board = layout.board
    grid = Grid(board.width, board.height)
    plan = Plan(board.width, board.height)
    placed: dict[str, int] = {}
    for number, placement in enumerate(layout.placements):
        placed[placement.block] = number
        anchor = square_called(grid, placement.anchor)
        if anchor == OFF:
            return Fault("square", value=placement.anchor, size=board.width)
        block = turned(layout.blocks[placement.block], placement.turn)
        column, row = anchor % plan.width, anchor // plan.width
        if column + block.width > plan.width or row + block.depth > plan.height:
            return Fault("off", block=block.name, anchor=placement.anchor)
        fault = _lay(plan, grid, layout, number, block, column, row)
        if fault is not None:
            return fault
    for corner in corners_of(plan.width, plan.height):
        if plan.blocks[corner] >= 0 and not blocks_on_corners:
            return Fault("corner", block=layout.placements[plan.blocks[corner]].block, corner=grid.name(corner))
    plan.marks += [mark for mark in board.marks if plan.blocks[mark] < 0]
    plan.walls = [wall for wall in board.walls if plan.blocks[wall[0]] < 0 and plan.blocks[wall[1]] < 0]
    if layout.elevators is not None:
        fault = _own_elevators(plan, grid, layout.elevators, placed)
        if fault is not None:
            return fault
    if not elevators:
        plan.elevators = []
    if foot_walls:
        plan.foot_walls = _foot_walls(plan, grid, board)
    uppers = [elevator[0] for elevator in plan.elevators]
    for upper in uppers:
        if uppers.count(upper) > 1:
            return Fault("platform-twice", square=grid.name(upper))
    plan.marks.sort()
    plan.elevators.sort()
    return plan


def _lay(plan: Plan, grid: Grid, layout: Layout, number: int, block: Block, column: int, row: int) -> Fault | None:
    """Put one block down, with its marks and elevators."""
    overlap: list[str] = []
    other = -1
    for y in range(block.depth):
        for x in range(block.width):
            square = plan.at(column + x, row + y)
            if plan.blocks[square] >= 0:
                other = plan.blocks[square]
                overlap.append(grid.name(square))
            plan.blocks[square] = number
            plan.levels[square] = block.storeys
    if overlap:
        return Fault("overlap", one=layout.placements[other].block, two=block.name, squares=", ".join(sorted(overlap)))
    plan.marks += [plan.at(column + mark[0], row + mark[1]) for mark in block.marks]
    plan.elevators += [[plan.at(column + e[0], row + e[1]), e[2]] for e in block.elevators]
    return None


def _foot_walls(plan: Plan, grid: Grid, board: Plan) -> list[list[int]]:
    """AR-R04: the printed walls that a block covers half, where an elevator faces them."""
    faced = [sorted([elevator[0], int(grid.ahead(elevator[0], elevator[1]))]) for elevator in plan.elevators]
    return [wall for wall in board.walls if wall in faced and (plan.blocks[wall[0]] < 0) != (plan.blocks[wall[1]] < 0)]


def _own_elevators(plan: Plan, grid: Grid, rows: list[list[str]], placed: dict[str, int]) -> Fault | None:
    """Elevators of one's own stand on blocks that lie on the board."""
    plan.elevators = []
    for row in rows:
        square = square_called(grid, row[1])
        if row[0] not in placed:
            return Fault("elevator-block", block=row[0], square=row[1], known=", ".join(placed) or "-")
        if square == OFF or plan.blocks[square] != placed[row[0]]:
            return Fault("elevator-square", block=row[0], square=row[1])
        plan.elevators.append([square, FACINGS.index(row[2])])
    return None


# the validator


def check_blocks(layout: Layout) -> Fault | None:
    """AR-003, AR-004, AR-067, AR-068, AR-R07: two low blocks on 6x6; two low ones and a high one on 9x9."""
    size = layout.board.width
    used: list[str] = []
    for placement in layout.placements:
        if placement.block not in layout.blocks:
            return Fault("no-block", block=placement.block, known=", ".join(layout.blocks))
        if placement.block in used:
            return Fault("twice", block=placement.block)
        if placement.block in BLOCKS and placement.block not in SETS[SIDES[size]]:
            return Fault("other-side", block=placement.block, size=size, known=", ".join(SETS[SIDES[size]]))
        used.append(placement.block)
    heights = [layout.blocks[name].storeys for name in used]
    low, high = 2, 1 if size == 9 else 0
    if heights.count(1) != low or heights.count(2) != high:
        return Fault("counts", size=size, low=low, high=high, found_low=heights.count(1), found_high=heights.count(2))
    if size == 6 and (layout.elevators or any(layout.blocks[name].elevators for name in used)):
        return Fault("elevators-large")
    return None


def check(field: Field, tokens: int) -> Fault | None:
    """V2 to V6: what makes a field legal besides V1."""
    plan = field.plan
    corners = [int(corner) for corner in field.corners]
    for corner in corners:
        if corner in plan.marks:
            return Fault("mark-corner", corner=field.name(corner))
    if len(plan.marks) < tokens:
        return Fault("marks", marks=len(plan.marks), tokens=tokens)
    for corner in corners:
        if not any(may_face(field, corner, facing) for facing in range(4)):
            return Fault("no-direction", corner=field.name(corner))
    if not _has_neighbour(plan):
        return Fault("high-alone")
    return _check_elevators(field) or _check_ways(field)


def may_face(field: Field, square: int, facing: int) -> bool:
    """AR-018, AR-R40: a rover starts neither towards the rim nor towards a stone wall."""
    return field.ahead[4 * square + facing] != OFF and field.walled[4 * square + facing] == 0


def _has_neighbour(plan: Plan) -> bool:
    """V5; AR-070, AR-D10, AR-R08: a low block shares an edge with the high one, if there is a high one."""
    grid = Grid(plan.width, plan.height)
    high = [square for square, level in enumerate(plan.levels) if level == 2]
    near = [int(grid.ahead(square, facing)) for square in high for facing in range(4)]
    return not high or any(square != OFF and plan.levels[square] == 1 for square in near)


def _check_elevators(field: Field) -> Fault | None:
    """V6; AR-R73, AR-R74: no square is a platform twice, no corner is a platform."""
    used: list[int] = []
    for number, elevator in enumerate(field.plan.elevators):
        if field.states[number] == WORKS:
            upper = elevator[0]
            for platform in (upper, int(field.ahead[4 * upper + elevator[1]])):
                if field.corner_of[platform] >= 0:
                    return Fault("platform-corner", upper=field.name(upper), corner=field.name(platform))
                if platform in used:
                    return Fault("platform-twice", square=field.name(platform))
                used.append(platform)
    return None


def reachable(field: Field, start: int, jumps: bool) -> list[bool]:
    """By square: whether a rover gets there from `start` by moves and elevators, and by Jumps if it has any."""
    found = [False] * int(field.size)
    found[start] = True
    waiting = [start]
    while waiting:
        square = waiting.pop()
        near = [int(field.lift[square])]
        for facing in range(4):
            if field.step[4 * square + facing] == FREE or (jumps and field.jump[4 * square + facing] == FREE):
                near.append(int(field.ahead[4 * square + facing]))
        for there in near:
            if there != OFF and not found[there]:
                found[there] = True
                waiting.append(there)
    return found


def _check_ways(field: Field) -> Fault | None:
    """V4: from every corner to every mark and corner, and from every mark to every corner."""
    corners = [int(corner) for corner in field.corners]
    for start in [*corners, *field.plan.marks]:
        found = reachable(field, start, True)
        for goal in field.plan.marks if start in corners else []:
            if not found[goal]:
                return Fault("unreachable-mark", start=field.name(start), mark=field.name(goal))
        for goal in corners:
            if not found[goal]:
                return Fault("unreachable-corner", start=field.name(start), corner=field.name(goal))
    return None


def is_easy(field: Field) -> bool:
    """V7: from every corner at least three marks can be reached without any Jump."""
    for corner in field.corners:
        found = reachable(field, int(corner), False)
        if sum(found[mark] for mark in field.plan.marks) < EASY:
            return False
    return True


def build(layout: Layout, terms: Terms) -> Field | Fault:
    """AR-R09: the field of a layout, if it passes the validator."""
    fault = check_blocks(layout)
    if fault is not None:
        return fault
    plan = lay_out(layout, terms.blocks_on_corners, terms.elevators, terms.strict_elevator_walls)
    if isinstance(plan, Fault):
        return plan
    field = Field(plan, terms.strict_block_edges)
    return check(field, int(TYPES * terms.tokens)) or field


def random_field(terms: Terms, rng: Rng) -> Field:
    """AR-006, AR-009: positions and turns are drawn for the blocks until the field is a good one (V1 to V7)."""
    size = int(terms.board)
    board = BOARDS[SIDES[size]]
    grid = Grid(size, size)
    while True:
        placements: list[Placement] = []
        for name in SETS[SIDES[size]]:
            turn = 90 * int(rng.below(4))
            placements.append(Placement(name, grid.name(int(rng.below(size * size))), turn))
        field = build(Layout(RANDOM, board, BLOCKS, placements), terms)
        if isinstance(field, Field) and is_easy(field):
            return field


def field_of(terms: Terms, text: str, rng: Rng) -> Field | Fault:
    """AR-R09: the field of the option `layout`; chance builds a random one."""
    if text == RANDOM:
        return random_field(terms, rng)
    layout = layout_of(text, int(terms.board))
    return layout if isinstance(layout, Fault) else build(layout, terms)
