"""What a seat cannot know stays hidden, and what it guesses agrees with all it can know."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from layline.engine.machines.search import GREEDILY
from layline.engine.records import assign
from layline.engine.rng import Rng, seed_rng
from layline.games import find_game
from layline.games.petite_regate.rules.observation import imagine
from layline.games.petite_regate.rules.state import NONE
from layline.games.petite_regate.rules.state import Race as Record
from layline.games.petite_regate.view import PetiteRegateView, entry_shown
from layline.play.beginning import from_position
from layline.play.race import Race
from tests.games.petite_regate.table import at_table, sailed

GAME = find_game("petite-regate")


def plain(race: Race) -> Any:
    return race.table.machine.read(race.state)


def imagined(race: Race, seat: int, stream: int) -> Record:
    guess, rng = Record(), Rng()
    assign(guess, plain(race))
    seed_rng(rng, 1, stream)
    imagine(guess, seat, rng)
    return guess


def shown(view: PetiteRegateView) -> list[Any]:
    """All that a page shows and tells whoever has this view."""
    table, drawing = GAME.table, GAME.drawing
    told: list[Any] = [table.refused(view), GAME.terminal.text_board(view)]
    told += [part(view, "en") for part in (table.prompt, table.describe, table.facts, table.hand)]
    told += [part(view, "en") for part in (table.overlays, drawing.scene, drawing.instruments)]
    for action in view.choices:
        told += [table.target(view, action), table.preview(view, action, "en")]
    return told


def hands(record: Record) -> list[list[int]]:
    return [list(boat.hand[: boat.held]) for boat in record.boats[: record.boats_out]]


@pytest.mark.rule("LPR-06", "LPR-R42")
@pytest.mark.parametrize("rules", ["base", "advanced", "gigamic"])
def test_a_view_holds_no_card_that_the_seat_cannot_see(rules: str) -> None:
    race = sailed(rules, "interpreted", 3, 30)
    position = race.position()
    for seat in (*race.seats, None):
        view = race.view(seat)
        for name, hand in view.position["hands"].items():
            assert hand == (position["hands"][name] if name == seat else ["?"])
        assert view.position["deck"] == ["?"]
        assert view.position["deck_size"] == len(position["deck"])
        assert view.position["discard"] == position["discard"]
        if race.to_move != seat:
            assert view.choices == []
            assert all(set(known) == {"hand_size"} for known in view.derived.values())


@pytest.mark.rule("LPR-06", "LPR-R42")
@pytest.mark.parametrize("phase", ["play", "replay", "again", "swap", "end", "pivot"])
def test_a_view_is_the_same_whatever_the_others_hold(phase: str) -> None:
    before = {"replay": "play R30H", "again": "play J30W S", "swap": "heave swap"}
    before |= {"end": "play SB", "pivot": "heave turn"}
    race = at_table("interpreted", "gigamic")
    if phase in before:
        race.play(before[phase])
    assert race.position()["phase"] == phase
    machine = race.table.machine
    for number, seat in ((0, "A"), (1, "B"), (NONE, None)):
        for stream in range(5):
            guess = imagined(race, number, stream)
            real, other = (
                Race(race.table, machine.look(machine.fresh(one))) for one in (plain(race), guess)
            )
            one, two = real.view(seat), other.view(seat)
            assert json.dumps(one.to_json()) == json.dumps(two.to_json())
            assert one.race == two.race
            assert shown(one) == shown(two)
            if number != NONE:
                assert real.observe(number) == other.observe(number)


@pytest.mark.rule("LPR-06")
@pytest.mark.parametrize("rules", ["base", "advanced", "gigamic"])
def test_a_guess_deals_the_unseen_cards_and_no_others(rules: str) -> None:
    race = sailed(rules, "interpreted", 5, 40)
    real = plain(race)
    for seat in range(real.boats_out):
        for stream in range(10):
            guess = imagined(race, seat, stream)
            assert hands(guess)[seat] == hands(real)[seat]
            assert [len(hand) for hand in hands(guess)] == [len(hand) for hand in hands(real)]
            assert guess.pile == real.pile
            unseen = [
                Counter([*one.deck[: one.pile], *(c for hand in hands(one) for c in hand)])
                for one in (guess, real)
            ]
            assert unseen[0] == unseen[1]
            guess.deck[:], real.deck[:] = [0] * 55, [0] * 55
            for other in range(real.boats_out):
                assign(guess.boats[other], real.boats[other])
            assert guess == real
            real = plain(race)


@pytest.mark.rule("LPR-06")
def test_every_unseen_card_is_as_likely_to_be_held() -> None:
    given = {"A": ["R15"], "B": ["R30", "R45"]}
    race = at_table("interpreted", "base", hands=given, deck=["G15", "G30", "G45"])
    held = Counter(card for stream in range(2000) for card in hands(imagined(race, 0, stream))[1])
    assert len(held) == 5
    assert all(abs(count - 800) < 120 for count in held.values())


@pytest.mark.rule("LPR-46", "LPR-60")
def test_who_may_lay_a_sun_is_known_to_hold_one() -> None:
    race = at_table("interpreted", "gigamic")
    race.play("play SB")
    assert race.position()["phase"] == "end"
    for stream in range(50):
        assert 45 in hands(imagined(race, 1, stream))[0]
    race.view("B").trial()


@pytest.mark.rule("LPR-46", "LPR-60")
def test_every_deal_with_the_sun_that_is_known_is_as_likely() -> None:
    """Of the 15 pairs of these six cards 12 have a sun, three of them two."""
    given = {"A": ["R15", "SB", "SUN"], "B": ["B"]}
    deck = ["SUN", "SUN", "G15", "G30"]
    race = at_table("interpreted", "gigamic", hands=given, deck=deck)
    race.play("play SB")
    dealt = Counter(tuple(hands(imagined(race, 1, stream))[0]) for stream in range(2000))
    assert set(dealt) == {(0, 45), (12, 45), (13, 45), (45, 45)}
    assert all(abs(count - 500) < 75 for count in dealt.values())


@pytest.mark.rule("LPR-23")
def test_the_order_of_a_shuffle_is_not_shown() -> None:
    assert entry_shown("shuffle G15 B R30") == "shuffle"
    assert entry_shown("play B") == "play B"
    race = at_table("interpreted", "base", deck=[], discard=["G60", "R90"])
    race.play("play B")
    race.play("shuffle R90 B G60")
    for seat in ("A", "B", None):
        told = json.dumps(race.view(seat).to_json())
        assert "shuffle R90" not in told
    assert race.events[0] == "LPR-23 - pile shuffled"


def shifted(race: Race, machine: str) -> Race:
    """The same race with other cards in B's hand and another order of the draw pile."""
    position = race.position()
    unseen = [*position["hands"]["B"], *position["deck"]][::-1]
    size = len(position["hands"]["B"])
    moved = {"A": position["hands"]["A"], "B": unseen[:size]}
    given = {**position, "hands": moved, "deck": unseen[size:]}
    return from_position(given, machine=machine)


@pytest.mark.rule("LPR-R42")
def test_a_guess_does_not_depend_on_where_the_unseen_cards_are() -> None:
    race = sailed("gigamic", "interpreted", 2, 25)
    other = shifted(race, "interpreted")
    assert other.position() != race.position()
    for stream in range(20):
        assert imagined(race, 0, stream) == imagined(other, 0, stream)


@pytest.mark.rule("LPR-R42")
@pytest.mark.parametrize("rules", ["base", "advanced", "gigamic"])
def test_a_bot_decides_alike_whatever_the_others_hold(rules: str, machine: str) -> None:
    for seed in range(3 if machine == "interpreted" else 20):
        race = sailed(rules, machine, seed, 30)
        if race.to_move == "A":
            decisions = {
                one.table.machine.choose(one.state, GREEDILY, seed, 7)
                for one in (race, shifted(race, machine))
            }
            assert len(decisions) == 1
