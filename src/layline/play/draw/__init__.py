"""Drawings of any game, from its scenes: SVG text, PNG pictures, animations.

What the roles of a scene look like is in `themes`.
"""

from .animation import Frame, gif, html
from .png import png
from .svg import svg
from .themes import THEMES

__all__ = ["THEMES", "Frame", "gif", "html", "png", "svg"]
