"""Measuring several candidates in turns: each round visits all of them, and ratios are taken within a round."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from igroteka.bench.peers import PEERS
from igroteka.compiled import cache_folder, is_built

FOUR = "fourinarow"  # the game every peer has


@dataclass
class Candidate:
    """Something that plays games, in a process of its own."""

    name: str
    game: str
    command: list[str]
    env: dict[str, str] = field(default_factory=dict)
    version: str = ""
    rounds: list[tuple[float, float]] = field(default_factory=list)  # games and decisions a second of CPU time
    problem: str = ""
    process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Begin, and wait until it is warm."""
        try:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                env=os.environ | self.env,
            )
        except OSError as error:
            self.problem = f"{self.name} cannot be started: {error.strerror}"
            return
        self.version = str(self._hear().get("version", ""))

    def run(self, seconds: float, seed: int) -> None:
        """One round."""
        if self.process is None or self.process.stdin is None or self.problem:
            return
        try:
            self.process.stdin.write(f"run {seconds:.3f} {seed}\n")
            self.process.stdin.flush()
        except OSError:
            pass  # it has ended, and there is nothing to hear
        heard = self._hear()
        if "error" in heard:
            self.rounds.clear()  # half a measurement is none
        else:
            self.rounds.append((heard["games"] / heard["cpu"], heard["decisions"] / heard["cpu"]))

    def _hear(self) -> dict[str, Any]:
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        try:
            heard: dict[str, Any] = dict(json.loads(line))
        except (TypeError, ValueError):
            heard = {"error": f"{self.name} ended, or said something that is no measurement"}
        self.problem = str(heard.get("error", ""))
        return heard

    def stop(self) -> None:
        """End the process."""
        if self.process is not None:
            with suppress(OSError):
                if self.process.stdin is not None:
                    self.process.stdin.close()
            try:
                self.process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()

    @property
    def games(self) -> float:
        """Games a second, the median of all rounds."""
        return statistics.median(games for games, _ in self.rounds)

    @property
    def decisions(self) -> float:
        """Decisions a second, the median of all rounds."""
        return statistics.median(decisions for _, decisions in self.rounds)

    def ratio(self, other: Candidate) -> tuple[float, float, float]:
        """How many times faster than another, in decisions: median, lowest, highest of all rounds."""
        found = [mine[1] / theirs[1] for mine, theirs in zip(self.rounds, other.rounds, strict=True)]
        return statistics.median(found), min(found), max(found)


def ours(game: str, options: Mapping[str, object]) -> list[Candidate]:
    """Our game in both builds and both ways."""
    found = []
    for build in ("compiled", "interpreted"):
        for way in ("inside", "driven"):
            command = [sys.executable, "-m", "igroteka.bench.ours", f"{game}-{way}", json.dumps(options)]
            env = {"IGROTEKA_COMPILED": "1" if build == "compiled" else "0"}
            found.append(Candidate(f"{build} {way}", game, command, env))
            if build == "compiled" and not is_built():
                found[-1].problem = "there is no compiled build; run python -m igroteka.compiled build"
    return found


def peers(four: bool, python: str) -> list[Candidate]:
    """The other libraries: those with four in a row, or the one with a large game."""
    found = []
    for peer in PEERS.values():
        if (peer.name == "catanatron") == four:
            continue
        candidate = Candidate(peer.name, "catan" if peer.name == "catanatron" else FOUR, [])
        candidate.problem = (peer.missing() if python == sys.executable else None) or ""
        if not candidate.problem:
            try:
                candidate.command = peer.command(python, Path(cache_folder()) / "peers")
            except RuntimeError as error:
                candidate.problem = str(error)
        found.append(candidate)
    return found


def race(candidates: Sequence[Candidate], rounds: int, seconds: float, told: Callable[[], None]) -> None:
    """Start all that can be started, and visit them in turns; `told` hears of each visit."""
    try:
        for candidate in candidates:
            if not candidate.problem:
                candidate.start()
        for number in range(rounds):
            for candidate in candidates:
                candidate.run(seconds, number + 1)
                told()
    finally:
        for candidate in candidates:
            candidate.stop()
