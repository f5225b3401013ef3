"""For each game with hidden things: another state that a seat cannot tell from this one.

Each is written from the game's `state.py` alone, without a look at its `knowledge.py`.
"""

from __future__ import annotations

from igroteka.core.arrays import array
from igroteka.core.engine import NOBODY
from igroteka.core.rng import Rng
from igroteka.core.wire import SPECTATOR, Seat
from igroteka.games.algoracing.actions import CARD, LIFT, TURN, VERB
from igroteka.games.algoracing.state import DELIVERED, AlgoracingState
from igroteka.games.algoracing.tables import CARDS
from igroteka.games.golems.actions import PROGRAM
from igroteka.games.golems.scenario import BARRELS_RANDOM
from igroteka.games.golems.state import OUT, GolemsState
from igroteka.games.golems.tables import (
    ATTACK,
    COMMANDS,
    CONTENTS,
    DEFENCE,
    NO_COMMAND,
    NOTHING,
    ROUNDS,
    ROWS,
    STAND,
)
from igroteka.games.progress.box import AGES
from igroteka.games.progress.state import ProgressState
from igroteka.games.progress.tables import AGE, DECK, SPAN, TECHS
from igroteka.games.robomaso.actions import WAYS
from igroteka.games.robomaso.box import NONE
from igroteka.games.robomaso.state import RobomasoState
from igroteka.laws.case import Case, Reshuffle


def algoracing(state: AlgoracingState, knower: Seat, rng: Rng) -> AlgoracingState:
    """Hidden are other hands and the deck, what another player prepares, and the types of samples face down."""
    for seat in state.thinking():
        if seat != knower and state.asked[seat] >= TURN:
            for number in range(int(state.edited)):  # the others have not seen it: it might never have been laid
                code = int(state.edits[number])
                if VERB[code] != LIFT:
                    state.hand[seat * CARDS + CARD[code]] += 1
                    state.held[seat] += 1
            state.edited, state.laid = 0, 0
            state.draft.clear()
            if state.terms.shared:
                state.draft.become(state.row)
            state.asked[seat] = TURN
            for card in range(CARDS):
                state.marked[card] = 0
    hidden = [int(card) for card in state.deck[: state.deck_size]]
    others = [seat for seat in range(int(state.seats)) if seat != knower]
    for seat in others:
        for card in range(CARDS):
            hidden += [card] * int(state.hand[seat * CARDS + card])
            state.hand[seat * CARDS + card] = 0
    cards = array(hidden)
    rng.shuffle(cards)
    pile = [int(card) for card in cards]
    for seat in others:
        for _ in range(int(state.held[seat])):
            state.hand[seat * CARDS + pile.pop()] += 1
    for number, card in enumerate(pile):
        state.deck[number] = card
    down = [token for token in range(len(state.types)) if state.token_at[token] < DELIVERED]
    types = array([int(state.types[token]) for token in down])
    rng.shuffle(types)
    for number, token in enumerate(down):
        state.types[token] = types[number]
    return state


def golems(state: GolemsState, knower: Seat, rng: Rng) -> GolemsState:
    """Hidden are contents of barrels, the Luck cards to come, Programs of others face down, and their choices."""
    own = NOBODY if knower == SPECTATOR else int(state.golem_of(knower))
    cells = [cell for cell in range(len(state.barrel)) if state.barrel[cell]]
    if state.scene.contents == BARRELS_RANDOM:
        lot = [int(state.barrel[cell]) for cell in cells]
        lot += [content for content in range(CONTENTS) for _ in range(int(state.boxed[content]))]
        mixed = _shuffled(lot, rng)
        for content in range(CONTENTS):
            state.boxed[content] = 0
        for number, content in enumerate(mixed):
            if number < len(cells):
                state.barrel[cells[number]] = content
            else:
                state.boxed[content] += 1
    for golem in range(int(state.golems)):
        if state.owner[golem] != NOBODY and state.terms.luck:
            last = int(state.fell[2 * golem]) if state.out[golem] == OUT else int(state.round)
            drawn = min(last, ROUNDS)
            rest = _shuffled([int(state.deck[golem * ROUNDS + n]) for n in range(drawn, ROUNDS)], rng)
            for number, sign in enumerate(rest):
                state.deck[golem * ROUNDS + drawn + number] = sign
        if golem != own and state.owner[golem] != NOBODY:
            _other_program(state, golem, rng)
    return state


