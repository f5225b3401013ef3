"""The values of a position: how each is read, and beside it how it is written.

A ValueError says what is wrong with one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

from igroteka.core.arrays import filled, lay, listed
from igroteka.core.engine import FINE
from igroteka.core.errors import BadFile
from igroteka.core.grid import FACINGS, OFF, square_name
from igroteka.core.notation import Value, choice, counted, marked, number
from igroteka.core.values import DASH, join_items, one_of, read_number, refuse, split_items
from igroteka.games.algoracing import picture, tables
from igroteka.games.algoracing.actions import ANSWERS, BASE, CARD, EXCHANGE, LIFT, TURN, VERB
from igroteka.games.algoracing.knowledge import row_view
from igroteka.games.algoracing.layouts import Fault
from igroteka.games.algoracing.rules.algorithm import edit, forbids_edit
from igroteka.games.algoracing.rules.field import field_of, may_face
from igroteka.games.algoracing.rules.setup import find_labs, in_deck, put_rover
from igroteka.games.algoracing.rules.turn import ask_for_turn, forbids_replace
from igroteka.games.algoracing.state import ABOARD, BOXED, DELIVERED, ENDINGS, GOING_ON, ROVERS, AlgoracingState
from igroteka.games.algoracing.tables import CAPACITY, CARDS, COLOUR_NAMES, COMMANDS, CORNER_NAMES, LETTERS, Field, Plan

KINDS = [name[0].upper() for name in tables.TYPE_NAMES]  # Y B R G
BASES = "red=sw yellow=nw green=ne blue=se"  # if nothing else is said
QUESTION_NAMES = ["base", "turn", "exchange"]  # by question
ROVER_TEXT = re.compile(r"([a-z]\d+) ([NESW]) \[([YBRG]*)\]")
COVERED_TEXT = re.compile(r"([A-Z])((?:/[A-Z])*)")
UNREAD = -1  # the type of a token, and the cards in a hand, that have not been read yet
REST = "rest"  # a deck of all cards that are not elsewhere


def values_of(state: AlgoracingState) -> Iterator[Value[AlgoracingState]]:
    """All values, in an order in which they can be read."""
    colours = [COLOUR_NAMES[state.colour(rover)] for rover in range(ROVERS)]
    seats = colours[: int(state.seats)]
    yield Value("field", read_field)
    yield Value("board", read_board, lambda state: picture.field(state.field.plan, state.field.states))
    yield Value("blocks", of_plan(tables.put_blocks), write_blocks)
    yield Value("elevators", of_plan(tables.put_elevators), write_elevators)
    yield Value("walls", of_plan(tables.put_walls))
    yield Value("foot walls", of_plan(tables.put_foot_walls), write_foot_walls)
    yield Value("levels", of_plan(tables.put_levels))
    yield choice("first", seats, usual=seats[max(0, int(state.terms.first_player) - 1)])
    yield choice("turn", seats, usual=lambda state: seats[state.first])
    yield number("round", usual="1")
    yield choice("ended", ENDINGS, "ending", none="no")
    yield Value("asks", read_asks, write_asks, QUESTION_NAMES[TURN])
    yield Value("bases", read_bases, write_bases, lambda state: DASH if state.choosing else BASES)
    for rover, colour in enumerate(colours):
        yield Value(colour, partial(read_rover, rover), partial(write_rover, rover), partial(usual_rover, rover))
        if rover < state.seats:
            yield Value(f"{colour} delivered", partial(put_tokens, DELIVERED + rover), partial(write_delivered, rover))
    yield Value("samples", read_samples, write_samples, DASH)
    yield Value("bars", read_bars, write_bars)
    yield marked("waiting", lambda state: colours)
    yield Value("row", read_row, lambda state: picture.row_text(row_view(state.row)))
    for seat, colour in enumerate(seats):
        known = counted(f"{colour} hand", LETTERS, "hand", seat * CARDS)
        yield Value(known.name, partial(read_hand, seat), known.write, partial(usual_hand, seat))
    yield Value("discard", read_discard, lambda state: named(listed(state.pile)[: int(state.pile_size)], LETTERS))
    yield Value("deck", read_deck, lambda state: named(listed(state.deck)[: int(state.deck_size)][::-1], LETTERS), REST)
    yield Value("edits", read_edits, lambda state: named(listed(state.edits)[: int(state.edited)], ANSWERS), DASH)
    yield Value("exchange", read_exchange, counted("exchange", LETTERS, "marked").write)


def forget(state: AlgoracingState) -> None:
    """Nothing has been read yet: no token has a type, no hand has cards."""
    state.types = filled(len(state.types), UNREAD)
    state.token_at = filled(len(state.token_at), BOXED)
    state.held = filled(ROVERS, UNREAD)


def read_letters(text: str, known: list[str]) -> list[int]:
    """Cards or sample types by their letters."""
    return [one_of(part, known, text) for part in split_items(text)]


def named(numbers: list[int], names: list[str]) -> str:
    """Cards, types or answers by their names."""
    return join_items(names[number] for number in numbers)


def one_by_one(counts: list[int]) -> list[int]:
    """Cards one by one, of which is known how many there are of each."""
    return [card for card, count in enumerate(counts) for _ in range(count)]


# the field


def read_field(state: AlgoracingState, text: str) -> None:
    """A field of the worked examples, or a printed layout."""
    known = tables.fixtures()
    if text in known:
        put_plan(state, known[text])
        return
    refuse(text not in tables.LAYOUTS, f"there is no field {text}; there are: {', '.join([*known, *tables.LAYOUTS])}")
    field = field_of(state.terms, text, state.rng)
    if isinstance(field, Fault):
        raise BadFile(field.message, **field.args)
    state.field = field


def put_plan(state: AlgoracingState, plan: Plan) -> None:
    """Play on another field."""
    size = int(state.terms.board)
    refuse((plan.width, plan.height) != (size, size), f"in this game the board has {size} by {size} squares")
    if not state.terms.elevators:
        plan.elevators = []
    state.field = Field(plan, state.terms.strict_block_edges)


def of_plan(put: Callable[[Plan, str], None]) -> Callable[[AlgoracingState, str], None]:
    """How something of the field is read."""

    def read(state: AlgoracingState, text: str) -> None:
        plan = state.field.plan
        put(plan, "" if text == DASH else text)
        put_plan(state, plan)

    return read


def read_board(state: AlgoracingState, text: str) -> None:
    """The field as a picture."""
    put_plan(state, tables.read_map(text.splitlines()))


def write_blocks(state: AlgoracingState) -> str:
    """The blocks as rectangles: c4-e6."""
    plan, found = state.field.plan, []
    for block in range(max(plan.blocks, default=-1) + 1):
        squares = [square for square, there in enumerate(plan.blocks) if there == block]
        if squares:
            found.append(f"{square_name(squares[0], plan.width)}-{square_name(squares[-1], plan.width)}")
    return join_items(found)


def write_elevators(state: AlgoracingState) -> str:
    return join_items(f"{state.field.name(e[0])}>{FACINGS[e[1]]}" for e in state.field.plan.elevators)


def write_foot_walls(state: AlgoracingState) -> str:
    """Nothing if there are none, as with most layouts."""
    plan = state.field.plan
    return picture.walls_text(plan.foot_walls, plan.width) if plan.foot_walls else ""


# whose turn it is


def read_asks(state: AlgoracingState, text: str) -> None:
    """What is asked; `read_edits` asks it, when all else is known."""
    question = one_of(text, QUESTION_NAMES, "asks")
    state.choosing = int(question == BASE)
    if state.ending == GOING_ON:
        state.ask(state.turn, question)


def write_asks(state: AlgoracingState) -> str:
    return QUESTION_NAMES[BASE if state.choosing else TURN if state.ending != GOING_ON else state.asked[state.turn]]


# bases, rovers and samples


def read_bases(state: AlgoracingState, text: str) -> None:
    """Where the base tokens lie; all four, unless corners are still being chosen."""
    for part in split_items(text):
        name, _, place = part.partition("=")
        colour, corner = one_of(name, COLOUR_NAMES, "bases"), one_of(place, CORNER_NAMES, "bases")
        refuse(state.bases[corner] >= 0 or colour in listed(state.bases), f"“bases” has {name} or {place} twice")
        state.bases[corner] = colour
    if not state.choosing:
        refuse(-1 in listed(state.bases), "“bases” names a corner for each of the four colours")
        find_labs(state)


def write_bases(state: AlgoracingState) -> str:
    placed = [(corner, colour) for corner, colour in enumerate(listed(state.bases)) if colour >= 0]
    return join_items(f"{COLOUR_NAMES[colour]}={CORNER_NAMES[corner]}" for corner, colour in placed)


def read_rover(rover: int, state: AlgoracingState, text: str) -> None:
    """`b2 N [YB]`: where a rover stands, and what is aboard."""
    if text == "gone" and rover < state.seats:
        state.away[rover] = 1
    elif text != DASH:
        found = ROVER_TEXT.fullmatch(text)
        if not found or (rover >= state.seats and not state.terms.neutral_rovers):
            raise ValueError(f"{text!r} is no rover in this game; one is written b2 N [YB]")
        square = state.field.grid.square(found[1])
        refuse(state.on[square] >= 0, f"two rovers stand on {found[1]}")
        refuse(len(found[3]) > CAPACITY, f"a rover carries at most {CAPACITY} samples")
        put_rover(state, rover, square, FACINGS.index(found[2]))
        put_tokens(ABOARD + rover, state, found[3])


def usual_rover(rover: int, state: AlgoracingState) -> str:
    """On its base, if it is in the game."""
    square = int(state.home[rover])
    if square == OFF or (rover >= state.seats and not state.terms.neutral_rovers):
        return DASH
    facing = next((facing for facing in range(4) if may_face(state.field, square, facing)), 0)
    return f"{state.field.name(square)} {FACINGS[facing]} []"


def write_rover(rover: int, state: AlgoracingState) -> str:
    if rover < state.seats and state.away[rover]:
        return "gone"
    if state.square[rover] == OFF:
        return DASH
    square, facing = state.field.name(int(state.square[rover])), FACINGS[state.facing[rover]]
    return f"{square} {facing} [{tokens_at(state, ABOARD + rover)}]"


def write_delivered(seat: int, state: AlgoracingState) -> str:
    return join_items(tokens_at(state, DELIVERED + seat))


def put_tokens(where: int, state: AlgoracingState, text: str) -> None:
    """Put tokens of these types on a square, aboard, or to those that were delivered."""
    for kind in read_letters(" ".join(text.strip(DASH)), KINDS):
        known = listed(state.types)
        if known.count(kind) == state.terms.tokens:
            raise ValueError(f"there are only {int(state.terms.tokens)} samples {KINDS[kind]} in this game")
        state.types[known.index(UNREAD)], state.token_at[known.index(UNREAD)] = kind, where


def tokens_at(state: AlgoracingState, where: int) -> str:
    """The types of the tokens that are there, sorted."""
    there = [kind for kind, at in zip(listed(state.types), listed(state.token_at)) if at == where]
    return "".join(KINDS[kind] for kind in sorted(there))


def read_samples(state: AlgoracingState, text: str) -> None:
    """`c1=YB b3=R`: what lies on the squares; tokens that nothing mentions are in the game, but nowhere."""
    for part in split_items(text):
        square, _, types = part.partition("=")
        put_tokens(state.field.grid.square(square), state, types)
    for kind in range(tables.TYPES):
        put_tokens(BOXED, state, KINDS[kind] * (int(state.terms.tokens) - listed(state.types).count(kind)))


def write_samples(state: AlgoracingState) -> str:
    squares = [square for square, count in enumerate(listed(state.samples)) if count]
    return join_items(f"{state.field.name(square)}={tokens_at(state, square)}" for square in squares)


def read_bars(state: AlgoracingState, text: str) -> None:
    """`red-blue`: pairs of rovers that owe each other nothing."""
    for part in split_items(text):
        for one, two in (part.split("-"), reversed(part.split("-"))):
            rover = state.colour_rover(one_of(one, COLOUR_NAMES, "bars"))
            refuse(state.square[rover] == OFF, f"{one} is not on the board")
            state.bars[rover] |= 2 ** state.colour_rover(one_of(two, COLOUR_NAMES, "bars"))


def write_bars(state: AlgoracingState) -> str:
    names = [COLOUR_NAMES[colour] for colour in state.terms.colours]
    pairs = [(a, b) for a in range(ROVERS) for b in range(a + 1, ROVERS) if state.bars[a] & 2**b]
    return join_items(f"{names[a]}-{names[b]}" for a, b in pairs)


# cards


def read_row(state: AlgoracingState, text: str) -> None:
    """`S L/R (S J)*2 A*3`: commands, L covering R, a cycle card over two commands, another over one."""
    row = state.row
    for part in re.findall(r"\([^)]*\)\S*|\S+", "" if text == DASH else text):
        inside, star, times = part.partition("*")
        cards = inside.strip("()").split()
        if len(cards) > 2 or (star and times not in ("2", "3")) or (len(cards) == 2) != inside.startswith("("):
            raise ValueError(f"{part!r} is no part of an algorithm; write it like S L/R (S J)*2 A*3")
        refuse(row.length + len(cards) > tables.LIMIT, f"an algorithm has at most {tables.LIMIT} commands")
        if star:
            row.lay_cycle(row.length, len(cards), int(times))
        for card in cards:
            found = COVERED_TEXT.fullmatch(card)
            pile = [] if not found else [found[1], *found[2].split("/")[1:]]
            if not pile or any(letter not in LETTERS[:COMMANDS] for letter in pile):
                raise ValueError(f"{card!r} is no command; there are: {' '.join(LETTERS[:COMMANDS])}")
            refuse(row.covered + len(pile) > tables.BOX, "there are not so many cards")
            row.cards[row.length] = LETTERS.index(pile[0])
            for letter in reversed(pile[1:]):
                row.under[row.covered], row.under_at[row.covered] = LETTERS.index(letter), row.length
                row.covered += 1
            row.length += 1


def read_hand(seat: int, state: AlgoracingState, text: str) -> None:
    """The cards of a player; if nothing is said of them, `read_deck` deals some."""
    state.held[seat] = 0
    for card in read_letters(text, LETTERS):
        state.hand[seat * CARDS + card] += 1


def usual_hand(seat: int, state: AlgoracingState) -> str:
    return DASH if state.choosing or state.away[seat] else ""


def hand(state: AlgoracingState, seat: int) -> list[int]:
    """The cards of a player, one by one."""
    return one_by_one(listed(state.hand)[seat * CARDS : (seat + 1) * CARDS])


def read_discard(state: AlgoracingState, text: str) -> None:
    """The pile, the last card on top, or how many cards lie there."""
    cards = read_pile(text, unused(state))
    refuse(len(cards) > len(state.pile), "there are not so many cards for “discard”")
    state.pile_size = len(cards)
    lay(state.pile, cards)


def read_deck(state: AlgoracingState, text: str) -> None:
    """The deck, the next card first, or how many cards it has; then the hands of which nothing was said."""
    left = unused(state)
    deck = [] if text == REST else read_pile(text, left)
    refuse(min(left) < 0, f"there are not so many cards {LETTERS[left.index(min(left))]} in this game")
    for seat in range(int(state.seats)):
        for _ in range(tables.HAND if state.held[seat] == UNREAD else 0):
            state.hand[seat * CARDS + any_card(left)] += 1
    if text == REST:
        deck = one_by_one(left)
    state.deck_size = len(deck)
    lay(state.deck, reversed(deck))
    state.count()


def unused(state: AlgoracingState) -> list[int]:
    """By card: how many are neither in the row nor in a hand nor on the pile."""
    left = [int(tables.COUNT[card]) if in_deck(state, card) else 0 for card in range(CARDS)]
    used = [*state.row.all_cards(), *listed(state.pile)[: int(state.pile_size)]]
    for card in [*used, *(card for seat in range(int(state.seats)) for card in hand(state, seat))]:
        left[card] -= 1
    return left


def read_pile(text: str, left: list[int]) -> list[int]:
    """Cards, or how many; they are taken from those that are left."""
    if text.isdecimal():
        return [any_card(left) for _ in range(read_number(text, "deck, discard"))]
    cards = read_letters(text, LETTERS)
    for card in cards:
        left[card] -= 1
    return cards


def any_card(left: list[int]) -> int:
    """Some card that is left, of the kind there are most of."""
    card = left.index(max(left))
    refuse(left[card] <= 0, "there are not enough cards for all hands")
    left[card] -= 1
    return card


# the turn


def read_edits(state: AlgoracingState, text: str) -> None:
    """The player on turn is asked, and what that player has done so far: those cards are not in the hand."""
    seat = int(state.turn)
    question = state.asked[seat]
    if state.ending != GOING_ON:
        return
    if state.away[seat] or (state.square[seat] == OFF) != bool(state.choosing):
        raise ValueError(f"{COLOUR_NAMES[state.colour(seat)]} cannot be on turn")
    if state.choosing:
        return
    ask_for_turn(state, seat)
    for word in split_items(text):
        code = one_of(word, ANSWERS, "edits")
        if VERB[code] < LIFT:
            state.hand[seat * CARDS + CARD[code]] += 1
            state.held[seat] += 1
        refuse(VERB[code] > LIFT or forbids_edit(state, seat, code) != FINE, f"“edits”: {word} is not possible here")
        edit(state, seat, code)
    if question == EXCHANGE:
        state.ask_also(seat, EXCHANGE)


def read_exchange(state: AlgoracingState, text: str) -> None:
    """The cards that are to be exchanged after a pass."""
    seat = int(state.turn)
    for card in read_letters(text, LETTERS):
        if state.asked[seat] != EXCHANGE or forbids_replace(state, seat, card) != FINE:
            raise ValueError(f"“exchange”: there is no card {LETTERS[card]} for it")
        state.marked[card] += 1
