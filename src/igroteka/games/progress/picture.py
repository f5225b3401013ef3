"""The table as a picture of characters."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap

from igroteka.core.messages import tr
from igroteka.games.progress.box import (
    AGE_NAMES,
    END,
    KINDS,
    LINES,
    NONE,
    POWER_NAMES,
    PRICES,
    QUICK_SKILL,
    SKILL_NAMES,
    TYPES,
)
from igroteka.games.progress.tables import (
    AGE,
    BRINGS,
    DROPS,
    FEAT_NAMES,
    LETTERS,
    LINE_AMOUNT,
    LINE_BEFORE,
    LINE_TYPE,
    POINTS,
    PRICE_AMOUNT,
    PRICE_BEFORE,
    PRICE_COUNT,
    PRICE_TYPE,
    RAISES,
    STEPS,
    SYMBOL,
    TECH_NAMES,
    TYPE,
    VALUES,
)
from igroteka.games.progress.view import PlayerView, ProgressView

WIDTH = 80
Say = Callable[..., str]


def draw(view: ProgressView, language: str) -> str:
    """Ages and decks, players, and the own hand with prices."""

    def say(message: str, **args: object) -> str:
        return tr(language, f"progress-{message}", args)

    lines = [*_ages(view, say), "", *_power(view, say), ""]
    for seat in view.order:
        lines += [*_player(view, seat, say), ""]
    lines += _turn(view, say)
    if view.hand:
        lines += [say("draw-hand"), *(f"  {line}" for card in view.hand for line in _card(TECH_NAMES.index(card), say))]
    lines += ["", *wrap(say("draw-legend"), WIDTH)]
    return "\n".join(lines)


def _ages(view: ProgressView, say: Say) -> list[str]:
    """Every age in use: its deck, its discard pile, and what it takes to begin."""
    last = view.last_age
    lines = [say("draw-age", age=AGE_NAMES[view.age], turn=view.turn)]
    for age in range(1, last + 1):
        if view.age_states[age] == "gone":
            lines.append("  " + say("draw-age-gone", age=AGE_NAMES[age]))
            continue
        pile = view.pile[age]
        top = say("card", card=pile[-1]) if pile else "–"
        message = "draw-deck" if view.age_states[age] == "open" else "draw-deck-closed"
        lines.append(
            "  " + say(message, age=AGE_NAMES[age], deck=view.deck_size[age], pile=view.pile_size[age], top=top)
        )
    symbol = view.age + 1
    name = AGE_NAMES[symbol if view.age < last else END]
    lines.append("  " + say("draw-tokens", count=view.symbols_left[symbol], symbol=name))
    if view.time:
        cards = ", ".join(say("card", card=card) for card in view.time)
        lines += wrap(say("draw-time", count=len(view.time), cards=cards), WIDTH, subsequent_indent="    ")
    if view.achievement is not None:
        lines.append(_feat(view, view.achievement, say))
    return lines


def _feat(view: ProgressView, feat: str, say: Say) -> str:
    """The current achievement with its prices."""
    number = FEAT_NAMES.index(feat)
    prices = []
    for price in range(int(PRICE_COUNT[number])):
        row = number * PRICES + price
        text = _line(int(PRICE_TYPE[row]), int(PRICE_AMOUNT[row]), int(PRICE_BEFORE[row]), say)
        payer = view.paid[price]
        prices.append(f"{price + 1}: {text}" + (f" [{_colour(view.players[payer], say)}]" if payer >= 0 else ""))
    return say("draw-feat", feat=say("feat", feat=feat), prices="; ".join(prices), left=len(view.under))


def _power(view: ProgressView, say: Say) -> list[str]:
    """The three power tracks with everybody's position."""
    lines = []
    for track, name in enumerate(POWER_NAMES):
        places = "  ".join(f"{_colour(player, say)} {player.power[track]}" for player in view.players)
        lines.append(f"{say('power', power=name):<14} {places}")
    return lines


