"""The values of a position: how each is read, and beside it how it is written; docs/examples.md explains them.

They are read in the order of `values_of` into a fresh state. A ValueError says what is wrong with one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial

from igroteka.core.arrays import lay, listed
from igroteka.core.engine import NOBODY
from igroteka.core.grid import OFF
from igroteka.core.notation import Value, choice, marked, number, of_each, paired
from igroteka.core.values import DASH, join_items, join_pairs, one_of, pairs, read_number, refuse, split_items
from igroteka.core.views import part
from igroteka.games.golems import tables, written
from igroteka.games.golems.actions import CARD, CHOICE, EXIT, LOGIC, PROGRAM, SEND, SUB
from igroteka.games.golems.knowledge import plan_view
from igroteka.games.golems.picture import field_map
from igroteka.games.golems.rules.opening import is_choosing
from igroteka.games.golems.rules.program import ask_for_programs, full_hand, gap
from igroteka.games.golems.rules.setup import set_card
from igroteka.games.golems.scenario import BARRELS_PUSHED
from igroteka.games.golems.state import AWAY, ENDINGS, GOING_ON, IN_ACTION, OUT, SIDE_NAMES, WHOLE, GolemsState
from igroteka.games.golems.tables import COLOUR_NAMES, EMPTY, LETTERS, ROUNDS, ROWS, SIGN_NAMES, SPAN, cell_name, lying
from igroteka.games.golems.unfinished import CUP, RUN
from igroteka.games.golems.view import RowView
from igroteka.games.golems.written import by_name, golem_in, golems_in, players_in, tokens_in

QUESTION_NAMES = ["card", "colour", "sub", "program", "logic", "choice", "exit", "teleport"]  # by question
TOKEN_NAMES = ["" if sign < tables.AND else name for sign, name in enumerate(SIGN_NAMES)]
DAMAGE = paired("damage", golems_in, "damage")
BROKEN = paired("broken", lambda state: enumerate(tables.CONTENT_NAMES), "opened")
SUPPLY = paired("supply", tokens_in, "supply")


def values_of(state: GolemsState) -> Iterable[written.GolemsValue]:
    """All values, in the order in which they can be read."""
    colours = range(len(COLOUR_NAMES))
    return (
        Value("asks", read_asks, lambda state: QUESTION_NAMES[question_in(state)], "program"),
        Value("base", _known_already, lambda state: "free" if state.scene.free else "scenario"),
        Value("field", _known_already),
        Value("terrain", _known_already, write_terrain),
        *(CUP if state.cup is not None else ()),
        Value("colours", read_colours, write_colours),
        HOMES,
        *(Value(COLOUR_NAMES[colour], partial(read_place, colour), partial(write_place, colour)) for colour in colours),
        Value(
            "bots", check_places, paired("bots", golems_in, "bot", tables.BOT_NAMES, blank=tables.PLAYER).write, DASH
        ),
        Value("map", read_map, write_map, map_of_scenario),
        paired("barrels", written.barrels_in, "barrel", tables.CONTENT_NAMES),
        Value("broken", read_broken, BROKEN.write, DASH),
        Value("objects", read_objects, write_objects, objects_of_scenario),
        DAMAGE,
        paired("worn", golems_in, "worn", usual=DAMAGE.write),
        paired("modifiers", golems_in, "modifier"),
        *(paired(name, golems_in, name) for name in ("points", "dealt", "carried", "taken")),
        paired("missing", golems_in, "missing"),
        marked("reached", lambda state: [name for _, name in golems_in(state)]),
        paired("fell", golems_in, "fell", per=2),
        paired("snow", golems_in, "snow", ["", *LETTERS]),
        of_each("cards", golems_in, read_card_of, write_card_of, usual_cards),
        Value("subs", read_subs, SUBS.write, DASH),
        number("round", usual=lambda state: "0" if question_in(state) <= SUB else "1"),
        number("extra"),
        Value("luck", read_luck, paired("luck", players_in, "luck", SIGN_NAMES, blank=NOBODY).write, DASH),
        *(Value(name, partial(read_deck, name), partial(write_deck, name)) for name in ("drawn", "decks")),
        Value("hidden", read_hidden, write_hidden, usual_hidden),
        paired("logic", written.cells_in, "logic", TOKEN_NAMES, usual=tokens_of_scenario),
        paired("holds", players_in, "held", TOKEN_NAMES),
        paired("removed", tokens_in, "gone"),
        of_each("tokens", golems_in, read_token, write_token),
        Value("supply", read_supply, write_supply, DASH),
        Value("turn", read_turn, write_turn, DASH),
        of_each("lengths", golems_in, read_length, write_length, usual_lengths),
        *(
            Value(f"{COLOUR_NAMES[colour]} program", partial(read_program, colour), partial(write_program, colour))
            for colour in colours
        ),
        written.rows_marked("open"),
        written.rows_marked("used"),
        *RUN,
        choice("ended", ENDINGS, "ending", none="no"),
        Value("ready", read_ready, write_ready, DASH),
    )


def question_in(state: GolemsState) -> int:
    """The question that is asked; a Program if none is."""
    return PROGRAM if state.mover == NOBODY else int(state.asked[state.mover])


# the field


def _known_already(state: GolemsState, text: str) -> None:
    """The state was made from this."""


def write_terrain(state: GolemsState) -> str:
    """What lies under the tokens; gaps are written as plain."""
    plan = state.field.plan
    signs = "".join(tables.TERRAIN_SIGNS[terrain] for terrain in plan.terrain)
    rows = [signs[row * SPAN : row * SPAN + plan.width] for row in range(plan.height)]
    return "\n".join(rows) if any(plan.terrain) else ""


def read_map(state: GolemsState, text: str) -> None:
    """Where the barrels are; they hold what the scenario says."""
    rows, usual = text.split("\n"), {barrel[0]: barrel[1] for barrel in state.terms.scenario.barrels}
    for cell in listed(state.field.cells):
        row = rows[cell // SPAN] if cell // SPAN < len(rows) else ""
        if row[cell % SPAN : cell % SPAN + 1] == "o":
            state.barrel[cell] = usual.get(cell, tables.HOLDS_NOTHING)


def write_map(state: GolemsState) -> str:
    """The field as the rules page draws it."""
    return field_map(plan_view(state.scene), dict(lying(state.barrel)))


def map_of_scenario(state: GolemsState) -> str:
    """The same, with the barrels of the scenario."""
    scenario = state.terms.scenario
    return field_map(plan_view(scenario), {barrel[0]: barrel[1] for barrel in scenario.barrels})


# golems


def read_colours(state: GolemsState, text: str) -> None:
    """The colours by seat, `red=blue`: the first player's is blue."""
    for name, colour in pairs(text, "colours"):
        chosen = NOBODY if colour == "?" else one_of(colour, COLOUR_NAMES, "colours")
        state.colour[one_of(name, COLOUR_NAMES, "colours")] = chosen


