"""What nobody wants any more is removed: after times the host sets, a little at a time.

Everything is found and removed by the same conditions, and these are checked again by whoever
removes something: two processes may sweep at once, and what somebody takes up again in between
stays. A race is removed in portions, and while that goes on it counts as gone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from ..operations.settings import Settings
from ..storage import schema
from ..storage.processes import lock_table
from ..visitors.forgetting import REFERRING, forget, strike_unreferred
from .queries import GONE

DAY = 24 * 3600.0
PORTION = 20
"""The most things removed in one transaction."""
ENTRIES = 1000
"""The most entries of a race removed in one transaction."""

Kind = Literal["guests", "empty_tables", "unfinished_races", "finished_races", "records", "courses"]
KINDS: tuple[Kind, ...] = (
    "empty_tables",
    "unfinished_races",
    "finished_races",
    "records",
    "courses",
    "guests",
)
"""In the order in which they go: guests who have nothing left go last."""


@dataclass(frozen=True, slots=True)
class Due:
    """Until when each kind of thing must have been used to stay; kinds that always stay are left
    out."""

    before: Mapping[Kind, float]

    @classmethod
    def by(cls, settings: Settings, now: float) -> Due:
        """As a host has set it."""
        days: dict[Kind, int] = {
            "guests": settings.keep_guests_days,
            "empty_tables": settings.keep_empty_tables_days,
            "unfinished_races": settings.keep_unfinished_races_days,
            "finished_races": settings.keep_finished_races_days,
            "records": settings.keep_records_days,
            "courses": settings.keep_courses_days,
        }
        return cls({kind: now - days[kind] * DAY for kind in KINDS if days[kind]})


def counted(database: Connection, due: Due) -> dict[Kind, int]:
    """How much would go now, by kind. What goes may leave more behind that nobody needs."""
    found: dict[Kind, int] = {}
    for kind, before in due.before.items():
        key = _KEYS[kind]
        rows = select(func.count()).select_from(key.table).where(_WHICH[kind](before))
        found[kind] = int(database.execute(rows).scalar_one())
    return found


def candidates(database: Connection, kind: Kind, before: float, after: str = "") -> list[str]:
    """Some of what is to go, by id, of those after one."""
    key = _KEYS[kind]
    rows = select(key).where(key > after, _WHICH[kind](before)).order_by(key).limit(PORTION)
    return [str(id) for (id,) in database.execute(rows)]


def remove(
    database: Connection, kind: Kind, before: float, ids: Collection[str], now: float
) -> int:
    """Remove those of these that still are to go; how many. Races are only marked, see `clear`."""
    if kind == "guests":
        return sum(_removed_guest(database, one, before, now) for one in sorted(ids))
    key = _KEYS[kind]
    still = and_(key.in_(ids), _WHICH[kind](before))
    if kind in ("records", "courses"):
        return database.execute(delete(key.table).where(still)).rowcount
    return sum(_marked(database, one, _WHICH[kind](before)) for one in sorted(ids))


def _removed_guest(database: Connection, id: str, before: float, now: float) -> bool:
    own = schema.visitors.c
    # The row is locked before it is judged: whoever comes back now waits, and is a stranger then.
    still = select(own.id).where(own.id == id, _guests(before)).with_for_update(skip_locked=True)
    if database.execute(still).first() is None:
        return False
    return forget(database, id, now)


def _marked(database: Connection, id: str, which: ColumnElement[bool]) -> bool:
    """Let a table go: from now on there is no such table for anybody."""
    lock_table(database, id)
    own = schema.tables.c
    gone = update(schema.tables).where(own.id == id, which)
    if not database.execute(gone.values(status=GONE, version=own.version + 1)).rowcount:
        return False
    for column in (
        schema.hidden.c.table_id,
        schema.crews.c.table_id,
        schema.crew_requests.c.table_id,
        schema.chat.c.table_id,
        schema.seats.c.table_id,
    ):
        database.execute(delete(column.table).where(column == id))
    database.execute(update(schema.tables).where(own.next == id).values(next=None))
    return True


def clear(database: Connection) -> bool:
    """Remove a portion of the tables that are marked; whether there may be more."""
    own, entries = schema.tables.c, schema.entries.c
    marked = select(own.id, own.owner).where(own.status == GONE).order_by(own.id).limit(1)
    found = database.execute(marked.with_for_update(skip_locked=True)).first()
    if found is None:
        return False
    some = select(entries.seq).where(entries.table_id == found.id).limit(ENTRIES)
    numbers = list(database.execute(some).scalars())
    part = and_(entries.table_id == found.id, entries.seq.in_(numbers))
    database.execute(delete(schema.entries).where(part))
    if len(numbers) < ENTRIES:
        database.execute(delete(schema.tables).where(own.id == found.id))
    return True


def strike_departed(database: Connection) -> int:
    """Remove some rows of visitors who were forgotten, and to whom nothing refers any more."""
    own = schema.visitors.c
    unused = and_(
        own.left.is_not(None), *(~exists().where(column == own.id) for column in REFERRING)
    )
    rows = database.execute(select(own.id).where(unused).order_by(own.id).limit(PORTION))
    return strike_unreferred(database, list(rows.scalars()))


# What goes.


def _people() -> ColumnElement[bool]:
    """Whether one of a table's people is still about, at a seat or sharing one."""
    own, visitors = schema.tables.c, schema.visitors.c
    about = [
        exists().where(
            of.c.table_id == own.id, of.c.visitor == visitors.id, visitors.left.is_(None)
        )
        for of in (schema.seats, schema.crews)
    ]
    return or_(*about)


