"""What can be worked out from a view: prices, suggested payments, the tree and ways through it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from igroteka.core.errors import BadInput
from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR
from igroteka.games.progress import GAME
from igroteka.games.progress.tables import BOX, TECH_NAMES
from tests.games.progress.test_table import at, view_of

REPLAYS = Path(__file__).parent / "replays"
(BEFORE,) = [[line.before for line in card.prices] for card in BOX.achievements if card.id == "olympic_games"]


def look(table: Table, of: str, seat: int = 0) -> Any:
    return GAME.look(view_of(table, seat), of)


def tree_card(table: Table, card: str, whose: int = 0, seat: int = 0) -> Any:
    (found,) = [each for each in look(table, f"tree:{whose}", seat).cards if each.card == card]
    return found


@pytest.mark.rule("PR-061", "PR-062", "PR-R30")
def test_a_card_costs_what_its_lines_without_a_predecessor_say() -> None:
    table = at({"red hand": "irrigation", "red active": "calendar", "red tokens": "E"})
    (held,) = look(table, "").hand
    assert (held.card, held.price.met, held.price.due) == ("irrigation", (True, False), (0, 2, 0))
    assert (held.standing, held.price.short, held.price.lacking) == ("research", 1, (0, 1, 0))


@pytest.mark.rule("PR-041")
def test_a_card_does_not_pay_for_itself() -> None:
    assert [each.standing for each in look(at({"red hand": "pottery"}), "").hand] == ["research"]
    assert next(each.standing for each in look(at({"red hand": "pottery wheel"}), "").hand) == "payable"


def test_the_pool_belongs_to_the_player_on_turn() -> None:
    table = at({"turn": "green", "green pool": "E", "red hand": "pottery", "green hand": "pottery"})
    assert [each.standing for each in look(table, "", 0).hand] == ["research"]
    assert [each.standing for each in look(table, "", 1).hand] == ["payable"]


@pytest.mark.rule("PR-067", "PR-080")
@pytest.mark.parametrize(
    ("given", "lost"),
    [
        ({}, [("draw", 1, 0), ("end", 2, 0)]),
        ({"used": "1"}, [("end", 1, 0)]),
        ({"used": "1", "red pool": "E S"}, [("draw", 0, 2), ("end", 1, 2)]),
        ({"turn": "green"}, []),
        ({"used": "2", "red pool": "E S"}, []),
        ({"asks": "after", "red pool": "E S"}, []),
    ],
)
def test_an_answer_that_gives_something_away_is_known(given: dict[str, str], lost: list[tuple[str, int, int]]) -> None:
    waste = look(at({"red hand": "pottery"} | given), "").waste
    assert [(each.answer, each.actions, each.knowledge) for each in waste] == lost


@pytest.mark.rule("PR-042", "PR-R55")
def test_everybody_sees_which_ages_have_left_the_game() -> None:
    assert view_of(at({"age": "3"}), SPECTATOR).age_states == ("gone", "gone", "open", "open", "coming")


def test_a_spectator_has_no_hand_to_be_priced() -> None:
    assert look(at({}), "", SPECTATOR) is None


@pytest.mark.rule("PR-R39")
def test_typed_tokens_pay_before_general_ones_and_cards() -> None:
    table = at({"red hand": "pottery wheel", "red tokens": "S E G"})
    assert look(table, "discover:pottery").words == ("spend:E",)


@pytest.mark.rule("PR-R39")
def test_cards_pay_with_the_least_waste_and_doubles_go_first() -> None:
    table = at({"age": "2", "red hand": "pottery pottery castles gunpowder", "red active": "wheel"})
    assert look(table, "discover:pottery").words == ("drop:pottery",)


def test_what_cannot_be_begun_is_not_suggested() -> None:
    assert look(at({"red hand": "pottery"}), "discover:pottery") is None
    assert look(at({"red hand": "pottery"}), "pay") is None


def test_a_draft_tells_what_is_missing_what_is_left_and_what_is_needless() -> None:
    given = {"red hand": "wheel burial", "red tokens": "E E G", "paying": "pottery", "asks": "pay"}
    table = at(given)
    nothing, one, two = (look(table, of) for of in ("draft", "draft spend:E", "draft spend:E spend:G"))
    assert (nothing.short, nothing.lacking) == (1, (0, 1, 0))
    assert (one.short, one.needless, one.left) == (0, False, (0, 0, 0, 0))
    assert (two.short, two.needless, two.left) == (0, True, (0, 0, 0, 1))
    assert look(table, "pay").words == ("spend:E",)


@pytest.mark.rule("PR-062", "PR-R26", "PR-176")
def test_wherever_something_has_a_price_it_is_told_which_lines_are_met() -> None:
    given = {"red hand": "irrigation", "red developing": "calendar=2", "red tokens": "E E"}
    assert [each.price.met for each in look(at(given), "").hand] == [(True, False)]
    assert tree_card(at(given), "irrigation", seat=1).price.met == (True, False)
    assert look(at(given), "discover:irrigation").met == (True, False)
    paying = {"red active": "calendar", "red tokens": "E E", "paying": "irrigation", "asks": "pay"}
    assert look(at(paying), "draft").met == look(at(paying), "draft spend:E spend:E").met == (True, False)
    feat = at({"achievements": "olympic_games", "red active": "calendar"}, achievements=True)
    assert [price.met for price in look(feat, "").prices] == [(before == "calendar",) for before in BEFORE]
    assert look(feat, f"fund:{BEFORE.index('calendar') + 1}").met == (True,)


def moves(table: Table, seat: int = 0) -> list[tuple[str, bool, str]]:
    return [(each.move, each.can, each.answer) for each in look(table, "", seat).moves]


@pytest.mark.rule("PR-R90", "PR-161", "PR-169", "PR-171")
@pytest.mark.parametrize("asks", ["start", "act", "after"])
def test_moves_of_personalities_are_told_wherever_they_may_be_made(asks: str) -> None:
    given = {"asks": asks, "age": "2", "red developing": "paper=3", "green persons": "thales"}
    none = at(given | {"red persons": "plato"}, personalities=True)
    assert moves(none) == [("person", True, "take:al_khwarizmi")]
    assert moves(none, seat=1) == []
    scholar = at(given | {"red persons": "plato:down avicenna"}, personalities=True)
    assert moves(scholar) == [("person", False, "take:al_khwarizmi"), ("heritage", True, "heritage")]


@pytest.mark.rule("PR-176", "PR-179", "PR-146", "PR-056")
def test_moves_that_need_no_action_are_told_with_an_answer_that_makes_them_or_says_why_not() -> None:
    assert moves(at({})) == []
    feat = {"achievements": "olympic_games", "red active": "calendar"}
    assert moves(at(feat, achievements=True)) == [("feat", True, f"fund:{BEFORE.index('calendar') + 1}")]
    assert moves(at({"achievements": "olympic_games"}, achievements=True)) == [("feat", False, "fund:1")]
    time = {"time": "wheel poetry", "red hand": "pottery"}
    assert moves(at(time, 1)) == [("time", True, "exchange:wheel")]
    assert moves(at(time | {"done": "exchange"}, 1)) == [("time", False, "exchange:wheel")]
    assert moves(at({"red hand": "pottery wheel", "red active": "calendar", "paying": "burial", "asks": "pay"})) == []


@pytest.mark.rule("PR-164", "PR-R88")
def test_who_is_offered_a_successor_makes_no_other_move() -> None:
    given = {"asks": "successor", "age": "3", "red persons": "plato", "green persons": "thales"}
    assert moves(at(given, personalities=True)) == []


@pytest.mark.rule("PR-053", "PR-R20")
@pytest.mark.parametrize(
    ("row", "closed"),
    [
        ("", "keep"),
        ("back:wheel", "back:wheel keep"),
        ("back:wheel back:poetry", "back:wheel back:poetry"),
        ("back:pottery", "back:pottery"),  # which is refused
    ],
)
def test_a_row_of_answers_is_closed_where_it_can_go_on(row: str, closed: str) -> None:
    table = at({"asks": "back", "red developing": "wheel=1 poetry=2"})
    words = look(table, f"row {row}".strip()).words
    assert " ".join(words) == closed
    if words != ("back:pottery",):
        table.change(0, words)
        assert view_of(table, 0).stage == "act"


def test_a_technology_is_affordable_only_if_it_is_in_the_hand() -> None:
    table = at({"red hand": "pottery wheel", "red tokens": "E E E S S S C C C G G G"})
    assert tree_card(table, "pottery").state == "payable"
    assert tree_card(table, "burial").state == "absent"
    assert tree_card(table, "paper").state == "later"
    assert tree_card(table, "burial", whose=1).state == "secret"


def test_the_tree_tells_what_leads_to_what() -> None:
    assert tree_card(at({"red active": "agriculture"}), "agriculture").state == "has"
    for active, free in (("-", False), ("agriculture", True)):
        opens = tree_card(at({"red active": active}), "calendar").opens
        (saved,) = [each for each in opens if each.card == "irrigation"]
        assert (saved.saves, saved.free) == (3, free)


def test_a_step_on_the_way_must_save_more_than_its_action() -> None:
    dear = look(at({"red skills": "draw=0"}), "way:0:irrigation")
    assert [(step.card, step.due) for step in dear.steps] == [("irrigation", (3, 2, 0))]
    assert (dear.due, dear.actions) == ((3, 2, 0), 1)
    for card in TECH_NAMES[:40]:
        way = look(at({"age": "2"}), f"way:0:{card}")
        assert way.steps[-1].card == card
        assert way.actions == len(way.steps)
    assert look(at({"red active": "irrigation"}), "way:0:irrigation").steps == ()


@pytest.mark.rule("PR-107", "PR-134", "PR-195", "PR-R103")
@pytest.mark.parametrize("path", sorted(REPLAYS.glob("*.json")), ids=lambda path: str(path.stem))
def test_the_cards_of_the_score_add_up_to_the_sheet(path: Path) -> None:
    table = Table.load(path)
    for seat in range(SPECTATOR, table.seats):
        score, view = look(table, "score", seat), view_of(table, seat)
        for brought, player in zip(score.players, view.players, strict=True):
            assert sum(each.points for each in brought.cards) == player.sheet.cards
            assert sum(each.points for each in brought.symbols) == player.sheet.symbols
            assert [each.points for each in brought.cards] == sorted(
                (each.points for each in brought.cards), reverse=True
            )
            assert {each.card for each in (*brought.cards, *brought.symbols)} <= set(player.active)


@pytest.mark.rule("PR-136", "PR-137", "PR-R69", "PR-R70")
def test_ties_are_told_as_they_are_broken() -> None:
    def ties(seats: int, **given: str) -> list[tuple[str, tuple[int | None, ...]]]:
        table = at({key.replace("_", " "): value for key, value in given.items()}, seats)
        return [(tie.kind, tie.tokens) for tie in look(table, "score", SPECTATOR).ties]

    assert ties(2, green_active="poetry") == []  # nobody is tied
    assert ties(3, red_tokens="G", green_tokens="S", blue_active="poetry") == []
    assert ties(2, red_tokens="G G", green_tokens="G S S") == [("general", (2, 1))]
    assert ties(3, red_tokens="G C", green_tokens="G", blue_tokens="S") == [
        ("general", (1, 1, 0)),
        ("culture", (1, 0, None)),
    ]
    assert [kind for kind, _ in ties(2)] == ["general", "culture", "science", "engineering"]  # nothing decides


UNKNOWN = ("tree", "tree:7", "score:0", "way:0:spaceship", "draft drop:spaceship", "draftx", "fate")


@pytest.mark.parametrize("of", UNKNOWN)
def test_nothing_else_can_be_seen(of: str) -> None:
    table = at({"red hand": "wheel", "red tokens": "E", "paying": "pottery", "asks": "pay"})
    with pytest.raises(BadInput):
        look(table, of)


@pytest.mark.rule("PR-067", "PR-R93")
@pytest.mark.parametrize(("allowed", "lost"), [(True, [("end", 0, 2)]), (False, [])])
def test_knowledge_that_could_still_pay_a_price_after_a_draw_is_not_given_away(
    allowed: bool, lost: list[tuple[str, int, int]]
) -> None:
    given = {"achievements": "olympic_games", "asks": "after", "red pool": "C C"}
    table = at(given, achievements=True, moves_after_draw=allowed)
    assert [(each.answer, each.actions, each.knowledge) for each in look(table, "").waste] == lost
    assert [(each.move, each.can) for each in look(table, "").moves] == [("feat", True)][: len(lost)]
    if allowed:
        assert look(table, "fund:1").words == ()
