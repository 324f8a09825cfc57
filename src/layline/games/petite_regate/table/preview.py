"""What a choice would bring, told before it is played, up to the next shuffle."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import Point, Preview, Remark
from ....engine.log import empty_log, read_log
from ..codec.notation import action_number
from ..drawing.sight import on_screen
from ..rules.contact import BUOY, OK, RANK, ZONE
from ..rules.events import MOST_EVENTS
from ..rules.referee import play
from ..rules.state import AGAIN, GIGAMIC, OVER, PLAY, RACING, REPLAY, Boat, Race, Scratch
from ..rules.turns import survey
from ..view import PetiteRegateView
from ..words import TEXTS, rule_id
from .judging import Trial, trial_of
from .pointing import target
from .sentences import EVENTS


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
    before, race = view.race, view.trial()
    number = action_number(race, action)
    if number is None or action not in view.choices:
        raise ValueError(f"{action!r} is not among the choices")
    log = empty_log(MOST_EVENTS)
    play(race, number, log, Scratch())
    trial = trial_of(view, action)
    warnings = () if trial is None else _warnings(before, race, trial, lang)
    return Preview(
        path=_path(view, action, trial),
        ends_turn=_ends_turn(before, race),
        events=EVENTS.told(read_log(log)),
        notes=tuple(_notes(before, race, lang)),
        warnings=tuple(warnings),
    )


def _path(view: PetiteRegateView, action: str, trial: Trial | None) -> tuple[Point, ...]:
    """The way of the bow, or the one point by which the choice is picked."""
    if trial is not None:
        return tuple(Point(*on_screen(at, view.race.height)) for at in trial.path)
    picked = target(view, action)
    return (picked.at,) if picked is not None and picked.kind == "point" else ()


def _ends_turn(before: Race, race: Race) -> bool:
    return race.mover != before.mover or race.phase == PLAY


def _notes(before: Race, race: Race, lang: str) -> Iterator[Remark]:
    if race.phase == OVER:
        return
    if _ends_turn(before, race):
        yield _remark(lang, 22, "ends_turn")
    elif race.phase == REPLAY:
        yield _remark(lang, 33, "replay")
    elif race.phase == AGAIN:
        yield _remark(lang, 36, "second")


def _warnings(before: Race, race: Race, trial: Trial, lang: str) -> Iterator[Remark]:
    turns, pieces = race.penalty_turns, trial.pieces
    if trial.found == ZONE:
        who = ", ".join(piece.removeprefix("zone:") for piece in pieces)
        yield _remark(lang, 31, "stops", pieces, who=who)
    if RANK[trial.found] == RANK[BUOY]:
        yield _remark(lang, 55, "contact", pieces, n=turns)
    elif trial.early:
        yield _remark(lang, 53, "early", ("line",), n=turns)
    was, boat = before.boats[before.mover], race.boats[before.mover]
    if boat.marks < was.marks:
        yield _remark(lang, 39, "cancels", (f"mark:{was.marks}",), mark=was.marks)
    kept = was.hand[: was.held]
    if before.phase != AGAIN:
        kept.remove(trial.card)
    if race.phase not in (OVER, AGAIN) and boat.status == RACING and _is_stuck(race, boat, kept):
        yield _remark(lang, 57 if race.rules == GIGAMIC else 32, "stuck")


def _is_stuck(race: Race, boat: Boat, kept: list[int]) -> bool:
    """Whether none of these cards could be played by the boat where it lies now.

    Nobody knows what is drawn later. The position is used up.
    """
    race.mover, boat.held = boat.seat, len(kept)
    boat.hand[: len(kept)] = kept
    return bool(kept) and survey(race, Scratch()) != RANK[OK]


def _remark(
    lang: str, rule: int, key: str, pieces: tuple[str, ...] = (), **words: object
) -> Remark:
    """A note or a warning, as a sentence to the player."""
    text = TEXTS.sentence(f"remark.{key}", lang, **words)
    return Remark(rule_id(rule), key, text, pieces)
