"""Laying a course: by drag, by touch and by keyboard; mended, saved, shared, and raced on."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.axe import barriers
from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage, middle, ready
from tests.browser.visitor import Visitor
from tests.server.service import Service

COURSE = re.compile(r"/courses/[a-z2-7]{16}$")
TABLE = re.compile(r"/t/[a-z2-7]{16}$")


class Bench:
    """The editor in a visitor's browser."""

    def __init__(self, visitor: Visitor, path: str) -> None:
        self.visitor, self.page = visitor, visitor.page
        visitor.go(path)
        self.page.locator("#board .ll-target").first.wait_for()

    def piece(self, name: str, place: str = "") -> Locator:
        """A piece on the board, by its name and where it lies."""
        return self.page.locator(f'#board .ll-target[aria-label^="{name}, {place}"]').first

    def lies(self, name: str, place: str) -> None:
        """Wait until a piece lies there, on the board and in the list."""
        self.piece(name, place).wait_for()
        x, y = place.split(", ")
        row = self.row(name)
        self.visitor.wait(
            lambda: [field.input_value() for field in row.locator("input").all()[:2]] == [x, y],
            f"{name} at {place}",
        )

    def row(self, name: str) -> Locator:
        """A piece in the list."""
        rows = self.page.locator(".pieces .piece")
        return rows.filter(has=self.page.locator(f'.piece-name:text-is("{name}")'))

    def way(self, name: str, onto: str, off: tuple[float, float]) -> list[tuple[float, float]]:
        """From one piece to another, or this many pixels off it, in a few steps."""
        self.page.locator("#board").scroll_into_view_if_needed()
        (x, y), (to_x, to_y) = middle(self.piece(name)), middle(self.piece(onto))
        dx, dy = to_x + off[0] - x, to_y + off[1] - y
        return [(x + dx * k / 5, y + dy * k / 5) for k in range(6)]

    def drag(self, name: str, onto: str, off: tuple[float, float] = (0, 0)) -> None:
        """Carry a piece to another by mouse."""
        first, *steps = self.way(name, onto, off)
        self.page.mouse.move(*first)
        self.page.mouse.down()
        for step in steps:
            self.page.mouse.move(*step)
        self.page.mouse.up()

    def slide(self, name: str, onto: str, off: tuple[float, float] = (0, 0)) -> None:
        """The same with a finger."""
        finger = self.visitor.context.new_cdp_session(self.page)
        first, *steps = self.way(name, onto, off)
        for kind, at in (("touchStart", first), *(("touchMove", step) for step in steps)):
            points = [{"x": at[0], "y": at[1]}]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()

    def by_keys(self, name: str, *keys: str) -> None:
        """Take a piece up, press keys, put it down."""
        self.piece(name).focus()
        for key in ("Enter", *keys, "Enter"):
            self.page.keyboard.press(key)

    def is_wrong(self, rule: str, *words: str) -> None:
        """The referee names a rule, beside the piece, on the board and under it."""
        self.page.locator(".verdict-list", has_text=rule).wait_for()
        self.page.locator("#board", has_text=rule).wait_for()
        for word in words:
            expect(self.page.locator(".course-word")).to_contain_text(word)
        expect(self.page.locator("#board .ll-blocks").first).to_be_attached()

    def is_valid(self) -> None:
        """The referee has nothing to say against it."""
        self.page.locator(".verdict-good").wait_for()
        blamed = self.page.locator("#board .ll-blocks")
        self.visitor.wait(lambda: blamed.count() == 0, "nothing is blamed on the board")

    def save(self, name: str, button: str = "Save") -> str:
        """Keep the course under a name; its address."""
        self.page.locator(".keeping input").first.fill(name)
        self.visitor.button(button, exact=True).click()
        self.page.wait_for_url(COURSE)
        self.page.get_by_role("heading", level=1, name=name).wait_for()
        return self.page.url.removeprefix(self.visitor.url)

    def undo(self) -> None:
        """Take back the last step."""
        self.page.keyboard.press("Control+z")


def race_bots(visitor: Visitor, name: str, button: str = "Race bots now") -> TablePage:
    """Start a race on the course in sight, and play whatever is offered first, a few times."""
    visitor.button(button).click()
    visitor.page.wait_for_url(TABLE)
    table_page = TablePage(visitor, visitor.table_in_sight())
    assert name in table_page.told.view.summary
    for _ in range(3):
        table_page.await_turn()
        before = table_page.seq
        first = table_page.told.sight.choices[0]
        more = visitor.page.locator("details.choices-more")
        if more.count():  # played by a card or a dial, and listed on demand
            if more.get_attribute("open") is None:
                more.locator("summary").click()
            ready(table_page.listed(first)).click()
        else:
            table_page.play_by_keyboard(first)
        table_page.await_decision(before)
    return table_page


