"""Places of the table in words: how many boat lengths from what is near, and on which side of it.

Nobody at a table measures in millimetres; a wooden boat is the measure that everybody has before
them. Left and right are those of whoever looks from behind the line; port and starboard are the
boat's own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from ....engine.answers import OptionValues
from ..codec.options import LETTERS, Options, new_race
from ..drawing.sight import Micrometres
from ..rules.shapes import RADII
from ..rules.state import NONE, Boat, Race
from ..words import BOAT_LENGTH, TEXTS, far

IN_SIGHT = 4 * BOAT_LENGTH
"""Another boat nearer than this is named."""

SIDES = ("ahead", "starboard", "astern", "port")
"""Clockwise; each is a quarter of the horizon."""


class Rock(NamedTuple):
    """An obstacle."""

    at: Micrometres
    radius: int


class Waters(NamedTuple):
    """All that stays where it is, and that a place can be told by."""

    line_west: int
    line_east: int
    line_y: int
    marks: tuple[Micrometres, ...]
    rocks: tuple[Rock, ...]

    @property
    def middle(self) -> Micrometres:
        """The middle of the line."""
        return (self.line_west + self.line_east) // 2, self.line_y


def waters_of(race: Race) -> Waters:
    """The waters of a race."""
    rocks = (solid for solid in race.solids[: race.solids_out] if solid.obstacle)
    return Waters(
        race.line_west,
        race.line_east,
        race.line_y,
        tuple((mark.x, mark.y) for mark in race.marks),
        tuple(Rock((rock.x, rock.y), RADII[rock.breadth]) for rock in rocks),
    )


def waters_at(options: OptionValues) -> Waters:
    """The waters of a table with these options, all of them."""
    return _laid(Options.model_validate(dict(options)).model_dump_json())


@lru_cache(maxsize=64)
def _laid(options: str) -> Waters:
    return waters_of(new_race(Options.model_validate_json(options)))


# Where a bow lies.


@lru_cache(maxsize=4096)
def where(waters: Waters, at: Micrometres, heading: int, lang: str) -> str:
    """A bow by the nearest thing: "2 boat lengths from mark 1, which lies to starboard"."""
    _, told = min(_things(waters, at, heading, lang), key=lambda thing: thing[0])
    return told()


def _things(
    waters: Waters, at: Micrometres, heading: int, lang: str
) -> Iterator[tuple[float, Callable[[], str]]]:
    """How far everything is, and how to say it; of what is equally far the first is told."""

    def beside(key: str, thing: Micrometres, off: float, **words: object) -> str:
        side = side_name(side_of(at, heading, thing), lang)
        near = "at_" if _touches(off) else ""
        return TEXTS.sentence(f"near.{near}{key}", lang, far=far(off, lang), side=side, **words)

    yield _from_line(waters, at), lambda: _by_line(waters, at, lang)
    for n, mark in enumerate(waters.marks, start=1):
        off = max(0.0, math.dist(at, mark) - RADII[0])
        yield off, lambda mark=mark, off=off, n=n: beside("mark", mark, off, n=n)  # type: ignore[misc]
    for rock in waters.rocks:
        off = max(0.0, math.dist(at, rock.at) - rock.radius)
        yield off, lambda rock=rock, off=off: beside("rock", rock.at, off)  # type: ignore[misc]


def _from_line(waters: Waters, at: Micrometres) -> float:
    x = min(max(at[0], waters.line_west), waters.line_east)
    return math.dist(at, (x, waters.line_y))


def _by_line(waters: Waters, at: Micrometres, lang: str) -> str:
    x, y = at
    off = _from_line(waters, at)
    if _touches(off):
        key = "on_line"
    elif x < waters.line_west:
        key = "left_end"
    elif x > waters.line_east:
        key = "right_end"
    else:
        key = "beyond" if y > waters.line_y else "behind"
    return TEXTS.sentence(f"near.{key}", lang, far=far(off, lang))


def from_line(waters: Waters, at: Micrometres, lang: str) -> str:
    """A thing of the course: how far beyond or behind the line, and how far left or right."""
    (x, y), (middle, line) = at, waters.middle
    across, aside = y - line, x - middle
    key = "on" if _touches(across) else "beyond" if across > 0 else "behind"
    side = "middle" if _touches(aside) else "left" if aside < 0 else "right"
    return TEXTS.sentence(
        f"laid.{side}",
        lang,
        across=TEXTS.sentence(f"laid.{key}", lang, far=far(abs(across), lang)),
        far=far(abs(aside), lang),
    )


def to_go(boat: Boat, to: Micrometres, lang: str) -> str:
    """How far something is from a boat, and on which side: "3 boat lengths to port"."""
    bow = boat.x, boat.y
    side = side_name(side_of(bow, boat.heading, to), lang)
    return TEXTS.sentence("near.away", lang, far=far(math.dist(bow, to), lang), side=side)


def neighbours(race: Race, boat: Boat, lang: str) -> Iterator[str]:
    """The boats close by: "B half a boat's length to starboard"."""
    bow = boat.x, boat.y
    for other in race.boats[: race.boats_out]:
        if other is boat or other.heading == NONE:
            continue
        nearest = _nearest_of_hull(bow, other)
        if (off := math.dist(bow, nearest)) <= IN_SIGHT:
            side = side_name(side_of(bow, boat.heading, nearest), lang)
            key = "at_boat" if _touches(off) else "boat"
            who = LETTERS[other.seat]
            yield TEXTS.sentence(f"near.{key}", lang, who=who, far=far(off, lang), side=side)


def _nearest_of_hull(at: Micrometres, boat: Boat) -> Micrometres:
    """The point of a boat, from its bow to its stern, that is nearest."""
    turn = math.radians(15 * boat.heading)
    along = -((at[0] - boat.x) * math.sin(turn) + (at[1] - boat.y) * math.cos(turn))
    back = min(max(along, 0.0), BOAT_LENGTH)
    return round(boat.x - back * math.sin(turn)), round(boat.y - back * math.cos(turn))


def side_of(bow: Micrometres, heading: int, thing: Micrometres) -> str:
    """On which side of a boat something lies: one of `SIDES`."""
    bearing = math.degrees(math.atan2(thing[0] - bow[0], thing[1] - bow[1]))
    return SIDES[round((bearing - 15 * heading) / 90) % 4]


@cache
def side_name(side: str, lang: str) -> str:
    """A side in words."""
    return TEXTS.sentence(f"side.{side}", lang)


def _touches(off: float) -> bool:
    """Whether something is nearer than can be told in halves of a boat."""
    return abs(off) < BOAT_LENGTH / 4
