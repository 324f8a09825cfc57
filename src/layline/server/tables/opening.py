"""New tables: what was asked for, checked; and the rematch of one that is over."""

from __future__ import annotations

import base64
import re
import secrets
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from ...engine.game import Game
from ...play import fair
from ...play.errors import path
from ...play.race import Race
from ...play.race_file import start_of
from ..catalogue.game_cards import game_named
from ..courses.kept import KeptCourse
from ..refusals import Refusal
from ..schemas.base import GivenOptions, GivenPosition
from ..schemas.tables import NewTable
from .rematch import without_the_others
from .rows import TableRow
from .seats import holders, new_seat_rows, rotated
from .table import Table

_NAMED = re.compile(r"(?:Value error, )?(?P<key>[a-z_]+): ")


def opened(
    visitor: str,
    wish: NewTable,
    now: float,
    begun: Race | None = None,
    course: KeptCourse | None = None,
    named: str | None = None,
) -> Table:
    """A new table as a visitor wishes it.

    `begun` is the race with which it begins, on a course called `named`, if it has a name;
    `course` is one that was laid by hand: not both.
    """
    game = game_named(wish.game, "game")
    if begun is not None and course is not None:
        raise Refusal("one_start", status=422, field="course")
    options, seats, start = _anew(game, wish, course) if begun is None else _from(begun, wish)
    row = TableRow(
        id=_new_id(),
        game=game.id,
        rules_version=game.version if begun is None else begun.version,
        options=options,
        secret=fair.new_secret(),
        owner=visitor,
        public=wish.public,
        clock_seconds=None if wish.clock is None else wish.clock.seconds,
        clock_increment=None if wish.clock is None else wish.clock.increment,
        pace=wish.pace,
        created=now,
        touched=now,
        course=named if course is None else course.name,
        start=start,
        given=0 if begun is None else begun.played,
        hints=wish.hints,
    )
    return Table(row, new_seat_rows(wish.seats, seats, visitor))


def rematch_of(before: Table, now: float, alone: str | None = None) -> Table:
    """The same again with a secret of its own, everybody moved up one seat.

    Whoever begins `alone` leaves free the seats of those who have not accepted, and owns the table.
    """
    seat_rows, owner = rotated(before.seat_rows), before.row.owner
    if alone is not None:
        seat_rows = without_the_others(seat_rows, before.seat_rows, before.row.public)
        owner = owner if owner in holders(seat_rows) else alone
    row = replace(
        before.row,
        id=_new_id(),
        options=_again(before),
        rules_version=_version_again(before),
        secret=fair.new_secret(),
        created=now,
        touched=now,
        status="open",
        seq=0,
        version=0,
        to_move=None,
        due=None,
        next=None,
        owner=owner,
        clocks_wait_until=None,
        offer_by=None,
        offer_until=None,
        asks_back=None,
        asks_back_at=None,
    )
    return Table(row, seat_rows)


def _again(before: Table) -> GivenOptions:
    """The options of a rematch; a race that begins in a position keeps those of the position."""
    race, options = before.race, dict(before.row.options)
    if not race.over or before.row.start is not None:
        return options
    scores = race.scores()
    won = race.seats.index(max(scores, key=lambda seat: scores[seat]))
    return dict(before.game.codec.again(options, race.seats[(won + 1) % len(race.seats)]))


def _version_again(before: Table) -> int:
    """The rules of a rematch: the present ones, unless it begins with moves under older ones."""
    given = before.row.given > 0 or before.row.start is not None
    return before.row.rules_version if given else before.game.version


def _new_id() -> str:
    """The address of a table: 80 bits that nobody can guess."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def _from(begun: Race, wish: NewTable) -> tuple[GivenOptions, list[str], GivenPosition | None]:
    """Options, seats and starting position of a race that has begun elsewhere."""
    for key, value in wish.options.items():
        if key not in begun.options:
            field = f"options.{key}"
            raise Refusal(
                "unknown_option", status=422, field=field, game=begun.game.name, option=key
            )
        if begun.options[key] != value:
            raise Refusal("other_options", status=422, field=f"options.{key}", option=key)
    return begun.options, begun.seats, start_of(begun)


def _anew(
    game: Game, wish: NewTable, course: KeptCourse | None
) -> tuple[GivenOptions, list[str], None]:
    """Options and seats of a race from the beginning, checked."""
    options = checked(wish, course)
    notation, count = game.codec.notation(options), getattr(options, game.seats_option)
    return options.to_json(), [notation.seat_name(seat) for seat in range(count)], None


def checked(wish: NewTable, course: KeptCourse | None) -> Any:
    """The options of a race from the beginning, if they go together; a course decides some."""
    game = game_named(wish.game, "game")
    given = {game.seats_option: len(wish.seats), **wish.options}
    if course is not None:
        if course.game != game.id:
            raise Refusal("other_course", status=422, field="course", game=game.name)
        decided = game.editor.decides if game.editor else ()
        given = {key: value for key, value in given.items() if key not in decided}
        given |= course.options(len(wish.seats))
    try:
        options = game.codec.options.model_validate(given)
    except ValidationError as error:
        raise _bad_option(game, error) from None
    if getattr(options, game.seats_option) != len(wish.seats):
        n = getattr(options, game.seats_option)
        raise Refusal("wrong_seats", status=422, field="seats", given=len(wish.seats), n=n)
    return options


def _bad_option(game: Game, error: ValidationError) -> Refusal:
    first = error.errors()[0]
    where = path(first["loc"])
    field = ".".join(["options", *where])
    if not where:
        return _conflict(game, first["msg"])
    unknown = first["type"] == "extra_forbidden"
    kind = "unknown_option" if unknown else "bad_option"
    return Refusal(kind, status=422, field=field, game=game.name, option=where[0])


def _conflict(game: Game, said: str) -> Refusal:
    """Options that do not go together: games say in English which one, and name the rule."""
    named = _NAMED.match(said)
    key = named["key"] if named and named["key"] in game.codec.options.model_fields else None
    field = "options" if key is None else f"options.{key}"
    rule = re.search(rf"\b{game.prefix}-R?\d+", said)
    if rule is None:
        return Refusal("bad_options", status=422, field=field, game=game.name)

    def text(lang: str) -> str:
        return why(game, rule.group(), lang)

    return Refusal("bad_options", status=422, field=field, rule=rule.group(), text=text)


def why(game: Game, rule: str, lang: str) -> str:
    """The reason of a rule or a ruling."""
    if rule.startswith(f"{game.prefix}-R"):
        return game.texts.with_options_named(game.texts.ruling(rule, lang).ruling, lang)
    return game.texts.reason(rule, lang)