def _guests(before: float) -> ColumnElement[bool]:
    """Guests who never came back, have no race to finish and have left nothing that is in use."""
    own, tables = schema.visitors.c, schema.tables.c
    goes_on = tables.status.in_(("open", "racing"))
    busy = [
        exists().where(tables.owner == own.id, goes_on),
        *(
            exists().where(of.c.visitor == own.id, of.c.table_id == tables.id, goes_on)
            for of in (schema.seats, schema.crews, schema.crew_requests)
        ),
        exists().where(schema.courses.c.owner == own.id),
        exists().where(schema.records.c.visitor == own.id),
    ]
    forgotten = and_(own.password_hash.is_(None), own.left.is_(None), own.seen < before)
    return and_(forgotten, *(~one for one in busy))


def _empty_tables(before: float) -> ColumnElement[bool]:
    """Tables that were never begun, and races in which nobody takes or took part but bots."""
    own = schema.tables.c
    never_begun = (own.status == "open") | and_(own.status == "over", own.seq <= own.given)
    deserted = and_(own.status == "over", ~_people())
    return and_(own.touched < before, never_begun | deserted)


def _unfinished_races(before: float) -> ColumnElement[bool]:
    own = schema.tables.c
    return and_(own.status == "racing", own.touched < before)


def _finished_races(before: float) -> ColumnElement[bool]:
    own = schema.tables.c
    return and_(own.status == "over", own.touched < before)


def _records(before: float) -> ColumnElement[bool]:
    return schema.records.c.used < before


def _courses(before: float) -> ColumnElement[bool]:
    return schema.courses.c.used < before


_KEYS = {
    "guests": schema.visitors.c.id,
    "empty_tables": schema.tables.c.id,
    "unfinished_races": schema.tables.c.id,
    "finished_races": schema.tables.c.id,
    "records": schema.records.c.id,
    "courses": schema.courses.c.id,
}
_WHICH: Mapping[str, Callable[[float], ColumnElement[bool]]] = {
    "guests": _guests,
    "empty_tables": _empty_tables,
    "unfinished_races": _unfinished_races,
    "finished_races": _finished_races,
    "records": _records,
    "courses": _courses,
}
