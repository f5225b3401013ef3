"""A table of golems as people use it: secrets, taking back, puzzles, tournaments, bots."""

from __future__ import annotations

import pytest

from igroteka import compiled, games
from igroteka.bots.arena import Task, play_many
from igroteka.core.errors import BadFile, Refused
from igroteka.core.rng import PlayoutRng
from igroteka.core.table import Table, new_table
from igroteka.core.wire import SPECTATOR
from igroteka.games.golems.events import (
    GameOver,
    MatchBegan,
    MatchEnded,
)
from igroteka.games.golems.picture import bot_chart
from igroteka.games.golems.row_events import (
    DieRolled,
)
from igroteka.games.golems.state import GolemsState
from igroteka.games.golems.view import GolemsView

GAME = games.get("golems")


def lay(table: Table, seat: int, words: str) -> None:
    """Give answers one after the other."""
    for word in words.split():
        table.answer(seat, word)


def view_of(table: Table, seat: int) -> GolemsView:
    """What a seat may know."""
    view = table.view(seat)
    assert isinstance(view, GolemsView)
    return view


@pytest.mark.rule("GB-147", "GB-152", "GB-R10", "GB-R14")
def test_a_program_is_secret_until_its_rows_are_opened_and_can_be_taken_back_until_all_are_ready() -> None:
    table = new_table("golems", 2, 3, {"scenario": "first-duel", "subprograms": "off"})
    empty = table.fingerprint()
    lay(table, 0, "lay:F lay:F")
    assert view_of(table, 1).golems[0].program == ()
    table.undo(0)
    table.undo(0)
    assert table.fingerprint() == empty

    lay(table, 0, "lay:F lay:F lay:L lay:D ready")
    assert [row.kind for row in view_of(table, 1).golems[0].program] == [None] * 4
    table.undo(0)
    table.answer(0, "ready")
    lay(table, 1, "lay:S lay:B lay:B lay:L ready")

    with pytest.raises(Refused):
        table.undo(1)
    opened = [event for _, event in table.events(SPECTATOR) if event.kind == "golems.row_opened"]
    assert len(opened) == 8


@pytest.mark.rule("GB-R90")
def test_choices_at_or_are_secret_until_all_have_chosen() -> None:
    given = {
        "field": "5x3",
        "red": "a1 E",
        "blue": "e3 W",
        "tokens": "red=OR:1 blue=OR:1",
        "red program": "F L",
        "blue program": "F L",
        "lengths": "red=2 blue=2",
        "ready": "red",
    }
    options = GAME.meta.complete({})
    table = Table.at(GAME, GAME.notation.read(given, 2, options, PlayoutRng(1)))
    table.answer(1, "ready")
    assert table.asked == (0, 1)
    before = view_of(table, 1)
    table.answer(0, "second")
    after = view_of(table, 1)

    assert (before.run, after.asked) == (after.run, (1,))
    table.answer(1, "both")
    assert GAME.notation.write(table.state)["red"] == "a1 N"


@pytest.mark.rule("GB-R65")
def test_a_position_in_a_loop_tells_the_situations_that_have_been() -> None:
    given = {
        "map": "iii~.\n.....",
        "red": "b1 E",
        "blue": "e2 W",
        "luck": "red=WHILE",
        "red program": "WHILE[wall](F)",
        "blue program": "S",
        "lengths": "red=1 blue=1",
        "ready": "red",
    }
    options = GAME.meta.complete({})
    table = Table.at(GAME, GAME.notation.read(given, 2, options, PlayoutRng(1)))
    table.answer(1, "ready")
    told = GAME.notation.write(table.state)

    assert table.asked == (0,)
    assert (told["run swims"], told["run looping"]) == ("red=d1", "red=going")
    assert told["run been"] == "2,1,0,21,3,0"
    assert GAME.notation.write(GAME.notation.read(told, 2, options, PlayoutRng(1))) == told


def test_a_puzzle_may_be_tried_again_and_again() -> None:
    table = new_table("golems", 1, 1, {"scenario": "long-corridor"})
    lay(table, 0, "lay:F lay:F lay:R lay:L")
    for _ in range(4):
        table.undo(0)
    lay(table, 0, "lay:F lay:R lay:F for lay:F ready")

    assert table.over
    assert table.winners == [0]


def test_a_puzzle_that_is_not_solved_has_no_winner() -> None:
    table = new_table("golems", 1, 1, {"scenario": "long-corridor"})
    lay(table, 0, "lay:S lay:L lay:L lay:R ready")

    assert table.over
    assert table.winners == []


