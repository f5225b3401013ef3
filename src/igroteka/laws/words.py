"""Law about words: everything a game tells can be told in four languages."""

from __future__ import annotations

from igroteka.core.words import LANGUAGES, errors_of, has, of_kind, variables
from igroteka.laws.case import Case, walk


def messages(case: Case) -> list[str]:
    """Every message a game needs."""
    game = case.game
    name = game.name
    wanted = [f"{name}-name", *game.rules.questions, *game.reasons, *(of_kind(event.kind) for event in game.events)]
    wanted += sorted({f"{name}-{game.notation.label(action.word)[0]}" for action in game.rules.actions})
    for option in game.meta.options:
        wanted.append(f"{name}-option-{option.name}".replace("_", "-"))
        wanted += [f"{name}-option-{option.name}-{value}".replace("_", "-") for value in getattr(option, "values", ())]
    wanted += [f"{name}-preset-{preset}".replace("_", "-") for preset in game.meta.presets]
    return wanted


def words(case: Case) -> None:
    """Every message exists in four languages with the same arguments, and everything told can be said."""
    for message in messages(case):
        for language in LANGUAGES:
            if not has(language, message):
                raise case.broken("words", f"{language}.ftl has no message {message}")
            if variables(language, message) != variables("en", message):
                raise case.broken("words", f"{message} has other arguments in {language} than in en")
    game, told = case.game, 0
    for table, seat, action in walk(case, "words"):
        happened, told = table.log[told:], len(table.log)
        said = [(f"{game.name}-{game.notation.label(action.word)[0]}", game.notation.label(action.word)[1])]
        for event in happened:
            if not event.rules and not event.kind.startswith("core."):
                raise case.broken("words", f"the event {event.kind} names no rule")
            said.append((of_kind(event.kind), {"player": "?"} | game.notation.args(event)))
        for other in game.rules.actions[:: max(1, len(game.rules.actions) // 50)]:
            reason = table.why_not(seat, other)
            if reason is not None:
                said.append((reason.message, reason.args))
        for message, args in said:
            for language in LANGUAGES:
                if problem := errors_of(language, message, args):
                    raise case.broken("words", f"{message} cannot be said in {language}: {problem}")
