"""Tables being planned: what the form is told is what opening the table would say."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from layline.engine.game import Game
from layline.games import games
from layline.server.catalogue.game_cards import card
from layline.server.refusals import Refusal
from layline.server.schemas.games import OptionCard
from layline.server.schemas.tables import NewTable, Plans, PlanVariant, Verdict
from layline.server.tables import plans
from layline.server.tables.clock import timed
from layline.server.tables.opening import opened
from tests.server.guest import Guest, bot, me

MOST = 400
"""Plans that are judged at once."""


def values(option: OptionCard) -> list[Any]:
    """The values of an option that a form offers; of a range its ends."""
    if option.values is not None:
        return [one.value for one in option.values]
    return [option.least, option.most]


def drafts(game: Game) -> list[PlanVariant]:
    """Every pair of values of two options with every number of seats, and each value alone."""
    asked = [one for one in card(game.id, "en").options if one.key != game.seats_option]
    single = [{one.key: value} for one in asked for value in values(one)]
    pairs = [
        {one.key: a, other.key: b}
        for one, other in combinations(asked, 2)
        for a, b in product(values(one), values(other))
    ]
    return [
        PlanVariant(options={**chosen, game.seats_option: seats}, seats=seats)
        for seats in game.seats
        for chosen in [{}, *single, *pairs]
    ]


def said_by_opening(wish: NewTable) -> tuple[str | None, str | None] | None:
    """What opening the table says: the field and the rule that are wrong; None: it opens."""
    try:
        opened("somebody", timed(wish), 0.0)
    except Refusal as refusal:
        return refusal.field, refusal.rule
    return None


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_plan_is_judged_as_its_opening_would_be(game: Game) -> None:
    tried = drafts(game)
    seats = [{"kind": "screen"} for _ in range(min(game.seats))]
    plan = NewTable.model_validate({"game": game.id, "seats": seats})
    verdicts: list[Verdict | None] = []
    for at in range(0, len(tried), MOST):
        some = Plans(plan=plan, variants=tried[at : at + MOST])
        verdicts += plans.judged(some, None, "fr").variants
    unlike: list[object] = []
    for draft, verdict in zip(tried, verdicts, strict=True):
        wish = {"game": game.id, "options": draft.options, "seats": seats[:1] * draft.seats}
        truth = said_by_opening(NewTable.model_validate(wish))
        if truth != (None if verdict is None else (verdict.field, verdict.rule)):
            unlike.append((draft.options, verdict, truth))
        elif verdict is not None and not (verdict.rule and verdict.message):
            unlike.append((draft.options, verdict, "no rule, or no reason"))
    assert unlike == [], f"{len(unlike)} of {len(tried)}"
    assert None in verdicts


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_what_is_proposed_to_so_many_can_be_opened(game: Game) -> None:
    for seats in game.seats:
        options = {**game.codec.suggested(seats), game.seats_option: seats}
        screens = [{"kind": "screen"} for _ in range(seats)]
        wish = {"game": game.id, "options": options, "seats": screens}
        assert said_by_opening(NewTable.model_validate(wish)) is None, options


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_options_that_belong_to_others_name_options_and_values_there_are(game: Game) -> None:
    known = {one.key: one for one in card(game.id, "en").options}
    for option in known.values():
        for needed in option.only:
            assert set(needed.values) < set(values(known[needed.key])), (option.key, needed)


def test_the_service_judges_a_plan_and_what_it_could_become(guest: Guest) -> None:
    plan = {"game": "petite-regate", "seats": [me(), bot(), bot()], "options": {}}
    asked = {
        "plan": plan,
        "variants": [
            {"options": {"rules": "gigamic"}, "seats": 3},
            {"options": {"rules": "advanced"}, "seats": 4},
            {"options": {"sails": 3}, "seats": 2},
        ],
    }
    answer = guest.call("POST", "/api/plans", asked)
    assert answer["plan"]["rule"] == "LPR-01"
    assert answer["plan"]["field"] == "options.players"
    assert "2 players" in answer["plan"]["message"]
    assert [one and one["rule"] for one in answer["variants"]] == [None, "LPR-01", None]
    assert answer["variants"][0] is None
    assert answer["variants"][2]["field"] == "options.sails"
    refused = guest.refused("POST", "/api/tables", plan, 422)
    assert (refused.rule, refused.message) == ("LPR-01", answer["plan"]["message"])
    unknown = guest.call("POST", "/api/plans", {"plan": {**plan, "game": "chess"}})
    assert unknown["plan"]["field"] == "game"
