"""How the arrows on hand are judged, read off a view: for pictures, words and clicks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ....engine.log import empty_log
from ..codec.notation import PetiteRegateNotation
from ..codec.options import LETTERS, Point
from ..rules.actions import PLAY_AGAIN
from ..rules.arrows import PIECES, heading_after, track_x, track_y
from ..rules.cards import ARROW_OF, CODES, EXITS, EXITS_OF, HAS_WIND, SUN
from ..rules.contact import BOAT, BUOY, EARLY, EDGE, OBSTACLE, OK, RANK, ZONE, in_zone_of
from ..rules.course import follow
from ..rules.geometry import ratio
from ..rules.movement import STATIONS, judge, judge_onward, set_out, stopping_place
from ..rules.reasons import why_not
from ..rules.rounds import begin_turn
from ..rules.shapes import TOUCHING, lay_hull, meet, touches_solid
from ..rules.state import AGAIN, MOST_EXITS, NONE, Boat, Ghost, Race, Scratch, Shape
from ..rules.turns import judge_again
from ..view import PetiteRegateView

Json = dict[str, Any]


class Pose(NamedTuple):
    """A boat that comes to rest: the way of its bow, in micrometres, and its heading."""

    path: tuple[Point, ...]
    heading: int  # in steps of 15 degrees


class Trial(NamedTuple):
    """An arrow that could be tried now, legal or not, and where it leads."""

    action: str
    card: str
    exit: str
    found: int  # one of the judgements of `contact`
    rule: int  # that forbids it, or 0
    path: tuple[Point, ...]  # of the bow, in micrometres
    heading: int  # at its end, in steps of 15 degrees
    finishes: bool
    early: bool  # the closed line is crossed, be it on the way to a stop
    onward: tuple[Pose, ...]  # where the second arrow of a wind card may lead, if it is chosen next
    pieces: tuple[str, ...]  # ids of the shapes that are touched, entered or crossed

    @property
    def end(self) -> Point:
        """Where the bow comes to."""
        return self.path[-1]


def trials(view: PetiteRegateView) -> tuple[Trial, ...]:
    """Every arrow of the viewer's hand, or of the wind card laid, if the viewer is on move."""
    position = view.position
    if position["to_move"] != view.seat or position["phase"] not in ("play", "replay", "again"):
        return ()
    return view.once(_trials)


def plans(view: PetiteRegateView) -> tuple[Trial, ...]:
    """The same while others are on move: as if it were the viewer's turn, with all as it lies."""
    position, seat = view.position, view.seat
    boat = position["boats"].get(seat)
    waits = position["phase"] in TURN and position["to_move"] != seat
    if boat is None or boat["at"] is None or not waits:
        return trials(view)
    return view.once(_planned)


TURN = ("play", "again", "replay", "pivot", "swap", "end")
"""The phases in which somebody has a turn."""


def _trials(view: PetiteRegateView) -> tuple[Trial, ...]:
    """The trials of whoever is on move."""
    return _tried(view.notation, view.race)


def _planned(view: PetiteRegateView) -> tuple[Trial, ...]:
    """The trials as if it were the viewer's turn."""
    assert view.seat is not None
    race = view.trial()
    begin_turn(race, LETTERS.index(view.seat), empty_log(1))
    return _tried(view.notation, race)


def _tried(notation: PetiteRegateNotation, race: Race) -> tuple[Trial, ...]:
    scratch = Scratch()
    if race.phase == AGAIN:
        return tuple(_second(notation, race, exit, scratch) for exit in _exits(race.turn.card))
    boat = race.boats[race.mover]
    cards = [card for card in dict.fromkeys(boat.hand[: boat.held]) if card != SUN]
    return tuple(
        _first(notation, race, card, exit, scratch) for card in cards for exit in _exits(card)
    )


def _exits(card: int) -> range:
    return range(EXITS_OF[card])


def bent(view: PetiteRegateView) -> dict[str, Trial]:
    """The choices that end short or cost turns, by their text."""
    return {one.action: one for one in trials(view) if one.rule == 0 and one.found != OK}


def trial_of(view: PetiteRegateView, action: str) -> Trial | None:
    """The arrow that an action tries, if it is one on hand."""
    return next((one for one in trials(view) if one.action == action), None)


def _first(
    notation: PetiteRegateNotation, race: Race, card: int, exit: int, scratch: Scratch
) -> Trial:
    """LPR-36: a card laid now; of a wind card both plays, if the second is not to be chosen."""
    boat, number = race.boats[race.mover], MOST_EXITS * card + exit
    rule = why_not(race, number, scratch)
    found = judge(race, boat, card, exit, scratch)
    seconds: list[int] = []
    if HAS_WIND[card] and not scratch.ghost.hit and not scratch.ghost.finished:
        ranks = [
            RANK[judge_onward(race, boat.seat, scratch.ghost, card, second, scratch)]
            for second in _exits(card)
        ]
        seconds = [second for second in _exits(card) if ranks[second] == RANK[found]]
        judge_onward(race, boat.seat, scratch.ghost, card, seconds[0], scratch)
    arrows = [ARROW_OF[MOST_EXITS * card + second] for second in seconds]
    again = arrows if len(arrows) > 1 and rule == 0 else []
    second = NONE if not arrows or again else arrows[0]
    text = notation.action_text(race, number)
    return _made(race, text, card, exit, second, found, rule, boat.laid + 1, again, scratch)


