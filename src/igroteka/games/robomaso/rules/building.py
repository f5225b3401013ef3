"""Building: where cards may be laid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.engine import FINE, Codes, Log
from igroteka.core.grid import back
from igroteka.games.robomaso.actions import (
    EDGES,
    NO_LINK,
    NOT_EMPTY,
    ON_GALLERY,
    SAME_WAY,
    SEALS,
    UNREACHABLE,
)
from igroteka.games.robomaso.box import COMPUTER, DOOR, HOLE, NONE
from igroteka.games.robomaso.events import CardDrawn, CardShown, CellFilled
from igroteka.games.robomaso.rules.reach import can_be_left, extend, sealed_cells, survey
from igroteka.games.robomaso.state import EMPTY, FROM_SUPPLY, IN_HAND, STRICT, RobomasoState
from igroteka.games.robomaso.tables import (
    BIT,
    CARD_NAMES,
    COMPUTER_CARD,
    DOWN_CARD,
    FIELD_CARD,
    INNER,
    INNER_NUMBER,
    INSIDE,
    NEXT,
    OPEN,
    READING,
    ROTATIONS,
    SYMBOL,
)

# how strict the rules of building can be for a card (RM-R06)
NOWHERE: Final = 0
STRICTLY: Final = 1
SEALING: Final = 2  # only so that empty cells are closed in


def forbids_card(state: RobomasoState, card: i64, cell: i64, quarters: i64, level: i64) -> i64:
    """RM-026, RM-027, RM-028, RM-029: why a card may not be laid so: the first constraint that is broken."""
    if INNER_NUMBER[cell] == NONE:  # RM-029
        return ON_GALLERY
    if state.card[cell] != EMPTY:
        return NOT_EMPTY
    if quarters >= ROTATIONS[card]:
        return SAME_WAY
    number = judge(state, card, cell, quarters)
    return FINE if number == SEALS and level == SEALING else number


def judge(state: RobomasoState, card: i64, cell: i64, quarters: i64) -> i64:
    """RM-027, RM-028, RM-R03, RM-R04, RM-R05: what is wrong with a card on an empty cell; SEALS if nothing else is."""
    sides = OPEN[4 * card + quarters]
    door = SYMBOL[card] == DOOR
    linked = False
    reached = False
    side: i64 = 0
    while side < 4:
        beside = NEXT[4 * cell + side]
        if state.card[beside] != EMPTY:
            theirs = state.open[beside] & BIT[back(side)]
            if sides & BIT[side]:
                if theirs:
                    linked = True
                    if state.connected[beside] and can_be_left(state, beside) and not (door and side == quarters):
                        reached = True
                elif state.terms.edge_match == STRICT and INNER_NUMBER[beside] != NONE:
                    return EDGES
            elif theirs and state.terms.edge_match == STRICT and INNER_NUMBER[beside] != NONE:
                return EDGES
        side += 1
    if not linked:
        return NO_LINK
    if not reached:
        return UNREACHABLE
    needs = state.needs[cell]
    if needs:
        ways = openings(card, quarters)
        while needs:
            if not needs % 16 & ways:
                return SEALS
            needs //= 16
    return FINE


def openings(card: i64, quarters: i64) -> i64:
    """RM-R05: the sides through which a robot could drive onto an empty cell."""
    symbol = SYMBOL[card]
    if symbol in (HOLE, COMPUTER):
        return 0
    return BIT[quarters] if symbol == DOOR else OPEN[4 * card + quarters]


def level_of(state: RobomasoState, card: i64) -> i64:
    """RM-R06, RM-R08: whether a card has a place at all, and whether it has one that closes nothing in."""
    found: i64 = NOWHERE
    number: i64 = 0
    while number < INSIDE:
        cell = INNER[number]
        if state.touch[cell]:
            quarters: i64 = 0
            while quarters < ROTATIONS[card]:
                wrong = judge(state, card, cell, quarters)
                if wrong == FINE:
                    return STRICTLY
                if wrong == SEALS:
                    found = SEALING
                quarters += 1
        number += 1
    return found


def look_for_places(state: RobomasoState) -> None:
    """RM-R06, RM-R24: where the own cards of the player on turn could go."""
    state.field_level = field_level_of(state)
    state.computer_level = computer_level_of(state)


def field_level_of(state: RobomasoState) -> i64:
    """The same of the deployment field, if the player still has it."""
    return level_of(state, FIELD_CARD) if state.field[state.on_turn()] == NONE else NOWHERE


def computer_level_of(state: RobomasoState) -> i64:
    """RM-033, RM-R19: the same of the computer, which must be reached like any card."""
    return level_of(state, COMPUTER_CARD) if state.machine[state.on_turn()] == IN_HAND else NOWHERE


def legal_places(state: RobomasoState, card: i64, level: i64, first: i64, turns: i64, out: Codes) -> None:
    """The answers that lay a card: `first` is the code of the first cell, with `turns` codes a cell."""
    number: i64 = 0
    while number < INSIDE:
        cell = INNER[number]
        if state.touch[cell]:
            quarters: i64 = 0
            while quarters < ROTATIONS[card]:
                wrong = judge(state, card, cell, quarters)
                if wrong == FINE or (wrong == SEALS and level == SEALING):
                    out.add(first + READING[cell] * turns + quarters)
                quarters += 1
        number += 1


def has_empty_cell(state: RobomasoState) -> bool:
    """Whether anything can still be laid."""
    number: i64 = 0
    while number < INSIDE:
        if state.card[INNER[number]] == EMPTY:
            return True
        number += 1
    return False


def draw_until_it_fits(state: RobomasoState, seat: i64, log: Log) -> bool:
    """RM-026, RM-R08: draw until a card has a place; whether there is one."""
    tries = state.deck_size
    while tries > 0:
        card = take_top(state)
        state.level = level_of(state, card)
        if state.level != NOWHERE:
            state.drawn = card
            if log.on:
                log.add(CardDrawn(int(seat), CARD_NAMES[card]))
            return True
        _put_below(state, card)
        if log.on:
            log.add(CardShown(int(seat), CARD_NAMES[card]))
        tries -= 1
    return False


def take_top(state: RobomasoState) -> i64:
    """The top card of the deck."""
    state.deck_size -= 1
    card = state.deck[state.deck_size]
    state.deck[state.deck_size] = 0
    return card


def _put_below(state: RobomasoState, card: i64) -> None:
    """A card goes to the bottom of the deck."""
    place = state.deck_size
    while place > 0:
        state.deck[place] = state.deck[place - 1]
        place -= 1
    state.deck[0] = card
    state.deck_size += 1


def lay(state: RobomasoState, card: i64, cell: i64, quarters: i64) -> bool:
    """A card comes to lie on an empty cell; whether it closes others in, which are filled at once (RM-032, RM-R07)."""
    seals = judge(state, card, cell, quarters) == SEALS
    state.lay(cell, card, quarters)
    extend(state, cell)
    return seals


def fill_sealed(state: RobomasoState, seat: i64, log: Log) -> None:
    """RM-032, RM-R07: every empty cell that can never be reached gets a face-down card."""
    log.begin()
    for cell in sealed_cells(state):
        state.under[cell] = NONE
        if state.deck_size > 0 and state.terms.filler_source != FROM_SUPPLY:
            state.under[cell] = take_top(state)
        state.lay(cell, DOWN_CARD, 0)
        if log.on:
            log.add(CellFilled(int(seat), cell, state.under[cell] != NONE))
    log.end()
    survey(state)