def write_colours(state: GolemsState) -> str:
    colours = listed(state.colour)[: int(state.golems)]
    return join_pairs((COLOUR_NAMES[g], COLOUR_NAMES[c] if c >= 0 else "?") for g, c in enumerate(colours))


def read_home(state: GolemsState, golem: int, text: str) -> None:
    cells = listed(state.field.cells)
    state.home[golem], state.front[golem] = written.read_golem(text.replace(":", " "), cells, "homes")


def write_home(state: GolemsState, golem: int) -> str:
    return written.golem_text(int(state.home[golem]), int(state.front[golem])).replace(" ", ":")


HOMES = of_each("homes", golems_in, read_home, write_home)


def read_place(colour: int, state: GolemsState, text: str) -> None:
    """Where a golem stands; who is not mentioned stands at the start."""
    name = COLOUR_NAMES[colour]
    if text == DASH:
        return
    if name not in dict(pairs(HOMES.write(state), "homes")):
        raise ValueError(f"“{name}”: there are {int(state.golems)} golems here; “seats” and “bots” say how many")
    golem = golem_in(state, name, name)
    cell, facing = written.read_golem(text, listed(state.field.cells), name)
    state.cell[golem] = cell
    state.facing[golem] = facing if cell != OFF else state.front[golem]
    state.out[golem] = IN_ACTION if cell != OFF else AWAY if text == "away" else OUT


def write_place(colour: int, state: GolemsState) -> str:
    golem = written.names_of(listed(state.colour)).index(COLOUR_NAMES[colour])
    if golem >= state.golems:
        return DASH
    if state.cell[golem] == OFF:
        return "away" if state.out[golem] == AWAY else "out"
    return written.golem_text(int(state.cell[golem]), int(state.facing[golem]))


def check_places(state: GolemsState, text: str) -> None:
    """Now everybody has a place; which golems are Bots is known from the scenario."""
    state.count()
    for golem, name in golems_in(state):
        cell = int(state.cell[golem])
        if cell != OFF and (state.on[cell] != golem or state.field.solid[cell] in (tables.WALL, tables.WATER)):
            raise ValueError(f"“{name}” cannot stand on {cell_name(cell)}")


