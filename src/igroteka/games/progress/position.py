"""The values of a position: how each is read, and beside it how it is written.

A ValueError says what is wrong with one.
"""

from __future__ import annotations

from collections.abc import Iterator

from igroteka.core.arrays import lay, listed
from igroteka.core.engine import NOBODY
from igroteka.core.notation import Value, choice, counted, marked, number, of_each, order, paired, row
from igroteka.core.values import DASH, join_items, one_of, pairs, read_number, refuse, split_items
from igroteka.games.progress import actions, box, tables
from igroteka.games.progress.actions import QUESTIONS
from igroteka.games.progress.box import KINDS, NONE, POWER_NAMES, SKILL_NAMES
from igroteka.games.progress.knowledge import all_cards, cards_left, named, row_of
from igroteka.games.progress.rules.development import find
from igroteka.games.progress.rules.drawing import has_source
from igroteka.games.progress.rules.feats import current
from igroteka.games.progress.rules.paying import due_of, lacking
from igroteka.games.progress.rules.persons import has_had, offered_group
from igroteka.games.progress.rules.solo import is_in_time
from igroteka.games.progress.state import ACTING, DRAWN, ENDINGS, GOING_ON, MEANS, OVER, PLOTS, STAGES, ProgressState
from igroteka.games.progress.tables import AGE, DECK, FEAT_NAMES, PERSON_NAMES, SPAN, TECH_NAMES

QUESTION_NAMES = [name.removeprefix("progress-") for name in QUESTIONS]  # by question
KIND_LETTERS = list(tables.LETTERS)  # kinds of it
REST = "rest"  # a deck of all cards that are not elsewhere


def values_of(state: ProgressState) -> Iterator[Value[ProgressState]]:
    """All values, in an order in which they can be read."""
    names = seat_names(state)
    yield Value("age", read_age, lambda state: str(int(state.age)), "1")
    yield order("order", seat_names)
    yield Value("turn", read_turn, write_turn, write_turn)
    yield number("turns", "turn", "1")
    for seat, name in enumerate(names):
        yield counted(f"{name} hand", TECH_NAMES, "hand", seat * SPAN)
        yield counted(f"{name} known", TECH_NAMES, "shown", seat * SPAN)
        yield row(f"{name} active", TECH_NAMES, "active", "actives", seat, SPAN)
        yield developing_of(f"{name} developing", seat)
        yield counted(f"{name} tokens", KIND_LETTERS, "tokens", seat * KINDS)
        yield counted(f"{name} grey", KIND_LETTERS, "grey", seat * KINDS)
        yield on_turn_only(counted(f"{name} pool", KIND_LETTERS, "pool", 0), seat)
        yield positions(f"{name} skills", "skill", seat * box.SKILLS, SKILL_NAMES, listed(tables.LAST))
        yield positions(f"{name} power", "power", seat * box.POWERS, POWER_NAMES, [tables.LAST_STEP] * box.POWERS)
        yield persons_of(f"{name} persons", seat)
        yield on_turn_only(counted(f"{name} spent", KIND_LETTERS, "lent", 0), seat)
        yield owned_by(f"{name} owns", seat)
    yield row("time", TECH_NAMES, "time", "time_size")
    yield row("achievements", FEAT_NAMES, "feats", "feat_count", order=-1)
    prices = [(price, str(price + 1)) for price in range(box.PRICES)]
    yield Value("cubes", read_cubes, paired("cubes", lambda state: prices, "paid", names, blank=NOBODY).write)
    yield marked("declined", seat_names)
    yield number("used")
    yield Value("done", read_done, write_done)
    yield Value("paying", read_paying, write_paying)
    yield choice("step", MEANS, usual=MEANS[0])
    yield choice("wanted", TECH_NAMES)
    for age in range(1, int(state.terms.last_age) + 1):
        yield row(f"pile {age}", TECH_NAMES, "pile", "pile_size", age, DECK)
        yield deck_of(f"deck {age}", age)
    yield choice("ended", ENDINGS, "ending", none="no")
    yield Value("asks", read_asks, write_asks, lambda state: "pay" if state.target != NONE else "act")
    yield choice("stage", STAGES, usual=lambda state: STAGES[int(state.stage)])
    yield Value("resume", read_resume, write_resume)
    yield number("count")
    yield number("room", usual=usual_room)
    yield number("owed", usual=usual_owed)
    yield Value("offers", read_offers, row("offers", names, "offers", "offer_count").write, usual_offers)


