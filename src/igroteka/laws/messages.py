"""Law about messages: everything a game tells can be told in four languages."""

from __future__ import annotations

from igroteka.core.game import Text
from igroteka.core.messages import LANGUAGES, errors_of, has, of_kind, spelled, variables
from igroteka.laws.case import Case, positions, walk


def _wanted(case: Case) -> list[str]:
    """Every message a game needs."""
    game = case.game
    name = game.name
    wanted = [f"{name}-name", f"{name}-about", *game.rules.questions, *game.reasons]
    wanted += [of_kind(event.kind) for event in game.events]
    wanted += sorted({f"{name}-{game.notation.label(action.word)[0]}" for action in game.rules.actions})
    for option in game.meta.options:
        wanted.append(f"{name}-option-{option.name}".replace("_", "-"))
        wanted += [f"{name}-option-{option.name}-{value}".replace("_", "-") for value in getattr(option, "values", ())]
        wanted += [scene.title for scene in option.scenes()] if isinstance(option, Text) and option.scenes else []
    wanted += [f"{name}-preset-{preset}".replace("_", "-") for preset in game.meta.presets]
    wanted += [message for piece in game.pieces for message in (piece.title, piece.help)]
    return wanted


def messages(case: Case) -> None:
    """Every message exists in four languages with the same arguments, and everything told can be said."""
    for message in _wanted(case):
        for language in LANGUAGES:
            if not has(language, message):
                raise case.broken("messages", f"{language}.ftl has no message {message}")
            if variables(language, message) != variables("en", message):
                raise case.broken("messages", f"{message} has other arguments in {language} than in en")
    game = case.game
    for table, seat, action in walk(case, "messages"):
        said = [(f"{game.name}-{game.notation.label(action.word)[0]}", game.notation.label(action.word)[1])]
        for other in game.rules.actions[:: max(1, len(game.rules.actions) // 50)]:
            reason = table.why_not(seat, other)
            if reason is not None:
                said.append((reason.message, reason.args))
        if game.goal is not None:
            goal = game.goal(table.view(seat))
            said.append((goal.message, goal.args))
        _can_be_said(case, said)
    *_, table = positions(case, "words")
    for event in table.log:
        if not event.rules and not event.kind.startswith("core."):
            raise case.broken("messages", f"the event {event.kind} names no rule")
        if type(event) not in game.events:
            raise case.broken("messages", f"the event {event.kind} is not among the game's events")
        _can_be_said(case, [(of_kind(event.kind), {"player": "?"} | game.notation.args(event))])


def _can_be_said(case: Case, said: list[tuple[str, dict[str, object]]]) -> None:
    for message, args in said:
        for language in LANGUAGES:
            if problem := errors_of(language, message, spelled(language, case.game.name, args)):
                raise case.broken("messages", f"{message} cannot be said in {language}: {problem}")
