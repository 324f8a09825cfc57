"""A race in motion: an animated GIF, or one HTML file with a player that works offline."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape
from importlib import resources
from typing import TYPE_CHECKING

from ...engine.scene import Group, Scene, Shape
from .png import png
from .svg import fragments, style_sheet, theme_named
from .themes import themes

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

_COLOURS = 256
_SAMPLES = 6

LABELS = {
    "en": {
        "play": "Play",
        "pause": "Pause",
        "first": "First position",
        "back": "One step back",
        "on": "One step on",
        "last": "Last position",
        "position": "Position",
        "speed": "Speed",
        "theme": "Day or night",
        "keys": "Space plays and pauses, the arrow keys step, Home and End jump.",
        "events": "What happened",
        "log": "The whole race",
        "part": "Go to",
    },
    "fr": {
        "play": "Lecture",
        "pause": "Pause",
        "first": "Première position",
        "back": "Un pas en arrière",
        "on": "Un pas en avant",
        "last": "Dernière position",
        "position": "Position",
        "speed": "Vitesse",
        "theme": "Jour ou nuit",
        "keys": "Espace : lecture ou pause ; flèches : pas à pas ; Début et Fin : aux extrémités.",
        "events": "Ce qui s’est passé",
        "log": "Toute la course",
        "part": "Aller à",
    },
}


@dataclass(frozen=True, slots=True)
class Frame:
    """One position of a race, with what happened to bring it about: a rule and a sentence a line.

    `tall` is the same position laid out for a narrow screen, where the game offers that; `heading`
    is the part of the race it belongs to ("Round 3").
    """

    scene: Scene
    lines: tuple[str, ...] = ()
    tall: Scene | None = None
    heading: str = ""


def gif(
    scenes: Sequence[Scene],
    theme: str = "light",
    width: int = 800,
    seconds: float = 0.9,
    hold: float = 3.0,
) -> bytes:
    """The scenes as an endless GIF, each shown for `seconds`, the last one for `hold`."""
    if not scenes:
        raise ValueError("an animation needs at least one scene")
    return assembled_gif([png(scene, theme, width) for scene in scenes], theme, seconds, hold)


def assembled_gif(
    painted: Sequence[bytes], theme: str = "light", seconds: float = 0.9, hold: float = 3.0
) -> bytes:
    """PNG pictures of one size, in this theme, as an endless GIF."""
    from PIL import Image

    pictures = [Image.open(io.BytesIO(picture)).convert("RGB") for picture in painted]
    size = pictures[0].size
    if any(picture.size != size for picture in pictures):
        raise ValueError("the scenes of an animation must all have the same shape")
    palette = _shared_palette(pictures, theme)
    still = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
    durations = [round(seconds * 1000)] * (len(still) - 1) + [round(hold * 1000)]
    out = io.BytesIO()
    still[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=still[1:],
        duration=durations,
        loop=0,
        optimize=False,
    )
    return out.getvalue()


def _shared_palette(pictures: Sequence[Picture], theme: str) -> Picture:
    """One palette for all frames, so that colours never flicker.

    It holds the theme's own colours exactly, however little room they take, and the commonest
    mixtures of some of the frames.
    """
    from PIL import Image

    own = theme_named(theme).colours()
    step = max(1, len(pictures) // _SAMPLES)
    samples = list(pictures[::step])
    width, height = samples[0].size
    sheet = Image.new("RGB", (width, height * len(samples)))
    for k, sample in enumerate(samples):
        sheet.paste(sample, (0, k * height))
    mixed = sheet.quantize(_COLOURS - len(own), method=Image.Quantize.MEDIANCUT).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([channel for colour in own for channel in colour] + mixed)
    return palette


def html(
    frames: Sequence[Frame],
    title: str | None = None,
    theme: str = "light",
    lang: str = "en",
    seconds: float = 0.9,
) -> str:
    """The frames as one HTML page that needs nothing else: no network, no library, no font.

    What frames have in common is stored once, so a long race stays a small file.
    """
    if not frames:
        raise ValueError("an animation needs at least one frame")
    theme_named(theme)
    labels = LABELS[lang]
    parts: dict[str, int] = {}
    shown = []
    for frame in frames:
        layouts = [frame.scene] if frame.tall is None else [frame.scene, frame.tall]
        shown.append(
            {
                "title": frame.scene.title,
                "told": frame.scene.description,
                "lines": list(frame.lines),
                "heading": frame.heading,
                "layouts": [
                    {
                        "box": f"0 0 {layout.width:g} {layout.height:g}",
                        "parts": [
                            parts.setdefault(part, len(parts))
                            for part in fragments(replace(layout, shapes=_spread(layout.shapes)))
                        ],
                    }
                    for layout in layouts
                ],
            }
        )
    data = {
        "frames": shown,
        "parts": list(parts),
        "seconds": seconds,
        "labels": labels,
    }
    scenes = [frame.scene for frame in frames]
    filled = {
        "LANG": escape(lang),
        "TITLE": escape(title or frames[-1].scene.title),
        "THEME": theme,
        "STYLES": "".join(style_sheet(scenes, name) for name in sorted(themes())),
        "PAPERS": "".join(
            f".page-{name}{{--paper:{look.paper};--ink:{look.ink};color-scheme:{name}}}"
            for name, look in sorted(themes().items())
        ),
        "DATA": _inert(json.dumps(data, ensure_ascii=False, separators=(",", ":"))),
        **{f"LABEL_{name.upper()}": escape(text) for name, text in labels.items()},
    }
    page = (resources.files(__package__) / "player.html").read_text(encoding="utf-8")
    head, *rest = page.split("{{")
    filled_in = [head]
    for piece in rest:
        name, tail = piece.split("}}", 1)
        filled_in += [filled[name], tail]
    return "".join(filled_in)


def _spread(shapes: Sequence[Shape]) -> tuple[Shape, ...]:
    """The same drawing with the shapes of nameless, upright groups as shapes of their own.

    A group that holds the whole board would be another one at every step; most of what it holds
    stays as it is.
    """
    found: list[Shape] = []
    for shape in shapes:
        if not isinstance(shape, Group) or shape.id or shape.title or shape.turn:
            found.append(shape)
            continue
        for child in _spread(shape.shapes):
            if isinstance(child, Group):
                x, y = shape.x + shape.scale * child.x, shape.y + shape.scale * child.y
                scale, opacity = shape.scale * child.scale, shape.opacity * child.opacity
                found.append(replace(child, x=x, y=y, scale=scale, opacity=opacity))
            else:
                found.append(replace(shape, shapes=(child,)))
    return tuple(found)


def _inert(data: str) -> str:
    """JSON that cannot end the script element it stands in."""
    return data.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
