"""WebKit, the engine of Safari, as GTK has it: its small browser, by its own WebDriver.

It has no way to do without a screen, so it gets one in memory. Nor does its driver pass on what the
console says: the page itself notes it, from the moment it is loaded.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.browser.engines.window import PATIENCE, SIZE, Window, mouse
from tests.server.ports import free_port

_BROWSERS = "*/webkit2gtk-4.*/MiniBrowser"
_SCREEN = (1600, 1200)


def program() -> str | None:
    """Where its browser is, if all that it takes to drive it is installed too."""
    if shutil.which("WebKitWebDriver") is None or shutil.which("Xvfb") is None:
        return None
    return next((str(one) for one in sorted(Path("/usr/lib").glob(_BROWSERS))), None)


class WebKit(Window):
    """A window of WebKit."""

    def __init__(self, driver: httpx.Client) -> None:
        self._driver = driver
        self._heard: list[str] = []
        browser = {"binary": program(), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": browser}}
        self._session = ""
        opened = self._call("POST", "", {"capabilities": wanted})
        self._session = f"/{opened['sessionId']}"
        self._fit()

    def _fit(self) -> None:
        """Make the page, not the window, as large as it should be."""
        rect = {"x": 0, "y": 0, "width": SIZE[0], "height": SIZE[1]}
        self._call("POST", "/window/rect", rect)
        inner = self.evaluate("[innerWidth, innerHeight]")
        lacking = [wanted - found for wanted, found in zip(SIZE, inner, strict=True)]
        rect |= {"width": SIZE[0] + lacking[0], "height": SIZE[1] + lacking[1]}
        self._call("POST", "/window/rect", rect)

    def go(self, url: str) -> None:
        self._heard = self.complaints()
        self._call("POST", "/url", {"url": url})
        self.evaluate(_NOTE_COMPLAINTS)

    def evaluate(self, expression: str) -> Any:
        done = f"(async () => JSON.stringify(await ({expression})))().then(arguments[0])"
        text = self._call("POST", "/execute/async", {"script": done, "args": []})
        return None if text is None else json.loads(text)

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._call("POST", "/actions", {"actions": mouse(actions)})

    def screenshot(self) -> bytes:
        return base64.b64decode(self._call("GET", "/screenshot"))

    def complaints(self) -> list[str]:
        return [*self._heard, *self.evaluate("window.complaints ?? []")]

    def close(self) -> None:
        """End it."""
        self._call("DELETE", "")

    def _call(self, method: str, path: str, body: Any = None) -> Any:
        reply = self._driver.request(method, f"/session{self._session}{path}", json=body)
        assert reply.status_code == 200, f"{method} {path}: {reply.text}"
        return reply.json()["value"]


_NOTE_COMPLAINTS = """(() => {
  window.complaints = [];
  const note = (what) => window.complaints.push(String(what));
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...what) => { note(`${level}: ${what.join(" ")}`); say(...what); };
  }
  addEventListener("error", (event) => note(event.message));
  addEventListener("unhandledrejection", (event) => note(event.reason));
  addEventListener("securitypolicyviolation", (event) => note(event.violatedDirective));
})()"""


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """One that is started for a while."""
    port = free_port()
    with (folder / "said.txt").open("wb") as out, _screen() as display:
        env = {**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
        env |= {"HOME": str(folder), "LANG": "C.UTF-8", "XDG_CONFIG_HOME": str(folder)}
        _keep_still(folder)
        driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"], stdout=out, stderr=subprocess.STDOUT, env=env
        )
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
                _until_it_answers(client)
                window = WebKit(client)
                yield window
                window.close()
        finally:
            driver.terminate()
            driver.wait()


def _keep_still(folder: Path) -> None:
    """Ask for no more motion than needed, as everybody's settings do who want none."""
    for toolkit in ("gtk-3.0", "gtk-4.0"):
        (folder / toolkit).mkdir()
        settings = "[Settings]\ngtk-enable-animations=0\n"
        (folder / toolkit / "settings.ini").write_text(settings, "utf-8")


def _until_it_answers(client: httpx.Client) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            client.get("/status")
            return
        except httpx.TransportError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


@contextmanager
def _screen() -> Iterator[str]:
    """A screen in memory, and its name; it chooses a free number itself."""
    reader, writer = os.pipe()
    width, height = _SCREEN
    shape = ["-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
    running = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), *shape], pass_fds=[writer], stderr=subprocess.DEVNULL
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as told:
            number = told.readline().strip()
        assert number, "the screen in memory did not start"
        yield f":{number}"
    finally:
        running.terminate()
        running.wait()
