"""Race the Wind in a terminal: board, boats, protest, words of the choices, warnings, result."""

from __future__ import annotations

import pytest

from layline.cli.face import face_of
from layline.cli.words import Words
from layline.games import find_game
from layline.games.race_the_wind.terminal.face import RaceTheWindFace
from tests.games.race_the_wind.water import GUSTS, afloat

GAME = find_game("race-the-wind")
NAMES = {"A": "you", "B": "greedy"}


@pytest.fixture(params=["en", "fr"])
def face(request: pytest.FixtureRequest) -> RaceTheWindFace:
    found = face_of(GAME, Words(request.param))
    assert isinstance(found, RaceTheWindFace)
    return found


def test_the_board_has_a_heading_in_the_language_of_the_player(face: RaceTheWindFace) -> None:
    race = afloat(**GUSTS)
    drawn = [line.plain for line in face.board(race.view("A"), 80)]
    assert ("Wind N ↓" if face.words.lang == "en" else "Vent N ↓") in drawn[0]
    assert any("A" in line for line in drawn[1:])
    assert max(map(len, drawn[1:])) == face.widths(race.view("A"))[0]


def test_each_boat_has_a_line_and_a_protest_is_asked_for(face: RaceTheWindFace) -> None:
    stayed = {"start": "12,15", "first": "turn", "arrived": None}
    boats = {
        "A": {"at": "13,14", "heading": "NW"},
        "B": {"at": "12,15", "heading": "NE", "last": stayed},
    }
    lines = [line.plain for line in face.situation(afloat(boats=boats).view("A"), NAMES, 60)]
    assert lines[0].startswith("> A you")
    assert "  B greedy" in lines
    assert any("12,15" in line for line in lines)
    assert max(map(len, lines)) <= 60


def test_choices_have_words_and_warnings(face: RaceTheWindFace) -> None:
    race = afloat(boats={"A": {"at": "10,15", "heading": "NE"}}, tokens={"yellow": ["11,16"]})
    assert "11,16" in face.meaning(race.view("A"), "move")
    assert face.meaning(race.view("A"), "place 3,3") == ""
    assert len(face.warnings(race.view("A"), "move")) == 1
    assert face.goal()
    assert face.legend()


def test_the_result_tells_places(face: RaceTheWindFace) -> None:
    boats = {"A": {"at": "10,15", "heading": "NE"}, "B": {"at": "18,15", "heading": "NW"}}
    race = afloat(boats=boats)
    race.play("retire A")
    table = face.result(race.view(None), NAMES, {"A": 0, "B": 1})
    assert [list(column.cells) for column in table.columns][:2] == [
        ["1", "2"],
        ["B greedy", "A you"],
    ]
