"""The pictures of a view of Race the Wind: the chart of the course and the boats on it.

Only the view is read, so nothing can be seen that the seat may not know. `scene` is the whole
picture with a panel beside; a page paints the `board` over the `ground`, which it fetches once, and
shows the `instruments` apart. The parts live in the folder `drawing`; here they are put in paint
order. Boards and instruments are kept for a while: most seats see the same ones.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ....engine.answers import Overlay
from ....engine.scene import Circle, Group, Rect, Scene, Shape, Text
from ...sailing import N
from ...sailing_pictures import breeze, grid, sea_chart, wind_arrow
from ..drawing import course, fleet, panel, tactics
from ..rules.state import BUOY, Race
from ..view import RaceTheWindView
from .sight import Sight, board_size, extent, look


def scene(view: RaceTheWindView, lang: str = "en", tall: bool = False) -> Scene:
    """What to draw for a view; `tall` puts the panel below the board, for narrow screens."""
    sight = look(view, lang, tall=tall)
    width, height, beside = panel.panel(sight).around(*extent(sight.race), tall)
    shapes: list[Shape] = [
        Rect(role="paper", x=0, y=0, w=width, h=height),
        *_fixed(sight),
        *_changing(sight, course.laylines(sight), tactics.routes(sight)),
        *tactics.targets(sight),
        *course.wrong_way(sight),
        *beside,
    ]
    return Scene(
        width=width,
        height=height,
        title=_title(sight),
        description=described(sight),
        shapes=tuple(shapes),
        lang=lang,
    )


def ground(view: RaceTheWindView, lang: str = "en") -> Scene:
    """The chart and the course, the same in every race of a sitting."""
    return _ground(json.dumps(view.position["options"], sort_keys=True), lang, _Held(view))


def board(view: RaceTheWindView, lang: str = "en") -> Scene:
    """Wind, tokens, boats and what the viewer's boat sails for, painted over the ground."""
    sight = look(view, lang)
    seen = (view.position, sight.goal, sight.wrong_way, sight.on_move)
    return _board(json.dumps(seen), lang, _Held(sight))


def overlays(view: RaceTheWindView, lang: str) -> tuple[Overlay, ...]:
    """What may be laid over the board: laylines, routes, and where no penalty may be paid."""
    sight = look(view, lang)
    found = [("laylines", course.laylines(sight)), ("routes", tactics.routes(sight))]
    if sight.eye is not None and sight.eye.penalties > 0 and sight.eye.quarters == 0:
        found.append(("too_near", tactics.too_near(sight)))
    return tuple(
        Overlay(name, label, _board_scene(sight, label, shapes), on=True)
        for name, shapes in found
        for label in (sight.say(f"overlay.{name}"),)
    )


def instruments(view: RaceTheWindView, lang: str = "en") -> Scene:
    """The wind dial with the actions of each heading, the wind and those before it, the round."""
    sight = look(view, lang)
    race = sight.race
    said = (panel.moment(sight), panel.notes(sight), panel.status(sight), panel.orderly(sight))
    return _instruments((race.wind, sight.winds, said), lang, _Held(sight))


def chart_of(race: Race, lang: str = "en") -> tuple[Scene, Scene]:
    """Ground and board while a course is laid: the chart, and flags and tokens over it."""
    sight = Sight(
        race=race,
        lang=lang,
        tall=False,
        eye=None,
        goal=None,
        wrong_way=False,
        winds=(),
        choices=(),
    )
    over = [_vane(sight), *course.flags(sight), *fleet.tokens(sight)]
    words = sight.say("chart")
    return _board_scene(sight, words, _fixed(sight)), _board_scene(sight, words, over)


class _Held:
    """What a picture is made of, beside its key: equal to every other, so that the key decides."""

    def __init__(self, thing: Any) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held)

    def __hash__(self) -> int:
        return 0


@lru_cache(maxsize=32)
def _ground(options: str, lang: str, view: _Held) -> Scene:
    sight = look(view.thing, lang)
    return _board_scene(sight, sight.say("chart"), _fixed(sight))


