"""What a seat plays for, in one sentence, and how far it is."""

from __future__ import annotations

from functools import lru_cache

from igroteka.core.engine import NOBODY
from igroteka.core.wire import SPECTATOR, Reason
from igroteka.games.golems.rules.tournament import FOR_A_DRAW, FOR_A_WIN
from igroteka.games.golems.scenario import Scenario, read_scenario
from igroteka.games.golems.tables import cell_name
from igroteka.games.golems.view import CupView, GolemsView, GolemView

Args = dict[str, object]


def goal_of(view: GolemsView) -> Reason:
    """What this seat plays for: the goal of the scenario, with what it has of it."""
    args: Args = {"you": "no" if view.seat == SPECTATOR else "yes"}
    if view.cup is not None:
        return _cup(view, view.cup, args)
    match view.goal:
        case "reach":
            return _reach(view, args)
        case "eliminate":
            return _eliminate(view, args)
        case "hill":
            return _hill(view, args)
        case "race":
            return _race(view, args)
        case "home" | "collect":
            return _gather(view, args)
        case _:
            return _last(view, args)


# Parts of the sentences


@lru_cache(maxsize=100)
def _scene(text: str) -> Scenario:
    return read_scenario(text, strict=False)


def _own(view: GolemsView) -> GolemView | None:
    """The seat's golem; none for a spectator, and for who does not play this match."""
    return next((golem for golem in view.golems if golem.owner == view.seat != SPECTATOR), None)


def _players(view: GolemsView) -> list[GolemView]:
    return [golem for golem in view.golems if golem.bot is None]


def _bots(view: GolemsView) -> list[GolemView]:
    return [golem for golem in view.golems if golem.bot is not None]


def _state(view: GolemsView) -> Args:
    """How the seat's golem is: damaged, out of action, or nothing worth telling."""
    own = _own(view)
    if own is None or own.limit is None or own.card == "unchosen":
        return {"own": "none", "damage": 0, "limit": 0}
    return {"own": "out" if own.out == "out" else "damage", "damage": own.damage, "limit": own.limit}


def _score(view: GolemsView) -> Args:
    own = _own(view)
    return {"count": own.score or 0 if own else 0}


def _flags(view: GolemsView) -> tuple[int, ...]:
    """The cells of the goal that are this seat's or everybody's."""
    own = _own(view)
    mine = view.golems.index(own) if own else NOBODY
    return tuple(cell for cell, whose, _ in view.goals if own is None or whose in (mine, NOBODY))


def _last_rules(view: GolemsView) -> tuple[str, ...]:
    return ("GB-185", "GB-186", "GB-R118") if _bots(view) else ("GB-185", "GB-186")


# The goals


def _last(view: GolemsView, args: Args) -> Reason:
    """GB-185, GB-186: the last golem in action, else the fewest damages; Bots count as golems (GB-R118)."""
    args |= _state(view) | {"rounds": view.rounds}
    bots = len(_bots(view))
    if view.extra:
        return Reason("golems-goal-extra", ("GB-R124",), args | {"number": view.extra})
    if len(_players(view)) == 1:
        return Reason("golems-goal-alone", _last_rules(view), args | {"bots": bots})
    ends = dict(view.terms)["end_when_one_player_left"]
    return Reason("golems-goal-last", _last_rules(view), args | {"bots": 0 if ends else bots})


def _reach(view: GolemsView, args: Args) -> Reason:
    """A cell at the end of a Program; the golem of the first seat has to be there."""
    scene, first = _scene(view.scenario), view.golems[0]
    args |= {
        "you": "yes" if view.seat == first.owner else "no",
        "colour": first.colour or "none",
        "cell": cell_name(scene.cells[0]),
        "rounds": view.rounds,
        "undamaged": "yes" if scene.undamaged else "no",
    }
    return Reason("golems-goal-reach", ("GB-130", "GB-148"), args, (scene.cells[0],))


def _eliminate(view: GolemsView, args: Args) -> Reason:
    """All Bots out of action; who plays together wins together."""
    scene, bots = _scene(view.scenario), _bots(view)
    together = len(_players(view)) > 1
    golem = "whole" if scene.undamaged else "action" if scene.surviving else "any"
    args |= _state(view) | {
        "together": "yes" if together else "no",
        "golem": golem,
        "left": len([bot for bot in bots if bot.out == "in-action"]),
        "rounds": view.rounds,
    }
    if args["own"] == "out" and together and view.mode == "cooperative":
        args["own"] = "shared"
    return Reason("golems-goal-bots", ("GB-130", "GB-185", "GB-R118"), args)


def _hill(view: GolemsView, args: Args) -> Reason:
    """Points at the end of every round."""
    args |= _score(view) | {"alone": _scene(view.scenario).alone, "target": view.target, "rounds": view.rounds}
    return Reason("golems-goal-hill", ("GB-130", "GB-186"), args, _flags(view))


def _race(view: GolemsView, args: Args) -> Reason:
    """GB-213, GB-214: who is first at the own cell, or at any of them."""
    cells = _flags(view)
    lying = {cell: thing for cell, thing, _ in view.objects}
    mine = any(whose != NOBODY for _, whose, _ in view.goals)
    args |= {
        "thing": lying.get(cells[0], "flag") if cells else "flag",
        "whose": "one" if len(_players(view)) == 1 else "own" if mine else "any",
        "mode": _mode(view),
    }
    return Reason("golems-goal-race", ("GB-213", "GB-214") if mine else ("GB-213",), args, cells)


def _gather(view: GolemsView, args: Args) -> Reason:
    """GB-213, GB-R132: objects brought home, or collected until none is left."""
    args |= _score(view) | {"object": view.object, "rounds": view.rounds, "target": view.target, "mode": _mode(view)}
    args["left"] = sum(count for _, _, count in view.objects)
    return Reason(f"golems-goal-{view.goal}", ("GB-213", "GB-R132"), args, _flags(view))


def _mode(view: GolemsView) -> str:
    """Children only hear the goal itself; for others the last golem in action wins, too."""
    if view.mode == "kids":
        return "kids"
    return "last" if len(view.golems) > 1 else "alone"


def _cup(view: GolemsView, cup: CupView, args: Args) -> Reason:
    """GB-188: matches of two; a bracket or a league."""
    plays = view.seat in (cup.one, cup.two) and cup.match > 0
    if view.seat == SPECTATOR or cup.over:
        args["you"] = "no"
    elif view.seat in cup.fallen:
        args["you"] = "out"
    else:
        args["you"] = ("extra" if cup.part == "sudden-death" else "playing") if plays else "waiting"
    args |= _state(view) | {"rounds": cup.last}
    if cup.league:
        score = 0 if view.seat == SPECTATOR else cup.scores[view.seat]
        args |= {"count": score, "win": FOR_A_WIN, "draw": FOR_A_DRAW}
    return Reason("golems-goal-league" if cup.league else "golems-goal-bracket", ("GB-188",), args)
