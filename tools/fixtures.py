"""What sockets of the page would have received in whole games: `python tools/fixtures.py FOLDER` writes JSON files."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from igroteka.bots.base import LEVELS, bot_names, bot_seed, make_bot
from igroteka.core.table import Table, new_table
from igroteka.core.wire import SPECTATOR
from igroteka.server import telling

GAMES = {
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
}


def updates(table: Table, level: str) -> dict[int, list[object]]:
    """The updates of each seat and of a spectator, when bots play to the end."""
    bots = {seat: make_bot(level, table.game, bot_seed(table.seed, seat)) for seat in range(table.seats)}
    found: dict[int, list[object]] = {seat: [] for seat in range(SPECTATOR, table.seats)}
    since = dict.fromkeys(found, 0)
    while True:
        for seat, rows in found.items():
            update = telling.update(table, seat, since[seat], "en")
            if not rows or rows[-1] != update:
                rows.append(update)
            since[seat] = update.number
        if table.over:
            return found
        seat = table.asked[0]
        table.answer(seat, bots[seat].choose(table.view(seat), [action.code for action in table.legal(seat)]))


def main(folder: str) -> None:
    """Write a file for each game: the names, and the updates by seat."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name, (game, seats, options) in GAMES.items():
        for level in LEVELS:
            table = new_table(game, seats, f"fixture {name}", options, ["Anna", "Boris", "Cyril", "Dana"][:seats])
            if level not in bot_names(table.game):
                continue
            whole = {"names": table.names, "updates": updates(table, level)}
            Path(folder, f"{name}-{level}.json").write_bytes(msgspec.json.encode(whole))


if __name__ == "__main__":
    main(*sys.argv[1:2])
