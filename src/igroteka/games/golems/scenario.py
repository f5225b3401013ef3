"""Scenarios as text, and what is wrong with one.

Chapters “Setup” and “Scenarios” of the rules.

A scenario is a text of lines `word: value`; docs/scenarios.md explains them. `parts: free` draws a field that is not
made of the parts of the box; then the limits of the box do not count.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.fields import Shared
from igroteka.core.grid import EAST, FACINGS, FILES, NORTH, SOUTH, WEST
from igroteka.games.golems.tables import (
    BOT_NAMES,
    BOXED,
    CARD_NAMES,
    CARDS,
    CONTENT_NAMES,
    CONTENTS,
    EACH_TOKEN,
    GOLEMS,
    HOLDS_NOTHING,
    KIDS_ROWS,
    LADDER,
    MOST_BARRELS,
    MOST_OTHERS,
    MOST_WATER,
    NO_CARD,
    NO_OBJECT,
    OBJECT_NAMES,
    OWN_VALUES,
    PARTS,
    ROUNDS,
    SIGN_NAMES,
    SIGNS,
    SPAN,
    SUMMER,
    TERRAIN_SIGNS,
    UNCHOSEN,
    WALL,
    WATER,
    WHILE,
    Plan,
    cell_name,
)

# modes
STANDARD: Final = 0
KIDS: Final = 1
PUZZLE: Final = 2
COOPERATIVE: Final = 3
TOURNAMENT: Final = 4
MODE_NAMES: Final = ["standard", "kids", "puzzle", "cooperative", "tournament"]
KINDS: Final = {
    "battle": STANDARD,
    "plot": STANDARD,
    "kids": KIDS,
    "puzzle": PUZZLE,
    "solo": COOPERATIVE,
    "cooperative": COOPERATIVE,
    "tournament": TOURNAMENT,
}

# goals
LAST: Final = 0  # the last golem in action; else the fewest damage (GB-185, GB-186)
REACH: Final = 1  # a cell at the end of the Program
ELIMINATE: Final = 2  # all Bots
HILL: Final = 3  # points for golems on its cells at the end of a round
HOME: Final = 4  # objects carried to the own starting cell
RACE: Final = 5  # who first reaches a cell
COLLECT: Final = 6  # most objects
BRACKET: Final = 7  # a tournament
GOALS: Final = ["standard", "reach", "eliminate", "hill", "home", "race", "collect", "bracket"]

BY_LUCK: Final = -1  # Bonus cards are given by Luck cards
UNLIMITED: Final = 0
BARRELS_KNOWN: Final = 0
BARRELS_RANDOM: Final = 1  # GB-R121
BARRELS_PUSHED: Final = 2  # GB-R133: contents play no part
SIGNS_OF_MAP: Final = "._#o~AaBb" + "is"
LINE_WORDS: Final = [
    "title",
    "kind",
    "players",
    "rounds",
    "cards",
    "parts",
    "map",
    "terrain",
    "starts",
    "pair",
    "bots",
    "rows",
    "bonus",
    "barrels",
    "logic",
    "objects",
    "win",
    "options",
]
SWITCHES: Final = ["bots_allied", "logic", "no_subprograms"]


class BadScenario(Exception):
    """What is wrong with a scenario: the line, a word for the mistake, and what it is about."""

    def __init__(self, line: int, what: str, found: str, known: str) -> None:
        super().__init__(f"line {line}: {what}: {found} ({known})")
        self.line = line
        self.what = what
        self.found = found
        self.known = known


class BotPlan:
    """A Bot of a scenario (GB-056)."""

    def __init__(self, program: int, values: list[int], card: int, cell: int, facing: int) -> None:
        self.program = program
        self.values = values  # power, limit, rows, range
        self.card = card
        self.cell = cell
        self.facing = facing


class Scenario(Shared):
    """A scenario as it was read. It never changes."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.title = ""
        self.mode: int = STANDARD
        self.least: int = 2  # players
        self.most: int = 2
        self.rounds: int = ROUNDS
        self.card: int = UNCHOSEN  # of every player; UNCHOSEN: they choose
        self.free = False  # the field is not made of parts
        self.plan = Plan(1, 1)
        self.starts: list[list[int]] = []  # cell and facing
        self.pair: list[list[int]] = []  # instead of them when two play; none: the first two
        self.bots: list[BotPlan] = []
        self.rows: int = 0  # of every Program; 0: as the cards say
        self.bonus: int = BY_LUCK  # a sign that is given in every round; 0 for none
        self.barrels: list[list[int]] = []  # cell and content
        self.contents: int = BARRELS_KNOWN
        self.logic: list[list[int]] = []  # cell and sign
        self.objects: list[list[int]] = []  # cell and object
        self.goal: int = LAST
        self.cells: list[int] = []  # of the goal
        self.target: int = 0  # points or objects that win; 0: no number does
        self.object: int = NO_OBJECT  # what is carried or collected
        self.shared = False  # every cell of the goal is everybody's
        self.alone: int = 0  # points for being alone on the hill
        self.surviving = False  # one of the players must be in action
        self.undamaged = False
        self.switches: list[str] = []


