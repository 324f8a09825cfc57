"""The pictures of a view of Race the Wind: the chart of the course and the boats on it.

Only the view is read, so nothing can be seen that the seat may not know. `scene` is the whole
picture with a panel beside; a page paints the `board` over the `ground`, which it fetches once, and
shows the `instruments` apart. The other files of this folder draw the parts; here they are put in
paint order. Seats differ only in what their boats sail for; all else is drawn once for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ....engine.answers import Overlay
from ....engine.scene import Circle, Group, Rect, Scene, Shape, Text
from ...sailing import N
from ...sailing_pictures import (
    VECTORS,
    board_scene,
    breeze,
    extent,
    grid,
    placed,
    sea_chart,
    wind_arrow,
)
from ..rules.state import BUOY, LAYOUT, NONE, ORDER, OVER, Race
from ..view import RaceTheWindView, on_move
from . import course, fleet, panel, tactics
from .sight import Chart, Sight, chart_of, craft_of, look


def scene(view: RaceTheWindView, lang: str = "en", tall: bool = False) -> Scene:
    """What to draw for a view; `tall` puts the panel below the board, for narrow screens."""
    sight = look(view, lang, tall)
    width, height, beside = panel.panel(sight).around(*extent(*sight.chart[:2]), tall)
    shapes: list[Shape] = [
        Rect(role="paper", x=0, y=0, w=width, h=height),
        *_fixed(sight.chart),
        *_on_the_water(sight),
        *course.laylines(sight.chart, view.race.wind, sight.goal),
        *course.goal_signs(sight.chart, sight.goal),
        *_afloat(sight, tactics.routes(sight)),
        *tactics.targets(sight, view.choices),
        *course.wrong_way(sight),
        *beside,
    ]
    return Scene(
        width=width,
        height=height,
        title=_title(sight),
        description=_described(sight),
        shapes=tuple(shapes),
        lang=lang,
    )


def ground(view: RaceTheWindView, lang: str = "en") -> Scene:
    """The chart and the course, the same in every race of a sitting."""
    return _ground(chart_of(view.race, lang))


def board(view: RaceTheWindView, lang: str = "en") -> Scene:
    """Wind, tokens, boats and what the viewer's boat sails for, painted over the ground."""
    sight, common = look(view, lang), view.shared(_common, lang)
    eye = Eye(sight.on_move, sight.goal, sight.wrong_way)
    if eye not in common.boards:
        if eye.on_move not in common.afloat:
            common.afloat[eye.on_move] = tuple(_afloat(sight))
        shapes = (
            *common.under,
            *course.goal_signs(sight.chart, eye.goal),
            *common.afloat[eye.on_move],
            *course.wrong_way(sight),
        )
        common.boards[eye] = _board_scene(sight.chart, common.title, shapes)
    return common.boards[eye]


class Eye(NamedTuple):
    """In what boards of a position differ: who is seen to be on move, and the viewer's way."""

    on_move: int
    goal: str | None
    wrong_way: bool


class _Common(NamedTuple):
    """What boards and overlays of a position have in common.

    What floats and the routes are by the boat on move, boards by all that they differ in: those
    that were drawn already.
    """

    title: str
    under: tuple[Shape, ...]
    afloat: dict[int, tuple[Shape, ...]]
    routes: dict[int, Overlay]
    boards: dict[Eye, Scene]


def _common(view: RaceTheWindView, lang: str) -> _Common:
    sight = look(view, lang)
    return _Common(_title(sight), tuple(_on_the_water(sight)), {}, {}, {})


def instruments(view: RaceTheWindView, lang: str = "en") -> Scene:
    """The wind dial with the actions of each heading, the wind and those before it, the round."""
    race = view.race
    seat = NONE if race.phase in (ORDER, LAYOUT, OVER) else on_move(race).seat
    return _instruments(Sight(look(view, lang).chart, race, winds=view.winds, on_move=seat))


def overlays(view: RaceTheWindView, lang: str) -> tuple[Overlay, ...]:
    """What may be laid over the board: laylines, routes, and where no penalty may be paid."""
    sight, routes = look(view, lang), view.shared(_common, lang).routes
    if sight.on_move not in routes:
        routes[sight.on_move] = _overlay(sight.chart, "routes", tactics.routes(sight))
    laylines = _laylines(sight.chart, sight.race.wind, sight.goal)
    always = (laylines, routes[sight.on_move])
    if sight.eye is None or sight.eye.penalties == 0 or sight.eye.quarters > 0:
        return always
    return *always, _overlay(sight.chart, "too_near", tactics.too_near(sight))


