"""The picture that goes with a link: a board with a few words beside it, 1200 by 630 pixels.

Whoever pastes a link into a chat sees this before anybody opens it, often the size of a thumb: so
there is one board, a large heading and little else.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ...engine.looks import DAY
from ...engine.scene import Scene
from .png import FAMILY, font_files, rasterised
from .svg import fragments, plain_text, style_sheet

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

WIDTH, HEIGHT = 1200, 630
_EDGE = 40
_BAND = 400
"""The width of the words."""
_LEFT = _EDGE + _BAND + _EDGE
ROOM = WIDTH - _LEFT, HEIGHT
"""The room beside the words."""
_THEME = "light"
_SMALLEST_HEADING = 34
_LAST_LETTER = 0x052F
"""The typeface has Latin, Greek and Cyrillic letters; what lies beyond would be drawn as boxes."""

_REGULAR, _SEMIBOLD, _BOLD = 0, 1, 2
_WEIGHTS = ("400", "600", "700")


@dataclass(frozen=True, slots=True)
class LinkCard:
    """What is to be seen: a board and the words beside it. `scenes` lie upon each other.

    What shows a part of a board only `fills` its side of the picture.
    """

    scenes: tuple[Scene, ...]
    kind: str
    heading: str
    text: str
    lang: str
    fills: bool = False


def link_card(card: LinkCard) -> bytes:
    """The picture as a PNG."""
    return rasterised(link_card_svg(card), WIDTH)


def link_card_svg(card: LinkCard) -> str:
    """The picture as SVG."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ll-{_THEME}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="{FAMILY}">'
        f"<style>{style_sheet(card.scenes, _THEME)}</style>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{DAY.paper}"/>'
        f"{_words(card)}{_board(card)}</svg>\n"
    )


def _board(card: LinkCard) -> str:
    """The board, as large as the room beside the words allows."""
    edge = 0 if card.fills else _EDGE
    room = ROOM[0] - edge, ROOM[1] - 2 * edge
    wide, high = card.scenes[0].width, card.scenes[0].height
    scales = room[0] / wide, room[1] / high
    scale = max(scales) if card.fills else min(scales)
    x, y = _LEFT + (room[0] - wide * scale) / 2, edge + (room[1] - high * scale) / 2
    drawn = "".join("".join(fragments(scene)) for scene in card.scenes)
    return (
        f'<clipPath id="room"><rect x="{_LEFT}" y="{edge}" width="{room[0]}" height="{room[1]}"/>'
        f'</clipPath><g clip-path="url(#room)"><g transform="translate({x:.2f} {y:.2f}) '
        f'scale({scale:.5f})">{drawn}</g></g>'
    )


def _words(card: LinkCard) -> str:
    heading_size, heading = _fitted(card.heading)
    step = heading_size * 1.12
    y = 176.0
    parts = [_LOGO, _line("Layline", _EDGE + 62, 84, 34, _SEMIBOLD, DAY.ink)]
    kind = _clipped(card.kind, 24, _SEMIBOLD)
    parts.append(_line(kind, _EDGE, y, 24, _SEMIBOLD, DAY.accent))
    y += 14
    for line in heading:
        y += step
        parts.append(_line(line, _EDGE, y, heading_size, _BOLD, DAY.ink))
    y += 18
    size, room = 27, HEIGHT - _EDGE
    lines = _wrapped(card.text, size, _REGULAR, int((room - y) // (size * 1.3)))
    for line in lines:
        y += size * 1.3
        parts.append(_line(line, _EDGE, y, size, _REGULAR, DAY.muted))
    return "".join(parts)


_LOGO = (
    f'<g transform="translate({_EDGE} {_EDGE + 10}) scale(1.5)">'
    f'<rect width="32" height="32" rx="7" fill="{DAY.accent}"/>'
    '<path d="M5 26.5 22.3 10" fill="none" stroke="#f6f0e2" stroke-width="1.8" '
    'stroke-linecap="round" stroke-dasharray=".1 3.6"/>'
    '<path d="M9.2 25.2 20.6 25.2 20.6 14.300Z" fill="#fffdf6"/>'
    '<circle cx="24.4" cy="7.9" r="3.7" fill="#f39a33" stroke="#2a1b06" stroke-width="1.2"/></g>'
)


def _line(text: str, x: float, y: float, size: float, weight: int, ink: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" '
        f'font-weight="{_WEIGHTS[weight]}" fill="{ink}">{plain_text(text)}</text>'
    )


# Measuring words.


def legible(text: str) -> bool:
    """Whether the typeface has a letter for everything in a text."""
    return all(ord(char) <= _LAST_LETTER or 0x1E00 <= ord(char) <= 0x20CF for char in text)


@cache
def _font(size: int, weight: int) -> FreeTypeFont:
    from PIL import ImageFont

    return ImageFont.truetype(font_files()[weight], size)


def _width(text: str, size: int, weight: int) -> float:
    # Layout of the basic kind: nothing here needs more, and everybody has it.
    return _font(size, weight).getlength(text)


def _fitted(heading: str) -> tuple[int, list[str]]:
    """The heading in three lines at most, as large as that allows."""
    for size in range(58, _SMALLEST_HEADING, -4):
        lines = _wrapped(heading, size, _BOLD, 4)
        if len(lines) <= 3 and not lines[-1].endswith("…"):
            return size, lines
    return _SMALLEST_HEADING, _wrapped(heading, _SMALLEST_HEADING, _BOLD, 4)


def _wrapped(text: str, size: int, weight: int, most: int) -> list[str]:
    """A text in lines of the width there is; what does not go into so many lines is left out."""
    # A narrow no-break space joins what it stands between; everything else may be parted.
    words = text.replace("\n", " ").split(" ")
    lines: list[str] = []
    for word in filter(None, words):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and _width(longer, size, weight) <= _BAND:
            lines[-1] = longer
        elif len(lines) == most:
            lines[-1] = _clipped(f"{lines[-1]} {word}", size, weight)
            break
        else:
            lines.append(_clipped(word, size, weight))
    return lines


def _clipped(text: str, size: int, weight: int) -> str:
    if _width(text, size, weight) <= _BAND:
        return text
    while text and _width(f"{text}…", size, weight) > _BAND:
        text = text[:-1]
    return f"{text.rstrip(' ,;:.')}…"
