"""What a choice would bring, told before it is played, up to the next roll of the die."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....engine.answers import Point, Preview, Remark
from ....engine.events import Event, borne
from ....engine.log import empty_log, read_log
from ...sailing import DX, DY
from ...sailing_pictures import on_screen
from ..codec.notation import LETTERS, rule_name
from ..rules.actions import SPACE, is_leg
from ..rules.blanketing import blanketed_by, partly_blanketed_by
from ..rules.course import side, yacht_at
from ..rules.events import MOST_EVENTS, Cancels, GivesUp, Recalled
from ..rules.referee import play
from ..rules.state import NONE, RACING, Boat, Race, Scratch
from ..view import RegattaView
from .ahead import direction_of, leg, on_move, space_of, straight
from .pointing import piece_at
from .sentences import EVENTS, say


def preview(view: RegattaView, action: str, lang: str) -> Preview:
    """What a legal choice would bring; ValueError for anything else.

    | key of a warning | what a skipper may regret |
    |---|---|
    | early | she lies on or over the line before round three |
    | recalled | she lies there when round three begins |
    | gives_up | no complete turn is left to her |
    | cancels | she goes back over the line of the mark rounded last |
    | shadow, light_shadow | another yacht takes her wind, or one leg of it |
    | liable | another yacht would have right of way and may protest |
    | wrong_way | she has crossed the line of her mark the wrong way |

    | key of a note | what is worth knowing |
    |---|---|
    | blankets, partly_blankets | whose wind she takes |
    | legs_left | how many legs her turn has after that |
    | ends_turn | her turn is over after that |
    """
    race = view.trial()
    number = view.notation.action_number(race, action)
    if number is None or action not in view.choices:
        raise ValueError(f"{action!r} is not among the choices")
    seat, sailing = race.todo[0], race.turn.legs > 0
    log = empty_log(MOST_EVENTS)
    play(race, number, log, Scratch())
    events = EVENTS.told(read_log(log))
    ends_turn = race.waiting == 0 or race.todo[0] != seat
    boat = race.boats[seat]
    afloat = boat.status == RACING and boat.x != NONE
    return Preview(
        path=tuple(_path(view, number)),
        ends_turn=ends_turn,
        events=events,
        notes=(
            *(_taken_wind(race, boat, lang) if afloat else ()),
            *(_legs_left(race, ends_turn, lang) if sailing else ()),
        ),
        warnings=(
            *_setbacks(events, seat, lang),
            *(_warnings(race, boat, lang) if afloat else ()),
        ),
    )


def _path(view: RegattaView, action: int) -> Iterator[Point]:
    """The spaces of a leg, or the one space a yacht is placed on, as points of the board scene."""
    race, spaces = view.race, []
    if action >= SPACE:
        spaces = [space_of(race, action)]
    elif is_leg(action):
        spaces = straight(on_move(race), direction_of(action), leg(view, action).spaces)
    for space in spaces:
        yield Point(*on_screen(space, race.rows))


SETBACKS = {Recalled: "recalled", GivesUp: "gives_up", Cancels: "cancels"}
"""What she brings about herself: the key of the warning."""


def _setbacks(events: Iterable[Event], seat: int, lang: str) -> Iterator[Remark]:
    """What surely comes of it."""
    for event in borne(events, lambda piece: piece == seat):
        key = SETBACKS.get(type(event))
        if isinstance(event, Cancels):
            yield _remark(event.rule, "cancels", lang, f"mark:{event.n}", mark=event.n)
        elif key is not None:
            yield _remark(event.rule, key, lang, *(("line",) if key == "recalled" else ()))
        else:
            yield Remark(event.rule_id, event.key, EVENTS.sentence(event, lang))


def _warnings(race: Race, boat: Boat, lang: str) -> Iterator[Remark]:
    if 1 <= race.rounds < 3 and side(race, boat.x, boat.y) >= 0:
        yield _remark(18, "early", lang, "line")
    for rule, key, find in (
        (44, "shadow", blanketed_by),
        (45, "light_shadow", partly_blanketed_by),
    ):
        other = find(race, boat)
        if other != NONE:
            yield _about(rule, key, lang, other)
    for owed in race.liable[: race.liabilities]:
        if owed.give == boat.seat:
            yield _about(owed.reason, "liable", lang, owed.stand)
    if boat.net < 0:
        mark = race.marks[boat.rounded]
        piece = piece_at(race, mark.x, mark.y)
        yield _remark(49, "wrong_way", lang, piece, mark=boat.rounded + 1)


def _taken_wind(race: Race, boat: Boat, lang: str) -> Iterator[Remark]:
    """Whose wind she takes where she lies: the space to leeward, under spinnaker the second too."""
    for steps, rule, key in ((1, 44, "blankets"), (2, 45, "partly_blankets")):
        other = yacht_at(race, boat.x - steps * DX[race.wind], boat.y - steps * DY[race.wind])
        if other != NONE and (steps == 1 or boat.spinnaker == 1):
            yield _about(rule, key, lang, other)


def _legs_left(race: Race, ends_turn: bool, lang: str) -> Iterator[Remark]:
    if ends_turn:
        yield _remark(28, "ends_turn", lang)
    else:
        yield _remark(28, "legs_left", lang, n=race.turn.legs)


def _about(rule: int, key: str, lang: str, other: int) -> Remark:
    return _remark(rule, key, lang, f"boat:{LETTERS[other]}", who=LETTERS[other])


def _remark(rule: int, key: str, lang: str, *pieces: str, **words: object) -> Remark:
    text = say(f"remark.{key}", lang, **words)
    return Remark(rule_name(rule), key, text, pieces)
