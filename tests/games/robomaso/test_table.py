"""A table of Robomaso as people use it: secrets, taking back, reasons, options, bots."""

from __future__ import annotations

import sys
from types import FrameType

import pytest

from igroteka import compiled, games
from igroteka.bots.arena import Task, play_many
from igroteka.core.errors import BadFile, BadSetup, Refused
from igroteka.core.messages import LANGUAGES, tr
from igroteka.core.rng import PlayoutRng
from igroteka.core.table import Table, new_table
from igroteka.core.wire import SPECTATOR
from igroteka.games.robomaso.components import components
from igroteka.games.robomaso.events import CellFilled, PeaceMade, SecretsShown
from igroteka.games.robomaso.position import CODES
from igroteka.games.robomaso.rules.building import judge
from igroteka.games.robomaso.state import RobomasoState
from igroteka.games.robomaso.tables import cell_at
from igroteka.games.robomaso.view import RobomasoView

GAME = games.get("robomaso")
CORRIDOR = "(1,4)=EW (2,4)=EW (3,4)=EW (4,4)=EW"


def at(given: dict[str, str], seats: int = 2, **options: object) -> Table:
    """A table with a written position."""
    complete = GAME.meta.complete(options)
    return Table.at(GAME, GAME.notation.read(given, seats, complete, PlayoutRng(5)), options)


def view_of(table: Table, seat: int) -> RobomasoView:
    view = table.view(seat)
    assert isinstance(view, RobomasoView)
    return view


def why(table: Table, seat: int, word: str, language: str = "en") -> str:
    """The sentence against an answer."""
    reason = table.why_not(seat, GAME.action(word))
    assert reason is not None
    return tr(language, reason.message, reason.args)


def duel() -> Table:
    """Two robots with equal reactions have just met."""
    table = at({"tiles": CORRIDOR, "robots": "A1@(1,4)E{SLM1|d1} A2@RESERVE{|d2} B1@(4,4)W{RAY1|d2} B2@RESERVE{|d1}"})
    table.answer(0, "step:E")
    return table


@pytest.mark.rule("RM-119", "RM-R58")
def test_a_secret_choice_is_known_to_nobody_else_until_both_have_chosen() -> None:
    table = duel()
    assert table.asked == (0, 1)
    before = view_of(table, 1)
    table.answer(0, "fire:slimer:E")

    assert view_of(table, 0).choice == "fire:slimer:E"
    assert view_of(table, 1).choice == view_of(table, SPECTATOR).choice is None
    assert view_of(table, 1).robots == before.robots
    assert not any(isinstance(event, SecretsShown) for _, event in table.events(1))

    table.answer(1, "hold")
    shown = [event for _, event in table.events(SPECTATOR) if isinstance(event, SecretsShown)]
    assert [(event.one, event.two) for event in shown] == [(True, False)]
    assert [robot.discs for robot in view_of(table, 0).robots] == [2, 2, 1, 1]  # RM-R63: they swap


@pytest.mark.rule("RM-R58", "RM-R59")
def test_a_secret_choice_can_be_changed_until_the_other_has_chosen() -> None:
    table = duel()
    table.answer(0, "fire:slimer:E")
    table.undo(0)
    table.answer(0, "hold")
    table.answer(1, "hold")

    assert any(isinstance(event, PeaceMade) for _, event in table.events(SPECTATOR))
    with pytest.raises(Refused):
        table.undo(0)


@pytest.mark.rule("RM-R07", "RM-014")
def test_nobody_knows_the_deck_or_a_filler_card() -> None:
    around = "(3,1)=NS (3,2)=NS (3,3)=NES (4,3)=EW (5,3)=SW (3,4)=NS (5,4)=NS (3,5)=NE (4,4)=- (4,5)=-"
    robots = "A1@(1,0)E{|d1} A2@RESERVE{|d2} B1@(9,4)S{|d2} B2@RESERVE{|d1}"
    tables = [
        at(
            {
                "tiles": around,
                "rest": "fill",
                "robots": robots,
                "stage": "laying",
                "drawn": "straight-mud",
                "deck": deck,
            }
        )
        for deck in ("cross-plain tee-plain", "tee-plain cross-plain")
    ]
    for table in tables:
        table.answer(0, "lay:45:1")
        assert any(isinstance(event, CellFilled) for _, event in table.events(SPECTATOR))
    for seat in (0, 1, SPECTATOR):
        one, two = (view_of(table, seat) for table in tables)
        assert one == two
        assert one.card[cell_at(4, 4)] == "down"


