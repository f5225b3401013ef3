"""The turn machine of the page. After every answer it goes on until somebody must be asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.engine import FINE, NOBODY, Log
from igroteka.games.robomaso import actions
from igroteka.games.robomaso.box import NONE
from igroteka.games.robomaso.events import BuildingSkipped, GameOver, TruceOver, TurnBegan
from igroteka.games.robomaso.rules.building import NOWHERE, draw_until_it_fits, has_empty_cell, look_for_places
from igroteka.games.robomaso.rules.computers import forbids_cancel, forbids_store, loot_of, rob
from igroteka.games.robomaso.rules.deployment import is_due
from igroteka.games.robomaso.rules.encounters import forbids_fire, next_encounter
from igroteka.games.robomaso.rules.entering import can_hop, can_take, is_raid, meet
from igroteka.games.robomaso.rules.firing import has_gun
from igroteka.games.robomaso.rules.flytrap import forbids_flytrap
from igroteka.games.robomaso.rules.movement import (
    DRIVABLE,
    begin_move,
    forbids_spin,
    forbids_stop,
    forbids_suicide,
    forbids_turn,
    is_going,
    outlook,
    stop,
    wait,
)
from igroteka.games.robomaso.rules.setup import draw_first, shuffle_back
from igroteka.games.robomaso.state import (
    AIMING,
    AUTOMATIC,
    AWAITING,
    BOARD,
    BUILDING,
    BY_GOAL,
    BY_ROUNDS,
    BY_STANDSTILL,
    CHOOSING_CORNER,
    COMING_HOME,
    DEALING,
    DEPLOYING,
    DRIVING,
    DUEL,
    ENDINGS,
    FINISHING,
    GIVING,
    LAYING,
    MEETING,
    OPENING,
    OVER,
    PICKING,
    PLACING,
    RAIDING,
    TAKING,
    RobomasoState,
    partner_of,
)

GOAL_RULES: Final = ["RM-001", "RM-002", "RM-003"]  # the paragraph for 2, 3 and 4 players


def go_on(state: RobomasoState, log: Log) -> None:
    """Let everything happen that nobody decides about; then ask, or end the game.

    RM-R80: when a whole round after the truce has passed without a question, nothing will ever change.
    """
    last = max(state.round, state.terms.truce_rounds) + 1
    while _goes_on(state, log):
        if state.round > last and not state.terms.round_limit and state.stage != OVER:
            state.ending = BY_STANDSTILL
            state.stage = OVER


def _goes_on(state: RobomasoState, log: Log) -> bool:
    """One stage: False if somebody is asked, or the game is over; else this or another stage goes on."""
    stage = state.stage
    if state.looter != NONE and stage != OVER:
        return _ask(state, state.looter // 2, actions.ASK_LOOT)
    if stage == DEALING:
        return _ask(state, state.on_turn(), actions.ASK_DISCS)
    if stage == CHOOSING_CORNER:
        return _open(state, log)
    if stage == OPENING:
        return _ask(state, state.on_turn(), actions.ASK_OPENING)
    if stage == PLACING:
        return _ask(state, state.on_turn(), actions.ASK_PLACE)
    if stage == BUILDING:
        return _build(state, log)
    if stage == LAYING:
        return _ask(state, state.on_turn(), actions.ASK_LAY)
    if stage == DEPLOYING:
        return _deploy(state)
    if stage == PICKING:
        return _pick(state, log)
    if stage == TAKING:
        return _take(state)
    if stage == GIVING:
        return _give(state)
    if stage == RAIDING:
        return _raid(state, log)
    if stage == MEETING:
        return _meet(state, log)
    if stage == DRIVING:
        return _drive(state, log)
    if stage == AIMING:
        return _ask(state, state.on_turn(), actions.ASK_AIM)
    if stage == DUEL:
        return _duel(state)
    if stage == COMING_HOME:
        return _ask(state, state.on_turn(), actions.ASK_HOME)
    if stage == FINISHING:
        return _ask(state, state.on_turn(), actions.ASK_END)
    _end(state, log)
    return False


def _ask(state: RobomasoState, seat: i64, question: i64) -> bool:
    """Ask a seat; when another one is asked than before, nothing before it can be taken back."""
    if state.mover != NOBODY and state.mover != seat:
        state.commit()
    state.ask_next(seat, question)
    return False


# the opening


def _open(state: RobomasoState, log: Log) -> bool:
    """RM-016, RM-017, RM-018, RM-019, RM-R11: card and robot of every player, in turn order; then the first turn."""
    if state.turn_place == state.seats:
        shuffle_back(state, log)
        state.turn_place = 0
        state.round = 1
        begin_turn(state, log)
    elif state.corner[state.on_turn()] == NONE:
        return _ask(state, state.on_turn(), actions.ASK_CORNER)
    else:
        state.checkpoint()
        draw_first(state, state.on_turn(), log)
    return True


# the turn


def begin_turn(state: RobomasoState, log: Log) -> None:
    """RM-021, RM-025: the next player builds, then moves."""
    seat = state.on_turn()
    for number in range(2):
        state.moved[2 * seat + number] = 0
        state.tried[2 * seat + number] = 0
    state.stage = BUILDING
    look_for_places(state)
    if log.on:
        log.add(TurnBegan(int(seat), int(state.round)))


def must_lay_field(state: RobomasoState, seat: i64) -> bool:
    """RM-R24, RM-R25: a robot waits, or the round is reached by which the field must lie."""
    if state.field[seat] != NONE or state.field_level == NOWHERE:
        return False
    waits = state.status[2 * seat] == AWAITING or state.status[2 * seat + 1] == AWAITING
    return waits or (state.terms.deploy_deadline > 0 and state.round >= state.terms.deploy_deadline)


def may_draw(state: RobomasoState) -> bool:
    """RM-026, RM-R08, RM-R09: whether there is a card, and room for one."""
    return state.deck_size > 0 and has_empty_cell(state)


def has_free_action(state: RobomasoState, seat: i64) -> bool:
    """RM-R46, RM-R47: whether something can be stored, or the computer be cancelled."""
    if forbids_store(state, seat, 0) == FINE or forbids_store(state, seat, 1) == FINE:
        return True
    return forbids_cancel(state, seat, 0) == FINE


def _build(state: RobomasoState, log: Log) -> bool:
    seat = state.on_turn()
    if has_free_action(state, seat) or state.field_level != NOWHERE or state.computer_level != NOWHERE:
        return _ask(state, seat, actions.ASK_BUILD)
    if may_draw(state):
        draw_card(state, seat, log)
    else:
        skip(state, seat, log)
    return True


def draw_card(state: RobomasoState, seat: i64, log: Log) -> None:
    """RM-026, RM-R08: the card that is drawn is laid next; without one building is skipped."""
    state.checkpoint()
    if draw_until_it_fits(state, seat, log):
        state.next_stage()
    else:
        skip(state, seat, log)


def skip(state: RobomasoState, seat: i64, log: Log) -> None:
    """RM-R08, RM-R09: nothing is built."""
    state.stage = DEPLOYING
    if log.on:
        log.add(BuildingSkipped(int(seat)))


def _deploy(state: RobomasoState) -> bool:
    seat = state.on_turn()
    if is_due(state, 2 * seat) or is_due(state, 2 * seat + 1):
        return _ask(state, seat, actions.ASK_DEPLOY)
    state.next_stage()
    return True


def _pick(state: RobomasoState, log: Log) -> bool:
    """RM-034, RM-035, RM-R34: all robots on the board move, one after the other; then the turn ends (RM-R84)."""
    seat = state.on_turn()
    first, second = can_move(state, 2 * seat), can_move(state, 2 * seat + 1)
    if not first and not second:
        asked = state.mover != NOBODY or state.sealed  # in this turn, or since a card was drawn
        if state.terms.turn_end == AUTOMATIC or not asked:
            end_turn(state, log)
        else:
            state.stage = FINISHING
    elif (first and second) or forbids_spin(state, 2 * seat + 1 if first else 2 * seat) == FINE:
        return _ask(state, seat, actions.ASK_PICK)
    else:
        begin_move(state, 2 * seat if first else 2 * seat + 1, log)
    return True


def can_move(state: RobomasoState, robot: i64) -> bool:
    """Whether a robot of the player on turn has still to move."""
    return state.status[robot] == BOARD and not state.moved[robot]


# the move


def _take(state: RobomasoState) -> bool:
    """RM-066, RM-067: the robot may take cards of the symbol."""
    if state.takes and can_take(state, state.robot, state.symbol[state.at[state.robot]]):
        return _ask(state, state.on_turn(), actions.ASK_TAKE)
    state.takes = 0
    state.next_stage()
    return True


def _give(state: RobomasoState) -> bool:
    """RM-070: its partner may take one."""
    if state.gives and can_take(state, partner_of(state.robot), state.symbol[state.at[state.robot]]):
        return _ask(state, state.on_turn(), actions.ASK_GIVE)
    state.gives = 0
    state.next_stage()
    return True


def _raid(state: RobomasoState, log: Log) -> bool:
    """RM-085, RM-086, RM-R49: a foreign computer is robbed; anywhere else the check point follows."""
    if not is_raid(state, state.robot):
        meet(state)
    elif loot_of(state, state.robot) == 0:
        rob(state, 0, log)
    else:
        return _ask(state, state.on_turn(), actions.ASK_ROB)
    return True


def _meet(state: RobomasoState, log: Log) -> bool:
    """RM-R55: one encounter after the other, as long as the robot lives."""
    if not is_going(state):
        state.end_move()
    elif not next_encounter(state, log):
        state.next_stage()
    return True


def _drive(state: RobomasoState, log: Log) -> bool:
    """ROBOT_MOVE: ask as long as anything can be decided."""
    robot = state.robot
    if not is_going(state):
        state.end_move()
        return True
    if _has_extra(state, robot):
        return _ask(state, state.on_turn(), actions.ASK_DRIVE)
    if state.points == 0:
        stop(state, robot, log)
        return True
    bound = outlook(state, robot) != DRIVABLE and forbids_turn(state, robot) != FINE
    if bound and not has_free_action(state, state.on_turn()):
        if forbids_stop(state, robot) == FINE:
            stop(state, robot, log)
        else:
            wait(state, robot, log)
        return True
    return _ask(state, state.on_turn(), actions.ASK_DRIVE)


def _has_extra(state: RobomasoState, robot: i64) -> bool:
    """Whether the robot can do something besides driving, turning and stopping."""
    if can_hop(state, robot) or forbids_suicide(state, robot) == FINE or forbids_flytrap(state, robot) == FINE:
        return True
    if not state.is_truce() and has_gun(state, robot):
        way: i64 = 0
        while way < actions.WAYS:
            if forbids_fire(state, robot, way) == FINE:
                return True
            way += 1
    return False


def _duel(state: RobomasoState) -> bool:
    """RM-R57, RM-R58: the owner of one robot decides, or both in secret."""
    if state.decider != NONE:
        return _ask(state, state.decider // 2, actions.ASK_FIGHT)
    state.commit()
    state.ask_sealed([int(state.robot // 2), int(state.foe // 2)], actions.ASK_SECRET)
    return False


# the end of a turn, and of the game


def end_turn(state: RobomasoState, log: Log) -> None:
    """RM-021, RM-R79, RM-R80, RM-R84: the next player, with discs or without; after the last one the next round."""
    state.checkpoint()
    for number in range(2):
        state.spins[2 * state.on_turn() + number] = 0
    state.turn_place += 1
    if state.turn_place == state.seats:
        state.turn_place = 0
        if state.terms.round_limit and state.round >= state.terms.round_limit:
            state.ending = BY_ROUNDS
            state.stage = OVER
            return
        state.round += 1
        if log.on and state.terms.truce_rounds and state.round == state.terms.truce_rounds + 1:
            log.add(TruceOver(int(state.round)))
    begin_turn(state, log)


def winners_of(state: RobomasoState) -> list[int]:
    """RM-001, RM-R50, RM-R80: who reached the goal, or all who have most discs."""
    if state.ending == BY_GOAL:
        return [int(state.winner)]
    most = max([state.owned(seat) for seat in range(state.seats)])
    return [int(seat) for seat in range(state.seats) if state.owned(seat) == most]


def _end(state: RobomasoState, log: Log) -> None:
    state.stop_asking()
    if log.on:
        by_goal = state.ending == BY_GOAL
        rules = ("RM-R50", GOAL_RULES[state.seats - 2]) if by_goal else ("RM-R80",)
        log.add(GameOver(tuple(winners_of(state)), ENDINGS[state.ending], rules=rules))
