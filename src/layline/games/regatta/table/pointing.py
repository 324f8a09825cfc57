"""Pointing at the board: where each choice lies, what a click means, what stands in the way.

All of it is computed from a view, so nothing shows that the viewer may not know. Points are in the
units of the board scene.
"""

from __future__ import annotations

import math
from typing import Any

from ...sailing import DIRECTIONS, DX, DY, distance
from ...sailing_pictures import on_screen, under
from ..codec.notation import LETTERS
from ..codec.options import point
from ..rules import actions as act
from ..rules.course import is_taken, on_board, yacht_at
from ..rules.legs import leg_spaces as spaces_of_leg
from ..rules.referee import why_not
from ..rules.state import HEAD, NONE, PLACE, PLAY, Race, Scratch
from ..view import RegattaView
from .ahead import Json, Space, direction_of, leg_end, leg_spaces, on_move


def targets(view: RegattaView) -> list[Json]:
    """Each choice with the space or direction by which it is picked, or as a mere button.

    The sign on a leg's target is the number of spaces it sails; a puff is the dearer variant, and
    a protest may backfire.
    """
    return [_target(view, action) for action in view.choices]


def _target(view: RegattaView, action: str) -> Json:
    verb, _, rest = action.partition(" ")
    if verb == "leg":
        sign, tone = str(leg_spaces(view, action)), "plain"
        if "protest" in rest:
            tone = "caution"
        elif "+puff" in rest:
            tone = "extra"
        return _placed(view, action, leg_end(view, action), sign=sign, tone=tone)
    if verb == "place":
        return _placed(view, action, point(rest))
    if verb in ("turn", "head"):
        at = point(on_move(view)["at"])
        angle = direction_of(action) * 45.0
        return _placed(view, action, at, kind="direction", angle=angle)
    return _made(action, kind="button")


def _placed(view: RegattaView, action: str, at: Space, **more: Any) -> Json:
    x, y = on_screen(at, view.position["board"]["rows"])
    return _made(action, x=x, y=y, **more)


def _made(action: str, **given: Any) -> Json:
    plain = {"kind": "point", "x": None, "y": None, "angle": None, "sign": "", "tone": "plain"}
    return {"action": action, **plain, **given}


def refused(view: RegattaView) -> list[str]:
    """What a skipper on move would look for although a rule forbids it now."""
    if view.position["phase"] != "play" or not view.choices:
        return []
    boat = on_move(view)
    usual = [f"leg {way}" for way in DIRECTIONS]
    if boat["heading"] is not None:
        usual += [f"turn {way}" for way in DIRECTIONS if way != boat["heading"]]
    usual += ["luff", "spin down" if boat["spinnaker"] else "spin up"]
    return [action for action in usual if action not in view.choices]


# Clicks.


def meant(view: RegattaView, where: Json) -> Json:
    """The choices a click at {"x", "y"} could be about, or the rule that leaves none.

    A click is on the space nearest to it: a leg that ends there, or on the yacht's own space all
    she can do on the spot. While a first heading is chosen, it is on the direction from the yacht
    towards it. Raises ValueError for anything else.
    """
    if set(where) != {"x", "y"} or not all(_is_finite(value) for value in where.values()):
        raise ValueError(f"a click is at a point, x and y, not at {where!r}")
    race = view.race
    if not _concerned(view):
        return _no(None, 12)
    rows = view.position["board"]["rows"]
    if race.phase == HEAD:
        return _heading(view, race, where)
    x, y = under((where["x"], where["y"]), rows)
    picked = _picked(view, x, y)
    if picked:
        return {"actions": picked, "action": None, "rule": None}
    return _refused_space(race, x, y)


def _picked(view: RegattaView, x: int, y: int) -> list[str]:
    """The choices that are picked on a space."""
    if view.position["phase"] == "play" and on_move(view)["at"] == f"{x},{y}":
        return [action for action in view.choices if not action.startswith("leg ")]
    spot = on_screen((x, y), view.position["board"]["rows"])
    return [target["action"] for target in targets(view) if (target["x"], target["y"]) == spot]


def _is_finite(value: Any) -> bool:
    return type(value) in (int, float) and math.isfinite(value)


def _concerned(view: RegattaView) -> bool:
    return view.seat is None or view.position["to_move"] == view.seat


