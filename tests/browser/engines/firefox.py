"""Firefox, by the protocol it speaks itself, with no driver between: WebDriver BiDi."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.engines.window import PATIENCE, SIZE, Window, mouse

PROGRAMS = ("firefox-esr", "firefox")
_ADDRESS = re.compile(r"listening on (ws://\S+)")
_QUIET = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.newtabpage.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "services.settings.server": "",
    "intl.accept_languages": "en-GB",
    "ui.prefersReducedMotion": 1,
}
"""A browser that runs no errands of its own, and speaks English until told otherwise."""


def program() -> str | None:
    """Where it is installed."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


class Firefox(Window):
    """A window of Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._asked = socket, 0
        self._heard: list[str] = []
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self._tab = self._call("browsingContext.create", type="tab")["context"]
        width, height = SIZE
        viewport = {"width": width, "height": height}
        self._call("browsingContext.setViewport", context=self._tab, viewport=viewport)

    def go(self, url: str) -> None:
        self._call("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        found = self._call(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression})))()",
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        text = found["result"].get("value")
        return None if text is None else json.loads(text)

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._call("input.performActions", context=self._tab, actions=mouse(actions))

    def screenshot(self) -> bytes:
        found = self._call("browsingContext.captureScreenshot", context=self._tab)
        return base64.b64decode(found["data"])

    def complaints(self) -> list[str]:
        return list(self._heard)

    def close(self) -> None:
        """End it."""
        self._call("browser.close")

    def _call(self, method: str, **params: Any) -> dict[str, Any]:
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(PATIENCE))
            if told.get("method") == "log.entryAdded":
                self._note(told["params"])
            if told.get("id") == self._asked:
                assert told["type"] == "success", f"{method}: {told}"
                result: dict[str, Any] = told["result"]
                return result

    def _note(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            self._heard.append(f"{entry['level']}: {entry['text']}")


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """One that is started for a while, with a profile in this folder."""
    found = program()
    assert found is not None
    prefs = [f"user_pref({json.dumps(key)}, {json.dumps(one)});" for key, one in _QUIET.items()]
    (folder / "user.js").write_text("\n".join(prefs), "utf-8")
    said = folder / "said.txt"
    command = [found, "--headless", "--no-remote", "--profile", str(folder)]
    with said.open("wb") as out:
        running = subprocess.Popen(
            [*command, "--remote-debugging-port=0"],
            stdout=out,
            stderr=subprocess.STDOUT,
            # Firefox refuses to run as root in the home of somebody else.
            env={**os.environ, "HOME": str(folder)},
        )
    try:
        with connect(f"{_address(running, said)}/session", max_size=None) as socket:
            window = Firefox(socket)
            yield window
            window.close()
        running.wait(PATIENCE)
    finally:
        if running.poll() is None:
            running.kill()
            running.wait()


def _address(running: subprocess.Popen[bytes], said: Path) -> str:
    """Where it listens, as it says once it does."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and running.poll() is None:
        if told := _ADDRESS.search(said.read_text("utf-8", "replace")):
            return told[1]
        time.sleep(0.05)
    raise AssertionError(f"Firefox does not listen: {said.read_text('utf-8', 'replace')}")
