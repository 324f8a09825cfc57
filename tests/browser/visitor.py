"""A person with a browser: what she opens, what she sees, and what her browser complains about."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response

from layline.server.schemas.tables import TableView
from tests.browser.told import Ear
from tests.server.guest import QUICK

PATIENCE = 30_000
"""Milliseconds after which something that never shows is given up; no test measures time by it."""

TELL_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`the policy forbids ${event.blockedURI} (${event.violatedDirective})`));
"""

FAST = """
if (location.protocol.startsWith("http") && localStorage.getItem("layline.pace") === null)
  localStorage.setItem("layline.pace", '"fast"');
"""
"""Nobody reads here what others do: a test that wants time to read sets another pace."""


def screen(name: str) -> dict[str, Any]:
    """A seat of a new table for somebody at the same screen."""
    return {"kind": "screen", "name": name}


class Visitor:
    """One person: her own cookies and settings, and one page (more by `another_tab`)."""

    def __init__(self, context: BrowserContext, url: str, locale: str = "en-GB") -> None:
        self.context, self.url, self.locale = context, url, locale
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.answers: list[Response] = []
        context.set_default_timeout(PATIENCE)
        context.add_init_script(TELL_VIOLATIONS)
        context.add_init_script(FAST)
        context.clock.install()  # it goes as always, but can be put forward
        context.on("page", self._look_after)
        self._ears: dict[Page, Ear] = {}
        self.page = context.new_page()

    def another_tab(self) -> Page:
        """A second page of the same person."""
        return self.context.new_page()

    def _look_after(self, page: Page) -> None:
        ear = self._ears[page] = Ear()
        page.on("websocket", ear.attend)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._complain(f"the page failed: {error}"))
        page.on("request", self._asked)
        page.on("response", self._answered)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self._complain(f"the page asked {request.url}")

    def _answered(self, response: Response) -> None:
        self.answers.append(response)
        if response.status >= 500:
            self._complain(f"{response.status} from {response.url}")

    def _complain(self, complaint: str) -> None:
        self.complaints.append(complaint)

    def forgive(self, pattern: str) -> None:
        """Complaints like this belong to the story of the test."""
        self.forgiven.append(pattern)

    def troubles(self) -> list[str]:
        """What her browser complained about and the test did not expect."""
        return [
            complaint
            for complaint in self.complaints
            if not any(re.search(pattern, complaint) for pattern in self.forgiven)
        ]

    def ear(self, page: Page | None = None) -> Ear:
        """What a page of hers was told live."""
        return self._ears[page or self.page]

    # Going somewhere.

    def go(self, path: str) -> None:
        """Open an address of the service, as typed or clicked elsewhere."""
        self.page.goto(f"{self.url}{path}")

    def open_position(self, game: str, position: dict[str, Any], *seats: dict[str, Any]) -> str:
        """Open a table that begins in a position."""
        wish = {
            "game": game,
            "seats": list(seats),
            "pace": "instant",
            "start": {"position": position},
        }
        reply = self.context.request.post(
            f"{self.url}/api/tables", data=wish, headers={"Origin": self.url}
        )
        assert reply.status == 201, reply.text()
        return str(reply.json()["id"])

    def open_table(
        self, *seats: dict[str, Any], pace: str = "instant", public: bool = False, **rest: Any
    ) -> str:
        """Open a table without the form: of the small board, unless options say otherwise.

        A table of another `game` has the options given, and no others.
        """
        clock, game = rest.pop("clock", None), rest.pop("game", "regatta")
        usual = QUICK if game == "regatta" else {}
        wish = {
            "game": game,
            "options": {**usual, "players": len(seats), **rest},
            "seats": list(seats),
            "pace": pace,
            "public": public,
            "clock": None if clock is None else {"seconds": clock},
        }
        self._introduce()
        reply = self.context.request.post(
            f"{self.url}/api/tables", data=wish, headers={"Origin": self.url}
        )
        assert reply.status == 201, f"{wish}: {reply.status} {reply.text()}"
        return TableView.model_validate_json(reply.body()).id

    def take_name(self, name: str) -> None:
        """Be called this, instead of what a guest is called by chance."""
        self._introduce()
        reply = self.context.request.patch(
            f"{self.url}/api/me", data={"name": name}, headers={"Origin": self.url}
        )
        assert reply.ok, reply.text()

    def _introduce(self) -> None:
        if not self.context.cookies():
            spoken = {"Accept-Language": self.locale}
            self.context.request.get(f"{self.url}/api/me", headers=spoken)

    # Seeing.

    def table_in_sight(self) -> str:
        """The id of the table whose page is open."""
        return self.page.url.rsplit("/", 1)[1]

    def see(self, text: str | re.Pattern[str]) -> Locator:
        """A text that must be in sight, or come into sight."""
        found = self.page.get_by_text(text).first
        found.wait_for()
        return found

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def wait(self, test: Callable[[], object], what: str) -> None:
        """Wait until something holds, letting the page go on meanwhile."""
        for _ in self._moments():
            if test():
                return
        raise AssertionError(f"it never came about: {what}")

    def _moments(self) -> Iterator[None]:
        for _ in range(int(PATIENCE / 25)):
            yield
            self.page.wait_for_timeout(25)
