"""What one seat may know (GB-R14).

Hidden are Programs until their rows are opened, what barrels hold, the order of Luck decks, and the choices at OR and
XOR; with `luck_open` off also the Luck cards of others. What a scenario tells of its barrels is known.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

from igroteka.core.arrays import array, filled, listed, zeros
from igroteka.core.engine import NOBODY
from igroteka.core.rng import Rng
from igroteka.core.views import Public, public, questions, take_public
from igroteka.core.wire import SPECTATOR, Seat, View
from igroteka.games.golems.actions import CHOICE, PROGRAM, QUESTIONS
from igroteka.games.golems.rules.opening import is_choosing
from igroteka.games.golems.rules.program import full_hand, has_sensor
from igroteka.games.golems.rules.row import step_of
from igroteka.games.golems.rules.terms import maps_of
from igroteka.games.golems.scenario import (
    BARRELS_PUSHED,
    BARRELS_RANDOM,
    PUZZLE,
    TOURNAMENT,
    BotPlan,
    Scenario,
    read_scenario,
)
from igroteka.games.golems.state import GOING_ON, ITEMS, OUT, WHOLE, Cup, GolemsState, Run, Terms
from igroteka.games.golems.tables import (
    AND,
    ATTACK,
    BOT_CARDS,
    BOXED,
    CALL,
    COMMANDS,
    CONTENTS,
    EMPTY,
    GOLEMS,
    HOLDS_NOTHING,
    IF,
    NEEDS,
    NO_COMMAND,
    PLAIN,
    ROUNDS,
    ROWS,
    UNDRAWN,
    WHILE,
    XOR,
    Field,
    lying,
)

FACE_DOWN = -1  # the content of a barrel, a Luck card, the choice of another: not known


@dataclass(frozen=True)
class FieldView:
    """The field: everybody sees it. Cells are numbers, 16 to a row from the top left."""

    width: int
    height: int
    cells: tuple[int, ...]  # those there are
    terrain: tuple[int, ...]  # of these: 0 summer, 1 ice, 2 snow
    solid: tuple[int, ...]  # of these: 0 nothing, 1 wall, 2 water, 3 ladder
    ladders: tuple[tuple[int, int], ...]  # up and down
    parts: tuple[tuple[str, bool, int], ...]  # name, winter, top left cell; none if the field is drawn freely
    goals: tuple[tuple[int, int], ...]  # cell of the goal, and whose it is: a golem, -1 for everybody's
    starts: tuple[tuple[int, int], ...]  # cell and facing


@dataclass(frozen=True)
class RowView:
    """A row of a Program. Of one that lies face down only its number is known."""

    kind: Public[int]  # -1: face down
    first: Public[int]
    second: Public[int]
    sensor: Public[int]
    open: Public[bool]
    used: Public[bool]  # merged into the row before, or removed


COVERED = RowView(FACE_DOWN, NO_COMMAND, NO_COMMAND, 0, False, False)
_row = lru_cache(maxsize=None)(RowView)


@dataclass(frozen=True)
class GolemView:
    """A golem, its card and what lies at it, as far as the seat may know."""

    owner: Public[Seat]  # -1 for a Bot
    bot: Public[int]  # its program; -1 for a player's golem
    colour: Public[int]  # -1 while it is not chosen
    card: Public[int]
    power: Public[int]
    limit: Public[int]
    rows: Public[int]
    reach: Public[int]
    cell: Public[int]  # -1: not on the field
    facing: Public[int]
    home: Public[int]
    front: Public[int]
    damage: Public[int]
    worn: Public[int]  # the damage at the beginning of the round
    out: Public[int]
    snow: Public[int]
    modifier: Public[int]
    dealt: Public[int]
    fell: Public[int]
    points: Public[int]
    carried: Public[int]
    taken: Public[int]
    missing: Public[int]
    reached: Public[int]
    held: Public[int]  # the logic token in hand
    least: Public[int]
    most: Public[int]
    token: Public[int]
    token_row: Public[int]
    token_on: Public[int]
    acted: Public[bool]  # the logic token on the Program
    steps: tuple[tuple[str, str, str], ...]  # of a Bot: each question, and where Yes and No lead (GB-060)
    luck: int  # -1: not known
    past: tuple[int, ...]  # Luck cards drawn so far, -1 for one not known
    shown: tuple[bool, ...]  # which of them everybody knows
    sub: tuple[int, int]
    program: tuple[RowView, ...]  # of others: nothing before they are ready
    ready: bool  # has finished programming


_golem = lru_cache(maxsize=4096)(GolemView)  # a golem changes seldom, and looks the same to most


@dataclass(frozen=True)
class CupView:
    """A tournament. Lists are by seat unless they say otherwise."""

    faces: Public[tuple[int, ...]]  # Golem cards
    subs: Public[tuple[int, ...]]  # two commands each
    size: Public[int]  # leaves of the bracket; 0 for a league
    tree: Public[tuple[int, ...]]  # by node: who won there; the root is 1
    match: Public[int]
    node: Public[int]
    one: Public[Seat]
    two: Public[Seat]
    map: Public[int]
    part: Public[int]
    last: Public[int]
    over: Public[bool]
    dealt: Public[tuple[int, ...]]  # by golem
    won: Public[tuple[int, ...]]
    points: Public[tuple[int, ...]]
    balance: Public[tuple[int, ...]]


@dataclass(frozen=True)
class RunView:
    """A row half carried out, while a question interrupts it. Lists are by golem unless they say otherwise."""

    stage: Public[int]
    queue: Public[tuple[int, ...]]
    length: Public[tuple[int, ...]]
    at: Public[tuple[int, ...]]
    yes: Public[tuple[int, ...]]
    no: Public[tuple[int, ...]]
    body: Public[tuple[int, ...]]
    sensor: Public[tuple[int, ...]]
    slot: Public[tuple[int, ...]]
    chosen: Public[tuple[int, ...]]
    looping: Public[tuple[int, ...]]
    dice: Public[tuple[int, ...]]
    moving: Public[tuple[int, ...]]
    swims: Public[tuple[int, ...]]
    slides: Public[tuple[int, ...]]
    slid: Public[int]
    targets: Public[tuple[int, ...]]
    blocks: Public[tuple[int, ...]]
    holes: Public[int]
    hole: Public[int]
    openers: Public[tuple[int, ...]]  # by teleport
    movers: Public[tuple[int, ...]]
    repeats: Public[int]
    keys: Public[tuple[int, ...]]  # by repetition
    pick: int  # of this seat, at OR and XOR


@dataclass(frozen=True)
class GolemsView(View):
    """The table as one seat sees it."""

    silent: ClassVar[frozenset[str]] = View.silent | {"asks", "run", "turn"}
    terms: tuple[tuple[str, int], ...]  # mode and rounds are those of the scenario
    scenario: str  # its text
    cup: CupView | None
    luck_deck: tuple[int, ...]
    card_terms: tuple[int, ...]
    colour_terms: tuple[int, ...]
    bots: tuple[tuple[int, tuple[int, ...], int, int, int], ...]
    field: FieldView
    golems: tuple[GolemView, ...]
    barrels: tuple[tuple[int, int], ...]  # cell and content, -1 for one not known
    opened: Public[tuple[int, ...]]  # by content: barrels broken
    logic: tuple[tuple[int, int], ...]  # cell and token
    objects: tuple[tuple[int, int, int], ...]  # cell, kind, how many
    supply: Public[tuple[int, ...]]  # by sign
    gone: Public[tuple[int, ...]]
    round: Public[int]
    turn: Public[int]
    extra: Public[int]
    ending: int
    asks: int  # the question that is asked, whoever is; -1 if nobody is
    run: RunView | None
    row: int
    passes: int
    step: int  # of the pass, 1 to 6; 0 while the row is opened and the Bots act; -1 while no row runs
    queues: tuple[tuple[int, ...], ...]  # by golem: what is left of its row
    blocks: tuple[int, ...]
    teleporting: int  # the golem that may be sent through a black hole; -1 for none
    hand: tuple[int, ...]  # the seat's own, by command; none for a spectator


def view_of(state: GolemsState, seat: Seat) -> GolemsView:
    """All that `seat` may know."""
    own = NOBODY if seat == SPECTATOR else int(state.golem_of(seat))
    is_known = state.scene.contents != BARRELS_RANDOM
    heaps = listed(state.heap)
    run = state.run
    return GolemsView(
        **questions(state, seat, QUESTIONS),
        **public(GolemsView, state),
        **_agreed(state.terms),
        cup=None if state.cup is None else CupView(**public(CupView, state.cup)),
        field=plan_view(state.scene),
        golems=tuple(_golem_view(state, golem, own) for golem in range(int(state.golems))),
        barrels=tuple((cell, held if is_known else FACE_DOWN) for cell, held in lying(state.barrel)),
        logic=tuple(lying(state.logic)),
        objects=tuple((cell, kind, heaps[cell]) for cell, kind in lying(state.object)),
        ending=GOING_ON if state.cup is not None and not state.cup.over else int(state.ending),
        asks=int(state.asked[state.mover]) if state.mover != NOBODY else NOBODY,
        run=_run_view(state, own) if is_halted(state) else None,
        row=int(run.row),
        passes=int(run.passes),
        step=step_of(run),
        queues=tuple(_queue(run, golem) for golem in range(int(state.golems))),
        blocks=tuple(listed(run.blocks)[: int(state.golems)]),
        teleporting=int(run.openers[run.hole]) if run.hole < run.holes else NOBODY,
        hand=() if own == NOBODY else tuple(listed(state.hand)[own * COMMANDS : (own + 1) * COMMANDS]),
    )


@lru_cache(maxsize=64)
def _agreed(terms: Terms) -> dict[str, Any]:
    """What was agreed before the game: worked out once, for it never changes."""
    return {
        "terms": tuple((terms.options | {"mode": int(terms.mode), "rounds": int(terms.rounds)}).items()),
        "scenario": terms.scenario.text,
        "luck_deck": tuple(terms.luck),
        "card_terms": tuple(terms.cards),
        "colour_terms": tuple(terms.colours),
        "bots": tuple((b.program, tuple(b.values), b.card, b.cell, b.facing) for b in terms.bots),
    }


@lru_cache(maxsize=256)
def plan_view(scenario: Scenario) -> FieldView:
    """The field of a scenario, with its goals."""
    plan = scenario.plan
    everybody = scenario.shared or scenario.alone > 0 or len(scenario.cells) < 2
    goals = tuple((cell, NOBODY if everybody else golem) for golem, cell in enumerate(scenario.cells))
    return FieldView(
        width=plan.width,
        height=plan.height,
        cells=tuple(plan.cells),
        terrain=tuple(plan.terrain[cell] for cell in plan.cells),
        solid=tuple(plan.solid[cell] for cell in plan.cells),
        ladders=tuple((pair[0], pair[1]) for pair in plan.ladders),
        parts=tuple((chr(part[0]), part[1] == 1, part[2]) for part in plan.parts),
        goals=goals,
        starts=tuple((start[0], start[1]) for start in scenario.starts),
    )


@dataclass(frozen=True)
class SceneView:
    """A scenario as a picture: its field, and what lies and stands there at the start."""

    field: FieldView
    golems: tuple[tuple[int, int, int], ...]  # cell, facing, program of a Bot (-1: a player's)
    barrels: tuple[int, ...]
    logic: tuple[tuple[int, int], ...]
    objects: tuple[tuple[int, int], ...]


def scene_view(scenario: Scenario) -> SceneView:
    """What a scenario looks like."""
    players = 2 if scenario.mode == TOURNAMENT else scenario.most
    golems = [(start[0], start[1], NOBODY) for start in scenario.starts[:players]]
    return SceneView(
        field=plan_view(scenario),
        golems=(*golems, *((bot.cell, bot.facing, bot.program) for bot in scenario.bots)),
        barrels=tuple(barrel[0] for barrel in scenario.barrels),
        logic=tuple((token[0], token[1]) for token in scenario.logic),
        objects=tuple((thing[0], thing[1]) for thing in scenario.objects),
    )


def _golem_view(state: GolemsState, golem: int, own: int) -> GolemView:
    owner, bot = int(state.owner[golem]), int(state.bot[golem])
    is_laying = owner != NOBODY and state.asked[owner] == PROGRAM
    shown = listed(state.shown)[golem * ROUNDS : golem * ROUNDS + _drawn(state, golem)]
    return _golem(
        **public(GolemView, state, golem),
        steps=tuple(BOT_CARDS[bot]) if bot >= 0 else (),
        luck=_luck(state, golem, own, shown),
        past=_past(state, golem, own, shown),
        shown=tuple(map(bool, shown)),
        sub=(int(state.sub[2 * golem]), int(state.sub[2 * golem + 1])),
        program=_program(state, golem, own, is_laying),
        ready=bool(state.laid[golem]) and not is_laying,
    )


def _drawn(state: GolemsState, golem: int) -> int:
    """How many Luck cards a player has drawn; one that is out draws no more (GB-R125)."""
    if not state.terms.luck or state.owner[golem] == NOBODY:
        return 0
    last = int(state.fell[golem]) // ROWS if state.out[golem] == OUT else int(state.round)
    return min(last, ROUNDS)


def _luck(state: GolemsState, golem: int, own: int, shown: list[int]) -> int:
    """The Luck card of this round: one's own, and those that everybody knows."""
    if golem == own or not shown or state.round > ROUNDS or shown[-1]:
        return int(state.luck[golem])
    return FACE_DOWN


