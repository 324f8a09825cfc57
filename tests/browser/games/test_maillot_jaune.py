"""Maillot Jaune in the page: cards, wheels, a pact, dice, a puncture helped, and a whole tour."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from layline.server.schemas.views import Choice
from tests.browser.axe import barriers
from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage, press, quoted, ready, settled
from tests.browser.visitor import Visitor, screen
from tests.server.guest import bot, me
from tests.server.service import Service
from tests.server.socket_client import Live, Watched


class Tour(TablePage):
    """A tour in a person's browser."""

    @property
    def actions(self) -> list[str]:
        """What may be played now."""
        return [choice.action for choice in self.told.sight.choices]

    @property
    def rider(self) -> str:
        """The rider in turn, as the board shows him."""
        lit = self.page.locator(".instruments-picture").get_attribute("aria-label") or ""
        return lit.partition("Order of play: ")[2].partition(",")[0]

    def type(self, action: str) -> None:
        """Play something by its notation, which is the quickest way."""
        self.await_turn()
        self.play_by_keyboard(self.told.choice(action))

    def click(self, action: str) -> None:
        """Play something where it is offered: on the board, or by its button."""
        self.await_turn()
        self.play(self.told.choice(action))

    def ride_and_end(self, where: str) -> None:
        """A whole normal turn: a click on a square, and the button that ends it."""
        self.click(f"ride {where}")
        self.click("end")

    def point(self, action: str) -> None:
        """Let the pointer rest on a choice of the board."""
        self.target(self.told.choice(action)).hover()

    def set(self, slider: str, value: int) -> None:
        """Move a slider, as the arrow keys do."""
        track = self.page.locator(f"[data-slider={slider}]")
        for _ in range(value):
            track.press("ArrowRight")

    def heard(self, rule: str) -> list[str]:
        """What the table has told about a rule."""
        return [
            line.text
            for entry in self.told.story
            for line in entry.lines
            if line.rule == rule
        ]  # fmt: skip

    def shown(self, role: str) -> int:
        """How many shapes of a role the preview lays over the board."""
        return self.page.locator(f"#board .ll-foreseen .{role}").count()


def on_one_screen(visitor: Visitor, *names: str, **options: Any) -> Tour:
    seats = [screen(name) for name in names]
    table = visitor.open_table(*seats, game="maillot-jaune", **options)
    return Tour(visitor, table)


def test_a_pact_a_drawn_train_and_a_break_away_with_risk(visitor: Visitor) -> None:
    tour = on_one_screen(visitor, "Ann", "Bob", "Cleo", drafting=True, pact=True)
    tour.await_turn()
    cards = tour.page.locator("#board [data-id^='card:']")
    visitor.wait(lambda: cards.count() == 9, "all riders are shown")
    assert barriers(tour.page) == []
    for rider in ("ptt", "renault", "vandamme"):
        tour.click(f"pick {rider}")

    # Two rounds: PTT and Renault side by side, Vandamme in the wheel of PTT.
    squares = {"PTT": ("1a", "2a"), "Renault": ("1b", "2b"), "Vandamme": (None, "1a")}
    for number in (0, 1):
        for _ in squares:
            tour.await_turn()
            square = squares[tour.rider][number]
            if square is None:
                tour.click("stay")
                tour.click("end")
            else:
                tour.ride_and_end(square)

    # The pact: asked on the board, answered where it is put.
    tour.await_turn()
    tour.click("pact renault")
    offer = tour.page.locator(".offer")
    offer.wait_for()
    expect(offer).to_contain_text("PTT proposes to ride side by side")
    expect(offer).to_contain_text("Vandamme would not be drawn along")
    assert barriers(tour.page) == []
    before = tour.seq
    ready(offer.get_by_role("button", name="Agree to ride side by side")).click()
    visitor.wait(lambda: tour.seq > before, "the answer is played")
    tour.ride_and_end("3a")
    tour.ride_and_end("3b")
    visitor.wait(lambda: tour.heard("MJ-59"), "they are side by side again")
    tour.ride_and_end("2a")

    # The train: what it costs is shown first, then Vandamme is drawn along and plays next.
    tour.await_turn()
    expect(tour.page.locator("#board [data-id='legend:draws']")).to_have_count(1)
    tour.point("ride 4a")
    visitor.see("Vandamme would be drawn along, for 1 unit of energy.")
    visitor.wait(lambda: tour.shown("g-ghost"), "the train is shown where it would be")
    tour.click("ride 4a")
    picture = tour.page.locator(".instruments-picture")
    order = re.compile(r"Order of play: PTT, Vandamme, Renault")
    visitor.wait(lambda: order.search(picture.get_attribute("aria-label") or ""), "a new order")
    assert tour.heard("MJ-49") == ["Vandamme is drawn along from 2a to 3a."]

    # The break-away: sliders, odds, one button, dice.
    tour.await_turn()
    tour.set("safe", 1)
    tour.set("risk", 2)
    odds = tour.page.locator(".amount .odds tbody td:last-child")
    expect(odds).to_have_text(["11 of 36", "22 of 36", "3 of 36"])
    visitor.wait(lambda: tour.shown("r-reach"), "the reach is shown")
    # The break-away table lies folded below, with the column that is about to be chosen.
    tour.page.locator(".amount-chart summary").click()
    chosen = tour.page.locator(".amount-chart thead .rule-chart-chosen")
    expect(chosen).to_have_text("2 squares")
    assert barriers(tour.page) == []
    before = tour.seq
    ready(visitor.button("Break away 1 without and 2 with risk")).click()
    visitor.wait(lambda: tour.seq >= before + 2, "the dice are thrown")
    roll = tour.told.story[before + 1].action
    one, other = roll.removeprefix("roll ").split()
    dice = re.compile(f"Dice {one} and {other}")
    visitor.wait(lambda: dice.search(picture.get_attribute("aria-label") or ""), "the dice lie")
    expect(tour.page.locator(".instruments-picture .r-pip")).to_have_count(int(one) + int(other))
    tour.click("ride 7a")
    assert tour.heard("MJ-29") == ["PTT breaks away from 4a to 7a."]


