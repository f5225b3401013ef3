"""Positions and answers as text; docs/examples.md explains them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from igroteka.core.arrays import listed
from igroteka.core.engine import FINE, NOBODY, Options
from igroteka.core.errors import BadFile
from igroteka.core.notation import Notation, Value
from igroteka.core.rng import PlayoutRng, Rng
from igroteka.core.values import DASH, join_items, join_pairs, one_of, pairs, read_number
from igroteka.core.wire import Event, Seat
from igroteka.games.golems import picture
from igroteka.games.golems.actions import EXIT, SEND
from igroteka.games.golems.knowledge import imagine
from igroteka.games.golems.position import question_in, values_of
from igroteka.games.golems.rules.barrels import forbids_teleport
from igroteka.games.golems.rules.setup import place_golems
from igroteka.games.golems.rules.terms import AS_SCENARIO, chosen_scenario, terms_of
from igroteka.games.golems.rules.water import forbids_exit
from igroteka.games.golems.scenario import KINDS, MODE_NAMES, PUZZLE, BadScenario, Scenario, read_scenario
from igroteka.games.golems.state import BY_SCENARIO, ON, GolemsState
from igroteka.games.golems.tables import COLOUR_NAMES, COMMANDS, LETTERS, SPAN, Field, cell_name
from igroteka.games.golems.unfinished import RUN
from igroteka.games.golems.view import GolemsView
from igroteka.games.golems.written import golem_text, golems_in, names_of, players_in, row_answers, row_text, seats_in

UNSAID = ("path", "through", "looks", "heading", "hits")  # fields of events
LABEL_ARGUMENTS = {"lay": ("command",), "token": ("colour", "row")}  # of answers, if it is not what they are called
UNWRITTEN = ("decks", "drawn", "hidden", *(value.name for value in RUN))  # of a position: not written of a view


def wrong(what: str) -> BadFile:
    """A position or a phrase that cannot be read."""
    return BadFile("golems-bad-position", what=what)


class GolemsNotation(Notation[GolemsState, GolemsView]):
    """A position is a field, golems, cards, tokens and Programs; the seats are called by their colours."""

    seats = tuple(COLOUR_NAMES)
    phrases: ClassVar[Mapping[str, str]] = {
        "readies": "ready",
        "finishes": "finish",
        "keeps": "keep",
        "declines": "decline",
        "chooses _": "{}",
        "tokens _": "cell:{}",
        "exits _": "cell:{}",
        "teleports _": "cell:{}",
        "tokens _ _": "token:{}:{}",
        "tokens _ _ _": "token:{2}:{1}",
    }
    replaces: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "map": ("base", "barrels", "terrain"),
        "field": ("base", "map", "barrels", "terrain"),
    }

    def names(self, state: GolemsState) -> tuple[str, ...]:
        if state.cup is not None:
            return tuple(name for _, name in seats_in(state))
        names = {int(state.owner[golem]): name for golem, name in players_in(state)}
        return tuple(names[seat] for seat in range(int(state.seats)))

    def read(self, given: dict[str, str], seats: int, options: Options, rng: Rng) -> GolemsState:
        try:
            state = begin(given, seats, options, rng)
            self.fill(state, given, "golems-bad-position")
        except BadScenario as error:
            message = "golems-bad-scenario" if error.line else "golems-bad-options"
            raise BadFile(message, line=error.line, what=error.what, found=error.found, known=error.known) from error
        except IndexError as error:
            raise wrong("a number is too large") from error
        except ValueError as error:
            raise wrong(str(error)) from error
        return state

    def values(self, state: GolemsState) -> Iterable[Value[GolemsState]]:
        return values_of(state)

    def facts(self, state: GolemsState) -> dict[str, str]:
        cells, hand = listed(state.field.cells), listed(state.hand)
        hands = {name: hand[g * COMMANDS : (g + 1) * COMMANDS] for g, name in players_in(state)}
        found = {
            "lying": join_items(cell_name(cell) for cell in cells if state.barrel[cell]),
            "hands": join_pairs((name, _letters(cards) or DASH) for name, cards in hands.items()),
        }
        if state.mover != NOBODY and question_in(state) in (EXIT, SEND):
            golem, is_exit = state.golem_of(state.mover), question_in(state) == EXIT
            forbidden = {c: forbids_exit(state, golem, c) if is_exit else forbids_teleport(state, c) for c in cells}
            found["exits"] = " ".join(cell_name(cell) for cell, number in forbidden.items() if number == FINE)
        return found

    def write_view(self, view: GolemsView) -> dict[str, str]:
        """The values and facts of a position that this view allows, but for what the seat does not know."""
        state = imagine(view, PlayoutRng(0))
        names = dict(golems_in(state))
        players = [(names[golem], seen) for golem, seen in enumerate(view.golems) if seen.owner != NOBODY]
        written = self.write(state) | self.facts(state)
        written = {name: text for name, text in written.items() if name not in UNWRITTEN}
        written |= {f"{name} program": join_items(map(row_text, seen.program)) for name, seen in players}
        return written | {
            "asked": " ".join(name for name, seen in players if seen.owner in view.asked) or "nobody",
            "prompt": view.prompt or DASH,
            "barrels": join_pairs((cell_name(cell), held or "?") for cell, held in view.barrels),
            "luck": join_pairs((name, seen.luck or "?") for name, seen in players),
            "ready": join_items(name for name, seen in players if seen.ready),
            "hand": _letters([*view.hand]) if view.hand else DASH,
        }

    # phrases

    def arrange(self, state: GolemsState, phrase: str) -> dict[str, str]:
        """`red runs F X; blue runs S S`: these Programs lie there, and all but the last of the players are ready."""
        programs = self._programs(state, phrase)
        if not programs:
            return {}
        names = [name for _, name in players_in(state)]
        asked = [name for name in names if programs.get(name)]
        if not asked:
            raise wrong(f"“{phrase}”: nobody has a row")
        changes = {f"{name} program": join_items(programs.get(name, [])) for name in names}
        changes["lengths"] = join_pairs((name, len(programs.get(name, []))) for name in names)
        changes |= {"asks": "program", "ready": join_items(asked[:-1]), "turn": asked[-1]}
        return changes | {"open": DASH, "used": DASH} | {value.name: "" for value in RUN}

    def _programs(self, state: GolemsState, phrase: str) -> dict[str, list[str]]:
        if " runs" not in phrase:
            return {}
        found: dict[str, list[str]] = {}
        for part in phrase.split(";"):
            words = part.split()
            if len(words) < 2 or words[1] != "runs":
                raise wrong(f"“{part.strip()}” is no Program; it is written “red runs F FOR(X)”")
            self.seat(words[0], state)
            found[words[0]] = words[2:]
        return found

    def perform(self, state: GolemsState, phrase: str) -> list[tuple[Seat, str]]:
        programs = self._programs(state, phrase)
        if programs:
            last = [name for name in self.names(state) if programs.get(name)][-1]
            return [(self.seat(last, state), "ready")]
        return super().perform(state, phrase)

    def answers(self, state: GolemsState, seat: Seat, words: list[str]) -> list[str]:
        """`red programs F X`, `red lays FOR(F)`, `red takes axe`, `red prepares FX`."""
        try:
            match words:
                case ["programs", *rows]:
                    return [*(answer for row in rows for answer in row_answers(row)), "ready"]
                case ["lays", *rows]:
                    return [answer for row in rows for answer in row_answers(row)]
        except ValueError as error:
            raise wrong(str(error)) from error
        match words:
            case ["takes", what]:
                return [f"colour:{what}" if what in COLOUR_NAMES else f"card:{what}"]
            case ["prepares", what]:
                return ["sub:none" if what == "nothing" else f"sub:{what}"]
        return []

    # people

    def draw(self, view: GolemsView, language: str = "en") -> str:
        return picture.draw(view, language)

    def args(self, event: Event) -> dict[str, object]:
        """Nothing is said as none, and yes as 1; what is only drawn is not said."""
        said = {name: value for name, value in super().args(event).items() if name not in UNSAID}
        told = {name: _listed("none" if value is None else value) for name, value in said.items()}
        return {name: int(value) if isinstance(value, bool) else value for name, value in told.items()}

    def label(self, word: str) -> tuple[str, dict[str, object]]:
        match word.split(":"):
            case ["sub", "none"]:
                return "answer-sub-none", {}
            case ["sub", commands]:
                return "answer-sub", {"command": commands[0], "next": commands[1]}
            case ["if" | "while" as verb, *sensor]:
                return f"answer-{verb}", {"sensor": sensor[0] if sensor else "any"}
            case ["token", "yes" | "no" as side, row]:
                return "answer-token-card", {"side": side, "row": row}
            case [verb, *parts]:
                return f"answer-{verb}", dict(zip(LABEL_ARGUMENTS.get(verb, (verb,)), parts))
        return word, {}


def begin(given: dict[str, str], seats: int, options: Options, rng: Rng) -> GolemsState:
    """A state on the field of a position, with the golems at the start."""
    logic = any(given.get(name, DASH) != DASH for name in ("logic", "holds", "tokens", "supply"))
    if logic and options.numbers["logic"] == BY_SCENARIO:
        numbers, options = options.numbers, Options(options.values)
        options.numbers = numbers | {"logic": ON}
    known = "free" if "map" in given or "field" in given else "scenario"
    is_free = given.get("base", known) == "free"
    scenario = _drawn_scenario(given, seats, options) if is_free else chosen_scenario(seats, options)
    state = GolemsState(seats, terms_of(seats, options, scenario), Field(scenario.plan), rng)
    state.practice = scenario.mode == PUZZLE
    if state.cup is None:
        place_golems(state)
    return state


def _drawn_scenario(given: dict[str, str], seats: int, options: Options) -> Scenario:
    """A field drawn freely: a scenario with starting cells where the golems stand, or where their homes are."""
    rows = given.get("map", "").split("\n")
    if "map" not in given:
        width, _, height = given.get("field", "4x4").partition("x")
        size = [read_number(width, "field"), read_number(height, "field")]
        if not all(1 <= side <= SPAN for side in size):
            raise ValueError(f"“field” is at most {SPAN}x{SPAN}, not {given['field']}")
        rows = ["." * size[0]] * size[1]
    mode = options.text("mode")
    kind = next(kind for kind, at in KINDS.items() if mode in (AS_SCENARIO, MODE_NAMES[at]))
    lines = [f"kind: {kind}", f"players: {seats}", "parts: free", "cards: sword", "map:", *(f"  {row}" for row in rows)]
    if "terrain" in given:
        lines += ["terrain:", *(f"  {row}" for row in given["terrain"].split("\n"))]
    cards, homes = dict(pairs(given.get("cards", DASH), "cards")), dict(pairs(given.get("homes", DASH), "homes"))
    bots = pairs(given.get("bots", DASH), "bots")
    starts = {name: homes.get(name, given.get(name, DASH)).replace(":", " ") for name in COLOUR_NAMES}
    if bots:
        items = [f"{program} {cards.get(name, 'sword')} {starts.get(name, DASH)}" for name, program in bots]
        lines.append("bots: " + ", ".join(items))
    told = dict(pairs(given.get("colours", DASH), "colours"))
    colours = [told.get(name, name) for name in COLOUR_NAMES]
    seated = names_of(NOBODY if name == "?" else one_of(name, COLOUR_NAMES, "colours") for name in colours)[:seats]
    taken = [given.get(name, DASH).split(" ")[0] for name in [*seated, *dict(bots)]]
    taken += [starts[name].split(" ")[0] for name in seated]
    spare = [golem_text(cell, facing) for cell, facing in read_scenario("\n".join(lines), strict=False).starts]
    spare = [text for text in spare if text.split(" ")[0] not in taken]
    lines.append("starts: " + ", ".join(starts[name] if " " in starts[name] else spare.pop(0) for name in seated))
    return read_scenario("\n".join(lines), strict=False)


def _letters(hand: list[int]) -> str:
    return "".join(LETTERS[command] * count for command, count in enumerate(hand))


def _listed(value: object) -> object:
    return (", ".join(str(item) for item in value) or DASH) if isinstance(value, tuple) else value
