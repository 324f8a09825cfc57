"""New tables: what was wished for, checked; and the rematch of one that is over."""

from __future__ import annotations

import base64
import secrets
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from ..engine.game import Game
from ..games import UnknownGame, find_game
from ..play import fair
from .cards import NewTable
from .courses import Kept
from .problems import Refusal
from .roster import new_chairs, rotated
from .sheets import Sheet
from .sitting import Sitting


def opened(visitor: str, wish: NewTable, now: float, course: Kept | None = None) -> Sitting:
    """A new table as a visitor wishes it, on a course that was laid by hand perhaps."""
    game, options = _agreed(wish, course)
    notation = game.notation(options)
    seats = [notation.seat_name(seat) for seat in range(getattr(options, game.seats_option))]
    sheet = Sheet(
        id=_new_id(),
        game=game.id,
        rules_version=game.version,
        options=options.to_json(),
        secret=fair.new_secret(),
        owner=visitor,
        public=wish.public,
        clock_seconds=None if wish.clock is None else wish.clock.seconds,
        pace=wish.pace,
        created=now,
        touched=now,
        course=None if course is None else course.name,
    )
    return Sitting(sheet, new_chairs(wish.seats, seats, visitor))


def rematch_of(before: Sitting, now: float) -> Sitting:
    """The same again with a secret of its own, everybody one seat further."""
    sheet = replace(
        before.sheet,
        id=_new_id(),
        rules_version=before.game.version,
        secret=fair.new_secret(),
        created=now,
        touched=now,
        status="open",
        seq=0,
        version=0,
        to_move=None,
        due=None,
        next=None,
    )
    return Sitting(sheet, rotated(before.chairs))


def _new_id() -> str:
    """The address of a table: 80 bits that nobody can guess."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def _agreed(wish: NewTable, course: Kept | None) -> tuple[Game, Any]:
    """The game and the options that are wished for, checked; a course decides some of them."""
    try:
        game = find_game(wish.game)
    except UnknownGame:
        raise Refusal("unknown_game", status=404, field="game", name=wish.game) from None
    given = {game.seats_option: len(wish.seats), **wish.options}
    if course is not None:
        if course.game != game.id:
            raise Refusal("other_course", status=422, field="course", game=game.name)
        decided = game.course.decides if game.course else ()
        given = {key: value for key, value in given.items() if key not in decided}
        given |= course.options(len(wish.seats))
    try:
        return game, game.options.model_validate(given)
    except ValidationError as error:
        raise _bad_option(game, error) from None


def _bad_option(game: Game, error: ValidationError) -> Refusal:
    first = error.errors()[0]
    where = [str(part) for part in first["loc"]]
    field = ".".join(["options", *where])
    if not where:
        return Refusal("bad_options", status=422, field=field, game=game.name)
    unknown = first["type"] == "extra_forbidden"
    kind = "unknown_option" if unknown else "bad_option"
    return Refusal(kind, status=422, field=field, game=game.name, option=where[0])
