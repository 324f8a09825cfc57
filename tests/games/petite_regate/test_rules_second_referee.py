"""A second referee, written from the specification alone, agrees with the first."""

from __future__ import annotations

import random
from typing import Any

import pytest

from layline.play.beginning import from_position
from layline.play.race import Race
from tests.games.petite_regate.decks import EXITS, deck, small, wind
from tests.games.petite_regate.second_referee import Sailor, Water, judge, point, stop

Json = dict[str, Any]

REASONS = {
    "edge": "LPR-27", "boat": "LPR-26", "buoy": "LPR-26", "obstacle": "LPR-26",
    "zone": "LPR-30", "early": "LPR-50",
}  # fmt: skip
OPTIONS: list[Json] = [
    {"rules": "base"},
    {"rules": "base", "direction": "ccw", "obstacles": "two_rocks"},
    {"rules": "advanced", "obstacles": "islands"},
    {"rules": "advanced", "contact": "penalty", "spacing": 600},
    {"rules": "gigamic", "size": "short"},
    {"rules": "gigamic", "direction": "ccw", "obstacles": "rock"},
]


def crowded(chance: random.Random, options: Json) -> Json:
    """A position in which boats lie close to each other, to the marks, the line or the edge."""
    width = {"short": 1180}.get(options.get("size", ""), 1300) * 1000
    middles = [(400, 733), (900, 733), (650, 300), (350, 900), (950, 1050), (60, 60), (1240, 700)]
    x, y = chance.choice(middles)
    count = chance.choice((2, 3, 4)) if options["rules"] == "gigamic" else 2
    boats: Json = {}
    for name in "ABCD"[:count]:
        at = (
            min(max(x * 1000 + chance.randint(-160_000, 160_000), 0), width),
            min(max(y * 1000 + chance.randint(-160_000, 160_000), 0), 1_140_000),
        )
        boats[name] = {
            "at": f"{at[0]},{at[1]}",
            "heading": 15 * chance.randrange(24),
            "marks": chance.choice((0, 1, 2, 2)),
            "started": options["rules"] == "base" or chance.random() < 0.7,
            "laid": chance.choice((0, 1, 2, 3, 9)),
        }
    cards = deck(options["rules"])
    size = 4 if options["rules"] == "advanced" else 5
    hands = {name: chance.sample(cards, size) for name in boats}
    return {
        "game": "petite-regate", "options": options, "boats": boats, "hands": hands,
        "deck": ["B"] * 4,
    }  # fmt: skip


def at_the_line(chance: random.Random, options: Json) -> Json:
    """A position in which boats lie about the line, some bound for home and some to start."""
    position = crowded(chance, options)
    for boat in position["boats"].values():
        boat["at"] = f"{chance.randint(430_000, 870_000)},{chance.randint(120_000, 480_000)}"
        boat["heading"] = 15 * (chance.choice((0, 12)) + chance.randint(-4, 4)) % 360
        boat["started"] = options["rules"] == "base" or chance.random() < 0.5
        boat["marks"] = 2 if boat["started"] else 0
    position["hands"]["A"] = position["hands"]["A"][: chance.randint(1, 4)]
    return position


def check(race: Race) -> None:
    """Every arrow of the hand on move: whether it is legal, why not, and where it leads."""
    position, choices = race.position(), race.choices()
    boat, water = position["boats"]["A"], Water(position, "A")
    options = position["options"]
    proper = any(one["proper"] for one in position["boats"].values())
    closed = options["rules"] == "advanced" and boat["laid"] < 3 and not proper

    def set_out() -> Sailor:
        return Sailor(point(boat["at"]), boat["heading"], boat["started"], boat["marks"])

    found = {}
    for code in dict.fromkeys(position["hands"]["A"]):
        for exit in EXITS[code]:
            action = f"play {code}" + (f" {exit}" if len(EXITS[code]) > 1 else "")
            found[action] = (
                code,
                exit,
                *judge(water, set_out(), EXITS[code], exit, small(code), wind(code), closed),
            )
    forced = all(status != "ok" for _, _, status, _ in found.values())
    bendable = {"boat", "buoy"} if options.get("contact") == "penalty" else set()
    if options["rules"] != "advanced":
        bendable = set()
    reaches = race.derived()["A"]["reach"]
    for action, (code, exit, status, end) in found.items():
        legal = status == "ok" or status in bendable
        legal = legal or (forced and status in ("zone", "early"))
        refusal = race.why_not(action)
        assert (refusal is None) == legal == (action in choices), (action, status)
        if refusal is not None:
            assert refusal.rule == REASONS[status], action
            continue
        if wind(code) and len(EXITS[code]) > 1:
            continue  # the second arrow is still to be chosen
        if status in ("zone", "boat", "buoy"):
            plays = [exit, exit] if wind(code) else [exit]
            end = stop(water, set_out(), plays, small(code), closed, status != "zone")
        expected = {
            "at": f"{end.at[0]},{end.at[1]}", "heading": end.heading, "marks": end.marks,
        }  # fmt: skip
        assert reaches[action] == expected, (action, status)
        told = [line.split(" ", 2)[2] for line in race.copy().play(action) if " A " in line]
        for happening in end.happened:
            assert happening in told, (action, told)


@pytest.mark.rule("LPR-R01", "LPR-R06", "LPR-R08", "LPR-R17", "LPR-R18", "LPR-R24", "LPR-R27")
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_both_referees_judge_every_arrow_alike(number: int, machine: str) -> None:
    chance = random.Random(number)
    for _ in range(40 if machine == "interpreted" else 100):
        for strewn in (crowded, at_the_line):
            check(from_position(strewn(chance, OPTIONS[number]), machine=machine))
