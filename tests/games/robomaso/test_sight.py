"""What the rules can see ahead, from a view alone."""

from __future__ import annotations

import pytest

from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR
from igroteka.games.robomaso.events import RobotsCrashed, RobotsMet
from igroteka.games.robomaso.sight import sight_of
from igroteka.games.robomaso.tables import cell_at
from tests.games.robomaso.test_table import CORRIDOR, at, view_of


@pytest.mark.rule("RM-R28", "RM-R55")
def test_the_reach_of_a_move_shows_what_becomes_of_the_robot_and_who_could_shoot_whom() -> None:
    tiles = f"{CORRIDOR} (5,4)=NESW (6,4)=EW/HOLE (5,3)=NS (5,2)=NS (5,5)=NS/MUD"
    table = at({"tiles": tiles, "robots": "A1@(3,4)E{SPD2,RAY1|d1} A2@RESERVE{|d2} B1@(5,2)S{SLM1|d3}"})
    found = sight_of(view_of(table, 0))
    spots = {(spot.cell, spot.fate) for spot in found.reach[0]}

    assert (cell_at(4, 4), "drive") in spots
    assert (cell_at(6, 4), "hole") in spots
    assert (cell_at(5, 5), "end") in spots
    assert (cell_at(5, 3), "end") in spots
    crossing = next(spot for spot in found.reach[0] if spot.cell == cell_at(5, 4))
    assert crossing.path == (cell_at(4, 4), cell_at(5, 4))
    assert crossing.hits == crossing.hit_by == (2,)
    assert [line.way for line in found.lines if line.robot == 0] == ["ray:E"]


@pytest.mark.rule("RM-R28", "RM-R31")
def test_a_way_that_can_only_end_in_death_is_known_before() -> None:
    tiles = "(3,4)=EW (4,4)=NESW (5,4)={} (6,4)=EW/HOLE (4,3)=NS (4,2)=NS"

    def doom(tile: str, cards: str) -> dict[int, str | None]:
        robots = f"A1@(3,4)E{{{cards}|d1}} A2@RESERVE{{|d2}} B1@(9,4)S{{|d3}}"
        found = sight_of(view_of(at({"tiles": tiles.format(tile), "robots": robots}), 0))
        return {spot.cell: spot.doom for spot in found.reach[0] if spot.path}

    last = doom("EW", "SPD2")  # three cells: the crossing, then the hole, or north
    assert (last[cell_at(4, 4)], last[cell_at(5, 4)], last[cell_at(4, 3)]) == (None, "hole", None)
    assert doom("EW", "SPD1")[cell_at(5, 4)] is None  # it stops before the hole
    assert doom("EW/MAN", "SPD1,SPD1,MAN1")[cell_at(5, 4)] is None  # a second card, and it may stop
    assert doom("EW/MAN", "SPD2")[cell_at(5, 4)] == "hole"
    assert doom("EW/MAN", "SPD2,CAP1")[cell_at(5, 4)] is None  # it may take two


@pytest.mark.rule("RM-R29", "RM-R39")
def test_a_speed_card_that_must_be_taken_is_part_of_the_reach() -> None:
    given = {"tiles": "(3,4)=EW (4,4)=EW/SPD (5,4)=EW/HOLE", "robots": "A1@(3,4)E{|d1} B1@(9,4)S{|d3}"}
    for pickup, fate in (("optional", "end"), ("mandatory", "drive")):
        found = sight_of(view_of(at(given, pickup=pickup, speed_immediate=True), 0)).reach[0]
        spots = {spot.cell: (spot.fate, spot.doom) for spot in found}
        assert spots[cell_at(4, 4)] == (fate, "hole" if fate == "drive" else None)


@pytest.mark.rule("RM-049", "RM-R22", "RM-R35")
def test_who_must_wait_or_may_stand_is_shown_so() -> None:
    table = at({"tiles": "(3,4)=EW (4,4)=EW", "robots": "A1@(4,4)E{} B1@(9,4)S{}"})
    assert [(spot.cell, spot.fate) for spot in sight_of(view_of(table, 0)).reach[0]] == [(cell_at(4, 4), "wait")]
    shared = at({"tiles": "(1,2)=NESW/DEP.A", "robots": "A1@(1,2)E{} A2@(1,2)N{}", "moving": "A1"})
    assert (cell_at(1, 2), "end") in {(spot.cell, spot.fate) for spot in sight_of(view_of(shared, 0)).reach[0]}


