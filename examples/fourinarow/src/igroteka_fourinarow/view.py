"""What one seat may know: everything, for nothing is hidden in this game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from igroteka.core.rng import Rng
from igroteka.core.views import Public, Views, take_public
from igroteka.core.wire import Seat, View
from igroteka_fourinarow.actions import DROP, QUESTIONS
from igroteka_fourinarow.state import FourState


@dataclass(frozen=True)
class FourView(View):
    """The board, and who has won."""

    cells: tuple[Seat, ...]  # the owner of the disc, -1 for none; row by row from below
    first: Public[Seat]  # who began
    winner: Public[Seat]  # -1: nobody yet, or a draw
    over: bool


def _everybody(state: FourState) -> dict[str, Any]:
    return {"cells": tuple(state.cells()), "over": not state.thinking()}


view_of = Views(FourView, QUESTIONS, _everybody)


def imagine(view: FourView, rng: Rng) -> FourState:
    """The only state this view allows."""
    state = FourState(rng)
    state.put(list(view.cells))
    take_public(view, state)
    for seat in view.asked:
        state.ask(seat, DROP)
    return state