def test_a_course_of_regatta_from_the_first_mark_to_a_race_at_a_friends(
    service: Service, visitors: NewVisitor
) -> None:
    anna = visitors(service)
    anna.go("/")
    anna.page.get_by_role("link", name="Lay a course of your own Regatta").click()
    bench = Bench(anna, "/courses/new?game=regatta")
    bench.is_valid()
    assert barriers(anna.page) == []

    # By mouse: the first mark onto the line, which is wrong, and back.
    bench.drag("Mark 1", "Line")
    bench.lies("Mark 1", "19, 7")
    bench.is_wrong("REG-05", "Mark 1", "line")
    expect(bench.row("Mark 1")).to_contain_text("REG-05")
    expect(anna.button("Save", exact=True)).to_be_disabled()
    assert barriers(anna.page) == []
    anna.button("Read the rule REG-05").first.click()
    anna.page.get_by_role("dialog").get_by_text("committee boat").wait_for()
    anna.page.keyboard.press("Escape")
    bench.undo()
    bench.lies("Mark 1", "19, 28")
    bench.is_valid()
    anna.button("Redo").click()
    bench.is_wrong("REG-05")

    # By keyboard: off the line, beside the board, and a third mark with the plus key.
    bench.by_keys("Mark 1", *["Shift+ArrowUp"] * 4, "ArrowLeft")
    bench.lies("Mark 1", "18, 27")
    bench.is_valid()
    bench.by_keys("Line", *["ArrowLeft"] * 16)
    bench.lies("Line", "3, 7")
    bench.is_wrong("REG-03", "Line")
    bench.by_keys("Line", *["Shift+ArrowRight"] * 3)
    bench.lies("Line", "18, 7")
    bench.by_keys("Mark 2", "+")
    bench.piece("Mark 3").wait_for()
    bench.piece("Mark 3").focus()
    anna.page.keyboard.press("Delete")
    bench.piece("Mark 3").wait_for(state="detached")

    # In the list: a coordinate, a side, the order.
    bench.row("Mark 2").get_by_label("Mark 2, x").fill("9")
    bench.lies("Mark 2", "9, 17")
    bench.row("Mark 2").get_by_label("Leave it to").select_option("starboard")
    anna.button("Mark 2: earlier").first.click()
    bench.lies("Mark 1", "9, 17")
    anna.button("Undo").click()
    bench.lies("Mark 1", "18, 27")
    bench.is_valid()

    address = bench.save("Past the island")
    anna.page.get_by_role("textbox", name="Link to this course").wait_for()

    # A friend opens the link, looks, races, and makes it a course of her own.
    berta = visitors(service)
    other = Bench(berta, address)
    other.lies("Mark 2", "9, 17")
    berta.see("laid by")
    expect(berta.button("Delete the course")).to_have_count(0)
    other.by_keys("Island", "ArrowUp")
    own = other.save("Berta’s", "Save as my own")
    assert own != address
    race_bots(berta, "Berta’s")

    # Anna races with people: the new table has the course, which decides the board.
    # What she chooses while the course is on its way stays chosen.
    held: list[Route] = []
    anna.page.route("**/api/courses/*", lambda route: held.append(route))
    anna.button("Race here").click()
    anna.page.get_by_label("A course laid by hand", exact=True).wait_for()
    anna.wait(lambda: held, "the course is asked for")
    anna.page.get_by_role("radio", name="Bots").check()
    for route in held:
        route.continue_()
    anna.page.unroute("**/api/courses/*")
    anna.page.get_by_text("My own: Past the island").first.wait_for(state="attached")
    expect(anna.page.get_by_label("Board", exact=True)).to_have_count(0)
    expect(anna.page.get_by_role("radio", name="Bots")).to_be_checked()
    anna.button("Open the table").click()
    anna.page.wait_for_url(TABLE)

    # And throws it away.
    anna.go(address)
    anna.button("Delete the course").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Delete the course").click()
    anna.page.wait_for_url(re.compile(r"/courses/new"))
    berta.forgive("404")
    berta.go(address)
    berta.see("There is no course at this address")


