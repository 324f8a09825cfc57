"""A rider's card: jersey, name, stars for each terrain, energy dial and form track."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import NamedTuple

from ....engine.scene import Group, Path, Rect, Shape, Text
from ....engine.strokes import centred, num
from ..rules.course import STARS, TERRAINS, on_road
from ..rules.riders import RIDERS
from ..rules.standings import total_minutes
from ..rules.state import FINISH, FULL_ENERGY, FULL_FORM, NONE, OUT, PICK, STAGES, START
from ..table.sentences import TEXTS, rider_name
from ..table.squares import terrain_ahead
from ..view import TourView
from .riders import seat_flag, told
from .shapes import jersey, stars, yellow_jersey
from .sight import CARD, TALL, Place, card_places, choice_places

PROFILE = {"plain": "h.22", "climb": "m0 .1l.22 -.22", "descent": "m0 -.12l.22 .22"}
"""How each terrain looks from the side, so that nothing depends on colour alone."""


def cards(view: TourView, lang: str) -> list[Shape]:
    """The riders' cards below the road; while riders are chosen, all nine in its place."""
    if view.race.phase != PICK:
        return [laid(who, place, card(view, who, lang)) for who, place in card_places(view).items()]
    return [
        laid(who, place, fresh(view, who, lang))
        for who, place in enumerate(choice_places(view.race.lanes))
    ]


@lru_cache(maxsize=1024)
def laid(who: int, place: Place, shape: Shape) -> Group:
    """A rider's card in its place."""
    x, y, scale = place
    name = f"card:{RIDERS[who]}"
    return Group(role="card", id=name, x=x, y=y, scale=round(scale, 4), shapes=(shape,))


def card(view: TourView, who: int, lang: str) -> Shape:
    """The card of a rider in the tour, around its upper left corner."""
    race, rider = view.race, view.race.riders[who]
    racing = on_road(rider) and race.rounds > 0
    return _card(
        Face(
            who,
            name=rider_name(view, who, lang),
            title=told(view, who, lang),
            where=_where(view, who, lang),
            seat=rider.owner,
            moving=race.turn.rider == who,
            leads=who == race.jersey,
            ahead=terrain_ahead(race, who) if racing else None,
            left=None if rider.column == OUT else (rider.energy, rider.form),
        ),
        lang,
    )


class Face(NamedTuple):
    """All that is on a rider's card; `left` is his energy and his form, while he is in the tour."""

    who: int
    name: str
    title: str
    where: str
    seat: int
    moving: bool
    leads: bool
    ahead: str | None
    left: tuple[int, int] | None


@lru_cache(maxsize=1024)
def _card(face: Face, lang: str) -> Shape:
    shapes = [
        *_paper(face.who, face.name, face.moving),
        *seat_flag(face.seat, 0.3, CARD[1] - 0.3, 0.24),
    ]
    if face.leads:
        title = TEXTS.sentence("drawing.jersey", lang)
        shapes.append(
            Group(role="leader", title=title, x=4.85, y=0.42, scale=0.62, shapes=yellow_jersey())
        )
    shapes.append(Text(role="card-note", x=1.5, y=1.1, text=face.where, size=0.4, width=3.55))
    shapes.append(_stars(face.who, face.ahead, lang))
    if face.left is not None:
        energy, form = face.left
        shapes += [energy_dial(energy, lang), form_track(form, lang)]
    return Group(role="card", title=face.title, shapes=tuple(shapes))


def fresh(view: TourView, who: int, lang: str) -> Shape:
    """The card of a rider while riders are chosen; once he is, with the letter of his seat."""
    name = rider_name(view, who, lang)
    jersey_words = TEXTS.sentence(f"jersey.{RIDERS[who]}", lang)
    marks = (_stars(who, None, lang), energy_dial(FULL_ENERGY, lang), form_track(FULL_FORM, lang))
    seat = view.race.riders[who].owner
    shapes = (
        Rect(role="card", x=0, y=0, w=CARD[0], h=TALL, r=0.2),
        Group(role="craft", x=0.86, y=0.84, scale=1.45, shapes=jersey(who)),
        Text(role="name", x=1.7, y=0.78, text=name, size=0.72, width=2.35),
        Text(role="card-note", x=1.7, y=1.36, text=jersey_words, size=0.5, width=3.3),
        Group(role="marks", x=-0.6, y=0.28, scale=1.12, shapes=marks),
        *(() if seat == NONE else seat_flag(seat, CARD[0] - 0.62, 0.62, 0.34)),
    )
    title = f"{name}, {jersey_words}" if seat == NONE else told(view, who, lang)
    return Group(role="card", title=title, shapes=shapes)


