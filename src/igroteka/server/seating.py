"""Chairs of a table: who gets one, under which name, and with which key."""

from __future__ import annotations

import secrets
from typing import Any

from igroteka.bots.base import make_bot
from igroteka.core.errors import BadInput, BadSetup, IgrotekaError, Refused
from igroteka.core.game import Game
from igroteka.core.table import LONGEST_NAME
from igroteka.core.wire import Reason, Seat
from igroteka.server import history, payload
from igroteka.server.history import Seated
from igroteka.server.live import LiveTable

BOT_NAMES = ("Ada", "Blaise", "Curie", "Dirac", "Euler", "Fermi", "Gauss", "Hypatia")
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # of table ids


class Missing(IgrotekaError):
    """There is no such table, or the key does not open it: which of the two is not told."""


def new_id() -> str:
    """The name of a table: short enough to be read out, long enough not to be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_key() -> str:
    """128 random bits: the right to a chair."""
    return secrets.token_urlsafe(16)


def seated(game: Game[Any, Any], wanted: payload.ChairWanted, names: list[str]) -> Seated:
    """A chair as it was wished for; `names` are taken."""
    match wanted.kind:
        case "me":
            return Seated("person", name=free_name(wanted.name, names), taken=True)
        case "bot":
            make_bot(wanted.bot, game, 0)  # refuses a level that does not exist
            return Seated("bot", name=bot_name(names), bot=wanted.bot, taken=True)
        case kind:
            return Seated(kind)


def chair_for(table: LiveTable, hashed: str) -> Seat:
    """The chair of an invitation; without one, an open chair."""
    if hashed:
        right = table.keys.get(hashed)
        if right is None or right.role != "invitation":
            raise Missing("room-bad-invitation")
        return right.seat
    if not table.setup.public:
        raise Missing("room-no-table")
    for wanted in (lambda c: not c.taken, lambda c: c.away):  # an empty chair, else one whose player has left
        for seat, chair in enumerate(table.chairs):
            if chair.kind == "open" and table.stage != "over" and wanted(chair):
                return seat
    raise Refused(Reason("room-no-chair", ()))


def begin(table: LiveTable, chairs: list[Seated]) -> list[history.Row]:
    """The row with which the game begins, if all chairs are taken and it has not begun."""
    if table.stage != "waiting" or not all(chair.taken for chair in chairs):
        return []
    return [history.Began([chair.name for chair in chairs])]


def seed_of(text: str) -> str:
    """The seed that was wished for, or a secret one."""
    if text and not text.isprintable():
        raise BadSetup("core-bad-seed")
    return text or secrets.token_hex(16)


def free_name(name: str, taken: list[str]) -> str:
    """A name nobody else at the table has."""
    name = name.strip()
    if not name or not name.isprintable():
        raise BadInput("room-bad-name", length=LONGEST_NAME)
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name[: LONGEST_NAME - 5]} {number}"
    return found


def bot_name(taken: list[str]) -> str:
    """A name for a bot that nobody else at the table has."""
    return next((name for name in BOT_NAMES if name not in taken), free_name(BOT_NAMES[0], taken))
