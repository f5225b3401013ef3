"""What happens at once in Progress, and how the table looks then."""

from __future__ import annotations

import pytest

from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR
from igroteka.games.progress.view import PlotView, ProgressView
from tests.games.progress.test_table import at, lay


def seen(table: Table, words: str, seat: int = SPECTATOR, of: int = 0) -> list[tuple[str, ProgressView]]:
    """What a seat sees happen when another gives these answers: the events of each moment, and its view after it."""
    table.listen([seat])
    lay(table, of, words)
    found = []
    for moment in table.all_news()[seat]:
        assert isinstance(moment.view, ProgressView)
        found.append((" ".join(event.kind.removeprefix("progress.") for event in moment.events), moment.view))
    return found


@pytest.mark.rule("PR-R06")
def test_a_card_is_drawn_and_seen_by_its_owner_at_once() -> None:
    given = {"asks": "draw", "room": "2", "deck 1": "wheel poetry"}
    ((kinds, view),) = seen(at(given), "deck:1", seat=0)
    assert (kinds, view.hand) == ("card_drawn card_seen", ("wheel",))
    assert [kinds for kinds, _ in seen(at(given), "deck:1", seat=1)] == ["card_drawn"]


@pytest.mark.rule("PR-R05")
def test_where_piles_are_closed_the_card_under_the_taken_one_comes_to_light_with_it() -> None:
    table = at({"asks": "draw", "room": "2", "pile 1": "wheel poetry"}, browse_discards=False)
    assert [kinds for kinds, _ in seen(table, "pile:1")] == ["card_picked top_shown"]


@pytest.mark.rule("PR-051", "PR-052")
def test_cubes_are_removed_at_once_and_what_has_none_becomes_active_after_it() -> None:
    table = at({"turn": "green", "red developing": "wheel=1 poetry=2", "asks": "limit", "green hand": "burial"})
    moments = seen(table, "drop:burial", of=1)
    kinds = [kinds for kinds, _ in moments]
    began = kinds.index("cube_removed cube_removed")
    assert moments[began][1].players[0].developing == (PlotView("wheel", 0), PlotView("poetry", 1))
    assert kinds[began + 1] == "activated"
    assert moments[began + 1][1].players[0].developing == (PlotView("poetry", 1),)


@pytest.mark.rule("PR-059", "PR-063")
def test_a_payment_is_over_when_its_price_is_told_to_be_paid() -> None:
    moments = dict(seen(at({"red hand": "pottery", "red tokens": "E"}), "discover:pottery spend:E pay"))
    assert moments["discovering"].paying == "pottery"
    assert (moments["token_spent"].asks, moments["paid"].asks, moments["activated"].asks) == (
        "progress-pay",
        None,
        None,
    )
    assert moments["discovering"].due == (0, 1, 0)
    assert (moments["paid"].paying, moments["paid"].pool) == (None, (0, 0, 0, 0))
    assert moments["activated"].players[0].active == ("pottery",)


@pytest.mark.rule("PR-174", "PR-176", "PR-181")
def test_the_next_achievement_lies_open_when_the_one_above_it_is_taken_and_not_before() -> None:
    given = {"achievements": "olympic_games great_wall", "cubes": "1=red", "red active": "calendar"}
    moments = seen(at(given, achievements=True), "fund:2 pay")
    views = dict(moments)
    assert views["funding"].price == 1
    current = [view.achievement for _, view in moments]
    assert moments[-1][0] == "feat_won feat_shown"
    assert current == ["olympic_games"] * (len(moments) - 1) + ["great_wall"]
    assert moments[-1][1].paid == (-1, -1, -1, -1)
    assert moments[-1][1].players[0].owns == ("olympic_games",)


@pytest.mark.rule("PR-169")
def test_a_personality_is_turned_face_down_as_its_heritage_is_used() -> None:
    given = {"age": "2", "red persons": "plato:down avicenna", "green persons": "thales"}
    moments = seen(at(given, personalities=True), "heritage")
    assert moments[0][0] == "inherited person_left"
    assert not any(person.up for person in moments[0][1].players[0].persons)
    assert moments[1][0] == "power_raised"


@pytest.mark.rule("PR-162")
def test_a_personality_is_laid_as_the_one_before_it_is_turned_face_down() -> None:
    table = at({"age": "2", "red persons": "plato", "green persons": "thales"}, personalities=True)
    ((kinds, view),) = seen(table, "take:avicenna")
    assert kinds == "person_left person_taken"
    assert [person.up for person in view.players[0].persons] == [False, True]


@pytest.mark.rule("PR-119", "PR-164", "PR-R88")
def test_when_an_age_is_told_to_begin_the_oldest_deck_is_gone_and_successors_are_offered() -> None:
    given = {
        "age": "2",
        "red hand": "universities wheel",
        "red active": "philosophy paper",
        "green active": "gunpowder",
    }
    given |= {"red persons": "thales", "green persons": "pythagoras", "deck 1": "burial", "pile 1": "poetry"}
    moments = seen(at(given, personalities=True), "discover:universities pay")
    views = dict(moments)
    began = views["age_began"]
    assert (began.deck_size[1], began.pile[1], began.pile_size[1]) == (0, (), 0)
    assert began.offers == (0, 1)
    assert began.players[0].backs[0] == 1
    assert views["cards_lost"].players[0].backs[0] == 0
    left = [view for kinds, view in moments if kinds == "person_left"]
    assert [[person.up for person in player.persons] for player in left[0].players] == [[False], [True]]


@pytest.mark.rule("PR-146")
def test_an_exchange_is_done_when_it_is_told() -> None:
    table = at({"red hand": "pottery", "time": "wheel poetry"}, seats=1)
    ((kinds, view),) = [each for each in seen(table, "exchange:wheel give:pottery") if each[0]]
    assert kinds == "exchanged"
    assert (view.hand, view.exchanged, view.wanted) == ((), True, None)
    assert view.time == ("poetry", "pottery")
    last = at({"red hand": "pottery", "time": "wheel poetry", "used": "2"}, seats=1, turn_end="automatic")
    assert dict(seen(last, "exchange:wheel give:pottery"))["exchanged"].asks is None  # and the turn goes on


@pytest.mark.rule("PR-123", "PR-127", "PR-135", "PR-183")
def test_all_sheets_and_the_end_of_the_game_are_told_at_once() -> None:
    given = {"age": "3", "red hand": "parliament", "red active": "newspapers reformation", "green active": "calculus"}
    given |= {"red owns": "hanging_gardens", "green developing": "opera=2"}
    moments = seen(at(given, achievements=True), "discover:parliament pay")
    (honoured,) = [view for kinds, view in moments if kinds == "feat_honoured"]
    assert (honoured.ending, honoured.players[1].developing) == (None, ())
    assert (moments[-1][0], moments[-1][1].ending) == ("scored scored game_over", "symbols")
