"""Drawings of any game, from its scenes: SVG text, PNG pictures, animations.

What the roles of a scene look like is in `themes`.
"""

from .animation import Frame, assembled_gif, gif, html
from .link_card import LinkCard, link_card
from .png import png, pngs
from .svg import svg
from .themes import themes

__all__ = [
    "Frame",
    "LinkCard",
    "assembled_gif",
    "gif",
    "html",
    "link_card",
    "png",
    "pngs",
    "svg",
    "themes",
]