def test_a_drawn_card_cannot_be_put_back_but_a_laid_one_can_be_taken_up() -> None:
    table = at({"robots": "A1@(1,0)E{|d1} A2@RESERVE{|d2}", "stage": "building", "deck": "tee-plain cross-plain"})
    table.answer(0, "draw")
    with pytest.raises(Refused):
        table.undo(0)
    table.answer(0, "lay:11:0")
    table.undo(0)
    assert view_of(table, 0).drawn == "tee-plain"


BUILDING = {
    "tiles": "(1,1)=EW (3,1)=NS (3,2)=EW/HOLE",
    "robots": "A1@(1,1)E{|d1} A2@RESERVE{|d2}",
    "stage": "laying",
    "drawn": "bend-speed",
}


@pytest.mark.rule("RM-027", "RM-028", "RM-029", "RM-R05", "RM-R06")
def test_why_a_card_cannot_be_laid_names_the_constraint_and_the_cells() -> None:
    table = at(BUILDING)
    assert "gallery" in why(table, 0, "lay:04:0")
    assert "(0,4)" in why(table, 0, "lay:04:0")
    assert "(1,1) already" in why(table, 0, "lay:11:0")
    assert "(4,4) the card would not continue any corridor" in why(table, 0, "lay:44:0")
    assert "not even from: (3,2)" in why(table, 0, "lay:42:3")
    around = "(3,1)=NS (3,2)=NS (3,3)=NES (4,3)=EW (5,3)=SW (3,4)=NS (5,4)=NS (3,5)=NE"
    sealing = at(BUILDING | {"tiles": around, "drawn": "straight-mud", "robots": "A1@(1,0)E{}"})
    assert "shut empty cells off for ever: (4,4)" in why(sealing, 0, "lay:45:1")
    holes = BUILDING | {"tiles": "(1,4)=EW (2,3)=EW (2,5)=EW (3,3)=SW (3,5)=NW (4,4)=NS", "drawn": "straight-hole"}
    assert "for ever: (3,4)" in why(at(holes | {"robots": "A1@(1,0)E{}"}), 0, "lay:24:1")
    reason = sealing.why_not(0, GAME.action("lay:45:1"))
    assert reason is not None
    assert reason.cells == (cell_at(4, 4),)
    for language in LANGUAGES:
        assert "(4,4)" in why(sealing, 0, "lay:45:1", language)


@pytest.mark.rule("RM-034", "RM-040", "RM-044", "RM-049", "RM-054", "RM-R26")
def test_why_a_drive_is_not_allowed_names_the_forced_rule() -> None:
    table = at({"tiles": CORRIDOR, "robots": "A1@(2,4)E{SPD1|d1} A2@RESERVE{|d2}"})
    assert "must move on" in why(table, 0, "turn")
    assert "front first" in why(table, 0, "step:W")
    assert "no opening" in why(table, 0, "step:N")
    assert "has no brakes" in why(table, 0, "stop")
    table.answer(0, "step:E")
    table.answer(0, "step:E")
    waiting = at({"tiles": CORRIDOR, "robots": "A1@(4,4)E{SPD1|d1} A2@RESERVE{|d2}"})
    assert "must wait" in why(waiting, 0, "turn")
    assert "no corridor on (5,4) yet" in why(waiting, 0, "step:E")