def _past(state: GolemsState, golem: int, own: int, shown: list[int]) -> tuple[int, ...]:
    """The Luck cards drawn so far; one that is about to be drawn is seen by nobody."""
    seen = len(shown) - int(state.luck[golem] == UNDRAWN) if golem == own else 0
    cards = listed(state.deck)[golem * ROUNDS : golem * ROUNDS + len(shown)]
    return tuple(card if number < seen or shown[number] else FACE_DOWN for number, card in enumerate(cards))


def _program(state: GolemsState, golem: int, own: int, is_laying: bool) -> tuple[RowView, ...]:
    """One's own rows; of others those that are open, and how many there are once they are ready (GB-R14)."""
    is_known = golem == own or state.terms.in_turns
    if is_laying and not is_known:
        return ()
    places = range(golem * ROWS, golem * ROWS + int(state.laid[golem]))
    return tuple(_row(**public(RowView, state, at)) if is_known or state.open[at] else COVERED for at in places)


def _queue(run: Run, golem: int) -> tuple[int, ...]:
    """What is left of a golem's row."""
    items = listed(run.queue)[ITEMS * golem : ITEMS * golem + int(run.length[golem])]
    return tuple(items[int(run.at[golem]) :])


def _run_view(state: GolemsState, own: int) -> RunView:
    pick = 0 if own == NOBODY else int(state.run.picks[own])
    return RunView(**public(RunView, state.run), pick=pick)


