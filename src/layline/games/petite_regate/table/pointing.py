"""Pointing at the table: where each choice lies, what a click means, what stands in the way.

All of it is computed from a view, so nothing shows that the viewer may not know. Points are in the
units of the board scene.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Literal

from ....engine.answers import Meaning, Point, Target
from ..codec.notation import action_number, action_text
from ..codec.options import LETTERS
from ..drawing.sight import MARGIN, centre, extent, length, middle, on_screen, solids
from ..rules import actions as act
from ..rules.cards import HAS_HELM, HAS_WIND, SUN
from ..rules.contact import EDGE, hull_touches
from ..rules.geometry import HEADINGS
from ..rules.placing import WHERE, is_spot, spot_x, spot_y, why_not_lie, zones_count
from ..rules.reasons import SUN_TOO_SOON, why_not
from ..rules.shapes import RADII
from ..rules.state import (
    ADVANCED,
    AGAIN,
    END,
    FIRST,
    HEAD,
    NONE,
    OVER,
    PIVOT,
    PLACE,
    PLAY,
    REPLAY,
    SHUFFLE,
    SWAP,
    Boat,
    Race,
    Scratch,
)
from ..rules.turning import judge_pivot, pivoted_x, pivoted_y
from ..view import PetiteRegateView
from ..words import rule_id
from .judging import Trial, touched_by, trial_of, trials, zones_entered

TONES: dict[str, Literal["plain", "extra", "caution"]] = {"clear": "plain", "stop": "extra"}
"""How the target of an arrow is drawn, by what the arrow comes to."""

HELM, WIND, SUNNY = "⎈", "☁", "☀"
"""What is written on the target of a helm, of a wind card, and of a sun laid on another boat."""

NEAR = 0.32
"""How far from a target a click may be, in units of the drawing, when others are about."""

FAR = 0.8
"""How far at most."""

ON_HER = 0.6
"""Nothing is picked on the board nearer than this to the middle of one's own boat."""

ABEAM = 0.8
"""How far from the middle of a boat the sun stands that may be laid on her."""

CLEAR = 1.0
"""What is nearer than this to the middle of another boat may hide it."""

ROUND = 0.45
"""How far a target with a sign reaches."""

QUARTERS = (90, 270, 180, 135, 225, 45, 315)
"""Where around a boat a sun may stand, in degrees from her bow, the best first."""


def target(view: PetiteRegateView, action: str) -> Target | None:
    """The point or direction by which a choice is picked; None for a mere button.

    An arrow is picked where the bow comes to; a forced stop is the dearer variant, and an arrow
    that costs turns may backfire. A sun is picked beside the boat it is laid on. On one's own boat
    nothing is picked: an arrow that would touch something at once has its card.
    """
    race, trial = view.race, trial_of(view, action)
    if trial is not None:
        return _of_arrow(race, trial)
    number = action_number(race, action)
    if number is None:
        return None
    if act.SLOT <= number < act.DROP:
        return Target(*_spot_point(race, number))
    if act.HEADING <= number < act.SLOT:
        angle = 15.0 * (number - act.HEADING)
        return Target(*_turning_point(race), kind="direction", angle=angle)
    if act.SUN_ON <= number < act.HEAVE_TURN:
        return Target(*_beside(view, race.boats[number - act.SUN_ON]), sign=SUNNY)
    return None


def _of_arrow(race: Race, trial: Trial) -> Target | None:
    at = on_screen(trial.path[-1], race.height)
    if math.dist(middle(race, race.boats[race.mover]), at) < ON_HER:
        return None
    sign = HELM if HAS_HELM[trial.card] else WIND if HAS_WIND[trial.card] else ""
    if race.phase == AGAIN:
        sign = ""
    return Target(*at, sign=sign, tone=TONES.get(trial.kind, "caution"))


