"""A person at a table: what she reads there, and how she plays by pointing at what is offered."""

from __future__ import annotations

import json
import math
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from layline.server.schemas.views import Choice
from tests.browser.told import Ear, Told
from tests.browser.visitor import Visitor


class TablePage:
    """The page of a table in a visitor's browser."""

    def __init__(self, visitor: Visitor, table: str, page: Page | None = None) -> None:
        self.visitor, self.table = visitor, table
        self.page = page or visitor.page
        address = f"{visitor.url}/t/{table}"
        if self.page.url != address:
            self.page.goto(address)
        visitor.wait(lambda: table in self.ear.tables, "the table is told")

    @property
    def ear(self) -> Ear:
        """What this page hears."""
        return self.visitor.ear(self.page)

    @property
    def told(self) -> Told:
        """What the service told the page about the table."""
        return self.ear.tables[self.table]

    @property
    def seq(self) -> int:
        """The number of the last entry told."""
        return self.told.sight.seq

    # Seeing.

    @property
    def prompt(self) -> Locator:
        """The sentence that says what is awaited."""
        return self.page.locator("#prompt")

    @property
    def targets(self) -> Locator:
        """What can be picked on the board."""
        return self.page.locator("#board .ll-target")

    @property
    def choices(self) -> Locator:
        """The list of choices."""
        return self.page.locator(".choices [data-choice]")

    @property
    def play_button(self) -> Locator:
        """Plays what was picked."""
        return self.page.locator(".play-picked")

    @property
    def referee(self) -> Locator:
        """What the referee says."""
        return self.page.locator(".referee")

    @property
    def result(self) -> Locator:
        """The table of places and points."""
        return self.page.locator("section.over > table")

    @property
    def log(self) -> Locator:
        """What happened, in words; brought into sight where it is not."""
        self.sheet("Log")
        return self.page.locator("ol.log")

    def sheet(self, name: str) -> None:
        """Bring a part of the table into sight by its tab."""
        self.page.get_by_role("tab", name=name).click()

    @property
    def my_turn(self) -> bool:
        """Whether the page shows the newest moment, and lets her choose now."""
        # What was told is looked at first: to ask the page takes a hundred times as long.
        return bool(self.told.sight.choices) and bool(self.page.evaluate(LETS_CHOOSE, self.seq))

    @property
    def over(self) -> bool:
        """Whether the page shows the result."""
        return self.result.count() > 0

    # Waiting.

    def await_turn(self) -> None:
        """Until she may choose."""
        self.visitor.wait(lambda: self.my_turn, "her turn")

    def await_decision(self, after: int) -> None:
        """Until she may choose again, or it is over."""
        self.visitor.wait(
            lambda: self.seq > after and (self.my_turn or self.over), f"a decision after {after}"
        )

    # Playing.

    def target(self, choice: Choice) -> Locator:
        """Where a choice is picked on the board; one place may stand for several choices."""
        name = " · ".join(other.label for other in self._at_the_place_of(choice))
        return self.page.locator(f"#board .ll-target[aria-label={quoted(name)}]")

    def is_shared(self, choice: Choice) -> bool:
        """Whether others have the same place on the board, so that the page must ask."""
        return len(self._at_the_place_of(choice)) > 1

    def _at_the_place_of(self, choice: Choice) -> list[Choice]:
        place = place_of(choice)
        assert place is not None, f"{choice.action} has no place on the board"
        return [other for other in self.told.sight.choices if place_of(other) == place]

    def listed(self, choice: Choice) -> Locator:
        """Its button in the list, or beside the question it answers."""
        return self.page.locator(f":is(.choices, .offer) [data-choice={quoted(choice.action)}]")

    def point_at(self, choice: Choice) -> None:
        """Pick a choice: on the board where it has a place there, else in the list."""
        if choice.target is None:
            ready(self.listed(choice)).click()
            return
        press(self.target(choice))
        if self.is_shared(choice):
            asked = self.page.get_by_role("dialog").locator(
                f"[data-choice={quoted(choice.action)}]"
            )
            ready(asked).click()

    def play(self, choice: Choice) -> None:
        """Pick a choice and see it happen."""
        before = self.seq
        self.point_at(choice)
        self.insist(lambda: self.seq > before, f"{choice.action} is played")

    def insist(self, done: Callable[[], bool], what: str) -> None:
        """Wait for what a press brings about; one on what had just come up must be confirmed."""

        def confirmed() -> bool:
            if done():
                return True
            sure = self.page.locator(".play-picked:not([data-fresh])").evaluate_all(MIDDLES)
            if sure:
                self.page.mouse.click(*sure[0])
            return done()

        self.visitor.wait(confirmed, what)

    def play_by_keyboard(self, choice: Choice) -> None:
        """Press Enter on its button in the list, or type it where the list is too long for it."""
        before = self.seq
        if self.listed(choice).count():
            self.listed(choice).press("Enter")
        else:
            field = self.page.locator("[data-notation]")
            field.fill(choice.action)
            field.press("Enter")
        self.visitor.wait(lambda: self.seq > before, f"{choice.action} is played")

    def play_well(self) -> str:
        """Play what a club sailor would; its notation."""
        choice = self.told.good_choice()
        self.play(choice)
        return choice.action

    def sail_until(self, what: str, limit: int = 60) -> None:
        """Play well until an action of this kind is on offer, and the page says what is awaited."""
        self.await_turn()
        for _ in range(limit):
            if any(choice.action.startswith(what) for choice in self.told.sight.choices):
                self.read_notices()
                return
            before = self.seq
            self.play_well()
            self.await_decision(before)
        raise AssertionError(f"no {what!r} in {limit} decisions")

    def read_notices(self) -> None:
        """Read what has befallen her, if anything has: it stands where the sentence would."""
        understood = self.page.locator(".setback-foot button")
        while understood.count():
            ready(understood).press("Enter")
        self.prompt.wait_for()


