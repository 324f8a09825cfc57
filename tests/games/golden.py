"""Golden transcripts: whole races written out, to be compared to the last letter.

The actions of a transcript are replayed, and everything else in it is written again: a change of
the rules shows as a difference a person can read. `pytest --regenerate` sails the races afresh.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from layline.play.beginning import new
from layline.play.race import Race

FOLDER = Path(__file__).parents[1] / "golden"

Json = dict[str, Any]


def each_round(before: Json, now: Json, action: str) -> bool:
    """The position is written out whenever a round is over."""
    return bool(now["round"] != before["round"])


@dataclass(frozen=True)
class Transcripts:
    """The transcripts of a game.

    `races` are the options of each, `header` is the position in a few lines, `pause` says where it
    is written out, and `sail` gives the actions of a race sailed afresh.
    """

    game: str
    races: dict[str, Json]
    header: Callable[[Json], Iterator[str]]
    sail: Callable[[Race, str], Iterator[str]]
    pause: Callable[[Json, Json, str], bool] = each_round

    def compare(self, name: str, machine: str, config: pytest.Config) -> None:
        """Replay a transcript and find it unchanged, or rewrite it."""
        race = new(self.game, machine=machine, **self.races[name])
        path = FOLDER / f"{self.game}-{name}.txt"
        if config.getoption("--regenerate"):
            path.write_text(self._written(race, self.sail(race, name)), "utf-8")
            return
        golden = path.read_text("utf-8")
        assert self._written(race, _actions(golden)).splitlines() == golden.splitlines()

    def tell_of(self, happening: str) -> bool:
        """Whether it happens in one of them."""
        return any(
            happening in path.read_text("utf-8") for path in FOLDER.glob(f"{self.game}-*.txt")
        )

    def _written(self, race: Race, actions: Iterator[str]) -> str:
        """Play these actions and tell what happens: the table, then each action with its events."""
        now = race.position()
        lines = [f"{race.game.name}, rules version {race.game.version}, seed {race.seed}", ""]
        lines += [f"{key}: {value}" for key, value in race.options.items()]
        lines += ["", *self.header(now)]
        for action in actions:
            before = now
            lines.append(f"{before['to_move'] or '-'}> {action}")
            lines += [f"    {line}" for line in race.play(action)]
            now = race.position()
            if race.over or self.pause(before, now, action):
                lines += ["", *self.header(now)]
        return "\n".join([*lines, ""])


def _actions(text: str) -> Iterator[str]:
    """The actions of a transcript: the lines that begin with who played them."""
    for line in text.splitlines():
        who, arrow, action = line.partition("> ")
        if arrow and " " not in who:
            yield action
