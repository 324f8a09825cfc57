"""The themes as one style sheet for a page: `python -m layline.play.draw.css` prints it.

The rules name the colours of a palette by custom properties (`--ll-water`); the class `ll-light` or
the attribute `data-theme="light"`, on the drawing or around it, says what they are. Drawings have
the class `layline`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields

from ...engine.looks import Palette, Style
from .svg import FONTS, of_team
from .themes import PALETTES, mixed, own_colours

HEAD = "/* Written by `python -m layline.play.draw.css`: change the themes there, not here. */"


def page_style_sheet() -> str:
    """Every role and every team of the themes, for both palettes."""
    return "\n\n".join([HEAD, *_palettes(), *_rules()]) + "\n"


def _palettes() -> Iterator[str]:
    for theme, palette in PALETTES.items():
        colours = {_property(f.name): getattr(palette, f.name) for f in fields(palette)}
        own = own_colours(theme == "dark")
        colours |= {_property(name): colour for name, colour in own.items()}
        yield _rule(f'.ll-{theme},\n[data-theme="{theme}"]', colours)


def _rules() -> Iterator[str]:
    common = Palette(**{f.name: f"var({_property(f.name)})" for f in fields(Palette)})
    look = mixed("page", common, {name: f"var({_property(name)})" for name in own_colours(False)})
    yield _rule(".layline text", {"font-family": FONTS, "white-space": "pre"})
    for role, style in look.roles.items():
        yield _rule(f".layline .r-{role}", style)
    for role in look.team_roles:
        for seat in range(len(look.teams)):
            yield _rule(f".layline .r-{role}.s{seat}", of_team(look, role, seat))


def _rule(selector: str, style: Style) -> str:
    lines = (f"  {name}: {_value(value)};" for name, value in style.items())
    return "\n".join([f"{selector} {{", *lines, "}"])


def _value(value: str) -> str:
    """A value as the page's formatter writes it: 0.5 for .5, double quotes."""
    spaced = value.replace(",", ", ").replace("'", '"')
    return re.sub(r"(?<![\w.])\.(?=\d)", "0.", spaced)


def _property(colour: str) -> str:
    return f"--ll-{colour.replace('_', '-')}"


if __name__ == "__main__":
    print(page_style_sheet(), end="")
