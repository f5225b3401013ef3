"""Seats, options and the version of the rules."""

from igroteka.core.engine import Options
from igroteka.core.errors import BadSetup
from igroteka.core.game import Choice, Flag, Meta, Number, Scene, Text
from igroteka.games.golems.knowledge import goals_of, plan_view
from igroteka.games.golems.rules.terms import (
    AS_SCENARIO,
    FINALS,
    SNOW_SCOPES,
    TIEBREAKS,
    chosen_scenario,
    scenario_of,
    terms_of,
)
from igroteka.games.golems.scenario import MODE_NAMES, STANDARD, TOURNAMENT, BadScenario, Scenario
from igroteka.games.golems.tables import BOT_NAMES, OBJECT_NAMES, SCENARIO_NAMES, SIGN_NAMES
from igroteka.games.golems.view import SceneView


def _refused(error: BadScenario) -> BadSetup:
    message = "golems-bad-scenario" if error.line else "golems-bad-options"
    return BadSetup(message, line=error.line, what=error.what, found=error.found, known=error.known)


def check_scenario(text: str) -> None:
    """One of our scenarios, or one's own."""
    try:
        scenario_of(text)
    except BadScenario as error:
        raise _refused(error) from error


def check(seats: int, options: Options) -> None:
    """Scenario, players, Bots and options must go together."""
    try:
        terms_of(seats, options, chosen_scenario(seats, options))
    except BadScenario as error:
        raise _refused(error) from error


def scene_view(scene: Scenario) -> SceneView:
    """What a scenario looks like."""
    players = 2 if scene.mode == TOURNAMENT else scene.most
    golems = [(start[0], start[1], None) for start in scene.starts[:players]]
    return SceneView(
        field=plan_view(scene),
        goals=goals_of(scene),
        golems=(*golems, *((bot.cell, bot.facing, BOT_NAMES[bot.program]) for bot in scene.bots)),
        barrels=tuple(barrel[0] for barrel in scene.barrels),
        logic=tuple((token[0], SIGN_NAMES[token[1]]) for token in scene.logic),
        objects=tuple((thing[0], OBJECT_NAMES[thing[1]]) for thing in scene.objects),
    )


def scenes() -> tuple[Scene, ...]:
    """Our scenarios, each with the mode it belongs to and the players it is for."""
    found = []
    for name in SCENARIO_NAMES:
        scenario = scenario_of(name)
        mode = AS_SCENARIO if scenario.mode == STANDARD else MODE_NAMES[scenario.mode]
        players = tuple(range(scenario.least, scenario.most + 1))
        found.append(Scene(name, f"golems-scenario-{name}", {"mode": mode}, scene_view(scenario), players))
    return tuple(found)


META = Meta(
    name="golems",
    prefix="GB",
    rules_version=2,
    seats=range(1, 9),  # GB-001; more than four in a tournament
    turn_rules=("GB-147", "GB-156", "GB-104", "GB-R10"),
    end_rules=("GB-185", "GB-186"),
    options=(
        Text("scenario", "", check_scenario, scenes),  # GB-130
        Choice("mode", (AS_SCENARIO, *MODE_NAMES)),
        Text("cards", ""),  # GB-128
        Text("colours", ""),  # GB-129
        Text("bots", ""),  # GB-056
        Number("rounds", 0, 0, 10),  # GB-006; 0: as the scenario says
        Choice("logic", (AS_SCENARIO, "off", "on")),  # GB-024
        Choice("subprograms", (AS_SCENARIO, "off", "on")),  # GB-045
        Text("luck_deck", ""),  # GB-R13
        Flag("luck_open", True),  # GB-R12
        Number("program_timer", 0, 0, 3600),  # GB-R11; 0: none
        Choice("lethal_check", ("row_end", "pass_end")),  # GB-R04
        Flag("attack_condition"),  # GB-R09
        Choice("golem_cards", ("taken", "everywhere", "nowhere")),  # GB-R119
        Choice("late_defence", ("counts", "lost")),  # GB-R08
        Choice("swap", ("allowed", "blocked")),  # GB-R15
        Choice("ladder_landing", ("teleports", "never", "everywhere")),  # GB-R36, GB-R47
        Choice("slide_exit", ("command", "slide")),  # GB-R47
        Flag("strike_over_water"),  # GB-R52
        Choice("subprogram_cards", ("committed", "copied")),  # GB-R57
        Choice("sensor_supply", ("unlimited", "physical")),  # GB-R61
        Choice("while_golem", ("ends", "endless")),  # GB-R64
        Choice("while_strike", ("strict", "until_clear")),  # GB-R67
        Flag("friendly_fire", True),  # GB-R73
        Choice("unused_logic", ("supply", "removed")),  # GB-R79
        Choice("or_unchosen", ("stays", "passed")),  # GB-R89
        Choice("ice_trigger", ("leave", "enter")),  # GB-R94
        Choice("snow_scope", tuple(SNOW_SCOPES)),  # GB-R101
        Flag("bot_ladder_blocks"),  # GB-R106
        Choice("bot_strike_timing", ("step4", "immediate")),  # GB-R107
        Choice("bots_allied", (AS_SCENARIO, "off", "on")),  # GB-R110
        Choice("bot_row_limit", ("off", "card")),  # GB-R111
        Flag("end_when_one_player_left"),  # GB-R118
        Choice("last_row_tiebreak", ("draw", "least_overkill")),  # GB-R122
        Choice("tiebreak", tuple(TIEBREAKS)),  # GB-R124
        Choice("tournament", ("bracket", "league")),  # GB-188
        Choice("final_map", tuple(FINALS)),
        Flag("kids_simultaneous"),  # GB-R127
        Flag("kids_respawn", True),  # GB-R129
        Number("kids_turn_cap", 30, 0, 1000),  # GB-R130; 0: none
    ),
    former={
        1: {"late_defence": "lost", "ladder_landing": "never", "slide_exit": "slide", "or_unchosen": "passed"},
    },
    presets={
        "battle": {},
        "logic": {"logic": "on"},
        "cooperative": {"mode": "cooperative"},
        "puzzle": {"mode": "puzzle"},
        "kids": {"mode": "kids"},
        "tournament": {"mode": "tournament"},
    },
    check=check,
    timer="program_timer",
)
