"""What can be asked over HTTP. A handler takes plain data and gives plain data; `app.py` knows the framework."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from igroteka import pages
from igroteka.core import messages as core_messages
from igroteka.core import registry
from igroteka.core.errors import BadInput, IgrotekaError, Refused, UnknownGame, shown
from igroteka.core.messages import LANGUAGES
from igroteka.server import encoding, payload
from igroteka.server.replays import END
from igroteka.server.room import Room
from igroteka.server.seating import Missing

FRAMES = 100  # in one reply


@dataclass(frozen=True)
class Request:
    """A request without its framework."""

    path: Mapping[str, str]  # the named parts of the path
    query: Mapping[str, str]
    key: str  # from the Authorization header
    language: str


@dataclass(frozen=True)
class Reply:
    """Anything but JSON."""

    body: str
    kind: str
    headers: Mapping[str, str] = field(default_factory=dict)


class TooMuch(IgrotekaError):
    """A client asks too often, or sends too much."""

    status = 429


class TooLarge(TooMuch):
    """A body is too long."""

    status = 413


Handler = Callable[[Room, Request, Any], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Handler
    gives: Any  # the class of the reply, or the media type of a Reply
    takes: Any = None  # the class of the body
    status: int = 200
    query: tuple[str, ...] = ()
    keyed: bool = False  # a key is looked at

    @property
    def summary(self) -> str:
        """What it does, in one line."""
        return (self.handler.__doc__ or "").splitlines()[0]


async def build(room: Room, request: Request, body: None) -> payload.Build:
    """Which build of the rules bots think with."""
    return payload.Build(room.workers.build)


async def games(room: Room, request: Request, body: None) -> list[payload.GameInfo]:
    """All games with their options, presets, layouts and bots."""
    return [encoding.game_info(game.name) for game in registry.all_games()]


async def messages(room: Room, request: Request, body: None) -> Reply:
    """The messages of the room and of all games in one language, as Fluent."""
    language = request.path["language"]
    if language not in LANGUAGES:
        raise Missing("room-no-language", value=language, known=", ".join(LANGUAGES))
    registry.all_games()
    return Reply(core_messages.source(language), "text/plain; charset=utf-8")


async def rules(room: Room, request: Request, body: None) -> list[payload.Chapter]:
    """The numbered rules of a game."""
    game, language = request.path["game"], _language(request)
    with _missing():
        return encoding.chapters(game, language)


async def rule(room: Room, request: Request, body: None) -> payload.Paragraph:
    """One paragraph of the rules."""
    game, language = request.path["game"], _language(request)
    with _missing():
        return encoding.paragraph(game, pages.paragraph(game, request.path["rule"], language))


async def guide(room: Room, request: Request, body: None) -> Reply:
    """How to play a game, as Markdown; empty if it has no such page."""
    return Reply(pages.guide(request.path["game"], _language(request)), "text/markdown; charset=utf-8")


async def film(room: Room, request: Request, body: None) -> payload.Film:
    """An example of the rules that can be watched."""
    game, wanted = request.path["game"], request.path["example"]
    found = await asyncio.to_thread(encoding.film, game, wanted)
    if found is None:
        raise Missing("core-no-example", game=game, example=wanted)
    return found


@contextlib.contextmanager
def _missing() -> Iterator[None]:
    """What a game does not have is not there."""
    try:
        yield
    except BadInput as error:
        raise Missing(error.message, **error.arguments) from error


def _language(request: Request) -> str:
    wanted = request.query.get("language", pages.FIRST)
    if wanted not in LANGUAGES:
        raise BadInput("core-bad-argument", what="language", expected=", ".join(LANGUAGES), value=wanted)
    return wanted


async def public(room: Room, request: Request, body: None) -> list[payload.TableInfo]:
    """Tables anybody may join or watch, those with free chairs first."""
    return await room.public()


async def make(room: Room, request: Request, body: payload.NewTable) -> payload.Made:
    """Make a table."""
    return await room.make(body)


async def mine(room: Room, request: Request, body: payload.Mine) -> list[payload.MyTable]:
    """The tables these keys open."""
    return await room.mine(body)


async def info(room: Room, request: Request, body: None) -> payload.TableInfo:
    """One table."""
    return await room.info(request.path["id"], request.key)


async def join(room: Room, request: Request, body: payload.Join) -> payload.Joined:
    """Take a chair, by invitation or an open one."""
    return await room.join(request.path["id"], body)


async def fill(room: Room, request: Request, body: payload.Fill) -> payload.TableInfo:
    """Give an empty chair to a bot."""
    return await room.fill(request.path["id"], request.key, body)


async def invite(room: Room, request: Request, body: payload.Invite) -> payload.ChairKey:
    """A new invitation to an empty chair."""
    return await room.invite(request.path["id"], request.key, body)


async def record(room: Room, request: Request, body: None) -> Reply:
    """The game as a file."""
    id = request.path["id"]
    text = await room.record(id, request.key)
    name = f'attachment; filename="{id}.igroteka.json"'
    return Reply(text, "application/json", {"Content-Disposition": name})


async def told(room: Room, request: Request, body: None) -> payload.Told:
    """What was told at a table that today's rules cannot play again."""
    return await room.told(request.path["id"], request.key)


