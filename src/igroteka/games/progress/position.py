"""Reading a written position: value by value, then the decks, then the question; a ValueError says what is wrong."""

from __future__ import annotations

from igroteka.core.arrays import listed
from igroteka.core.engine import NOBODY
from igroteka.core.values import NONE as NOTHING
from igroteka.core.values import one_of, pairs, read_number, words_of
from igroteka.games.progress.actions import (
    ACT,
    AFTER,
    BACK,
    DRAWING,
    DROPPING,
    GIVING,
    LIMIT,
    PAY,
    QUICKLY,
    SHUFFLING,
    START,
    SUCCESSOR,
)
from igroteka.games.progress.box import (
    AGES,
    DRAW,
    KINDS,
    NONE,
    POWER_NAMES,
    POWERS,
    QUICK,
    SHUFFLE,
    SKILL_NAMES,
    SKILLS,
)
from igroteka.games.progress.rules.ages import ENDINGS
from igroteka.games.progress.rules.drawing import has_source
from igroteka.games.progress.rules.feats import current
from igroteka.games.progress.rules.paying import due_of, lacking
from igroteka.games.progress.rules.persons import has_had, offered_group
from igroteka.games.progress.rules.setup import pack
from igroteka.games.progress.rules.solo import is_in_time
from igroteka.games.progress.state import (
    ACTING,
    DRAWN,
    DRAWS,
    EXCHANGING,
    OVER,
    PAYING,
    PLOTS,
    QUICK_DRAWS,
    QUICK_DROPS,
    RETURNING,
    SHUFFLES,
    STARTING,
    UPKEEP,
    ProgressState,
)
from igroteka.games.progress.tables import (
    AGE,
    DECK,
    DROPS,
    FEAT_NAMES,
    GROUP,
    LAST,
    LAST_STEP,
    LASTING,
    LETTERS,
    PERSON_NAMES,
    PERSONS,
    PRICE_COUNT,
    SCHOLAR,
    SPAN,
    TECH_NAMES,
    TECHS,
)

QUESTION_WORDS = {
    START: "start",
    BACK: "back",
    ACT: "act",
    PAY: "pay",
    DRAWING: "draw",
    QUICKLY: "quick",
    DROPPING: "drop",
    SHUFFLING: "shuffle",
    GIVING: "give",
    AFTER: "after",
    LIMIT: "limit",
    SUCCESSOR: "successor",
}
STAGES = {
    START: STARTING,
    BACK: RETURNING,
    ACT: ACTING,
    PAY: PAYING,
    DRAWING: DRAWS,
    QUICKLY: QUICK_DRAWS,
    DROPPING: QUICK_DROPS,
    SHUFFLING: SHUFFLES,
    GIVING: EXCHANGING,
    AFTER: DRAWN,
    LIMIT: UPKEEP,
}
STAGE_WORDS = [
    *("start", "develop", "back", "act", "pay", "draw", "quick", "drop", "shuffle", "give", "after", "limit"),
    *("reveal", "over"),
]
OF_PLAYER = (
    *("hand", "known", "active", "developing", "tokens", "grey", "pool", "skills", "power", "persons", "spent", "owns"),
)
OF_TABLE = (
    *("age", "declined", "time", "achievements", "cubes", "order", "turn", "turns", "asks", "stage", "used", "done"),
    *("paying", "step", "count", "room", "owed", "wanted", "offers", "ended"),
    *(f"{what} {age}" for what in ("deck", "pile") for age in range(1, AGES + 1)),
)


