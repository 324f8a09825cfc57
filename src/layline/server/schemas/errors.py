"""Every answer that is not a success."""

from __future__ import annotations

from .base import ApiModel


class Problem(ApiModel):
    """Why a request was refused; `field` names the part of it that is wrong, `rule` the rule."""

    kind: str
    message: str
    field: str | None = None
    rule: str | None = None


class ProblemReply(ApiModel):
    """The body of every answer that is not a success."""

    error: Problem
