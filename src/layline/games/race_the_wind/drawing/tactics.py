"""Right of way on the drawing: routes, contested points, fouls and protests; and the choices."""

from __future__ import annotations

from ....engine.scene import Circle, Group, Line, Path, Rect, Shape
from ....engine.strokes import centred, pair
from ...sailing_pictures import stepped
from ..codec.notation import rule_name, understood
from ..codec.options import LETTERS
from ..rules.state import PLAY, WIND
from ..table.engaged import can_protest, contests, fouls, points_of
from ..view import ahead
from .sight import Sight


def routes(sight: Sight) -> list[Shape]:
    """RTW-69: dots along the route of every boat, in her colour."""
    if sight.race.phase not in (PLAY, WIND):
        return []
    shapes: list[Shape] = []
    for boat in sight.afloat:
        route = points_of(sight.race, boat) if can_protest(boat) else []
        if route:
            name = LETTERS[boat.seat]
            bow = stepped((boat.x, boat.y), boat.heading, 0.6)
            ends = (sight.on_screen(bow), sight.on_screen(route[-1]))
            title = sight.say("route", who=name)
            line = Line(role="route", id=f"route:{name}", seat=boat.seat, title=title, points=ends)
            shapes.append(line)
    return shapes


def contested(sight: Sight) -> list[Shape]:
    """RTW-68: on each contested point the letter of the boat that has priority for it.

    It is ringed in red where the boat on move would foul by being there.
    """
    if sight.race.phase not in (PLAY, WIND):
        return []
    shapes: list[Shape] = []
    for number, contest in enumerate(contests(sight.race)):
        x, y = sight.on_screen(contest.at)
        first, second = LETTERS[contest.first], LETTERS[contest.second]
        named = {"other": second, "at": f"{contest.at[0]},{contest.at[1]}"}
        title = sight.say("contest", who=first, rule=rule_name(contest.rule), **named)
        foul = contest.second == sight.on_move
        aside = 0.5 if contest.occupied else 0.0
        parts: list[Shape] = [Circle(role="foul", x=-aside, y=aside, r=0.78)] if foul else []
        parts += [
            Circle(role="contest", seat=contest.first, x=0, y=0, r=0.3),
            centred(0, 0, first, 0.4, "contest-letter"),
        ]
        shapes.append(
            Group(
                role="contest",
                id=f"contest:{number}",
                title=title,
                x=x + aside,
                y=y - aside,
                shapes=tuple(parts),
            )
        )
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
            start = sight.on_screen((race.boats[other].x, race.boats[other].y))
            end = sight.on_screen((boat.x, boat.y))
            title = sight.say("claimable", who=who, other=whom, rule=rule_name(rule))
            name = f"protest:{who}:{whom}"
            shapes.append(Line(role="liability", id=name, points=(start, end), title=title))
    return shapes


def too_near(sight: Sight) -> list[Shape]:
    """RTW-88, RTW-89: the points next to marks and other boats, where no penalty may be paid."""
    near = [(mark.x, mark.y) for mark in sight.race.marks]
    near += [(boat.x, boat.y) for boat in sight.afloat if boat is not sight.eye]
    places = [sight.on_screen(at) for at in near]
    return [Rect(role="too-near", x=x - 1.4, y=y - 1.4, w=2.8, h=2.8, r=0.5) for x, y in places]


# The choices, for pictures on which nothing can be clicked.


def targets(sight: Sight) -> list[Shape]:
    """The point ahead, the headings to turn to, the points to place on."""
    shapes: list[Shape] = []
    choices = [(action, understood(action)) for action in sight.choices]
    free = [what.at for _, what in choices if what.verb == "place" and what.at is not None]
    if free:
        dots = "".join(f"M{pair(sight.on_screen(at))}h0" for at in free)
        shapes.append(Path(role="target-place", d=dots))
    boat = sight.race.boats[sight.on_move]
    for action, what in choices:
        if what.verb in ("turn", "head"):
            way = what.way if what.verb == "head" else (boat.heading + what.turns) % 8
            shapes.append(_chevron(sight, (boat.x, boat.y), action, way))
        elif what.verb in ("move", "puff"):
            shapes.append(_dot(sight, ahead(boat), action))
        elif what.verb == "protest":
            other = sight.race.boats[what.seat]
            shapes.append(_diamond(sight, (other.x, other.y), action))
    return shapes


def _dot(sight: Sight, at: tuple[int, int], action: str) -> Group:
    x, y = sight.on_screen(at)
    role, radius = ("target-puff", 0.34) if action == "puff" else ("target", 0.3)
    parts: list[Shape] = [Circle(role=role, x=0, y=0, r=radius)]
    if action == "puff":
        parts.append(centred(0, 0, "+", 0.5, "target-puff-number"))
    return Group(
        role="choice",
        id=f"target:{action}",
        title=action,
        x=x,
        y=y,
        scale=sight.bold,
        shapes=tuple(parts),
    )


def _chevron(sight: Sight, at: tuple[int, int], action: str, way: int) -> Group:
    x, y = sight.on_screen(at)
    chevron = Path(role="target-turn", d="M-.34 -1.08L0 -1.48L.34 -1.08L0 -1.18Z")
    return Group(
        role="choice",
        id=f"target:{action}",
        title=action,
        x=x,
        y=y,
        turn=way * 45.0,
        scale=sight.bold,
        shapes=(chevron,),
    )


def _diamond(sight: Sight, at: tuple[int, int], action: str) -> Group:
    x, y = sight.on_screen(at)
    square = Rect(role="target-protest", x=-0.42, y=-0.42, w=0.84, h=0.84, r=0.08)
    parts = (
        Group(role="diamond", turn=45.0, shapes=(square,)),
        centred(0, 0, "!", 0.62, "target-protest-number"),
    )
    return Group(
        role="choice", id=f"target:{action}", title=action, x=x + 0.9, y=y - 0.7, shapes=parts
    )
