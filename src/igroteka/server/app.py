"""The room behind Starlette: the only module that knows the framework."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import re
import socket as network
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request as WebRequest
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, WebSocketRoute
from starlette.routing import Route as WebRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from igroteka.core.errors import IgrotekaError, Refused
from igroteka.core.messages import LANGUAGES
from igroteka.core.wire import Reason
from igroteka.server import handlers, openapi, payload
from igroteka.server.compiling import compile_in_background, is_worth_while
from igroteka.server.handlers import Request, Route, TooLarge, TooMuch
from igroteka.server.limits import Buckets
from igroteka.server.metrics import metrics
from igroteka.server.room import Room
from igroteka.server.seating import Missing
from igroteka.server.settings import Settings
from igroteka.server.sockets import Socket, converse, problem
from igroteka.server.sqlite import SqliteStore
from igroteka.server.workers import Workers

STATIC = Path(__file__).parents[1] / "static"
SWEEP = 60.0  # seconds between two looks for tables nobody is at
QUARTER = 15 * 60  # seconds for which made tables are counted
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

log = logging.getLogger("igroteka.room")
_encode = msgspec.json.Encoder().encode


class SecurityMiddleware:
    """Everything passes here first: where a request comes from, how often, and the headers of every reply."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(settings.limits.requests, 4 * settings.limits.requests)
        self.hosts = {urlsplit(origin).netloc for origin in settings.origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        error: IgrotekaError | None = None
        status = 403
        if not self._is_ours(headers.get("host", "")) or not self._same_origin(headers):
            error = Refused(Reason("room-wrong-origin", ()))
        elif scope["type"] == "http" and scope["path"].startswith("/api") and not self.requests.take(client_of(scope)):
            error, status = TooMuch("room-too-fast"), 429
        if error is None:
            await self.app(scope, receive, self._with_headers(send))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
        else:
            await _problem(error, language_of(headers), status)(scope, receive, self._with_headers(send))

    def _is_ours(self, host: str) -> bool:
        """Whether a request means us: names of others that point to this machine are refused."""
        name = _name_in(f"//{host}")
        known = {"localhost", self.settings.host, network.gethostname().lower()}
        return host in self.hosts or name in known or _is_address(name)

    def _same_origin(self, headers: dict[str, str]) -> bool:
        origin = headers.get("origin")
        return origin is None or origin in self.settings.origins or origin.partition("://")[2] == headers.get("host")

    def _with_headers(self, send: Send) -> Send:
        extra = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        return with_headers


def _name_in(address: str) -> str:
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def client_of(scope: Scope) -> str:
    """Who is asking: an address."""
    return str(scope["client"][0]) if scope.get("client") else "-"


def language_of(headers: dict[str, str]) -> str:
    """The language of a client, for sentences of errors."""
    for part in headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def _json(value: object, status: int = 200) -> Response:
    return Response(_encode(value), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def _problem(error: IgrotekaError, language: str, status: int) -> Response:
    return _json(handlers.problem(error, language), status)


class Web:
    """The room with its doors to HTTP and sockets."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.room: Room
        self.making = Buckets(settings.limits.tables / QUARTER, settings.limits.tables)
        self.sockets: Counter[str] = Counter()  # open, by client

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Open the room, keep it tidy, close it."""
        store, workers = SqliteStore(self.settings.database), Workers(self.settings.workers)
        self.room = Room(store, workers, self.settings.limits)
        compiles = self.settings.compiles and is_worth_while()
        tidy = asyncio.create_task(self._tidy())
        warm = asyncio.create_task(compile_in_background(workers) if compiles else workers.warm())
        try:
            yield
        finally:
            for task in (tidy, warm):
                task.cancel()
            await asyncio.gather(tidy, warm, return_exceptions=True)
            await self.room.close()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.room.evict_idle()

    # HTTP

    def endpoint(self, route: Route) -> Callable[[WebRequest], Awaitable[Response]]:
        """A handler for the framework."""

        async def handle(request: WebRequest) -> Response:
            language = language_of(dict(request.headers))
            try:
                return await self._handle(route, request, language)
            except IgrotekaError as error:
                return _problem(error, language, handlers.status_of(error))
            except Exception:  # whatever fails is logged; the client gets a sentence, never a traceback
                log.exception("%s %s failed", route.method, route.path)
                return _problem(IgrotekaError("room-broken"), language, 500)

        return handle

    async def _handle(self, route: Route, request: WebRequest, language: str) -> Response:
        client = client_of(request.scope)
        data = await self._body(request, route)
        key = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
        asked = Request(request.path_params, request.query_params, key[:64], language)
        body = handlers.read_body(route, data)
        if route.status == 201 and not self.making.take(client):
            raise TooMuch("room-too-many-tables")
        given = await route.handler(self.room, asked, body)
        if isinstance(given, handlers.Reply):
            return Response(given.body, 200, dict(given.headers), given.kind)
        return _json(given, route.status)

    async def _body(self, request: WebRequest, route: Route) -> bytes:
        limits = self.settings.limits
        most = limits.upload if route.takes is payload.Upload else limits.body
        data = b""
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise TooLarge("room-too-large", limit=most // 1024)
        return data

    # sockets

    async def talk(self, web: WebSocket) -> None:
        """One socket: what comes in goes to the conversation, what it says goes out."""
        client = client_of(web.scope)
        await web.accept()
        socket = Socket(self.settings.limits.waiting)
        sending = asyncio.create_task(self._send_all(web, socket))
        self.sockets[client] += 1
        try:
            if self.sockets[client] > self.settings.limits.sockets:
                socket.close(problem(TooMuch("room-too-many-sockets")), False)
            else:
                await converse(self.room, web.path_params["id"], socket, _texts(web))
            socket.end()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(sending), 5)
        finally:
            self.sockets[client] -= 1
            if not self.sockets[client]:
                del self.sockets[client]
            sending.cancel()

    async def _send_all(self, web: WebSocket, socket: Socket) -> None:
        """Send what is waiting, then close."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (text := await socket.next()) is not None:
                await web.send_text(text)
            await web.close()

    # the page

    async def page(self, request: WebRequest) -> Response:
        """The page, whichever of its places is asked for, or a file that lies beside it."""
        name = request.path_params["rest"]
        if re.fullmatch(r"[a-z]+\.(svg|png|txt|webmanifest)", name):
            beside = STATIC / name
            return FileResponse(beside) if beside.is_file() else await self.unknown(request)
        index = STATIC / "index.html"
        if not index.is_file():
            return PlainTextResponse("The page is not built: run ./play once, or npm run build in web.\n", 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    async def unknown(self, request: WebRequest) -> Response:
        """Nothing is here."""
        return _problem(Missing("room-no-page"), language_of(dict(request.headers)), 404)

    async def health(self, request: WebRequest) -> Response:
        """Whether the room can store and tell."""
        await self.room.store.count()
        return PlainTextResponse("ok\n")

    async def metrics(self, request: WebRequest) -> Response:
        """Numbers for Prometheus."""
        text = metrics(self.room, await self.room.store.count(), sum(self.sockets.values()))
        return Response(text, media_type="text/plain; version=0.0.4")


async def _texts(web: WebSocket) -> AsyncIterator[str | bytes]:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            message = await web.receive()
            if message["type"] == "websocket.disconnect":
                return
            yield message.get("text") or message.get("bytes") or ""


class Assets(StaticFiles):
    """Files whose names hold a hash of their content: they may be kept for ever."""

    async def check_config(self) -> None:
        """Nothing to check: where the page is not built, each file of it is simply not found."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


async def _api_page(request: WebRequest) -> Response:
    return Response(openapi.page(), media_type="text/html")


async def _api_css(request: WebRequest) -> Response:
    return Response(openapi.CSS, media_type="text/css")


async def _api_document(request: WebRequest) -> Response:
    return _json(openapi.document())


def make_app(settings: Settings) -> Starlette:
    """The whole application."""
    web = Web(settings)
    routes: list[Any] = [WebRoute(r.path, web.endpoint(r), methods=[r.method]) for r in handlers.ROUTES]
    routes += [
        WebSocketRoute("/api/tables/{id}/socket", web.talk),
        WebRoute("/api", _api_page),
        WebRoute("/api/page.css", _api_css),
        WebRoute("/api/openapi.json", _api_document),
        WebRoute("/api/{rest:path}", web.unknown, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        WebRoute("/health", web.health),
        WebRoute("/metrics", web.metrics),
        Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)),
        WebRoute("/{rest:path}", web.page),
    ]
    middleware = [Middleware(SecurityMiddleware, settings=settings), Middleware(GZipMiddleware, minimum_size=1024)]
    app = Starlette(routes=routes, middleware=middleware, lifespan=web.lifespan)
    app.state.web = web
    return app
