"""Which games there are: our own packages in `igroteka.games` and plug-ins that register an entry point."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from igroteka.core.errors import IgrotekaError, UnknownGame
from igroteka.core.game import Game
from igroteka.core.messages import add_folder, add_maker

GROUP = "igroteka.games"

AnyGame = Game[Any, Any]


@cache
def _places() -> dict[str, str]:
    """The module of each game by name; a plug-in cannot take the place of one of ours."""
    places = {point.name: point.value.partition(":")[0].strip() for point in entry_points(group=GROUP)}
    package = import_module(GROUP)
    places |= {m.name: f"{GROUP}.{m.name}" for m in pkgutil.iter_modules(package.__path__) if m.ispkg}
    return dict(sorted(places.items()))


def names() -> tuple[str, ...]:
    """The names of all games that can be played here."""
    return tuple(_places())


def get(name: str) -> AnyGame:
    """The game of this name."""
    places = _places()
    if not isinstance(name, str) or name not in places:
        raise UnknownGame("core-unknown-game", game=name, known=", ".join(places))
    return _load(name, places[name])


@cache
def _load(name: str, place: str) -> AnyGame:
    try:
        game = import_module(place).GAME
    except IgrotekaError:  # it says itself what is wrong
        _add_words(place)
        raise
    except Exception as error:  # whatever a plug-in does wrong, the other games can be played
        raise UnknownGame("core-broken-game", game=name, why=f"{type(error).__name__}: {error}") from error
    if not isinstance(game, Game) or game.name != name:
        raise UnknownGame("core-broken-game", game=name, why=f"{place}.GAME")
    add_folder(game.folder / "locale")
    if game.messages is not None:
        add_maker(game.messages)
    return game


def _add_words(place: str) -> None:
    """The messages of a game that cannot be loaded: it may have said why."""
    found = find_spec(place)
    if found is not None and found.origin is not None:
        add_folder(Path(found.origin).parent / "locale")


def all_games() -> list[AnyGame]:
    """Every game that can be loaded; `broken` tells of the others."""
    lost = broken()
    return [get(name) for name in names() if name not in lost]


def broken() -> dict[str, IgrotekaError]:
    """What is wrong with the games that cannot be loaded."""
    found = {}
    for name in names():
        try:
            get(name)
        except IgrotekaError as error:
            found[name] = error
    return found
