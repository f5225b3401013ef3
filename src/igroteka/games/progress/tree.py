"""The technology tree as a picture: columns by age, colours by type, an arrow from each predecessor."""

from __future__ import annotations

from html import escape

from igroteka.core.messages import tr
from igroteka.games.progress.box import (
    AGES,
    KIND_NAMES,
    NONE,
    POWER_NAMES,
    SKILL_NAMES,
    SYMBOL_NAMES,
    TYPES,
    TechnologyData,
)
from igroteka.games.progress.layout import Spot, spots
from igroteka.games.progress.tables import BOX, TECH_NAMES

WIDE, HIGH = 224, 74  # of a card
ACROSS, DOWN = 86, 16  # between cards
MARGIN, HEAD = 24, 64
FILLS = ("#dbe9f6", "#f7e3cf", "#ecdcf2")  # science, engineering, culture
PENS = ("#1f5f99", "#a35a12", "#7b3294")
SIGNS = ("S", "E", "C")  # colour never stands alone


def tree(language: str) -> str:
    """The whole tree as SVG."""
    found = spots(AGES)
    starts = [0]  # by age: its first column
    for age in range(1, AGES + 1):
        starts.append(starts[-1] + max(each.column + 1 for each in found if tech_of(each).age == age))
    rooms = [max(each.row + 1 for each in found if tech_of(each).kind == kind) for kind in range(TYPES)]
    width = 2 * MARGIN + starts[-1] * WIDE + (starts[-1] - 1) * ACROSS
    height = MARGIN + HEAD + sum(rooms) * (HIGH + DOWN)
    corners = {  # of the cards, left and above
        each.card: (
            MARGIN + (starts[tech_of(each).age - 1] + each.column) * (WIDE + ACROSS),
            HEAD + (sum(rooms[: tech_of(each).kind]) + each.row) * (HIGH + DOWN),
        )
        for each in found
    }
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="Nunito, Segoe UI, DejaVu Sans, sans-serif" font-size="13">',
        f"<title>{escape(tr(language, 'progress-tree-title'))}</title>",
        f'<rect width="{width}" height="{height}" fill="#fbf8f1"/>',
    ]
    parts += _ages(starts, height, language)
    for card in BOX.technologies:
        for number, line in enumerate(card.lines):
            if line.before:
                parts.append(_arrow(corners[line.before], corners[card.id], number, line.kind))
    parts += [_box(card, corners[card.id], language) for card in BOX.technologies]
    return "\n".join([*parts, "</svg>", ""])


def tech_of(spot: Spot) -> TechnologyData:
    """The technology that lies there."""
    return BOX.technologies[TECH_NAMES.index(spot.card)]


def _ages(starts: list[int], height: int, language: str) -> list[str]:
    """A heading over the columns of each age, and a line between ages."""
    parts = []
    for age in range(1, AGES + 1):
        left = MARGIN + starts[age - 1] * (WIDE + ACROSS)
        right = MARGIN + starts[age] * (WIDE + ACROSS) - ACROSS
        title = escape(tr(language, "progress-tree-age", {"age": age}))
        parts.append(
            f'<text x="{(left + right) / 2}" y="36" text-anchor="middle" font-size="20" font-weight="700" '
            f'fill="#3a3226">{title}</text>'
        )
        if age > 1:
            x = left - ACROSS / 2
            parts.append(
                f'<line x1="{x}" y1="14" x2="{x}" y2="{height - 14}" stroke="#d8cfbb" stroke-dasharray="6 6"/>'
            )
    return parts


def _arrow(start: tuple[float, float], end: tuple[float, float], number: int, kind: int) -> str:
    """From the right of a predecessor to the price line of its successor."""
    x, y = start[0] + WIDE, start[1] + HIGH / 2
    u, v = end[0], end[1] + 33 + 15 * number
    bend = max(40.0, (u - x) / 2)
    return (
        f'<path d="M{x:.0f} {y:.0f}C{x + bend:.0f} {y:.0f} {u - bend:.0f} {v:.0f} {u - 5:.0f} {v:.0f}" fill="none" '
        f'stroke="{PENS[kind]}" stroke-width="1.6" opacity="0.62"/>'
        f'<path d="M{u:.0f} {v:.0f}l-7 -4v8z" fill="{PENS[kind]}"/>'
    )


def _box(found: TechnologyData, corner: tuple[float, float], language: str) -> str:
    """A technology: name, price lines, what it brings."""
    x, y = corner
    name = escape(tr(language, "progress-card", {"card": found.id}))
    symbol = f'<tspan fill="#b3261e" font-weight="700">  {SYMBOL_NAMES[found.symbol]}</tspan>' if found.symbol else ""
    squeeze = (
        f' textLength="{WIDE - 46}" lengthAdjust="spacingAndGlyphs"'
        if len(name) + len(SYMBOL_NAMES[found.symbol]) > 25
        else ""
    )
    rows = [
        f'<g><rect x="{x:.0f}" y="{y:.0f}" width="{WIDE}" height="{HIGH}" rx="9" fill="{FILLS[found.kind]}" '
        f'stroke="{PENS[found.kind]}" stroke-width="1.5"/>',
        f'<circle cx="{x + 15:.0f}" cy="{y + 15:.0f}" r="9" fill="{PENS[found.kind]}"/>'
        f'<text x="{x + 15:.0f}" y="{y + 19:.0f}" text-anchor="middle" font-size="11" font-weight="700" '
        f'fill="#fff">{SIGNS[found.kind]}</text>',
        f'<text x="{x + 29:.0f}" y="{y + 20:.0f}" font-weight="700"{squeeze}>{name}{symbol}</text>',
    ]
    for number, line in enumerate(found.lines):
        kind = escape(tr(language, "progress-kind", {"kind": KIND_NAMES[line.kind]}))
        rows.append(f'<text x="{x + 12:.0f}" y="{y + 37 + 15 * number:.0f}" font-size="12">{line.amount} {kind}</text>')
    rows.append(
        f'<text x="{x + 12:.0f}" y="{y + 67:.0f}" font-size="11" fill="#5b5347">{_brings(found, language)}</text>'
    )
    return "\n".join([*rows, "</g>"])


def _brings(found: TechnologyData, language: str) -> str:
    """Benefit, power steps and points in one short line."""
    parts = []
    if found.skill != NONE:
        parts.append(tr(language, "progress-skill", {"skill": SKILL_NAMES[found.skill]}) + " +1")
    if found.token != NONE:
        parts.append("● " + tr(language, "progress-kind", {"kind": KIND_NAMES[found.token]}))
    for track, steps in enumerate(found.power):
        if steps:
            parts.append(f"{tr(language, 'progress-power', {'power': POWER_NAMES[track]})} +{steps}")
    if found.points:
        parts.append(f"★{found.points}")
    return escape(", ".join(parts))
