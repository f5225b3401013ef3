"""GB-188: duels one after another, as a bracket or as a league.

Chapter “The King's Tournament” of the rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import array, zeros
from igroteka.core.compat import vec
from igroteka.core.engine import NOBODY, Log
from igroteka.games.golems.events import (
    GameOver,
    MatchBegan,
    MatchEnded,
    SuddenDeath,
)
from igroteka.games.golems.rules.end import (
    EXTRA_ROUNDS,
    begin_round,
    outcome,
    standing,
    sum_of,
    winners,
    winning_golems,
)
from igroteka.games.golems.rules.program import begin_program
from igroteka.games.golems.rules.setup import fill_barrels, lay_things, place_duel, shuffle_luck
from igroteka.games.golems.state import (
    DECIDER,
    GOAL,
    GOING_ON,
    IDLE,
    IN_ACTION,
    MAIN,
    PLAYERS,
    SUDDEN,
    Cup,
    GolemsState,
)
from igroteka.games.golems.tables import GOLEMS, ROUNDS

FOR_A_WIN: Final = 3
FOR_A_DRAW: Final = 1
DUEL: Final = 2
FINAL_MAP: Final = 2
LEAGUE_MAPS: Final = 4
DECIDER_MAP: Final = 4
SLOTS: Final[vec[i64]] = array([0, 2, 4, 6, 1, 3, 5, 7])  # lots fill every pair before any pair is full


def draw_lots(state: GolemsState, cup: Cup) -> None:
    """Rule 1: a bracket of 4 or 8, missing players are byes; rule 5: three players, or by agreement, play a league."""
    for seat in range(state.seats):
        cup.faces[seat] = state.terms.cards[seat]
    cup.map = DECIDER_MAP
    state.play_on(cup.map)
    if state.terms.league:
        return
    cup.size = GOLEMS if state.seats <= GOLEMS else PLAYERS
    lots: vec[i64] = array(list(range(int(state.seats))))
    state.rng.shuffle(lots)
    taken: i64 = 0
    for number in range(PLAYERS):
        if SLOTS[number] < cup.size and taken < state.seats:
            cup.tree[cup.size + SLOTS[number]] = lots[taken]
            taken += 1
    cup.node = cup.size


def next_match(state: GolemsState, log: Log) -> None:
    """The next two players meet; nobody is left to meet: the tournament is over."""
    cup = state.cup
    if cup is None:
        return
    if log.on:
        log.end()
    if not (_next_pair(state, cup) if state.terms.league else _next_node(cup)):
        _end(state, cup, log)
        return
    cup.match += 1
    cup.part = MAIN
    cup.last = state.terms.rounds
    cup.dealt = zeros(DUEL)
    _set_out(state, cup, _map_of(state, cup))
    if log.on:
        log.add(MatchBegan(int(cup.match), int(cup.one), int(cup.two)))
    begin_round(state, log)


def _next_node(cup: Cup) -> bool:
    """From the leaves to the root, in the order of the rounds; who has no opponent goes on."""
    node = cup.node
    while True:
        level = cup.size // 2
        while level > 0 and not level <= node < 2 * level:
            level = level // 2
        if node == cup.size:
            node = cup.size // 2
        elif node + 1 < 2 * level:
            node += 1
        else:
            node = level // 2
        if node == 0:
            return False
        cup.node = node
        cup.one = cup.tree[2 * node]
        cup.two = cup.tree[2 * node + 1]
        if cup.one != NOBODY and cup.two != NOBODY:
            return True
        cup.tree[node] = cup.two if cup.one == NOBODY else cup.one


def _next_pair(state: GolemsState, cup: Cup) -> bool:
    """Rule 5: everybody against everybody."""
    one: i64 = 0 if cup.one == NOBODY else cup.one
    two: i64 = 1 if cup.one == NOBODY else cup.two + 1
    if two >= state.seats:
        one += 1
        two = one + 1
    if two >= state.seats:
        return False
    cup.one = one
    cup.two = two
    return True


def _map_of(state: GolemsState, cup: Cup) -> i64:
    """Rule 2: a map for each round of a bracket; a league plays on four in turn."""
    if state.terms.league:
        return (cup.match - 1) % LEAGUE_MAPS
    level = cup.size // 2
    number: i64 = 0
    while not level <= cup.node < 2 * level:
        level = level // 2
        number += 1
    return FINAL_MAP + state.terms.final_map if number == FINAL_MAP else number


def _set_out(state: GolemsState, cup: Cup, number: i64) -> None:
    """Rule 3: everybody's own card, fully repaired; nothing carries over."""
    cup.map = number
    state.play_on(number)
    state.clear_field()
    for golem in range(DUEL):
        state.damage[golem] = 0
        state.out[golem] = IN_ACTION
        state.snow[golem] = 0
        state.modifier[golem] = 0
        state.dealt[golem] = 0
        state.held[golem] = 0
        state.token[golem] = 0
    state.fell = zeros(len(state.fell))
    state.opened = zeros(len(state.opened))
    state.gone = zeros(len(state.gone))
    fill_barrels(state)
    lay_things(state)
    place_duel(state, cup)
    for golem in range(DUEL):
        begin_program(state, golem)  # whatever lay there was others', and hidden from these two
    if cup.part == MAIN:
        state.round = 0
        state.shown = zeros(GOLEMS * ROUNDS)
        shuffle_luck(state)
    state.extra = 0
    state.ending = GOING_ON


