"""Phases 3 and 4, rounds, and the end of the game.

Chapters “Phases 3 and 4: end check, next row, next round”, “Setup, end and tie” and “Children's mode” of the rules.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.arrays import filled, zeros
from igroteka.core.compat import vec
from igroteka.core.engine import NOBODY, Log
from igroteka.core.grid import OFF
from igroteka.games.golems.events import (
    GameOver,
    RoundBegan,
    RoundEnded,
    SuddenDeath,
    TurnBegan,
)
from igroteka.games.golems.row_events import (
    Eliminated,
)
from igroteka.games.golems.rules.logic import clear_token, return_tokens
from igroteka.games.golems.rules.plots import come_back, objects_left, score_hill
from igroteka.games.golems.rules.program import (
    ask_for_programs,
    begin_program,
    clear_place,
    draw_luck,
)
from igroteka.games.golems.scenario import BRACKET, COLLECT, COOPERATIVE, ELIMINATE, HILL, HOME, LAST, RACE, REACH
from igroteka.games.golems.state import (
    AWAY,
    DRAWN,
    ENDINGS,
    GOAL,
    GOING_ON,
    IDLE,
    IN_ACTION,
    ITEMS,
    JOINED,
    LEAST_OVERKILL,
    LOST,
    MOST_DEALT,
    OPEN_ROW,
    OUT,
    ROUNDS_OVER,
    STANDING,
    SUDDEN_DEATH,
    GolemsState,
)
from igroteka.games.golems.tables import COMMANDS, GOLEMS, NO_COMMAND, NO_TOKEN, ROWS

EXTRA_ROUNDS = 3
ENDED_BY = {STANDING: "GB-185", ROUNDS_OVER: "GB-186", GOAL: "GB-213", LOST: "GB-R118", DRAWN: "GB-187"}


# phase 3


def eliminate(state: GolemsState, log: Log) -> None:
    """GB-185, GB-R123: all golems at or over their limit are removed at the same moment.

    On a hill they come back in the next round; children's golems at once, and miss a turn (GB-R129).
    """
    for golem in range(state.golems):
        if state.out[golem] == IN_ACTION and state.damage[golem] >= state.limit[golem]:
            _remove(state, golem, log)
    if log.on:
        log.end()
    if state.terms.kids and state.terms.kids_respawn:
        for golem in range(state.golems):
            if state.out[golem] == AWAY:
                state.missing[golem] = 1
                come_back(state, golem, log)


def _remove(state: GolemsState, golem: i64, log: Log) -> None:
    """GB-R126, GB-R93: its cell is free; its tokens go to the supply."""
    cell = state.cell[golem]
    state.on[cell] = NOBODY
    state.cell[golem] = OFF
    state.snow[golem] = 0
    state.fell[2 * golem] = state.round
    state.fell[2 * golem + 1] = state.run.row + 1
    clear_token(state, golem)
    if state.held[golem] != NO_TOKEN:
        state.supply[state.held[golem]] += 1
        state.held[golem] = NO_TOKEN
    hill = state.scene.goal == HILL and state.owner[golem] != NOBODY
    state.out[golem] = AWAY if hill or (state.terms.kids and state.terms.kids_respawn) else OUT
    if hill:
        state.points[golem] = max(0, state.points[golem] - 1)
    drop_program(state, golem)
    empty_queue(state, golem)
    if log.on:
        damage, limit = int(state.damage[golem]), int(state.limit[golem])
        log.add(Eliminated(state.who(golem), int(cell), damage, limit))


def drop_program(state: GolemsState, golem: i64) -> None:
    """GB-R04: later rows of a removed golem are not executed; their cards lie in no Program any more."""
    while state.laid[golem] > state.run.row + 1:
        state.laid[golem] -= 1
        at = golem * ROWS + state.laid[golem]
        if state.first[at] != NO_COMMAND:
            state.hand[golem * COMMANDS + state.first[at]] += 1
        if state.second[at] != NO_COMMAND:
            state.hand[golem * COMMANDS + state.second[at]] += 1
        clear_place(state, at)


def end_row(state: GolemsState, log: Log) -> i64:
    """Phase 3 and 4 (GB-R05, GB-R06, GB-149, GB-189): who is out, whether somebody has won, then the next row."""
    if judge_row(state, log):
        return IDLE
    run = state.run
    for golem in range(state.golems):
        if acts_in(state, golem, run.row + 1):
            run.row += 1
            return OPEN_ROW
    end_round(state, log)
    return IDLE


def judge_row(state: GolemsState, log: Log) -> bool:
    """Phase 3 (GB-R05): who is out; whether the game is decided by this row."""
    eliminate(state, log)
    clear_row(state)
    return check_goal(state, log)


def acts_in(state: GolemsState, golem: i64, row: i64) -> bool:
    """Whether a player's golem carries out this row of its Program; not if it came back just now (GB-R129)."""
    if state.out[golem] != IN_ACTION or state.owner[golem] == NOBODY or state.laid[golem] <= row:
        return False
    return not (state.terms.kids and state.missing[golem])


