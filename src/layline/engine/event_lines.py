"""Event lines: how a game writes down what happened ("REG-44 B loses turn to A"), and reads it."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from typing import Any

_PART = re.compile(r"\{(\w+)\}")

TAKING_PART = ("who", "other", "rider")
"""The parts of a line that name somebody."""


class EventLines:
    """The lines of one game, by their kinds.

    `kinds` says how a line of each kind reads, with named parts in braces; `parts` says what may
    stand in them, as regular expressions. Of two kinds that fit a line, the first is meant.
    """

    def __init__(self, game: str, kinds: Mapping[str, str], parts: Mapping[str, str]) -> None:
        self.game = game
        self.kinds = tuple(kinds)
        self._patterns = {
            kind: re.compile(_PART.sub(lambda part: f"(?P<{part[1]}>{parts[part[1]]})", line))
            for kind, line in kinds.items()
        }

    def read(self, line: str) -> tuple[str, dict[str, str]]:
        """The kind of a line, and what stands in its parts."""
        for kind, pattern in self._patterns.items():
            if match := pattern.fullmatch(line):
                return kind, match.groupdict()
        raise ValueError(f"not an event line of {self.game}: {line!r}")

    def milestone(
        self, line: str, meanings: Mapping[str, str], suffered: Container[str] = ()
    ) -> dict[str, Any] | None:
        """What a line means for the race as a whole, if anything, and who took part.

        Whoever acted is named first; of the kinds in `suffered`, whoever it was done to.
        """
        kind, found = self.read(line)
        if kind not in meanings:
            return None
        who = [found[part] for part in TAKING_PART if part in found]
        return {"kind": meanings[kind], "who": who[::-1] if kind in suffered else who}
