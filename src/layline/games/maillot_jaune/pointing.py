"""Pointing at the board: where each choice lies, what a click means, what stands in the way.

All of it is computed from a view, so nothing shows that the viewer may not know. Points are in the
units of the board scene.
"""

from __future__ import annotations

import math
from typing import Any

from .course import rider_at
from .drawing.sight import centre, under
from .notation import NUMBERS, read_square
from .options import RIDERS
from .reading import read
from .referee import why_not
from .risk_odds import throws_to_abandon
from .sentences import Json, column_of
from .squares import lost_at_change, rider_in_turn, shape_of, squares_needed
from .state import BREAK, FINISH, NONE, RIDE, SPRINT, START, Scratch
from .view import decider

Target = dict[str, Any]

TONES = {"draws": "extra", "dice": "caution"}


def targets(view: Json) -> list[Target]:
    """Each choice with the square by which it is picked, or as a mere button.

    The sign on a square is the number of squares used, or an arrow for a shift. Drawing a pursuer
    along is the dearer variant; what may end the tour for a rider is to be taken with caution.
    """
    return [_target(view, action) for action in view["choices"]]


def _target(view: Json, action: str) -> Target:
    verb, _, where = action.partition(" ")
    position = view["position"]
    if verb in ("ride", "shift"):
        x, y = centre(where, position["options"]["lanes"])
        sign = str(squares_needed(position, where)) if verb == "ride" else "↕"
        tone = TONES.get(shape_of(position, action), "plain")
        if tone == "extra" and _spends_last_unit(position):
            tone = "caution"
        return _made(action, kind="point", x=x, y=y, sign=sign, tone=tone)
    if verb == "break":
        return _made(action, tone=_tone_of_break(position, where))
    return _made(action)


def _spends_last_unit(position: Json) -> bool:
    rider = rider_in_turn(position)
    return bool(rider["energy"] + rider["form"] == 1)


def _tone_of_break(position: Json, announced: str) -> str:
    safe, risk = map(int, announced.split("+"))
    rider = rider_in_turn(position)
    if throws_to_abandon(rider["energy"] - safe, rider["form"], risk):
        return "caution"
    return "extra" if risk else "plain"


def _made(action: str, **given: Any) -> Target:
    plain = {"kind": "button", "x": None, "y": None, "angle": None, "sign": "", "tone": "plain"}
    return {"action": action, **plain, **given}


def refused(view: Json) -> list[str]:
    """What a rider in turn would look for although a rule forbids it now."""
    position = view["position"]
    if not view["choices"] or position["phase"] not in ("ride", "break"):
        return []
    rider = rider_in_turn(position)
    if position["phase"] == "break":
        return ["break 1+0"] if rider["energy"] == 0 else []
    column = column_of(rider["at"])
    usual = lost_at_change(position)
    if column > START:
        usual += [f"{column + 1}{rider['at'][-1]}"] if column + 1 < FINISH else []
    return [
        action
        for action in dict.fromkeys(f"ride {at}" for at in usual)
        if action not in view["choices"]
    ]


# Clicks.


def meant(view: Json, where: Json) -> Target:
    """The choices a click at {"x", "y"} could mean, or the rule that leaves none.

    A click is on the square under it: rides and shifts that end there; on the rider's own square
    all he can do on the spot; on another rider an agreement or help. Raises ValueError for
    anything else.
    """
    if set(where) != {"x", "y"} or not all(_is_finite(value) for value in where.values()):
        raise ValueError(f"a click is at a point, x and y, not at {where!r}")
    position = view["position"]
    if view["player"] is not None and decider(position) != view["player"]:
        return _no(None, 11)
    if position["turn"] is None or position["to_move"] == "chance":
        return _no(None, 11)
    at = under((where["x"], where["y"]), position["options"]["lanes"])
    picked = _picked(view, at)
    if picked:
        return {"actions": picked, "action": None, "rule": None}
    if at is None:
        return _no(None, 17)
    action = f"ride {at}"
    _, race = read(view)
    return _no(action, why_not(race, NUMBERS[action], Scratch()) or 11)


def _picked(view: Json, at: str | None) -> list[str]:
    """The choices that are picked on a square."""
    position = view["position"]
    if at is None:
        return []
    standing = [who for who, rider in position["riders"].items() if rider["at"] == at]
    if rider_in_turn(position)["at"] == at:
        return [one for one in view["choices"] if not one.startswith(("ride ", "shift "))]
    named = [f"{verb} {who}" for verb in ("pact", "help") for who in standing]
    wanted = {f"ride {at}", f"shift {at}", *named}
    return [action for action in view["choices"] if action in wanted]


def _is_finite(value: Any) -> bool:
    return type(value) in (int, float) and math.isfinite(value)


def _no(action: str | None, rule: int) -> Target:
    return {"actions": [], "action": action, "rule": f"MJ-{rule:02d}"}


# What stands in the way.


def blockers(view: Json, action: str) -> list[str]:
    """The ids of the shapes on account of which an action is refused; none if it is allowed.

    | refused because of | shapes |
    |---|---|
    | a rider on the square, or in the way | rider:ptt |
    | the change of terrain | change |
    | the edge of the road | strip:1, strip:2 |
    """
    notation, race = read(view)
    verb, _, where = action.partition(" ")
    number = notation.action_number(race, action)
    if race.phase not in (RIDE, SPRINT, BREAK) or verb not in ("ride", "shift"):
        return []
    rule = notation.no_action(race, action) if number is None else 0
    if number is not None:
        rule = why_not(race, number, Scratch())
    if rule == 17:
        return ["strip:1", "strip:2"]
    if rule == 18:
        return ["change"]
    found = read_square(where)
    if rule != 16 or found is None:
        return []
    return _in_the_way(view, *found)


def _in_the_way(view: Json, column: int, lane: int) -> list[str]:
    """The rider on the square; if it is free, those between it and the rider in turn."""
    _, race = read(view)
    standing = rider_at(race, column, lane) if column < FINISH else NONE
    if standing != NONE:
        return [f"rider:{RIDERS[standing]}"]
    rider = race.riders[race.turn.rider]
    return [
        f"rider:{RIDERS[number]}"
        for number, other in enumerate(race.riders)
        if other.owner != NONE and number != race.turn.rider and other.column > START
        if rider.column <= other.column <= min(column, FINISH - 1)
    ]
