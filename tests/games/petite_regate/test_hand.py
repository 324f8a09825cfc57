"""The hand as a page shows it: what each card can do, where it leads, or why it is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from layline.engine.answers import HandCard, Point, Together
from layline.engine.scene import Circle, Group, Scene, Shape, Text
from layline.games import find_game
from layline.games.petite_regate.drawing.sight import on_screen
from layline.play.beginning import new
from layline.play.race import Race
from tests.games.petite_regate.table import at_table
from tests.games.petite_regate.test_page import crowd
from tests.shapes import every_shape

GAME = find_game("petite-regate")


def held(race: Race, seat: str | None = "A", lang: str = "en") -> dict[str, HandCard]:
    return {card.id: card for card in GAME.table.hand(race.view(seat), lang)}


def roles(scene: Scene | None) -> set[str]:
    assert scene is not None
    return {shape.role for shape in every_shape(scene.shapes)}


def ghost(scene: Scene | None, action: str) -> list[Shape]:
    assert scene is not None
    found = scene.named()[f"ghost:{action}"]
    assert isinstance(found, Group)
    return list(every_shape(found.shapes))


def test_every_choice_of_a_turn_but_heaving_to_belongs_to_a_card() -> None:
    race = at_table("interpreted", "gigamic")
    played = [action for card in held(race).values() for action in card.actions]
    assert sorted(played) == sorted(set(race.choices()) - {"heave turn", "heave swap"})


def test_helm_wind_and_sun_are_special() -> None:
    tones = {id: card.tone for id, card in held(at_table("interpreted", "gigamic")).items()}
    assert tones == {
        "R30H": "special", "G45-90": "plain", "SB": "plain", "J30W": "special", "SUN": "special",
    }  # fmt: skip


def test_equal_cards_are_shown_one_by_one_and_played_alike() -> None:
    race = at_table("interpreted", hands={"A": ["B", "B", "R45"], "B": ["B"]})
    cards = held(race)
    assert set(cards) == {"B", "B:2", "R45"}
    assert cards["B"].actions == cards["B:2"].actions == ("play B",)


@pytest.mark.rule("LPR-17", "LPR-18")
def test_a_card_laid_on_the_board_shows_every_end_and_the_water_it_sweeps() -> None:
    over = held(at_table("interpreted", "gigamic"))["G45-90"].over
    for action, at, heading in (
        ("play G45-90 R45", (715_355, 607_782), 45.0),
        ("play G45-90 R90", (730_000, 530_000), 90.0),
    ):
        hull = next(one for one in ghost(over, action) if isinstance(one, Group))
        assert (hull.x, hull.y) == on_screen(at, 1_400_000)
        assert hull.turn == heading
    assert {"sweep-clear", "ghost-clear", "playing-card"} <= roles(over)
    assert "hit" not in roles(over)


@pytest.mark.rule("LPR-26", "LPR-27", "LPR-30")
def test_what_a_refused_arrow_would_touch_or_enter_is_marked() -> None:
    cards = held(crowd())
    into_the_zone, into_the_buoy = cards["B"], cards["R90"]
    assert into_the_zone.actions == ()
    assert into_the_zone.note == "Straight on: You would end in another boat’s zone."
    assert "hit-zone" in roles(into_the_zone.over)
    assert {"hit", "hit-cross", "hatch-no", "sweep-no"} <= roles(into_the_buoy.over)
    assert into_the_buoy.over is not None
    rings = [one for one in every_shape(into_the_buoy.over.shapes) if one.role == "hit"]
    ring = next(one for one in rings if isinstance(one, Circle))
    assert (ring.x, ring.y) == on_screen((350_000, 900_000), 1_400_000)
    away = {"at": "300000,400000", "heading": 0}
    boats = {"A": {"at": "1200000,500000", "heading": 90}, "B": away}
    edge = at_table("interpreted", boats=boats, hands={"A": ["B", "R90"], "B": ["B"]})
    assert "hit" in roles(held(edge)["B"].over)
    assert held(edge, lang="fr")["B"].note == "Tout droit\u202f: Vous sortiriez de la table."


@pytest.mark.rule("LPR-50")
def test_the_closed_line_is_marked_where_an_arrow_would_cross_it_too_early() -> None:
    boats = {
        "A": {"at": "650000,250000", "heading": 0},
        "B": {"at": "900000,150000", "heading": 90},
    }
    race = at_table("interpreted", "advanced", boats=boats, hands={"A": ["B", "R90"], "B": ["B"]})
    assert "hit" in roles(held(race)["B"].over)
    assert "The line is closed until your 4th card." in held(race)["B"].note


@pytest.mark.rule("LPR-31", "LPR-53")
def test_a_forced_stop_and_an_arrow_that_costs_turns_look_different() -> None:
    boat = {"started": True, "laid": 6, "heading": 0}
    boats = {
        "A": {**boat, "at": "640000,350000"},
        "B": {**boat, "at": "600000,500000", "heading": 90},
    }
    race = at_table("interpreted", boats=boats, hands={"A": ["B"], "B": ["B"]})
    assert {"ghost-stop", "sweep-stop"} <= roles(held(race)["B"].over)
    early = {
        "A": {"at": "650000,250000", "heading": 0},
        "B": {"at": "900000,150000", "heading": 90},
    }
    race = at_table("interpreted", "advanced", boats=early, hands={"A": ["B"], "B": ["B"]})
    assert {"ghost-penalty", "sweep-penalty"} <= roles(held(race)["B"].over)


@pytest.mark.rule("LPR-36", "LPR-37")
def test_a_wind_card_shows_both_plays_and_stays_to_be_played_again() -> None:
    race = at_table("interpreted", "gigamic")
    over = held(race)["J30W"].over
    hulls = [one for one in ghost(over, "play J30W S") if one.role == "ghost-clear"]
    assert len(hulls) == 4  # where the first play ends, and three seconds
    race.play("play J30W S")
    cards = held(race)
    assert cards["laid:J30W"].actions == ("again L30", "again S", "again R30")
    assert cards["laid:J30W"].label == "Three-colour 30 wind, second play"
    assert cards["SB"].actions == ()
    assert cards["SB"].note == "First finish the wind card: it is played twice."


@pytest.mark.rule("LPR-60")
def test_a_sun_is_laid_by_its_card_at_the_end_of_the_turn() -> None:
    race = at_table("interpreted", "gigamic")
    assert held(race)["SUN"].note == "Sun: on an opponent, after your move."
    race.play("play SB")
    cards = held(race)
    assert cards["SUN"].actions == ("sun B",)
    assert cards["R30H"].note == "Your move is made: now only a sun can be laid."


@pytest.mark.rule("LPR-45", "LPR-49")
def test_a_sun_on_oneself_is_played_by_its_card_and_barred_with_its_reason() -> None:
    race = at_table("interpreted", "advanced")
    assert held(race)["SUN"].actions == ("sun self",)
    assert GAME.table.target(race.view("A"), "sun self") is None
    x, y = on_screen((650_000, 475_000), 1_140_000)
    meant = GAME.table.meant(race.view("A"), Point(x, y))
    assert "sun self" in meant.actions, "a click on one's own boat is about what she can do"
    race = at_table("interpreted", "advanced", series={"boat": "A", "suns": 2, "short": 1})
    assert held(race)["SUN"].note == "Never three suns in a row."


@pytest.mark.rule("LPR-58")
def test_up_to_three_cards_are_exchanged_together() -> None:
    race = at_table("interpreted", "gigamic")
    race.play("heave swap")
    together = Together(most=3, end="done", label="Exchange these cards")
    assert held(race)["SB"].together == together
    race.play("swap SB")
    assert held(race)["SUN"].together == replace(together, most=2)


@pytest.mark.rule("LPR-32")
def test_a_blocked_boat_discards_one_of_its_cards() -> None:
    boats = {
        "A": {"at": "1270000,500000", "heading": 90},
        "B": {"at": "300000,400000", "heading": 0},
    }
    race = at_table("interpreted", boats=boats, hands={"A": ["B", "R15"], "B": ["B"]})
    assert [card.actions for card in held(race).values()] == [("drop R15",), ("drop B",)]


def test_who_waits_sees_what_the_cards_would_do_now() -> None:
    race = at_table("interpreted", "gigamic")
    cards = held(race, "B")
    assert all(card.actions == () for card in cards.values())
    assert {card.note for card in cards.values()} == {"Wait for your turn."}
    hull = next(one for one in ghost(cards["B"].over, "play B") if isinstance(one, Group))
    assert (hull.x, hull.y) == on_screen((1_000_000, 540_000), 1_400_000)
    assert held(crowd(), "C")["B"].over is not None, "becalmed, but it may plan"


@pytest.mark.rule("LPR-06")
def test_before_the_boats_are_placed_cards_can_be_looked_at() -> None:
    race = new("petite-regate", machine="interpreted", seed=2)
    race.draw()
    cards = held(race)
    assert len(cards) == 5
    assert all(card.over is None for card in cards.values())
    assert {card.note for card in cards.values()} == {"First place your boat."}
    race.play("slot 0")
    boat = GAME.drawing.board(race.view("A"), "en").named()["boat:A"]
    assert isinstance(boat, Group)
    assert (boat.x, boat.y) == on_screen((650_000, 300_000), 1_140_000)


@pytest.mark.rule("LPR-06", "LPR-R42")
def test_nobody_is_shown_the_hand_of_somebody_else() -> None:
    assert GAME.table.hand(crowd().view(None), "en") == ()
    assert set(held(crowd(), "B")) == {"B"}


# -------------------- on demand


def overlay(race: Race, seat: str | None, id: str) -> Scene:
    found = {one.id: one for one in GAME.table.overlays(race.view(seat), "en")}
    assert list(found) == ["zones", "discard", "unseen"]
    return found[id].picture


@pytest.mark.rule("LPR-28")
def test_the_zones_of_the_others_are_shown_on_demand() -> None:
    zones = [one for one in overlay(crowd(), "A", "zones").shapes if isinstance(one, Group)]
    assert [(one.x, one.y) for one in zones] == [
        on_screen((340_000, 1_000_000), 1_400_000), on_screen((600_000, 700_000), 1_400_000),
    ]  # fmt: skip
    assert (
        len([one for one in overlay(crowd(), None, "zones").shapes if isinstance(one, Group)]) == 3
    )


@pytest.mark.rule("LPR-21")
def test_the_discard_can_be_looked_through() -> None:
    race = crowd(discard=["G15", "R90", "G15"])
    cards = [one.title for one in overlay(race, None, "discard").shapes if isinstance(one, Group)]
    assert cards == ["green 15", "red 90", "green 15"]


@pytest.mark.rule("LPR-02", "LPR-R42")
def test_the_cards_still_to_come_are_counted_from_what_one_has_seen() -> None:
    race = at_table("interpreted", "gigamic", discard=["B", "B", "R15"])
    shown = overlay(race, "A", "unseen")
    counts = {
        one.title: [text.text for text in one.shapes if isinstance(text, Text)]
        for one in shown.shapes
        if isinstance(one, Group)
    }
    assert "red 15" not in counts  # the only one lies on the discard
    assert counts["blue"] == ["×3"]
    assert counts["red 60"] == []
    heading = next(one for one in shown.shapes if one.role == "heading")
    assert getattr(heading, "text", None) == f"{55 - 3 - 5} cards you have not seen"
