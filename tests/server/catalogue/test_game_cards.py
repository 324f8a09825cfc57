"""The games there are: everything a page needs to offer and explain them, in both languages."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from pydantic import TypeAdapter

from layline.bots import bots
from layline.engine.game import Json
from layline.games import find_game, games
from layline.play.beginning import validated
from layline.play.errors import BadOptions
from layline.server.schemas.games import GameCard, RuleCard
from tests.server.conftest import NewGuest
from tests.server.guest import Guest, bot, me
from tests.server.service import Service

DATABASES = ("sqlite",)
"""The shelf is in the package, not in the database."""

GAMES = [game.id for game in games()]
CARDS = TypeAdapter(list[GameCard])
RULES = TypeAdapter(list[RuleCard])


@pytest.fixture(params=["en", "fr"])
def reader(request: pytest.FixtureRequest, service: Service, guests: NewGuest) -> Guest:
    """A visitor who reads one of our languages."""
    return guests(service, request.param)


def test_every_game_is_on_the_shelf(guest: Guest) -> None:
    shelf = CARDS.validate_python(guest.call("GET", "/api/games"))
    assert [card.id for card in shelf] == GAMES
    for card in shelf:
        assert GameCard.model_validate(guest.call("GET", f"/api/games/{card.id}")) == card


@pytest.mark.parametrize("id", GAMES)
def test_a_game_offers_its_options_with_explanations(reader: Guest, id: str) -> None:
    game, card = find_game(id), GameCard.model_validate(reader.call("GET", f"/api/games/{id}"))
    defaults = validated(game, {}).to_json()
    assert card.name
    assert card.tagline
    assert card.length
    assert card.seats == list(game.seats)
    assert [given.name for given in card.bots] == list(bots())
    for option in card.options:
        words = game.texts.option(option.id, reader.lang)
        assert (option.key, option.label) == (words.key, words.label)
        assert option.explanation == words.explanation
        assert option.default == defaults[option.key]
        assert (option.values is None) == (option.least is not None and option.most is not None)
    assert card.seats_option in {option.key for option in card.options}
    assert {option.key for option in card.options} <= set(defaults)


@pytest.mark.parametrize("id", GAMES)
def test_every_value_of_every_option_can_be_asked_for(guest: Guest, id: str) -> None:
    game, card = find_game(id), GameCard.model_validate(guest.call("GET", f"/api/games/{id}"))
    for option in card.options:
        values = [value.value for value in option.values or []]
        if option.least is not None and option.most is not None:
            values = [option.least, option.most]
        for value in values:
            refused = refusal(id, {option.key: value})
            # What does not fit the defaults of the rest is refused by a rule, and by nothing else.
            assert refused is None or f"({game.prefix}-" in refused, refused


def refusal(id: str, options: Json) -> str | None:
    """Why these options are refused, if they are."""
    try:
        validated(find_game(id), options)
    except BadOptions as refused:
        return str(refused)
    return None


def test_the_shelf_speaks_both_languages(service: Service, guests: NewGuest) -> None:
    shelves = [
        CARDS.validate_python(guests(service, lang).call("GET", "/api/games"))
        for lang in ("en", "fr")
    ]
    for english, french in zip(*shelves, strict=True):
        assert english.tagline != french.tagline
        explanations = zip(english.options, french.options, strict=True)
        assert all(one.explanation != other.explanation for one, other in explanations)


@pytest.mark.parametrize("id", GAMES)
def test_play_now_is_two_clicks_to_the_first_choice(guest: Guest, id: str) -> None:
    card = GameCard.model_validate(guest.call("GET", f"/api/games/{id}"))
    seats = [me(), *(bot(name) for name in card.quick.bots)]
    wish = {"game": id, "options": card.quick.options, "seats": seats, "pace": "instant"}
    table = guest.call("POST", "/api/tables", wish)["id"]
    live = guest.live()
    live.watch(table)
    live.until(lambda: live.tables[table].my_turn)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_game_has_a_picture(reader: Guest, id: str, theme: str) -> None:
    path = reader.call("GET", f"/api/games/{id}")["picture"]
    reply = reader.answer("GET", path, params={"lang": reader.lang, "theme": theme})
    assert reply.status_code == 200
    assert reply.headers["content-type"].startswith("image/svg+xml")
    root = ET.fromstring(reply.text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    again = reader.answer(
        "GET",
        path,
        params={"lang": reader.lang, "theme": theme},
        headers={"If-None-Match": reply.headers["etag"]},
    )
    assert again.status_code == 304
    assert not again.content


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_can_be_read(reader: Guest, id: str) -> None:
    game = find_game(id)
    cards = RULES.validate_python(reader.call("GET", f"/api/games/{id}/rules"))
    rules = game.texts.rules(reader.lang)
    assert [(card.id, card.statement) for card in cards] == [
        (rule.id, game.texts.with_options_named(rule.statement, reader.lang)) for rule in rules
    ]
    first = RuleCard.model_validate(reader.call("GET", f"/api/games/{id}/rules/{cards[0].id}"))
    assert first == cards[0]


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess",
        "/api/games/chess/picture.svg",
        "/api/games/chess/rules",
        "/api/games/regatta/rules/REG-999",
        "/api/games/regatta/rules/../../me",
        "/api/nothing",
        "/api/tables/aaaaaaaaaaaaaaaa",
        "/api/tables/AAAA",
    ],
)
def test_what_does_not_exist_is_said_to_be_missing(guest: Guest, path: str) -> None:
    reply = guest.answer("GET", path.replace("..", "%2e%2e"))
    assert reply.status_code in (404, 422)
    assert reply.json()["error"]["message"]


def test_a_theme_there_is_not_is_refused_by_name(guest: Guest) -> None:
    path = "/api/games/regatta/picture.svg?theme=pink"
    assert guest.refused("GET", path, status=422).field == "theme"
