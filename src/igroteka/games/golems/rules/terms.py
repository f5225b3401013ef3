"""The options, joined with what the scenario settles.

Chapter “Table of game options” of the rules.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.engine import NOBODY, Options, items_of
from igroteka.games.golems.rules.setup import starts_for
from igroteka.games.golems.scenario import (
    BY_LUCK,
    COOPERATIVE,
    KIDS,
    MODE_NAMES,
    TOURNAMENT,
    BadScenario,
    BotPlan,
    Scenario,
    default_starts,
    read_scenario,
)
from igroteka.games.golems.state import EVERYWHERE, Terms
from igroteka.games.golems.tables import (
    BOT_NAMES,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    GOLEMS,
    LUCK,
    NO_CARD,
    ROUNDS,
    SCENARIO_NAMES,
    SHEETS,
    SIGN_NAMES,
    UNCHOSEN,
    scenario_text,
)

AS_SCENARIO: Final = "scenario"  # the value of an option that is as the scenario says
USUAL: Final = ["last-stand", "first-duel", "three-knights", "grand-melee"]  # by players, from 1
USUAL_BY_MODE: Final[dict[str, list[str]]] = {
    "kids": ["treasure-labyrinth"],
    "puzzle": ["long-corridor"],
    "cooperative": ["last-stand", "bot-hunt"],
    "tournament": ["kings-tournament"],
}
SNOW_SCOPES: Final = ["movement", "translate", "all"]
FINALS: Final = ["river-crossing", "winter-pass"]  # for the third round of a bracket
TIEBREAKS: Final = ["draw", "most_damage_dealt", "sudden_death"]

_read: dict[str, Scenario] = {}  # our scenarios, read once


def scenario_of(name: str) -> Scenario:
    """One of our scenarios by its id, or one's own by its text; BadScenario says what is wrong with that."""
    if name in SCENARIO_NAMES:
        if name not in _read:
            _read[name] = read_scenario(scenario_text(name))
        return _read[name]
    if "\n" not in name:
        raise BadScenario(1, "unknown", name, ", ".join(SCENARIO_NAMES))
    return read_scenario(name)


def chosen_scenario(seats: int, options: Options) -> Scenario:
    """The scenario of the options; a usual one for the number of players if none is named."""
    name = options.text("scenario")
    usual = USUAL_BY_MODE.get(options.text("mode"), USUAL)
    return scenario_of(name or usual[min(seats, len(usual)) - 1])


def terms_of(seats: int, options: Options, scenario: Scenario) -> Terms:
    """All that is agreed; BadScenario says what does not go together."""
    luck = [] if scenario.mode == KIDS or scenario.bonus != BY_LUCK else luck_of(options.text("luck_deck"))
    bots = bots_of(options.text("bots"), seats, scenario)
    if bots and scenario.mode == TOURNAMENT:
        raise BadScenario(0, "bots", options.text("bots"), "")
    _check(seats, options.text("mode"), scenario, bots)
    cards = cards_of(options.text("cards"), seats, scenario)
    if options.numbers["golem_cards"] == EVERYWHERE:
        cards = _one_each(options.text("cards"), cards)
    colours = colours_of(options.text("colours"), seats, len(bots))
    return Terms(options.numbers, scenario, luck, cards, colours, bots, maps_of(scenario))


def maps_of(scenario: Scenario) -> list[Scenario]:
    """“The King's Tournament”: the fields: of the rounds of a bracket, of a league in turn, and the decider."""
    if scenario.mode != TOURNAMENT:
        return []
    return [*(scenario_of(name) for name in ["first-duel", "barrel-yard", *FINALS]), scenario]


def _check(seats: int, mode: str, scenario: Scenario, bots: list[BotPlan]) -> None:
    """GB-001, GB-067, GB-209, GB-R117: players and Bots that the scenario has room for."""
    if not scenario.least <= seats <= scenario.most:
        raise BadScenario(0, "seats", str(seats), f"{scenario.least}-{scenario.most}")
    golems = 2 if scenario.mode == TOURNAMENT else seats + len(bots)
    if golems > GOLEMS:
        raise BadScenario(0, "golems", str(golems), str(GOLEMS))
    if mode not in (AS_SCENARIO, MODE_NAMES[scenario.mode]):
        raise BadScenario(0, "mode", mode, MODE_NAMES[scenario.mode])
    if scenario.mode == KIDS and golems != 2:
        raise BadScenario(0, "two", str(golems), "2")
    if scenario.mode == COOPERATIVE and not bots:
        raise BadScenario(0, "no-bots", MODE_NAMES[COOPERATIVE], "")


