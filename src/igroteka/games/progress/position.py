"""The values of a written position: how each is read, and beside it how it is told.

A ValueError says what is wrong with one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from igroteka.core.arrays import listed
from igroteka.core.engine import NOBODY
from igroteka.core.notation import Value, choice, marked, number
from igroteka.core.values import NONE as NOTHING
from igroteka.core.values import listed_pairs, listed_words, one_of, pairs, read_number, words_of
from igroteka.games.progress.actions import (
    ASK_DRAW,
    ASK_DROP,
    ASK_GIVE,
    ASK_LIMIT,
    ASK_PAY,
    ASK_QUICK,
    ASK_SHUFFLE,
    ASK_SUCCESSOR,
    QUESTIONS,
)
from igroteka.games.progress.box import (
    DRAW_SKILL,
    KINDS,
    NONE,
    POWER_NAMES,
    POWERS,
    QUICK_SKILL,
    SHUFFLE_SKILL,
    SKILL_NAMES,
    SKILLS,
)
from igroteka.games.progress.rules.drawing import has_source
from igroteka.games.progress.rules.feats import current
from igroteka.games.progress.rules.paying import due_of, lacking
from igroteka.games.progress.rules.persons import has_had, offered_group
from igroteka.games.progress.rules.solo import is_in_time
from igroteka.games.progress.state import ACTING, ENDINGS, GOING_ON, OVER, PLOTS, STAGES, ProgressState
from igroteka.games.progress.tables import (
    AGE,
    COLOUR_NAMES,
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
from igroteka.games.progress.view import all_cards, cards_left, cards_of, named

Reading = tuple[Callable[[ProgressState, str], None], Callable[[ProgressState], str]]  # how to read and to tell

QUESTION_WORDS = [name.removeprefix("progress-") for name in QUESTIONS]  # by question
REST = "rest"  # a deck of all cards that are not elsewhere


def values(state: ProgressState) -> Iterator[Value[ProgressState]]:
    """All values, in an order in which they can be read."""
    names = seat_names(state)
    yield Value("age", read_age, lambda state: str(int(state.age)), "1")
    yield Value("order", read_order, tell_order, " ".join(names))
    yield Value("turn", read_turn, tell_turn, tell_turn)
    yield number("turns", "turn", "1")
    for seat, name in enumerate(names):
        yield Value(f"{name} hand", *hand_of(seat))
        yield Value(f"{name} known", *known_of(seat, f"{name} known"))
        yield row(f"{name} active", TECH_NAMES, "active", "actives", seat, SPAN)
        yield Value(f"{name} developing", *developing_of(seat, f"{name} developing"))
        yield knowledge(f"{name} tokens", "tokens", seat * KINDS)
        yield knowledge(f"{name} grey", "grey", seat * KINDS)
        yield on_turn_only(knowledge(f"{name} pool", "pool", 0), seat)
        yield positions(f"{name} skills", "skill", seat * SKILLS, SKILL_NAMES, listed(LAST))
        yield positions(f"{name} power", "power", seat * POWERS, POWER_NAMES, [LAST_STEP] * POWERS)
        yield Value(f"{name} persons", *persons_of(seat, f"{name} persons"))
        yield on_turn_only(knowledge(f"{name} spent", "lent", 0), seat)
        yield Value(f"{name} owns", *owned_by(seat, f"{name} owns"))
    yield row("time", TECH_NAMES, "time", "time_size")
    yield Value("achievements", read_feats, tell_feats)
    yield Value("cubes", read_cubes, tell_cubes)
    yield marked("declined", seat_names)
    yield number("used")
    yield Value("done", read_done, tell_done)
    yield Value("paying", read_paying, tell_paying)
    yield Value("step", read_step, lambda state: str(int(state.step)))
    yield choice("wanted", TECH_NAMES)
    for age in range(1, int(state.terms.last_age) + 1):
        yield row(f"pile {age}", TECH_NAMES, "pile", "pile_size", age, DECK)
        yield Value(f"deck {age}", *deck_of(age), REST)
    yield Value("ended", read_ended, tell_ended)
    yield Value("asks", read_asks, tell_asks, lambda state: "pay" if state.target != NONE else "act")
    yield choice("stage", STAGES, usual=lambda state: STAGES[int(state.stage)])
    yield number("count")
    yield number("room", usual=usual_room)
    yield number("owed", usual=usual_owed)
    yield Value("offers", read_offers, tell_offers, usual_offers)


# names


def seat_names(state: ProgressState) -> list[str]:
    """The players by their colours."""
    return [COLOUR_NAMES[colour] for colour in state.terms.colours[: int(state.seats)]]


def read_seats(state: ProgressState, text: str, what: str) -> list[int]:
    return [one_of(word, seat_names(state), what) for word in words_of(text)]


def read_cards(text: str) -> list[int]:
    return [one_of(word, TECH_NAMES, "a technology") for word in words_of(text)]


def within(text: str, most: int, what: str) -> int:
    """A number that is not too large."""
    found = read_number(text, what)
    if found > most:
        raise ValueError(f"“{what}”: positions go from 0 to {most}")
    return found


def row(name: str, names: list[str], field: str, size: str, at: int = NONE, room: int = 0) -> Value[ProgressState]:
    """Things that lie one after the other in an array; with `at`, in a part of it."""
    start = room * max(0, at)

    def read(state: ProgressState, text: str) -> None:
        found = [one_of(word, names, name) for word in words_of(text)]
        for place, thing in enumerate(found):
            getattr(state, field)[start + place] = thing
        if at == NONE:
            setattr(state, size, len(found))
        else:
            getattr(state, size)[at] = len(found)

    def tell(state: ProgressState) -> str:
        count = int(getattr(state, size) if at == NONE else getattr(state, size)[at])
        return listed_words(names[thing] for thing in listed(getattr(state, field))[start : start + count])

    return Value(name, read, tell)


# the turn


def read_age(state: ProgressState, text: str) -> None:
    state.age = read_number(text, "age")
    if not 1 <= state.age <= state.terms.last_age:
        raise ValueError(f"“age” is a number from 1 to {int(state.terms.last_age)}")


def read_order(state: ProgressState, text: str) -> None:
    order = read_seats(state, text, "order")
    if sorted(order) != list(range(int(state.seats))):
        raise ValueError("“order” names every player once")
    for place, seat in enumerate(order):
        state.order[place] = seat


def tell_order(state: ProgressState) -> str:
    return " ".join(seat_names(state)[state.order[place]] for place in range(int(state.seats)))


def read_turn(state: ProgressState, text: str) -> None:
    state.at = listed(state.order).index(one_of(text, seat_names(state), "turn"))


def tell_turn(state: ProgressState) -> str:
    return seat_names(state)[state.on_turn()]


def read_done(state: ProgressState, text: str) -> None:
    """What of a turn's free moves has been done."""
    for word in words_of(text):
        which = one_of(word, ["fund", "exchange"], "done")
        state.funded = 1 if which == 0 else state.funded
        state.exchanged = 1 if which == 1 else state.exchanged


