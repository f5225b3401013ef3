"""What one seat may know (GB-R14).

Hidden are Programs until their rows are opened, what barrels hold, the order of Luck decks, and the choices at OR and
XOR; with `luck_open` off also the Luck cards of others. What a scenario tells of its barrels is known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from igroteka.core.views import Public
from igroteka.core.wire import Seat, View
from igroteka.games.golems import vocabulary
from igroteka.games.golems.vocabulary import Bot, Card, Colour, Command, Content, Ending, Item, Sensor, Sign, Thing

Goal = tuple[int, int, vocabulary.Landmark]  # cell, whose it is: a golem, -1 for everybody's, sign


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
    streams: tuple[tuple[int, ...], ...]  # the same, those that are connected together
    ladders: tuple[tuple[int, int], ...]  # up and down
    parts: tuple[tuple[int, int, bool], ...]  # top left cell, length of a side, winter; none if drawn freely
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


@dataclass(frozen=True)
class GolemView:
    """A golem, its card and what lies at it, as far as the seat may know."""

    owner: Public[Seat]  # -1 for a Bot
    bot: Public[Bot | None]  # None for a player's golem
    colour: Public[Colour | None]  # None while it is not chosen
    power: Public[int]
    limit: int | None  # None: damage does not remove it
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
    fell: Public[tuple[int, ...]]  # the round and the row in which it was removed
    score: int | None  # points, or objects it has brought home or collected; None if the goal counts neither
    carried: Public[int]
    missing: Public[int]
    reached: Public[int]
    held: Sign | None  # the logic token in hand
    least: Public[int]
    most: Public[int]
    token: Sign | None
    token_row: Public[int]
    token_on: Public[vocabulary.Side]
    acted: Public[bool]  # the logic token on the Program
    sub: Public[tuple[Command | None, ...]]  # two commands
    steps: tuple[tuple[str, str, str], ...]  # of a Bot: each question, and where Yes and No lead (GB-060)
    card: Public[Card]
    wet: int  # the water cell it is in until it goes ashore; -1 on land
    snow: Command | None  # the one that waits for its equal
    luck: Sign | None  # None: not known, or there are no Luck cards
    luck_left: int  # cards in its Luck deck
    past: tuple[Sign | None, ...]  # Luck cards drawn so far, None for one not known
    shown: tuple[bool, ...]  # which of them everybody knows
    joined: bool  # a logic token joins the row that is carried out with the next one
    program: tuple[RowView, ...]  # of others: nothing before they are ready
    ready: bool  # has finished programming


@dataclass(frozen=True)
class CupView:
    """A tournament. Lists are by seat unless they say otherwise."""

    faces: Public[tuple[Card, ...]]
    subs: Public[tuple[Command | None, ...]]  # two commands each
    size: Public[int]  # leaves of the bracket
    league: bool
    fallen: tuple[Seat, ...]  # who has lost a match of a bracket
    scores: tuple[int, ...]  # points in a league, else matches won
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
    slides: Public[tuple[int, ...]]
    began: Public[tuple[int, ...]]
    slid: Public[int]
    targets: Public[tuple[int, ...]]
    blocks: Public[tuple[int, ...]]
    landed: Public[tuple[int, ...]]  # by golem and who struck it
    holes: Public[int]
    hole: Public[int]
    openers: Public[tuple[int, ...]]  # by teleport
    movers: Public[tuple[int, ...]]
    repeats: Public[int]
    been: tuple[int, ...]  # the situations before them
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

    silent: ClassVar[frozenset[str]] = View.silent | {"asks", "run", "setup", "turn"}
    terms: tuple[tuple[str, int], ...]  # the options by name
    scenario: str  # its text
    mode: vocabulary.Mode
    rounds: int  # 0: without end
    goal: vocabulary.Goal
    target: int  # points or objects that win; 0: no number does
    object: Thing  # that is carried or collected
    cup: CupView | None
    luck_deck: tuple[Sign, ...]
    card_terms: tuple[Card, ...]
    colour_terms: tuple[Colour | None, ...]
    bots: tuple[BotTerms, ...]
    field: FieldView
    goals: tuple[Goal, ...]
    golems: tuple[GolemView, ...]
    barrels: tuple[tuple[int, Content | None], ...]  # cell and content, None: not known, or it plays no part
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
    standing: tuple[int, ...]  # when all is over: the golems, in a tournament the seats, the best first
    asks: vocabulary.Question | None  # the question that is asked, whoever is
    setup: bool  # it is asked before the first round
    run: RunView | None
    row: int
    passes: int
    step: int  # of the pass, 1 to 6; 0 while the row is opened and the Bots act; -1 while no row runs
    blocks: tuple[int, ...]
    teleporting: int  # the golem that may be sent through a black hole; -1 for none
    hand: tuple[int, ...]  # the seat's own, by command; none for a spectator


@dataclass(frozen=True)
class SceneView:
    """A scenario as a picture: its field, and what lies and stands there at the start."""

    field: FieldView
    goals: tuple[Goal, ...]
    golems: tuple[tuple[int, int, Bot | None], ...]  # cell, facing, None for a player's
    barrels: tuple[int, ...]
    logic: tuple[tuple[int, Sign], ...]
    objects: tuple[tuple[int, Thing], ...]
