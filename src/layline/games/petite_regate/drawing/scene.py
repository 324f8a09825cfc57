"""The pictures of a view: the table top with the boats on it, to scale, north up.

Only the view is read, so nothing can be seen that the seat may not know. `scene` is the whole
picture with a panel beside; a page paints the `board` over the `ground`, which it fetches once, and
shows the `instruments`, which are the piles of cards, apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ....engine.scene import Group, Rect, Scene, Shape
from ..rules.state import Race
from ..table.sentences import describe, piles_told
from ..view import PetiteRegateView
from ..words import TEXTS
from . import boats, cards, moves, panel, water
from .sight import extent


def scene(view: PetiteRegateView, lang: str, tall: bool = False) -> Scene:
    """What to draw for a view; `tall` puts the panel below the board, for narrow screens."""
    across, down = _extent(view.race)
    beside, high = panel.panel(view, lang)
    if tall:
        scale = (across - 1.0) / panel.WIDTH
        corner, width, height = (0.5, down + 0.4), across, down + 0.9 + high * scale
    else:
        scale = min(1.0, (down - 1.0) / high)
        corner, width, height = (across + 0.5, 0.5), across + panel.WIDTH * scale + 1.0, down
    shapes: list[Shape] = [
        Rect(role="paper", x=0, y=0, w=round(width, 3), h=round(height, 3)),
        *_ground(view.race, lang),
        *water.start_area(view.race),
        *moves.goal(view.race, moves.goal_of(view), lang),
        *_afloat(view, lang, moves.ghosts(view)),
        *moves.targets(view),
        Group(
            role="panel", x=round(corner[0], 3), y=round(corner[1], 3), scale=round(scale, 4),
            shapes=tuple(beside),
        ),
    ]  # fmt: skip
    return Scene(
        width=round(width, 3),
        height=round(height, 3),
        title=_title(view, lang),
        description=describe(view, lang),
        shapes=tuple(shapes),
        lang=lang,
    )


def ground(view: PetiteRegateView, lang: str) -> Scene:
    """The table and the course, the same during the whole race."""
    return _chart(view.race, lang)


def _chart(race: Race, lang: str) -> Scene:
    return board_scene(race, lang, TEXTS.sentence("picture.board", lang), _ground(race, lang))


def board(view: PetiteRegateView, lang: str) -> Scene:
    """Boats, zones, wakes and what the viewer sails for; where arrows lead is laid over it."""
    goal, common = moves.goal_of(view), view.shared(_common, lang)
    if goal not in common.boards:
        shapes = (*common.under, *moves.goal(view.race, goal, lang), *common.over)
        common.boards[goal] = board_scene(view.race, lang, common.title, shapes)
    return common.boards[goal]


class _Common(NamedTuple):
    """What boards of a position have in common, under and over the viewer's goal.

    `boards` are those already drawn, by the goal: all that a seat's board is made from besides.
    """

    title: str
    under: tuple[Shape, ...]
    over: tuple[Shape, ...]
    boards: dict[int, Scene]


def _common(view: PetiteRegateView, lang: str) -> _Common:
    under = tuple(water.start_area(view.race))
    return _Common(_title(view, lang), under, tuple(_afloat(view, lang)), {})


def chart_of(race: Race, lang: str) -> tuple[Scene, Scene]:
    """Ground and board while a course is laid: the table with the course, and the start area."""
    words = TEXTS.sentence("picture.board", lang)
    return _chart(race, lang), board_scene(race, lang, words, water.start_area(race))


def instruments(view: PetiteRegateView, lang: str) -> Scene:
    """The cards that nobody holds: the draw pile with its size, the discard with its last card."""
    return Scene(
        width=round(2 * cards.STEP + 0.95, 3),
        height=cards.HEIGHT + 1.0,
        title=TEXTS.sentence("picture.piles", lang),
        description=piles_told(view.race, lang),
        shapes=(
            Group(
                role="piles", id="piles", x=0.4, y=0.25,
                shapes=tuple(cards.piles(view.race, lang)),
            ),
        ),
        lang=lang,
    )  # fmt: skip


def _extent(race: Race) -> tuple[float, float]:
    width, height = extent(race)
    return round(width, 3), round(height, 3)


def board_scene(race: Race, lang: str, title: str, shapes: Iterable[Shape]) -> Scene:
    """A picture of the board alone: all of these have one size."""
    width, height = _extent(race)
    return Scene(
        width=width, height=height, title=title, description="", shapes=tuple(shapes), lang=lang
    )


def _ground(race: Race, lang: str) -> list[Shape]:
    """All that stays as it is during a race, lowest first."""
    return [
        *water.table(race),
        *water.ways_round(race),
        *water.line(race, lang),
        *water.rocks(race, lang),
        *water.marks(race, lang),
    ]


def _afloat(view: PetiteRegateView, lang: str, ghosts: Iterable[Shape] = ()) -> list[Shape]:
    """The boats and what belongs to them, lowest first."""
    return [
        *boats.spotlight(view),
        *boats.zones(view, lang),
        *boats.wakes(view),
        *ghosts,
        *boats.boats(view, lang),
    ]


def _title(view: PetiteRegateView, lang: str) -> str:
    return f"{TEXTS.sentence('picture.game', lang)}: {panel.moment(view.race, lang)}"
