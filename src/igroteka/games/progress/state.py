"""What is true in a game of Progress: terms, decks and piles, areas, tracks, the turn and what is going on in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.arrays import filled, zeros
from igroteka.core.compat import vec
from igroteka.core.engine import NOBODY, State
from igroteka.core.fields import Shared
from igroteka.core.rng import Rng
from igroteka.games.progress import box, tables
from igroteka.games.progress.box import AGES, END, KINDS, MOST_DEVELOPMENTS, NONE, PLAYERS, POWERS, PRICES, SKILLS
from igroteka.games.progress.tables import AGE, DECK, FEATS, LAST, LASTING_SKILL, PERSONS, SPAN, SYMBOL, VALUES, WORTH

GOING_ON: Final = -1
BY_SYMBOLS: Final = 0  # PR-122
EXHAUSTED: Final = 1  # PR-126
DEFEAT: Final = 2  # PR-145
ENDINGS: Final = ["symbols", "exhausted", "defeat"]
PLOTS: Final = 8  # technologies in development at the most: the skill, and one more by the option `research_limit`

# the stages of a turn, in their order (“Order of a turn”)
STARTING: Final = 0
DEVELOPING: Final = 1
RETURNING: Final = 2
ACTING: Final = 3
UPKEEP: Final = 4
REVEALING: Final = 5
# a Draw is the last action: upkeep follows
DRAWS: Final = 6
DRAWN: Final = 7
# after these the actions go on
QUICK_DRAWS: Final = 8
QUICK_DROPS: Final = 9
SHUFFLES: Final = 10
PAYING: Final = 11
EXCHANGING: Final = 12
OVER: Final = 13
STAGES: Final = [
    *("start", "develop", "back", "act", "limit", "reveal", "draw", "after"),
    *("quick", "drop", "shuffle", "pay", "give", "over"),
]

PHASES: Final = ["development", "action", "upkeep"]
PHASE: Final = [0, 0, 0, 1, 2, 2, *(1 for _ in range(DRAWS, OVER)), 2]  # by stage
MEANS: Final = [*(f"{how}-{kind}" for how in ("lasting", "token") for kind in box.KIND_NAMES), "card"]  # in their order

# values of options, as their places among the words in `meta.py`
LITERAL: Final = 1  # research_limit (PR-R16)
FULL: Final = 0  # philosopher_order (PR-R81)
SHOW: Final = 1  # solo_defeat_score (PR-R78)
AUTOMATIC: Final = 1  # turn_end (PR-R10)
NORMAL: Final = 0  # variant (PR-151)
FASTER: Final = 2  # variant (PR-153)


class Terms(Shared):
    """What was agreed before the game: the options by their names. It never changes."""

    def __init__(self, options: dict[str, int], colours: list[int], seats: i64) -> None:
        self.options = options  # all of them as numbers
        self.colours = colours  # by seat
        self.personalities = options["personalities"] == 1
        self.achievements = options["achievements"] == 1
        self.industrial_revolution = options["industrial_revolution"] == 1
        self.variant: i64 = options["variant"]
        self.first_player: i64 = options["first_player"]  # 0: chance decides; a seat, counted from 1
        self.research_limit: i64 = options["research_limit"]
        self.draw_up_to = options["draw_up_to"] == 1
        self.shuffle_up_to = options["shuffle_up_to"] == 1
        self.browse_discards = options["browse_discards"] == 1
        self.power_needs_step = options["power_needs_step"] == 1
        self.master_needs_scholar = options["master_needs_scholar"] == 1
        self.philosopher_order: i64 = options["philosopher_order"]
        self.solo_defeat_score: i64 = options["solo_defeat_score"]
        self.time_deck_stays = options["time_deck_stays"] == 1
        self.moves_after_draw = options["moves_after_draw"] == 1
        self.turn_end: i64 = options["turn_end"]
        self.last_age: i64 = AGES if self.industrial_revolution else AGES - 1  # PR-187
        self.needed: vec[i64] = zeros(END + 1)  # by symbol: how many begin the age, or end the game
        for symbol in range(2, END + 1):  # PR-113, PR-115, PR-121, PR-154, PR-189, PR-194, PR-R104
            usual = tables.BOX.threshold(symbol, self.industrial_revolution, int(seats))
            self.needed[symbol] = 1 if self.variant == FASTER else usual


class ProgressState(State):
    """Technologies are numbers; copies of one are alike. Seats keep their numbers whatever the turn order is."""

    def __init__(self, seats: i64, terms: Terms, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.terms = terms
        # cards
        self.hand: vec[i64] = zeros(PLAYERS * SPAN)  # by seat and technology: how many; hidden from the others
        self.held: vec[i64] = zeros(PLAYERS)  # cards in hand
        self.worth: vec[i64] = zeros(PLAYERS)  # the knowledge they would bring
        self.shown: vec[i64] = zeros(PLAYERS * SPAN)  # so many of them everybody knows: taken from a pile, or returned
        self.deck: vec[i64] = zeros((AGES + 1) * DECK)  # by age: the last is drawn first; hidden from everybody
        self.deck_size: vec[i64] = zeros(AGES + 1)
        self.pile: vec[i64] = zeros((AGES + 1) * DECK)  # by age: the last one on top
        self.pile_size: vec[i64] = zeros(AGES + 1)
        self.time: vec[i64] = zeros(tables.CARDS)  # the time deck, open (PR-R75)
        self.time_size: i64 = 0
        self.gone: vec[i64] = zeros(AGES + 1)  # by age: cards that have left the game
        # areas
        self.active: vec[i64] = zeros(PLAYERS * SPAN)  # in the order they became active
        self.actives: vec[i64] = zeros(PLAYERS)  # nothing takes one away (PR-R51)
        self.area: vec[i64] = zeros(
            PLAYERS * SPAN
        )  # by seat and technology: 1 if it lies there, active or not (PR-076)
        self.plot: vec[i64] = zeros(PLAYERS * PLOTS)  # technologies in development, in the order they were laid
        self.cubes: vec[i64] = zeros(PLAYERS * PLOTS)
        self.plots: vec[i64] = zeros(PLAYERS)
        self.tokens: vec[i64] = zeros(PLAYERS * KINDS)  # coloured side up
        self.grey: vec[i64] = zeros(PLAYERS * KINDS)
        self.skill: vec[i64] = zeros(PLAYERS * SKILLS)  # positions
        self.power: vec[i64] = zeros(PLAYERS * POWERS)
        self.symbols: vec[i64] = zeros(END + 1)  # by symbol: active technologies of all that carry it (PR-111, PR-112)
        # personalities
        self.patron: vec[i64] = filled(PERSONS, NOBODY)  # whose it is or was
        self.face: vec[i64] = filled(PLAYERS, NONE)  # by seat: the personality that lies face up
        self.declined: vec[i64] = zeros(PLAYERS)  # 1: was offered a successor when this age began, and took none
        self.offers: vec[i64] = zeros(PLAYERS)  # the seats that are still to be offered a successor, in order
        self.offer_count: i64 = 0
        # achievements
        self.feats: vec[i64] = zeros(FEATS)  # their deck, the last one is the current one; its order is hidden
        self.feat_count: i64 = 0
        self.paid: vec[i64] = filled(PRICES, NOBODY)  # by price of the current one: whose cube lies there
        self.owner: vec[i64] = filled(FEATS, NOBODY)
        # the turn
        self.age: i64 = 1
        self.order: vec[i64] = zeros(PLAYERS)  # seats in turn order
        self.at: i64 = 0  # whose turn it is, counted in turn order
        self.turn: i64 = 1  # turns so far, with this one
        self.stage: i64 = STARTING
        self.resume: i64 = ACTING  # where a payment or an exchange goes on when it is done: DRAWN after a Draw
        self.used: i64 = 0  # actions of this turn
        self.funded: i64 = 0  # 1: the free price of this turn is paid
        self.exchanged: i64 = 0  # 1: the exchange of this turn is made
        self.pool: vec[i64] = zeros(KINDS)  # knowledge of this turn that is not spent (PR-034, PR-R35)
        self.lent: vec[i64] = zeros(KINDS)  # lasting knowledge used in this turn
        self.target: i64 = NONE  # what is paid for: a technology, or SPAN + price
        self.step: i64 = 0  # how far a payment has come: the number of the means spent last
        self.count: i64 = 0  # cards taken in a draw, repetitions of a shuffle, cards discarded, things spent on a price
        self.room: i64 = 0  # how many there can be
        self.owed: i64 = 0  # cards to be discarded after a quick draw
        self.wanted: i64 = NONE  # the card of the time deck that is being exchanged
        self.ending: i64 = GOING_ON

    def clone(self) -> ProgressState:
        other = ProgressState(self.seats, self.terms, self.rng)
        other.copy_base(self)
        other.hand = self.hand[:]
        other.held = self.held[:]
        other.worth = self.worth[:]
        other.shown = self.shown[:]
        other.deck = self.deck[:]
        other.deck_size = self.deck_size[:]
        other.pile = self.pile[:]
        other.pile_size = self.pile_size[:]
        other.time = self.time[:]
        other.time_size = self.time_size
        other.gone = self.gone[:]
        other.active = self.active[:]
        other.actives = self.actives[:]
        other.area = self.area[:]
        other.plot = self.plot[:]
        other.cubes = self.cubes[:]
        other.plots = self.plots[:]
        other.tokens = self.tokens[:]
        other.grey = self.grey[:]
        other.skill = self.skill[:]
        other.power = self.power[:]
        other.symbols = self.symbols[:]
        other.patron = self.patron[:]
        other.face = self.face[:]
        other.declined = self.declined[:]
        other.offers = self.offers[:]
        other.offer_count = self.offer_count
        other.feats = self.feats[:]
        other.feat_count = self.feat_count
        other.paid = self.paid[:]
        other.owner = self.owner[:]
        other.age = self.age
        other.order = self.order[:]
        other.at = self.at
        other.turn = self.turn
        other.stage = self.stage
        other.resume = self.resume
        other.used = self.used
        other.funded = self.funded
        other.exchanged = self.exchanged
        other.pool = self.pool[:]
        other.lent = self.lent[:]
        other.target = self.target
        other.step = self.step
        other.count = self.count
        other.room = self.room
        other.owed = self.owed
        other.wanted = self.wanted
        other.ending = self.ending
        return other

    def work_out(self) -> None:
        """Count what follows from hands and areas."""
        self.held = zeros(PLAYERS)
        self.worth = zeros(PLAYERS)
        self.area = zeros(PLAYERS * SPAN)
        self.symbols = zeros(END + 1)
        for seat in range(PLAYERS):
            for tech in range(SPAN):
                count = self.hand[seat * SPAN + tech]
                self.held[seat] += count
                self.worth[seat] += count * WORTH[tech] if count else 0
            for number in range(self.actives[seat]):
                tech = int(self.active[seat * SPAN + number])
                self.area[seat * SPAN + tech] = 1
                self.symbols[SYMBOL[tech]] += 1
            for number in range(self.plots[seat]):
                self.area[seat * SPAN + self.plot[seat * PLOTS + number]] = 1

    # the turn

    def on_turn(self) -> i64:
        """The seat whose turn it is."""
        return self.order[self.at]

    def level(self, seat: i64, skill: i64) -> i64:
        """PR-025, PR-R83: the position at which a skill is read: what a personality adds does not go beyond the end."""
        position = self.skill[seat * SKILLS + skill]
        face = self.face[seat]
        if face != NONE:
            position += LASTING_SKILL[face * SKILLS + skill]
        return min(position, LAST[skill])

    def value(self, seat: i64, skill: i64) -> i64:
        """The value of a skill."""
        values: vec[i64] = VALUES[skill]
        return values[self.level(seat, skill)]

    def next_stage(self) -> None:
        """The stage that follows; what was taken, discarded or spent is no longer counted."""
        self.count = 0
        if self.stage != QUICK_DRAWS:
            self.room = 0
            self.owed = 0
        if self.stage == DRAWN:
            self.stage = UPKEEP
        elif self.stage in (PAYING, EXCHANGING):
            self.stage = self.resume
            self.resume = ACTING
        else:
            self.stage = ACTING if self.stage >= QUICK_DROPS else self.stage + 1

    def is_available(self, age: i64) -> bool:
        """PR-042, PR-043, PR-044, PR-R55, PR-R56: the current age and the one before; older ones have left the game."""
        return age >= 1 and self.age - 1 <= age <= self.age

    def is_developing(self, seat: i64, tech: i64) -> bool:
        """Whether a technology is among those in development."""
        for number in range(self.plots[seat]):
            if self.plot[seat * PLOTS + number] == tech:
                return True
        return False

    # cards

    def gain(self, seat: i64, tech: i64) -> None:
        """A card comes into a hand."""
        self.hand[seat * SPAN + tech] += 1
        self.held[seat] += 1
        self.worth[seat] += WORTH[tech]

    def lose(self, seat: i64, tech: i64) -> None:
        """A card leaves a hand; everybody sees which."""
        self.hand[seat * SPAN + tech] -= 1
        self.held[seat] -= 1
        self.worth[seat] -= WORTH[tech]
        if self.shown[seat * SPAN + tech] > 0:
            self.shown[seat * SPAN + tech] -= 1

    def put_on_pile(self, tech: i64) -> None:
        """PR-045: a card is discarded to the pile of its own age."""
        age = AGE[tech]
        self.pile[age * DECK + self.pile_size[age]] = tech
        self.pile_size[age] += 1

    def take_from_pile(self, age: i64) -> i64:
        """The top card of a pile."""
        self.pile_size[age] -= 1
        place = age * DECK + self.pile_size[age]
        tech = self.pile[place]
        self.pile[place] = 0
        return tech

    def take_from_deck(self, age: i64) -> i64:
        """The top card of a deck."""
        self.deck_size[age] -= 1
        place = age * DECK + self.deck_size[age]
        tech = self.deck[place]
        self.deck[place] = 0
        return tech


assert PLOTS == MOST_DEVELOPMENTS + 1
