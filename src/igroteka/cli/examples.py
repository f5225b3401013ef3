"""Run the examples of the rules; exit code 1 and a comparison where one does not hold."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from igroteka import examples
from igroteka.core import registry
from igroteka.core.errors import BadFile
from igroteka.core.game import Game
from igroteka.core.messages import tr

HELP = "run the examples of the rules"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said."""
    parser.add_argument("what", nargs="*", metavar="GAME|FILE", help="a game, or files (default: all games)")
    parser.add_argument("--game", metavar="GAME", help="the game that files are about, if their folder does not tell")


def run(asked: argparse.Namespace) -> int:
    """Run and report."""
    held, failed = 0, 0
    words = asked.what or [game.name for game in registry.all_games()]
    for game, path in [pair for word in words for pair in _found(word, asked.game)]:
        for example in examples.load(path):
            outcome = examples.run(game, example)
            if outcome.failures:
                failed += 1
                print(f"{example.id} {example.title} ({', '.join(example.rules)})")
                print("\n".join(f"  {line}" for failure in outcome.failures for line in failure.splitlines()))
            else:
                held += 1
    print(tr(asked.lang, "core-examples-passed", {"count": held}))
    if failed:
        print(tr(asked.lang, "core-examples-failed", {"count": failed}))
    return 1 if failed else 0


def _found(word: str, game: str | None) -> list[tuple[Game[Any, Any], Path]]:
    """The example files a word means, each with its game."""
    if word in registry.names():
        found = registry.get(word)
        return [(found, path) for path in examples.files_of(found)]
    path = Path(word)
    if not os.path.isfile(path):  # which never raises
        known = ", ".join(registry.names())
        raise BadFile("core-bad-argument", what="GAME|FILE", expected=f"a file or one of {known}", value=word)
    if game is not None:
        return [(registry.get(game), path)]
    for owner in registry.all_games():
        if owner.folder in path.resolve().parents:
            return [(owner, path)]
    raise BadFile("core-which-game", file=word)