@pytest.mark.rule("RM-058", "RM-R31")
def test_a_robot_that_turns_for_nothing_can_look_both_ways_where_its_movement_ends() -> None:
    given = {"tiles": CORRIDOR, "robots": "A1@(2,4)E{MAN3|d1} A2@(9,4)S{|d2} B1@(9,6)S{|d3}"}
    for turn_end, headings in (("answer", {1, 3}), ("automatic", {1})):
        found = sight_of(view_of(at(given, turn_end=turn_end), 0)).reach[0]
        assert {spot.heading for spot in found if spot.cell == cell_at(3, 4)} == headings
    table = at(given)
    for word in ("move:1", "step:E", "turn:1", "turn:1"):
        table.answer(0, word)
    before, after = (len(sight_of(view_of(each, 0)).reach[0]) for each in (at(given), table))
    assert before == after  # in its next turn it turns again


def outcomes(given: dict[str, str]) -> dict[str, tuple[str | None, bool]]:
    """By answer of the first player: what becomes of the robot, and whether that is a death it need not die."""
    found = sight_of(view_of(at(given), 0)).outcomes
    assert all(outcome.deadly == (outcome.fate in ("crash", "flytrap", "hole")) for outcome in found)
    return {outcome.word: (outcome.fate, outcome.rash) for outcome in found}


@pytest.mark.rule("RM-046", "RM-104", "RM-135")
def test_it_is_rash_to_die_where_one_can_go_elsewhere_or_shoot_what_is_in_the_way() -> None:
    crossing = "(3,4)=EW (4,4)=NESW (4,3)=NS (5,4)=EW{}"
    other = "B1@(5,4)W{|d3}"

    def found(tile: str, cards: str, more: str = "B1@(9,4)S{|d3}", **given: str) -> dict[str, tuple[str | None, bool]]:
        robots = f"A1@(4,4)E{{{cards}|d1}} A2@RESERVE{{|d2}} {more}"
        return outcomes({"tiles": crossing.format(tile), "robots": robots, "moving": "A1"} | given)

    assert found("", "") == {"step:N": ("end", False), "step:E": ("end", False)}
    assert found("/HOLE", "")["step:E"] == ("hole", True)
    assert found("", "", other)["step:E"] == ("crash", True)
    assert found("", "", plants="B2@(5,4)")["step:E"] == ("flytrap", True)
    straight = "(3,4)=EW (4,4)=EW (5,4)=EW"
    assert found("", "", other, tiles=straight) == {"step:E": ("crash", False)}
    assert found("", "MAN1", other, tiles=straight) == {"step:E": ("crash", True)}  # it may stand
    assert found("", "RAY1", other, tiles=straight) == {"step:E": ("crash", True)}
    assert found("", "RAY1", tiles=f"{straight}/HOLE") == {"step:E": ("hole", False)}


@pytest.mark.rule("RM-046", "RM-129", "RM-R70")
def test_a_shot_that_kills_the_shooter_does_not_clear_its_way() -> None:
    def found(cards: str, behind: str = "") -> dict[str, tuple[str | None, bool]]:
        robots = f"A1@(4,4)E{{{cards}|d1}} A2@RESERVE{{|d2}} B1@(5,4)W{{|d3}}"
        return outcomes({"tiles": f"(3,4)=EW (4,4)=EW (5,4)=EW {behind}", "robots": robots, "moving": "A1"})

    assert found("SNO1") == {"step:E": ("crash", False)}  # it explodes beside the thrower
    assert found("SNO1", "(6,4)=EW") == {"step:E": ("crash", True)}  # it can be thrown farther
    assert found("SNO1,RAY1") == {"step:E": ("crash", True)}


@pytest.mark.rule("RM-045", "RM-046", "RM-R27")
def test_what_becomes_of_a_robot_that_turns_and_then_steps_is_not_said_of_the_step() -> None:
    tiles = "(3,4)=NS (4,4)=NEW (5,4)=NW (5,3)=NS"
    robots = "A1@(4,4)N{{{}|d1}} A2@RESERVE{{|d2}} B1@(5,3)S{{|d3}}"

    def step(cards: str) -> tuple[str | None, bool]:
        table = at({"tiles": tiles, "robots": robots.format(cards), "moving": "A1"}, wall_turn="branch")
        words = {outcome.word: (outcome.fate, outcome.deadly) for outcome in sight_of(view_of(table, 0)).outcomes}
        return words["step:E"]

    assert step("SPD1") == ("crash", True)  # it has to go on, although after a turn its move would end there
    assert step("") == ("end", False)
    assert step("SPD2") == ("crash", True)
    assert step("SPD1,MAN2") == ("end", False)


