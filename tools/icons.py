"""Writes the icons of the page as pictures, from its sign in web/public/favicon.svg.

    .venv/bin/python tools/icons.py

They are small and change when the sign does, so they are kept beside it in the repository.
"""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image

from layline.play.draw.png import rasterised

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
GROUND = "#0f6c7c"

SIZES = {
    "favicon-32.png": (32, "sign"),
    "icon-192.png": (192, "sign"),
    "icon-512.png": (512, "sign"),
    # A device cuts these to a shape of its own: nothing of the sign lies near the edge.
    "icon-maskable-512.png": (512, "whole"),
    "apple-touch-icon.png": (180, "whole"),
    # What an alert shows beside the clock: its shape alone counts.
    "badge-96.png": (96, "shape"),
}


def drawn(how: str) -> str:
    """The sign as SVG: as it is, on a ground up to the edge, or as a white shape."""
    sign = (PUBLIC / "favicon.svg").read_text("utf-8").strip()
    if how == "sign":
        return sign
    inside = sign[sign.index("<rect") : sign.index("</svg>")]
    shapes = inside[inside.index("/>") + 2 :]
    if how == "shape":
        for colour in ("#f6f0e2", "#fffdf6", "#f39a33", "#2a1b06"):
            shapes = shapes.replace(colour, "#ffffff")
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 1 29 29">{shapes}</svg>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
        f'<rect width="32" height="32" fill="{GROUND}"/>'
        f'<g transform="translate(4.2 4.4) scale(.72)">{shapes}</g></svg>'
    )


def picture(size: int, how: str) -> Image.Image:
    """An icon, so many pixels wide."""
    return Image.open(io.BytesIO(rasterised(drawn(how), size)))


def main() -> None:
    """Write them all."""
    for name, (size, how) in SIZES.items():
        (PUBLIC / name).write_bytes(rasterised(drawn(how), size))


if __name__ == "__main__":
    main()
