"""The pictures of a view of Regatta: the chart of the course and the yachts on it.

`scene` is the whole picture with a panel beside; a page paints the `board` over the `ground`, which
it fetches once, and shows the `instruments` apart. Here the parts are put in paint order. Seats
differ only in what their yachts sail for; all else is drawn once for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from ....engine.events import Space
from ....engine.scene import Group, Rect, Scene, Shape
from ...sailing_pictures import board_scene, extent, grid, placed, sea_chart
from ..rules.state import Race
from ..view import RegattaView
from . import chart, course, moves, panel, yachts
from . import goal as goals
from .goal import Goal, goal_of
from .sight import Sight, look


def scene(view: RegattaView, lang: str = "en", tall: bool = False) -> Scene:
    """What to draw for a view; `tall` puts the panel below the board, for narrow screens."""
    sight = look(view, lang, tall)
    goal = goal_of(sight, view.seat)
    width, height, beside = panel.panel(sight).around(*extent(view.race.cols, view.race.rows), tall)
    shapes: list[Shape] = [
        Rect(role="paper", x=0, y=0, w=width, h=height),
        *_chart_and_course(sight),
        *_on_the_water(sight),
        *_way_there(sight, goal),
        *chart.vane(sight),
        *moves.courses(sight, view),
        *_afloat(sight),
        *moves.targets(sight, view),
        *_notice(sight, goal, moves.leg_ends(view)),
        *beside,
    ]
    return Scene(
        width=width,
        height=height,
        title=_title(view, lang),
        description=described(sight),
        shapes=tuple(shapes),
        lang=lang,
    )


def ground(view: RegattaView, lang: str = "en") -> Scene:
    """The chart and the course, the same in every race of a sitting."""
    sight = look(view, lang)
    return _board_scene(sight, sight.say("course.chart"), _chart_and_course(sight))


def board(view: RegattaView, lang: str = "en") -> Scene:
    """Wind, yachts, wakes and what the viewer's yacht sails for, to be painted over the ground."""
    common = view.shared(_common, lang)
    sight = common.sight
    goal = goal_of(sight, view.seat)
    busy = tuple(moves.leg_ends(view)) if goal.goes_back else ()
    if (goal, busy) not in common.boards:
        shapes = [
            *common.under,
            *_way_there(sight, goal),
            *common.over,
            *_notice(sight, goal, busy),
        ]
        common.boards[goal, busy] = _board_scene(sight, common.title, shapes)
    return common.boards[goal, busy]


class _Common(NamedTuple):
    """What boards of a position have in common, under and over the viewer's goal.

    `boards` are those already drawn, by the goal and the spaces that its notice is not to hide:
    all that a seat's board is made from besides.
    """

    sight: Sight
    title: str
    under: tuple[Shape, ...]
    over: tuple[Shape, ...]
    boards: dict[tuple[Goal, tuple[Space, ...]], Scene]


def _common(view: RegattaView, lang: str) -> _Common:
    sight = look(view, lang)
    over = (*chart.vane(sight), *_afloat(sight))
    return _Common(sight, _title(view, lang), tuple(_on_the_water(sight)), over, {})


def chart_of(race: Race, lang: str) -> tuple[Scene, Scene]:
    """Ground and board while a course is laid: the chart with the course, and the wind over it.

    The course may break any rule.
    """
    sight = Sight(race, lang)
    title = sight.say("course.chart")
    over = [*course.prestart(sight), chart.streaks(sight), *chart.vane(sight)]
    return _board_scene(sight, title, _chart_and_course(sight)), _board_scene(sight, title, over)


def instruments(view: RegattaView, lang: str = "en") -> Scene:
    """The wind dial with the length of a leg each way, the wind's name, the die, the legs left."""
    race = view.race
    return _instruments(
        race.wind, race.die, panel.legs_left(race), view.shared(_headlined, lang), lang
    )


@lru_cache(maxsize=512)
def _instruments(wind: int, die: int, left: int | None, description: str, lang: str) -> Scene:
    return Scene(
        width=15.0,
        height=10.8,
        title=chart.wind_name(wind, lang),
        description=description,
        shapes=(*_wind_dial(wind, lang), _throw(die, left, lang)),
        lang=lang,
    )


@cache
def _wind_dial(wind: int, lang: str) -> tuple[Group, Group]:
    dial, sign = panel.dial(wind, lang), panel.wind_sign(wind, lang)
    name = chart.wind_name(wind, lang)
    return (
        placed((5.3, 5.4), "dial", *dial, id="dial", title=name),
        placed((12.7, 1.8), "wind-sign", *sign, id="wind"),
    )


@cache
def _throw(die: int, left: int | None, lang: str) -> Group:
    return placed((12.7, 6.0), "throw", *panel.die_block(die, left, lang), id="throw", scale=1.2)


def _board_scene(sight: Sight, title: str, shapes: list[Shape]) -> Scene:
    return board_scene(sight.race.cols, sight.race.rows, title, shapes, sight.lang)


def _chart_and_course(sight: Sight) -> list[Shape]:
    """All that stays as it is while races are sailed, lowest first."""
    return [
        *sea_chart(sight.race.cols, sight.race.rows, sight.tall),
        *chart.shallows(sight),
        *grid(sight.race.cols, sight.race.rows),
        *course.roundings(sight),
        *course.line(sight),
        *chart.island(sight),
        *course.marks(sight),
    ]


def _on_the_water(sight: Sight) -> list[Shape]:
    """What lies on the water and changes, lowest first."""
    return [*course.prestart(sight), chart.streaks(sight)]


def _way_there(sight: Sight, goal: Goal) -> list[Shape]:
    """What the viewer's yacht sails for, and her way there."""
    return [
        *goals.laylines(sight.course, sight.race.wind, goal.mark),
        *goals.signs(sight.course, goal, sight.lang),
    ]


def _afloat(sight: Sight) -> list[Shape]:
    """The yachts, what they leave behind and what they take from each other, lowest first."""
    fleet = yachts.fleet(sight)
    return [
        *yachts.spotlight(sight),
        *yachts.shadows(fleet),
        *moves.wakes(sight),
        *yachts.liabilities(sight),
        *yachts.yachts(sight, fleet),
    ]


def _notice(sight: Sight, goal: Goal, busy: Sequence[Space]) -> list[Shape]:
    """Above everything: that the viewer's yacht has gone the wrong way, where it hides least."""
    if goal.mark is None or not goal.goes_back:
        return []
    spaces = [*((boat.x, boat.y) for boat in sight.afloat), *busy]
    return [goals.wrong_way(sight, goal.mark, [sight.on_screen(at) for at in spaces])]


def _title(view: RegattaView, lang: str) -> str:
    return f"Regatta. {view.shared(_headlined, lang)}"


def _headlined(view: RegattaView, lang: str) -> str:
    return _headline(look(view, lang))


def _headline(sight: Sight) -> str:
    return f"{panel.moment(sight)}, {panel.status(sight)}"


def described(sight: Sight) -> str:
    """The drawing in words, for those who cannot see it."""
    sentences = [
        f"Regatta, {panel.rule_set(sight)}",
        _headline(sight),
        chart.wind_title(sight),
        *(yachts.told(sight.water, sight.yacht(boat)) for boat in sight.yachts),
        *(yachts.liability(sight, owed) for owed in sight.race.liable[: sight.race.liabilities]),
    ]
    return ". ".join(sentences) + "."
