"""Where a boat may well begin on a chart: a few places, a faint boat on each, and the reason."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from ..engine.answers import Point, Suggestion, Suggestions
from ..engine.scene import Group, Shape
from ..engine.strokes import centred
from ..engine.suggesting import Candidate, spread
from .sailing import distance
from .sailing_pictures import CROWD, SNUG, board_scene, on_screen, placed

APART = 4.0
"""How many points lie between two places that are proposed, at least."""
FAINT = 0.6

Place = tuple[int, int]


class Start(NamedTuple):
    """A place to begin from, as a choice to be weighed against others, and the heading there."""

    choice: Candidate
    at: Place
    heading: int

    @classmethod
    def of(cls, cost: int, action: str, at: Place, heading: int, rows: int) -> Start:
        """A start on a chart of so many rows; less `cost` is better: it is what is still to do."""
        return cls(Candidate(cost, action, Point(*on_screen(at, rows))), at, heading)


class Proposed(NamedTuple):
    """How a boat is drawn that is proposed: how large where she is alone, her parts by heading."""

    seat: int
    role: str
    size: float
    parts: Callable[[int], tuple[Shape, ...]]


def proposals(
    starts: Iterable[Start],
    taken: Collection[Place],
    boat: Proposed,
    chart: tuple[int, int],
    say: Callable[[str, str], str],
    lang: str,
) -> Suggestions | None:
    """Three at most, none of them right beside another boat unless all are; `chart`: its size."""
    known = {start.choice.action: start for start in starts}
    roomy = [start for start in known.values() if not _is_near(start.at, taken, 1)]
    best = spread((start.choice for start in roomy or known.values()), APART)
    if not best:
        return None
    shapes: list[Shape] = []
    told = []
    for n, (_, action, at) in enumerate(best, start=1):
        start = known[action]
        size = SNUG if _is_near(start.at, taken, CROWD) else boat.size
        drawn = placed(
            at, boat.role, *boat.parts(start.heading), seat=boat.seat, turn=start.heading * 45.0,
            scale=size,
        )  # fmt: skip
        shapes.append(Group(role="ghost", opacity=FAINT, shapes=(drawn,)))
        shapes.append(centred(at[0] + 0.8, at[1] - 0.62, str(n), 0.9, "letter", boat.seat))
        key = "suggestion.best" if n == 1 else "suggestion.other"
        told.append(Suggestion(action, say(key, lang)))
    return Suggestions(tuple(told), board_scene(*chart, "", shapes, lang))


def _is_near(at: Place, taken: Iterable[Place], reach: int) -> bool:
    return any(distance(*at, *other) <= reach for other in taken)