def drawn_course(race: Race, lang: str) -> tuple[Scene, Scene]:
    """Ground and board while a course is laid: the chart, and flags and tokens over it."""
    sight = Sight(chart_of(race, lang), race)
    over = [_vane(sight), *course.flags(sight), *fleet.tokens(sight)]
    return _ground(sight.chart), _board_scene(sight.chart, sight.chart.say("chart"), over)


@lru_cache(maxsize=32)
def _ground(chart: Chart) -> Scene:
    return _board_scene(chart, chart.say("chart"), _fixed(chart))


@lru_cache(maxsize=128)
def _laylines(chart: Chart, wind: int, goal: str | None) -> Overlay:
    return _overlay(chart, "laylines", course.laylines(chart, wind, goal))


def _overlay(chart: Chart, name: str, shapes: Sequence[Shape]) -> Overlay:
    label = chart.say(f"overlay.{name}")
    return Overlay(name, label, _board_scene(chart, label, shapes), on=True)


def _instruments(sight: Sight) -> Scene:
    chart, wind = sight.chart, _wind(sight.chart, sight.race.wind)
    return Scene(
        width=15.0,
        height=13.0,
        title=wind,
        description=_headline(sight),
        shapes=(
            placed(
                (5.3, 5.4), "dial", *panel.dial(sight.race.wind, chart.lang), id="dial", title=wind
            ),
            placed((12.7, 1.4), "wind-sign", *panel.wind_sign(sight), id="wind"),
            placed((12.7, 4.6), "wind-sign", *panel.history(sight), id="winds"),
            Text(role="status", x=0.4, y=11.7, text=panel.moment(sight), size=1.0, width=6.4),
            *panel.order(sight, 14.6, 11.35),
            Text(role="note", x=0.4, y=12.7, text=panel.notes(sight), size=0.8, width=14.2),
        ),
        lang=chart.lang,
    )


def _board_scene(chart: Chart, title: str, shapes: Sequence[Shape]) -> Scene:
    return board_scene(chart.cols, chart.rows, title, shapes, chart.lang)


def _fixed(chart: Chart) -> list[Shape]:
    """All that stays as it is while the race is sailed, lowest first."""
    return [
        *sea_chart(chart.cols, chart.rows, chart.tall),
        *course.zones(chart),
        *grid(chart.cols, chart.rows),
        *course.flag_rows(chart),
        *course.ways_round(chart),
        *course.line(chart),
        *course.marks(chart),
    ]


def _on_the_water(sight: Sight) -> list[Shape]:
    """What lies on the water, lowest first."""
    chart = sight.chart
    room = tuple((mark, 1.9) for mark in chart.marks)
    return [
        breeze(chart.cols, chart.rows, sight.race.wind, (chart.marks[BUOY], N), room),
        _vane(sight),
        *course.flags(sight),
        *fleet.tokens(sight),
    ]


def _afloat(sight: Sight, routes: Sequence[Shape] = ()) -> list[Shape]:
    """What floats, and right of way, lowest first; a page lays the routes over on demand."""
    return [
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
    return _arrow(sight.chart, sight.race.wind)


@lru_cache(maxsize=128)
def _arrow(chart: Chart, wind: int) -> Group:
    dx, dy = VECTORS[wind]
    at = chart.on_screen(((chart.cols - 1) / 2 * (1 + dx), (chart.rows - 1) / 2 * (1 + dy)))
    disc, title = Circle(role="vane", x=0, y=0, r=0.7), _wind(chart, wind)
    return placed(at, "vane", disc, wind_arrow(0.6), id="vane", title=title, turn=wind * 45.0)


def _wind(chart: Chart, wind: int) -> str:
    return chart.say("wind", way=chart.way(wind))


def _title(sight: Sight) -> str:
    return f"{sight.chart.say('game')}: {_headline(sight)}"


def _headline(sight: Sight) -> str:
    return f"{panel.moment(sight)}, {panel.status(sight)}"


def _described(sight: Sight) -> str:
    """The drawing in words, for those who cannot see it."""
    race, chart = sight.race, sight.chart
    boats = (fleet.told(chart, craft_of(race, boat)) for boat in race.boats[: race.fleet])
    wind = _wind(chart, race.wind)
    return ". ".join([chart.say("game"), _headline(sight), wind, *boats]) + "."
