"""Read the rules of a game, or one paragraph with its examples; draw its tree, check card files of one's own."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from igroteka import examples, pages
from igroteka.core import registry
from igroteka.core.errors import BadInput
from igroteka.core.messages import tr

HELP = "read the rules"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("rule", nargs="?", metavar="RULE-ID", help="one paragraph, such as AR-043")
    parser.add_argument("--tree", nargs="?", const="", metavar="FILE", help="draw the technology tree as SVG")
    parser.add_argument("--cards", metavar="FOLDER", help="check card files of your own")


def run(asked: argparse.Namespace) -> int:
    """Print the page, or the paragraph and the examples that show it; or do what else was asked for."""
    if asked.tree is not None:
        return _draw_tree(asked)
    if asked.cards is not None:
        return _check_cards(asked)
    text = pages.page(asked.game)
    if asked.rule is not None:
        paragraph = pages.paragraph(text, asked.rule)
        if paragraph is None:
            raise BadInput("core-unknown-rule", game=asked.game, rule=asked.rule)
        text = "\n\n".join([paragraph, *_shown_by(asked.game, asked.rule.upper())])
    if asked.lang != "en":
        print(tr(asked.lang, "core-english-only"), file=sys.stderr)
    if sys.stdout.isatty():
        console = Console()
        if asked.rule is None:
            with console.pager(styles=True):
                console.print(Markdown(text))
        else:
            console.print(Markdown(text))
    else:
        print(text)
    return 0


def _shown_by(name: str, rule: str) -> list[str]:
    """The examples that show a paragraph."""
    if name not in registry.names():
        return []
    game = registry.get(name)
    return [
        f"- {example.id} {example.title}"
        for path in examples.files_of(game)
        for example in examples.load(path)
        if rule in example.rules
    ]


def _draw_tree(asked: argparse.Namespace) -> int:
    game = registry.get(asked.game)
    if game.tree is None:
        raise BadInput("core-no-tree", game=game.name)
    path = Path(asked.tree or f"{game.name}-tree.svg")
    try:
        path.write_text(game.tree(asked.lang), encoding="utf-8")
    except OSError as error:
        raise BadInput("core-cannot-write", file=path, why=error.strerror or error) from error
    print(tr(asked.lang, "core-tree-drawn", {"file": str(path)}))
    return 0


def _check_cards(asked: argparse.Namespace) -> int:
    game = registry.get(asked.game)
    if game.check_data is None:
        raise BadInput("core-no-data", game=game.name)
    message, args = game.check_data(Path(asked.cards))
    print(tr(asked.lang, message, args))
    return 0
