"""Compiled rules that look at every index: races at random, beside the compiled and interpreted.

Usage: python tests/soak/bounds.py [--races N] [--seed N]

Compiled rules trust their indices, so a wrong one would read or write beside a record. The tests of
every day find such mistakes in the interpreted rules, whose records watch what is asked of them;
here the compiled ones are made to look themselves, which takes long to compile.
"""

from __future__ import annotations

import argparse
import sys

from rich.progress import Progress

from layline.engine.machines.compiled import Compiled
from layline.games import games
from layline.play.compliance import check_race, option_sets


def main() -> int:
    """Sail so many races of each game, with other options each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--races", type=int, default=50, help="races of each game")
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    with Progress() as progress:
        for game in games():
            task = progress.add_task(game.id, total=asked.races)
            checked = Compiled(game, boundscheck=True, report=lambda rule: None)
            for number, options in enumerate(option_sets(game, asked.races, seed=asked.seed)):
                check_race(game, options, 100 + number, (checked,), steps=250, every=250)
                progress.advance(task)
    return 0


if __name__ == "__main__":
    sys.exit(main())
