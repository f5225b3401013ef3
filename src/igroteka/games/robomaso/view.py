"""What one seat may know (RM-R07, RM-R58).

Hidden are the order of the deck, the faces of filler cards, and what others have chosen in secret; all else is open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from igroteka.core.arrays import array, listed
from igroteka.core.compat import vec
from igroteka.core.engine import NOBODY
from igroteka.core.rng import Rng
from igroteka.core.wire import SPECTATOR, Seat, View
from igroteka.games.robomaso.actions import HOLD, HOLD_WITH, QUESTIONS, SECRET, VERB, WAYS, WHAT
from igroteka.games.robomaso.box import CORRIDORS, KINDS, NONE
from igroteka.games.robomaso.flow import Flow
from igroteka.games.robomaso.rules.reach import survey
from igroteka.games.robomaso.state import DUEL, RobomasoState, Terms
from igroteka.games.robomaso.tables import CELLS, COUNT, DOWN_CARD

RULES = Flow()  # to find out what somebody can have chosen in secret


@dataclass(frozen=True)
class RobotView:
    """A robot and what lies under its portrait."""

    seat: Seat
    status: int  # 0 in reserve, 1 on the board, 2 waiting
    dead: bool  # waits after a death
    cell: int  # -1: not on the board
    heading: int
    barred: int  # the side it may not leave by
    cards: tuple[int, ...]  # by kind: speed, manipulation, reaction, capacity, slimer, ray, snowbang, jay, flytrap
    discs: int
    total: int  # abilities and weapons
    reaction: int  # with the nest
    muddy: bool
    moved: bool
    tried: bool  # its deployment of this turn is over


@dataclass(frozen=True)
class PlayerView:
    """What a player has besides the robots."""

    corner: int  # of the home; -1 while it is not chosen
    field: int  # cells, -1: not laid
    computer: int
    machine: int  # 0 in hand, 1 working, 2 cancelled
    stored: int
    discs: int  # in all


@dataclass(frozen=True)
class RobomasoView(View):
    """The table as one seat sees it. Cells are numbers from the south-west, ten to a row; sides are N E S W."""

    silent: ClassVar[frozenset[str]] = View.silent | {
        *("stage", "asks", "checking", "met"),  # at which point of the move
        *("takes", "gives", "shot", "looter", "prey", "haul", "rank"),  # what the question is about
    }
    terms: tuple[tuple[str, int], ...]
    cards: tuple[int, ...]  # by cell: the card that lies there, -1 for none
    turned: tuple[int, ...]  # by cell: quarter turns
    sides: tuple[int, ...]  # by cell: the open sides as bits
    blanks: tuple[int, ...]  # face-down cells that are no cards of the deck
    plants: tuple[tuple[int, int], ...]  # cell and robot that laid the flytrap
    robots: tuple[RobotView, ...]
    players: tuple[PlayerView, ...]
    deck: int
    aside: tuple[int, ...]
    drawn: int  # -1: none
    supply: tuple[int, ...]  # by kind
    round: int  # 0: the opening
    order: tuple[Seat, ...]
    place: int  # whose turn it is, counted in turn order
    truce: bool
    goal: int
    stage: int
    asks: int  # the question that is asked, whoever is; -1 if nobody is
    level: int
    field_level: int
    computer_level: int
    robot: int  # the one that moves; -1 for none
    points: int
    begun: bool
    checking: bool
    survived: bool
    bogged: bool
    spins: int
    hop: bool
    takes: int
    gives: int
    met: tuple[int, ...]  # robots
    peace: tuple[int, ...]
    foe: int
    turn_of: int
    held: bool
    shot: int
    choice: int  # the seat's own in secret; -1: none yet
    looter: int
    prey: tuple[int, ...]
    haul: int
    rank: int
    ending: int
    winner: Seat


def view_of(state: RobomasoState, seat: Seat) -> RobomasoView:
    """All that `seat` may know."""
    asked = tuple(state.thinking())
    robots = range(2 * int(state.seats))
    return RobomasoView(
        seat=seat,
        asked=asked,
        prompt=QUESTIONS[int(state.asked[seat])] if seat in asked else "",
        terms=tuple(state.terms.options.items()),
        cards=tuple(listed(state.card)),
        turned=tuple(listed(state.turned)),
        sides=tuple(listed(state.open)),
        blanks=tuple(cell for cell in range(CELLS) if state.card[cell] == DOWN_CARD and state.under[cell] == NONE),
        plants=tuple((cell, int(state.plant[cell])) for cell in range(CELLS) if state.plant[cell] != NONE),
        robots=tuple(_robot_view(state, robot) for robot in robots),
        players=tuple(_player_view(state, each) for each in range(int(state.seats))),
        deck=int(state.deck_size),
        aside=tuple(listed(state.aside[: int(state.aside_size)])),
        drawn=int(state.drawn),
        supply=tuple(listed(state.supply)),
        round=int(state.round),
        order=tuple(listed(state.order))[: int(state.seats)],
        place=int(state.place),
        truce=bool(state.is_truce()),
        goal=int(state.terms.discs_to_win),
        stage=int(state.stage),
        asks=int(state.asked[state.mover]) if asked else NOBODY,
        level=int(state.level),
        field_level=int(state.field_level),
        computer_level=int(state.computer_level),
        robot=int(state.robot),
        points=int(state.points),
        begun=bool(state.begun),
        checking=bool(state.checking),
        survived=bool(state.survived),
        bogged=bool(state.bogged),
        spins=int(state.spins),
        hop=bool(state.hop),
        takes=int(state.takes),
        gives=int(state.gives),
        met=tuple(robot for robot in robots if state.met[robot]),
        peace=tuple(robot for robot in robots if state.peace[robot]),
        foe=int(state.foe),
        turn_of=int(state.turn_of),
        held=bool(state.held),
        shot=int(state.shot),
        choice=NONE if seat == SPECTATOR else int(state.choice[seat]),
        looter=int(state.looter),
        prey=tuple(robot for robot in robots if state.prey[robot]),
        haul=int(state.haul),
        rank=int(state.rank),
        ending=int(state.ending),
        winner=int(state.winner),
    )


def _robot_view(state: RobomasoState, robot: int) -> RobotView:
    return RobotView(
        seat=robot // 2,
        status=int(state.status[robot]),
        dead=bool(state.dead[robot]),
        cell=int(state.at[robot]),
        heading=int(state.heading[robot]),
        barred=int(state.barred[robot]),
        cards=tuple(listed(state.cards[robot * KINDS : (robot + 1) * KINDS])),
        discs=int(state.discs[robot]),
        total=int(state.total(robot)),
        reaction=int(state.reaction(robot)),
        muddy=bool(state.muddy[robot]),
        moved=bool(state.moved[robot]),
        tried=bool(state.tried[robot]),
    )


def _player_view(state: RobomasoState, seat: int) -> PlayerView:
    return PlayerView(
        corner=int(state.corner[seat]),
        field=int(state.field[seat]),
        computer=int(state.computer[seat]),
        machine=int(state.machine[seat]),
        stored=int(state.stored[seat]),
        discs=int(state.owned(seat)),
    )


def imagine(view: RobomasoView, rng: Rng) -> RobomasoState:
    """A state this view allows: unknown cards and choices are made at random, all ways equally likely."""
    state = RobomasoState(len(view.players), Terms(dict(view.terms), len(view.players)), rng)
    _put(state.card, view.cards)
    _put(state.turned, view.turned)
    for cell, robot in view.plants:
        state.plant[cell] = robot
    for number, each in enumerate(view.robots):
        _put_robot(state, number, each)
    for seat, player in enumerate(view.players):
        state.corner[seat], state.field[seat], state.computer[seat] = player.corner, player.field, player.computer
        state.machine[seat], state.stored[seat] = player.machine, player.stored
    _put(state.aside, view.aside)
    _put(state.supply, view.supply)
    _put(state.order, view.order)
    for flags, robots in ((state.met, view.met), (state.peace, view.peace), (state.prey, view.prey)):
        for one in robots:
            flags[one] = 1
    state.aside_size, state.drawn, state.round, state.place = len(view.aside), view.drawn, view.round, view.place
    state.stage, state.ending, state.winner = view.stage, view.ending, view.winner
    state.level, state.field_level, state.computer_level = view.level, view.field_level, view.computer_level
    state.robot, state.points, state.spins = view.robot, view.points, view.spins
    state.begun, state.checking, state.survived, state.bogged, state.hop = (
        int(flag) for flag in (view.begun, view.checking, view.survived, view.bogged, view.hop)
    )
    state.takes, state.gives, state.foe, state.turn_of = view.takes, view.gives, view.foe, view.turn_of
    state.held, state.shot = int(view.held), view.shot
    state.looter, state.haul, state.rank = view.looter, view.haul, view.rank
    state.work_out()
    survey(state)
    _imagine_deck(state, view, rng)
    _ask(state, view, rng)
    return state


def _put(numbers: vec[i64], values: tuple[int, ...]) -> None:
    for number, value in enumerate(values):
        numbers[number] = value


def _put_robot(state: RobomasoState, number: int, robot: RobotView) -> None:
    state.status[number], state.dead[number] = robot.status, int(robot.dead)
    state.at[number], state.heading[number], state.barred[number] = robot.cell, robot.heading, robot.barred
    state.discs[number], state.muddy[number] = robot.discs, int(robot.muddy)
    state.moved[number], state.tried[number] = int(robot.moved), int(robot.tried)
    for kind, count in enumerate(robot.cards):
        state.cards[number * KINDS + kind] = count


def _imagine_deck(state: RobomasoState, view: RobomasoView, rng: Rng) -> None:
    """The cards nobody has seen: those of the deck, and those that lie face down."""
    left = listed(COUNT)
    for card in (*view.cards, *view.aside, view.drawn):
        if 0 <= card < CORRIDORS and left[card] > 0:
            left[card] -= 1
    unseen = array([card for card in range(CORRIDORS) for _ in range(left[card])])
    rng.shuffle(unseen)
    cards = listed(unseen)
    for cell in range(CELLS):
        if view.cards[cell] == DOWN_CARD and cell not in view.blanks and cards:
            state.under[cell] = cards.pop()
    state.deck_size = view.deck
    for place in range(view.deck):
        state.deck[place] = cards.pop() if cards else 0


def _ask(state: RobomasoState, view: RobomasoView, rng: Rng) -> None:
    """The same questions; who has already chosen in secret has chosen something."""
    if view.stage == DUEL and view.turn_of == NONE:
        both = [view.robot // 2, view.foe // 2]
        state.ask_sealed(both, SECRET)
        for seat in both:
            if seat not in view.asked:
                codes = RULES.codes_of(state, seat)
                code = codes[int(rng.below(len(codes)))]
                state.choice[seat] = choice_of(code)
        if view.choice != NONE:
            state.choice[view.seat] = view.choice
        for seat in both:
            if seat not in view.asked:
                state.answered(seat)
        return
    for seat in view.asked:
        state.ask(seat, view.asks)


def choice_of(code: int) -> int:
    """How a secret answer is kept."""
    if VERB[code] == HOLD:
        return 2 * WAYS
    return int(WHAT[code]) + (WAYS if VERB[code] == HOLD_WITH else 0)
