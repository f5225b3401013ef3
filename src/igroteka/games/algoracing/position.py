"""The values of a written position, one by one; a ValueError says what is wrong with one."""

from __future__ import annotations

import re

from igroteka.core.arrays import array
from igroteka.core.engine import Options
from igroteka.core.errors import BadFile
from igroteka.core.grid import FACINGS, OFF, Grid
from igroteka.core.rng import Rng
from igroteka.core.values import NONE, one_of, read_number, words_of
from igroteka.games.algoracing.rules.field import Fault, field_of, may_face
from igroteka.games.algoracing.state import ABOARD, BOXED, AlgoracingState, Row, Terms
from igroteka.games.algoracing.tables import (
    BOX,
    CAPACITY,
    COMMANDS,
    LAYOUTS,
    LETTERS,
    LIMIT,
    TYPE_NAMES,
    TYPES,
    Field,
    fixtures,
    put_blocks,
    put_elevators,
    put_walls,
    read_map,
)

KINDS = [name[0].upper() for name in TYPE_NAMES]  # Y B R G
ROVER = re.compile(r"([a-z]\d+) ([NESW]) \[([YBRG]*)\]")
COVERED = re.compile(r"([A-Z])((?:/[A-Z])*)")


def read_letters(text: str, letters: list[str]) -> list[int]:
    """Cards or sample types by their letters."""
    return [one_of(part, letters, text) for part in words_of(text)]


def any_card(left: list[int]) -> int:
    """Some card that is left, of the kind there are most of."""
    card = left.index(max(left))
    if left[card] <= 0:
        raise ValueError("there are not enough cards for all hands")
    left[card] -= 1
    return card


def read_pile(text: str, left: list[int]) -> list[int] | None:
    """A pile: its cards, or how many; None if nothing is told."""
    if not text:
        return None
    if text.isdecimal():
        return [any_card(left) for _ in range(read_number(text, "deck, discard"))]
    cards = read_letters(text, LETTERS)
    for card in cards:
        left[card] -= 1
    return cards


def read_field(given: dict[str, str], terms: Terms, options: Options, rng: Rng) -> Field:
    """A named field, a drawn one, or that of the options; with what is added to it."""
    known = fixtures()
    if "board" in given:
        plan = read_map(given["board"].splitlines())
    elif given.get("field", "") in known:
        plan = known[given["field"]]
    else:
        if given.get("field", "Y6-1") not in LAYOUTS:
            raise ValueError(f"there is no field {given['field']}; there are: {', '.join([*known, *LAYOUTS])}")
        field = field_of(terms, given.get("field", options.text("layout")), rng)
        if isinstance(field, Fault):
            raise BadFile(field.message, **field.words)
        plan = field.plan
    if "blocks" in given:
        put_blocks(plan, "" if given["blocks"] == NONE else given["blocks"])
    if "elevators" in given:
        put_elevators(plan, "" if given["elevators"] == NONE else given["elevators"])
    put_walls(plan, given.get("walls", ""))
    for part in given.get("levels", "").split():
        square, _, level = part.partition("=")
        if level not in ("0", "1", "2"):
            raise ValueError(f"{part!r} is no level; one is written g8=1")
        plan.levels[Grid(plan.width, plan.height).square(square)] = int(level)
    if not terms.elevators:
        plan.elevators = []
    if (plan.width, plan.height) != (terms.size, terms.size):
        raise ValueError(f"in this game the board has {int(terms.size)} by {int(terms.size)} squares")
    return Field(plan, terms.strict_block_edges)


def at_home(state: AlgoracingState, rover: int) -> str:
    """Where a rover stands that is not mentioned: on its base, if it is in the game."""
    if state.home[rover] == OFF or (rover >= state.seats and not state.terms.neutral_rovers):
        return NONE
    square = int(state.home[rover])
    facing = next((facing for facing in range(4) if may_face(state.field, square, facing)), 0)
    return f"{state.field.name(square)} {FACINGS[facing]} []"


def read_rover(state: AlgoracingState, rover: int, text: str, colour: str) -> list[tuple[int, int]]:
    """`b2 N [YB]`: put the rover there, and give its tokens."""
    if text == "gone" and rover < state.seats:
        state.away[rover] = 1
        return []
    if text == NONE:
        return []
    found = ROVER.fullmatch(text)
    if not found or (rover >= state.seats and not state.terms.neutral_rovers):
        raise ValueError(f"{colour}: {text!r} is no rover in this game; one is written b2 N [YB]")
    square = state.field.grid.square(found[1])
    if state.on[square] >= 0:
        raise ValueError(f"two rovers stand on {found[1]}")
    state.square[rover], state.facing[rover], state.on[square] = square, FACINGS.index(found[2]), rover
    if len(found[3]) > CAPACITY:
        raise ValueError(f"{colour}: a rover carries at most {CAPACITY} samples")
    return [(KINDS.index(letter), ABOARD + rover) for letter in found[3]]


def put_tokens(state: AlgoracingState, tokens: list[tuple[int, int]]) -> None:
    """Tokens of the position; those that are not mentioned are in the game, but nowhere."""
    for kind in range(TYPES):
        missing = int(state.terms.tokens) - sum(token[0] == kind for token in tokens)
        if missing < 0:
            raise ValueError(f"there are only {int(state.terms.tokens)} samples {KINDS[kind]} in this game")
        tokens += [(kind, BOXED)] * missing
    state.types = array([token[0] for token in tokens])
    state.places = array([token[1] for token in tokens])


def read_row(row: Row, text: str) -> None:
    """`S L/R (S J)*2 A*3`: commands, L covering R, a cycle card over two commands, another over one."""
    covered: list[tuple[int, int]] = []  # position and card
    for part in re.findall(r"\([^)]*\)\S*|\S+", "" if text == NONE else text):
        inside, star, times = part.partition("*")
        cards = inside.strip("()").split()
        if len(cards) > 2 or (star and times not in ("2", "3")) or (len(cards) == 2) != inside.startswith("("):
            raise ValueError(f"{part!r} is no part of an algorithm; write it like S L/R (S J)*2 A*3")
        if row.length + len(cards) > LIMIT:
            raise ValueError(f"an algorithm has at most {LIMIT} commands")
        if star:
            row.lay_cycle(row.length, len(cards), int(times))
        for card in cards:
            found = COVERED.fullmatch(card)
            letters = [] if not found else [found[1], *found[2].split("/")[1:]]
            if not letters or any(letter not in LETTERS[:COMMANDS] for letter in letters):
                raise ValueError(f"{card!r} is no command; there are: {' '.join(LETTERS[:COMMANDS])}")
            row.cards[row.length] = LETTERS.index(letters[0])
            covered += [(int(row.length), LETTERS.index(letter)) for letter in reversed(letters[1:])]
            row.length += 1
    if len(covered) > BOX:
        raise ValueError("there are not so many cards")
    row.covered = len(covered)
    for number, (position, card_under) in enumerate(covered):
        row.under_at[number], row.under[number] = position, card_under
