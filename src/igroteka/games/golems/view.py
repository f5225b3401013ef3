"""What one seat may know (GB-R14).

Hidden are Programs until their rows are opened, what barrels hold, the order of Luck decks, and the choices at OR and
XOR; with `luck_open` off also the Luck cards of others. What a scenario tells of its barrels is known.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, ClassVar

from igroteka.core.arrays import array, filled, listed, zeros
from igroteka.core.engine import NOBODY
from igroteka.core.fields import Ints
from igroteka.core.rng import Rng
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

    kind: int  # -1: face down
    first: int
    second: int
    sensor: int
    open: bool
    used: bool  # merged into the row before, or removed


ROW = ("kind", "first", "second", "seen", "open", "used")  # the fields of a row in the state, in the same order
COVERED = RowView(FACE_DOWN, NO_COMMAND, NO_COMMAND, 0, False, False)
_row = lru_cache(maxsize=None)(RowView)


@dataclass(frozen=True)
class OpenGolem:
    """What everybody knows of a golem; each field has the name it has in the state."""

    owner: Seat  # -1 for a Bot
    bot: int  # its program; -1 for a player's golem
    colour: int  # -1 while it is not chosen
    card: int
    power: int
    limit: int
    rows: int
    reach: int
    cell: int  # -1: not on the field
    facing: int
    home: int
    front: int
    damage: int
    worn: int  # the damage at the beginning of the round
    out: int
    snow: int
    modifier: int
    dealt: int
    fell: int
    points: int
    carried: int
    taken: int
    missing: int
    reached: int
    held: int  # the logic token in hand
    least: int
    most: int
    token: int
    token_row: int
    token_on: int


OPEN = tuple(field.name for field in fields(OpenGolem))


@dataclass(frozen=True)
class GolemView(OpenGolem):
    """A golem, its card and what lies at it, as far as the seat may know."""

    steps: tuple[tuple[str, str, str], ...]  # of a Bot: each question, and where Yes and No lead (GB-060)
    luck: int  # -1: not known
    past: tuple[int, ...]  # Luck cards drawn so far, -1 for one not known
    shown: tuple[bool, ...]  # which of them everybody knows
    sub: tuple[int, int]
    program: tuple[RowView, ...]  # of others: nothing before they are ready
    ready: bool  # has finished programming
    acted: bool  # the logic token on the Program


_golem = lru_cache(maxsize=4096)(GolemView)  # a golem changes seldom, and looks the same to most


@dataclass(frozen=True)
class CupView:
    """A tournament. Lists are by seat unless they say otherwise."""

    faces: tuple[int, ...]  # Golem cards
    subs: tuple[int, ...]  # two commands each
    size: int  # leaves of the bracket; 0 for a league
    tree: tuple[int, ...]  # by node: who won there; the root is 1
    match: int
    node: int
    one: Seat
    two: Seat
    map: int
    part: int
    last: int
    over: bool
    dealt: tuple[int, ...]  # by golem
    won: tuple[int, ...]
    points: tuple[int, ...]
    balance: tuple[int, ...]


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
    opened: tuple[int, ...]  # by content: barrels broken
    logic: tuple[tuple[int, int], ...]  # cell and token
    objects: tuple[tuple[int, int, int], ...]  # cell, kind, how many
    supply: tuple[int, ...]  # by sign
    gone: tuple[int, ...]
    round: int
    turn: int
    extra: int
    ending: int
    asks: int  # the question that is asked, whoever is; -1 if nobody is
    run: tuple[int, ...]  # the row being carried out; empty while none is
    row: int
    passes: int
    step: int  # of the pass, 1 to 6; 0 while the row is opened and the Bots act; -1 while no row runs
    queues: tuple[tuple[int, ...], ...]  # by golem: what is left of its row
    blocks: tuple[int, ...]
    teleporting: int  # the golem that may be sent through a black hole; -1 for none
    hand: tuple[int, ...]  # the seat's own, by command; none for a spectator


def view_of(state: GolemsState, seat: Seat) -> GolemsView:
    """All that `seat` may know."""
    asked = tuple(state.thinking())
    own = NOBODY if seat == SPECTATOR else int(state.golem_of(seat))
    is_known = state.scene.contents != BARRELS_RANDOM
    heaps = listed(state.heap)
    run = state.run
    return GolemsView(
        seat=seat,
        asked=asked,
        prompt=QUESTIONS[int(state.asked[seat])] if seat in asked else "",
        **_agreed(state.terms),
        cup=None if state.cup is None else _cup_view(state.cup),
        field=plan_view(state.scene),
        golems=_golem_views(state, own),
        barrels=tuple((cell, held if is_known else FACE_DOWN) for cell, held in lying(state.barrel)),
        opened=tuple(listed(state.opened)),
        logic=tuple(lying(state.logic)),
        objects=tuple((cell, kind, heaps[cell]) for cell, kind in lying(state.object)),
        supply=tuple(listed(state.supply)),
        gone=tuple(listed(state.gone)),
        round=int(state.round),
        turn=int(state.turn),
        extra=int(state.extra),
        ending=GOING_ON if state.cup is not None and not state.cup.over else int(state.ending),
        asks=int(state.asked[state.mover]) if asked else NOBODY,
        run=_run_view(state, own),
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


def _cup_view(cup: Cup) -> CupView:
    return CupView(
        faces=tuple(listed(cup.faces)),
        subs=tuple(listed(cup.subs)),
        size=int(cup.size),
        tree=tuple(listed(cup.tree)),
        match=int(cup.match),
        node=int(cup.node),
        one=int(cup.one),
        two=int(cup.two),
        map=int(cup.map),
        part=int(cup.part),
        last=int(cup.last),
        over=bool(cup.over),
        dealt=tuple(listed(cup.dealt)),
        won=tuple(listed(cup.won)),
        points=tuple(listed(cup.points)),
        balance=tuple(listed(cup.balance)),
    )


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


def _golem_views(state: GolemsState, own: int) -> tuple[GolemView, ...]:
    """The golems, as far as the owner of one of them may know."""
    known = zip(*(listed(getattr(state, name)) for name in OPEN))
    return tuple(_golem_view(state, golem, own, next(known)) for golem in range(int(state.golems)))


def _golem_view(state: GolemsState, golem: int, own: int, known: tuple[int, ...]) -> GolemView:
    owner, bot = int(state.owner[golem]), int(state.bot[golem])
    is_laying = owner != NOBODY and state.asked[owner] == PROGRAM
    shown = listed(state.shown)[golem * ROUNDS : golem * ROUNDS + _drawn(state, golem)]
    return _golem(
        *known,
        tuple(BOT_CARDS[bot]) if bot >= 0 else (),
        _luck(state, golem, own, shown),
        _past(state, golem, own, shown),
        tuple(map(bool, shown)),
        (int(state.sub[2 * golem]), int(state.sub[2 * golem + 1])),
        _program(state, golem, own, is_laying),
        bool(state.laid[golem]) and not is_laying,
        bool(state.acted[golem]),
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
    first, last = golem * ROWS, golem * ROWS + int(state.laid[golem])
    rows = zip(*(listed(getattr(state, name))[first:last] for name in ROW))
    return tuple(
        _row(*cards, opened == 1, used == 1) if is_known or opened else COVERED for *cards, opened, used in rows
    )


def _queue(run: Run, golem: int) -> tuple[int, ...]:
    """What is left of a golem's row."""
    items = listed(run.queue)[ITEMS * golem : ITEMS * golem + int(run.length[golem])]
    return tuple(items[int(run.at[golem]) :])