def tell_done(state: ProgressState) -> str:
    return listed_words(word for word, flag in (("fund", state.funded), ("exchange", state.exchanged)) if flag)


def read_paying(state: ProgressState, text: str) -> None:
    """A technology, or a price of the current achievement."""
    word, _, price = text.partition(" ")
    if word != "price":
        state.target = NONE if text == NOTHING else one_of(text, TECH_NAMES, "paying")
        return
    state.target = SPAN + read_number(price, "paying") - 1
    if not state.feat_count or not SPAN <= state.target < SPAN + PRICE_COUNT[current(state)]:
        raise ValueError(f"“paying”: there is no price {price}")


def tell_paying(state: ProgressState) -> str:
    target = int(state.target)
    return NOTHING if target == NONE else f"price {target - SPAN + 1}" if target >= SPAN else TECH_NAMES[target]


def read_step(state: ProgressState, text: str) -> None:
    state.step = within(text, 2 * KINDS, "step")


# players


def hand_of(seat: int) -> Reading:
    def read(state: ProgressState, text: str) -> None:
        for tech in read_cards(text):
            state.gain(seat, tech)

    return read, lambda state: listed_words(named(cards_of(state.hand, seat)))


def known_of(seat: int, name: str) -> Reading:
    """The cards of a hand that everybody knows."""

    def read(state: ProgressState, text: str) -> None:
        for tech in read_cards(text):
            state.shown[seat * SPAN + tech] += 1
            if state.shown[seat * SPAN + tech] > state.hand[seat * SPAN + tech]:
                raise ValueError(f"“{name}”: {TECH_NAMES[tech]} is not in that hand")

    return read, lambda state: listed_words(named(cards_of(state.shown, seat)))