def read_scenario(text: str, strict: bool = True) -> Scenario:
    """GB-130, GB-131, GB-132, GB-133, GB-137: a scenario from its text; BadScenario says what is wrong with it.

    A position somebody writes down is read less strictly: there golems may stand on ladders, and goals may lack.
    """
    return _Reader(text, strict).read()


def default_starts(plan: Plan, taken: list[int]) -> list[list[int]]:
    """GB-R120: two players in the middle of opposite edges, facing each other; the others of the edges between."""
    cells = [cell for cell in plan.cells if plan.solid[cell] == 0 and cell not in taken]
    height = max([cell // SPAN for cell in plan.cells] + [0])
    width = max([cell % SPAN for cell in plan.cells] + [0])
    aims = [  # row, column, facing
        [height, (width + 1) // 2, NORTH],
        [0, width // 2, SOUTH],
        [height // 2, 0, EAST],
        [(height + 1) // 2, width, WEST],
    ]
    starts: list[list[int]] = []
    for aim in aims:
        distances = [[abs(c // SPAN - aim[0]) + abs(c % SPAN - aim[1]), c] for c in cells]
        left = [pair for pair in distances if pair[1] not in [start[0] for start in starts]]
        if left:
            starts.append([min(left)[1], aim[2]])
    return starts


class _Reader:
    """A scenario being read, with the line of every word for its errors."""

    def __init__(self, text: str, strict: bool) -> None:
        self.scenario = Scenario(text)
        self.strict = strict
        self.values: dict[str, str] = {}
        self.blocks: dict[str, list[str]] = {}
        self.lines: dict[str, int] = {}
        self._split(text)

    def _split(self, text: str) -> None:
        word = ""
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.rstrip()
            if not line or line.startswith("#"):
                continue
            if line.startswith((" ", "\t")):
                if word not in ("map", "terrain"):
                    raise BadScenario(number, "indented", line.strip(), "map, terrain")
                self.blocks[word].append(line.strip())
                continue
            word, colon, value = line.partition(":")
            word = word.strip()
            if not colon or word not in LINE_WORDS:
                raise BadScenario(number, "word", word, ", ".join(LINE_WORDS))
            if word in self.lines:
                raise BadScenario(number, "twice", word, str(self.lines[word]))
            self.lines[word] = number
            self.values[word] = value.strip()
            if word in ("map", "terrain"):
                self.blocks[word] = []
                if value.strip():
                    raise BadScenario(number, "indented", value.strip(), "map, terrain")

    def _wrong(self, word: str, what: str, found: str, known: str = "") -> BadScenario:
        return BadScenario(self.lines.get(word, 1), what, found, known)

    def _value(self, word: str, default: str) -> str:
        found = self.values.get(word, default)
        if not found:
            raise self._wrong(word, "missing", word)
        return found

    def _items(self, word: str) -> list[list[str]]:
        """A list with commas, each item as its words; `none` is an empty one."""
        text = self.values.get(word, "none")
        if text == "none":
            return []
        items = [item.split() for item in text.split(",")]
        if [] in items:
            raise self._wrong(word, "empty", word)
        return items

    def _number(self, word: str, text: str, low: int, high: int) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 6 and low <= int(text) <= high):
            raise self._wrong(word, "number", text, f"{low} … {high}")
        return int(text)

    def _known(self, word: str, text: str, known: list[str]) -> int:
        if text not in known:
            raise self._wrong(word, "known", text, ", ".join(known))
        return known.index(text)

    def _cell(self, word: str, name: str) -> int:
        """A cell of the field by its name."""
        column, row = FILES.find(name[:1]), name[1:]
        if name and row.isascii() and row.isdecimal() and len(row) < 3 and 0 <= column < SPAN:
            cell = (int(row) - 1) * SPAN + column
            if cell in self.scenario.plan.cells:
                return cell
        raise self._wrong(word, "cell", name)

    def _facing(self, word: str, name: str) -> int:
        return self._known(word, name, list(FACINGS))

    def read(self) -> Scenario:
        """Line by line, then what must go together."""
        found = self.scenario
        found.title = self.values.get("title", "")
        found.mode = KINDS[sorted(KINDS)[self._known("kind", self._value("kind", "battle"), sorted(KINDS))]]
        least, _, most = self._value("players", "2").partition("-")
        high = 2 * GOLEMS if found.mode == TOURNAMENT else GOLEMS
        found.least = self._number("players", least.strip(), 1, high)
        found.most = self._number("players", most.strip(), found.least, high) if most else found.least
        rounds = self._value("rounds", "unlimited" if found.mode == KIDS else str(ROUNDS))
        if rounds == "unlimited" and found.mode == KIDS:
            found.rounds = UNLIMITED
        else:
            found.rounds = self._number("rounds", rounds, 1, ROUNDS)  # GB-006
        self._read_map()
        self._read_golems()
        self._read_barrels()
        self._read_things()
        self._read_win()
        for switch in self._items("options"):
            self._known("options", " ".join(switch), SWITCHES)
            found.switches.append(switch[0])
        if found.logic and "logic" not in found.switches:
            found.switches.append("logic")
        return found

    # the field

    def _read_map(self) -> None:
        found = self.scenario
        rows = self.blocks.get("map", [])
        if not rows:
            raise self._wrong("map", "missing", "map")
        width = len(rows[0])
        if width > SPAN or len(rows) > SPAN:
            raise self._wrong("map", "large", f"{width}x{len(rows)}", str(SPAN))
        plan = Plan(width, len(rows))
        found.plan = plan
        ladders: dict[str, int] = {}
        for number, row in enumerate(rows):
            line = self.lines["map"] + 1 + number
            if len(row) != width:
                raise BadScenario(line, "ragged", row, str(width))
            for column, sign in enumerate(row):
                cell = number * SPAN + column
                if sign not in SIGNS_OF_MAP:
                    raise BadScenario(line, "sign", sign, " ".join(SIGNS_OF_MAP))
                if sign == "_":
                    continue
                plan.cells.append(cell)
                if sign == "#":
                    plan.solid[cell] = WALL
                elif sign == "~":
                    plan.solid[cell] = WATER
                elif sign == "o":
                    found.barrels.append([cell, HOLDS_NOTHING])
                elif sign in "AaBb":
                    if sign in ladders:
                        raise BadScenario(line, "ladder", sign, cell_name(ladders[sign]))
                    plan.solid[cell] = LADDER
                    ladders[sign] = cell
        for letter in "AB":
            if (letter in ladders) != (letter.lower() in ladders):  # GB-R43
                raise self._wrong("map", "pair", letter)
            if letter in ladders:
                plan.ladders.append([ladders[letter], ladders[letter.lower()]])
        found.free = self._value("parts", "free") == "free"
        if found.free:
            self._read_terrain([SUMMER] * len(plan.terrain), rows)
            self._at_most("barrels", len(found.barrels), MOST_BARRELS)
        else:
            self._read_terrain(self._read_parts(), rows)
            self._check_box()

    def _read_parts(self) -> list[int]:
        """GB-008, GB-202: the terrain of the parts, each on any side; the map has cells exactly where they lie."""
        plan = self.scenario.plan
        terrain = [SUMMER] * len(plan.terrain)
        owner: dict[int, str] = {}
        for item in self._items("parts"):
            if len(item) != 3:
                raise self._wrong("parts", "part", " ".join(item))
            name, side, at = item[0], item[1], item[2]
            self._known("parts", name, sorted(PARTS))
            winter = self._known("parts", side, ["summer", "winter"])
            corner = self._cell("parts", at)
            plan.parts.append([ord(name), winter, corner])
            if [part[0] for part in plan.parts].count(ord(name)) > 1:
                raise self._wrong("parts", "twice", name, str(self.lines["parts"]))
            for row, signs in enumerate(PARTS[name]):
                for column, sign in enumerate(signs):
                    cell = corner + SPAN * row + column
                    if corner % SPAN + column >= plan.width or cell not in plan.cells:
                        raise self._wrong("parts", "outside", name, at)
                    if cell in owner:
                        raise self._wrong("parts", "overlap", name, owner[cell])
                    owner[cell] = name
                    terrain[cell] = TERRAIN_SIGNS.index(sign) if winter else SUMMER
        for cell in plan.cells:
            if cell not in owner:
                raise self._wrong("map", "no-part", cell_name(cell))
        return terrain

    def _read_terrain(self, terrain: list[int], rows: list[str]) -> None:
        """Ice and snow: of the parts, of the map, or of a layer of its own that also tells what is under tokens."""
        plan, told = self.scenario.plan, self.blocks.get("terrain", [])
        if told and (len(told) != plan.height or any(len(row) != plan.width for row in told)):
            raise self._wrong("terrain", "layer", f"{plan.width}x{plan.height}")
        for cell in plan.cells:
            row, column = cell // SPAN, cell % SPAN
            drawn = rows[row][column]
            sign = told[row][column] if told else drawn
            if told and sign not in TERRAIN_SIGNS:
                raise BadScenario(self.lines["terrain"] + 1 + row, "sign", sign, " ".join(TERRAIN_SIGNS))
            if told and drawn in "is" and drawn != sign:
                raise BadScenario(self.lines["terrain"] + 1 + row, "terrain", cell_name(cell), drawn)
            kind = TERRAIN_SIGNS.index(sign) if sign in TERRAIN_SIGNS else SUMMER
            known = sign in TERRAIN_SIGNS
            if self.scenario.free:
                terrain[cell] = kind
            elif known and terrain[cell] != kind:
                word = "terrain" if told else "map"
                raise BadScenario(self.lines[word] + 1 + row, "terrain", cell_name(cell), TERRAIN_SIGNS[terrain[cell]])
        plan.terrain = terrain

    def _check_box(self) -> None:
        """As many obstacle tokens as there are in the box."""
        plan = self.scenario.plan
        water = plan.solid.count(WATER)
        others = water + plan.solid.count(WALL) + plan.solid.count(LADDER)
        self._at_most("barrels", len(self.scenario.barrels), MOST_BARRELS)
        self._at_most("water", water, MOST_WATER)
        self._at_most("obstacles", others, MOST_OTHERS)

    def _at_most(self, thing: str, count: int, most: int) -> None:
        if count > most:
            raise self._wrong("map", f"many-{thing}", str(count), str(most))

    # golems

    def _read_golems(self) -> None:
        found = self.scenario
        cards = self._value("cards", "choose")
        if cards == "none":
            found.card = NO_CARD
        elif cards != "choose":
            found.card = self._known("cards", cards, CARD_NAMES)
        taken: list[int] = []
        for word, starts, occupied in (("starts", found.starts, taken), ("pair", found.pair, [])):
            for item in self._items(word):
                if len(item) != 2:
                    raise self._wrong(word, "start", " ".join(item))
                starts.append([self._free(word, item[0], occupied), self._facing(word, item[1])])
        if found.pair and len(found.pair) != 2:
            raise self._wrong("pair", "starts", str(len(found.pair)), "2")
        for item in self._items("bots"):
            if len(item) != 4:
                raise self._wrong("bots", "bot", " ".join(item))
            program = self._known("bots", item[0], BOT_NAMES)
            card, values = self._read_values(item[1])
            cell = self._free("bots", item[2], taken)
            found.bots.append(BotPlan(program, values, card, cell, self._facing("bots", item[3])))
        players = 2 if found.mode == TOURNAMENT else found.most
        if not found.starts:
            found.starts = default_starts(found.plan, taken + [barrel[0] for barrel in found.barrels])
        if len(found.starts) < players:
            raise self._wrong("starts", "starts", str(len(found.starts)), str(players))
        if players + len(found.bots) > GOLEMS:  # GB-067, GB-R117
            raise self._wrong("bots", "golems", str(players + len(found.bots)), str(GOLEMS))
        facings = [start[1] for start in found.starts[:players]]
        if players > 2 and len(set(facings)) < len(facings) and self.strict:  # GB-138
            raise self._wrong("starts", "facings", " ".join(FACINGS[facing] for facing in facings))
        if found.mode == KIDS and players + len(found.bots) != 2 and self.strict:  # GB-209
            raise self._wrong("players", "two", str(players + len(found.bots)))
        if "rows" in self.values:
            found.rows = self._number("rows", self.values["rows"], 1, 5)
        elif found.mode == KIDS:
            found.rows = KIDS_ROWS
        if "bonus" in self.values:
            found.bonus = self._known("bonus", self.values["bonus"], ["none", *SIGN_NAMES[1 : WHILE + 1]])

    def _read_values(self, text: str) -> tuple[int, list[int]]:
        """A Golem card, or values of the scenario's own: power/limit/rows/range (GB-056)."""
        if text in CARD_NAMES:
            card = CARDS[CARD_NAMES.index(text)]
            return CARD_NAMES.index(text), [card.power, card.limit, card.rows, card.reach]
        values = text.split("/")
        if len(values) != 4:
            raise self._wrong("bots", "values", text, ", ".join(CARD_NAMES))
        return OWN_VALUES, [self._number("bots", value, 1, 9) for value in values]

    def _free(self, word: str, name: str, taken: list[int]) -> int:
        """A cell a golem can start on."""
        cell = self._cell(word, name)
        barrels = [barrel[0] for barrel in self.scenario.barrels]
        if self.strict and (cell in taken or self.scenario.plan.solid[cell] or cell in barrels):
            raise self._wrong(word, "not-free", name)
        taken.append(cell)
        return cell

    # barrels, logic tokens, objects

    def _read_barrels(self) -> None:
        found = self.scenario
        text = self._value("barrels", "push" if found.mode == KIDS else "random" if found.barrels else "none")
        if text == "random":
            found.contents = BARRELS_RANDOM
            return
        if text == "push":
            found.contents = BARRELS_PUSHED
            return
        named: dict[int, int] = {}
        for item in self._items("barrels"):
            if len(item) != 2:
                raise self._wrong("barrels", "barrel", " ".join(item))
            named[self._cell("barrels", item[0])] = self._known("barrels", item[1], CONTENT_NAMES[1:]) + 1
        for barrel in found.barrels:
            if barrel[0] not in named and self.strict:
                raise self._wrong("barrels", "unnamed", cell_name(barrel[0]))
            barrel[1] = named.pop(barrel[0], HOLDS_NOTHING)
        for cell in named:
            raise self._wrong("barrels", "no-barrel", cell_name(cell))
        for content in range(HOLDS_NOTHING, CONTENTS):
            count = len([barrel for barrel in found.barrels if barrel[1] == content])
            if count > BOXED[content]:
                raise self._wrong("barrels", "contents", CONTENT_NAMES[content], str(BOXED[content]))

    def _read_things(self) -> None:
        found = self.scenario
        for item in self._items("logic"):
            if len(item) != 2:
                raise self._wrong("logic", "token", " ".join(item))
            sign = self._known("logic", item[1], SIGN_NAMES[WHILE + 1 : SIGNS]) + WHILE + 1
            taken = [start[0] for start in found.starts] + [bot.cell for bot in found.bots]
            found.logic.append([self._free("logic", item[0], taken), sign])
            if len([token for token in found.logic if token[1] == sign]) > EACH_TOKEN:
                raise self._wrong("logic", "tokens", item[1], str(EACH_TOKEN))
        if len({token[0] for token in found.logic}) < len(found.logic):
            raise self._wrong("logic", "not-free", " ".join(cell_name(token[0]) for token in found.logic))
        for item in self._items("objects"):
            kind = self._known("objects", item[0], OBJECT_NAMES[1:]) + 1
            for name in item[1:]:
                cell = self._cell("objects", name)
                if found.plan.solid[cell] or cell in [barrel[0] for barrel in found.barrels]:
                    raise self._wrong("objects", "not-free", name)
                found.objects.append([cell, kind])

    # the goal

    def _read_win(self) -> None:
        found = self.scenario
        words = self._value("win", "standard").split()
        found.goal = self._known("win", words[0], GOALS)
        rest = words[1:]
        if found.goal in (REACH, ELIMINATE):
            for word in ("surviving", "undamaged"):
                if word in rest:
                    rest.remove(word)
                    found.surviving = found.surviving or word == "surviving"
                    found.undamaged = found.undamaged or word == "undamaged"
        if found.goal == HILL:
            found.alone = self._parameter(rest, "alone", 2)
        if found.goal in (HILL, HOME):
            found.target = self._parameter(rest, "target", 6 if found.goal == HILL else 2)
        if found.goal in (HOME, COLLECT):
            found.object = self._known("win", rest.pop(0) if rest else "", OBJECT_NAMES[1:]) + 1
            if not found.objects:
                raise self._wrong("win", "objects", words[0])
        if found.goal == RACE and len(rest) == 2 and rest[0] == "row":
            row = self._number("win", rest[1], 1, found.plan.height) - 1
            found.cells = [cell for cell in found.plan.cells if cell // SPAN == row and not found.plan.solid[cell]]
            found.shared = True
            rest = []
        for name in rest:
            if found.goal not in (REACH, HILL, RACE):
                raise self._wrong("win", "win", name)
            found.cells.append(self._cell("win", name))
        wanted = {REACH: 1, HILL: 1, RACE: found.most}.get(found.goal, 0)
        if len(found.cells) < wanted or (found.goal == REACH and len(found.cells) > 1):
            raise self._wrong("win", "cells", words[0], str(wanted))
        if found.goal == ELIMINATE and not found.bots and self.strict:
            raise self._wrong("win", "no-bots", words[0])
        if (found.goal == BRACKET) != (found.mode == TOURNAMENT):
            raise self._wrong("win", "tournament", words[0])
        if found.goal == LAST and found.most + len(found.bots) < 2 and self.strict:
            raise self._wrong("win", "alone", words[0])
        if found.mode == KIDS and found.goal not in (RACE, COLLECT) and self.strict:
            raise self._wrong("win", "kids", words[0])
        if found.mode == PUZZLE and found.most > 1:
            raise self._wrong("players", "number", str(found.most), "1")

    def _parameter(self, rest: list[str], word: str, default: int) -> int:
        if word not in rest:
            return default
        at = rest.index(word)
        rest.pop(at)
        return self._number("win", rest.pop(at) if at < len(rest) else "", 1, 99)
