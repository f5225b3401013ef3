"""Reading a written position; docs/examples.md explains its values."""

from __future__ import annotations

from igroteka.core.arrays import filled, listed, zeros
from igroteka.core.engine import NOBODY, Options
from igroteka.core.fields import Ints
from igroteka.core.grid import OFF
from igroteka.core.rng import Rng
from igroteka.core.values import NONE, one_of, pairs, read_number, read_signed, words_of
from igroteka.games.golems.actions import (
    CHOICE,
    EXIT,
    LOGIC,
    PROGRAM,
    QUESTION_WORDS,
    SEND,
    SUB,
)
from igroteka.games.golems.position import (
    golem_text,
    read_card,
    read_cell,
    read_golem,
    read_row,
)
from igroteka.games.golems.rules.logic import CARD_WORDS
from igroteka.games.golems.rules.opening import is_choosing
from igroteka.games.golems.rules.program import ask_for_programs, full_hand, gap, set_lengths
from igroteka.games.golems.rules.setup import place_duel, place_golems, set_card
from igroteka.games.golems.rules.terms import AS_SCENARIO, chosen_scenario, terms_of
from igroteka.games.golems.scenario import (
    BARRELS_PUSHED,
    KINDS,
    MODE_NAMES,
    STANDARD,
    Scenario,
    read_scenario,
)
from igroteka.games.golems.state import AWAY, ENDINGS, IN_ACTION, ON, OUT, GolemsState
from igroteka.games.golems.tables import (
    AND,
    BOXED,
    COLOUR_NAMES,
    COMMANDS,
    CONTENT_NAMES,
    CONTENTS,
    EACH_TOKEN,
    EMPTY,
    HOLDS_NOTHING,
    LETTERS,
    NO_COMMAND,
    OBJECT_NAMES,
    ROUNDS,
    ROWS,
    SIGN_NAMES,
    SIGNS,
    SPAN,
    SWORD,
    UNCHOSEN,
    Field,
    cell_name,
)

# numbers by golem: what they are called in a position, and in the state
BY_GOLEM = (
    "damage",
    "worn",
    "modifiers",
    "points",
    "dealt",
    "carried",
    "taken",
    "missing",
    "reached",
    "fell",
)  # numbers
ARRAYS = (
    "damage",
    "worn",
    "modifier",
    "points",
    "dealt",
    "carried",
    "taken",
    "missing",
    "reached",
    "fell",
)  # of the state


def colours_in(state: GolemsState) -> list[str]:
    return names_of(listed(state.colour))


def names_of(colours: list[int]) -> list[str]:
    """The names of the golems: their colours, and for those without one the colours nobody has."""
    spare = [name for at, name in enumerate(COLOUR_NAMES) if at not in colours]
    return [COLOUR_NAMES[colour] if colour >= 0 else spare.pop(0) for colour in colours]


