"""Elevators."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import NOBODY, Log
from igroteka.core.grid import OFF
from igroteka.games.algoracing.events import ElevatorBusy, Rode
from igroteka.games.algoracing.rules.collisions import compensate
from igroteka.games.algoracing.rules.samples import arrive
from igroteka.games.algoracing.state import AlgoracingState


def ride(state: AlgoracingState, rover: i64, log: Log) -> None:
    """AR-082, AR-083, AR-084, AR-R64, AR-R65, AR-R66, AR-R67, AR-R68, AR-R69, AR-R70, AR-R71, AR-R72: after its
    algorithm a rover on a platform is taken to the other one.

    If that is occupied, who stands there owes compensation, and the rover waits. AR-R75: nobody else rides.
    """
    here = state.square[rover]
    other = state.field.lift[here]
    if other == OFF:
        return
    if state.on[other] == NOBODY:
        _go(state, rover, other, log)
        return
    state.waiting[rover] = 1
    if log.on:
        log.add(ElevatorBusy(int(rover), int(state.on[other])))
    compensate(state, rover, state.on[other], "AR-084", log)


def ride_owed(state: AlgoracingState, rover: i64, log: Log) -> None:
    """AR-085, AR-R66, AR-R70: a turn begins with the ride that failed before, if the other platform is free now."""
    if state.waiting[rover]:
        other = state.field.lift[state.square[rover]]
        if other != OFF and state.on[other] == NOBODY:
            _go(state, rover, other, log, owed=True)


def _go(state: AlgoracingState, rover: i64, other: i64, log: Log, owed: bool = False) -> None:
    """AR-086, AR-R71, AR-R76: the ride keeps the direction, takes no samples that lie there, and is an arrival."""
    if log.on:
        log.begin()
        rules = ("AR-085", "AR-086") if owed else ("AR-082", "AR-086")
        log.add(Rode(int(rover), int(state.square[rover]), int(other), width=state.field.plan.width, rules=rules))
    arrive(state, rover, other, log)
