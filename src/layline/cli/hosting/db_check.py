"""`layline db check`: is the database whole, and if not, what can be saved of it?"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.text import Text
from sqlalchemy.exc import SQLAlchemyError

from ...server.operations.settings import BadSettings, Settings, read_settings
from ...server.storage.backup import BackupError
from ...server.storage.salvage import Damage, Saved, Source
from ...server.tables.rescue import Mended, Races, how_many, mend, races_of
from .. import terminal
from ..words import Words
from .db import complain, unusable

WHOLE, DAMAGED = 0, 1
_SHOWN = 20
"""How many tables are named one by one."""


def check_database(
    save_to: Path | None, as_json: bool, words: Words, file: Path | None, **given: Any
) -> int:
    """Look for damage, say what was found, and save what can be read; the status."""
    try:
        settings = read_settings(file, **given)
    except BadSettings as mistakes:
        return complain(*mistakes.lines(words.lang))
    try:
        damage, races = _look(settings, words)
        saved = None if save_to is None else _save(settings, save_to, words)
    except BackupError as error:
        return complain(error.message(words.lang))
    except (OSError, SQLAlchemyError) as error:
        return complain(unusable(settings, error, words))
    whole = damage.whole and races.whole
    if as_json:
        print(json.dumps(_plain(whole, damage, races, saved), ensure_ascii=False))
    else:
        for line in _said(settings, damage, races, saved, save_to, words):
            terminal.stdout().print(Text(line), soft_wrap=True)
    return WHOLE if whole else DAMAGED


def _look(settings: Settings, words: Words) -> tuple[Damage, Races]:
    source = Source(settings.database)
    with terminal.progress(words("check_reading"), source.size()) as done:
        damage = source.look(done)
    try:
        with terminal.progress(words("check_replaying"), how_many(settings.database)) as done:
            return damage, races_of(settings.database, done)
    except SQLAlchemyError:
        if damage.whole:
            raise
        # So damaged that only row by row anything can be read of it.
        return damage, Races()


def _save(settings: Settings, out: Path, words: Words) -> tuple[dict[str, int], Mended]:
    source, saved = Source(settings.database), Saved(out)
    try:
        with terminal.progress(words("check_saving"), source.size()) as done:
            source.look(done, saved.take)
        with terminal.progress(words("check_mending"), None) as done:
            mended = mend(saved.database, time.time(), done)
        return dict(saved.close()), mended
    finally:
        saved.dispose()


# In words.


def _said(
    settings: Settings,
    damage: Damage,
    races: Races,
    saved: tuple[dict[str, int], Mended] | None,
    out: Path | None,
    words: Words,
) -> Iterator[str]:
    yield words(
        "check_counted",
        database=settings.database_shown,
        rows=sum(state.read for state in damage.tables.values()),
        tables=races.tables,
        records=races.records,
    )
    for line in damage.said:
        yield words("check_said", said=line)
    for state in damage.tables.values():
        if state.gaps:
            yield words("check_gaps", table=state.name, n=state.gaps)
        if state.bad_rows:
            yield words("check_bad_rows", table=state.name, n=state.bad_rows)
        if state.dangling:
            yield words("check_dangling", table=state.name, n=state.dangling)
    for trouble in races.troubles[:_SHOWN]:
        said = words(f"check_table.{trouble.kind}", table=trouble.table, entry=trouble.entry)
        kept = "" if trouble.kept is None else " " + words("check_kept", kept=trouble.kept)
        yield said + kept
    if len(races.troubles) > _SHOWN:
        yield words("check_more", n=len(races.troubles) - _SHOWN)
    for id in races.bad_records[:_SHOWN]:
        yield words("check_record", record=id)
    if damage.whole and races.whole:
        yield words("check_whole")
    elif saved is None:
        yield words("check_what_to_do")
    if saved is not None:
        counts, mended = saved
        yield words("check_saved", path=out, **_of(counts))
        yield from _mended(mended, words)


def _mended(mended: Mended, words: Words) -> Iterator[str]:
    for name in ("orphans", "visitors", "seats", "records"):
        if number := getattr(mended, name):
            yield words(f"check_mended.{name}", n=number)
    for table, kept, before in mended.cut:
        yield words("check_mended.cut", table=table, kept=kept, before=before)
    for table in mended.removed:
        yield words("check_mended.removed", table=table)


def _of(counts: dict[str, int]) -> dict[str, int]:
    return {name: counts[name] for name in ("visitors", "tables", "entries")}


def _plain(
    whole: bool, damage: Damage, races: Races, saved: tuple[dict[str, int], Mended] | None
) -> dict[str, object]:
    return {
        "whole": whole,
        "said": damage.said,
        "rows": {name: asdict(state) for name, state in damage.tables.items()},
        "tables": races.tables,
        "records": races.records,
        "troubles": [asdict(trouble) for trouble in races.troubles],
        "bad_records": races.bad_records,
        "saved": None if saved is None else {"rows": saved[0], "mended": asdict(saved[1])},
    }
