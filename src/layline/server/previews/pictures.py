"""The pictures of links: the board of what a page is about, with a few words beside it.

They show what a stranger with the link may see, whoever asks: nobody's cookie is looked at. Each is
made once, within limits of its own, and kept as long as there is room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from ...engine.game import Game
from ...engine.scene import Scene
from ...games import find_game, games
from ...play import exercises, library, verdict
from ...play.beginning import from_position
from ...play.draw.cutting import cut
from ...play.draw.link_card import LinkCard, legible
from ...play.race import Race
from ..catalogue import game_cards
from ..language import TEXTS, Language
from ..learning import questions
from ..live.service import Tables
from ..operations.kept_answers import KeptAnswers
from ..refusals import Refusal
from ..replay.race import ReplayedRace
from ..replay.replays import Replays
from ..tables.rows import SeatRows, TableRow
from ..views.summary import options_summary, seat_holder
from ..visitors.visitor import Visitor
from .framing import frame_of
from .heads import table_words, words_of_game
from .subjects import OTHER, Subject

KEPT_BYTES = 24 * 1024 * 1024
FEW = 6
"""How many moves of an example have their place in its picture."""
STRANGER = Visitor("pictures of links", "", False, None)
"""On whose behalf they are made: somebody who sits nowhere. All of them share one budget."""


class LinkPictures:
    """Makes the pictures of links."""

    def __init__(self, replays: Replays, tables: Tables) -> None:
        self._replays, self._tables = replays, tables
        self._kept: KeptAnswers[bytes] = KeptAnswers(KEPT_BYTES, len)

    def kept(self, subject: Subject, lang: Language) -> bytes | None:
        """The picture of what is the same for everybody, if it was made already."""
        return None if subject.stored else self._kept.find((_plain(subject), lang))

    async def picture(self, subject: Subject, lang: Language) -> bytes:
        """The picture of what a page is about; that of all of Layline where there is no other."""
        if not subject.stored:
            if subject.kind == "question":
                return await self._made((subject, lang), lambda: _of_question(subject.id, lang))
            plain = _plain(subject)
            return await self._made((plain, lang), lambda: _of_game(plain, lang))
        kind = "record" if subject.kind == "record_replay" else "table"
        replay = await self._replays.find(kind, subject.id, STRANGER)
        if subject.at is not None:
            replay.moments(subject.at, subject.at, 1)
        if kind == "record" or subject.kind == "table_replay":
            return await self._made(
                (subject, lang, replay.key), lambda: _of_replay(subject, replay, lang)
            )
        loaded = await self._tables.find(subject.id, STRANGER)
        row, seat_rows, names = loaded.table.row, loaded.table.seat_rows, dict(loaded.names)
        key = (subject, lang, replay.key, row.version, tuple(names.items()))
        if subject.kind == "results":
            return await self._made(key, lambda: _of_results(replay, row, seat_rows, names, lang))
        return await self._made(key, lambda: _of_table(replay, row, seat_rows, names, lang))

    async def _made(self, key: tuple[object, ...], make: Callable[[], LinkCard]) -> bytes:
        return await self._kept.get(
            key, lambda _: self._replays.renderer.link_picture(STRANGER, make)
        )


def _plain(subject: Subject) -> Subject:
    """What is about no game in particular shares one picture."""
    return subject if subject.game or subject.kind == "question" else OTHER


# What is on them.


def _board(race: Race, lang: str, seat: str | None = None) -> tuple[Scene, ...]:
    """The ground and the board on it, as a seat or a stranger sees them."""
    view, drawing = race.view(seat), race.game.drawing
    return drawing.ground(view, lang), drawing.board(view, lang)


def _of_table(
    replay: ReplayedRace, row: TableRow, seat_rows: SeatRows, names: dict[str, str], lang: Language
) -> LinkCard:
    kind = TEXTS.sentence(f"preview.kind.{row.status}", lang)
    text = table_words(row, seat_rows, names, lang)
    if not legible(text):
        text = options_summary(row.game, row.options, lang, row.course)
    return LinkCard(_board(replay.race, lang), kind, replay.race.game.name, text, lang)


def _of_results(
    replay: ReplayedRace, row: TableRow, seat_rows: SeatRows, names: dict[str, str], lang: Language
) -> LinkCard:
    race = replay.race
    key = "preview.kind.results" if row.status == "over" else "preview.kind.standing"
    kind = TEXTS.sentence(key, lang)
    facts = race.game.table.facts(race.view(), lang)
    held = {one.seat: seat_holder(one, names, lang) for one in seat_rows} if row.public else {}
    placed = sorted(
        (one.place, held.get(one.seat, one.name)) for one in facts if one.place is not None
    )
    text = " ".join(f"{place}.\u00a0{name}" for place, name in placed if legible(name))
    return LinkCard(_board(race, lang), kind, race.game.name, text, lang)


def _of_replay(subject: Subject, replay: ReplayedRace, lang: Language) -> LinkCard:
    race, at = replay.race, subject.at
    if at is None:
        kind = TEXTS.sentence("preview.kind.replay", lang)
        text = options_summary(race.game.id, race.options, lang)
        return LinkCard(_board(race, lang), kind, race.game.name, text, lang)
    at = min(at, race.played)
    kind = TEXTS.sentence("preview.kind.moment", lang, n=at)
    text = " ".join(replay.sentences(at, lang))
    return LinkCard(_board(race.step_to(at), lang), kind, race.game.name, text, lang)


def _of_question(token: str, lang: Language) -> LinkCard:
    question = questions.unpacked(token)
    race = questions.race_of(question)
    forbids = race.why_not(question.action) if race.is_action(question.action) else None
    if forbids is None:
        raise Refusal("no_question", status=404)
    kind = TEXTS.sentence("preview.kind.question", lang, game=race.game.name)
    heading = questions.label_of(race, question, lang)
    text = f"{forbids.reason(lang)} ({forbids.rule})"
    blockers = race.game.table.blockers(race.view(question.seat), question.action)
    return _cut(race, question.seat, LinkCard((), kind, heading, text, lang), besides=blockers)


def _of_game(subject: Subject, lang: Language) -> LinkCard:
    if not subject.game:
        text = TEXTS.sentence("preview.home.short", lang)
        heading = TEXTS.sentence("preview.home.heading", lang)
        kind = TEXTS.sentence("preview.kind.home", lang)
        return LinkCard((games()[-1].drawing.shelf(lang),), kind, heading, text, lang, fills=True)
    game = find_game(subject.game)
    _, text = words_of_game(subject, lang)
    match subject.kind:
        case "rules" if subject.id:
            theme = game_cards.rule(game, subject.id, lang).theme
            kind = f"{game.name} · {subject.id}"
            return _of_rule(game, subject.id, LinkCard((), kind, theme, text, lang))
        case "first_race":
            course = exercises.first_race(game.id)
            assert course is not None
            step = course.steps[0]
            board = _board(verdict.begin(game.id, step), lang, step.seat)
            return LinkCard(board, game.name, course.title.said(lang), text, lang)
        case "puzzle":
            puzzle = next(one for one in exercises.puzzles(game.id) if one.id == subject.id)
            kind = TEXTS.sentence("preview.kind.puzzle", lang, game=game.name)
            card = LinkCard((), kind, puzzle.title.said(lang), text, lang)
            return _cut(verdict.begin(game.id, puzzle), puzzle.seat, card)
        case _:
            kind = TEXTS.sentence(f"preview.kind.{subject.kind}", lang)
            return LinkCard((game.drawing.shelf(lang),), kind, game.name, text, lang, fills=True)


def _of_rule(game: Game, rule: str, card: LinkCard) -> LinkCard:
    """With the board of an example of a rule: one that is mainly about it, if there is any."""
    about = [
        (scenario["rules"].index(rule), id)
        for id, scenario in library.scenarios(game.id).items()
        if rule in scenario["rules"]
    ]
    if not about:
        return replace(card, scenes=(game.drawing.shelf(card.lang),), fills=True)
    example = min(about)[1]
    race = from_position(library.start(example), seed=0)
    seat = race.to_move if race.to_move in race.seats else None
    return _cut(race, seat, card, library.story(example)[:FEW])


def _cut(
    race: Race,
    seat: str | None,
    card: LinkCard,
    story: Iterable[str] = (),
    besides: Iterable[str] = (),
) -> LinkCard:
    """With the part of a board that a position and its story are about."""
    ground, board = _board(race, card.lang, seat)
    later = race.copy()
    boards = [board]
    for action in story:
        later.tell(action)
        boards.append(later.game.drawing.board(later.view(seat), card.lang))
    frame = frame_of(boards, besides)
    if frame is None:
        return replace(card, scenes=(ground, board))
    seen = cut((*ground.shapes, *board.shapes), frame, card.heading, card.lang)
    return replace(card, scenes=(seen,), fills=True)


def must_be_there(subject: Subject, lang: Language) -> None:
    """Refuse a picture of a rule or a puzzle that there is not."""
    if subject.kind == "other":
        raise Refusal("not_found", status=404)
    if subject.game:
        words_of_game(subject, lang)
