"""Routes about the games on offer."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Header, Query, Response

from ....engine.glossary import Term, glossary
from ...catalogue import game_cards
from ...catalogue.rulebook import book_card
from ...encoding import json_bytes
from ...language import Language
from ...schemas.games import GameCard, RuleCard
from ...schemas.rulebook import BookCard
from ..bodies import StrictRoute
from ..dependencies import EVERYWHERE, Spoken
from ..errors import problems
from ..security import PICTURE_POLICY

games_router = APIRouter(route_class=StrictRoute, tags=["games"], responses=EVERYWHERE)

_UNKNOWN_GAME = problems(s404="There is no such game.")
Theme = Literal["light", "dark"]


@games_router.get("/api/games")
def list_games(lang: Spoken) -> list[GameCard]:
    """Every game there is."""
    return game_cards.all_cards(lang)


@games_router.get("/api/games/{game}", responses=_UNKNOWN_GAME)
def get_game(game: str, lang: Spoken) -> GameCard:
    """One game: its options, bots and the race that "play now" starts."""
    return game_cards.card(game_cards.game_named(game).id, lang)


@games_router.get(
    "/api/games/{game}/picture.svg",
    response_class=Response,
    responses={
        **_UNKNOWN_GAME,
        200: {"description": "The picture.", "content": {"image/svg+xml": {}}},
        304: {"description": "You have the current one already."},
    },
)
def get_picture(
    game: str,
    spoken: Spoken,
    lang: Annotated[Language | None, Query()] = None,
    theme: Annotated[Theme, Query()] = "light",
    if_none_match: Annotated[str | None, Header()] = None,
) -> Response:
    """A picture of a game: a typical moment of a race."""
    found = game_cards.picture(game_cards.game_named(game).id, lang or spoken, theme)
    headers = {
        "etag": found.etag,
        "cache-control": "public, max-age=3600",
        "vary": "accept-language",
        "content-security-policy": PICTURE_POLICY,
    }
    if if_none_match is not None and found.etag in if_none_match:
        return Response(status_code=304, headers=headers)
    return Response(found.content, media_type="image/svg+xml", headers=headers)


@games_router.get("/api/games/{game}/rules", responses=_UNKNOWN_GAME)
def list_rules(game: str, lang: Spoken) -> list[RuleCard]:
    """All rules of a game, restated for reading."""
    return game_cards.rules(game_cards.game_named(game), lang)


@games_router.get(
    "/api/games/{game}/rules/{rule}",
    responses=problems(s404="There is no such game, or it has no such rule."),
)
def get_rule(game: str, rule: str, lang: Spoken) -> RuleCard:
    """One rule or ruling of a game."""
    return game_cards.rule(game_cards.game_named(game), rule, lang)


@games_router.get("/api/games/{game}/glossary", responses=_UNKNOWN_GAME)
def get_glossary(game: str, lang: Spoken) -> tuple[Term, ...]:
    """Words that a beginner may not know, in all their forms, and what they mean."""
    return glossary(game_cards.game_named(game).texts, lang)


@games_router.get("/api/games/{game}/book", response_model=BookCard, responses=_UNKNOWN_GAME)
def get_book(game: str, lang: Spoken) -> Response:
    """The rulebook of a game: its primer, chapters, rules, rulings, options, examples, figures."""
    card = book_card(game_cards.game_named(game).id, lang)
    return Response(json_bytes(card), media_type="application/json")
