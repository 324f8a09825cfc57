"""The general classification: minutes, places and gaps, as a chart and as a table."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....engine.answers import Ranking
from ....engine.scene import Group, Line, Rect, Scene, Shape, Text
from ....engine.strokes import centred
from ..codec.notation import SEATS
from ..rules.file import members
from ..rules.riders import RIDERS
from ..rules.standings import classification, total_minutes
from ..rules.state import OUT, OVER, STAGES, Race
from ..table.sentences import TEXTS, rider_name
from ..view import TourView
from .riders import seat_flag
from .shapes import JERSEYS, jersey

WIDTH = 13.6
ROW = 1.05
HEAD = 1.2
BARS = (9.9, 12.0)
"""Where the bars of the gap chart begin and where the longest ends."""


class Rank(NamedTuple):
    """A rider's line: his place, his minutes in all, and how far behind the leader that is.

    A rider who has abandoned has neither place nor gap.
    """

    rider: int
    place: str
    total: int
    gap: int | None


def finished_stages(race: Race) -> int:
    """How many stages are over."""
    return max(rider.stages for rider in race.riders) if race.phase == OVER else race.stage - 1


def lines(view: TourView) -> tuple[Rank, ...]:
    """Every rider, best first: by the stages that are over; those who have abandoned are last."""
    race, done = view.race, finished_stages(view.race)
    ranked = view.classified if race.phase == OVER else members(classification(race, done))
    totals = [
        (rider, total_minutes(race.riders[rider], done))
        for rider in ranked
        if race.riders[rider].column != OUT
    ]
    best = min((total for _, total in totals), default=0)
    found = [
        Rank(rider, str(place), total, total - best)
        for place, (rider, total) in enumerate(totals, start=1)
    ]
    for rider in reversed(members(race.outs)):
        found.append(Rank(rider, "–", total_minutes(race.riders[rider], STAGES), None))
    return tuple(found)


def title(view: TourView, lang: str) -> str:
    """Whose classification it is: "After stage 1: Renault leads"."""
    if view.race.phase == OVER:
        return TEXTS.sentence("standings.final", lang)
    leader = rider_name(view, view.common(lines)[0].rider, lang)
    return TEXTS.sentence("standings.after", lang, n=finished_stages(view.race), who=leader)


def ranking(view: TourView, lang: str) -> Ranking | None:
    """The classification as a table, once a stage is over."""
    if not finished_stages(view.race):
        return None
    stages = (TEXTS.sentence("drawing.stage", lang, n=n) for n in range(1, STAGES + 1))

    def named(*keys: str) -> list[str]:
        return [TEXTS.sentence(f"standings.{key}", lang) for key in keys]

    return Ranking(
        title=view.shared(title, lang),
        columns=(
            *named("place", "rider", "player"),
            *stages,
            *named("total", "gap", "places", "latest"),
        ),
        rows=view.shared(_rows, lang),
    )


def _rows(view: TourView, lang: str) -> tuple[tuple[str, ...], ...]:
    return tuple(_row(view, line, lang) for line in view.common(lines))


def _row(view: TourView, line: Rank, lang: str) -> tuple[str, ...]:
    race, rider = view.race, view.race.riders[line.rider]
    name = rider_name(view, line.rider, lang)
    if line.rider == race.jersey:
        name = TEXTS.sentence("standings.in_yellow", lang, who=name)
    out = TEXTS.sentence("drawing.out", lang)
    places = rider.places[: min(rider.stages, finished_stages(race))]
    return (
        line.place,
        name,
        SEATS[rider.owner],
        *(str(rider.minutes[k]) if k < rider.stages else "–" for k in range(STAGES)),
        TEXTS.sentence("drawing.minutes", lang, n=line.total),
        out if line.gap is None else TEXTS.sentence("drawing.gap", lang, n=line.gap),
        str(sum(places)) if places else "–",
        str(places[-1]) if places else "–",
    )


def standings(view: TourView, lang: str) -> Scene | None:
    """The gap chart: one line per rider, with jersey, minutes per stage and a bar for the gap."""
    race = view.race
    if not finished_stages(race):
        return None
    found = view.common(lines)
    wearers = tuple(
        Wearer(rider_name(view, one.rider, lang), race.riders[one.rider].owner) for one in found
    )
    rows = view.shared(_rows, lang)
    return _chart(view.shared(title, lang), race.jersey, found, wearers, rows, lang)


class Wearer(NamedTuple):
    """Who wears a jersey: the rider's name, and the seat that plays him."""

    name: str
    seat: int