@pytest.mark.rule("GB-188")
@pytest.mark.parametrize("seats", range(4, 9))
def test_a_bracket_has_one_match_fewer_than_players(seats: int) -> None:
    table = finished({"mode": "tournament"}, seats)
    met = [event for event in table.log if isinstance(event, MatchBegan)]
    ended = [event for event in table.log if isinstance(event, MatchEnded)]

    assert len(met) == len(ended) == seats - 1
    losers = [({event.one, event.two} - set(end.winners)).pop() for event, end in zip(met, ended, strict=True)]
    assert len(set(losers)) == seats - 1
    assert table.winners == [seat for seat in range(seats) if seat not in losers]
    assert isinstance(table.log[-1], GameOver)


@pytest.mark.rule("GB-188")
@pytest.mark.parametrize(("seats", "kind"), [(3, "bracket"), (4, "league"), (5, "league")])
def test_in_a_league_everybody_meets_everybody(seats: int, kind: str) -> None:
    table = finished({"mode": "tournament", "tournament": kind}, seats)
    met = [(event.one, event.two) for event in table.log if isinstance(event, MatchBegan)]

    assert met == [(one, two) for one in range(seats) for two in range(one + 1, seats)]
    assert sum(table.scores) in range(2 * len(met), 3 * len(met) + 1)


@pytest.mark.rule("GB-187", "GB-188")
@pytest.mark.parametrize("options", [{"scenario": "first-duel"}, {"mode": "tournament", "tournament": "league"}])
def test_everybody_sees_the_end_as_it_was_told(options: dict[str, object]) -> None:
    table = finished(options, 2 if "scenario" in options else 3)
    told = table.log[-1]

    assert isinstance(told, GameOver)
    assert view_of(table, SPECTATOR).outcome == told.why


@pytest.mark.rule("GB-049")
def test_a_position_in_which_nothing_can_be_called_is_refused() -> None:
    with pytest.raises(BadFile, match="CALL needs a subprogram"):
        GAME.notation.read({"red program": "CALL"}, 2, GAME.meta.complete({}), PlayoutRng(1))


@pytest.mark.rule("GB-188")
def test_a_league_that_several_win_is_a_draw() -> None:
    table = finished({"mode": "tournament", "tournament": "league"}, 3)
    assert isinstance(table.state, GolemsState)
    assert table.state.cup is not None
    for seat in range(3):
        table.state.cup.points[seat], table.state.cup.balance[seat] = 4, 0
    view = view_of(table, SPECTATOR)

    assert table.winners == [0, 1, 2]
    assert (view.ending, view.outcome) == ("goal", "draw")


def finished(options: dict[str, object], seats: int) -> Table:
    """A tournament with random answers, played to its end."""
    table = new_table("golems", seats, 5, {"rounds": 2, **options})
    case = 0
    while not table.over:
        seat = table.asked[0]
        legal = table.legal(seat)
        case = (case * 31 + 7) % 1009
        table.answer(seat, legal[case % len(legal)])
    return table


def test_the_greedy_bot_beats_the_random_one() -> None:
    games = 10 if compiled.running else 1  # ten take more than a minute without the compiler
    options = {"scenario": "first-duel", "rounds": 4}
    results = play_many(Task("golems", ("greedy", "random"), options, "1", 0, games))
    assert sum(0 in result.winners for result in results) >= games - games // 10


@pytest.mark.rule("GB-045", "GB-046", "GB-128", "GB-129", "GB-R119")
def test_cards_colours_and_subprograms_are_chosen_in_seat_order() -> None:
    table = new_table("golems", 2, 1, {"scenario": "barrel-yard", "colours": "choose"})
    asked = []
    for word in ("card:axe", "card:spear", "colour:yellow", "colour:red", "sub:none", "sub:FX"):
        asked.append((table.asked, table.prompt(table.asked[0])))
        table.answer(table.asked[0], word)

    assert [seats for seats, _ in asked] == [(0,), (1,)] * 3
    assert table.asked == (0, 1)
    assert GAME.notation.names(table.state) == ("yellow", "red")


@pytest.mark.rule("GB-059", "GB-060", "GB-061")
def test_the_card_of_a_bot_lies_open_and_its_answers_are_told() -> None:
    cards = {"cards": "sword, axe", "subprograms": "off"}
    table = new_table("golems", 2, 3, {"scenario": "bot-hunt", **cards})
    hunter = view_of(table, 1).golems[2]
    assert bot_chart(hunter, "en") == [
        "◇ Sees a golem within 3? ◇",
        "  ├─ Yes ─◇ Can strike it? ◇",
        "  │    ├─ Yes ─[ Strike ]",
        "  │    └─ No ─[ Forward ]",
        "  └─ No ─[ As the die says ]",
    ]
    for seat in (0, 1):
        lay(table, seat, "lay:S finish")
    rolls = [event for _, event in table.events(SPECTATOR) if isinstance(event, DieRolled)]
    assert [roll.path for roll in rolls[:2]] == [(False,), (False, False, True)]
