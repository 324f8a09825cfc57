"""`layline verify`: what it prints and how it ends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.play.records import from_the_middle, record

from .conftest import Run


def written(folder: Path, found: Any) -> Path:
    path = folder / "mine.race.json"
    path.write_text(json.dumps(found), "utf-8")
    return path


@pytest.mark.parametrize("game", ["regatta", "petite-regate"])
def test_a_true_record_ends_with_status_zero(run: Run, tmp_path: Path, game: str) -> None:
    found = record(game)
    result = run("verify", written(tmp_path, found), "--hash", found["fairness"]["hash"])
    assert result.status == 0
    assert "Everything is as it should be" in result.out
    assert "The secret has the fingerprint that the record names." in result.out
    assert "WRONG" not in result.out
    assert result.err == ""


def test_what_the_proof_does_not_reach_is_told(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path, from_the_middle("petite-regate"))
    result = run("verify", path)
    assert result.status == 0
    told = " ".join(result.out.split())
    assert "Not proved: the position in which the race began, all hands and the pile" in told
    assert "Everything is as it should be" not in told
    plain = json.loads(run("verify", path, "--json", "--lang", "fr").out)
    assert plain["laid"]
    assert "toutes les mains et la pioche" in plain["coverage"][0]


def test_a_changed_result_ends_with_status_one_and_is_named(run: Run, tmp_path: Path) -> None:
    found = record("regatta")
    rolls = [n for n, text in enumerate(found["actions"]) if text == "roll 1"]
    found["actions"][rolls[0]] = "roll 3"
    result = run("verify", written(tmp_path, found))
    assert result.status == 1
    told = " ".join(result.out.split())
    wrong, right = "“The die shows 3”", "“The die shows 1”"
    assert f"Entry {rolls[0] + 1} says {wrong}. It should say {right}" in told
    assert "WRONG" in result.out


def test_it_speaks_french(run: Run, tmp_path: Path) -> None:
    found = record("maillot-jaune")
    del found["actions"][-1]
    result = run("verify", written(tmp_path, found), "--lang", "fr")
    assert result.status == 1
    assert "Cet enregistrement ne peut pas être authentique." in result.out
    assert "a été coupée" in " ".join(result.out.split())


def test_programs_get_one_json_object(run: Run, tmp_path: Path) -> None:
    found = record("regatta")
    found["fairness"]["table"] = "another"
    result = run("verify", written(tmp_path, found), "--json")
    told = json.loads(result.out)
    assert (result.status, told["fair"]) == (1, False)
    assert told["faults"][0]["kind"] == "unrelated"
    assert told["chances"][0]["should"].startswith("first ")


def test_what_is_no_record_or_has_no_proof_ends_with_status_two(run: Run, tmp_path: Path) -> None:
    result = run("verify", tmp_path / "nothing.json")
    assert result.status == 2
    assert "nothing.json" in result.complaint
    found = record("regatta")
    del found["fairness"]
    result = run("verify", written(tmp_path, found), "--lang", "en")
    assert result.status == 2
    assert "not sailed at a table" in result.complaint
    assert run("verify", written(tmp_path, ["whale"])).status == 2
