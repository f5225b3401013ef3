"""Collisions and compensation: rovers in each other's way."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import Log
from igroteka.games.algoracing.events import Collided, Compensated
from igroteka.games.algoracing.rules.samples import deliver, find, is_in_lab
from igroteka.games.algoracing.state import ABOARD, AlgoracingState
from igroteka.games.algoracing.tables import BIT, CAPACITY


def collide(state: AlgoracingState, rover: i64, other: i64, log: Log) -> None:
    """AR-055, AR-R35: `rover`, whose turn it is, needs the square on which `other` stands, and nothing else is in the
    way (AR-R29)."""
    if log.on:
        log.add(Collided(int(rover), int(other)))
    compensate(state, rover, other, "AR-057", log)


def compensate(state: AlgoracingState, rover: i64, other: i64, rule: str, log: Log) -> None:
    """AR-057, AR-058, AR-059, AR-060: who is in the way hands over a sample, once until one of the two has moved.

    AR-R31: chance chooses the token. AR-R32: only a sample handed over begins the bar. AR-R34: nobody is asked.
    AR-R24: in one's lab it is delivered at once.
    """
    if state.bars[rover] & BIT[other] or state.aboard[other] == 0 or state.aboard[rover] >= CAPACITY:
        return
    chosen = 0 if state.aboard[other] == 1 else state.rng.below(state.aboard[other])
    state.token_at[find(state, ABOARD + other, chosen)] = ABOARD + rover
    state.aboard[other] -= 1
    state.aboard[rover] += 1
    state.bars[rover] |= BIT[other]
    state.bars[other] |= BIT[rover]
    if log.on:
        log.add(Compensated(int(rover), int(other), rules=(rule, "AR-059", "AR-R32")))
    if is_in_lab(state, rover) and not state.terms.deliver_on_arrival_only:
        deliver(state, rover, log)