@lru_cache(maxsize=64)
def _chart(
    title: str,
    leader: int,
    found: tuple[Rank, ...],
    wearers: tuple[Wearer, ...],
    rows: tuple[tuple[str, ...], ...],
    lang: str,
) -> Scene:
    """The same chart for a whole stage: it is drawn when it changes."""
    shapes: list[Shape] = [
        centred(5.6 + 0.85 * k, 0.6, str(k + 1), 0.55, "key") for k in range(STAGES)
    ]
    for key, x, width in (("total", 8.0, 1.8), ("gap", BARS[0], 3.4)):
        text = TEXTS.sentence(f"standings.{key}", lang)
        shapes.append(Text(role="key", x=x, y=0.77, text=text, size=0.55, width=width))
    shapes += _scale(found)
    for i, (line, wearer, row) in enumerate(zip(found, wearers, rows, strict=True)):
        y, leads = round(HEAD + ROW * (i + 0.5), 3), line.rider == leader
        parts = (*_said(line, wearer, row, y, leads), *_bar(line, row, y, _worst(found), leads))
        shapes.append(Group(role="line", id=f"line:{RIDERS[line.rider]}", shapes=parts))
    return Scene(
        width=WIDTH,
        height=round(HEAD + ROW * len(found) + 0.2, 3),
        title=title,
        description=" ".join(", ".join(row) + "." for row in rows),
        shapes=tuple(shapes),
        lang=lang,
    )


def _worst(found: tuple[Rank, ...]) -> int:
    return max((line.gap for line in found if line.gap is not None), default=0)


def _scale(found: tuple[Rank, ...]) -> list[Shape]:
    """A hairline for the leader and one for every few minutes behind him."""
    worst, bottom = _worst(found), HEAD + ROW * len(found)
    step = 1 if worst <= 5 else 5
    marks = range(0, worst + 1, step)
    found_x = [BARS[0] + (BARS[1] - BARS[0]) * mark / max(worst, 1) for mark in marks]
    return [
        Line(role="rule", points=((round(x, 3), HEAD - 0.1), (round(x, 3), round(bottom, 3))))
        for x in found_x
    ]


def _said(line: Rank, wearer: Wearer, row: tuple[str, ...], y: float, leads: bool) -> list[Shape]:
    """Place, jersey, name, and the minutes of each stage."""
    low, name = round(y + 0.18, 3), wearer.name
    role = "name" if leads else "key"
    flag = seat_flag(wearer.seat, 0.36, 0.33, 0.19)
    return [
        Text(role="name", x=0.2, y=low, text=line.place, size=0.6),
        Group(role="next", x=1.2, y=y, shapes=(*jersey(line.rider), *flag)),
        Text(role=role, x=1.8, y=low, text=name, size=0.6, width=3.2),
        *(centred(5.6 + 0.85 * k, y, row[3 + k], 0.58, "key") for k in range(STAGES)),
    ]


def _bar(line: Rank, row: tuple[str, ...], y: float, worst: int, leads: bool) -> list[Shape]:
    """The minutes in all, and the gap as a bar in the colour of his jersey, the leader's in yellow.

    A rider who has abandoned has neither.
    """
    total, gap, low = row[3 + STAGES], row[4 + STAGES], round(y + 0.18, 3)
    if line.gap is None:
        return [Text(role="puncture", x=8.0, y=low, text=gap, size=0.58, width=1.8)]
    length = (BARS[1] - BARS[0]) * line.gap / max(worst, 1)
    end, w = round(BARS[0] + length + 0.25, 3), round(length + 0.12, 3)
    role = "jersey-leader" if leads else f"jersey-{JERSEYS[line.rider][0]}"
    top = round(y - 0.24, 3)
    return [
        Text(role="name", x=8.0, y=low, text=total, size=0.58, width=1.8),
        Rect(role=role, x=BARS[0], y=top, w=w, h=0.48),
        Rect(role="jersey-edge", x=BARS[0], y=top, w=w, h=0.48),
        Text(role="key", x=end, y=low, text=gap, size=0.52, width=1.4),
    ]
