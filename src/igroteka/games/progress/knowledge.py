"""What every seat is shown of a state, and a state that a view allows."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from mypy_extensions import i64

from igroteka.core.arrays import expand_counts, lay, listed, zeros
from igroteka.core.compat import vec
from igroteka.core.engine import FINE, NOBODY
from igroteka.core.rng import Rng
from igroteka.core.views import Views, part, take_public
from igroteka.core.wire import Seat
from igroteka.games.progress import tables
from igroteka.games.progress.actions import AGE_GONE, ASK_GIVE, ASK_PAY, NOT_BEGUN, QUESTIONS
from igroteka.games.progress.box import ACTIONS_SKILL, AGES, END, NONE, PLAYERS, POWERS, SKILLS, TYPES
from igroteka.games.progress.rules import scoring
from igroteka.games.progress.rules.ages import symbols_left
from igroteka.games.progress.rules.drawing import forbids_age
from igroteka.games.progress.rules.paying import DIGIT, actions_left, due_of
from igroteka.games.progress.rules.setup import pack
from igroteka.games.progress.state import PHASE, PHASES, PLOTS, ProgressState, Terms
from igroteka.games.progress.tables import AGE, COLOUR_NAMES, DECK, FEAT_NAMES, PERSON_NAMES, SPAN, TECH_NAMES
from igroteka.games.progress.view import PersonView, PlayerView, PlotView, ProgressView, SheetView

NUMBER = {name: tech for tech, name in enumerate(TECH_NAMES)}  # of a technology
AGE_STATES = {NOT_BEGUN: "coming", FINE: "open", AGE_GONE: "gone"}


def _everybody(state: ProgressState) -> dict[str, Any]:
    top = int(state.feat_count) - 1
    on_turn = int(state.on_turn())
    return {
        "terms": tuple(state.terms.options.items()),
        "colours": tuple(COLOUR_NAMES[colour] for colour in state.terms.colours),
        "players": tuple([_player_view(state, other) for other in range(int(state.seats))]),
        "hand": (),
        "pile": tuple([_pile_view(state, age) for age in range(AGES + 1)]),
        "time_costs": tuple([int(scoring.time_cost(number)) for number in range(int(state.time_size) + 1)]),
        "last_age": int(state.terms.last_age),
        "needed": tuple(listed(state.terms.needed)),
        "symbols_left": tuple([int(symbols_left(state, symbol)) for symbol in range(END + 1)]),
        "achievement": FEAT_NAMES[state.feats[top]] if top >= 0 else None,
        "under": tuple([FEAT_NAMES[feat] for feat in sorted(listed(state.feats[: max(0, top)]))]),
        "on_turn": on_turn,
        "asks": _question(state),
        "phase": PHASES[PHASE[state.stage]],
        "paying": TECH_NAMES[state.target] if 0 <= state.target < SPAN else None,
        "price": int(state.target) - SPAN if state.target >= SPAN else None,
        "actions": int(state.value(on_turn, ACTIONS_SKILL)),
        "actions_left": int(actions_left(state, on_turn)),
        "age_states": tuple([AGE_STATES[forbids_age(state, age)] for age in range(AGES + 1)]),
        "counted": scoring.is_counted(state),
        "title": scoring.title(state) if state.seats == 1 else None,
        "due": amounts(int(due_of(state, on_turn, state.target))) if state.target != NONE else (0, 0, 0),
    }


def _own(state: ProgressState, seat: Seat, seen: ProgressView) -> dict[str, Any]:
    return {"hand": named(cards_of(state.hand, seat))}


def _question(state: ProgressState) -> str | None:
    """What is asked; what has just been paid or exchanged is asked for no more."""
    question = state.asked[state.mover] if state.mover != NOBODY else NONE
    is_done = (question == ASK_PAY and state.target == NONE) or (question == ASK_GIVE and state.wanted == NONE)
    return None if question == NONE or is_done else QUESTIONS[question]


view_of = Views(ProgressView, QUESTIONS, _everybody, _own)


@lru_cache(maxsize=4_000)
def amounts(due: int) -> tuple[int, ...]:
    """Science, engineering and culture of a packed price."""
    return tuple(due // DIGIT**kind % DIGIT for kind in range(TYPES))


def named(techs: Iterable[int]) -> tuple[str, ...]:
    """Technologies by their names."""
    return tuple([TECH_NAMES[tech] for tech in techs])


def row_of(numbers: vec[i64], at: int, room: int, sizes: vec[i64]) -> list[int]:
    """What lies in one part of an array."""
    return listed(numbers[at * room : at * room + int(sizes[at])])


def cards_of(hands: vec[i64], seat: int) -> list[int]:
    """The cards of one hand, in the order of the data file."""
    return expand_counts(hands[seat * SPAN : seat * SPAN + tables.TECHS])


def all_cards(state: ProgressState) -> list[int]:
    """Every card that is in the game: in decks, piles, the time deck, areas and hands, or being paid for."""
    cards: list[int] = listed(state.time[: int(state.time_size)])
    for age in range(1, AGES + 1):
        cards += row_of(state.deck, age, DECK, state.deck_size)
        cards += row_of(state.pile, age, DECK, state.pile_size)
    for seat in range(int(state.seats)):
        cards += row_of(state.active, seat, SPAN, state.actives)
        cards += row_of(state.plot, seat, PLOTS, state.plots)
        cards += cards_of(state.hand, seat)
    return [*cards, int(state.target)] if 0 <= state.target < SPAN else cards


def cards_left(state: ProgressState, age: int, found: list[int]) -> list[int]:
    """The cards of an age that are not among those that were found; a ValueError says that there are too many."""
    left = pack(age, int(state.seats)) if age <= state.terms.last_age else []
    for tech in found:
        if AGE[tech] == age:
            if tech not in left:
                raise ValueError(f"there are not so many cards {TECH_NAMES[tech]} in this game")
            left.remove(tech)
    return left


def _pile_view(state: ProgressState, age: int) -> tuple[str, ...]:
    cards = named(row_of(state.pile, age, DECK, state.pile_size))
    return cards if state.terms.browse_discards else cards[-1:]


def _player_view(state: ProgressState, seat: int) -> PlayerView:
    had = [person for person, patron in enumerate(listed(state.patron)) if patron == seat]
    ages = [int(AGE[tech]) for tech in cards_of(state.hand, seat)]
    plots = range(seat * PLOTS, seat * PLOTS + int(state.plots[seat]))
    return part(
        PlayerView,
        state,
        seat,
        PLAYERS,
        colour=COLOUR_NAMES[state.terms.colours[seat]],
        backs=tuple([ages.count(age) for age in range(1, AGES + 1)]),
        known=named(cards_of(state.shown, seat)),
        active=named(row_of(state.active, seat, SPAN, state.actives)),
        developing=tuple([PlotView(TECH_NAMES[state.plot[place]], int(state.cubes[place])) for place in plots]),
        levels=tuple([int(state.level(seat, skill)) for skill in range(SKILLS)]),
        persons=tuple([PersonView(PERSON_NAMES[p], bool(state.face[seat] == p)) for p in had]),
        owns=tuple([FEAT_NAMES[feat] for feat, owner in enumerate(listed(state.owner)) if owner == seat]),
        sheet=sheet_of(state, seat),
    )


def sheet_of(state: ProgressState, seat: int) -> SheetView:
    """The points of a player as they would be counted now."""
    tracks = range(POWERS)
    ranks = [scoring.rank(state, seat, track) for track in tracks]
    return SheetView(
        power=tuple([int(scoring.power_points(state, seat, track)) for track in tracks]),
        places=tuple([int(ahead) + 1 for ahead, _ in ranks]),
        shared=tuple([bool(sharing > 1) for _, sharing in ranks]),
        skills=tuple([int(scoring.skill_points(state, seat, skill)) for skill in range(SKILLS)]),
        cards=int(scoring.card_points(state, seat)),
        symbols=int(scoring.symbol_points(state, seat)),
        achievements=int(scoring.feat_points(state, seat)),
        personalities=int(scoring.person_points(state, seat)),
        time=-int(scoring.penalty(state)),
        total=int(scoring.total(state, seat)),
    )


def imagine(view: ProgressView, rng: Rng) -> ProgressState:
    """A state this view allows: unknown cards are dealt at random, all ways equally likely."""
    state = known_state(view, rng)
    under = rng.shuffled([FEAT_NAMES.index(feat) for feat in view.under])  # PR-174: nobody knows their order
    lay(state.feats, [*under, *listed(state.feats[: int(state.feat_count)])])
    state.feat_count += len(view.under)
    found = all_cards(state)
    for age in range(1, AGES + 1):
        _imagine_age(state, view, age, found, rng)
    state.work_out()
    return state


def known_state(view: ProgressView, rng: Rng) -> ProgressState:
    """A state with all that a view tells, and without the cards and the achievements that nobody sees."""
    colours = [COLOUR_NAMES.index(colour) for colour in view.colours]
    state = ProgressState(len(view.players), Terms(dict(view.terms), colours, len(view.players)), rng)
    take_public(view, state)
    state.deck_size, state.pile_size = zeros(AGES + 1), zeros(AGES + 1)  # no card lies there yet
    for seat, player in enumerate(view.players):
        _put_player(state, seat, player, view.hand if seat == view.seat else player.known)
    if view.paying is not None:
        state.target = NUMBER[view.paying]
    elif view.price is not None:
        state.target = SPAN + view.price
    if view.achievement is not None:
        state.feats[0], state.feat_count = FEAT_NAMES.index(view.achievement), 1
    state.at = view.order.index(view.on_turn)
    if view.asks is not None:
        for seat in view.asked:
            state.ask(seat, QUESTIONS.index(view.asks))
    return state


def _put_player(state: ProgressState, seat: int, player: PlayerView, hand: tuple[str, ...]) -> None:
    take_public(player, state, seat, PLAYERS)
    lay(state.active, map(NUMBER.__getitem__, player.active), seat * SPAN)
    state.actives[seat] = len(player.active)
    lay(state.plot, (NUMBER[each.card] for each in player.developing), seat * PLOTS)
    lay(state.cubes, (each.cubes for each in player.developing), seat * PLOTS)
    state.plots[seat] = len(player.developing)
    for each in player.persons:
        person = PERSON_NAMES.index(each.person)
        state.patron[person] = seat
        if each.up:
            state.face[seat] = person
    for feat in player.owns:
        state.owner[FEAT_NAMES.index(feat)] = seat
    for card in player.known:
        state.shown[seat * SPAN + NUMBER[card]] += 1
    for card in hand:
        state.hand[seat * SPAN + NUMBER[card]] += 1


def _imagine_age(state: ProgressState, view: ProgressView, age: int, found: list[int], rng: Rng) -> None:
    """The cards of an age: those that are seen lie where they are; the others are in hands, in the deck or hidden."""
    left = cards_left(state, age, found)
    pile = [NUMBER[card] for card in view.pile[age]]
    for tech in pile:
        left.remove(tech)
    cards = rng.shuffled(left)
    lay(state.pile, [cards.pop() for _ in range(view.pile_size[age] - len(pile))] + pile, age * DECK)
    lay(state.deck, [cards.pop() for _ in range(view.deck_size[age])], age * DECK)
    state.deck_size[age], state.pile_size[age] = view.deck_size[age], view.pile_size[age]
    for seat, player in enumerate(view.players):
        held = sum(listed(state.hand[seat * SPAN + int(tables.FIRST[age]) : seat * SPAN + int(tables.FIRST[age + 1])]))
        for _ in range(player.backs[age - 1] - held):
            state.hand[seat * SPAN + cards.pop()] += 1
    state.gone[age] = len(cards)
