"""What one seat may know: everything, for nothing is hidden in this game."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.rng import Rng
from igroteka.core.wire import Seat, View
from igroteka_fourinarow.actions import DROP, QUESTIONS
from igroteka_fourinarow.state import FourState


@dataclass(frozen=True)
class FourView(View):
    """The board, and who has won."""

    cells: tuple[Seat, ...]  # the owner of the disc, -1 for none; row by row from below
    winner: Seat  # -1: nobody yet, or a draw
    over: bool


def view_of(state: FourState, seat: Seat) -> FourView:
    """All that `seat` may know."""
    asked = tuple(state.thinking())
    return FourView(
        seat=seat,
        asked=asked,
        prompt=QUESTIONS[DROP] if seat in asked else "",
        cells=tuple(state.cells()),
        winner=int(state.winner),
        over=not asked,
    )


def imagine(view: FourView, rng: Rng) -> FourState:
    """The only state this view allows."""
    state = FourState(rng)
    state.put(list(view.cells))
    state.winner = view.winner
    for seat in view.asked:
        state.ask(seat, DROP)
    return state
