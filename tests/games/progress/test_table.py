"""A table of Progress as people use it: secrets, taking back, reasons, options, bots."""

from __future__ import annotations

import pytest

from igroteka import compiled, games
from igroteka.bots.arena import Task, play_many
from igroteka.core.engine import Options
from igroteka.core.errors import BadFile, BadSetup, Refused
from igroteka.core.rng import PlayoutRng
from igroteka.core.table import Table, new_table
from igroteka.core.wire import SPECTATOR
from igroteka.games.progress.box import ARMY
from igroteka.games.progress.events import CardSeen, GameOver, Scored
from igroteka.games.progress.view import ProgressView

GAME = games.get("progress")
EVERYTHING: dict[str, object] = {"personalities": True, "achievements": True, "industrial_revolution": True}


def at(given: dict[str, str], seats: int = 2, **options: object) -> Table:
    """A table with a written position."""
    complete: Options = GAME.meta.complete(options)
    return Table.at(GAME, GAME.notation.read(given, seats, complete, PlayoutRng(5)), options)


def view_of(table: Table, seat: int) -> ProgressView:
    """What a seat may know."""
    view = table.view(seat)
    assert isinstance(view, ProgressView)
    return view


def lay(table: Table, seat: int, words: str) -> None:
    """Give answers one after the other."""
    for word in words.split():
        table.answer(seat, word)


@pytest.mark.rule("PR-R04", "PR-R06")
def test_a_card_from_a_deck_is_told_to_its_owner_alone_and_one_from_a_pile_to_everybody() -> None:
    table = at({"deck 1": "wheel poetry", "pile 1": "calendar", "red skills": "draw=0"})
    lay(table, 0, "draw deck:1 pile:1 stop")

    assert view_of(table, 1).players[0].known == ("calendar",)
    assert view_of(table, 1).players[0].backs == (2, 0, 0, 0)
    assert sorted(view_of(table, 0).hand) == ["calendar", "wheel"]
    for seat in (1, SPECTATOR):
        assert view_of(table, seat).hand == ()
        assert not any(isinstance(event, CardSeen) for _, event in table.events(seat))
    seen = [event.card for _, event in table.events(0) if isinstance(event, CardSeen)]
    assert seen == ["wheel"]


@pytest.mark.rule("PR-022", "PR-R04")
def test_nobody_knows_the_starting_hands_of_others() -> None:
    table = new_table("progress", 5, 4)
    assert [len(view_of(table, seat).hand) for seat in view_of(table, 0).order] == [5, 6, 6, 7, 7]
    for seat in range(SPECTATOR, 5):
        assert table.events(seat) == []
        assert all(player.known == () for player in view_of(table, seat).players)
    assert view_of(table, SPECTATOR).hand == ()


@pytest.mark.rule("PR-R60")
def test_a_payment_can_be_taken_back_step_by_step_until_a_card_is_drawn() -> None:
    table = at({"red hand": "pottery poetry wheel", "red tokens": "E"})
    before = table.fingerprint()
    lay(table, 0, "discover:pottery spend:E")
    table.undo(0)
    table.undo(0)
    assert table.fingerprint() == before

    lay(table, 0, "discover:pottery spend:E pay quick deck:1")
    with pytest.raises(Refused):
        table.undo(0)


@pytest.mark.rule("PR-R10", "PR-049")
def test_a_turn_can_be_taken_back_until_its_player_ends_it() -> None:
    table = at({"red hand": "wheel bridges poetry", "red active": "pottery", "used": "1"})
    before = table.fingerprint()
    lay(table, 0, "discover:wheel pay")
    assert (table.asked, [action.word for action in table.legal(0)]) == ((0,), ["end"])
    table.undo(0)
    table.undo(0)
    assert table.fingerprint() == before

    lay(table, 0, "discover:wheel pay end")
    assert table.asked == (1,)
    with pytest.raises(Refused):
        table.undo(0)