def _beside(view: PetiteRegateView, boat: Boat) -> Point:
    """A place beside a boat, where it hides neither her nor, if that can be, another thing."""
    race = view.race
    (x, y), (across, down) = middle(race, boat), extent(race)
    things = [(centre(race, one), ROUND + length(RADII[one.breadth])) for _, one in solids(race)]
    things += [(middle(race, one), CLEAR) for one in view.afloat if one is not boat]

    def room(at: Point) -> float:
        edge = min(at.x, at.y, across - at.x, down - at.y) - MARGIN
        return min(edge, 0.0, *(math.dist(at, place) - far for place, far in things))

    bearings = [math.radians(15 * boat.heading + aside) for aside in QUARTERS]
    places = [
        Point(round(x + ABEAM * math.sin(turn), 4), round(y - ABEAM * math.cos(turn), 4))
        for turn in bearings
    ]
    return max(places, key=room)


def _spot_point(race: Race, spot: int) -> Point:
    """LPR-08, LPR-09, LPR-11: where the bow lies on a spot."""
    return Point(*on_screen((spot_x(race, spot), spot_y(race, spot)), race.height))


def _turning_point(race: Race) -> Point:
    """About which point a heading is chosen: the middle of the hull, or the spot chosen."""
    boat = race.boats[race.mover]
    if boat.heading == NONE:
        return _spot_point(race, race.turn.placing)
    return Point(*middle(race, boat))


def refused(view: PetiteRegateView) -> list[str]:
    """What a player on move would look for although a rule forbids it now."""
    if not view.asked or not view.choices:
        return []
    usual = [one.action for one in trials(view)]
    usual += [action_text(view.race, number) for number in _looked_for(view)]
    return [action for action in usual if action not in view.choices]


def _looked_for(view: PetiteRegateView) -> Iterable[int]:
    """What one would look for besides arrows."""
    race, headings = view.race, range(act.HEADING, act.SLOT)
    if race.phase in (PLAY, REPLAY):
        return [act.SUN_SELF] if race.rules == ADVANCED and SUN in view.held else []
    if race.phase == END:
        return [act.SUN_ON + boat.seat for boat in view.boats if boat.seat != view.number]
    if race.phase == PIVOT:
        return headings
    if race.phase == HEAD:
        scratch = Scratch()
        zones = zones_count(race, scratch)
        spot = race.turn.placing
        reasons = (why_not_lie(race, spot, heading, zones, scratch) for heading in range(HEADINGS))
        return [
            number for number, rule in zip(headings, reasons, strict=True) if rule in (11, 12, 13)
        ]
    return []


# Clicks.


def meant(view: PetiteRegateView, click: Point) -> Meaning:
    """The choices a click could be about, or the rule that leaves none.

    A click is about the targets next to it, or the boat it is on; on one's own boat about all that
    needs no place, the cards to be discarded left out; around a boat that is being turned, about
    the heading towards the click.
    """
    race = view.race
    if not view.choices or race.phase in (FIRST, SHUFFLE):
        waits = race.phase not in (FIRST, SHUFFLE, OVER)
        return _no(14 if waits else why_not(race, NONE, Scratch()))
    if race.phase in (HEAD, PIVOT):
        return _heading(view, click)
    if race.phase == PLACE:
        return _spot(view, click)
    targets = {action: target(view, action) for action in view.choices}
    picked = _sun_on(view, click)
    picked = picked or _nearest(click, {action: one.at for action, one in targets.items() if one})
    if not picked and view.mover and math.dist(click, middle(race, view.mover)) <= FAR:
        buttons = (action for action, one in targets.items() if one is None)
        picked = [action for action in buttons if not action.startswith(("drop ", "swap "))]
    return Meaning(tuple(picked)) if picked else _refused_point(view, click)


def _sun_on(view: PetiteRegateView, click: Point) -> list[str]:
    """The sun laid on the boat a click is on."""
    if view.race.phase != END:
        return []
    on = [boat.seat for boat in view.afloat if math.dist(click, middle(view.race, boat)) <= NEAR]
    suns = [action_text(view.race, act.SUN_ON + seat) for seat in on]
    return [action for action in suns if action in view.choices]


def _nearest(click: Point, places: dict[str, Point]) -> list[str]:
    """The actions whose places are next to a click."""
    far = {action: math.dist(click, place) for action, place in places.items()}
    least = min(far.values(), default=FAR + 1)
    return [action for action in far if far[action] <= max(NEAR, least) and least <= FAR]