def clear_row(state: GolemsState) -> None:
    """GB-R08: what is left of a row is lost."""
    run = state.run
    for golem in range(state.golems):
        empty_queue(state, golem)
        for slot in range(JOINED):
            run.yes[golem * JOINED + slot] = 0
            run.no[golem * JOINED + slot] = 0
            run.body[golem * JOINED + slot] = 0
            run.sensor[golem * JOINED + slot] = 0
        run.slot[golem] = 0
        run.blocks[golem] = 0
        for other in range(GOLEMS):
            run.landed[golem * GOLEMS + other] = 0
        run.dice[golem] = NO_COMMAND
    run.passes = 0
    run.stage = IDLE


def empty_queue(state: GolemsState, golem: i64) -> None:
    """Nothing is left to be carried out."""
    run = state.run
    for number in range(run.length[golem]):
        run.queue[golem * ITEMS + number] = 0
    run.length[golem] = 0
    run.at[golem] = 0


def players_left(state: GolemsState) -> i64:
    """Players whose golem is in action, or will be."""
    found: i64 = 0
    for golem in range(state.golems):
        if state.owner[golem] != NOBODY and state.out[golem] != OUT:
            found += 1
    return found


def bots_left(state: GolemsState) -> i64:
    """Bots in action."""
    found: i64 = 0
    for golem in range(state.golems):
        if state.owner[golem] == NOBODY and state.out[golem] == IN_ACTION:
            found += 1
    return found


def check_goal(state: GolemsState, log: Log) -> bool:
    """Whether the game is decided in this row (GB-002, GB-R05)."""
    scenario = state.scene
    goal = scenario.goal
    players, bots = players_left(state), bots_left(state)
    if goal == ELIMINATE and bots == 0 and (players > 0 or not scenario.surviving) and _is_unharmed(state):
        return finish(state, GOAL, log)
    if goal == RACE and sum_of(state.reached) > 0:
        return finish(state, GOAL, log)
    if goal == COLLECT and objects_left(state) == 0:
        return finish(state, GOAL, log)
    if goal == HOME:
        for golem in range(state.golems):
            if state.taken[golem] >= scenario.target:
                return finish(state, GOAL, log)
    if players == 0:
        return finish(state, LOST if bots > 0 or goal in (ELIMINATE, REACH) else DRAWN, log)
    if goal == ELIMINATE and bots == 0:
        return finish(state, LOST, log)
    if goal in (LAST, HOME, RACE, COLLECT, BRACKET):
        if players + bots == 1 and state.golems > 1:
            return finish(state, STANDING, log)
        if players == 1 and state.seats > 1 and state.terms.end_when_one_player_left:  # GB-R118
            return finish(state, STANDING, log)
    return state.extra > 0 and _is_decided(state) and finish(state, ROUNDS_OVER, log)


def _is_unharmed(state: GolemsState) -> bool:
    """Whether no player's golem is damaged, where the goal asks for that."""
    if not state.scene.undamaged:
        return True
    for golem in range(state.golems):
        if state.owner[golem] != NOBODY and state.damage[golem] > 0:
            return False
    return True


def sum_of(numbers: vec[i64]) -> i64:
    """All of them together."""
    found: i64 = 0
    for number in range(len(numbers)):
        found += numbers[number]
    return found


# rounds


def end_round(state: GolemsState, log: Log) -> None:
    """GB-191, GB-192, GB-193: the round is over; points, tokens, and whether there is another."""
    terms, scenario = state.terms, state.scene
    if log.on:
        log.begin()
        log.add(RoundEnded(int(state.round)))
    score_hill(state, log)
    return_tokens(state, log)
    if scenario.goal == REACH:
        golem = state.golem_of(0)
        there = int(state.cell[golem]) == scenario.cells[0] and _is_unharmed(state)
        if there:
            finish(state, GOAL, log)
            return
    if scenario.goal == HILL:
        for golem in range(state.golems):
            if state.points[golem] >= scenario.target:
                finish(state, GOAL, log)
                return
    if not terms.kids and state.round >= rounds_of(state):
        if scenario.goal in (ELIMINATE, REACH):
            finish(state, LOST, log)
            return
        if not _goes_on(state, log):
            finish(state, ROUNDS_OVER, log)
            return
    begin_round(state, log)


