"""Measure the server under load.

`python -m tests.server.load --tables 200 --sockets 400` lets random players sit at 200 tables over 400 sockets. Each
pauses before it answers, so that this is a load and not a flood; then, without pauses, the highest rate is measured.
With `--hover 2` a player looks ahead twice before it answers, at what the page asks about under a moving pointer.
Told are the times from sending an answer until it is acknowledged and until another seat hears of it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import importlib
import json
import os
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from igroteka.server import payload
from tests.server.client import GENEROUS, Player, Server, Visitor

NEW_LOOP = None if sys.platform == "win32" else importlib.import_module("uvloop").new_event_loop
TICK = os.sysconf("SC_CLK_TCK")
# what the page looks ahead at, by game: the legal answers that begin so, each with what is asked about it
LOOKS = {"algoracing": ("run", ""), "golems": ("lay:", "way "), "progress": ("discover:", "")}
FEWEST = 10  # times that are measured, however long that takes


@dataclass
class Times:
    """What was measured in one phase."""

    acks: list[float] = field(default_factory=list)  # seconds
    told: list[float] = field(default_factory=list)
    answers: int = 0
    looks: int = 0
    bytes: int = 0  # sent by the server
    seconds: float = 0.0
    cpu: float = 0.0  # seconds of the server

    def numbers(self) -> dict[str, float]:
        """The result for programs; times are milliseconds."""
        found = {
            "answers": float(self.answers),
            "answers_per_second": self.answers / self.seconds,
            "server_cpu_ms_per_answer": 1000 * self.cpu / max(1, self.answers),
            "server_cpu_share": self.cpu / self.seconds,
            "looks": float(self.looks),
            "bytes_per_answer": self.bytes / max(1, self.answers),
        }
        for name, values in (("ack", self.acks), ("told", self.told)):
            ordered = sorted(values) or [0.0]
            for part in (50, 90, 99):
                found[f"{name}_p{part}_ms"] = 1000 * ordered[min(len(ordered) - 1, len(ordered) * part // 100)]
        return {key: round(value, 2) for key, value in found.items()}


class Party:
    """The people at one table."""

    def __init__(self, address: str, made: payload.Made, watchers: int, load: Load) -> None:
        self.load = load
        self.sent = 0.0  # when the last answer was sent that others have not heard of
        self.players = [Player(address, made.table.id, key.key) for key in made.keys]
        self.players += [Player(address, made.table.id, made.watch) for _ in range(watchers)]
        self.seats = len(made.keys)
        for player in self.players:
            player.told = partial(self._told, player)

    def _told(self, player: Player, message: payload.FromServer) -> None:
        """Somebody heard something: if it is news of another's answer, this is how long it took."""
        self.load.times.bytes += sum(len(text) for text in player.heard)
        player.heard.clear()
        if self.sent and isinstance(message, payload.Update) and message.moments and player is not self.answering:
            self.load.times.told.append(time.perf_counter() - self.sent)

    async def play(self, rng: random.Random) -> bool:
        """One answer of whoever is asked; whether the game goes on."""
        now = self.players[0].now
        if now.over:
            return False
        player = self.players[now.asked[0]]
        await player.until(lambda: player.legal or player.now.over)
        if not player.legal:
            return True
        self.answering = player
        question = player.now.question
        await self._hover(player, rng)
        self.sent = time.perf_counter()
        outcome = await player.answer(rng.choice(player.legal))
        self.load.times.acks.append(time.perf_counter() - self.sent)
        assert isinstance(outcome, payload.Done), outcome
        self.load.times.answers += 1
        await player.until_after(question)
        asked = player.now.asked
        for other in self.players[: self.seats]:
            await other.until_asked_are(asked)
        self.sent = 0.0
        return True

    async def _hover(self, player: Player, rng: random.Random) -> None:
        """Look ahead, where there is something to look at."""
        begin, prefix = LOOKS.get(self.load.asked.game, ("", ""))
        looked_at = [answer for answer in player.legal if begin and answer.startswith(begin)]
        for _ in range(self.load.asked.hover if looked_at else 0):
            seen = await player.request(payload.Look(player.new_id(), prefix + rng.choice(looked_at)))
            assert isinstance(seen, payload.Seen), seen
            self.load.times.looks += 1


