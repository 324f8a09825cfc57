"""How many live connections a visitor and an address have, and whether there may be one more.

Where several processes serve together each tells the others what it has, so that they count as one.
Two that let somebody in at the same moment may let in one too many: then the one that comes later
in the order of the processes' names closes its newest.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import NamedTuple, get_args

from ..operations.settings import Settings
from .connections import AskerKind, Connection

COUNTS_LAST = 20.0
"""Seconds after which what another process said about its connections no longer counts."""

KINDS: tuple[AskerKind, ...] = get_args(AskerKind)


class Asker(NamedTuple):
    """A visitor or an address, by its name between the processes."""

    kind: AskerKind
    name: str


class Admission:
    """Counts live connections; `process` is ours, `name` names visitors and addresses."""

    def __init__(self, settings: Settings, process: str, name: Callable[[str], str]) -> None:
        self._process, self._name = process, name
        self._most: dict[AskerKind, int] = {
            "visitor": settings.connections_per_visitor,
            "address": settings.connections_per_address,
        }
        # In the order in which they came.
        self._here: defaultdict[Asker, dict[Connection, None]] = defaultdict(dict)
        # By process: how many, and until when that counts.
        self._elsewhere: defaultdict[Asker, dict[str, tuple[int, float]]] = defaultdict(dict)
        self._changed: set[Asker] = set()

    def most(self, kind: AskerKind) -> int:
        """How many connections a visitor, or an address, may have; 0: any number."""
        return self._most[kind]

    def enter(self, connection: Connection) -> AskerKind | None:
        """Let a connection in; else who has too many already, the visitor or the address."""
        askers = self._askers(connection)
        for asker in askers:
            most = self._most[asker.kind]
            if most and len(self._here.get(asker, ())) + self._others(asker) >= most:
                return asker.kind
        for asker in askers:
            self._here[asker][connection] = None
            self._changed.add(asker)
        return None

    def leave(self, connection: Connection) -> None:
        """A connection that was let in is gone."""
        for asker in self._askers(connection):
            self._here[asker].pop(connection, None)
            if not self._here[asker]:
                del self._here[asker]
            self._changed.add(asker)

    def _askers(self, connection: Connection) -> tuple[Asker, Asker]:
        visitor, address = connection.visitor.id, connection.address
        return Asker("visitor", self._name(visitor)), Asker("address", self._name(address))

    def _others(self, asker: Asker, before: str | None = None) -> int:
        """How many are elsewhere; with `before`, in processes whose names come before that."""
        now = time.monotonic()
        return sum(
            count
            for process, (count, until) in self._elsewhere.get(asker, {}).items()
            if until > now and (before is None or process < before)
        )

    # Between processes.

    def news(self, everything: bool = False) -> dict[AskerKind, dict[str, int]]:
        """The counts that have changed since they were last told, or all of them."""
        told: dict[AskerKind, dict[str, int]] = {kind: {} for kind in KINDS}
        for asker in self._changed.union(self._here) if everything else self._changed:
            told[asker.kind][asker.name] = len(self._here.get(asker, ()))
        self._changed.clear()
        return told

    def hear(self, process: str, kind: str, counts: Mapping[str, float]) -> None:
        """Another process says how many connections it has."""
        until = time.monotonic() + COUNTS_LAST
        for known in KINDS:
            if known == kind:
                for name, count in counts.items():
                    asker = Asker(known, name)
                    self._elsewhere[asker][process] = (int(count), until)
                    self._close_excess(asker)

    def forget(self, process: str) -> None:
        """Another process has stopped."""
        for counts in self._elsewhere.values():
            counts.pop(process, None)

    def tidy(self) -> None:
        """Forget what is out of date."""
        now = time.monotonic()
        for asker, counts in list(self._elsewhere.items()):
            for process, (count, until) in list(counts.items()):
                if until <= now or not count:
                    del counts[process]
            if not counts:
                del self._elsewhere[asker]

    def _close_excess(self, asker: Asker) -> None:
        most, here = self._most[asker.kind], self._here.get(asker, {})
        if not most or len(here) + self._others(asker) <= most:
            return
        kept = max(0, most - self._others(asker, before=self._process))
        for connection in list(here)[kept:]:
            connection.crowd_out(asker.kind)
