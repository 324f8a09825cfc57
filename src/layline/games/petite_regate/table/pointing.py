"""Pointing at the table: where each choice lies, what a click means, what stands in the way.

All of it is computed from a view, so nothing shows that the viewer may not know. Points are in the
units of the board scene.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from ....engine.answers import Meaning, Point, Target
from ..codec.options import LETTERS
from ..codec.options import Point as Micrometres
from ..drawing.sight import middle, on_screen
from ..rules import actions as act
from ..rules.actions import heading_text, spot_text
from ..rules.contact import EDGE, OK, ZONE, hull_touches, in_zone_of
from ..rules.geometry import HEADINGS
from ..rules.placing import WHERE, is_spot, spot_x, spot_y, why_not_lie
from ..rules.reasons import SUN_TOO_SOON, why_not
from ..rules.state import (
    AGAIN,
    END,
    FIRST,
    HEAD,
    NONE,
    OVER,
    PIVOT,
    PLACE,
    SHUFFLE,
    SWAP,
    Race,
    Scratch,
)
from ..rules.turning import judge_pivot, pivoted_x, pivoted_y
from ..view import PetiteRegateView
from .judging import Trial, touched_by, trial_of, trials
from .words import symbol_of

SIGNS = {"helm": "⎈", "wind": "☁", None: ""}
"""What is written on the target of a card."""

NEAR = 0.32
"""How far from a target a click may be, in units of the drawing, when others are about."""

FAR = 0.8
"""How far at most."""

ON_HER = 0.6
"""What would be picked nearer than this to the middle of one's own boat has no place."""


def target(view: PetiteRegateView, action: str) -> Target | None:
    """The point or direction by which a choice is picked; None for a mere button.

    An arrow is picked where the bow comes to; a forced stop is the dearer variant, and an arrow
    that costs turns may backfire. A sun is picked on the boat it is laid on. On one's own boat
    nothing is picked: an arrow that would touch something at once has its card.
    """
    position = view.position
    verb, _, rest = action.partition(" ")
    if verb in ("play", "again"):
        trial = trial_of(view, action)
        assert trial is not None
        at = _placed(view, trial.end)
        if math.dist(_own_place(view), at) < ON_HER:
            return None
        stops = trial.found == ZONE and not trial.early
        sign = SIGNS[symbol_of(trial.card)] if verb == "play" else ""
        if trial.found == OK:
            return Target(*at, sign=sign)
        return Target(*at, sign=sign, tone="extra" if stops else "caution")
    if verb in ("slot", "area"):
        return Target(*_placed(view, _spot_point(view, action)))
    if verb == "head":
        return Target(*_placed(view, _turning_point(view)), kind="direction", angle=float(rest))
    if verb == "sun" and rest != "self":
        boat = position["boats"][rest]
        return Target(*_placed(view, middle(boat["at"], boat["heading"])), sign="☀")
    return None


def targets(view: PetiteRegateView) -> list[tuple[str, Target | None]]:
    """Every choice with its target."""
    return [(action, target(view, action)) for action in view.choices]


def _placed(view: PetiteRegateView, at: Micrometres) -> Point:
    return Point(*on_screen(at, view.position["board"]["height"]))


def _own_place(view: PetiteRegateView) -> Point:
    """Where the middle of the boat on move lies on the screen."""
    position = view.position
    boat = position["boats"][position["to_move"]]
    return _placed(view, middle(boat["at"], boat["heading"]))


def _spot_point(view: PetiteRegateView, spot: str) -> Micrometres:
    """LPR-08, LPR-09, LPR-11: where the bow lies on a spot."""
    notation, race = view.notation, view.race
    number = notation.action_number(race, spot)
    assert number is not None
    return spot_x(race, number), spot_y(race, number)


def _turning_point(view: PetiteRegateView) -> Micrometres:
    """About which point a heading is chosen: the middle of the hull, or the spot chosen."""
    position = view.position
    boat = position["boats"][position["to_move"]]
    if boat["at"] is None:
        return _spot_point(view, position["turn"]["placing"])
    return middle(boat["at"], boat["heading"])


def refused(view: PetiteRegateView) -> list[str]:
    """What a player on move would look for although a rule forbids it now."""
    position = view.position
    if position["to_move"] != view.seat or not view.choices:
        return []
    usual = [one.action for one in trials(view)]
    if position["phase"] in ("play", "replay") and "SUN" in position["hands"][view.seat]:
        usual += ["sun self"] if position["options"]["rules"] == "advanced" else []
    if position["phase"] == "end":
        usual += [f"sun {name}" for name in position["boats"] if name != view.seat]
    if position["phase"] == "pivot":
        usual += [f"head {heading_text(heading)}" for heading in range(HEADINGS)]
    if position["phase"] == "head":
        race = view.race
        usual += [
            f"head {heading_text(heading)}"
            for heading in range(HEADINGS)
            if why_not(race, act.HEADING + heading, Scratch()) in (11, 12, 13)
        ]
    return [action for action in usual if action not in view.choices]


# Clicks.


