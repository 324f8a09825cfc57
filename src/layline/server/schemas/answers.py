"""What the referee answers: why not, what a click means, what a choice would bring."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from .base import ApiModel
from .views import Line

Action = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class WhyNot(ApiModel):
    """The referee's answer; `allowed` when it may be played after all."""

    allowed: bool
    rule: str | None
    message: str
    pieces: list[str]


class Meant(ApiModel):
    """The actions a click could mean, or the rule that leaves none."""

    actions: list[str]
    rule: str | None
    message: str
    pieces: list[str]


class Warning(ApiModel):
    """Something about a choice that its player may regret."""

    rule: str
    text: str
    pieces: list[str]


class Odd(ApiModel):
    """One way a throw can end: in so many `ways` `of` all."""

    text: str
    ways: int
    of: int
    tone: Literal["plain", "good", "caution", "bad"]


class Preview(ApiModel):
    """What a choice would bring: its path on the board, what would happen, what to beware of.

    `odds` say how a throw that follows can end; `picture` is a scene to lay over the board.
    """

    action: str
    path: list[tuple[float, float]]
    ends_turn: bool
    lines: list[Line]
    warnings: list[Warning]
    odds: list[Odd] = Field(default_factory=list)
    picture: dict[str, Any] | None = None
