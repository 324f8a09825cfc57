"""Looking back: replays, pictures, animations."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import layline

from .conftest import Run


def test_a_replay_tells_the_race_round_by_round(run: Run, race_file: Path) -> None:
    out = run("replay", race_file).out
    assert out.index("Before the first round") < out.index("Round 1") < out.index("Round 2")
    assert "wins the race. REG-11" in out
    assert "Result" in out
    assert "┊" in out


def test_a_replay_can_leave_the_boards_out_and_speak_french(run: Run, race_file: Path) -> None:
    out = run("replay", race_file, "--no-boards", "--lang", "fr").out
    assert "Avant la première ronde" in out
    assert "Résultat" in out
    assert "┊" not in out


def test_a_replay_tells_what_was_decided_because_time_was_up(
    run: Run, race_file: Path, tmp_path: Path
) -> None:
    record = json.loads(race_file.read_text(encoding="utf-8"))
    race = layline.load(race_file)
    late = next(n for n in range(1, 20) if race.step_to(n - 1).to_move == "A")
    file = tmp_path / "late.race.json"
    file.write_text(json.dumps({**record, "time_up": [late]}), encoding="utf-8")
    assert run("replay", file).out.count("Time was up: the decision was made for A.") == 1


def test_one_step_shows_the_moment(run: Run, race_file: Path) -> None:
    race = layline.load(race_file)
    result = run("replay", race_file, "--step", "9")
    assert result.out.startswith(f"Step 9 of {len(race.history)}: {race.history[8]}\n")
    assert race.game.table.prompt(race.step_to(9).view(), "en") in " ".join(result.out.split())
    assert run("replay", race_file, "--step", "0").out.startswith("The beginning")


def test_a_step_beyond_the_end_is_refused(run: Run, race_file: Path) -> None:
    result = run("replay", race_file, "--step", "99999")
    assert result.status == 2
    assert "step 99999 is not from 0 to" in result.complaint


def test_a_broken_race_file_names_the_action(run: Run, race_file: Path, tmp_path: Path) -> None:
    record = json.loads(race_file.read_text("utf-8"))
    record["actions"][1] = "place 0,0,0"
    path = tmp_path / "broken.race.json"
    path.write_text(json.dumps(record), "utf-8")
    for args in (["replay", path], ["draw", path, "-o", "x.svg"], ["play", "--load", path]):
        result = run(*args)
        assert result.status == 2
        assert f"{path}: action 2 of {len(record['actions'])}: " in result.complaint


@pytest.mark.parametrize("content", ["{", "[1]", '"text"', "{}", '{"game": "chess"}'])
def test_what_is_no_race_is_refused_in_one_line(run: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(content, "utf-8")
    for args in (["replay", path], ["draw", path, "-o", tmp_path / "x.svg"]):
        result = run(*args)
        assert result.status == 2
        assert str(path) in result.complaint


@pytest.mark.parametrize(
    ("ending", "begins"), [("svg", b"<svg"), ("png", b"\x89PNG"), ("html", b"<!")]
)
def test_a_race_is_drawn(
    run: Run, race_file: Path, tmp_path: Path, ending: str, begins: bytes
) -> None:
    out = tmp_path / f"race.{ending}"
    result = run("draw", race_file, "-o", out, "--step", "12", "--theme", "dark", "--lang", "fr")
    assert result.status == 0
    assert str(out) in result.out.replace("\n", "")
    assert out.read_bytes().lower().startswith(begins.lower())


def test_a_position_is_drawn_and_an_animation_ends_at_a_step(
    run: Run, race_file: Path, tmp_path: Path
) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(layline.load(race_file).step_to(20).position()), "utf-8")
    assert run("draw", path, "-o", tmp_path / "p.svg", "--seat", "B").status == 0
    result = run("draw", race_file, "-o", tmp_path / "r.gif", "--step", "3")
    assert "4 pictures" in result.out
    assert (tmp_path / "r.gif").read_bytes().startswith(b"GIF8")


def test_a_replay_is_written_as_a_page(run: Run, race_file: Path, tmp_path: Path) -> None:
    out = tmp_path / "race.html"
    assert run("replay", race_file, "--html", out, "--step", "6").status == 0
    page = out.read_text("utf-8")
    assert "is drawn as first player." in page
    assert '"REG-07 ' in page
    assert '"heading":"Before the first round"' in page


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["-o", "race.bmp"], "the name ends in one of .svg"),
        (["-o", "race.svg", "--theme", "pink"], "--theme: light or dark, not 'pink'"),
        (["-o", "race.svg", "--seat", "Z"], "there is no seat 'Z'"),
        (["-o", "no/such/folder/race.svg"], "cannot be written"),
        ([], "--output"),
    ],
)
def test_a_drawing_that_cannot_be_made_says_why(
    run: Run, race_file: Path, args: list[str], said: str
) -> None:
    result = run("draw", race_file, *args)
    assert result.status == 2
    assert said in result.complaint


def test_a_replay_writes_every_turn_down_in_one_line(run: Run, tmp_path: Path) -> None:
    race = layline.new("race-the-wind", seats=2, preset="short", tokens="none", order="seats")
    for action in ("place 13,4", "head NE", "place 11,4", "head E", "move", "move", "turn R90"):
        race.play(action)
    race.save(tmp_path / "match.race")
    out = run("replay", tmp_path / "match.race", "--no-boards").out
    assert out.index("1.A NE move\n") < out.index("1.B E move+turn R90\n")
    assert out.count("1.B") == 1
