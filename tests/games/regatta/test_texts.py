"""What is awaited and how things stand, in words."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from layline.engine.texts import LANGUAGES, Texts, UnknownText
from layline.games.regatta.table.sentences import (
    EVENTS,
    TEXTS,
    describe,
    prompt,
)
from tests.games.regatta.written import Written

NARROW = "\u202f"


def boat(**changes: Any) -> dict[str, Any]:
    """A racing yacht of the advanced game."""
    plain: dict[str, Any] = {
        "at": "19,16",
        "spinnaker": False,
        "puffs": 2,
        "started": True,
        "next": 0,
        "net": 0,
        "status": "racing",
        "finish": None,
        "place": None,
        "heading": "NW",
        "tack": "starboard",
        "turning": False,
        "undo": None,
    }
    return plain | changes


POSITION: dict[str, Any] = {
    "game": "regatta",
    "version": 1,
    "options": {"rules": "advanced", "players": 3, "races": 1, "max_rounds": 60},
    "phase": "play",
    "round": 6,
    "to_move": "A",
    "for": None,
    "race": 1,
    "points": {"A": 0, "B": 0, "C": 0},
    "history": [],
    "board": {"cols": 39, "rows": 33},
    "course": {
        "committee": "22,7",
        "pin": "16,7",
        "start": "N",
        "roundings": [
            {"at": "19,28", "side": "port", "line": "N"},
            {"at": "8,17", "side": "port", "line": "W"},
        ],
        "island": {"at": "13,17", "size": 3},
    },
    "wind": "N",
    "die": 2,
    "first": "B",
    "todo": ["A", "C"],
    "turn": {"legs": 2, "spent": 0, "begun": False, "heads": False},
    "liable": [{"give": "B", "stand": "A", "at": "18,17", "rule": "REG-71"}],
    "boats": {
        "A": boat(),
        "B": boat(at="18,17", heading="NE", tack="port", spinnaker=True, puffs=1),
        "C": boat(at="34,4", heading="E", tack="port", puffs=0),
    },
    "winners": None,
}


def seen(seat: str | None = None, choices: tuple[str, ...] = (), **changes: Any) -> Any:
    """The view of a seat; a change named like a yacht changes that yacht."""
    position = copy.deepcopy(POSITION)
    for key, value in changes.items():
        (position["boats"][key] if key in "ABC" else position).update(
            value if key in "ABC" else {key: value}
        )
    return Written({"seat": seat, "position": position, "choices": list(choices)})


def over(seat: str | None, winners: list[str], races: int = 1) -> Any:
    options = POSITION["options"] | {"races": races}
    points = {"A": 2800, "B": 2800, "C": 2500}
    return seen(
        seat, phase="over", to_move=None, options=options, winners=winners, points=points, turn=None
    )


def between_races(seat: str | None, places: dict[str, int | None]) -> Any:
    boats: dict[str, Any] = {who: {"place": place} for who, place in places.items()}
    return seen(seat, phase="next_race", to_move="chance", turn=None, **boats)


def test_a_number_in_a_range_is_labelled_with_itself() -> None:
    assert TEXTS.option("REG-O13", "en").value_label(60) == "60 rounds"
    assert TEXTS.option("REG-O13", "fr").value_label(60) == "60 rondes"


def test_an_event_sentence_reads_well() -> None:
    event = EVENTS.read("REG-45 B loses leg to A")
    assert EVENTS.sentence(event, "en") == (
        "B is partly blanketed by A’s spinnaker and loses one leg."
    )
    assert EVENTS.sentence(event, "fr") == (
        "B est partiellement déventé par le spi de A et perd un bord."
    )


def test_the_draw_of_the_first_player_is_awaited() -> None:
    view = seen(phase="first", to_move="chance", round=0, first=None, turn=None)
    assert prompt(view, "en") == "The first player is about to be drawn."
    assert prompt(view, "fr") == "Le premier joueur va être tiré au sort."


def test_a_yacht_to_be_placed_is_awaited() -> None:
    assert prompt(seen("B", phase="place", round=0, turn=None), "en") == (
        "Waiting for A to place her yacht behind the line."
    )
    assert prompt(seen("A", phase="place", round=0, turn=None), "en") == (
        "Place your yacht on a free space behind the line."
    )
    assert prompt(seen("A", phase="place", round=0, turn=None), "fr") == (
        f"À vous{NARROW}: placez votre voilier sur une case libre derrière la ligne."
    )


def test_a_first_heading_is_awaited() -> None:
    assert prompt(seen("B", phase="head", round=0, turn=None), "en") == (
        "Waiting for A to choose her first heading."
    )
    assert prompt(seen("A", phase="head", round=0, turn=None), "fr").startswith("À vous")


def test_the_holder_of_the_die_is_awaited() -> None:
    changes: dict[str, Any] = {"phase": "roll", "to_move": "chance", "for": "B", "turn": None}
    assert prompt(seen("A", **changes), "en") == "Waiting for B to roll the die for round 6."
    assert prompt(seen("B", **changes), "en") == "Roll the die for round 6."


def test_the_prompt_says_how_many_legs_are_left() -> None:
    assert prompt(seen(), "en") == "A to sail: 2 legs left."
    one = seen("A", turn=POSITION["turn"] | {"legs": 1, "begun": True})
    assert prompt(one, "en") == "Your turn to sail: 1 leg left."
    assert prompt(one, "fr") == f"À vous de naviguer{NARROW}: il reste 1 bord."


def test_the_prompt_says_that_the_spinnaker_is_up() -> None:
    view = seen("C", A={"spinnaker": True, "heading": "SW"})
    assert prompt(view, "en") == "A to sail: 2 legs left; the spinnaker is up."
    assert prompt(view, "fr") == (
        f"C’est à A de naviguer{NARROW}: il reste 2 bords{NARROW}; le spi est hissé."
    )


@pytest.mark.parametrize(
    ("view", "english"),
    [
        (seen("A", turn=POSITION["turn"] | {"legs": 1, "spent": 1}), "lost a leg"),
        (seen("A", ("spin down",), A={"spinnaker": True}), "spinnaker must come down first"),
        (seen("B", A={"spinnaker": True, "heading": "N"}), "spinnaker must come down first"),
        (seen("A", A={"heading": "N"}), "make a heading move first"),
        (
            seen("A", A={"heading": "N"}, turn=POSITION["turn"] | {"heads": True, "begun": True}),
            "another heading move",
        ),
        (seen("A", ("leg NW", "leg NW protest")), "You may protest."),
        (seen("A", A={"started": False}), "go back behind the line"),
        (seen("A", A={"started": False, "at": "19,7"}), "go back behind the line"),
        (seen("A", A={"started": False, "at": "19,6"}), "not started yet"),
        (seen("A", A={"net": -1, "next": 1}), "line of mark 2 the wrong way"),
    ],
)
def test_the_prompt_says_what_the_yacht_on_move_must_mind(view: Any, english: str) -> None:
    assert english in prompt(view, "en")
    assert len(prompt(view, "fr").split(". ")) == len(prompt(view, "en").split(". ")) == 2


@pytest.mark.parametrize(("round", "english"), [(1, "in 2 rounds"), (2, "with the next round")])
def test_before_the_start_the_prompt_says_when_it_comes(round: int, english: str) -> None:
    assert prompt(seen(round=round), "en").endswith(f"The start comes {english}.")
    rolling: dict[str, Any] = {"phase": "roll", "to_move": "chance", "for": "A", "turn": None}
    assert prompt(seen(round=round, **rolling), "en").endswith(f"The start comes {english}.")


def test_between_two_races_the_winner_is_named() -> None:
    places: dict[str, int | None] = {"A": 2, "B": 1, "C": None}
    assert prompt(between_races("A", places), "en") == (
        "Race 1 is over, won by B. Race 2 comes next."
    )
    assert prompt(between_races("B", places), "en").startswith("Race 1 is over, won by you.")
    shared: dict[str, int | None] = {"A": 1, "B": 1, "C": 3}
    assert "won by you and A" in prompt(between_races("B", shared), "en")
    assert "gagnée par A et B" in prompt(between_races(None, shared), "fr")
    nobody: dict[str, int | None] = {"A": None, "B": None, "C": None}
    assert "nobody being placed" in prompt(between_races("A", nobody), "en")


@pytest.mark.parametrize(
    ("view", "english"),
    [
        (over("B", ["A"]), "The race is over: A wins."),
        (over("A", ["A"]), "The race is over: you win."),
        (over(None, ["A", "B", "C"]), "The race is over: A, B and C win together."),
        (over("A", ["A", "B"]), "The race is over: you win together with B."),
        (over("A", []), "The race is over: nobody is placed."),
        (over(None, ["A"], races=3), "The series of 3 races is over: A wins (2800 points)."),
    ],
)
def test_at_the_end_the_winners_are_named(view: Any, english: str) -> None:
    assert prompt(view, "en") == english
    assert prompt(view, "fr") != english


def test_the_situation_in_words_names_everything_on_the_board() -> None:
    lines = describe(seen("A"), "en").splitlines()
    assert lines == [
        "Regatta, advanced game.",
        "Round 6 of at most 60: sailing.",
        "The wind comes from the north.",
        "Every turn of this round has 2 legs.",
        "B holds the die.",
        "The line runs from the pin on 16,7 to the committee boat on 22,7; "
        "yachts start to the north.",
        "Mark 1 is on 19,28, to be left to port.",
        "Mark 2 is on 8,17, to be left to port.",
        "The island covers 3 by 3 spaces around 13,17.",
        "A (you): on 19,16; heading to the north-west, beating, starboard tack; spinnaker down; "
        "2 puff cards left; next mark 1, 12 spaces away.",
        "B: on 18,17; heading to the north-east, beating, port tack; spinnaker up; "
        "1 puff card left; next mark 1, 11 spaces away.",
        "C: on 34,4; heading to the east, beam reaching, port tack; spinnaker down; "
        "no puff card left; next mark 1, 24 spaces away.",
        "B is liable to A: A may protest by sailing straight on. "
        "Port tack keeps clear of starboard tack.",
        "Still to place or to play, in this order: A, C.",
        "Your turn to sail: 2 legs left.",
    ]


def test_the_situation_in_words_follows_a_yacht_through_the_race() -> None:
    def line(changes: dict[str, Any], lang: str = "en") -> str:
        found = describe(seen(B=changes), lang).splitlines()
        return next(one for one in found if re.match("B\u202f?:", one))

    assert "not placed yet" in line({"at": None})
    assert "behind the line, not started" in line({"at": "19,5", "started": False})
    assert "on the line or its extension" in line({"at": "30,7", "started": False})
    assert "beyond the line, not started" in line({"at": "19,9", "started": False})
    assert "has just tacked or jibed" in line({"turning": True})
    assert "crossed the line of mark 2 the wrong way" in line({"next": 1, "net": -1})
    assert "all marks rounded, 10 spaces to the finish" in line({"next": 2})
    assert "all marks rounded, 1 space to the finish" in line({"next": 2, "at": "16,8"})
    finished = {"status": "finished", "at": None, "finish": {"round": 16, "leg": 1}, "place": 2}
    assert line(finished) == "B: finished in round 16 on leg 1; second place."
    assert line(finished, "fr") == (
        f"B{NARROW}: arrivé à la ronde 16, au bord 1{NARROW}; deuxième place."
    )
    assert line({"status": "retired", "at": None}) == "B: retired."


def test_the_situation_in_words_counts_points_in_a_series() -> None:
    options = POSITION["options"] | {"races": 3}
    text = describe(seen(options=options, race=2, points={"A": 1000, "B": 900, "C": 0}), "en")
    assert text.startswith("Regatta, advanced game, race 2 of 3.")
    assert "; 900 points." in text


def test_the_situation_in_words_of_a_basic_game_before_the_first_round() -> None:
    plain = {"heading": None, "tack": None, "at": None}
    course = POSITION["course"] | {"island": {"at": "13,17", "size": 0}}
    options = POSITION["options"] | {"rules": "basic"}
    changes: dict[str, Any] = {"A": plain, "B": plain, "C": plain, "course": course}
    view = seen(phase="place", round=0, die=None, options=options, turn=None, liable=[], **changes)
    text = describe(view, "en")
    assert "Before the first round: placing the yachts." in text
    assert "island" not in text
    assert "heading" not in text


@pytest.mark.parametrize("seat", ["A", "B", None])
@pytest.mark.parametrize("phase", ["first", "place", "head", "roll", "play", "next_race", "over"])
def test_every_phase_has_a_name_and_a_prompt_in_both_languages(
    phase: str, seat: str | None
) -> None:
    changes: dict[str, Any] = {"for": "A", "A": {"place": 1}, "winners": ["A"]}
    view = seen(seat, phase=phase, **changes)
    english, french = (prompt(view, lang) for lang in LANGUAGES)
    assert english != french
    assert ("you" in english.lower()) == (seat == "A" and phase not in ("first", "roll"))
    assert TEXTS.sentence(f"phase.{phase}", "en") != TEXTS.sentence(f"phase.{phase}", "fr")


def test_an_unknown_text_is_named() -> None:
    with pytest.raises(UnknownText, match=r"no rule 'REG-84' in layline\.games\.regatta"):
        TEXTS.rule("REG-84", "en")
    with pytest.raises(UnknownText, match="no ruling 'REG-44'"):
        TEXTS.ruling("REG-44", "fr")
    with pytest.raises(UnknownText, match="no language 'de': there are en and fr"):
        TEXTS.reason("REG-44", "de")
    with pytest.raises(UnknownText, match=r"no sentence 'event\.sinks'"):
        TEXTS.sentence("event.sinks", "en")
    with pytest.raises(UnknownText, match=r"no sentence 'prompt\.legs'"):
        TEXTS.sentence("prompt.legs", "en")
    with pytest.raises(UnknownText, match=r"'event\.placed' \(fr\) needs 'who'"):
        TEXTS.sentence("event.placed", "fr")
    with pytest.raises(UnknownText, match=r"REG-O03 \(board\) has no value 'tiny'"):
        TEXTS.option("REG-O03", "en").value_label("tiny")


def test_none_is_singular_in_french_and_plural_in_english() -> None:
    assert TEXTS.sentence("prompt.legs", "en", n=0) == "0 legs left"
    assert TEXTS.sentence("prompt.legs", "fr", n=0) == "il reste 0 bord"


def test_nothing_is_read_before_it_is_asked_for() -> None:
    assert Texts("no.such.package").languages == ("en", "fr")
