"""The software bill of materials names everything that the locks do, with licences."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tests.house.test_house import REGISTRIES, pins
from tools import sbom

BILL: dict[str, Any] = sbom.bill()
COMPONENTS: list[dict[str, Any]] = BILL["components"]


def test_it_is_cyclonedx_and_the_same_each_time() -> None:
    assert (BILL["bomFormat"], BILL["specVersion"]) == ("CycloneDX", "1.6")
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", BILL["serialNumber"])
    assert sbom.bill() == BILL


def test_every_python_package_of_the_lock_is_in_it() -> None:
    named = {one["purl"] for one in COMPONENTS if one.get("purl", "").startswith("pkg:pypi/")}
    locked = {
        f"pkg:pypi/{pin.name.lower()}@{str(pin.specifier).removeprefix('==')}"
        for pin, _ in pins("play")
    }
    assert named == locked


def test_everything_the_page_carries_is_in_it_and_nothing_it_is_built_with() -> None:
    carried = {one["name"] for one in COMPONENTS if one.get("purl", "").startswith("pkg:npm/")}
    assert {"preact", "@preact/signals", "@preact/signals-core", "i18next"} <= carried
    assert not {"typescript", "vite", "vitest"} & carried


def test_each_part_has_a_licence() -> None:
    for one in COMPONENTS:
        if one["name"] == "layline-page" or one.get("scope") == "optional":
            continue
        (licence,) = one["licenses"]
        assert licence["license"]["name"] not in ("", "?"), one["name"]


def test_dependencies_name_parts_and_all_are_needed_by_something() -> None:
    refs = {one["bom-ref"] for one in COMPONENTS}
    assert len(refs) == len(COMPONENTS)
    needed: set[str] = set()
    for one in BILL["dependencies"]:
        assert set(one["dependsOn"]) <= refs
        needed |= set(one["dependsOn"])
    assert needed == refs


def test_it_names_no_registry(tmp_path: Path) -> None:
    sbom.main([str(tmp_path / "bill.json")])
    text = (tmp_path / "bill.json").read_text("utf-8")
    assert json.loads(text) == BILL
    assert not [host for host in REGISTRIES if host in text]
