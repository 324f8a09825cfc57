"""How the arrows in hand are judged, as a view shows them: for pictures, words and clicks."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Literal, NamedTuple

from ....engine.log import empty_log
from ....engine.scene import Scene
from ..codec.notation import action_text
from ..codec.options import LETTERS
from ..drawing.sight import Micrometres, solids
from ..rules.actions import PLAY_AGAIN
from ..rules.arrows import HULL_BOX, MOVE_BOX, PIECES, ZONE_BOX, heading_after, track_x, track_y
from ..rules.cards import ARROW_OF, EXITS, EXITS_OF, HAS_WIND, SUN
from ..rules.contact import BOAT, BUOY, EARLY, EDGE, OBSTACLE, OK, RANK, REASON, ZONE, in_zone_of
from ..rules.course import follow
from ..rules.geometry import ratio
from ..rules.movement import STATIONS, judge, judge_onward, set_out, stopping_place
from ..rules.rounds import begin_turn
from ..rules.shapes import TOUCHING, lay_hull, meet, touches_solid
from ..rules.state import (
    AGAIN,
    END,
    MOST_EXITS,
    NONE,
    PIVOT,
    PLAY,
    REPLAY,
    SWAP,
    Boat,
    Ghost,
    Race,
    Scratch,
    Shape,
)
from ..rules.turns import best_again, judge_again, may_play, survey
from ..view import PetiteRegateView

TURN = (PLAY, AGAIN, REPLAY, PIVOT, SWAP, END)
"""The phases in which somebody has a turn."""


class Way(NamedTuple):
    """The way of a bow, and the boat's heading at its end in steps of 15 degrees."""

    path: tuple[Micrometres, ...]
    heading: int


class Trial(NamedTuple):
    """An arrow that could be tried now, legal or not, and where it leads."""

    action: str
    card: int
    exit: str
    found: int  # one of the judgements of `contact`
    rule: int  # that forbids it, or 0
    path: tuple[Micrometres, ...]  # of the bow
    heading: int  # at its end, in steps of 15 degrees
    finishes: bool
    early: bool  # the closed line is crossed, if only on the way to a stop
    onward: tuple[Way, ...]  # where the second arrow of a wind card may lead, if it is chosen next
    pieces: tuple[str, ...]  # ids of the shapes that are touched, entered or crossed

    @property
    def kind(self) -> Literal["clear", "stop", "penalty", "no"]:
        """What it comes to: sailed to the end, stopped at a zone, punished, or refused."""
        if self.rule:
            return "no"
        if self.found == OK:
            return "clear"
        return "stop" if self.found == ZONE and not self.early else "penalty"


def trials(view: PetiteRegateView) -> tuple[Trial, ...]:
    """Every arrow of the viewer's hand, or of the wind card laid, if the viewer is on move."""
    return tuple(view.once(_by_action).values())


def trial_of(view: PetiteRegateView, action: str) -> Trial | None:
    """The arrow that an action tries, if it is one in hand."""
    return view.once(_by_action).get(action)


class Judgement(NamedTuple):
    """A hand as it is judged: the trials, and what is drawn of them, by card, label and language.

    The pictures are made by whoever shows the hand, and last as long as the judgement.
    """

    trials: tuple[Trial, ...]
    pictures: dict[tuple[int, str, str], Scene]


def plans(view: PetiteRegateView) -> Judgement:
    """The same while others are on move: as if it were the viewer's turn, all else unchanged."""
    waits = view.race.phase in TURN and not view.asked
    if view.own is None or view.own.heading == NONE or not waits:
        return view.once(_on_move)
    return view.once(_planned)


def _by_action(view: PetiteRegateView) -> dict[str, Trial]:
    return {one.action: one for one in view.once(_on_move).trials}


def _on_move(view: PetiteRegateView) -> Judgement:
    if not view.asked or view.race.phase not in (PLAY, REPLAY, AGAIN):
        return Judgement((), {})
    race = view.race
    turn = (race.phase, race.turn.card, race.turn.exit)
    return _judged(_matter(race, race.mover, turn), lambda: race)


