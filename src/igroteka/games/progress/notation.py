"""Positions and answers as text; docs/examples.md explains them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from igroteka.core.engine import Options
from igroteka.core.notation import Notation, Value
from igroteka.core.rng import PlayoutRng, Rng
from igroteka.core.values import DASH, join_items, join_pairs
from igroteka.core.wire import Event, Seat
from igroteka.games.progress import box, picture, tables
from igroteka.games.progress.knowledge import amounts, imagine, sheet_of
from igroteka.games.progress.position import seat_names, values_of
from igroteka.games.progress.rules.ages import symbols_left
from igroteka.games.progress.rules.paying import actions_left, due_of
from igroteka.games.progress.rules.scoring import is_counted, title
from igroteka.games.progress.rules.setup import new_state
from igroteka.games.progress.sight import closed
from igroteka.games.progress.state import GOING_ON, ProgressState
from igroteka.games.progress.view import ProgressView, SheetView


class ProgressNotation(Notation[ProgressState, ProgressView]):
    """A position is areas, hands, decks, tracks and a turn; the seats are called by their colours."""

    seats = tuple(tables.COLOUR_NAMES)
    phrases: ClassVar[Mapping[str, str]] = {
        "draws": "draw",
        "quickdraws": "quick",
        "declines": "decline",
        "inherits": "heritage",
        "keeps": "keep",
        "begins": "begin",
        "ends": "end",
        "pays": "pay",
        "researches _": "research:{}",
        "exchanges _ for _": "exchange:{1} give:{0}",
        "drops *": "drop:{}",
        "takes _": "take:{}",
    }

    def names(self, state: ProgressState) -> tuple[str, ...]:
        return tuple(seat_names(state))

    def read(self, given: dict[str, str], seats: int, options: Options, rng: Rng) -> ProgressState:
        state = new_state(seats, options, rng)
        self.fill(state, given, "progress-bad-position")
        return state

    def values(self, state: ProgressState) -> Iterable[Value[ProgressState]]:
        return values_of(state)

    def facts(self, state: ProgressState) -> dict[str, str]:
        names, seat = self.names(state), int(state.on_turn())
        ages = range(1, int(state.terms.last_age) + 1)
        found = {
            "hand sizes": join_pairs((name, int(state.held[each])) for each, name in enumerate(names)),
            "deck sizes": " ".join(str(int(state.deck_size[age])) for age in ages),
            "pile sizes": " ".join(str(int(state.pile_size[age])) for age in ages),
            "actions left": str(actions_left(state, seat)),
            "values": _values([int(state.level(seat, skill)) for skill in range(box.SKILLS)]),
            "age tokens": str(symbols_left(state, int(state.age) + 1)),
            "points": join_pairs((name, sheet_of(state, each).total) for each, name in enumerate(names)),
            "due": DASH,
            "covered": "0",
            "title": title(state) if state.seats == 1 and state.ending != GOING_ON else DASH,
        }
        for each, name in enumerate(names):
            found[f"{name} values"] = _values([int(state.level(each, skill)) for skill in range(box.SKILLS)])
            hidden = state.ending == GOING_ON or not is_counted(state)
            found[f"sheet {name}"] = DASH if hidden else _sheet(sheet_of(state, each))
        if state.target != box.NONE:
            due = amounts(int(due_of(state, seat, state.target)))
            open_ = [max(0, due[kind] - int(state.pool[kind])) for kind in range(box.TYPES)]
            found["due"] = join_items(tables.LETTERS[kind] for kind in range(box.TYPES) for _ in range(open_[kind]))
            found["covered"] = str(min(sum(open_), int(state.pool[box.GENERAL])))
        return found

    # phrases

    def answers(self, state: ProgressState, seat: Seat, words: list[str]) -> list[str]:
        """`red discovers irrigation with S E calendar`, `red draws deck1 pile1`, `red shuffles 1 2`, …"""
        match words:
            case ["discovers" | "funds" as verb, what, *means] if means[:1] in ([], ["with"]):
                return [f"{verb[:-1]}:{what}", *_payment(means[1:]), "pay"]
            case ["draws", *sources]:
                return closed(state, seat, ["draw", *_sources(sources)])
            case ["quickdraws", *parts]:
                split = parts.index("dropping") if "dropping" in parts else len(parts)
                taken = closed(state, seat, ["quick", *_sources(parts[:split])])
                return [*taken, *(f"drop:{card}" for card in parts[split + 1 :])]
            case ["shuffles", *ages]:
                return closed(state, seat, ["shuffle", *(f"deck:{age}" for age in ages)])
            case ["returns", *cards]:
                return closed(state, seat, [f"back:{card}" for card in cards])
        return []

    # people

    def draw(self, view: ProgressView, language: str = "en") -> str:
        return picture.draw(view, language)

    def write_view(self, view: ProgressView) -> dict[str, str]:
        """The values and facts of a position that this view allows, but for what nobody knows."""
        state = imagine(view, PlayoutRng(0))
        names = seat_names(state)
        written = self.write(state) | self.facts(state)
        for age in range(1, view.last_age + 1):
            del written[f"deck {age}"]
            written[f"pile {age}"] = join_items(view.pile[age])
        for seat, player in enumerate(view.players):
            if seat != view.seat:
                hidden = ["?"] * (sum(player.backs) - len(player.known))
                written[f"{names[seat]} hand"] = join_items([*player.known, *hidden])
        if view.achievement is not None:
            written["achievements"] = join_items([view.achievement, *["?"] * len(view.under)])
        return written | {"asked": join_items(names[seat] for seat in view.asked), "prompt": view.prompt or DASH}

    def args(self, event: Event) -> dict[str, object]:
        told = super().args(event)
        return {name: _said(name, value) for name, value in told.items()}

    def label(self, word: str) -> tuple[str, dict[str, object]]:
        verb, _, rest = word.partition(":")
        argument = LABEL_ARGUMENTS.get(verb, "card")
        if argument == "kind":
            return f"answer-{verb}", {"kind": KIND_OF_LETTER[rest]}
        return f"answer-{verb}", {argument: int(rest) if rest.isdecimal() else rest}


LABEL_ARGUMENTS = {"fund": "price", "take": "person", "use": "kind", "spend": "kind", "deck": "age", "pile": "age"}
KIND_OF_LETTER = dict(zip(tables.LETTERS, box.KIND_NAMES, strict=True))


def _payment(means: list[str]) -> list[str]:
    """`*C S E calendar`: lasting knowledge, tokens, cards."""
    verbs = {True: "use", False: "spend"}
    found = []
    for word in means:
        letter = word.removeprefix("*")
        found.append(f"{verbs[word.startswith('*')]}:{letter}" if letter in list(tables.LETTERS) else f"drop:{word}")
    return found


def _sources(words: list[str]) -> list[str]:
    """`deck1`, `pile2`."""
    return [f"{word[:4]}:{word[4:]}" for word in words]


def _values(levels: list[int]) -> str:
    """`actions=3 … quickdraw=1/0`."""
    values = [str(int(tables.VALUES[skill][level])) for skill, level in enumerate(levels)]
    values[box.QUICK_SKILL] += f"/{int(tables.DROPS[levels[box.QUICK_SKILL]])}"
    return join_pairs(zip(box.SKILL_NAMES, values, strict=True))


def _sheet(sheet: SheetView) -> str:
    sources = ("cards", "symbols", "achievements", "personalities", "time", "total")
    rows = dict(zip(box.POWER_NAMES, sheet.power, strict=True)) | {"skills": sum(sheet.skills)}
    rows |= {name: getattr(sheet, name) for name in sources}
    return join_pairs(rows.items())


def _said(name: str, value: object) -> object:
    """Flags are numbers, and what is nothing is an empty word; the points of the skills are told as one number."""
    if isinstance(value, bool):
        return int(value)
    if value is None:
        return ""
    return sum(value) if name == "skills" and isinstance(value, tuple) else value
