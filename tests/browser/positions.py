"""One table of every game in the middle of a turn, where the panel has the most to show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.games.test_petite_regate import SHORT
from tests.browser.games.test_race_the_wind import BAY
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor, screen
from tests.server.guest import bot, me

OPTIONS = {name: value for name, value in BAY.items() if name != "game"}
AT_THE_LINE: dict[str, Any] = {
    "game": "race-the-wind",
    "options": {**OPTIONS, "players": 2, "protests": "auto"},
    "round": 6,
    "boats": {"A": {"at": "7,2", "heading": "NE"}, "B": {"at": "2,8", "heading": "NE"}},
}
"""One step from the line, which nobody may touch yet."""


def laid(visitor: Visitor, position: dict[str, Any], *seats: dict[str, Any]) -> TablePage:
    """A table that begins in a position."""
    visitor.go("/")
    visitor.wait(lambda: visitor.context.cookies(), "she is known")
    return TablePage(visitor, visitor.open_position(position["game"], position, *seats))


def typed(table_page: TablePage, beginning: str = "") -> None:
    """Play the first choice that begins like this by its notation, which is the quickest way."""
    table_page.await_turn()
    before, choices = table_page.seq, table_page.told.sight.choices
    action = next(one.action for one in choices if one.action.startswith(beginning))
    field = table_page.page.locator("[data-notation]")
    field.fill(action)
    field.press("Enter")
    # On a phone it is shown first.
    table_page.insist(lambda: table_page.seq > before, f"{action} is played")


def regatta(visitor: Visitor) -> TablePage:
    """A yacht on her way: targets around her, a list of choices and refusals."""
    table_page = TablePage(visitor, visitor.open_table(me(), bot()))
    table_page.sail_until("leg ")
    return table_page


def race_the_wind(visitor: Visitor) -> TablePage:
    """Whoever was hindered is asked whether she protests."""
    table_page = TablePage(visitor, visitor.open_table(screen("Ada"), screen("Bob"), **BAY))
    setup = ("place 9,7", "head W", "place 7,6", "head N")
    for action in (*setup, "move", "move", "turn L45", "move", "turn L45"):
        typed(table_page, action)
    table_page.page.locator(".offer").wait_for()
    table_page.await_turn()
    return table_page


def petite_regate(visitor: Visitor) -> TablePage:
    """A hand of cards, and where they lead."""
    table_page = TablePage(visitor, visitor.open_table(me(), bot(), game="petite-regate", **SHORT))
    table_page.await_turn()
    while not any(held.actions for held in table_page.told.sight.hand):
        typed(table_page)
        table_page.await_turn()
    return table_page


def maillot_jaune(visitor: Visitor) -> TablePage:
    """After a ride: the sliders of a break-away."""
    seats = [screen("Ann"), screen("Bob")]
    table_page = TablePage(visitor, visitor.open_table(*seats, game="maillot-jaune"))
    table_page.await_turn()
    while table_page.told.sight.choices[0].action.startswith("pick "):
        typed(table_page, "pick ")
        table_page.await_turn()
    typed(table_page, "ride 2")
    table_page.page.locator(".amount").wait_for()
    table_page.await_turn()
    return table_page


GAMES: dict[str, Callable[[Visitor], TablePage]] = {
    "regatta": regatta,
    "race-the-wind": race_the_wind,
    "petite-regate": petite_regate,
    "maillot-jaune": maillot_jaune,
}
