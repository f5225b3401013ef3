"""What holds in every state of Progress; `igroteka.laws.soak` can ask it after every answer."""

from __future__ import annotations

from igroteka.core.engine import NOBODY
from igroteka.games.progress.box import AGES, END, KINDS, NONE, POWERS, SKILLS
from igroteka.games.progress.rules.setup import pack
from igroteka.games.progress.state import DEFEAT, GOING_ON, PLOTS, ProgressState
from igroteka.games.progress.tables import AGE, DECK, GROUP, LAST, LAST_STEP, PERSONS, SPAN, SYMBOL, TECHS, WORTH


def hold(state: ProgressState) -> None:
    """All that can be told from one state."""
    cards_add_up(state)
    for seat in range(int(state.seats)):
        area_is_right(state, seat)
    people_are_right(state)
    ages_are_right(state)


def cards_add_up(state: ProgressState) -> None:
    """No card is made or lost; of a technology there are never more copies than for this number of players (PR-011)."""
    found = [int(state.time[place]) for place in range(int(state.time_size))]
    for age in range(1, AGES + 1):
        for cards, sizes in ((state.deck, state.deck_size), (state.pile, state.pile_size)):
            own = [int(cards[age * DECK + place]) for place in range(int(sizes[age]))]
            assert all(AGE[card] == age for card in own)  # PR-045
            found += own
    for seat in range(int(state.seats)):
        hand = [tech for tech in range(TECHS) for _ in range(int(state.hand[seat * SPAN + tech]))]
        assert len(hand) == state.held[seat]
        assert sum(int(WORTH[tech]) for tech in hand) == state.worth[seat]
        assert all(state.is_available(AGE[tech]) for tech in hand)  # PR-117, PR-191
        assert all(0 <= state.shown[seat * SPAN + tech] <= state.hand[seat * SPAN + tech] for tech in range(TECHS))
        found += hand + _active(state, seat) + _developing(state, seat)
    if 0 <= state.target < SPAN:
        found.append(int(state.target))
    for age in range(1, AGES + 1):
        whole = pack(age, int(state.seats)) if age <= state.terms.last_age else []
        here = [card for card in found if AGE[card] == age]
        assert len(here) + state.gone[age] == len(whole)
        for card in set(here):
            assert here.count(card) <= whole.count(card)


def _active(state: ProgressState, seat: int) -> list[int]:
    return [int(state.active[seat * SPAN + number]) for number in range(int(state.actives[seat]))]


def _developing(state: ProgressState, seat: int) -> list[int]:
    return [int(state.plot[seat * PLOTS + number]) for number in range(int(state.plots[seat]))]


def area_is_right(state: ProgressState, seat: int) -> None:
    """PR-078: one copy of a technology; tracks have ends (PR-R49, PR-R50); nothing is below zero."""
    area = _active(state, seat) + _developing(state, seat)
    assert len(set(area)) == len(area)
    assert sorted(area) == [tech for tech in range(TECHS) if state.area[seat * SPAN + tech]]
    assert all(state.is_available(AGE[tech]) for tech in _developing(state, seat))  # PR-118, PR-192
    assert all(state.cubes[seat * PLOTS + number] >= 0 for number in range(int(state.plots[seat])))
    for skill in range(SKILLS):
        assert 0 <= state.skill[seat * SKILLS + skill] <= state.level(seat, skill) <= LAST[skill]
    for track in range(POWERS):
        assert 0 <= state.power[seat * POWERS + track] <= LAST_STEP
    for kind in range(KINDS):
        assert state.tokens[seat * KINDS + kind] >= 0
        assert state.grey[seat * KINDS + kind] >= 0
        assert state.grey[seat * KINDS + kind] == 0 or state.on_turn() == seat  # PR-096
        assert state.pool[kind] >= 0


def people_are_right(state: ProgressState) -> None:
    """PR-R87: one personality of a group each; the one face up belongs to its player."""
    for seat in range(int(state.seats)):
        had = [int(GROUP[person]) for person in range(PERSONS) if state.patron[person] == seat]
        assert len(set(had)) == len(had)
        if state.face[seat] != NONE:
            assert state.patron[state.face[seat]] == seat


def ages_are_right(state: ProgressState) -> None:
    """PR-110, PR-112: symbols are those of active technologies; an age that was due has begun."""
    for symbol in range(2, END + 1):
        cards = [card for seat in range(int(state.seats)) for card in _active(state, seat)]
        assert state.symbols[symbol] == sum(SYMBOL[card] == symbol for card in cards)
    if state.ending == GOING_ON:
        assert state.mover != NOBODY
        assert 1 <= state.age <= state.terms.last_age
        paying = state.target != NONE  # a payment is one step (PR-R60)
        assert paying or state.symbols[state.age + 1] < state.terms.needed[state.age + 1]
        assert paying or state.deck_size[state.age] + state.pile_size[state.age] > 0  # PR-125
    else:
        assert state.mover == NOBODY
        assert all(state.plots[seat] == 0 for seat in range(int(state.seats)))  # PR-123
        assert state.ending != DEFEAT or state.seats == 1
