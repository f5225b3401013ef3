"""Setup and Start: setting up and the opening."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.arrays import array
from igroteka.core.engine import FINE, Log
from igroteka.core.grid import back
from igroteka.games.robomaso.actions import CORNER_TAKEN, NOT_CLOSED, NOT_HOME
from igroteka.games.robomaso.box import CORRIDORS, HOLE, KINDS, NONE
from igroteka.games.robomaso.events import (
    CardDrawn,
    CardLaid,
    CardSetAside,
    CornerChosen,
    DiscsGiven,
    RobotPlaced,
    SetAsideShuffled,
)
from igroteka.games.robomaso.rules.building import SEALING, fill_sealed, forbids_card, lay, take_top
from igroteka.games.robomaso.rules.reach import survey
from igroteka.games.robomaso.state import (
    BOARD,
    CHOOSING_CORNER,
    CHOSEN,
    CORNER_TELEPORT,
    RobomasoState,
)
from igroteka.games.robomaso.tables import (
    BIT,
    BOX,
    CARD_NAMES,
    CORNERS,
    COUNT,
    HOMES,
    ROTATIONS,
    SHARES,
    SYMBOL,
)

DIAGONAL = [0, 2]  # the corners of two players (RM-R14)


def set_up(state: RobomasoState) -> None:
    """Gallery (RM-005), deck (RM-014), supply (RM-015), turn order (RM-016)."""
    _choose_first(state)
    state.build_gallery()
    state.work_out()
    survey(state)
    cards: list[int] = []
    for card in range(CORRIDORS):
        cards += [card] * int(COUNT[card])
    pack = array(cards)
    state.rng.shuffle(pack)
    for number in range(len(pack)):
        state.deck[number] = pack[number]
    state.deck_size = len(pack)
    for kind in range(KINDS):
        state.supply[kind] = BOX.supply[kind]
    for seat in range(state.seats):
        state.corner[seat] = NONE if state.terms.corners == CHOSEN else corner_of(seat, state.seats)


def _choose_first(state: RobomasoState) -> None:
    """RM-016, RM-R15: chance or the host says who begins; the others follow clockwise."""
    wish = state.terms.first_player
    first = wish - 1 if wish else state.rng.below(state.seats)
    for place in range(state.seats):
        state.order[place] = (first + place) % state.seats


def corner_of(seat: i64, seats: i64) -> i64:
    """RM-R14: clockwise; two players sit opposite each other."""
    return DIAGONAL[int(seat)] if seats == 2 else seat


# the opening


def give_discs(state: RobomasoState, seat: i64, number: i64, log: Log) -> None:
    """RM-011: one disc for one robot, two for the other."""
    state.discs[2 * seat + number] = SHARES[0]
    state.discs[2 * seat + 1 - number] = SHARES[1]
    state.turn_place += 1
    if state.turn_place == state.seats:
        state.turn_place = 0
        state.next_stage()
    if log.on:
        log.add(DiscsGiven(int(seat), int(2 * seat + number), int(2 * seat + 1 - number)))


def forbids_corner(state: RobomasoState, corner: i64) -> i64:
    """RM-R14: every player has another corner."""
    for seat in range(state.seats):
        if state.corner[seat] == corner:
            return CORNER_TAKEN
    return FINE


def choose_corner(state: RobomasoState, seat: i64, corner: i64, log: Log) -> None:
    """RM-R14: with the option `corners` players choose."""
    state.corner[seat] = corner
    if log.on:
        log.add(CornerChosen(int(seat), int(CORNERS[corner])))


def draw_first(state: RobomasoState, seat: i64, log: Log) -> None:
    """RM-017, RM-R12: a hole is set aside, any other card is kept."""
    home = home_of(state, seat)
    while True:
        card = take_top(state)
        if SYMBOL[card] != HOLE and _fits(state, card, home):
            break
        state.aside[state.aside_size] = card
        state.aside_size += 1
        if log.on:
            log.add(CardSetAside(int(seat), CARD_NAMES[card]))
    state.drawn = card
    state.next_stage()
    if log.on:
        log.add(CardDrawn(int(seat), CARD_NAMES[card], rules=("RM-017",)))


def _fits(state: RobomasoState, card: i64, home: i64) -> bool:
    """Whether a card can be laid there in any way; on an empty board it always can."""
    for quarters in range(ROTATIONS[card]):
        if forbids_card(state, card, home, quarters, SEALING) == FINE:
            return True
    return False


def home_of(state: RobomasoState, seat: i64) -> i64:
    """The inner cell at the corner of a player."""
    return HOMES[state.corner[seat]]


def forbids_first(state: RobomasoState, seat: i64, cell: i64, quarters: i64) -> i64:
    """RM-017: only on the home corner cell."""
    if cell != home_of(state, seat):
        return NOT_HOME
    return forbids_card(state, state.drawn, cell, quarters, SEALING)


def lay_first(state: RobomasoState, seat: i64, cell: i64, quarters: i64, log: Log) -> None:
    """RM-017: the first card of a player."""
    card = state.drawn
    state.drawn = NONE
    state.next_stage()
    seals = lay(state, card, cell, quarters)
    if log.on:
        log.add(CardLaid(int(seat), CARD_NAMES[card], int(cell), int(quarters), rules=("RM-017",)))
    if seals:
        fill_sealed(state, seat, log)


def start_of(state: RobomasoState, seat: i64) -> i64:
    """RM-018, RM-R16: the laid card, or the corner teleport."""
    corner = state.corner[seat]
    return CORNERS[corner] if state.terms.start_position == CORNER_TELEPORT else HOMES[corner]


def forbids_place(state: RobomasoState, seat: i64, side: i64) -> i64:
    """RM-R13: any open side is a heading."""
    return FINE if state.open[start_of(state, seat)] & BIT[side] else NOT_CLOSED


def place_first(state: RobomasoState, seat: i64, number: i64, side: i64, log: Log) -> None:
    """RM-018, RM-R13: one robot enters; it gains nothing and does not move."""
    robot, cell = 2 * seat + number, start_of(state, seat)
    state.status[robot] = BOARD
    state.at[robot] = cell
    state.heading[robot] = side
    state.barred[robot] = back(side)
    state.turn_place += 1
    state.stage = CHOOSING_CORNER
    if log.on:
        log.add(RobotPlaced(int(seat), int(robot), int(cell), int(side)))


def shuffle_back(state: RobomasoState, log: Log) -> None:
    """RM-R12: the cards that were set aside return to the deck."""
    count = state.aside_size
    if count == 0:
        return
    while state.aside_size > 0:
        state.aside_size -= 1
        state.deck[state.deck_size] = state.aside[state.aside_size]
        state.aside[state.aside_size] = 0
        state.deck_size += 1
    cards = state.deck[: state.deck_size]
    state.rng.shuffle(cards)
    for number in range(state.deck_size):
        state.deck[number] = cards[number]
    if log.on:
        log.add(SetAsideShuffled(int(count)))
