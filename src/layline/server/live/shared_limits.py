"""What each process lets through, told to the others on the same PostgreSQL.

Several times a second, and only if somebody has spent a good part of what they may, or has come or
gone: so one notification stands for many requests, and nothing waits for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..operations.limits import Limits
from .admission import Admission

_BATCH = 200
"""Askers in one notification; one holds at most 8000 bytes."""


class SharedLimits:
    """The limits and the connections of this process, and how the others hear of them."""

    def __init__(self, process: str, limits: Limits, admission: Admission) -> None:
        self._process, self._limits, self._admission = process, limits, admission

    def news(self, everything: bool = False) -> list[str]:
        """The notifications that are due: what has changed, or all connections there are."""
        lines: list[str] = []
        for limit_name, limit in self._limits.by_name().items():
            lines += self._lines("spent", limit_name, limit.news())
        for kind, counts in self._admission.news(everything).items():
            lines += self._lines("open", kind, counts)
        return lines

    def farewell(self) -> str:
        """The notification that nobody is connected here any more."""
        return f"closed {self._process}"

    def hear(self, kind: str, process: str, which: str, amounts: str) -> None:
        """Another process has said something of this."""
        if kind == "closed":
            self._admission.forget(process)
        elif kind == "open":
            self._admission.hear(process, which, _read(amounts))
        elif which in self._limits.by_name():
            self._limits.by_name()[which].hear(_read(amounts))

    def _lines(self, kind: str, which: str, amounts: Mapping[str, float]) -> Iterator[str]:
        pairs = [f"{name}:{amount:g}" for name, amount in amounts.items()]
        for first in range(0, len(pairs), _BATCH):
            yield f"{kind} {self._process} {which} {','.join(pairs[first : first + _BATCH])}"


def _read(amounts: str) -> dict[str, float]:
    pairs = (pair.partition(":") for pair in amounts.split(","))
    return {name: float(amount) for name, _, amount in pairs}