def rounds_of(state: GolemsState) -> i64:
    """How many rounds there are; in a tournament those of the part of a match being played."""
    cup = state.cup
    return state.terms.rounds if cup is None else cup.last


def _goes_on(state: GolemsState, log: Log) -> bool:
    """GB-R124 with `tiebreak` sudden death: up to three more rounds, in which the first damage decides."""
    if state.terms.tiebreak != SUDDEN_DEATH or state.scene.goal != LAST or state.cup is not None:
        return False
    if state.extra >= EXTRA_ROUNDS or _is_decided(state):
        return False
    if log.on:
        log.end()
    state.extra += 1
    if log.on:
        log.add(SuddenDeath(int(state.extra)))
    return True


def _is_decided(state: GolemsState) -> bool:
    """Whether one player has fewer damages than all others in action."""
    return sum_of(least_damaged(state)) == 1


def begin_round(state: GolemsState, log: Log) -> None:
    """GB-141, GB-142, GB-194: Luck cards are drawn, and Programs are laid."""
    if log.on:
        log.end()
    state.run.row = 0
    while state.mover == NOBODY:
        if state.terms.kids and 0 < state.terms.kids_turn_cap <= state.round:  # GB-R130
            finish(state, DRAWN, log)
            return
        state.round += 1
        for golem in range(state.golems):
            begin_program(state, golem)
        if state.terms.kids:
            _miss_turns(state)
        if log.on and not state.terms.in_turns:
            log.add(RoundBegan(int(state.round)))
        for golem in range(state.golems):
            if state.out[golem] == AWAY:
                state.worn[golem] = 0
                come_back(state, golem, log)
        if log.on and state.terms.in_turns:
            log.add(TurnBegan(int(_turn_of(state)), int(state.round)))
        draw_luck(state, log)
        ask_for_programs(state)


def _turn_of(state: GolemsState) -> i64:
    """GB-211: the team whose turn it is."""
    return (state.round - 1) % state.seats


def _miss_turns(state: GolemsState) -> None:
    """GB-211, GB-R127, GB-R129: in turns only one team plays; who came back misses a turn."""
    turn = _turn_of(state) if state.terms.in_turns else NOBODY
    for golem in range(state.golems):
        if state.owner[golem] == NOBODY:
            continue
        if turn != NOBODY and state.owner[golem] != turn:
            state.least[golem] = 0
            state.most[golem] = 0
        elif state.missing[golem]:
            state.missing[golem] = 0
            state.least[golem] = 0
            state.most[golem] = 0


# the end


def finish(state: GolemsState, ending: i64, log: Log) -> bool:
    """The game is over."""
    if log.on:
        log.end()
    state.ending = ending
    state.stop_asking()
    if log.on and state.cup is None:  # a match of a tournament is told by the tournament
        won = winners(state)
        log.add(GameOver(outcome(state, won), tuple(won), rules=_rules_of(state, int(ending))))
    return True


def outcome(state: GolemsState, won: list[int]) -> str:
    """How the end is told: those who have won a league together, or without having reached a goal, share a draw."""
    is_shared = len(won) > 1 and (state.cup is not None or state.ending != GOAL)
    return ENDINGS[DRAWN if is_shared else state.ending]


def _rules_of(state: GolemsState, ending: int) -> tuple[str, ...]:
    if ending == DRAWN:
        return ("GB-R130",) if state.terms.kids and players_left(state) > 0 else ("GB-R122", "GB-187")
    if ending == ROUNDS_OVER:
        return ("GB-186", "GB-R124")
    return (ENDED_BY[ending],)


def winners(state: GolemsState) -> list[int]:
    """The seats that won; none if the Bots did or a puzzle was not solved."""
    won = winning_golems(state)
    return sorted([int(state.owner[golem]) for golem in range(state.golems) if won[golem]])


def winning_golems(state: GolemsState) -> vec[i64]:
    """By golem: 1 for those who won."""
    ending, goal = state.ending, state.scene.goal
    if ending in (LOST, GOING_ON):
        return zeros(GOLEMS)
    if ending == DRAWN:
        return _drawn(state)
    if ending == STANDING or goal in (REACH, ELIMINATE):
        return _in_action(state, goal == ELIMINATE and state.terms.mode == COOPERATIVE)
    if goal == RACE:
        return best_of(state, state.reached, _players(state))  # all who have reached it (GB-R131)
    if goal == COLLECT:
        return best_of(state, state.taken, _players(state))
    if goal == HILL:
        return fewest(state, best_of(state, state.points, _players(state)))
    if goal == HOME:
        return fewest(state, best_of(state, state.taken, _in_action(state, False)))
    return least_damaged(state)


