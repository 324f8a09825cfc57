"""Pointing at the board: where each choice lies, what a click means, what stands in the way.

All of it is computed from a view, so nothing shows that the viewer may not know. Points are in the
units of the board scene.
"""

from __future__ import annotations

import math
from typing import Any

from ...sailing import DIRECTIONS, DX, DY, distance
from ...sailing_pictures import on_screen, under
from ..codec.notation import COLOURS, rule_name
from ..codec.options import LETTERS, point
from ..rules import actions as act
from ..rules.menu import held_by
from ..rules.referee import OUT_OF_PHASE, why_not
from ..rules.state import HEAD, NONE, PLACE, PLAY, RACING, TOKENS, Race, Scratch
from ..rules.water import boat_at, in_zone, on_board
from ..view import RaceTheWindView
from .labels import ROTATIONS, turned

Json = dict[str, Any]
Point = tuple[int, int]

MARKS = ("mark", "buoy", "committee")
"""The ids of the marks, as the rules number them."""

NEAR = 2.6
"""How near to a boat a click means a direction from her."""


def on_move(view: RaceTheWindView) -> Json:
    """The boat that decides; KeyError if none does."""
    position = view.position
    boat: Json = position["boats"][position["to_move"]]
    return boat


def ahead(boat: Json) -> Point:
    """The next point straight ahead of a boat."""
    (x, y), heading = point(boat["at"]), DIRECTIONS.index(boat["heading"])
    return x + DX[heading], y + DY[heading]


# Targets.


def targets(view: RaceTheWindView) -> list[Json]:
    """Each choice with the point or direction by which it is picked, or as a mere button.

    A gust movement is the dearer variant of a movement; protests are buttons, and clicks on the
    boat they are about.
    """
    return [_target(view, action) for action in view.choices]


def _target(view: RaceTheWindView, action: str) -> Json:
    verb, _, rest = action.partition(" ")
    if verb == "move":
        return _placed(view, action, ahead(on_move(view)))
    if verb == "puff":
        return _placed(view, action, ahead(on_move(view)), sign="+", tone="extra")
    if verb == "place":
        return _placed(view, action, point(rest))
    if verb in COLOURS:
        return _placed(view, action, point(rest), tone="caution" if verb == "yellow" else "extra")
    if verb in ("turn", "head"):
        boat = on_move(view)
        way = DIRECTIONS.index(rest) if verb == "head" else None
        if way is None:
            way = turned(DIRECTIONS.index(boat["heading"]), action)
        return _placed(view, action, point(boat["at"]), kind="direction", angle=way * 45.0)
    return _made(action, kind="button")


def _placed(view: RaceTheWindView, action: str, at: Point, **more: Any) -> Json:
    x, y = on_screen(at, view.position["board"]["rows"])
    return _made(action, x=x, y=y, **more)


def _made(action: str, **given: Any) -> Json:
    plain = {"kind": "point", "x": None, "y": None, "angle": None, "sign": "", "tone": "plain"}
    return {"action": action, **plain, **given}


def refused(view: RaceTheWindView) -> list[str]:
    """What a skipper on move would look for although a rule forbids it now."""
    position = view.position
    if position["phase"] != "play" or not view.choices:
        return []
    boat, me = on_move(view), position["to_move"]
    usual = ["move", *(f"turn {angle}" for angle in ROTATIONS)]
    if boat["at"] in position["tokens"]["blue"] and position["turn"]["arrived"]:
        usual.append("puff")
    usual.append("end")
    if boat["penalties"]:
        usual += ["penalty L", "penalty R"]
    x, y = point(boat["at"])
    for name, other in position["boats"].items():
        if name != me and other["at"] is not None and distance(x, y, *point(other["at"])) <= 2:
            usual.append(f"protest {name}")
    return [action for action in usual if action not in view.choices]


# Clicks.


def meant(view: RaceTheWindView, where: Json) -> Json:
    """The choices a click at {"x", "y"} could be about, or the rule that leaves none.

    A click is on the point nearest to it: to place a boat or a token there; on the next point ahead
    to sail there; on one's own boat all that can be done on the spot; on another boat a protest.
    Beside the boat it is the direction to turn to. Raises ValueError for anything else.
    """
    if set(where) != {"x", "y"} or not all(_is_finite(value) for value in where.values()):
        raise ValueError(f"a click is at a point, x and y, not at {where!r}")
    race = view.race
    if view.seat not in (None, view.position["to_move"]):
        return _no(None, 107 if view.position["phase"] == "over" else 35)
    at = under((where["x"], where["y"]), race.rows)
    if race.phase in (PLACE, TOKENS):
        return _on_point(view, race, at)
    if race.phase == HEAD:
        return _heading(view, race, where)
    if race.phase != PLAY:
        return _no(None, OUT_OF_PHASE[race.phase])
    return _in_turn(view, race, where, at)


def _is_finite(value: Any) -> bool:
    return type(value) in (int, float) and math.isfinite(value)


def _yes(actions: list[str]) -> Json:
    return {"actions": actions, "action": None, "rule": None}


def _no(action: str | None, rule: int) -> Json:
    return {"actions": [], "action": action, "rule": rule_name(rule)}


