"""The pictures of a view of Regatta: the chart of the course and the yachts on it.

Only the view is read, so nothing can be seen that the seat may not know. `scene` is the whole
picture with a panel beside; a page paints the `board` over the `ground`, which it fetches once, and
shows the `instruments` apart. The parts live in the folder `drawing`; here they are put in paint
order.
"""

from __future__ import annotations

from ....engine.scene import Group, Rect, Scene, Shape
from ...sailing_pictures import EDGE, ORIGIN, SCALE, grid, sea_chart
from ..drawing import chart, course, goal, moves, panel, yachts
from ..view import RegattaView
from .sight import Sight, read


def scene(view: RegattaView, lang: str = "en", tall: bool = False) -> Scene:
    """What to draw for a view; `tall` puts the panel below the board, for narrow screens."""
    sight = read(view, lang, tall=tall)
    width, height, beside = panel.panel(sight).around(*_extent(sight), tall)
    shapes: list[Shape] = [
        Rect(role="paper", x=0, y=0, w=width, h=height),
        *_chart_and_course(sight),
        *_on_the_water(sight),
        *moves.courses(sight),
        *_afloat(sight),
        *moves.targets(sight),
        *_notice(sight),
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


def ground(view: RegattaView, lang: str = "en") -> Scene:
    """The chart and the course, the same in every race of a sitting."""
    sight = read(view, lang)
    return _board_scene(sight, sight.words.chart, _chart_and_course(sight))


def board(view: RegattaView, lang: str = "en") -> Scene:
    """Wind, yachts, wakes and what the viewer's yacht sails for, to be painted over the ground."""
    sight = read(view, lang)
    shapes = [*_on_the_water(sight), *_afloat(sight), *_notice(sight)]
    return _board_scene(sight, _title(sight), shapes)


def chart_of(view: RegattaView, lang: str = "en") -> tuple[Scene, Scene]:
    """Ground and board while a course is laid: the chart with the course, and the wind over it."""
    sight = read(view, lang)
    words = sight.words.chart
    over = [*course.prestart(sight), chart.streaks(sight), *chart.vane(sight)]
    return _board_scene(sight, words, _chart_and_course(sight)), _board_scene(sight, words, over)


def instruments(view: RegattaView, lang: str = "en") -> Scene:
    """The wind dial with the length of a leg each way, the wind's name, the die, the legs left."""
    sight = read(view, lang)
    name = sight.words.wind.format(sight.direction_word(sight.wind))
    return Scene(
        width=15.0,
        height=10.8,
        title=name,
        description=_headline(sight),
        shapes=(
            Group(role="dial", id="dial", title=name, x=5.3, y=5.4, shapes=panel.dial(sight)),
            Group(role="wind-sign", id="wind", x=12.7, y=1.8, shapes=panel.wind_name(sight)),
            Group(
                role="throw", id="throw", x=12.7, y=6.0, scale=1.2, shapes=panel.die_block(sight)
            ),
        ),
        lang=lang,
    )


def _extent(sight: Sight) -> tuple[float, float]:
    """Where the chart with its scale and numbers ends, to the right and below."""
    beyond = EDGE + SCALE
    return ORIGIN[0] + sight.cols - 1 + beyond, ORIGIN[1] + sight.rows - 1 + beyond + 1.1


def _board_scene(sight: Sight, title: str, shapes: list[Shape]) -> Scene:
    """A picture of the board alone: all of these have one size."""
    across, down = _extent(sight)
    return Scene(
        width=round(across + 0.7, 3),
        height=round(down, 3),
        title=title,
        description="",
        shapes=tuple(shapes),
        lang=sight.lang,
    )


def _chart_and_course(sight: Sight) -> list[Shape]:
    """All that stays as it is while races are sailed, lowest first."""
    return [
        *sea_chart(sight.cols, sight.rows, sight.tall),
        *chart.shallows(sight),
        *grid(sight.cols, sight.rows),
        *course.roundings(sight),
        *course.line(sight),
        *chart.island(sight),
        *course.marks(sight),
    ]


def _on_the_water(sight: Sight) -> list[Shape]:
    """What lies on the water and changes, lowest first."""
    return [
        *course.prestart(sight),
        chart.streaks(sight),
        *goal.laylines(sight),
        *goal.goal(sight),
        *chart.vane(sight),
    ]


def _afloat(sight: Sight) -> list[Shape]:
    """The yachts, what they leave behind and what they take from each other, lowest first."""
    return [
        *yachts.spotlight(sight),
        *yachts.shadows(sight),
        *moves.wakes(sight),
        *yachts.liabilities(sight),
        *yachts.yachts(sight),
    ]


def _notice(sight: Sight) -> list[Shape]:
    """Above everything: that the viewer's yacht has gone the wrong way, where it hides least."""
    afloat = [yacht.at for yacht in sight.yachts if yacht.afloat and yacht.at is not None]
    busy = [sight.on_screen(at) for at in (*afloat, *moves.leg_ends(sight))]
    return goal.wrong_way(sight, busy)


def _title(sight: Sight) -> str:
    return f"{sight.words.game}. {_headline(sight)}"


def _headline(sight: Sight) -> str:
    return f"{panel.moment(sight)}, {panel.status(sight)}"


def described(sight: Sight) -> str:
    """The drawing in words, for those who cannot see it."""
    words = sight.words
    sentences = [
        f"{words.game}, {words.rule_sets[sight.rules]}",
        _headline(sight),
        words.wind.format(sight.direction_word(sight.wind)),
        *(yachts.told(sight, yacht) for yacht in sight.yachts),
        *(words.liable.format(*liability) for liability in sight.liable),
    ]
    return ". ".join(sentences) + "."
