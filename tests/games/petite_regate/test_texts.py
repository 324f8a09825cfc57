"""What is awaited and how things stand, in words."""

from __future__ import annotations

import pytest

from layline.engine.texts import LANGUAGES
from layline.games.petite_regate.rules.cards import KINDS
from layline.games.petite_regate.table.sentences import (
    describe,
    prompt,
)
from layline.games.petite_regate.words import card_name, way_name
from layline.play.beginning import new
from tests.games.petite_regate.table import at_table

NARROW = "\u202f"


@pytest.mark.rule("LPR-R50")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own(lang: str) -> None:
    names = [card_name(card, lang) for card in range(KINDS)]
    assert len(set(names)) == len(names)
    assert all(name == name.strip() for name in names)


def test_arrows_in_words() -> None:
    assert way_name("L45", "en") == "45° to port"
    assert way_name("S", "fr") == "tout droit"
    with pytest.raises(ValueError, match="no arrow"):
        way_name("R10", "en")


# -------------------- what is awaited


def test_the_draw_and_the_deal_are_awaited() -> None:
    race = new("petite-regate", machine="interpreted", rules="advanced", seed=1)
    assert prompt(race.view("A"), "en") == "The first player is about to be drawn."
    race.play("first B")
    assert prompt(race.view("A"), "en") == "The cards are about to be shuffled and dealt."
    race.draw()
    assert prompt(race.view("A"), "en") == "Waiting for B to place the boat."
    assert prompt(race.view("B"), "fr").startswith(f"À vous{NARROW}: choisissez un emplacement")
    closed = "The line is closed at first: only your fourth card may cross it."
    assert prompt(race.view("B"), "en") == f"Choose a spot for your boat. {closed}"
    race.play("area 0,1")
    assert prompt(race.view("B"), "en").endswith(closed)


@pytest.mark.parametrize(
    ("rules", "actions", "english"),
    [
        ("base", [], "Your turn: play a card."),
        ("gigamic", [], "Your turn: play a card, or heave to."),
        ("gigamic", ["play R30H"], "Helm: play another card, or stop."),
        ("gigamic", ["play J30W S"], "Wind: choose the arrow of the second play."),
        ("gigamic", ["heave turn"], "Turn your boat to any heading, or keep it."),
        ("gigamic", ["heave swap"], "Choose a card to exchange; three at most."),
        ("gigamic", ["heave swap", "swap SB"], "Choose another card to exchange, or be done."),
        ("gigamic", ["play SB"], "Lay a sun on an opponent, or end your turn."),
        ("advanced", ["sun self"], "Turn your boat to any heading, or keep it."),
    ],
)
def test_the_prompt_says_what_is_awaited(rules: str, actions: list[str], english: str) -> None:
    race = at_table("interpreted", rules)
    for action in actions:
        race.play(action)
    assert prompt(race.view("A"), "en") == english
    other = prompt(race.view("B"), "en")
    assert "A" in other
    assert "you" not in other.lower().replace("young", "")
    assert prompt(race.view("A"), "fr") not in (english, other)


def test_the_prompt_says_when_nothing_can_be_played() -> None:
    boats = {
        "A": {"at": "1285000,600000", "heading": 90},
        "B": {"at": "1000000,400000", "heading": 0},
    }
    hands = {"A": ["R45", "R90", "G45", "G90", "B"], "B": ["B"]}
    race = at_table("interpreted", "base", boats=boats, hands=hands)
    assert "discard one, then turn" in prompt(race.view("A"), "en")
    started = {name: {**boat, "started": True} for name, boat in boats.items()}
    race = at_table("interpreted", "gigamic", boats=started, hands=hands)
    assert "No card can be played: heave to." in prompt(race.view("A"), "en")


def test_the_prompt_says_that_the_stop_is_forced() -> None:
    boats = {
        "A": {"at": "640000,350000", "heading": 0},
        "B": {"at": "600000,500000", "heading": 90},
    }
    race = at_table("interpreted", "base", boats=boats, hands={"A": ["B"], "B": ["B"]})
    assert "No arrow is clear" in prompt(race.view("A"), "en")
    assert "No arrow is clear" not in prompt(race.view("B"), "en")


def test_the_prompt_says_that_the_line_is_closed() -> None:
    boats = {
        "A": {"at": "650000,200000", "heading": 90, "laid": 2},
        "B": {"at": "900000,150000", "heading": 90},
    }
    race = at_table("interpreted", "advanced", boats=boats)
    assert prompt(race.view("A"), "en").endswith(
        "The line is closed to you: 2 cards laid, your 4th may cross."
    )
    assert "closed to A, who has laid 2 cards" in prompt(race.view("B"), "en")
    assert "La ligne vous est fermée" in prompt(race.view("A"), "fr")


def test_at_the_end_the_winner_is_named() -> None:
    race = at_table("interpreted")
    race.play("retire B")
    assert prompt(race.view("A"), "en") == "The race is over: you win."
    assert prompt(race.view("B"), "en") == "The race is over: A wins."
    assert prompt(race.view(None), "fr") == f"La course est finie{NARROW}: A gagne."


def test_the_situation_in_words_names_everything_on_the_table() -> None:
    race = at_table("interpreted", "gigamic", options={"obstacles": "rock"}, discard=["G60"])
    lines = describe(race.view("A"), "en").splitlines()
    assert lines == [
        "La Petite Régate, Gigamic edition.",
        "Round 1 of at most 80: waiting for a card.",
        "A is first player.",
        "The table is 26 boat lengths wide and 28 boat lengths deep, seen from behind the line; "
        "heading 000° leads from the line onto the course, 090° to the right.",
        "The line is 6 boat lengths long.",
        "Mark 1 lies 12 boat lengths beyond the line, 6 boat lengths left of its middle, "
        "to be rounded first, clockwise, leaving it to starboard.",
        "Mark 2 lies 15 boat lengths beyond the line, 6 boat lengths right of its middle, "
        "to be rounded second, clockwise, leaving it to starboard.",
        "White buoys stand at both ends of the line.",
        "A rock, a boat’s length across, lies 6 boat lengths beyond the line, "
        "3 boat lengths left of its middle.",
        "A (you): 3 boat lengths from a rock, which lies to port, heading 000°; "
        "next mark 1, 10 boat lengths ahead; 5 cards in hand.",
        "B: 4 boat lengths from the right end of the line, heading 000°; "
        "next mark 1, 16 boat lengths to port; 5 cards in hand.",
        "Your hand: red 30 helm, green 45-90, small blue, three-colour 30 wind and sun.",
        "The draw pile has 7 cards.",
        "The last card on the discard is the green 60 card; 1 lie there.",
        "Your turn: play a card, or heave to.",
    ]
    assert "hand:" not in describe(race.view(None), "en")


def test_the_situation_in_words_tells_of_suns_and_penalties() -> None:
    boat = {"heading": 0, "started": True, "laid": 6}
    boats = {
        "A": {"at": "650000,500000", **boat, "marks": 2},
        "B": {"at": "1000000,400000", **boat, "becalmed": True, "penalty_left": 3},
    }
    text = describe(at_table("interpreted", "advanced", boats=boats).view("A"), "en")
    assert "becalmed, misses the next turn; 3 penalty turns left" in text
    assert "both marks rounded, the line 4 boat lengths astern" in text