@pytest.mark.rule("RM-R10", "RM-R16", "RM-R23", "RM-R72")
def test_where_robots_come_in_or_are_carried_is_known_before() -> None:
    field = {"tiles": "(1,2)=NESW/DEP.A", "stage": "deploying", "robots": "A1@WAIT{|d1} A2@(2,0)E{|d2} B1@(1,2)E{|d3}"}
    table = at(field)
    found = sight_of(view_of(table, 0)).outcomes
    assert {(outcome.cell, outcome.fate, outcome.rash) for outcome in found} == {(cell_at(1, 2), "crash", True)}
    assert sight_of(view_of(table, 1)).outcomes == ()
    free = outcomes(field | {"robots": "A1@WAIT{|d1} A2@(2,0)E{|d2} B1@(9,4)S{|d3}"})
    assert set(free.values()) == {(None, False)}
    placing = at({"tiles": "(1,1)=NS", "stage": "placing", "round": "0"}, start_position="corner_teleport")
    assert {outcome.cell for outcome in sight_of(view_of(placing, 0)).outcomes} == {cell_at(0, 0)}
    robots = "A1@(0,0)E-S{SPD1|d1} A2@RESERVE{|d2} B1@(9,9)W{|d3}"
    hops = outcomes({"robots": robots, "moving": "A1", "hop": "yes", "begun": "yes", "plants": "B1@(9,0)"})
    assert hops["hop:99:N"] == ("crash", True)
    assert hops["hop:90:S"] == ("flytrap", True)
    assert hops["hop:09:E"] == (None, False)


@pytest.mark.rule("RM-046", "RM-R22")
@pytest.mark.parametrize("share", [True, False])
def test_a_crash_is_foreseen_where_the_rules_let_it_happen_also_on_the_own_field(share: bool) -> None:
    tiles, own = "(1,2)=NESW/DEP.A (2,2)=EW", "A1@(2,2)W{}"
    for others in ("A2@(1,2)N{} B1@(9,4)S{}", "A2@RESERVE{} B1@(1,2)S{}"):
        table = at({"tiles": tiles, "robots": f"{own} {others}", "moving": "A1"}, share_own_field=share)
        foreseen = {outcome.word: outcome.fate for outcome in sight_of(view_of(table, 0)).outcomes}["step:W"]
        table.answer(0, "step:W")
        assert (foreseen == "crash") == any(isinstance(event, RobotsCrashed) for _, event in table.events(0))
        assert (foreseen == "crash") == ("B1@(1,2)" in others or not share)


@pytest.mark.rule("RM-R17")
def test_no_lines_of_fire_are_shown_during_the_truce() -> None:
    table = at({"tiles": CORRIDOR, "robots": "A1@(1,4)E{RAY1} B1@(4,4)W{RAY1}", "round": "3"})
    assert sight_of(view_of(table, 0)).lines == ()
    assert sight_of(view_of(at({"tiles": CORRIDOR, "robots": "A1@(1,4)E{RAY1} B1@(4,4)W{RAY1}"}), 0)).lines


@pytest.mark.rule("RM-117", "RM-119", "RM-120", "RM-R57")
def test_it_is_said_why_an_encounter_is_decided_so() -> None:
    def met(one: str, two: str) -> Table:
        table = at({"tiles": CORRIDOR, "robots": f"A1@(1,4)E{one} A2@RESERVE{{|d2}} B1@(4,4)W{two} B2@RESERVE{{|d1}}"})
        table.answer(0, "step:E")
        return table

    for one, two, why in (
        ("{SLM1|d1}", "{RAY1|d2}", "equal"),
        ("{SLM1|d1}", "{|d2}", "only"),
        ("{SLM1,REA1|d1}", "{RAY1|d2}", "faster"),
    ):
        table = met(one, two)
        [told] = [event.why for _, event in table.events(0) if isinstance(event, RobotsMet)]
        assert (told, sight_of(view_of(table, 1)).why) == (why, why)
    assert table.asked == (0,)
    table.answer(0, "hold")
    assert (table.asked, sight_of(view_of(table, 0)).why) == ((1,), "answer")
    table.answer(1, "hold")
    assert sight_of(view_of(table, 0)).why is None


@pytest.mark.rule("RM-R61", "RM-R77")
def test_of_two_on_one_cell_a_shot_hits_either_a_blast_both_and_in_an_encounter_the_foe_is_meant() -> None:
    tiles = "(1,2)=NESW/DEP.A (2,2)=EW (3,2)=EW (4,2)=EW"
    robots = "A1@(1,2)E{{RAY1,REA1|d1}} A2@(1,2)E{{|d2}} B1@({},2)W{{SLM1,SNO1|d1}} B2@RESERVE{{|d1}}"

    def hits(table: Table) -> dict[str, tuple[tuple[int, ...], bool]]:
        lines = sight_of(view_of(table, 1)).lines
        return {line.way: (line.hits, line.either) for line in lines if line.way in ("slimer:W", "snowbang:W2")}

    table = at({"tiles": tiles, "robots": robots.format(3), "turn": "B"}, safe_field=False)
    assert hits(table) == {"slimer:W": ((0, 1), True), "snowbang:W2": ((0, 1), False)}
    table = at({"tiles": tiles, "robots": robots.format(4), "turn": "B"}, safe_field=False)
    table.answer(1, "step:W")
    assert table.asked == (0,)  # one of the two is met, and faster
    assert hits(table) == {"slimer:W": ((0,), False), "snowbang:W2": ((0, 1), False)}


