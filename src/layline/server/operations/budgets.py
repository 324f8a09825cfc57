"""How much processor time a visitor, or an address, may have for what takes long to work out.

Whoever asks is let in while there is anything left, and charged afterwards for what it took: how
long something takes is known only then. So one may overdraw, but not by more than a while.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from contextvars import ContextVar

from .limits import Clock

MOST_DEBT = 0.5
"""The part of a minute's seconds by which one may overdraw at most."""
OF_ADDRESS = 4
"""An address has as much as so many visitors: a household, but not a thousand guests at once."""

asking_address: ContextVar[str] = ContextVar("asking_address", default="")
"""The address of the request, or live connection, that is being answered; empty: none is."""


class Budget:
    """So many seconds a minute for each of many askers; 0 stands for as many as they like.

    Whoever was quiet longest is forgotten first.
    """

    def __init__(
        self, seconds_per_minute: float, most: int = 20_000, clock: Clock = time.monotonic
    ) -> None:
        self._whole, self._most, self._clock = seconds_per_minute, most, clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, as of when

    def wait(self, asker: str) -> int:
        """Whole seconds until an asker may ask again; 0: now."""
        left = self._seconds_left(asker)
        if self._whole <= 0 or left > 0:
            return 0
        return max(1, math.ceil(-left / (self._whole / 60)))

    def charge(self, asker: str, seconds: float) -> None:
        """An asker has used so many seconds."""
        if self._whole <= 0:
            return
        left = max(self._seconds_left(asker) - seconds, -MOST_DEBT * self._whole)
        self._left[asker] = left, self._clock()
        self._left.move_to_end(asker)
        if len(self._left) > self._most:
            self._left.popitem(last=False)

    def _seconds_left(self, asker: str) -> float:
        left, since = self._left.get(asker, (self._whole, 0.0))
        return min(self._whole, left + (self._clock() - since) * self._whole / 60)