def _planned(view: PetiteRegateView) -> Judgement:
    """The trials as if it were the viewer's turn."""

    def turned() -> Race:
        race = view.trial()
        begin_turn(race, view.number, empty_log(1))
        return race

    return _judged(_matter(view.race, view.number, (PLAY, 0, 0)), turned)


Matter = tuple[Hashable, ...]
"""All that the judgement of a hand depends on."""

_judged_lately: OrderedDict[Matter, Judgement] = OrderedDict()
"""Half of what is played moves no boat that is near, and a hand planned is then a hand on move.

The one that was not asked for the longest comes first.
"""

MOST_JUDGED = 512

WINDY = frozenset(card for card, wind in enumerate(HAS_WIND) if wind)
"""The cards that are played twice."""

REACH = max(map(abs, MOVE_BOX))
"""No arrow leads farther than this, east or west, north or south."""

AROUND = max(map(abs, HULL_BOX)) + max(map(abs, ZONE_BOX))
"""Two bows farther apart than this do not concern each other: no hull lies in the other's zone."""


def _judged(matter: Matter, race_of: Callable[[], Race]) -> Judgement:
    """The judgement of a hand, from those made lately if nothing has changed that matters."""
    found = _judged_lately.pop(matter, None)
    if found is None:
        found = Judgement(tuple(_tried(race_of())), {})
    _judged_lately[matter] = found
    if len(_judged_lately) > MOST_JUDGED:
        _judged_lately.popitem(last=False)
    return found


def _matter(race: Race, seat: int, turn: tuple[int, int, int]) -> Matter:
    """LPR-25 to LPR-31: the boats that are near, the hand, the course and the rules of contact.

    `turn` is the phase, and the wind card that is played on with its first arrow.
    """
    own = race.boats[seat]
    return (
        seat,
        turn,
        tuple(own.hand[: own.held]),
        own.laid,
        *(
            (boat.seat, boat.x, boat.y, boat.heading, boat.status)
            for boat in _within_reach(race, own, turn)
        ),
        (own.marks, own.started, own.proper, own.becalmed, own.penalty),
        (race.rules, race.contact_penalty, race.penalty_turns),
        (race.width, race.height, race.way, race.line_west, race.line_east, race.line_y),
        *((mark.x, mark.y, mark.ray) for mark in race.marks),
        *((one.x, one.y, one.breadth, one.obstacle) for one in race.solids[: race.solids_out]),
    )


def _within_reach(race: Race, own: Boat, turn: tuple[int, int, int]) -> Iterator[Boat]:
    """The boat itself, and all that an arrow in hand could lead to; a wind card has two."""
    twice = turn[0] == AGAIN or not WINDY.isdisjoint(own.hand[: own.held])
    reach = AROUND + (2 * REACH if twice else REACH)
    for boat in race.boats[: race.boats_out]:
        if abs(boat.x - own.x) <= reach and abs(boat.y - own.y) <= reach:
            yield boat


def _tried(race: Race) -> Iterator[Trial]:
    """Every arrow of the boat on move; the hand is judged as a whole before."""
    scratch, boat = Scratch(), race.boats[race.mover]
    if race.phase == AGAIN:
        best, card = RANK[best_again(race, scratch)], race.turn.card
        for exit in range(EXITS_OF[card]):
            found = judge_again(race, exit, scratch)
            rule = 0 if RANK[found] == best else REASON[found]
            yield _made(race, card, exit, found, rule, [_arrow(card, exit)], scratch)
        return
    best = survey(race, scratch)
    judged = list(scratch.status)
    for place, card in enumerate(boat.hand[: boat.held]):
        if card == SUN or card in boat.hand[:place]:
            continue
        for exit in range(EXITS_OF[card]):
            found = judged[MOST_EXITS * place + exit]
            rule = 0 if may_play(race, found, best) else REASON[found]
            seconds = _seconds(race, card, exit, found, scratch)
            yield _made(race, card, exit, found, rule, seconds, scratch)