class Reader:
    """A position being read."""

    def __init__(self, given: dict[str, str], seats: int, options: Options, rng: Rng) -> None:
        self.given = given
        self.count = seats
        self.options = options
        if any(given.get(name, NONE) != NONE for name in ("logic", "holds", "tokens", "supply")):
            if options.text("logic") == AS_SCENARIO:
                self.options = Options(options.values)
                self.options.numbers = options.numbers | {"logic": ON}
        self.rng = rng

    def get(self, name: str, default: str = NONE) -> str:
        """A value, or what stands for one that is left out."""
        return self.given.get(name, default)

    def read(self) -> GolemsState:
        """Value by value."""
        scenario = self._scenario()
        terms = terms_of(self.count, self.options, scenario)
        state = self.state = GolemsState(self.count, terms, Field(scenario.plan), self.rng)
        state.practice = MODE_NAMES[terms.mode] == "puzzle"
        if state.cup is not None and self.get("cup") != NONE:
            state.cup.read(Ints([read_signed(word, "cup") for word in self.get("cup").split()]))
            state.play_on(state.cup.map)
            size = state.field.size
            state.barrel, state.logic, state.object, state.heap = zeros(size), zeros(size), zeros(size), zeros(size)
            state.on = filled(size, NOBODY)
        self.cells = listed(state.field.cells)
        self._read_golems()
        self._read_things()
        self._read_cards()
        self._read_luck()
        self._read_programs()
        self._read_question()
        return state

    def _scenario(self) -> Scenario:
        """The scenario of the options, or a field drawn freely."""
        given = self.given
        free = given.get("base", "free" if "map" in given or "field" in given else "scenario")
        if free != "free":
            return chosen_scenario(self.count, self.options)
        rows = given.get("map", "").split("\n")
        if "map" not in given:
            width, _, height = given.get("field", "4x4").partition("x")
            size = [read_number(width, "field"), read_number(height, "field")]
            if not all(1 <= side <= SPAN for side in size):
                raise ValueError(f"“field” is at most {SPAN}x{SPAN}, not {given['field']}")
            rows = ["." * size[0]] * size[1]
        mode = self.options.text("mode")
        kind = next(
            kind
            for kind, at in KINDS.items()
            if MODE_NAMES[at] == (mode if mode != AS_SCENARIO else MODE_NAMES[STANDARD])
        )
        lines = [f"kind: {kind}", f"players: {self.count}", "parts: free", "cards: sword"]
        lines += ["map:", *(f"  {row}" for row in rows)]
        if "terrain" in given:
            lines += ["terrain:", *(f"  {row}" for row in given["terrain"].split("\n"))]
        bots = []
        for name, program in pairs(self.get("bots"), "bots"):
            card = dict(pairs(self.get("cards"), "cards")).get(name, "sword")
            home = dict(pairs(self.get("homes"), "homes")).get(name, self.get(name).replace(" ", ":"))
            bots.append(f"{program} {card} {home.replace(':', ' ')}")
        if bots:
            lines.append("bots: " + ", ".join(bots))
        starts = self._starts(read_scenario("\n".join(lines), strict=False))
        return read_scenario("\n".join([*lines, starts]), strict=False)

    def _starts(self, field: Scenario) -> str:
        """A line with the starting cells: the homes that are told, else where golems stand, else as GB-R120 says."""
        homes = {name: home.replace(":", " ") for name, home in pairs(self.get("homes"), "homes")}
        told = [homes.get(name, self.get(name)) for name in self._seat_names()]
        taken = [text.split(" ")[0] for text in [*told, *(self.get(n) for n, _ in pairs(self.get("bots"), "bots"))]]
        spare = [golem_text(cell, facing) for cell, facing in field.starts]
        spare = [text for text in spare if text.split(" ")[0] not in taken]
        return "starts: " + ", ".join(text if " " in text else spare.pop(0) for text in told)

    def _seat_names(self) -> list[str]:
        """What the seats are called, before there is a state."""
        told = dict(pairs(self.get("colours"), "colours"))
        colours = [told.get(name, name) for name in COLOUR_NAMES]
        return names_of([COLOUR_NAMES.index(name) if name != "?" else NOBODY for name in colours])[: self.count]

    def _read_golems(self) -> None:
        """Where everybody stands; who is not mentioned stands at the start."""
        state = self.state
        if state.cup is None:
            place_golems(state)
        elif state.cup.match:
            place_duel(state, state.cup)
        for name, colour in pairs(self.get("colours"), "colours"):
            golem = one_of(name, COLOUR_NAMES, "colours")
            state.colour[golem] = NOBODY if colour == "?" else one_of(colour, COLOUR_NAMES, "colours")
        self.names = colours_in(state)
        for name, home in pairs(self.get("homes"), "homes"):
            golem = self._golem(name, "homes")
            cell, facing = read_golem(home.replace(":", " "), self.cells, "homes")
            state.home[golem], state.front[golem] = cell, facing
        for golem in range(int(state.golems)):
            text = self.get(self.names[golem])
            if text != NONE:
                self._put(golem, text)
        for name in COLOUR_NAMES:
            if name in self.given and name not in self.names[: int(state.golems)] and self.given[name] != NONE:
                raise ValueError(
                    f"“{name}”: there are {int(state.golems)} golems here; “seats” and “bots” say how many"
                )
        state.count()
        for golem in range(int(state.golems)):
            cell = int(state.cell[golem])
            if cell != OFF and (state.on[cell] != golem or state.field.solid[cell] in (1, 2)):
                raise ValueError(f"“{self.names[golem]}” cannot stand on {cell_name(cell)}")

    def _put(self, golem: int, text: str) -> None:
        state = self.state
        cell, facing = read_golem(text, self.cells, self.names[golem])
        state.cell[golem] = cell
        state.out[golem] = IN_ACTION if cell != OFF else AWAY if text == "away" else OUT
        if cell != OFF:
            state.facing[golem] = facing
        elif "homes" in self.given:
            state.facing[golem] = state.front[golem]

    def _golem(self, name: str, what: str) -> int:
        return one_of(name, self.names[: int(self.state.golems)], what)

    def _read_things(self) -> None:
        """Barrels, logic tokens, objects and numbers."""
        state, scenario = self.state, self.state.terms.scenario
        if "map" in self.given and not scenario.free:  # a known field: the map says where the barrels are
            rows = self.given["map"].split("\n")
            signs = {
                cell: rows[cell // SPAN][cell % SPAN]
                for cell in self.cells
                if cell // SPAN < len(rows) and cell % SPAN < len(rows[cell // SPAN])
            }
            scenario_barrels = [cell for cell in self.cells if signs.get(cell) == "o"]
        else:
            scenario_barrels = [barrel[0] for barrel in scenario.barrels]
        named = {
            read_cell(cell, self.cells, "barrels"): one_of(k, CONTENT_NAMES, "barrels")
            for cell, k in pairs(self.get("barrels"), "barrels")
        }
        for content in range(CONTENTS):
            state.boxed[content] = BOXED[content]
        for name, count in pairs(self.get("broken"), "broken"):
            state.opened[one_of(name, CONTENT_NAMES, "broken")] = read_number(count, "broken")
        usual = {barrel[0]: barrel[1] for barrel in scenario.barrels}
        for cell in scenario_barrels:
            state.barrel[cell] = named.pop(cell, usual.get(cell, HOLDS_NOTHING))
            if scenario.contents != BARRELS_PUSHED:
                state.boxed[state.barrel[cell]] -= 1
        if named:
            raise ValueError(f"“barrels”: there is no barrel on {cell_name(next(iter(named)))}")
        for content in range(HOLDS_NOTHING, CONTENTS):
            state.boxed[content] = max(0, state.boxed[content] - state.opened[content])  # a position may have more
        if not scenario.free and "objects" not in self.given:
            for thing in scenario.objects:
                state.object[thing[0]] = thing[1]
                state.heap[thing[0]] += 1
        for kind, name in pairs(self.get("objects"), "objects"):
            cell = read_cell(name, self.cells, "objects")
            state.object[cell] = one_of(kind, OBJECT_NAMES, "objects")
            state.heap[cell] += 1
        for name, array_name in zip(BY_GOLEM, ARRAYS, strict=True):
            for who, value in pairs(self.get(name), name):
                getattr(state, array_name)[self._golem(who, name)] = read_signed(value, name)
        if "worn" not in self.given:
            state.worn = state.damage[:]
        for who, letter in pairs(self.get("snow"), "snow"):
            state.snow[self._golem(who, "snow")] = one_of(letter, LETTERS, "snow") + 1
        self._read_tokens()

    def _read_tokens(self) -> None:
        state = self.state
        left = [0] * AND + [EACH_TOKEN] * (SIGNS - AND)
        tokens = state.terms.scenario.logic if "logic" not in self.given and not state.terms.scenario.free else []
        for cell, sign in tokens if state.terms.logic else []:
            state.logic[cell] = sign
            left[sign] -= 1
        for name, text in pairs(self.get("logic"), "logic"):
            cell, sign = read_cell(name, self.cells, "logic"), self._sign(text, "logic")
            state.logic[cell] = sign
            left[sign] -= 1
        for name, text in pairs(self.get("holds"), "holds"):
            state.held[self._golem(name, "holds")] = self._sign(text, "holds")
            left[self._sign(text, "holds")] -= 1
        for name, text in pairs(self.get("removed"), "removed"):
            state.gone[self._sign(name, "removed")] = read_number(text, "removed")
            left[self._sign(name, "removed")] -= read_number(text, "removed")
        for name, text in pairs(self.get("tokens"), "tokens"):
            golem = self._golem(name, "tokens")
            kind, row, *rest = [*text.split(":"), ""][: text.count(":") + 2]
            state.token[golem] = self._sign(kind, "tokens")
            state.token_row[golem] = read_number(row, "tokens") - 1
            for word in rest:
                if word == "used":
                    state.acted[golem] = 1
                elif word:
                    state.token_on[golem] = one_of(word, CARD_WORDS, "tokens")
            left[state.token[golem]] -= 1 - int(state.acted[golem])
        supply = {
            self._sign(n, "supply"): read_number(count, "supply") for n, count in pairs(self.get("supply"), "supply")
        }
        for sign in range(AND, SIGNS):
            state.supply[sign] = supply.get(sign, max(0, left[sign])) if state.terms.logic else 0

    def _sign(self, text: str, what: str) -> int:
        return one_of(text, SIGN_NAMES[AND:], what) + AND

    def _read_cards(self) -> None:
        """Golem cards and subprograms."""
        state = self.state
        for name, text in pairs(self.get("cards"), "cards"):
            golem = self._golem(name, "cards")
            face, values = read_card(text)
            if not values:
                set_card(state, golem, face)
                continue
            state.card[golem] = face
            state.power[golem], state.limit[golem], state.rows[golem], state.reach[golem] = values
            if face >= 0 and state.owner[golem] != NOBODY and state.terms.scenario.rows:
                state.rows[golem] = state.terms.scenario.rows
        if "cards" not in self.given:
            for golem in range(min(self.count, int(state.golems))):
                if state.card[golem] == UNCHOSEN and self.get("asks", "program") != "card":
                    set_card(state, golem, SWORD)
        for name, text in pairs(self.get("subs"), "subs"):
            golem = self._golem(name, "subs")
            if len(text) != 2 or any(letter not in LETTERS for letter in text):
                raise ValueError(f"“subs”: {text!r} is no subprogram; one is two commands, FX")
            state.sub[2 * golem], state.sub[2 * golem + 1] = LETTERS.index(text[0]), LETTERS.index(text[1])

    def _read_luck(self) -> None:
        """Luck cards drawn and to be drawn; what is not told is taken from the rest in the order of table 4.5."""
        state = self.state
        state.round = read_number(self.get("round", "1"), "round")
        state.extra = read_number(self.get("extra", "0"), "extra")
        luck = dict(pairs(self.get("luck"), "luck"))
        drawn, decks = dict(pairs(self.get("drawn"), "drawn")), dict(pairs(self.get("decks"), "decks"))
        hidden = dict(pairs(self.get("hidden"), "hidden"))
        for name in [*luck, *drawn, *decks, *hidden]:
            self._golem(name, "luck")
        for golem in range(min(self.count, int(state.golems))):
            name = self.names[golem]
            sign = one_of(luck.get(name, "-"), SIGN_NAMES, "luck")
            state.luck[golem] = sign if sign < AND or state.terms.logic else EMPTY
            if not state.terms.luck:
                continue
            cards = self._deck(name, sign, drawn, decks)
            for at, card in enumerate(cards):
                state.deck[golem * ROUNDS + at] = card
            closed = [read_number(word, "hidden") for word in hidden.get(name, "").split(",") if word]
            for at in range(min(int(state.round), ROUNDS)):
                known = at + 1 not in closed if "drawn" in self.given else state.terms.luck_open
                state.shown[golem * ROUNDS + at] = int(known)

    def _deck(self, name: str, sign: int, drawn: dict[str, str], decks: dict[str, str]) -> list[int]:
        """All ten cards of a deck in the order they are drawn."""
        state = self.state
        rest = list(state.terms.luck)
        count = min(int(state.round), ROUNDS)
        past = [one_of(word, SIGN_NAMES, "drawn") for word in drawn[name].split(",")] if name in drawn else []
        to_come = [one_of(word, SIGN_NAMES, "decks") for word in decks[name].split(",")] if name in decks else []
        for card in [*past, *to_come]:
            if card in rest:
                rest.remove(card)
        if not past and count:
            if sign in rest:
                rest.remove(sign)
            last = [] if name in decks else rest
            spare = [last.pop() if last else EMPTY for _ in range(count - 1)]
            past = [*spare, sign]
        cards = [*past, *to_come]
        cards += [card for card in rest if not to_come][: ROUNDS - len(cards)]
        return [*cards, *[EMPTY] * ROUNDS][:ROUNDS]

    def _read_programs(self) -> None:
        """What has been laid, how many rows it must have, and which rows are open or used up."""
        state = self.state
        begun = self.get("asks", "program") not in QUESTION_WORDS[: SUB + 1]
        turn = (
            self.names.index(self.get("turn"))
            if self.get("turn") in self.names
            else (int(state.round) - 1) % self.count
        )
        for golem in range(int(state.golems)):
            modifier = int(state.modifier[golem])
            state.modifier[golem] = 0
            set_lengths(state, golem)
            state.modifier[golem] = modifier
            idle = state.owner[golem] == NOBODY or state.out[golem] != IN_ACTION
            if idle or not begun or (state.terms.in_turns and state.owner[golem] != turn):
                state.least[golem] = state.most[golem] = 0
        if "lengths" in self.given:
            for golem in range(int(state.golems)):
                state.least[golem] = state.most[golem] = 0
        for name, text in pairs(self.get("lengths"), "lengths"):
            golem = self._golem(name, "lengths")
            least, _, most = text.partition("-")
            state.least[golem] = read_number(least, "lengths")
            state.most[golem] = read_number(most, "lengths") if most else state.least[golem]
            if not 0 <= state.least[golem] <= state.most[golem] <= ROWS:
                raise ValueError(f"“lengths”: {text!r} are no rows of a Program; it has at most {ROWS}")
        for golem in range(int(state.golems)):
            full_hand(state, golem)
            self._read_program(golem)
        for mark, array_ in (("open", state.open), ("used", state.used)):
            for name, rows in pairs(self.get(mark), mark):
                golem = self._golem(name, mark)
                for row in rows.split(","):
                    if not 1 <= read_number(row, mark) <= state.laid[golem]:
                        raise ValueError(f"“{mark}”: {name} has no row {row}")
                    array_[golem * ROWS + read_number(row, mark) - 1] = 1

    def _read_program(self, golem: int) -> None:
        state = self.state
        rows = words_of(self.get(f"{self.names[golem]} program"))
        if len(rows) > ROWS:
            raise ValueError(f"“{self.names[golem]} program” has more than {ROWS} rows")
        for at, text in enumerate(rows):
            kind, first, second, sensor = read_row(text)
            place = golem * ROWS + at
            state.kind[place], state.first[place], state.second[place] = kind, first, second
            state.seen[place] = sensor
            for command in (first, second):
                if command != NO_COMMAND:
                    state.hand[golem * COMMANDS + command] -= 1
        state.laid[golem] = len(rows)

    def _read_question(self) -> None:
        """Who is asked what."""
        state = self.state
        state.ending = one_of(self.get("ended", "no"), ENDINGS, "ended")
        asks = one_of(self.get("asks", "program"), QUESTION_WORDS, "asks")
        run = self.get("run")
        if run != NONE:
            state.run.read(Ints([read_signed(word, "run") for word in run.split()]))
        if asks <= SUB and "round" not in self.given:
            state.round = 0
        if state.ending:
            return
        if asks == PROGRAM:
            ready = words_of(self.get("ready"))
            ask_for_programs(state)
            for name in ready:
                golem = self._golem(name, "ready")
                if gap(state, golem):
                    raise ValueError(f"“ready”: a row of {name} is not finished")
                state.answered(state.owner[golem])
            if state.mover == NOBODY:
                raise ValueError("“ready”: somebody must still be programming")
            return
        turn = self._turn(asks)
        if asks == CHOICE:
            choosers = [g for g in range(int(state.golems)) if is_choosing(state, g) and not state.run.picks[g]]
            state.ask_sealed([int(state.owner[golem]) for golem in choosers], CHOICE)
            if state.mover == NOBODY:
                raise ValueError("“asks”: there is no OR or XOR to choose at")
        else:
            self._check_question(asks, turn)
            state.ask(turn, asks)

    def _check_question(self, asks: int, seat: int) -> None:
        """Whether this can be asked of a seat."""
        state = self.state
        if not 0 <= seat < state.seats:
            raise ValueError(f"“turn”: there is no seat {seat + 1}")
        golem = int(state.golem_of(seat))
        swims = asks != EXIT or (golem != NOBODY and state.run.swims[golem])
        holes = asks != SEND or state.run.hole < state.run.holes
        holds = asks != LOGIC or (golem != NOBODY and state.held[golem])
        if not (swims and holes and holds):
            raise ValueError(f"“asks”: nothing of this position asks for {QUESTION_WORDS[asks]}")

    def _turn(self, asks: int) -> int:
        """The seat that is asked, where it is one."""
        state = self.state
        turn = self.get("turn")
        if state.cup is not None and turn.startswith("p"):
            seat = read_number(turn[1:], "turn") - 1
        elif turn in self.names:
            seat = int(state.owner[self._golem(turn, "turn")])
        else:
            holders = [int(state.owner[g]) for g in range(int(state.golems)) if state.held[g]]
            first = (int(state.round) - 1) % self.count
            order = sorted(holders, key=lambda seat: (seat - first) % self.count)
            seat = order[0] if asks == LOGIC and order else 0
        if asks == SUB:
            state.turn = seat
        if asks == LOGIC:
            state.turn = (seat - (state.round - 1)) % self.count
        return seat
