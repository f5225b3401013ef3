"""All that lies on the table before the first round.

Chapters “Setup” and “Setup, end and tie” of the rules.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.arrays import array, zeros
from igroteka.core.compat import vec
from igroteka.core.engine import FINE, NOBODY, Log
from igroteka.games.golems.actions import (
    CARD,
    CARD_TAKEN,
    COLOUR,
    COLOUR_TAKEN,
    NO_SUCH_CARDS,
    SUB,
    TWO_COMBAT,
)
from igroteka.games.golems.events import (
    CardTaken,
    ColourTaken,
    SubLaid,
)
from igroteka.games.golems.rules.program import full_hand
from igroteka.games.golems.scenario import BARRELS_PUSHED, BARRELS_RANDOM, BY_LUCK, Scenario
from igroteka.games.golems.state import EVERYWHERE, NOWHERE, Cup, GolemsState
from igroteka.games.golems.tables import (
    BOXED,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    CONTENTS,
    COUNT,
    EACH_TOKEN,
    FREE_LIMIT,
    GOLEMS,
    HOLDS_NOTHING,
    LETTERS,
    NO_CARD,
    NO_COMMAND,
    PLAYER,
    ROUNDS,
    SHEETS,
    SIGNS,
    STAND,
    UNCHOSEN,
    WHILE,
)


def place_golems(state: GolemsState) -> None:
    """GB-137, GB-138: players on the starting cells of the scenario, Bots behind them."""
    terms, scenario = state.terms, state.scene
    starts = starts_for(state.seats, scenario)
    state.golems = 0
    for seat in range(state.seats):
        _put_golem(state, seat, PLAYER, starts[seat][0], starts[seat][1])
        set_card(state, seat, terms.cards[seat])
        state.colour[seat] = terms.colours[seat]
        full_hand(state, seat)
    for number, bot in enumerate(terms.bots):
        golem = state.golems
        _put_golem(state, NOBODY, bot.program, bot.cell, bot.facing)
        state.card[golem] = bot.card
        state.power[golem] = bot.values[0]
        state.limit[golem] = bot.values[1]
        state.rows[golem] = bot.values[2]
        state.reach[golem] = bot.values[3]
        state.colour[golem] = state.seats + number
    for golem in range(state.golems, GOLEMS):
        state.colour[golem] = NOBODY


def place_duel(state: GolemsState, cup: Cup) -> None:
    """A match of a tournament: its two players on the starting cells, each with the card kept for all matches."""
    state.golems = 0
    for seat in (cup.one, cup.two):
        golem = state.golems
        start = state.scene.starts[golem]
        _put_golem(state, seat, PLAYER, start[0], start[1])
        set_card(state, golem, cup.faces[seat])
        state.colour[golem] = golem
        state.sub[2 * golem] = cup.subs[2 * seat]
        state.sub[2 * golem + 1] = cup.subs[2 * seat + 1]


def starts_for(seats: i64, scenario: Scenario) -> list[list[int]]:
    """The starting cells and facings for so many players."""
    return scenario.pair if seats == 2 and scenario.pair else scenario.starts


def _put_golem(state: GolemsState, owner: i64, program: i64, cell: i64, facing: i64) -> None:
    golem = state.golems
    state.golems += 1
    state.owner[golem] = owner
    state.bot[golem] = program
    state.cell[golem] = cell
    state.facing[golem] = facing
    state.home[golem] = cell
    state.front[golem] = facing
    state.on[cell] = golem


def set_card(state: GolemsState, golem: i64, face: i64) -> None:
    """GB-050, GB-051, GB-052, GB-053, GB-054, GB-055: the values of a Golem card; children may play without one
    (GB-205).
    """
    state.card[golem] = face
    if face == UNCHOSEN:
        return
    if face == NO_CARD:
        state.limit[golem] = FREE_LIMIT
        state.rows[golem] = state.scene.rows
        return
    card = CARDS[face]
    state.power[golem] = card.power
    state.limit[golem] = card.limit
    state.rows[golem] = state.scene.rows or card.rows
    state.reach[golem] = card.reach


def fill_barrels(state: GolemsState) -> None:
    """GB-133, GB-R121, GB-R133: contents as the scenario says, or drawn at random from those of the box."""
    scenario = state.scene
    for content in range(CONTENTS):
        state.boxed[content] = BOXED[content]
    if scenario.contents == BARRELS_RANDOM:
        lot = array([content for content in range(HOLDS_NOTHING, CONTENTS) for _ in range(BOXED[content])])
        state.rng.shuffle(lot)
        for number, barrel in enumerate(scenario.barrels):
            state.barrel[barrel[0]] = lot[number]
            state.boxed[lot[number]] -= 1
        return
    for barrel in scenario.barrels:
        state.barrel[barrel[0]] = barrel[1]
        if scenario.contents != BARRELS_PUSHED:
            state.boxed[barrel[1]] -= 1


def lay_things(state: GolemsState) -> None:
    """GB-R78: logic tokens of the scenario and the supply; objects of a plot."""
    scenario = state.scene
    for sign in range(WHILE + 1, SIGNS):
        state.supply[sign] = EACH_TOKEN if state.terms.logic else 0
    if state.terms.logic:
        for token in scenario.logic:
            state.logic[token[0]] = token[1]
            state.supply[token[1]] -= 1
    for thing in scenario.objects:
        state.object[thing[0]] = thing[1]
        state.heap[thing[0]] += 1


def shuffle_luck(state: GolemsState) -> None:
    """GB-018, GB-135, GB-R13: each player's ten Luck cards, shuffled once."""
    if not state.terms.luck or state.scene.bonus != BY_LUCK:
        return
    for golem in range(min(state.seats, GOLEMS) if state.cup is None else 2):
        deck: vec[i64] = array(state.terms.luck)
        state.rng.shuffle(deck)
        for number in range(ROUNDS):
            state.deck[golem * ROUNDS + number] = deck[number]


