"""What small pictures show of a board: whoever decides, large enough to be made out."""

from __future__ import annotations

import pytest

from layline.engine.scene import Circle
from layline.games import find_game, games
from layline.play import library
from layline.play.beginning import from_position
from layline.play.draw.link_card import ROOM
from layline.server.previews.framing import frame_of
from layline.server.previews.pictures import _of_game
from layline.server.previews.subjects import Subject


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_frame_shows_who_decides_and_stays_on_the_board(game: str) -> None:
    framed = 0
    for example in library.scenarios(game):
        race = from_position(library.start(example), seed=0)
        board = race.game.drawing.board(race.view(), "en")
        frame = frame_of([board])
        if frame is None:
            continue
        x, y, width, height = frame
        assert width / height == pytest.approx(ROOM[0] / ROOM[1])
        assert x >= 0
        assert y >= 0
        assert x + width <= board.width + 1e-9
        assert y + height <= board.height + 1e-9
        for shape in board.shapes:
            if shape.id == "on-move" and isinstance(shape, Circle):
                assert x < shape.x < x + width
                assert y < shape.y < y + height
        framed += 1
    assert framed > 50


@pytest.mark.parametrize(("game", "rule"), [("regatta", "REG-44"), ("maillot-jaune", "MJ-26")])
def test_the_picture_of_a_rule_is_cut_to_its_example(game: str, rule: str) -> None:
    card = _of_game(Subject("rules", rule, game), "en")
    (scene,) = card.scenes
    race = from_position(library.start(next(iter(library.scenarios(game)))), seed=0)
    assert card.fills
    assert scene.height < 0.6 * find_game(game).drawing.board(race.view(), "en").height


def test_without_pieces_there_is_nothing_to_frame() -> None:
    race = from_position(library.start("REG-S01"), seed=0)
    assert frame_of([race.game.drawing.board(race.view(), "en")]) is None