def meant(view: PetiteRegateView, click: Point) -> Meaning:
    """The choices a click could be about, or the rule that leaves none.

    A click is about the targets next to it; on one's own boat about all that needs no place, the
    cards to be discarded left out; around a boat that is turned about the heading towards the
    click.
    """
    race = view.race
    if not view.choices or race.phase in (FIRST, SHUFFLE):
        waits = race.phase not in (FIRST, SHUFFLE, OVER)
        return _no(None, 14 if waits else why_not(race, NONE, Scratch()))
    if race.phase in (HEAD, PIVOT):
        return _heading(view, race, click)
    if race.phase == PLACE:
        return _spot(view, race, click)
    picked = _nearest(click, [(action, one.at) for action, one in targets(view) if one])
    picked = picked or _on_the_spot(view, click)
    return Meaning(tuple(picked)) if picked else _refused_point(view, race, click)


def _on_the_spot(view: PetiteRegateView, at: Point) -> list[str]:
    """What the boat on move can do where she lies, for a click on her."""
    position = view.position
    if (
        position["boats"][position["to_move"]]["at"] is None
        or math.dist(at, _own_place(view)) > FAR
    ):
        return []
    buttons = (action for action, one in targets(view) if one is None)
    return [action for action in buttons if not action.startswith(("drop ", "swap "))]


def _nearest(at: Point, places: list[tuple[str, Point]]) -> list[str]:
    """The actions whose places are next to a point."""
    far = {action: math.dist(at, place) for action, place in places}
    least = min(far.values(), default=FAR + 1)
    return [action for action in far if far[action] <= max(NEAR, least) and least <= FAR]


def _heading(view: PetiteRegateView, race: Race, at: Point) -> Meaning:
    """The heading towards a click, to the nearest of the 24."""
    x, y = on_screen(_turning_point(view), race.height)
    dx, dy = at[0] - x, at[1] - y
    if math.hypot(dx, dy) < 0.2:
        return _no(None, why_not(race, NONE, Scratch()))
    heading = round(math.atan2(dx, -dy) / (math.pi / 12)) % HEADINGS
    action = f"head {heading_text(heading)}"
    if action in view.choices:
        return Meaning((action,))
    return _no(action, why_not(race, act.HEADING + heading, Scratch()))


def _refused_point(view: PetiteRegateView, race: Race, at: Point) -> Meaning:
    """The arrow that would lead to a click, and why it may not be played."""
    if race.phase == END:
        return _no(None, SUN_TOO_SOON[race.rules])
    if race.phase == SWAP:
        return _no(None, 58)
    ends = [(one.action, _placed(view, one.end)) for one in trials(view) if one.rule]
    near = _nearest(at, ends)
    if not near:
        return _no(None, 36 if race.phase == AGAIN else 17)
    trial = trial_of(view, near[0])
    assert trial is not None
    return _no(trial.action, trial.rule)


def _spot(view: PetiteRegateView, race: Race, at: Point) -> Meaning:
    """The spot nearest to a click, if there is one near."""
    spots = [spot for spot in range(act.SLOT, act.DROP) if is_spot(race, spot)]
    places = {
        spot: on_screen((spot_x(race, spot), spot_y(race, spot)), race.height) for spot in spots
    }
    nearest = min(spots, key=lambda spot: math.dist(at, places[spot]))
    if math.dist(at, places[nearest]) > FAR:
        return _no(None, WHERE[race.rules])
    action = spot_text(nearest)
    if action in view.choices:
        return Meaning((action,))
    return _no(action, why_not(race, nearest, Scratch()))


def _no(action: str | None, rule: int) -> Meaning:
    return Meaning(action=action, rule=f"LPR-{rule:02d}")


# What stands in the way.


def blockers(view: PetiteRegateView, action: str) -> list[str]:
    """The ids of the shapes on account of which an action is refused; none if it is allowed.

    | refused because of | shapes |
    |---|---|
    | the edge of the table | edge |
    | something that would be touched | mark:1, white:1, obstacle:1, boat:B |
    | the zone of a boat | zone:B |
    | the closed line | line |
    | a sun that lies before a boat | boat:B |
    """
    trial = trial_of(view, action)
    if trial is not None:
        return list(_of_trial(trial))
    notation, race = view.notation, view.race
    number = notation.action_number(race, action)
    if number is None or action in view.choices or race.phase not in (PIVOT, HEAD, END):
        return []
    rule = why_not(race, number, Scratch())
    if race.phase == END:
        return [f"boat:{LETTERS[number - act.SUN_ON]}"] if rule == 61 else []
    if not act.HEADING <= number < act.SLOT:
        return []
    return list(_at_heading(race, number - act.HEADING, rule))


def _of_trial(trial: Trial) -> Iterator[str]:
    if trial.rule:
        yield from trial.pieces


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
        for other in range(race.boats_out):
            if other != race.mover and in_zone_of(race, other, x, y, heading, scratch):
                yield f"zone:{LETTERS[other]}"
    elif rule in (13, 26):
        hull_touches(race, race.mover, x, y, heading, scratch)
        yield from touched_by(race, race.mover, scratch.hull)
