"""The boards of the rulebooks: written from the present sources, small, and handed out as files."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from starlette.requests import Request

from layline.engine.texts import LANGUAGES
from layline.games import games
from layline.play import library
from layline.server.learning.board_files import NOTHING, BoardFiles
from tools import boards

MEGABYTE, KILOBYTE = 1_000_000, 1000


@pytest.fixture(scope="module")
def index() -> dict[str, Any]:
    """The index of the boards; `make test` has written them."""
    if not boards.is_built():
        pytest.fail("the boards are not written from their present sources: make boards")
    found: dict[str, Any] = json.loads((boards.BOARDS / "index.json").read_text("utf-8"))
    return found


def test_every_scenario_is_there_in_every_language(index: dict[str, Any]) -> None:
    for game in games():
        for lang in LANGUAGES:
            names = {one["file"] for one in index["games"][game.id][lang]}
            wanted = {f"{id}.{lang}.json" for id in library.scenarios(game.id)}
            learnt = {f"{name}.{lang}.json" for name in ("book", "first-race", "puzzles")}
            assert names == wanted | learnt


def test_they_are_small(index: dict[str, Any]) -> None:
    """What a reader keeps is one game in one language."""
    kept = [
        [one["bytes"] for one in files]
        for languages in index["games"].values()
        for files in languages.values()
    ]
    for sizes in kept:
        assert sum(sizes) < 4 * MEGABYTE
        assert median(sizes) < 40 * KILOBYTE


def asked(accepted: str = "gzip", query: str = "", kept: str = "") -> Request:
    headers = [(b"accept-encoding", accepted.encode()), (b"if-none-match", kept.encode())]
    return Request({"type": "http", "headers": headers, "query_string": query.encode()})


def test_they_are_handed_out_compressed_and_kept_by_version(index: dict[str, Any]) -> None:
    files, name, version = BoardFiles(), "regatta/REG-S39.en.json", index["version"]
    answer = files.answer(asked(query=f"v={version}"), name)
    assert answer is not None
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    content = json.loads(gzip.decompress(answer.body))
    assert content["scenario"] == "REG-S39"
    plain = files.answer(asked("identity"), name)
    assert plain is not None
    assert json.loads(bytes(plain.body)) == content
    assert plain.headers["cache-control"] == "no-cache"
    again = files.answer(asked(kept=answer.headers["etag"]), name)
    assert again is not None
    assert again.status_code == 304


@pytest.mark.parametrize(
    "name",
    ["regatta/REG-S999.en.json", "../page/index.html", "regatta/../../app.py", "regatta", ""],
)
def test_nothing_else_is_handed_out(index: dict[str, Any], name: str) -> None:
    assert BoardFiles().answer(asked(), name) is None


def test_a_page_without_boards_is_told_so(tmp_path: Path) -> None:
    answer = BoardFiles(tmp_path).answer(asked(), "index.json")
    assert answer is not None
    assert json.loads(bytes(answer.body)) == NOTHING
    assert BoardFiles(tmp_path).answer(asked(), "regatta/REG-S39.en.json") is None