def _other_program(state: GolemsState, golem: int, rng: Rng) -> None:
    """Another Program in the rows face down: the same kinds of rows with other commands, or none while it is laid."""
    if state.terms.in_turns:
        return  # children in turns lay openly
    down = [golem * ROWS + row for row in range(int(state.laid[golem])) if not state.open[golem * ROWS + row]]
    for at in down:
        for row in (state.first, state.second):
            if row[at] != NO_COMMAND:
                state.hand[golem * COMMANDS + row[at]] += 1
    if state.asked[state.owner[golem]] == PROGRAM:  # the others have not seen it: it might never have been laid
        for at in down:
            state.kind[at], state.first[at], state.second[at], state.sensor[at] = NOTHING, NO_COMMAND, NO_COMMAND, 0
        state.laid[golem] = 0
        return
    hand = [c for c in range(COMMANDS) for _ in range(int(state.hand[golem * COMMANDS + c]))]
    cards = _shuffled(hand, rng)
    for at in down:
        if state.sensor[at] == ATTACK:
            cards = sorted(cards, key=lambda card: card in (STAND, DEFENCE))  # its results can only be these
        for row in (state.first, state.second):
            if row[at] != NO_COMMAND:
                row[at] = cards.pop()
                state.hand[golem * COMMANDS + row[at]] -= 1
    if state.run.picks[golem]:
        state.run.picks[golem] = 1 + int(rng.below(2))


def progress(state: ProgressState, knower: Seat, rng: Rng) -> ProgressState:
    """Hidden are decks, other hands but for cards everybody saw, and the achievements to come; perhaps piles."""
    for age in range(1, AGES + 1):
        deck = range(age * DECK, age * DECK + int(state.deck_size[age]))
        lot = [int(state.deck[place]) for place in deck]
        pile = range(age * DECK, age * DECK + max(0, int(state.pile_size[age]) - 1))  # all but the top card
        if not state.terms.browse_discards:
            lot += [int(state.pile[place]) for place in pile]
        counts: dict[int, int] = {}
        for seat in range(int(state.seats)):
            for tech in range(TECHS):
                unseen = int(state.hand[seat * SPAN + tech] - state.shown[seat * SPAN + tech])
                if seat != knower and AGE[tech] == age:
                    lot += [tech] * unseen
                    state.hand[seat * SPAN + tech] -= unseen
                    counts[seat] = counts.get(seat, 0) + unseen
        cards = _shuffled(lot, rng)
        for place in deck:
            state.deck[place] = cards.pop()
        if not state.terms.browse_discards:
            for place in pile:
                state.pile[place] = cards.pop()
        for seat, count in counts.items():
            for _ in range(count):
                state.hand[seat * SPAN + cards.pop()] += 1
    below = _shuffled([int(state.feats[place]) for place in range(int(state.feat_count) - 1)], rng)
    for place, feat in enumerate(below):
        state.feats[place] = feat
    state.work_out()
    return state


def robomaso(state: RobomasoState, knower: Seat, rng: Rng) -> RobomasoState:
    """Hidden are the deck, the cards that lie face down, and what others have chosen in secret."""
    down = [cell for cell in range(len(state.under)) if state.under[cell] != NONE]
    size = int(state.deck_size)
    cards = _shuffled([int(card) for card in state.deck[:size]] + [int(state.under[cell]) for cell in down], rng)
    for place in range(size):
        state.deck[place] = cards.pop()
    for cell in down:
        state.under[cell] = cards.pop()
    for seat in range(int(state.seats)):
        if seat != knower and state.choice[seat] != NONE and not state.terms.forced_fire:
            state.choice[seat] = 2 * WAYS  # it might be holding its fire
    return state


def _shuffled(items: list[int], rng: Rng) -> list[int]:
    mixed = array(items)
    rng.shuffle(mixed)
    return [int(item) for item in mixed]


RESHUFFLES: dict[str, Reshuffle] = {
    "algoracing": algoracing,
    "golems": golems,
    "progress": progress,
    "robomaso": robomaso,
}

# Options that make random games short enough for every run of the tests; `igroteka.laws.soak` plays whole ones.
BRIEF: dict[str, dict[str, object]] = {
    "algoracing": {"max_rounds": 12},
    "golems": {"rounds": 1},
    "robomaso": {"round_limit": 12},
}

