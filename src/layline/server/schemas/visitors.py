"""What the API accepts and returns about visitors."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import StringConstraints

from .base import ApiModel, DisplayName
from .tables import TableCard

Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]


class VisitorCard(ApiModel):
    """A visitor's own card; `kept` once there is a password.

    The name is `invented` until the visitor has chosen one.
    """

    id: str
    name: str
    invented: bool
    kept: bool
    webhook: str | None


class ChangeMe(ApiModel):
    """What visitors may change about themselves; what is left out stays. An empty webhook is none.

    Whoever has a password already gives it as `current` together with a new one. A new password
    closes all their live connections but `connection`, as its welcome named it.
    """

    name: DisplayName | None = None
    password: Password | None = None
    current: Annotated[str, StringConstraints(max_length=200)] | None = None
    webhook: Annotated[str, StringConstraints(max_length=500)] | None = None
    connection: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")] | None = None


class DeleteMe(ApiModel):
    """Delete me: I am `sure`. Whoever has a password gives it as `current`."""

    sure: Literal[True]
    current: Annotated[str, StringConstraints(max_length=200)] | None = None


class LogIn(ApiModel):
    """Back to a kept identity, by its name and password."""

    name: DisplayName
    password: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class MoveCode(ApiModel):
    """A code that brings this identity to another device, once."""

    code: str
    expires: float


class UseCode(ApiModel):
    """Become the visitor who asked for this code."""

    code: Annotated[str, StringConstraints(min_length=4, max_length=40)]


class Me(ApiModel):
    """The visitor and the tables where they have a seat, those awaiting them first."""

    visitor: VisitorCard
    tables: list[TableCard]