def _heading(view: PetiteRegateView, click: Point) -> Meaning:
    """The heading towards a click, to the nearest of the 24."""
    x, y = _turning_point(view.race)
    dx, dy = click.x - x, click.y - y
    if math.hypot(dx, dy) < 0.2:
        return _no(why_not(view.race, NONE, Scratch()))
    heading = round(math.atan2(dx, -dy) / (math.pi / 12)) % HEADINGS
    return _allowed(view, act.HEADING + heading)


def _spot(view: PetiteRegateView, click: Point) -> Meaning:
    """The spot nearest to a click, if there is one near."""
    race = view.race
    spots = [spot for spot in range(act.SLOT, act.DROP) if is_spot(race, spot)]
    far = {spot: math.dist(click, _spot_point(race, spot)) for spot in spots}
    nearest = min(spots, key=far.__getitem__)
    return _no(WHERE[race.rules]) if far[nearest] > FAR else _allowed(view, nearest)


def _allowed(view: PetiteRegateView, number: int) -> Meaning:
    """An action that is meant, or why it may not be played."""
    action = action_text(view.race, number)
    if action in view.choices:
        return Meaning((action,))
    return _no(why_not(view.race, number, Scratch()), action)


def _refused_point(view: PetiteRegateView, click: Point) -> Meaning:
    """The arrow that would lead to a click, and why it may not be played."""
    race = view.race
    if race.phase == END:
        return _no(SUN_TOO_SOON[race.rules])
    if race.phase == SWAP:
        return _no(58)
    refused = {one.action: one for one in trials(view) if one.rule}
    ends = {name: Point(*on_screen(one.path[-1], race.height)) for name, one in refused.items()}
    near = _nearest(click, ends)
    if not near:
        return _no(36 if race.phase == AGAIN else 17)
    return _no(refused[near[0]].rule, near[0])


def _no(rule: int, action: str | None = None) -> Meaning:
    return Meaning(action=action, rule=rule_id(rule))


# What stands in the way.


def blockers(view: PetiteRegateView, action: str) -> list[str]:
    """The ids of the shapes because of which an action is refused; none if it is allowed.

    | refused because of | shapes |
    |---|---|
    | the edge of the table | edge |
    | something that would be touched | mark:1, white:1, obstacle:1, boat:B |
    | the zone of a boat | zone:B |
    | the closed line | line |
    | a sun that lies before a boat | boat:B |
    """
    race, trial = view.race, trial_of(view, action)
    if trial is not None:
        return list(trial.pieces) if trial.rule else []
    number = action_number(race, action)
    if number is None or action in view.choices:
        return []
    rule = why_not(race, number, Scratch()) if race.phase in (PIVOT, HEAD, END) else 0
    if race.phase == END:
        return [f"boat:{LETTERS[number - act.SUN_ON]}"] if rule == 61 else []
    if rule and act.HEADING <= number < act.SLOT:
        return list(_at_heading(race, number - act.HEADING, rule))
    return []


def _at_heading(race: Race, heading: int, rule: int) -> Iterator[str]:
    """What a boat would touch or enter if it turned there, or were placed so."""
    boat, scratch = race.boats[race.mover], Scratch()
    if race.phase == PIVOT:
        x, y = pivoted_x(boat, heading), pivoted_y(boat, heading)
        found = judge_pivot(race, boat, heading, scratch)
    else:
        x, y = spot_x(race, race.turn.placing), spot_y(race, race.turn.placing)
        found = hull_touches(race, race.mover, x, y, heading, scratch)
        if why_not_lie(race, race.turn.placing, heading, True, scratch) == 11:
            yield "line"
            return
    if found == EDGE:
        yield "edge"
    elif rule in (12, 30):
        yield from zones_entered(race, race.mover, x, y, heading, scratch)
    elif rule in (13, 26):
        hull_touches(race, race.mover, x, y, heading, scratch)
        yield from touched_by(race, race.mover, scratch.hull)