def test_tokens_of_race_the_wind_by_hand_and_by_lot(service: Service, visitors: NewVisitor) -> None:
    anna = visitors(service)
    bench = Bench(anna, "/courses/new?game=race-the-wind")
    bench.is_valid()
    assert barriers(anna.page) == []

    bench.drag("Gate", "Gate", (60, 400))
    bench.lies("Gate", "12, 0")
    bench.is_wrong("RTW-04", "south")
    bench.by_keys("Gate", *["ArrowUp"] * 4)
    bench.lies("Gate", "12, 4")
    bench.is_valid()

    # A token onto the mark, by mouse; and others by clicking on the water.
    bench.drag("Gust 1", "Windward mark")
    bench.is_wrong("RTW-20", "Gust 1", "Windward mark")
    bench.undo()
    bench.is_valid()
    anna.button("Add by clicking (Lulls)").click()
    spot = middle(bench.piece("Windward mark"))
    row = middle(bench.piece("Flag 2"))[1]
    anna.page.mouse.click(spot[0], row)
    bench.piece("Lull 17", "12, 20").wait_for()
    anna.page.keyboard.press("Delete")

    anna.page.get_by_label("Lulls and gusts").select_option("random")
    bench.piece("Lull 1").wait_for(state="detached")
    anna.page.get_by_label("Lulls and gusts").select_option("laid")
    anna.button("Lay one for me").click()
    bench.piece("Gust 40").wait_for()
    bench.is_valid()
    number = anna.page.get_by_label("Its number")
    expect(number).to_have_value(re.compile("^[1-9]"))
    where = bench.piece("Gust 40").get_attribute("aria-label")
    number.fill("7")
    number.press("Enter")
    anna.wait(
        lambda: bench.piece("Gust 40").get_attribute("aria-label") != where, "course number 7"
    )
    address = bench.save("Forty gusts")

    berta = visitors(service)
    Bench(berta, address).is_valid()
    table_page = race_bots(berta, "Forty gusts")
    tokens: Any = table_page.told.view.options["tokens"]
    assert (len(tokens["yellow"]), len(tokens["blue"])) == (38, 40)


def test_buoys_and_rocks_of_la_petite_regate_on_a_phone_in_french(
    service: Service, visitors: NewVisitor
) -> None:
    anne = visitors(
        service,
        "fr-FR",
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        color_scheme="dark",
    )
    bench = Bench(anne, "/courses/new?game=petite-regate")
    bench.is_valid()
    assert barriers(anne.page) == []
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert anne.page.evaluate(wide)

    # By finger: the first buoy too near the line; by its fields: back.
    bench.slide("Bouée 1", "Ligne", (-40, -20))
    bench.is_wrong("LPR-04", "Bouée 1", "ligne")
    assert barriers(anne.page) == []
    bench.row("Bouée 1").get_by_label("Bouée 1, x").fill("350")
    bench.row("Bouée 1").get_by_label("Bouée 1, y").fill("800")
    bench.row("Bouée 1").get_by_label("Bouée 1, y").blur()
    bench.lies("Bouée 1", "350, 800")
    bench.is_valid()

    # A rock, which lands in the middle and is too large there for a boat to pass.
    anne.button("Ajouter un obstacle").click()
    bench.piece("Obstacle 1").wait_for()
    bench.is_valid()
    bench.slide("Obstacle 1", "Bouée 2")
    bench.lies("Obstacle 1", "900, 730")
    bench.is_wrong("LPR-26", "Obstacle 1", "Bouée 2")
    anne.button("Annuler").click()
    bench.is_valid()
    address = bench.save("Autour du rocher", "Enregistrer")
    expect(anne.page.locator("main")).not_to_contain_text("Regatta")

    berthe = visitors(service, "fr-FR")
    Bench(berthe, address).lies("Bouée 1", "350, 800")
    race_bots(berthe, "Autour du rocher", "Contre des robots")


@pytest.mark.parametrize(("locale", "said"), [("en-GB", "is fixed"), ("fr-FR", "est fixe")])
def test_a_game_with_a_fixed_course_has_no_editor(
    service: Service, visitors: NewVisitor, locale: str, said: str
) -> None:
    reader = visitors(service, locale)
    reader.go("/courses/new?game=maillot-jaune")
    reader.see(said)
    reader.go("/courses/new")
    reader.page.locator(".courses-games a").first.wait_for()