def test_a_rider_with_a_puncture_is_helped(visitor: Visitor) -> None:
    table, flat = beside_a_puncture(visitor)
    tour = Tour(visitor, table)
    offer = tour.page.locator(".offer")
    offer.wait_for()
    expect(offer).to_contain_text(f"{flat} has a puncture")
    expect(offer).to_contain_text("misses one turn less")
    assert barriers(tour.page) == []
    before = tour.seq
    ready(offer.get_by_role("button", name=f"Help {flat} and miss a turn instead")).click()
    visitor.wait(lambda: tour.seq > before, "help is given")
    assert f"helps {flat} and will miss a turn in his place." in tour.heard("MJ-61")[0]
    offer.wait_for(state="hidden")


LONG_ENOUGH = 200
"""Entries after which nobody will come to help any more."""


def beside_a_puncture(visitor: Visitor) -> tuple[str, str]:
    """A table at which a rider may help, and the name of the one with the puncture.

    Eight riders close together risk a square in every turn, over the live connection, until one of
    them is unlucky, which happens in one throw of twelve. Where nobody is beside him then, all is
    tried once more at another table.
    """
    seats = [screen("Ann"), screen("Bob")]
    options: dict[str, Any] = {"riders_per_player": 4, "rules": "full", "pact": False}
    while True:
        table = visitor.open_table(*seats, game="maillot-jaune", **options)
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in visitor.context.cookies())
        live = Live(visitor.url, cookies, "en", [])
        known = live.watch(table)
        while known.seq < LONG_ENOUGH and not {"pass", "ride finish"} & set(known.actions):
            described = live.ask("describe", table, seq=known.seq).text
            live.must_play(table, risky(known, described))
        live.close()
        if "pass" in known.actions:
            told = [line.text for entry in known.entries for line in entry.lines]
            return table, next(text for text in told if "puncture" in text).split(" has a ")[0]


def risky(known: Watched, described: str) -> str:
    """Into the first two columns, then a square with risk in every turn and no step further.

    After a puncture nothing is risked any more: whoever ends his turn beside it may help.
    """
    actions = known.actions
    if actions[0].startswith("pick "):
        return actions[0]
    near = [one for one in actions if re.fullmatch("ride [12][a-d]", one)]
    if near and "on the start line" in described:
        return near[0]
    flat = any(line.rule == "MJ-30" for entry in known.entries for line in entry.lines)
    if "break 0+1" in actions and not flat:
        return "break 0+1"
    return "end" if "end" in actions else "stay"


