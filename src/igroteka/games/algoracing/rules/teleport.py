"""Teleport: the impulse that sends rovers home and pulls samples."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.engine import NOBODY, Log
from igroteka.core.grid import OFF
from igroteka.games.algoracing.events import Dropped, Impulse, Pulled, Teleported
from igroteka.games.algoracing.rules.samples import arrive, load, settle, tell_if_full
from igroteka.games.algoracing.state import ABOARD, AlgoracingState
from igroteka.games.algoracing.tables import AT_HOME, FREE, NO_LANDING, NOTHING, OCCUPIED


def teleport(state: AlgoracingState, rover: i64, log: Log) -> i64:
    """AR-092, AR-093, AR-094, AR-095, AR-R77, AR-R78, AR-R79, AR-R80: the first object straight ahead, on the rover's
    own level, is hit. AR-D11: nothing below is. AR-R84: whatever comes of it, nothing behind it is hit.

    Walls do not stop it. Where the level changes it ends; with `impulse_over_gaps` it flies over lower squares.
    """
    field, facing = state.field, state.facing[rover]
    level = field.level[state.square[rover]]
    before = state.square[rover]
    here = field.ahead[4 * before + facing]
    while here != OFF:
        same = field.level[here] == level
        if not same and (field.level[here] > level or not state.terms.impulse_over_gaps):
            break
        if same and state.on[here] != NOBODY:
            _tell_path(state, rover, here, log)
            return send_home(state, state.on[here], log)
        if same and state.samples[here] > 0:
            _tell_path(state, rover, here, log)
            return pull(state, rover, here, before, log)
        before = here
        here = field.ahead[4 * here + facing]
    _tell_path(state, rover, before, log)
    return NOTHING


def _tell_path(state: AlgoracingState, rover: i64, last: i64, log: Log) -> None:
    """The squares the impulse ran over, the last one included."""
    if log.on:
        field, facing = state.field, int(state.facing[rover])
        here = int(state.square[rover])
        path: list[int] = []
        while here != last:
            here = int(field.ahead[4 * here + facing])
            path.append(here)
        log.add(Impulse(int(rover), tuple(path), width=field.plan.width))


def send_home(state: AlgoracingState, hit: i64, log: Log) -> i64:
    """AR-078, AR-096, AR-097, AR-098, AR-099: a rover is moved to its base, keeps its direction and leaves its cargo.

    AR-R82: on its own base it stays as it is. AR-R83: nor does it move if any rover stands there. AR-R86: it arrives
    like any rover. AR-R88: nobody pays anything.
    """
    home, here = state.home[hit], state.square[hit]
    if here == home:
        return AT_HOME
    if state.on[home] != NOBODY:
        return OCCUPIED
    drop_cargo(state, hit, log)
    if log.on:
        log.begin()
        log.add(Teleported(int(hit), int(here), int(home), width=state.field.plan.width))
    arrive(state, hit, home, log)
    return FREE


def drop_cargo(state: AlgoracingState, rover: i64, log: Log) -> None:
    """AR-098, AR-R85: what a rover carries joins the samples on its square, face down."""
    here, count = state.square[rover], state.aboard[rover]
    if count == 0:
        return
    token: i64 = 0
    while token < len(state.token_at):
        if state.token_at[token] == ABOARD + rover:
            state.token_at[token] = here
        token += 1
    state.aboard[rover] = 0
    state.samples[here] += count
    if log.on:
        log.add(Dropped(int(rover), int(here), int(count), width=state.field.plan.width))


def pull(state: AlgoracingState, rover: i64, here: i64, there: i64, log: Log) -> i64:
    """AR-100, AR-101, AR-102, AR-D13, AR-D14, AR-R81, AR-R89: all samples of a square move one square towards the
    shooter, through walls.

    On the shooter's own square they are loaded as far as there is room, and delivered if it is its lab (AR-R24).
    """
    if state.field.level[there] != state.field.level[here]:
        return NO_LANDING  # AR-R78 with `impulse_over_gaps`
    count = state.samples[here]
    token: i64 = 0
    while token < len(state.token_at):
        if state.token_at[token] == here:
            state.token_at[token] = there
        token += 1
    state.samples[here] = 0
    state.samples[there] += count
    if log.on:
        log.add(Pulled(int(rover), int(here), int(there), int(count), width=state.field.plan.width))
    if there == state.square[rover]:
        if state.terms.deliver_on_arrival_only:
            tell_if_full(state, rover, log)
            load(state, rover, log)
        else:
            settle(state, rover, log)
    return FREE
