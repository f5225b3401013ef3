"""The technology tree as a picture: columns by age, colours by type, an arrow from each predecessor."""

from __future__ import annotations

from html import escape

from igroteka.core.words import tr
from igroteka.games.progress.box import AGES, KIND_NAMES, NONE, POWER_NAMES, SKILL_NAMES, SYMBOL_NAMES, Technology
from igroteka.games.progress.tables import BOX, TECH_NAMES

WIDE, HIGH = 224, 74  # of a card
ACROSS, DOWN = 86, 16  # between cards
MARGIN, HEAD = 24, 64
SWEEPS = 12  # times that the rows are put in order by their neighbours
FILLS = ("#dbe9f6", "#f7e3cf", "#ecdcf2")  # science, engineering, culture
PENS = ("#1f5f99", "#a35a12", "#7b3294")
SIGNS = ("S", "E", "C")  # colour never stands alone


def tree(language: str) -> str:
    """The whole tree as SVG."""
    columns = _columns()
    places = {card: (x, y) for x, column in enumerate(columns) for y, card in enumerate(column)}
    tallest = max(len(column) for column in columns)
    width = 2 * MARGIN + len(columns) * WIDE + (len(columns) - 1) * ACROSS
    height = MARGIN + HEAD + tallest * (HIGH + DOWN)
    spots = {card: _spot(x, y, len(columns[x]), tallest) for card, (x, y) in places.items()}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="Nunito, Segoe UI, DejaVu Sans, sans-serif" font-size="13">',
        f"<title>{escape(tr(language, 'progress-tree-title'))}</title>",
        f'<rect width="{width}" height="{height}" fill="#fbf8f1"/>',
    ]
    parts += _ages(columns, height, language)
    for card in range(len(TECH_NAMES)):
        for number, line in enumerate(BOX.technologies[card].lines):
            if line.before:
                parts.append(_arrow(spots[TECH_NAMES.index(line.before)], spots[card], number, line.kind))
    parts += [_box(card, spots[card], language) for card in range(len(TECH_NAMES))]
    return "\n".join([*parts, "</svg>", ""])


def _columns() -> list[list[int]]:
    """The technologies by column: every predecessor stands further to the left; rows are put near their neighbours."""
    depth: dict[int, int] = {}

    def deep(card: int) -> int:
        if card not in depth:
            found = BOX.technologies[card]
            same = [TECH_NAMES.index(line.before) for line in found.lines if line.before]
            depth[card] = max((deep(b) + 1 for b in same if BOX.technologies[b].age == found.age), default=0)
        return depth[card]

    columns: list[list[int]] = []
    for age in range(1, AGES + 1):
        cards = [card for card, each in enumerate(BOX.technologies) if each.age == age]
        for level in range(max((deep(card) for card in cards), default=-1) + 1):
            column = [card for card in cards if deep(card) == level]
            columns.append(sorted(column, key=lambda card: BOX.technologies[card].kind))
    return _untangled(columns)


def _untangled(columns: list[list[int]]) -> list[list[int]]:
    """Each column in the order of the middle of its neighbours, forth and back."""
    near: dict[int, list[int]] = {card: [] for card in range(len(TECH_NAMES))}
    for card, each in enumerate(BOX.technologies):
        for line in each.lines:
            if line.before:
                before = TECH_NAMES.index(line.before)
                near[card].append(before)
                near[before].append(card)
    for sweep in range(SWEEPS):
        for column in columns if sweep % 2 == 0 else reversed(columns):
            at = {card: y / len(other) for other in columns for y, card in enumerate(other)}
            middle = {card: sum(at[n] for n in near[card]) / max(1, len(near[card])) for card in column}
            column.sort(key=middle.__getitem__)
    return columns


def _spot(x: int, y: int, count: int, tallest: int) -> tuple[float, float]:
    """The upper left corner of a card; short columns stand in the middle."""
    room = tallest * (HIGH + DOWN) / count
    return MARGIN + x * (WIDE + ACROSS), HEAD + (y + 0.5) * room - HIGH / 2


def _ages(columns: list[list[int]], height: int, language: str) -> list[str]:
    """A heading over the columns of each age, and a line between ages."""
    parts = []
    for age in range(1, AGES + 1):
        own = [x for x, column in enumerate(columns) if BOX.technologies[column[0]].age == age]
        if not own:
            continue
        left = MARGIN + own[0] * (WIDE + ACROSS)
        right = MARGIN + own[-1] * (WIDE + ACROSS) + WIDE
        title = escape(tr(language, "progress-tree-age", {"age": age}))
        parts.append(
            f'<text x="{(left + right) / 2}" y="36" text-anchor="middle" font-size="20" font-weight="700" '
            f'fill="#3a3226">{title}</text>'
        )
        if own[0]:
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


def _box(card: int, spot: tuple[float, float], language: str) -> str:
    """A technology: name, price lines, what it brings."""
    found, (x, y) = BOX.technologies[card], spot
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


def _brings(found: Technology, language: str) -> str:
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
