"""What every seat is shown of a state, and a state that a view allows."""

from __future__ import annotations

from typing import Any

from igroteka.core.rng import Rng
from igroteka.core.views import Views, take_public
from igroteka_fourinarow.actions import DROP, QUESTIONS
from igroteka_fourinarow.state import FourState
from igroteka_fourinarow.view import FourView


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
