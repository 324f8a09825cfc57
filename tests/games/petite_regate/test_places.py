"""Places in words: boat lengths and what is near, never millimetres or coordinates."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pytest

from layline.engine.scene import Group, Scene, Shape
from layline.engine.texts import LANGUAGES
from layline.games.petite_regate.codec.course_checks import boat_lengths
from layline.games.petite_regate.codec.options import POND
from layline.games.petite_regate.editor.course_editor import PetiteRegateEditor
from layline.games.petite_regate.table.places import neighbours, waters_of, where
from layline.games.petite_regate.words import far
from layline.play.beginning import new
from layline.play.race import Race
from tests.games.petite_regate.table import at_table

MEASURED = re.compile(r"\bmm\b|\{cm\}|\bcm\b|milli|centi|micro|\d,\d|\(\d+ ?[,;] ?\d+\)")
"""What nobody at a table can see: measures, and the coordinates of a point."""


def test_the_pattern_finds_what_must_not_be_said() -> None:
    for said in ("575,683", "(575; 683)", "3 mm left", "12 cm to go", "in millimètres"):
        assert MEASURED.search(said), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_courses_are_laid_by_boat_lengths_too(lang: str) -> None:
    words = PetiteRegateEditor.texts._file("sentences", lang)
    assert [text for text in texts(words) if MEASURED.search(text)] == []
    lengths = [boat_lengths(mm * 1000) for mm in (60, 80, 100, 200, 270)]
    assert lengths == ["1½", "2", "2", "4", "5½"]


def texts(found: object) -> Iterator[str]:
    """Every text of a file, however deep."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, Mapping):
        for value in found.values():
            yield from texts(value)


def test_distances_are_told_in_boat_lengths() -> None:
    told = [far(mm * 1000, "en") for mm in (1, 24, 26, 50, 74, 100, 130, 199, 226, 1000)]
    assert told == [
        "half a boat’s length", "half a boat’s length", "half a boat’s length", "a boat’s length",
        "1½ boat lengths", "2 boat lengths", "2½ boat lengths", "4 boat lengths",
        "5 boat lengths", "20 boat lengths",
    ]  # fmt: skip
    french = [far(mm * 1000, "fr") for mm in (25, 50, 75, 125, 250)]
    assert french == [
        "une demi-longueur", "une longueur", "une longueur et demie", "2 longueurs et demie",
        "5 longueurs",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("at", "heading", "told"),
    [
        ((650, 300), 0, "on the line"),
        ((650, 400), 0, "2 boat lengths beyond the line"),
        ((600, 250), 0, "a boat’s length behind the line"),
        ((475, 300), 0, "a boat’s length from the left end of the line"),
        ((400, 633), 0, "2 boat lengths from mark 1, which lies ahead"),
        ((400, 633), 90, "2 boat lengths from mark 1, which lies to port"),
        ((400, 633), 180, "2 boat lengths from mark 1, which lies astern"),
        ((885, 733), 0, "right beside mark 2, which lies to starboard"),
    ],
)
def test_a_place_is_told_by_what_is_nearest(at: tuple[int, int], heading: int, told: str) -> None:
    waters = waters_of(at_table("interpreted", "base").view(None).race)
    x, y = at
    assert where(waters, (x * 1000, y * 1000), heading // 15, "en") == told


def test_boats_close_by_are_named_on_their_side() -> None:
    boats = {
        "A": {"at": "650000,500000", "heading": 0},
        "B": {"at": "750000,500000", "heading": 0},
    }
    race = at_table("interpreted", "base", boats=boats).view(None).race
    one, two = race.boats[:2]
    assert list(neighbours(race, one, "en")) == ["B 2 boat lengths to starboard"]
    assert list(neighbours(race, two, "fr")) == ["A à 2 longueurs à bâbord"]


TABLES: list[dict[str, Any]] = [
    {"rules": "base", "direction": "ccw", "obstacles": "islands"},
    {"rules": "advanced", "contact": "penalty", "obstacles": "rock"},
    {"rules": "gigamic", "players": 4, "size": "short"},
    {"rules": "gigamic", "course": POND},
]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", TABLES, ids=["base", "advanced", "gigamic", "laid by hand"])
def test_nothing_that_is_said_is_measured(options: dict[str, Any], seed: int) -> None:
    chance = random.Random(seed)
    race = new("petite-regate", machine="interpreted", seed=seed, **options)
    for _ in range(70):
        if race.over:
            break
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(chance.choice(list(race.choices())))
        for lang in LANGUAGES:
            for said in everything_said(race, lang, chance):
                assert not MEASURED.search(said), said


def everything_said(race: Race, lang: str, chance: random.Random) -> Iterator[str]:
    """Every sentence, label and description of a position, for the one who decides or looks on."""
    seat = race.to_move if race.to_move in race.seats else None
    game, view = race.game, race.view(seat)
    table = game.table
    yield table.prompt(view, lang)
    yield table.describe(view, lang)
    for event in next(race.told()):
        yield game.events.sentence(event, lang, race.options)
        yield game.events.sentence(event, lang)
    for action in (*view.choices, *table.refused(view)):
        yield table.label(view, action, lang)
        yield table.group(action, lang)
    for card in table.hand(view, lang):
        yield from (card.label, card.note, card.about)
    for one in table.facts(view, lang):
        yield from (one.status, *(fact.text for fact in one.facts))
    scenes = (game.drawing.board(view, lang), game.drawing.ground(view, lang))
    for scene in (*scenes, *(overlay.picture for overlay in table.overlays(view, lang))):
        yield from _titles(scene)
    if seat is not None and view.choices:
        preview = table.preview(view, chance.choice(list(view.choices)), lang)
        yield from (game.events.sentence(event, lang, race.options) for event in preview.events)
        yield from (remark.text for remark in (*preview.notes, *preview.warnings))


def _titles(scene: Scene) -> Iterator[str]:
    yield from (scene.title, scene.description)
    yield from _named(scene.shapes)


def _named(shapes: Iterable[Shape]) -> Iterator[str]:
    for shape in shapes:
        yield getattr(shape, "title", None) or ""
        if isinstance(shape, Group):
            yield from _named(shape.shapes)
