"""The table as a picture of characters."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap

from igroteka.core.grid import FILES, square_name
from igroteka.core.messages import tr
from igroteka.core.values import join_items
from igroteka.games.algoracing.tables import CORNER_NAMES, TYPE_NAMES, Plan, corners_of
from igroteka.games.algoracing.view import AlgoracingView, FieldView, PlayerView, RowView

ARROWS = "^>v<"
NOSES = "▲▶▼◀"
GROUND = " ░▒"  # by level
WIDE = 7  # characters of a square


def field(plan: Plan, states: list[int]) -> str:
    """A field as the rules page draws it; `read_map` reads it."""
    corners = corners_of(plan.width, plan.height)
    signs = {e[0]: "x" if broken else ARROWS[e[1]] for e, broken in zip(plan.elevators, states, strict=True)}
    lines = ["    " + "+---" * plan.width + "+"]
    for row in range(plan.height - 1, -1, -1):
        cells = ""
        for column in range(plan.width):
            square = plan.at(column, row)
            ground = str(plan.levels[square]) if plan.levels[square] else "B" if square in corners else "."
            end = "|" if column + 1 == plan.width else "#" if [square, square + 1] in plan.walls else " "
            cells += ground + ("*" if square in plan.marks else " ") + signs.get(square, " ") + end
        lines.append(f"{row + 1:>3} |{cells}")
        below = ["===" if [plan.at(c, row - 1), plan.at(c, row)] in plan.walls else "   " for c in range(plan.width)]
        lines.append("    +" + "".join(f"{'---' if row == 0 else wall}+" for wall in below))
    lines.append("      " + "   ".join(FILES[: plan.width]))
    return "\n".join(lines)


def walls_text(walls: list[list[int]], width: int) -> str:
    """Walls as they are written: c3-c4."""
    return join_items(f"{square_name(wall[0], width)}-{square_name(wall[1], width)}" for wall in walls)


def draw(view: AlgoracingView, language: str) -> str:
    """Board, players, algorithm and hand."""

    def say(message: str, **args: object) -> str:
        return tr(language, f"algoracing-{message}", args)

    lines = [*_board(view), "", *_players(view, say), ""]
    shared = dict(view.terms)["shared"]
    if shared:
        lines.append(say("draw-row", row=row_text(view.row), length=len(view.row.cards)))
    if view.draft is not None and (view.edits or not shared):
        message = "draw-draft" if shared else "draw-own"
        lines.append(say(message, row=row_text(view.draft), length=len(view.draft.cards)))
    pairs = [
        f"{view.colours[number][0].upper()}-{view.colours[other][0].upper()}"
        for number, rover in enumerate(view.rovers)
        for other in rover.bars
        if number < other
    ]
    if pairs:
        lines.append(say("draw-bars", pairs=" ".join(pairs)))
    pile = " ".join(view.pile) or "-"
    lines.append(say("draw-piles", deck=view.deck_size, discard=len(view.pile), pile=pile, round=view.round))
    if view.hand:
        lines.append(say("draw-hand", cards=" ".join(view.hand)))
    lines += ["", *wrap(say("draw-legend"), len(lines[0]))]
    return "\n".join(lines)


def row_text(row: RowView) -> str:
    """`S L/R (S J)*2`: covered cards behind a stroke, cycle cards as a star with a number; a dash if there is none."""
    words = []
    for place, card in enumerate(row.cards):
        under = [each for at, each in zip(row.under_at, row.under) if at == place]
        words.append("/".join([card, *reversed(under)]))
    cycles = [(place, span, row.times[place]) for place, span in enumerate(row.spans) if span]
    for place, span, times in reversed(cycles):
        inside = " ".join(words[place : place + span])
        words[place : place + span] = [f"({inside})*{times}" if span == 2 else f"{inside}*{times}"]
    return " ".join(words) or "-"


def _board(view: AlgoracingView) -> list[str]:
    """Every square has two lines: what it is, and what is on it. Higher ground is darker."""
    seen = view.field
    height = len(seen.levels) // seen.width
    walls = (*seen.walls, *seen.foot_walls)
    lines = ["    ┌" + "─" * (seen.width * (WIDE + 1) - 1) + "┐"]
    for row in range(height - 1, -1, -1):
        squares = range(row * seen.width, (row + 1) * seen.width)
        tops = [_ground(view, square) for square in squares]
        bottoms = [_things(view, square) for square in squares]
        for label, cells in ((f"{row + 1:>3}", tops), ("   ", bottoms)):
            line = ""
            for square, cell in zip(squares, cells, strict=True):
                last = square % seen.width + 1 == seen.width
                line += cell + ("│" if last else "┃" if (square, square + 1) in walls else "┊")
            lines.append(f"{label} │{line}")
        if row:
            lines.append("    │" + _between(seen.width, walls, squares) + "│")
    lines.append("    └" + "─" * (seen.width * (WIDE + 1) - 1) + "┘")
    lines.append("    " + "".join(f"{letter:^{WIDE + 1}}" for letter in FILES[: seen.width]))
    return lines


def _between(width: int, walls: tuple[tuple[int, int], ...], squares: range) -> str:
    """The line below a row: walls between it and the next one."""
    parts = ["━" * WIDE if (square - width, square) in walls else "┄" * WIDE for square in squares]
    return "┼".join(parts)


def _ground(view: AlgoracingView, square: int) -> str:
    """Height, elevator, mark, base."""
    level = view.field.levels[square]
    signs = str(level) if level else " "
    for elevator in view.field.elevators:
        if elevator.upper == square:
            signs += f" {'' if elevator.works else 'x'}{ARROWS[elevator.facing]}"
    corner = _corner(view.field, square)
    base = view.bases[corner] if corner >= 0 else None
    if base is not None:
        labs = "".join(view.colours[seat][0] for seat in view.labs[corner])
        signs = f"{base[0].upper()}:{labs}"
    elif square in view.field.marks:
        signs += " ·"
    return f"{signs:<{WIDE}}".replace(" ", GROUND[level])


def _things(view: AlgoracingView, square: int) -> str:
    """The rover and the samples on a square."""
    signs = ""
    for rover, colour in zip(view.rovers, view.colours):
        if rover.square == square:
            signs = f"{colour[0].upper()}{NOSES[rover.facing]}{'…' if rover.waiting else ''}"
    if view.samples[square]:
        count = view.samples[square]
        signs += f" ●{count if count > 1 else ''}"
    level = view.field.levels[square]
    return f"{signs:^{WIDE}}".replace(" ", GROUND[level])


def _corner(seen: FieldView, square: int) -> int:
    corners = corners_of(seen.width, len(seen.levels) // seen.width)
    return corners.index(square) if square in corners else -1


def _players(view: AlgoracingView, say: Callable[..., str]) -> list[str]:
    lines = []
    target = dict(view.terms)["target"]
    for seat, player in enumerate(view.players):
        rover = view.rovers[seat]
        labs = [CORNER_NAMES[corner].upper() for corner in range(4) if seat in view.labs[corner]]
        colour = view.colours[seat]
        line = say(
            "draw-player",
            sign="→" if seat in view.asked else " ",
            colour=colour,
            points=player.points,
            target=target,
            aboard=rover.aboard,
            delivered=_delivered(player) or "-",
            cards=player.cards,
            labs=" ".join(labs) or "-",
        )
        if player.away:
            line = say("draw-away", colour=colour, points=player.points, delivered=_delivered(player) or "-")
        lines.append(line)
    return lines


def _delivered(player: PlayerView) -> str:
    return " ".join(TYPE_NAMES[kind][0].upper() * count for kind, count in enumerate(player.delivered) if count)