# names


def seat_names(state: ProgressState) -> list[str]:
    """The players by their colours."""
    return [tables.COLOUR_NAMES[colour] for colour in state.terms.colours[: int(state.seats)]]


def read_seats(state: ProgressState, text: str, what: str) -> list[int]:
    return [one_of(word, seat_names(state), what) for word in split_items(text)]


# the turn


def read_age(state: ProgressState, text: str) -> None:
    state.age = read_number(text, "age")
    refuse(not 1 <= state.age <= state.terms.last_age, f"“age” is a number from 1 to {int(state.terms.last_age)}")


def read_turn(state: ProgressState, text: str) -> None:
    state.at = listed(state.order).index(one_of(text, seat_names(state), "turn"))


def write_turn(state: ProgressState) -> str:
    return seat_names(state)[state.on_turn()]


def read_done(state: ProgressState, text: str) -> None:
    """What of a turn's free moves has been done."""
    for word in split_items(text):
        which = one_of(word, ["fund", "exchange"], "done")
        state.funded = 1 if which == 0 else state.funded
        state.exchanged = 1 if which == 1 else state.exchanged


def write_done(state: ProgressState) -> str:
    return join_items(word for word, flag in (("fund", state.funded), ("exchange", state.exchanged)) if flag)


def read_paying(state: ProgressState, text: str) -> None:
    """A technology, or a price of the current achievement."""
    word, _, price = text.partition(" ")
    if word != "price":
        state.target = NONE if text == DASH else one_of(text, TECH_NAMES, "paying")
        return
    state.target = SPAN + read_number(price, "paying") - 1
    if not state.feat_count or not SPAN <= state.target < SPAN + tables.PRICE_COUNT[current(state)]:
        raise ValueError(f"“paying”: there is no price {price}")


def write_paying(state: ProgressState) -> str:
    target = int(state.target)
    return DASH if target == NONE else f"price {target - SPAN + 1}" if target >= SPAN else TECH_NAMES[target]


def read_resume(state: ProgressState, text: str) -> None:
    """A payment or an exchange goes on after a Draw when it is done; otherwise nothing is said."""
    one_of(text, [STAGES[DRAWN]], "resume")
    state.resume = DRAWN


def write_resume(state: ProgressState) -> str:
    return STAGES[DRAWN] if state.resume == DRAWN else ""


# players


def developing_of(name: str, seat: int) -> Value[ProgressState]:
    """Technologies in development with their cubes, in the order they were laid."""

    def cards(state: ProgressState) -> list[tuple[int, str]]:
        laid = row_of(state.plot, seat, PLOTS, state.plots)
        return [(tech, TECH_NAMES[tech]) for tech in dict.fromkeys([*laid, *range(tables.TECHS)])]

    def read(state: ProgressState, tech: int, cubes: str) -> None:
        refuse(state.plots[seat] == PLOTS, f"“{name}” has at most {PLOTS} technologies")
        place = seat * PLOTS + int(state.plots[seat])
        state.plot[place], state.cubes[place] = tech, read_number(cubes, name)
        state.plots[seat] += 1

    def write(state: ProgressState, tech: int) -> str:
        place = find(state, seat, tech)
        return str(int(state.cubes[seat * PLOTS + place])) if place != NONE else ""

    return of_each(name, cards, read, write)


def on_turn_only(value: Value[ProgressState], seat: int) -> Value[ProgressState]:
    """What only the player on turn can have."""

    def read(state: ProgressState, text: str) -> None:
        refuse(split_items(text) and state.on_turn() != seat, f"“{value.name}”: it is another player's turn")
        value.read(state, text)

    return Value(value.name, read, lambda state: value.write(state) if state.on_turn() == seat else DASH)


def positions(name: str, field: str, start: int, tracks: list[str], most: list[int]) -> Value[ProgressState]:
    """Positions on tracks; those at the beginning are not written."""

    def read(state: ProgressState, track: int, text: str) -> None:
        refuse(read_number(text, name) > most[track], f"“{name}”: positions go from 0 to {most[track]}")
        getattr(state, field)[start + track] = int(text)

    def write(state: ProgressState, track: int) -> str:
        return str(int(getattr(state, field)[start + track])).removeprefix("0")

    return of_each(name, lambda state: enumerate(tracks), read, write)


