"""The page: built into the package, small, nothing inline, in step with service and boards."""

from __future__ import annotations

import dataclasses
import importlib.util
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from layline.engine.looks import DAY, NIGHT, TEAMS, Palette

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "layline" / "server" / "page"
KILOBYTE = 1000


def load_tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("page_tool", ROOT / "tools" / "page.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = tool
    spec.loader.exec_module(tool)
    return tool


TOOL = load_tool()


@pytest.fixture(scope="module")
def page() -> Path:
    """The built page; `make test` has built it, a lone pytest builds it here."""
    TOOL.build()
    return PAGE


def sent(path: Path) -> int:
    """The bytes that go over the wire for a file."""
    squeezed = path.with_name(path.name + ".br")
    return (squeezed if squeezed.is_file() else path).stat().st_size


def first_load(page: Path) -> dict[str, int]:
    """What a browser fetches of the page before home can be used: file and bytes."""
    index = (page / "index.html").read_text("utf-8")
    named = {name.lstrip("/") for name in re.findall(r'(?:src|href)="([^"]+)"', index)}
    # Words come in two languages, of which one is fetched.
    for area in ("common", "home", "live"):
        named |= {
            path.relative_to(page).as_posix() for path in (page / "assets").glob(f"{area}-*.js")
        }
    named |= {path.relative_to(page).as_posix() for path in (page / "assets").glob("*.svg")}
    return {name: sent(page / name) for name in sorted({"index.html", *named})}


def test_the_first_load_is_small(page: Path) -> None:
    files = first_load(page)
    assert any(name.endswith(".woff2") for name in files)
    assert any(name.endswith(".css") for name in files)
    assert sum(files.values()) < 150 * KILOBYTE, files


def test_every_text_file_is_there_in_compressed_form(page: Path) -> None:
    for path in page.rglob("*"):
        if path.suffix in (".js", ".css", ".html") and path.stat().st_size > KILOBYTE:
            assert path.with_name(path.name + ".br").is_file(), path.name
            assert path.with_name(path.name + ".gz").is_file(), path.name


def test_nothing_is_inline(page: Path) -> None:
    index = (page / "index.html").read_text("utf-8")
    assert "<style" not in index
    assert " style=" not in index
    assert not re.search(r" on\w+=", index)
    assert all(not body.strip() for body in re.findall(r"<script[^>]*>(.*?)</script>", index))


def test_the_page_carries_the_licences_of_what_is_in_it(page: Path) -> None:
    text = (page / "licences.txt").read_text("utf-8")
    for name in ("preact", "i18next", "@fontsource-variable/source-sans-3"):
        assert re.search(rf"^{re.escape(name)} \d", text, re.MULTILINE), name


def test_a_page_built_from_these_sources_is_not_built_again(page: Path) -> None:
    assert TOOL.is_built()


def test_the_types_of_the_wire_are_those_of_the_service() -> None:
    node = TOOL.bring_node()
    TOOL.install(node)
    done = node.run("run", "types", "--", "--check")
    assert done.returncode == 0, done.stdout


def test_the_lock_of_the_page_names_hashes_and_no_addresses() -> None:
    text = (WEB / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in text
    assert text.count('"integrity": "sha512-') == text.count('"node_modules/')


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v20.19.0", True),
        ("v22.12.1", True),
        ("v24.1.0", True),
        ("v20.18.3", False),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v18.20.4", False),
        ("", False),
    ],
)
def test_node_is_new_enough(version: str, fits: bool) -> None:
    assert TOOL.new_enough(version) is fits


def test_the_page_has_the_colours_of_the_boards() -> None:
    css = (WEB / "src" / "styles" / "palette.css").read_text("utf-8")
    for selector, palette in ((":root", DAY), (':root[data-theme="dark"]', NIGHT)):
        colours = properties(css, selector)
        assert colours, selector
        assert colours.items() <= words(palette).items(), selector
    for letter, team in zip("ABCDEFGHI", TEAMS, strict=True):
        assert properties(css, f'[data-team="{letter}"]') == {
            "team": team.fill,
            "on-team": team.ink,
            "team-trim": team.trim,
        }


def properties(css: str, selector: str) -> dict[str, str]:
    (body,) = re.findall(rf"^{re.escape(selector)} {{(.*?)}}", css, re.MULTILINE | re.DOTALL)
    return dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", body))


def words(palette: Palette) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in dataclasses.asdict(palette).items()}


@pytest.mark.slow
def test_a_wheel_from_the_source_archive_needs_no_node(page: Path, tmp_path: Path) -> None:
    hatchling = [sys.executable, "-m", "hatchling", "build", "--directory", str(tmp_path)]
    subprocess.run([*hatchling, "-t", "sdist"], cwd=ROOT, check=True, capture_output=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    (folder,) = (path for path in tmp_path.iterdir() if path.is_dir())
    assert not (folder / "web" / "node_modules").exists()
    bare = {"PATH": str(Path(sys.executable).parent)}  # no Node to be found there
    subprocess.run(
        [*hatchling, "-t", "wheel"], cwd=folder, env=bare, check=True, capture_output=True
    )
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed_wheel:
        shipped = set(packed_wheel.namelist())
    built = {f"layline/server/page/{p.relative_to(page).as_posix()}" for p in files_of(page)}
    assert built <= shipped


def files_of(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]
