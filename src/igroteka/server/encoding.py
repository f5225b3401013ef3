"""From what a table tells to what travels: wire classes, and what `Game.look` works out from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from igroteka import examples, pages
from igroteka.bots.base import bot_names
from igroteka.core import registry
from igroteka.core.changes import Compared, differences
from igroteka.core.errors import shown
from igroteka.core.game import Choice, Flag, Game, Number, Option, Text
from igroteka.core.moments import Moment
from igroteka.core.notation import Notation, players_in
from igroteka.core.table import Table
from igroteka.core.wire import SPECTATOR, Event, Reason, Seat, View
from igroteka.server import payload

encode = msgspec.json.Encoder().encode


def raw(value: object) -> msgspec.Raw:
    """A value as JSON that is not looked into again."""
    return msgspec.Raw(encode(value))


NOTHING = raw(None)


def event(game: Game[Any, Any], number: int, happened: Event) -> payload.NumberedEvent:
    """An event for the page."""
    if not isinstance(happened, Event):
        raise TypeError(f"{type(happened).__name__} may not travel")
    return payload.NumberedEvent(number, happened.kind, list(happened.rules), *_parts(game.notation, happened))


@lru_cache(maxsize=20_000)  # the same things happen again and again, and are told to many
def _parts(notation: Notation[Any, Any], event: Any) -> tuple[msgspec.Raw, msgspec.Raw, dict[str, list[int]]]:
    """The fields of an event, the arguments of its sentence, and which of these are players."""
    seats = {name: list(players) for name, players in players_in(event).items()}
    args = {name: value for name, value in notation.args(event).items() if name not in seats}
    return raw(event), raw(args), seats


def reason(found: Reason) -> payload.Reason:
    """A reason for the page."""
    args = {name: _plain(value) for name, value in found.args.items()}
    return payload.Reason(found.message, args, list(found.rules), list(found.cells))


def _plain(value: object) -> str | int:
    said = shown(value)
    return said if isinstance(said, int) else str(said)


def answers(table: Table, seat: Seat) -> list[payload.Answer]:
    """The legal answers with the messages that say them."""
    return [_answer(table.game.name, table.game.notation, action.word) for action in table.legal(seat)]


@lru_cache(maxsize=20_000)
def _answer(game: str, notation: Notation[Any, Any], word: str) -> payload.Answer:
    message, args = notation.label(word)
    return payload.Answer(word, f"{game}-{message}", {name: _plain(value) for name, value in args.items()})


def view(found: View) -> msgspec.Raw:
    """A view for the page."""
    if not isinstance(found, View):
        raise TypeError(f"{type(found).__name__} may not travel")
    return raw(found)


def moments(
    game: Game[Any, Any], number: int, before: View, happened: Sequence[Moment], compared: Compared | None = None
) -> list[payload.Moment]:
    """Moments for the page, which has the view before them; `number` is that of the first event."""
    found = []
    for moment in happened:
        events = [event(game, at, each) for at, each in enumerate(moment.events, number)]
        found.append(payload.Moment(events, differences(before, moment.view, compared)))
        number, before = number + len(events), moment.view
    return found


def full_update(table: Table, seat: Seat, since: int, drawing: str = "") -> tuple[payload.Update, View]:
    """All that a seat needs to go on, if it has the events before `since` and nothing else; and its view."""
    first = min(since, table.event_count(seat))
    events = [event(table.game, number, each) for number, each in table.events(seat, first)]
    seen = table.view(seat)
    missed = [payload.Moment(events, [])] if events else []
    return _update(table, seen, first, missed, view(seen), drawing), seen


def next_update(
    table: Table, before: View, happened: Sequence[Moment], drawing: str = "", compared: Compared | None = None
) -> tuple[payload.Update, View]:
    """What a seat needs to go on from a view it has, if this is all that has happened since; and its view then."""
    seat = before.seat
    first = table.event_count(seat) - sum(len(moment.events) for moment in happened)
    seen = happened[-1].view if happened else before
    news = moments(table.game, first, before, happened, compared)
    return _update(table, seen, first, news, NOTHING, drawing), seen


def _update(
    table: Table, seen: View, first: int, happened: list[payload.Moment], whole: msgspec.Raw, drawing: str
) -> payload.Update:
    seat, legal = seen.seat, answers(table, seen.seat)
    end = table.game.meta.turn_end
    return payload.Update(
        number=table.event_count(seat),
        first=first,
        moments=happened,
        view=whole,
        asked=list(table.asked),
        prompt=table.prompt(seat),
        question=table.question(seat),
        legal=legal,
        undo=seat != SPECTATOR and table.why_not_undo(seat) is None,
        turn=0 if seat == SPECTATOR else table.turn_so_far(seat),
        end=end if any(answer.word == end for answer in legal) else "",
        goal=None if table.game.goal is None else reason(table.game.goal(seen)),
        sight=raw(table.game.look(seen)),
        drawing=table.game.notation.draw(seen, drawing) if drawing else "",
        over=table.over,
        winners=table.winners if table.over else [],
        scores=table.scores if table.over else [],
    )


def chapters(name: str, language: str) -> list[payload.Chapter]:
    """The numbered rules of a game."""
    return [
        payload.Chapter(chapter.title, chapter.level, [paragraph(name, item) for item in chapter.items])
        for chapter in pages.page(name, language)
    ]


def paragraph(name: str, found: pages.Paragraph | str) -> payload.Paragraph:
    """A paragraph of the rules with the examples that show it; or what stands between paragraphs."""
    if isinstance(found, str):
        return payload.Paragraph("", "", found, pages.FIRST, [])
    shown = list(examples.that_show(name, found.id)) if name in registry.names() else []
    return payload.Paragraph(found.id, found.title, found.text, found.language, shown)


def film(name: str, id: str) -> payload.Film | None:
    """An example that can be watched; None if there is none of this id."""
    return _film(name, id) if id in examples.of_game(name) else None


@lru_cache(maxsize=4_000)  # of ids that there are: those that a stranger makes up are not kept
def _film(name: str, id: str) -> payload.Film:
    game = registry.get(name)
    example = examples.of_game(name)[id]
    shown = examples.film(game, example)
    view_now, number, acts = shown.start, 0, []
    for act in shown.acts:
        view_now = act.view or view_now
        acts.append(
            payload.Act(
                act.seat,
                _answer(name, game.notation, act.word) if act.word else None,
                moments(game, number, view_now, act.moments),
                None if act.refused is None else reason(act.refused),
                NOTHING if act.view is None else view(act.view),
            )
        )
        number += sum(len(moment.events) for moment in act.moments)
        view_now = act.moments[-1].view if act.moments else view_now
    names = list(shown.names)
    return payload.Film(id, example.title, list(example.rules), shown.seat, names, view(shown.start), acts)


@cache
def game_info(name: str) -> payload.GameInfo:
    """A game as a form for a new table needs it."""
    game = registry.get(name)
    return payload.GameInfo(
        name=game.name,
        prefix=game.meta.prefix,
        seats=list(game.meta.seats),
        turn_end=game.meta.turn_end,
        hidden=game.meta.hidden,
        options=[_option_info(option) for option in game.meta.options if option.name not in game.meta.unlisted],
        presets=[payload.PresetInfo(name, values(preset)) for name, preset in game.meta.presets.items()],
        scenes=[scene for option in game.meta.options for scene in _scenes(option)],
        bots=list(bot_names(game)),
        pieces=[payload.PieceInfo(p.kind, p.name, p.title, p.help) for p in game.pieces],
        box=raw(None if game.box is None else game.box()),
    )


def values(options: Mapping[str, object]) -> dict[str, payload.Value]:
    """Options as they travel: flags, numbers and texts."""
    return {name: value if isinstance(value, bool | int) else str(value) for name, value in options.items()}


def _option_info(option: Option) -> payload.OptionInfo:
    kind: payload.OptionKind = "text"
    values: tuple[str, ...] = ()
    low = high = 0
    match option:
        case Flag():
            kind = "flag"
        case Choice():
            kind, values = "choice", option.values
        case Number():
            kind, low, high = "number", option.low, option.high
    return payload.OptionInfo(option.name, kind, option.default, list(values), low, high)


def _scenes(option: Option) -> list[payload.SceneInfo]:
    if not isinstance(option, Text) or option.scenes is None:
        return []
    return [
        payload.SceneInfo(option.name, s.value, s.title, values(s.needs), raw(s.view), list(s.seats))
        for s in option.scenes()
    ]
