"""What the API accepts and returns about studies."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from ...engine.scene import Scene
from .answers import Action
from .base import ApiModel, GivenPosition, SeatName
from .views import Outlook, Sentence

MOST_ACTIONS = 400
"""The most that may have been played in a study."""

EntryText = Annotated[str, StringConstraints(min_length=1, max_length=1000)]
"""An action or a chance result; that of a shuffle names every card."""


class Study(ApiModel):
    """A little race: where it begins and what was played since.

    It begins in a `position` (as race files and scenarios have them) or in that of a `scenario`.
    `actions` holds chance results too. With a `seed`, chance that is due after them is drawn, and
    `bots` (seat: name of the bot) play for their seats, until somebody else decides; without one,
    chance waits to be given, and its results are the choices. It is seen through `seat`, else
    through the seat that decides.
    """

    game: Annotated[str, StringConstraints(max_length=40)]
    scenario: Annotated[str, StringConstraints(max_length=60)] | None = None
    position: GivenPosition | None = None
    actions: Annotated[list[EntryText], Field(max_length=MOST_ACTIONS)] = Field(
        default_factory=list
    )
    seat: SeatName | None = None
    seed: Annotated[int, Field(strict=True, ge=0, lt=1 << 53)] | None = None
    bots: dict[SeatName, str] = Field(default_factory=dict)


class Look(Study):
    """How does it look? `ground` names the ground the page has already, which need not be sent."""

    ground: Annotated[str, StringConstraints(max_length=40)] | None = None


class AskAbout(Study):
    """A question about an action in a study."""

    action: Action


class AskWhere(Study):
    """What does a click at this point of a study's board mean?"""

    x: Annotated[float, Field(allow_inf_nan=False, ge=-1e6, le=1e6)]
    y: Annotated[float, Field(allow_inf_nan=False, ge=-1e6, le=1e6)]


class StudyEntry(ApiModel):
    """What was played, by whom (null: chance), and what came of it."""

    kind: Literal["action", "chance", "retire"]
    seat: str | None
    action: str
    lines: list[Sentence]


class StudyAnswer(ApiModel):
    """A study as it looks now.

    `actions` is all that was played, with what chance and bots added; `entries` tells it, `opening`
    what happened by itself at the beginning. `ground` is the picture under the board, null where it
    is the one that was named. `draws`: chance is due.
    """

    actions: list[str]
    opening: list[Sentence]
    entries: list[StudyEntry]
    sight: Outlook
    draws: bool
    ground_name: str
    ground: Scene | None
