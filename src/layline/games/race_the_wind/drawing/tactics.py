"""Right of way on the drawing: routes, contested points, fouls and protests; and the choices."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.scene import Circle, Group, Line, Path, Point, Rect, Shape
from ....engine.strokes import centred, pair
from ...sailing_pictures import placed, stepped
from ..codec.notation import rule_name, understood
from ..codec.options import LETTERS
from ..rules.state import PLAY, WIND
from ..table.engaged import can_protest, fouls, points_of
from ..view import ahead, on_move
from .sight import Sight


def routes(sight: Sight) -> list[Shape]:
    """RTW-69: dots along the route of every boat, in her colour."""
    chart = sight.chart
    shapes: list[Shape] = []
    for boat in sight.afloat if sight.race.phase in (PLAY, WIND) else ():
        route = points_of(sight.race, boat) if can_protest(boat) else []
        if route:
            who = LETTERS[boat.seat]
            bow = stepped((boat.x, boat.y), boat.heading, 0.6)
            ends = (chart.on_screen(bow), chart.on_screen(route[-1]))
            title = chart.say("route", who=who)
            line = Line(role="route", id=f"route:{who}", seat=boat.seat, title=title, points=ends)
            shapes.append(line)
    return shapes


def contested(sight: Sight) -> list[Shape]:
    """RTW-68: on each contested point the letter of the boat that has priority for it.

    It is ringed in red where the boat on move would foul by being there.
    """
    if sight.race.phase not in (PLAY, WIND):
        return []
    shapes: list[Shape] = []
    for number, contest in enumerate(sight.contests):
        x, y = sight.chart.on_screen(contest.at)
        first, second = LETTERS[contest.first], LETTERS[contest.second]
        words = {"who": first, "other": second, "at": contest.at, "rule": rule_name(contest.rule)}
        near = contest.occupied and tuple(contest.at) in sight.crowd
        # beside a boat, and in a crowd between the arrows of the headings she can turn to
        right, up = (0.95, 0.4) if near else (0.5, 0.5) if contest.occupied else (0.0, 0.0)
        parts: list[Shape] = [
            Circle(role="contest", seat=contest.first, x=0, y=0, r=0.24 if near else 0.3),
            centred(0, 0, first, 0.34 if near else 0.4, "contest-letter"),
        ]
        if contest.second == sight.on_move:
            parts.insert(0, Circle(role="foul", x=-right, y=up, r=0.6 if near else 0.78))
        id, title = f"contest:{number}", sight.chart.say("contest", **words)
        shapes.append(placed((x + right, y - up), "contest", *parts, id=id, title=title))
    return shapes


def protests(sight: Sight) -> list[Shape]:
    """RTW-77: a red line from a boat that could protest to the one that hindered her."""
    race = sight.race
    if race.phase not in (PLAY, WIND):
        return []
    shapes: list[Shape] = []
    for boat in sight.afloat:
        if race.turn.done > 0 and boat.seat == sight.on_move:
            continue
        for other, rule in fouls(race, boat):
            who, whom = LETTERS[other], LETTERS[boat.seat]
            ends = (sight.at(race.boats[other]), sight.at(boat))
            title = sight.chart.say("claimable", who=who, other=whom, rule=rule_name(rule))
            line = Line(role="liability", id=f"protest:{who}:{whom}", title=title, points=ends)
            shapes.append(line)
    return shapes


def too_near(sight: Sight) -> list[Shape]:
    """RTW-88, RTW-89: the points next to marks and other boats, where no penalty may be paid."""
    places = [sight.chart.on_screen(mark) for mark in sight.chart.marks]
    places += [sight.at(boat) for boat in sight.afloat if boat is not sight.eye]
    return [Rect(role="too-near", x=x - 1.4, y=y - 1.4, w=2.8, h=2.8, r=0.5) for x, y in places]


# The choices, for pictures on which nothing can be clicked.


def targets(sight: Sight, actions: Sequence[str]) -> list[Shape]:
    """The point ahead, the headings to turn to, the points to place on."""
    choices = [(action, understood(action)) for action in actions]
    shapes: list[Shape] = []
    free = [what.at for _, what in choices if what.verb == "place" and what.at is not None]
    if free:
        dots = "".join(f"M{pair(sight.chart.on_screen(at))}h0" for at in free)
        shapes.append(Path(role="target-place", d=dots))
    boat = on_move(sight.race)
    for action, what in choices:
        if what.verb in ("turn", "head"):
            way = what.way if what.verb == "head" else (boat.heading + what.turns) % 8
            shapes.append(_target(sight, sight.at(boat), action, CHEVRON, way * 45.0))
        elif what.verb in ("move", "puff"):
            parts = PUFF if what.verb == "puff" else (Circle(role="target", x=0, y=0, r=0.3),)
            shapes.append(_target(sight, sight.chart.on_screen(ahead(boat)), action, parts))
        elif what.verb == "protest":
            x, y = sight.at(sight.race.boats[what.seat])
            at, id = (x + 0.9, y - 0.7), f"target:{action}"
            shapes.append(placed(at, "choice", *PROTEST, id=id, title=action))
    return shapes


def _target(
    sight: Sight, at: Point, action: str, parts: tuple[Shape, ...], turn: float = 0.0
) -> Group:
    scale, id = sight.chart.bold, f"target:{action}"
    return placed(at, "choice", *parts, id=id, title=action, turn=turn, scale=scale)


CHEVRON = (Path(role="target-turn", d="M-.34 -1.08L0 -1.48L.34 -1.08L0 -1.18Z"),)
PUFF = (
    Circle(role="target-puff", x=0, y=0, r=0.34),
    centred(0, 0, "+", 0.5, "target-puff-number"),
)
DIAMOND = Rect(role="target-protest", x=-0.42, y=-0.42, w=0.84, h=0.84, r=0.08)
PROTEST = (
    Group(role="diamond", turn=45.0, shapes=(DIAMOND,)),
    centred(0, 0, "!", 0.62, "target-protest-number"),
)