def _player(view: ProgressView, seat: int, say: Say) -> list[str]:
    player = view.players[seat]
    tokens = "".join(LETTERS[kind] * player.tokens[kind] for kind in range(KINDS)) or "–"
    grey = "".join(LETTERS[kind].lower() * player.grey[kind] for kind in range(KINDS))
    lines = [
        say(
            "draw-player",
            sign="→" if seat == view.on_turn else " ",
            colour=player.colour,
            points=player.sheet.total,
            cards=sum(player.backs),
            tokens=f"{tokens} {grey}".strip(),
        )
    ]
    values = [f"{say('skill', skill=name)} {_value(player, skill)}" for skill, name in enumerate(SKILL_NAMES)]
    lines += wrap("  ".join(values), WIDTH, initial_indent="    ", subsequent_indent="    ")
    for kind in range(TYPES):
        cards = [say("card", card=card) for card in player.active if TYPE[TECH_NAMES.index(card)] == kind]
        if cards:
            text = f"{LETTERS[kind]}: {', '.join(cards)}"
            lines += wrap(text, WIDTH, initial_indent="    ", subsequent_indent="       ")
    if player.developing:
        cards = [f"{say('card', card=each.card)} {'■' * each.cubes}" for each in player.developing]
        lines.append("    " + say("draw-developing", cards=", ".join(cards)))
    if player.persons:
        names = [(say("person", person=each.person), each.up) for each in player.persons]
        lines.append("    " + say("draw-persons", names=", ".join(name if up else f"({name})" for name, up in names)))
    if player.owns:
        names_owned = ", ".join(say("feat", feat=feat) for feat in player.owns)
        lines.append("    " + say("draw-owns", names=names_owned))
    return lines


def _colour(player: PlayerView, say: Say) -> str:
    return say("colour", colour=player.colour)


def _value(player: PlayerView, skill: int) -> str:
    level = player.levels[skill]
    value = str(int(VALUES[skill][level]))
    return f"{value}/{int(DROPS[level])}" if skill == QUICK_SKILL else value


def _turn(view: ProgressView, say: Say) -> list[str]:
    """Actions left, the pool, and what is being paid."""
    if view.ending is not None:
        return []
    pool = "".join(LETTERS[kind] * view.pool[kind] for kind in range(KINDS)) or "–"
    lines = [say("draw-actions", left=view.actions_left, actions=view.actions, pool=pool)]
    if view.paying is not None or view.price is not None:
        due = "".join(LETTERS[kind] * view.due[kind] for kind in range(TYPES)) or "–"
        what = say("card", card=view.paying) if view.paying is not None else str((view.price or 0) + 1)
        lines.append(say("draw-paying", what=what, due=due))
    return lines


def _card(card: int, say: Say) -> list[str]:
    """A card of the hand: age and type, name, benefits, points, symbol; below them the price."""
    rows = range(card * LINES, (card + 1) * LINES)
    price = [
        _line(int(LINE_TYPE[row]), int(LINE_AMOUNT[row]), int(LINE_BEFORE[row]), say)
        for row in rows
        if LINE_AMOUNT[row]
    ]
    gains = []
    if RAISES[card] != NONE:
        gains.append(f"{say('skill', skill=SKILL_NAMES[RAISES[card]])} +1")
    if BRINGS[card] != NONE:
        gains.append(f"({LETTERS[BRINGS[card]]})")
    for track, name in enumerate(POWER_NAMES):
        if STEPS[card * 3 + track]:
            gains.append(f"{say('power', power=name)} +{int(STEPS[card * 3 + track])}")
    if POINTS[card]:
        gains.append(f"★{int(POINTS[card])}")
    if SYMBOL[card]:
        gains.append(f"<{AGE_NAMES[int(SYMBOL[card])]}>")
    head = f"{AGE_NAMES[int(AGE[card])]:<3} {LETTERS[TYPE[card]]} {say('card', card=TECH_NAMES[card]):<26}"
    return [f"{head} {'  '.join(gains)}", f"      {'; '.join(price)}"]


def _line(kind: int, amount: int, before: int, say: Say) -> str:
    """A price line: 3 S / Calendar."""
    return f"{amount} {LETTERS[kind]}" + (f" / {say('card', card=TECH_NAMES[before])}" if before != NONE else "")
