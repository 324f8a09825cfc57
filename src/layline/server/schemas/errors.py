"""Every answer that is not a success."""

from __future__ import annotations

from .base import Card


class Problem(Card):
    """Why a request was refused; `field` names the part of it that is wrong, `rule` the rule."""

    kind: str
    message: str
    field: str | None = None
    rule: str | None = None


class ProblemReply(Card):
    """The body of every answer that is not a success."""

    error: Problem
