"""The form of a position as JSON: its fields, what they may hold, and the defaults of the rest."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import BeforeValidator, Field

from ....engine.answers import JsonObject
from ....engine.strict import Strict, whole
from ..rules.riders import RiderId
from ..rules.squares import NO_SQUARE, Square
from ..rules.state import MOST_RIDERS, STAGES

Phase = Literal[
    "pick", "first", "ride", "answer", "pull", "break", "risk", "sprint", "aid", "settle", "over"
]  # fmt: skip
PHASES: tuple[Phase, ...] = get_args(Phase)
"""What the phases are called, by their numbers."""

Draft = Literal["none", "open", "towed", "shaken", "pact"]
DRAFTS: tuple[Draft, ...] = get_args(Draft)


def _square(value: object) -> object:
    if not isinstance(value, str):
        raise ValueError(NO_SQUARE.format(value))
    Square.read(value)
    return value


def _seat(value: object) -> object:
    if not isinstance(value, str) or value not in {f"seat:{seat}" for seat in range(MOST_RIDERS)}:
        raise ValueError(f'{value!r} is no player; write it as "seat:0"')
    return value


At = Annotated[str, BeforeValidator(_square)]
Seat = Annotated[str, BeforeValidator(_seat)]
Minutes = Annotated[int, Field(ge=0, le=99)]
Place = Annotated[int, Field(ge=1, le=9)]
File = Annotated[list[RiderId], Field(max_length=MOST_RIDERS)]


class RiderOf(Strict):
    """A rider; what is left out has the default of the specification's section 7.5."""

    owner: Seat | None = None
    at: At = "start"
    energy: int = Field(6, ge=0, le=6)
    form: int = Field(20, ge=0, le=20)
    flat: int = Field(0, ge=0, le=5)
    owed: int = Field(0, ge=0, le=3)
    played: bool | None = None
    minutes: list[Minutes] = Field(default_factory=list, max_length=STAGES)
    places: list[Place] = Field(default_factory=list, max_length=STAGES)


class TurnOf(Strict):
    """The turn of the rider who plays."""

    rider: RiderId
    from_: At | None = Field(None, alias="from")
    pursuer: RiderId | None = None
    draft: Draft = "none"
    moved: bool = False
    tow: bool = False
    safe: int = Field(0, ge=0, le=6)
    risk: int = Field(0, ge=0, le=4)
    left: int = Field(0, ge=0, le=10)
    asked: File = Field(default_factory=list)
    partner: RiderId | None = None
    dest: At | None = None


class PactOf(Strict):
    """Two riders who agreed to ride side by side."""

    first: RiderId
    second: RiderId
    first_from: At | None = None
    first_pursuer: RiderId | None = None
    first_tow: bool | None = None


class DebtOf(Strict):
    """A tow that is due from a broken agreement."""

    rider: RiderId
    from_: At = Field(alias="from")
    pursuer: RiderId | None


class SettleOf(Strict):
    """What is still owed for a broken agreement."""

    pending: list[DebtOf] = Field(min_length=1, max_length=2)
    front: File = Field(default_factory=list)


class PositionOf(Strict):
    """A position, partial or complete."""

    game: Literal["maillot-jaune"] = "maillot-jaune"
    version: Annotated[Literal[1], BeforeValidator(whole)] = 1
    options: JsonObject = Field(default_factory=dict)
    phase: Phase = "ride"
    round: int | None = Field(None, ge=0, le=99)
    to_move: RiderId | Literal["chance"] | Seat | None = None
    for_: RiderId | Seat | None = Field(None, alias="for")
    start_list: File | None = None
    stage: int = Field(1, ge=1, le=STAGES)
    queue: File | None = None
    last_order: File | None = None
    riders: dict[RiderId, RiderOf] | None = None
    turn: TurnOf | None = None
    pact: PactOf | None = None
    settle: SettleOf | None = None
    winner_round: int | None = Field(None, ge=1, le=99)
    crossed: File = Field(default_factory=list)
    outs: File = Field(default_factory=list)
    jersey: RiderId | None = None
    winner: RiderId | None = None
    result: list[RiderId] | None = None
    team_order: list[str] | None = None
    team_minutes: dict[str, int | None] | None = None
