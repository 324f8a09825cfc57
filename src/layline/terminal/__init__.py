"""How games look in a terminal: the face every game has, and what faces of their own are made from.

A game's face is the class `FACE` of the module `terminal/face.py` in its folder; a game without
one has the plain `Face`. Only the command line looks for faces: importing a game imports none, and
so does not import rich.
"""

from __future__ import annotations

from .face import AnyView, Face, Names, Words
from .menu import MOST, Entry, Menu, menu_of
from .wrapping import wrapped

__all__ = [
    "MOST",
    "AnyView",
    "Entry",
    "Face",
    "Menu",
    "Names",
    "Words",
    "menu_of",
    "wrapped",
]