def after_match(state: GolemsState, log: Log) -> i64:
    """Rule 4: who won the part of a match that is over; if nobody did, the next part decides."""
    cup = state.cup
    if cup is None:
        return IDLE
    won = winning_golems(state)
    for golem in range(DUEL):
        cup.dealt[golem] += state.dealt[golem]
        taken = state.damage[golem]
        cup.balance[state.owner[golem]] += state.dealt[golem] - taken
        state.dealt[golem] = 0
    if state.terms.league or sum_of(won) == 1:
        _book(state, cup, won, "league" if state.terms.league else "match", log)
    elif cup.part == MAIN:
        cup.part = DECIDER
        cup.last = state.round + 1
        _set_out(state, cup, DECIDER_MAP)
        begin_round(state, log)
    elif cup.part == DECIDER and cup.dealt[0] != cup.dealt[1]:
        _book(state, cup, _mark(0 if cup.dealt[0] > cup.dealt[1] else 1), "dealt", log)
    elif cup.part == DECIDER:
        cup.part = SUDDEN
        cup.last = state.round + EXTRA_ROUNDS
        if state.out[0] != IN_ACTION or state.out[1] != IN_ACTION:  # both have fallen: they begin anew
            _set_out(state, cup, DECIDER_MAP)
        state.ending = GOING_ON
        state.extra = 1
        if log.on:
            log.add(SuddenDeath(1))
        begin_round(state, log)
    else:
        _book(state, cup, _mark(state.rng.below(DUEL)), "lots", log)
    return IDLE


def _mark(golem: i64) -> vec[i64]:
    found: vec[i64] = zeros(GOLEMS)
    found[golem] = 1
    return found


def _book(state: GolemsState, cup: Cup, won: vec[i64], why: str, log: Log) -> None:
    """Rule 5: 3 points for a win, 1 for a draw; in a bracket the winner goes on."""
    alone = sum_of(won) == 1
    for golem in range(DUEL):
        seat = state.owner[golem]
        if won[golem]:
            cup.points[seat] += FOR_A_WIN if alone else FOR_A_DRAW
            if alone:
                cup.won[seat] += 1
                cup.tree[cup.node] = seat
    if log.on:
        seats = tuple(int(state.owner[golem]) for golem in range(DUEL) if won[golem])
        log.add(MatchEnded(seats, why))
    next_match(state, log)


def _end(state: GolemsState, cup: Cup, log: Log) -> None:
    cup.over = 1
    state.ending = GOAL
    state.stop_asking()
    if log.on:
        champions = winners_of(state)
        log.add(GameOver(outcome(state, champions), tuple(champions), rules=("GB-188",)))


def standings(state: GolemsState) -> list[int]:
    """The golems of a game that is over; of a tournament the seats: who won, then points, then the balance."""
    cup = state.cup
    if cup is None:
        return standing(state)
    won = winners_of(state)
    rows = [
        [0 if seat in won else 1, -int(cup.points[seat]), -int(cup.balance[seat]), seat]
        for seat in range(int(state.seats))
    ]
    return [row[-1] for row in sorted(rows)]


def fallen(cup: Cup) -> list[int]:
    """Rule 1: the seats that have lost a match of a bracket; two nodes lead to each."""
    nodes = range(1, int(cup.size))
    pairs = [(int(cup.tree[node]), int(cup.tree[at])) for node in nodes for at in (2 * node, 2 * node + 1)]
    return [seat for winner, seat in pairs if NOBODY not in (winner, seat) and seat != winner]


def winners_of(state: GolemsState) -> list[int]:
    """Who won; the winner of the final; in a league most points, ties by damage dealt minus damage taken."""
    cup = state.cup
    if cup is None:
        return winners(state)
    if state.ending == GOING_ON:
        return []
    if not state.terms.league:
        return [int(cup.tree[1])]
    best = max([[int(cup.points[seat]), int(cup.balance[seat])] for seat in range(state.seats)])
    return [seat for seat in range(int(state.seats)) if [int(cup.points[seat]), int(cup.balance[seat])] == best]
