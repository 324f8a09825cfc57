"""Long lines broken to the width there is."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text


def wrapped(console: Console, text: Text, width: int, indent: int = 0) -> list[Text]:
    """A text broken into lines of a width, all but the first indented."""
    first = text.wrap(console, max(width, 8))[0]
    rest = text[len(first) :]
    while rest.plain.startswith(" "):
        rest = rest[1:]
    if not rest:
        return [first]
    lines = rest.wrap(console, max(width - indent, 8))
    return [first, *(Text(" " * indent).append_text(line) for line in lines)]
