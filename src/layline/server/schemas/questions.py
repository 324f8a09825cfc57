"""What the API accepts and returns about questions that are passed on as links."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from .answers import Action, WhyNot
from .base import ApiModel, GivenPosition, SeatName

LONGEST_TOKEN = 4000
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,4000}$")]
"""A question, packed into the address of a page."""


class SharedQuestion(ApiModel):
    """A question as its link holds it: may this seat play this here?"""

    game: Annotated[str, StringConstraints(max_length=40)]
    position: GivenPosition
    seat: SeatName
    action: Action


class AskTable(ApiModel):
    """A question about the decision that is due at a table."""

    action: Action


class QuestionLink(ApiModel):
    """The link of a question: the path of a page. `cards`: whoever opens it sees one's own hand."""

    path: str
    cards: bool


class QuestionCard(ApiModel):
    """A question with its answer; `label` says in words what was asked about."""

    game: str
    game_name: str
    position: GivenPosition
    seat: str
    action: str
    label: str
    answer: WhyNot = Field(description="What the referee says.")
