"""What can be worked out from a view: prices and what is lacking, suggested payments, the tree and ways through it.

`""` is what lies over the table after every update; on demand there are `discover:pottery` and `fund:2` (the suggested
payment, PR-R39), `pay` (the same for a payment that goes on), `draft spend:S drop:wheel` (what comes of such a
payment), `row back:wheel` (a row of answers that is closed), `tree:0` (what each technology costs a player),
`way:0:printing_press` (the cheapest way to one) and `score` (what brings points, and how a tie is broken).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated

from igroteka.core.arrays import listed, zeros
from igroteka.core.engine import FINE, NOBODY, SILENT
from igroteka.core.errors import BadInput
from igroteka.core.rng import PlayoutRng
from igroteka.core.wire import SPECTATOR, Names
from igroteka.games.progress.actions import (
    ANSWERS,
    ASK_ACT,
    ASK_AFTER,
    ASK_BACK,
    ASK_DRAW,
    ASK_DROP,
    ASK_LIMIT,
    ASK_PAY,
    ASK_QUICK,
    ASK_SHUFFLE,
    EXCHANGE,
    FIRST_CODE,
    FUND,
    INHERIT,
    NO_ACHIEVEMENTS,
    NO_HERITAGE,
    NO_PERSONALITIES,
    NOT_SOLO,
    ONLY_IN_PAYMENT,
    OTHER_QUESTION,
    TAKE,
)
from igroteka.games.progress.box import HAND_SKILL, KIND_NAMES, KINDS, LINES, NONE, PRICES, TYPES
from igroteka.games.progress.flow import RULES
from igroteka.games.progress.knowledge import NUMBER, amounts, cards_of, imagine, known_state
from igroteka.games.progress.layout import before
from igroteka.games.progress.rules import scoring
from igroteka.games.progress.rules.development import has_room
from igroteka.games.progress.rules.feats import can_fund, current
from igroteka.games.progress.rules.paying import (
    CARD_STEP,
    actions_left,
    can_have,
    complete,
    due_of,
    is_covered,
    lacking,
    lasting,
    unmet,
    worth_without,
)
from igroteka.games.progress.rules.persons import group_of_age
from igroteka.games.progress.rules.turn import may_fund_or_exchange
from igroteka.games.progress.state import DEFEAT, ProgressState
from igroteka.games.progress.suggestion import Payment, after, needless, read_payment, suggest
from igroteka.games.progress.tables import (
    AGE,
    GROUP,
    LINE_AMOUNT,
    LINE_BEFORE,
    PER_FIVE,
    PERSONS,
    POINTS,
    PRICE_BEFORE,
    PRICE_COUNT,
    SPAN,
    TECH_NAMES,
    TECHS,
)
from igroteka.games.progress.view import ProgressView
from igroteka.games.progress.vocabulary import Card, Kind
from igroteka.games.progress.way import cheapest_way, is_gone

STANDINGS = ("free", "payable", "research", "in-play", "lacking")
STATES = ("has", "gone", "later", "free", "secret", "short", "absent", "payable")
MOVES = {"feat": FUND, "time": EXCHANGE, "person": TAKE, "heritage": INHERIT}
UNKNOWN = (OTHER_QUESTION, ONLY_IN_PAYMENT, NO_ACHIEVEMENTS, NOT_SOLO, NO_PERSONALITIES, NO_HERITAGE)  # as a move

SUCCESSORS = [[each for each in range(TECHS) if tech in before(each)] for tech in range(TECHS)]  # by technology

Standing = Annotated[str, Names("Standing", STANDINGS)]
TreeState = Annotated[str, Names("TreeState", STATES)]
Move = Annotated[str, Names("Move", tuple(MOVES))]


@dataclass(frozen=True)
class Price:
    """What something costs a player now."""

    met: tuple[bool, ...]  # by line: its predecessor lies in the area
    due: tuple[int, ...]  # by type
    short: int  # how much is missing when everything is spent
    lacking: tuple[int, ...]  # by type: what typed knowledge does not meet


@dataclass(frozen=True)
class HeldCard:
    """A card of the own hand: how it stands, whether or not an action is left."""

    card: Card
    standing: Standing
    price: Price


@dataclass(frozen=True)
class Waste:
    """What an answer gives away for nothing."""

    answer: str
    actions: int
    knowledge: int  # in the pool


@dataclass(frozen=True)
class FreeMove:
    """A move that needs no action."""

    move: Move
    can: bool
    answer: str  # one that makes it; if none can, one of which the rules say why


@dataclass(frozen=True)
class HandSight:
    """What the own cards and the prices of the current achievement cost."""

    hand: tuple[HeldCard, ...]  # every card once
    prices: tuple[Price, ...]  # by price of the current achievement
    lasting: tuple[int, ...]  # by kind: knowledge of the personality that was not used in this turn
    moves: tuple[FreeMove, ...]  # those that this question and this game know
    waste: tuple[Waste, ...]  # by answer, where something is wasted
    discards: int  # cards that must still be discarded


@dataclass(frozen=True)
class PaymentSight:
    """A payment, and what comes of it."""

    uses: tuple[int, ...]  # lasting knowledge by kind
    spends: tuple[int, ...]  # tokens by kind
    drops: tuple[Card, ...]
    words: tuple[str, ...]  # the answers that make it
    met: tuple[bool, ...]  # by line of what is paid for
    short: int  # what is still missing
    lacking: tuple[int, ...]  # by type
    left: tuple[int, ...]  # by kind: what stays in the pool
    needless: bool  # something could be kept


@dataclass(frozen=True)
class RowSight:
    """A row of answers, with the one that says it was all where that one is asked for."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Opening:
    """A technology that becomes cheaper by another one."""

    card: Card
    saves: int
    free: bool  # it would cost nothing then


