"""What is awaited and how things stand, in words."""

from __future__ import annotations

from typing import Any

import pytest

from layline.engine.texts import LANGUAGES
from layline.games.maillot_jaune.rules.riders import RIDERS
from layline.games.maillot_jaune.table.describe import describe
from layline.games.maillot_jaune.table.sentences import (
    EVENTS,
    prompt,
    rider_name,
    rider_names,
)

from .road import PURSUED, on_the_road, seen

# Names.


@pytest.mark.rule("MJ-R02")
def test_riders_have_historical_and_neutral_names() -> None:
    for names in ("historical", "neutral"):
        view = seen(riders={"renault": {"at": "5b"}, "noel": {}}, options={"names": names})
        for lang in LANGUAGES:
            assert len(set(rider_names(view, range(9), lang))) == 9
    assert rider_name(view, RIDERS.index("renault"), "fr") == "Loriot"
    event = EVENTS.read("MJ-46 noel wins")
    assert EVENTS.sentence(event, "en", {"names": "neutral"}) == "Finch wins the tour."
    assert prompt(view, "en").startswith("Your turn with Oriole:")
    assert "Renault" not in describe(view, "en")


# What is awaited.


def played(*actions: str, **position: Any) -> Any:
    race = on_the_road(**position)
    for action in actions:
        race.play(action)
    return race.view(race.to_move if race.to_move != "chance" else None)


PLAIN: dict[str, Any] = {"riders": {"renault": {"at": "5b"}, "noel": {"at": "1d"}}}
SPENT: dict[str, Any] = {
    "options": {"rules": "full"},
    "stage": 2,
    "riders": {"ptt": {"at": "3a", "energy": 0, "form": 9}, "vandamme": {"at": "2a"}},
}
FLAT: dict[str, Any] = {
    "options": {"rules": "full"},
    "riders": {"renault": {"at": "9b", "flat": 1}, "agfa": {"at": "9a"}, "ptt": {"at": "2d"}},
    "to_move": "agfa",
    "queue": ["ptt"],
}


@pytest.mark.parametrize(
    ("view", "english"),
    [
        (played(**PLAIN), "Your turn with Renault: up to 2 squares on the plain, or stay."),
        (played("stay", **PLAIN), "Break away with Renault, or end the turn. Energy 6, form 20."),
        (played("stay", "break 0+2", **PLAIN), "Renault risks 2 squares"),
        (played("stay", "break 3+0", **PLAIN), "Ride up to 3 more squares with Renault."),
        (played("stay", "break 1+0", **PLAIN), "Ride 1 more square with Renault, or stay."),
        (played(**PURSUED), "Vandamme is in your wheel: setting off forward draws him along"),
        (played(**SPENT), "your energy is 0: setting off forward is paid by dice"),
        (played("ride 6a", **SPENT), "what it costs PTT to set off with Vandamme in his wheel"),
        (played("pact renault", **PURSUED), "PTT proposes to your rider Renault"),
        (played("pact renault", "agree", **PURSUED), "You ride side by side with Renault"),
        (played("stay", "end", **FLAT), "Help Renault with Agfa"),
        (
            seen(riders={"agfa": {"at": "12b"}, "noel": {"at": "1d"}}),
            "Normal squares stop at the change of terrain, square 14.",
        ),
    ],
)
def test_the_prompt_says_what_is_awaited(view: Any, english: str) -> None:
    assert english in prompt(view, "en")
    assert prompt(view, "fr") != prompt(view, "en")


def test_the_others_are_told_whom_they_wait_for() -> None:
    race = on_the_road(**PLAIN)
    assert prompt(race.view("B"), "en") == "Renault to ride: 2 squares on the plain."
    assert prompt(race.view(None), "fr").startswith("C’est à Renault")


def test_the_end_is_told() -> None:
    race = on_the_road(**PLAIN)
    race.play("retire renault")
    assert prompt(race.view("B"), "en") == "The tour is over: you win with Noël!"
    assert prompt(race.view("A"), "en") == "The tour is over: Noël wins."


def test_the_choice_of_riders_is_awaited() -> None:
    from layline.play.beginning import new

    race = new("maillot-jaune", players=2, machine="interpreted")
    assert prompt(race.view("A"), "en") == "Choose your rider."
    assert prompt(race.view("B"), "en") == "Waiting for Player A to choose a rider."
    lot = new("maillot-jaune", players=2, choice="random", machine="interpreted")
    assert prompt(lot.view(), "en") == "A rider is about to be drawn for Player A."
    race.play("pick ptt")
    race.play("pick noel")
    assert prompt(race.view(), "en") == "The first rider is about to be drawn."


def test_the_situation_in_words() -> None:
    riders = {
        "ptt": {"at": "3a", "minutes": [1], "places": [2]},
        "vandamme": {"at": "2a", "flat": 1, "minutes": [0], "places": [1]},
        "noel": {"at": "out", "minutes": [2], "places": [3]},
    }
    lines = describe(
        seen(options={"drafting": True}, stage=2, riders=riders, jersey="vandamme"), "en"
    ).splitlines()
    assert lines == [
        "Maillot Jaune, with drafting.",
        "Stage 2 of 3: climb, then descent. Round 3 of at most 40: normal move.",
        "The road has 4 lanes, a to d, a on the left; 28 columns, the terrain changes after 14.",
        "PTT (yours): on 3a; 3 stars ahead; energy 6; form 20.",
        "Vandamme: on 2a; 2 stars ahead; energy 6; form 20; misses 1 turn.",
        "Noël: has abandoned.",
        "Still to play in this round: Vandamme.",
        "Vandamme wears the yellow jersey.",
        "General classification: Vandamme 0 minutes, PTT 1 minute.",
        "Your turn with PTT: up to 3 squares on the climb, or stay.",
    ]
