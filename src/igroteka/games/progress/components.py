"""What the page must know of the components: cards, tracks and prizes as plain data."""

from __future__ import annotations

from igroteka.games.progress.box import (
    EFFECT_NAMES,
    GROUP_NAMES,
    KIND_NAMES,
    KNOWLEDGE,
    NONE,
    PLAYERS,
    POWER,
    POWER_NAMES,
    SKILL,
    SKILL_NAMES,
    SYMBOL_NAMES,
    TOKEN,
    Effect,
    Line,
)
from igroteka.games.progress.tables import BOX, TECH_NAMES, TITLE_FROM, TITLES


def components() -> dict[str, object]:
    """The box. Technologies, personalities and achievements are in the order of their numbers."""
    return {
        "technologies": [
            {
                "id": card.id,
                "age": card.age,
                "type": card.kind,
                "lines": [_line(line) for line in card.lines],
                "skill": card.skill,
                "token": card.token,
                "power": card.power,
                "points": card.points,
                "perFive": card.per_five,
                "worth": card.worth,
                "symbol": card.symbol,
                "copies": [sum(card.copies[:players]) for players in range(1, PLAYERS + 1)],
                "source": card.source,
            }
            for card in BOX.technologies
        ],
        "personalities": [
            {
                "id": card.id,
                "group": card.group,
                "order": card.order,
                "points": card.points,
                "lasting": [_effect(effect) for effect in card.lasting],
                "heritage": [_effect(effect) for effect in card.heritage],
            }
            for card in BOX.personalities
        ],
        "achievements": [
            {
                "id": card.id,
                "age": card.age,
                "points": card.points,
                "prices": [_line(line) for line in card.prices],
                "benefits": [_effect(effect) for effect in card.benefits],
            }
            for card in BOX.achievements
        ],
        "skills": [
            {"id": name, "values": BOX.values[skill], "points": BOX.passed[skill]}
            for skill, name in enumerate(SKILL_NAMES)
        ],
        "drops": BOX.drops,
        "powers": [
            {"id": name, "places": BOX.places[track], "solo": BOX.solo[track]} for track, name in enumerate(POWER_NAMES)
        ],
        "kinds": KIND_NAMES,
        "groups": GROUP_NAMES,
        "symbols": SYMBOL_NAMES,
        "titles": [{"id": name, "from": least} for name, least in zip(TITLES, [NONE, *TITLE_FROM], strict=True)],
    }


def _line(line: Line) -> dict[str, int]:
    before = TECH_NAMES.index(line.before) if line.before else NONE
    return {"kind": line.kind, "amount": line.amount, "before": before}


def _effect(effect: Effect) -> dict[str, object]:
    names = {SKILL: SKILL_NAMES, KNOWLEDGE: KIND_NAMES, TOKEN: KIND_NAMES, POWER: POWER_NAMES}.get(effect.what, [])
    return {
        "what": EFFECT_NAMES[effect.what],
        "which": names[effect.which] if names else "",
        "amount": effect.amount,
    }
