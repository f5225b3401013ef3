"""What one seat may know: everything, for nothing is hidden in this game."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.views import Public
from igroteka.core.wire import Seat, View


@dataclass(frozen=True)
class FourView(View):
    """The board, and who has won."""

    cells: tuple[Seat, ...]  # the owner of the disc, -1 for none; row by row from below
    first: Public[Seat]  # who began
    winner: Public[Seat]  # -1: nobody yet, or a draw
    over: bool
