"""The pictures of a tour: the road of the stage and the riders on it.

`scene` is the whole picture with a panel below; a page paints the `board` over the `ground`, which
it fetches once, and shows the `instruments` apart.
"""

from __future__ import annotations

from typing import NamedTuple

from ....engine.scene import Group, Rect, Scene, Shape, Text
from ..rules.state import PICK
from ..table.describe import describe
from ..table.sentences import TEXTS, rider_names
from ..view import TourView
from . import moves, panel, riders, road
from .cards import cards
from .order import in_order, strip, thrown
from .shapes import dice_shown
from .sight import WIDTH, as_large, height, road_height, taking_part

MARGIN = 0.6
"""Paper around everything."""


def scene(view: TourView, lang: str, tall: bool = False) -> Scene:
    """What to draw for a view; `tall` gives the panel two columns instead of three."""
    lanes = view.race.lanes
    down = road_height(lanes)
    below, panel_height = panel.placed(view, lang, 2 if tall else 3, WIDTH)
    whole = (WIDTH + 2 * MARGIN, round(down + panel_height + 3 * MARGIN, 3))
    shapes: list[Shape] = [
        Rect(role="paper", x=0, y=0, w=whole[0], h=whole[1]),
        Group(
            role="board",
            x=MARGIN,
            y=MARGIN,
            shapes=(
                *road.ground(lanes, lang),
                *_on_the_road(view, lang),
                *moves.legend(moves.signs_shown(view), lanes, lang),
                *moves.targets(view, lang),
            ),
        ),
        Group(role="below", x=MARGIN, y=round(down + 2 * MARGIN, 3), shapes=tuple(below)),
    ]
    return Scene(
        width=whole[0],
        height=whole[1],
        title=_title(view, lang),
        description=" ".join(describe(view, lang).splitlines()),
        shapes=tuple(shapes),
        lang=lang,
    )


def ground(view: TourView, lang: str) -> Scene:
    """The numbers, the banner and the line, the same for the whole tour."""
    shapes = road.ground(view.race.lanes, lang)
    return as_large(view.race, TEXTS.sentence("drawing.road", lang), shapes, lang)


def board(view: TourView, lang: str) -> Scene:
    """Terrain, riders, where they have just ridden, and their cards, painted over the ground.

    While riders are chosen, the cards of all of them hide the road.
    """
    signs, common = moves.signs_shown(view), view.shared(_common, lang)
    if signs not in common.boards:
        shapes = (*common.under, *moves.legend(signs, view.race.lanes, lang), *common.over)
        common.boards[signs] = as_large(view.race, common.title, shapes, lang)
    return common.boards[signs]


class _Common(NamedTuple):
    """What boards of a position have in common, under and over what explains the signs.

    `boards` are those already drawn, by the signs that are explained: all that a seat's board is
    made from besides.
    """

    title: str
    under: tuple[Shape, ...]
    over: tuple[Shape, ...]
    boards: dict[tuple[str, ...], Scene]


def _common(view: TourView, lang: str) -> _Common:
    under: list[Shape] = [Rect(role="paper", x=0, y=0, w=WIDTH, h=height(view.race))]
    if view.race.phase != PICK:
        under = _on_the_road(view, lang)
    return _Common(_title(view, lang), tuple(under), tuple(cards(view, lang)), {})


ACROSS = 5
"""How many jerseys stand in a row of the order of play."""


def instruments(view: TourView, lang: str) -> Scene:
    """Stage and round, the dice when they are thrown, and the order of the round.

    Nothing is thrown before the start: the words have the room of the dice then.
    """
    race = view.race
    dice = dice_shown(thrown(view), 5.55, 0.98, 1.3, 1.55) if race.rounds else []
    room = 4.4 if dice else 7.4
    rows = (taking_part(race) + ACROSS - 1) // ACROSS
    stage, rounds = panel.stage(race, lang), panel.round_words(race, lang)
    shapes: list[Shape] = [
        Text(role="heading", x=0.3, y=0.95, text=stage, size=0.85, width=room),
        Text(role="note", x=0.3, y=1.75, text=rounds, size=0.66, width=room),
        *dice,
        Group(
            role="order",
            id="order",
            title=TEXTS.sentence("drawing.order", lang),
            shapes=tuple(strip(race, 0.95, 3.0, 1.52, ACROSS)),
        ),
    ]
    return Scene(
        width=8.0,
        height=round(2.15 + 1.56 * rows, 3),
        title=panel.moment(race, lang),
        description=_in_words(view, lang),
        shapes=tuple(shapes),
        lang=lang,
    )


def _in_words(view: TourView, lang: str) -> str:
    """The dice that were thrown and the order of play, for people who cannot see them."""
    said = [panel.moment(view.race, lang)]
    if dice := thrown(view):
        said.append(TEXTS.sentence("label.roll", lang, one=dice[0], other=dice[1]))
    if waiting := rider_names(view, in_order(view.race), lang):
        said.append(f"{TEXTS.sentence('drawing.order', lang)}: {', '.join(waiting)}")
    return ". ".join(said)


def _on_the_road(view: TourView, lang: str) -> list[Shape]:
    """All that changes, lowest first."""
    return [
        *road.road(view.race.stage, view.race.lanes, lang),
        *riders.lost_squares(view, lang),
        *riders.spotlight(view),
        *riders.tracks(view),
        *riders.riders(view, lang),
        *riders.wheels(view),
    ]


def _title(view: TourView, lang: str) -> str:
    return f"Maillot Jaune: {panel.moment(view.race, lang)}"
