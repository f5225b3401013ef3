"""What one seat may know (GB-R14).

Hidden are Programs until their rows are opened, what barrels hold, the order of Luck decks, and the choices at OR and
XOR; with `luck_open` off also the Luck cards of others. What a scenario tells of its barrels is known.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

from igroteka.core.arrays import listed
from igroteka.core.engine import NOBODY
from igroteka.core.views import Public, Views, altered, part, parts
from igroteka.core.wire import Seat, View
from igroteka.games.golems import tables, vocabulary
from igroteka.games.golems.actions import CHOICE, PROGRAM, QUESTIONS
from igroteka.games.golems.rules.end import outcome
from igroteka.games.golems.rules.row import is_over, step_of
from igroteka.games.golems.rules.tournament import winners_of
from igroteka.games.golems.scenario import BARRELS_RANDOM, GOALS, MODE_NAMES, TOURNAMENT, Scenario
from igroteka.games.golems.state import ENDINGS, ITEM_NAMES, ITEMS, OUT, PICK_NAMES, GolemsState, Run, Terms
from igroteka.games.golems.tables import COMMANDS, CONTENT_NAMES, LETTERS, OBJECT_NAMES, ROUNDS, ROWS, SIGN_NAMES, lying
from igroteka.games.golems.vocabulary import Bot, Card, Colour, Command, Content, Ending, Item, Sensor, Sign, Thing


@dataclass(frozen=True)
class FieldView:
    """The field: everybody sees it. Cells are numbers, 16 to a row from the top left."""

    width: Public[int]
    height: Public[int]
    cells: Public[tuple[int, ...]]  # those there are
    ice: tuple[int, ...]
    snow: tuple[int, ...]
    walls: tuple[int, ...]
    water: tuple[int, ...]
    ladders: tuple[tuple[int, int], ...]  # up and down
    parts: tuple[tuple[str, bool, int], ...]  # name, winter, top left cell; none if the field is drawn freely
    goals: tuple[tuple[int, int], ...]  # cell of the goal, and whose it is: a golem, -1 for everybody's
    starts: tuple[tuple[int, int], ...]  # cell and facing


@dataclass(frozen=True)
class RowView:
    """A row of a Program. Of one that lies face down only its number is known."""

    kind: Public[vocabulary.RowKind | None]  # None: face down
    first: Public[Command | None]
    second: Public[Command | None]
    sensor: Public[Sensor]
    open: Public[bool]
    used: Public[bool]  # merged into the row before, or removed


COVERED = RowView(None, None, None, tables.SENSOR_NAMES[tables.ANY], False, False)
SIGN_OR_NONE = (*SIGN_NAMES, None)  # one that is UNDRAWN is none


@dataclass(frozen=True)
class GolemView:
    """A golem, its card and what lies at it, as far as the seat may know."""

    owner: Public[Seat]  # -1 for a Bot
    bot: Public[Bot | None]  # None for a player's golem
    colour: Public[Colour | None]  # None while it is not chosen
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
    out: Public[vocabulary.Status]
    modifier: Public[int]
    dealt: Public[int]
    fell: Public[int]
    points: Public[int]
    carried: Public[int]
    taken: Public[int]
    missing: Public[int]
    reached: Public[int]
    held: Public[Sign]  # the logic token in hand
    least: Public[int]
    most: Public[int]
    token: Public[Sign]
    token_row: Public[int]
    token_on: Public[vocabulary.Side]
    acted: Public[bool]  # the logic token on the Program
    sub: Public[tuple[Command | None, ...]]  # two commands
    steps: tuple[tuple[str, str, str], ...]  # of a Bot: each question, and where Yes and No lead (GB-060)
    card: Public[Card]
    snow: Command | None  # the one that waits for its equal
    luck: Sign | None  # None: not known
    past: tuple[Sign | None, ...]  # Luck cards drawn so far, None for one not known
    shown: tuple[bool, ...]  # which of them everybody knows
    program: tuple[RowView, ...]  # of others: nothing before they are ready
    ready: bool  # has finished programming


@dataclass(frozen=True)
class CupView:
    """A tournament. Lists are by seat unless they say otherwise."""

    faces: Public[tuple[Card, ...]]
    subs: Public[tuple[Command | None, ...]]  # two commands each
    size: Public[int]  # leaves of the bracket; 0 for a league
    tree: Public[tuple[int, ...]]  # by node: who won there; the root is 1
    match: Public[int]
    node: Public[int]
    one: Public[Seat]
    two: Public[Seat]
    map: Public[int]
    part: Public[vocabulary.Part]
    last: Public[int]
    over: Public[bool]
    dealt: Public[tuple[int, ...]]  # by golem
    won: Public[tuple[int, ...]]
    points: Public[tuple[int, ...]]
    balance: Public[tuple[int, ...]]


@dataclass(frozen=True)
class RunView:
    """A row half carried out, while a question interrupts it. Lists are by golem unless they say otherwise."""

    stage: Public[vocabulary.Stage]
    queue: Public[tuple[Item, ...]]
    length: Public[tuple[int, ...]]
    at: Public[tuple[int, ...]]
    yes: Public[tuple[Command, ...]]
    no: Public[tuple[Command, ...]]
    body: Public[tuple[Command, ...]]
    sensor: Public[tuple[Sensor, ...]]
    slot: Public[tuple[int, ...]]
    chosen: Public[tuple[Command | None, ...]]
    looping: Public[tuple[int, ...]]
    dice: Public[tuple[Command | None, ...]]
    moving: Public[tuple[Command | None, ...]]
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
    pick: vocabulary.Pick | None  # of this seat, at OR and XOR


@dataclass(frozen=True)
class BotTerms:
    """A Bot that was agreed."""

    program: Public[Bot]
    values: Public[tuple[int, ...]]  # power, limit, rows, range
    card: Public[Card]
    cell: Public[int]
    facing: Public[int]


@dataclass(frozen=True)
class GolemsView(View):
    """The table as one seat sees it."""

    silent: ClassVar[frozenset[str]] = View.silent | {"asks", "run", "turn"}
    terms: tuple[tuple[str, int], ...]  # the options by name
    scenario: str  # its text
    mode: vocabulary.Mode
    rounds: int  # 0: without end
    goal: vocabulary.Goal
    cup: CupView | None
    luck_deck: tuple[Sign, ...]
    card_terms: tuple[Card, ...]
    colour_terms: tuple[Colour | None, ...]
    bots: tuple[BotTerms, ...]
    field: FieldView
    golems: tuple[GolemView, ...]
    barrels: tuple[tuple[int, Content | None], ...]  # cell and content, None for one not known
    opened: Public[tuple[int, ...]]  # by content: barrels broken
    logic: tuple[tuple[int, Sign], ...]  # cell and token
    objects: tuple[tuple[int, Thing, int], ...]  # cell, kind, how many
    supply: Public[tuple[int, ...]]  # by sign
    gone: Public[tuple[int, ...]]
    round: Public[int]
    turn: Public[int]
    extra: Public[int]
    ending: Ending | None
    outcome: Ending | None  # the ending as it is told
    asks: vocabulary.Question | None  # the question that is asked, whoever is
    run: RunView | None
    row: int
    passes: int
    step: int  # of the pass, 1 to 6; 0 while the row is opened and the Bots act; -1 while no row runs
    queues: tuple[tuple[Item, ...], ...]  # by golem: what is left of its row
    blocks: tuple[int, ...]
    teleporting: int  # the golem that may be sent through a black hole; -1 for none
    hand: tuple[int, ...]  # the seat's own, by command; none for a spectator


def _everybody(state: GolemsState) -> dict[str, Any]:
    is_known = state.scene.contents != BARRELS_RANDOM
    run = state.run
    return _agreed(state.terms) | {
        "cup": None if state.cup is None else part(CupView, state.cup),
        "field": plan_view(state.scene),
        "golems": tuple([_golem_view(state, golem) for golem in range(int(state.golems))]),
        "barrels": tuple([(cell, CONTENT_NAMES[held] if is_known else None) for cell, held in lying(state.barrel)]),
        "logic": tuple([(cell, SIGN_NAMES[sign]) for cell, sign in lying(state.logic)]),
        "objects": tuple([(cell, OBJECT_NAMES[kind], int(state.heap[cell])) for cell, kind in lying(state.object)]),
        "ending": ENDINGS[state.ending] if is_over(state) else None,
        "outcome": outcome(state, winners_of(state)) if is_over(state) else None,
        "asks": QUESTIONS[state.asked[state.mover]] if state.mover != NOBODY else None,
        "run": _run_view(state, NOBODY) if is_halted(state) else None,
        "row": int(run.row),
        "passes": int(run.passes),
        "step": step_of(run),
        "queues": tuple([_queue(run, golem) for golem in range(int(state.golems))]),
        "blocks": tuple(listed(run.blocks[: int(state.golems)])),
        "teleporting": int(run.openers[run.hole]) if run.hole < run.holes else NOBODY,
        "hand": (),
    }


def _own(state: GolemsState, seat: Seat, seen: GolemsView) -> dict[str, Any]:
    own = int(state.golem_of(seat))
    if own == NOBODY:
        return {}
    golem = altered(seen.golems[own], **_cards(state, own, True, _shown(state, own)))
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
        "mode": MODE_NAMES[terms.mode],
        "rounds": int(terms.rounds),
        "goal": GOALS[terms.scenario.goal],
        "luck_deck": tuple(SIGN_NAMES[sign] for sign in terms.luck),
        "card_terms": tuple(tables.FACE_NAMES[face] for face in terms.cards),
        "colour_terms": tuple(tables.COLOUR_NAMES[colour] if colour >= 0 else None for colour in terms.colours),
        "bots": tuple(part(BotTerms, bot) for bot in terms.bots),
    }


@lru_cache(maxsize=1_000)
def plan_view(scenario: Scenario) -> FieldView:
    """The field of a scenario, with its goals."""
    plan = scenario.plan
    everybody = scenario.shared or scenario.alone > 0 or len(scenario.cells) < 2
    goals = tuple((cell, NOBODY if everybody else golem) for golem, cell in enumerate(scenario.cells))
    return part(
        FieldView,
        plan,
        ice=tuple(cell for cell in plan.cells if plan.terrain[cell] == tables.ICE),
        snow=tuple(cell for cell in plan.cells if plan.terrain[cell] == tables.SNOW),
        walls=tuple(cell for cell in plan.cells if plan.solid[cell] == tables.WALL),
        water=tuple(cell for cell in plan.cells if plan.solid[cell] == tables.WATER),
        ladders=tuple((pair[0], pair[1]) for pair in plan.ladders),
        parts=tuple((chr(part[0]), part[1] == 1, part[2]) for part in plan.parts),
        goals=goals,
        starts=tuple((start[0], start[1]) for start in scenario.starts),
    )


@dataclass(frozen=True)
class SceneView:
    """A scenario as a picture: its field, and what lies and stands there at the start."""

    field: FieldView
    golems: tuple[tuple[int, int, Bot | None], ...]  # cell, facing, None for a player's
    barrels: tuple[int, ...]
    logic: tuple[tuple[int, Sign], ...]
    objects: tuple[tuple[int, Thing], ...]


def scene_view(scenario: Scenario) -> SceneView:
    """What a scenario looks like."""
    players = 2 if scenario.mode == TOURNAMENT else scenario.most
    golems = [(start[0], start[1], None) for start in scenario.starts[:players]]
    return SceneView(
        field=plan_view(scenario),
        golems=(*golems, *((bot.cell, bot.facing, tables.BOT_NAMES[bot.program]) for bot in scenario.bots)),
        barrels=tuple(barrel[0] for barrel in scenario.barrels),
        logic=tuple((token[0], SIGN_NAMES[token[1]]) for token in scenario.logic),
        objects=tuple((thing[0], OBJECT_NAMES[thing[1]]) for thing in scenario.objects),
    )


def _golem_view(state: GolemsState, golem: int) -> GolemView:
    bot, shown = int(state.bot[golem]), _shown(state, golem)
    return part(
        GolemView,
        state,
        golem,
        tables.GOLEMS,
        snow=LETTERS[state.snow[golem] - 1] if state.snow[golem] else None,
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
    last = int(state.fell[golem]) // ROWS if state.out[golem] == OUT else int(state.round)
    return listed(state.shown[golem * ROUNDS : golem * ROUNDS + min(last, ROUNDS)])


def _cards(state: GolemsState, golem: int, is_own: bool, shown: list[int]) -> dict[str, Any]:
    """The cards of a golem, as its own player sees them or as the others do."""
    is_known = is_own or not shown or state.round > ROUNDS or shown[-1]
    return {
        "luck": SIGN_OR_NONE[state.luck[golem]] if is_known else None,
        "past": _past(state, golem, is_own, shown) if shown else (),
        "program": _program(state, golem, is_own or bool(state.terms.in_turns)),
    }


def _past(state: GolemsState, golem: int, is_own: bool, shown: list[int]) -> tuple[str | None, ...]:
    """The Luck cards drawn so far; one that is about to be drawn is seen by nobody."""
    seen = len(shown) - int(state.luck[golem] == tables.UNDRAWN) if is_own else 0
    cards = listed(state.deck[golem * ROUNDS : golem * ROUNDS + len(shown)])
    return tuple([SIGN_OR_NONE[card] if number < seen or shown[number] else None for number, card in enumerate(cards)])


def _program(state: GolemsState, golem: int, is_known: bool) -> tuple[RowView, ...]:
    """One's own rows; of others those that are open, and how many there are once they are ready (GB-R14)."""
    if not is_known and _is_laying(state, golem):
        return ()
    rows = parts(RowView, state, range(golem * ROWS, golem * ROWS + int(state.laid[golem])))
    return rows if is_known else tuple([row if row.open else COVERED for row in rows])


def _queue(run: Run, golem: int) -> tuple[str, ...]:
    """What is left of a golem's row."""
    items = listed(run.queue[ITEMS * golem + int(run.at[golem]) : ITEMS * golem + int(run.length[golem])])
    return tuple([ITEM_NAMES[item] for item in items])


def _run_view(state: GolemsState, own: int) -> RunView:
    pick = PICK_NAMES[state.run.picks[own]] if own != NOBODY else ""
    return part(RunView, state.run, pick=pick or None)


def is_halted(state: GolemsState) -> bool:
    """Whether a question interrupts the execution of a row."""
    return state.mover != NOBODY and state.asked[state.mover] >= CHOICE