def test_a_whole_tour_against_a_bot_by_clicking(visitor: Visitor) -> None:
    table = visitor.open_table(me(), bot(), game="maillot-jaune")
    tour = Tour(visitor, table)
    tour.click("pick la-redoute")
    tour.await_turn()
    titles: set[str] = set()
    sheets: list[str] = []
    while not tour.over:
        before = tour.seq
        shortcut = tour.page.locator("[data-shortcut=ride]")
        if shortcut.count():
            ready(shortcut).click()
            tour.insist(lambda: tour.seq > before, "the shortcut is played")  # noqa: B023
            tour.await_decision(before + 1)  # it rides, and ends the turn
        else:
            tour.play(plain_choice(tour))
            tour.await_decision(before)
        sheet = tour.page.locator("dialog[open]:has(.stage-end)")
        if sheet.count():
            sheets += sheet.get_by_role("heading").all_inner_texts()
            sheet.get_by_role("button", name="Go on").click()
        summary = tour.page.locator("details.standings > summary")
        titles |= set(summary.all_inner_texts())
    assert {title.partition(":")[0] for title in titles} == {"After stage 1", "After stage 2"}
    assert sheets == ["Stage 1 of 3 is over", "Stage 2 of 3 is over"]
    expect(tour.result.locator("tbody tr")).to_have_count(2)

    # The end: the chart of gaps, and the same as a table.
    sheet = tour.page.locator(".over .standings-sheet")
    expect(sheet.locator("svg")).to_have_attribute("aria-label", "Final classification")
    sheet.locator("summary").click()
    rows = sheet.locator("tbody tr")
    expect(rows).to_have_count(2)
    cells = [row.locator("td").all_inner_texts() for row in rows.all()]
    totals = [int(row[5].removesuffix(" min")) for row in cells]
    assert totals == sorted(totals)
    for row, total in zip(cells, totals, strict=True):
        assert sum(int(minutes) for minutes in row[2:5]) == total
    assert barriers(tour.page) == []


def plain_choice(tour: Tour) -> Choice:
    """Across the line if it is within reach, else no more than the rules ask for."""
    for action in ("ride finish", "end", "stay", *tour.actions):
        if action in tour.actions:
            return tour.told.choice(action)
    raise AssertionError("there is always a choice")


def test_on_a_phone_in_french(service: Service, visitors: NewVisitor) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    visitor = visitors(service, locale="fr-FR", **phone)
    table = visitor.open_table(me(), bot(), bot(), game="maillot-jaune", rules="full")
    tour = Tour(visitor, table)
    tour.await_turn()

    tapped(tour, "pick agfa")
    tour.await_turn()
    expect(tour.prompt).to_contain_text("Agfa")
    ride = next(one for one in tour.actions if one.startswith("ride 3"))
    tapped(tour, ride)
    tour.await_turn()
    tour.set("risk", 4)
    odds = tour.page.locator(".amount .odds tbody th")
    expect(odds).to_contain_text(["Moins cher", "Plus cher", "Crevaison"])
    before = tour.seq
    ready(visitor.button("Échappée de 4 cases avec risque")).tap()
    assert tour.seq == before, "a finger sees what it would bring before it plays"
    ready(tour.play_button).tap()
    visitor.wait(lambda: tour.seq > before, "the dice are thrown")
    assert barriers(tour.page) == []


@pytest.mark.parametrize("size", [(390, 664), (640, 360)], ids=["upright", "on its side"])
def test_after_a_ride_the_break_away_is_what_one_comes_to(
    size: tuple[int, int], service: Service, visitors: NewVisitor
) -> None:
    width, height = size
    phone = {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}
    visitor = visitors(service, **phone)
    tour = on_one_screen(visitor, "Ann", "Bob")
    for by_keyboard in (False, True):
        tour.await_turn()
        while not any(one.startswith("ride ") for one in tour.actions):
            tour.type(tour.actions[0])
            tour.await_turn()
        # From the foot of the list: what comes next begins out of sight.
        before = tour.seq
        ride = tour.listed(tour.told.choice([one for one in tour.actions if "ride" in one][-1]))
        if by_keyboard:
            ride.press("Enter")
        else:
            ready(ride).tap()
            ready(tour.play_button).tap()
        tour.await_decision(before)
        visitor.wait(lambda: tour.page.evaluate(SLIDER_IN_SIGHT), "the sliders are in sight")
        slider = tour.page.evaluate("document.activeElement.dataset.slider")
        assert slider == "safe", "whoever reads with the ears is there too"
        tour.type("end")


SLIDER_IN_SIGHT = """() => {
  const slider = document.querySelector("[data-slider]");
  const { x, y, width, height } = slider?.getBoundingClientRect() ?? new DOMRect();
  return slider !== null && document.elementFromPoint(x + width / 2, y + height / 2) === slider;
}"""


def tapped(tour: Tour, action: str) -> None:
    """Tap a target, see what it would bring, and play it."""
    before = tour.seq
    settled(tour)
    press(tour.target(tour.told.choice(action)), Locator.tap)
    tour.page.locator(f"[data-choice={quoted(action)}][aria-pressed]").wait_for()
    label = tour.told.choice(action).label
    ready(tour.visitor.button(f"Jouer\u202f: {label}", exact=True)).tap()
    tour.visitor.wait(lambda: tour.seq > before, f"{action} is played")