def _second(notation: PetiteRegateNotation, race: Race, exit: int, scratch: Scratch) -> Trial:
    """LPR-37: the second play of the wind card that was laid."""
    boat, turn = race.boats[race.mover], race.turn
    rule = why_not(race, PLAY_AGAIN + exit, scratch)
    found = judge_again(race, exit, scratch)
    second = ARROW_OF[MOST_EXITS * turn.card + exit]
    text = notation.action_text(race, PLAY_AGAIN + exit)
    return _made(race, text, turn.card, exit, second, found, rule, boat.laid, [], scratch)


def _made(
    race: Race,
    text: str,
    card: int,
    exit: int,
    second: int,
    found: int,
    rule: int,
    card_number: int,
    again: list[int],
    scratch: Scratch,
) -> Trial:
    boat = race.boats[race.mover]
    first = race.turn.exit if race.phase == AGAIN else exit
    arrow = ARROW_OF[MOST_EXITS * card + first]
    pieces = tuple(_in_the_way(race, boat, found, second, scratch))
    contact = found in (BUOY, BOAT)
    station = NONE
    if rule == 0 and (contact or found == ZONE) and not again:
        station = stopping_place(race, boat, arrow, second, contact, scratch)
    ghost, pose = _sailed(race, boat, card_number, (arrow, second), station)
    onward = [_sailed(race, boat, card_number, (arrow, other), NONE)[1] for other in again]
    return Trial(
        action=text,
        card=CODES[card],
        exit=EXITS[card][exit],
        found=found,
        rule=rule,
        path=pose.path,
        heading=pose.heading,
        finishes=bool(ghost.finished),
        early=found == EARLY or (rule == 0 and not again and bool(ghost.early)),
        onward=tuple(onward),
        pieces=pieces,
    )


def _sailed(
    race: Race, boat: Boat, card_number: int, arrows: tuple[int, int], station: int
) -> tuple[Ghost, Pose]:
    """LPR-25: a boat that has followed one arrow, or two, to the end or to a station."""
    ghost = Ghost()
    set_out(race, boat, ghost, card_number)
    path = [(ghost.x, ghost.y), *_way(race, ghost, arrows, station)]
    return ghost, Pose(tuple(path), ghost.heading)


def _way(race: Race, ghost: Ghost, arrows: tuple[int, int], station: int) -> Iterator[Point]:
    """LPR-25: the way of the bow, piece by piece, to its end, the finish, or a station."""
    left = station
    for arrow in arrows:
        if arrow == NONE:
            return
        x, y, heading = ghost.x, ghost.y, ghost.heading
        for piece in range(1, PIECES[arrow] + 2):
            if left == 0:
                return
            px, py = ghost.x, ghost.y
            qx, qy = x + track_x(arrow, heading, piece), y + track_y(arrow, heading, piece)
            steps = STATIONS if station == NONE else min(left, STATIONS)
            left -= steps
            at = px + ratio((qx - px) * steps, STATIONS), py + ratio((qy - py) * steps, STATIONS)
            finishes = follow(race, ghost, px, py, *at) and station == NONE
            if finishes:
                cut, of = ghost.cut, ghost.of
                at = px + ratio((qx - px) * cut, of), py + ratio((qy - py) * cut, of)
            ghost.x, ghost.y = at
            whole = piece if steps == STATIONS else piece - 1
            ghost.heading = heading_after(arrow, heading, whole)
            yield at
            if finishes:
                ghost.finished = 1
                return


def _in_the_way(race: Race, boat: Boat, found: int, second: int, scratch: Scratch) -> Iterator[str]:
    """The ids of what a judgement is about: `scratch` is as the judge left it."""
    if found == EDGE:
        yield "edge"
    elif found == EARLY:
        yield "line"
    elif found == ZONE:
        way = scratch.ghost if second == NONE else scratch.onward
        for other in range(race.boats_out):
            if other != boat.seat and in_zone_of(race, other, way.x, way.y, way.heading, scratch):
                yield f"zone:{LETTERS[other]}"
    elif found in (BUOY, OBSTACLE, BOAT):
        yield from touched_by(race, boat.seat, scratch.moving)


def touched_by(race: Race, seat: int, shape: Shape) -> Iterator[str]:
    """The ids of the solids and boats that a shape touches."""
    for i in range(race.solids_out):
        if touches_solid(shape, race.solids[i]):
            yield solid_name(race, i)
    hull = Shape()
    for other in race.boats[: race.boats_out]:
        if other.seat != seat and other.heading != NONE:
            lay_hull(hull, other.x, other.y, other.heading)
            if meet(shape, hull, TOUCHING):
                yield f"boat:{LETTERS[other.seat]}"


def solid_name(race: Race, i: int) -> str:
    """The id of a solid: the marks come first, then the white buoys, then the obstacles."""
    if i < 2:
        return f"mark:{i + 1}"
    buoys = sum(1 - solid.obstacle for solid in race.solids[: race.solids_out])
    return f"white:{i - 1}" if i < buoys else f"obstacle:{i - buoys + 1}"