@dataclass(frozen=True)
class TreeCard:
    """A technology of the tree as it stands for a player."""

    card: Card
    state: TreeState
    price: Price
    opens: tuple[Opening, ...]


@dataclass(frozen=True)
class TreeSight:
    """All technologies of a game for a player."""

    cards: tuple[TreeCard, ...]


@dataclass(frozen=True)
class Step:
    """A discovery on a way, and what it costs by type."""

    card: Card
    due: tuple[int, ...]


@dataclass(frozen=True)
class WaySight:
    """The cheapest way to a technology."""

    steps: tuple[Step, ...]
    due: tuple[int, ...]  # of all steps, by type
    actions: int  # that they take


@dataclass(frozen=True)
class CardPoints:
    """An active card, and the points that it brings."""

    card: Card
    points: int


@dataclass(frozen=True)
class PlayerScore:
    """The active cards of a player that bring points."""

    cards: tuple[CardPoints, ...]  # by what they show, most first
    symbols: tuple[CardPoints, ...]  # for every five cards of a type


@dataclass(frozen=True)
class Tie:
    """A comparison that breaks a tie, or does not."""

    kind: Kind  # of tokens
    tokens: tuple[int | None, ...]  # by seat; None: it is not tied any more


@dataclass(frozen=True)
class ScoreSight:
    """What the points come from, and who is tied for the most of them."""

    players: tuple[PlayerScore, ...]
    ties: tuple[Tie, ...]  # as they are broken, one after the other


Sight = HandSight | PaymentSight | RowSight | TreeSight | WaySight | ScoreSight


def sight_of(view: ProgressView, of: str) -> Sight | None:
    """What this seat would like to know."""
    what, _, rest = of.partition(":")
    first = of.partition(" ")[0]
    try:
        if of == "":
            return _hand(*_table(view, view.seat)) if view.seat != SPECTATOR else None
        if of == "score":
            return _score(_table(view, 0)[0])
        if what == "tree":
            return _tree(*_table(view, int(rest)), view.seat)
        if what == "way":
            seat, _, card = rest.partition(":")
            return _way(*_table(view, int(seat)), NUMBER[card])
        if first == "row" and view.seat != SPECTATOR:
            return RowSight(tuple(closed(imagine(view, PlayoutRng(0)), view.seat, of.split()[1:])))
        if what in ("discover", "fund", "pay") or first == "draft":
            return _payment(*_table(view, view.seat), of) if view.seat != SPECTATOR else None
    except (KeyError, ValueError, IndexError):
        pass
    raise BadInput("core-unknown-sight", of=of)


def _table(view: ProgressView, seat: int) -> tuple[ProgressState, int]:
    """What is known, as a player sees it: knowledge of the turn belongs to the player on turn alone."""
    if not 0 <= seat < len(view.players):
        raise IndexError(seat)
    state = known_state(view, PlayoutRng(0))
    state.work_out()
    if state.on_turn() != seat:
        state.pool, state.lent = zeros(KINDS), zeros(KINDS)
    return state, seat


def _score(state: ProgressState) -> ScoreSight:
    seats = range(int(state.seats))
    ties = scoring.ties(state) if state.ending != DEFEAT else []
    return ScoreSight(
        players=tuple(_player_score(state, seat) for seat in seats),
        ties=tuple(
            Tie(KIND_NAMES[kind], tuple(int(scoring.owned(state, s, kind)) if s in tied else None for s in seats))
            for kind, tied in ties
        ),
    )


