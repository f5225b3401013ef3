"""A table of golems as a picture of characters: the field, the golems, and a Program as a flowchart."""

from __future__ import annotations

from collections.abc import Collection

from igroteka.core.grid import FILES
from igroteka.core.messages import tr
from igroteka.games.golems.state import IN_ACTION, STATUS_NAMES
from igroteka.games.golems.tables import BOT_NAMES, EMPTY, EYE, REPEATED, SIGN_NAMES, SPAN
from igroteka.games.golems.view import FieldView, GolemsView, GolemView, RowView
from igroteka.games.golems.written import row_text

ARROWS = "▲▶▼◀"
NO_SIGN = SIGN_NAMES[EMPTY]


def signs(field: FieldView, barrels: Collection[int]) -> dict[int, str]:
    """By cell: the sign of the rules page for what stands or lies there."""
    found = dict.fromkeys(field.cells, ".")
    for cells, sign in ((field.ice, "i"), (field.snow, "s"), (field.walls, "#"), (field.water, "~"), (barrels, "o")):
        found |= dict.fromkeys(cells, sign)
    for ends, letters in zip(field.ladders, ("Aa", "Bb")):
        found |= dict(zip(ends, letters, strict=True))
    return found


def field_map(field: FieldView, barrels: Collection[int]) -> str:
    """The field as the rules page draws it."""
    found = signs(field, barrels)
    rows = range(field.height)
    return "\n".join("".join(found.get(row * SPAN + c, "_") for c in range(field.width)) for row in rows)


def draw(view: GolemsView, language: str = "en") -> str:
    """The field with golems, whoever is in it, Bot Program cards, and the Program of the seat as a flowchart."""
    lines = [*_field(view), "", *_golems(view, language)]
    for golem in {golem.bot: golem for golem in view.golems if golem.bot}.values():
        lines += ["", tr(language, "golems-bot", {"bot": golem.bot}), *bot_chart(golem, language)]
    own = next((golem for golem in view.golems if golem.owner == view.seat and view.seat >= 0), None)
    if own is not None and own.program:
        lines += ["", *flowchart(own.program, own.sub, language)]
    return "\n".join(lines)


def _field(view: GolemsView) -> list[str]:
    """Cells three characters wide: a sign, and the golem with its facing."""
    found = signs(view.field, dict(view.barrels))
    for cell, sign in view.logic:
        found[cell] = {"AND": "&", "OR": "|", "NOT": "!", "XOR": "^"}[sign]
    for cell, _, _ in view.objects:
        found[cell] = "*"
    golems = {golem.cell: golem for golem in view.golems if golem.cell >= 0}
    lines = ["    " + "".join(f" {FILES[column]}  " for column in range(view.field.width)).rstrip()]
    for row in range(view.field.height):
        cells = []
        for column in range(view.field.width):
            cell = row * SPAN + column
            if cell in golems:
                golem = golems[cell]
                cells.append(f"{_letter(golem)}{ARROWS[golem.facing]}{found[cell].replace('.', ' ')} ")
            else:
                cells.append(f" {found.get(cell, ' ').replace('.', '·')}  ")
        lines.append(f"{row + 1:3} " + "".join(cells).rstrip())
    return lines


def _letter(golem: GolemView) -> str:
    return (golem.colour or "?")[0].upper()


def _golems(view: GolemsView, language: str) -> list[str]:
    """A line a golem: who, card values, damage, Luck, Program."""
    lines = []
    for golem in view.golems:
        bot = "" if golem.bot is None else " " + tr(language, "golems-bot", {"bot": golem.bot})
        damage = "●" * golem.damage + "○" * max(0, golem.limit - golem.damage) if golem.limit is not None else ""
        luck = "" if golem.luck in (None, NO_SIGN) else f" [{golem.luck}]"
        held = "" if golem.held is None else f" <{golem.held}>"
        rows = " ".join(_row(row, golem.sub) for row in golem.program)
        out = " ✗" if golem.out != STATUS_NAMES[IN_ACTION] else ""
        colour = tr(language, "golems-colour", {"colour": golem.colour or "none"})
        lines.append(f"{_letter(golem)} {colour}{bot}{out} {damage}{luck}{held}  {rows}".rstrip())
    return lines


def _row(row: RowView, sub: tuple[str | None, ...]) -> str:
    if row.kind is None:
        return "▒"
    text = row_text(row)
    if row.kind == "call":
        text = f"CALL({sub[0]}{sub[1]})"
    return f"({text})" if row.used else text


def flowchart(program: tuple[RowView, ...], sub: tuple[str | None, ...], language: str) -> list[str]:
    """GB-005: rectangles for actions, a hexagon for a loop, a diamond for a condition, arrows between rows."""
    lines: list[str] = []
    for number, row in enumerate(program):
        if number:
            lines.append("        │")
        lines += [
            f"{number + 1:2}  {line}" if at == 0 else f"    {line}"
            for at, line in enumerate(_shape(row, sub, language))
        ]
    return lines


def _name(command: str | None, language: str) -> str:
    return tr(language, "golems-command", {"command": command}) if command else "…"


def _shape(row: RowView, sub: tuple[str | None, ...], language: str) -> list[str]:
    """One row of a Program as a shape."""
    first, second = _name(row.first, language), _name(row.second, language)
    if row.kind == "plain":
        return [f"[ {first} ]"]
    if row.kind == "for":
        return [f"⟨ {REPEATED}× ⟩──[ {first} ]"]
    if row.kind == "call":
        return [f"[[ {_name(sub[0], language)} → {_name(sub[1], language)} ]]"]
    sensor = tr(language, "golems-sensor", {"sensor": row.sensor})
    if row.kind == "if":
        yes, no = tr(language, "golems-yes"), tr(language, "golems-no")
        return [f"◇ {sensor} ◇", f"  ├─ {yes} ─[ {first} ]", f"  └─ {no} ─[ {second} ]"]
    return [f"⟨◇ {sensor} ◇⟩──[ {first} ]"]


def bot_chart(golem: GolemView, language: str) -> list[str]:
    """GB-060: a Bot Program card as a flowchart, from its first question on."""
    return _branch(golem, golem.steps[0][0] or golem.steps[0][1], language)


def _branch(golem: GolemView, way: str, language: str) -> list[str]:
    """A question with what hangs under Yes and No, or the command a way ends with."""
    for question, yes, no in golem.steps:
        if question == way:
            asked = tr(
                language, "golems-question", {"question": question, "range": int(EYE[BOT_NAMES.index(golem.bot or "")])}
            )
            return [
                f"◇ {asked} ◇",
                *_hung("  ├─ ", "  │  ", tr(language, "golems-yes"), _branch(golem, yes, language)),
                *_hung("  └─ ", "     ", tr(language, "golems-no"), _branch(golem, no, language)),
            ]
    return [f"[ {tr(language, 'golems-by-die') if way == 'memo' else _name(way, language)} ]"]


def _hung(first: str, other: str, label: str, branch: list[str]) -> list[str]:
    return [f"{first}{label} ─{branch[0]}", *(f"{other}{line}" for line in branch[1:])]
