"""What the referee answers: why not, what a click means, what a choice would bring."""

from __future__ import annotations

from typing import Annotated

from pydantic import StringConstraints

from ...engine.answers import Odd, Point, Remark
from ...engine.scene import Scene
from .base import ApiModel
from .views import Sentence

Action = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class WhyNot(ApiModel):
    """The referee's answer; `allowed` when it may be played after all."""

    allowed: bool
    rule: str | None
    message: str
    pieces: list[str]


class Meant(ApiModel):
    """The actions a click could mean, or the rule that leaves none.

    `action` is what that rule forbids, where the click can be taken for one action: it can be asked
    about like any other.
    """

    actions: list[str]
    action: str | None
    rule: str | None
    message: str
    pieces: list[str]


class Preview(ApiModel):
    """What a choice would bring: its path on the board, what would happen, what to beware of.

    `odds` say how a throw that follows can end; `picture` is a scene to lay over the board.
    """

    action: str
    path: tuple[Point, ...]
    ends_turn: bool
    lines: list[Sentence]
    warnings: tuple[Remark, ...]
    odds: tuple[Odd, ...] = ()
    picture: Scene | None = None