def read_card_of(state: GolemsState, golem: int, text: str) -> None:
    face, values = written.read_card(text)
    if values and (face < 0 or state.owner[golem] == NOBODY):
        state.card[golem] = face
        state.power[golem], state.limit[golem], state.rows[golem], state.reach[golem] = values
    else:
        set_card(state, golem, face)


def write_card_of(state: GolemsState, golem: int) -> str:
    values = [int(each[golem]) for each in (state.power, state.limit, state.rows, state.reach)]
    return written.card_text(int(state.card[golem]), values)


def usual_cards(state: GolemsState) -> str:
    if question_in(state) == CARD:
        return ""
    return join_pairs((name, "sword") for golem, name in players_in(state) if state.card[golem] == tables.UNCHOSEN)


def read_sub(state: GolemsState, golem: int, text: str) -> None:
    if len(text) != 2 or any(letter not in LETTERS for letter in text):
        raise ValueError(f"“subs”: {text!r} is no subprogram; one is two commands, FX")
    lay(state.sub, map(LETTERS.index, text), 2 * golem)


def write_sub(state: GolemsState, golem: int) -> str:
    return "".join(LETTERS[c] for c in listed(state.sub[2 * golem : 2 * golem + 2]) if c != tables.NO_COMMAND)


SUBS = of_each("subs", golems_in, read_sub, write_sub)


def read_subs(state: GolemsState, text: str) -> None:
    """Subprograms; then it is known which cards the hands have."""
    SUBS.read(state, text)
    for golem, _ in golems_in(state):
        full_hand(state, golem)


# what lies on the field


def read_broken(state: GolemsState, text: str) -> None:
    """Barrels opened; those that are neither there nor on the field are in the box. A position may have more."""
    BROKEN.read(state, text)
    on_field = Counter(content for _, content in lying(state.barrel) if state.scene.contents != BARRELS_PUSHED)
    for content in range(tables.HOLDS_NOTHING, tables.CONTENTS):
        state.boxed[content] = max(0, tables.BOXED[content] - on_field[content] - int(state.opened[content]))


def read_objects(state: GolemsState, text: str) -> None:
    for kind, name in pairs(text, "objects"):
        cell = written.read_cell(name, listed(state.field.cells), "objects")
        state.object[cell] = one_of(kind, tables.OBJECT_NAMES, "objects")
        state.heap[cell] += 1


def write_objects(state: GolemsState) -> str:
    things = [(cell, kind) for cell, kind in lying(state.object) for _ in range(int(state.heap[cell]))]
    return join_pairs((tables.OBJECT_NAMES[kind], cell_name(cell)) for cell, kind in things)


def objects_of_scenario(state: GolemsState) -> str:
    return join_pairs((tables.OBJECT_NAMES[kind], cell_name(cell)) for cell, kind in state.terms.scenario.objects)


# Luck cards: ten a player; what is not said is taken from the rest in the order of the box (GB-R13)


def decks_in(state: GolemsState) -> list[tuple[int, str, int, list[int]]]:
    """Who has a Luck deck, how many of its cards are drawn, and the deck."""
    players = players_in(state) if state.terms.luck else []
    decks = [(golem, name, listed(state.deck[golem * ROUNDS : (golem + 1) * ROUNDS])) for golem, name in players]
    return [(golem, name, min(int(state.round), ROUNDS), deck) for golem, name, deck in decks]


def _lay(state: GolemsState, golem: int, start: int, cards: list[int]) -> None:
    lay(state.deck, cards[: ROUNDS - start], golem * ROUNDS + start)


def read_luck(state: GolemsState, text: str) -> None:
    """The cards of this round; for the rest of the decks nothing is known yet."""
    signs = {golem: one_of(sign, SIGN_NAMES, "luck") for golem, sign in by_name(state, text, "luck")}
    for golem, _ in players_in(state):
        sign = signs.get(golem, EMPTY)
        state.luck[golem] = sign if sign < tables.AND or state.terms.logic else EMPTY
    for golem, _, drawn, _ in decks_in(state):
        _lay(state, golem, 0, [tables.UNDRAWN] * ROUNDS)
        if drawn:
            _lay(state, golem, drawn - 1, [signs.get(golem, EMPTY)])


def read_deck(name: str, state: GolemsState, text: str) -> None:
    """Cards that were drawn, or that are to come."""
    start = 0 if name == "drawn" else min(int(state.round), ROUNDS)
    for golem, signs in by_name(state, text, name):
        _lay(state, golem, start, [one_of(sign, SIGN_NAMES, name) for sign in signs.split(",")])


