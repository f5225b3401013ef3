"""What every seat is shown of a state, and a state that a view allows."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from igroteka.core.arrays import array, filled, listed
from igroteka.core.engine import NOBODY
from igroteka.core.rng import Rng
from igroteka.core.views import Views, part, parts, replaced_fields, take_public
from igroteka.core.wire import SPECTATOR, Seat
from igroteka.games.golems import scenario, tables
from igroteka.games.golems.actions import CHOICE, PROGRAM, QUESTIONS
from igroteka.games.golems.rules.end import counted, outcome, score
from igroteka.games.golems.rules.opening import is_choosing, is_joined
from igroteka.games.golems.rules.program import full_hand, has_sensor
from igroteka.games.golems.rules.row import is_over, step_of
from igroteka.games.golems.rules.terms import maps_of
from igroteka.games.golems.rules.tournament import fallen, standings, winners_of
from igroteka.games.golems.state import ENDINGS, OUT, PICK_NAMES, WHOLE, Cup, GolemsState, Terms
from igroteka.games.golems.tables import COMMANDS, CONTENT_NAMES, OBJECT_NAMES, ROUNDS, ROWS, SIGN_NAMES, lying
from igroteka.games.golems.view import BotTerms, CupView, FieldView, Goal, GolemsView, GolemView, RowView, RunView

COVERED = RowView(None, None, None, tables.SENSOR_NAMES[tables.ANY], False, False)
SIGN_OR_NONE = (*SIGN_NAMES, None)  # one that is UNDRAWN is none
TOKEN_OR_NONE = [None if sign < tables.AND else name for sign, name in enumerate(SIGN_NAMES)]


def _everybody(state: GolemsState) -> dict[str, Any]:
    is_known = state.scene.contents == scenario.BARRELS_KNOWN
    run, over = state.run, is_over(state)
    return _agreed(state.terms) | {
        "cup": None if state.cup is None else _cup_view(state, state.cup),
        "field": plan_view(state.scene),
        "goals": (*goals_of(state.scene), *_homes(state)),
        "golems": tuple([_golem_view(state, golem) for golem in range(int(state.golems))]),
        "barrels": tuple([(cell, CONTENT_NAMES[held] if is_known else None) for cell, held in lying(state.barrel)]),
        "logic": tuple([(cell, SIGN_NAMES[sign]) for cell, sign in lying(state.logic)]),
        "objects": tuple([(cell, OBJECT_NAMES[kind], int(state.heap[cell])) for cell, kind in lying(state.object)]),
        "ending": ENDINGS[state.ending] if over else None,
        "outcome": outcome(state, winners_of(state)) if over else None,
        "standing": tuple(standings(state)) if over else (),
        "asks": QUESTIONS[state.asked[state.mover]] if state.mover != NOBODY else None,
        "setup": state.mover != NOBODY and bool(state.asked[state.mover] < PROGRAM),
        "run": _run_view(state, NOBODY) if is_halted(state) else None,
        "row": int(run.row),
        "passes": int(run.passes),
        "step": step_of(run),
        "blocks": tuple(listed(run.blocks[: int(state.golems)])),
        "teleporting": int(run.openers[run.hole]) if run.hole < run.holes else NOBODY,
        "hand": (),
    }


def _cup_view(state: GolemsState, cup: Cup) -> CupView:
    scores = tuple([int(score(state, seat)) for seat in range(state.seats)])
    return part(CupView, cup, league=state.terms.league, fallen=tuple(fallen(cup)), scores=scores)


def _own(state: GolemsState, seat: Seat, seen: GolemsView) -> dict[str, Any]:
    own = int(state.golem_of(seat))
    if own == NOBODY:
        return {}
    golem = replaced_fields(seen.golems[own], **_cards(state, own, True, _shown(state, own)))
    return {
        "golems": (*seen.golems[:own], golem, *seen.golems[own + 1 :]),
        "run": _run_view(state, own) if is_halted(state) else None,
        "hand": tuple(listed(state.hand[own * COMMANDS : (own + 1) * COMMANDS])),
    }


view_of = Views(GolemsView, QUESTIONS, _everybody, _own)


@lru_cache(maxsize=1_000)
def _agreed(terms: Terms) -> dict[str, Any]:
    """What was agreed before the game: worked out once, for it never changes."""
    return {
        "terms": tuple(terms.options.items()),
        "scenario": terms.scenario.text,
        "mode": scenario.MODE_NAMES[terms.mode],
        "rounds": int(terms.rounds),
        "goal": scenario.GOALS[terms.scenario.goal],
        "target": terms.scenario.target,
        "object": OBJECT_NAMES[terms.scenario.object],
        "luck_deck": tuple(SIGN_NAMES[sign] for sign in terms.luck),
        "card_terms": tuple(tables.FACE_NAMES[face] for face in terms.cards),
        "colour_terms": tuple(tables.COLOUR_NAMES[colour] if colour >= 0 else None for colour in terms.colours),
        "bots": tuple(part(BotTerms, bot) for bot in terms.bots),
    }


@lru_cache(maxsize=1_000)
def plan_view(scene: scenario.Scenario) -> FieldView:
    """The field of a scenario."""
    plan = scene.plan
    stream = listed(tables.Field(plan).stream)
    return part(
        FieldView,
        plan,
        ice=tuple(cell for cell in plan.cells if plan.terrain[cell] == tables.ICE),
        snow=tuple(cell for cell in plan.cells if plan.terrain[cell] == tables.SNOW),
        walls=tuple(cell for cell in plan.cells if plan.solid[cell] == tables.WALL),
        water=tuple(cell for cell in plan.cells if plan.solid[cell] == tables.WATER),
        streams=tuple(tuple(c for c in plan.cells if stream[c] == at) for at in range(max(stream) + 1)),
        ladders=tuple((pair[0], pair[1]) for pair in plan.ladders),
        parts=tuple((part[2], len(tables.PARTS[chr(part[0])]), part[1] == 1) for part in plan.parts),
        starts=tuple((start[0], start[1]) for start in scene.starts),
    )


@lru_cache(maxsize=1_000)
def goals_of(scene: scenario.Scenario) -> tuple[Goal, ...]:
    """The cells the goal of a scenario is about."""
    everybody = scene.shared or scene.alone > 0 or len(scene.cells) < 2
    things = [thing[0] for thing in scene.objects]
    signs = ["hill" if scene.goal == scenario.HILL else "place" if cell in things else "flag" for cell in scene.cells]
    whose = [NOBODY if everybody else golem for golem in range(len(signs))]
    return tuple(zip(scene.cells, whose, signs, strict=True))


def _homes(state: GolemsState) -> list[Goal]:
    """GB-213: where players bring what they have found, if the goal is that."""
    if state.scene.goal != scenario.HOME:
        return []
    return [(int(state.home[golem]), golem, "home") for golem in range(state.golems) if state.owner[golem] != NOBODY]


def _golem_view(state: GolemsState, golem: int) -> GolemView:
    bot, limit, shown = int(state.bot[golem]), int(state.limit[golem]), _shown(state, golem)
    won = int(counted(state, golem))
    return part(
        GolemView,
        state,
        golem,
        tables.GOLEMS,
        snow=tables.LETTERS[state.snow[golem] - 1] if state.snow[golem] else None,
        score=won if won >= 0 else None,
        limit=None if limit == tables.FREE_LIMIT else limit,
        held=TOKEN_OR_NONE[state.held[golem]],
        token=TOKEN_OR_NONE[state.token[golem]],
        luck_left=ROUNDS - len(shown) if state.terms.luck and state.owner[golem] != NOBODY else 0,
        joined=bool(state.token[golem]) and is_joined(state, golem),
        wet=int(state.run.swims[golem]),
        steps=tuple(tables.BOT_CARDS[bot]) if bot >= 0 else (),
        shown=tuple(map(bool, shown)),
        ready=bool(state.laid[golem]) and not _is_laying(state, golem),
        **_cards(state, golem, False, shown),
    )


def _is_laying(state: GolemsState, golem: int) -> bool:
    owner = int(state.owner[golem])
    return owner != NOBODY and bool(state.asked[owner] == PROGRAM)


def _shown(state: GolemsState, golem: int) -> list[int]:
    """Which of the Luck cards a player has drawn everybody knows; one that is out draws no more (GB-R125)."""
    if not state.terms.luck or state.owner[golem] == NOBODY:
        return []
    last = int(state.fell[2 * golem]) if state.out[golem] == OUT else int(state.round)
    return listed(state.shown[golem * ROUNDS : golem * ROUNDS + min(last, ROUNDS)])


def _cards(state: GolemsState, golem: int, is_own: bool, shown: list[int]) -> dict[str, Any]:
    """The cards of a golem, as its own player sees them or as the others do."""
    is_known = is_own or not shown or state.round > ROUNDS or shown[-1]
    luck = int(state.luck[golem])
    return {
        "luck": SIGN_OR_NONE[luck] if is_known and (luck or state.terms.luck) else None,
        "past": _past(state, golem, is_own, shown) if shown else (),
        "program": _program(state, golem, is_own or bool(state.terms.in_turns)),
    }


def _past(state: GolemsState, golem: int, is_own: bool, shown: list[int]) -> tuple[str | None, ...]:
    """The Luck cards drawn so far; one that is about to be drawn is seen by nobody."""
    seen = len(shown) - int(state.luck[golem] == tables.UNDRAWN) if is_own else 0
    cards = listed(state.deck[golem * ROUNDS : golem * ROUNDS + len(shown)])
    return tuple([SIGN_OR_NONE[card] if number < seen or shown[number] else None for number, card in enumerate(cards)])


def _program(state: GolemsState, golem: int, is_known: bool) -> tuple[RowView, ...]:
    """One's own rows; of others those that are open, and how many there are once they are ready (GB-152, GB-R14)."""
    if not is_known and _is_laying(state, golem):
        return ()
    rows = parts(RowView, state, range(golem * ROWS, golem * ROWS + int(state.laid[golem])))
    return rows if is_known else tuple([row if row.open else COVERED for row in rows])


