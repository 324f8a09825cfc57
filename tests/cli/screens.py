"""What the tests of the board in the terminal share: a position at sea, and a screen of it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from rich.console import Console

import layline
from layline.cli.face import face_of
from layline.cli.screen import Screen
from layline.cli.words import Words
from layline.engine.events import Event
from layline.play.race import Race
from layline.terminal import AnyView, menu_of


def drawn(
    race: Race,
    width: int,
    lang: str = "en",
    unicode: bool = True,
    news: Sequence[Event] = (),
    lately: Sequence[AnyView] = (),
) -> list[str]:
    """The lines of the screen for whoever is on move."""
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False)
    words = Words(lang)
    face = face_of(race.game, words, unicode)
    seat = race.to_move if race.to_move in race.seats else None
    view = race.view(seat)
    menu = menu_of(view.choices, face.suggestions(view)) if seat else None
    names = dict.fromkeys(race.seats, "greedy")
    Screen(console, face, words, names).draw(view, menu, news, lately)
    return out.getvalue().splitlines()


def at_sea(**position: Any) -> Race:
    """A regatta in which A has two legs to sail and the wind comes from the north."""
    return layline.from_position(
        {
            "game": "regatta",
            "round": 5,
            "die": 2,
            "boats": {"A": {"at": "20,15"}, "B": {"at": "10,10", "spinnaker": True}},
            **position,
        },
        machine="interpreted",
    )
