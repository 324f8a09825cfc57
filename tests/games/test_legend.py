"""The legend has every sign of the board and no others, in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from layline.bots import bot
from layline.engine.answers import Target
from layline.engine.legend import named_in
from layline.engine.scene import Circle, Scene, Shape
from layline.play.beginning import new
from layline.play.race import Race
from tests.shapes import painted

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "regatta": ("regatta", {}),
    "regatta advanced": ("regatta", {"rules": "advanced"}),
    "race the wind": ("race-the-wind", {"players": 4}),
    "without tokens": ("race-the-wind", {"tokens": "none"}),
    "petite régate": ("petite-regate", {}),
    "petite régate advanced": ("petite-regate", {"rules": "advanced"}),
    "gigamic": ("petite-regate", {"rules": "gigamic"}),
    "maillot jaune": ("maillot-jaune", {}),
    "maillot jaune full": ("maillot-jaune", {"rules": "full", "players": 4}),
}

PLAIN = {
    "water", "paper", "table", "breeze", "grid", "grid-five", "neatline", "scale", "axis",
    "axis-five", "label", "name", "shallows", "shallows-far", "road-line", "bend", "banner",
    "card", "card-moving", "card-note", "key", "legend", "rope-twist", "mark-shade", "bib",
    "bib-number", "spent", "lit", "seat-flag", "seat-letter", "price",
}  # fmt: skip
"""Paper, water and writing, which say what they are."""


def legend_roles(race: Race) -> set[str]:
    """The roles of all shapes in the legend, and of what is drawn like them."""
    signs = race.game.drawing.legend(race.view(None), "en")
    found = {role for sign in signs if sign.picture for role in painted(sign.picture)}
    return found | {role.removesuffix("-next") for role in found}


def sailed(race: Race, decisions: int) -> Race:
    skipper = bot("greedy", seed=1)
    for _ in range(decisions):
        if race.over:
            break
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(skipper.choose(race))
    return race


def seen_roles(race: Race) -> set[str]:
    """The roles of what is drawn on the board."""
    view, drawing = race.view(None), race.game.drawing
    return painted(drawing.ground(view, "en")) | painted(drawing.board(view, "en"))


@pytest.mark.parametrize("table", TABLES)
def test_every_sign_that_comes_up_in_a_race_is_in_the_legend(table: str) -> None:
    game, options = TABLES[table]
    race = new(game, seed=3, **options)
    seen: set[str] = set()
    for _ in range(12):
        seen |= seen_roles(sailed(race, 9))
    unexplained = {
        role
        for role in seen - legend_roles(race) - PLAIN
        if not role.startswith(("hull", "jersey", "trim", "sail", "letter", "pin", "committee"))
    }
    assert unexplained == set()


class Look(NamedTuple):
    """How a target is drawn; whatever number is on it, it is the same sign."""

    kind: str
    sign: str
    tone: str


def look_of(target: Target) -> Look:
    return Look(target.kind, "2" if target.sign.isdigit() else target.sign, target.tone)


def played_at_random(table: str, seed: int) -> Iterator[Race]:
    """A race in which everybody does anything, up to every decision."""
    game, options = TABLES[table]
    race, chance = new(game, seed=seed, **options), random.Random(seed)
    for _ in range(400):
        if race.over:
            break
        if race.to_move == "chance":
            race.draw()
        else:
            yield race
            race.play(chance.choice(race.view(race.to_move).choices))


@pytest.mark.parametrize("table", TABLES)
def test_every_sign_tone_and_kind_of_target_is_in_the_legend(table: str) -> None:
    seen: set[Look] = set()
    for seed in (1, 2, 3):
        for race in played_at_random(table, seed):
            view = race.view(race.to_move)
            found = (race.game.table.target(view, action) for action in view.choices)
            seen |= {look_of(target) for target in found if target is not None}
    signs = race.game.drawing.legend(race.view(None), "en")
    told = {look_of(sign.target) for sign in signs if sign.target is not None}
    assert {look.kind for look in seen} <= {look.kind for look in told}
    for kind in ("point", "direction"):
        seen_here, told_here = ({one for one in all if one.kind == kind} for all in (seen, told))
        assert {look.sign for look in seen_here} <= {look.sign for look in told_here}
        assert {look.tone for look in seen_here} <= {look.tone for look in told_here}


@pytest.mark.parametrize("table", TABLES)
def test_the_legend_speaks_both_languages_and_can_be_drawn(table: str) -> None:
    game, options = TABLES[table]
    race = new(game, seed=3, **options)
    english, french = (race.game.drawing.legend(race.view(None), lang) for lang in ("en", "fr"))
    assert len({sign.text for sign in english}) == len(english)
    for one, other in zip(english, french, strict=True):
        assert one.text != other.text
        assert (one.picture is None) != (one.target is None)
        if one.picture is not None:
            one.picture.check()


def test_the_legend_leaves_out_what_these_options_do_not_have() -> None:
    def roles(table: str) -> set[str]:
        game, options = TABLES[table]
        return legend_roles(new(game, seed=3, **options))

    assert "liability" in roles("regatta advanced") - roles("regatta")
    assert "lull" in roles("race the wind") - roles("without tokens")
    assert "prestart" in roles("petite régate advanced") - roles("gigamic")
    assert "buoy-white" in roles("gigamic") - roles("petite régate")
    assert "wheel" in roles("maillot jaune full") - roles("maillot jaune")


def test_a_game_without_words_for_its_signs_has_what_its_pictures_name() -> None:
    marks: tuple[Shape, ...] = tuple(
        Circle(role="mark", x=n, y=0, r=1, title=f"Mark {n}") for n in (1, 2)
    )
    quiet = Circle(role="water", x=0, y=0, r=9)
    scene = Scene(width=9, height=9, title="", description="", shapes=(quiet, *marks))
    assert [sign.text for sign in named_in(scene)] == ["Mark 1"]
