"""The general classification: minutes, places and gaps, as a chart and as a table."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.answers import Ranking
from ....engine.scene import Group, Line, Rect, Scene, Shape, Text
from ....engine.strokes import centred
from ..table.sentences import TEXTS, rider_name
from ..view import TourView, seat_of
from .riders import number, seat_flag
from .shapes import jersey
from .sight import Json

WIDTH = 13.6
ROW = 1.05
HEAD = 1.2
STAGES = 3
BARS = (9.9, 12.0)
"""Where the bars of the gap chart begin and where the longest ends."""


@dataclass(frozen=True, slots=True)
class Rank:
    """A rider's line: minutes per stage, what they add up to, and how far behind that is."""

    rider: str
    place: str
    minutes: tuple[int, ...]
    total: int
    gap: int | None
    places: tuple[int, ...]


def finished_stages(position: Json) -> int:
    """How many stages are over."""
    if position["phase"] == "over":
        return max((len(rider["minutes"]) for rider in position["riders"].values()), default=0)
    return int(position["stage"] - 1)


def lines(position: Json) -> list[Rank]:
    """Every rider, best first: by the stages that are over; who has abandoned is last."""
    riders, done = position["riders"], finished_stages(position)

    def standing(who: str) -> tuple[int, int, int]:
        minutes, places = riders[who]["minutes"][:done], riders[who]["places"][:done]
        return sum(minutes), sum(places), (places or [0])[-1]

    ranked = sorted((who for who in riders if riders[who]["at"] != "out"), key=standing)
    if position["result"] is not None:
        ranked = [who for who in position["result"] if riders[who]["at"] != "out"]
    best = min((standing(who)[0] for who in ranked), default=0)
    found = [
        Rank(who, str(place), tuple(riders[who]["minutes"]), standing(who)[0],
              standing(who)[0] - best, tuple(riders[who]["places"]))
        for place, who in enumerate(ranked, start=1)
    ]  # fmt: skip
    for who in reversed(position["outs"]):
        rider = riders[who]
        minutes, places = tuple(rider["minutes"]), tuple(rider["places"])
        found.append(Rank(who, "–", minutes, sum(minutes), None, places))
    return found


def title(position: Json, lang: str) -> str:
    """Whose classification it is: "After stage 1: Renault leads"."""
    leader, names = lines(position)[0].rider, position["options"]["names"]
    who = rider_name(leader, lang, names)
    if position["phase"] == "over":
        return TEXTS.sentence("standings.final", lang)
    return TEXTS.sentence("standings.after", lang, n=finished_stages(position), who=who)


def ranking(view: TourView, lang: str) -> Ranking | None:
    """The classification as a table, once a stage is over."""
    position = view.position
    if not finished_stages(position):
        return None
    stages = [TEXTS.sentence("drawing.stage", lang, n=n + 1) for n in range(STAGES)]
    columns = ("place", "rider", "player", *stages, "total", "gap", "places", "latest")
    return Ranking(
        title=title(position, lang),
        columns=tuple(
            name if name in stages else TEXTS.sentence(f"standings.{name}", lang)
            for name in columns
        ),
        rows=tuple(_row(position, line, lang) for line in lines(position)),
    )


def _row(position: Json, line: Rank, lang: str) -> tuple[str, ...]:
    done = finished_stages(position)
    name = rider_name(line.rider, lang, position["options"]["names"])
    if line.rider == position["jersey"]:
        name = TEXTS.sentence("standings.in_yellow", lang, who=name)
    minutes = [str(line.minutes[k]) if k < len(line.minutes) else "–" for k in range(STAGES)]
    out = TEXTS.sentence("drawing.out", lang)
    gap = out if line.gap is None else TEXTS.sentence("drawing.gap", lang, n=line.gap)
    places = line.places[:done]
    return (
        line.place,
        name,
        seat_of(position["riders"][line.rider]["owner"]),
        *minutes,
        TEXTS.sentence("drawing.minutes", lang, n=line.total),
        gap,
        str(sum(places)) if places else "–",
        str(places[-1]) if places else "–",
    )


