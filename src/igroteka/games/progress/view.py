"""What one seat may know (PR-R04 to PR-R06).

Hidden are the hands of others, except for the cards everybody saw them take, the order of the decks, and the order of
the achievements under the current one; with `browse_discards` off also all but the top cards of the discard piles.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from igroteka.core.arrays import array, listed
from igroteka.core.compat import vec
from igroteka.core.engine import NOBODY
from igroteka.core.rng import Rng
from igroteka.core.views import Public, public, questions, take_public
from igroteka.core.wire import SPECTATOR, Seat, View
from igroteka.games.progress.actions import QUESTIONS
from igroteka.games.progress.box import ACTIONS, AGES, NONE, PLAYERS, POWERS, SKILLS, TYPES
from igroteka.games.progress.rules.paying import DIGIT, due_of
from igroteka.games.progress.rules.scoring import (
    card_points,
    feat_points,
    penalty,
    person_points,
    power_points,
    rank,
    skill_points,
    symbol_points,
    time_cost,
    total,
)
from igroteka.games.progress.rules.setup import pack
from igroteka.games.progress.state import PLOTS, ProgressState, Terms
from igroteka.games.progress.tables import AGE, DECK, FEATS, GROUP, PERSONS, SPAN, TECH_NAMES, TECHS


@dataclass(frozen=True)
class SheetView:
    """The points of a player, source by source, as they would be counted now (PR-127)."""

    power: tuple[int, ...]  # by track
    places: tuple[int, ...]  # by track, from 1
    shared: tuple[bool, ...]  # by track: whether others are on the same space
    skills: tuple[int, ...]  # by skill
    cards: int
    symbols: int
    achievements: int
    personalities: int
    time: int  # not above zero
    total: int


@dataclass(frozen=True)
class PersonView:
    """A personality a player has or has had."""

    person: int
    up: bool  # lies face up


@dataclass(frozen=True)
class PlayerView:
    """What everybody sees of a player."""

    colour: int
    backs: tuple[int, ...]  # cards in hand by age from I: their backs show it (PR-002)
    known: tuple[int, ...]  # of these, the ones everybody saw
    active: tuple[int, ...]  # technologies, in the order they became active
    developing: tuple[tuple[int, int], ...]  # technology and cubes
    tokens: Public[tuple[int, ...]]  # by kind of knowledge, coloured side up
    grey: Public[tuple[int, ...]]
    skills: tuple[int, ...]  # positions of the cubes
    levels: tuple[int, ...]  # positions at which the skills are read: with what a personality adds
    power: Public[tuple[int, ...]]  # positions
    persons: tuple[PersonView, ...]  # philosopher first
    owns: tuple[int, ...]  # achievements
    declined: Public[bool]  # took no successor when this age began
    sheet: SheetView


@dataclass(frozen=True)
class ProgressView(View):
    """The table as one seat sees it. Technologies, personalities and achievements are numbers in the box."""

    silent: ClassVar[frozenset[str]] = View.silent | {"asks", "stage", "count", "room", "owed", "wanted"}
    terms: tuple[tuple[str, int], ...]  # the options as numbers
    colours: tuple[int, ...]
    players: tuple[PlayerView, ...]
    hand: tuple[int, ...]  # the seat's own, in the order of the data file; none for a spectator
    decks: tuple[int, ...]  # by age from I: how many cards
    piles: tuple[tuple[int, ...], ...]  # by age from I: the top card last; only it with `browse_discards` off
    pile_sizes: tuple[int, ...]
    time: tuple[int, ...]
    time_costs: tuple[int, ...]  # by card of the time deck, and for one more: the points it takes
    age: Public[int]
    last_age: int
    symbols: tuple[int, ...]  # by symbol from II: active technologies that carry it
    needed: tuple[int, ...]  # by symbol from II: how many begin the age, or end the game
    achievement: int  # the current one; -1 for none
    under: tuple[int, ...]  # those under it, in the order of the data file
    paid: Public[tuple[Seat, ...]]  # by price of the current one: whose cube lies there, or -1
    persons_left: tuple[int, ...]  # scholars and masters nobody has taken
    offers: tuple[Seat, ...]  # who is still to be offered a successor, in order
    order: tuple[Seat, ...]
    at: Public[int]  # whose turn it is, counted in turn order
    turn: Public[int]
    asks: int  # the question that is asked, whoever is; -1 if nobody is
    stage: Public[int]
    used: Public[int]  # actions
    actions: int  # that the player on turn has in this turn
    funded: Public[bool]
    exchanged: Public[bool]
    pool: Public[tuple[int, ...]]
    lent: Public[tuple[int, ...]]  # lasting knowledge that was used in this turn
    target: Public[int]  # what is being paid for: a technology, or 96 + price; -1 for nothing
    due: tuple[int, ...]  # science, engineering and culture that it costs in all
    step: Public[int]
    count: Public[int]
    room: Public[int]
    owed: Public[int]
    wanted: Public[int]  # the card of the time deck that is being exchanged; -1 for none
    ending: Public[int]


def view_of(state: ProgressState, seat: Seat) -> ProgressView:
    """All that `seat` may know."""
    ages = range(1, AGES + 1)
    top = int(state.feat_count) - 1
    on_turn = int(state.on_turn())
    return ProgressView(
        **questions(state, seat, QUESTIONS),
        **public(ProgressView, state),
        terms=tuple(state.terms.options.items()),
        colours=tuple(state.terms.colours),
        players=tuple(_player_view(state, other) for other in range(int(state.seats))),
        hand=() if seat == SPECTATOR else cards_of(state.hand, seat),
        decks=tuple(int(state.deck_size[age]) for age in ages),
        piles=tuple(_pile_view(state, age) for age in ages),
        pile_sizes=tuple(int(state.pile_size[age]) for age in ages),
        time=tuple(listed(state.time[: int(state.time_size)])),
        time_costs=tuple(int(time_cost(number)) for number in range(int(state.time_size) + 1)),
        last_age=int(state.terms.last_age),
        symbols=tuple(listed(state.symbols[2:])),
        needed=tuple(listed(state.terms.needed[2:])),
        achievement=int(state.feats[top]) if top >= 0 else NONE,
        under=tuple(sorted(listed(state.feats[: max(0, top)]))),
        persons_left=tuple(p for p in range(PERSONS) if GROUP[p] > 0 and state.patron[p] == NOBODY),
        offers=tuple(listed(state.offers[: int(state.offer_count)])),
        order=tuple(listed(state.order[: int(state.seats)])),
        asks=int(state.asked[state.mover]) if state.mover != NOBODY else NOBODY,
        actions=int(state.value(on_turn, ACTIONS)),
        due=amounts(int(due_of(state, on_turn, state.target))) if state.target != NONE else (0, 0, 0),
    )


def amounts(due: int) -> tuple[int, ...]:
    """Science, engineering and culture of a packed price."""
    return tuple(due // DIGIT**kind % DIGIT for kind in range(TYPES))


def cards_of(hands: vec[i64], seat: int) -> tuple[int, ...]:
    """The cards of one hand, in the order of the data file."""
    return tuple(tech for tech in range(TECHS) for _ in range(int(hands[seat * SPAN + tech])))


def all_cards(state: ProgressState) -> list[int]:
    """Every card that is in the game: in decks, piles, the time deck, areas and hands, or being paid for."""
    cards: list[int] = listed(state.time[: int(state.time_size)])
    for age in range(1, AGES + 1):
        cards += listed(state.deck[age * DECK : age * DECK + int(state.deck_size[age])])
        cards += listed(state.pile[age * DECK : age * DECK + int(state.pile_size[age])])
    for seat in range(int(state.seats)):
        cards += listed(state.active[seat * SPAN : seat * SPAN + int(state.actives[seat])])
        cards += listed(state.plot[seat * PLOTS : seat * PLOTS + int(state.plots[seat])])
        cards += cards_of(state.hand, seat)
    return [*cards, int(state.target)] if 0 <= state.target < SPAN else cards


def cards_left(state: ProgressState, age: int) -> list[int]:
    """The cards of an age that are in the box and not in the game; a ValueError says that there are too many."""
    left = pack(age, int(state.seats)) if age <= state.terms.last_age else []
    for tech in all_cards(state):
        if AGE[tech] == age:
            if tech not in left:
                raise ValueError(f"there are not so many cards {TECH_NAMES[tech]} in this game")
            left.remove(tech)
    return left


def _pile_view(state: ProgressState, age: int) -> tuple[int, ...]:
    cards = tuple(listed(state.pile[age * DECK : age * DECK + int(state.pile_size[age])]))
    return cards if state.terms.browse_discards else cards[-1:]


def _player_view(state: ProgressState, seat: int) -> PlayerView:
    plots = range(seat * PLOTS, seat * PLOTS + int(state.plots[seat]))
    return PlayerView(
        **public(PlayerView, state, seat, PLAYERS),
        colour=state.terms.colours[seat],
        backs=_backs(state, seat),
        known=cards_of(state.shown, seat),
        active=tuple(listed(state.active[seat * SPAN : seat * SPAN + int(state.actives[seat])])),
        developing=tuple((int(state.plot[place]), int(state.cubes[place])) for place in plots),
        skills=_part(state.skill, seat, SKILLS),
        levels=tuple(int(state.level(seat, skill)) for skill in range(SKILLS)),
        persons=tuple(
            PersonView(person, bool(state.face[seat] == person))
            for person in range(PERSONS)
            if state.patron[person] == seat
        ),
        owns=tuple(feat for feat in range(FEATS) if state.owner[feat] == seat),
        sheet=sheet_of(state, seat),
    )


def _backs(state: ProgressState, seat: int) -> tuple[int, ...]:
    ages = [int(AGE[tech]) for tech in cards_of(state.hand, seat)]
    return tuple(ages.count(age) for age in range(1, AGES + 1))


def sheet_of(state: ProgressState, seat: int) -> SheetView:
    """The points of a player as they would be counted now."""
    tracks = range(POWERS)
    ranks = [rank(state, seat, track) for track in tracks]
    return SheetView(
        power=tuple(int(power_points(state, seat, track)) for track in tracks),
        places=tuple(int(ahead) + 1 for ahead, _ in ranks),
        shared=tuple(bool(sharing > 1) for _, sharing in ranks),
        skills=tuple(int(skill_points(state, seat, skill)) for skill in range(SKILLS)),
        cards=int(card_points(state, seat)),
        symbols=int(symbol_points(state, seat)),
        achievements=int(feat_points(state, seat)),
        personalities=int(person_points(state, seat)),
        time=-int(penalty(state)),
        total=int(total(state, seat)),
    )


def _part(numbers: vec[i64], seat: int, room: int) -> tuple[int, ...]:
    return tuple(listed(numbers[seat * room : (seat + 1) * room]))


def imagine(view: ProgressView, rng: Rng) -> ProgressState:
    """A state this view allows: unknown cards are dealt at random, all ways equally likely."""
    state = ProgressState(len(view.players), Terms(dict(view.terms), list(view.colours), len(view.players)), rng)
    take_public(view, state)
    for seat, player in enumerate(view.players):
        _put_player(state, seat, player, view.hand if seat == view.seat else player.known)
    _put(state.time, 0, view.time)
    state.time_size = len(view.time)
    _put(state.order, 0, view.order)
    _put(state.offers, 0, view.offers)
    state.offer_count = len(view.offers)
    _imagine_feats(state, view, rng)
    for age in range(1, AGES + 1):
        _imagine_age(state, view, age, rng)
    state.work_out()
    for seat in view.asked:
        state.ask(seat, view.asks)
    return state


def _put(numbers: vec[i64], start: int, values: Iterable[int]) -> None:
    for number, value in enumerate(values):
        numbers[start + number] = value


def _put_player(state: ProgressState, seat: int, player: PlayerView, hand: tuple[int, ...]) -> None:
    take_public(player, state, seat, PLAYERS)
    _put(state.active, seat * SPAN, player.active)
    state.actives[seat] = len(player.active)
    _put(state.plot, seat * PLOTS, (card for card, _ in player.developing))
    _put(state.cubes, seat * PLOTS, (cubes for _, cubes in player.developing))
    state.plots[seat] = len(player.developing)
    _put(state.skill, seat * SKILLS, player.skills)
    for each in player.persons:
        state.patron[each.person] = seat
        if each.up:
            state.face[seat] = each.person
    for feat in player.owns:
        state.owner[feat] = seat
    for tech in player.known:
        state.shown[seat * SPAN + tech] += 1
    for tech in hand:
        state.hand[seat * SPAN + tech] += 1


def _imagine_feats(state: ProgressState, view: ProgressView, rng: Rng) -> None:
    """PR-174: the current achievement lies on top of the others, whose order nobody knows."""
    if view.achievement == NONE:
        return
    under = array(list(view.under))
    rng.shuffle(under)
    _put(state.feats, 0, [*listed(under), view.achievement])
    state.feat_count = len(view.under) + 1


def _imagine_age(state: ProgressState, view: ProgressView, age: int, rng: Rng) -> None:
    """The cards of an age: those that are seen lie where they are; the others are in hands, in the deck or hidden."""
    left = cards_left(state, age)
    pile = list(view.piles[age - 1])
    for tech in pile:
        left.remove(tech)
    unknown = array(left)
    rng.shuffle(unknown)
    cards = listed(unknown)
    pile = [cards.pop() for _ in range(view.pile_sizes[age - 1] - len(pile))] + pile
    _put(state.pile, age * DECK, pile)
    state.pile_size[age] = len(pile)
    _put(state.deck, age * DECK, [cards.pop() for _ in range(view.decks[age - 1])])
    state.deck_size[age] = view.decks[age - 1]
    for seat, player in enumerate(view.players):
        for _ in range(player.backs[age - 1] - _backs(state, seat)[age - 1]):
            state.hand[seat * SPAN + cards.pop()] += 1
    state.gone[age] = len(cards)
