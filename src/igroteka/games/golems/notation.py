"""Positions and answers as text; docs/examples.md explains them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from igroteka.core.arrays import listed
from igroteka.core.engine import FINE, NOBODY, Options
from igroteka.core.errors import BadFile
from igroteka.core.fields import Ints
from igroteka.core.grid import FACINGS, OFF
from igroteka.core.notation import Notation
from igroteka.core.rng import Rng
from igroteka.core.values import NONE, listed_pairs
from igroteka.core.wire import Event, Seat
from igroteka.games.golems import picture
from igroteka.games.golems.actions import (
    CHOICE,
    EXIT,
    PROGRAM,
    QUESTION_WORDS,
    SEND,
    WORDS,
)
from igroteka.games.golems.position import (
    Row,
    card_text,
    golem_text,
    row_answers,
    row_text,
)
from igroteka.games.golems.reading import ARRAYS, BY_GOLEM, Reader, colours_in, names_of
from igroteka.games.golems.rules.barrels import forbids_teleport
from igroteka.games.golems.rules.logic import CARD_WORDS
from igroteka.games.golems.rules.water import forbids_exit
from igroteka.games.golems.scenario import (
    BadScenario,
)
from igroteka.games.golems.state import AWAY, ENDINGS, GolemsState
from igroteka.games.golems.tables import (
    AND,
    BOT_NAMES,
    COLOUR_NAMES,
    COMMANDS,
    CONTENT_NAMES,
    CONTENTS,
    GOLEMS,
    LETTERS,
    NO_COMMAND,
    OBJECT_NAMES,
    ROUNDS,
    ROWS,
    SIGN_NAMES,
    SIGNS,
    SPAN,
    TERRAIN_SIGNS,
    cell_name,
)
from igroteka.games.golems.view import FACE_DOWN, GolemsView, RowView, plan_view

VALUES = (
    "cup",
    "base",
    "map",
    "field",
    "terrain",
    *COLOUR_NAMES,
    "colours",
    "homes",
    "bots",
    "cards",
    *BY_GOLEM,
    "snow",
    "subs",
    "lengths",
    "luck",
    "drawn",
    "decks",
    "hidden",
    "barrels",
    "broken",
    "logic",
    "holds",
    "supply",
    "removed",
    "tokens",
    *(f"{colour} program" for colour in COLOUR_NAMES),
    "open",
    "used",
    "ready",
    "objects",
    "round",
    "turn",
    "extra",
    "asks",
    "run",
    "ended",
)


def wrong(what: str) -> BadFile:
    """A position that cannot be read."""
    return BadFile("golems-bad-position", what=what)


class Written(Notation[GolemsState, GolemsView]):
    """A position is a field, golems, cards, tokens and Programs; the seats are called by their colours."""

    seats = tuple(COLOUR_NAMES)
    replaces: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "map": ("base", "barrels", "terrain"),
        "field": ("base", "map", "barrels", "terrain"),
    }

    def names(self, state: GolemsState) -> tuple[str, ...]:
        if state.cup is not None:
            return tuple(f"p{seat + 1}" for seat in range(int(state.seats)))
        names = colours_in(state)
        return tuple(names[int(state.golem_of(seat))] for seat in range(int(state.seats)))

    # reading

    def read(self, given: dict[str, str], seats: int, options: Options, rng: Rng) -> GolemsState:
        self.only(given, *VALUES)
        try:
            return Reader(given, seats, options, rng).read()
        except BadScenario as error:
            message = "golems-bad-scenario" if error.line else "golems-bad-options"
            raise BadFile(message, line=error.line, what=error.what, found=error.found, known=error.known) from error
        except IndexError as error:
            raise wrong("a row of numbers is too short, or a number is too large") from error
        except ValueError as error:
            raise wrong(str(error)) from error

    # telling

    def tell(self, state: GolemsState) -> dict[str, str]:
        names, golems = colours_in(state), range(int(state.golems))
        cells = listed(state.field.cells)
        plan, scenario = state.field.plan, state.scene
        barrels = {cell: int(state.barrel[cell]) for cell in cells if state.barrel[cell]}
        told = {
            "cup": _cup_text(state),
            "base": "free" if scenario.free else "scenario",
            "map": picture.field_map(plan_view(state.scene), barrels),
            "terrain": _terrain_text(state) if any(plan.terrain) else "",
        }
        for golem in range(GOLEMS):
            told[names[golem]] = _golem_text(state, golem) if golem < state.golems else NONE
        told |= {
            "colours": listed_pairs(
                (COLOUR_NAMES[g], COLOUR_NAMES[state.colour[g]] if state.colour[g] >= 0 else "?") for g in golems
            ),
            "homes": listed_pairs(
                (names[g], f"{cell_name(int(state.home[g]))}:{FACINGS[state.front[g]]}") for g in golems
            ),
            "bots": listed_pairs((names[g], BOT_NAMES[state.bot[g]]) for g in golems if state.owner[g] == NOBODY),
            "cards": listed_pairs((names[g], card_text(int(state.card[g]), _values(state, g))) for g in golems),
        }
        for name, array_name in zip(BY_GOLEM, ARRAYS, strict=True):
            numbers = listed(getattr(state, array_name))
            told[name] = listed_pairs((names[g], numbers[g]) for g in golems if numbers[g])
        told |= self._tell_cards(state, names)
        told |= {
            "barrels": listed_pairs((cell_name(cell), CONTENT_NAMES[content]) for cell, content in barrels.items()),
            "broken": listed_pairs(
                (CONTENT_NAMES[c], int(state.opened[c])) for c in range(CONTENTS) if state.opened[c]
            ),
            "logic": listed_pairs((cell_name(c), SIGN_NAMES[state.logic[c]]) for c in cells if state.logic[c]),
            "objects": " ".join(
                f"{OBJECT_NAMES[state.object[c]]}={cell_name(c)}" for c in cells for _ in range(int(state.heap[c]))
            )
            or NONE,
            "round": str(int(state.round)),
            "turn": _turn_text(state, names),
            "extra": str(int(state.extra)),
            "asks": _asks(state),
            "run": _run_text(state),
            "ended": ENDINGS[state.ending],
        }
        return {name: value for name, value in told.items() if value}

    def _tell_cards(self, state: GolemsState, names: list[str]) -> dict[str, str]:
        golems = range(int(state.golems))
        players = [golem for golem in golems if state.owner[golem] != NOBODY]
        told = {
            "snow": listed_pairs((names[g], LETTERS[state.snow[g] - 1]) for g in golems if state.snow[g]),
            "subs": listed_pairs((names[g], _sub_text(state, g)) for g in players if state.sub[2 * g] != NO_COMMAND),
            "lengths": listed_pairs((names[g], _length_text(state, g)) for g in players if state.most[g]),
            "luck": listed_pairs((names[g], SIGN_NAMES[state.luck[g]]) for g in players),
            "holds": listed_pairs((names[g], SIGN_NAMES[state.held[g]]) for g in players if state.held[g]),
            "tokens": listed_pairs((names[g], _token_text(state, g)) for g in players if state.token[g]),
        }
        if state.terms.luck:
            drawn = min(int(state.round), ROUNDS)
            decks = {g: listed(state.deck)[g * ROUNDS : (g + 1) * ROUNDS] for g in players}
            told["drawn"] = listed_pairs((names[g], _signs(decks[g][:drawn])) for g in players if drawn)
            told["decks"] = listed_pairs((names[g], _signs(decks[g][drawn:])) for g in players if drawn < ROUNDS)
            closed = {g: [n + 1 for n in range(drawn) if not state.shown[g * ROUNDS + n]] for g in players}
            told["hidden"] = listed_pairs((names[g], _numbers(closed[g])) for g in players if closed[g])
        if state.terms.logic:
            told["supply"] = listed_pairs((SIGN_NAMES[s], int(state.supply[s])) for s in range(AND, SIGNS))
            told["removed"] = listed_pairs(
                (SIGN_NAMES[s], int(state.gone[s])) for s in range(AND, SIGNS) if state.gone[s]
            )
        for golem in players:
            rows = [_row(state, golem, row) for row in range(int(state.laid[golem]))]
            told[f"{names[golem]} program"] = " ".join(row_text(*row) for row in rows) or NONE
        for name, marks in (("open", listed(state.open)), ("used", listed(state.used))):
            rows_of = {g: [r + 1 for r in range(ROWS) if marks[g * ROWS + r]] for g in players}
            told[name] = listed_pairs((names[g], _numbers(rows_of[g])) for g in players if rows_of[g])
        done = [g for g in players if state.most[g] and state.asked[state.owner[g]] != PROGRAM]
        told["ready"] = " ".join(names[g] for g in done) or NONE
        return told

    def facts(self, state: GolemsState) -> dict[str, str]:
        names = colours_in(state)
        cells = listed(state.field.cells)
        found = {
            "lying": " ".join(cell_name(cell) for cell in cells if state.barrel[cell]) or NONE,
            "hands": listed_pairs(
                (names[g], "".join(LETTERS[c] * int(state.hand[g * COMMANDS + c]) for c in range(COMMANDS)) or NONE)
                for g in range(int(state.golems))
                if state.owner[g] != NOBODY
            ),
        }
        if state.mover != NOBODY and state.asked[state.mover] == EXIT:
            golem = state.golem_of(state.mover)
            exits = [cell_name(cell) for cell in cells if forbids_exit(state, golem, cell) == FINE]
            found["exits"] = " ".join(exits)
        elif state.mover != NOBODY and state.asked[state.mover] == SEND:
            landings = [cell_name(cell) for cell in cells if forbids_teleport(state, cell) == FINE]
            found["exits"] = " ".join(landings)
        return found

    # phrases

    def arrange(self, state: GolemsState, phrase: str) -> dict[str, str]:
        """`red runs F X; blue runs S S`: these Programs lie there, and all but the last of the players are ready."""
        programs = self._programs(state, phrase)
        if not programs:
            return {}
        names = [
            name for golem, name in enumerate(colours_in(state)) if golem < state.golems and state.owner[golem] >= 0
        ]
        asked = [name for name in names if programs.get(name)]
        if not asked:
            raise wrong(f"“{phrase}”: nobody has a row")
        changes = {f"{name} program": " ".join(programs.get(name, [])) or NONE for name in names}
        changes["lengths"] = listed_pairs((name, len(programs.get(name, []))) for name in names)
        changes |= {"asks": "program", "ready": " ".join(asked[:-1]) or NONE, "turn": asked[-1]}
        return changes | {"open": NONE, "used": NONE, "run": NONE}

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
        """`red programs F X`, `red lays FOR(F)`, `red takes axe`, `red exits b1`, `red chooses both`, …"""
        programs = self._programs(state, phrase)
        if programs:
            last = [name for name in self.names(state) if programs.get(name)][-1]
            return [(self.seat(last, state), "ready")]
        name, _, rest = phrase.partition(" ")
        seat, words = self.seat(name, state), rest.split()
        try:
            return [(seat, self._known(word)) for word in self._answers(words, phrase)]
        except ValueError as error:
            raise wrong(str(error)) from error

    def _answers(self, words: list[str], phrase: str) -> list[str]:
        match words:
            case ["programs", *rows]:
                return [*(answer for row in rows for answer in row_answers(row)), "ready"]
            case ["lays", *rows]:
                return [answer for row in rows for answer in row_answers(row)]
            case ["readies"]:
                return ["ready"]
            case ["finishes"]:
                return ["finish"]
            case ["takes", what]:
                return [f"colour:{what}" if what in COLOUR_NAMES else f"card:{what}"]
            case ["prepares", what]:
                return ["sub:none" if what == "nothing" else f"sub:{what}"]
            case ["tokens", colour, row]:
                return [f"token:{colour}:{row}"]
            case ["tokens", _, row, card]:
                return [f"token:{card}:{row}"]
            case ["tokens" | "exits" | "teleports", cell]:
                return [f"cell:{cell}"]
            case ["keeps"]:
                return ["keep"]
            case ["declines"]:
                return ["decline"]
            case ["chooses", pick]:
                return [pick]
            case [word]:
                return [word]
        raise wrong(f"“{phrase}” is no phrase of this game")

    def _known(self, word: str) -> str:
        if word not in WORDS:
            raise wrong(f"“{word}” is no answer of this game")
        return word

    # people

    def draw(self, view: GolemsView, language: str = "en") -> str:
        return picture.draw(view, language)

    def tell_view(self, view: GolemsView) -> dict[str, str]:
        names = names_of([golem.colour for golem in view.golems])
        golems = list(enumerate(view.golems))
        players = [(g, golem) for g, golem in golems if golem.owner != NOBODY]
        own = next((golem for _, golem in players if golem.owner == view.seat), None)
        told = {
            "asked": " ".join(names[g] for g, golem in players if golem.owner in view.asked) or "nobody",
            "prompt": view.prompt or NONE,
            "map": picture.field_map(view.field, dict(view.barrels)),
            "barrels": listed_pairs(
                (cell_name(c), "?" if k == FACE_DOWN else CONTENT_NAMES[k]) for c, k in view.barrels
            ),
            "broken": listed_pairs((CONTENT_NAMES[c], n) for c, n in enumerate(view.opened) if n),
            "damage": listed_pairs((names[g], golem.damage) for g, golem in golems if golem.damage),
            "cards": listed_pairs(
                (names[g], card_text(golem.card, [golem.power, golem.limit, golem.rows, golem.reach]))
                for g, golem in golems
            ),
            "luck": listed_pairs((names[g], "?" if golem.luck < 0 else SIGN_NAMES[golem.luck]) for g, golem in players),
            "holds": listed_pairs((names[g], SIGN_NAMES[golem.held]) for g, golem in players if golem.held),
            "subs": listed_pairs(
                (names[g], LETTERS[golem.sub[0]] + LETTERS[golem.sub[1]]) for g, golem in players if golem.sub[0] >= 0
            ),
            "tokens": listed_pairs(
                (names[g], _view_token(golem.token, golem.token_row, golem.token_on, golem.acted))
                for g, golem in players
                if golem.token
            ),
            "logic": listed_pairs((cell_name(cell), SIGN_NAMES[sign]) for cell, sign in view.logic),
            "lengths": listed_pairs((names[g], _span(golem.least, golem.most)) for g, golem in players if golem.most),
            "ready": " ".join(names[g] for g, golem in players if golem.ready) or NONE,
            "points": listed_pairs((names[g], golem.points) for g, golem in golems if golem.points),
            "round": str(view.round),
            "ended": ENDINGS[view.ending],
            "hand": "".join(LETTERS[c] * n for c, n in enumerate(view.hand)) if own else NONE,
        }
        for g, golem in golems:
            told[names[g]] = "out" if golem.cell == OFF else golem_text(golem.cell, golem.facing)
            told[f"{names[g]} program"] = " ".join(_seen_row(row) for row in golem.program) or NONE
        return told

    def args(self, event: Event) -> dict[str, object]:
        told = {name: _listed(value) for name, value in super().args(event).items()}
        return {name: int(value) if isinstance(value, bool) else value for name, value in told.items()}

    def label(self, word: str) -> tuple[str, dict[str, object]]:
        verb, _, rest = word.partition(":")
        first, _, second = rest.partition(":")
        if verb == "card":
            return "answer-card", {"card": first}
        if verb == "colour":
            return "answer-colour", {"colour": first}
        if verb == "sub":
            return (
                ("answer-sub-none", {}) if first == "none" else ("answer-sub", {"command": first[0], "next": first[1]})
            )
        if verb == "lay":
            return "answer-lay", {"command": first}
        if verb in ("if", "while"):
            return f"answer-{verb}", {"sensor": first or "any"}
        if verb == "token" and first in ("yes", "no"):
            return "answer-token-card", {"side": first, "row": second}
        if verb == "token":
            return "answer-token", {"colour": first, "row": second}
        if verb == "cell":
            return "answer-cell", {"cell": first}
        return f"answer-{verb}", {}


def _golem_text(state: GolemsState, golem: int) -> str:
    if state.cell[golem] == OFF:
        return "away" if state.out[golem] == AWAY else "out"
    return golem_text(int(state.cell[golem]), int(state.facing[golem]))


def _values(state: GolemsState, golem: int) -> list[int]:
    return [int(values[golem]) for values in (state.power, state.limit, state.rows, state.reach)]


def _terrain_text(state: GolemsState) -> str:
    """What lies under the tokens; gaps are told as plain."""
    plan = state.field.plan
    signs = [TERRAIN_SIGNS[terrain] for terrain in plan.terrain]
    rows = range(plan.height)
    return "\n".join("".join(signs[row * SPAN : row * SPAN + plan.width]) for row in rows)


def _sub_text(state: GolemsState, golem: int) -> str:
    return LETTERS[state.sub[2 * golem]] + LETTERS[state.sub[2 * golem + 1]]


def _length_text(state: GolemsState, golem: int) -> str:
    return _span(int(state.least[golem]), int(state.most[golem]))


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}-{most}"


def _signs(cards: list[int]) -> str:
    return ",".join(SIGN_NAMES[card] for card in cards)


def _numbers(numbers: list[int]) -> str:
    return ",".join(str(n) for n in numbers)


def _row(state: GolemsState, golem: int, row: int) -> Row:
    at = golem * ROWS + row
    return int(state.kind[at]), int(state.first[at]), int(state.second[at]), int(state.seen[at])


def _token_text(state: GolemsState, golem: int) -> str:
    on, acted = int(state.token_on[golem]), bool(state.acted[golem])
    return _view_token(int(state.token[golem]), int(state.token_row[golem]), on, acted)


def _view_token(token: int, row: int, on: int, acted: bool) -> str:
    card = f":{CARD_WORDS[on]}" if on else ""
    return f"{SIGN_NAMES[token]}:{row + 1}{card}{':used' if acted else ''}"


def _turn_text(state: GolemsState, names: list[str]) -> str:
    """Who is asked, where it is one."""
    if state.mover == NOBODY or (state.asked[state.mover] == PROGRAM and not state.terms.in_turns):
        return NONE
    return names[int(state.golem_of(state.mover))] if state.cup is None else f"p{int(state.mover) + 1}"


def _asks(state: GolemsState) -> str:
    return QUESTION_WORDS[PROGRAM if state.mover == NOBODY else int(state.asked[state.mover])]


def _cup_text(state: GolemsState) -> str:
    """A tournament as numbers."""
    if state.cup is None:
        return ""
    ints = Ints([])
    state.cup.write(ints)
    return " ".join(str(word) for word in ints.items)


def _run_text(state: GolemsState) -> str:
    """A row half carried out."""
    if state.mover != NOBODY and state.asked[state.mover] < CHOICE:
        return NONE
    ints = Ints([])
    state.run.write(ints)
    return " ".join(str(word) for word in ints.items)


def _seen_row(row: RowView) -> str:
    return "?" if row.kind == FACE_DOWN else row_text(row.kind, row.first, row.second, row.sensor)


def _listed(value: object) -> object:
    return (", ".join(str(item) for item in value) or NONE) if isinstance(value, tuple) else value
