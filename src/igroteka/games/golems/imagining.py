"""A state that a view allows: what the seat does not know is made up at random."""

from __future__ import annotations

from functools import lru_cache

from igroteka.core.arrays import filled, zeros
from igroteka.core.engine import NOBODY
from igroteka.core.rng import Rng
from igroteka.core.views import take_public
from igroteka.core.wire import SPECTATOR
from igroteka.games.golems import tables
from igroteka.games.golems.actions import CHOICE, PROGRAM, QUESTIONS
from igroteka.games.golems.rules.opening import is_choosing
from igroteka.games.golems.rules.program import full_hand, has_sensor
from igroteka.games.golems.rules.terms import maps_of
from igroteka.games.golems.scenario import BARRELS_PUSHED, PUZZLE, BotPlan, read_scenario
from igroteka.games.golems.state import ENDINGS, GOING_ON, PICK_NAMES, WHOLE, Cup, GolemsState, Terms
from igroteka.games.golems.tables import AND, COMMANDS, CONTENTS, EMPTY, LETTERS, PLAIN, ROUNDS, ROWS, SIGN_NAMES, Field
from igroteka.games.golems.view import BotTerms, CupView, GolemsView, GolemView

FACE_DOWN = -1  # a Luck card that is not known
FACE_NUMBERS = {tables.FACE_NAMES[face]: face for face in range(tables.UNCHOSEN, tables.FACES)}


def imagine(view: GolemsView, rng: Rng) -> GolemsState:
    """A state this view allows: barrels, Luck decks and rows face down are dealt at random."""
    agreed = (view.terms, view.scenario, view.luck_deck, view.card_terms, view.colour_terms, view.bots)
    terms, field = _terms(*agreed)
    state = GolemsState(len(view.card_terms), terms, field, rng)
    state.practice = terms.mode == PUZZLE
    if state.cup is not None and view.cup is not None:
        _imagine_cup(state, state.cup, view.cup)
    state.golems = len(view.golems)
    state.colour = filled(tables.GOLEMS, NOBODY)
    for golem, seen in enumerate(view.golems):
        take_public(seen, state, golem, tables.GOLEMS)
        state.snow[golem] = LETTERS.index(seen.snow) + 1 if seen.snow else 0
    take_public(view, state)
    state.ending = ENDINGS.index(view.ending or ENDINGS[GOING_ON])
    for cell, sign in view.logic:
        state.logic[cell] = SIGN_NAMES.index(sign)
    for cell, kind, count in view.objects:
        state.object[cell] = tables.OBJECT_NAMES.index(kind)
        state.heap[cell] = count
    _imagine_barrels(state, view, rng)
    state.count()
    state.run.row, state.run.passes = view.row, view.passes
    if view.run is not None:
        take_public(view.run, state.run)
    _imagine_luck(state, view, rng)
    for golem, seen in enumerate(view.golems):
        _imagine_program(state, golem, seen, rng)
    if view.asks:
        question = QUESTIONS.index(view.asks)
        if question == CHOICE or (question == PROGRAM and not terms.in_turns):
            state.ask_sealed([*view.asked], question)
        else:
            state.ask(view.asked[0], question)
    _imagine_picks(state, view, rng)
    return state


def _imagine_cup(state: GolemsState, cup: Cup, seen: CupView) -> None:
    """All of a tournament is public."""
    take_public(seen, cup)
    state.play_on(cup.map)
    size = state.field.size
    state.barrel, state.logic, state.object, state.heap = zeros(size), zeros(size), zeros(size), zeros(size)


def _bot(seen: BotTerms) -> BotPlan:
    bot = BotPlan(0, [0] * len(seen.values), 0, 0, 0)
    take_public(seen, bot)
    return bot


@lru_cache(maxsize=1_000)
def _terms(
    options: tuple[tuple[str, int], ...],
    scenario: str,
    luck: tuple[str, ...],
    cards: tuple[str, ...],
    colours: tuple[str | None, ...],
    bots: tuple[BotTerms, ...],
) -> tuple[Terms, Field]:
    found = read_scenario(scenario, strict=False)
    return Terms(
        dict(options),
        found,
        [SIGN_NAMES.index(sign) for sign in luck],
        [FACE_NUMBERS[card] for card in cards],
        [tables.COLOUR_NAMES.index(colour) if colour else NOBODY for colour in colours],
        [_bot(bot) for bot in bots],
        maps_of(found),
    ), Field(found.plan)


def _imagine_barrels(state: GolemsState, view: GolemsView, rng: Rng) -> None:
    """GB-R121: those not known may hold anything of the box that has not been opened."""
    left = [tables.BOXED[content] - view.opened[content] for content in range(CONTENTS)]
    if state.scene.contents != BARRELS_PUSHED:
        for _, content in view.barrels:
            if content:
                left[tables.CONTENT_NAMES.index(content)] -= 1
    dealt = rng.shuffled([content for content in range(tables.HOLDS_NOTHING, CONTENTS) for _ in range(left[content])])
    for cell, content in view.barrels:
        state.barrel[cell] = tables.CONTENT_NAMES.index(content) if content else dealt.pop()
    for number in range(tables.HOLDS_NOTHING, CONTENTS):
        state.boxed[number] = dealt.count(number)


