"""The browser of the tests: the system’s Chromium, with no window and no errands of its own.

Debian packages Chromium a second time as a shell that never had a window. It lays out, paints and
runs pages by the same code, with a quarter less of the processor.
"""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
QUIET = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def launch(playwright: Playwright) -> Browser:
    """Start it; where there is none the tests fail, for nobody would have looked at the page."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise RuntimeError("the browser tests need Chromium: tools/system-packages.sh --test")
    # Chromium refuses its sandbox to root, which is who runs the tests in containers.
    sandbox = ("--no-sandbox",) if os.geteuid() == 0 else ()
    return playwright.chromium.launch(executable_path=found, args=[*QUIET, *sandbox])
