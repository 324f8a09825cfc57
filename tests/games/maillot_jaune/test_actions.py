"""Actions and squares: what their texts say, and the numbers by which the rules know them."""

from __future__ import annotations

import pytest

from layline.games.maillot_jaune.codec.actions import ACTIONS, NUMBERS, Action, read
from layline.games.maillot_jaune.rules import actions as act
from layline.games.maillot_jaune.rules.riders import RIDERS
from layline.games.maillot_jaune.rules.squares import GOAL, Square


def test_every_number_has_a_text_of_its_own() -> None:
    assert len(ACTIONS) == len(NUMBERS) == act.ACTIONS


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (act.CHOOSE, "pick renault"),
        (act.STAY, "stay"),
        (act.END, "end"),
        (act.AGREE, "agree"),
        (act.REFUSE, "refuse"),
        (act.PASS, "pass"),
        (act.PROPOSE, "pact renault"),
        (act.HELP + 8, "help regional"),
        (act.ANNOUNCE + 5 * 6 + 4, "break 6+4"),
        (act.TO + 6 * 13 + 1, "ride 14b"),
        (act.TO_FINISH, "ride finish"),
        (act.ASIDE, "shift 1a"),
        (act.ASIDE_TO_FINISH, "shift finish"),
        (act.DRAW_FIRST, "first renault"),
        (act.ROLL + 6 * 3 + 4, "roll 4 5"),
    ],
)
def test_the_texts_are_in_the_order_of_the_numbers(number: int, text: str) -> None:
    assert ACTIONS[number].text == text
    assert NUMBERS[text] == number


def test_an_action_is_taken_apart() -> None:
    assert read("help noel") == Action("help noel", "help", rider=RIDERS.index("noel"))
    assert read("ride 14b") == Action("ride 14b", "ride", at=Square(14, 1))
    assert read("shift finish").at == GOAL
    assert read("break 2+3").pair == (2, 3)
    assert [one.text for one in ACTIONS if one.leads] == [
        one.text for one in ACTIONS if one.verb in ("ride", "shift")
    ]


def test_squares_are_read_as_they_are_written() -> None:
    for text in ("start", "1a", "14b", "28f", "finish", "out"):
        assert str(Square.read(text)) == text
    for column in range(1, 29):
        for lane in range(6):
            assert Square.of(8 * column + lane) == (column, lane)


@pytest.mark.parametrize("text", ["", "0a", "29a", "5g", "a5", "05a", "Finish"])
def test_what_is_no_square_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no square"):
        Square.read(text)
