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

LABELS = """
import layline
race = layline.new("dinghy-dash", seed=1)
race.play("wind 2")
print([race.game.table.label(race.view("A"), action, "en") for action in race.choices()])
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


def run(code: str, games: Path = EXAMPLES) -> str:
    environment = os.environ | {"LAYLINE_GAMES": str(games)}
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
    """The files of somebody who follows the page to the letter."""
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


STORY = """
import layline
from layline.arena.simulation import simulate
from layline.cli.story import by_round, steps
from layline.cli.words import Words
assert simulate("dinghy-dash", ["greedy", "random"], 20, 1, {}).entries[0].wins > 10
race = layline.new("dinghy-dash", seed=3)
while not race.over:
    race.draw() if race.to_move == "chance" else race.play(race.choices()[0])
print(sum(len(group) for _, group in by_round(steps(race), Words("en"))) == race.played)
"""


def test_the_example_is_simulated_and_replayed_by_the_command_line() -> None:
    assert run(STORY) == "True\n"


SIM = """
from layline.cli import main
main(["sim", "dinghy-dash", "--bots", "greedy,random", "--games", "4"])
"""


def test_a_simulation_of_a_game_without_rounds_says_nothing_of_them() -> None:
    said = run(SIM)
    assert "Decisions a race: " in said
    assert "Rounds" not in said


def test_whoever_looks_ahead_wins_the_example_more_often() -> None:
    assert int(run(BOTS)) > 20


LARGER = ROOT / "docs" / "a-larger-game.md"


def blocks_of_the_larger_game() -> list[str]:
    return re.findall(r"```python\n(.*?)```", LARGER.read_text("utf-8"), re.DOTALL)


def test_a_small_game_grows_as_the_second_page_says(tmp_path: Path) -> None:
    refined, *_ = blocks_of_the_larger_game()
    folder = tmp_path / "dinghy_dash"
    for name, text in files_of_the_page().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    source = (folder / "__init__.py").read_text("utf-8")
    source = source.replace("import small_game\n", "import SmallTable, SmallView, small_game\n")
    source = source.replace("GAME = small_game(\n", f"{refined}\n\nGAME = small_game(\n")
    source = source.replace("    spot=spot,\n", "    spot=spot,\n    table=DashTable,\n")
    (folder / "__init__.py").write_text(source, "utf-8")
    said = run(f"{CHECK}\n{LABELS}", tmp_path)
    assert said == "['Sail with the wind (2)', 'Hike out for two squares more (4)']\n"


def test_what_the_second_page_quotes_stands_in_the_games() -> None:
    games = (ROOT / "src" / "layline" / "games").rglob("*.py")
    sources = "\n".join(path.read_text("utf-8") for path in games)
    _, *quoted = blocks_of_the_larger_game()
    assert len(quoted) >= 4
    for block in quoted:
        assert block in sources, block
