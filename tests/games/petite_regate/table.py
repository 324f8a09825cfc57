"""What several tests of La Petite Régate share: positions to play from."""

from __future__ import annotations

from typing import Any

from layline.play.beginning import from_position, new
from layline.play.race import Race

Json = dict[str, Any]

HANDS: dict[str, Json] = {
    "base": {"A": ["R15H", "R45", "G60", "B", "J30"], "B": ["R45", "G45", "B", "B", "J30"]},
    "advanced": {"A": ["R45", "QG30-60-90", "Q30W", "SUN"], "B": ["R45", "G45", "B", "B"]},
    "gigamic": {"A": ["R30H", "G45-90", "SB", "J30W", "SUN"], "B": ["R15", "G15", "B", "B", "J30"]},
}


def at_table(machine: str, rules: str = "base", **given: Any) -> Race:
    """A race under way: two boats in open water, A on move, cards to draw."""
    options = {"rules": rules, **given.pop("options", {})}
    boat = {"heading": 0, "started": True, "laid": 6}
    position: Json = {
        "game": "petite-regate",
        "boats": {"A": {"at": "650000,500000", **boat}, "B": {"at": "1000000,400000", **boat}},
        "hands": HANDS[rules],
        "deck": ["G15", "R15", "B", "B", "B", "R30", "G30"],
        **given,
    }
    return from_position({**position, "options": options}, machine=machine)


def sailed(rules: str, machine: str, seed: int, played: int, **options: Any) -> Race:
    """A race some way on, its first choices taken."""
    race = new("petite-regate", rules=rules, seed=seed, machine=machine, **options)
    while race.played < played and not race.over:
        if race.to_move == "chance":
            race.draw()
        else:
            ids = race.ids()
            race.play_id(ids[(7 * race.played + seed) % len(ids)])
    return race
