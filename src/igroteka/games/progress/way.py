"""The cheapest way to a technology: what to discover first, so that all costs the least.

To have a predecessor or to pay the line is a choice for every line; the cheapest choice is a smallest cut between the
technology and what must be paid in any case. Every further discovery takes an action, which counts like the cards
that a Draw would bring instead, one of knowledge each.
"""

from __future__ import annotations

from igroteka.games.progress.actions import AGE_GONE
from igroteka.games.progress.box import DRAW_SKILL, LINES, NONE
from igroteka.games.progress.rules.drawing import forbids_age
from igroteka.games.progress.state import ProgressState
from igroteka.games.progress.tables import AGE, LINE_AMOUNT, LINE_BEFORE, SPAN

PAID = -1  # the far side of the cut: what must be paid


def cheapest_way(state: ProgressState, seat: int, target: int) -> list[int]:
    """The technologies to be discovered, predecessors first, and last the one that is wanted."""
    if state.area[seat * SPAN + target]:
        return []
    room = _prices(state, seat, target)
    while True:
        came = _reached(room, target)
        if PAID not in came:
            return sorted(came, key=lambda tech: (depth(tech), tech))
        path = [PAID]
        while path[-1] != target:
            path.append(came[path[-1]])
        edges = list(zip(path[1:], path[:-1], strict=True))
        flow = min(room[a][b] for a, b in edges)
        for a, b in edges:
            room[a][b] -= flow
            room[b][a] = room[b].get(a, 0) + flow


def _prices(state: ProgressState, seat: int, target: int) -> dict[int, dict[int, int]]:
    """By technology and predecessor: what the line costs if the predecessor is not there; what is paid in any case."""
    action = int(state.value(seat, DRAW_SKILL))
    room: dict[int, dict[int, int]] = {PAID: {}}
    waiting = [target]
    while waiting:
        tech = waiting.pop()
        if tech in room:
            continue
        room[tech] = {PAID: 0 if tech == target else action}
        for line in range(tech * LINES, (tech + 1) * LINES):
            before = int(LINE_BEFORE[line])
            if before != NONE and state.area[seat * SPAN + before]:
                continue
            to = before if before != NONE and not is_gone(state, before) else PAID
            room[tech][to] = room[tech].get(to, 0) + int(LINE_AMOUNT[line])
            if to != PAID:
                waiting.append(to)
    return room


def _reached(room: dict[int, dict[int, int]], start: int) -> dict[int, int]:
    """What can be reached where there is room, each with where one comes from."""
    came = {start: start}
    waiting = [start]
    for tech in waiting:
        for to, left in room[tech].items():
            if left > 0 and to not in came:
                came[to] = tech
                waiting.append(to)
    return came


def is_gone(state: ProgressState, tech: int) -> bool:
    """PR-042, PR-R55: whether the cards of its age have left the game."""
    return bool(forbids_age(state, AGE[tech]) == AGE_GONE)


def depth(tech: int) -> int:
    """The longest row of predecessors before a technology."""
    found = [int(LINE_BEFORE[line]) for line in range(tech * LINES, (tech + 1) * LINES)]
    return max((depth(before) + 1 for before in found if before != NONE), default=0)
