"""What a choice would bring, told before it is played, up to the next throw of the die."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....engine.events import Event
from ....engine.log import empty_log, read_log
from ....engine.records import assign
from ...sailing import DIRECTIONS, S
from ...sailing_pictures import on_screen
from ..codec.notation import SAILS, rule_name
from ..codec.options import LETTERS, point
from ..drawing.ghost import ghost
from ..rules import actions as act
from ..rules.events import MOST_EVENTS, BeginsLeg, Covered, Penalty
from ..rules.menu import may_end, why_not_turn_now
from ..rules.referee import play
from ..rules.shadow import covered_by
from ..rules.start import LAST_START_ROUND
from ..rules.state import HEAD, NONE, PLAY, RACING, WIND, Boat, Race, Scratch
from ..rules.terms import sail_on
from ..view import RaceTheWindView
from .engaged import contests, fouls
from .pointing import MARKS, Json, ahead, on_move
from .sentences import EVENTS, TEXTS

NOTES = {
    "gust": 57,
    "reaches_flag": 63,
    "wind_returns": 67,
    "rounds_mark": 103,
    "rounds_gate": 104,
    "starts": 33,
    "finishes": 105,
}
"""Events worth knowing before; with the rules behind them."""

WARNINGS = {
    "lull": 55,
    "marker_stop": 96,
    "stays": 30,
    "touches": 31,
    "finish_refused": 92,
    "gust_lost": 58,
    "covered": 94,
    "lays_marker": 95,
}
"""Events to be regretted."""

SAID = {
    "reaches_flag": "throw",
    "wind_returns": "home",
    "rounds_mark": "leg",
    "rounds_gate": "leg",
    "marker_stop": "own_marker",
    "finish_refused": "unpaid",
    "lays_marker": "marker",
}
"""How a remark is called where it is not called like its event."""


def preview(view: RaceTheWindView, action: str) -> Json:
    """What a legal choice would bring; ValueError for anything else.

    | `kind` of a warning | what a skipper may regret |
    |---|---|
    | foul | another boat could protest, by the rule given |
    | covered, marker | she lies in a wind shadow, and lays her marker for it |
    | lull, own_marker | she is stopped and skips a turn |
    | stays, touches | a start fault that opponents may claim |
    | early, wrong_way, unpaid | a crossing that does not count, or counts against her |
    | gust_lost | a gust that cannot be used |
    | at_stake | a boat over which the throw may cost her priority |

    | `kind` of a note | what is worth knowing |
    |---|---|
    | throw, home | the wind may shift, with the `odds` of each face, or returns to north |
    | gust | one more movement is hers |
    | covers | whose wind she takes |
    | starts, leg, finishes | how far she gets on the course |
    | actions_left, may_turn, ends_turn | what is left of her turn |
    """
    notation, race = view.notation, view.trial()
    number = notation.action_number(race, action)
    if number is None or action not in view.choices:
        raise ValueError(f"{action!r} is not among the choices")
    before, seat, sailing = _copy(race), race.turns[race.at], race.phase == PLAY
    events = _played(race, number)
    asks = action.startswith(("protest", "claim"))
    same_turn = race.phase in (PLAY, WIND) and race.turns[race.at] == seat and race.turn.done > 0
    ends_turn = not (asks or same_turn) if sailing else race.phase != HEAD
    mine = [event for event in events if event.who in (None, seat)]
    stopped = _stopped_here(race, ends_turn)
    thrown = list(_faces(race, seat)) if race.phase == WIND else []
    return {
        "action": action,
        "path": _path(view, action),
        "ends_turn": ends_turn,
        "events": events,
        "odds": thrown,
        "picture": None if asks else ghost(before, stopped or race, seat),
        "notes": [
            *_of_events(mine, NOTES),
            *(_covers(before, race, seat) if sailing and not asks else ()),
            *(_left(race, race.boats[seat], ends_turn) if sailing and not asks else ()),
        ],
        "warnings": [
            *_of_events(mine, WARNINGS),
            *_penalised(mine),
            *(_of_course(before, race, seat) if sailing else ()),
            *_at_stake(thrown),
            *(_fouls(stopped, seat) if sailing and not asks else ()),
        ],
    }


def _copy(race: Race) -> Race:
    twin = Race()
    assign(twin, race)
    return twin


def _played(race: Race, number: int) -> tuple[Event, ...]:
    log = empty_log(MOST_EVENTS)
    play(race, number, log, Scratch())
    return EVENTS.told(read_log(log))


def _stopped_here(race: Race, ends_turn: bool) -> Race | None:
    """The position if her turn ended now: it has, or may be ended, or nobody can tell yet."""
    if ends_turn:
        return race
    if race.phase != PLAY or not may_end(race):
        return None
    twin = _copy(race)
    _played(twin, act.END)
    return twin


def _path(view: RaceTheWindView, action: str) -> list[tuple[float, float]]:
    """The points of a movement, or the one on which a piece is placed, in board units."""
    verb, _, rest = action.partition(" ")
    if verb in ("place", "yellow", "blue"):
        points = [point(rest)]
    elif verb in ("move", "puff"):
        boat = on_move(view)
        points = [point(boat["at"]), ahead(boat)]
    else:
        points = []
    return [on_screen(at, view.position["board"]["rows"]) for at in points]


# Remarks.


def _of_events(told: Iterable[Event], rules: dict[str, int]) -> Iterator[Json]:
    for event in told:
        if event.key not in rules:
            continue
        pieces, more = list[str](), dict[str, object]()
        if isinstance(event, BeginsLeg):
            more["leg"] = event.n
        if isinstance(event, Covered):
            pieces, more["who"] = [f"boat:{event.other}"], str(event.other)
        yield _remark(rules[event.key], SAID.get(event.key, event.key), pieces=pieces, **more)


def _covers(before: Race, race: Race, seat: int) -> Iterator[Json]:
    """RTW-94: whose wind she takes that she had not taken before."""
    lee = covered_by(race, race.boats[seat])
    if lee not in (NONE, covered_by(before, before.boats[seat])):
        yield _remark(94, "covers", pieces=[f"boat:{LETTERS[lee]}"], who=LETTERS[lee])


def _left(race: Race, boat: Boat, ends_turn: bool) -> Iterator[Json]:
    """RTW-37, RTW-45, RTW-49: what is left of her turn; of a gust its own note tells."""
    if ends_turn:
        yield _remark(37, "ends_turn")
    elif race.phase == PLAY and not may_end(race):
        yield _remark(45, "actions_left")
    elif race.phase == PLAY and why_not_turn_now(race, boat) == 0:
        yield _remark(49, "may_turn")


def _of_course(before: Race, race: Race, seat: int) -> Iterator[Json]:
    """RTW-33, RTW-102, RTW-104: a crossing that does not count, or counts against her."""
    was, now = before.boats[seat], race.boats[seat]
    if now.status != RACING:
        return
    row = race.marks[1].y
    crossed = was.line_from == S and now.line_from == NONE and now.y > row
    if now.leg == 0 and crossed and before.rounds <= LAST_START_ROUND:
        yield _remark(33, "early", pieces=["line"])
    if now.leg == was.leg and now.net < was.net:
        yield _remark(
            102 if now.leg & 1 else 104, "wrong_way", pieces=[MARKS[0 if now.leg & 1 else 1]]
        )


def _penalised(mine: Iterable[Event]) -> Iterator[Json]:
    """RTW-78: where protests make themselves, the penalty that follows at once."""
    for event in mine:
        if isinstance(event, Penalty) and event.key == "penalty":
            other = str(event.other)
            yield _remark(event.rule, "foul", pieces=[f"boat:{other}"], who=other)


def _fouls(race: Race | None, seat: int) -> Iterator[Json]:
    if race is None:
        return
    for other, rule in fouls(race, race.boats[seat]):
        yield _remark(rule, "foul", pieces=[f"boat:{LETTERS[other]}"], who=LETTERS[other])


def _faces(race: Race, seat: int) -> Iterator[Json]:
    """RTW-64, RTW-65, RTW-81: each face of the die, how she would sail, whom she must then mind."""
    owned, calm = _lesser(race, seat), race.wind
    for face in range(8):
        if race.faces[face]:
            race.wind = face
            lost = sorted(owned & _betters(race, seat))
            sail = SAILS[sail_on(race, race.boats[seat].heading)]
            yield {
                "key": "wind",
                "wind": DIRECTIONS[face],
                "sail": sail,
                "lost": [LETTERS[other] for other in lost],
                "ways": race.faces[face],
                "of": sum(race.faces),
                "tone": "bad" if lost or sail == "head" else "plain",
            }
    race.wind = calm


def _lesser(race: Race, seat: int) -> set[int]:
    """The boats over which she has priority for some point."""
    return {contest.second for contest in contests(race) if contest.first == seat}


def _betters(race: Race, seat: int) -> set[int]:
    """The boats that have priority over her for some point."""
    return {contest.first for contest in contests(race) if contest.second == seat}


def _at_stake(thrown: list[Json]) -> Iterator[Json]:
    """RTW-81: a shift may cost her priority."""
    for who in sorted({who for face in thrown for who in face["lost"]}):
        yield _remark(81, "at_stake", pieces=[f"boat:{who}"], who=who)


def _remark(rule: int, kind: str, pieces: list[str] | None = None, **words: object) -> Json:
    return {"rule": rule_name(rule), "kind": kind, "pieces": pieces or [], **words}


def remark(note: Json, lang: str) -> str:
    """A note, a warning or a face of the die as a sentence to the skipper."""
    if note.get("key") == "wind":
        said = {"from": TEXTS.sentence(f"from.{note['wind']}", lang)}
        return TEXTS.sentence(
            "remark.face", lang, sail=TEXTS.sentence(f"sail.{note['sail']}", lang), **said
        )
    reason = TEXTS.reason(note["rule"], lang)
    return TEXTS.sentence(f"remark.{note['kind']}", lang, **{"reason": reason, **note})
