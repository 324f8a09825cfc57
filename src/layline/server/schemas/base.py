"""What the models of the API share: their base, and names, ids and kinds that many use.

Every text for people is in the language of whoever asked (`Accept-Language`). Moments are seconds
since 1970, as numbers.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, StringConstraints

TableStatus = Literal["open", "racing", "over"]

SeatKind = Literal["visitor", "bot", "link", "open", "screen"]
"""Who holds a seat: a visitor, a bot, nobody yet (whoever has the link may, or anybody may), or the
owner's own screen, passed from hand to hand."""

GivenOptions = dict[str, object]
"""Options by name, as somebody chose them: the game says what they may be."""
GivenPosition = dict[str, object]
"""A position as race files and scenarios have them: the game reads it."""
WrittenRace = dict[str, Any]
"""The record of a race, as race files have it: `play.race_file` reads it."""

TakeBackWay = Literal["now", "ask"]
"""How a turn is taken back: at once, or after asking the others."""

RematchAnswer = Literal["yes", "no"]
TableId = Annotated[str, StringConstraints(pattern=r"^[a-z2-7]{16}$")]
Invitation = Annotated[str, StringConstraints(pattern=r"^[a-z2-7]{16}$")]
VisitorId = Annotated[str, StringConstraints(min_length=1, max_length=26)]
SeatName = Annotated[str, StringConstraints(pattern=r"^[A-I]$")]
DisplayName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=32)]


# What we send has every field, so the schema of what we send says so.
SENT = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


class ApiModel(BaseModel):
    """No unknown fields and no silent conversions, in either direction."""

    model_config = SENT