def persons_of(name: str, seat: int) -> Value[ProgressState]:
    """Personalities a player has had; all but one lie face down."""

    def read(state: ProgressState, text: str) -> None:
        for word in split_items(text):
            id, _, down = word.partition(":")
            person = one_of(id, PERSON_NAMES, name)
            if state.patron[person] != NOBODY or has_had(state, seat, tables.GROUP[person]) or down not in ("", "down"):
                raise ValueError(f"“{name}”: {word} is not possible")
            state.patron[person] = seat
            if not down:
                refuse(state.face[seat] != NONE, f"“{name}”: only one lies face up")
                state.face[seat] = person

    def write(state: ProgressState) -> str:
        had = [person for person in range(tables.PERSONS) if state.patron[person] == seat]
        return join_items(PERSON_NAMES[p] if state.face[seat] == p else f"{PERSON_NAMES[p]}:down" for p in had)

    return Value(name, read, write)


def owned_by(name: str, seat: int) -> Value[ProgressState]:
    """Achievements."""

    def read(state: ProgressState, text: str) -> None:
        for word in split_items(text):
            state.owner[one_of(word, FEAT_NAMES, name)] = seat

    def write(state: ProgressState) -> str:
        return join_items(word for feat, word in enumerate(FEAT_NAMES) if state.owner[feat] == seat)

    return Value(name, read, write)


# achievements


def read_cubes(state: ProgressState, text: str) -> None:
    """By price of the current achievement: who has paid it."""
    count = int(tables.PRICE_COUNT[current(state)]) if state.feat_count else 0
    for price, name in pairs(text, "cubes"):
        refuse(not 1 <= read_number(price, "cubes") <= count, f"“cubes”: there is no price {price}")
        state.paid[int(price) - 1] = one_of(name, seat_names(state), "cubes")
    if count and all(state.paid[price] != NOBODY for price in range(count)):
        raise ValueError("“cubes”: an achievement whose prices are all paid is completed")


# piles and decks


def deck_of(name: str, age: int) -> Value[ProgressState]:
    """The cards from the top, or how many; the others that are not elsewhere have left the game."""
    deck = row(name, TECH_NAMES, "deck", "deck_size", age, DECK, order=-1)

    def read(state: ProgressState, text: str) -> None:
        left = named(cards_left(state, age, all_cards(state)))
        if text == REST:
            text = join_items(left if age >= state.age - 1 else ())
        elif text.isdecimal():
            refuse(int(text) > len(left), f"“{name}”: only {len(left)} cards are left for it")
            text = join_items(left[: int(text)])
        deck.read(state, text)
        state.gone[age] = len(cards_left(state, age, all_cards(state)))

    return Value(name, read, deck.write, REST)


# questions


def read_asks(state: ProgressState, text: str) -> None:
    """The question, and the stage of the turn that goes with it."""
    state.work_out()
    question = one_of(text, QUESTION_NAMES, "asks")
    state.stage = STAGES.index(text) if text in STAGES else ACTING
    if state.ending != GOING_ON:
        state.stage = OVER
    else:
        state.ask(state.on_turn(), question)


def write_asks(state: ProgressState) -> str:
    return QUESTION_NAMES[state.asked[state.mover]] if state.mover != NOBODY else "act"


def usual_room(state: ProgressState) -> str:
    """As many cards as the action of this question can bring."""
    skills = {"draw": box.DRAW_SKILL, "quick": box.QUICK_SKILL, "shuffle": box.SHUFFLE_SKILL}
    skill = skills.get(write_asks(state), NONE)
    return str(int(state.value(state.on_turn(), skill))) if skill != NONE else "0"


def usual_owed(state: ProgressState) -> str:
    """As many discards as a quick draw asks for."""
    drops = int(tables.DROPS[state.level(state.on_turn(), box.QUICK_SKILL)])
    return str(drops) if write_asks(state) in ("quick", "drop") else "0"


def usual_offers(state: ProgressState) -> str:
    """Everybody who may be offered a successor, from the player on turn."""
    if write_asks(state) != "successor":
        return DASH
    names = seat_names(state)
    seats = [int(state.order[(int(state.at) + place) % int(state.seats)]) for place in range(int(state.seats))]
    return join_items(names[seat] for seat in seats if may_be_offered(state, seat))


def may_be_offered(state: ProgressState, seat: int) -> bool:
    return not has_had(state, seat, offered_group(state)) and not state.declined[seat]


