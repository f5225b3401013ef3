"""What sockets of the page would have received in whole games: `python tools/fixtures.py FOLDER` writes JSON files."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import product, repeat
from pathlib import Path

import msgspec

from igroteka import pages
from igroteka.bots.base import LEVELS, bot_names, bot_seed, make_bot
from igroteka.core import registry
from igroteka.core.messages import LANGUAGES
from igroteka.core.record import Record, read
from igroteka.core.rng import PlayoutRng
from igroteka.core.table import Table, new_table
from igroteka.core.wire import SPECTATOR
from igroteka.server import encoding, payload

EVERYTHING = {"personalities": True, "achievements": True, "industrial_revolution": True}
GAMES: dict[str, tuple[str, int, dict[str, object]]] = {
    "basic-2": ("algoracing", 2, {"max_rounds": 30}),
    "basic-4": ("algoracing", 4, {"max_rounds": 30}),
    "full-2": ("algoracing", 2, {"mode": "full", "max_rounds": 40}),
    "full-3-neutral": ("algoracing", 3, {"mode": "full", "neutral_rovers": True, "max_rounds": 40}),
    "fourinarow": ("fourinarow", 2, {}),
    "golems-first-duel": ("golems", 2, {"scenario": "first-duel"}),
    "golems-logic-school": ("golems", 2, {"scenario": "logic-school", "colours": "choose"}),
    "golems-frozen-lake": ("golems", 3, {"scenario": "frozen-lake"}),
    "golems-river-crossing": ("golems", 2, {"scenario": "river-crossing"}),
    "golems-two-floors": ("golems", 4, {"scenario": "two-floors", "luck_open": False}),
    "golems-bots-at-the-gate": ("golems", 2, {"scenario": "bots-at-the-gate"}),
    "golems-king-of-the-hill": ("golems", 3, {"scenario": "king-of-the-hill"}),
    "golems-treasure-labyrinth": ("golems", 2, {"scenario": "treasure-labyrinth"}),
    "golems-crystal-run": ("golems", 2, {"scenario": "crystal-run"}),
    "golems-kings-tournament": ("golems", 3, {"scenario": "kings-tournament", "rounds": 3}),
    "progress-solo": ("progress", 1, {}),
    "progress-solo-everything": ("progress", 1, EVERYTHING),
    "progress-2": ("progress", 2, {"variant": "faster"}),
    "progress-2-personalities": ("progress", 2, {"variant": "faster", "personalities": True}),
    "progress-3-everything": ("progress", 3, {"variant": "faster"} | EVERYTHING),
    "progress-5-personalities": ("progress", 5, {"variant": "faster", "personalities": True}),
    "robomaso-4": ("robomaso", 4, {"truce_rounds": 0, "round_limit": 6}),
}
LONG = ("progress-2", "progress-3-everything", "progress-5-personalities")  # random games of these are very long
# Recorded games, which no change of a bot changes: by name the file in tests/games.
RECORDS = {
    "robomaso-2-document": "robomaso/replays/document-2.json",
    "robomaso-2-duels": "robomaso/replays/duels-2.json",
    "robomaso-2-ends": "robomaso/replays/ends-2.json",
    "robomaso-3-raids": "robomaso/replays/raids-3.json",
    "robomaso-3-later": "robomaso/replays/later-3.json",
}
RECORDED = Path(__file__).parents[1] / "tests" / "games"
NAMES = ["Anna", "Boris", "Cyril", "Dana", "Emil"]


def bots_of(table: Table, level: str) -> Callable[[], None]:
    """Gives the next answer of bots of this level."""
    bots = {seat: make_bot(level, table.game, bot_seed(table.seed, seat)) for seat in range(table.seats)}

    def answer() -> None:
        seat = table.asked[0]
        table.answer(seat, bots[seat].choose(table.view(seat), [action.code for action in table.legal(seat)]))

    return answer


def again(table: Table, record: Record) -> Callable[[], None]:
    """Gives the next answer of a recorded game."""
    entries = iter(record.entries)

    def answer() -> None:
        table.enter(next(entries))

    return answer


def updates(table: Table, answer: Callable[[], None]) -> dict[int, list[object]]:
    """The updates of each seat and of a spectator, until the game is over."""
    first = {seat: encoding.full_update(table, seat, 0, "en") for seat in range(SPECTATOR, table.seats)}
    found: dict[int, list[object]] = {seat: [update] for seat, (update, _) in first.items()}
    views = {seat: view for seat, (_, view) in first.items()}
    table.listen(found)
    while not table.over:
        answer()
        for seat, moments in table.all_news().items():
            update, views[seat] = encoding.next_update(table, views[seat], moments, "en")
            if any(moment.events or moment.changes for moment in update.moments):
                found[seat].append(update)
    return found


def main(folder: str) -> None:
    """Write a file for each game: the names, and the updates by seat; and what the page knows of boxes and examples."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    for own in registry.all_games():
        if own.box is not None:
            Path(folder, f"{own.name}.box").write_bytes(msgspec.json.encode(own.box()))
        Path(folder, f"{own.name}.pieces").write_bytes(msgspec.json.encode(own.pieces))
        Path(folder, f"{own.name}.films").write_bytes(msgspec.json.encode(films(own.name)))
        for language in LANGUAGES if own.messages is not None else ():
            Path(folder, f"{own.name}.{language}.ftl").write_text(own.messages(language), encoding="utf-8")
    Path(folder, "golems.drafts").write_bytes(msgspec.json.encode(drafts()))
    with ProcessPoolExecutor() as pool:
        list(pool.map(play, repeat(folder), GAMES))
        list(pool.map(play_again, repeat(folder), RECORDS))


