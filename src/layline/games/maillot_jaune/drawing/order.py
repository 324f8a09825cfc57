"""The order of the round and the dice: what must stay in sight all the time."""

from __future__ import annotations

from ....engine.scene import Circle, Group, Shape
from ..view import TourView
from .riders import number, seat_flag
from .shapes import jersey
from .sight import Json


def in_order(position: Json) -> list[str]:
    """The rider in turn and those who still play in this round."""
    turn = position["turn"]
    return [*([turn["rider"]] if turn else []), *position["queue"]]


def strip(position: Json, x: float, y: float, step: float, across: int) -> list[Shape]:
    """Jerseys in the order of play, so many in a row, the one in turn ringed; then, faded, those
    who have played in this round."""
    waiting, riders = in_order(position), position["riders"]
    played = [who for who in position["last_order"] if who in riders and who not in waiting]
    played = [who for who in played if riders[who]["at"] not in ("finish", "out")]
    shapes: list[Shape] = []
    for i, who in enumerate([*waiting, *played]):
        at = (round(x + i % across * step, 3), round(y + i // across * step, 3))
        if i == 0 and position["turn"]:
            shapes.append(Circle(role="lit", id="next", x=at[0], y=at[1], r=round(0.52 * step, 3)))
        parts = (*jersey(who, number(who)), *seat_flag(riders[who]["owner"], 0.36, 0.33, 0.19))
        shapes.append(
            Group(role="next", id=f"next:{who}", x=at[0], y=at[1], scale=round(0.86 * step, 3),
                  opacity=1.0 if who in waiting else 0.3, shapes=parts)
        )  # fmt: skip
    return shapes


def thrown(view: TourView) -> tuple[int, int] | None:
    """The dice of the last play, if it was a throw."""
    last = view.last or ""
    if not last.startswith("roll "):
        return None
    one, other = map(int, last.split()[1:])
    return one, other
