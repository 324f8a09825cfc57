"""Courses that visitors keep: saved, shared by their address, changed by their owners."""

from __future__ import annotations

import base64
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from ...engine.editor import Draft
from ...engine.game import Game
from ...games import UnknownGame, find_game
from ..operations.long_work import LongWork
from ..refusals import Refusal
from ..schemas.base import GivenOptions
from ..schemas.courses import ChangeCourse, CourseCard, CourseView, DraftCard, NewCourse
from ..storage import schema
from ..storage.database import Storage
from ..visitors.names import cleaned_text
from ..visitors.visitor import Visitor
from .drafts import editor_of, must_be_valid, read

LISTED = 200
USED_EVERY = 12 * 3600.0
"""Seconds after which it is noted again that a course is in use."""


@dataclass(frozen=True)
class KeptCourse:
    """A course's row in the database, see `schema.courses`, and its owner's name."""

    id: str
    game: str
    rules_version: int
    name: str
    description: str
    draft: Mapping[str, object]
    owner: str
    created: float
    changed: float
    used: float = 0.0
    owner_name: str = ""

    def seats(self) -> list[int]:
        """For how many boats it is a valid course under today's rules; none: it no longer is one.

        The rules may have changed since it was laid, or the game may be gone.
        """
        try:
            game = find_game(self.game)
            if game.editor is None:
                return []
            draft = game.editor.read(self.draft)
        except (UnknownGame, ValueError):
            return []
        return game.editor.seats(draft)

    def options(self, seats: int) -> GivenOptions:
        """The options that lay it for this many boats; refused when there are none."""
        if seats not in (fitting := self.seats()):
            if fitting:
                listed = ", ".join(map(str, fitting))
                raise Refusal(
                    "course_seats", status=422, field="seats", name=self.name, seats=listed
                )
            raise Refusal("old_course", status=409, field="course", name=self.name)
        _, editor = editor_of(self.game)
        return dict(editor.options(editor.read(self.draft), seats))


class Courses:
    """The courses of all visitors."""

    def __init__(self, storage: Storage, work: LongWork, most: int) -> None:
        self._storage, self._work = storage, work
        self._most = most

    async def find(self, id: str) -> KeptCourse:
        """The course with this address."""
        found = await self._storage.read(lambda it: _find(it, id))
        if found is None:
            raise Refusal("unknown_course", status=404)
        now = time.time()
        if now - found.used > USED_EVERY:
            used = update(schema.courses).where(schema.courses.c.id == id).values(used=now)
            await self._storage.note(lambda it: it.execute(used))
        return found

    async def view(self, id: str, visitor: Visitor) -> CourseView:
        """A course for whoever has its address."""
        found = await self.find(id)
        return await self._work.do(visitor.id, lambda: _view(found, visitor))

    async def mine(self, visitor: Visitor, game: str | None) -> list[CourseCard]:
        """A visitor's courses, the one changed last first."""
        own = schema.courses.c

        def look(database: Connection) -> list[KeptCourse]:
            rows = select(schema.courses).where(own.owner == visitor.id)
            if game is not None:
                rows = rows.where(own.game == game)
            found = database.execute(rows.order_by(own.changed.desc()).limit(LISTED))
            return [KeptCourse(**row._mapping, owner_name=visitor.name) for row in found]

        found = await self._storage.read(look)
        return await self._work.do(
            visitor.id, lambda: [CourseCard(**_common(kept, visitor)) for kept in found]
        )

    async def keep(self, visitor: Visitor, wish: NewCourse) -> str:
        """Keep a new course; its id."""
        game, draft = await self._work.do(visitor.id, lambda: _valid(wish.game, wish.draft))
        now = time.time()
        row = {
            "id": base64.b32encode(secrets.token_bytes(10)).decode().lower(),
            "game": game.id,
            "rules_version": game.version,
            "name": _name(wish.name),
            "description": cleaned_text(wish.description),
            "draft": draft.to_json(),
            "owner": visitor.id,
            "created": now,
            "changed": now,
            "used": now,
        }
        if not await self._storage.write(lambda it: _add(it, row, self._most)):
            raise Refusal("too_many_courses", n=self._most)
        return str(row["id"])

    async def change(self, id: str, visitor: Visitor, wish: ChangeCourse) -> None:
        """Change one's own course."""
        kept = await self._own(id, visitor)
        values: dict[str, object] = {"changed": time.time()}
        if wish.name is not None:
            values["name"] = _name(wish.name)
        if wish.description is not None:
            values["description"] = cleaned_text(wish.description)
        if wish.draft is not None:
            game, draft = await self._work.do(visitor.id, lambda: _valid(kept.game, wish.draft))
            values |= {"draft": draft.to_json(), "rules_version": game.version}
        mine = and_(schema.courses.c.id == id, schema.courses.c.owner == visitor.id)
        await self._storage.write(
            lambda it: it.execute(update(schema.courses).where(mine).values(values))
        )

    async def remove(self, id: str, visitor: Visitor) -> None:
        """Delete one's own course; tables that were opened on it are left as they are."""
        await self._own(id, visitor)
        mine = and_(schema.courses.c.id == id, schema.courses.c.owner == visitor.id)
        await self._storage.write(lambda it: it.execute(delete(schema.courses).where(mine)))

    async def _own(self, id: str, visitor: Visitor) -> KeptCourse:
        kept = await self.find(id)
        if kept.owner != visitor.id:
            raise Refusal("not_your_course", status=403)
        return kept


def _valid(game_id: str, given: object) -> tuple[Game, Draft]:
    """The game of a draft and the draft as it was meant; one that breaks a rule is refused."""
    game, editor = editor_of(game_id)
    draft = read(editor, given)
    must_be_valid(editor, draft)
    return game, draft


def _find(database: Connection, id: str) -> KeptCourse | None:
    owners = schema.visitors
    rows = (
        select(schema.courses, owners.c.name.label("owner_name"))
        .join(owners, owners.c.id == schema.courses.c.owner)
        .where(schema.courses.c.id == id)
    )
    row = database.execute(rows).first()
    return None if row is None else KeptCourse(**row._mapping)


def _add(database: Connection, row: dict[str, object], most: int) -> bool:
    own = schema.courses.c
    count = select(func.count()).where(own.owner == row["owner"])
    if database.execute(count).scalar_one() >= most:
        return False
    database.execute(insert(schema.courses), row)
    return True


def _name(given: str) -> str:
    name = " ".join(cleaned_text(given).split())
    if not name:
        raise Refusal("bad_course_name", status=422, field="name")
    return name


def _view(kept: KeptCourse, visitor: Visitor) -> CourseView:
    return CourseView(**_common(kept, visitor), draft=DraftCard.model_validate(kept.draft))


def _common(kept: KeptCourse, visitor: Visitor) -> dict[str, Any]:
    try:
        game_name = find_game(kept.game).name
    except UnknownGame:
        game_name = kept.game
    return {
        "id": kept.id,
        "game": kept.game,
        "game_name": game_name,
        "name": kept.name,
        "description": kept.description,
        "owner": kept.owner_name,
        "you_own": kept.owner == visitor.id,
        "seats": kept.seats(),
        "created": kept.created,
        "changed": kept.changed,
    }