def films(name: str) -> dict[str, payload.Film | None]:
    """The examples of How to play, as they are watched, by their ids."""
    return {id: encoding.film(name, id) for id in re.findall(r"\(board:([\w-]+)\)", pages.guide(name))}


def drafts() -> dict[str, object]:
    """What the rules of Battle of Golems say of all Programs of two rows of some cards; of S there is one."""
    game = registry.get("golems")
    given = {"field": "5x5", "red": "a1 E", "blue": "e5 W", "luck": "red=IF", "subs": "red=FF"}
    view = game.view_of(game.notation.read(given, 2, game.meta.complete({}), PlayoutRng(1)), 0)
    commands = ["lay:F", "lay:S"]
    conditions = product(["if", "if:wall"], [*commands, "gap"], [*commands, "gap"])
    rows = [*commands, *map(" ".join, conditions), "call"]
    questions = [" ".join(["draft", *laid]) for count in range(3) for laid in product(rows, repeat=count)]
    return {question: game.look(view, question) for question in questions}


def play(folder: str, name: str) -> None:
    """Write the games of this name, one for each kind of bot."""
    game, seats, options = GAMES[name]
    for level in LEVELS:
        table = new_table(game, seats, f"fixture {name}", options, NAMES[:seats])
        if level not in bot_names(table.game) or (level == "random" and name in LONG):
            continue
        write(Path(folder, f"{name}-{level}.json"), table, bots_of(table, level))


def play_again(folder: str, name: str) -> None:
    """Write a recorded game."""
    record = read(RECORDED / RECORDS[name])
    names = NAMES[: record.seats]
    options = registry.get(record.game).meta.played(record.rules_version, record.options, name)
    table = new_table(record.game, record.seats, record.seed, options, names)
    write(Path(folder, f"{name}.json"), table, again(table, record))


def write(path: Path, table: Table, answer: Callable[[], None]) -> None:
    """Write a whole game."""
    path.write_bytes(msgspec.json.encode({"names": table.names, "updates": updates(table, answer)}))


if __name__ == "__main__":
    main(*sys.argv[1:2])
