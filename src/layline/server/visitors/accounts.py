"""Visitors: guests at once, kept by a password, moved to another device by a one-time code."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Collection
from contextlib import suppress
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION
from sqlalchemy import Connection, Row, Select, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from ..language import Language
from ..refusals import Refusal
from ..storage import schema
from ..storage.database import Storage
from ..storage.processes import lock_table
from .cookies import Cookies
from .hash_queue import HashQueue
from .names import cleaned_name, invented, looks_of, name_key
from .visitor import Visitor

CODE_LASTS = 600.0
CODE_LETTERS = "ACDEFGHJKLMNPQRTUVWXY23456789"
"""None easily taken for another: no O and 0, no I and 1, no B, S and Z beside 8, 5 and 2."""
CODE_LENGTH = 8
SEEN_EVERY = 12 * 3600.0
"""Seconds after which it is noted again that somebody is still about."""


async def visitor_of(connection: HTTPConnection) -> Visitor | None:
    """The visitor whose cookie a request carries."""
    visitors: Visitors = connection.app.state.visitors
    found = visitors.cookies.read(connection)
    if found is None:
        return None
    visitor = await visitors.find(found.visitor)
    if visitor is None or visitor.generation != found.generation:
        return None
    await visitors.came(visitor)
    return visitor


def nobodys_hash(hasher: PasswordHasher) -> str:
    """A hash that no password has; to compare one with it costs as much as with any other.

    It is put together from random bytes: to hash a random password instead would cost each process
    of the service a fifth of a second whenever it starts.
    """

    def text(length: int) -> str:
        return base64.b64encode(secrets.token_bytes(length)).decode("ascii").rstrip("=")

    kind = f"argon2{hasher.type.name.lower()}"
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, digest = text(hasher.salt_len), text(hasher.hash_len)
    return f"${kind}$v={ARGON2_VERSION}${costs}${salt}${digest}"


class Visitors:
    """Everybody who ever came."""

    def __init__(self, storage: Storage, key: bytes, secure: bool) -> None:
        self.storage = storage
        self.cookies = Cookies(key, secure)
        self._key = key
        self._hasher = PasswordHasher()
        self._hashing = HashQueue()
        # What an unknown name's password is compared with, so that this takes just as long.
        self._nobodys = nobodys_hash(self._hasher)

    @classmethod
    async def open(cls, storage: Storage, secure: bool) -> Visitors:
        """The visitors of a database, which keeps the key of their cookies."""
        await storage.write(_fill_in_looks)
        return cls(storage, await storage.write(_cookie_key), secure)

    @property
    def key(self) -> bytes:
        """What all processes of the service know, and nobody else."""
        return self._key

    def close(self) -> None:
        """Let nobody in any more."""
        self._hashing.close()

    async def find(self, id: str) -> Visitor | None:
        """A visitor by id."""
        return await self.storage.read(lambda database: find_visitor(database, id))

    async def welcome(self, lang: Language) -> Visitor:
        """A new guest."""
        visitor = Visitor(_new_id(), invented(lang), False, None, lang)

        def work(database: Connection) -> None:
            now = time.time()
            row = {"id": visitor.id, "name": visitor.name, "lang": lang, "generation": 0}
            database.execute(insert(schema.visitors).values(**row, created=now, seen=now))

        await self.storage.write(work)
        return visitor

    async def spoke(self, visitor: Visitor, lang: Language) -> None:
        """Remember the language a visitor speaks now."""
        if visitor.lang != lang:
            await self._change(visitor, {"lang": lang})

    async def came(self, visitor: Visitor) -> None:
        """Remember, twice a day, that a visitor is still about."""
        now = time.time()
        if now - visitor.seen > SEEN_EVERY:
            hers = schema.visitors.c.id == visitor.id
            seen = update(schema.visitors).where(hers).values(seen=now)
            await self.storage.note(lambda it: it.execute(seen))

    async def change(
        self,
        visitor: Visitor,
        name: str | None = None,
        password: str | None = None,
        webhook: str | None = None,
        address: str = "",
    ) -> Visitor:
        """Change what is given. A password keeps the identity, and ends every cookie and code.

        `address` is where it is asked for: passwords from one address wait for each other.
        """
        values: dict[str, object] = {}
        called = visitor.name if name is None else cleaned_name(name)
        if name is not None:
            values["name"] = called
        if webhook is not None:
            values["webhook"] = webhook or None
        if password is not None:
            values["password_hash"] = await self._hashed(password, address)
            values["generation"] = schema.visitors.c.generation + 1
        if password is not None or (visitor.kept and name is not None):
            values |= _kept(called)
        if values:
            await self._change(visitor, values)
        return await self._still_there(visitor.id)

    async def _still_there(self, id: str) -> Visitor:
        """A visitor who was there a moment ago."""
        found = await self.find(id)
        if found is None:
            raise Refusal("no_visitor", status=401)
        return found

    async def prove(self, visitor: Visitor, password: str, address: str = "") -> None:
        """Refuse unless this is the visitor's password, if there is one."""

        def work(database: Connection) -> str | None:
            hers = select(schema.visitors.c.password_hash).where(schema.visitors.c.id == visitor.id)
            found: str | None = database.execute(hers).scalar()
            return found

        stored = await self.storage.read(work)
        if stored is not None and not await self._matches(stored, password, address):
            raise Refusal("bad_current", status=403, field="current")

    async def log_in(self, name: str, password: str, address: str = "") -> Visitor:
        """The visitor who keeps this name, if the password is right."""

        def work(database: Connection) -> tuple[str, str] | None:
            kept = schema.visitors.c.kept_name == name_key(name)
            columns = (schema.visitors.c.id, schema.visitors.c.password_hash)
            row = database.execute(select(*columns).where(kept)).first()
            return None if row is None else (row.id, row.password_hash)

        found = await self.storage.read(work)
        id, stored = found if found is not None else (None, self._nobodys)
        if not await self._matches(stored, password, address) or id is None:
            raise Refusal("bad_login", status=403)
        visitor = await self._still_there(id)
        if self._hasher.check_needs_rehash(stored):
            renewed = await self._hashed(password, address)
            await self._change(visitor, {"password_hash": renewed})
        return visitor

    # One-time codes.

    async def new_code(self, visitor: Visitor) -> tuple[str, float]:
        """A code for another device and when it runs out; an earlier one no longer works."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        expires = time.time() + CODE_LASTS
        codes = schema.codes

        def work(database: Connection) -> None:
            ended = (codes.c.visitor == visitor.id) | (codes.c.expires < time.time())
            database.execute(delete(codes).where(ended))
            row = {"code_hash": self._code_hash(code), "visitor": visitor.id, "expires": expires}
            database.execute(insert(codes).values(**row))

        await self.storage.write(work)
        return f"{code[:4]}-{code[4:]}", expires

    async def use_code(self, text: str) -> Visitor:
        """The visitor a code was given to. It works once, whoever else tries at the same time."""
        code = "".join(sign for sign in text.upper() if sign in CODE_LETTERS)
        codes = schema.codes

        def work(database: Connection) -> Visitor | None:
            good = (codes.c.code_hash == self._code_hash(code)) & (codes.c.expires > time.time())
            # Whoever deletes the row has used the code: the database lets only one.
            taken = delete(codes).where(good).returning(codes.c.visitor)
            id = database.execute(taken).scalar_one_or_none()
            return None if id is None else find_visitor(database, id)

        visitor = await self.storage.write(work)
        if visitor is None:
            raise Refusal("bad_code", status=403, field="code")
        return visitor

    def _code_hash(self, code: str) -> str:
        return hmac.new(self._key, b"code:" + code.encode(), hashlib.sha256).hexdigest()

    # Passwords.

    async def _hashed(self, password: str, address: str) -> str:
        return await self._hashing.do(address, lambda: self._hasher.hash(password))

    async def _matches(self, stored: str, password: str, address: str) -> bool:
        def compare() -> bool:
            try:
                return self._hasher.verify(stored, password)
            except (VerificationError, InvalidHashError):
                return False

        return await self._hashing.do(address, compare)

    async def _change(self, visitor: Visitor, values: dict[str, object]) -> None:
        name = str(values.get("name", visitor.name))
        table = schema.visitors

        # A name that was kept before looks were compared may look like another; it can stay.
        is_new = name != visitor.name or not visitor.kept

        def work(database: Connection) -> None:
            if is_new and ("name" in values or "kept_name" in values):
                lock_table(database, "names")
                if database.execute(_others_like(name, visitor.id)).first() is not None:
                    raise Refusal("name_taken", field="name", name=name)
            hers = (table.c.id == visitor.id) & table.c.left.is_(None)
            if not database.execute(update(table).where(hers).values(**values)).rowcount:
                # They have had themselves deleted meanwhile, in another window.
                raise Refusal("no_visitor", status=401)
            if "generation" in values:
                # A code that was given to somebody else would let them back in.
                mine = schema.codes.c.visitor == visitor.id
                database.execute(delete(schema.codes).where(mine))

        try:
            await self.storage.write(work)
        except IntegrityError:
            # The one constraint these values can break: somebody else keeps this name.
            raise Refusal("name_taken", field="name", name=name) from None


def _kept(name: str) -> dict[str, str]:
    """What is stored of a name that is kept."""
    looks = looks_of(name)
    return {
        "kept_name": name_key(name),
        "kept_look": looks.written,
        "kept_folded_look": looks.folded,
    }


def _others_like(name: str, but: str) -> Select[tuple[str]]:
    """Whoever else keeps this name or one that looks like it: nobody, not even a guest, takes it.

    It is found by any of the three: by its looks only where they are stored.
    """
    own, mine = schema.visitors.c, _kept(name)
    alike = or_(*(own[column] == value for column, value in mine.items()))
    return select(own.id).where(alike, own.id != but)


def _fill_in_looks(database: Connection) -> None:
    """Store the looks of names that were kept before they were compared."""
    own = schema.visitors.c
    unknown = select(own.id, own.name).where(own.kept_name.is_not(None), own.kept_look.is_(None))
    for id, name in database.execute(unknown).all():
        looks = looks_of(name)
        values = {"kept_look": looks.written, "kept_folded_look": looks.folded}
        database.execute(update(schema.visitors).where(own.id == id).values(**values))


def _new_id() -> str:
    return base64.b32encode(secrets.token_bytes(16)).decode().rstrip("=").lower()


def find_visitor(database: Connection, id: str) -> Visitor | None:
    """A visitor by id; None also for one who has left for good."""
    own = schema.visitors.c
    row = database.execute(select(schema.visitors).where(own.id == id, own.left.is_(None))).first()
    return None if row is None else _from_row(row)


def generations(database: Connection, ids: Collection[str]) -> dict[str, int]:
    """The present generation of the cookies of some visitors."""
    own = schema.visitors.c
    rows = database.execute(select(own.id, own.generation).where(own.id.in_(ids)))
    return {row.id: row.generation for row in rows}


def _from_row(row: Row[Any]) -> Visitor:
    kept = row.password_hash is not None
    return Visitor(row.id, row.name, kept, row.webhook, row.lang, row.generation, row.seen)


def _cookie_key(database: Connection) -> bytes:
    """The key that signs cookies, made by whichever process comes first."""
    mine = select(schema.keys.c.value).where(schema.keys.c.name == "cookie")
    found = database.execute(mine).scalar_one_or_none()
    if found is None:
        # If another process is faster, its key counts.
        with suppress(IntegrityError), database.begin_nested():
            row = {"name": "cookie", "value": secrets.token_bytes(32)}
            database.execute(insert(schema.keys).values(**row))
        found = database.execute(mine).scalar_one()
    return bytes(found)