def _heading(view: RegattaView, race: Race, where: Json) -> Json:
    """The heading a click chooses: the way from the yacht to it, to the nearest of the eight."""
    x, y = on_screen(point(on_move(view)["at"]), race.rows)
    dx, dy = where["x"] - x, where["y"] - y
    if math.hypot(dx, dy) < 0.5:
        return _no(None, 63)
    way = round(math.atan2(dx, -dy) / (math.pi / 4)) % 8
    action = f"head {DIRECTIONS[way]}"
    if action in view.choices:
        return {"actions": [action], "action": None, "rule": None}
    return _no(action, why_not(race, act.HEADING + way, Scratch()))


def _refused_space(race: Race, x: int, y: int) -> Json:
    if race.phase == PLACE:
        number = act.SPACE + y * race.cols + x
        rule = why_not(race, number, Scratch()) if on_board(race, x, y) else 25
        return _no(f"place {x},{y}", rule)
    if race.phase != PLAY:
        return _no(None, 12)
    boat = race.boats[race.todo[0]]
    dx, dy = x - boat.x, y - boat.y
    if dx == 0 == dy:
        return _no("luff", why_not(race, act.LUFF, Scratch()))
    if dx and dy and abs(dx) != abs(dy):
        return _no(None, 21)
    toward = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    direction = next(d for d in range(8) if (DX[d], DY[d]) == toward)
    leg = f"leg {DIRECTIONS[direction]}"
    forbidden = why_not(race, act.LEG + direction, Scratch())
    if forbidden:
        return _no(leg, forbidden)
    too_far = distance(boat.x, boat.y, x, y) > spaces_of_leg(race, boat, direction, False)
    return _no(leg, 22 if too_far else 24)


def _no(action: str | None, rule: int) -> Json:
    return {"actions": [], "action": action, "rule": f"REG-{rule:02d}"}


# What stands in the way.


def blockers(view: RegattaView, action: str) -> list[str]:
    """The ids of the shapes on account of which an action is refused; none if it is allowed.

    | refused because of | shapes |
    |---|---|
    | the wind, or being head to wind | vane |
    | the edge | edge |
    | an occupied space | boat:B, mark:1, island, pin or committee |
    | the line before the start | line |
    | a yacht that would be blanketed when placing | boat:B |
    | one's own spinnaker | boat:A |
    """
    notation, race = view.notation, view.race
    if race.phase not in (PLACE, HEAD, PLAY):
        return []
    number = notation.action_number(race, action)
    if number is None:
        off_board = race.phase == PLACE and notation.is_action(race, action)
        return ["edge"] if off_board and action.startswith("place ") else []
    rule = why_not(race, number, Scratch())
    if rule in (23, 63, 68, 69):
        return ["vane"] if race.island_size else []
    if rule in (8, 18):
        return ["line"]
    if rule == 25:
        return ["edge"]
    if rule in (9, 26, 78):
        return _pieces(race, number, rule)
    if rule in (40, 70):
        return [f"boat:{LETTERS[race.todo[0]]}"]
    return []


def _pieces(race: Race, number: int, rule: int) -> list[str]:
    """The piece on the space to be taken, in the path of the leg, or that would lose her wind."""
    if number >= act.SPACE:
        y, x = divmod(number - act.SPACE, race.cols)
        if rule == 9:
            x, y = x - DX[race.wind], y - DY[race.wind]
        return [piece_at(race, x, y)]
    boat, direction = race.boats[race.todo[0]], number & 7
    for step in range(1, spaces_of_leg(race, boat, direction, act.has_puff(number)) + 1):
        x, y = boat.x + DX[direction] * step, boat.y + DY[direction] * step
        if on_board(race, x, y) and is_taken(race, x, y):
            return [piece_at(race, x, y)]
    return []


def piece_at(race: Race, x: int, y: int) -> str:
    """The id of the shape that stands for whatever occupies a space."""
    seat = yacht_at(race, x, y)
    if seat != NONE:
        return f"boat:{LETTERS[seat]}"
    if (x, y) == (race.pin_x, race.pin_y):
        return "pin"
    if (x, y) == (race.committee_x, race.committee_y):
        return "committee"
    for number, mark in enumerate(race.marks[: race.roundings], start=1):
        if (x, y) == (mark.x, mark.y):
            return f"mark:{number}"
    return "island"