def _judged(view: RaceTheWindView, race: Race, action: str) -> Json:
    """The action if it is a choice, else the rule against it."""
    if action in view.choices:
        return _yes([action])
    notation = view.notation
    number = notation.action_number(race, action)
    rule = notation.no_action(race, action) if number is None else 0
    return _no(action, rule if number is None else why_not(race, number, Scratch()))


def _on_point(view: RaceTheWindView, race: Race, at: Point) -> Json:
    verbs = ("place",) if race.phase == PLACE else COLOURS
    actions = [f"{verb} {at[0]},{at[1]}" for verb in verbs]
    found = [action for action in actions if action in view.choices]
    return _yes(found) if found else _judged(view, race, actions[-1])


def _bearing(view: RaceTheWindView, where: Json) -> tuple[int, float]:
    """The one of the eight directions in which a click lies from the boat on move, and how far."""
    x, y = on_screen(point(on_move(view)["at"]), view.position["board"]["rows"])
    dx, dy = where["x"] - x, where["y"] - y
    return round(math.atan2(dx, -dy) / (math.pi / 4)) % 8, math.hypot(dx, dy)


def _heading(view: RaceTheWindView, race: Race, where: Json) -> Json:
    way, far = _bearing(view, where)
    return _no(None, 24) if far < 0.5 else _judged(view, race, f"head {DIRECTIONS[way]}")


def _in_turn(view: RaceTheWindView, race: Race, where: Json, at: Point) -> Json:
    boat, choices = on_move(view), view.choices
    other = boat_at(race, *at)
    if other == race.turns[race.at]:
        apart = ("move", "turn", "puff", "protest", "claim")
        here = [action for action in choices if action.split()[0] not in apart]
        return _yes(here) if here else _judged(view, race, "end")
    if other != NONE:
        verbs = ("protest", "claim")
        found = [f"{verb} {LETTERS[other]}" for verb in verbs]
        found = [action for action in found if action in choices]
        return _yes(found) if found else _judged(view, race, f"protest {LETTERS[other]}")
    if at == ahead(boat):
        found = [action for action in ("move", "puff") if action in choices]
        gust = race.turn.gust == 1
        return _yes(found) if found else _judged(view, race, "puff" if gust else "move")
    way, far = _bearing(view, where)
    rotation = (way - DIRECTIONS.index(boat["heading"]) + 4) % 8 - 4
    if far > NEAR or rotation == 0:
        return _no(None, held_by(race.boats[race.turns[race.at]]) or 38)
    for angle, eighths in ROTATIONS.items():
        if eighths == rotation:
            return _judged(view, race, f"turn {angle}")
    return _no(None, 39)


# What stands in the way.


def blockers(view: RaceTheWindView, action: str) -> list[str]:
    """The ids of the shapes on account of which an action is refused; none if it is allowed.

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
        return ["edge"] if pointed and action.split()[0] in ("place", *COLOURS) else []
    rule = why_not(race, number, Scratch())
    if rule == 0:
        return []
    if number >= act.POINT and race.phase in (TOKENS, PLACE):
        return _against_point(race, number, rule)
    if act.PROTEST <= number < act.HEADING:
        seat = (number - act.PROTEST) % len(LETTERS)
        afloat = seat < race.fleet and race.boats[seat].x != NONE
        return [f"boat:{LETTERS[seat]}"] if afloat else []
    return _against_turn(view, race, rule)


def _against_turn(view: RaceTheWindView, race: Race, rule: int) -> list[str]:
    boat = race.boats[race.turns[race.at]]
    if rule in (43, 44):
        return ["vane"]
    if rule == 51:
        return [piece_at(race, *ahead(on_move(view)))]
    if rule == 88:
        marks = [(name, race.marks[i]) for i, name in enumerate(MARKS)]
        return [name for name, mark in marks if distance(boat.x, boat.y, mark.x, mark.y) < 2]
    if rule == 89:
        return [
            f"boat:{LETTERS[other.seat]}"
            for other in race.boats[: race.fleet]
            if other.seat != boat.seat
            and other.status == RACING
            and distance(boat.x, boat.y, other.x, other.y) < 2
        ]
    return []


def _against_point(race: Race, number: int, rule: int) -> list[str]:
    y, x = divmod((number - act.POINT) % (race.cols * race.rows), race.cols)
    if rule == 25:
        return ["mark"]
    if rule in (27, 28):
        return ["buoy", "committee"]
    if rule == 21:
        return [f"zone:{name}" for i, name in enumerate(MARKS) if in_zone(race, i, x, y)]
    if rule == 22:
        return ["line"]
    piece = piece_at(race, x, y)
    return [piece] if piece else []


def piece_at(race: Race, x: int, y: int) -> str:
    """The id of the shape that closes a point; empty if nothing does."""
    if not on_board(race, x, y):
        return "edge"
    seat = boat_at(race, x, y)
    if seat != NONE:
        return f"boat:{LETTERS[seat]}"
    for name, mark in zip(MARKS, race.marks, strict=True):
        if (mark.x, mark.y) == (x, y):
            return name
    return ""
