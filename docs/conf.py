"""How Sphinx makes the documentation site of these pages: `make docs`."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

project = "Layline"
author = "The Layline authors"
copyright = author
release = re.findall(r'__version__ = "(.+)"', (ROOT / "src/layline/__init__.py").read_text())[0]

extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
myst_heading_anchors = 3
suppress_warnings = ["myst.header"]  # pages that are also read on their own begin where they like

html_theme = "furo"
html_title = f"Layline {release}"
html_show_sphinx = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1f5f8b", "color-brand-content": "#1f5f8b"},
    "dark_css_variables": {"color-brand-primary": "#7cc4ec", "color-brand-content": "#7cc4ec"},
}
