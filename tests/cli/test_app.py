"""The command as a whole: help, version, errors in one line, exit statuses."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
import typer

import layline
from layline.cli.app import app

from .conftest import Run

COMMANDS: dict[str, Any] = dict(typer.main.get_command(app).commands)  # type: ignore[attr-defined]
EXAMPLES = [
    line.strip().split()[1:]
    for command in COMMANDS.values()
    for line in (command.epilog or "").splitlines()
    if line.strip().startswith("layline ")
]


def test_the_version_is_the_package_version(run: Run) -> None:
    assert run("--version").out == f"layline {layline.__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.status == 0
    assert f"layline {command}" in result.out
    assert "Examples:" in result.out


@pytest.mark.parametrize("example", EXAMPLES, ids=" ".join)
def test_every_example_in_the_help_is_understood(example: list[str]) -> None:
    name, *args = example
    COMMANDS[name].make_context("layline", args)


def test_help_loads_neither_numba_nor_numpy() -> None:
    code = (
        "import sys; from layline.cli import main; main(['--help']); "
        "sys.exit(bool({'numba', 'numpy', 'pydantic'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    result = run()
    assert result.status == 0
    assert "Commands" in result.out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["sail"], "sail"),
        (["play", "chess"], "there is no game 'chess'; there are: "),
        (["play", "regatta", "--wind"], "--wind"),
        (["play", "regatta", "--seats", "many"], "--seats"),
        (["rules", "regatta", "--lang", "de"], "--lang: en or fr, not 'de'"),
        (["scenario"], "FILE"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["compile", "chess"], "there is no game 'chess'"),
        (["sim", "chess"], "there is no game 'chess'"),
    ],
)
def test_wrong_usage_is_one_line_and_status_two(run: Run, args: list[str], said: str) -> None:
    result = run(*args)
    assert result.status == 2
    assert result.out == ""
    assert said in result.complaint


def test_a_fault_of_the_program_is_one_line_and_status_one(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(words: object) -> None:
        raise RuntimeError("the mast\nis gone")

    monkeypatch.setattr("layline.cli.rules.list_games", broken)
    result = run("games")
    assert result.status == 1
    assert "RuntimeError: the mast is gone" in result.complaint


def test_it_runs_as_a_module_and_survives_a_closed_pipe() -> None:
    told = subprocess.run(
        f"{sys.executable} -m layline rules regatta | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
    )
    assert told.stdout.startswith("Regatta")
    assert told.stderr == ""


def test_compiling_what_is_compiled_says_so(run: Run) -> None:
    layline.new("regatta")
    result = run("compile", "regatta")
    assert result.status == 0
    assert result.out.startswith("Regatta: ")
    assert "compiled" in result.out