# More kinds of a game that keep the laws, besides its presets.
MIXES: dict[str, list[dict[str, object]]] = {
    "golems": [
        {"scenario": "frozen-lake", "logic": "on", "rounds": 3, "cards": "choose", "colours": "choose"},
        {"scenario": "two-floors", "rounds": 3, "luck_open": False, "swap": "blocked", "tiebreak": "sudden_death"},
        {
            "scenario": "two-floors",
            "rounds": 3,
            "logic": "on",
            "ladder_landing": "everywhere",
            "while_golem": "endless",
            "cards": "choose",
            "golem_cards": "nowhere",
        },
        {"scenario": "third-wheel", "rounds": 3, "bot_strike_timing": "immediate", "lethal_check": "pass_end"},
        {
            "scenario": "frozen-lake",
            "rounds": 3,
            "logic": "on",
            "luck_open": False,
            "ice_trigger": "enter",
            "snow_scope": "all",
            "attack_condition": True,
            "while_strike": "until_clear",
            "sensor_supply": "physical",
            "subprogram_cards": "copied",
            "unused_logic": "removed",
            "late_defence": "lost",
            "slide_exit": "slide",
            "ladder_landing": "never",
            "or_unchosen": "passed",
            "golem_cards": "everywhere",
        },
        {"scenario": "king-of-the-hill", "rounds": 4, "strike_over_water": True},
    ],
    "algoracing": [
        {"on_leave": "remove", "max_rounds": 8, "layout": "random"},
        {
            "mode": "full",
            "layout": "R9-2",
            "on_leave": "remove",
            "max_rounds": 6,
            "neutral_rovers": True,
            "strict_block_edges": True,
            "finish_round": True,
            "corner_choice": "random",
        },
        {"practice_undo": True, "max_rounds": 5},
        {
            "mode": "custom",
            "board": "9x9",
            "cycles": "on",
            "teleport": "on",
            "target": 5,
            "tokens": 2,
            "max_rounds": 8,
            "impulse_over_gaps": True,
            "full_rover_ignores_samples": True,
            "deliver_on_arrival_only": True,
        },
        {
            "mode": "custom",
            "shared": "on",
            "cycles": "on",
            "labs": "three",
            "strict_cycle_shift": False,
            "strict_elevator_walls": False,
            "tie_break": "types",
            "max_rounds": 8,
        },
    ],
    "robomaso": [
        {
            "round_limit": 12,
            "truce_rounds": 0,
            "base_speed": 2,
            "edge_match": "strict",
            "wall_turn": "branch",
            "speed_immediate": True,
            "pickup": "mandatory",
            "card_limit": "all",
            "dead_partner": True,
            "token_supply": "counted",
            "forced_fire": True,
            "filler_source": "supply",
            "gallery_pattern": "1001",
        },
        {
            "round_limit": 14,
            "truce_rounds": 1,
            "goal": "lower",
            "corners": "choose",
            "share_own_field": False,
            "deploy_deadline": 3,
            "equal_reaction": "individual",
            "stop_after_encounter": True,
            "blast_through_walls": True,
            "teleport_onto_robot": "forbidden",
            "mud_exit": "full_speed",
            "suicide": "trapped_only",
            "safe_field": True,
            "turn_end": "automatic",
        },
    ],
}

EVERYTHING: dict[str, object] = {"personalities": True, "achievements": True, "industrial_revolution": True}
PROGRESS: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (1, EVERYTHING),
    (2, {"variant": "faster", "browse_discards": False, "draw_up_to": False, "research_limit": "literal"}),
    (3, {"variant": "faster", "personalities": True, "achievements": True, "philosopher_order": "first_only"}),
    (4, {"variant": "faster", "industrial_revolution": True, "power_needs_step": True}),
    (5, {"variant": "faster", "personalities": True}),
]


ROBOMASO = [(2, None, None), (3, "corner_teleport", None), (4, None, "lower")]


def is_like_others(case: Case) -> bool:
    """Whether a case shows nothing that others do not; the soak plays these, too."""
    if case.source == "progress":  # its games are long: those of PROGRESS have all that the others have
        return True
    if case.source == "robomaso":  # one preset for each number of players
        return (case.seats, case.options.get("start_position"), case.options.get("goal")) not in ROBOMASO
    tournament = case.options.get("mode") == "tournament"  # five to seven players are like four and eight
    return tournament and (case.seed > 0 or case.seats in (5, 6, 7))
