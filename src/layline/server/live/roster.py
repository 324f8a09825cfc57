"""Who belongs to which table, found from either side without looking at all the others."""

from __future__ import annotations

from collections.abc import Iterable


class Roster:
    """Visitors and tables, each by the other."""

    def __init__(self) -> None:
        self._tables: dict[str, set[str]] = {}
        self._visitors: dict[str, set[str]] = {}

    def enter(self, table: str, visitors: Iterable[str]) -> None:
        """These visitors belong to a table, besides those who did before."""
        for visitor in visitors:
            self._tables.setdefault(visitor, set()).add(table)
            self._visitors.setdefault(table, set()).add(visitor)

    def tables_of(self, visitor: str) -> list[str]:
        """The tables a visitor belongs to."""
        return list(self._tables.get(visitor, ()))

    def concerns_anybody(self, table: str) -> bool:
        """Whether anybody belongs to a table."""
        return table in self._visitors

    def strike_table(self, table: str) -> None:
        """Nobody belongs to a table any more."""
        _strike(table, self._visitors, self._tables)

    def strike_visitor(self, visitor: str) -> None:
        """A visitor belongs to no table any more."""
        _strike(visitor, self._tables, self._visitors)


def _strike(one: str, here: dict[str, set[str]], there: dict[str, set[str]]) -> None:
    for other in here.pop(one, ()):
        there[other].discard(one)
        if not there[other]:
            del there[other]
