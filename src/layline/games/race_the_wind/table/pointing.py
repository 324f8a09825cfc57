"""Pointing at the board: where each choice lies, what a click means, what stands in the way.

All of it is computed from a view, so nothing shows that the viewer may not know. Points are in the
units of the board scene.
"""

from __future__ import annotations

import math

from ....engine.answers import Meaning, Point, Target
from ...sailing import DIRECTIONS, distance
from ...sailing_pictures import on_screen, under
from ..codec.notation import COLOURS, MANOEUVRES, MARKS, rule_name, understood
from ..codec.options import LETTERS
from ..rules import actions as act
from ..rules.menu import held_by
from ..rules.referee import OUT_OF_PHASE, why_not
from ..rules.state import BLUE, HEAD, NONE, OVER, PLACE, PLAY, RACING, TOKENS, Boat, Race, Scratch
from ..rules.tokens import has_token
from ..rules.water import boat_at, in_zone, on_board
from ..view import RaceTheWindView, ahead, on_move

NEAR = 2.6
"""How near to a boat a click means a direction from her."""

# Targets.


def target(view: RaceTheWindView, action: str) -> Target | None:
    """The point or direction by which a choice is picked; None for a mere button.

    A gust movement is the dearer variant of a movement; protests are buttons, and clicks on the
    boat they are about.
    """
    race, what = view.race, understood(action)
    boat = on_move(race)
    if what.verb in ("turn", "head"):
        way = what.way if what.verb == "head" else (boat.heading + what.turns) % 8
        return Target(*on_screen((boat.x, boat.y), race.rows), "direction", angle=way * 45.0)
    at = ahead(boat) if what.verb in ("move", "puff") else what.at
    if at is None:
        return None
    if what.verb == "puff":
        return Target(*on_screen(at, race.rows), sign="+", tone="extra")
    return Target(*on_screen(at, race.rows))


def refused(view: RaceTheWindView) -> list[str]:
    """What a skipper on move would look for although a rule forbids it now."""
    race = view.race
    if race.phase != PLAY or not view.choices:
        return []
    boat = on_move(race)
    usual = ["move", *(f"turn {angle}" for angle in MANOEUVRES)]
    if has_token(race, BLUE, boat.x, boat.y) and race.turn.arrived != NONE:
        usual.append("puff")
    usual.append("end")
    if boat.penalties:
        usual += ["penalty L", "penalty R"]
    usual += [f"protest {LETTERS[other.seat]}" for other in _within(race, boat, 2)]
    return [action for action in usual if action not in view.choices]


def _within(race: Race, boat: Boat, steps: int) -> list[Boat]:
    """The other boats at most this many steps away."""
    return [
        other
        for other in race.boats[: race.fleet]
        if other.seat != boat.seat
        and other.status == RACING
        and distance(boat.x, boat.y, other.x, other.y) <= steps
    ]


# Clicks.


def meant(view: RaceTheWindView, click: Point) -> Meaning:
    """The choices a click could be about, or the rule that leaves none.

    A click is on the point nearest to it: to place a boat or a token there; on the next point ahead
    to sail there; on one's own boat all that can be done on the spot; on another boat a protest.
    Beside the boat it is the direction to turn to.
    """
    race = view.race
    if view.seat not in (None, view.to_move):
        return _no(107 if race.phase == OVER else 35)
    if race.phase in (PLACE, TOKENS):
        x, y = under(click, race.rows)
        verbs = ("place",) if race.phase == PLACE else COLOURS
        return _among(view, *(f"{verb} {x},{y}" for verb in verbs))
    if race.phase == HEAD:
        way, far = _bearing(race, click)
        return _no(24) if far < 0.5 else _among(view, f"head {DIRECTIONS[way]}")
    return _in_turn(view, click) if race.phase == PLAY else _no(OUT_OF_PHASE[race.phase])


def _no(rule: int, action: str | None = None) -> Meaning:
    return Meaning(action=action, rule=rule_name(rule))


def _among(view: RaceTheWindView, *actions: str, otherwise: str = "") -> Meaning:
    """The actions that are choices; if none is, the rule against the last of them."""
    found = tuple(action for action in actions if action in view.choices)
    if found:
        return Meaning(found)
    race, notation, action = view.race, view.notation, otherwise or actions[-1]
    number = notation.action_number(race, action)
    if number is None:
        return _no(notation.no_action(race, action), action)
    return _no(why_not(race, number, Scratch()), action)


