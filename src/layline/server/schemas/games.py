"""What the API returns about the games on offer: options, bots, rules."""

from __future__ import annotations

from pydantic import Field

from ...engine.answers import QuickRace, RuleChart
from .base import ApiModel


class ValueCard(ApiModel):
    """One value an option may take."""

    value: str | int | bool | None
    label: str


class Implied(ApiModel):
    """The default an option has when another one has a certain value."""

    key: str
    value: str | int | bool | None
    default: str | int | bool | None


class OnlyWith(ApiModel):
    """An option that means something only while another one has one of these values."""

    key: str
    values: list[str | int | bool]


class OptionCard(ApiModel):
    """An option of a game: its values listed, or a range of whole numbers.

    `implied` are other defaults it has, by the values of other options; `only` says with which
    values of others it means anything.
    """

    id: str
    key: str
    label: str
    explanation: str
    default: str | int | bool | None
    values: list[ValueCard] | None
    least: int | None
    most: int | None
    implied: list[Implied] = Field(default_factory=list)
    only: list[OnlyWith] = Field(default_factory=list)


class BotCard(ApiModel):
    """A bot that can be given a seat."""

    name: str
    label: str
    explanation: str


class GameCard(ApiModel):
    """A game on the shelf. `seats_option` is the option that says how many seats there are.

    `first_race` is how many minutes its guided first race takes, null where it has none; `puzzles`
    is how many there are.
    Where courses can be laid by hand, `course` lists the options that one decides.
    `suggested` are options to begin a plan with, by the number of seats.
    """

    id: str
    name: str
    tagline: str
    length: str
    seats: list[int]
    seats_option: str
    colours: str
    options: list[OptionCard]
    bots: list[BotCard]
    quick: QuickRace
    suggested: dict[str, dict[str, str | int | bool]]
    picture: str
    first_race: int | None
    puzzles: int
    course: list[str] | None


class RuleCard(ApiModel):
    """A rule for people to read."""

    id: str
    theme: str
    statement: str
    reason: str
    charts: tuple[RuleChart, ...] = ()