def write_deck(name: str, state: GolemsState) -> str:
    decks = [(who, deck[:drawn] if name == "drawn" else deck[drawn:]) for _, who, drawn, deck in decks_in(state)]
    text = join_pairs((who, ",".join(SIGN_NAMES[card] for card in cards)) for who, cards in decks if cards)
    return text if state.terms.luck else ""


def read_hidden(state: GolemsState, text: str) -> None:
    """Which Luck cards only their players know; then the rest of each deck is filled in."""
    hidden = dict(by_name(state, text, "hidden"))
    for golem, _, drawn, deck in decks_in(state):
        closed = [read_number(word, "hidden") for word in hidden.get(golem, "").split(",") if word]
        for at in range(drawn):
            state.shown[golem * ROUNDS + at] = int(at + 1 not in closed)
        rest = list((Counter(state.terms.luck) - Counter(deck)).elements())
        if any(card != tables.UNDRAWN for card in deck[drawn:]):
            rest = []
        past = [card if card != tables.UNDRAWN else rest.pop() if rest else EMPTY for card in deck[:drawn]]
        to_come = [card if card != tables.UNDRAWN else rest.pop(0) if rest else EMPTY for card in deck[drawn:]]
        _lay(state, golem, 0, [*past, *to_come])


def write_hidden(state: GolemsState) -> str:
    shown, decks = listed(state.shown), decks_in(state)
    rounds = {name: [n for n in range(drawn) if not shown[g * ROUNDS + n]] for g, name, drawn, _ in decks}
    text = join_pairs((name, ",".join(str(n + 1) for n in found)) for name, found in rounds.items() if found)
    return text if state.terms.luck else ""


def usual_hidden(state: GolemsState) -> str:
    """All that were drawn, unless they are drawn openly."""
    return DASH if state.terms.luck_open else write_hidden(state)


# logic tokens


def tokens_of_scenario(state: GolemsState) -> str:
    tokens = state.terms.scenario.logic if state.terms.logic else []
    return join_pairs((cell_name(cell), SIGN_NAMES[sign]) for cell, sign in tokens)


def read_token(state: GolemsState, golem: int, text: str) -> None:
    """On a Program: `red=AND:1`, `red=NOT:2:no`, `red=AND:1:used`."""
    sign, row, *rest = [*text.split(":"), ""][: text.count(":") + 2]
    state.token[golem] = one_of(sign, TOKEN_NAMES, "tokens")
    state.token_row[golem] = read_number(row, "tokens") - 1
    for word in rest:
        if word == "used":
            state.acted[golem] = 1
        elif word:
            state.token_on[golem] = one_of(word, SIDE_NAMES, "tokens")


def write_token(state: GolemsState, golem: int) -> str:
    on, used = int(state.token_on[golem]), bool(state.acted[golem])
    words = [SIGN_NAMES[state.token[golem]], str(state.token_row[golem] + 1)]
    words += [SIDE_NAMES[on]] * (on != WHOLE) + ["used"] * used
    return ":".join(words) if state.token[golem] else ""


def read_supply(state: GolemsState, text: str) -> None:
    """Those that are named, and of the others what is nowhere else."""
    elsewhere = Counter([*listed(state.logic), *listed(state.held)])
    elsewhere += Counter(int(state.token[golem]) for golem, _ in golems_in(state) if not state.acted[golem])
    for sign in range(tables.AND, tables.SIGNS if state.terms.logic else tables.AND):
        state.supply[sign] = max(0, tables.EACH_TOKEN - elsewhere[sign] - int(state.gone[sign]))
    SUPPLY.read(state, text)


def write_supply(state: GolemsState) -> str:
    return join_pairs((name, int(state.supply[sign])) for sign, name in tokens_in(state)) if state.terms.logic else ""


# Programs


def usual_lengths(state: GolemsState) -> str:
    """Rows of the card, for those who have a Program in this round."""
    if question_in(state) <= SUB:
        return DASH
    rows = {name: min(ROWS, max(1, int(state.rows[golem]))) for golem, name in players_in(state)}
    idle = [
        name
        for golem, name in players_in(state)
        if state.out[golem] != IN_ACTION or (state.terms.in_turns and state.owner[golem] != state.mover)
    ]
    return join_pairs((name, count) for name, count in rows.items() if name not in idle)


def read_length(state: GolemsState, golem: int, text: str) -> None:
    least, _, most = text.partition("-")
    state.least[golem] = read_number(least, "lengths")
    state.most[golem] = read_number(most, "lengths") if most else state.least[golem]
    if not 0 <= state.least[golem] <= state.most[golem] <= ROWS:
        raise ValueError(f"“lengths”: {text!r} are no rows of a Program; it has at most {ROWS}")


