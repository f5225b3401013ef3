"""The values of a position in the middle of something: a row half carried out, a tournament."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.core.arrays import array, listed
from igroteka.core.engine import NOBODY
from igroteka.core.grid import FACINGS, OFF
from igroteka.core.notation import Value, choice, flag, number, paired
from igroteka.core.values import one_of, read_number, split_items
from igroteka.games.golems import state as names
from igroteka.games.golems import tables
from igroteka.games.golems.knowledge import is_halted
from igroteka.games.golems.rules.setup import place_duel
from igroteka.games.golems.state import Cup, GolemsState
from igroteka.games.golems.tables import COLOUR_NAMES, LETTERS, NO_COMMAND, cell_name
from igroteka.games.golems.written import GolemsValue, golems_in, seats_in


def cup_of(state: GolemsState) -> Cup:
    """The tournament; only positions of one have its values."""
    assert state.cup is not None
    return state.cup


def in_run(value: GolemsValue) -> GolemsValue:
    """A value that is written while a question interrupts a row."""
    return Value(value.name, value.read, lambda state: value.write(state) if is_halted(state) else "")


def of_run(name: str, words: Sequence[str] = (), per: int = 1, blank: int = 0) -> GolemsValue:
    """Numbers of a run by golem."""
    return in_run(paired(f"run {name}", golems_in, f"run.{name}", words, per, blank))


def read_match(state: GolemsState, text: str) -> None:
    """The field of the match being played, and the golems at their start."""
    cup = cup_of(state)
    cup.map = one_of(text, [str(at) for at in range(len(state.terms.maps))], "cup map")
    state.play_on(cup.map)
    state.clear_field()
    if cup.match:
        place_duel(state, cup)


def read_been(state: GolemsState, text: str) -> None:
    """The situations before the repetitions of a loop, each a row of numbers."""
    rows = [[read_number(number, "run been") for number in word.split(",")] for word in split_items(text)]
    state.run.been = array([number for row in rows for number in (len(row) + 1, *row)])


def write_been(state: GolemsState) -> str:
    found, rest = [], listed(state.run.been)
    while rest:
        found.append(",".join(map(str, rest[1 : rest[0]])))
        rest = rest[rest[0] :]
    return " ".join(found)


WAYS = ["", *FACINGS]
CELL_NAMES = [cell_name(cell) for cell in range(tables.CELLS)]
PLAYER_NAMES = [f"p{seat + 1}" for seat in range(names.PLAYERS)]
RUN: tuple[GolemsValue, ...] = (
    in_run(choice("run stage", names.STAGE_NAMES, "run.stage", "")),
    *(in_run(number(f"run {name}", f"run.{name}", "")) for name in ("row", "passes", "holes", "hole", "repeats")),
    in_run(flag("run slid", "run.slid", "")),
    of_run("queue", names.ITEM_NAMES, names.ITEMS),
    *(of_run(name, LETTERS, names.JOINED) for name in ("yes", "no", "body")),
    of_run("sensor", tables.SENSOR_NAMES, names.JOINED),
    *(of_run(name, LETTERS, blank=NO_COMMAND) for name in ("chosen", "dice", "moving")),
    *(of_run(name) for name in ("length", "at", "slot", "blocks")),
    *(of_run(*each) for each in (("looping", names.LOOP_NAMES), ("picks", names.PICK_NAMES), ("slides", WAYS))),
    *(of_run(name, CELL_NAMES, blank=OFF) for name in ("swims", "began")),
    of_run("landed", per=tables.GOLEMS),
    of_run("targets", blank=NOBODY),
    *(in_run(paired(f"run {name}", None, f"run.{name}", COLOUR_NAMES)) for name in ("openers", "movers")),
    in_run(Value("run been", read_been, write_been)),
)
CUP: tuple[GolemsValue, ...] = (
    paired("cup faces", seats_in, "cup.faces", tables.CARD_NAMES, blank=tables.UNCHOSEN),
    paired("cup subs", seats_in, "cup.subs", LETTERS, 2, NO_COMMAND),
    paired("cup tree", None, "cup.tree", PLAYER_NAMES, blank=NOBODY),
    *(number(f"cup {name}", f"cup.{name}") for name in ("size", "match", "node", "last")),
    choice("cup part", names.PART_NAMES, "cup.part", names.PART_NAMES[0]),
    flag("cup over", "cup.over"),
    *(choice(f"cup {name}", PLAYER_NAMES, f"cup.{name}") for name in ("one", "two")),
    *(paired(f"cup {name}", seats_in, f"cup.{name}") for name in ("won", "points", "balance")),
    paired("cup dealt", lambda state: enumerate(COLOUR_NAMES[:2]), "cup.dealt"),
    Value("cup map", read_match, lambda state: str(int(cup_of(state).map))),
)
