"""Games played to the end inside one call: the loops that search, rollouts and measurements run on."""

from __future__ import annotations

from typing import Generic, cast

from mypy_extensions import i64

from igroteka.core.engine import NOBODY, SILENT, Codes, Hints, Rules, S, State
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


class Plan(Generic[S]):
    """Answers of one seat, one after the other, and where they lead in every imagined world."""

    def __init__(self, codes: list[int], worlds: list[S], value: i64) -> None:
        self.codes = codes
        self.worlds = worlds
        self.value: i64 = value


def best_plans(rules: Rules[S], hints: Hints[S], worlds: list[S], seat: i64, width: int, most: int) -> list[list[int]]:
    """The plans of this seat, up to the moment when others or chance have their say, that the hints like best.

    From answer to answer only the `width` best beginnings are followed, of equal ones a single one; a plan has at most
    `most` answers. All plans of the highest value are given.
    """
    best: list[list[int]] = []
    highest: i64 = 0
    codes = Codes(rules.size)
    plans: list[Plan[S]] = [Plan([], worlds, 0)]
    while plans and most > 0:
        most -= 1
        going: list[Plan[S]] = []
        for plan in plans:
            rules.legal_codes(plan.worlds[0], seat, codes)
            for code in codes.listed():
                value: i64 = 0
                after: list[S] = []
                for world in plan.worlds:
                    state = cast(S, world.clone())
                    rules.apply_code(state, seat, code, SILENT)
                    value += hints.value(state, seat)
                    after.append(state)
                given = [*plan.codes, code]
                if is_still_asked(plan.worlds[0], after[0], seat):
                    going.append(Plan(given, after, value))
                elif not best or value > highest:
                    best = [given]
                    highest = value
                elif value == highest:
                    best.append(given)
        plans = _kept_plans(going, width)
    return best or [plans[0].codes]  # a plan that has not ended yet is better than none


def is_still_asked(before: State, after: State, seat: i64) -> bool:
    """Whether a seat goes on answering, with nothing new to be known."""
    return after.asked[seat] != NOBODY and after.phase == before.phase and after.rng.draws == before.rng.draws


def _kept_plans(plans: list[Plan[S]], width: int) -> list[Plan[S]]:
    """The best of these, each value once."""
    kept: list[Plan[S]] = []
    while len(kept) < width:
        found: Plan[S] | None = None
        for plan in plans:
            lower = not kept or plan.value < kept[-1].value
            if lower and (found is None or plan.value > found.value):
                found = plan
        if found is None:
            return kept
        kept.append(found)
    return kept
