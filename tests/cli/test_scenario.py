"""`layline scenario`: what it prints and how it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Run

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "regatta.yaml"

BLANKETED = """
- id: REG-S900
  title: "A yacht to windward"
  rules: [REG-44]
  position: {wind: "N", round: 5, die: 2, first: B, todo: [B, A],
             boats: {A: {at: "28,21"}, B: {at: "28,20"}}}
  steps:
    - expect: {to_move: A, events: [REG-44 B loses turn to A]}
    - play: leg NE
      expect: {boats: {A: {at: "29,22"}}}
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.yaml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("machine", ["compiled", "interpreted"])
def test_scenarios_that_hold_end_with_status_zero(run: Run, machine: str) -> None:
    result = run("scenario", SCENARIOS, "--machine", machine)
    assert result.status == 0
    assert result.out.strip().endswith(f"hold, 0 failed ({machine})")
    assert result.err == ""


def test_a_failure_names_the_step_what_was_expected_and_what_was_found(
    run: Run, tmp_path: Path
) -> None:
    path = written(tmp_path, BLANKETED.replace("29,22", "30,22"))
    result = run("scenario", path, "--machine", "interpreted")
    assert result.status == 1
    assert result.out.splitlines() == [
        f"FAILED REG-S900 A yacht to windward ({path})",
        "  step 2, boats.A.at",
        "    expected: 30,22",
        "    found: 29,22",
        "1 scenarios: 0 hold, 1 failed (interpreted)",
    ]


def test_failures_are_told_in_french(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path, BLANKETED.replace("29,22", "30,22"))
    out = run("scenario", path, "--machine", "interpreted", "--lang", "fr").out
    assert "ÉCHEC REG-S900" in out
    assert "étape 2" in out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("title:", "tittle:", "unknown key 'tittle'"),
        ("- play:", "- plays:", "unknown key 'plays'"),
        ("REG-S900", "XYZ-S900", "no game has rules XYZ-"),
        ("{wind", "{{wind", "not YAML"),
    ],
)
def test_a_broken_file_is_one_line_and_status_two(
    run: Run, tmp_path: Path, old: str, new: str, said: str
) -> None:
    result = run("scenario", SCENARIOS, written(tmp_path, BLANKETED.replace(old, new)))
    assert result.status == 2
    assert result.out == ""
    assert said in result.complaint


def test_a_missing_file_and_an_unknown_machine_are_status_two(run: Run, tmp_path: Path) -> None:
    assert "cannot be read" in run("scenario", tmp_path / "none.yaml").complaint
    result = run("scenario", SCENARIOS, "--machine", "steam")
    assert result.status == 2
    assert "compiled or interpreted, not 'steam'" in result.complaint
