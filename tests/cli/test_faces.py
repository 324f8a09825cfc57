"""The face of a game: found in its folder, and the plain one every game has."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from layline.cli.face import face_of
from layline.cli.words import SAID, Words
from layline.engine.game import Game
from layline.games import games
from layline.terminal import AnyView, Face, menu_of
from tests.cli.screens import at_sea, drawn

EXAMPLES = Path(__file__).parents[2] / "examples"

FACE = """
from layline.terminal import Face

class DashFace(Face):
    def goal(self):
        return f"Row, row, row! ({self.said('shelf.length')})"

FACE = DashFace
"""


def python(code: str, folder: Path, typed: str = "") -> str:
    """What a program that also finds games in a folder prints."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env=os.environ | {"LAYLINE_GAMES": str(folder), "COLUMNS": "200", "LC_ALL": "C.UTF-8"},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


# Where faces are found.


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_game_of_ours_has_a_face_in_its_folder(game: Game) -> None:
    face = face_of(game, Words("en"))
    assert type(face).__module__ == f"layline.games.{game.folder.name}.terminal.face"


@pytest.mark.parametrize("room", [True, False])
def test_a_game_elsewhere_may_have_a_face_too(tmp_path: Path, room: bool) -> None:
    shutil.copytree(EXAMPLES / "dinghy_dash", tmp_path / "dinghy_dash")
    if room:
        (tmp_path / "dinghy_dash" / "terminal").mkdir()
        (tmp_path / "dinghy_dash" / "terminal" / "face.py").write_text(FACE, "utf-8")
    code = "from layline.cli import main; main(['play', 'dinghy-dash', '--seed', '1'])"
    said = python(code, tmp_path, "quit\n")
    assert said.startswith("Dinghy Dash. ")
    assert ("Row, row, row! (" in said.splitlines()[0]) == room


def test_whoever_plays_in_python_imports_no_face_and_no_rich() -> None:
    code = """
import sys
import layline
from layline.games import games
for game in games():
    print(layline.new(game.id, machine="interpreted").to_move)
print([name for name in sys.modules if name == "rich" or name.endswith("terminal.face")])
"""
    assert python(code, EXAMPLES).splitlines()[-1] == "[]"


# What every face can rely on.


def test_the_words_that_faces_are_promised_are_there() -> None:
    promised = {"result", "place", "player", "points", "score", "race_n"}
    assert promised <= SAID.keys()


def test_a_narrow_terminal_puts_the_panel_below_and_a_tiny_one_uses_words() -> None:
    narrow = drawn(at_sea(), 60)
    assert max(map(len, narrow)) <= 60
    assert any(line.startswith(" 1 0 1") for line in narrow)
    tiny = drawn(at_sea(), 30)
    assert not any(line.startswith("32 ") for line in tiny)
    assert "The wind comes from the north." in " ".join(tiny)


def test_a_game_without_a_face_of_its_own_has_the_plain_one() -> None:
    race = at_sea()
    face: Face[AnyView] = Face(race.game, Words("en"))
    view = race.view("A")
    width = face.widths(view)[0]
    assert [line.plain for line in face.board(view, width)] == str(race).splitlines()
    console = Console(file=io.StringIO(), width=80)
    menu = menu_of(view.choices, face.suggestions(view))
    told = [line.plain for line in face.menu(view, menu, console, 40)]
    assert any(line.startswith(" 1 leg") for line in told)
    assert face.result(view, {}, race.scores()).row_count == 2