def developing_of(seat: int, name: str) -> Reading:
    """Technologies in development with their cubes."""

    def read(state: ProgressState, text: str) -> None:
        for word, cubes in pairs(text, name):
            if state.plots[seat] == PLOTS:
                raise ValueError(f"“{name}” has at most {PLOTS} technologies")
            place = seat * PLOTS + int(state.plots[seat])
            state.plot[place] = one_of(word, TECH_NAMES, name)
            state.cubes[place] = read_number(cubes, name)
            state.plots[seat] += 1

    def tell(state: ProgressState) -> str:
        places = range(seat * PLOTS, seat * PLOTS + int(state.plots[seat]))
        return listed_pairs((TECH_NAMES[state.plot[place]], int(state.cubes[place])) for place in places)

    return read, tell


def knowledge(name: str, field: str, start: int) -> Value[ProgressState]:
    """Knowledge by its letters: S E E G."""

    def read(state: ProgressState, text: str) -> None:
        for word in words_of(text):
            getattr(state, field)[start + one_of(word, LETTERS, name)] += 1

    def tell(state: ProgressState) -> str:
        counts = getattr(state, field)
        return listed_words(LETTERS[kind] for kind in range(KINDS) for _ in range(int(counts[start + kind])))

    return Value(name, read, tell)


def on_turn_only(value: Value[ProgressState], seat: int) -> Value[ProgressState]:
    """What only the player on turn can have."""

    def read(state: ProgressState, text: str) -> None:
        if words_of(text) and state.on_turn() != seat:
            raise ValueError(f"“{value.name}”: it is another player's turn")
        value.read(state, text)

    return Value(value.name, read, lambda state: value.tell(state) if state.on_turn() == seat else NOTHING)


def positions(name: str, field: str, start: int, tracks: list[str], most: list[int]) -> Value[ProgressState]:
    """Positions on tracks; those at the beginning are not told."""

    def read(state: ProgressState, text: str) -> None:
        for word, position in pairs(text, name):
            track = one_of(word, tracks, name)
            getattr(state, field)[start + track] = within(position, most[track], name)

    def tell(state: ProgressState) -> str:
        found = [int(getattr(state, field)[start + track]) for track in range(len(tracks))]
        return listed_pairs((track, position) for track, position in zip(tracks, found) if position)

    return Value(name, read, tell)


def persons_of(seat: int, name: str) -> Reading:
    """Personalities a player has had; all but one lie face down."""

    def read(state: ProgressState, text: str) -> None:
        for word in words_of(text):
            id, _, down = word.partition(":")
            person = one_of(id, PERSON_NAMES, name)
            if state.patron[person] != NOBODY or has_had(state, seat, GROUP[person]) or down not in ("", "down"):
                raise ValueError(f"“{name}”: {word} is not possible")
            state.patron[person] = seat
            if not down:
                if state.face[seat] != NONE:
                    raise ValueError(f"“{name}”: only one lies face up")
                state.face[seat] = person

    def tell(state: ProgressState) -> str:
        had = [person for person in range(PERSONS) if state.patron[person] == seat]
        return listed_words(PERSON_NAMES[p] if state.face[seat] == p else f"{PERSON_NAMES[p]}:down" for p in had)

    return read, tell


def owned_by(seat: int, name: str) -> Reading:
    """Achievements."""

    def read(state: ProgressState, text: str) -> None:
        for word in words_of(text):
            state.owner[one_of(word, FEAT_NAMES, name)] = seat

    return read, lambda state: listed_words(word for feat, word in enumerate(FEAT_NAMES) if state.owner[feat] == seat)


# achievements


