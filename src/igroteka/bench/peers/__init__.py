"""Other libraries that `igroteka bench --peers` runs side by side with ours.

A peer plays in a process of its own and speaks lines: at the start it warms up and writes
`{"ready": true, "name": ..., "version": ...}`; each `run SECONDS SEED` is answered with
`{"games": ..., "decisions": ..., "cpu": ...}`; `quit` or the end of input ends it. What cannot be done is
answered with one line `{"error": ...}`.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from igroteka.bench.peers import boardgameio

WORKER: Final = Path(__file__).resolve().with_name("worker.py")


@dataclass(frozen=True)
class Peer:
    """A library to compare with, and what it takes to run it."""

    name: str
    needs: tuple[tuple[str, str], ...] = ()  # module, and the pip requirement that brings it
    in_node: bool = False

    def command(self, python: str, cache: Path) -> list[str]:
        """How to start the worker; a peer in node is first installed into `cache`."""
        if self.in_node:
            return boardgameio.command(self.name, cache)
        return [python, str(WORKER), self.name]

    def missing(self) -> str | None:
        """What has to be installed and how, in one sentence; None if all is there.

        Only looks the packages up, in this Python: importing them takes seconds.
        """
        if self.in_node:
            return boardgameio.missing()
        absent = [requirement for module, requirement in self.needs if find_spec(module) is None]
        if not absent:
            return None
        return f"{self.name} is not installed: pip install " + " ".join(f'"{each}"' for each in absent)


_OPEN_SPIEL: Final = (("pyspiel", "open_spiel==2.0.2"),)
_PETTINGZOO: Final = (("pettingzoo", "pettingzoo==1.27.0"), ("pygame", "pygame-ce>=2.3"))
_CATANATRON: Final = (("catanatron", "catanatron==3.2.1"),)

PEERS: Final[dict[str, Peer]] = {
    peer.name: peer
    for peer in (
        Peer("openspiel", _OPEN_SPIEL),  # connect four in C++, driven from Python
        Peer("pettingzoo-raw", _PETTINGZOO),  # connect four without wrappers; builds an observation at every step
        Peer("pettingzoo-env", _PETTINGZOO),  # the same with the usual wrappers
        Peer("boardgameio-reducer", in_node=True),  # connect four on the reducer
        Peer("boardgameio-client", in_node=True),  # connect four on the local Client
        Peer("catanatron", _CATANATRON),  # four random players at another and heavier game: compare loosely
    )
}