class Reader:
    """Puts the values of a position into a state."""

    def __init__(self, state: ProgressState, given: dict[str, str], names: tuple[str, ...]) -> None:
        self.state = state
        self.given = given
        self.names = names
        self.left = {  # by age: the cards that are not mentioned yet
            age: pack(age, int(state.seats)) if age <= state.terms.last_age else [] for age in range(1, AGES + 1)
        }

    def read(self) -> None:
        """All values, in an order in which each finds what it needs."""
        state = self.state
        state.age = self._number("age", 1)
        if not 1 <= state.age <= state.terms.last_age:
            raise ValueError(f"“age” is a number from 1 to {int(state.terms.last_age)}")
        self._read_order()
        for seat, name in enumerate(self.names):
            self._read_area(seat, name)
            self._read_person(seat, name)
        self._read_feats()
        self._read_time()
        self._read_turn()
        for age in range(1, AGES + 1):
            self._read_decks(age)
        state.work_out()
        self._read_question()

    def _text(self, name: str) -> str:
        return self.given.get(name, "") or NOTHING

    def _number(self, name: str, usual: int) -> int:
        return read_number(self.given.get(name, "") or str(usual), name)

    def _seats(self, name: str) -> list[int]:
        return [one_of(word, self.names, name) for word in words_of(self._text(name))]

    def _cards(self, name: str) -> list[int]:
        """Technologies; they are no longer left for other places."""
        found = [one_of(word, TECH_NAMES, name) for word in words_of(self._text(name))]
        for tech in found:
            self._use(tech, name)
        return found

    def _use(self, tech: int, name: str) -> None:
        if tech not in self.left[int(AGE[tech])]:
            raise ValueError(f"“{name}”: there are not so many cards {TECH_NAMES[tech]} in this game")
        self.left[int(AGE[tech])].remove(tech)

    def _letters(self, name: str) -> list[int]:
        return [one_of(word, LETTERS, name) for word in words_of(self._text(name))]

    def _read_order(self) -> None:
        state = self.state
        order = self._seats("order") or list(range(int(state.seats)))
        if sorted(order) != list(range(int(state.seats))):
            raise ValueError("“order” names every player once")
        for place, seat in enumerate(order):
            state.order[place] = seat
        turn = self._seats("turn") or order[:1]
        if len(turn) > 1:
            raise ValueError("“turn” names one player")
        state.at = order.index(turn[0])
        state.turn = self._number("turns", 1)

    def _read_area(self, seat: int, name: str) -> None:
        state = self.state
        for tech in self._cards(f"{name} hand"):
            state.gain(seat, tech)
        for word in words_of(self._text(f"{name} known")):
            tech = one_of(word, TECH_NAMES, f"{name} known")
            state.shown[seat * SPAN + tech] += 1
            if state.shown[seat * SPAN + tech] > state.hand[seat * SPAN + tech]:
                raise ValueError(f"“{name} known”: {word} is not in that hand")
        for tech in self._cards(f"{name} active"):
            state.active[seat * SPAN + state.actives[seat]] = tech
            state.actives[seat] += 1
        for word, cubes in pairs(self._text(f"{name} developing"), f"{name} developing"):
            tech = one_of(word, TECH_NAMES, f"{name} developing")
            self._use(tech, f"{name} developing")
            if state.plots[seat] == PLOTS:
                raise ValueError(f"“{name} developing” has at most {PLOTS} technologies")
            place = seat * PLOTS + int(state.plots[seat])
            state.plot[place] = tech
            state.cubes[place] = read_number(cubes, f"{name} developing")
            state.plots[seat] += 1
        area = words_of(self._text(f"{name} active")) + [
            word for word, _ in pairs(self._text(f"{name} developing"), f"{name} developing")
        ]
        if len(set(area)) < len(area):
            raise ValueError(f"{name} has a technology twice, which PR-078 forbids")
        for kind in self._letters(f"{name} tokens"):
            state.tokens[seat * KINDS + kind] += 1
        for kind in self._letters(f"{name} grey"):
            state.grey[seat * KINDS + kind] += 1
        for word, position in pairs(self._text(f"{name} skills"), f"{name} skills"):
            skill = one_of(word, SKILL_NAMES, f"{name} skills")
            state.skill[seat * SKILLS + skill] = self._within(position, int(LAST[skill]), f"{name} skills")
        for word, position in pairs(self._text(f"{name} power"), f"{name} power"):
            track = one_of(word, POWER_NAMES, f"{name} power")
            state.power[seat * POWERS + track] = self._within(position, LAST_STEP, f"{name} power")
        for word in words_of(self._text(f"{name} owns")):
            state.owner[one_of(word, FEAT_NAMES, f"{name} owns")] = seat

    def _within(self, text: str, most: int, what: str) -> int:
        found = read_number(text, what)
        if not 0 <= found <= most:
            raise ValueError(f"“{what}”: positions go from 0 to {most}")
        return found

    def _read_person(self, seat: int, name: str) -> None:
        state = self.state
        for word in words_of(self._text(f"{name} persons")):
            id, _, down = word.partition(":")
            person = one_of(id, PERSON_NAMES, f"{name} persons")
            if state.patron[person] != NOBODY or has_had(state, seat, GROUP[person]) or down not in ("", "down"):
                raise ValueError(f"“{name} persons”: {word} is not possible")
            state.patron[person] = seat
            if not down:
                if state.face[seat] != NONE:
                    raise ValueError(f"“{name} persons”: only one lies face up")
                state.face[seat] = person
        if state.on_turn() != seat:
            if self._letters(f"{name} pool") or self._letters(f"{name} spent"):
                raise ValueError(f"“{name} pool”, “{name} spent”: it is not the turn of {name}")
            return
        for kind in self._letters(f"{name} pool"):
            state.pool[kind] += 1
        for kind in self._letters(f"{name} spent"):
            state.lent[kind] += 1
            if state.face[seat] == NONE or state.lent[kind] > LASTING[state.face[seat] * KINDS + kind]:
                raise ValueError(f"“{name} spent”: there is no such lasting knowledge")

    def _read_feats(self) -> None:
        state = self.state
        for seat in self._seats("declined"):
            state.declined[seat] = 1
        feats = [one_of(word, FEAT_NAMES, "achievements") for word in words_of(self._text("achievements"))]
        if len(set(feats)) < len(feats) or any(state.owner[feat] != NOBODY for feat in feats):
            raise ValueError("“achievements”: every achievement is there once")
        for place, feat in enumerate(reversed(feats)):
            state.feats[place] = feat
        state.feat_count = len(feats)
        for price, name in pairs(self._text("cubes"), "cubes"):
            if not feats or not 1 <= read_number(price, "cubes") <= PRICE_COUNT[current(state)]:
                raise ValueError(f"“cubes”: there is no price {price}")
            state.paid[int(price) - 1] = one_of(name, self.names, "cubes")
        if feats and all(state.paid[price] != NOBODY for price in range(int(PRICE_COUNT[current(state)]))):
            raise ValueError("“cubes”: an achievement whose prices are all paid is completed")

    def _read_time(self) -> None:
        state = self.state
        for place, tech in enumerate(self._cards("time")):
            state.time[place] = tech
            state.time_size = place + 1

    def _read_turn(self) -> None:
        state = self.state
        state.used = self._within(self.given.get("used", "") or "0", 99, "used")
        for word in words_of(self._text("done")):
            which = one_of(word, ["fund", "exchange"], "done")
            state.funded = 1 if which == 0 else state.funded
            state.exchanged = 1 if which == 1 else state.exchanged
        paying = words_of(self._text("paying"))
        if len(paying) == 2 and paying[0] == "price":
            price = read_number(paying[1], "paying") - 1
            if not state.feat_count or not 0 <= price < PRICE_COUNT[current(state)]:
                raise ValueError(f"“paying”: there is no price {paying[1]}")
            state.target = SPAN + price
        elif paying:
            state.target = one_of(" ".join(paying), TECH_NAMES, "paying")
            self._use(int(state.target), "paying")
        state.step = self._within(self.given.get("step", "") or "0", 2 * KINDS, "step")
        wanted = self._text("wanted")
        if wanted != NOTHING:
            state.wanted = one_of(wanted, TECH_NAMES, "wanted")

    def _read_decks(self, age: int) -> None:
        """The discard pile, then the deck: told, counted, or all that is left."""
        state, text = self.state, self.given.get(f"deck {age}", "")
        pile = self._cards(f"pile {age}")
        for place, tech in enumerate(pile):
            state.pile[age * DECK + place] = tech
        state.pile_size[age] = len(pile)
        if text.isdecimal():
            if int(text) > len(self.left[age]):
                raise ValueError(f"“deck {age}”: only {len(self.left[age])} cards are left for it")
            deck = self.left[age][: int(text)]
            self.left[age] = self.left[age][int(text) :]
        elif text:
            deck = self._cards(f"deck {age}")
        else:
            deck = self.left[age] if age >= state.age - 1 else []
            self.left[age] = self.left[age] if age < state.age - 1 else []
        if any(AGE[tech] != age for tech in [*pile, *deck]):
            raise ValueError(f"“deck {age}” and “pile {age}” hold cards of that age only")
        for place, tech in enumerate(reversed(deck)):
            state.deck[age * DECK + place] = tech
        state.deck_size[age] = len(deck)
        state.gone[age] = len(self.left[age])

    def _read_question(self) -> None:
        state = self.state
        seat = int(state.on_turn())
        state.ending = one_of(self.given.get("ended", "") or "no", ["no", *ENDINGS[1:]], "ended")
        words = list(QUESTION_WORDS.values())
        question = one_of(self.given.get("asks", "") or ("pay" if state.target != NONE else "act"), words, "asks")
        state.stage = STAGES.get(question, ACTING)
        if "stage" in self.given:
            state.stage = one_of(self.given["stage"], STAGE_WORDS, "stage")
        state.count = self._number("count", 0)
        skill = {DRAWING: DRAW, QUICKLY: QUICK, SHUFFLING: SHUFFLE}.get(question, NONE)
        state.room = self._number("room", int(state.value(seat, skill)) if skill != NONE else 0)
        quick = question in (QUICKLY, DROPPING)
        state.owed = self._number("owed", int(DROPS[state.level(seat, QUICK)]) if quick else 0)
        if state.ending:
            state.stage = OVER
            return
        if (question == PAY) != (state.target != NONE) or (question == GIVING) != (state.wanted != NONE):
            raise ValueError("“paying” goes with “asks: pay”, “wanted” with “asks: give”")
        if state.count and state.count >= (state.owed if question == DROPPING else state.room):
            raise ValueError("“count” is below the number of cards there can be")
        if question == SUCCESSOR:
            self._read_offers()
        elif state.stage != STAGES[question]:
            raise ValueError(f"“stage: {self.given['stage']}” does not go with “asks: {QUESTION_WORDS[question]}”")
        else:
            state.ask(seat, question)
        self._check(question)

    def _check(self, question: int) -> None:
        """What the rules make impossible, and no answer could put right."""
        state, terms = self.state, self.state.terms
        if not terms.personalities and any(state.patron[person] != NOBODY for person in range(PERSONS)):
            raise ValueError("there are no personalities without the option “personalities”")
        if not terms.achievements and (state.feat_count or any(owner != NOBODY for owner in listed(state.owner))):
            raise ValueError("there are no achievements without the option “achievements”")
        if state.time_size and state.seats > 1:
            raise ValueError("there is a time deck in solo games only")
        for seat in range(int(state.seats)):
            for tech in range(TECHS):
                if state.hand[seat * SPAN + tech] and not state.is_available(AGE[tech]):
                    raise ValueError(f"{TECH_NAMES[tech]} cannot be in a hand in age {int(state.age)}")
        if question == GIVING and (state.seats > 1 or not is_in_time(state, state.wanted)):
            raise ValueError("“wanted” is a card of the time deck")
        if 0 <= state.target < SPAN and state.area[int(state.on_turn()) * SPAN + int(state.target)]:
            raise ValueError("“paying”: this technology lies there already")
        seat = state.on_turn()
        if (
            question == PAY
            and lacking(state, seat, due_of(state, seat, state.target), state.step, state.worth[seat]) > 0
        ):
            raise ValueError("“paying”: the price cannot be met")
        if question in (DROPPING, LIMIT, GIVING) and state.held[state.on_turn()] == 0:
            raise ValueError(f"“asks: {QUESTION_WORDS[question]}”: the hand is empty")
        if question in (DRAWING, QUICKLY, SHUFFLING) and not has_source(state):
            raise ValueError(f"“asks: {QUESTION_WORDS[question]}”: there is no card to be taken")

    def _read_offers(self) -> None:
        """Who is offered a successor: as told, or everybody who may be, from the player on turn."""
        state, group = self.state, offered_group(self.state)
        seats = [int(state.order[(int(state.at) + place) % int(state.seats)]) for place in range(int(state.seats))]
        able = [seat for seat in seats if not has_had(state, seat, group) and not state.declined[seat]]
        told = self._seats("offers") or able
        if not state.terms.personalities or group < SCHOLAR or any(seat not in able for seat in told):
            raise ValueError("“asks: successor”: who had none of that group is offered one, in age 3 or 4")
        for seat in dict.fromkeys(told):
            state.offers[state.offer_count] = seat
            state.offer_count += 1
        if not state.offer_count:
            raise ValueError("“asks: successor”: nobody can be offered one")
        state.ask(state.offers[0], SUCCESSOR)