def read_feats(state: ProgressState, text: str) -> None:
    """The current one first."""
    feats = [one_of(word, FEAT_NAMES, "achievements") for word in words_of(text)]
    if len(set(feats)) < len(feats) or any(state.owner[feat] != NOBODY for feat in feats):
        raise ValueError("“achievements”: every achievement is there once")
    for place, feat in enumerate(reversed(feats)):
        state.feats[place] = feat
    state.feat_count = len(feats)


def tell_feats(state: ProgressState) -> str:
    return listed_words(FEAT_NAMES[feat] for feat in listed(state.feats)[: int(state.feat_count)][::-1])


def read_cubes(state: ProgressState, text: str) -> None:
    """By price of the current achievement: who has paid it."""
    count = int(PRICE_COUNT[current(state)]) if state.feat_count else 0
    for price, name in pairs(text, "cubes"):
        if not 1 <= read_number(price, "cubes") <= count:
            raise ValueError(f"“cubes”: there is no price {price}")
        state.paid[int(price) - 1] = one_of(name, seat_names(state), "cubes")
    if count and all(state.paid[price] != NOBODY for price in range(count)):
        raise ValueError("“cubes”: an achievement whose prices are all paid is completed")


def tell_cubes(state: ProgressState) -> str:
    names = seat_names(state)
    return listed_pairs(
        (str(price + 1), names[seat]) for price, seat in enumerate(listed(state.paid)) if seat != NOBODY
    )


# piles and decks


def deck_of(age: int) -> Reading:
    """The cards from the top, or how many; the others that are not elsewhere have left the game."""

    def read(state: ProgressState, text: str) -> None:
        left = cards_left(state, age, all_cards(state))
        deck = left if age >= state.age - 1 else []
        if text.isdecimal():
            deck = left[: int(text)]
            if int(text) > len(left):
                raise ValueError(f"“deck {age}”: only {len(left)} cards are left for it")
        elif text != REST:
            deck = read_cards(text)
        pile = listed(state.pile[age * DECK : age * DECK + int(state.pile_size[age])])
        if any(AGE[tech] != age for tech in [*deck, *pile]):
            raise ValueError(f"“deck {age}” and “pile {age}” hold cards of that age only")
        for place, tech in enumerate(reversed(deck)):
            state.deck[age * DECK + place] = tech
        state.deck_size[age] = len(deck)
        state.gone[age] = len(cards_left(state, age, all_cards(state)))

    def tell(state: ProgressState) -> str:
        return listed_words(named(listed(state.deck[age * DECK : age * DECK + int(state.deck_size[age])])[::-1]))

    return read, tell


# questions


def read_ended(state: ProgressState, text: str) -> None:
    state.ending = GOING_ON if text == "no" else one_of(text, ENDINGS, "ended")


def tell_ended(state: ProgressState) -> str:
    return ENDINGS[state.ending] if state.ending != GOING_ON else "no"


def read_asks(state: ProgressState, text: str) -> None:
    """The question, and the stage of the turn that goes with it."""
    state.work_out()
    question = one_of(text, QUESTION_WORDS, "asks")
    state.stage = STAGES.index(text) if text in STAGES else ACTING
    if state.ending != GOING_ON:
        state.stage = OVER
    else:
        state.ask(state.on_turn(), question)


def tell_asks(state: ProgressState) -> str:
    return QUESTION_WORDS[state.asked[state.mover]] if state.mover != NOBODY else "act"


def usual_room(state: ProgressState) -> str:
    """As many cards as the action of this question can bring."""
    skill = {"draw": DRAW_SKILL, "quick": QUICK_SKILL, "shuffle": SHUFFLE_SKILL}.get(tell_asks(state), NONE)
    return str(int(state.value(state.on_turn(), skill))) if skill != NONE else "0"


def usual_owed(state: ProgressState) -> str:
    """As many discards as a quick draw asks for."""
    return str(int(DROPS[state.level(state.on_turn(), QUICK_SKILL)])) if tell_asks(state) in ("quick", "drop") else "0"


def usual_offers(state: ProgressState) -> str:
    """Everybody who may be offered a successor, from the player on turn."""
    if tell_asks(state) != "successor":
        return NOTHING
    names = seat_names(state)
    seats = [int(state.order[(int(state.at) + place) % int(state.seats)]) for place in range(int(state.seats))]
    return listed_words(names[seat] for seat in seats if may_be_offered(state, seat))