@pytest.mark.rule("PR-R10", "PR-R13")
def test_discards_of_upkeep_belong_to_the_turn_until_the_last_of_them() -> None:
    table = at({"red hand": "wheel bridges poetry pottery burial calendar masonry", "used": "2"})
    lay(table, 0, "end drop:wheel")
    table.undo(0)
    table.undo(0)
    assert view_of(table, 0).asks == "progress-act"

    lay(table, 0, "end drop:wheel drop:poetry")
    with pytest.raises(Refused):
        table.undo(0)


@pytest.mark.rule("PR-R10", "PR-080")
def test_cards_from_a_pile_are_no_secret_so_that_a_draw_of_them_can_be_taken_back() -> None:
    table = at({"pile 1": "calendar wheel poetry"})
    before = table.fingerprint()
    lay(table, 0, "draw pile:1 pile:1 pile:1")
    assert [action.word for action in table.legal(0)] == ["end"]
    table.change(0, [], 4)
    assert table.fingerprint() == before


@pytest.mark.rule("PR-R10")
def test_in_games_of_the_first_version_the_last_action_ends_the_turn() -> None:
    former = GAME.meta.former[min(GAME.meta.former)]
    table = at({"red hand": "wheel bridges", "used": "1"}, 2, **former)
    lay(table, 0, "research:wheel")
    assert table.asked == (1,)
    with pytest.raises(Refused):
        table.undo(0)
    assert "turn_end" in GAME.meta.unlisted


@pytest.mark.rule("PR-R84", "PR-039", "PR-038")
@pytest.mark.parametrize("rows", [["discover:pottery", "use:E", "drop:poetry"], ["discover:pottery use:E drop:poetry"]])
def test_the_view_counts_the_answers_of_a_payment_so_that_all_of_them_can_be_taken_back(rows: list[str]) -> None:
    table = at({"red persons": "thales", "red hand": "pottery poetry wheel"}, personalities=True)
    before = table.fingerprint()
    for row in rows:
        table.change(0, row.split())
    assert (view_of(table, 1).paying, view_of(table, 1).count) == ("pottery", 2)
    table.change(0, [], view_of(table, 0).count + 1)
    assert (table.fingerprint(), view_of(table, 0).count) == (before, 0)


@pytest.mark.rule("PR-063", "PR-062", "PR-R28")
@pytest.mark.parametrize(
    ("given", "word", "said"),
    [
        ({"red hand": "irrigation"}, "discover:irrigation", "5 science or engineering short"),
        ({"red hand": "irrigation", "red tokens": "E E"}, "discover:irrigation", "3 science short"),
        ({"red hand": "irrigation", "red tokens": "E E S"}, "discover:irrigation", "2 science short"),
    ],
)
def test_why_a_technology_cannot_be_discovered_says_what_is_missing(
    given: dict[str, str], word: str, said: str
) -> None:
    reason = at(given).why_not(0, word)
    assert reason is not None
    sentence = Refused(reason).say("en")
    assert said in sentence
    assert "Calendar" in sentence
    assert {"PR-063", "PR-062"} <= set(reason.rules)


@pytest.mark.rule("PR-R80", "PR-R01", "PR-014")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"variant": "fast"}),
        (1, {"variant": "faster"}),
        (2, {"first_player": "seat3"}),
        (2, {"colours": "red,red"}),
        (2, {"colours": "black"}),
        (6, {}),
        (2, {"parallel_upkeep": "on"}),
    ],
)
def test_what_does_not_go_together_is_refused_in_one_sentence(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadSetup) as caught:
        new_table("progress", seats, 1, options)
    assert "progress-" not in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.rule("PR-127", "PR-135", "PR-148")
def test_the_score_sheet_is_told_line_by_line_at_the_end() -> None:
    table = new_table("progress", 3, 8, {"variant": "faster", **EVERYTHING})
    rng = PlayoutRng(2)
    while not table.over:
        seat = table.asked[0]
        legal = table.legal(seat)
        table.answer(seat, legal[int(rng.below(len(legal)))])
    sheets = [event for _, event in table.events(SPECTATOR) if isinstance(event, Scored)]
    assert [sheet.seat for sheet in sheets] == [0, 1, 2]
    for sheet in sheets:
        parts = [sheet.prestige, sheet.population, sheet.army, *sheet.skills, sheet.cards, sheet.symbols]
        parts += [sheet.achievements, sheet.personalities, sheet.time]
        assert sum(parts) == sheet.total == table.scores[sheet.seat]
        assert view_of(table, 0).players[sheet.seat].sheet.total == sheet.total
    *_, last = [event for _, event in table.events(SPECTATOR)]
    assert isinstance(last, GameOver)
    assert list(last.winners) == table.winners