@lru_cache(maxsize=256)
def _board(seen: str, lang: str, sight: _Held) -> Scene:
    found: Sight = sight.thing
    shapes = [*_changing(found), *course.wrong_way(found)]
    return _board_scene(found, _title(found), shapes)


@lru_cache(maxsize=256)
def _instruments(seen: Any, lang: str, sight: _Held) -> Scene:
    found: Sight = sight.thing
    name = found.say("wind", way=found.way(found.race.wind))
    return Scene(
        width=15.0,
        height=13.0,
        title=name,
        description=_headline(found),
        shapes=(
            Group(role="dial", id="dial", title=name, x=5.3, y=5.4, shapes=panel.dial(found)),
            Group(role="wind-sign", id="wind", x=12.7, y=1.4, shapes=panel.wind_name(found)),
            Group(role="wind-sign", id="winds", x=12.7, y=4.6, shapes=panel.history(found)),
            Text(role="status", x=0.4, y=11.7, text=panel.moment(found), size=1.0, width=6.4),
            *panel.order(found, 14.6, 11.35),
            Text(role="note", x=0.4, y=12.7, text=panel.notes(found), size=0.8, width=14.2),
        ),
        lang=lang,
    )


def _board_scene(sight: Sight, title: str, shapes: list[Shape]) -> Scene:
    """A picture of the board alone: all of these have one size."""
    width, height = board_size(sight.race)
    return Scene(
        width=width,
        height=height,
        title=title,
        description="",
        shapes=tuple(shapes),
        lang=sight.lang,
    )


def _fixed(sight: Sight) -> list[Shape]:
    """All that stays as it is while the race is sailed, lowest first."""
    race = sight.race
    return [
        *sea_chart(race.cols, race.rows, sight.tall),
        *course.zones(sight),
        *grid(race.cols, race.rows),
        *course.flag_rows(sight),
        *course.ways_round(sight),
        *course.line(sight),
        *course.marks(sight),
    ]


def _changing(
    sight: Sight, laylines: Sequence[Shape] = (), routes: Sequence[Shape] = ()
) -> list[Shape]:
    """What lies and floats on the water, lowest first; a page lays some of it over on demand."""
    race = sight.race
    pieces = tuple(((mark.x, mark.y), 1.9) for mark in race.marks)
    line = ((race.marks[BUOY].x, race.marks[BUOY].y), N)
    return [
        breeze(race.cols, race.rows, race.wind, line, pieces),
        _vane(sight),
        *course.flags(sight),
        *fleet.tokens(sight),
        *laylines,
        *course.goal(sight),
        *fleet.spotlight(sight),
        *fleet.shadows(sight),
        *fleet.markers(sight),
        *fleet.wakes(sight),
        *routes,
        *tactics.protests(sight),
        *fleet.boats(sight),
        *tactics.contested(sight),
    ]


def _vane(sight: Sight) -> Group:
    """The big arrow at the edge of the water from which the wind blows."""
    race = sight.race
    dx, dy = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))[race.wind]
    middle = ((race.cols - 1) / 2, (race.rows - 1) / 2)
    at = (middle[0] * (1 + dx), middle[1] * (1 + dy))
    x, y = sight.on_screen(at)
    return Group(
        role="vane",
        id="vane",
        title=sight.say("wind", way=sight.way(race.wind)),
        x=x,
        y=y,
        turn=race.wind * 45.0,
        shapes=(Circle(role="vane", x=0, y=0, r=0.7), wind_arrow(0.6)),
    )


def _title(sight: Sight) -> str:
    return f"{sight.say('game')}: {_headline(sight)}"


def _headline(sight: Sight) -> str:
    return f"{panel.moment(sight)}, {panel.status(sight)}"


def described(sight: Sight) -> str:
    """The drawing in words, for those who cannot see it."""
    race = sight.race
    sentences = [
        sight.say("game"),
        _headline(sight),
        sight.say("wind", way=sight.way(race.wind)),
        *(fleet.told(sight, boat) for boat in race.boats[: race.fleet]),
    ]
    return ". ".join(sentences) + "."
