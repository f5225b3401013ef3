"""Read the rules of a game, or one paragraph with its examples and its code; or look at its components."""

from __future__ import annotations

import argparse
import contextlib
import csv
import re
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
    parser.add_argument("--data", action="store_true", help="print the components as they are in the data files")
    parser.add_argument("--tree", nargs="?", const="", metavar="FILE", help="draw the technology tree as SVG")
    parser.add_argument("--cards", metavar="FOLDER", help="check card files of your own")


def run(asked: argparse.Namespace) -> int:
    """Print How to play and the numbered rules, or a paragraph with what shows it; or do what else was asked for."""
    if asked.tree is not None:
        return _draw_tree(asked)
    if asked.cards is not None:
        return _check_cards(asked)
    if asked.data:
        _show(_components(asked.game), paged=True)
    elif asked.rule is not None:
        _show(_paragraph(asked.game, asked.rule, asked.lang), paged=False)
    else:
        _show(_whole(asked.game, asked.lang), paged=True)
    return 0


def _show(text: str, paged: bool) -> None:
    """Markdown as a terminal shows it best, or as it is for other programs."""
    if not sys.stdout.isatty():
        print(text)
        return
    console = Console()
    with console.pager(styles=True) if paged else contextlib.nullcontext():
        console.print(Markdown(text))


def _paragraph(name: str, rule: str, language: str) -> str:
    """One paragraph, the examples that show it, and the code that carries it out."""
    found = pages.paragraph(name, rule, language)
    text = _markdown(found)
    if name not in registry.names():
        return text
    shown = examples.of_game(name)
    for message, lines in (
        ("core-rules-examples", [f"{id} {shown[id].title}" for id in examples.that_show(name, found.id)]),
        ("core-rules-code", pages.carried_out(name, found.id)),
    ):
        if lines:
            text += "\n\n" + "\n".join([tr(language, message), "", *(f"- {line}" for line in lines)])
    return text


def _markdown(found: pages.Paragraph) -> str:
    title = f" {found.title}." if found.title else ""
    return f"**{found.id}{title}** {found.text}"


def _whole(name: str, language: str) -> str:
    """How to play, then the numbered rules."""
    blocks = []
    for chapter in pages.page(name, language):
        blocks.append(f"{'#' * chapter.level} {chapter.title}")
        lines = [item if isinstance(item, str) else f"- {_markdown(item)}" for item in chapter.items]
        blocks += ["\n".join(lines)] if lines else []
    guide = _guide(name, language) if name in registry.names() else ""
    return "\n\n".join([guide, *blocks] if guide else blocks)


def _guide(name: str, language: str) -> str:
    """How to play without pictures: of a board its caption, of pieces their names and what they do."""

    def said(match: re.Match[str]) -> str:
        caption, what, of = match.groups()
        if what != "pieces":
            return f"> {caption}"
        wanted = [piece for piece in registry.get(name).pieces if piece.kind == of]
        return "\n".join(f"- **{tr(language, each.title)}**: {tr(language, each.help)}" for each in wanted)

    return pages.PICTURE.sub(said, pages.guide(name, language)).strip()


def _components(name: str) -> str:
    """The data files of a game as tables."""
    blocks = [f"# {registry.get(name).folder.name}"]
    for path in sorted((registry.get(name).folder / "data").glob("*.csv")):
        rows = [row for row in csv.reader(path.read_text(encoding="utf-8").splitlines()) if row]
        head, *rest = [f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in rows]
        blocks.append("\n".join([f"## {path.stem}", "", head, "|" + "---|" * len(rows[0]), *rest]))
    if len(blocks) == 1:
        raise BadInput("core-no-data", game=name)
    return "\n\n".join(blocks)


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
