"""The game of docs/adding-a-game.md is small, keeps every promise, and is a game like any other."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"

CHECK = """
from layline.games import find_game, games
from layline.play.compliance import check_game
assert len(games()) > 4
check_game("dinghy-dash", races=6)
check_game(find_game("dinghy-dash"), races=3, seed=50)
"""

BOTS = """
import layline
wins = 0
for seed in range(40):
    race = layline.new("dinghy-dash", seed=seed)
    good, poor = layline.bot("greedy", seed), layline.bot("random", seed)
    while not race.over:
        if race.to_move == "chance":
            race.draw()
        else:
            race.play((good if race.to_move == "A" else poor).choose(race))
    wins += race.scores()["A"] > 100
print(wins)
"""


def run(code: str) -> str:
    environment = os.environ | {"LAYLINE_GAMES": str(EXAMPLES)}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def files_of_the_page() -> dict[str, str]:
    """The files that somebody has who follows the page to the letter."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    found: dict[str, str] = {}
    for kind, block in re.findall(r"```(python|toml)\n(.*?)```", page, re.DOTALL):
        if kind == "python":
            before = found.get("__init__.py")
            found["__init__.py"] = block if before is None else f"{before}\n\n{block}"
        else:
            name, _, content = block.partition("\n")
            found[name.removeprefix("# ")] = content
    return found


def test_the_example_has_fewer_than_150_lines_words_in_two_languages_included() -> None:
    assert sum(len(text.splitlines()) for text in files_of_the_page().values()) < 150


def test_whoever_follows_the_page_has_the_example() -> None:
    example = EXAMPLES / "dinghy_dash"
    paths = [path for path in example.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    kept = {path.relative_to(example).as_posix(): path.read_text("utf-8") for path in paths}
    assert files_of_the_page() == kept


def test_the_example_passes_the_compliance_suite() -> None:
    assert run(CHECK) == ""


def test_whoever_looks_ahead_wins_the_example_more_often() -> None:
    assert int(run(BOTS)) > 20
