"""Running the command line inside the test, as if it had been typed."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import layline
from layline.cli import main


@dataclass(frozen=True)
class Result:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line on the error stream."""
        assert self.err.startswith("layline: ")
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        return self.err.strip()


Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """A function that runs `layline` with arguments and lines on its standard input."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "LAYLINE_TRACEBACK"):
        monkeypatch.delenv(name, raising=False)

    def typed(*args: object, stdin: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        capsys.readouterr()
        status = main([str(arg) for arg in args])
        said = capsys.readouterr()
        return Result(status, said.out, said.err)

    return typed


@pytest.fixture(scope="session")
def race_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A race sailed to its end on the quick board."""
    race = layline.new("regatta", seats=3, seed=5, board="quick")
    players = {seat: layline.bot("greedy", seed=number) for number, seat in enumerate(race.seats)}
    while not race.over:
        if race.to_move == "chance":
            race.draw()
        else:
            race.play(players[str(race.to_move)].choose(race))
    path = tmp_path_factory.mktemp("races") / "sunday.race.json"
    race.save(path)
    return path
