"""Read the rules of a game, or one paragraph with its examples."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console
from rich.markdown import Markdown

from igroteka import examples, pages
from igroteka.core import registry
from igroteka.core.errors import BadInput
from igroteka.core.words import tr

HELP = "read the rules"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("rule", nargs="?", metavar="RULE-ID", help="one paragraph, such as AR-043")


def run(asked: argparse.Namespace) -> int:
    """Print the page, or the paragraph and the examples that show it."""
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