# choosing, the youngest first (GB-128, GB-R119)


def ask_for_setup(state: GolemsState) -> None:
    """Cards, then colours, then subprograms, each in seat order; nobody is asked when all have chosen."""
    cup = state.cup
    for seat in range(state.seats):
        if (state.card[seat] if cup is None else cup.faces[seat]) == UNCHOSEN:
            state.ask(seat, CARD)
            return
    for seat in range(state.seats):
        if cup is None and state.colour[seat] == NOBODY:
            state.ask(seat, COLOUR)
            return
    if state.terms.subprograms:
        if state.turn < state.seats:
            state.ask(state.turn, SUB)
            return
    state.turn = 0
    state.stop_asking()


def forbids_card(state: GolemsState, face: i64) -> i64:
    """GB-010, GB-128, GB-R119: a card that another player has taken is gone, with both its sides.

    In a tournament only two play at a time, and the card lies at whoever plays. With `golem_cards` everywhere the cards
    of a tournament are taken, too; it can have more players than cards: then each may be taken once more.
    """
    cup, rule = state.cup, state.terms.golem_cards
    if rule == NOWHERE or (rule != EVERYWHERE and cup is not None):
        return FINE
    takers: vec[i64] = zeros(SHEETS + 1)
    taken: i64 = 0
    for seat in range(state.seats):
        card = state.card[seat] if cup is None else cup.faces[seat]
        if card >= 0:
            takers[CARDS[card].sheet] += 1
            taken += 1
    return CARD_TAKEN if takers[CARDS[face].sheet] > taken // SHEETS else FINE


def take_card(state: GolemsState, seat: i64, face: i64, log: Log) -> None:
    """GB-128: the player's golem is of this type."""
    cup = state.cup
    if cup is None:
        set_card(state, seat, face)
    else:
        cup.faces[seat] = face
    if log.on:
        log.add(CardTaken(int(seat), CARD_NAMES[face]))


def forbids_colour(state: GolemsState, colour: i64) -> i64:
    """GB-009, GB-129: every golem has a colour of its own."""
    for golem in range(GOLEMS):
        if state.colour[golem] == colour:
            return COLOUR_TAKEN
    return FINE


def take_colour(state: GolemsState, seat: i64, colour: i64, log: Log) -> None:
    """GB-129: the player's golem has this colour."""
    state.colour[seat] = colour
    if log.on:
        log.add(ColourTaken(int(seat), COLOUR_NAMES[colour]))


def forbids_sub(one: i64, two: i64) -> i64:
    """GB-046: two Movement cards, or one and a Combat card, as many as a player has."""
    if one > STAND and two > STAND:
        return TWO_COMBAT
    return NO_SUCH_CARDS if one == two and COUNT[one] < 2 else FINE


def lay_sub(state: GolemsState, seat: i64, one: i64, two: i64, log: Log) -> None:
    """GB-045, GB-046, GB-047: a subprogram, face up, for the whole game; or none."""
    cup = state.cup
    if cup is None:
        state.sub[2 * seat] = one
        state.sub[2 * seat + 1] = two
        full_hand(state, seat)
    else:
        cup.subs[2 * seat] = one
        cup.subs[2 * seat + 1] = two
    state.turn += 1
    if log.on:
        none = one == NO_COMMAND
        log.add(SubLaid(int(seat), None if none else LETTERS[one], None if none else LETTERS[two]))
