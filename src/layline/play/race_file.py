"""Race records: a race as a JSON file that replays without random numbers."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ..engine.game import Game
from ..games import find_game
from .beginning import from_position, new_with, validated
from .errors import BadRaceFile, RaceError, explain
from .race import Race

FORMAT = "layline race 1"


class Fairness(BaseModel):
    """The proof of fair chance, of a race that was sailed at a table; see `fair`.

    `given` is how many of the first actions the table was opened with: they were not drawn there.
    """

    model_config = ConfigDict(extra="forbid", strict=True)

    table: str
    hash: str
    secret: str
    given: int = Field(default=0, ge=0)


class RaceRecord(BaseModel):
    """What a race file holds.

    `time_up` are the numbers, from 1, of the actions that were decided for somebody whose time was
    up.
    """

    model_config = ConfigDict(extra="forbid", strict=True)

    format: Literal["layline race 1"]
    game: str
    version: int
    options: dict[str, Any]
    seats: list[str]
    seed: int = Field(ge=0, lt=1 << 63)
    start: dict[str, Any] | None
    actions: list[str]
    fairness: Fairness | None = None
    time_up: list[Annotated[int, Field(ge=1)]] = Field(default_factory=list)


def to_record(race: Race) -> dict[str, Any]:
    """All that is needed to replay a race; `start` is null if it began at the beginning."""
    return {
        "format": FORMAT,
        "game": race.game.id,
        "version": race.version,
        "options": race.options,
        "seats": race.seats,
        "seed": race.seed,
        "start": start_of(race),
        "actions": race.history,
    }


def start_of(race: Race) -> dict[str, Any] | None:
    """The position in which a race began; None if that was the beginning of the game."""
    opening = race.table.opening
    if opening is None:
        return None
    return race.table.notation.position(race.table.machine.read(opening))


def from_record(record: Any, machine: str = "compiled") -> Race:
    """Replay a record; what does not fit is named by the number of its action."""
    found = read_record(record)
    race = begun(found, machine)
    try:
        race.play_all(found.actions)
    except RaceError as error:
        number = race.played + 1
        said = f"action {number} of {len(found.actions)}: {error}"
        raise BadRaceFile(said, number, error) from None
    return race


def read_record(record: Any) -> RaceRecord:
    """What a record says, its form checked but nothing played."""
    try:
        return RaceRecord.model_validate(record)
    except ValueError as error:
        raise BadRaceFile(explain(error)) from None


def begun(record: RaceRecord, machine: str = "compiled") -> Race:
    """The race of a record before its first action."""
    try:
        game = find_game(record.game)
    except RaceError as error:
        raise BadRaceFile(str(error), field="game") from None
    race = _new(game, record, machine) if record.start is None else _set_up(game, record, machine)
    if race.seats != record.seats:
        said = f"seats: {record.seats}, but the options seat {race.seats}"
        raise BadRaceFile(said, field="seats")
    return race


def _new(game: Game, record: RaceRecord, machine: str) -> Race:
    try:
        options = validated(game, record.options)
    except RaceError as error:
        raise BadRaceFile(str(error), field="options") from None
    try:
        return new_with(game, options, record.seed, machine, record.version)
    except RaceError as error:
        raise BadRaceFile(str(error), field="version") from None


def _set_up(game: Game, record: RaceRecord, machine: str) -> Race:
    start = {"game": game.id, **(record.start or {})}
    try:
        race = from_position(start, seed=record.seed, machine=machine)
    except RaceError as error:
        raise BadRaceFile(str(error), field="start") from None
    if race.version != record.version:
        theirs = f"the starting position has rules version {race.version}"
        raise BadRaceFile(f"version: {record.version}, but {theirs}", field="version")
    # A position may have options that no table has, such as a boat alone.
    if {**race.options, **record.options} != race.options:
        said = "options: they differ from those of the starting position"
        raise BadRaceFile(said, field="options")
    return race


def save(race: Race, path: str | os.PathLike[str]) -> None:
    """Write a race file; it is complete or not there at all."""
    target = Path(path)
    text = json.dumps(to_record(race), indent=1, ensure_ascii=False) + "\n"
    draft = target.with_name(f".{target.name}.part")
    try:
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise RaceError(f"{target}: cannot be written: {error.strerror}") from None


def load(path: str | os.PathLike[str], machine: str = "compiled") -> Race:
    """Read a race file and replay it."""
    record = read_json(path)
    try:
        return from_record(record, machine)
    except BadRaceFile as error:
        raise BadRaceFile(f"{path}: {error}") from None


def read_json(path: str | os.PathLike[str]) -> Any:
    """What a file holds, as long as it is JSON."""
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRaceFile(f"{path}: cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadRaceFile(f"{path}: not a race file: {error}") from None
