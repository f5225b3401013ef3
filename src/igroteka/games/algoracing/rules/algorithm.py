"""Cycle cards and the shared algorithm: laying, changing and carrying out the algorithm."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import listed, zeros
from igroteka.core.compat import vec
from igroteka.core.engine import FINE, SILENT, Codes, Log
from igroteka.games.algoracing.actions import (
    BEGUN,
    CARD,
    COVER,
    CYCLE,
    CYCLE_CODES,
    FIRST_CODE,
    INSERT,
    LIFT,
    NO_COMMAND,
    NO_COVERING,
    NO_CYCLE,
    NO_PLACE,
    NO_ROW,
    NOT_IN_HAND,
    ONLY_BEHIND,
    PASS,
    PLACE,
    ROW_FULL,
    RUN,
    SPAN,
    THREE_CARDS,
    UNDER_CYCLE,
    VERB,
)
from igroteka.games.algoracing.events import Covered, Cycled, CycleLifted, CycleLost, Futile, Inserted, Started
from igroteka.games.algoracing.rules.movement import execute
from igroteka.games.algoracing.state import GOING_ON, AlgoracingState, Row, Terms
from igroteka.games.algoracing.tables import CARDS, COMMANDS, CYCLE_X2, LETTERS, LIMIT, PLAYS

LONGEST: Final = 3 * LIMIT  # commands of an algorithm when it is carried out


def forbids_edit(state: AlgoracingState, seat: i64, code: i64) -> i64:
    """AR-103, AR-104, AR-105, AR-106, AR-107, AR-108, AR-109, AR-110, AR-111, AR-112: why this change of the
    algorithm is not allowed.

    AR-110, AR-R58: no answer takes a command away, or the whole row.
    """
    verb, row = VERB[code], state.draft
    if verb == LIFT:
        return FINE if PLACE[code] < row.length and row.spans[PLACE[code]] > 0 else NO_CYCLE
    if state.hand[seat * CARDS + CARD[code]] == 0:
        return NOT_IN_HAND
    if state.laid >= PLAYS:  # AR-R42
        return THREE_CARDS
    if verb == INSERT:
        return forbids_insert(state, PLACE[code])
    if verb == COVER:
        if not state.terms.shared:
            return NO_COVERING
        return FINE if PLACE[code] < row.length else NO_PLACE
    return forbids_cycle(row, PLACE[code], SPAN[code])


def forbids_insert(state: AlgoracingState, place: i64) -> i64:
    """AR-024, AR-105, AR-108, AR-R50: before, after or between; one's own row grows at its end only."""
    length = state.draft.length
    if length >= state.terms.places:
        return ROW_FULL
    if not state.terms.shared and place != length:
        return ONLY_BEHIND
    return FINE if place <= length else NO_PLACE


def forbids_cycle(row: Row, place: i64, span: i64) -> i64:
    """AR-089, AR-090, AR-R51, AR-R53: over one command or two neighbouring ones, none of them under a cycle card."""
    if place + span > row.length:
        return NO_COMMAND
    if row.times[place] > 0 or (span == 2 and row.times[place + 1] > 0):
        return UNDER_CYCLE
    return FINE


def legal_edits(state: AlgoracingState, seat: i64, out: Codes) -> None:
    """All that `forbids_edit` allows, and running and passing, in rising order."""
    row, hand, shared = state.draft, seat * CARDS, state.terms.shared
    length = row.length
    place: i64 = 0
    if state.laid < PLAYS:
        card: i64 = 0
        while card < COMMANDS and length < state.terms.places:
            if state.hand[hand + card] > 0:
                place = length
                if shared:
                    place = 0
                while place <= length:
                    out.add(card * LIMIT + place)
                    place += 1
            card += 1
        card = 0
        first = FIRST_CODE[COVER]
        while card < COMMANDS and shared:
            if state.hand[hand + card] > 0:
                place = 0
                while place < length:
                    out.add(first + card * LIMIT + place)
                    place += 1
            card += 1
        card = CYCLE_X2
        while card < CARDS:
            if state.hand[hand + card] > 0:
                _legal_cycles(row, FIRST_CODE[CYCLE] + (card - CYCLE_X2) * CYCLE_CODES, out)
            card += 1
    place = 0
    while place < length:
        if row.spans[place] > 0:
            out.add(FIRST_CODE[LIFT] + place)
        place += 1
    if length > 0:
        out.add(FIRST_CODE[RUN])
    if state.edited == 0:
        out.add(FIRST_CODE[PASS])


def _legal_cycles(row: Row, first: i64, out: Codes) -> None:
    """Where a cycle card may lie: upright, then sideways."""
    place: i64 = 0
    while place < row.length:
        if row.times[place] == 0:
            out.add(first + place)
        place += 1
    place = 0
    while place + 1 < row.length:
        if row.times[place] == 0 and row.times[place + 1] == 0:
            out.add(first + LIMIT + place)
        place += 1


def forbids_run(state: AlgoracingState) -> i64:
    """AR-024, AR-113, AR-D17, AR-D22, AR-R42, AR-R59: an algorithm needs at least one command, be it an old one."""
    return FINE if state.draft.length > 0 else NO_ROW


def forbids_pass(state: AlgoracingState) -> i64:
    """AR-029, AR-114, AR-R54: who passes leaves the algorithm as it is. AR-R60: who cannot lay anything can pass."""
    return FINE if state.edited == 0 else BEGUN


def edit(state: AlgoracingState, seat: i64, code: i64) -> None:
    """AR-R50, AR-R55: one change after the other, in secret; what is laid counts as played, even if it is lost."""
    if VERB[code] != LIFT:
        state.hand[seat * CARDS + CARD[code]] -= 1
        state.held[seat] -= 1
        state.laid += 1
    state.edits[state.edited] = code
    state.edited += 1
    change(state.draft, code, seat, state.terms, SILENT)


