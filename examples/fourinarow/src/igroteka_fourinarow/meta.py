"""Seats, options and the version of the rules."""

from igroteka.core.game import Choice, Meta

META = Meta(
    name="fourinarow",
    prefix="FR",
    rules_version=1,
    seats=range(2, 3),  # FR-001
    turn_rules=("FR-004",),
    end_rules=("FR-007", "FR-008"),
    options=(Choice("first", ("seat1", "seat2")),),  # FR-R02
    hidden=False,
    presets={"usual": {}, "second-begins": {"first": "seat2"}},
)