def luck_of(text: str) -> list[int]:
    """GB-R13: the signs of a Luck deck; as in the box if none are named."""
    if not text:
        return list(LUCK)
    signs = items_of(text)
    if len(signs) != ROUNDS or any(sign not in SIGN_NAMES for sign in signs):
        raise BadScenario(0, "luck", text, ", ".join(SIGN_NAMES))
    return [SIGN_NAMES.index(sign) for sign in signs]


def cards_of(text: str, seats: int, scenario: Scenario) -> list[int]:
    """The Golem cards by seat: named, as the scenario says, or chosen in the game."""
    if text == "choose":
        return [UNCHOSEN] * seats
    if not text:
        return [scenario.card] * seats
    names = items_of(text)
    known = [*CARD_NAMES, "none"]
    if len(names) < seats or any(name not in known for name in names):
        raise BadScenario(0, "cards", text, ", ".join(CARD_NAMES))
    if "none" in names and scenario.mode != KIDS:
        raise BadScenario(0, "cards", text, ", ".join(CARD_NAMES))
    return [NO_CARD if name == "none" else CARD_NAMES.index(name) for name in names[:seats]]


def _one_each(text: str, cards: list[int]) -> list[int]:
    """GB-010, GB-R119: no card has two players, unless a tournament has more players than there are cards.

    What a scenario gives to several is chosen instead.
    """
    sheets = [CARDS[card].sheet for card in cards if card >= 0]
    twice = [sheet for sheet in sheets if sheets.count(sheet) > (len(sheets) + SHEETS - 1) // SHEETS]
    if twice and text:
        names = ", ".join(card.name for card in CARDS if card.sheet == twice[0])
        raise BadScenario(0, "same-card", text, names)
    return [UNCHOSEN] * len(cards) if twice else cards


def colours_of(text: str, seats: int, bots: int) -> list[int]:
    """The colours by seat: red, blue, green, yellow, or others that no Bot has, or chosen in the game."""
    if text == "choose":
        return [NOBODY] * seats
    names = items_of(text) if text else list(COLOUR_NAMES)
    if any(name not in COLOUR_NAMES for name in names) or len(set(names)) < len(names) or len(names) < min(seats, 4):
        raise BadScenario(0, "colours", text, ", ".join(COLOUR_NAMES))
    if set(names[:seats]) & set(COLOUR_NAMES[seats : seats + bots]):  # those are the Bots'
        raise BadScenario(0, "colours", text, ", ".join(COLOUR_NAMES[:seats] + COLOUR_NAMES[seats + bots :]))
    return [COLOUR_NAMES.index(names[seat % 4]) for seat in range(seats)]


def bots_of(text: str, seats: int, scenario: Scenario) -> list[BotPlan]:
    """GB-056, GB-060: the Bots of the scenario, or others on the starting cells behind those of the players."""
    if not text:
        return scenario.bots
    taken = [start[0] for start in starts_for(seats, scenario)[:seats]]
    others = default_starts(scenario.plan, taken + [barrel[0] for barrel in scenario.barrels])
    free = [start for start in [*scenario.starts, *others] if start[0] not in taken]
    bots: list[BotPlan] = []
    for item in items_of(text):
        card, _, program = item.partition(":")
        if card not in CARD_NAMES or program not in BOT_NAMES or not free:
            raise BadScenario(0, "bots", item, ", ".join(BOT_NAMES))
        face, start = CARD_NAMES.index(card), free.pop(0)
        values = [CARDS[face].power, CARDS[face].limit, CARDS[face].rows, CARDS[face].reach]
        bots.append(BotPlan(BOT_NAMES.index(program), values, face, start[0], start[1]))
    return bots
