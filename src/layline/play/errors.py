"""What can be wrong with input from outside. Every message is one line that names it."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import ValidationError

from ..engine.errors import RaceError as RaceError


class MalformedAction(RaceError):
    """The text is not an action of this game."""


class AmbiguousAction(RaceError):
    """The text could mean more than one action."""


class IllegalAction(RaceError):
    """The action is forbidden here; `rule` says by which rule."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (str(self), self.rule)


class BadOptions(RaceError):
    """An option that does not exist or a value it may not have."""


class BadPosition(RaceError):
    """A position that cannot be; `cause` is what the game objects to."""

    def __init__(self, message: str, cause: ValueError | None = None) -> None:
        super().__init__(message)
        self.cause = cause


class BadRaceFile(RaceError):
    """A race record that is damaged or was changed by hand.

    Where one of its actions cannot be played: the number of that action, and why not. Where the
    race cannot even begin: the field of the record that is wrong.
    """

    def __init__(
        self,
        message: str,
        number: int | None = None,
        cause: RaceError | None = None,
        field: str | None = None,
    ) -> None:
        super().__init__(message)
        self.number, self.cause, self.field = number, cause, field


# The names by which options tell apart the forms a value may have; no part of the value itself.
_BRANCHES = ("by name", "laid by hand")


def path(where: Sequence[int | str]) -> list[str]:
    """The way to a wrong field, as whoever wrote it would name the parts."""
    return [str(part) for part in where if part not in _BRANCHES]


def explain(error: ValueError) -> str:
    """One line for a validation error: the field, what is wrong with it, what was given."""
    if not isinstance(error, ValidationError):
        return str(error)
    first = error.errors()[0]
    where = ".".join(path(first["loc"]))
    if first["type"] == "extra_forbidden":
        return f"{where}: there is no such field"
    if first["type"] == "missing":
        return f"{where}: missing"
    said = first["msg"].removeprefix("Value error, ").replace("Input should", "should")
    if first["type"] in ("value_error", "too_short", "too_long"):
        return f"{where}: {said}" if where else said
    return f"{where}: {said}, not {first['input']!r}"
