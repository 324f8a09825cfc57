"""Questions to the referee that are passed on as links: a position, an action, and the answer.

The link holds all of it, packed: nothing is stored, and nothing can be found by trying links. What
the asking seat cannot know is not in it: before a position is packed, whatever is hidden from that
seat is replaced by a guess.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib

from pydantic import ValidationError

from ...play.beginning import from_position
from ...play.errors import RaceError
from ...play.guess import imagined
from ...play.race import Race
from ..catalogue.game_cards import game_named
from ..refusals import Refusal
from ..schemas.questions import LONGEST_TOKEN, QuestionCard, QuestionLink, SharedQuestion
from ..views import position
from ..views.position import PositionViews

MOST_BYTES = 32 * 1024
"""The most that a packed question may hold."""


def shared(race: Race, seat: str, action: str) -> QuestionLink:
    """The link of a question about what a seat decides now; refused if the answer is "you may"."""
    forbids = race.why_not(action) if race.is_action(action) else None
    if forbids is None:
        raise Refusal("nothing_to_ask", status=422, field="action")
    known = imagined(race, seat) if race.game.hides else race
    found = SharedQuestion(game=race.game.id, position=known.position(), seat=seat, action=action)
    again = _race_of(found).why_not(action)
    token = packed(found)
    if again is None or again.rule != forbids.rule or len(token) > LONGEST_TOKEN:
        raise Refusal("cannot_share")
    return QuestionLink(path=f"/why/{token}", cards=race.game.hides)


def packed(question: SharedQuestion) -> str:
    """A question as letters and digits."""
    text = json.dumps(question.model_dump(), separators=(",", ":"), ensure_ascii=False)
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(token: str) -> SharedQuestion:
    """The question of a link; whatever is not one is refused."""
    try:
        squeezed = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
        opened = zlib.decompressobj()
        text = opened.decompress(squeezed, MOST_BYTES)
        if opened.unconsumed_tail or not opened.eof:
            raise Refusal("no_question", status=404)
        return SharedQuestion.model_validate_json(text)
    except (ValidationError, zlib.error, binascii.Error, ValueError):
        raise Refusal("no_question", status=404) from None


def answered(token: str, lang: str) -> QuestionCard:
    """A question with its answer, worked out anew: what a link claims counts for nothing."""
    question = unpacked(token)
    race = race_of(question)
    views = PositionViews(race, 0)
    label = label_of(race, question, lang)
    return QuestionCard(
        game=race.game.id,
        game_name=race.game.name,
        position=question.position,
        seat=question.seat,
        action=question.action,
        label=label,
        answer=position.why_not(views, question.seat, question.action, lang),
    )


def race_of(question: SharedQuestion) -> Race:
    """The race in the position of a question, where its seat decides."""
    race = _race_of(question)
    if race.to_move != question.seat:
        raise Refusal("no_question", status=404)
    return race


def label_of(race: Race, question: SharedQuestion, lang: str) -> str:
    """What was asked about, in words; what is far from possible has none but its notation."""
    try:
        return race.game.table.label(race.view(question.seat), question.action, lang)
    except (KeyError, ValueError):
        return question.action


def _race_of(question: SharedQuestion) -> Race:
    game = game_named(question.game)
    try:
        return from_position({**question.position, "game": game.id}, seed=0)
    except RaceError:
        raise Refusal("no_question", status=404) from None
