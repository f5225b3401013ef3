"""Positions and answers as text; docs/examples.md explains them."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.arrays import listed
from igroteka.core.compat import vec
from igroteka.core.engine import FINE, NOBODY, SILENT, Options
from igroteka.core.errors import BadFile
from igroteka.core.notation import Notation
from igroteka.core.rng import PlayoutRng, Rng
from igroteka.core.values import NONE as NOTHING
from igroteka.core.values import listed_pairs, listed_words
from igroteka.core.wire import Event, Seat
from igroteka.games.progress import picture
from igroteka.games.progress.actions import ACT, BACK, DRAWING, QUICKLY, SHUFFLING, WORDS
from igroteka.games.progress.box import (
    ACTIONS,
    GENERAL,
    KINDS,
    NONE,
    POWER_NAMES,
    POWERS,
    QUICK,
    SKILL_NAMES,
    SKILLS,
    TYPES,
)
from igroteka.games.progress.flow import Flow
from igroteka.games.progress.position import OF_PLAYER, OF_TABLE, QUESTION_WORDS, STAGE_WORDS, Reader
from igroteka.games.progress.rules.ages import ENDINGS
from igroteka.games.progress.rules.paying import due_of
from igroteka.games.progress.rules.scoring import title
from igroteka.games.progress.rules.setup import new_state
from igroteka.games.progress.state import DEFEAT, PLOTS, SHOW, ProgressState
from igroteka.games.progress.tables import (
    COLOUR_NAMES,
    DECK,
    DROPS,
    FEAT_NAMES,
    GROUP,
    LETTERS,
    PERSON_NAMES,
    PERSONS,
    SPAN,
    TECH_NAMES,
    VALUES,
)
from igroteka.games.progress.view import PlayerView, ProgressView, SheetView, amounts, cards_of, sheet_of

RULES = Flow()  # to find out whether a phrase leaves something to be answered


def wrong(what: str) -> BadFile:
    """A position or a phrase that cannot be read."""
    return BadFile("progress-bad-position", what=what)


class Written(Notation[ProgressState, ProgressView]):
    """A position is areas, hands, decks, tracks and a turn; the seats are called by their colours."""

    seats = tuple(COLOUR_NAMES)

    def names(self, state: ProgressState) -> tuple[str, ...]:
        return tuple(COLOUR_NAMES[colour] for colour in state.terms.colours[: int(state.seats)])

    # reading

    def read(self, given: dict[str, str], seats: int, options: Options, rng: Rng) -> ProgressState:
        state = new_state(seats, options, rng)
        names = self.names(state)
        self.only(given, *(f"{name} {what}" for name in names for what in OF_PLAYER), *OF_TABLE)
        try:
            Reader(state, given, names).read()
        except ValueError as error:
            raise wrong(str(error)) from error
        return state

    # telling

    def tell(self, state: ProgressState) -> dict[str, str]:
        names = self.names(state)
        seat = int(state.on_turn())
        asked = int(state.asked[state.mover]) if state.mover != NOBODY else ACT
        feats = listed(state.feats)[: int(state.feat_count)][::-1]
        done = [word for word, flag in (("fund", state.funded), ("exchange", state.exchanged)) if flag]
        told = {
            "age": str(int(state.age)),
            "order": " ".join(names[int(state.order[place])] for place in range(len(names))),
            "turn": names[seat],
            "turns": str(int(state.turn)),
        }
        for each, name in enumerate(names):
            told |= {f"{name} {what}": text for what, text in _player(state, each).items()}
        told |= {
            "time": _cards(listed(state.time[: int(state.time_size)])),
            "achievements": listed_words(FEAT_NAMES[feat] for feat in feats),
            "cubes": _cubes(listed(state.paid), names),
            "declined": listed_words(name for each, name in enumerate(names) if state.declined[each]),
            "used": str(int(state.used)),
            "done": listed_words(done),
            "paying": _paying(int(state.target)),
            "step": str(int(state.step)),
            "wanted": TECH_NAMES[state.wanted] if state.wanted != NONE else NOTHING,
        }
        for age in range(1, int(state.terms.last_age) + 1):
            deck = listed(state.deck[age * DECK : age * DECK + int(state.deck_size[age])])
            pile = listed(state.pile[age * DECK : age * DECK + int(state.pile_size[age])])
            told[f"pile {age}"] = _cards(pile)
            told[f"deck {age}"] = _cards(deck[::-1])
        return told | {
            "ended": ENDINGS[int(state.ending)] or "no",
            "asks": QUESTION_WORDS[asked],
            "stage": STAGE_WORDS[int(state.stage)],
            "count": str(int(state.count)),
            "room": str(int(state.room)),
            "owed": str(int(state.owed)),
            "offers": listed_words(names[each] for each in listed(state.offers[: int(state.offer_count)])),
        }

    def facts(self, state: ProgressState) -> dict[str, str]:
        names, seat = self.names(state), int(state.on_turn())
        ages = range(1, int(state.terms.last_age) + 1)
        symbol = int(state.age) + 1
        tokens = max(0, int(state.terms.needed[symbol] - state.symbols[symbol]))
        told = {
            "hand sizes": listed_pairs((name, int(state.held[each])) for each, name in enumerate(names)),
            "deck sizes": " ".join(str(int(state.deck_size[age])) for age in ages),
            "pile sizes": " ".join(str(int(state.pile_size[age])) for age in ages),
            "actions left": str(max(0, int(state.value(seat, ACTIONS) - state.used))),
            "values": _values([int(state.level(seat, skill)) for skill in range(SKILLS)]),
            "age tokens": str(tokens),
            "points": listed_pairs((name, sheet_of(state, each).total) for each, name in enumerate(names)),
            "due": NOTHING,
            "covered": "0",
            "title": title(state) if state.seats == 1 and state.ending else NOTHING,
        }
        for each, name in enumerate(names):
            told[f"{name} values"] = _values([int(state.level(each, skill)) for skill in range(SKILLS)])
            hidden = not state.ending or (state.ending == DEFEAT and state.terms.solo_defeat_score != SHOW)
            told[f"sheet {name}"] = NOTHING if hidden else _sheet(sheet_of(state, each))
        if state.target != NONE:
            due = amounts(int(due_of(state, seat, state.target)))
            open_ = [max(0, due[kind] - int(state.pool[kind])) for kind in range(TYPES)]
            told["due"] = listed_words(LETTERS[kind] for kind in range(TYPES) for _ in range(open_[kind]))
            told["covered"] = str(min(sum(open_), int(state.pool[GENERAL])))
        return told

    # phrases

    def perform(self, state: ProgressState, phrase: str) -> list[tuple[Seat, str]]:
        """`red discovers irrigation with S E calendar`, `red draws deck1 pile1`, `red takes avicenna`, …"""
        name, _, rest = phrase.partition(" ")
        seat = self.seat(name, state)
        return [(seat, self._known(word)) for word in self._answers(state, seat, rest.split(), phrase)]

    def _answers(self, state: ProgressState, seat: Seat, words: list[str], phrase: str) -> list[str]:
        match words:
            case ["discovers", card]:
                return [f"discover:{card}", "pay"]
            case ["discovers", card, "with", *means]:
                return [f"discover:{card}", *_payment(means), "pay"]
            case ["funds", price]:
                return [f"fund:{price}", "pay"]
            case ["funds", price, "with", *means]:
                return [f"fund:{price}", *_payment(means), "pay"]
            case ["researches", card]:
                return [f"research:{card}"]
            case ["draws", *sources]:
                return self._stopped(state, seat, ["draw", *_sources(sources)])
            case ["quickdraws", *parts]:
                split = parts.index("dropping") if "dropping" in parts else len(parts)
                taken = self._stopped(state, seat, ["quick", *_sources(parts[:split])])
                return [*taken, *(f"drop:{card}" for card in parts[split + 1 :])]
            case ["shuffles", *ages]:
                return self._stopped(state, seat, ["shuffle", *(f"deck:{age}" for age in ages)])
            case ["exchanges", given, "for", wanted]:
                return [f"exchange:{wanted}", f"give:{given}"]
            case ["returns", *cards]:
                return self._stopped(state, seat, [f"back:{card}" for card in cards])
            case ["drops", *cards]:
                return [f"drop:{card}" for card in cards]
            case ["takes", person]:
                return [f"take:{person}"]
            case [verb] if verb in ONE_WORD:
                return [ONE_WORD[verb]]
            case [word]:
                return [word]
        raise wrong(f"“{phrase}” is no phrase of this game")

    def _known(self, word: str) -> str:
        if word not in WORDS:
            raise wrong(f"“{word}” is no answer of this game")
        return word

    def _stopped(self, state: ProgressState, seat: Seat, answers: list[str]) -> list[str]:
        """The same answers, and the one that says it was all, if one is still asked after them."""
        after = state.clone()
        after.rng = PlayoutRng(0)
        for word in answers:
            code = WORDS.index(self._known(word))
            if after.asked[seat] == NOBODY or RULES.forbids(after, seat, code) != FINE:
                return answers
            RULES.apply_code(after, seat, code, SILENT)
        question = int(after.asked[seat])
        if question == BACK:
            return [*answers, "keep"]
        return [*answers, "stop"] if question in (DRAWING, QUICKLY, SHUFFLING) else answers

    # people

    def draw(self, view: ProgressView, language: str = "en") -> str:
        return picture.draw(view, language)

    def tell_view(self, view: ProgressView) -> dict[str, str]:
        names = [COLOUR_NAMES[player.colour] for player in view.players]
        ages = range(view.last_age)
        told = {
            "asked": listed_words(names[seat] for seat in view.asked),
            "prompt": view.prompt or NOTHING,
            "age": str(view.age),
            "hand sizes": listed_pairs((name, sum(view.players[each].backs)) for each, name in enumerate(names)),
            "deck sizes": " ".join(str(view.decks[age]) for age in ages),
            "pile sizes": " ".join(str(view.pile_sizes[age]) for age in ages),
            "time": _cards(list(view.time)),
            "achievements": listed_words(
                [FEAT_NAMES[view.achievement], *["?"] * len(view.under)] if view.achievement != NONE else []
            ),
            "cubes": _cubes(list(view.paid), tuple(names)),
            "order": " ".join(names[seat] for seat in view.order),
            "turn": names[view.order[view.at]],
            "used": str(view.used),
            "paying": _paying(view.target),
            "actions left": str(max(0, view.actions - view.used)),
            "age tokens": str(max(0, view.needed[view.age - 1] - view.symbols[view.age - 1])),
            "points": listed_pairs((name, view.players[each].sheet.total) for each, name in enumerate(names)),
            "ended": ENDINGS[view.ending] or "no",
        }
        for age in ages:
            told[f"pile {age + 1}"] = _cards(list(view.piles[age]))
        for seat, player in enumerate(view.players):
            told |= {f"{names[seat]} {what}": text for what, text in _seen_player(view, seat, player).items()}
        return told

    def args(self, event: Event) -> dict[str, object]:
        told = super().args(event)
        return {name: int(value) if isinstance(value, bool) else _summed(name, value) for name, value in told.items()}

    def label(self, word: str) -> tuple[str, dict[str, object]]:
        verb, _, rest = word.partition(":")
        argument = LABEL_ARGUMENTS.get(verb, "card")
        if argument == "kind":
            return f"answer-{verb}", {"kind": KIND_OF_LETTER[rest]}
        return f"answer-{verb}", {argument: int(rest) if rest.isdecimal() else rest}


ONE_WORD = {
    "draws": "draw",
    "quickdraws": "quick",
    "declines": "decline",
    "inherits": "heritage",
    "keeps": "keep",
    "begins": "begin",
    "ends": "end",
    "pays": "pay",
}
LABEL_ARGUMENTS = {"fund": "price", "take": "person", "use": "kind", "spend": "kind", "deck": "age", "pile": "age"}
KIND_OF_LETTER = dict(zip(LETTERS, ("science", "engineering", "culture", "general"), strict=True))


def _payment(means: list[str]) -> list[str]:
    """`*C S E calendar`: lasting knowledge, tokens, cards."""
    verbs = {True: "use", False: "spend"}
    found = []
    for word in means:
        letter = word.removeprefix("*")
        found.append(f"{verbs[word.startswith('*')]}:{letter}" if letter in list(LETTERS) else f"drop:{word}")
    return found


def _sources(words: list[str]) -> list[str]:
    """`deck1`, `pile2`."""
    return [f"{word[:4]}:{word[4:]}" for word in words]


def _cards(techs: list[int]) -> str:
    return listed_words(TECH_NAMES[tech] for tech in techs)


def _kinds(counts: list[int]) -> str:
    return listed_words(LETTERS[kind] for kind in range(KINDS) for _ in range(counts[kind]))


def _part(numbers: vec[i64], seat: int, room: int) -> list[int]:
    return listed(numbers[seat * room : (seat + 1) * room])


def _paying(target: int) -> str:
    return NOTHING if target == NONE else f"price {target - SPAN + 1}" if target >= SPAN else TECH_NAMES[target]


def _cubes(paid: list[int], names: tuple[str, ...]) -> str:
    return listed_pairs((str(price + 1), names[seat]) for price, seat in enumerate(paid) if seat != NOBODY)


def _positions(names: list[str], positions: list[int]) -> str:
    return listed_pairs((name, position) for name, position in zip(names, positions, strict=True) if position)


def _values(levels: list[int]) -> str:
    """`actions=3 … quickdraw=1/0`."""
    values = [str(int(VALUES[skill][level])) for skill, level in enumerate(levels)]
    values[QUICK] += f"/{int(DROPS[levels[QUICK]])}"
    return listed_pairs(zip(SKILL_NAMES, values, strict=True))


def _sheet(sheet: SheetView) -> str:
    rows = {
        **dict(zip(POWER_NAMES, sheet.power, strict=True)),
        "skills": sum(sheet.skills),
        "cards": sheet.cards,
        "symbols": sheet.symbols,
        "achievements": sheet.achievements,
        "personalities": sheet.personalities,
        "time": sheet.time,
        "total": sheet.total,
    }
    return listed_pairs(rows.items())


def _persons(state: ProgressState, seat: int) -> str:
    had = [person for person in range(PERSONS) if state.patron[person] == seat]
    had.sort(key=lambda person: int(GROUP[person]))
    return listed_words(PERSON_NAMES[p] if state.face[seat] == p else f"{PERSON_NAMES[p]}:down" for p in had)


def _player(state: ProgressState, seat: int) -> dict[str, str]:
    """The values of one player."""
    plots = range(seat * PLOTS, seat * PLOTS + int(state.plots[seat]))
    mine = state.on_turn() == seat
    return {
        "hand": _cards(list(cards_of(state.hand, seat))),
        "known": _cards(list(cards_of(state.shown, seat))),
        "active": _cards(listed(state.active[seat * SPAN : seat * SPAN + int(state.actives[seat])])),
        "developing": listed_pairs((TECH_NAMES[state.plot[place]], int(state.cubes[place])) for place in plots),
        "tokens": _kinds(_part(state.tokens, seat, KINDS)),
        "grey": _kinds(_part(state.grey, seat, KINDS)),
        "pool": _kinds(listed(state.pool)) if mine else NOTHING,
        "skills": _positions(SKILL_NAMES, _part(state.skill, seat, SKILLS)),
        "power": _positions(POWER_NAMES, _part(state.power, seat, POWERS)),
        "persons": _persons(state, seat),
        "spent": _kinds(listed(state.lent)) if mine else NOTHING,
        "owns": listed_words(name for feat, name in enumerate(FEAT_NAMES) if state.owner[feat] == seat),
    }


def _seen_player(view: ProgressView, seat: Seat, player: PlayerView) -> dict[str, str]:
    """What a view tells of one player; cards nobody else knows are question marks."""
    known = [TECH_NAMES[tech] for tech in player.known]
    hidden = ["?"] * (sum(player.backs) - len(known))
    mine = view.order[view.at] == seat
    persons = [PERSON_NAMES[each.person] + ("" if each.up else ":down") for each in player.persons]
    return {
        "hand": _cards(list(view.hand)) if seat == view.seat else listed_words([*known, *hidden]),
        "active": _cards(list(player.active)),
        "developing": listed_pairs((TECH_NAMES[tech], cubes) for tech, cubes in player.developing),
        "tokens": _kinds(list(player.tokens)),
        "grey": _kinds(list(player.grey)),
        "pool": _kinds(list(view.pool)) if mine else NOTHING,
        "skills": _positions(SKILL_NAMES, list(player.skills)),
        "power": _positions(POWER_NAMES, list(player.power)),
        "persons": listed_words(persons),
        "owns": listed_words(FEAT_NAMES[feat] for feat in player.owns),
        "values": _values(list(player.levels)),
    }


def _summed(name: str, value: object) -> object:
    """The points of the skills are told as one number; rows of cards one by one."""
    return sum(value) if name == "skills" and isinstance(value, tuple) else value