def write_length(state: GolemsState, golem: int) -> str:
    least, most = int(state.least[golem]), int(state.most[golem])
    return "" if not most else str(most) if least == most else f"{least}-{most}"


def read_program(colour: int, state: GolemsState, text: str) -> None:
    name = f"{COLOUR_NAMES[colour]} program"
    rows = split_items(text)
    refuse(len(rows) > ROWS, f"“{name}” has more than {ROWS} rows")
    if not rows:
        return
    golem = golem_in(state, COLOUR_NAMES[colour], name)
    for at, row in enumerate(rows, golem * ROWS):
        state.kind[at], state.first[at], state.second[at], state.sensor[at] = written.read_row(row)
        if row == "CALL" and state.sub[2 * golem] == tables.NO_COMMAND:
            raise ValueError(f"“{name}”: CALL needs a subprogram, which stands in “subs”")
        for command in (state.first[at], state.second[at]):
            if command != tables.NO_COMMAND:
                state.hand[golem * tables.COMMANDS + command] -= 1
    state.laid[golem] = len(rows)


def write_program(colour: int, state: GolemsState) -> str:
    golem = written.names_of(listed(state.colour)).index(COLOUR_NAMES[colour])
    if golem >= state.golems or state.owner[golem] == NOBODY:
        return ""
    places = range(golem * ROWS, golem * ROWS + int(state.laid[golem]))
    return join_items(written.row_text(part(RowView, state, at)) for at in places)


# who is asked what


def read_asks(state: GolemsState, text: str) -> None:
    """What is asked; `turn` and `ready` say whom."""
    state.ask(0, one_of(text, QUESTION_NAMES, "asks"))


def read_turn(state: GolemsState, text: str) -> None:
    """The seat that is asked, where it is one."""
    question, seats = question_in(state), int(state.seats)
    first = (int(state.round) - 1) % seats
    if question == PROGRAM and not state.terms.in_turns:
        return
    if state.cup is not None and text.startswith("p"):
        seat = read_number(text[1:], "turn") - 1
    elif text != DASH:
        seat = int(state.owner[golem_in(state, text, "turn")])
    elif question == LOGIC:
        holders = [int(state.owner[golem]) for golem, _ in golems_in(state) if state.held[golem]]
        seat = min(holders, key=lambda seat: (seat - first) % seats, default=0)
    else:
        seat = first if question == PROGRAM else 0
    refuse(not 0 <= seat < seats, f"“turn”: there is no seat {seat + 1}")
    state.ask(seat, question)
    if question == SUB:
        state.turn = seat
    if question == LOGIC:
        state.turn = (seat - first) % seats


def write_turn(state: GolemsState) -> str:
    if state.mover == NOBODY or (question_in(state) == PROGRAM and not state.terms.in_turns):
        return DASH
    names = dict(golems_in(state))
    return names[int(state.golem_of(state.mover))] if state.cup is None else f"p{int(state.mover) + 1}"


def read_ready(state: GolemsState, text: str) -> None:
    """Who is asked, if several can be, and whether this position can ask it."""
    question, seat = question_in(state), state.mover
    if state.ending != GOING_ON:
        state.stop_asking()
    elif question == PROGRAM:
        ask_for_programs(state)
        for name in split_items(text):
            golem = golem_in(state, name, "ready")
            refuse(gap(state, golem), f"“ready”: a row of {name} is not finished")
            state.answered(state.owner[golem])
        refuse(state.mover == NOBODY, "“ready”: somebody must still be programming")
    elif question == CHOICE:
        choosers = [golem for golem, _ in golems_in(state) if is_choosing(state, golem) and not state.run.picks[golem]]
        refuse(not choosers, "“asks”: there is no OR or XOR to choose at")
        state.ask_sealed([int(state.owner[golem]) for golem in choosers], CHOICE)
    else:
        golem = int(state.golem_of(seat))
        swims = question != EXIT or (golem != NOBODY and state.run.swims[golem] in plan_view(state.scene).water)
        holes = question != SEND or state.run.hole < state.run.holes
        holds = question != LOGIC or (golem != NOBODY and state.held[golem])
        refuse(not (swims and holes and holds), f"“asks”: nothing of this position asks for {QUESTION_NAMES[question]}")


def write_ready(state: GolemsState) -> str:
    players = [(golem, name) for golem, name in players_in(state) if state.most[golem]]
    return join_items(name for golem, name in players if state.asked[state.owner[golem]] != PROGRAM)