def may_be_offered(state: ProgressState, seat: int) -> bool:
    return not has_had(state, seat, offered_group(state)) and not state.declined[seat]


def read_offers(state: ProgressState, text: str) -> None:
    """Who is offered a successor; then all has been read."""
    if state.ending != GOING_ON:
        return
    question = int(state.asked[state.mover])
    if question == ASK_SUCCESSOR:
        offers = dict.fromkeys(read_seats(state, text, "offers"))
        fits = state.terms.personalities and offered_group(state) >= SCHOLAR
        if not fits or not offers or not all(may_be_offered(state, seat) for seat in offers):
            raise ValueError("“asks: successor”: who had none of that group is offered one, in age 3 or 4")
        for place, seat in enumerate(offers):
            state.offers[place] = seat
        state.offer_count = len(offers)
        state.ask(state.offers[0], ASK_SUCCESSOR)
    elif STAGES[int(state.stage)] != QUESTION_WORDS[question]:
        raise ValueError(f"“stage: {STAGES[int(state.stage)]}” does not go with “asks: {QUESTION_WORDS[question]}”")
    check(state, question)


def tell_offers(state: ProgressState) -> str:
    return listed_words(seat_names(state)[seat] for seat in listed(state.offers[: int(state.offer_count)]))


def check(state: ProgressState, question: int) -> None:
    """What the rules make impossible, and no answer could put right."""
    terms, seat = state.terms, int(state.on_turn())
    for each in range(int(state.seats)):
        plots = listed(state.plot[each * PLOTS : each * PLOTS + int(state.plots[each])])
        area = [*listed(state.active[each * SPAN : each * SPAN + int(state.actives[each])]), *plots]
        refuse(len(set(area)) < len(area), f"{seat_names(state)[each]} has a technology twice, which PR-078 forbids")
        for tech in range(TECHS):
            gone = state.hand[each * SPAN + tech] and not state.is_available(AGE[tech])
            refuse(bool(gone), f"{TECH_NAMES[tech]} cannot be in a hand in age {int(state.age)}")
    for kind in range(KINDS):
        lent = int(state.lent[kind])
        has = lent == 0 or (state.face[seat] != NONE and lent <= LASTING[state.face[seat] * KINDS + kind])
        refuse(not has, f"“{seat_names(state)[seat]} spent”: there is no such lasting knowledge")
    persons = any(patron != NOBODY for patron in listed(state.patron))
    feats = state.feat_count > 0 or any(owner != NOBODY for owner in listed(state.owner))
    refuse(persons and not terms.personalities, "there are no personalities without the option “personalities”")
    refuse(feats and not terms.achievements, "there are no achievements without the option “achievements”")
    refuse(state.time_size > 0 and state.seats > 1, "there is a time deck in solo games only")
    pays, gives = question == ASK_PAY, question == ASK_GIVE
    fits = pays == (state.target != NONE) and gives == (state.wanted != NONE)
    refuse(not fits, "“paying” goes with “asks: pay”, “wanted” with “asks: give”")
    most = state.owed if question == ASK_DROP else state.room
    refuse(0 < state.count >= most, "“count” is below the number of cards there can be")
    refuse(gives and not is_in_time(state, state.wanted), "“wanted” is a card of the time deck")
    if pays:
        laid = state.target < SPAN and state.area[seat * SPAN + int(state.target)]
        refuse(bool(laid), "“paying”: this technology lies there already")
        missing = lacking(state, seat, due_of(state, seat, state.target), state.step, state.worth[seat])
        refuse(missing > 0, "“paying”: the price cannot be met")
    empty = question in (ASK_DROP, ASK_LIMIT, ASK_GIVE) and state.held[seat] == 0
    refuse(empty, f"“asks: {QUESTION_WORDS[question]}”: the hand is empty")
    dry = question in (ASK_DRAW, ASK_QUICK, ASK_SHUFFLE) and not has_source(state)
    refuse(dry, f"“asks: {QUESTION_WORDS[question]}”: there is no card to be taken")


def refuse(wrong: bool, why: str) -> None:
    """A position that is wrong cannot be read."""
    if wrong:
        raise ValueError(why)
