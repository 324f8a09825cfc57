"""What a choice would bring, told before it is played, up to the next shuffle."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import Point, Preview, Remark
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
from .judging import trial_of
from .pointing import target
from .sentences import EVENTS
from .words import TEXTS


def preview(view: PetiteRegateView, action: str, lang: str) -> Preview:
    """What a legal choice would bring; ValueError for anything else.

    | `key` of a warning | what a player may regret |
    |---|---|
    | stops | the boat stops at the entrance of a zone |
    | early | it crosses the closed line and owes turns |
    | contact | it touches something and owes turns (an option) |
    | cancels | a rounding is undone |
    | stuck | none of the cards still held could be played from there |

    | `key` of a note | what is worth knowing |
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
    return Preview(
        path=_path(view, action),
        ends_turn=race.mover != seat or race.phase == PLAY,
        events=EVENTS.told(read_log(log)),
        notes=tuple(_notes(race, seat, lang)),
        warnings=tuple(_warnings(view, race, action, seat, rounded, kept, lang)),
    )


def _path(view: PetiteRegateView, action: str) -> tuple[Point, ...]:
    """The way of the bow, or the one point by which the choice is picked."""
    height = view.position["board"]["height"]
    trial = trial_of(view, action)
    if trial is not None:
        return tuple(Point(*on_screen(at, height)) for at in trial.path)
    picked = target(view, action)
    return (picked.at,) if picked is not None and picked.kind == "point" else ()


def _kept(race: Race, number: int) -> list[int]:
    """The cards that will still be in hand: what is drawn later nobody knows."""
    boat = race.boats[race.mover]
    kept = list(boat.hand[: boat.held])
    if number < act.PLAY_AGAIN:
        kept.remove(number // MOST_EXITS)
    return kept


def _notes(race: Race, seat: int, lang: str) -> Iterator[Remark]:
    if race.phase == OVER:
        return
    if race.mover == seat and race.phase == REPLAY:
        yield _remark(lang, 33, "replay")
    elif race.mover == seat and race.phase == AGAIN:
        yield _remark(lang, 36, "second")
    elif race.mover != seat or race.phase == PLAY:
        yield _remark(lang, 22, "ends_turn")


def _warnings(
    view: PetiteRegateView,
    race: Race,
    action: str,
    seat: int,
    rounded: int,
    kept: list[int],
    lang: str,
) -> Iterator[Remark]:
    trial = trial_of(view, action)
    if trial is None:
        return
    turns = view.position["options"]["penalty_turns"]
    pieces = trial.pieces
    if trial.found == ZONE:
        who = ", ".join(piece.removeprefix("zone:") for piece in pieces)
        yield _remark(lang, 31, "stops", pieces, who=who)
    if RANK[trial.found] == RANK[BUOY]:
        yield _remark(lang, 55, "contact", pieces, n=turns)
    elif trial.early:
        yield _remark(lang, 53, "early", ("line",), n=turns)
    boat = race.boats[seat]
    if boat.marks < rounded:
        yield _remark(lang, 39, "cancels", (f"mark:{rounded}",), mark=rounded)
    if race.phase not in (OVER, AGAIN) and boat.status == RACING and _is_stuck(race, seat, kept):
        yield _remark(lang, 57 if race.rules == GIGAMIC else 32, "stuck")


def _is_stuck(race: Race, seat: int, kept: list[int]) -> bool:
    """Whether none of these cards could be played by the boat where it lies now."""
    boat = race.boats[seat]
    mover, held, hand = race.mover, boat.held, list(boat.hand)
    race.mover, boat.held = seat, len(kept)
    boat.hand[:] = [*kept, *[0] * (MOST_HELD - len(kept))]
    stuck = bool(kept) and survey(race, Scratch()) != RANK[OK]
    race.mover, boat.held, boat.hand[:] = mover, held, hand
    return stuck


def _remark(
    lang: str, rule: int, key: str, pieces: tuple[str, ...] = (), **words: object
) -> Remark:
    """A note or a warning, as a sentence to the player."""
    text = TEXTS.sentence(f"remark.{key}", lang, **words)
    return Remark(f"LPR-{rule:02d}", key, text, pieces)