def change(row: Row, code: i64, seat: i64, terms: Terms, log: Log) -> None:
    """Do to a row what an answer says."""
    verb, card, place = VERB[code], CARD[code], PLACE[code]
    if verb == INSERT:
        insert(row, card, place, seat, terms, log)
    elif verb == COVER:
        cover(row, card, place, seat, log)
    elif verb == CYCLE:
        lay_cycle(row, card, place, SPAN[code], seat, log)
    else:
        lift_cycle(row, place, seat, log)


def insert(row: Row, card: i64, place: i64, seat: i64, terms: Terms, log: Log) -> None:
    """AR-108: before, after or between the cards already laid.

    AR-112, AR-R52: a card put in strictly inside the row takes away every cycle card that has a command behind the
    gap; without `strict_cycle_shift` only the one over two commands between which it comes.
    """
    if log.on:
        rules = ("AR-108",) if terms.shared else ("AR-024",)
        log.add(Inserted(int(seat), LETTERS[card], int(place) + 1, rules=rules))
    at: i64 = 0
    while at < row.length:
        if row.spans[at] > 0:
            last = at + row.spans[at] - 1
            split = at < place <= last
            if split or (terms.strict_cycle_shift and 0 < place < row.length and last >= place):
                lose_cycle(row, at, log)
        at += 1
    at = row.length
    while at > place:
        row.cards[at] = row.cards[at - 1]
        row.times[at] = row.times[at - 1]
        row.spans[at] = row.spans[at - 1]
        at -= 1
    row.cards[place] = card
    row.times[place] = 0
    row.spans[place] = 0
    row.length += 1
    number: i64 = 0
    while number < row.covered:
        if row.under_at[number] >= place:
            row.under_at[number] += 1
        number += 1


def cover(row: Row, card: i64, place: i64, seat: i64, log: Log) -> None:
    """AR-109, AR-R49: the covered card stays under the new one. AR-112: a cycle card above it is lost."""
    if log.on:
        log.add(Covered(int(seat), LETTERS[card], int(place) + 1, LETTERS[row.cards[place]]))
    if row.times[place] > 0:
        lose_cycle(row, cycle_over(row, place), log)
    row.under[row.covered] = row.cards[place]
    row.under_at[row.covered] = place
    row.covered += 1
    row.cards[place] = card


def lay_cycle(row: Row, card: i64, place: i64, span: i64, seat: i64, log: Log) -> None:
    """AR-088, AR-089, AR-090: upright over one command, sideways over two."""
    row.lay_cycle(place, span, 2 if card == CYCLE_X2 else 3)
    if log.on:
        rules = ("AR-088", "AR-089") if span == 1 else ("AR-088", "AR-090")
        log.add(Cycled(int(seat), LETTERS[card], int(place) + 1, int(span), rules=rules))


def lift_cycle(row: Row, place: i64, seat: i64, log: Log) -> None:
    """AR-111, AR-R54: a cycle card may be taken away at will."""
    if log.on:
        log.add(CycleLifted(int(seat), LETTERS[row.cycle_card(place)], int(place) + 1))
    _take_cycle(row, place)


def lose_cycle(row: Row, place: i64, log: Log) -> None:
    """AR-112: the cycle card that begins here goes to the discard pile."""
    if log.on:
        log.add(CycleLost(LETTERS[row.cycle_card(place)], int(place) + 1))
    _take_cycle(row, place)


def _take_cycle(row: Row, place: i64) -> None:
    row.gone[row.lost] = row.cycle_card(place)
    row.lost += 1
    row.lay_cycle(place, 0, 0)


def cycle_over(row: Row, place: i64) -> i64:
    """Where the cycle card above a place begins."""
    return place if row.spans[place] > 0 else place - 1


def expand(row: Row, places: vec[i64]) -> i64:
    """AR-089, AR-090, AR-091, AR-D15: the places in the order they are carried out, those under a cycle card several
    times. AR-D19: the row is read from its start.

    How many there are is returned.
    """
    count: i64 = 0
    place: i64 = 0
    while place < row.length:
        span = max(row.spans[place], 1)
        times = max(row.times[place], 1)
        while times > 0:
            at = place
            while at < place + span:
                places[count] = at
                count += 1
                at += 1
            times -= 1
        place += span
    return count


def carry_out(state: AlgoracingState, rover: i64, log: Log) -> None:
    """AR-025, AR-R16: command by command; one that cannot be carried out is skipped alone.

    AR-045, AR-046, AR-056: neither samples nor labs nor other rovers interrupt it.
    """
    row, done = state.row, False
    places = zeros(LONGEST)
    count = expand(row, places)
    number: i64 = 0
    while number < count:
        place = places[number]
        if log.on:
            log.add(_started(row, int(rover), int(place), listed(places[: number + 1]).count(int(place))))
        if execute(state, rover, row.cards[place], log):
            done = True
        if state.ending != GOING_ON:
            return  # AR-R91
        number += 1
    if log.on and not done:
        log.add(Futile(int(rover)))


def _started(row: Row, rover: int, place: int, time: int) -> Started:
    """The event of a command, with the repetition and the paragraph of its cycle card."""
    times = int(row.times[place])
    rules = ["AR-025"]
    if times > 0:
        rules.append("AR-089" if row.spans[cycle_over(row, place)] == 1 else "AR-090")
    return Started(rover, LETTERS[row.cards[place]], place + 1, time, max(times, 1), rules=tuple(rules))