def _paper(who: int, name: str, moving: bool) -> list[Shape]:
    return [
        Rect(role="card-moving" if moving else "card", x=0, y=0, w=CARD[0], h=CARD[1], r=0.2),
        Group(role="craft", x=0.8, y=0.72, scale=1.15, shapes=jersey(who)),
        Text(role="name", x=1.5, y=0.62, text=name, size=0.54, width=3.0),
    ]


_PLACES = {START: "start", FINISH: "home", OUT: "out"}


def _where(view: TourView, who: int, lang: str) -> str:
    """Where he is, the turns he has to miss, and his minutes."""
    rider, at = view.race.riders[who], view.at(who)
    parts = [str(at) if at.on_road else TEXTS.sentence(f"drawing.{_PLACES[at.column]}", lang)]
    if waits := rider.flats + rider.owed:
        parts.append(TEXTS.sentence("drawing.waits", lang, n=waits))
    if rider.stages:
        minutes = total_minutes(rider, STAGES)
        parts.append(TEXTS.sentence("drawing.minutes", lang, n=minutes))
    return " · ".join(parts)


@cache
def _stars(who: int, ahead: str | None, lang: str) -> Group:
    """Stars for plain, climb and descent, those of the terrain ahead framed."""
    y, w, h = 1.32, 1.02, 0.46
    counts = STARS[3 * who : 3 * who + 3]
    boxes: list[Shape] = []
    profiles = outlines = ""
    for k, terrain in enumerate(TERRAINS):
        x = round(0.68 + 1.08 * k, 3)
        boxes.append(Rect(role=f"terrain-{terrain}", x=x, y=y, w=w, h=h, r=0.08))
        profiles += f"M{num(x + 0.07)} {num(y + h / 2)}{PROFILE[terrain]}"
        outlines += stars(x + 0.44, y + h / 2, 0.25, 0.22, counts[k])
        if terrain == ahead:
            boxes.append(Rect(role="lit", x=x, y=y, w=w, h=h, r=0.08))
    told = [
        TEXTS.sentence("drawing.stars", lang, n=n, on=TEXTS.sentence(f"on.{terrain}", lang))
        for n, terrain in zip(counts, TERRAINS, strict=True)
    ]
    shapes = (*boxes, Path(role="profile", d=profiles), Path(role="star", d=outlines))
    return Group(role="stars", title=", ".join(told), shapes=shapes)


@cache
def energy_dial(left: int, lang: str) -> Group:
    """The energy dial: a ring of six parts around the number that is left."""
    title = f"{TEXTS.sentence('drawing.energy', lang)} {left}"
    x, y = 4.55, 1.78
    parts: list[Shape] = [
        Path(role=role, d="".join(_sector(x, y, k) for k in sectors))
        for role, sectors in (("energy", range(left)), ("spent", range(left, FULL_ENERGY)))
        if sectors
    ]
    parts.append(centred(x, y, str(left), 0.46, "name"))
    return Group(role="energy", title=title, shapes=tuple(parts))


def _sector(x: float, y: float, k: int) -> str:
    """The outline of a part of the dial."""
    outer, inner = 0.52, 0.33
    start, end = (math.radians(60 * k + by) for by in (4, 56))
    corners = [
        f"{num(x + r * math.sin(turn))} {num(y - r * math.cos(turn))}"
        for r, turn in ((outer, start), (outer, end), (inner, end), (inner, start))
    ]
    return "M{}A.52 .52 0 0 1 {}L{}A.33 .33 0 0 0 {}Z".format(*corners)


@cache
def form_track(left: int, lang: str) -> Group:
    """The form track, 20 down to 0."""
    title = f"{TEXTS.sentence('drawing.form', lang)} {left}"
    x, y, w, h = 0.68, 1.96, 2.6, 0.26
    parts: list[Shape] = [Rect(role="spent", x=x, y=y, w=w, h=h, r=0.06)]
    if left:
        filled = round(w * left / FULL_FORM, 3)
        parts.append(Rect(role="form", x=x, y=y, w=filled, h=h, r=0.06))
    fives = "".join(f"M{num(x + w * k / 4)} {num(y)}v{h}" for k in (1, 2, 3))
    parts += [
        Path(role="road-line", d=fives),
        Text(role="card-note", x=3.4, y=2.2, text=str(left), size=0.42),
    ]
    return Group(role="form", title=title, shapes=tuple(parts))