def _arrow(card: int, exit: int) -> int:
    return ARROW_OF[MOST_EXITS * card + exit]


def _seconds(race: Race, card: int, exit: int, found: int, scratch: Scratch) -> list[int]:
    """LPR-36: the arrows with which a wind card may be played on; none for any other card.

    `scratch` is left as by a judge of the whole play, with the first of them.
    """
    boat = race.boats[race.mover]
    if found == OK and not HAS_WIND[card]:
        return []  # nothing is in the way, so nobody will ask
    judge(race, boat, card, exit, scratch)
    if not HAS_WIND[card] or scratch.ghost.hit or scratch.ghost.finished:
        return []

    def rank(second: int) -> int:
        return RANK[judge_onward(race, boat.seat, scratch.ghost, card, second, scratch)]

    best = [second for second in range(EXITS_OF[card]) if rank(second) == RANK[found]]
    rank(best[0])
    return [_arrow(card, second) for second in best]


def _made(
    race: Race, card: int, exit: int, found: int, rule: int, seconds: list[int], scratch: Scratch
) -> Trial:
    """LPR-36: of a wind card both plays, unless the second is still to be chosen."""
    boat, again = race.boats[race.mover], race.phase == AGAIN
    arrow = _arrow(card, race.turn.exit if again else exit)
    later = seconds if len(seconds) > 1 and rule == 0 else []
    second = seconds[0] if seconds and not later else NONE
    pieces = tuple(_in_the_way(race, boat, found, second, scratch))
    contact = found in (BUOY, BOAT)
    station = NONE
    if rule == 0 and (contact or found == ZONE) and not later:
        station = stopping_place(race, boat, arrow, second, contact, scratch)
    number = boat.laid if again else boat.laid + 1
    ghost, way = _sailed(race, boat, number, (arrow, second), station)
    onward = [_sailed(race, boat, number, (arrow, other), NONE)[1] for other in later]
    return Trial(
        action=action_text(race, PLAY_AGAIN + exit if again else MOST_EXITS * card + exit),
        card=card,
        exit=EXITS[card][exit],
        found=found,
        rule=rule,
        path=way.path,
        heading=way.heading,
        finishes=bool(ghost.finished),
        early=found == EARLY or (rule == 0 and not later and bool(ghost.early)),
        onward=tuple(onward),
        pieces=pieces,
    )


def _sailed(
    race: Race, boat: Boat, card_number: int, arrows: tuple[int, int], station: int
) -> tuple[Ghost, Way]:
    """LPR-25: a boat that has followed one arrow, or two, to the end or to a station."""
    ghost = Ghost()
    set_out(race, boat, ghost, card_number)
    path = [(ghost.x, ghost.y), *_points(race, ghost, arrows, station)]
    return ghost, Way(tuple(path), ghost.heading)


def _points(
    race: Race, ghost: Ghost, arrows: tuple[int, int], station: int
) -> Iterator[Micrometres]:
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
        yield from zones_entered(race, boat.seat, way.x, way.y, way.heading, scratch)
    elif found in (BUOY, OBSTACLE, BOAT):
        yield from touched_by(race, boat.seat, scratch.moving)


def zones_entered(
    race: Race, seat: int, x: int, y: int, heading: int, scratch: Scratch
) -> Iterator[str]:
    """The ids of the zones in which a boat would lie here."""
    for other in range(race.boats_out):
        if other != seat and in_zone_of(race, other, x, y, heading, scratch):
            yield f"zone:{LETTERS[other]}"


def touched_by(race: Race, seat: int, shape: Shape) -> Iterator[str]:
    """The ids of the solids and boats that a shape touches."""
    for id, solid in solids(race):
        if touches_solid(shape, solid):
            yield id
    hull = Shape()
    for other in race.boats[: race.boats_out]:
        if other.seat != seat and other.heading != NONE:
            lay_hull(hull, other.x, other.y, other.heading)
            if meet(shape, hull, TOUCHING):
                yield f"boat:{LETTERS[other.seat]}"
