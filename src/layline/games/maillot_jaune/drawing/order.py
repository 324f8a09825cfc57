"""The order of the round and the dice: what must always stay in sight."""

from __future__ import annotations

from functools import lru_cache

from ....engine.scene import Circle, Group, Point, Shape
from ....engine.strokes import rounded
from ..codec.actions import NUMBERS, read
from ..rules.course import on_road
from ..rules.file import members
from ..rules.riders import RIDERS
from ..rules.state import NONE, Race
from ..view import TourView
from .riders import seat_flag
from .shapes import jersey


def in_order(race: Race) -> list[int]:
    """The rider in turn and those who still play in this round."""
    return [rider for rider in (race.turn.rider, *members(race.queue)) if rider != NONE]


def strip(race: Race, x: float, y: float, step: float, across: int) -> list[Shape]:
    """Jerseys in the order of play, `across` in a row, the rider in turn ringed.

    Those who have played in this round come last, faded.
    """
    waiting = in_order(race)
    played = [who for who in members(race.last_order) if on_road(race.riders[who])]
    shapes: list[Shape] = []
    for i, who in enumerate(dict.fromkeys((*waiting, *played))):
        at = rounded((x + i % across * step, y + i // across * step))
        if who == race.turn.rider:
            shapes.append(Circle(role="lit", id="next", x=at[0], y=at[1], r=round(0.52 * step, 3)))
        shapes.append(_next(who, race.riders[who].owner, at, step, who in waiting))
    return shapes


@lru_cache(maxsize=512)
def _next(who: int, seat: int, at: Point, step: float, waits: bool) -> Group:
    """A jersey in the order of play."""
    return Group(
        role="next",
        id=f"next:{RIDERS[who]}",
        x=at[0],
        y=at[1],
        scale=round(0.86 * step, 3),
        opacity=1.0 if waits else 0.3,
        shapes=(*jersey(who), *seat_flag(seat, 0.36, 0.33, 0.19)),
    )


def thrown(view: TourView) -> tuple[int, int] | None:
    """The dice of the last play, if it was a throw."""
    return view.common(_thrown)


def _thrown(view: TourView) -> tuple[int, int] | None:
    if view.last not in NUMBERS:
        return None
    last = read(view.last)
    return last.pair if last.verb == "roll" else None
