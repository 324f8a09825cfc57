"""What a choice would bring, told before it is played, up to the next roll of the die."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.log import empty_log, read_log
from ...sailing import DX, DY
from ...sailing_pictures import on_screen
from ..codec.notation import LETTERS
from ..codec.options import point
from ..rules.blanketing import blanketed_by, partly_blanketed_by
from ..rules.course import side, yacht_at
from ..rules.events import MOST_EVENTS
from ..rules.referee import play
from ..rules.state import NONE, RACING, Boat, Race, Scratch
from ..view import RegattaView
from .ahead import Json, leg_end, on_move, straight
from .pointing import piece_at
from .sentences import EVENTS, TEXTS


def preview(view: RegattaView, action: str) -> Json:
    """What a legal choice would bring; ValueError for anything else.

    | `kind` of a warning | what a skipper may regret |
    |---|---|
    | early | she lies on or over the line before round three |
    | shadow, light_shadow | another yacht takes her wind, or one leg of it |
    | liable | another yacht would have right of way and may protest |
    | wrong_way | she has crossed the line of her mark the wrong way |

    | `kind` of a note | what is worth knowing |
    |---|---|
    | blankets, partly_blankets | whose wind she takes |
    | legs_left | how many legs her turn has after that |
    | ends_turn | her turn is over after that |
    """
    notation, race = view.notation, view.trial()
    number = notation.action_number(race, action)
    if number is None or action not in view.choices:
        raise ValueError(f"{action!r} is not among the choices")
    seat, sailing = race.todo[0], race.turn.legs > 0
    log = empty_log(MOST_EVENTS)
    play(race, number, log, Scratch())
    ends_turn = race.waiting == 0 or race.todo[0] != seat
    boat = race.boats[seat]
    afloat = boat.status == RACING and boat.x != NONE
    return {
        "action": action,
        "path": _path(view, action),
        "ends_turn": ends_turn,
        "events": EVENTS.told(read_log(log)),
        "notes": [
            *(_taken_wind(race, boat) if afloat else ()),
            *(_legs_left(race, ends_turn) if sailing else ()),
        ],
        "warnings": [*_warnings(race, boat)] if afloat else [],
    }


def _path(view: RegattaView, action: str) -> list[tuple[float, float]]:
    """The spaces of a leg, or the one space a yacht is placed on, as points of the board scene."""
    verb, _, rest = action.partition(" ")
    if verb == "place":
        spaces = [point(rest)]
    elif verb == "leg":
        start, end = point(on_move(view)["at"]), leg_end(view, action)
        length = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
        spaces = [start, *straight(start, action, length)]
    else:
        spaces = []
    return [on_screen(space, view.position["board"]["rows"]) for space in spaces]


def _warnings(race: Race, boat: Boat) -> Iterator[Json]:
    if 1 <= race.rounds < 3 and side(race, boat.x, boat.y) >= 0:
        yield _remark(18, "early", pieces=["line"])
    for rule, kind, find in (
        (44, "shadow", blanketed_by),
        (45, "light_shadow", partly_blanketed_by),
    ):
        other = find(race, boat)
        if other != NONE:
            yield _remark(rule, kind, other)
    for owed in race.liable[: race.liabilities]:
        if owed.give == boat.seat:
            yield _remark(owed.reason, "liable", owed.stand)
    if boat.net < 0:
        mark = race.marks[boat.rounded]
        piece = piece_at(race, mark.x, mark.y)
        yield _remark(49, "wrong_way", mark=boat.rounded + 1, pieces=[piece])


def _taken_wind(race: Race, boat: Boat) -> Iterator[Json]:
    """Whose wind she takes where she lies: the space to leeward, under spinnaker the second too."""
    for steps, rule, kind in ((1, 44, "blankets"), (2, 45, "partly_blankets")):
        other = yacht_at(race, boat.x - steps * DX[race.wind], boat.y - steps * DY[race.wind])
        if other != NONE and (steps == 1 or boat.spinnaker == 1):
            yield _remark(rule, kind, other)


def _legs_left(race: Race, ends_turn: bool) -> Iterator[Json]:
    if ends_turn:
        yield _remark(28, "ends_turn")
    else:
        yield _remark(28, "legs_left", n=race.turn.legs)


def _remark(rule: int, kind: str, other: int = NONE, **words: object) -> Json:
    found: Json = {"rule": f"REG-{rule:02d}", "kind": kind, "pieces": [], **words}
    if other != NONE:
        found |= {"who": LETTERS[other], "pieces": [f"boat:{LETTERS[other]}"]}
    return found


def remark(note: Json, lang: str) -> str:
    """A note or warning of a preview as a sentence to the skipper."""
    return TEXTS.sentence(f"remark.{note['kind']}", lang, **note)
