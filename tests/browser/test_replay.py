"""Replays: a race against bots watched again, shared, exported, reopened and continued."""

from __future__ import annotations

import json
import re
from pathlib import Path

from PIL import Image
from playwright.sync_api import Locator, Page, expect

import layline
from tests.browser.axe import barriers
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor
from tests.server.guest import bot
from tests.server.service import Service

DROP = """(place, text) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], "one.race.json", { type: "application/json" }));
  place.dispatchEvent(new DragEvent("drop", { dataTransfer: carried, bubbles: true }));
}"""
"""Lets go of a file over a place."""

RACE = Path(__file__).parents[1] / "races" / "regatta-1-series.race.json"
AFLOAT = 115
"""A moment of it at which A is to move, with open water around her."""


class Replay:
    """The page of a replay, as people use it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.slider = page.get_by_role("slider", name=re.compile("Moment"))
        self.slider.wait_for()
        self.length = int(self.slider.get_attribute("max") or 0)

    @property
    def at(self) -> int:
        """The moment on show."""
        return int(self.slider.input_value())

    @property
    def row(self) -> Locator:
        """The line of the log that is in step with the board."""
        return self.page.locator(".replay-row[aria-current]")

    def scrub(self, to: int) -> None:
        """Drag the slider; the board must be that of the moment."""
        self.slider.fill(str(to))
        self.shows(to)

    def shows(self, moment: int) -> None:
        """Until the board and the log are those of a moment."""
        self.page.wait_for_timeout(0)
        self.page.locator(f".replay-board[data-moment='{moment}']").wait_for()
        assert self.at == moment
        if moment:
            expect(self.row.locator(".replay-row-n")).to_have_text(str(moment))

    def board(self) -> str:
        """What is painted."""
        return self.page.locator("#board .ll-scene").inner_html()

    def press(self, name: str) -> None:
        """Press a button by its name."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def tracks(self) -> int:
        """How many tracks are drawn."""
        return self.page.locator("#board [data-id^='track:']:not([data-id$=':under'])").count()


def finished(visitor: Visitor) -> str:
    """A race of bots that is over."""
    table = visitor.open_table(bot(), bot(), stop_after="winner")
    visitor.go(f"/t/{table}")
    visitor.page.get_by_role("link", name="Replay", exact=True).wait_for()
    return table