@pytest.mark.rule("PR-132")
def test_the_view_tells_places_on_power_tracks_and_whether_they_are_shared() -> None:
    view = view_of(at({"red power": "army=3", "green power": "army=5", "blue power": "army=3"}, 3), SPECTATOR)
    assert [player.sheet.places[ARMY] for player in view.players] == [2, 1, 2]
    assert [player.sheet.shared[ARMY] for player in view.players] == [True, False, True]


@pytest.mark.rule("PR-149", "PR-R76")
def test_the_view_tells_what_each_card_of_the_time_deck_costs_and_the_next_one() -> None:
    cards = "wheel poetry burial calendar masonry pottery agriculture"
    view = view_of(at({"time": cards}, 1), 0)
    assert view.time_costs == (1, 1, 1, 1, 1, 1, 1, 2)
    assert view.players[0].sheet.time == -7


@pytest.mark.rule("PR-048", "PR-R78", "PR-154")
def test_the_view_tells_phase_player_missing_symbols_and_whether_points_count() -> None:
    table = at({"turn": "green", "asks": "limit", "green hand": "wheel", "red active": "currency"})
    view = view_of(table, SPECTATOR)
    assert (view.on_turn, view.phase, view.counted) == (1, "upkeep", True)
    assert view.symbols_left[2] == view.needed[2] - 1
    assert [view_of(at({"asks": asks}), 0).phase for asks in ("act", "quick")] == ["action", "action"]
    lost = {"ended": "defeat"}
    assert [view_of(at(lost, 1, solo_defeat_score=word), 0).counted for word in ("none", "show")] == [False, True]


def test_greedy_beats_random() -> None:
    count = 10 if compiled.running else 1  # ten take more than a minute without the compiler
    results = play_many(Task("progress", ("greedy", "random"), {"variant": "faster"}, "strength", 0, count), 1)
    assert sum(result.winners == (0,) for result in results) >= max(1, count - 1)


WRONG = [
    {"red persons": "plato"},
    {"achievements": "great_wall"},
    {"time": "wheel"},
    {"red hand": "paper"},
    {"turn": "green red"},
    {"used": "-5"},
    {"paying": "irrigation"},
    {"paying": "pottery", "red active": "pottery", "red tokens": "E"},
    {"asks": "drop"},
    {"asks": "draw", "count": "4"},
    {"asks": "draw", "stage": "over"},
    {"asks": "successor", "age": "3"},
    {"asks": "give", "wanted": "wheel", "red hand": "poetry"},
    {"resume": "after"},
    {"resume": "draw"},
    {"paying": "pottery", "red tokens": "E", "resume": "after"},
    {"deck 1": "100"},
    {"deck 1": "paper"},
    {"red hand": "wheel wheel wheel"},
    {"red active": "wheel", "red developing": "wheel=1"},
    {"red skills": "draw=9"},
    {"red power": "army=21"},
    {"red tokens": "X"},
    {"green pool": "S"},
    {"order": "red red"},
    {"magic": "1"},
]


@pytest.mark.parametrize("given", WRONG, ids=str)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(given: dict[str, str]) -> None:
    with pytest.raises(BadFile) as caught:
        at(given)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "given",
    [
        {"asks": "successor", "age": "3", "red persons": "plato:down avicenna", "green persons": "thales"},
        {"asks": "successor", "age": "2", "red persons": "plato"},
        {"red persons": "plato avicenna", "age": "2"},
        {"achievements": "olympic_games", "cubes": "1=red 2=green"},
    ],
    ids=str,
)
def test_so_is_one_with_expansions_that_cannot_be(given: dict[str, str]) -> None:
    with pytest.raises(BadFile):
        at(given | {"offers": "red"}, 2, **EVERYTHING)