def _imagine_luck(state: GolemsState, view: GolemsView, rng: Rng) -> None:
    """GB-R13: the cards not known of a deck in any order; the card of this round is one of them."""
    for golem, seen in enumerate(view.golems):
        state.luck[golem] = SIGN_NAMES.index(seen.luck or SIGN_NAMES[EMPTY])
        if seen.owner == NOBODY or not view.luck_deck:
            continue
        past = [SIGN_NAMES.index(sign) if sign else FACE_DOWN for sign in seen.past]
        unknown = list(state.terms.luck)
        for sign in past:
            if sign != FACE_DOWN:
                unknown.remove(sign)
        cards = rng.shuffled(unknown)
        for number in range(ROUNDS):
            known = past[number] if number < len(past) else FACE_DOWN
            at = golem * ROUNDS + number
            if known != FACE_DOWN:
                state.shown[at] = int(seen.shown[number])
            else:
                is_past = number < len(past) and state.terms.logic  # then a logic sign would have been seen
                known = next((sign for sign in cards if sign < AND), cards[0]) if is_past else cards[0]
                cards.remove(known)
            state.deck[at] = known
        if seen.luck is None and past:
            sign = int(state.deck[golem * ROUNDS + len(past) - 1])
            state.luck[golem] = sign if sign < AND else EMPTY


def _imagine_program(state: GolemsState, golem: int, seen: GolemView, rng: Rng) -> None:
    """Rows that are known, and for those face down some that the hand and the Luck card allow."""
    full_hand(state, golem)
    if seen.owner == NOBODY:
        return
    rows = seen.program
    for number, row in enumerate(rows):
        take_public(row, state, golem * ROWS + number)
        for command in (row.first, row.second):
            if command is not None and row.kind != tables.KIND_NAMES[tables.CALL]:
                state.hand[golem * COMMANDS + LETTERS.index(command)] -= 1
    state.laid[golem] = len(rows)
    down = [number for number, row in enumerate(rows) if row.kind is None]
    if down:
        _imagine_rows(state, golem, down, rng)


def _imagine_rows(state: GolemsState, golem: int, down: list[int], rng: Rng) -> None:
    """Random cards for rows face down; about every second time the Bonus is among them, if it can be."""
    kinds = [state.kind[golem * ROWS + row] for row in range(int(state.laid[golem]))]
    bonuses = [int(state.luck[golem])] if EMPTY < state.luck[golem] < AND else []
    if state.sub[2 * golem] != tables.NO_COMMAND:
        bonuses.append(tables.CALL)
    if any(kind > PLAIN for kind in kinds):
        bonuses = []  # it has been seen already
    place, bonus = NOBODY, PLAIN
    if state.token_on[golem] != WHOLE and int(state.token_row[golem]) in down:
        place, bonus = int(state.token_row[golem]), tables.IF  # a token lies on one of its results
    elif bonuses and rng.below(2):
        place, bonus = down[int(rng.below(len(down)))], bonuses[int(rng.below(len(bonuses)))]
    for row in down:
        at = golem * ROWS + row
        state.kind[at] = bonus if row == place else PLAIN
        if row == place and bonus in (tables.IF, tables.WHILE):
            sensors = [s for s in range(tables.ATTACK) if has_sensor(state, golem, s)]
            state.sensor[at] = sensors[int(rng.below(len(sensors)))]
        needs = int(tables.NEEDS[state.kind[at]])
        if needs > 0:
            state.first[at] = _any_command(state, golem, rng)
        if needs > 1:
            state.second[at] = _any_command(state, golem, rng)


def _any_command(state: GolemsState, golem: int, rng: Rng) -> int:
    """A card of the hand, all equally likely."""
    cards = [c for c in range(COMMANDS) for _ in range(int(state.hand[golem * COMMANDS + c]))]
    command = cards[int(rng.below(len(cards)))]
    state.hand[golem * COMMANDS + command] -= 1
    return command


def _imagine_picks(state: GolemsState, view: GolemsView, rng: Rng) -> None:
    """What those have chosen who have answered at OR and XOR already."""
    if view.run is not None and view.seat != SPECTATOR:
        state.run.picks[state.golem_of(view.seat)] = PICK_NAMES.index(view.run.pick or "")
    if view.asks != QUESTIONS[CHOICE]:
        return
    for golem, seen in enumerate(view.golems):
        if seen.owner not in (NOBODY, view.seat) and seen.owner not in view.asked and is_choosing(state, golem):
            state.run.picks[golem] = 1 + int(rng.below(2 if seen.token == SIGN_NAMES[tables.XOR] else 3))
