"""Why an answer is not allowed."""

from __future__ import annotations

from igroteka.core.wire import Reason, Seat
from igroteka_fourinarow.state import FourState
from igroteka_fourinarow.tables import NAMES

REASONS = ("fourinarow-column-full",)


def reason(state: FourState, seat: Seat, code: int, number: int) -> Reason:
    """FR-006 is all there is to forbid."""
    return Reason("fourinarow-column-full", ("FR-006",), {"column": NAMES[code]})
