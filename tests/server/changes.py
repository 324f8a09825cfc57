"""Changes that tests write in groups: small ones of the service's keys, and one that is held up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import bindparam, insert, update

from layline.server.storage import schema
from layline.server.storage.changes import Change, Condition, Statement, Writer

_KEYS = schema.keys
_IF_UNCHANGED = Statement(
    update(_KEYS)
    .where(_KEYS.c.name == bindparam("its_name"), _KEYS.c.value == bindparam("its_value"))
    .values(value=bindparam("value"))
)
_ADD = Statement(insert(_KEYS))


@dataclass(frozen=True)
class KeyChange:
    """A key gets another value, if it has the one expected; then further keys are added."""

    table: str
    expected: bytes
    value: bytes
    added: Sequence[str] = ()

    @property
    def condition(self) -> Condition:
        """The key's value changes."""
        which = {"its_name": self.table, "its_value": self.expected}
        return Condition(_IF_UNCHANGED, {"value": self.value, **which})

    def write(self, writer: Writer) -> None:
        """The keys that are added, each with the same value."""
        if self.added:
            writer.run(_ADD, [{"name": name, "value": self.value} for name in self.added])


@dataclass(frozen=True)
class Held:
    """Another change that stops halfway, in the middle of its transaction, until it is let go."""

    change: Change
    _halfway: threading.Event = field(default_factory=threading.Event)
    _go: threading.Event = field(default_factory=threading.Event)

    @property
    def table(self) -> str:
        """The other's table."""
        return self.change.table

    @property
    def condition(self) -> Condition:
        """The other's condition."""
        return self.change.condition

    def write(self, writer: Writer) -> None:
        """Wait, then do what the other does."""
        self._halfway.set()
        self._go.wait()
        self.change.write(writer)

    async def halfway(self) -> None:
        """Wait until it has stopped."""
        await asyncio.to_thread(self._halfway.wait)

    def let_go(self) -> None:
        """Let it go on."""
        self._go.set()
