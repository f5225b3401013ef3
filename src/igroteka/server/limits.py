"""How often a client may ask."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 10_000  # clients


class Bucket:
    """Lets `rate` requests a second through, and `burst` at once."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.seen = clock()

    def take(self) -> bool:
        """Whether one more request is let through."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each client; the ones that were not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._by_client: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Whether one more request of this client is let through."""
        bucket = self._by_client.pop(client, None) or Bucket(self.rate, self.burst, self.clock)
        self._by_client[client] = bucket
        if len(self._by_client) > REMEMBERED:
            self._by_client.popitem(last=False)
        return bucket.take()
