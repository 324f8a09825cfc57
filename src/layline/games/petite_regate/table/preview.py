"""What a choice would bring, told before it is played, up to the next shuffle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine.log import empty_log, read_log
from ..drawing.sight import on_screen
from ..rules import actions as act
from ..rules.contact import BUOY, OK, RANK, ZONE
from ..rules.events import MOST_EVENTS
from ..rules.referee import play
from ..rules.state import (
    AGAIN,
    GIGAMIC,
    MOST_EXITS,
    MOST_HELD,
    OVER,
    PLAY,
    RACING,
    REPLAY,
    Race,
    Scratch,
)
from ..rules.turns import survey
from ..view import PetiteRegateView
from .judging import Json, trial_of
from .pointing import targets
from .sentences import EVENTS
from .words import TEXTS


def preview(view: PetiteRegateView, action: str) -> dict[str, Any]:
    """What a legal choice would bring; ValueError for anything else.

    | `kind` of a warning | what a player may regret |
    |---|---|
    | stops | the boat stops at the entrance of a zone |
    | early | it crosses the closed line and owes turns |
    | contact | it touches something and owes turns (an option) |
    | cancels | a rounding is undone |
    | stuck | none of the cards still held could be played from there |

    | `kind` of a note | what is worth knowing |
    |---|---|
    | replay | a helm: another card may follow |
    | second | a wind card: the second arrow is chosen next |
    | ends_turn | the turn is over after that |
    """
    notation, race = view.notation, view.trial()
    number = notation.action_number(race, action)
    if number is None or action not in view.choices:
        raise ValueError(f"{action!r} is not among the choices")
    seat, rounded = race.mover, race.boats[race.mover].marks
    kept = _kept(race, number)
    log = empty_log(MOST_EVENTS)
    play(race, number, log, Scratch())
    return {
        "action": action,
        "path": _path(view, action),
        "ends_turn": race.mover != seat or race.phase == PLAY,
        "events": EVENTS.told(read_log(log)),
        "notes": list(_notes(race, seat)),
        "warnings": list(_warnings(view, race, action, seat, rounded, kept)),
    }


def _path(view: PetiteRegateView, action: str) -> list[tuple[float, float]]:
    """The way of the bow, or the one point by which the choice is picked."""
    height = view.position["board"]["height"]
    trial = trial_of(view, action)
    if trial is not None:
        return [on_screen(at, height) for at in trial.path]
    target = next(one for one in targets(view) if one["action"] == action)
    return [(target["x"], target["y"])] if target["kind"] == "point" else []


def _kept(race: Race, number: int) -> list[int]:
    """The cards that will still be in hand: what is drawn later nobody knows."""
    boat = race.boats[race.mover]
    kept = list(boat.hand[: boat.held])
    if number < act.PLAY_AGAIN:
        kept.remove(number // MOST_EXITS)
    return kept


def _notes(race: Race, seat: int) -> Iterator[dict[str, Any]]:
    if race.phase == OVER:
        return
    if race.mover == seat and race.phase == REPLAY:
        yield _remark(33, "replay")
    elif race.mover == seat and race.phase == AGAIN:
        yield _remark(36, "second")
    elif race.mover != seat or race.phase == PLAY:
        yield _remark(22, "ends_turn")


def _warnings(
    view: PetiteRegateView, race: Race, action: str, seat: int, rounded: int, kept: list[int]
) -> Iterator[dict[str, Any]]:
    trial = trial_of(view, action)
    if trial is None:
        return
    turns = view.position["options"]["penalty_turns"]
    pieces = list(trial.pieces)
    if trial.found == ZONE:
        who = ", ".join(piece.removeprefix("zone:") for piece in pieces)
        yield _remark(31, "stops", pieces=pieces, who=who)
    if RANK[trial.found] == RANK[BUOY]:
        yield _remark(55, "contact", pieces=pieces, n=turns)
    elif trial.early:
        yield _remark(53, "early", pieces=["line"], n=turns)
    boat = race.boats[seat]
    if boat.marks < rounded:
        yield _remark(39, "cancels", pieces=[f"mark:{rounded}"], mark=rounded)
    if race.phase not in (OVER, AGAIN) and boat.status == RACING and _is_stuck(race, seat, kept):
        yield _remark(57 if race.rules == GIGAMIC else 32, "stuck")


def _is_stuck(race: Race, seat: int, kept: list[int]) -> bool:
    """Whether none of these cards could be played by the boat where it lies now."""
    boat = race.boats[seat]
    mover, held, hand = race.mover, boat.held, list(boat.hand)
    race.mover, boat.held = seat, len(kept)
    boat.hand[:] = [*kept, *[0] * (MOST_HELD - len(kept))]
    stuck = bool(kept) and survey(race, Scratch()) != RANK[OK]
    race.mover, boat.held, boat.hand[:] = mover, held, hand
    return stuck


def _remark(rule: int, kind: str, **words: object) -> dict[str, Any]:
    return {"rule": f"LPR-{rule:02d}", "kind": kind, "pieces": [], **words}


def remark(note: Json, lang: str) -> str:
    """A note or warning of a preview as a sentence to the player."""
    return TEXTS.sentence(f"remark.{note['kind']}", lang, **note)
