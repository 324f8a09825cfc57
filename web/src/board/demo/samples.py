"""Some successive moments of a race as the board gets them, for the demo and the measurements.

python samples.py GAME [option=value ...] [--after N] [--moments N] [--lang fr]   prints JSON.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import layline
from layline.bots import bot
from layline.play.race import Race


def moment(race: Race, lang: str) -> dict[str, Any]:
    """What the page would hold of a position: its scenes, its choices, the first one's preview."""
    game = race.game
    decided = race.to_move not in (None, "chance")
    view = race.view(race.to_move if decided else None)
    targets = {target["action"]: target for target in game.targets(view)} if decided else {}
    choices = [
        {"action": action, "label": game.label(view, action, lang), "target": targets[action]}
        for action in (view["choices"] if decided else [])
        if targets[action]["kind"] != "button"
    ]
    return {
        "board": game.board(view, lang).to_json(),
        "instruments": game.instruments(view, lang).to_json(),
        "choices": choices,
        "preview": game.preview(view, choices[0]["action"]) if choices else None,
    }


def main() -> None:
    """Plays a race of bots and prints the moments asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", metavar="option=value")
    parser.add_argument("--after", type=int, default=0, help="entries to play first")
    parser.add_argument("--moments", type=int, default=1)
    parser.add_argument("--lang", choices=("en", "fr"), default="en")
    given = parser.parse_args()
    options: dict[str, Any] = {}
    for option in given.options:
        name, _, value = option.partition("=")
        options[name] = int(value) if value.isdigit() else value
    race = layline.new(given.game, seed=5, **options)
    skipper = bot("greedy", seed=5)

    def step() -> None:
        race.play(skipper.choose(race))
        while race.to_move == "chance":
            race.draw()

    while race.to_move == "chance":
        race.draw()
    while not race.over and race.played < given.after:
        step()
    moments = [moment(race, given.lang)]
    while not race.over and len(moments) < given.moments:
        step()
        moments.append(moment(race, given.lang))
    ground = race.game.ground(race.view(None), given.lang).to_json()
    print(json.dumps({"ground": ground, "moments": moments}, ensure_ascii=False))


if __name__ == "__main__":
    main()
