"""The first pages of a rulebook: a game in two minutes, with pictures it draws itself.

A game may have them in `primer.yaml`, in its own folder. Each page is a few sentences and a
position: the picture is the board as the game draws it there, cut to what matters.

    pages:
      - title: {en: "...", fr: "..."}
        text: {en: "...", fr: "..."}
        shows: {en: "...", fr: "..."}      # what the picture shows, in a line under it
        rules: [REG-22]                    # where the law says it
        only: REG-O01 advanced             # for these tables only; may be left out
        position: {...}                    # as scenarios have it
        play: ["leg NE"]                   # played before the picture is drawn, with its way
        ways: ["leg N*"]                   # choices, as patterns, whose ways and ends are drawn
        ends: ["ride *"]                   # choices whose ends alone are drawn
        frame: [3, 4, 12, 9]               # what is seen of the board: x, y, width, height
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from math import hypot
from typing import Any

from pydantic import Field

from ..engine.answers import Point, Preview, Target
from ..engine.scene import Circle, Line, Scene, Shape, Text
from ..games import find_game
from .beginning import from_position
from .draw.cutting import Frame, cut
from .exercises import Part, Words, checked, contents
from .race import Race

_DOT = 0.36
"""The radius of the dot at the end of a way."""
_PIECE = 0.62
"""How much of a way is left out at the piece, so that it does not cover it."""


class Page(Part):
    """A page: a few sentences, and the position of its picture."""

    title: Words
    text: Words
    shows: Words
    rules: tuple[str, ...] = Field(min_length=1)
    only: str | None = None
    position: dict[str, Any]
    play: tuple[str, ...] = ()
    ways: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    frame: Frame


class Primer(Part):
    """The pages, in order."""

    pages: tuple[Page, ...] = Field(min_length=1)


@cache
def primer(game: str) -> tuple[Page, ...]:
    """The pages of a game; none where it has no primer."""
    found = contents(find_game(game), "primer.yaml")
    return () if found is None else checked(Primer, found, game, "primer.yaml").pages


def picture(game: str, page: Page, lang: str) -> Scene:
    """The picture of a page."""
    race = from_position({"game": game, **page.position}, machine="interpreted")
    drawing = race.game.drawing
    come: list[Point] = []
    for action in page.play:
        come += _preview(race, action, lang).path
        race.tell(action)
    over = [*_line(_without_end(come))]
    view = _view(race)
    for action in _like(race, page.ways):
        found = _preview(race, action, lang)
        over += () if found.picture is None else found.picture.shapes
        over += _line(_without_end(found.path[::-1]))
    for action in _like(race, (*page.ways, *page.ends)):
        over += _end(race.game.table.target(view, action))
    ground, board = drawing.ground(view, lang), drawing.board(view, lang)
    shapes = (*ground.shapes, *board.shapes, *over)
    return cut(shapes, page.frame, page.shows.said(lang), lang)


def _view(race: Race) -> Any:
    return race.view(race.to_move if race.to_move in race.seats else None)


def _preview(race: Race, action: str, lang: str) -> Preview:
    """What a choice would bring; nothing, where chance decides."""
    if race.to_move not in race.seats:
        return Preview((), False, ())
    return race.game.table.preview(_view(race), action, lang)


def _like(race: Race, patterns: Iterable[str]) -> Iterator[str]:
    """The choices that patterns stand for; one that stands for none is an error."""
    for pattern in patterns:
        found = [action for action in race.choices() if fnmatchcase(action, pattern)]
        if not found:
            raise ValueError(f"nothing like {pattern!r} can be played in {race}")
        yield from found


def _line(points: Sequence[Point]) -> Iterator[Shape]:
    """A way over the board."""
    if len(points) > 1:
        drawn = tuple((point.x, point.y) for point in points)
        yield Line(role="wake-under", points=drawn)
        yield Line(role="wake", points=drawn)


def _without_end(points: Sequence[Point]) -> list[Point]:
    """A way without its last bit, where the piece itself stands."""
    left = list(points)
    while len(left) > 1:
        last, before = left.pop(), left[-1]
        length = hypot(last.x - before.x, last.y - before.y)
        if length > _PIECE:
            part = 1 - _PIECE / length
            x = before.x + (last.x - before.x) * part
            y = before.y + (last.y - before.y) * part
            return [*left, Point(x, y)]
    return []


def _end(target: Target | None) -> Iterator[Shape]:
    """The dot where a move ends."""
    if target is None or target.kind != "point":
        return
    yield Circle(role="target", x=target.x, y=target.y, r=_DOT)
    if target.sign:
        yield Text(
            role="target-number",
            text=target.sign,
            x=target.x,
            y=target.y + 0.17,
            size=0.48,
            anchor="middle",
        )
