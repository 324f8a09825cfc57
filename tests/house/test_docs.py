"""The documentation site is built from docs/ without a warning, and every page is on it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_documentation_site_is_whole(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html"]
    done = subprocess.run(
        [*command, str(ROOT / "docs"), str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    written = {path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md")}
    assert len(written) > 10
    home = (tmp_path / "index.html").read_text("utf-8")
    for page in written:
        assert page.as_posix().replace(".md", ".html") in home or page.name == "index.md", page
