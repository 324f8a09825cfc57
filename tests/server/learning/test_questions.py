"""Questions as links: the same answer for whoever opens them, and nothing that nobody may know."""

from __future__ import annotations

import base64
import io
import json
import zlib
from itertools import product

import pytest
from PIL import Image

import layline
from layline.games import games
from layline.play import library
from layline.play.beginning import from_position
from layline.play.race import Race
from layline.server.learning import questions
from layline.server.refusals import Refusal
from layline.server.views import position
from layline.server.views.position import PositionViews
from tests.server.duel import Duel
from tests.server.guest import Guest, bot, me
from tests.server.service import Service

DATABASES = ("sqlite",)
"""Nothing of it is stored."""


def begun(scenario: str) -> Race:
    return from_position(library.start(scenario), seed=1)


def refused_in(race: Race) -> str | None:
    """Something that the seat which decides may not do."""
    if race.to_move not in race.seats:
        return None
    named = race.game.table.refused(race.view(race.to_move))
    return next((one for one in named if race.is_action(one) and race.why_not(one)), None)


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_whoever_opens_the_link_gets_the_same_rule(game: str) -> None:
    shared = 0
    for scenario in library.scenarios(game):
        race = begun(scenario)
        action = refused_in(race)
        if action is None or race.to_move is None:
            continue
        forbids = race.why_not(action)
        assert forbids is not None
        token = questions.shared(race, race.to_move, action).path.removeprefix("/why/")
        for lang in ("en", "fr"):
            card = questions.answered(token, lang)
            assert card.answer.rule == forbids.rule
            assert card.answer.message == forbids.reason(lang)
        assert len(token) < 2000  # the longest that all browsers and chats take
        shared += 1
    assert shared > 3


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_click_that_can_be_taken_for_a_forbidden_action_can_be_passed_on(game: str) -> None:
    shared = set[str]()
    for scenario in [*library.scenarios(game)][:12]:
        race = begun(scenario)
        seat = race.to_move
        if seat is None or seat not in race.seats:
            continue
        views = PositionViews(race, 0)
        for x, y in product(range(0, 24, 2), repeat=2):
            said = position.meant(views, seat, x, y, "en")
            if said.action is None:
                continue
            assert not said.actions
            token = questions.shared(race, seat, said.action).path.removeprefix("/why/")
            answer = questions.answered(token, "en").answer
            assert (answer.rule, answer.message) == (said.rule, said.message)
            shared.add(said.action)
    assert shared


def test_what_is_allowed_is_no_question() -> None:
    race = layline.new("regatta", seed=1)
    race.draw()
    with pytest.raises(Refusal, match="nothing to ask"):
        questions.shared(race, str(race.to_move), race.choices()[0])
    with pytest.raises(Refusal, match="nothing to ask"):
        questions.shared(race, str(race.to_move), "abracadabra")


def packed(value: object) -> str:
    return base64.urlsafe_b64encode(zlib.compress(json.dumps(value).encode())).decode().rstrip("=")


@pytest.mark.parametrize(
    "token",
    [
        "",
        "A",
        "____",
        packed([]),
        packed({"game": "regatta"}),
        packed({"game": "regatta", "position": {}, "seat": "A", "action": "leg N"}),
        packed("x" * 10_000_000),
        packed({"game": "regatta", "position": {"a": [[]] * 9000}, "seat": "A", "action": "x"}),
    ],
)
def test_what_is_no_question_is_refused(token: str) -> None:
    with pytest.raises(Refusal) as refused:
        questions.answered(token, "en")
    assert (refused.value.kind, refused.value.status) == ("no_question", 404)


def test_a_hand_that_others_hold_is_not_in_the_link() -> None:
    """La Petite Régate: the cards of the other seat, and the pile, are guessed anew each time."""
    race, sailor = layline.new("petite-regate", seed=5), layline.bot("random", 1)
    while race.played < 12 or refused_in(race) is None:
        race.draw() if race.to_move == "chance" else race.play(sailor.choose(race))
    seat, action = str(race.to_move), str(refused_in(race))
    links = [questions.shared(race, seat, action) for _ in range(4)]
    assert len({link.path for link in links}) == 4
    for link in links:
        assert link.cards
        told = questions.unpacked(link.path.removeprefix("/why/"))
        guessed = from_position(told.position, seed=1)
        number = race.seats.index(seat)
        assert guessed.observe(number) == race.observe(number)
        assert guessed.position() != race.position()


def test_only_whoever_decides_at_a_table_can_pass_on_its_position(
    guest: Guest, friend: Guest
) -> None:
    duel = Duel(guest, friend)
    path, wish = f"/api/tables/{duel.table}/question", {"action": "leg N"}
    other = friend if duel.mover is duel.lives["A"] else guest
    assert other.refused("POST", path, wish, status=403).kind == "not_your_turn"


def test_a_question_of_a_table_opens_anywhere(service: Service, guest: Guest) -> None:
    table = guest.open_table(me(), bot())
    live = guest.live()
    watched = live.watch(table.id)
    live.until(lambda: watched.my_turn)
    path, action = f"/api/tables/{table.id}/question", "leg N"
    allowed = {"action": watched.actions[0]}
    assert guest.refused("POST", path, allowed, 422).kind == "nothing_to_ask"
    link = guest.call("POST", path, {"action": action})
    token = link["path"].removeprefix("/why/")
    card = guest.call("GET", f"/api/questions/{token}")
    assert (card["game"], card["action"], card["answer"]["allowed"]) == ("regatta", action, False)
    page = guest.answer("GET", link["path"]).text
    assert "<title>Regatta: why not? · Layline</title>" in page
    assert 'content="noindex"' in page
    picture = guest.answer("GET", f"/api/link-picture.png?of={link['path']}")
    with Image.open(io.BytesIO(picture.content)) as shown:
        assert shown.size == (1200, 630)
    assert guest.refused("GET", "/api/questions/AAAA", status=404).kind == "no_question"
