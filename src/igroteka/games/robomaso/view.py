"""What one seat may know (RM-R07, RM-R58).

Hidden are the order of the deck, the faces of filler cards, and what others have chosen in secret; all else is open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from igroteka.core.arrays import listed
from igroteka.core.engine import NOBODY
from igroteka.core.rng import Rng
from igroteka.core.views import Public, Upto, Views, part, take_public
from igroteka.core.wire import Seat, View
from igroteka.games.robomaso.actions import ANSWERS, ASK_SECRET, CHOICES, QUESTIONS
from igroteka.games.robomaso.box import CORRIDORS, NONE, ROBOTS
from igroteka.games.robomaso.flow import Flow
from igroteka.games.robomaso.rules.reach import survey
from igroteka.games.robomaso.state import DUEL, RobomasoState, Terms
from igroteka.games.robomaso.tables import CELLS, COUNT, DOWN_CARD
from igroteka.games.robomaso.vocabulary import Card, Choice, Ending, Machine, Question, Stage, Status, Way

RULES = Flow()  # to find out what somebody can have chosen in secret


@dataclass(frozen=True)
class RobotView:
    """A robot and what lies under its portrait."""

    seat: Seat
    status: Public[Status]
    dead: Public[bool]  # waits after a death
    at: Public[int]  # a cell; -1: not on the board
    heading: Public[int]
    barred: Public[int]  # the side it may not leave by
    cards: Public[tuple[int, ...]]  # by kind
    discs: Public[int]
    muddy: Public[bool]
    moved: Public[bool]
    tried: Public[bool]  # its deployment of this turn is over
    total: int  # abilities and weapons
    reaction: int  # with the nest


@dataclass(frozen=True)
class PlayerView:
    """What a player has besides the robots."""

    corner: Public[int]  # of the home; -1 while it is not chosen
    field: Public[int]  # cells, -1: not laid
    computer: Public[int]
    machine: Public[Machine]
    stored: Public[int]
    discs: int  # in all


@dataclass(frozen=True)
class RobomasoView(View):
    """The table as one seat sees it. Cells are numbers from the south-west, ten to a row; sides are N E S W."""

    silent: ClassVar[frozenset[str]] = View.silent | {
        *("stage", "asks", "checking", "met"),  # at which point of the move
        *("takes", "gives", "shot", "looter", "prey", "haul", "rank"),  # what the question is about
    }
    terms: tuple[tuple[str, int], ...]
    goal: int  # discs that win
    card: Public[tuple[Card | None, ...]]  # by cell: what lies there
    turned: Public[tuple[int, ...]]  # by cell: quarter turns
    open: Public[tuple[int, ...]]  # by cell: the open sides as bits
    plant: Public[tuple[int, ...]]  # by cell: the robot that laid a flytrap there, -1 for none
    blanks: tuple[int, ...]  # face-down cells that are no cards of the deck
    robots: tuple[RobotView, ...]
    players: tuple[PlayerView, ...]
    deck_size: Public[int]
    aside: Public[Annotated[tuple[Card, ...], Upto("aside_size")]]
    drawn: Public[Card | None]
    supply: Public[tuple[int, ...]]  # by kind
    round: Public[int]  # 0: the opening
    truce: int  # rounds that it lasts, with this one; 0: it is over
    order: Public[tuple[Seat, ...]]
    place: Public[int]  # whose turn it is, counted in turn order
    stage: Public[Stage]
    asks: Question | None  # the question that is asked, whoever is
    level: Public[int]
    field_level: Public[int]
    computer_level: Public[int]
    robot: Public[int]  # the one that moves; -1 for none
    points: Public[int]
    begun: Public[bool]
    checking: Public[bool]
    survived: Public[bool]
    bogged: Public[bool]
    spins: Public[int]
    hop: Public[bool]
    takes: Public[int]
    gives: Public[int]
    met: Public[tuple[bool, ...]]  # by robot
    peace: Public[tuple[bool, ...]]
    foe: Public[int]
    turn_of: Public[int]
    held: Public[bool]
    shot: Public[Way | None]
    choice: Choice | None  # the seat's own in secret
    looter: Public[int]
    prey: Public[tuple[bool, ...]]
    haul: Public[int]
    rank: Public[int]
    ending: Public[Ending | None]
    winner: Public[Seat]


def _everybody(state: RobomasoState) -> dict[str, Any]:
    return {
        "terms": tuple(state.terms.options.items()),
        "goal": int(state.terms.discs_to_win),
        "blanks": tuple(cell for cell in range(CELLS) if state.card[cell] == DOWN_CARD and state.under[cell] == NONE),
        "robots": tuple(_robot_view(state, robot) for robot in range(2 * int(state.seats))),
        "players": tuple(_player_view(state, each) for each in range(int(state.seats))),
        "truce": int(state.truce_left()),
        "asks": QUESTIONS[state.asked[state.mover]] if state.mover != NOBODY else None,
        "choice": None,
    }


def _own(state: RobomasoState, seat: Seat, seen: RobomasoView) -> dict[str, Any]:
    return {"choice": CHOICES[state.choice[seat]]} if state.choice[seat] != NONE else {}


view_of = Views(RobomasoView, QUESTIONS, _everybody, _own)


def _robot_view(state: RobomasoState, robot: int) -> RobotView:
    total, reaction = int(state.total(robot)), int(state.reaction(robot))
    return part(RobotView, state, robot, ROBOTS, seat=robot // 2, total=total, reaction=reaction)


def _player_view(state: RobomasoState, seat: int) -> PlayerView:
    return part(PlayerView, state, seat, discs=int(state.owned(seat)))


def imagine(view: RobomasoView, rng: Rng) -> RobomasoState:
    """A state this view allows: unknown cards and choices are made at random, all ways equally likely."""
    state = RobomasoState(len(view.players), Terms(dict(view.terms), len(view.players)), rng)
    take_public(view, state)
    for number, robot in enumerate(view.robots):
        take_public(robot, state, number, ROBOTS)
    for seat, player in enumerate(view.players):
        take_public(player, state, seat)
    state.work_out()
    survey(state)
    _imagine_deck(state, view, rng)
    _ask(state, view, rng)
    return state


def _imagine_deck(state: RobomasoState, view: RobomasoView, rng: Rng) -> None:
    """The cards nobody has seen: those of the deck, and those that lie face down."""
    cards = rng.shuffled(unseen_cards(state))
    for cell in range(CELLS):
        if state.card[cell] == DOWN_CARD and cell not in view.blanks and cards:
            state.under[cell] = cards.pop()
    for place in range(view.deck_size):
        state.deck[place] = cards.pop() if cards else 0


def unseen_cards(state: RobomasoState) -> list[int]:
    """The corridor cards that lie open nowhere."""
    left = listed(COUNT)
    aside = listed(state.aside[: int(state.aside_size)])
    for card in (*listed(state.card), *listed(state.under), *aside, int(state.drawn)):
        if 0 <= card < CORRIDORS and left[card] > 0:
            left[card] -= 1
    return [card for card in range(CORRIDORS) for _ in range(left[card])]


def _ask(state: RobomasoState, view: RobomasoView, rng: Rng) -> None:
    """The same questions; who has already chosen in secret has chosen something."""
    if state.stage != DUEL or state.turn_of != NONE:
        for seat in view.asked:
            state.ask(seat, QUESTIONS.index(view.asks or ""))
        return
    both = [view.robot // 2, view.foe // 2]
    state.ask_sealed(both, ASK_SECRET)
    done = [seat for seat in both if seat not in view.asked]
    for seat in done:
        codes = RULES.codes_of(state, seat)
        state.choice[seat] = CHOICES.index(ANSWERS[codes[int(rng.below(len(codes)))]])
    if view.choice is not None:
        state.choice[view.seat] = CHOICES.index(view.choice)
    for seat in done:
        state.answered(seat)
