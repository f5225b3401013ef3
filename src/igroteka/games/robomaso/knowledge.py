"""What every seat is shown of a state, and a state that a view allows."""

from __future__ import annotations

from typing import Any

from igroteka.core.arrays import listed
from igroteka.core.engine import NOBODY
from igroteka.core.rng import Rng
from igroteka.core.views import Views, part, take_public
from igroteka.core.wire import Seat
from igroteka.games.robomaso.actions import ANSWERS, ASK_SECRET, CHOICES, QUESTIONS
from igroteka.games.robomaso.box import CORRIDORS, KINDS, NONE, REACTION, ROBOTS
from igroteka.games.robomaso.flow import RULES
from igroteka.games.robomaso.rules.deaths import FULL, MOST, is_full
from igroteka.games.robomaso.rules.reach import survey
from igroteka.games.robomaso.state import DUEL, OVER, RobomasoState, Terms
from igroteka.games.robomaso.tables import CELLS, COUNT, DOWN_CARD
from igroteka.games.robomaso.view import PlayerView, RobomasoView, RobotView


def _everybody(state: RobomasoState) -> dict[str, Any]:
    order, place, going = listed(state.order), int(state.turn_place), state.round > 0 and state.stage != OVER
    return {
        "terms": tuple(state.terms.options.items()),
        "goal": int(state.terms.goal),
        "blanks": tuple(cell for cell in range(CELLS) if state.card[cell] == DOWN_CARD and state.under[cell] == NONE),
        "robots": tuple(_robot_view(state, robot) for robot in range(2 * int(state.seats))),
        "players": tuple(part(PlayerView, state, n, discs=int(state.owned(n))) for n in range(int(state.seats))),
        "turn": order[place] if going else NOBODY,
        "then": tuple(order[place + 1 :] + order[:place]) if going else (),
        "truce": int(state.truce_left()),
        "asks": QUESTIONS[state.asked[state.mover]] if state.mover != NOBODY else None,
        "choice": None,
    }


def _own(state: RobomasoState, seat: Seat, seen: RobomasoView) -> dict[str, Any]:
    return {"choice": CHOICES[state.choice[seat]]} if state.choice[seat] != NONE else {}


view_of = Views(RobomasoView, QUESTIONS, _everybody, _own)


def _robot_view(state: RobomasoState, robot: int) -> RobotView:
    total, reaction = int(state.total(robot)), int(state.reaction(robot))
    nest = reaction - int(state.cards[robot * KINDS + REACTION])
    room = min(MOST, FULL + total - int(state.collected(robot)))  # what was looted needs none of it
    limit, full = MOST if total > room else room, bool(is_full(state, robot))
    return part(RobotView, state, robot, ROBOTS, total=total, limit=limit, full=full, reaction=reaction, nest=nest)


def imagine(view: RobomasoView, rng: Rng) -> RobomasoState:
    """A state this view allows: unknown cards and choices are made at random, all ways equally likely."""
    state = RobomasoState(len(view.players), Terms(dict(view.terms), len(view.players)), rng)
    take_public(view, state)
    for number, robot in enumerate(view.robots):
        take_public(robot, state, number, ROBOTS)
    for seat, player in enumerate(view.players):
        take_public(player, state, seat)
    state.work_out()
    survey(state)
    _imagine_deck(state, view, rng)
    _ask(state, view, rng)
    return state


def _imagine_deck(state: RobomasoState, view: RobomasoView, rng: Rng) -> None:
    """The cards nobody has seen: those of the deck, and those that lie face down."""
    cards = rng.shuffled(unseen_cards(state))
    for cell in range(CELLS):
        if state.card[cell] == DOWN_CARD and cell not in view.blanks and cards:
            state.under[cell] = cards.pop()
    for place in range(view.deck_size):
        state.deck[place] = cards.pop() if cards else 0


def unseen_cards(state: RobomasoState) -> list[int]:
    """The corridor cards that lie open nowhere."""
    left = listed(COUNT)
    aside = listed(state.aside[: int(state.aside_size)])
    for card in (*listed(state.card), *listed(state.under), *aside, int(state.drawn)):
        if 0 <= card < CORRIDORS and left[card] > 0:
            left[card] -= 1
    return [card for card in range(CORRIDORS) for _ in range(left[card])]


def _ask(state: RobomasoState, view: RobomasoView, rng: Rng) -> None:
    """The same questions; who has already chosen in secret has chosen something."""
    if state.stage != DUEL or state.decider != NONE:
        for seat in view.asked:
            state.ask(seat, QUESTIONS.index(view.asks or ""))
        return
    both = [view.robot // 2, view.foe // 2]
    state.ask_sealed(both, ASK_SECRET)
    done = [seat for seat in both if seat not in view.asked]
    for seat in done:
        codes = RULES.codes_of(state, seat)
        state.choice[seat] = CHOICES.index(ANSWERS[codes[int(rng.below(len(codes)))]])
    if view.choice is not None:
        state.choice[view.seat] = CHOICES.index(view.choice)
    for seat in done:
        state.answered(seat)
