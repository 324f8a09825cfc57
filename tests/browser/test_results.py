"""After the race: results and charts as pictures and tables, statistics, and the dice checked."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import barriers
from tests.browser.conftest import DESKTOP, NewVisitor
from tests.browser.screens.test_french import speaks_french
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor
from tests.server.guest import bot, me
from tests.server.service import Service

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "color_scheme": "dark",
}


def sailed(visitor: Visitor) -> TablePage:
    """A race against a bot, sailed to its end: the first moves by hand, the rest by a stand-in."""
    table = visitor.open_table(me(), bot(), bot(), stop_after="winner", races=2)
    table_page = TablePage(visitor, table)
    table_page.await_turn()
    for _ in range(3):
        before = table_page.seq
        table_page.play_well()
        table_page.await_decision(before)
    reply = visitor.context.request.post(
        f"{visitor.url}/api/tables/{table}/stand-in",
        data={"seat": "A", "bot": "greedy"},
        headers={"Origin": visitor.url},
    )
    assert reply.ok, reply.text()
    visitor.wait(lambda: table_page.over, "the race is over")
    return table_page


def test_results_statistics_and_dice_after_a_race(visitor: Visitor, tmp_path: Path) -> None:
    table_page, page = sailed(visitor), visitor.page
    table = table_page.table
    page.get_by_role("link", name="Results and charts").click()
    visitor.see("Regatta: results")
    assert page.url.endswith(f"/t/{table}/results")
    assert barriers(page) == []
    places = page.locator("section", has=page.get_by_role("heading", name="Places"))
    expect(places.locator("tbody tr")).to_have_count(3)
    series = page.get_by_role("heading", name="The series").locator("xpath=..")
    expect(series.locator("thead th")).to_have_text(["Who", "Race 1", "Race 2", "Points"])
    a_turned_phone_is_no_failure(visitor)
    the_course_of_the_race(page)
    the_die(page)
    statistics(visitor)
    visitor.go(f"/t/{table}/results")
    the_dice_are_checked(visitor, table, tmp_path)


def a_turned_phone_is_no_failure(visitor: Visitor) -> None:
    page = visitor.page
    page.evaluate(NOTE_FAILURES)
    page.locator("svg.chart-svg").first.wait_for()
    for width, height in ((390, 844), (844, 390), (DESKTOP["width"], DESKTOP["height"])):
        page.set_viewport_size({"width": width, "height": height})
        visitor.wait(lambda: page.evaluate(DRAWN_TO_FIT), "the charts are as wide as their place")
    assert page.evaluate("window.failures") == []
    expect(page.locator(".toast")).to_have_count(0)


NOTE_FAILURES = """() => {
  window.failures = [];
  addEventListener("error", (event) => window.failures.push(event.message));
}"""
DRAWN_TO_FIT = """[...document.querySelectorAll("svg.chart-svg")].every((chart) =>
  chart.viewBox.baseVal.width === chart.parentElement.clientWidth)"""


def the_course_of_the_race(page: Page) -> None:
    chart = page.get_by_role("figure", name="Legs to the finish")
    slider = chart.get_by_role("slider")
    slider.focus()
    first = re.compile(r"^Race 1, Before the start: Red \(")
    expect(slider).to_have_attribute("aria-valuetext", first)
    slider.press("End")
    # Chance decides whether somebody is home by then, or the round limit ended the race.
    last = re.compile(r"^Race 2, Round \d+: Red .* \d")
    expect(slider).to_have_attribute("aria-valuetext", last)
    end = slider.get_attribute("aria-valuetext") or ""
    expect(chart.locator(".chart-readout")).to_contain_text(re.compile(r"Race 2, Round \d+"))
    moments = int(slider.get_attribute("aria-valuemax") or 0) + 1
    expect(chart.locator(".chart-sign").nth(6)).to_be_attached()
    # A pointer reads what is under it.
    box = slider.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)
    expect(slider).not_to_have_attribute("aria-valuetext", end)
    expect(slider).not_to_have_attribute("aria-valuetext", first)
    as_table(chart)
    rows = chart.locator("tbody tr")
    expect(rows).to_have_count(moments)
    expect(chart.locator("tbody")).to_contain_text("and starts.")
    assert barriers(page) == []


def the_die(page: Page) -> None:
    chart = page.get_by_role("figure", name="The die")
    expect(chart.locator(".chart-note")).to_contain_text(re.compile(r"\d+ draws\. .+\."))
    bars = chart.locator(".chart-bar")
    expect(bars).to_have_count(5)
    bars.first.focus()
    told = bars.first.get_attribute("aria-label") or ""
    found = re.fullmatch(r"1 leg: (\d+) times, expected ([\d.]+)", told)
    assert found is not None
    as_table(chart)
    cells = chart.locator("tbody tr").first.locator("th, td").all_inner_texts()
    assert cells == ["1 leg", found[1], found[2]]


def as_table(chart: Locator) -> None:
    chart.get_by_role("button", name="As a table").click()
    chart.get_by_role("table").wait_for()


def statistics(visitor: Visitor) -> None:
    """A race of her own counts, the one that a bot sailed for her does not."""
    table = visitor.open_table(me(), bot())
    table_page = TablePage(visitor, table)
    table_page.await_turn()
    table_page.play_well()
    resigned = f"{visitor.url}/api/me/tables/{table}?resign=true"
    assert visitor.context.request.delete(resigned, headers={"Origin": visitor.url}).ok
    visitor.go("/me")
    races = visitor.page.get_by_role("region", name="Your races")
    races.locator(".me-figures").wait_for()
    expect(races).to_contain_text("One race is not counted: a bot in your stead")
    figures = races.locator(".me-figures dd strong").all_inner_texts()
    assert figures[0] == "1"
    assert re.fullmatch(r"[\d.]+ s", figures[2])
    expect(races).to_contain_text("Club player (bot)")
    chart = races.get_by_role("figure", name="Your places over time")
    as_table(chart)
    link = chart.get_by_role("link")
    expect(link).to_have_attribute("href", f"/t/{table}/results")
    assert barriers(visitor.page) == []
    link.click()
    visitor.see("Regatta: results")


def the_dice_are_checked(visitor: Visitor, table: str, folder: Path) -> None:
    page = visitor.page
    page.locator(".results-deeds").get_by_role("link", name="Check the dice").click()
    page.locator(".verdict-fair").wait_for()
    expect(page.locator(".verdict")).to_contain_text("Everything is as it should be")
    steps = page.locator(".steps tbody tr")
    expect(steps.nth(5)).to_be_attached()
    expect(page.locator(".steps [data-agrees=false]")).to_have_count(0)
    assert barriers(page) == []

    record = visitor.context.request.get(f"{visitor.url}/api/tables/{table}/record").json()
    true = folder / "true.race.json"
    true.write_text(json.dumps(record), "utf-8")
    at = record["actions"].index("roll 2")
    record["actions"][at] = "roll 1"
    tampered = folder / "tampered.race.json"
    tampered.write_text(json.dumps(record), "utf-8")
    upload(page, tampered)
    page.locator(".verdict-unfair").wait_for()
    told = page.locator(".verdict").inner_text()
    assert f"Entry {at + 1} says “The die shows 1”. It should say “The die shows 2”" in told
    wrong = page.locator(".steps [data-agrees=false]")
    expect(wrong).to_have_count(1)
    expect(wrong).to_contain_text("wrong")
    assert barriers(page) == []
    upload(page, true)
    page.locator(".verdict-fair").wait_for()

    # A hash that was noted before the race must be the one; a file that is no record is refused.
    page.get_by_label("The fingerprint you noted").fill("0" * 64)
    page.get_by_role("button", name="Check this table").click()
    page.locator(".verdict-unfair").wait_for()
    other = folder / "other.json"
    other.write_text("[]", "utf-8")
    upload(page, other)
    visitor.see("This file is not a record")
    expect(page.locator(".verdict")).to_have_count(0)


def upload(page: Page, file: Path) -> None:
    page.get_by_label("A record from anywhere").set_input_files(file)


def test_results_on_a_phone_in_french_with_a_rematch(
    service: Service, visitors: NewVisitor
) -> None:
    visitor = visitors(service, "fr-FR", **PHONE)
    headers, request = {"Origin": visitor.url}, visitor.context.request
    first = visitor.open_table(bot(), bot())
    api = f"{visitor.url}/api/tables"

    def over(table: str) -> bool:
        return bool(request.get(f"{api}/{table}").json()["status"] == "over")

    visitor.wait(lambda: over(first), "the first race is over")
    second = request.post(f"{api}/{first}/rematch", headers=headers).json()["id"]
    visitor.wait(lambda: over(second), "the second race is over")
    visitor.go(f"/t/{second}/results")
    visitor.see("Cette table et ses revanches")
    page = visitor.page
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    fits_the_screen(page)
    speaks_french(visitor)
    slider = page.get_by_role("slider")
    slider.tap()
    visitor.see(re.compile("Ronde \\d+"))
    page.get_by_role("button", name="En tableau").first.tap()
    page.get_by_role("columnheader", name="Ce qui s’est passé").wait_for()
    fits_the_screen(page)
    assert barriers(page) == []
    chain = page.get_by_role("heading", name="revanches").locator("xpath=..")
    chain.get_by_role("link", name="Course 1").tap()
    visitor.wait(lambda: page.url.endswith(f"/t/{first}/results"), "the first race’s results")
    page.locator(".results-deeds").get_by_role("link", name="Vérifier les dés").tap()
    visitor.see("Tout est régulier")
    expect(page.locator(".verdict")).to_contain_text("découlent du secret")
    fits_the_screen(page)
    assert barriers(page) == []


def fits_the_screen(page: Page) -> None:
    """Nothing makes the page itself scroll sideways."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} px too wide"