def _bearing(race: Race, click: Point) -> tuple[int, float]:
    """The one of the eight directions in which a click lies from the boat on move, and how far."""
    boat = on_move(race)
    x, y = on_screen((boat.x, boat.y), race.rows)
    dx, dy = click.x - x, click.y - y
    return round(math.atan2(dx, -dy) / (math.pi / 4)) % 8, math.hypot(dx, dy)


APART = ("move", "turn", "puff", "protest", "claim")
"""What is not done on the spot."""


def _in_turn(view: RaceTheWindView, click: Point) -> Meaning:
    race, boat = view.race, on_move(view.race)
    at = under(click, race.rows)
    other = boat_at(race, *at)
    if other == boat.seat:
        here = [one for one in view.choices if understood(one).verb not in APART]
        return _among(view, *here, otherwise="end")
    if other != NONE:
        protest, claim = (f"{verb} {LETTERS[other]}" for verb in ("protest", "claim"))
        return _among(view, protest, claim, otherwise=protest)
    if at == ahead(boat):
        return _among(view, "move", "puff", otherwise="puff" if race.turn.gust else "move")
    way, far = _bearing(race, click)
    rotation = (way - boat.heading + 4) % 8 - 4
    if far > NEAR or rotation == 0:
        return _no(held_by(boat) or 38)
    for angle, eighths in MANOEUVRES.items():
        if eighths == rotation:
            return _among(view, f"turn {angle}")
    return _no(39)


# What stands in the way.


def blockers(view: RaceTheWindView, action: str) -> list[str]:
    """The ids of the shapes because of which an action is refused; none if it is allowed.

    | refused because of | shapes |
    |---|---|
    | the wind | vane |
    | the edge | edge |
    | a closed point | boat:B, mark, buoy or committee |
    | a mark or a boat too near to pay a penalty | the same |
    | the halves, the spots, the zone or the line | mark; buoy and committee; zone:mark; line |
    | a protest | the boat it is about |
    """
    notation, race = view.notation, view.race
    if race.phase not in (TOKENS, PLACE, HEAD, PLAY):
        return []
    number = notation.action_number(race, action)
    if number is None:
        pointed = race.phase in (TOKENS, PLACE) and notation.is_action(race, action)
        return ["edge"] if pointed and understood(action).at is not None else []
    rule = why_not(race, number, Scratch())
    if rule == 0:
        return []
    if number >= act.POINT and race.phase in (TOKENS, PLACE):
        y, x = divmod((number - act.POINT) % (race.cols * race.rows), race.cols)
        return _against_point(race, x, y, rule)
    if act.PROTEST <= number < act.HEADING:
        seat = understood(action).seat
        afloat = seat < race.fleet and race.boats[seat].x != NONE
        return [f"boat:{LETTERS[seat]}"] if afloat else []
    return _against_turn(race, on_move(race), rule)


def _against_turn(race: Race, boat: Boat, rule: int) -> list[str]:
    if rule in (43, 44):
        return ["vane"]
    if rule == 51:
        return _pieces_at(race, *ahead(boat))
    if rule == 88:
        marks = zip(MARKS, race.marks, strict=True)
        return [name for name, mark in marks if distance(boat.x, boat.y, mark.x, mark.y) < 2]
    if rule == 89:
        return [f"boat:{LETTERS[other.seat]}" for other in _within(race, boat, 1)]
    return []


def _against_point(race: Race, x: int, y: int, rule: int) -> list[str]:
    if rule == 21:
        return [f"zone:{name}" for i, name in enumerate(MARKS) if in_zone(race, i, x, y)]
    fixed = {22: ["line"], 25: ["mark"], 27: ["buoy", "committee"], 28: ["buoy", "committee"]}
    return fixed.get(rule) or _pieces_at(race, x, y)


def _pieces_at(race: Race, x: int, y: int) -> list[str]:
    """The ids of the shapes that close a point; the edge, if it lies off the board."""
    if not on_board(race, x, y):
        return ["edge"]
    seat = boat_at(race, x, y)
    if seat != NONE:
        return [f"boat:{LETTERS[seat]}"]
    marks = zip(MARKS, race.marks, strict=True)
    return [name for name, mark in marks if (mark.x, mark.y) == (x, y)]
