"""Changes that may share a transaction with others, and the statements they consist of.

Statements go to the driver directly: what SQLAlchemy would do each time one runs is done here once.
The schema stays the one source, of the text and of how each type is handed over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from sqlalchemy import Dialect, Insert, UpdateBase

Values = Mapping[str, object]
"""What is written, by the names of a statement's parameters."""


class OutOfStep(Exception):
    """Somebody else has written about this table since it was read."""


class Conflict(Exception):
    """A change contradicts what is stored: a key that is taken, a row that is not there."""


class Statement:
    """An insert, update or delete, whose text is made once for each kind of database.

    Every parameter has to be given: the defaults of columns are not filled in.
    """

    def __init__(self, clause: UpdateBase) -> None:
        # Inline: nobody asks for the keys that an insert has made.
        self._clause = clause.inline() if isinstance(clause, Insert) else clause
        self._prepared: dict[str, PreparedStatement] = {}

    def prepared(self, dialect: Dialect) -> PreparedStatement:
        """The statement as the driver of this database takes it."""
        found = self._prepared.get(dialect.name)
        if found is None:
            found = self._prepared[dialect.name] = PreparedStatement(self._clause, dialect)
        return found


class PreparedStatement:
    """The text of a statement, and how what is written becomes the driver's parameters."""

    def __init__(self, clause: UpdateBase, dialect: Dialect) -> None:
        # Compiling gives the base class, which knows nothing of parameters.
        compiled = dialect.statement_compiler(dialect, clause)
        self.text = str(compiled)
        self._positional = compiled.positional
        self._parameters = [
            (name, compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
            for name in compiled.positiontup or compiled.binds
        ]

    def parameters(self, values: Values) -> Sequence[object] | dict[str, object]:
        """The parameters as the driver wants them: in their order, or by name."""
        if self._positional:
            return [
                values[name] if process is None else process(values[name])
                for name, process in self._parameters
            ]
        return {
            name: values[name] if process is None else process(values[name])
            for name, process in self._parameters
        }


@dataclass(frozen=True, slots=True)
class Condition:
    """An update that must find exactly one row, or else the change is out of step."""

    statement: Statement
    values: Values


class Change(Protocol):
    """A change of a table, made only if the table still stands as it did when it was decided."""

    @property
    def table(self) -> str:
        """The id of the table. Changes of the same table are made in the order they came in."""

    @property
    def condition(self) -> Condition:
        """What is written first, and shows whether the rest may be."""

    def write(self, writer: Writer) -> None:
        """Write the rest."""


class Writer(Protocol):
    """Takes what a change consists of, in a transaction. What is wrong may turn out only later."""

    def run(self, statement: Statement, rows: Sequence[Values]) -> None:
        """Run a statement once for each of these rows."""

    def tell(self, channel: str, message: Callable[[], str]) -> None:
        """Tell the other processes, when the transaction is committed, if there can be any."""