def _player_score(state: ProgressState, seat: int) -> PlayerScore:
    active = [int(state.active[seat * SPAN + number]) for number in range(int(state.actives[seat]))]
    cards = [CardPoints(TECH_NAMES[tech], int(POINTS[tech])) for tech in active if POINTS[tech]]
    symbols = [
        CardPoints(TECH_NAMES[tech], int(scoring.points_per_five(state, seat, PER_FIVE[tech])))
        for tech in active
        if PER_FIVE[tech] != NONE
    ]
    return PlayerScore(tuple(sorted(cards, key=lambda each: -each.points)), tuple(symbols))


def _price(state: ProgressState, seat: int, target: int) -> Price:
    """What a technology or a price of the achievement costs."""
    due = due_of(state, seat, target)
    return Price(
        met=_met(state, seat, target),
        due=amounts(int(due)),
        short=max(0, int(lacking(state, seat, due, 0, worth_without(state, seat, target)))),
        lacking=_lacking(state, seat, int(due), 0),
    )


def _met(state: ProgressState, seat: int, target: int) -> tuple[bool, ...]:
    """By line: whether its predecessor makes it free."""
    if target < SPAN:
        needs = [LINE_BEFORE[line] for line in _lines(target)]
    else:
        needs = [PRICE_BEFORE[current(state) * PRICES + target - SPAN]]
    return tuple([unmet(state, seat, 0, 1, before) == 0 for before in needs])


@cache
def _lines(tech: int) -> list[int]:
    return [line for line in range(tech * LINES, (tech + 1) * LINES) if LINE_AMOUNT[line]]


def _lacking(state: ProgressState, seat: int, due: int, step: int) -> tuple[int, ...]:
    wanted = amounts(due)
    return tuple([max(0, wanted[kind] - int(can_have(state, seat, kind, step))) for kind in range(TYPES)])


def _hand(state: ProgressState, seat: int) -> HandSight:
    held = dict.fromkeys(cards_of(state.hand, seat))
    prices = range(int(PRICE_COUNT[current(state)]) if state.feat_count else 0)
    return HandSight(
        hand=tuple([_held(state, seat, tech) for tech in held]),
        prices=tuple([_price(state, seat, SPAN + price) for price in prices]),
        lasting=tuple([int(lasting(state, seat, kind)) for kind in range(KINDS)]),
        moves=_moves(state, seat),
        waste=_waste(state, seat),
        discards=_discards(state, seat),
    )


def _moves(state: ProgressState, seat: int) -> tuple[FreeMove, ...]:
    """PR-R90: who is offered a successor makes no other move."""
    if state.asked[seat] == NOBODY or state.offer_count > 0:
        return ()
    group = group_of_age(state)
    things = {
        "feat": [*range(PRICES)],
        "time": listed(state.time[: int(state.time_size)]),
        "person": [person for person in range(PERSONS) if GROUP[person] == group],
        "heritage": [0],
    }
    found = [_move(state, seat, name, things[name]) for name in MOVES if things[name]]
    return tuple([move for move in found if move is not None])


def _move(state: ProgressState, seat: int, name: str, things: list[int]) -> FreeMove | None:
    first = int(FIRST_CODE[MOVES[name]])
    for thing in things:
        why = RULES.forbids(state, seat, first + thing)
        if why in UNKNOWN:
            return None
        if why == FINE:
            return FreeMove(name, True, ANSWERS[first + thing])
    return FreeMove(name, False, ANSWERS[first + things[0]])


def _waste(state: ProgressState, seat: int) -> tuple[Waste, ...]:
    """PR-067, PR-080: who draws takes no other action after it; knowledge in the pool does not outlast the actions.

    Nothing is wasted where nothing could be done with it.
    """
    if state.asked[seat] not in (ASK_ACT, ASK_AFTER):
        return ()
    left = int(actions_left(state, seat)) if state.asked[seat] == ASK_ACT else 0
    pool = sum(listed(state.pool))
    lost = [Waste("draw", left - 1, pool)] if left else []
    if left or (may_fund_or_exchange(state) and can_fund(state, seat)):
        lost.append(Waste("end", left, pool))
    return tuple([waste for waste in lost if waste.actions > 0 or waste.knowledge > 0])


def _discards(state: ProgressState, seat: int) -> int:
    """Cards that must be discarded for a Quick draw, or for the hand limit."""
    if state.asked[seat] == ASK_DROP:
        return int(min(state.owed - state.count, state.held[seat]))
    return int(state.held[seat] - state.value(seat, HAND_SKILL)) if state.asked[seat] == ASK_LIMIT else 0


