"""What a choice would bring, told before it is played, up to the next shuffle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....engine.answers import Point, Preview, Remark
from ....engine.events import Event, borne
from ....engine.log import empty_log, read_log
from ..codec.notation import action_number
from ..drawing.sight import on_screen
from ..rules.contact import OK, RANK, ZONE
from ..rules.events import MOST_EVENTS, Cancels, OverEarly, StopsBeforeContact
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
    | misses_penalty, misses_sun | its next turn is missed at once |
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
    events = EVENTS.told(read_log(log))
    trial = trial_of(view, action)
    warnings = [] if trial is None else [*_stops(trial, lang)]
    warnings += _setbacks(before, events, trial, lang)
    if trial is not None:
        warnings += _stuck(before, race, trial, lang)
    return Preview(
        path=_path(view, action, trial),
        ends_turn=_ends_turn(before, race),
        events=events,
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


def _stops(trial: Trial, lang: str) -> Iterator[Remark]:
    """LPR-31: it ends at the entrance of a zone."""
    if trial.found == ZONE:
        who = ", ".join(piece.removeprefix("zone:") for piece in trial.pieces)
        yield _remark(lang, 31, "stops", trial.pieces, who=who)


def _setbacks(
    before: Race, events: Iterable[Event], trial: Trial | None, lang: str
) -> Iterator[Remark]:
    """What surely comes of it."""
    turns = before.penalty_turns
    for event in borne(events, lambda piece: piece == before.mover):
        if isinstance(event, StopsBeforeContact):
            pieces = () if trial is None else trial.pieces
            yield _remark(lang, event.rule, "contact", pieces, n=turns)
        elif isinstance(event, OverEarly):
            yield _remark(lang, event.rule, "early", ("line",), n=turns)
        elif isinstance(event, Cancels):
            yield _remark(lang, event.rule, "cancels", (f"mark:{event.n}",), mark=event.n)
        else:
            yield Remark(event.rule_id, event.key, EVENTS.sentence(event, lang))


def _stuck(before: Race, race: Race, trial: Trial, lang: str) -> Iterator[Remark]:
    """LPR-32, LPR-57: none of the cards that stay in hand could be played from there."""
    was, boat = before.boats[before.mover], race.boats[before.mover]
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
