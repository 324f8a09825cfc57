"""The squares that may be ridden to, on a picture that nobody clicks on."""

from __future__ import annotations

from ....engine.scene import Circle, Group, Shape
from ..labels import label
from ..squares import shape_of, squares_needed
from .shapes import centred
from .sight import Json, centre


def targets(view: Json, lang: str) -> list[Shape]:
    """A dot on every square, with the number of squares used; shifts only where no ride leads.

    Hollow dots draw a pursuer along; a shift has an arrow for its first step.
    """
    position = view["position"]
    lanes = position["options"]["lanes"]
    rides = {choice.partition(" ")[2] for choice in view["choices"] if choice.startswith("ride ")}
    shapes: list[Shape] = []
    for action in view["choices"]:
        verb, _, where = action.partition(" ")
        if verb not in ("ride", "shift") or (verb == "shift" and where in rides):
            continue
        x, y = centre(where, lanes)
        draws = shape_of(position, action) in ("draws", "dice")
        role = "target-puff" if draws else "target"
        sign = "↕" if verb == "shift" else str(squares_needed(position, where))
        shapes.append(
            Group(
                role="choice",
                id=f"target:{action}",
                title=label(view, action, lang),
                x=x,
                y=y,
                shapes=(
                    Circle(role=role, x=0, y=0, r=0.24),
                    centred(0, 0, sign, 0.34, f"{role}-number"),
                ),
            )
        )
    return shapes
