"""The game in two minutes: what its pages say and show."""

from __future__ import annotations

import pytest

from layline.engine.game import Game
from layline.engine.scene import Circle, Group, Scene
from layline.engine.texts import LANGUAGES
from layline.games import find_game, games
from layline.play.primer import Page, picture, primer

PAGES = [(game, page) for game in games() for page in primer(game.id)]
named = pytest.mark.parametrize(
    ("game", "page"), PAGES, ids=[f"{game.id} {page.title.en}" for game, page in PAGES]
)


def test_every_game_has_pages_enough_to_begin_and_few_enough_to_read() -> None:
    assert {game.id: 6 <= len(primer(game.id)) <= 9 for game in games()} == {
        game.id: True for game in games()
    }


@named
def test_a_page_names_rules_and_options_that_exist(game: Game, page: Page) -> None:
    for rule in page.rules:
        game.texts.rule(rule, "en")
    option, _, value = (page.only or "").partition(" ")
    if option:
        assert value in game.texts.option(option, "en").values


@named
def test_a_page_is_read_in_a_quarter_of_a_minute(game: Game, page: Page) -> None:
    for lang in LANGUAGES:
        assert len(page.text.said(lang).split()) <= 65


@named
def test_a_picture_is_cut_from_the_board_and_shows_something(game: Game, page: Page) -> None:
    scene = picture(game.id, page, "fr")
    scene.check()
    assert Scene.from_json(scene.to_json()) == scene
    (cut,) = scene.shapes
    assert isinstance(cut, Group)
    assert len(cut.shapes) > 5
    assert scene.title == page.shows.fr


def test_ways_that_are_drawn_end_in_dots_within_the_frame() -> None:
    page = next(one for one in primer("regatta") if "[NS][EW]" in "".join(one.ways))
    scene = picture("regatta", page, "en")
    (cut,) = scene.shapes
    assert isinstance(cut, Group)
    dots = [one for one in cut.shapes if isinstance(one, Circle) and one.role == "target"]
    assert len(dots) == 7
    assert all(0 < dot.x + cut.x < scene.width for dot in dots)
    assert all(0 < dot.y + cut.y < scene.height for dot in dots)


def test_a_way_that_cannot_be_played_is_an_error() -> None:
    page = primer("regatta")[1].model_copy(update={"ways": ("leg N",)})
    with pytest.raises(ValueError, match="nothing like 'leg N'"):
        picture("regatta", page, "en")


def test_pages_for_each_edition_of_la_petite_regate() -> None:
    only = [page.only for page in primer(find_game("petite-regate").id) if page.only]
    assert only == ["LPR-O01 advanced", "LPR-O01 gigamic"]
