"""Writes the boards of the rulebooks into the package, when what they show has changed.

    tools/boards.py

The page reads them where there is no connection; src/layline/server/learning/board_export.py says
what they are. Boards that lie here when a wheel is built go into it; a package without them writes
them when it is first served. The build of a wheel uses this file too (hatch_build.py), so it needs
nothing but Python itself; what writes the boards needs what Layline needs.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
BOARDS = SOURCE / "layline" / "server" / "boards"


def _version() -> ModuleType:
    """server/learning/board_version.py, read without importing the package around it."""
    path = SOURCE / "layline" / "server" / "learning" / "board_version.py"
    spec = importlib.util.spec_from_file_location("layline_board_version", path)
    if spec is None or spec.loader is None:
        raise RuntimeError(f"{path} cannot be read")
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def is_built() -> bool:
    """Whether the boards are there, made from the sources as they are."""
    version = _version()
    return bool(version.version_in(BOARDS) == version.fingerprint())


def build() -> None:
    """Write the boards unless they are there already."""
    if is_built():
        return
    path = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "layline.server.learning.board_export", str(BOARDS)]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": path})
    if done.returncode:
        raise SystemExit("writing the boards of the rulebooks failed")


if __name__ == "__main__":
    build()
