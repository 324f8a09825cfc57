"""Pointing at the board: where each choice lies, what a click means, what stands in the way.

Points are in the units of the board scene.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal

from ....engine.answers import Meaning, Point, Target
from ....engine.events import Space
from ...sailing import DX, DY, distance
from ...sailing_pictures import bearing, on_screen, stepped, under
from ..codec.notation import (
    ACTION_NUMBERS,
    HEAD_ACTIONS,
    LETTERS,
    TURN_ACTIONS,
    placing_number,
    rule_name,
)
from ..rules import actions as act
from ..rules.course import is_taken, on_board, yacht_at
from ..rules.legs import leg_spaces
from ..rules.referee import why_not
from ..rules.state import HEAD, NONE, PLACE, PLAY, Race, Scratch
from ..view import RegattaView
from .ahead import direction_of, leg, lying, numbered, on_move, space_of

HALFWAY = 0.62
"""How far short of a yacht in the way the target of a leg stands."""


def target(view: RegattaView, action: str) -> Target | None:
    """The space or direction by which a choice is picked.

    The sign on a leg's target is the number of spaces it sails; a puff is the dearer variant, and
    a protest may backfire.
    """
    race = view.race
    number = ACTION_NUMBERS.get(action)
    if number is None:
        return _space(action, race.cols, race.rows)
    if act.LUFF <= number < act.HEADING:
        return None
    if act.is_leg(number):
        sailed = leg(view, number)
        return _leg_end(number, sailed.end, sailed.spaces, sailed.end in lying(view), race.rows)
    boat = on_move(race)
    x, y = on_screen((boat.x, boat.y), race.rows)
    return Target(x, y, "direction", direction_of(number) * 45.0)


def choices_vary_with(view: RegattaView) -> int | None:
    """Where yachts are placed, nothing but the size of the board matters."""
    race = view.race
    return race.rows if race.phase == PLACE else None


@lru_cache(maxsize=4096)
def _space(action: str, cols: int, rows: int) -> Target | None:
    """The target of placing a yacht, None for any other text.

    Hundreds of these are offered at the start of every race.
    """
    number = placing_number(action, cols, rows)
    if number is None:
        return None
    y, x = divmod(number - act.SPACE, cols)
    return Target(*on_screen((x, y), rows))


@lru_cache(maxsize=8192)
def _leg_end(number: int, end: Space, spaces: int, taken: bool, rows: int) -> Target:
    """The target of a leg that ends there."""
    # short of a yacht that lies there: she is what it is about, and must be seen
    at = stepped(end, direction_of(number), -HALFWAY) if taken else end
    return Target(*on_screen(at, rows), sign=str(spaces), tone=_tone(number))


def _tone(leg: int) -> Literal["plain", "extra", "caution"]:
    if act.has_protest(leg):
        return "caution"
    return "extra" if act.has_puff(leg) else "plain"


def refused(view: RegattaView) -> list[str]:
    """What a skipper on move would look for although a rule forbids it now."""
    race = view.race
    if race.phase != PLAY or not view.choices:
        return []
    boat, usual = on_move(race), [*range(act.LEG, act.LEG + 8)]
    if boat.heading != NONE:
        usual += [act.TURN + way for way in range(8) if way != boat.heading]
    usual += [act.LUFF, act.SPIN_DOWN if boat.spinnaker else act.SPIN_UP]
    offered = frozenset(view.choices)
    return [text for text in (TURN_ACTIONS[action] for action in usual) if text not in offered]


# Clicks.


def meant(view: RegattaView, click: Point) -> Meaning:
    """The choices a click could be about, or the rule that leaves none.

    A click is on the space nearest to it: a leg that ends there, or on the yacht's own space all
    she can do on the spot. While a first heading is chosen, it is on the direction from the yacht
    towards it.
    """
    if not (view.seat is None or view.asked):
        return _no(None, 12)
    if view.race.phase == HEAD:
        return _heading(view, click)
    at = Space(*under(click, view.race.rows))
    picked = _picked(view, at)
    return Meaning(picked) if picked else _refused_space(view.race, *at)


def _picked(view: RegattaView, at: Space) -> tuple[str, ...]:
    """The choices that are picked on a space."""
    race = view.race
    if race.phase == PLACE:
        action = f"place {at}"
        return (action,) if action in view.choices else ()
    if race.phase != PLAY:
        return ()
    boat, choices = on_move(race), numbered(view)
    if at == (boat.x, boat.y):
        return tuple(action for number, action in choices if not act.is_leg(number))
    legs = [(number, action) for number, action in choices if act.is_leg(number)]
    return tuple(action for number, action in legs if leg(view, number).end == at)


def _heading(view: RegattaView, click: Point) -> Meaning:
    """The heading a click chooses: the way from the yacht to it, to the nearest of the eight."""
    boat, race = on_move(view.race), view.race
    x, y = on_screen((boat.x, boat.y), race.rows)
    dx, dy = click.x - x, click.y - y
    if math.hypot(dx, dy) < 0.5:
        return _no(None, 63)
    way = bearing(dx, -dy)
    action = HEAD_ACTIONS[way]
    if action in view.choices:
        return Meaning((action,))
    return _no(action, why_not(race, act.HEADING + way, Scratch()))


def _refused_space(race: Race, x: int, y: int) -> Meaning:
    if race.phase == PLACE:
        number = act.SPACE + y * race.cols + x
        rule = why_not(race, number, Scratch()) if on_board(race, x, y) else 25
        return _no(f"place {x},{y}", rule)
    if race.phase != PLAY:
        return _no(None, 12)
    boat = on_move(race)
    dx, dy = x - boat.x, y - boat.y
    if dx == 0 == dy:
        return _no("luff", why_not(race, act.LUFF, Scratch()))
    if dx and dy and abs(dx) != abs(dy):
        return _no(None, 21)
    toward = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    direction = next(d for d in range(8) if (DX[d], DY[d]) == toward)
    leg = TURN_ACTIONS[act.LEG + direction]
    forbidden = why_not(race, act.LEG + direction, Scratch())
    if forbidden:
        return _no(leg, forbidden)
    too_far = distance(boat.x, boat.y, x, y) > leg_spaces(race, boat, direction, False)
    return _no(leg, 22 if too_far else 24)


def _no(action: str | None, rule: int) -> Meaning:
    return Meaning((), action, rule_name(rule))


# What stands in the way.


def blockers(view: RegattaView, action: str) -> list[str]:
    """The ids of the shapes because of which an action is refused; none if it is allowed.

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
    """The piece on the space to be taken, in the path of the leg, or whose wind would be taken."""
    if number >= act.SPACE:
        x, y = space_of(race, number)
        if rule == 9:
            x, y = x - DX[race.wind], y - DY[race.wind]
        return [piece_at(race, x, y)]
    boat, direction = on_move(race), direction_of(number)
    for step in range(1, leg_spaces(race, boat, direction, act.has_puff(number)) + 1):
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
