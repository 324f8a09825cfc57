"""Pointing at the board: where each choice lies, what a click means, what stands in the way.

All of it is computed from a view, so nothing shows that the viewer may not know. Points are in the
units of the board scene.
"""

from __future__ import annotations

import math
from typing import Literal

from ....engine.answers import Meaning, Point, Target
from ..codec.notation import NUMBERS
from ..codec.options import RIDERS
from ..codec.square_names import read_square
from ..drawing.sight import card_under, centre, choice_point, standing, under
from ..rules.course import rider_at
from ..rules.referee import why_not
from ..rules.state import BREAK, FINISH, NONE, RIDE, SPRINT, START, Scratch
from ..view import TourView, decider
from .sentences import Json, column_of
from .squares import lost_at_change, rider_in_turn, shape_of, squares_needed

SPOTS = {"pick": "✓", "pact": "=", "help": "+"}
"""What is picked on a card or a neighbour, and the sign it has there."""
ASIDE = 0.75
"""How far on the way to a neighbour his sign stands: on him, so that one's own rider stays free."""


def target(view: TourView, action: str) -> Target | None:
    """The square on which a choice is picked; None where it has a button only.

    The sign on a square is the number of squares used, or an arrow for a shift. Drawing a pursuer
    along is the dearer variant; what may end the tour for a rider is to be taken with caution.
    """
    verb, _, where = action.partition(" ")
    position = view.position
    if verb in ("ride", "shift"):
        x, y = centre(where, position["options"]["lanes"])
        sign = str(squares_needed(position, where)) if verb == "ride" else "↕"
        return Target(x, y, sign=sign, tone=_tone(position, action))
    if verb in SPOTS and position["to_move"] != "chance":
        return Target(*spot(view, action), sign=SPOTS[verb])
    return None


def _tone(position: Json, action: str) -> Literal["plain", "extra", "caution"]:
    shape, rider = shape_of(position, action), rider_in_turn(position)
    if shape == "dice" or (shape == "draws" and rider["energy"] + rider["form"] == 1):
        return "caution"
    return "extra" if shape == "draws" else "plain"


def spot(view: TourView, action: str) -> tuple[float, float]:
    """Where a choice without a square of its own is picked.

    To choose a rider on his card; what concerns a neighbour on that neighbour.
    """
    position = view.position
    verb, _, who = action.partition(" ")
    if verb == "pick":
        return choice_point(who, position["options"])
    places = standing(position)
    x, y = places[position["turn"]["rider"]]
    across, down = places[who]
    return round(x + (across - x) * ASIDE, 3), round(y + (down - y) * ASIDE, 3)


def refused(view: TourView) -> list[str]:
    """What a rider in turn would look for although a rule forbids it now."""
    position = view.position
    if not view.choices or position["phase"] not in ("ride", "break"):
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
        if action not in view.choices
    ]


# Clicks.


def meant(view: TourView, click: Point) -> Meaning:
    """The choices a click could be about, or the rule that leaves none.

    A click is on the square under it: rides and shifts that end there; on the rider's own square
    all he can do on the spot; on another rider an agreement or help.
    """
    position = view.position
    if view.player is not None and decider(position) != view.player:
        return _no(None, 11)
    if position["phase"] == "pick" and position["to_move"] != "chance":
        return _card_meant(view, click)
    if position["turn"] is None or position["to_move"] == "chance":
        return _no(None, 11)
    if named := _named_under(view, click):
        return Meaning(tuple(named))
    at = under(click, position["options"]["lanes"])
    picked = _picked(view, at)
    if picked:
        return Meaning(tuple(picked))
    if at is None:
        return _no(None, 17)
    action = f"ride {at}"
    race = view.race
    return _no(action, why_not(race, NUMBERS[action], Scratch()) or 11)


def _card_meant(view: TourView, point: Point) -> Meaning:
    """The rider whose card was clicked on, if nobody has him."""
    rider = card_under(point, view.position["options"])
    if rider is None:
        return _no(None, 2)
    action = f"pick {rider}"
    if action in view.choices:
        return Meaning((action,))
    return _no(action, 2)


def _named_under(view: TourView, point: Point) -> list[str]:
    """What is picked on a neighbour, or on a rider who waits at the start."""
    position = view.position
    rider = position["turn"]["rider"]
    between = [one for one in view.choices if one.startswith(("pact ", "help "))]
    found = [one for one in between if math.dist(spot(view, one), point) <= 0.25]
    if not found and position["riders"][rider]["at"] == "start":
        x, y = standing(position)[rider]
        near = abs(point[0] - x) <= 0.5 and abs(point[1] - y) <= 0.5
        return _on_the_spot(view) if near else []
    return found


def _on_the_spot(view: TourView) -> list[str]:
    """What needs no square: to stay, or to end the turn; an announcement has its sliders."""
    return [one for one in view.choices if one in ("stay", "end", "pass", "agree", "refuse")]


def _picked(view: TourView, at: str | None) -> list[str]:
    """The choices that are picked on a square."""
    position = view.position
    if at is None:
        return []
    standing = [who for who, rider in position["riders"].items() if rider["at"] == at]
    if rider_in_turn(position)["at"] == at:
        return _on_the_spot(view)
    named = [f"{verb} {who}" for verb in ("pact", "help") for who in standing]
    wanted = {f"ride {at}", f"shift {at}", *named}
    return [action for action in view.choices if action in wanted]


def _no(action: str | None, rule: int) -> Meaning:
    return Meaning(action=action, rule=f"MJ-{rule:02d}")


# What stands in the way.


def blockers(view: TourView, action: str) -> list[str]:
    """The ids of the shapes on account of which an action is refused; none if it is allowed.

    | refused because of | shapes |
    |---|---|
    | a rider on the square, or in the way | rider:ptt |
    | the change of terrain | change |
    | the edge of the road | strip:1, strip:2 |
    """
    notation, race = view.notation, view.race
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


def _in_the_way(view: TourView, column: int, lane: int) -> list[str]:
    """The rider on the square; if it is free, those between it and the rider in turn."""
    race = view.race
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
