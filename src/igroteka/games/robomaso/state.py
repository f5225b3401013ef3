"""What is true in a game of Robomaso: the board, robots, computers, the turn and what is going on in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import filled, zeros
from igroteka.core.compat import vec
from igroteka.core.engine import NOBODY, State
from igroteka.core.fields import Shared
from igroteka.core.grid import back
from igroteka.core.rng import Rng
from igroteka.games.robomaso import box, tables
from igroteka.games.robomaso.box import CAPACITY, CORNER, DOOR, KINDS, NEST, NONE, REACTION, ROBOTS, SEATS, TELEPORT
from igroteka.games.robomaso.tables import BIT, CELLS, CORNER_OPEN, CORNERS, NEXT, OPEN, RING, STRIP, SYMBOL, goal_of

EMPTY: Final = -1  # an inner cell without a card

# where robots are
RESERVE: Final = 0
BOARD: Final = 1
AWAITING: Final = 2
STATUSES: Final = ["reserve", "board", "waiting"]  # their names

# what computers do
IN_HAND: Final = 0
WORKING: Final = 1
CANCELLED: Final = 2
MACHINES: Final = ["hand", "working", "cancelled"]  # their names

# The stages of play in the order of the turn machine: one that is over is followed by the next, unless it says where it
# leads.
DEALING: Final = 0  # discs, player by player
CHOOSING_CORNER: Final = 1
OPENING: Final = 2  # the first card
PLACING: Final = 3  # the first robot; to CHOOSING_CORNER for the next player, after the last one to BUILDING
BUILDING: Final = 4  # a turn begins; to LAYING if a card is drawn, else to DEPLOYING
LAYING: Final = 5
DEPLOYING: Final = 6
PICKING: Final = 7  # which robot moves: to DRIVING; if none is left, to FINISHING
TAKING: Final = 8  # a robot has come to a cell: its symbol
GIVING: Final = 9  # the same for the partner
RAIDING: Final = 10  # a foreign computer; then to COMING_HOME
MEETING: Final = 11  # the encounters of a check point: to DUEL for each
DRIVING: Final = 12  # to TAKING after a step, to MEETING after a turn, to AIMING for a shot, to PICKING when it ends
AIMING: Final = 13  # which of two robots; then to DUEL, or back to MEETING or DRIVING
DUEL: Final = 14  # then back to MEETING or DRIVING
COMING_HOME: Final = 15  # then to PICKING
FINISHING: Final = 16  # the end of the turn: to BUILDING for the next player
OVER: Final = 17  # from anywhere
STAGES: Final = [  # their names
    *("dealing", "corners", "opening", "placing", "building", "laying", "deploying", "picking"),
    *("taking", "giving", "raiding", "meeting", "driving", "aiming", "duel", "home", "ending", "over"),
]

# why the game is over
GOING_ON: Final = -1  # it is not
BY_GOAL: Final = 0
BY_ROUNDS: Final = 1
BY_STANDSTILL: Final = 2
ENDINGS: Final = ["goal", "rounds", "standstill"]  # their names

# what lies beyond a side of a cell
CLOSED: Final = 0  # nothing: the side is not open
WALL: Final = 1
VOID: Final = 2  # an empty cell
LINK: Final = 3

# values of options, as their places among the words in `meta.py`
CORNER_TELEPORT: Final = 1  # start_position (RM-R16)
CHOSEN: Final = 1  # corners (RM-R14)
STRICT: Final = 1  # edge_match (RM-R03)
FROM_SUPPLY: Final = 1  # filler_source (RM-R07)
BRANCH: Final = 1  # wall_turn (RM-R27)
MANDATORY: Final = 1  # pickup (RM-R39)
ALL_CARDS: Final = 1  # card_limit (RM-R40)
COUNTED: Final = 1  # token_supply (RM-R43)
INDIVIDUAL: Final = 1  # equal_reaction (RM-R58)
CRASH: Final = 0  # teleport_onto_robot (RM-R72)
FULL_SPEED: Final = 1  # mud_exit (RM-R73)
TRAPPED_ONLY: Final = 1  # suicide (RM-R75)
AUTOMATIC: Final = 1  # turn_end (RM-R84)


class Terms(Shared):
    """What was agreed before the game: the options by their names. It never changes."""

    def __init__(self, options: dict[str, int], seats: i64) -> None:
        self.options = options  # all of them as numbers
        self.goal: i64 = goal_of(int(seats), options["goal"])
        self.base_speed: i64 = options["base_speed"]
        self.truce_rounds: i64 = options["truce_rounds"]
        self.start_position: i64 = options["start_position"]
        self.first_player: i64 = options["first_player"]  # 0: chance decides
        self.corners: i64 = options["corners"]
        self.gallery_pattern: i64 = int(tables.PATTERNS[options["gallery_pattern"]][::-1], 2)  # first cell: lowest bit
        self.edge_match: i64 = options["edge_match"]
        self.filler_source: i64 = options["filler_source"]
        self.share_own_field = options["share_own_field"] == 1
        self.deploy_deadline: i64 = options["deploy_deadline"]
        self.wall_turn: i64 = options["wall_turn"]
        self.speed_immediate = options["speed_immediate"] == 1
        self.pickup: i64 = options["pickup"]
        self.card_limit: i64 = options["card_limit"]
        self.dead_partner = options["dead_partner"] == 1
        self.token_supply: i64 = options["token_supply"]
        self.forced_fire = options["forced_fire"] == 1
        self.equal_reaction: i64 = options["equal_reaction"]
        self.stop_after_encounter = options["stop_after_encounter"] == 1
        self.blast_through_walls = options["blast_through_walls"] == 1
        self.teleport_onto_robot: i64 = options["teleport_onto_robot"]
        self.mud_exit: i64 = options["mud_exit"]
        self.suicide: i64 = options["suicide"]
        self.safe_field = options["safe_field"] == 1
        self.round_limit: i64 = options["round_limit"]
        self.turn_end: i64 = options["turn_end"]
        self.forced_duel = options["forced_duel"] == 1


def partner_of(robot: i64) -> i64:
    """The other robot of the same player."""
    return robot + 1 - 2 * (robot % 2)


class RobomasoState(State):
    """Robots are numbers: twice the seat, and one more for the second robot (RM-008)."""

    def __init__(self, seats: i64, terms: Terms, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.terms = terms
        # board
        self.card: vec[i64] = filled(CELLS, EMPTY)  # by cell: the card that lies there
        self.turned: vec[i64] = zeros(CELLS)  # by cell: its quarter turns
        self.under: vec[i64] = filled(CELLS, NONE)  # by face-down card: the corridor card it is, which nobody has seen
        self.plant: vec[i64] = filled(CELLS, NONE)  # by cell: the robot that laid a flytrap there
        self.deck: vec[i64] = zeros(box.MOST_CARDS)  # the last is drawn first; hidden from everybody
        self.deck_size: i64 = 0
        self.aside: vec[i64] = zeros(box.MOST_CARDS)  # cards that were no opening cards (RM-R12)
        self.aside_size: i64 = 0
        self.drawn: i64 = NONE  # the card that is to be laid
        # robots
        self.status: vec[i64] = zeros(ROBOTS)
        self.dead: vec[i64] = zeros(ROBOTS)  # 1: it waits after a death, not after a raid
        self.at: vec[i64] = filled(ROBOTS, NONE)  # cells
        self.heading: vec[i64] = zeros(ROBOTS)
        self.barred: vec[i64] = zeros(ROBOTS)  # the side it may not leave by: its back, or as RM-R71 says
        self.cards: vec[i64] = zeros(ROBOTS * KINDS)  # of each kind, of weapons too (RM-012, RM-071, RM-113)
        self.looted: vec[i64] = zeros(ROBOTS * KINDS)  # those of the cards that do not count against six (RM-R40)
        self.discs: vec[i64] = zeros(ROBOTS)
        self.muddy: vec[i64] = zeros(ROBOTS)  # 1: it stands in mud it drove into
        self.moved: vec[i64] = zeros(ROBOTS)  # 1: its move of this turn is over
        self.tried: vec[i64] = zeros(ROBOTS)  # 1: its deployment of this turn is over
        self.spins: vec[i64] = zeros(ROBOTS)  # free turns of this turn on the cell where it stands
        # players
        self.corner: vec[i64] = zeros(SEATS)  # the number of the home corner
        self.field: vec[i64] = filled(SEATS, NONE)  # the cell of the deployment field (RM-010)
        self.computer: vec[i64] = filled(SEATS, NONE)  # the cell of the computer (RM-009)
        self.machine: vec[i64] = zeros(SEATS)  # what the computer does
        self.stored: vec[i64] = zeros(SEATS)  # discs in the computer
        # supply and time
        self.supply: vec[i64] = zeros(KINDS)
        self.round: i64 = 0  # 0: the opening
        self.order: vec[i64] = zeros(seats)  # seats in turn order
        self.turn_place: i64 = 0  # whose turn it is, counted in turn order
        self.stage: i64 = DEALING
        self.ending: i64 = GOING_ON
        self.winner: i64 = NOBODY  # who reached the goal
        # building
        self.level: i64 = 0  # of the drawn card: how strict the rules of building can be (RM-R06)
        self.field_level: i64 = 0  # of the deployment field
        self.computer_level: i64 = 0  # of the computer
        # the move that is being made
        self.robot: i64 = NONE
        self.points: i64 = 0  # movement that is left
        self.begun: i64 = 0  # 1: it has driven or turned
        self.checking: i64 = 0  # 1: this is a check point, not the start of the move
        self.survived: i64 = 0  # 1: it came out of an encounter
        self.bogged: i64 = 0  # 1: it set out from mud, with one point
        self.hop: i64 = 0  # 1: it can be carried by the teleport it has driven onto
        self.takes: i64 = 0  # cards of the symbol that the robot may still take
        self.gives: i64 = 0  # cards of the symbol that its partner may still take
        self.met: vec[i64] = zeros(ROBOTS)  # 1: this pair is resolved at this check point
        self.peace: vec[i64] = zeros(ROBOTS)  # 1: peace with this robot for the rest of the move
        # the encounter that is going on
        self.foe: i64 = NONE  # the other robot
        self.decider: i64 = NONE  # the robot whose owner decides; NONE: both choose in secret
        self.held: i64 = 0  # 1: the faster robot held its fire
        self.shot: i64 = NONE  # the shot that the moving robot wants to fire
        self.choice: vec[i64] = filled(SEATS, NONE)  # what was chosen in secret
        # loot
        self.looter: i64 = NONE  # the robot that may take cards
        self.prey: vec[i64] = zeros(ROBOTS)  # 1: it was hit and can be looted
        self.haul: i64 = 0  # cards that may still be taken from the first of them
        self.rank: i64 = 0  # how many cards may be taken from each
        # what follows from the board
        self.open: vec[i64] = zeros(CELLS)  # by cell: the open sides
        self.symbol: vec[i64] = filled(CELLS, NONE)  # by cell: what it is, NONE if it is empty
        self.connected: vec[i64] = zeros(CELLS)  # by cell: 1 if one can drive there from the gallery (RM-R05)
        self.touch: vec[i64] = zeros(CELLS)  # by cell: 1 if it is empty and one can drive up to it
        self.needs: vec[i64] = zeros(CELLS)  # by such a cell: what a card laid there must leave open, see `reach`

    def clone(self) -> RobomasoState:
        other = RobomasoState(self.seats, self.terms, self.rng)
        other.copy_base(self)
        other.card = self.card[:]
        other.turned = self.turned[:]
        other.under = self.under[:]
        other.plant = self.plant[:]
        other.deck = self.deck[:]
        other.deck_size = self.deck_size
        other.aside = self.aside[:]
        other.aside_size = self.aside_size
        other.drawn = self.drawn
        other.status = self.status[:]
        other.dead = self.dead[:]
        other.at = self.at[:]
        other.heading = self.heading[:]
        other.barred = self.barred[:]
        other.cards = self.cards[:]
        other.looted = self.looted[:]
        other.discs = self.discs[:]
        other.muddy = self.muddy[:]
        other.moved = self.moved[:]
        other.tried = self.tried[:]
        other.spins = self.spins[:]
        other.corner = self.corner[:]
        other.field = self.field[:]
        other.computer = self.computer[:]
        other.machine = self.machine[:]
        other.stored = self.stored[:]
        other.supply = self.supply[:]
        other.round = self.round
        other.order = self.order[:]
        other.turn_place = self.turn_place
        other.stage = self.stage
        other.ending = self.ending
        other.winner = self.winner
        other.level = self.level
        other.field_level = self.field_level
        other.computer_level = self.computer_level
        other.robot = self.robot
        other.points = self.points
        other.begun = self.begun
        other.checking = self.checking
        other.survived = self.survived
        other.bogged = self.bogged
        other.hop = self.hop
        other.takes = self.takes
        other.gives = self.gives
        other.met = self.met[:]
        other.peace = self.peace[:]
        other.foe = self.foe
        other.decider = self.decider
        other.held = self.held
        other.shot = self.shot
        other.choice = self.choice[:]
        other.looter = self.looter
        other.prey = self.prey[:]
        other.haul = self.haul
        other.rank = self.rank
        other.open = self.open[:]
        other.symbol = self.symbol[:]
        other.connected = self.connected[:]
        other.touch = self.touch[:]
        other.needs = self.needs[:]
        return other

    def build_gallery(self) -> None:
        """RM-005, RM-006, RM-007, RM-R01: the ring around the inner space."""
        for number, cell in enumerate(RING):
            self.card[cell] = tables.GALLERY_CARD
            self.turned[cell] = number // 8
        for number in range(SEATS):
            self.card[CORNERS[number]] = tables.CORNER_CARD
            self.turned[CORNERS[number]] = number

    def work_out(self) -> None:
        """The open sides and what cells are, from the cards."""
        for cell in range(CELLS):
            card = self.card[cell]
            self.symbol[cell] = NONE if card == EMPTY else SYMBOL[card]
            self.open[cell] = 0 if card == EMPTY else OPEN[4 * card + self.turned[cell]]
        for number, cell in enumerate(RING):
            side = number // 8  # of the board: north, east, south, west
            inner = 4 * ((self.terms.gallery_pattern >> (number % STRIP)) & 1)  # not turned, it opens to the south
            along = 2 + 8
            bits = (inner + along) * BIT[side]
            self.open[cell] = bits % 16 + bits // 16
        for number in range(SEATS):
            self.open[CORNERS[number]] = CORNER_OPEN[number]

    # whose, where

    def next_stage(self) -> None:
        """A stage is over, and the next one follows."""
        self.stage += 1

    def end_move(self) -> None:
        """RM-R32: the move of the moving robot is over; what movement is left is lost."""
        self.moved[self.robot] = 1
        if self.terms.turn_end == AUTOMATIC:
            self.spins[self.robot] = 0
        self.bogged = 0
        self.robot = NONE
        self.points = 0
        self.begun = 0
        self.checking = 0
        self.survived = 0
        self.hop = 0
        for other in range(2 * self.seats):
            self.met[other] = 0
            self.peace[other] = 0
        self.stage = PICKING

    def on_turn(self) -> i64:
        """The seat whose turn it is."""
        return self.order[self.turn_place]

    def owned(self, seat: i64) -> i64:
        """RM-R50: discs on both robots, wherever they are, and in the computer."""
        return self.discs[2 * seat] + self.discs[2 * seat + 1] + self.stored[seat]

    def robot_on(self, cell: i64) -> i64:
        """The first robot on a cell, or NONE."""
        for robot in range(2 * self.seats):
            if self.at[robot] == cell:
                return robot
        return NONE

    def other_on(self, cell: i64, robot: i64) -> i64:
        """The first robot on a cell besides this one, or NONE."""
        for other in range(2 * self.seats):
            if other != robot and self.at[other] == cell:
                return other
        return NONE

    def foreigner_on(self, cell: i64, seat: i64) -> bool:
        """Whether a robot of another player stands on a cell."""
        for robot in range(2 * self.seats):
            if self.at[robot] == cell and robot // 2 != seat:
                return True
        return False

    def total(self, robot: i64) -> i64:
        """RM-060, RM-080: abilities and weapons; capacity does not count."""
        count: i64 = 0
        for kind in range(KINDS):
            count += self.cards[robot * KINDS + kind]
        return count - self.cards[robot * KINDS + CAPACITY]

    def collected(self, robot: i64) -> i64:
        """RM-072, RM-R40: the abilities and weapons that count against six: with the usual options not those looted."""
        count = self.total(robot)
        for kind in range(KINDS):
            count -= self.looted[robot * KINDS + kind]
        return count

    def reaction(self, robot: i64) -> i64:
        """RM-059, RM-100, RM-101: reaction cards, and one more on the nest."""
        nest = 1 if self.at[robot] != NONE and self.symbol[self.at[robot]] == NEST else 0
        return self.cards[robot * KINDS + REACTION] + nest

    def is_truce(self) -> bool:
        """RM-022, RM-023, RM-024, RM-R17: the first rounds, in which only weapons rest."""
        return self.round <= self.terms.truce_rounds

    def truce_left(self) -> i64:
        """RM-R17: how many rounds the truce lasts, with this one; 0: it is over."""
        left = self.terms.truce_rounds + 1 - (self.round if self.round > 0 else 1)
        return left if left > 0 else 0

    # the board

    def beyond(self, cell: i64, side: i64) -> i64:
        """What a robot on a cell finds at a side: a link it can drive along, an empty cell, a wall, or no opening."""
        if not self.open[cell] & BIT[side]:
            return CLOSED
        ahead = NEXT[4 * cell + side]
        if self.card[ahead] == EMPTY:
            return VOID
        opposite = back(side)
        if not self.open[ahead] & BIT[opposite]:
            return WALL
        if self.symbol[ahead] == DOOR and self.turned[ahead] == opposite:  # RM-093, RM-095: the exit side of a door
            return WALL
        return LINK

    def lets_fire(self, cell: i64, side: i64) -> bool:
        """RM-116, RM-094, RM-R54: whether a shot crosses this edge; none crosses the exit edge of a door."""
        if self.symbol[cell] == DOOR and self.turned[cell] == side:
            return False
        return self.beyond(cell, side) == LINK

    def is_teleport(self, cell: i64) -> bool:
        """Inner and corner teleports."""
        return self.symbol[cell] in (CORNER, TELEPORT)

    def lay(self, cell: i64, card: i64, quarters: i64) -> None:
        """A card comes to lie on a cell."""
        self.card[cell] = card
        self.turned[cell] = quarters
        self.symbol[cell] = SYMBOL[card]
        self.open[cell] = OPEN[4 * card + quarters]
