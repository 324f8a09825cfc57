"""`layline sim` and `layline bench`: tables for people, one JSON object for programs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from .conftest import Run

SIM = ("sim", "regatta", "--bots", "greedy,random", "--games", "4", "-o", "board=quick")


def test_a_simulation_prints_a_table(run: Run) -> None:
    result = run(*SIM, "--seed", "3")
    assert result.status == 0
    assert "Regatta: 4 races, seed 3" in result.out
    assert "greedy" in result.out
    assert "random" in result.out
    length = r"Rounds: \d+ to \d+, median [\d.]+\. Decisions a race: \d+\."
    assert re.search(length, " ".join(result.out.split()))
    assert result.err == ""


def test_a_simulation_as_json_is_one_object_and_reproducible(run: Run) -> None:
    first, again = run(*SIM, "--json", "--seed", "3"), run(*SIM, "--json", "--seed", "3")
    found = json.loads(first.out)
    assert found["games"] == 4
    assert found["seed"] == 3
    assert found["bots"] == ["greedy", "random"]
    assert first.out == again.out
    assert first.err == ""


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bots", "nobody,random"], "nobody"),
        (["--bots", "greedy"], "2"),
        (["--games", "0"], "--games"),
        (["--option", "board=huge"], "board"),
    ],
)
def test_a_simulation_that_cannot_be_run_says_why(run: Run, args: list[str], said: str) -> None:
    result = run("sim", "regatta", *args)
    assert result.status == 2
    assert result.out == ""
    assert said in result.complaint


@pytest.mark.slow
def test_the_bench_measures_and_prints_json(run: Run) -> None:
    found = json.loads(run("bench", "regatta", "--seconds", "0.05", "--json").out)
    assert found["game"] == "regatta"
    assert found["inside_per_s"] > 0


def test_what_lies_ready_is_not_made_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    result = run("compile", "regatta", "--lang", "fr")
    assert (result.status, result.out, result.err) == (0, "Regatta\u202f: déjà compilé\n", "")
    monkeypatch.setattr(
        "layline.server.learning.board_export.current_folder", lambda: Path("somewhere")
    )
    result = run("boards")
    assert (result.status, result.err) == (0, "")
    assert result.out == "The boards of the rulebooks are already there\n"
