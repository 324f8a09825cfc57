"""What the views of the sailing games share: who sailed where in the last step."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, NamedTuple, TypeVar

from ..engine.answers import JsonObject
from ..engine.events import Space
from ..engine.view import View

R = TypeVar("R")


class Sailed(NamedTuple):
    """A boat's way in the last step: her seat, where she was (None: not on the water), where to."""

    who: int
    start: Space | None
    end: Space


class SailingView(View[R]):
    """The view of a seat at a sailing game."""

    sailing: ClassVar[Any]
    """The kind of event by which a boat sails: it has `who` and `at`."""

    @staticmethod
    @abstractmethod
    def place(race: R, seat: int) -> Space | None:
        """Where a boat is; None: not on the water."""

    @property
    def sailed(self) -> tuple[Sailed, ...]:
        """The ways of the last step, for the wakes on the board; everybody sees them."""
        return self.common(_sailed)

    @property
    def moves(self) -> list[JsonObject]:
        return [
            {
                "who": self.notation.seat_name(one.who),
                "from": None if one.start is None else str(one.start),
                "to": str(one.end),
            }
            for one in self.sailed
        ]


def _sailed(view: SailingView[Any]) -> tuple[Sailed, ...]:
    before = view.before
    if before is None:
        return ()
    kind: type[Any] = view.sailing
    return tuple(
        Sailed(int(event.who), view.place(before, event.who), event.at)
        for event in view.events
        if isinstance(event, kind)
    )
