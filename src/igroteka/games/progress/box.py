"""The cards and boards of the box as they stand in the data files, read and checked (docs/sources/progress.md).

Who owns the box can put files of their own in the place of ours; a mistake in them is told with its row and column.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.data import BadCards, CsvRow, rows_of, whole

SCIENCE: Final = 0
ENGINEERING: Final = 1
CULTURE: Final = 2
GENERAL: Final = 3
TYPES: Final = 3  # typed kinds of knowledge (PR-035)
KINDS: Final = 4  # with general knowledge
KIND_NAMES: Final = ["science", "engineering", "culture", "general"]

ACTIONS_SKILL: Final = 0  # PR-026
DRAW_SKILL: Final = 1  # PR-027
HAND_SKILL: Final = 2  # PR-028
SHUFFLE_SKILL: Final = 3  # PR-029
DEVELOPMENT_SKILL: Final = 4  # PR-030
RESEARCH_SKILL: Final = 5  # PR-031
QUICK_SKILL: Final = 6  # PR-032
SKILLS: Final = 7  # PR-003
SKILL_NAMES: Final = ["actions", "draw", "hand", "shuffle", "development", "research", "quickdraw"]

PRESTIGE: Final = 0
POPULATION: Final = 1
ARMY: Final = 2
POWERS: Final = 3  # PR-004
POWER_NAMES: Final = ["prestige", "population", "army"]

AGES: Final = 4
PLAYERS: Final = 5
END: Final = 5  # the symbol after that of age IV
AGE_NAMES: Final = ["", "I", "II", "III", "IV", "END"]  # by number; after the last age, the end of the game
SYMBOL_NAMES: Final = ["", "", *AGE_NAMES[2:]]  # by number
GROUP_NAMES: Final = ["philosopher", "scholar", "master"]
LANGUAGES: Final = ["en", "ru", "nl", "cs"]
LINES: Final = 2  # price lines of a technology at the most (PR-060)
PRICES: Final = 4  # prices of an achievement at the most
NONE: Final = -1
MOST_TECHNOLOGIES: Final = 96
MOST_CARDS: Final = 96  # of an age
MOST_DEVELOPMENTS: Final = 7  # technologies in development, without the option `research_limit`

# what an effect changes
SKILL: Final = 0
KNOWLEDGE: Final = 1
TOKEN: Final = 2
POWER: Final = 3
CUBES: Final = 4
EFFECT_NAMES: Final = ["skill", "knowledge", "token", "power", "cubes"]

FILES: Final = [
    "technologies.csv",
    "personalities.csv",
    "achievements.csv",
    "skill_tracks.csv",
    "power_board.csv",
    "age_thresholds.csv",
    "starting_hands.csv",
]


class LineData:
    """What must be paid: an amount of knowledge, for nothing if the predecessor lies there (PR-061, PR-062)."""

    def __init__(self, kind: int, amount: int, before: str) -> None:
        self.kind = kind
        self.amount = amount
        self.before = before  # the id of a technology, or ""


class EffectData:
    """Something that a personality or an achievement brings."""

    def __init__(self, what: int, which: int, amount: int) -> None:
        self.what = what
        self.which = which  # a skill, a kind of knowledge, a power track
        self.amount = amount


class TechnologyData:
    """A technology card (PR-002)."""

    def __init__(self, id: str, names: dict[str, str], age: int, kind: int, source: str) -> None:
        self.id = id
        self.names = names
        self.age = age
        self.kind = kind
        self.source = source  # whether its values are known or reconstructed
        self.copies: list[int] = []  # by player-count mark, from 1+
        self.lines: list[LineData] = []
        self.skill = NONE
        self.token = NONE
        self.power: list[int] = []
        self.points = 0
        self.per_five = NONE  # the type of cards it counts at the end (PR-195)
        self.worth = 0  # knowledge when discarded
        self.symbol = 0


class PersonalityData:
    """A personality (PR-157)."""

    def __init__(self, id: str, names: dict[str, str], group: int, order: int, points: int) -> None:
        self.id = id
        self.names = names
        self.group = group
        self.order = order  # of philosophers: their place in the turn order
        self.points = points
        self.lasting: list[EffectData] = []
        self.heritage: list[EffectData] = []


class AchievementData:
    """An achievement (PR-173, PR-175)."""

    def __init__(self, id: str, names: dict[str, str], age: int, points: int) -> None:
        self.id = id
        self.names = names
        self.age = age
        self.points = points
        self.prices: list[LineData] = []
        self.benefits: list[EffectData] = []


class BoxData:
    """All there is in the box."""

    def __init__(self) -> None:
        self.technologies: list[TechnologyData] = []
        self.personalities: list[PersonalityData] = []
        self.achievements: list[AchievementData] = []
        self.values: list[list[int]] = [[] for _ in range(SKILLS)]  # by skill and position
        self.drops: list[int] = []  # by position of quick draw: cards to discard
        self.passed: list[list[int]] = [[] for _ in range(SKILLS)]  # points left of a position
        self.places: list[list[int]] = [[] for _ in range(POWERS)]  # points by place
        self.solo: list[list[int]] = [[] for _ in range(POWERS)]  # points by position
        self.needed: list[list[int]] = [[0] * (PLAYERS + 1) for _ in range(2 * (END + 1))]  # see `threshold`
        self.dealt: list[list[int]] = [[] for _ in range(PLAYERS + 1)]  # by players: starting hands in turn order

    def threshold(self, symbol: int, industry: bool, players: int) -> int:
        """PR-020, the complete table of thresholds: how many active symbols begin the next age, or end the game."""
        return self.needed[2 * symbol + (1 if industry else 0)][players]


def _names(row: CsvRow) -> dict[str, str]:
    """The names of a card in all languages."""
    return {language: row.name(f"name_{language}") for language in LANGUAGES}


def _line(row: CsvRow, prefix: str) -> LineData | None:
    """A price line; None if it is empty."""
    if not row.text(f"{prefix}_type"):
        for part in ("amount", "predecessor"):
            if row.text(f"{prefix}_{part}"):
                raise row.bad(f"{prefix}_{part}", "progress-cards-line-without-type")
        return None
    kind = row.one_of(f"{prefix}_type", KIND_NAMES[:TYPES])
    return LineData(kind, row.number_in(f"{prefix}_amount", 1, 99), row.text(f"{prefix}_predecessor"))


def _effects(row: CsvRow, column: str, allowed: list[str]) -> list[EffectData]:
    """Effect codes with semicolons between them."""
    found = []
    for code in row.text(column).split(";") if row.text(column) else []:
        words = code.strip().split(":")
        amount = whole(words[-1])
        if words[0] not in allowed or not 1 <= amount <= 20:
            raise row.bad(column, "progress-cards-unknown-benefit", ", ".join(allowed))
        what = EFFECT_NAMES.index(words[0])
        which = _which(row, column, what, words)
        found.append(EffectData(what, which, amount))
    return found


def _which(row: CsvRow, column: str, what: int, words: list[str]) -> int:
    if what == CUBES:
        if len(words) != 2:
            raise row.bad(column, "progress-cards-unknown-benefit", "cubes:2")
        return NONE
    names = SKILL_NAMES if what == SKILL else POWER_NAMES if what == POWER else KIND_NAMES
    if len(words) != 3 or words[1] not in names:
        raise row.bad(column, "progress-cards-unknown-benefit", ", ".join(names))
    return names.index(words[1])


def read_box(texts: dict[str, str]) -> BoxData:
    """The box of these files, by name."""
    box = BoxData()
    _read_technologies(box, rows_of(FILES[0], texts))
    _read_personalities(box, rows_of(FILES[1], texts))
    _read_achievements(box, rows_of(FILES[2], texts))
    _read_skills(box, rows_of(FILES[3], texts))
    _read_power(box, rows_of(FILES[4], texts))
    _read_thresholds(box, rows_of(FILES[5], texts))
    _read_hands(box, rows_of(FILES[6], texts))
    return box


def copies_in(box: BoxData, age: int, players: int) -> int:
    """PR-011: how many cards of an age so many players use."""
    return sum(sum(card.copies[:players]) for card in box.technologies if card.age == age)


def _read_technologies(box: BoxData, rows: list[CsvRow]) -> None:
    taken: list[str] = []
    for row in rows:
        id = row.id("id", taken)
        age = row.number_in("age", 1, AGES)
        if box.technologies and age < box.technologies[-1].age:
            raise row.bad("age", "progress-cards-ages-in-order")
        card = TechnologyData(id, _names(row), age, row.one_of("type", KIND_NAMES[:TYPES]), row.text("source"))
        card.copies = [row.number_in(f"copies_{mark}plus", 0, 9) for mark in range(1, PLAYERS + 1)]
        if row.number_in("copies_total", 1, 9 * PLAYERS) != sum(card.copies):
            raise row.bad("copies_total", "progress-cards-wrong-sum", str(sum(card.copies)))
        if card.copies[0] < 1:
            raise row.bad("copies_1plus", "progress-cards-solo-copy")
        for number in range(LINES):
            line = _line(row, f"price{number + 1}")
            if line is not None:
                card.lines.append(line)
        if not card.lines:
            raise row.bad("price1_type", "progress-cards-no-price")
        kind = row.text("benefit_kind")
        if kind == "skill":
            card.skill = row.one_of("benefit", SKILL_NAMES)
        elif kind == "token":
            card.token = row.one_of("benefit", KIND_NAMES)
        elif kind or row.text("benefit"):
            raise row.bad("benefit_kind" if kind else "benefit", "progress-cards-unknown-benefit", "skill, token")
        card.power = [row.number_in(track, 0, 20) for track in POWER_NAMES]
        card.points = row.number_in("vp", 0, 99)
        rule = row.text("endgame_rule")
        if rule:
            card.per_five = row.one_of("endgame_rule", [f"per5_{name}" for name in KIND_NAMES[:TYPES]])
        card.worth = row.number_in("knowledge", 0, 99)
        card.symbol = row.one_of("new_age_symbol", SYMBOL_NAMES)
        if card.symbol and card.symbol != age + 1:
            raise row.bad("new_age_symbol", "progress-cards-wrong-symbol", SYMBOL_NAMES[age + 1])
        box.technologies.append(card)
    if len(rows) > MOST_TECHNOLOGIES:
        raise BadCards(rows[0].file, 0, "id", "core-cards-too-many", str(len(rows)), str(MOST_TECHNOLOGIES))
    for age in range(1, AGES + 1):
        if sum(sum(card.copies) for card in box.technologies if card.age == age) > MOST_CARDS:
            raise BadCards(rows[0].file, 0, "copies_total", "core-cards-too-many", str(age), str(MOST_CARDS))
        if not any(card.age == age and card.symbol for card in box.technologies):
            raise BadCards(rows[0].file, 0, "new_age_symbol", "progress-cards-no-symbol", SYMBOL_NAMES[age + 1])
    _check_tree(box, rows)


def _check_tree(box: BoxData, rows: list[CsvRow]) -> None:
    """Every predecessor is a technology, not of a later age, and no technology comes before itself."""
    ages = {card.id: card.age for card in box.technologies}
    before = {card.id: [line.before for line in card.lines if line.before] for card in box.technologies}
    for row, card in zip(rows, box.technologies, strict=True):
        for number, line in enumerate(card.lines):
            column = f"price{number + 1}_predecessor"
            if line.before and line.before not in ages:
                raise row.bad(column, "progress-cards-unknown-predecessor")
            if line.before and ages[line.before] > card.age:
                raise row.bad(column, "progress-cards-later-predecessor")
    for row, card in zip(rows, box.technologies, strict=True):
        for number, line in enumerate(card.lines):
            if line.before and _leads_to(before, line.before, card.id):
                raise row.bad(f"price{number + 1}_predecessor", "progress-cards-cycle")


def _leads_to(before: dict[str, list[str]], start: str, goal: str) -> bool:
    """Whether `goal` comes somewhere before `start`, or is it."""
    seen: list[str] = []
    waiting = [start]
    while waiting:
        id = waiting.pop()
        if id == goal:
            return True
        if id not in seen:
            seen.append(id)
            waiting += before[id]
    return False


def _read_personalities(box: BoxData, rows: list[CsvRow]) -> None:
    taken: list[str] = []
    for row in rows:
        id = row.id("id", taken)
        group = row.one_of("group", GROUP_NAMES)
        if row.number_in("age", 1, AGES) != group + 1:
            raise row.bad("age", "progress-cards-wrong-age", str(group + 1))
        if box.personalities and group < box.personalities[-1].group:
            raise row.bad("group", "progress-cards-groups-in-order")
        order = row.number_in("order_number", 1, PLAYERS) if group == 0 else 0
        card = PersonalityData(id, _names(row), group, order, row.number_in("vp", 0, 99))
        card.lasting = _effects(row, "ongoing_benefit", EFFECT_NAMES[:2])
        card.heritage = _effects(row, "heritage", ["skill", "token", "power", "cubes"])
        if group == 0 and card.heritage:
            raise row.bad("heritage", "progress-cards-no-heritage")
        box.personalities.append(card)
    for group in range(len(GROUP_NAMES)):
        if len([card for card in box.personalities if card.group == group]) != PLAYERS:
            raise BadCards(rows[0].file, 0, "group", "progress-cards-five-of-each", GROUP_NAMES[group])
    if sorted(card.order for card in box.personalities[:PLAYERS]) != list(range(1, PLAYERS + 1)):
        raise BadCards(rows[0].file, 0, "order_number", "progress-cards-orders", "1-5")


def _read_achievements(box: BoxData, rows: list[CsvRow]) -> None:
    taken: list[str] = []
    ids = [card.id for card in box.technologies]
    for row in rows:
        id = row.id("id", taken)
        age = row.number_in("age", 1, AGES - 1)
        if box.achievements and age < box.achievements[-1].age:
            raise row.bad("age", "progress-cards-ages-in-order")
        card = AchievementData(id, _names(row), age, row.number_in("vp", 0, 99))
        for number in range(PRICES):
            line = _line(row, f"price{number + 1}")
            if line is None:
                continue
            if line.before and line.before not in ids:
                raise row.bad(f"price{number + 1}_predecessor", "progress-cards-unknown-predecessor")
            card.prices.append(line)
        if len(card.prices) < 2:
            raise row.bad("price2_type", "progress-cards-two-prices")
        card.benefits = _effects(row, "benefits", ["skill", "token", "power"])
        box.achievements.append(card)


def _read_skills(box: BoxData, rows: list[CsvRow]) -> None:
    for row in rows:
        skill = row.one_of("track", SKILL_NAMES)
        if row.number_in("position", 0, 20) != len(box.values[skill]):
            raise row.bad("position", "progress-cards-positions-in-order", str(len(box.values[skill])))
        most = MOST_DEVELOPMENTS if skill == DEVELOPMENT_SKILL else MOST_CARDS
        box.values[skill].append(row.number_in("value", 1 if skill == ACTIONS_SKILL else 0, most))
        box.passed[skill].append(row.number_in("vp_left_of_marker", 0, 99))
        if skill == QUICK_SKILL:
            box.drops.append(row.number_in("discard_value", 0, 99))
    for skill in range(SKILLS):
        if not box.values[skill]:
            raise BadCards(rows[0].file, 0, "track", "progress-cards-no-track", SKILL_NAMES[skill])


def _read_power(box: BoxData, rows: list[CsvRow]) -> None:
    for row in rows:
        track = row.one_of("track", POWER_NAMES)
        alone = row.one_of("side", ["multiplayer", "solo"]) == 1
        row.one_of("key", ["position" if alone else "place"])
        found = box.solo[track] if alone else box.places[track]
        if row.number_in("number", 0, 99) != len(found) + (0 if alone else 1):
            raise row.bad("number", "progress-cards-positions-in-order", str(len(found) + (0 if alone else 1)))
        found.append(row.number_in("vp", 0, 99))
    for track in range(POWERS):
        if len(box.places[track]) != PLAYERS or len(box.solo[track]) < 2:
            raise BadCards(rows[0].file, 0, "track", "progress-cards-no-track", POWER_NAMES[track])
        if len(box.solo[track]) != len(box.solo[0]):
            raise BadCards(rows[0].file, 0, "track", "progress-cards-unequal-tracks", POWER_NAMES[track])


def _read_thresholds(box: BoxData, rows: list[CsvRow]) -> None:
    for row in rows:
        symbol = row.one_of("symbol", SYMBOL_NAMES)
        if not symbol:
            raise row.bad("symbol", "core-cards-unknown-name", ", ".join(name for name in SYMBOL_NAMES if name))
        players = row.number_in("players", 1, PLAYERS)
        when = row.one_of("when", ["", "without industrial_revolution", "industrial_revolution"])
        count = row.number_in("active_symbols_needed", 1, 20)
        for industry in range(2):
            if when in (0, industry + 1):
                if box.needed[2 * symbol + industry][players]:
                    raise row.bad("symbol", "progress-cards-threshold-twice", str(players))
                box.needed[2 * symbol + industry][players] = count
    for symbol in range(2, END + 1):
        for industry in range(2):
            if symbol == END and not industry:
                continue
            for players in range(1, PLAYERS + 1):
                if not box.needed[2 * symbol + industry][players]:
                    raise BadCards(
                        rows[0].file, 0, "symbol", "progress-cards-no-threshold", f"{SYMBOL_NAMES[symbol]} ({players})"
                    )


def _read_hands(box: BoxData, rows: list[CsvRow]) -> None:
    for row in rows:
        players = row.number_in("players", 1, PLAYERS)
        if row.number_in("turn_order", 1, players) != len(box.dealt[players]) + 1:
            raise row.bad("turn_order", "progress-cards-positions-in-order", str(len(box.dealt[players]) + 1))
        box.dealt[players].append(row.number_in("cards", 1, 20))
    for players in range(1, PLAYERS + 1):
        if len(box.dealt[players]) != players:
            raise BadCards(rows[0].file, 0, "players", "progress-cards-no-hand", str(players))
        if sum(box.dealt[players]) >= copies_in(box, 1, players):  # a card is left, or age I would be exhausted
            raise BadCards(
                rows[0].file, 0, "cards", "progress-cards-large-hands", str(players), str(copies_in(box, 1, players))
            )