def _run_view(state: GolemsState, own: int) -> RunView:
    pick = PICK_NAMES[state.run.picks[own]] if own != NOBODY else ""
    return part(RunView, state.run, been=tuple(listed(state.run.been)), pick=pick or None)


def is_halted(state: GolemsState) -> bool:
    """Whether a question interrupts the execution of a row."""
    return state.mover != NOBODY and state.asked[state.mover] >= CHOICE


FACE_DOWN = -1  # a Luck card that is not known
FACE_NUMBERS = {tables.FACE_NAMES[face]: face for face in range(tables.UNCHOSEN, tables.FACES)}


def imagine(view: GolemsView, rng: Rng) -> GolemsState:
    """A state this view allows: barrels, Luck decks and rows face down are dealt at random."""
    agreed = (view.terms, view.scenario, view.luck_deck, view.card_terms, view.colour_terms, view.bots)
    terms, field = _terms(*agreed)
    state = GolemsState(len(view.card_terms), terms, field, rng)
    state.practice = terms.mode == scenario.PUZZLE
    if state.cup is not None and view.cup is not None:  # all of a tournament is public
        take_public(view.cup, state.cup)
        state.play_on(state.cup.map)
        state.clear_field()
    state.golems = len(view.golems)
    state.colour = filled(tables.GOLEMS, NOBODY)
    for golem, seen in enumerate(view.golems):
        take_public(seen, state, golem, tables.GOLEMS)
        state.snow[golem] = tables.LETTERS.index(seen.snow) + 1 if seen.snow else 0
        state.run.swims[golem] = seen.wet
        if seen.score:
            (state.points if state.scene.goal == scenario.HILL else state.taken)[golem] = seen.score
        state.limit[golem] = tables.FREE_LIMIT if seen.limit is None else seen.limit
        state.held[golem] = TOKEN_OR_NONE.index(seen.held) if seen.held else 0
        state.token[golem] = TOKEN_OR_NONE.index(seen.token) if seen.token else 0
    take_public(view, state)
    if view.ending is not None:
        state.ending = ENDINGS.index(view.ending)
    for cell, sign in view.logic:
        state.logic[cell] = SIGN_NAMES.index(sign)
    for cell, kind, count in view.objects:
        state.object[cell] = OBJECT_NAMES.index(kind)
        state.heap[cell] = count
    _imagine_barrels(state, view, rng)
    state.count()
    state.run.row, state.run.passes = view.row, view.passes
    if view.run is not None:
        take_public(view.run, state.run)
        state.run.been = array([*view.run.been])
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


