"""One table of every game in the middle of a turn, where the panel has the most to show."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.sitting import Sitting
from tests.browser.test_petite_regate import SHORT
from tests.browser.test_race_the_wind import BAY
from tests.browser.visitor import Visitor, screen
from tests.server.guest import bot, me


def typed(sitting: Sitting, beginning: str = "") -> None:
    """Play the first choice that begins so by its notation, which is the quickest way."""
    sitting.await_turn()
    before, choices = sitting.seq, sitting.told.sight.choices
    action = next(one.action for one in choices if one.action.startswith(beginning))
    field = sitting.page.locator("[data-notation]")
    field.fill(action)
    field.press("Enter")
    sitting.visitor.wait(lambda: sitting.seq > before, f"{action} is played")


def regatta(visitor: Visitor) -> Sitting:
    """A yacht on her way: targets around her, a list of choices and refusals."""
    sitting = Sitting(visitor, visitor.open_table(me(), bot()))
    sitting.sail_until("leg ")
    return sitting


def race_the_wind(visitor: Visitor) -> Sitting:
    """Whoever was hindered is asked whether she protests."""
    sitting = Sitting(visitor, visitor.open_table(screen("Ada"), screen("Bob"), **BAY))
    setup = ("place 9,7", "head W", "place 7,6", "head N")
    for action in (*setup, "move", "move", "turn L45", "move", "turn L45"):
        typed(sitting, action)
    sitting.page.locator(".offer").wait_for()
    sitting.await_turn()
    return sitting


def petite_regate(visitor: Visitor) -> Sitting:
    """A hand of cards, and where they lead."""
    sitting = Sitting(visitor, visitor.open_table(me(), bot(), game="petite-regate", **SHORT))
    sitting.await_turn()
    while not any(held.actions for held in sitting.told.sight.hand):
        typed(sitting)
        sitting.await_turn()
    return sitting


def maillot_jaune(visitor: Visitor) -> Sitting:
    """After a ride: the sliders of a break-away."""
    seats = [screen("Ann"), screen("Bob")]
    sitting = Sitting(visitor, visitor.open_table(*seats, game="maillot-jaune"))
    sitting.await_turn()
    while sitting.told.sight.choices[0].action.startswith("pick "):
        typed(sitting, "pick ")
        sitting.await_turn()
    typed(sitting, "ride 2")
    sitting.page.locator(".amount").wait_for()
    sitting.await_turn()
    return sitting


GAMES: dict[str, Callable[[Visitor], Sitting]] = {
    "regatta": regatta,
    "race-the-wind": race_the_wind,
    "petite-regate": petite_regate,
    "maillot-jaune": maillot_jaune,
}