def standings(view: TourView, lang: str) -> Scene | None:
    """The gap chart: a line each with jersey, minutes per stage and a bar for the gap."""
    position = view.position
    if not finished_stages(position):
        return None
    found = lines(position)
    shapes: list[Shape] = []
    for k in range(STAGES):
        shapes.append(centred(5.6 + 0.85 * k, 0.6, str(k + 1), 0.55, "key"))
    shapes.append(Text(role="key", x=8.0, y=0.77, text=TEXTS.sentence("standings.total", lang),
                       size=0.55, width=1.8))  # fmt: skip
    shapes.append(Text(role="key", x=BARS[0], y=0.77, text=TEXTS.sentence("standings.gap", lang),
                       size=0.55, width=3.4))  # fmt: skip
    shapes += _scale(found)
    for i, line in enumerate(found):
        shapes.append(_drawn_line(position, line, HEAD + ROW * (i + 0.5), _worst(found), lang))
    return Scene(
        width=WIDTH,
        height=round(HEAD + ROW * len(found) + 0.2, 3),
        title=title(position, lang),
        description=" ".join(", ".join(_row(position, line, lang)) + "." for line in found),
        shapes=tuple(shapes),
        lang=lang,
    )


def _worst(found: list[Rank]) -> int:
    return max((line.gap for line in found if line.gap is not None), default=0)


def _scale(found: list[Rank]) -> list[Shape]:
    """A hairline for the leader and one for every few minutes behind him."""
    worst, bottom = _worst(found), HEAD + ROW * len(found)
    step = 1 if worst <= 5 else 5
    marks = range(0, worst + 1, step)
    found_x = [BARS[0] + (BARS[1] - BARS[0]) * mark / max(worst, 1) for mark in marks]
    return [
        Line(role="rule", points=((round(x, 3), HEAD - 0.1), (round(x, 3), round(bottom, 3))))
        for x in found_x
    ]


def _drawn_line(position: Json, line: Rank, y: float, worst: int, lang: str) -> Group:
    rider = position["riders"][line.rider]
    name = rider_name(line.rider, lang, position["options"]["names"])
    low = round(y + 0.18, 3)
    parts: list[Shape] = [
        Text(role="name", x=0.2, y=low, text=line.place, size=0.6),
        Group(role="next", x=1.2, y=round(y, 3), scale=1.0,
              shapes=(*jersey(line.rider, number(line.rider)),
                      *seat_flag(rider["owner"], 0.36, 0.33, 0.19))),
        Text(role="name" if line.rider == position["jersey"] else "key", x=1.8, y=low, text=name,
             size=0.6, width=3.2),
    ]  # fmt: skip
    for k in range(STAGES):
        told = str(line.minutes[k]) if k < len(line.minutes) else "–"
        parts.append(centred(5.6 + 0.85 * k, y, told, 0.58, "key"))
    if line.gap is None:
        out = TEXTS.sentence("drawing.out", lang)
        parts.append(Text(role="puncture", x=8.0, y=low, text=out, size=0.58, width=1.8))
    else:
        total = TEXTS.sentence("drawing.minutes", lang, n=line.total)
        parts.append(Text(role="name", x=8.0, y=low, text=total, size=0.58, width=1.8))
        length = (BARS[1] - BARS[0]) * line.gap / max(worst, 1)
        role = "jersey-leader" if line.rider == position["jersey"] else "form"
        parts.append(
            Rect(role=role, x=BARS[0], y=round(y - 0.24, 3), w=round(length + 0.12, 3), h=0.48)
        )
        gap = TEXTS.sentence("drawing.gap", lang, n=line.gap)
        parts.append(Text(role="key", x=round(BARS[0] + length + 0.25, 3), y=low,
                          text=gap, size=0.52, width=1.4))  # fmt: skip
    return Group(role="line", id=f"line:{line.rider}", shapes=tuple(parts))
