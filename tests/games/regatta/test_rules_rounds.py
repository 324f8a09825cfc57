"""Rounds, the die and the wind (REG-11 to REG-18), action numbers, and sizes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from layline.play.beginning import new
from layline.play.errors import RaceError
from layline.play.race import Race

TWO = {"A": {"at": "28,20"}, "B": {"at": "34,4"}}


@pytest.mark.rule("REG-13", "REG-15", "REG-R02")
@pytest.mark.parametrize(
    ("die", "odds"),
    [
        ("1223SS", (1, 2, 1, 1, 1)),
        ("1233SS", (1, 1, 2, 1, 1)),
        ("1123SS", (2, 1, 1, 1, 1)),
        ("123SSR", (1, 1, 1, 1, 1)),
    ],
)
def test_the_faces_of_the_die_are_equally_likely(
    afloat: Callable[..., Race], die: str, odds: tuple[int, ...]
) -> None:
    race = afloat(options={"die": die}, boats=TWO)
    names = ("roll 1", "roll 2", "roll 3", "roll red", "roll green")
    assert race.odds() == dict(zip(names, odds, strict=True))


@pytest.mark.rule("REG-07", "REG-R11")
def test_the_draw_of_the_first_player_is_uniform_over_the_yachts_not_retired() -> None:
    race = new("regatta", seats=4)
    race.play("retire C")
    assert race.odds() == {"first A": 1, "first B": 1, "first D": 1}
    drawn = {new_first(seed) for seed in range(60)}
    assert drawn == {"first A", "first B", "first D"}


def new_first(seed: int) -> str:
    race = new("regatta", seats=4, seed=seed)
    race.play("retire C")
    race.draw()
    return race.history[-1]


@pytest.mark.rule("REG-14", "REG-16")
def test_the_first_player_keeps_the_die_until_an_s(afloat: Callable[..., Race]) -> None:
    race = afloat(first="B", boats=TWO)
    for round in (5, 6, 7):
        position = race.position()
        assert (position["round"], position["for"]) == (round, "B")
        race.play("roll 1")
        assert race.to_move == "B"
        race.play("leg E" if round != 6 else "leg W")
        race.play("leg E" if round != 6 else "leg W")
    race.play("roll green")
    assert race.position()["for"] == "A"


@pytest.mark.rule("REG-15", "REG-R48")
def test_eight_shifts_one_way_turn_the_wind_once_round(afloat: Callable[..., Race]) -> None:
    for face, names in (("red", "NW W SW S SE E NE N"), ("green", "NE E SE S SW W NW N")):
        race = afloat(boats=TWO)
        winds = []
        for _ in range(8):
            race.play(f"roll {face}")
            winds.append(race.position()["wind"])
        assert winds == names.split()


@pytest.mark.rule("REG-11", "REG-13", "REG-17", "REG-56")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_a_race_ends_within_the_bound_of_its_decisions(rules: str) -> None:
    for seed in range(20):
        players = 2 + seed % 5
        race = new("regatta", seats=players, rules=rules, max_rounds=20, seed=seed)
        chance, decisions, largest = random.Random(seed), 0, 0
        while not race.over:
            if race.to_move == "chance":
                race.draw()
                continue
            if race.position()["phase"] == "play":
                largest = max(largest, len(race.ids()))
            race.play_id(chance.choice(race.ids()))
            decisions += 1
        assert decisions <= 20 * players * 4 + 2 * players
        assert largest <= (16 if rules == "basic" else 14)
        assert race.position()["round"] <= 20


NUMBERS = {
    0: "leg N",
    7: "leg NW",
    9: "leg NE +puff",
    18: "leg E protest",
    31: "leg NW +puff protest",
    32: "turn N",
    39: "turn NW",
    40: "luff",
    41: "spin up",
    42: "spin down",
    43: "head N",
    50: "head NW",
    51: "place 0,0",
}


@pytest.mark.parametrize(
    ("board", "last", "corner"),
    [("full", 1337, "38,32"), ("quick", 671, "26,22"), ("long", 2243, "50,42")],
)
def test_actions_have_the_numbers_of_the_specification(board: str, last: int, corner: str) -> None:
    race = new("regatta", board=board)
    notation, plain = race.table.notation, race.table.machine.read(race._state)
    for number, text in (NUMBERS | {last: f"place {corner}"}).items():
        assert notation.action_text(plain, number) == text
        assert notation.action_number(plain, text) == number
    texts = [notation.action_text(plain, number) for number in range(last + 1)]
    assert [notation.action_number(plain, text) for text in texts] == list(range(last + 1))
    assert last < race.game.rules.most_actions


@pytest.mark.rule("REG-12", "REG-30")
@pytest.mark.parametrize(
    "text",
    [
        "leg ne", "LEG NE", " leg NE", "leg  NE", "leg NE ", "leg NE+puff", "leg NE +puff +puff",
        "leg", "luff N", "spin", "spin Up", "turn", "roll", "roll 4", "roll 0", "first", "first G",
        "place", "place 1", "place 1,", "place 01,5", "place 1, 5", "place 1,5,7", "place -0,5",
        "place 1\u0663,5", "place \u0661,5", "leg \uff2e", "\x00", f"place {'9' * 5000},0",
    ],
    ids=lambda text: text.encode("unicode_escape").decode()[:20],
)  # fmt: skip
def test_only_the_exact_texts_are_actions(afloat: Callable[..., Race], text: str) -> None:
    placing = new("regatta", machine=afloat(boats=TWO).table.machine.kind)
    placing.play("first A")
    for race in (afloat(die=2, boats=TWO), afloat(boats=TWO), placing):
        refusal = race.why_not(text)
        assert refusal is not None
        assert refusal.rule in ("REG-12", "REG-30", "REG-25")
        with pytest.raises(RaceError, match=re.escape(repr(text)[:8])):
            race.play(text)
