"""What is true in a game of Algoracing: terms, rovers, samples, cards, and the algorithm on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import array, filled, listed, zeros
from igroteka.core.compat import vec
from igroteka.core.engine import NOBODY, State
from igroteka.core.fields import Ints, Part, Shared
from igroteka.core.grid import OFF
from igroteka.core.rng import Rng
from igroteka.games.algoracing.tables import BOX, CARDS, CORNERS, CYCLE_X2, CYCLE_X3, LIMIT, PLAYS, TYPES, Field, Plan

ROVERS: Final = 4
BOXED: Final = 99  # where a token is that a written position does not mention: in the game, but nowhere
ABOARD: Final = 100  # + seat: where a token is that a rover carries; below this it is a square
DELIVERED: Final = 200  # + seat: where a token is that a player has delivered, for good (AR-054, AR-R27)
EDITS: Final = 24  # more than a turn can hold: 3 cards, and every cycle card lifted

# why the game ended
GOING_ON: Final = -1
TARGET: Final = 0  # somebody has the points
EXHAUSTED: Final = 1  # all samples are delivered
ROUNDS: Final = 2  # the round limit is reached
ALONE: Final = 3  # everybody else has left
ENDINGS: Final = ["target", "exhausted", "rounds", "alone"]

# values of options by number, as in meta.py
CORNERS_BY_CHANCE: Final = 1  # corner_choice
TIE_SHARED: Final = 0  # tie_break
TIE_TYPES: Final = 1
REMOVED: Final = 1  # on_leave


class Terms(Shared):
    """What was agreed before the game: the options by name, switches as the mode has them. It never changes."""

    def __init__(self, options: dict[str, int], colours: list[int]) -> None:
        self.options = options  # all of them as numbers
        self.colours = colours  # by seat, then those of nobody
        self.board: i64 = options["board"]  # squares of a side
        self.labs: i64 = options["labs"]  # of each player (AR-052)
        self.elevators = options["elevators"] == 1
        self.cycles = options["cycles"] == 1
        self.teleport = options["teleport"] == 1
        self.shared = options["shared"] == 1  # one algorithm for all, changed in turn (AR-104)
        self.places: i64 = LIMIT if self.shared else PLAYS  # of an algorithm
        self.target: i64 = options["target"]
        self.tokens: i64 = options["tokens"]  # of each type
        self.first_player: i64 = options["first_player"]  # AR-R36; 0: chance decides
        self.corner_choice: i64 = options["corner_choice"]  # AR-R38
        self.neutral_rovers = options["neutral_rovers"] == 1  # spare rovers stand on the spare bases (AR-R39)
        self.blocks_on_corners = options["blocks_on_corners"] == 1  # AR-R06
        self.strict_block_edges = options["strict_block_edges"] == 1  # AR-R10
        self.full_rover_ignores_samples = options["full_rover_ignores_samples"] == 1  # AR-R19
        self.deliver_on_arrival_only = options["deliver_on_arrival_only"] == 1  # AR-R24
        self.strict_cycle_shift = options["strict_cycle_shift"] == 1  # AR-R52
        self.strict_elevator_walls = options["strict_elevator_walls"] == 1  # AR-R68
        self.impulse_over_gaps = options["impulse_over_gaps"] == 1  # AR-R78
        self.finish_round = options["finish_round"] == 1  # AR-R91
        self.tie_break: i64 = options["tie_break"]  # AR-R94
        self.max_rounds: i64 = options["max_rounds"]  # AR-R95; 0: no limit
        self.on_leave: i64 = options["on_leave"]  # AR-R98
        self.practice_undo = options["practice_undo"] == 1  # AR-R46


class Row(Part):
    """An algorithm: the visible commands, the cycle cards above them, the cards covered by them."""

    def __init__(self) -> None:
        self.length: i64 = 0  # visible commands alone are counted (AR-R48)
        self.cards: vec[i64] = zeros(LIMIT)  # by place
        self.times: vec[i64] = zeros(LIMIT)  # by place: how often the cycle card above it repeats it, 0 for none
        self.spans: vec[i64] = zeros(LIMIT)  # by place: how many lie under the cycle card that begins here
        self.covered: i64 = 0
        self.under: vec[i64] = zeros(BOX)  # covered cards in the order they were covered
        self.under_at: vec[i64] = zeros(BOX)  # the place of each of them
        self.lost: i64 = 0
        self.gone: vec[i64] = zeros(EDITS)  # cycle cards taken off in this turn; not yet on the discard pile

    def clone(self) -> Row:
        """An independent copy."""
        other = Row()
        other.become(self)
        other.lost = self.lost
        other.gone = self.gone[:]
        return other

    def become(self, other: Row) -> None:
        """Take over what lies in another row; nothing lies in this one."""
        self.length = other.length
        self.covered = other.covered
        place: i64 = 0
        while place < self.length:
            self.cards[place] = other.cards[place]
            self.times[place] = other.times[place]
            self.spans[place] = other.spans[place]
            place += 1
        number: i64 = 0
        while number < self.covered:
            self.under[number] = other.under[number]
            self.under_at[number] = other.under_at[number]
            number += 1

    def clear(self) -> None:
        """Nothing lies here; what is not in use is zero, so that equal rows are equal to the last number."""
        while self.length > 0:
            self.length -= 1
            self.cards[self.length] = 0
            self.times[self.length] = 0
            self.spans[self.length] = 0
        while self.covered > 0:
            self.covered -= 1
            self.under[self.covered] = 0
            self.under_at[self.covered] = 0
        while self.lost > 0:
            self.lost -= 1
            self.gone[self.lost] = 0

    def lay_cycle(self, place: i64, span: i64, times: i64) -> None:
        """A cycle card lies over one place or two from now on; with no times and no span none does any more."""
        self.times[place] = times
        if span == 2 or self.spans[place] == 2:
            self.times[place + 1] = times
        self.spans[place] = span

    def cycle_card(self, place: i64) -> i64:
        """The cycle card above a place."""
        return CYCLE_X2 if self.times[place] == 2 else CYCLE_X3

    def all_cards(self) -> list[int]:
        """Every card that lies here: visible, covered, cycles, and those taken off but not yet discarded."""
        cards = [*listed(self.cards[: self.length]), *listed(self.under[: self.covered])]
        cards += [int(self.cycle_card(place)) for place in range(self.length) if self.spans[place] > 0]
        return cards + listed(self.gone[: self.lost])


class AlgoracingState(State):
    """Rovers are numbered by seat; with `neutral_rovers` those of absent colours come after them."""

    def __init__(self, seats: i64, terms: Terms, field: Field, rng: Rng) -> None:
        super().__init__(seats, rng)
        tokens = TYPES * terms.tokens
        self.practice = terms.practice_undo
        self.terms = terms
        self.field = field
        # the field
        self.bases: vec[i64] = filled(CORNERS, -1)  # by corner: the colour of the base token there
        self.on: vec[i64] = filled(field.size, NOBODY)  # by square: the rover that stands there
        self.samples: vec[i64] = zeros(field.size)  # by square: how many lie there (AR-R28)
        # rovers
        self.square: vec[i64] = filled(ROVERS, OFF)  # OFF: not on the board
        self.facing: vec[i64] = zeros(ROVERS)
        self.home: vec[i64] = filled(ROVERS, OFF)  # the square of its base
        self.labs: vec[i64] = zeros(CORNERS)  # by corner: bits of the rovers that deliver there
        self.bars: vec[i64] = zeros(ROVERS)  # bits of the rovers that owe it nothing until one of the two has moved
        self.waiting: vec[i64] = zeros(ROVERS)  # 1: for a busy elevator
        self.aboard: vec[i64] = zeros(ROVERS)  # samples carried
        # samples; types are hidden until they are delivered (AR-048)
        self.types: vec[i64] = zeros(tokens)  # by token; hidden from everybody
        self.token_at: vec[i64] = zeros(tokens)  # by token: a square, ABOARD + seat, DELIVERED + seat
        self.delivered: vec[i64] = zeros(ROVERS * TYPES)  # by seat and type
        self.points: vec[i64] = zeros(ROVERS)
        self.left: i64 = tokens  # tokens not yet delivered
        # cards
        self.hand: vec[i64] = zeros(ROVERS * CARDS)  # by seat and card: how many; hidden from the others
        self.held: vec[i64] = zeros(ROVERS)  # cards in hand
        self.deck: vec[i64] = zeros(BOX)  # the last is drawn first, zeros behind it; hidden from everybody
        self.deck_size: i64 = 0
        self.pile: vec[i64] = zeros(BOX)  # the discard pile, the last one on top
        self.pile_size: i64 = 0
        self.row = Row()  # what lies on the table for everybody to see
        # the turn; what the player on turn prepares is hidden from the others until it is run
        self.draft = Row()
        self.laid: i64 = 0  # cards laid in this turn
        self.edits: vec[i64] = zeros(EDITS)  # codes of the answers given in this turn
        self.edited: i64 = 0
        self.marked: vec[i64] = zeros(CARDS)  # by card: how many are to be exchanged
        # the game
        self.choosing: i64 = 1  # 0 when all have chosen their bases and the game has begun
        self.first: i64 = 0  # the seat that begins
        self.turn: i64 = 0  # the seat whose turn it is
        self.round: i64 = 1
        self.away: vec[i64] = zeros(ROVERS)  # 1: this player has left
        self.ending: i64 = GOING_ON

    def clone(self) -> AlgoracingState:
        other = AlgoracingState(self.seats, self.terms, self.field, self.rng)
        other.copy_base(self)
        other.bases = self.bases[:]
        other.on = self.on[:]
        other.samples = self.samples[:]
        other.square = self.square[:]
        other.facing = self.facing[:]
        other.home = self.home[:]
        other.labs = self.labs[:]
        other.bars = self.bars[:]
        other.waiting = self.waiting[:]
        other.aboard = self.aboard[:]
        other.types = self.types[:]
        other.token_at = self.token_at[:]
        other.delivered = self.delivered[:]
        other.points = self.points[:]
        other.left = self.left
        other.hand = self.hand[:]
        other.held = self.held[:]
        other.deck = self.deck[:]
        other.deck_size = self.deck_size
        other.pile = self.pile[:]
        other.pile_size = self.pile_size
        other.row = self.row.clone()
        other.draft = self.draft.clone()
        other.laid = self.laid
        other.edits = self.edits[:]
        other.edited = self.edited
        other.marked = self.marked[:]
        other.choosing = self.choosing
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.away = self.away[:]
        other.ending = self.ending
        return other

    def write(self, ints: Ints) -> None:
        super().write(ints)
        for row in _numbers(self.field.plan):  # chance may have built it
            ints.put_all(array(row))

    def read(self, ints: Ints) -> None:
        super().read(ints)
        rows = [listed(ints.take_all()) for _ in _numbers(self.field.plan)]
        if rows != _numbers(self.field.plan):
            self.field = Field(_plan(rows), self.terms.strict_block_edges)

    def count(self) -> None:
        """Work out what follows from squares, tokens and hands: who stands where, what lies where, points."""
        self.on = filled(self.field.size, NOBODY)
        self.samples = zeros(self.field.size)
        self.aboard = zeros(ROVERS)
        self.delivered = zeros(ROVERS * TYPES)
        self.points = zeros(ROVERS)
        self.held = zeros(ROVERS)
        self.left = 0
        for rover in range(ROVERS):
            if self.square[rover] != OFF:
                self.on[self.square[rover]] = rover
            for card in range(CARDS):
                self.held[rover] += self.hand[rover * CARDS + card]
        for token in range(len(self.types)):
            where = self.token_at[token]
            if where >= DELIVERED:
                self.delivered[(where - DELIVERED) * TYPES + self.types[token]] += 1
                continue
            self.left += 1
            if where >= ABOARD:
                self.aboard[where - ABOARD] += 1
            elif where != BOXED:
                self.samples[where] += 1
        for rover in range(ROVERS):
            for kind in range(TYPES):
                count = self.delivered[rover * TYPES + kind]
                self.points[rover] += count + (1 if count > 0 else 0)  # AR-R90

    def colour(self, rover: i64) -> int:
        """The colour of a rover."""
        return self.terms.colours[rover]

    def colour_rover(self, colour: i64) -> int:
        """The rover of a colour; those of absent colours come after the seats."""
        return self.terms.colours.index(int(colour))


def _numbers(plan: Plan) -> list[list[int]]:
    """A plan as rows of numbers."""
    walls = [square for wall in plan.walls for square in wall]
    elevators = [number for elevator in plan.elevators for number in elevator]
    feet = [square for wall in plan.foot_walls for square in wall]
    return [[plan.width, plan.height], plan.levels, plan.blocks, walls, elevators, plan.marks, feet]


def _plan(rows: list[list[int]]) -> Plan:
    """The plan of these rows."""
    plan = Plan(rows[0][0], rows[0][1])
    plan.levels, plan.blocks, plan.marks = rows[1], rows[2], rows[5]
    plan.walls = [rows[3][at : at + 2] for at in range(0, len(rows[3]), 2)]
    plan.elevators = [rows[4][at : at + 2] for at in range(0, len(rows[4]), 2)]
    plan.foot_walls = [rows[6][at : at + 2] for at in range(0, len(rows[6]), 2)]
    if len(plan.levels) != plan.width * plan.height or plan.width > 26:
        raise ValueError("the field is none")
    return plan
