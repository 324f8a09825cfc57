"""What is seen of a position and of a table.

What games answer (`engine.answers`) is sent as it is.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, field
from typing import ClassVar, Literal

from orjson import Fragment
from pydantic import ConfigDict

from ...engine.answers import (
    Amount,
    Due,
    Ending,
    HandCard,
    Offer,
    Overlay,
    Ranking,
    SeatFacts,
    Shortcut,
    StageEnd,
    Suggestions,
    Target,
)
from ...engine.scene import Scene
from ..encoding import json_bytes
from .base import SENT, TakeBackWay


@dataclass(frozen=True, slots=True)
class Sentence:
    """One thing that happened, as a sentence, with the rule behind it."""

    rule: str
    text: str


@dataclass(frozen=True, slots=True)
class Setback:
    """What an entry cost a seat: what was done, by which rule, and how to make it good.

    `due` is the key of what has to be made good (the `dues` of a sight), empty if nothing has.
    """

    seat: str
    rule: str
    title: str
    text: str
    remedy: str
    due: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One entry of a table: who played what, and what came of it.

    `seat` is null for chance. A bot that stood in is named in `by`; with `time_up` the service
    decided because the seat's time was up, and the first line says so. After an undo the entry it
    took back (`undone`) no longer counts, nor does any that was played after it. `heading` is the
    part of the race in which it was made ("Round 3"), `setbacks` are what it cost whom.
    """

    seq: int
    kind: Literal["action", "chance", "retire", "undo"]
    seat: str | None
    by: str | None
    action: str
    lines: list[Sentence]
    at: float
    undone: int | None = None
    time_up: bool = False
    heading: str = ""
    setbacks: list[Setback] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action: its notation, in words, and its target, null for a plain button.

    `group` is the heading over it in a list of buttons, in words; choices of one group follow each
    other.
    """

    action: str
    label: str
    target: Target | None
    group: str


class KnownChoice(Choice):
    """One that many tables have, and that is sent again and again; it carries its JSON along."""

    __slots__ = ("encoded",)
    encoded: Fragment

    @classmethod
    def of(cls, choice: Choice) -> KnownChoice:
        """A choice, from now on with its JSON."""
        known = cls(choice.action, choice.label, choice.target, choice.group)
        object.__setattr__(known, "encoded", Fragment(json_bytes(choice)))
        return known

    def __eq__(self, other: object) -> bool:
        """It is as good as any other that says the same."""
        return isinstance(other, Choice) and astuple(self) == astuple(other)

    __hash__ = Choice.__hash__


@dataclass(frozen=True, kw_only=True)
class Outlook:
    """What a seat sees of a position (`seat` null: a spectator).

    `board` is the scene of all that changes, `instruments` the scene of what must stay in sight
    (the wind, the die). `refused` are actions a player would look for but may not play now, to be
    shown greyed. `offer`, `hand`, `amounts` and `shortcuts` are other ways to the choices, in games
    that have them; `overlays` can be laid over the board, `standings` is a picture of who leads and
    by how much, `ranking` the same as a table. `stage_end` is how the last stage or race of a
    series came out, `ending` the whole, once it is over. `dues` are what the seat has to make good
    or bear.
    """

    __pydantic_config__: ClassVar[ConfigDict] = SENT

    seat: str | None
    to_move: str | None
    over: bool
    prompt: str
    choices: tuple[Choice, ...]
    refused: tuple[Choice, ...]
    board: Scene
    instruments: Scene
    standings: Scene | None
    ranking: Ranking | None
    stage_end: StageEnd | None
    ending: Ending | None
    facts: tuple[SeatFacts, ...]
    offer: Offer | None
    dues: tuple[Due, ...]
    hand: tuple[HandCard, ...]
    amounts: tuple[Amount, ...]
    overlays: tuple[Overlay, ...]
    shortcuts: tuple[Shortcut, ...]


@dataclass(frozen=True, kw_only=True)
class Sight(Outlook):
    """What a visitor sees of a table after entry `seq`, through `seat` (null: a spectator).

    `ground` names the unchanging picture under the board (GET it once). `suggestions` are good
    choices where there are very many, such as the places where a piece may begin. `can_take_back`
    says whether the seat may have its whole last turn back: at once, or by asking the others.
    """

    seq: int
    can_undo: bool
    can_resign: tuple[str, ...]
    ground: str
    suggestions: Suggestions | None = None
    can_take_back: TakeBackWay | None = None
