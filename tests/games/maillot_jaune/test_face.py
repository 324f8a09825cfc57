"""Maillot Jaune in a terminal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.console import Console

from layline.cli.face import face_of
from layline.cli.words import Words
from layline.games import find_game
from layline.games.maillot_jaune.terminal.face import MaillotJauneFace
from layline.play.beginning import from_position
from layline.play.race import Race
from layline.terminal import menu_of

GAME = find_game("maillot-jaune")


def face(lang: str = "en") -> MaillotJauneFace:
    found = face_of(GAME, Words(lang))
    assert isinstance(found, MaillotJauneFace)
    return found


def pursued(energy: int = 6) -> Race:
    riders = {"ptt": {"at": "3a", "energy": energy, "form": 3}, "vandamme": {"at": "2a"}}
    options = {"rules": "full"}
    given = {"game": "maillot-jaune", "options": options, "stage": 2, "round": 3, "riders": riders}
    return from_position(given, machine="interpreted")


def lines(race: Race, lang: str = "en") -> Iterator[str]:
    view = race.view("A")
    menu = menu_of(view.choices, face(lang).suggestions(view))
    console = Console(width=100)
    for line in face(lang).menu(view, menu, console, 90):
        yield line.plain.strip()


def test_every_choice_is_told_in_words() -> None:
    told = list(lines(pursued()))
    assert any("Ride to 6a, 3 squares, drawing Vandamme along" in line for line in told)
    assert any("Rester en 3a" in line for line in lines(pursued(), "fr"))


def test_a_danger_is_told_beside_the_choices() -> None:
    assert any("would make you abandon" in line for line in lines(pursued(energy=0)))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_riders_are_listed_in_the_order_of_play(lang: str) -> None:
    view = pursued().view("A")
    told = [line.plain for line in face(lang).situation(view, {"A": "Ann"}, 80)]
    assert told[1].startswith("5 PTT")
    assert "Ann" in told[1]
    assert told[2].startswith("4 Vandamme")
    assert face(lang).goal()
    assert face(lang).legend()


def test_many_break_aways_are_suggested_by_kind() -> None:
    race = pursued()
    race.play("stay")
    suggested = face().suggestions(race.view("A"))
    assert "break 6+0" in suggested
    assert "break 0+4" in suggested
    assert "break 1+1" not in suggested
    assert len(suggested) == len(set(suggested)) == 10


def test_the_result_is_a_ranking_with_minutes() -> None:
    race = pursued()
    race.play("retire vandamme")
    console = Console(width=80, record=True)
    console.print(face().result(race.view(), {}, race.scores()))
    told = console.export_text()
    assert "PTT" in told
    assert "Vandamme" in told