def is_halted(state: GolemsState) -> bool:
    """Whether a question interrupts the execution of a row."""
    return state.mover != NOBODY and state.asked[state.mover] >= CHOICE


# imagining


def imagine(view: GolemsView, rng: Rng) -> GolemsState:
    """A state this view allows: barrels, Luck decks and rows face down are dealt at random."""
    terms, field = _terms(view)
    state = GolemsState(len(view.card_terms), terms, field, rng)
    state.practice = terms.mode == PUZZLE
    if state.cup is not None and view.cup is not None:
        _imagine_cup(state, state.cup, view.cup)
    state.golems = len(view.golems)
    state.colour = filled(GOLEMS, NOBODY)
    for golem, seen in enumerate(view.golems):
        take_public(seen, state, golem)
        state.sub[2 * golem], state.sub[2 * golem + 1] = seen.sub
    take_public(view, state)
    state.ending = view.ending
    for cell, sign in view.logic:
        state.logic[cell] = sign
    for cell, kind, count in view.objects:
        state.object[cell] = kind
        state.heap[cell] = count
    _imagine_barrels(state, view, rng)
    state.count()
    state.run.row, state.run.passes = view.row, view.passes
    if view.run is not None:
        take_public(view.run, state.run)
    _imagine_luck(state, view, rng)
    for golem, seen in enumerate(view.golems):
        _imagine_program(state, golem, seen, rng)
    if view.asked and (view.asks == CHOICE or (view.asks == PROGRAM and not terms.in_turns)):
        state.ask_sealed([*view.asked], view.asks)
    elif view.asked:
        state.ask(view.asked[0], view.asks)
    _imagine_picks(state, view, rng)
    return state


