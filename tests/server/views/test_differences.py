"""An update tells what changed, and whoever puts that in has exactly what is to be seen."""

from __future__ import annotations

import json
import random
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from layline.engine import answers
from layline.engine.scene import Circle, Drawn, Group, Scene, Shape, Text
from layline.games import find_game, games
from layline.play.beginning import new
from layline.server.encoding import json_bytes
from layline.server.schemas import views as schemas
from layline.server.schemas.views import Sight
from layline.server.views import position
from layline.server.views.differences import Differences, applied
from layline.server.views.position import PositionViews
from tests.server.sights import SIGHT

DECISIONS = 40


def as_read(thing: object) -> Any:
    """As it arrives."""
    return json.loads(json_bytes(thing))


def sights(views: PositionViews, lang: str) -> dict[str | None, Sight]:
    """What everybody sees of a position."""
    race = views.race
    return {
        seat: Sight(
            **vars(position.seen(views, seat, lang, decides=seat == race.to_move)),
            seq=views.seq,
            can_undo=views.seq % 2 == 0,
            can_resign=() if seat is None else (seat,),
            ground="",
        )
        for seat in (*race.seats, None)
    }


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", [game.id for game in games()])
def test_what_changed_makes_the_new_sight_of_the_old_one(id: str, lang: str) -> None:
    game, chance = find_game(id), random.Random(11)
    seats = max(game.seats)
    options: dict[str, Any] = {"seats": seats, **game.codec.suggested(seats)}
    race = new(id, seed=11, **options)
    known = sights(PositionViews(race, 0), lang)
    held = {seat: as_read(sight) for seat, sight in known.items()}
    whole = told = 0
    while race.played < DECISIONS and not race.over:
        if race.to_move == "chance":
            race.draw()
            continue
        race.play(chance.choice(race.choices()))
        now, differences = sights(PositionViews(race, race.played), lang), Differences()
        for seat, sight in now.items():
            changes = as_read(differences.between(known[seat], sight))
            held[seat] = applied(held[seat], changes)
            assert SIGHT.validate_json(json_bytes(held[seat]), strict=True) == sight
            whole, told = whole + len(json_bytes(sight)), told + len(json_bytes(changes))
        known = now
    assert told < whole / 2, "that is no less than telling it all"


def lists(shapes: st.SearchStrategy[Shape], most: int) -> st.SearchStrategy[tuple[Shape, ...]]:
    """Some shapes; an id stands for one of them."""
    found = st.lists(shapes, max_size=most, unique_by=lambda shape: shape.id or object())
    return found.map(tuple)


SHAPES: st.SearchStrategy[Shape] = st.recursive(
    st.builds(Circle, role=st.just("dot"), x=st.integers(0, 2), y=st.just(0.0), r=st.just(1.0))
    | st.builds(
        Text,
        role=st.just("word"),
        x=st.just(0.0),
        y=st.just(0.0),
        text=st.sampled_from("ab"),
        id=st.sampled_from([None, "one", "two"]),
        title=st.sampled_from([None, "a title"]),
    ),
    lambda inner: st.builds(
        Group,
        role=st.just("boat"),
        shapes=lists(inner, 3),
        id=st.sampled_from([None, "one", "two", "three"]),
        x=st.sampled_from([0.0, 1.0]),
    ),
    max_leaves=8,
)
SCENES = lists(SHAPES, 6).map(
    lambda shapes: Scene(width=1.0, height=1.0, title="", description="", shapes=shapes)
)


@given(SCENES, SCENES)
def test_any_scene_can_become_any_other(old: Scene, new: Scene) -> None:
    changes = as_read(Differences().between(old, new))
    assert Scene.from_json(applied(as_read(old), changes)) == new
    assert (changes == {}) == (old == new)


def test_what_seats_share_is_compared_once() -> None:
    differences = Differences()
    old = Scene(width=1.0, height=1.0, title="old", description="", shapes=())
    new = Scene(width=1.0, height=1.0, title="new", description="", shapes=())
    assert differences.between(old, new) is differences.between(old, new)
    assert differences.between(old, old) is not differences.between(old, new)


def test_no_field_is_called_as_changes_are() -> None:
    """Otherwise a value could be taken for a change."""
    kinds = [*vars(answers).values(), *vars(schemas).values(), *Drawn.__subclasses__(), Scene]
    names = {
        field.name
        for kind in kinds
        if isinstance(kind, type) and is_dataclass(kind)
        for field in fields(kind)
    }
    assert "board" in names
    assert "shapes" in names
    assert names.isdisjoint({"with", "items"})
