"""What is true in a game of golems: terms, the field, golems, cards and Programs, and the row being carried out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import array, filled, zeros
from igroteka.core.compat import vec
from igroteka.core.engine import NOBODY, State
from igroteka.core.fields import Ints, Part, Shared
from igroteka.core.grid import OFF
from igroteka.core.rng import Rng
from igroteka.games.golems import tables
from igroteka.games.golems.scenario import KIDS, PUZZLE, TOURNAMENT, BotPlan, Scenario
from igroteka.games.golems.tables import COMMANDS, CONTENTS, GOLEMS, NO_COMMAND, ROUNDS, ROWS, SIGNS, UNCHOSEN, Field

PLAYERS: Final = 8  # of a tournament
ITEMS: Final = 4  # a queue is at most two rows of two commands
IF_ITEM: Final = 7  # in a queue, behind the commands: the condition of the first joined row, then of the second
WHILE_ITEM: Final = 9  # the same for WHILE
ITEM_NAMES: Final = [*tables.LETTERS, "if", "if2", "while", "while2"]
JOINED: Final = 2  # rows that AND or OR can join
HOLES: Final = 16  # teleports of one step: four golems, each sent on by up to three players
REPEATS: Final = 64  # GB-R65

# stages of a row in the order of “The row algorithm”; `rules/row.py` carries them out, and jumps where the rules do
IDLE: Final = 0  # no row is being carried out
OPEN_ROW: Final = 1
TAKE_CHOICES: Final = 2
BOTS: Final = 3
BOTS_MOVE: Final = 4
BOTS_STRIKE: Final = 5
BOTS_TELEPORT: Final = 6
BEGIN_PASS: Final = 7
STEP_1: Final = 8
MOVE_1: Final = 9
STEP_2: Final = 10
STEP_3: Final = 11
MOVE_3: Final = 12
STEP_4: Final = 13
TELEPORT_4: Final = 14
STEP_5: Final = 15
STEP_6: Final = 16
MOVE_6: Final = 17
LOOPS_END: Final = 18
LOOPS_TELEPORT: Final = 19
LOOPS_BOOK: Final = 20
END_PASS: Final = 21
END_ROW: Final = 22
STAGE_NAMES: Final = [
    *("idle", "open-row", "take-choices", "bots", "bots-move", "bots-strike", "bots-teleport", "begin-pass"),
    *("step-1", "move-1", "step-2", "step-3", "move-3", "step-4", "teleport-4", "step-5", "step-6"),
    *("move-6", "loops-end", "loops-teleport", "loops-book", "end-pass", "end-row"),
]

FIRST: Final = 1
SECOND: Final = 2
BOTH: Final = 3
PICK_NAMES: Final = ["", "first", "second", "both"]

GOING: Final = 1  # what a WHILE is doing
ENDLESS: Final = 2
LOOP_NAMES: Final = ["", "going", "endless"]

WHOLE: Final = 0
ON_YES: Final = 1
ON_NO: Final = 2
SIDE_NAMES: Final = ["whole", "yes", "no"]

IN_ACTION: Final = 0
OUT: Final = 1
AWAY: Final = 2
STATUS_NAMES: Final = ["in-action", "out", "away"]

MAIN: Final = 0
DECIDER: Final = 1
SUDDEN: Final = 2
PART_NAMES: Final = ["main", "decider", "sudden-death"]

# why the game is over
GOING_ON: Final = -1  # it is not
STANDING: Final = 0  # the last golem in action
ROUNDS_OVER: Final = 1  # compared after the last round
GOAL: Final = 2  # the goal of the scenario is reached
LOST: Final = 3  # the Bots won, or a puzzle was not solved
DRAWN: Final = 4
ENDINGS: Final = ["standing", "rounds", "goal", "lost", "draw"]

# values of options, as their places among the words in `meta.py`
BY_SCENARIO: Final = 0  # mode, logic, subprograms, bots_allied
ON: Final = 2  # logic, subprograms, bots_allied
PASS_END: Final = 1  # lethal_check (GB-R04)
EVERYWHERE: Final = 1  # golem_cards (GB-R119)
NOWHERE: Final = 2
LATE_IS_LOST: Final = 1  # late_defence (GB-R08)
NO_SWAP: Final = 1  # swap (GB-R15)
NEVER_LANDS: Final = 1  # ladder_landing (GB-R36, GB-R47)
LANDS_ASHORE: Final = 2
BY_SLIDE: Final = 1  # slide_exit (GB-R47)
COPIED: Final = 1  # subprogram_cards (GB-R57)
PHYSICAL: Final = 1  # sensor_supply (GB-R61)
GOLEM_ENDLESS: Final = 1  # while_golem (GB-R64)
UNTIL_CLEAR: Final = 1  # while_strike (GB-R67)
REMOVED: Final = 1  # unused_logic (GB-R79)
PASSED: Final = 1  # or_unchosen (GB-R89)
ON_ENTERING: Final = 1  # ice_trigger (GB-R94)
IMMEDIATE: Final = 1  # bot_strike_timing (GB-R107)
LEAST_OVERKILL: Final = 1  # last_row_tiebreak (GB-R122)
MOST_DEALT: Final = 1  # tiebreak (GB-R124)
SUDDEN_DEATH: Final = 2  # tiebreak: the first damage decides
LEAGUE: Final = 1  # tournament (GB-188)


class Terms(Shared):
    """What was agreed before the game: the scenario and the options by their names. It never changes."""

    def __init__(
        self,
        options: dict[str, int],
        scenario: Scenario,
        luck: list[int],
        cards: list[int],
        colours: list[int],
        bots: list[BotPlan],
        maps: list[Scenario],
    ) -> None:
        self.options = options  # all of them as numbers, but for texts
        self.scenario = scenario
        self.luck = luck  # the signs of a Luck deck (GB-R13); none without Luck cards
        self.cards = cards  # by seat: the face of the Golem card, UNCHOSEN if it is chosen in the game
        self.colours = colours  # by seat: NOBODY if it is chosen in the game
        self.bots = bots
        self.maps = maps  # of a tournament: the last one is the decider
        self.fields = [Field(each.plan) for each in maps]
        self.mode: i64 = scenario.mode
        self.rounds: i64 = options["rounds"] or scenario.rounds  # 0: without end
        self.logic = self._switch("logic", "logic" in scenario.switches)  # GB-024
        subprograms = "no_subprograms" not in scenario.switches and scenario.mode != PUZZLE
        self.subprograms = scenario.mode != KIDS and self._switch("subprograms", subprograms)  # GB-045
        self.bots_allied = self._switch("bots_allied", "bots_allied" in scenario.switches)  # GB-R110
        self.luck_open = options["luck_open"] == 1  # GB-R12
        self.lethal_check: i64 = options["lethal_check"]
        self.attack_condition = options["attack_condition"] == 1  # GB-R09
        self.golem_cards: i64 = options["golem_cards"]
        self.late_defence: i64 = options["late_defence"]
        self.swap: i64 = options["swap"]
        self.ladder_landing: i64 = options["ladder_landing"]
        self.slide_exit: i64 = options["slide_exit"]
        self.strike_over_water = options["strike_over_water"] == 1  # GB-R52
        self.subprogram_cards: i64 = options["subprogram_cards"]
        self.sensor_supply: i64 = options["sensor_supply"]
        self.while_golem: i64 = options["while_golem"]
        self.while_strike: i64 = options["while_strike"]
        self.friendly_fire = options["friendly_fire"] == 1  # GB-R73
        self.unused_logic: i64 = options["unused_logic"]
        self.or_unchosen: i64 = options["or_unchosen"]
        self.ice_trigger: i64 = options["ice_trigger"]
        self.snow_scope: i64 = options["snow_scope"]  # GB-R101: 0 movement, 1 translate, 2 all
        self.bot_ladder_blocks = options["bot_ladder_blocks"] == 1  # GB-R106
        self.bot_strike_timing: i64 = options["bot_strike_timing"]
        self.bot_row_limit = options["bot_row_limit"] == 1  # GB-R111
        self.end_when_one_player_left = options["end_when_one_player_left"] == 1  # GB-R118
        self.last_row_tiebreak: i64 = options["last_row_tiebreak"]
        self.tiebreak: i64 = options["tiebreak"]
        self.final_map: i64 = options["final_map"]
        self.kids_respawn = options["kids_respawn"] == 1  # GB-R129
        self.kids_turn_cap: i64 = options["kids_turn_cap"]  # GB-R130
        self.kids = scenario.mode == KIDS  # GB-203
        self.league = options["tournament"] == LEAGUE or len(cards) == 3
        self.in_turns = self.kids and options["kids_simultaneous"] == 0  # GB-211, GB-212, GB-R127

    def _switch(self, name: str, usual: bool) -> bool:
        """An option that is off, on, or as the scenario says."""
        return usual if self.options[name] == BY_SCENARIO else self.options[name] == ON


class Cup(Part):
    """A tournament: who has met whom, and the match being played. Arrays are by seat unless they say otherwise."""

    def __init__(self) -> None:
        self.faces: vec[i64] = filled(PLAYERS, UNCHOSEN)  # the Golem card kept for the whole tournament
        self.subs: vec[i64] = filled(2 * PLAYERS, NO_COMMAND)
        self.size: i64 = 0  # leaves of the bracket; 0: a league
        self.tree: vec[i64] = filled(2 * PLAYERS, NOBODY)  # by node: who won there; the root is 1, leaves come last
        self.match: i64 = 0  # matches begun
        self.node: i64 = 0  # of the match being played
        self.one: i64 = NOBODY  # the seats that play it
        self.two: i64 = NOBODY
        self.map: i64 = 0  # the field it is played on
        self.part: i64 = 0  # MAIN, DECIDER or SUDDEN
        self.last: i64 = 0  # the last round of this part
        self.over: i64 = 0  # 1: the whole tournament is over
        self.dealt: vec[i64] = zeros(2)  # by golem: damage dealt in the parts of this match that are over
        self.won: vec[i64] = zeros(PLAYERS)  # matches
        self.points: vec[i64] = zeros(PLAYERS)  # of a league
        self.balance: vec[i64] = zeros(PLAYERS)  # damage dealt minus damage taken

    def clone(self) -> Cup:
        """An independent copy."""
        other = Cup()
        other.faces = self.faces[:]
        other.subs = self.subs[:]
        other.size = self.size
        other.tree = self.tree[:]
        other.match = self.match
        other.node = self.node
        other.one = self.one
        other.two = self.two
        other.map = self.map
        other.part = self.part
        other.last = self.last
        other.over = self.over
        other.dealt = self.dealt[:]
        other.won = self.won[:]
        other.points = self.points[:]
        other.balance = self.balance[:]
        return other


class Run(Part):
    """The row being carried out. Between two answers it says how to go on; without one it is all zero."""

    def __init__(self) -> None:
        self.stage: i64 = IDLE  # what is being done; while somebody is asked, what comes next
        self.row: i64 = 0  # the row being carried out, from 0
        self.passes: i64 = 0  # passes of this row begun so far
        self.queue: vec[i64] = zeros(GOLEMS * ITEMS)  # the items of its row (GB-R02): commands, IF_ITEM, WHILE_ITEM
        self.length: vec[i64] = zeros(GOLEMS)  # items in the queue
        self.at: vec[i64] = zeros(GOLEMS)  # the item that is next
        self.yes: vec[i64] = zeros(GOLEMS * JOINED)  # by golem and joined row: the command of a condition that holds
        self.no: vec[i64] = zeros(GOLEMS * JOINED)  # the command of one that does not
        self.body: vec[i64] = zeros(GOLEMS * JOINED)  # the command of a WHILE
        self.sensor: vec[i64] = zeros(GOLEMS * JOINED)  # what the condition or the WHILE reacts to
        self.slot: vec[i64] = zeros(GOLEMS)  # the condition or WHILE of its joined rows that a golem is at
        self.chosen: vec[i64] = filled(GOLEMS, NO_COMMAND)  # the command a condition has chosen in this pass
        self.looping: vec[i64] = zeros(GOLEMS)  # GOING or ENDLESS, while it is in a WHILE
        self.dice: vec[i64] = filled(GOLEMS, NO_COMMAND)  # the command of a Bot for this row (GB-068)
        self.moving: vec[i64] = filled(GOLEMS, NO_COMMAND)  # the commands of the movement being resolved
        self.swims: vec[i64] = filled(GOLEMS, OFF)  # the water cell a golem is in; it keeps its own (GB-R51)
        self.slides: vec[i64] = zeros(GOLEMS)  # the direction, from 1, in which a golem will slide on (GB-197)
        self.began: vec[i64] = filled(GOLEMS, OFF)  # where the command of a golem began that slides (GB-099)
        self.slid: i64 = 0  # 1: the slides of this movement are done
        self.targets: vec[i64] = filled(GOLEMS, NOBODY)  # whom the recorded strike of a golem hits (GB-180)
        self.blocks: vec[i64] = zeros(GOLEMS)  # the pool of Defence (GB-R08)
        self.landed: vec[i64] = zeros(GOLEMS * GOLEMS)  # by golem and who struck it: damage of strikes in this row
        self.picks: vec[i64] = zeros(GOLEMS)  # at OR and XOR, hidden until all have chosen: FIRST, SECOND, BOTH
        self.holes: i64 = 0  # teleports to come, of black holes
        self.hole: i64 = 0  # the one that is next
        self.openers: vec[i64] = zeros(HOLES)  # whom a teleport moves
        self.movers: vec[i64] = zeros(HOLES)  # who decides it
        self.repeats: i64 = 0  # repetitions of this step 6
        self.been: vec[i64] = zeros(0)  # the situations before them, each with its length (GB-R65)

    def clone(self) -> Run:
        """An independent copy."""
        other = Run()
        other.stage = self.stage
        other.row = self.row
        other.passes = self.passes
        other.queue = self.queue[:]
        other.length = self.length[:]
        other.at = self.at[:]
        other.yes = self.yes[:]
        other.no = self.no[:]
        other.body = self.body[:]
        other.sensor = self.sensor[:]
        other.slot = self.slot[:]
        other.chosen = self.chosen[:]
        other.looping = self.looping[:]
        other.dice = self.dice[:]
        other.moving = self.moving[:]
        other.swims = self.swims[:]
        other.slides = self.slides[:]
        other.began = self.began[:]
        other.slid = self.slid
        other.targets = self.targets[:]
        other.blocks = self.blocks[:]
        other.landed = self.landed[:]
        other.picks = self.picks[:]
        other.holes = self.holes
        other.hole = self.hole
        other.openers = self.openers[:]
        other.movers = self.movers[:]
        other.repeats = self.repeats
        other.been = self.been[:]
        return other


class GolemsState(State):
    """Arrays are by golem unless they say otherwise."""

    def __init__(self, seats: i64, terms: Terms, field: Field, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.terms = terms
        self.field = field
        self.scene = terms.scenario  # of the match being played in a tournament, else the only one
        self.run = Run()
        self.cup: Cup | None = Cup() if terms.mode == TOURNAMENT else None
        # the field
        self.on: vec[i64] = filled(field.size, NOBODY)  # by cell: the golem that stands there
        self.barrel: vec[i64] = zeros(field.size)  # by cell: NO_BARREL or what it holds; hidden from everybody
        self.logic: vec[i64] = zeros(field.size)  # by cell: the logic token lying there
        self.object: vec[i64] = zeros(field.size)  # by cell: the kind of object lying there
        self.heap: vec[i64] = zeros(field.size)  # by cell: how many of them
        self.boxed: vec[i64] = zeros(CONTENTS)  # by content: barrels left in the box; hidden from everybody
        self.opened: vec[i64] = zeros(CONTENTS)  # by content: barrels broken
        self.supply: vec[i64] = zeros(SIGNS)  # by sign: logic tokens in the supply
        self.gone: vec[i64] = zeros(SIGNS)  # by sign: logic tokens out of the game
        # golems: first those of the players, then the Bots
        self.golems: i64 = 0  # how many there are
        self.owner: vec[i64] = filled(GOLEMS, NOBODY)  # the seat whose golem it is; NOBODY for a Bot
        self.bot: vec[i64] = filled(GOLEMS, tables.PLAYER)  # the program of a Bot
        self.colour: vec[i64] = array([0, 1, 2, 3])  # NOBODY while it is not chosen
        self.card: vec[i64] = filled(GOLEMS, UNCHOSEN)  # the face of its Golem card
        self.power: vec[i64] = filled(GOLEMS, 1)
        self.limit: vec[i64] = filled(GOLEMS, tables.FREE_LIMIT)
        self.rows: vec[i64] = zeros(GOLEMS)
        self.reach: vec[i64] = filled(GOLEMS, 1)
        self.cell: vec[i64] = filled(GOLEMS, OFF)  # OFF: not on the field
        self.facing: vec[i64] = zeros(GOLEMS)
        self.home: vec[i64] = filled(GOLEMS, OFF)  # where it started
        self.front: vec[i64] = zeros(GOLEMS)  # the facing it started with
        self.damage: vec[i64] = zeros(GOLEMS)
        self.worn: vec[i64] = zeros(GOLEMS)  # the damage at the beginning of the round: sensors are chosen by it
        self.out: vec[i64] = zeros(GOLEMS)  # OUT: removed for good; AWAY: comes back in the next round
        self.snow: vec[i64] = zeros(GOLEMS)  # 1 + the command that waits for its equal (GB-200)
        self.modifier: vec[i64] = zeros(GOLEMS)  # +1 and -1 tokens for the next round (GB-083, GB-084)
        self.dealt: vec[i64] = zeros(GOLEMS)  # damage dealt
        self.fell: vec[i64] = zeros(2 * GOLEMS)  # when it was removed: the round and the row, both from 1
        self.points: vec[i64] = zeros(GOLEMS)
        self.carried: vec[i64] = zeros(GOLEMS)  # objects it carries
        self.taken: vec[i64] = zeros(GOLEMS)  # objects brought home or collected
        self.missing: vec[i64] = zeros(GOLEMS)  # turns it misses (GB-R129)
        self.reached: vec[i64] = zeros(GOLEMS)  # 1: it has reached the cell of a race
        # cards and Programs
        self.luck: vec[i64] = zeros(GOLEMS)  # the Luck card of this round; public if `luck_open`
        self.deck: vec[i64] = zeros(GOLEMS * ROUNDS)  # Luck decks in the order they are drawn; hidden from everybody
        self.shown: vec[i64] = zeros(GOLEMS * ROUNDS)  # by Luck card: 1 when everybody knows it
        self.held: vec[i64] = zeros(GOLEMS)  # the logic token in hand
        self.sub: vec[i64] = filled(2 * GOLEMS, NO_COMMAND)  # the two commands of the subprogram (GB-046)
        self.hand: vec[i64] = zeros(GOLEMS * COMMANDS)  # commands not laid; follows from the Program, so hidden like it
        self.least: vec[i64] = zeros(GOLEMS)  # rows the Program of this round must have
        self.most: vec[i64] = zeros(GOLEMS)  # rows it may have (GB-R35)
        self.laid: vec[i64] = zeros(GOLEMS)  # rows laid or begun; hidden until all are ready
        self.kind: vec[i64] = filled(GOLEMS * ROWS, tables.NOTHING)  # by golem and row; hidden until the row is open
        self.first: vec[i64] = filled(GOLEMS * ROWS, NO_COMMAND)  # the command of the row, or that of Yes
        self.second: vec[i64] = filled(GOLEMS * ROWS, NO_COMMAND)  # the command of No
        self.sensor: vec[i64] = zeros(GOLEMS * ROWS)  # the sensor of the row
        self.open: vec[i64] = zeros(GOLEMS * ROWS)  # 1: everybody has seen this row
        self.used: vec[i64] = zeros(GOLEMS * ROWS)  # 1: this row is used up (GB-R88)
        self.token: vec[i64] = zeros(GOLEMS)  # the logic token on the Program
        self.token_row: vec[i64] = zeros(GOLEMS)
        self.token_on: vec[i64] = zeros(GOLEMS)  # WHOLE, or the card of an IF it lies on: ON_YES, ON_NO
        self.acted: vec[i64] = zeros(GOLEMS)  # 1: the Program has had its token: no other may come (GB-R85)
        # the game
        self.round: i64 = 0
        self.turn: i64 = 0  # children in turns: whose it is; placing tokens: how many seats have had theirs
        self.extra: i64 = 0  # rounds of sudden death
        self.ending: i64 = GOING_ON

    def clone(self) -> GolemsState:
        other = GolemsState(self.seats, self.terms, self.field, self.rng)
        other.copy_base(self)
        other.scene = self.scene
        other.run = self.run.clone()
        cup = self.cup
        if cup is not None:
            other.cup = cup.clone()
        other.on = self.on[:]
        other.barrel = self.barrel[:]
        other.logic = self.logic[:]
        other.object = self.object[:]
        other.heap = self.heap[:]
        other.boxed = self.boxed[:]
        other.opened = self.opened[:]
        other.supply = self.supply[:]
        other.gone = self.gone[:]
        other.golems = self.golems
        other.owner = self.owner[:]
        other.bot = self.bot[:]
        other.colour = self.colour[:]
        other.card = self.card[:]
        other.power = self.power[:]
        other.limit = self.limit[:]
        other.rows = self.rows[:]
        other.reach = self.reach[:]
        other.cell = self.cell[:]
        other.facing = self.facing[:]
        other.home = self.home[:]
        other.front = self.front[:]
        other.damage = self.damage[:]
        other.worn = self.worn[:]
        other.out = self.out[:]
        other.snow = self.snow[:]
        other.modifier = self.modifier[:]
        other.dealt = self.dealt[:]
        other.fell = self.fell[:]
        other.points = self.points[:]
        other.carried = self.carried[:]
        other.taken = self.taken[:]
        other.missing = self.missing[:]
        other.reached = self.reached[:]
        other.luck = self.luck[:]
        other.deck = self.deck[:]
        other.shown = self.shown[:]
        other.held = self.held[:]
        other.sub = self.sub[:]
        other.hand = self.hand[:]
        other.least = self.least[:]
        other.most = self.most[:]
        other.laid = self.laid[:]
        other.kind = self.kind[:]
        other.first = self.first[:]
        other.second = self.second[:]
        other.sensor = self.sensor[:]
        other.open = self.open[:]
        other.used = self.used[:]
        other.token = self.token[:]
        other.token_row = self.token_row[:]
        other.token_on = self.token_on[:]
        other.acted = self.acted[:]
        other.round = self.round
        other.turn = self.turn
        other.extra = self.extra
        other.ending = self.ending
        return other

    def read(self, ints: Ints) -> None:
        super().read(ints)
        if self.cup is not None:
            self.play_on(self.cup.map)

    def count(self) -> None:
        """Work out what follows from the cells of the golems: who stands where."""
        self.on = filled(self.field.size, NOBODY)
        for golem in range(self.golems):
            if self.cell[golem] != OFF:
                self.on[self.cell[golem]] = golem

    def play_on(self, number: i64) -> None:
        """Take another of the fields of a tournament."""
        self.scene = self.terms.maps[number]
        self.field = self.terms.fields[number]

    def clear_field(self) -> None:
        """Nobody stands on the field, and nothing lies there."""
        size = self.field.size
        self.on = filled(size, NOBODY)
        self.barrel, self.logic, self.object, self.heap = zeros(size), zeros(size), zeros(size), zeros(size)

    def golem_of(self, seat: i64) -> i64:
        """The golem of a seat."""
        for golem in range(self.golems):
            if self.owner[golem] == seat:
                return golem
        return NOBODY

    def who(self, golem: i64) -> int:
        """A golem in events: its player's seat, or the golem's own number if it is a Bot."""
        return int(golem if self.owner[golem] == NOBODY else self.owner[golem])