@pytest.mark.rule("RM-138", "RM-139", "RM-R70")
def test_a_shot_names_the_flytraps_and_the_own_robots_that_it_hits() -> None:
    tiles = "(1,2)=NESW/DEP.A (2,2)=EW (3,2)=EW (4,2)=EW"
    robots = "A1@(2,2)E{RAY1,SNO1,REA1|d1} A2@(1,2)E{|d2} B1@(4,2)W{|d1} B2@RESERVE{|d1}"

    def lines(given: dict[str, str], **options: bool) -> dict[str, tuple[tuple[int, ...], bool, tuple[int, ...]]]:
        found = sight_of(view_of(at({"tiles": tiles, "robots": robots, "moving": "A1"} | given, 2, **options), 0)).lines
        return {line.way: (line.own, line.rash, line.plants) for line in found if line.robot == 0}

    alone = lines({})
    assert alone["ray:E"] == ((), False, ())
    assert alone["snowbang:E1"] == ((0,), True, ())
    assert lines({"plants": "B2@(3,2)"})["ray:E"] == ((), False, (cell_at(3, 2),))
    met = {"foe": "B1", "decides": "A1", "stage": "duel"}
    assert lines(met, forced_fire=True)["snowbang:E1"] == ((0,), True, ())  # the ray would spare it
    beside = met | {"robots": robots.replace("RAY1,", "").replace("A1@(2,2)", "A1@(3,2)")}
    assert lines(beside)["snowbang:E1"] == ((0,), True, ())  # it may hold its fire
    assert lines(beside, forced_fire=True)["snowbang:E1"] == ((0,), False, ())


@pytest.mark.rule("RM-034", "RM-049", "RM-054", "RM-055", "RM-R26")
def test_what_a_robot_is_forced_to_do_is_said() -> None:
    def forced(robot: str, **given: str) -> str | None:
        tiles = "(1,4)=EW (2,4)=EW (3,4)=EW"
        position = {"tiles": tiles, "robots": f"{robot} A2@RESERVE{{|d2}} B1@(9,4)S{{|d3}}", "moving": "A1"} | given
        return sight_of(view_of(at(position), 0)).forced

    assert forced("A1@(2,4)E{SPD1|d1}") == "brakes"
    assert forced("A1@(2,4)E{MAN1|d1}") == "free"
    assert forced("A1@(3,4)E{|d1}") == "wait"
    assert forced("A1@(3,4)E{MAN1|d1}") == "may-wait"
    assert forced("A1@(2,4)W{|d1}", tiles="(1,4)=N (2,4)=EW") == "wall"
    assert forced("A1@(2,4)E{RAY1|d1}", points="0", begun="yes") == "spent"
    assert forced("A1@(0,0)E{|d1}", points="0", begun="yes", hop="yes") == "carried"
    assert forced("A1@(2,4)E{|d1}", moving="-", stage="building") is None


@pytest.mark.rule("RM-R58", "RM-R60")
def test_it_is_known_with_which_robot_a_player_shoots() -> None:
    table = at({"tiles": CORRIDOR, "robots": "A1@(1,4)E{SLM1|d1} A2@RESERVE{|d2} B2@(4,4)W{RAY1|d2} B1@RESERVE{|d1}"})
    assert [sight_of(view_of(table, seat)).shooter for seat in (SPECTATOR, 0, 1)] == [-1, 0, -1]
    table.answer(0, "step:E")
    assert [sight_of(view_of(table, seat)).shooter for seat in (SPECTATOR, 0, 1)] == [-1, 0, 3]
    table.answer(0, "hold")
    assert [sight_of(view_of(table, seat)).shooter for seat in (0, 1)] == [-1, 3]


@pytest.mark.rule("RM-135", "RM-R23")
def test_a_flytrap_on_the_entrance_is_deadly_and_a_free_field_is_not() -> None:
    given = {"stage": "deploying", "robots": "A1@WAIT{|d1} A2@(1,1)E{|d2} B1@(9,4)S{|d3}", "tiles": "(1,1)=NESW"}
    full = given | {"rest": "fill"}
    deadly = [sight_of(view_of(at(full | more), 0)).outcomes for more in ({}, {"plants": "B1@(0,0)"})]
    assert [{(each.fate, each.deadly) for each in found} for found in deadly] == [{(None, False)}, {("flytrap", True)}]
