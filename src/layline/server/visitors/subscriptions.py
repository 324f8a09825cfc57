"""Browsers that a visitor wants to be woken by the service: their push services and keys."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from ..storage import schema

MOST = 5
"""Browsers of one visitor; the oldest makes room for a further one."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser: the address of its push service, and the keys that only it can read with."""

    endpoint: str
    p256dh: str
    auth: str


def subscribe(database: Connection, visitor: str, browser: Subscription, now: float) -> None:
    """Wake a browser for a visitor from now on, and for nobody else who used it before."""
    own = schema.push_subscriptions.c
    unsubscribe(database, browser.endpoint)
    mine = select(own.id).where(own.visitor == visitor).order_by(own.created.desc(), own.id)
    old = [id for (id,) in database.execute(mine)][MOST - 1 :]
    database.execute(delete(schema.push_subscriptions).where(own.id.in_(old)))
    row = {
        "id": _id_of(browser.endpoint),
        "visitor": visitor,
        "endpoint": browser.endpoint,
        "p256dh": browser.p256dh,
        "auth": browser.auth,
        "created": now,
    }
    database.execute(insert(schema.push_subscriptions), row)


def unsubscribe(database: Connection, endpoint: str, visitor: str | None = None) -> None:
    """Wake a browser no more; where a visitor is named, only if it is theirs."""
    own = schema.push_subscriptions.c
    gone = delete(schema.push_subscriptions).where(own.id == _id_of(endpoint))
    database.execute(gone if visitor is None else gone.where(own.visitor == visitor))


def subscriptions_of(database: Connection, visitor: str) -> list[Subscription]:
    """The browsers to be woken for a visitor."""
    own = schema.push_subscriptions.c
    rows = database.execute(
        select(own.endpoint, own.p256dh, own.auth).where(own.visitor == visitor)
    )
    return [Subscription(**row._mapping) for row in rows]


def push_key(database: Connection, new: Callable[[], bytes]) -> bytes:
    """The key of this service, made by whichever process comes first."""
    mine = select(schema.keys.c.value).where(schema.keys.c.name == "push")
    found = database.execute(mine).scalar_one_or_none()
    if found is None:
        # If another process is faster, its key counts.
        with suppress(IntegrityError), database.begin_nested():
            database.execute(insert(schema.keys).values(name="push", value=new()))
        found = database.execute(mine).scalar_one()
    return bytes(found)


def _id_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
