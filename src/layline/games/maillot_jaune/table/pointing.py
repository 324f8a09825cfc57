"""Pointing at the board: where each choice lies, what a click means, what stands in the way."""

from __future__ import annotations

import math
from typing import Literal

from ....engine.answers import Meaning, Point, Target
from ..codec.actions import NUMBERS, Action, read
from ..drawing.sight import card_under, centre, choice_point, standing, under
from ..rules.course import rider_at
from ..rules.referee import why_not
from ..rules.riders import RIDERS
from ..rules.squares import Square
from ..rules.state import BREAK, FINISH, LAST, NONE, PICK, RIDE, SPRINT, START, Scratch
from ..view import TourView
from .squares import effect_of, lost_at_change, on_last_unit, squares_needed

SPOTS = {"pick": "✓", "pact": "=", "help": "+"}
"""What is picked on a card or a neighbour, and the sign it has there."""
CORNER = 0.5
"""Where on a neighbour his sign stands: at a corner of his square, so that both are seen."""


def target(view: TourView, action: str) -> Target | None:
    """The square on which a choice is picked; None where it has a button only.

    The sign on a square is the number of squares used, or an arrow for a shift. Drawing a pursuer
    along is the dearer variant; what may end the tour for a rider is to be taken with caution.
    """
    said = read(action)
    if said.leads:
        x, y = centre(said.at, view.race.lanes)
        sign = str(squares_needed(view, said.at)) if said.verb == "ride" else "↕"
        return Target(x, y, sign=sign, tone=_tone(view, said))
    if said.verb in SPOTS and view.to_move != "chance":
        return Target(*spot(view, said), sign=SPOTS[said.verb])
    return None


def _tone(view: TourView, action: Action) -> Literal["plain", "extra", "caution"]:
    effect, rider = effect_of(view.race, action), view.race.riders[view.race.turn.rider]
    if effect == "dice" or (effect == "draws" and on_last_unit(rider)):
        return "caution"
    return "extra" if effect == "draws" else "plain"


def spot(view: TourView, action: Action) -> Point:
    """Where a choice without a square of its own is picked.

    To choose a rider on his card; what concerns a neighbour on that neighbour.
    """
    if action.verb == "pick":
        return Point(*choice_point(action.rider, view.race.lanes))
    places = view.common(standing)
    _, y = places[view.race.turn.rider]
    across, down = places[action.rider]
    # behind him, as rides lead ahead, and on the side away from one's own rider
    return Point(round(across - CORNER, 3), round(down + (CORNER if down > y else -CORNER), 3))


def refused(view: TourView) -> list[str]:
    """What the rider in turn would look for, although a rule forbids it now."""
    race = view.race
    if not view.choices or race.phase not in (RIDE, BREAK):
        return []
    rider = race.riders[race.turn.rider]
    if race.phase == BREAK:
        return ["break 1+0"] if rider.energy == 0 else []
    usual = lost_at_change(race)
    if START < rider.column < LAST:
        usual.append(Square(rider.column + 1, rider.lane))
    actions = dict.fromkeys(f"ride {at}" for at in usual)
    return [action for action in actions if action not in view.choices]


# Clicks.


def meant(view: TourView, click: Point) -> Meaning:
    """The choices a click could be about, or the rule that leaves none.

    A click is on the square under it: rides and shifts that end there; on the rider's own square
    all he can do on the spot; on another rider an agreement or help.
    """
    race = view.race
    if view.to_move == "chance" or (view.seat is not None and not view.asked):
        return _no(11)
    if race.phase == PICK:
        return _card_meant(view, click)
    if race.turn.rider == NONE:
        return _no(11)
    at = under(click, race.lanes)
    if picked := _named_under(view, click) or _picked(view, at):
        return Meaning(tuple(action.text for action in picked))
    if at is None:
        return _no(17)
    action = f"ride {at}"
    return _no(why_not(race, NUMBERS[action], Scratch()) or 11, action)


def _card_meant(view: TourView, click: Point) -> Meaning:
    """The rider whose card was clicked on, if nobody has him."""
    rider = card_under(click, view.race.lanes)
    if rider is None:
        return _no(2)
    action = f"pick {RIDERS[rider]}"
    return Meaning((action,)) if action in view.choices else _no(2, action)


def _named_under(view: TourView, click: Point) -> list[Action]:
    """What is picked on a neighbour, or on a rider who waits at the start."""
    rider = view.race.turn.rider
    between = [one for one in view.actions if one.verb in ("pact", "help")]
    found = [one for one in between if math.dist(spot(view, one), click) <= 0.25]
    if not found and view.at(rider).column == START:
        x, y = view.common(standing)[rider]
        near = abs(click.x - x) <= 0.5 and abs(click.y - y) <= 0.5
        return _on_the_spot(view) if near else []
    return found


def _on_the_spot(view: TourView) -> list[Action]:
    """What needs no square: to stay, or to end the turn; an announcement has its sliders."""
    verbs = ("stay", "end", "pass", "agree", "refuse")
    return [one for one in view.actions if one.verb in verbs]


def _picked(view: TourView, at: Square | None) -> list[Action]:
    """The choices that are picked on a square."""
    if at is None:
        return []
    if view.at(view.race.turn.rider) == at:
        return _on_the_spot(view)
    return [one for one in view.actions if at == (one.at if one.leads else _of_rider(view, one))]


def _of_rider(view: TourView, action: Action) -> Square | None:
    """The square of the rider whom an action names."""
    return None if action.rider == NONE else view.at(action.rider)


def _no(rule: int, action: str | None = None) -> Meaning:
    return Meaning(action=action, rule=f"MJ-{rule:02d}")


# What stands in the way.


def blockers(view: TourView, action: str) -> list[str]:
    """The shapes that stand in the way of a refused action; none if it is allowed.

    | refused because of | shapes |
    |---|---|
    | a rider on the square, or in the way | rider:ptt |
    | the change of terrain | change |
    | the edge of the road | strip:1, strip:2 |
    """
    race = view.race
    if race.phase not in (RIDE, SPRINT, BREAK) or not action.startswith(("ride ", "shift ")):
        return []
    rule = view.notation.no_action(race, action)
    if rule == 17:
        return ["strip:1", "strip:2"]
    if rule == 18:
        return ["change"]
    return (
        [f"rider:{RIDERS[one]}" for one in _in_the_way(view, read(action).at)] if rule == 16 else []
    )


def _in_the_way(view: TourView, at: Square) -> list[int]:
    """The rider on the square; if it is free, those between it and the rider in turn."""
    race = view.race
    there = rider_at(race, *at)
    if there != NONE:
        return [there]
    rider = race.riders[race.turn.rider]
    return [
        number
        for number, other in enumerate(race.riders)
        if other.owner != NONE and number != race.turn.rider and other.column > START
        if rider.column <= other.column <= min(at.column, FINISH - 1)
    ]
