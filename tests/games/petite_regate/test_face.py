"""La Petite Régate in a terminal."""

from __future__ import annotations

import pytest

from layline.cli.face import face_of
from layline.cli.words import Words
from layline.games import find_game
from layline.games.petite_regate.terminal.face import PetiteRegateFace

from .table import at_table


@pytest.fixture(params=["en", "fr"])
def face(request: pytest.FixtureRequest) -> PetiteRegateFace:
    found = face_of(find_game("petite-regate"), Words(request.param))
    assert isinstance(found, PetiteRegateFace)
    return found


def test_each_boat_has_a_line_and_the_one_on_move_a_sign(face: PetiteRegateFace) -> None:
    view = at_table("interpreted").view("A")
    lines = [line.plain for line in face.situation(view, {"A": "you", "B": "greedy"}, 60)]
    assert lines[0].startswith("> A you  ")
    assert lines[1].startswith("  B greedy  ")


def test_choices_are_told_in_words_with_the_warnings_of_the_page(face: PetiteRegateFace) -> None:
    view = at_table("interpreted").view("A")
    for choice in view.choices:
        assert face.meaning(view, choice)
        shown = face.game.table.preview(view, choice, face.words.lang)
        assert face.warnings(view, choice) == [one.text for one in shown.warnings]
    assert face.goal()