def ready(button: Locator) -> Locator:
    """A button that plays, once it takes a press: one that has just appeared takes none.

    Nobody has to wait for that moment: the page is told that it has passed.
    """
    if button.get_attribute("data-fresh") is not None:
        button.page.clock.fast_forward(MOMENT)
    button.and_(button.page.locator(":not([data-fresh])")).wait_for()
    return button


def activate(button: Locator) -> None:
    """Use a button as a screen reader does: it may move meanwhile, and no key is pressed.

    After a key the page leads the focus on; on a card it leaves the board only what that leads to.
    """
    ready(button).dispatch_event("click")


def press(target: Locator, how: Callable[[Locator], None] = Locator.click) -> None:
    """Press a target of the board; once more if the view has just moved it, and it took none."""
    page = target.page
    meant = ready(target).evaluate(MEANT)
    how(target)
    while page.evaluate(NOT_TAKEN, meant):
        how(ready(target))


def click_middle(target: Locator) -> None:
    """Click there, whatever lies above it: the board finds the nearest target itself."""
    target.page.mouse.click(*middle(target))


def tap_middle(target: Locator) -> None:
    """The same with a finger."""
    target.page.touchscreen.tap(*middle(target))


def settled(table_page: TablePage) -> None:
    """Until the board has gone to its targets, stands still, and takes a press."""
    before = None
    # Targets that the view has moved are as fresh as new ones.
    while (now := ready(table_page.targets.first).bounding_box()) != before:
        before = now
        table_page.page.wait_for_timeout(60)


def far_from_targets(table_page: TablePage) -> tuple[float, float]:
    """A point of the screen on open water, as far from every target as can be."""
    settled(table_page)
    board = table_page.page.locator("#board").bounding_box()
    assert board is not None
    spots = [middle(target) for target in table_page.targets.all()]
    grid = [
        (board["x"] + board["width"] * i / 12, board["y"] + board["height"] * j / 12)
        for i in range(2, 11)
        for j in range(2, 11)
    ]
    open_water = [at for at in grid if table_page.page.evaluate(ON_THE_BOARD, at)]
    return max(open_water, key=lambda at: min(math.dist(at, spot) for spot in spots))


def middle(target: Locator) -> tuple[float, float]:
    """Where something is on the screen."""
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


LETS_CHOOSE = """
(seq) => [`.race[data-seq='${seq}']`, ".call-mine, .setback", "[data-choice]:not([aria-disabled])"]
  .every((what) => document.querySelector(what) !== null)
"""
"""Whether the page shows that moment, says that it is her turn, and has something to press."""
MOMENT = 400
"""How long, in milliseconds, what has just appeared takes no press (web/src/ui/freshness.ts)."""
MIDDLES = """
(elements) => elements.map((element) => element.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
"""
MEANT = "(target) => [document.querySelector('.race').dataset.seq, target.dataset.plays]"
"""The moment, and what a target plays then."""
NOT_TAKEN = """
([seq, plays]) => document.querySelector(".race")?.dataset.seq === seq
  && [...document.querySelectorAll("#board [data-fresh]")]
    .some((target) => target.dataset.plays === plays)
"""
ON_THE_BOARD = "([x, y]) => document.elementFromPoint(x, y)?.closest('#board') != null"


def place_of(choice: Choice) -> tuple[str, float, float, float | None] | None:
    """Where on the board a choice is picked; nowhere if it is only a button."""
    target = choice.target
    return None if target is None else (target.kind, target.x, target.y, target.angle)


def quoted(text: str) -> str:
    """A text as a selector has it."""
    return json.dumps(text, ensure_ascii=False)
