"""Courses laid by hand, as options of a table."""

from __future__ import annotations

from typing import Any

import pytest

from layline.games.petite_regate.codec.options import Options, lay_course
from layline.play.beginning import from_position, new
from layline.play.errors import BadOptions

POND: dict[str, Any] = {
    "width": 1_200_000,
    "height": 1_200_000,
    "line": "600000,300000",
    "reach": 150_000,
    "marks": ["300000,800000", "900000,900000"],
    "obstacles": [{"at": "600000,700000", "radius": 60_000}],
}


@pytest.mark.rule("LPR-R56", "LPR-38")
@pytest.mark.parametrize(
    "given",
    [{"spacing": spacing} for spacing in (500, 600, 700)]
    + [{"rules": "gigamic", "size": size} for size in ("short", "medium", "long")],
)
def test_the_rays_and_slots_of_a_preset_follow_when_it_is_laid_by_hand(
    given: dict[str, Any],
) -> None:
    course = lay_course(Options.model_validate(given))
    (west, y), (east, _) = course.line
    laid = {
        "width": course.width,
        "height": course.height,
        "line": f"{(west + east) // 2},{y}",
        "reach": (east - west) // 2,
        "marks": [f"{x},{y}" for (x, y), _ in course.marks],
    }
    assert lay_course(Options.model_validate({**given, "course": laid})) == course


@pytest.mark.rule("LPR-R56", "LPR-64", "LPR-65")
def test_a_course_laid_by_hand_lies_on_the_table() -> None:
    race = new("petite-regate", machine="interpreted", course=POND)
    position = race.position()
    assert position["board"] == {"width": 1_200_000, "height": 1_200_000}
    assert position["course"]["line"] == {"from": "450000,300000", "to": "750000,300000"}
    assert [mark["at"] for mark in position["course"]["marks"]] == POND["marks"]
    assert position["course"]["obstacles"] == POND["obstacles"]
    assert from_position(position, machine="interpreted").position() == position


@pytest.mark.rule("LPR-R56")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"line": "600000;300000"}, "is no point"),
        ({"width": 900_000}, "greater than or equal to 1000000"),
        ({"obstacles": [{"at": "600000,700000", "radius": 50_000}]}, "30000, 40000 or 60000"),
        ({"obstacles": [POND["obstacles"][0]] * 5}, "at most 4"),
        ({"marks": ["300000,800000"]}, "marks"),
        ({"line": "100000,300000"}, "line off: line .LPR-04."),
        ({"obstacles": [{"at": "600000,320000", "radius": 30_000}]}, "in start: .*LPR-13"),
    ],
)
def test_a_course_that_will_not_do_is_refused_by_saying_why(
    change: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadOptions, match=said):
        new("petite-regate", machine="interpreted", course={**POND, **change})


def test_a_table_without_a_course_of_its_own_says_nothing_of_it() -> None:
    assert "course" not in Options.model_validate({}).to_json()
