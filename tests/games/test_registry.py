"""The registry finds every game by its folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from layline.engine.game import Game
from layline.games import UnknownGame, find_game, games
from layline.play.scenario import read_scenarios
from tests.games.scenarios import FOLDER, scenarios_of


def test_every_folder_of_a_game_is_in_the_registry() -> None:
    here = Path(str(sys.modules[find_game.__module__].__file__)).parent
    folders = {path.parent.name for path in here.glob("*/__init__.py")}
    assert {game.folder.name for game in games()} == folders


def test_games_come_in_the_order_of_their_ids() -> None:
    ids = [game.id for game in games()]
    assert ids == sorted(set(ids))
    assert "regatta" in ids


def test_no_two_games_share_the_prefix_of_their_rules() -> None:
    assert len({game.prefix for game in games()}) == len(games())


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_game_is_found_by_its_id(game: Game) -> None:
    assert find_game(game.id) is game
    assert game.seats_option in game.codec.options.model_fields
    assert game.version >= 1


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_game_says_about_how_long_a_race_takes(game: Game) -> None:
    most = max(game.seats)
    given = {game.seats_option: most, **game.codec.suggested(most)}
    options = game.codec.options.model_validate(given)
    quick = game.codec.options.model_validate(game.quick.options)
    long, short = (game.codec.minutes(one.to_json()) for one in (options, quick))
    assert long is not None
    assert short is not None
    assert 5 <= short < long <= 240


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are: .*regatta"):
        find_game("chess")


def test_rules_have_two_digits() -> None:
    assert find_game("regatta").rule_id(7) == "REG-07"
    assert find_game("regatta").rule_id(44) == "REG-44"


@pytest.mark.parametrize("name", ["", "Regatta", 7, ["regatta"], None])
def test_what_names_no_game_is_refused_with_those_there_are(name: Any) -> None:
    with pytest.raises(UnknownGame, match=r"there are: .*regatta"):
        find_game(name)


# -------------------- games elsewhere, which may be broken

EXAMPLES = Path(__file__).parents[2] / "examples"

BROKEN = {
    "raises": ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
    "misspelt": ("def rules(:", "SyntaxError: invalid syntax"),
    "leaves": ("raise SystemExit('enough')", "SystemExit: enough (__init__.py, line 1)"),
    "no_game": ("", "it has no GAME"),
    "other_thing": ("GAME = 7", "its GAME is not a Game but 7"),
    "twin": ("from ..regatta import GAME", "its id 'regatta' is that of Regatta"),
    "same_rules": (
        "from dataclasses import replace\n"
        "from ..regatta import GAME\n"
        "GAME = replace(GAME, id='other')",
        "its rules are numbered REG-…, as those of Regatta are",
    ),
    "wordless": (
        "from dataclasses import replace\n"
        "from ...engine.texts import Texts\n"
        "from ..regatta import GAME\n"
        "GAME = replace(GAME, id='other', prefix='OTH', texts=Texts(__name__))",
        "FileNotFoundError: ",
    ),
    "regatta": ("", "there is another package of this name, in "),
}
"""Packages that are not games, and what is said about them."""


def python(folders: list[Path], code: str) -> tuple[str, list[str]]:
    """What a program that finds games in these folders prints, and the warnings it gets."""
    environment = os.environ | {"LAYLINE_GAMES": os.pathsep.join(map(str, folders))}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr.splitlines()


def test_a_broken_package_elsewhere_is_named_and_left_out_and_the_others_play(
    tmp_path: Path,
) -> None:
    for name, (source, _) in BROKEN.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(source, "utf-8")
    nowhere, inside = tmp_path / "nowhere", EXAMPLES / "dinghy_dash"
    code = (
        "import layline\n"
        "from layline.games import games\n"
        "print(*(game.id for game in games()))\n"
        "layline.new('regatta', machine='interpreted').draw()\n"
        "for name in ('raises', 'no-game', 'chess'):\n"
        "    try:\n"
        "        layline.new(name)\n"
        "    except layline.UnknownGame as error:\n"
        "        print(error)\n"
    )
    out, warned = python([nowhere, tmp_path, EXAMPLES, inside], code)
    ids, *refusals = out.splitlines()
    ours = [game.id for game in games()]
    assert ids.split() == sorted([*ours, "dinghy-dash"])
    told = {name: f"layline: {tmp_path / name} of LAYLINE_GAMES is left out: " for name in BROKEN}
    for name, (_, why) in BROKEN.items():
        assert [line for line in warned if line.startswith(told[name] + why)], name
    assert warned[0] == f"layline: {nowhere} of LAYLINE_GAMES is left out: there is no such folder"
    assert warned[-1].endswith("there is no game in it; name the folder around it")
    assert len(warned) == len(BROKEN) + 2
    assert refusals[0].startswith(f"there is no game 'raises': {tmp_path / 'raises'} of LAYLINE")
    assert "no module named" in refusals[0].lower()
    assert refusals[1].endswith("is left out: it has no GAME")
    assert refusals[2].startswith("there is no game 'chess'; there are: ")


def test_of_two_packages_of_one_name_the_first_folder_counts(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES / "dinghy_dash", tmp_path / "dinghy_dash")
    code = "from layline.games import find_game; print(find_game('dinghy-dash').folder)"
    out, warned = python([tmp_path, EXAMPLES], code)
    assert out.strip() == str(tmp_path / "dinghy_dash")
    (line,) = warned
    assert line.endswith(f"there is another package of this name, in {tmp_path}")


def test_every_scenario_is_run_by_its_game() -> None:
    files = sorted(FOLDER.glob("*.yaml"))
    every = sum(len(read_scenarios(file)) for file in files)
    assert sum(len(scenarios_of(game.id)) for game in games()) == every > 500
