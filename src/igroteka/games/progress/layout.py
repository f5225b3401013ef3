"""Where the technologies lie in a picture of the tree: columns by age, bands by type, short arrows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from igroteka.games.progress.box import LINES, NONE, TYPES
from igroteka.games.progress.tables import AGE, LINE_BEFORE, TECH_NAMES, TECHS, TYPE
from igroteka.games.progress.vocabulary import Card

SWEEPS = 12  # times that the rows are put in order by their neighbours


@dataclass(frozen=True)
class Spot:
    """A technology in the picture."""

    card: Card
    column: int  # counted from the first of its age
    row: int  # counted from the top of the band of its type


@dataclass
class _Place:
    tech: int
    age: int
    band: int
    early: int = 0  # the first and the last column of its age that it can have
    late: int = 0
    column: int = 0
    row: int = 0


def before(tech: int) -> list[int]:
    """The predecessors of a technology."""
    found = [int(LINE_BEFORE[tech * LINES + line]) for line in range(LINES)]
    return [each for each in found if each != NONE]


@cache
def spots(last: int) -> tuple[Spot, ...]:
    """The technologies of all ages up to the last one of a game."""
    places = {tech: _Place(tech, int(AGE[tech]), int(TYPE[tech])) for tech in range(TECHS) if 1 <= AGE[tech] <= last}
    for age in range(1, last + 1):
        own = {tech: place for tech, place in places.items() if place.age == age}
        _find_columns(own)
        _spread(own)
    _put_in_rows(places)
    return tuple(Spot(TECH_NAMES[place.tech], place.column, place.row) for place in places.values())


def _find_columns(own: dict[int, _Place]) -> None:
    """Every predecessor of the same age stands further to the left."""
    for _ in own:  # the data file names predecessors in any order: as often as a row of them can be long
        for place in own.values():
            place.early = max((own[each].early + 1 for each in before(place.tech) if each in own), default=0)
    for place in own.values():
        place.late = max(each.early for each in own.values())
    for _ in own:
        for place in own.values():
            for each in before(place.tech):
                if each in own:
                    own[each].late = min(own[each].late, place.late - 1)


def _spread(own: dict[int, _Place]) -> None:
    """Each type gets about as many technologies in one column of an age as in another."""
    for place in own.values():
        place.column = place.early

    def count(band: int, column: int) -> int:
        return sum(place.band == band and place.column == column for place in own.values())

    def can_move(place: _Place) -> bool:
        right = place.column + 1
        if right > place.late or any(place.tech in before(each.tech) and each.column <= right for each in own.values()):
            return False
        return count(place.band, place.column) > count(place.band, right) + 1

    while movers := [place for place in own.values() if can_move(place)]:
        movers[0].column += 1


def _put_in_rows(places: dict[int, _Place]) -> None:
    """Cell by cell, forth and back, each technology as near to its neighbours as there is room."""
    cells: dict[tuple[int, int, int], list[_Place]] = {}
    for place in places.values():
        cells.setdefault((place.age, place.column, place.band), []).append(place)
    rooms = [max((len(cell) for key, cell in cells.items() if key[2] == band), default=0) for band in range(TYPES)]
    tops = [sum(rooms[:band]) for band in range(TYPES)]
    near: dict[int, list[_Place]] = {tech: [] for tech in places}
    for tech, place in places.items():
        for each in before(tech):
            near[tech].append(places[each])
            near[each].append(place)
    for cell in cells.values():
        for row, place in enumerate(cell):
            place.row = row

    def height(place: _Place) -> int:
        return tops[place.band] + place.row

    best: tuple[int, list[int]] | None = None
    for sweep in range(SWEEPS):
        for key in sorted(cells, reverse=sweep % 2 == 1):
            wanted = [[height(each) - tops[key[2]] for each in near[place.tech]] for place in cells[key]]
            for place, row in zip(cells[key], _nearest(wanted, rooms[key[2]]), strict=True):
                place.row = row
        length = sum(abs(height(each) - height(place)) for tech, place in places.items() for each in near[tech])
        if best is None or length < best[0]:
            best = length, [place.row for place in places.values()]
    for place, row in zip(places.values(), best[1] if best else [], strict=True):
        place.row = row


def _nearest(wanted: list[list[int]], room: int) -> list[int]:
    """A different row for each, so that they are as near as can be to the rows they want."""
    return min(_ways(wanted, room, [], 0), key=lambda way: way[0])[1]


def _ways(wanted: list[list[int]], room: int, rows: list[int], cost: int) -> Iterator[tuple[int, list[int]]]:
    """All ways to choose rows, each with what it costs."""
    if len(rows) == len(wanted):
        yield cost, rows
        return
    for row in range(room):
        if row not in rows:
            own = sum(abs(each - row) for each in wanted[len(rows)])
            yield from _ways(wanted, room, [*rows, row], cost + own)
