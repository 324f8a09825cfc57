"""`layline licences`: what of others is here, and under which terms."""

from __future__ import annotations

import json

from tests.cli.conftest import Run
from tests.house.test_house import pins


def test_every_package_and_every_part_of_the_page_is_listed(run: Run) -> None:
    result = run("licences", "--json")
    assert result.status == 0
    parts = json.loads(result.out)
    package = {part["name"] for part in parts if part["where"] == "package"}
    locked = {pin.name.lower() for pin, _ in pins("play") if pin.marker is None}
    assert package >= locked
    page = {part["name"] for part in parts if part["where"] == "page"}
    assert {"preact", "i18next", "@fontsource-variable/source-sans-3"} <= page
    assert not [part["name"] for part in parts if part["licence"] in ("", "?")]


def test_it_is_a_table_for_people_and_the_texts_on_request(run: Run) -> None:
    result = run("licences", "--lang", "fr")
    assert "Layline" in result.out
    assert "preact" in result.out
    assert "layline licences --full" in result.out
    full = run("licences", "--full").out
    assert "SIL OPEN FONT LICENSE" in full
    assert "Permission is hereby granted" in full