def _imagine_cup(state: GolemsState, cup: Cup, seen: CupView) -> None:
    """All of a tournament is public."""
    take_public(seen, cup)
    state.play_on(cup.map)
    size = state.field.size
    state.barrel, state.logic, state.object, state.heap = zeros(size), zeros(size), zeros(size), zeros(size)


@lru_cache(maxsize=64)
def _known_terms(
    values: tuple[tuple[str, int], ...],
    scenario: str,
    luck: tuple[int, ...],
    cards: tuple[int, ...],
    colours: tuple[int, ...],
    bots: tuple[tuple[int, tuple[int, ...], int, int, int], ...],
) -> tuple[Terms, Field]:
    found = read_scenario(scenario, strict=False)
    plans = [BotPlan(program, list(numbers), card, cell, facing) for program, numbers, card, cell, facing in bots]
    known = dict(values)
    maps = maps_of(found)
    return Terms(known, found, list(luck), list(cards), list(colours), plans, maps), Field(found.plan)


def _terms(view: GolemsView) -> tuple[Terms, Field]:
    return _known_terms(view.terms, view.scenario, view.luck_deck, view.card_terms, view.colour_terms, view.bots)


def _imagine_barrels(state: GolemsState, view: GolemsView, rng: Rng) -> None:
    """GB-R121: those not known may hold anything of the box that has not been opened."""
    left = [BOXED[content] - view.opened[content] for content in range(CONTENTS)]
    if state.scene.contents != BARRELS_PUSHED:
        for _, content in view.barrels:
            if content != FACE_DOWN:
                left[content] -= 1
    lot = array([content for content in range(HOLDS_NOTHING, CONTENTS) for _ in range(left[content])])
    rng.shuffle(lot)
    dealt = listed(lot)
    for cell, content in view.barrels:
        state.barrel[cell] = dealt.pop() if content == FACE_DOWN else content
    for content in range(HOLDS_NOTHING, CONTENTS):
        state.boxed[content] = dealt.count(content)