def test_a_race_is_replayed_shared_and_gone_on_with(
    service: Service, visitor: Visitor, visitors: NewVisitor
) -> None:
    table = finished(visitor)
    visitor.page.get_by_role("link", name="Replay", exact=True).click()
    replay = Replay(visitor.page)
    replay.shows(0)
    first = replay.board()

    # Scrubbing, steps and jumps.
    replay.scrub(replay.length // 2)
    assert replay.board() != first
    for name, by in (("One step on", 1), ("One step back", -1)):
        before = replay.at
        replay.press(name)
        replay.shows(before + by)
    for name in ("Next round", "Previous mark", "Next mark", "Previous round", "To the end"):
        before = replay.at
        replay.press(name)
        assert replay.at != before, name
        replay.shows(replay.at)
    assert replay.at == replay.length
    replay.page.locator(".replay-row").nth(4).click()
    replay.shows(5)

    # The keyboard, and playing by itself.
    replay.page.locator("h1").click()
    replay.page.keyboard.press("ArrowRight")
    replay.shows(6)
    replay.page.keyboard.press("Home")
    replay.shows(0)
    replay.page.get_by_label("Speed").select_option("8")
    replay.page.locator("h1").click()
    replay.page.keyboard.press("Space")
    visitor.wait(lambda: replay.at >= 4, "it plays by itself")
    replay.page.keyboard.press("Space")
    visitor.button("Play", exact=True).wait_for()

    # Tracks.
    replay.scrub(replay.length // 2)
    assert replay.tracks() == 0
    replay.page.get_by_label("Tracks").check()
    visitor.wait(lambda: replay.tracks() == 2, "both yachts leave a track")
    assert not barriers(visitor.page)

    # A link to the moment, in another browser, in French.
    assert f"at={replay.at}" in visitor.page.url
    friend = visitors(service, "fr-FR")
    friend.page.goto(visitor.page.url)
    theirs = Replay(friend.page)
    theirs.shows(replay.at)
    friend.see("Ce qui s’est passé")
    expect(friend.page.locator(".replay-controls")).to_contain_text("Traces")

    # What if: one click goes on from there.
    friend.button("Et si…").click()
    friend.page.wait_for_url(re.compile(r"/t/[a-z2-7]{16}$"))
    tried = friend.table_in_sight()
    assert tried != table
    friend.page.locator("#board .ll-scene > *").first.wait_for(state="attached")
    given = friend.context.request.get(f"{friend.url}/api/tables/{tried}").json()
    assert given["given"] == replay.at
    assert [seat["kind"] for seat in given["seats"]] == ["screen", "screen"]


def test_the_legend_opens_by_button_and_by_key_and_what_is_pointed_at_is_named(
    service: Service, visitor: Visitor, visitors: NewVisitor
) -> None:
    visitor.take_name("Ada")
    record = json.loads(RACE.read_text("utf-8"))
    reply = visitor.context.request.post(f"{visitor.url}/api/replays", data=record)
    address = f"/r/{reply.json()['id']}"
    visitor.go(address)
    page = visitor.page
    replay = Replay(page)
    replay.scrub(AFLOAT)
    place = page.locator("#board .ll-scene .r-on-move").bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + place["width"] * 0.88, place["y"] + place["height"] / 2)
    expect(page.locator(".ll-name")).to_have_text("A pale disc under a yacht: it is her turn.")

    replay.press("Signs on the board")
    legend = page.get_by_role("dialog", name="Signs on the board")
    expect(legend.get_by_text("A pale disc under a yacht")).to_be_visible()
    legend.get_by_role("button", name="Close").click()
    page.keyboard.press("l")
    here = legend.locator("dd", has_text=re.compile(r"^A \(red\)"))
    expect(here).to_have_count(1)
    expect(here).to_be_visible()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(legend).to_be_hidden()
    replay.scrub(0)
    page.keyboard.press("l")
    expect(legend.locator("dd", has_text="Mark 1")).to_be_visible()
    expect(here).to_have_count(0)  # nobody has begun yet

    friend = visitors(service, "fr-FR")
    friend.go(address)
    Replay(friend.page).shows(0)
    friend.page.keyboard.press("l")
    theirs = friend.page.get_by_role("dialog", name="Les signes du plateau")
    expect(theirs.get_by_text("Sur le plateau en ce moment")).to_be_visible()


def test_a_race_is_taken_away_and_brought_back(
    service: Service, visitor: Visitor, visitors: NewVisitor, tmp_path: Path
) -> None:
    finished(visitor)
    visitor.page.get_by_role("link", name="Replay", exact=True).click()
    replay = Replay(visitor.page)
    replay.scrub(20)
    replay.press("Export")
    dialog = visitor.page.get_by_role("dialog")
    assert not barriers(visitor.page)

    def saved(press: Locator) -> Path:
        with visitor.page.expect_download() as waiting:
            press.click()
        path = tmp_path / waiting.value.suggested_filename
        waiting.value.save_as(path)
        return path

    picture = saved(dialog.get_by_role("link", name="Save the picture"))
    with Image.open(picture) as opened:
        opened.load()
        assert opened.format == "PNG"
    record = saved(dialog.get_by_role("link", name="Save the record"))
    assert layline.load(record).played == replay.length
    dialog.get_by_label("To moment").fill("9")
    animation = saved(dialog.get_by_role("button", name="GIF"))
    with Image.open(animation) as moving:
        assert (moving.format, getattr(moving, "n_frames", 0)) == ("GIF", 10)
    page = saved(dialog.get_by_role("button", name="HTML page"))
    plays_alone(visitor, page)

    # The record comes back, on a phone.
    phone = visitors(
        service, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    broken = json.loads(record.read_text("utf-8"))
    broken["actions"][2] = "fly"
    (tmp_path / "broken.json").write_text(json.dumps(broken), "utf-8")
    phone.forgive("422")
    phone.go("/")
    # The open tables come a little later and push the rest down.
    phone.page.wait_for_load_state("networkidle")
    phone.page.get_by_role("link", name="Open a record").click()
    chooser = phone.page.locator(".file-drop input")
    chooser.set_input_files(tmp_path / "broken.json")
    phone.see(re.compile("Entry 3 of"))
    assert not barriers(phone.page)
    chooser.set_input_files(record)
    phone.page.wait_for_url(re.compile(r"/r/[a-z2-7]{16}"))
    again = Replay(phone.page)
    assert again.length == replay.length
    again.scrub(30)
    assert not barriers(phone.page)
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # And by dropping it on the page.
    visitor.go("/replay")
    visitor.page.locator(".file-drop").evaluate(DROP, record.read_text("utf-8"))
    visitor.page.wait_for_url(re.compile(r"/r/[a-z2-7]{16}"))
    assert Replay(visitor.page).length == replay.length


def plays_alone(visitor: Visitor, page: Path) -> None:
    """The saved page scrubs and plays with nothing but itself."""
    tab = visitor.context.browser.new_page()  # type: ignore[union-attr]
    complaints: list[str] = []
    tab.on("pageerror", lambda error: complaints.append(str(error)))
    tab.goto(page.as_uri())
    expect(tab.locator("#count")).to_have_text("0 / 9")
    tab.keyboard.press("ArrowRight")
    expect(tab.locator("#count")).to_have_text("1 / 9")
    tab.locator("#log button").last.click()
    expect(tab.locator("#count")).to_have_text("9 / 9")
    assert tab.url.endswith("#9")
    assert not complaints
    tab.close()
