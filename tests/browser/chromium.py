"""The browser of the tests: the system’s Chromium, with no window and no errands of its own."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

QUIET = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def launch(playwright: Playwright) -> Browser:
    """Start it; where there is none the tests fail, for nobody would have looked at the page."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        raise RuntimeError("the browser tests need Chromium: tools/system-packages.sh --test")
    # Chromium refuses its sandbox to root, which is who runs the tests in containers.
    sandbox = ("--no-sandbox",) if os.geteuid() == 0 else ()
    return playwright.chromium.launch(executable_path=found, args=[*QUIET, *sandbox])