async def frames(room: Room, request: Request, body: None) -> payload.Frames:
    """Frames of a replay."""
    first, count = _number(request, "first", 0, 10**6), _number(request, "count", 50, FRAMES)
    drawing = request.query.get("drawing", "")
    if drawing and drawing not in LANGUAGES:
        raise BadInput("core-bad-argument", what="drawing", expected=", ".join(LANGUAGES), value=drawing)
    return await room.frames(request.path["id"], request.key, _seat(request), first, count, drawing)


async def sight(room: Room, request: Request, body: None) -> payload.Sight:
    """What the rules could see ahead at a moment of a replay."""
    frame, moment = _number(request, "frame", 0, 10**6), _number(request, "moment", END, 10**6, low=END)
    try:
        of = msgspec.convert(request.query.get("of", ""), payload.Of)
    except msgspec.ValidationError as error:
        raise BadInput("room-bad-request", why=shown(error)) from error
    return await room.sight(request.path["id"], request.key, _seat(request), frame, moment, of)


async def upload(room: Room, request: Request, body: payload.Upload) -> payload.Made:
    """A table from a saved game."""
    return await room.upload(body)


def _seat(request: Request) -> int:
    return _number(request, "seat", -1, 15, low=-1)


def _number(request: Request, name: str, default: int, high: int, low: int = 0) -> int:
    text = request.query.get(name, str(default))
    plain = text.removeprefix("-")
    if not (plain.isascii() and plain.isdecimal() and len(plain) < 9 and low <= int(text) <= high):
        raise BadInput("core-bad-argument", what=name, expected=f"{low} … {high}", value=text)
    return int(text)


TEXT = "text/plain; charset=utf-8"
TABLE = "/api/tables/{id}"
ROUTES = (
    Route("GET", "/api/build", build, payload.Build),
    Route("GET", "/api/games", games, list[payload.GameInfo]),
    Route("GET", "/api/words/{language}", messages, TEXT),
    Route("GET", "/api/guides/{game}", guide, "text/markdown; charset=utf-8", query=("language",)),
    Route("GET", "/api/rules/{game}", rules, list[payload.Chapter], query=("language",)),
    Route("GET", "/api/rules/{game}/{rule}", rule, payload.Paragraph, query=("language",)),
    Route("GET", "/api/examples/{game}/{example}", film, payload.Film),
    Route("GET", "/api/tables", public, list[payload.TableInfo]),
    Route("POST", "/api/tables", make, payload.Made, payload.NewTable, 201),
    Route("POST", "/api/mine", mine, list[payload.MyTable], payload.Mine),
    Route("GET", TABLE, info, payload.TableInfo, keyed=True),
    Route("POST", f"{TABLE}/join", join, payload.Joined, payload.Join),
    Route("POST", f"{TABLE}/fill", fill, payload.TableInfo, payload.Fill, keyed=True),
    Route("POST", f"{TABLE}/invite", invite, payload.ChairKey, payload.Invite, keyed=True),
    Route("GET", f"{TABLE}/record", record, "application/json", keyed=True),
    Route("GET", f"{TABLE}/told", told, payload.Told, keyed=True),
    Route("GET", f"{TABLE}/frames", frames, payload.Frames, query=("seat", "first", "count", "drawing"), keyed=True),
    Route("GET", f"{TABLE}/sight", sight, payload.Sight, query=("seat", "frame", "moment", "of"), keyed=True),
    Route("POST", "/api/uploads", upload, payload.Made, payload.Upload, 201),
)


def status_of(error: IgrotekaError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, TooMuch):
        return error.status
    if isinstance(error, Missing | UnknownGame):
        return 404
    return 409 if isinstance(error, Refused) else 400


def problem(error: IgrotekaError, language: str) -> payload.Problem:
    """What was wrong, as a message and as one sentence."""
    cited = list(error.reason.rules) if isinstance(error, Refused) else []
    args = {name: v if isinstance(v, int) else str(v) for name, v in error.arguments.items()}
    return payload.Problem(error.message, args, cited, error.say(language))


def read_body(route: Route, data: bytes) -> Any:
    """The body of a request, checked for type, length and range."""
    if route.takes is None:
        return None
    try:
        return msgspec.json.decode(data, type=route.takes)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("room-bad-request", why=shown(error)) from error
