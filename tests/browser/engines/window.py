"""A window of a browser that Playwright does not drive: what to see, click and hear in it."""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from typing import Any

PATIENCE = 30.0
"""Seconds after which something that never shows is given up; no test measures time by it."""
SIZE = (1280, 860)


class Window(ABC):
    """One window; what differs between browsers is how they are told."""

    @abstractmethod
    def go(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """What an expression gives in the page, if JSON can say it; a promise is awaited."""

    @abstractmethod
    def perform(self, actions: list[dict[str, Any]]) -> None:
        """Move the mouse and press it as a hand would, in the words of WebDriver."""

    @abstractmethod
    def screenshot(self) -> bytes:
        """What is to be seen, as a PNG."""

    @abstractmethod
    def complaints(self) -> list[str]:
        """The errors and warnings in the browser's console so far."""

    def see(self, selector: str, text: str = "") -> None:
        """Wait until something is there, with a text in it."""
        self.wait(f"{_found(selector, text)} !== undefined", f"{selector} {text!r}")

    def wait(self, condition: str, what: str) -> Any:
        """Wait until an expression holds in the page, and give what it says then."""
        until = time.monotonic() + PATIENCE
        while not (found := self.evaluate(condition)):
            if time.monotonic() > until:
                told = self.evaluate("document.body.innerText")
                raise AssertionError(f"it never came about: {what}\n{told[:2000]}")
            time.sleep(0.05)
        return found

    def click(self, selector: str, text: str = "") -> None:
        """Click the middle of something with the mouse, once it lies still and on top."""
        self.see(selector, text)
        self.evaluate(f"{_found(selector, text)}.scrollIntoView({{ block: 'center' }})")
        where = f"({_TAKES_A_CLICK})(() => {_found(selector, text)})"
        x, y = self.wait(where, f"{selector} {text!r} can be clicked")
        self.perform(
            [
                {"type": "pointerMove", "x": x, "y": y, "duration": 0},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ]
        )


def mouse(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What a mouse does, as both kinds of WebDriver want it."""
    held = {"pointerType": "mouse"}
    return [{"type": "pointer", "id": "mouse", "parameters": held, "actions": actions}]


def _found(selector: str, text: str) -> str:
    """The first element of a kind that shows, with a text."""
    return (
        f"[...document.querySelectorAll({json.dumps(selector)})].find((one) =>"
        f" one.getClientRects().length > 0 && one.textContent.includes({json.dumps(text)}))"
    )


_TAKES_A_CLICK = """async (find) => {
  const whereNow = () => {
    const one = find();
    if (one === undefined || one.matches('[data-fresh], [aria-disabled=true]')) return null;
    const { x, y, width, height } = one.getBoundingClientRect();
    const at = [Math.round(x + width / 2), Math.round(y + height / 2)];
    const top = document.elementFromPoint(...at);
    return top !== null && (one.contains(top) || top.contains(one)) ? at : null;
  };
  const before = whereNow();
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  const after = whereNow();
  return String(before) === String(after) ? after : null;
}"""
"""Where to click something: null while it is fresh, moving, or under something else."""
