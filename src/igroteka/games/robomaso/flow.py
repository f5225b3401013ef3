"""Who is asked, in what order things happen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.engine import FINE, NOBODY, SILENT, Codes, Log, Options, Rules
from igroteka.core.grid import left, right
from igroteka.core.rng import Rng
from igroteka.games.robomaso import actions
from igroteka.games.robomaso.actions import (
    ANSWERS,
    CELL,
    DISC_COUNT,
    FIRST_CODE,
    HOME,
    KIND,
    OTHER_QUESTION,
    OWN,
    QUARTERS,
    QUESTIONS,
    ROBOT,
    TO_SIDE,
    VERB,
    WAY,
    WAYS,
)
from igroteka.games.robomaso.box import KINDS, NONE
from igroteka.games.robomaso.events import CardLaid, ComputerLaid, FieldLaid
from igroteka.games.robomaso.rules import computers, encounters, entering, setup
from igroteka.games.robomaso.rules.building import NOWHERE, fill_sealed, forbids_card, lay, legal_places
from igroteka.games.robomaso.rules.deaths import end_loot, loot, victim
from igroteka.games.robomaso.rules.deployment import deploy, forbids_deploy, forbids_postpone, postpone
from igroteka.games.robomaso.rules.firing import has_gun
from igroteka.games.robomaso.rules.flytrap import forbids_flytrap, lay_flytrap
from igroteka.games.robomaso.rules.movement import (
    begin_move,
    drive,
    forbids_spin,
    forbids_step,
    forbids_stop,
    forbids_suicide,
    forbids_turn,
    forbids_wait,
    kill_oneself,
    spin,
    stop,
    turn,
    wait,
)
from igroteka.games.robomaso.rules.turn import (
    can_move,
    draw_card,
    end_turn,
    go_on,
    may_draw,
    must_lay_field,
    skip,
    winners_of,
)
from igroteka.games.robomaso.state import COMING_HOME, DEPLOYING, IN_HAND, WORKING, RobomasoState, Terms, partner_of
from igroteka.games.robomaso.tables import CARD_NAMES, COMPUTER_CARD, FIELD_CARD, READING


class Flow(Rules[RobomasoState]):
    """RM-021, RM-025: the players take turns; every answer is followed by whatever it leads to."""

    def __init__(self) -> None:
        super().__init__(ANSWERS, QUESTIONS)

    def new(self, seats: i64, options: Options, rng: Rng) -> RobomasoState:
        state = RobomasoState(seats, Terms(options.numbers, seats), rng)
        setup.set_up(state)
        go_on(state, SILENT)
        return state

    def forbids(self, state: RobomasoState, seat: i64, code: i64) -> i64:
        question, verb = state.asked[seat], VERB[code]
        if question == actions.ASK_DRIVE:
            return _forbids_drive(state, seat, code)
        if question == actions.ASK_LAY:
            if verb == actions.LAY_CARD:
                return forbids_card(state, state.drawn, CELL[code], QUARTERS[code], state.level)
            return OTHER_QUESTION
        if question == actions.ASK_BUILD:
            return _forbids_build(state, seat, code)
        if question == actions.ASK_DEPLOY or question == actions.ASK_HOME:
            if verb == actions.ENTER:
                return forbids_deploy(state, 2 * seat + OWN[code], TO_SIDE[code])
            if verb == actions.POSTPONE:
                return forbids_postpone(state, 2 * seat + OWN[code])
            return _forbids_free(state, seat, code) if question == actions.ASK_DEPLOY else OTHER_QUESTION
        if question == actions.ASK_PICK:
            if verb == actions.MOVE:
                return FINE if can_move(state, 2 * seat + OWN[code]) else actions.HAS_MOVED
            return _forbids_spin(state, seat, code)
        if question == actions.ASK_END:
            return FINE if verb == actions.END_TURN else _forbids_spin(state, seat, code)
        if question == actions.ASK_FIGHT:
            if verb == actions.FIRE:
                return encounters.forbids_fight(state, state.decider, WAY[code])
            return encounters.forbids_hold(state) if verb == actions.HOLD else OTHER_QUESTION
        if question == actions.ASK_SECRET:
            return _forbids_secret(state, seat, code)
        return _forbids_rest(state, seat, question, code)

    def legal_codes(self, state: RobomasoState, seat: i64, out: Codes) -> None:
        out.clear()
        question = state.asked[seat]
        if question == actions.ASK_LAY:
            legal_places(state, state.drawn, state.level, FIRST_CODE[actions.LAY_CARD], 4, out)
        elif question == actions.ASK_BUILD:
            self._legal_build(state, seat, out)
        elif question == actions.ASK_DRIVE:
            self._legal_drive(state, seat, out)
        elif question == actions.ASK_FIGHT:
            self._legal_in(state, seat, actions.FIRE, actions.HOLD, out)
        elif question == actions.ASK_SECRET:
            self._legal_in(state, seat, actions.FIRE, actions.HOLD_WITH, out)
        elif question == actions.ASK_OPENING:
            code = FIRST_CODE[actions.LAY_CARD] + 4 * READING[setup.home_of(state, seat)]
            for quarters in range(4):
                if self.forbids(state, seat, code + quarters) == FINE:
                    out.add(code + quarters)
        elif question == actions.ASK_DEPLOY:
            self._legal_free(state, seat, out)
            self._legal_in(state, seat, actions.ENTER, actions.POSTPONE, out)
        elif question == actions.ASK_PICK:
            self._legal_free(state, seat, out)
            self._legal_in(state, seat, actions.MOVE, actions.MOVE, out)
            self._legal_in(state, seat, actions.SPIN, actions.SPIN, out)
        elif question == actions.ASK_END:
            self._legal_free(state, seat, out)
            self._legal_in(state, seat, actions.SPIN, actions.END_TURN, out)
        elif question == actions.ASK_TAKE or question == actions.ASK_GIVE:
            self._legal_in(state, seat, actions.TAKE, actions.LEAVE, out)
        elif question == actions.ASK_HOME:
            self._legal_in(state, seat, actions.ENTER, actions.POSTPONE, out)
        elif question < actions.ASK_OPENING:
            self._legal_in(state, seat, actions.SPLIT, actions.CHOOSE, out)
        elif question == actions.ASK_PLACE:
            self._legal_in(state, seat, actions.PUT, actions.PUT, out)
        else:
            self._legal_in(state, seat, actions.NAME, actions.ENOUGH, out)

    def _legal_in(self, state: RobomasoState, seat: i64, first: i64, last: i64, out: Codes) -> None:
        """The legal answers with these verbs."""
        code = FIRST_CODE[first]
        end = self.size if last == actions.END_TURN else FIRST_CODE[last + 1]
        while code < end:
            if self.forbids(state, seat, code) == FINE:
                out.add(code)
            code += 1

    def _legal_free(self, state: RobomasoState, seat: i64, out: Codes) -> None:
        if state.machine[seat] == WORKING:
            self._legal_in(state, seat, actions.STORE, actions.CANCEL, out)

    def _legal_build(self, state: RobomasoState, seat: i64, out: Codes) -> None:
        self._legal_in(state, seat, actions.DRAW, actions.SKIP, out)
        if state.field_level != NOWHERE:
            legal_places(state, FIELD_CARD, state.field_level, FIRST_CODE[actions.LAY_FIELD], 1, out)
        if state.computer_level != NOWHERE and not must_lay_field(state, seat):
            legal_places(state, COMPUTER_CARD, state.computer_level, FIRST_CODE[actions.LAY_COMPUTER], 4, out)
        self._legal_free(state, seat, out)

    def _legal_drive(self, state: RobomasoState, seat: i64, out: Codes) -> None:
        self._legal_free(state, seat, out)
        self._legal_in(state, seat, actions.STEP, actions.SOW, out)
        if state.hop:
            self._legal_in(state, seat, actions.HOP, actions.HOP, out)
        if has_gun(state, state.robot):
            self._legal_in(state, seat, actions.FIRE, actions.FIRE, out)

    def apply_code(self, state: RobomasoState, seat: i64, code: i64, log: Log) -> None:
        verb = VERB[code]
        if verb == actions.STEP:
            drive(state, state.robot, TO_SIDE[code], log)
            entering.arrive(state, state.robot, log)
        elif verb == actions.LAY_CARD:
            _lay_card(state, seat, CELL[code], QUARTERS[code], log)
        elif verb == actions.DRAW:
            draw_card(state, seat, log)
        elif verb == actions.TURN:
            turn(state, state.robot, log)
            entering.meet(state)
        elif verb == actions.WAIT:
            wait(state, state.robot, log)
        elif verb == actions.STOP:
            stop(state, state.robot, log)
        elif verb == actions.FIRE:
            _fire(state, seat, WAY[code], log)
        elif verb == actions.HOLD:
            _hold(state, seat, 2 * WAYS, log)
        elif verb == actions.HOLD_WITH:
            _hold(state, seat, WAYS + WAY[code], log)
        elif verb == actions.MOVE:
            begin_move(state, 2 * seat + OWN[code], log)
        elif verb == actions.TAKE:
            _take(state, log)
        elif verb == actions.LEAVE:
            entering.leave(state, state.robot, log)
        elif verb == actions.SPOIL:
            loot(state, KIND[code], log)
        elif verb == actions.ENOUGH:
            end_loot(state, log)
        elif verb == actions.ENTER:
            _enter(state, seat, OWN[code], TO_SIDE[code], log)
        elif verb == actions.POSTPONE:
            _postpone(state, seat, OWN[code], log)
        elif verb == actions.HOP:
            entering.hop(state, state.robot, CELL[code], TO_SIDE[code], log)
        elif verb == actions.SUICIDE:
            kill_oneself(state, state.robot, log)
        elif verb == actions.SOW:
            lay_flytrap(state, state.robot, log)
        elif verb == actions.NAME:
            encounters.shoot_at(state, state.robot, ROBOT[code], log)
        elif verb == actions.END_TURN:
            end_turn(state, log)
        elif verb == actions.SPIN:
            spin(state, 2 * seat + OWN[code], log)
            entering.meet(state)
        elif verb == actions.GRAB:
            computers.rob(state, DISC_COUNT[code], log)
        elif verb == actions.STORE:
            computers.store(state, seat, OWN[code], log)
        elif verb == actions.CANCEL:
            computers.cancel(state, seat, DISC_COUNT[code], log)
        else:
            _apply_rest(state, seat, code, log)
        if not state.sealed or state.mover == NOBODY:  # else the other one has still to choose
            go_on(state, log)

    def score(self, state: RobomasoState, seat: i64) -> i64:
        """RM-R50: the discs of a player."""
        return state.owned(seat)

    def winners(self, state: RobomasoState) -> list[int]:
        return winners_of(state)

    def timeout(self, state: RobomasoState, seat: i64) -> i64:
        """RM-R81: hold, draw, the first legal placement, straight on before right before left."""
        question = state.asked[seat]
        if question in (actions.ASK_FIGHT, actions.ASK_SECRET) and encounters.forbids_hold(state) == FINE:
            return FIRST_CODE[actions.HOLD]
        if question == actions.ASK_DRIVE:
            ahead = state.heading[state.robot]
            for side in (ahead, right(ahead), left(ahead)):
                if forbids_step(state, state.robot, side) == FINE:
                    return FIRST_CODE[actions.STEP] + side
        if question == actions.ASK_END:
            return FIRST_CODE[actions.END_TURN]
        codes = self.codes_of(state, seat)
        for wanted in (actions.DRAW, actions.STOP, actions.WAIT, actions.TURN, actions.LEAVE, actions.ENOUGH):
            if FIRST_CODE[wanted] in codes:
                return FIRST_CODE[wanted]
        for code in codes:
            if VERB[code] not in (actions.STORE, actions.CANCEL):  # nobody's discs are moved without a word
                return code
        return codes[0]


def _forbids_free(state: RobomasoState, seat: i64, code: i64) -> i64:
    """RM-R46, RM-R47: what the player on turn may do whenever no encounter is pending."""
    verb = VERB[code]
    if verb == actions.STORE:
        return computers.forbids_store(state, seat, OWN[code])
    if verb == actions.CANCEL:
        return computers.forbids_cancel(state, seat, DISC_COUNT[code])
    return OTHER_QUESTION


def _forbids_spin(state: RobomasoState, seat: i64, code: i64) -> i64:
    """RM-058, RM-R31: what the player on turn may do while none of the robots is moving."""
    if VERB[code] == actions.SPIN:
        return forbids_spin(state, 2 * seat + OWN[code])
    return _forbids_free(state, seat, code)


def _forbids_build(state: RobomasoState, seat: i64, code: i64) -> i64:
    """RM-026, RM-030, RM-031, RM-R18, RM-R24: one of draw, field and computer."""
    verb = VERB[code]
    if verb == actions.LAY_FIELD:
        if state.field[seat] != NONE:
            return actions.FIELD_LAID
        return forbids_card(state, FIELD_CARD, CELL[code], QUARTERS[code], state.field_level)
    if verb == actions.STORE or verb == actions.CANCEL:
        return _forbids_free(state, seat, code)
    if verb not in (actions.DRAW, actions.SKIP, actions.LAY_COMPUTER):
        return OTHER_QUESTION
    if must_lay_field(state, seat):
        return actions.FIELD_FIRST
    if verb == actions.DRAW:
        return FINE if may_draw(state) else actions.DECK_EMPTY
    if verb == actions.SKIP:
        return actions.MUST_BUILD if may_draw(state) else FINE
    if state.machine[seat] != IN_HAND:
        return actions.COMPUTER_LAID
    return forbids_card(state, COMPUTER_CARD, CELL[code], QUARTERS[code], state.computer_level)


def _forbids_drive(state: RobomasoState, seat: i64, code: i64) -> i64:
    """ROBOT_MOVE of the turn machine: what the moving robot can do."""
    verb = VERB[code]
    robot = state.robot
    if verb == actions.STEP:
        return forbids_step(state, robot, TO_SIDE[code])
    if verb == actions.TURN:
        return forbids_turn(state, robot)
    if verb == actions.WAIT:
        return forbids_wait(state, robot)
    if verb == actions.STOP:
        return forbids_stop(state, robot)
    if verb == actions.SUICIDE:
        return forbids_suicide(state, robot)
    if verb == actions.SOW:
        return forbids_flytrap(state, robot)
    if verb == actions.HOP:
        return entering.forbids_hop(state, robot, CELL[code])
    if verb == actions.FIRE:
        return encounters.forbids_fire(state, robot, WAY[code])
    return _forbids_free(state, seat, code)


def _forbids_secret(state: RobomasoState, seat: i64, code: i64) -> i64:
    """RM-R58: fire or hold, and the weapon to be used if it comes to shooting."""
    verb = VERB[code]
    if verb == actions.HOLD:
        return encounters.forbids_hold(state)
    if verb == actions.HOLD_WITH and encounters.forbids_hold(state) != FINE:
        return encounters.forbids_hold(state)
    if verb == actions.FIRE or verb == actions.HOLD_WITH:
        return encounters.forbids_fight(state, encounters.shooter(state, seat), WAY[code])
    return OTHER_QUESTION


def _forbids_rest(state: RobomasoState, seat: i64, question: i64, code: i64) -> i64:
    """The questions that come seldom."""
    verb = VERB[code]
    if question == actions.ASK_DISCS and verb == actions.SPLIT:
        return FINE
    if question == actions.ASK_CORNER and verb == actions.CHOOSE:
        return setup.forbids_corner(state, HOME[code])
    if question == actions.ASK_OPENING and verb == actions.LAY_CARD:
        return setup.forbids_first(state, seat, CELL[code], QUARTERS[code])
    if question == actions.ASK_PLACE and verb == actions.PUT:
        return setup.forbids_place(state, seat, TO_SIDE[code])
    if question in (actions.ASK_TAKE, actions.ASK_GIVE) and verb in (actions.TAKE, actions.LEAVE):
        return FINE
    if question == actions.ASK_ROB and verb == actions.GRAB:
        return computers.forbids_rob(state, DISC_COUNT[code])
    if question == actions.ASK_AIM and verb == actions.NAME:
        return encounters.forbids_name(state, ROBOT[code])
    if question == actions.ASK_LOOT:
        if verb == actions.SPOIL:
            return FINE if state.cards[victim(state) * KINDS + KIND[code]] else actions.NOTHING_LIKE_IT
        if verb == actions.ENOUGH:
            return FINE
    return OTHER_QUESTION


def _apply_rest(state: RobomasoState, seat: i64, code: i64, log: Log) -> None:
    """The answers that come seldom."""
    verb = VERB[code]
    if verb == actions.SPLIT:
        setup.give_discs(state, seat, OWN[code], log)
    elif verb == actions.CHOOSE:
        setup.choose_corner(state, seat, HOME[code], log)
    elif verb == actions.PUT:
        setup.place_first(state, seat, OWN[code], TO_SIDE[code], log)
    elif verb == actions.SKIP:
        skip(state, seat, log)
    elif verb == actions.LAY_FIELD:
        _lay_field(state, seat, CELL[code], log)
    else:
        _lay_computer(state, seat, CELL[code], QUARTERS[code], log)


def _lay_card(state: RobomasoState, seat: i64, cell: i64, quarters: i64, log: Log) -> None:
    """RM-026, RM-017: the drawn card, in the opening the first one of a player."""
    if state.asked[seat] == actions.ASK_OPENING:
        setup.lay_first(state, seat, cell, quarters, log)
        return
    card = state.drawn
    state.drawn = NONE
    state.level = NOWHERE
    state.next_stage()
    seals = lay(state, card, cell, quarters)
    if log.on:
        log.add(CardLaid(int(seat), CARD_NAMES[card], int(cell), int(quarters)))
    if seals:
        fill_sealed(state, seat, log)


def _lay_field(state: RobomasoState, seat: i64, cell: i64, log: Log) -> None:
    """RM-030: the deployment field instead of a drawn card."""
    state.field[seat] = cell
    state.stage = DEPLOYING
    seals = lay(state, FIELD_CARD, cell, 0)
    if log.on:
        log.add(FieldLaid(int(seat), int(cell)))
    if seals:
        fill_sealed(state, seat, log)


def _lay_computer(state: RobomasoState, seat: i64, cell: i64, quarters: i64, log: Log) -> None:
    """RM-031: the computer instead of a drawn card."""
    state.computer[seat] = cell
    state.machine[seat] = WORKING
    state.stage = DEPLOYING
    seals = lay(state, COMPUTER_CARD, cell, quarters)
    if log.on:
        log.add(ComputerLaid(int(seat), int(cell), int(quarters)))
    if seals:
        fill_sealed(state, seat, log)


def _fire(state: RobomasoState, seat: i64, way: i64, log: Log) -> None:
    question = state.asked[seat]
    if question == actions.ASK_FIGHT:
        encounters.fight(state, way, log)
    elif question == actions.ASK_SECRET:
        _choose(state, seat, way, log)
    else:
        encounters.open_fire(state, state.robot, way, log)


def _hold(state: RobomasoState, seat: i64, choice: i64, log: Log) -> None:
    if state.asked[seat] == actions.ASK_FIGHT:
        encounters.hold(state, log)
    else:
        _choose(state, seat, choice, log)


def _choose(state: RobomasoState, seat: i64, choice: i64, log: Log) -> None:
    """RM-R58: in secret; when both have chosen the choices are shown."""
    state.choice[seat] = choice
    state.answered(seat)
    if not state.thinking():
        encounters.reveal(state, log)


def _take(state: RobomasoState, log: Log) -> None:
    entering.take(state, state.robot, state.robot if state.takes else partner_of(state.robot), log)


def _enter(state: RobomasoState, seat: i64, number: i64, side: i64, log: Log) -> None:
    if state.stage == COMING_HOME:
        state.end_move()
    deploy(state, 2 * seat + number, side, log)


def _postpone(state: RobomasoState, seat: i64, number: i64, log: Log) -> None:
    if state.stage == COMING_HOME:
        state.end_move()
    postpone(state, 2 * seat + number, log)


RULES: Final = Flow()