def _run_view(state: GolemsState, own: int) -> tuple[int, ...]:
    """A row half carried out: all of it is public, except what others choose at OR and XOR."""
    if not _is_halted(state):
        return ()
    run = state.run.clone()
    for golem in range(GOLEMS):
        if golem != own:
            run.picks[golem] = 0
    ints = Ints([])
    run.write(ints)
    return tuple(ints.items)


def _is_halted(state: GolemsState) -> bool:
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
        _imagine_golem(state, golem, seen)
    state.round, state.turn, state.extra, state.ending = view.round, view.turn, view.extra, view.ending
    state.opened, state.supply, state.gone = array([*view.opened]), array([*view.supply]), array([*view.gone])
    for cell, sign in view.logic:
        state.logic[cell] = sign
    for cell, kind, count in view.objects:
        state.object[cell] = kind
        state.heap[cell] = count
    _imagine_barrels(state, view, rng)
    state.count()
    state.run.row = view.row
    if view.run:
        state.run.read(Ints([*view.run]))
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
    cup.faces, cup.subs, cup.tree = array([*seen.faces]), array([*seen.subs]), array([*seen.tree])
    cup.dealt, cup.won = array([*seen.dealt]), array([*seen.won])
    cup.points, cup.balance = array([*seen.points]), array([*seen.balance])
    cup.size, cup.match, cup.node, cup.one, cup.two = seen.size, seen.match, seen.node, seen.one, seen.two
    cup.map, cup.part, cup.last, cup.over = seen.map, seen.part, seen.last, int(seen.over)
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


def _imagine_golem(state: GolemsState, golem: int, seen: GolemView) -> None:
    """What is told of a golem; its Program comes later."""
    for name in OPEN:
        getattr(state, name)[golem] = getattr(seen, name)
    state.sub[2 * golem], state.sub[2 * golem + 1] = seen.sub
    state.acted[golem] = int(seen.acted)


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
        at = golem * ROWS + number
        state.kind[at], state.first[at], state.second[at] = row.kind, row.first, row.second
        state.seen[at], state.open[at], state.used[at] = row.sensor, int(row.open), int(row.used)
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
            state.seen[at] = sensors[int(rng.below(len(sensors)))]
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
    if view.asks != CHOICE or not view.asked:
        return
    for golem, seen in enumerate(view.golems):
        if seen.owner not in (NOBODY, view.seat) and seen.owner not in view.asked and is_choosing(state, golem):
            state.run.picks[golem] = 1 + int(rng.below(2 if seen.token == XOR else 3))