def _imagine_luck(state: GolemsState, view: GolemsView, rng: Rng) -> None:
    """GB-R13: the cards not known of a deck in any order; the card of this round is one of them."""
    for golem, seen in enumerate(view.golems):
        state.luck[golem] = max(seen.luck, EMPTY)
        if seen.owner == NOBODY or not view.luck_deck:
            continue
        unknown = list(view.luck_deck)
        for sign in seen.past:
            if sign != FACE_DOWN:
                unknown.remove(sign)
        rest = array(unknown)
        rng.shuffle(rest)
        cards = listed(rest)
        for number in range(ROUNDS):
            known = seen.past[number] if number < len(seen.past) else FACE_DOWN
            at = golem * ROUNDS + number
            if known == FACE_DOWN:
                is_past = number < len(seen.past) and state.terms.logic  # then a logic sign would have been seen
                known = next((sign for sign in cards if sign < AND), cards[0]) if is_past else cards[0]
                cards.remove(known)
                state.deck[at] = known
                continue
            state.deck[at] = known
            state.shown[at] = int(seen.shown[number])
        if seen.luck == FACE_DOWN and seen.past:
            sign = state.deck[golem * ROUNDS + len(seen.past) - 1]
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
            if command != NO_COMMAND and row.kind != CALL:
                state.hand[golem * COMMANDS + command] -= 1
    state.laid[golem] = len(rows)
    down = [number for number, row in enumerate(rows) if row.kind == FACE_DOWN]
    if down:
        _imagine_rows(state, golem, down, rng)


def _imagine_rows(state: GolemsState, golem: int, down: list[int], rng: Rng) -> None:
    """Random cards for rows face down; about every second time the Bonus is among them, if it can be."""
    kinds = [state.kind[golem * ROWS + row] for row in range(int(state.laid[golem]))]
    bonuses = [int(state.luck[golem])] if EMPTY < state.luck[golem] < AND else []
    if state.sub[2 * golem] != NO_COMMAND:
        bonuses.append(CALL)
    if any(kind > PLAIN for kind in kinds):
        bonuses = []  # it has been seen already
    place, bonus = NOBODY, PLAIN
    if state.token_on[golem] != WHOLE and int(state.token_row[golem]) in down:
        place, bonus = int(state.token_row[golem]), IF  # a token lies on one of its results
    elif bonuses and rng.below(2):
        place, bonus = down[int(rng.below(len(down)))], bonuses[int(rng.below(len(bonuses)))]
    for row in down:
        at = golem * ROWS + row
        state.kind[at] = bonus if row == place else PLAIN
        if row == place and bonus in (IF, WHILE):
            sensors = [s for s in range(ATTACK) if has_sensor(state, golem, s)]
            state.sensor[at] = sensors[int(rng.below(len(sensors)))]
        needs = int(NEEDS[state.kind[at]])
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
        state.run.picks[state.golem_of(view.seat)] = view.run.pick
    if view.asks != CHOICE or not view.asked:
        return
    for golem, seen in enumerate(view.golems):
        if seen.owner not in (NOBODY, view.seat) and seen.owner not in view.asked and is_choosing(state, golem):
            state.run.picks[golem] = 1 + int(rng.below(2 if seen.token == XOR else 3))
