"""The names of cards, as messages in all languages: they stand in the data files."""

from __future__ import annotations

from igroteka.games.progress.tables import BOX


def messages(language: str) -> str:
    """Messages that name a technology by $card, $first, $other, a personality by $person, an achievement by $feat."""
    cards = {card.id: card.names[language] for card in BOX.technologies}
    persons = {card.id: card.names[language] for card in BOX.personalities}
    feats = {card.id: card.names[language] for card in BOX.achievements}
    made = [_message(argument, cards) for argument in ("card", "first", "other")]
    return "\n".join([*made, _message("person", persons), _message("feat", feats)])


def _message(argument: str, names: dict[str, str]) -> str:
    rows = [f"progress-{argument} = {{ ${argument} ->"]
    rows += [f"    [{id}] {_escaped(name)}" for id, name in names.items()]
    return "\n".join([*rows, f"   *[unknown] {{ ${argument} }}", "}", ""])


def _escaped(name: str) -> str:
    """A name in which nothing means anything to Fluent."""
    signs = {"{": '{"{"}', "}": '{"}"}', "[": '{"["}', "*": '{"*"}', ".": '{"."}'}
    return "".join(signs.get(sign, sign) for sign in name)
