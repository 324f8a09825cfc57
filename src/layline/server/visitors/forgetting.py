"""Forgetting a visitor: all that is theirs goes, and nothing that belongs to others' races.

What a visitor brought, laid, learnt and said goes, and so do name, password and webhook. Where
others have raced with them, the seats they held refer to a row without a name, so that those races
stay as they were; `seat_holder` calls it a former player. A row that nothing refers to goes too.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, and_, delete, exists, select, update

from ..storage import schema

_ALL_HERS = (
    schema.codes.c.visitor,
    schema.learnt.c.visitor,
    schema.hidden.c.visitor,
    schema.push_subscriptions.c.visitor,
    schema.crew_requests.c.visitor,
    schema.courses.c.owner,
    schema.records.c.visitor,
)
"""What goes with a visitor."""
REFERRING = (
    schema.tables.c.owner,
    schema.seats.c.visitor,
    schema.crews.c.visitor,
    schema.chat.c.visitor,
    *_ALL_HERS,
)
"""Every column that refers to a visitor's row."""


def forget(database: Connection, visitor: str, now: float) -> bool:
    """Forget a visitor; False if there is none, or they were forgotten before."""
    own = schema.visitors.c
    gone = (
        update(schema.visitors)
        .where(own.id == visitor, own.left.is_(None))
        .values(
            name="",
            kept_name=None,
            kept_look=None,
            kept_folded_look=None,
            password_hash=None,
            webhook=None,
            generation=own.generation + 1,
            left=now,
        )
    )
    if not database.execute(gone).rowcount:
        return False
    for column in _ALL_HERS:
        database.execute(delete(column.table).where(column == visitor))
    # The lines keep their numbers, by which everybody at the table counts.
    said = update(schema.chat).where(schema.chat.c.visitor == visitor)
    database.execute(said.values(name="", text=""))
    # Names of friends at the same screen; where a race is on, its table has let go of them before.
    seats = schema.seats.c
    over = select(schema.tables.c.id).where(schema.tables.c.status == "over")
    named = and_(seats.visitor == visitor, seats.name.is_not(None), seats.table_id.in_(over))
    database.execute(update(schema.seats).where(named).values(name=None))
    strike_unreferred(database, [visitor])
    return True


def strike_unreferred(database: Connection, visitors: Sequence[str]) -> int:
    """Remove the rows of those of these forgotten visitors to whom nothing refers any more."""
    own = schema.visitors.c
    referred = [exists().where(column == own.id) for column in REFERRING]
    unused = and_(own.id.in_(visitors), own.left.is_not(None), *(~one for one in referred))
    return database.execute(delete(schema.visitors).where(unused)).rowcount
