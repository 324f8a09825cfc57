"""The vocabulary of drawings: what a scene accepts, and that it survives JSON."""

from __future__ import annotations

import json
import math
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from layline.engine.scene import Anchor, Circle, Group, Line, Path, Rect, Scene, Shape, Text

numbers = st.floats(-1e6, 1e6, allow_nan=False)
words = st.text(max_size=12)
common = {
    "role": st.from_regex(r"[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,4})?", fullmatch=True),
    "seat": st.none() | st.integers(0, 8),
    "id": st.none() | words,
    "title": st.none() | words,
}
leaves: st.SearchStrategy[Shape] = st.one_of(
    st.builds(Path, d=words, **common),
    st.builds(Circle, x=numbers, y=numbers, r=numbers, **common),
    st.builds(Rect, x=numbers, y=numbers, w=numbers, h=numbers, r=numbers, **common),
    st.builds(
        Line,
        points=st.lists(st.tuples(numbers, numbers), min_size=2, max_size=4).map(tuple),
        closed=st.booleans(),
        **common,
    ),
    st.builds(
        Text,
        x=numbers,
        y=numbers,
        text=words,
        size=numbers,
        anchor=st.sampled_from(["start", "middle", "end"]),
        width=st.none() | numbers,
        **common,
    ),
)
shapes = st.recursive(
    leaves,
    lambda inner: st.builds(
        Group,
        shapes=st.lists(inner, max_size=3).map(tuple),
        x=numbers,
        y=numbers,
        turn=numbers,
        scale=numbers,
        opacity=numbers,
        **common,
    ),
    max_leaves=6,
)


@given(st.lists(shapes, max_size=4), words, words)
def test_a_scene_survives_json(drawn: list[Shape], title: str, description: str) -> None:
    scene = Scene(width=3, height=2, title=title, description=description, shapes=tuple(drawn))
    assert Scene.from_json(json.loads(json.dumps(scene.to_json()))) == scene


def test_json_leaves_out_what_is_at_its_default() -> None:
    circle = Circle(role="mark", x=1, y=2, r=0.5)
    scene = Scene(width=4, height=3, title="t", description="d", shapes=(circle,))
    assert scene.to_json()["shapes"] == [
        {"shape": "circle", "role": "mark", "x": 1, "y": 2, "r": 0.5}
    ]


def test_shapes_are_found_by_id_inside_groups() -> None:
    boat = Group(role="yacht", id="boat:A", shapes=())
    fleet = Group(role="fleet", id="fleet", shapes=(boat,))
    scene = Scene(width=1, height=1, title="", description="", shapes=(fleet,))
    assert scene.named() == {"fleet": fleet, "boat:A": boat}


def read(shape: Shape) -> Scene:
    """A scene with this shape as somebody reads it who was sent it."""
    drawn = Scene(width=1, height=1, title="", description="", shapes=(shape,))
    return Scene.from_json(drawn.to_json())


@pytest.mark.parametrize("role", ["", "Water", "two words", 'x"', "-mark", "mark-"])
def test_a_role_is_a_plain_word(role: str) -> None:
    with pytest.raises(ValueError, match="role"):
        read(Path(role=role, d="M0 0"))


@pytest.mark.parametrize("seat", [-1, 9])
def test_there_are_nine_seats(seat: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        read(Path(role="hull", seat=seat, d="M0 0"))


@pytest.mark.parametrize("bad", [math.nan, math.inf])
def test_coordinates_are_finite(bad: float) -> None:
    with pytest.raises(ValueError, match="finite"):
        read(Circle(role="mark", x=bad, y=0, r=1))
    with pytest.raises(ValueError, match="finite"):
        read(Line(role="rope", points=((0, 0), (1, bad))))


def test_a_line_has_two_points() -> None:
    with pytest.raises(ValueError, match="two points"):
        read(Line(role="rope", points=((0, 0),)))


def test_text_is_anchored_somewhere() -> None:
    said = Text(role="name", x=0, y=0, text="A", anchor=cast(Anchor, "above"))
    with pytest.raises(ValueError, match="anchor"):
        read(said)


def test_what_is_wrong_inside_a_group_is_found() -> None:
    with pytest.raises(ValueError, match="finite"):
        read(Group(role="fleet", shapes=(Circle(role="mark", x=math.nan, y=0, r=1),)))


def test_a_scene_has_a_size() -> None:
    with pytest.raises(ValueError, match="cannot be drawn"):
        Scene(width=0, height=1, title="", description="", shapes=())


@pytest.mark.parametrize(
    "shape", [{"shape": "star", "role": "x"}, {"role": "x"}, {"shape": "path", "role": "x", "q": 1}]
)
def test_what_is_not_a_shape_is_refused(shape: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"unknown shape|not a path"):
        Scene.from_json(
            {"width": 1, "height": 1, "title": "", "description": "", "shapes": [shape]}
        )