def _held(state: ProgressState, seat: int, tech: int) -> HeldCard:
    price = _price(state, seat, tech)
    if state.area[seat * SPAN + tech]:
        standing = "in-play"
    elif price.short == 0:
        standing = "payable" if any(price.due) else "free"
    else:
        standing = "research" if has_room(state, seat) else "lacking"
    return HeldCard(TECH_NAMES[tech], standing, price)


def _payment(state: ProgressState, seat: int, of: str) -> PaymentSight | None:
    """The suggested payment for what could be begun or has been begun, or a payment as somebody drafts it."""
    if of in ANSWERS and of != "pay":
        code = ANSWERS.index(of)
        if state.asked[seat] not in (ASK_ACT, ASK_AFTER) or RULES.forbids(state, seat, code) != FINE:
            return None
        RULES.apply_code(state, seat, code, SILENT)
    if state.asked[seat] != ASK_PAY:
        return None
    payment = read_payment(of.split()[1:]) if of.partition(" ")[0] == "draft" else suggest(state, seat)
    return None if payment is None else _told(state, seat, payment)


def _told(state: ProgressState, seat: int, payment: Payment) -> PaymentSight:
    paid = after(state, seat, payment)
    due = due_of(paid, seat, paid.target)
    short = max(0, int(lacking(paid, seat, due, CARD_STEP + 1, 0)))
    spare = needless(state, seat, payment) if short == 0 else False
    missing = _lacking(paid, seat, int(due), CARD_STEP + 1)
    met = _met(paid, seat, int(paid.target))
    if is_covered(paid, seat):
        complete(paid, seat, SILENT)
    return PaymentSight(
        uses=tuple(payment.uses),
        spends=tuple(payment.spends),
        drops=tuple(TECH_NAMES[tech] for tech in payment.drops),
        words=tuple(payment.words()),
        met=met,
        short=short,
        lacking=missing,
        left=tuple(int(paid.pool[kind]) for kind in range(KINDS)),
        needless=spare,
    )


def closed(state: ProgressState, seat: int, answers: list[str]) -> list[str]:
    """These answers, and the one that says it was all, if that is still asked after them."""
    after_them = state.clone()
    after_them.rng = PlayoutRng(0)
    for word in answers:
        if word not in ANSWERS or after_them.asked[seat] == NOBODY:
            return answers
        code = ANSWERS.index(word)
        if RULES.forbids(after_them, seat, code) != FINE:
            return answers
        RULES.apply_code(after_them, seat, code, SILENT)
    question = int(after_them.asked[seat])
    if question == ASK_BACK:
        return [*answers, "keep"]
    return [*answers, "stop"] if question in (ASK_DRAW, ASK_QUICK, ASK_SHUFFLE) else answers


def _tree(state: ProgressState, seat: int, looker: int) -> TreeSight:
    techs = [tech for tech in range(TECHS) if AGE[tech] <= state.terms.last_age]
    return TreeSight(tuple(_tree_card(state, seat, tech, looker == seat) for tech in techs))


def _tree_card(state: ProgressState, seat: int, tech: int, own: bool) -> TreeCard:
    price = _price(state, seat, tech)
    if state.area[seat * SPAN + tech]:
        found = "has"
    elif is_gone(state, tech):
        found = "gone"
    elif AGE[tech] > state.age:
        found = "later"
    elif not any(price.due):
        found = "free"
    elif not own:
        found = "secret"  # what others can pay depends on cards nobody else sees
    elif price.short:
        found = "short"
    else:
        found = "payable" if state.hand[seat * SPAN + tech] else "absent"
    after_it = [each for each in SUCCESSORS[tech] if AGE[each] <= state.terms.last_age]
    opens = [_opening(state, seat, tech, each) for each in after_it if not state.area[seat * SPAN + each]]
    return TreeCard(TECH_NAMES[tech], found, price, tuple(opens) if found != "has" else ())


def _opening(state: ProgressState, seat: int, tech: int, to: int) -> Opening:
    saves = sum(int(LINE_AMOUNT[line]) for line in _lines(to) if LINE_BEFORE[line] == tech)
    return Opening(TECH_NAMES[to], saves, saves == sum(amounts(int(due_of(state, seat, to)))))


def _way(state: ProgressState, seat: int, tech: int) -> WaySight:
    """Every step costs what it does when those before it have been done."""
    steps = []
    for each in cheapest_way(state, seat, tech):
        steps.append(Step(TECH_NAMES[each], amounts(int(due_of(state, seat, each)))))
        state.area[seat * SPAN + each] = 1
    due = tuple(sum(step.due[kind] for step in steps) for kind in range(TYPES))
    return WaySight(tuple(steps), due, len(steps))
