"""What a choice would bring, told before it is played, up to the next throw of the die."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ....engine.answers import Odd, Point, Preview, Remark
from ....engine.events import Event, borne
from ....engine.log import empty_log, read_log
from ....engine.records import assign
from ...sailing import DIRECTIONS, S
from ...sailing_pictures import on_screen
from ..codec.notation import MARKS, SAILS, rule_name, understood
from ..codec.options import LETTERS
from ..drawing.ghost import ghost
from ..rules import actions as act
from ..rules.events import MOST_EVENTS, BeginsLeg, Covered, Penalty
from ..rules.menu import may_end, why_not_turn_now
from ..rules.referee import choices, play
from ..rules.rounding import is_upwind_leg
from ..rules.shadow import covered_by
from ..rules.start import LAST_START_ROUND
from ..rules.state import (
    BUOY,
    HEAD,
    MOST_POINTS,
    NONE,
    PLAY,
    RACING,
    WIND,
    WINDWARD,
    Boat,
    Race,
    Scratch,
)
from ..rules.terms import HEAD_ON, sail_on
from ..view import RaceTheWindView, ahead, on_move
from .engaged import contests, fouls
from .sentences import EVENTS, TEXTS, say

NOTES = {
    "gust": (57, "gust"),
    "reaches_flag": (63, "throw"),
    "wind_returns": (67, "home"),
    "rounds_mark": (103, "leg"),
    "rounds_gate": (104, "leg"),
    "starts": (33, "starts"),
    "finishes": (105, "finishes"),
}
"""Events worth knowing about beforehand: the rules behind them, and the key of the remark."""

WARNINGS = {
    "lull": (55, "lull"),
    "marker_stop": (96, "own_marker"),
    "stays": (30, "stays"),
    "touches": (31, "touches"),
    "finish_refused": (92, "unpaid"),
    "gust_lost": (58, "gust_lost"),
    "covered": (94, "covered"),
    "lays_marker": (95, "marker"),
}
"""Events to be regretted."""


class Matter(NamedTuple):
    """What a remark is about: its rule, its key, and the boat, leg or shape that it names."""

    rule: int
    key: str
    other: int = NONE
    leg: int = 0
    piece: str = ""


def remark(matter: Matter, lang: str) -> Remark:
    """A note or warning as a sentence to the skipper."""
    who = "" if matter.other == NONE else LETTERS[matter.other]
    rule = rule_name(matter.rule)
    words = {"who": who, "leg": matter.leg, "reason": TEXTS.reason(rule, lang)}
    piece = matter.piece or (who and f"boat:{who}")
    pieces = (piece,) if piece else ()
    return Remark(rule, matter.key, say(f"remark.{matter.key}", lang, **words), pieces)


def preview(view: RaceTheWindView, action: str, lang: str) -> Preview:
    """What a legal choice would bring; ValueError for anything else.

    | key of a warning | what a skipper may regret |
    |---|---|
    | foul | another boat could protest, by the rule given |
    | covered, marker | she lies in a wind shadow, and lays her marker for it |
    | lull, own_marker | she is stopped and skips a turn |
    | stays, touches | a start fault that opponents may claim |
    | early, wrong_way, unpaid | a crossing that does not count, or counts against her |
    | gust_lost | a gust that cannot be used |
    | at_stake | a boat over which the throw may cost her priority |

    | key of a note | what is worth knowing |
    |---|---|
    | throw, home | the wind may shift, with the `odds` of each face, or returns to north |
    | gust | one more movement is hers |
    | covers | whose wind she takes |
    | starts, leg, finishes | how far she gets on the course |
    | actions_left, may_turn, ends_turn | what is left of her turn |
    """
    number = view.notation.action_number(view.race, action)
    if number is None or action not in view.choices:
        raise ValueError(f"{action!r} is not among the choices")
    before, race = view.race, view.trial()
    seat, sailing = on_move(race).seat, race.phase == PLAY
    events = _played(race, number)
    asks = understood(action).verb in ("protest", "claim")
    same_turn = race.phase in (PLAY, WIND) and on_move(race).seat == seat and race.turn.done > 0
    ends_turn = not (asks or same_turn) if sailing else race.phase != HEAD
    mine = [event for event in events if event.who in (None, seat)]
    stopped = _stopped_here(race, ends_turn)
    faces = _faces(race, seat) if race.phase == WIND else []
    notes, warnings = [*_of_events(mine, NOTES)], [*_of_events(mine, WARNINGS), *_penalised(mine)]
    if sailing:
        if same_turn and race.phase == PLAY:
            warnings += _of_events(_sure(race, seat), WARNINGS)
        warnings += _of_course(before, race, seat)
    warnings += _at_stake(faces)
    if sailing and not asks:
        notes += [*_covers(before, race, seat), *_left(race, race.boats[seat], ends_turn)]
        warnings += _fouls(stopped, seat)
    return Preview(
        path=_path(before, action),
        ends_turn=ends_turn,
        events=events,
        notes=tuple(remark(note, lang) for note in notes),
        warnings=tuple(remark(warning, lang) for warning in warnings),
        odds=tuple(face.odd(lang) for face in faces),
        picture=None if asks else ghost(before, stopped or race, seat),
    )


def _played(race: Race, number: int) -> tuple[Event, ...]:
    log = empty_log(MOST_EVENTS)
    play(race, number, log, Scratch())
    return EVENTS.told(read_log(log))


def _stopped_here(race: Race, ends_turn: bool) -> Race | None:
    """The position if her turn ended now: it has ended, may be ended, or nobody can tell yet."""
    if ends_turn:
        return race
    if race.phase != PLAY or not may_end(race):
        return None
    twin = Race()
    assign(twin, race)
    _played(twin, act.END)
    return twin


def _path(race: Race, action: str) -> tuple[Point, ...]:
    """The points of a movement, or the one on which a piece is placed, in board units."""
    what, boat = understood(action), on_move(race)
    points: list[tuple[int, int]] = [] if what.at is None else [what.at]
    if what.verb in ("move", "puff"):
        points = [(boat.x, boat.y), ahead(boat)]
    return tuple(Point(*on_screen(at, race.rows)) for at in points)


# Notes and warnings.


def _of_events(told: Iterable[Event], remarks: dict[str, tuple[int, str]]) -> Iterator[Matter]:
    for event in told:
        if event.key in remarks:
            leg = event.n if isinstance(event, BeginsLeg) else 0
            other = event.other if isinstance(event, Covered) else NONE
            yield Matter(*remarks[event.key], other=other, leg=leg)


def _penalised(mine: Iterable[Event]) -> Iterator[Matter]:
    """RTW-78: where protests are automatic, the penalty that follows at once."""
    for event in mine:
        if isinstance(event, Penalty) and event.key == "penalty":
            yield Matter(event.rule, "foul", event.other)


def _sure(race: Race, seat: int) -> list[Event]:
    """RTW-30, RTW-31: what the rest of the turn costs her, however it goes on.

    A touch of the line, for one, is noted when the turn ends.
    """
    out, scratch, found = [0] * (2 * MOST_POINTS), Scratch(), None
    for number in out[: choices(race, out, scratch)]:
        twin = Race()
        assign(twin, race)
        costs = [*borne(_played(twin, number), lambda piece: piece == seat)]
        if twin.phase == PLAY and on_move(twin).seat == seat and twin.turn.done > race.turn.done:
            costs += _sure(twin, seat)
        rules = {one.rule for one in costs}
        found = costs if found is None else [one for one in found if one.rule in rules]
        if not found:
            return []
    return found or []


def _covers(before: Race, race: Race, seat: int) -> Iterator[Matter]:
    """RTW-94: whose wind she newly takes."""
    lee = covered_by(race, race.boats[seat])
    if lee not in (NONE, covered_by(before, before.boats[seat])):
        yield Matter(94, "covers", lee)


def _left(race: Race, boat: Boat, ends_turn: bool) -> Iterator[Matter]:
    """RTW-37, RTW-45, RTW-49: what is left of her turn; a gust has a note of its own."""
    if ends_turn:
        yield Matter(37, "ends_turn")
    elif race.phase == PLAY and not may_end(race):
        yield Matter(45, "actions_left")
    elif race.phase == PLAY and why_not_turn_now(race, boat) == 0:
        yield Matter(49, "may_turn")


def _of_course(before: Race, race: Race, seat: int) -> Iterator[Matter]:
    """RTW-33, RTW-102, RTW-104: a crossing that does not count, or counts against her."""
    was, now = before.boats[seat], race.boats[seat]
    if now.status != RACING:
        return
    crossed = was.line_from == S and now.line_from == NONE and now.y > race.marks[BUOY].y
    if now.leg == 0 and crossed and before.rounds <= LAST_START_ROUND:
        yield Matter(33, "early", piece="line")
    if now.leg == was.leg and now.net < was.net:
        rule, mark = (102, WINDWARD) if is_upwind_leg(now.leg) else (104, BUOY)
        yield Matter(rule, "wrong_way", piece=MARKS[mark])


def _fouls(race: Race | None, seat: int) -> Iterator[Matter]:
    """RTW-74, RTW-75, RTW-85: who could protest against her."""
    if race is not None:
        for other, rule in fouls(race, race.boats[seat]):
            yield Matter(rule, "foul", other)


# A throw of the die.


class _Face(NamedTuple):
    """A wind that may be thrown: how she would sail, and over whom she would lose priority."""

    wind: int
    sail: int
    lost: frozenset[int]
    ways: int
    of: int

    def odd(self, lang: str) -> Odd:
        """How likely it is, and what it would bring."""
        words = {
            "from": say(f"from.{DIRECTIONS[self.wind]}", lang),
            "sail": say(f"sail.{SAILS[self.sail]}", lang),
        }
        bad = bool(self.lost) or self.sail == HEAD_ON
        text = say("remark.face", lang, **words)
        return Odd("wind", text, self.ways, self.of, "bad" if bad else "plain")


def _faces(race: Race, seat: int) -> list[_Face]:
    """RTW-64, RTW-65, RTW-81: each face of the die, how she would sail, whom to watch then."""
    hers = frozenset(one.second for one in contests(race) if one.first == seat)
    found, present = [], race.wind
    for wind, ways in enumerate(race.faces):
        if ways:
            race.wind = wind
            lost = hers & {one.first for one in contests(race) if one.second == seat}
            sail = sail_on(race, race.boats[seat].heading)
            found.append(_Face(wind, sail, lost, ways, sum(race.faces)))
    race.wind = present
    return found


def _at_stake(faces: Iterable[_Face]) -> Iterator[Matter]:
    """RTW-81: a shift may cost her priority."""
    for other in sorted({seat for face in faces for seat in face.lost}):
        yield Matter(81, "at_stake", other)