@pytest.mark.rule("RM-004", "RM-R15")
def test_options_that_do_not_go_together_are_refused() -> None:
    for options in ({"goal": "7"}, {"first_player": "seat3"}, {"gallery_pattern": "0110"}, {"truce_rounds": 13}):
        with pytest.raises(BadSetup):
            new_table("robomaso", 2, 1, options)
    assert view_of(new_table("robomaso", 2, 1, {"goal": "6"}), 0).goal == 6
    assert [view_of(new_table("robomaso", seats, 1), 0).goal for seats in (2, 3, 4)] == [5, 7, 8]


@pytest.mark.parametrize(
    "given",
    [
        {"tiles": "(1,1)=X"},
        {"tiles": "(0,1)=EW"},
        {"tiles": "(1,1)=EW/NOISE"},
        {"robots": "A1@(4,4)E{}"},
        {"robots": "A1@(0,1)Q{}"},
        {"robots": "A3@(0,1)E{}"},
        {"robots": "A1@(0,1)E{FUN1}"},
        {"deck": "bend-nothing"},
        {"deck": "97"},
        {"stage": "dreaming"},
        {"plants": "A1"},
        {"round": "-1"},
        {"nonsense": "1"},
        {"turn": "-"},
        {"ended": "never"},
        {"stored": "B=3"},
        {"corners": "A=(0,0) B=(0,0)"},
        {"tiles": "(1,1)=NESW/DEP.A (2,1)=NESW/DEP.A"},
        {"tiles": "(1,1)=EW/HOLE", "robots": "A1@(1,1)E{}"},
        {"robots": "A1@(0,1)E{} B1@(0,1)E{}"},
        {"robots": "A1@(0,1)E{} A1@(0,2)E{}"},
        {"robots": "A1@(0,1)E{|d999}"},
        {"plants": "A1@(4,4)"},
        {"cancelled": "A=(0,0)"},
        {"stage": "laying"},
        {"stage": "taking", "moving": "A1", "robots": "A1@(0,1)E{}"},
        {"stage": "driving"},
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(given: dict[str, str]) -> None:
    with pytest.raises(BadFile) as caught:
        at(given)
    assert "\n" not in caught.value.say("en")


# what is told at once, and how the table looks then


def moments(table: Table, seat: int, word: str) -> list[tuple[list[str], RobomasoView]]:
    """What a spectator sees happen when an answer is given: kinds of events, and the view after them."""
    table.listen([SPECTATOR])
    table.answer(seat, word)
    found = []
    for moment in table.all_news()[SPECTATOR]:
        assert isinstance(moment.view, RobomasoView)
        found.append(([event.kind.removeprefix("robomaso.") for event in moment.events], moment.view))
    return found


@pytest.mark.rule("RM-119", "RM-R63")
def test_both_shots_of_an_exchange_are_one_moment_and_both_robots_die_in_one() -> None:
    table = duel()
    table.answer(0, "fire:slimer:E")
    shown, shots, deaths, *rest = moments(table, 1, "fire:ray:W")

    assert shown[0] == ["secrets_shown"]
    assert shots[0] == ["shot_fired", "shot_fired"]
    assert [robot.total for robot in shots[1].robots] == [0, 0, 0, 0]  # both weapons are spent
    assert shots[1].robots[2].at == cell_at(4, 4)
    assert deaths[0] == ["robot_died", "robot_died"]
    assert [robot.at for robot in deaths[1].robots] == [-1, -1, -1, -1]
    assert [robot.discs for robot in deaths[1].robots] == [0, 2, 0, 1]  # whose they become is told next
    assert [kinds for kinds, _ in rest[:2]] == [["discs_won"], ["discs_won"]]


@pytest.mark.rule("RM-046", "RM-048")
def test_robots_that_crash_are_seen_on_one_cell_and_then_gone_together() -> None:
    table = at({"tiles": CORRIDOR, "robots": "A1@(3,4)E{SPD1|d1} A2@RESERVE{|d2} B1@(4,4)W{SPD2|d2} B2@RESERVE{|d1}"})
    _, crash, deaths, *_ = moments(table, 0, "step:E")

    assert crash[0] == ["robots_crashed"]
    assert [robot.at for robot in crash[1].robots[::2]] == [cell_at(4, 4)] * 2
    assert deaths[0] == ["robot_died", "cards_lost", "robot_died", "cards_lost"]
    assert [robot.at for robot in deaths[1].robots[::2]] == [-1, -1]


@pytest.mark.rule("RM-032", "RM-R07")
def test_cells_that_a_card_closes_in_are_filled_in_one_moment_when_it_lies() -> None:
    around = "(3,1)=NS (3,2)=NS (3,3)=NES (4,3)=EW (5,3)=EW (6,3)=SW (3,4)=NS (6,4)=NS (3,5)=NE (6,5)=NW (5,5)=EW"
    robots = "A1@(1,0)E{|d1} A2@RESERVE{|d2} B1@(9,4)S{|d2} B2@RESERVE{|d1}"
    given = {"tiles": around, "rest": "fill", "robots": robots, "stage": "laying", "drawn": "straight-mud"}
    holes = {"tiles": f"{around} (4,4)=- (5,4)=- (4,5)=-"}
    laid, filled, *_ = moments(at(given | holes), 0, "lay:45:1")

    assert laid[0] == ["card_laid"]
    assert laid[1].card[cell_at(4, 5)] == "straight-mud"
    assert laid[1].card[cell_at(4, 4)] is None
    assert filled[0] == ["cell_filled", "cell_filled"]
    assert [filled[1].card[cell_at(x, 4)] for x in (4, 5)] == ["down"] * 2


@pytest.mark.rule("RM-R57", "RM-043")
def test_a_view_shows_what_its_event_says() -> None:
    table = at({"tiles": CORRIDOR, "robots": "A1@(1,4)E{SLM1,REA1|d1} A2@RESERVE{|d2} B1@(4,4)W{RAY1|d2}"})
    driven, met = moments(table, 0, "step:E")
    assert (driven[0], driven[1].foe, driven[1].points) == (["robot_drove"], -1, 0)
    assert (met[0], met[1].foe, met[1].decider) == (["robots_met"], 2, 0)
    ((held, view),) = moments(table, 0, "hold")
    assert (held, view.foe, view.decider) == (["fire_held"], 2, 2)
    held_too, ended, *_ = moments(table, 1, "hold")
    assert (held_too[0], held_too[1].foe, held_too[1].met[2]) == (["fire_held"], -1, True)
    assert (ended[0], ended[1].robot, ended[1].robots[0].moved) == (["move_ended"], -1, True)


@pytest.mark.rule("RM-R17")
def test_the_view_says_how_long_the_truce_lasts() -> None:
    robots = "A1@(1,4)E{|d1} B1@(4,4)W{|d1}"
    left = [view_of(at({"tiles": CORRIDOR, "robots": robots, "round": str(each)}), 0).truce for each in (1, 5, 6, 7)]
    assert left == [6, 2, 1, 0]
    assert view_of(new_table("robomaso", 2, "no truce", {"truce_rounds": 0}), 0).truce == 0
    assert view_of(new_table("robomaso", 2, "a truce"), 0).truce == 6  # in the opening, too


@pytest.mark.rule("RM-016", "RM-021")
def test_the_view_says_whose_turn_it_is_and_who_follows() -> None:
    def told(**given: str) -> tuple[int, tuple[int, ...]]:
        robots = "A1@(1,0)E{|d1} B1@(9,4)S{|d1} C1@(9,6)S{|d1}"
        view = view_of(at({"robots": robots, "order": "B C A", "turn": "C"} | given, 3), 0)
        return view.turn, view.then

    assert told() == (2, (0, 1))
    assert told(turn="A") == (0, (1, 2))
    assert told(ended="rounds") == told(stage="corners", round="0") == (-1, ())


@pytest.mark.rule("RM-072", "RM-079", "RM-080", "RM-100", "RM-R40")
def test_the_view_says_what_counts_how_much_there_is_room_for_and_what_the_nest_adds() -> None:
    box = components()
    for kind, code in zip(box.kinds, CODES, strict=True):
        robots = f"A1@(4,4)E{{{code}1|d1}} B1@(9,4)S{{|d1}}"
        robot = view_of(at({"tiles": "(4,4)=EW/NEST", "robots": robots}), 0).robots[0]
        assert (robot.total, robot.limit) == (int(kind.counts), box.full)
        assert (robot.reaction, robot.nest) == (1 + (kind.id == "reaction"), 1)
    full = [view_of(at({"robots": f"A1@(1,0)E{{SPD{n}|d1}} B1@(9,4)S{{|d1}}"}), 0).robots[0].limit for n in (6, 7, 8)]
    assert full == [box.full, box.most, box.most]
    looted = {"robots": "A1@(1,0)E{SPD5,RAY2|d1} B1@(9,4)S{REA8|d1}", "looted": "A1=RAY2 B1=REA2"}
    seen = [(robot.limit, robot.full) for robot in view_of(at(looted), 0).robots[::2]]
    assert seen == [(box.most, False), (box.most, True)]
    assert view_of(at({"robots": looted["robots"]}, card_limit="all"), 0).robots[0].full


# time and bots


@pytest.mark.rule("RM-R81")
def test_a_missing_answer_is_given_as_the_page_says() -> None:
    table = duel()
    rules, state = GAME.rules, table.state
    assert rules.actions[int(rules.timeout(state, 0))].word == "hold"
    driving = at({"tiles": f"{CORRIDOR} (5,4)=NESW (6,4)=EW", "robots": "A1@(4,4)E{SPD1|d1} A2@RESERVE{|d2}"})
    assert rules.actions[int(rules.timeout(driving.state, 0))].word == "step:E"
    building = at({"robots": "A1@(1,0)E{|d1} A2@RESERVE{|d2}", "stage": "building"})
    assert rules.actions[int(rules.timeout(building.state, 0))].word == "draw"
    home = {"tiles": "(7,1)=N/CPU.A (1,2)=NESW/DEP.A", "stored": "A=2", "robots": "A1@WAIT{|d1} A2@(1,2)E{|d0}"}
    for stage, word in (("deploying", "deploy:1:N"), ("picking", "move:1")):
        both = home if stage == "deploying" else home | {"robots": "A1@(1,2)E{|d1} A2@(2,0)E{|d0}"}
        waiting = at(both | {"stage": stage})
        assert rules.actions[int(rules.timeout(waiting.state, 0))].word == word  # discs and computer stay as they are


@pytest.mark.rule("RM-028")
@pytest.mark.skipif(compiled.running, reason="the compiler leaves no calls to count")
def test_a_placement_is_judged_by_a_look_at_its_neighbours() -> None:
    """Bots judge hundreds of them a turn, so that no search of the maze may be part of it."""
    table = new_table("robomaso", 4, "full board", {"goal": "12", "truce_rounds": 12})
    rng = PlayoutRng(1)
    while len(empty := [cell for cell, card in enumerate(view_of(table, 0).card) if card is None]) > 8:
        seat = table.asked[0]
        answers = [action for action in table.legal(seat) if action.word != "suicide"]
        table.answer(seat, answers[int(rng.below(len(answers)))])
    state = table.state
    assert empty
    assert isinstance(state, RobomasoState)
    for card in range(20):
        for cell in empty:
            assert calls_of_judge(state, card, cell) <= 1 + 2 * 4 + 1  # itself, two a neighbour, one for the card


def calls_of_judge(state: RobomasoState, card: int, cell: int) -> int:
    """How many functions are called until a placement is judged."""
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    judge(state, card, cell, 0)
    sys.setprofile(None)
    return calls


@pytest.mark.skipif(not compiled.running, reason="whole games of this bot take minutes without the compiler")
def test_greedy_beats_random() -> None:
    task = Task("robomaso", ("greedy", "random"), {"round_limit": 60}, "duel", 0, 12)
    assert sum(result.winners == (0,) for result in play_many(task)) >= 10