def _bot(seen: BotTerms) -> scenario.BotPlan:
    bot = scenario.BotPlan(0, [0] * len(seen.values), 0, 0, 0)
    take_public(seen, bot)
    return bot


@lru_cache(maxsize=1_000)
def _terms(
    options: tuple[tuple[str, int], ...],
    text: str,
    luck: tuple[str, ...],
    cards: tuple[str, ...],
    colours: tuple[str | None, ...],
    bots: tuple[BotTerms, ...],
) -> tuple[Terms, tables.Field]:
    found = scenario.read_scenario(text, strict=False)
    return Terms(
        dict(options),
        found,
        [SIGN_NAMES.index(sign) for sign in luck],
        [FACE_NUMBERS[card] for card in cards],
        [tables.COLOUR_NAMES.index(colour) if colour else NOBODY for colour in colours],
        [_bot(bot) for bot in bots],
        maps_of(found),
    ), tables.Field(found.plan)


def _imagine_barrels(state: GolemsState, view: GolemsView, rng: Rng) -> None:
    """GB-R121: those not known may hold anything of the box that has not been opened."""
    left = [tables.BOXED[content] - view.opened[content] for content in range(tables.CONTENTS)]
    for _, content in view.barrels:
        if content:
            left[CONTENT_NAMES.index(content)] -= 1
    dealt = rng.shuffled([held for held in range(tables.HOLDS_NOTHING, tables.CONTENTS) for _ in range(left[held])])
    for cell, content in view.barrels:
        is_random = state.scene.contents == scenario.BARRELS_RANDOM
        state.barrel[cell] = CONTENT_NAMES.index(content or "empty") if content or not is_random else dealt.pop()
    for number in range(tables.HOLDS_NOTHING, tables.CONTENTS):
        state.boxed[number] = dealt.count(number)


