"""The heads of pages: title, description and picture, made from what is stored.

Whoever fetches a page to show a preview of its link brings no cookie, so a head says what a
stranger with the link may see, and of a table that is not public as little as will do. An id that
nobody has gets the same head as a page about nothing.

A table is looked up in the database at most once in a while, and by one address only so often:
beyond that the page comes with the head of a page about nothing, never late and never not at all.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import structlog
from sqlalchemy import Connection, select

from ... import __version__
from ...games import find_game, games, is_known
from ...play import exercises
from ..catalogue import game_cards
from ..language import TEXTS, Language
from ..learning import questions
from ..operations.limits import Limit
from ..refusals import Refusal
from ..storage import schema
from ..storage.database import Storage
from ..tables import queries
from ..tables.rows import SeatRows, TableRow
from ..tables.seats import names_at
from ..views.summary import name_of, options_summary, seat_holder
from .subjects import Subject

KEPT = 2000
"""How many heads of tables and records are kept."""
KEPT_SECONDS = 10.0
LOOKUPS_PER_MINUTE = 240
"""How many tables and records one address may have looked up: a school opens them too."""

log = structlog.get_logger("layline.previews")


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a page in one language.

    `picture` is the version of its picture, "" for the picture that stands for all of Layline.
    `found`: search engines may show it, in both languages.
    """

    lang: Language
    title: str
    text: str
    subject: Subject
    picture: str = ""
    found: bool = False


