"""Where a race that is brought here begins or has got to: records and positions, checked.

Whatever comes from outside is replayed by the rules before anything is made of it; the first
thing that does not fit is named, in the language of whoever brought it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from ...engine.game import Game
from ...games import find_game
from ...play.beginning import from_position, new_with, validated
from ...play.errors import BadPosition, BadRaceFile, IllegalAction, path
from ...play.race import Race
from ...play.race_file import RaceRecord, from_record
from ..catalogue.game_cards import game_named
from ..language import TEXTS
from ..refusals import Refusal, explained, said
from ..schemas.base import GivenPosition
from .rows import LogEntry, Moment, TableRow

MOST_ENTRIES = 10_000
"""The most entries in a record that is brought here."""


def from_a_position(position: GivenPosition, game: str, field: str) -> Race:
    """A race that begins in a position of a game, which may be partial."""
    found = game_named(game, "game")
    named = position.get("game", game)
    if named != game:
        raise Refusal("other_position", status=422, field=field, named=named, game=game)
    try:
        return from_position({**position, "game": game})
    except BadPosition as error:
        raise _bad_position(field, found, error) from None


def _bad_position(field: str, game: Game, error: BadPosition) -> Refusal:
    """What does not fit in a position; games say it in English only, but name the rule."""

    def text(lang: str) -> str:
        why = str(error) if lang == "en" else _translated(error, game, lang)
        return TEXTS.sentence("refused.bad_position", lang, why=why)

    return Refusal("bad_position", status=422, field=field, text=text)


def _translated(error: BadPosition, game: Game, lang: str) -> str:
    cause = error.cause
    if cause is None:
        return TEXTS.sentence("refused.stuck_position", lang)
    wrong: Mapping[str, Any] = {"type": "value_error", "loc": (), "msg": str(cause)}
    if isinstance(cause, ValidationError):
        wrong = cause.errors()[0]
    rule = re.search(rf"\b{game.prefix}-\d+", wrong["msg"])
    if rule is None:
        return explained({**wrong, "loc": ("body", *wrong["loc"])}, lang)[1]
    where = ".".join(path(wrong["loc"]))
    reason = game.texts.reason(rule.group(), lang)
    return f"{where} ({rule.group()})\u202f: {reason}" if where else f"{rule.group()} {reason}"


def from_a_record(record: object, field: str) -> Race:
    """The race of a record, replayed to its end."""
    found = well_formed(record, field)
    game = game_named(found.game, f"{field}.game")
    if not game.plays(found.version):
        raise Refusal(
            "other_rules",
            status=422,
            field=f"{field}.version",
            version=found.version,
            game=game.name,
            ours=game.version,
        )
    if len(found.actions) > MOST_ENTRIES:
        raise Refusal("long_record", status=422, field=f"{field}.actions", n=MOST_ENTRIES)
    try:
        race = from_record(record)
    except BadRaceFile as error:
        raise _bad_record(found, game, error, field) from None
    if found.fairness is not None and found.fairness.given > race.played:
        why = f"fairness.given: {found.fairness.given} of {race.played}"
        raise Refusal("bad_record", status=422, field=f"{field}.fairness.given", why=why)
    return race


def well_formed(record: object, field: str) -> RaceRecord:
    """What a record says, nothing played yet; anything else is refused."""
    try:
        return RaceRecord.model_validate(record)
    except ValidationError as error:
        first = error.errors()[0]
        wrong = {**first, "loc": ("body", *first["loc"])}
        name, _ = explained(wrong, "en")

        def text(lang: str) -> str:
            return TEXTS.sentence("refused.bad_record", lang, why=explained(wrong, lang)[1])

        where = f"{field}.{name}" if name else field
        raise Refusal("bad_record", status=422, field=where, text=text) from None


def _bad_record(record: RaceRecord, game: Game, error: BadRaceFile, field: str) -> Refusal:
    """What does not fit in a record that is well formed."""
    if error.number is None:
        return bad_beginning(error, field)
    number, cause = error.number, error.cause
    action = record.actions[number - 1]
    rule = cause.rule if isinstance(cause, IllegalAction) else None

    def text(lang: str) -> str:
        why = TEXTS.sentence("refused.no_action", lang, action=action, game=game.name)
        if rule is not None:
            why = f"{rule} {game.texts.reason(rule, lang)}"
        words = {"n": number, "of": len(record.actions), "action": action, "why": why}
        return TEXTS.sentence("refused.bad_entry", lang, **words)

    where = f"{field}.actions.{number - 1}"
    return Refusal("bad_record", status=422, field=where, rule=rule, text=text)


def bad_beginning(error: BadRaceFile, field: str) -> Refusal:
    """A record whose race cannot begin; rules and options say why in English only."""

    def text(lang: str) -> str:
        why = str(error)
        if lang != "en":
            why = TEXTS.sentence("invalid.other", lang, field=error.field)
        return TEXTS.sentence("refused.bad_record", lang, why=why)

    return Refusal("bad_record", status=422, field=field, text=text)


def moment_of(race: Race, at: int | None, field: str) -> Race:
    """A race as it stood after so many entries (None: as it stands), if it can go on from there."""
    if at is not None and at > race.played:
        text = said("refused.no_moment", at=at, n=race.played)
        raise Refusal("invalid", status=422, field=field, text=text)
    found = race if at is None else race.step_to(at)
    if found.over:
        raise Refusal("over_there", status=422, field=field)
    return found


# The race with which a table begins.


def first_race(row: TableRow) -> Race:
    """The race before the first entry."""
    if row.start is not None:
        return from_position({"game": row.game, **row.start})
    game = find_game(row.game)
    return new_with(game, validated(game, row.options), version=row.rules_version)


def given_moments(begun: Race, at: float) -> list[Moment]:
    """What was played elsewhere, as moments of a table that begins with it."""
    told = list(begun.told())[::-1]
    played = zip(begun.steps(), begun.history, told, strict=True)
    moments = []
    for seq, (step, text, events) in enumerate(played, start=1):
        entry = LogEntry(seq, "chance", text, at)
        if text.split(" ")[0] == "retire":
            entry = replace(entry, kind="retire", seat=_retiring(begun.step_to(seq - 1), text))
        elif step.actor >= 0:
            entry = replace(entry, kind="action", seat=begun.table.seats[step.actor])
        moments.append(Moment(entry, events))
    return moments


def _retiring(race: Race, text: str) -> str | None:
    """The seat that owns a piece which retires."""
    piece = text.removeprefix("retire ")
    return next((seat for seat in race.seats if piece in race.pieces_of(seat)), None)
