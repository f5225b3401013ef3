"""Games played to the end inside one call: the loops that search, rollouts and measurements run on."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from igroteka.core.engine import NOBODY, SILENT, Codes, Hints, Rules, S
from igroteka.core.rng import Rng


def playout(rules: Rules[S], state: S, rng: Rng, codes: Codes, most: i64) -> i64:
    """Play random answers until the end, or until `most` of them; how many were given."""
    given: i64 = 0
    while state.mover != NOBODY and given < most:
        seat = state.mover
        rules.legal_codes(state, seat, codes)
        rules.apply_code(state, seat, codes.items[rng.below(codes.count)], SILENT)
        given += 1
    return given


def playouts(rules: Rules[S], start: S, rng: Rng, games: int, most: int) -> tuple[int, int]:
    """Play so many random games from copies of a start: how many answers were given, how many games ended."""
    codes = Codes(rules.size)
    given: i64 = 0
    ended: i64 = 0
    for _ in range(games):
        state = cast(S, start.clone())
        state.rng = rng
        given += playout(rules, state, rng, codes, most)
        if state.mover == NOBODY:
            ended += 1
    return given, ended


def best_codes(rules: Rules[S], hints: Hints[S], worlds: list[S], seat: int, legal: list[int]) -> list[int]:
    """The answers after which the hints see the highest value, summed over the imagined worlds."""
    best: list[int] = []
    highest: i64 = 0
    for code in legal:
        value: i64 = 0
        for world in worlds:
            after = cast(S, world.clone())
            rules.apply_code(after, seat, code, SILENT)
            value += hints.value(after, seat)
        if not best or value > highest:
            best = [code]
            highest = value
        elif value == highest:
            best.append(code)
    return best