def _imagine_luck(state: GolemsState, view: GolemsView, rng: Rng) -> None:
    """GB-R13: the cards not known of a deck in any order; the card of this round is one of them."""
    for golem, seen in enumerate(view.golems):
        state.luck[golem] = SIGN_NAMES.index(seen.luck or SIGN_NAMES[tables.EMPTY])
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
                known = next((sign for sign in cards if sign < tables.AND), cards[0]) if is_past else cards[0]
                cards.remove(known)
            state.deck[at] = known
        if seen.luck is None and past:
            sign = int(state.deck[golem * ROUNDS + len(past) - 1])
            state.luck[golem] = sign if sign < tables.AND else tables.EMPTY


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
                state.hand[golem * COMMANDS + tables.LETTERS.index(command)] -= 1
    state.laid[golem] = len(rows)
    down = [number for number, row in enumerate(rows) if row.kind is None]
    if down:
        _imagine_rows(state, golem, down, rng)


def _imagine_rows(state: GolemsState, golem: int, down: list[int], rng: Rng) -> None:
    """Random cards for rows face down; about every second time the Bonus is among them, if it can be."""
    kinds = [state.kind[golem * ROWS + row] for row in range(int(state.laid[golem]))]
    bonuses = [int(state.luck[golem])] if tables.EMPTY < state.luck[golem] < tables.AND else []
    if state.sub[2 * golem] != tables.NO_COMMAND:
        bonuses.append(tables.CALL)
    if any(kind > tables.PLAIN for kind in kinds):
        bonuses = []  # it has been seen already
    place, bonus = NOBODY, tables.PLAIN
    if state.token_on[golem] != WHOLE and int(state.token_row[golem]) in down:
        place, bonus = int(state.token_row[golem]), tables.IF  # a token lies on one of its results
    elif bonuses and rng.below(2):
        place, bonus = down[int(rng.below(len(down)))], bonuses[int(rng.below(len(bonuses)))]
    for row in down:
        at = golem * ROWS + row
        state.kind[at] = bonus if row == place else tables.PLAIN
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