class Load:
    """One run."""

    def __init__(self, server: Server, asked: argparse.Namespace) -> None:
        self.server = server
        self.asked = asked
        self.times = Times()
        self.pause = asked.pause
        self.stop = False
        self.rng = random.Random(asked.seed)

    async def run(self, progress: Progress) -> dict[str, object]:
        """All phases."""
        bar = progress.add_task("sitting down", total=self.asked.tables)
        parties = []
        for number in range(self.asked.tables):
            party = await self._open(number)
            parties.append(party)
            for player in party.players:
                await player.__aenter__()
            progress.advance(bar)
        players = [asyncio.create_task(self._keep_playing(number, party)) for number, party in enumerate(parties)]
        await asyncio.sleep(self.pause)
        with_pause = await self._measure(progress, f"pause {self.pause} s", players)
        memory = memory_of(self.server.pid)
        self.pause = 0.0
        await asyncio.sleep(1.0)
        without = await self._measure(progress, "no pause", players)
        self.stop = True
        await asyncio.gather(*players)
        return {
            "game": self.asked.game,
            "tables": self.asked.tables,
            "sockets": sum(len(party.players) for party in parties),
            "pause": self.asked.pause,
            "load": with_pause.numbers(),
            "highest": without.numbers(),
            "server_memory_mb": round(memory, 1),
            "server_memory_after_mb": round(memory_of(self.server.pid), 1),
        }

    async def _open(self, number: int) -> Party:
        async with Visitor(self.server.address) as visitor:
            made = await visitor.make(self.asked.game, [payload.ChairWanted("me")] * 2)
        extra = max(0, self.asked.sockets - 2 * self.asked.tables)
        watchers = extra // self.asked.tables + (number < extra % self.asked.tables)
        return Party(self.server.address, made, watchers, self)

    async def _keep_playing(self, number: int, party: Party) -> None:
        """Game after game."""
        rng = random.Random(self.rng.random())
        await asyncio.sleep(rng.uniform(0, self.pause))
        while not self.stop:
            if self.pause:
                await asyncio.sleep(rng.uniform(0.5, 1.5) * self.pause)
            if not await party.play(rng):
                for player in party.players:
                    await player.disconnect()
                party = await self._open(number)
                for player in party.players:
                    await player.__aenter__()
        for player in party.players:
            await player.disconnect()

    async def _measure(self, progress: Progress, name: str, players: list[asyncio.Task[None]]) -> Times:
        bar = progress.add_task(name, total=self.asked.seconds)
        self.times = times = Times()
        start, cpu = time.perf_counter(), cpu_of(self.server.pid)
        wanted = self.asked.hover and LOOKS.get(self.asked.game)  # looks ahead come only after some answers
        while (
            (passed := time.perf_counter() - start) < self.asked.seconds
            or len(times.told) < FEWEST
            or (wanted and not times.looks)
        ):
            done, _ = await asyncio.wait(players, timeout=0.5, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()
            progress.update(bar, completed=passed)
        progress.update(bar, completed=self.asked.seconds)
        times.seconds, times.cpu = time.perf_counter() - start, cpu_of(self.server.pid) - cpu
        self.times = Times()
        return times


def cpu_of(pid: int) -> float:
    """Seconds a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory_of(pid: int) -> float:
    """Megabytes a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def show(result: dict[str, object]) -> str:
    """The result for people."""
    lines = [f"{result['tables']} tables of {result['game']}, {result['sockets']} sockets"]
    for name, title in (("load", f"with a pause of {result['pause']} s"), ("highest", "without pauses")):
        numbers = result[name]
        assert isinstance(numbers, dict)
        lines.append(
            f"{title}: {numbers['answers_per_second']:.0f} answers/s, server {numbers['server_cpu_ms_per_answer']:.2f} "
            f"ms of CPU each ({100 * numbers['server_cpu_share']:.0f} % of a core), "
            f"{numbers['bytes_per_answer']:.0f} bytes each"
        )
        for kind, what in (("ack", "acknowledged"), ("told", "heard by the other")):
            p50, p90, p99 = (numbers[f"{kind}_p{part}_ms"] for part in (50, 90, 99))
            lines.append(f"  {what}: p50 {p50:.1f} ms, p90 {p90:.1f} ms, p99 {p99:.1f} ms")
    lines.append(f"memory of the server: {result['server_memory_mb']} MB")
    return "\n".join(lines)


def run(folder: Path, asked: argparse.Namespace, progress: Progress) -> dict[str, object]:
    """One run in this folder."""
    gc.disable()  # it is the server that is measured
    with Server(folder, *GENEROUS) as server, asyncio.Runner(loop_factory=NEW_LOOP) as runner:
        return runner.run(Load(server, asked).run(progress))


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What can be said."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=400, help="those beyond two a table are spectators")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds before an answer")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each of the two measurements")
    parser.add_argument("--game", default="algoracing")
    parser.add_argument("--hover", type=int, default=0, help="looks ahead before each answer")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args(words)


def main() -> int:
    """The command."""
    asked = arguments()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress, tempfile.TemporaryDirectory() as folder:
        result = run(Path(folder), asked, progress)
    print(json.dumps(result) if asked.json else show(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
