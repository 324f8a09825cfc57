"""What the views of the sailing games share: who sailed where in the last step."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Container, Iterable, Iterator
from itertools import count, islice
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


class Home(NamedTuple):
    """Where a boat that is home is shown, where she sailed to last, and from where (or None)."""

    at: Space
    end: Space
    start: Space | None


LOOK_BACK = 400
"""Steps, enough for what follows the first finish."""


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


def last_places(
    view: SailingView[Any], seats: Container[int], taken: Iterable[Space]
) -> dict[int, Home]:
    """Where boats that have left the water sailed last: the line that they have crossed.

    Where somebody lies already, as in `taken`, a boat is shown beside.
    """
    found: dict[int, list[Space]] = {}
    for events in islice(view.told(), LOOK_BACK):
        for event in reversed(events):
            if isinstance(event, view.sailing) and event.who in seats:
                found.setdefault(int(event.who), []).append(event.at)
    busy, homes = set(taken), dict[int, Home]()
    for seat, ats in found.items():
        at = next(one for one in _beside(ats[0]) if one not in busy)
        busy.add(at)
        homes[seat] = Home(at, ats[0], ats[1] if len(ats) > 1 else None)
    return homes


def _beside(at: Space) -> Iterator[Space]:
    """A place, and those to the east and west of it, the nearest first."""
    for n in count():
        yield Space(at.x + n, at.y)
        yield Space(at.x - n, at.y)


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
