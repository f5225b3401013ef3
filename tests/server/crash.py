"""Kill the server again and again in the middle of play, and see whether anything was lost.

`python -m tests.server.crash --tables 50 --kills 20` plays random games over sockets, ends the server with SIGKILL at
random moments and starts it again; the clients reconnect by themselves. In the end every answer that was
acknowledged must stand in the log of its table exactly once, in order, and every table must replay to what its clients
were told.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import itertools
import random
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from igroteka import games
from igroteka.core.table import Table
from igroteka.server import encoding, history, payload
from tests.server.client import GENEROUS, Player, Server, Visitor, encode

KINDS: tuple[tuple[str, int, dict[str, payload.Value]], ...] = (
    ("algoracing", 2, {}),
    ("fourinarow", 2, {}),
    ("algoracing", 3, {"mode": "full"}),
    ("algoracing", 4, {}),
    ("algoracing", 2, {"mode": "full"}),
)
PATIENCE = 300.0  # seconds a client waits through restarts; a busy machine is no failure
HARMLESS = ("room-old-question", "core-not-asked", "core-game-is-over", "core-undo-")  # another was faster
Moment = tuple[int, int, str]  # events told, question, hash of the view

Say = Callable[[str], None]


@dataclass
class Asked:
    """A request of a client, and when it was first sent and answered: counted, not timed."""

    id: str
    sent: int
    done: int = -1
    refused: str = ""


@dataclass
class Guest:
    """A random player who remembers everything."""

    player: Player
    rng: random.Random
    clock: Iterator[int]
    asked: list[Asked] = field(default_factory=list)
    seen: list[Moment] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.player.patience = PATIENCE
        self.player.told = self._told

    def _told(self, message: payload.FromServer) -> None:
        if isinstance(message, payload.Update):
            self.seen.append((message.number, message.question, digest(encode(self.player.has.view))))

    @property
    def answers(self) -> int:
        """How many requests were carried out and acknowledged."""
        return sum(asked.done >= 0 and not asked.refused for asked in self.asked)

    async def settle(self) -> None:
        """Wait until all was seen that there is to see."""
        await self.player.until(lambda: self.seen, PATIENCE)
        await self.player.catch_up()

    async def play(self, stop: asyncio.Event) -> None:
        """Answer whatever is asked until the game is over, or it is enough."""
        player = self.player
        while not stop.is_set() and not (player.has.update and player.now.over):
            await asyncio.sleep(self.rng.uniform(0, 0.05))
            if player.has.update is None:
                continue
            if player.now.undo and self.rng.random() < 0.05:
                await self._ask(payload.Undo(player.new_id()))
            elif player.legal:
                wish = payload.Give(player.new_id(), player.now.question, [self.rng.choice(player.legal)])
                await self._ask(wish)

    async def _ask(self, wish: payload.Give | payload.Undo) -> None:
        asked = Asked(wish.id, next(self.clock))
        self.asked.append(asked)
        outcome = await self.player.request(wish)
        asked.done = next(self.clock)
        if isinstance(outcome, payload.Refused):
            asked.refused = outcome.reason.message


@dataclass
class Report:
    """What came out."""

    tables: int = 0
    kills: int = 0
    answers: int = 0  # acknowledged
    reconnections: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        found = f"{len(self.wrong)} things are wrong" if self.wrong else "nothing was lost"
        return (
            f"{self.tables} tables, {self.kills} kills, {self.answers} acknowledged requests, "
            f"{self.reconnections} reconnections: {found}"
        )


def digest(data: bytes) -> str:
    """A short text for bytes."""
    return hashlib.sha256(data).hexdigest()[:16]


class Crash:
    """One run."""

    def __init__(self, folder: Path, tables: int, kills: int, seed: int, say: Say) -> None:
        self.server = Server(folder, *GENEROUS, "--workers", "1")
        self.tables = tables
        self.kills = kills
        self.rng = random.Random(seed)
        self.say = say
        self.clock = itertools.count()
        self.stop = asyncio.Event()
        self.guests: dict[str, list[Guest]] = {}  # by table, all there ever were

    async def run(self) -> Report:
        """Play, kill, check."""
        await asyncio.to_thread(self.server.start)
        try:
            parties = [asyncio.create_task(self._party(number)) for number in range(self.tables)]
            await self._until(parties, self._all_sit)
            for kill in range(self.kills):
                await self._play(parties, self.rng.randint(self.tables, 10 * self.tables))
                await asyncio.sleep(self.rng.uniform(0, 0.05))  # anywhere between two answers
                await asyncio.to_thread(self.server.kill)
                await asyncio.sleep(self.rng.uniform(0, 0.3))
                await asyncio.to_thread(self.server.start)
                self.say(f"kill {kill + 1} of {self.kills}: {self._answers()} requests acknowledged")
            await self._play(parties, self.tables)
            self.stop.set()
            await asyncio.gather(*parties)
            report = self._check(await self._settle())
            for guest in self._all():
                await guest.player.disconnect()
            code = await asyncio.to_thread(self.server.stop)
            if code != 0:
                report.wrong.append(f"the server ended with {code}")
            return report
        finally:
            self.server.kill()

    def _all(self) -> list[Guest]:
        return [guest for guests in self.guests.values() for guest in guests]

    def _answers(self) -> int:
        return sum(guest.answers for guest in self._all())

    def _all_sit(self) -> bool:
        return len(self.guests) >= self.tables and all(guest.player.welcomes for guest in self._all())

    async def _play(self, parties: list[asyncio.Task[None]], more: int) -> None:
        """Let them play until so many more requests are acknowledged, however long that takes."""
        enough = self._answers() + more
        await self._until(parties, lambda: self._answers() >= enough)

    async def _until(self, parties: list[asyncio.Task[None]], happened: Callable[[], bool]) -> None:
        """Let them play until something has happened; whoever breaks ends the run."""
        async with asyncio.timeout(PATIENCE):
            while not happened():
                done, _ = await asyncio.wait(parties, timeout=0.02, return_when=asyncio.FIRST_EXCEPTION)
                for party in done:
                    party.result()

    async def _party(self, number: int) -> None:
        """Games at one table after the other."""
        rng = random.Random(self.rng.random())
        while not self.stop.is_set():
            game, seats, options = KINDS[number % len(KINDS)]
            made = await self._make(game, seats, options)
            if made is None:
                continue
            guests = []
            for key in made.keys:
                player = Player(self.server.address, made.table.id, key.key)
                guests.append(Guest(player, random.Random(rng.random()), self.clock))
                player.start()
            self.guests[made.table.id] = guests
            await asyncio.gather(*(guest.play(self.stop) for guest in guests))

    async def _make(self, game: str, seats: int, options: dict[str, payload.Value]) -> payload.Made | None:
        """A new table, unless the server is just away."""
        try:
            async with Visitor(self.server.address) as visitor:
                return await visitor.make(game, [payload.ChairWanted("me")] * seats, options)
        except httpx.TransportError:
            await asyncio.sleep(0.05)
            return None

    async def _settle(self) -> dict[str, list[history.Row]]:
        """The logs as they are in the file, once all clients have heard the last of it."""
        await asyncio.gather(*(guest.settle() for guest in self._all()))
        database = sqlite3.connect(self.server.database)
        logs: dict[str, list[history.Row]] = {}
        for table, body in database.execute("select table_id, body from log order by table_id, number"):
            logs.setdefault(table, []).append(history.decode(body))
        database.close()
        return logs

    def _check(self, logs: dict[str, list[history.Row]]) -> Report:
        report = Report(len(self.guests), self.kills)
        for table, guests in self.guests.items():
            for what in check_log(logs.get(table, []), guests) or check_told(logs[table], guests):
                report.wrong.append(f"table {table}: {what}")
            for guest in guests:
                report.answers += guest.answers
                report.reconnections += guest.player.welcomes - 1
        return report


def check_log(rows: list[history.Row], guests: list[Guest]) -> list[str]:
    """Every acknowledged request is in the log exactly once and in order; the others at most once."""
    wrong = []
    found: dict[tuple[int, str], int] = {}  # where a request stands in the log
    for number, row in enumerate(rows):
        if isinstance(row, history.Played):
            if (row.seat, row.id) in found:
                wrong.append(f"the request {row.id} of seat {row.seat} stands twice in the log")
            found[row.seat, row.id] = number
    order: list[tuple[int, Asked]] = []
    for seat, guest in enumerate(guests):
        for asked in guest.asked:
            place = found.pop((seat, asked.id), None)
            if asked.refused:
                if place is not None:
                    wrong.append(f"{asked.id} was refused ({asked.refused}) and stands in the log")
                if not asked.refused.startswith(HARMLESS):
                    wrong.append(f"{asked.id} was refused: {asked.refused}")
            elif place is None:
                if asked.done >= 0:
                    wrong.append(f"{asked.id} was acknowledged and is lost")
            else:
                order.append((place, asked))
    wrong += [f"nobody asked for {id} of seat {seat}" for seat, id in found]
    earliest = sys.maxsize  # acknowledgement of what comes later in the log
    for _, asked in sorted(order, key=lambda pair: pair[0], reverse=True):
        if asked.sent > earliest:
            wrong.append(f"{asked.id} was sent after a later answer had been acknowledged")
        if asked.done >= 0:
            earliest = min(earliest, asked.done)
    return wrong


def check_told(rows: list[history.Row], guests: list[Guest]) -> list[str]:
    """What each client was told, at each moment, is what the replayed table tells its seat."""
    made, began = rows[0], rows[1]
    assert isinstance(made, history.Made)
    assert isinstance(began, history.Began)
    table = Table(games.get(made.game), len(made.chairs), made.seed, made.options, began.names)
    moments: list[list[Moment]] = [[] for _ in guests]

    def look() -> None:
        for seat, seen in enumerate(moments):
            view = digest(encode(table.view(seat)))
            seen.append((table.event_count(seat), table.question(seat), view))

    look()
    for row in rows[2:]:
        if isinstance(row, history.Played):
            table.enter(row.played)
        look()
    wrong = []
    for seat, guest in enumerate(guests):
        place = 0
        for moment in guest.seen:
            while place < len(moments[seat]) and moments[seat][place] != moment:
                place += 1
            if place == len(moments[seat]):
                wrong.append(f"seat {seat} was told of a moment that never was: {moment}")
                break
        if guest.seen and guest.seen[-1] != moments[seat][-1]:
            wrong.append(f"seat {seat} was not told the last of it")
        told = [encode(encoding.event(table.game, number, event)) for number, event in table.events(seat)]
        if told != [encode(event) for event in guest.player.has.events]:
            wrong.append(f"seat {seat} was told other events than happened")
    return wrong


def run(folder: Path, tables: int, kills: int, seed: int, say: Say = lambda text: None) -> Report:
    """One run in this folder."""
    return asyncio.run(Crash(folder, tables, kills, seed, say).run())


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.crash", description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="tables at which random players sit")
    parser.add_argument("--kills", type=int, default=20, help="how often the server is killed")
    parser.add_argument("--seed", type=int, default=0, help="for the choice of moments and answers")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = run(Path(folder), asked.tables, asked.kills, asked.seed, lambda text: print(text, flush=True))
    for what in report.wrong[:50]:
        print(what)
    print(report)
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