class Heads:
    """Makes heads, and keeps those of tables for a few seconds."""

    def __init__(
        self, storage: Callable[[], Storage], clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`storage` is asked for when it is first needed: it is opened after the page."""
        self._storage, self._clock = storage, clock
        self._lookups = Limit.per_minute(LOOKUPS_PER_MINUTE, clock)
        self._kept: OrderedDict[tuple[Subject, Language | None], tuple[float, Head]] = OrderedDict()

    async def of(self, subject: Subject, lang: Language | None, address: str) -> Head:
        """The head of a page that somebody at an address asks for.

        For whoever does not say in which language it is in that of the table's owner.
        """
        if subject.kind == "question":
            return _question(subject, lang or "en")
        if not subject.stored:
            return of_game(subject, lang or "en")
        key = (subject, lang)
        until, head = self._kept.get(key, (0.0, None))
        now = self._clock()
        if head is not None and now < until:
            return head
        if self._lookups.take(address):
            return general(lang or "en")
        head = await self._looked_up(subject, lang)
        self._kept[key] = now + KEPT_SECONDS, head
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return head

    async def _looked_up(self, subject: Subject, lang: Language | None) -> Head:
        try:
            if subject.kind == "record_replay":
                game = await self._storage().read(lambda it: _game_of_record(it, subject.id))
                spoken = lang or "en"
                return general(spoken) if game is None else _replay(subject, game, spoken, "")
            found = await self._storage().read(lambda it: _table_and_language(it, subject.id))
        except Refusal as refusal:
            # The page can be read even while the database cannot.
            log.warning("a page goes without its head", kind=refusal.kind, path=subject.path)
            return general(lang or "en")
        if found is None:
            return general(lang or "en")
        (row, seat_rows, names), owners = found
        spoken = lang or owners
        if subject.kind == "table_replay":
            return _replay(subject, row.game, spoken, str(row.seq))
        shown = names_at(row.owner, seat_rows, names)
        make = _results if subject.kind == "results" else _table
        return make(subject, row, seat_rows, shown, spoken)


def _game_of_record(connection: Connection, id: str) -> str | None:
    records = schema.records.c
    game = connection.execute(select(records.game).where(records.id == id)).scalar()
    return game if game is not None and is_known(game) else None


def _table_and_language(connection: Connection, id: str) -> tuple[queries.Head, Language] | None:
    """A table without its race, and the language that its owner speaks."""
    found = queries.read_heads(connection, [id])
    if not found or not is_known(found[0][0].game):
        return None
    visitors = schema.visitors.c
    asked = select(visitors.lang).where(visitors.id == found[0][0].owner)
    return found[0], "fr" if connection.execute(asked).scalar() == "fr" else "en"


# Of tables.


def _table(
    subject: Subject, row: TableRow, seat_rows: SeatRows, names: dict[str, str], lang: Language
) -> Head:
    game, owner = find_game(row.game).name, name_of(row.owner, names, lang)
    title = TEXTS.sentence("preview.table.title", lang, game=game, owner=owner)
    return Head(lang, title, table_words(row, seat_rows, names, lang), subject, str(row.seq))


def _results(
    subject: Subject, row: TableRow, seat_rows: SeatRows, names: dict[str, str], lang: Language
) -> Head:
    key = "preview.results.title" if row.status == "over" else "preview.results.standing"
    title = TEXTS.sentence(key, lang, game=find_game(row.game).name)
    return Head(lang, title, table_words(row, seat_rows, names, lang), subject, str(row.seq))


def table_words(row: TableRow, seat_rows: SeatRows, names: dict[str, str], lang: str) -> str:
    """How it stands at a table, and what was agreed; the names of all only where it is public."""
    free = sum(seat_row.free for seat_row in seat_rows)
    if row.status == "open":
        key = "preview.table.free" if free else "preview.table.full"
    else:
        key = f"preview.table.{row.status}"
    said = [TEXTS.sentence(key, lang, n=free)]
    if row.public and row.status != "open":
        said.append(", ".join(seat_holder(one, names, lang) for one in seat_rows) + ".")
    summary = options_summary(row.game, row.options, lang, row.course)
    if summary:
        said.append(f"{summary}.")
    return " ".join(said)


def _replay(subject: Subject, game: str, lang: Language, version: str) -> Head:
    name = find_game(game).name
    key = "preview.replay.title" if subject.at is None else "preview.replay.moment"
    title = TEXTS.sentence(key, lang, game=name, n=subject.at or 0)
    text = TEXTS.sentence("preview.replay.text", lang)
    return Head(lang, title, text, subject, version or "1")


def _question(subject: Subject, lang: Language) -> Head:
    """Read from the address alone; whether the rules really say no is for the page to tell."""
    try:
        game = game_cards.game_named(questions.unpacked(subject.id).game)
    except Refusal:
        return general(lang)
    title = TEXTS.sentence("preview.question.title", lang, game=game.name)
    return Head(lang, title, TEXTS.sentence("preview.question.text", lang), subject, __version__)


# Of games, and of everything else.


@lru_cache(maxsize=4096)
def of_game(subject: Subject, lang: Language) -> Head:
    """The head of a page that is the same for everybody."""
    try:
        found = _of_game(subject, lang)
    except Refusal:  # no such rule, no such puzzle
        found = None
    return found or general(lang)


def _of_game(subject: Subject, lang: Language) -> Head | None:
    if subject.kind == "home":
        title = TEXTS.sentence("preview.home.title", lang)
        return Head(lang, title, _all_games(lang), subject, found=True)
    if subject.kind == "rulebooks":
        title = TEXTS.sentence("preview.rulebooks.title", lang)
        text = TEXTS.sentence("preview.rulebooks.text", lang)
        return Head(lang, title, text, subject, found=True)
    if not subject.game:
        return None
    title, text = words_of_game(subject, lang)
    return Head(lang, title, text, subject, __version__, found=True)


def words_of_game(subject: Subject, lang: Language) -> tuple[str, str]:
    """The title and the words of a page about a game; a Refusal if there is no such rule."""
    game = find_game(subject.game)
    match subject.kind:
        case "rules" if subject.id:
            rule = game_cards.rule(game, subject.id, lang)
            words = {"game": game.name, "rule": rule.id, "theme": rule.theme}
            return TEXTS.sentence("preview.rule.title", lang, **words), rule.statement
        case "rules":
            text = TEXTS.sentence("preview.rules.text", lang)
            return TEXTS.sentence("preview.rules.title", lang, game=game.name), text
        case "first_race":
            course = exercises.first_race(game.id)
            if course is None:
                raise Refusal("no_first_race", status=404, game=game.name)
            words = {"title": course.title.said(lang), "game": game.name}
            title = TEXTS.sentence("preview.first_race.title", lang, **words)
            return title, course.welcome.said(lang)
        case "puzzles":
            count = len(exercises.puzzles(game.id))
            text = TEXTS.sentence("preview.puzzles.text", lang, n=count)
            return TEXTS.sentence("preview.puzzles.title", lang, game=game.name), text
        case _:
            for puzzle in exercises.puzzles(game.id):
                if puzzle.id == subject.id:
                    words = {"title": puzzle.title.said(lang), "game": game.name}
                    title = TEXTS.sentence("preview.puzzle.title", lang, **words)
                    return title, puzzle.say.said(lang)
            raise Refusal("unknown_exercise", status=404, game=game.name, id=subject.id)


def general(lang: Language) -> Head:
    """The head of a page about nothing in particular."""
    return Head(lang, "Layline", _all_games(lang), Subject("other"))


def _all_games(lang: Language) -> str:
    names = ", ".join(game.name for game in games())
    return TEXTS.sentence("preview.home.text", lang, games=names)