def _players(state: GolemsState) -> vec[i64]:
    found: vec[i64] = zeros(GOLEMS)
    for golem in range(state.golems):
        found[golem] = 1 if state.owner[golem] != NOBODY else 0
    return found


def _in_action(state: GolemsState, also_out: bool) -> vec[i64]:
    """Players whose golem is in action; where all play together, those who are out share the victory."""
    found = _players(state)
    for golem in range(state.golems):
        if state.out[golem] == OUT and not also_out:
            found[golem] = 0
    if sum_of(found) == 0:
        return _players(state)  # a goal reached by somebody who fell with it
    return found


def _drawn(state: GolemsState) -> vec[i64]:
    """GB-R122: a draw between those who fell last, or by the least overkill; else between all."""
    found = _players(state)
    if players_left(state) > 0:
        return found
    last: i64 = 0
    for golem in range(state.golems):
        if found[golem]:
            last = max(last, _time_of_fall(state, golem))
    over: vec[i64] = zeros(GOLEMS)
    for golem in range(state.golems):
        if _time_of_fall(state, golem) != last:
            found[golem] = 0
        over[golem] = state.limit[golem] - state.damage[golem]
    return best_of(state, over, found) if state.terms.last_row_tiebreak == LEAST_OVERKILL else found


def _time_of_fall(state: GolemsState, golem: i64) -> i64:
    """Rows since the beginning, at most: the later one has more."""
    return (ROWS + 1) * state.fell[2 * golem] + state.fell[2 * golem + 1]


def least_damaged(state: GolemsState) -> vec[i64]:
    """GB-186, GB-R124: the fewest damage tokens among the players in action; then, if so agreed, most damage dealt."""
    found = fewest(state, _in_action(state, False))
    by_dealt = state.terms.tiebreak == MOST_DEALT and state.cup is None  # a tournament has an order of its own
    return best_of(state, state.dealt, found) if by_dealt else found


def fewest(state: GolemsState, among: vec[i64]) -> vec[i64]:
    """Those of them with the fewest damages."""
    less: vec[i64] = zeros(GOLEMS)
    for golem in range(state.golems):
        less[golem] = -state.damage[golem]
    return best_of(state, less, among)


def best_of(state: GolemsState, values: vec[i64], among: vec[i64]) -> vec[i64]:
    """Those of them with the highest value."""
    best: i64 = -1000000
    for golem in range(state.golems):
        if among[golem]:
            best = max(best, values[golem])
    found: vec[i64] = filled(GOLEMS, 0)
    for golem in range(state.golems):
        if among[golem] and values[golem] == best:
            found[golem] = 1
    return found


def counted(state: GolemsState, golem: i64) -> i64:
    """What the goal counts: points of a hill, objects brought home or collected; -1 where it counts nothing."""
    goal = state.scene.goal
    if state.owner[golem] == NOBODY or goal not in (HILL, HOME, COLLECT):
        return -1
    return state.points[golem] if goal == HILL else state.taken[golem]


def standing(state: GolemsState) -> list[int]:
    """The golems of a game that is over: who won, who has most of what counts, who fell last, the fewest damages."""
    won, dealt = winning_golems(state), state.terms.tiebreak == MOST_DEALT
    rows: list[list[int]] = []
    for golem in range(state.golems):
        fell = -_time_of_fall(state, golem) if state.out[golem] == OUT else -(ROWS + 1) * (state.round + 1)
        tie = -state.dealt[golem] if dealt else 0
        row = [-won[golem], -counted(state, golem), fell, state.damage[golem], tie, golem]
        rows.append([int(number) for number in row])
    return [row[-1] for row in sorted(rows)]


def score(state: GolemsState, seat: i64) -> i64:
    """Points of a hill, objects collected, rounds and strength left of a solo battle; else 1 for a winner."""
    cup = state.cup
    if cup is not None:
        return cup.points[seat] if state.terms.league else cup.won[seat]
    golem = state.golem_of(seat)
    goal = state.scene.goal
    if goal == HILL:
        return state.points[golem]
    if goal == COLLECT and state.ending != DRAWN:
        return state.taken[golem]
    if state.ending == GOING_ON or not winning_golems(state)[golem]:
        return 0
    if goal == ELIMINATE and state.terms.mode == COOPERATIVE and state.seats == 1:
        return state.terms.rounds - state.round + state.limit[golem] - state.damage[golem]
    return 1
