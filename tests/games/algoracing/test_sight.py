"""What can be seen ahead of a run is what then happens, as far as nothing hidden decides it."""

from __future__ import annotations

import pytest

from igroteka import games
from igroteka.bots.base import bot_seed, make_bot
from igroteka.core.errors import BadInput
from igroteka.core.rng import PlayoutRng
from igroteka.core.table import Table, new_table
from igroteka.core.wire import SPECTATOR
from igroteka.games.algoracing.events import Delivered, Moved
from igroteka.games.algoracing.knowledge import view_of
from igroteka.games.algoracing.sight import Leg, Note, Sight, sight_of
from igroteka.games.algoracing.state import AlgoracingState

GAME = games.get("algoracing")


def at(mode: str = "basic", **given: str) -> AlgoracingState:
    named = {name.replace("_", " "): text for name, text in given.items()}
    state = GAME.notation.read({"deck": "20"} | named, 2, GAME.meta.complete({"mode": mode}), PlayoutRng(1))
    assert isinstance(state, AlgoracingState)
    return state


def ahead(state: AlgoracingState, of: str = "run") -> Sight:
    found = sight_of(view_of(state, 0), of)
    assert found is not None
    return found


def test_the_way_ends_where_the_last_command_does() -> None:
    found = ahead(at(red="a1 N []", red_hand="S R", edits="lay:S:1 lay:S:2 lay:L:3"))
    assert [leg.kind for leg in found.legs] == ["drive", "drive"]
    assert found.end is not None
    assert (found.end.square, found.end.facing) == (12, 3)
    assert [note.place for note in found.notes] == [1, 2, 3]


def test_answers_that_could_be_given_first_are_taken_into_account() -> None:
    state = at(red="a1 N []", red_hand="S S R")
    view = view_of(state, 0)
    assert ahead(state, "lay:S:1 run").legs == (Leg(0, 6, "drive"),)
    assert sight_of(view, "lay:J:1 run") is None  # it has no such card
    assert sight_of(view, "run") is None  # nothing is laid


def test_a_command_that_would_be_skipped_is_noted_with_its_reason() -> None:
    found = ahead(at(red="a1 S []", edits="lay:S:1"))
    assert (found.notes, found.legs) == ((Note(0, 1, "rim"),), ())


def test_only_who_is_asked_sees_ahead_and_only_runs_can_be_seen() -> None:
    state = at(edits="lay:S:1")
    assert [sight_of(view_of(state, seat), "run") for seat in (SPECTATOR, 1)] == [None, None]
    assert sight_of(view_of(state, 0), "") is None
    with pytest.raises(BadInput):
        sight_of(view_of(state, 0), "pass")


@pytest.mark.rule("AR-061", "AR-064")
@pytest.mark.parametrize(("aboard", "sure"), [("YB", [1]), ("", [1, 2])])
def test_a_run_is_sure_no_further_than_a_delivery_that_may_end_the_game(aboard: str, sure: list[int]) -> None:
    state = at(field="F0", red=f"b1 W [{aboard}]", red_delivered="Y B", edits="lay:S:1 lay:R:2")
    assert [note.place for note in ahead(state).notes] == sure


@pytest.mark.rule("AR-085", "AR-R33")
@pytest.mark.parametrize("row", ["", "L L L L"])  # a full row is discarded, a shorter one stays
def test_the_sight_of_a_run_ends_before_the_next_player_rides(row: str) -> None:
    bar = {"red": "c3 W []", "yellow": "d3 N []", "bars": "red-yellow", "waiting": "yellow"}
    state = at("full", field="F2", row=row, edits="lay:L:1", **bar)
    end = ahead(state).end
    assert end is not None
    assert end.bars == (1,)


@pytest.mark.parametrize("mode", ["basic", "full"])
def test_a_run_goes_the_way_that_was_seen(mode: str) -> None:
    table: Table = new_table("algoracing", 2, 3, {"mode": mode, "max_rounds": 12})
    bots = [make_bot("random", GAME, bot_seed(table.seed, seat)) for seat in range(2)]
    runs = 0
    while not table.over:
        seat = table.asked[0]
        code = bots[seat].choose(table.view(seat), [action.code for action in table.legal(seat)])
        assert isinstance(table.state, AlgoracingState)
        found = sight_of(view_of(table.state, seat), "run") if GAME.rules.actions[code].word == "run" else None
        before = len(table.log)
        table.answer(seat, code)
        if found is not None:
            runs += 1
            moves = [event for event in table.log[before:] if isinstance(event, Moved) and event.seat == seat]
            seen = [(leg.start, leg.end) for leg in found.legs if leg.kind in ("drive", "jump")]
            is_sure = not any(isinstance(event, Delivered) for event in table.log[before:])
            assert seen == [(event.start, event.end) for event in moves][: None if is_sure else len(seen)]
    assert runs > 10