def read_offers(state: ProgressState, text: str) -> None:
    """Who is offered a successor; then all has been read."""
    if state.ending != GOING_ON:
        return
    question = int(state.asked[state.mover])
    if question == actions.ASK_SUCCESSOR:
        offers = dict.fromkeys(read_seats(state, text, "offers"))
        fits = state.terms.personalities and offered_group(state) >= tables.SCHOLAR
        if not fits or not offers or not all(may_be_offered(state, seat) for seat in offers):
            raise ValueError("“asks: successor”: who had none of that group is offered one, in age 3 or 4")
        lay(state.offers, offers)
        state.offer_count = len(offers)
        state.ask(state.offers[0], actions.ASK_SUCCESSOR)
    elif STAGES[int(state.stage)] != QUESTION_NAMES[question]:
        raise ValueError(f"“stage: {STAGES[int(state.stage)]}” does not go with “asks: {QUESTION_NAMES[question]}”")
    check(state, question)


def check(state: ProgressState, question: int) -> None:
    """What the rules make impossible, and no answer could put right."""
    terms, seat = state.terms, int(state.on_turn())
    for each in range(int(state.seats)):
        area = row_of(state.plot, each, PLOTS, state.plots) + row_of(state.active, each, SPAN, state.actives)
        refuse(len(set(area)) < len(area), f"{seat_names(state)[each]} has a technology twice, which PR-078 forbids")
        for tech in range(tables.TECHS):
            unknown = state.shown[each * SPAN + tech] > state.hand[each * SPAN + tech]
            refuse(unknown, f"“{seat_names(state)[each]} known”: {TECH_NAMES[tech]} is not in that hand")
            gone = state.hand[each * SPAN + tech] and not state.is_available(AGE[tech])
            refuse(gone, f"{TECH_NAMES[tech]} cannot be in a hand in age {int(state.age)}")
    for kind in range(KINDS):
        lent = int(state.lent[kind])
        has = lent == 0 or (state.face[seat] != NONE and lent <= tables.LASTING[state.face[seat] * KINDS + kind])
        refuse(not has, f"“{seat_names(state)[seat]} spent”: there is no such lasting knowledge")
    owned = [feat for feat in range(tables.FEATS) if state.owner[feat] != NOBODY]
    feats = owned + listed(state.feats[: int(state.feat_count)])
    refuse(len(set(feats)) < len(feats), "“achievements”: every achievement is there once")
    for age in range(1, box.AGES + 1):
        cards = row_of(state.deck, age, DECK, state.deck_size) + row_of(state.pile, age, DECK, state.pile_size)
        wrong = any(AGE[tech] != age for tech in cards)
        refuse(wrong, f"“deck {age}” and “pile {age}” hold cards of that age only")
    persons = any(patron != NOBODY for patron in listed(state.patron))
    refuse(persons and not terms.personalities, "there are no personalities without the option “personalities”")
    refuse(bool(feats) and not terms.achievements, "there are no achievements without the option “achievements”")
    refuse(state.time_size > 0 and state.seats > 1, "there is a time deck in solo games only")
    pays, gives = question == actions.ASK_PAY, question == actions.ASK_GIVE
    fits = pays == (state.target != NONE) and gives == (state.wanted != NONE)
    refuse(not fits, "“paying” goes with “asks: pay”, “wanted” with “asks: give”")
    kept = state.resume == ACTING or (state.resume == DRAWN and (gives or state.target >= SPAN))
    refuse(not kept, "“resume” goes with the exchange or the price of an achievement alone")
    most = state.owed if question == actions.ASK_DROP else state.room
    refuse(not pays and 0 < state.count >= most, "“count” is below the number of cards there can be")
    refuse(gives and not is_in_time(state, state.wanted), "“wanted” is a card of the time deck")
    if pays:
        laid = state.target < SPAN and state.area[seat * SPAN + int(state.target)]
        refuse(laid, "“paying”: this technology lies there already")
        missing = lacking(state, seat, due_of(state, seat, state.target), state.step, state.worth[seat])
        refuse(missing > 0, "“paying”: the price cannot be met")
    empty = question in (actions.ASK_DROP, actions.ASK_LIMIT, actions.ASK_GIVE) and state.held[seat] == 0
    refuse(empty, f"“asks: {QUESTION_NAMES[question]}”: the hand is empty")
    dry = question in (actions.ASK_DRAW, actions.ASK_QUICK, actions.ASK_SHUFFLE) and not has_source(state)
    refuse(dry, f"“asks: {QUESTION_NAMES[question]}”: there is no card to be taken")
