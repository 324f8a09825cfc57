"""How squares of the road are written: 14b, start, finish, out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from ....engine.events import Part, Speech
from .state import FINISH, LAST, OUT, START

LANES = "abcdef"
NO_SQUARE = '{!r} is no square; write it as "14b", or start, finish, out'
_NAMED = {"start": START, "finish": FINISH, "out": OUT}
_NAMES = {column: name for name, column in _NAMED.items()}


class Square(Part, NamedTuple("Square", [("column", int), ("lane", int)])):
    """A square of the road. The start, the finish and `out` count as squares in lane 0.

    Rules note it as one number, eight times its column plus its lane.
    """

    pattern = r"start|finish|\d+[a-f]"

    @classmethod
    def of(cls, *numbers: int) -> Square:
        return cls(*divmod(numbers[0], 8))

    @classmethod
    def read(cls, text: str) -> Square:
        if text in _NAMED:
            return cls(_NAMED[text], 0)
        found = re.fullmatch(r"([1-9][0-9]?)([a-f])", text)
        if not found or int(found[1]) > LAST:
            raise ValueError(NO_SQUARE.format(text))
        return cls(int(found[1]), LANES.index(found[2]))

    def __str__(self) -> str:
        return _NAMES.get(self.column) or f"{self.column}{LANES[self.lane]}"

    def words(self, name: str, speech: Speech) -> Mapping[str, object]:
        return {name: str(self) if self.on_road else speech.sentence(f"place.{self}")}

    @property
    def on_road(self) -> bool:
        """Whether it has a column and a lane."""
        return START < self.column <= LAST


GOAL = Square(FINISH, 0)
