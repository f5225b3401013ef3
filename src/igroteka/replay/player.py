"""Any moment of a saved game: as a picture, as text, and what had happened until then."""

from __future__ import annotations

from html import escape
from typing import Any

from igroteka.core.game import Game
from igroteka.core.messages import of_kind, spelled, tr
from igroteka.core.notation import players_in
from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR, Event, Seat, View

LINE, CHARACTER, MARGIN = 20, 9.7, 16  # of a picture made of text, in pixels


def sentence(table: Table, event: Event, language: str) -> str:
    """An event as a sentence, with the names of this table."""
    args = spelled(language, table.game.name, table.game.notation.args(event))
    for name, players in players_in(event).items():
        args[name] = ", ".join(_name(table, seat, language) for seat in players)
    return tr(language, of_kind(event.kind), args)


def _name(table: Table, seat: Seat, language: str) -> str:
    """A player by name; what belongs to nobody by the game's word for it."""
    return table.names[seat] if 0 <= seat < table.seats else tr(language, f"{table.game.name}-nobody", {"number": seat})


def story(table: Table, seat: Seat, language: str, since: int = 0) -> list[str]:
    """What a seat was told, a sentence an event, with the paragraphs that made it happen."""
    lines = []
    for _, event in table.events(seat, since):
        cited = f"  [{', '.join(event.rules)}]" if event.rules else ""
        lines.append(sentence(table, event, language) + cited)
    return lines


def text(table: Table, seat: Seat = SPECTATOR, language: str = "en") -> str:
    """The moment as characters."""
    return table.game.notation.draw(table.view(seat), language)


def svg(game: Game[Any, Any], view: View) -> str:
    """The moment as a picture of the game's drawing in characters."""
    lines = game.notation.draw(view).splitlines()
    width = int(max((len(line) for line in lines), default=1) * CHARACTER + 2 * MARGIN)
    height = len(lines) * LINE + 2 * MARGIN
    rows = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + LINE * (n + 0.75):g}" xml:space="preserve">{escape(line)}</text>'
        for n, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" font-family="monospace" font-size="16"><rect width="100%" height="100%" fill="#fdf6e3"/>'
        f'<g fill="#3b3228">{rows}</g></svg>\n'
    )
