"""Drawings as PNG pictures.

The pictures bring their own type, so text appears, and looks the same, on a machine that has no
fonts at all: system fonts are never looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import resources

import resvg_py

from ...engine.scene import Scene
from .svg import svg

FAMILY = "Source Sans Pro"
_WEIGHTS = ("Regular", "Semibold", "Bold")


@lru_cache(maxsize=1)
def font_files() -> tuple[str, ...]:
    """The files of the typeface that comes with the `font-source-sans-pro` package."""
    folder = resources.files("font_source_sans_pro") / "files"
    return tuple(str(folder / f"SourceSansPro-{weight}.ttf") for weight in _WEIGHTS)


def png(scene: Scene, theme: str = "light", width: int = 1200) -> bytes:
    """The drawing as a PNG `width` pixels wide."""
    return rasterised(svg(scene, theme), width)


def pngs(scenes: Sequence[Scene], theme: str = "light", width: int = 1200) -> list[bytes]:
    """Several drawings as PNGs `width` pixels wide."""
    return [png(scene, theme, width) for scene in scenes]


def rasterised(svg_text: str, width: int) -> bytes:
    """Any SVG text of ours as a PNG `width` pixels wide."""
    picture = resvg_py.svg_to_bytes(
        svg_string=svg_text,
        width=width,
        skip_system_fonts=True,
        font_files=list(font_files()),
        font_family=FAMILY,
        sans_serif_family=FAMILY,
    )
    return bytes(picture)
