"""What a device needs to install the page, as it checks it: manifests, icons, robots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tools import icons

PUBLIC = Path(__file__).resolve().parents[2] / "web" / "public"
MANIFESTS = {"en": "manifest.webmanifest", "fr": "manifest.fr.webmanifest"}


def manifest(lang: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((PUBLIC / MANIFESTS[lang]).read_text("utf-8"))
    return found


@pytest.mark.parametrize("lang", MANIFESTS)
def test_a_manifest_has_what_devices_ask_for(lang: str) -> None:
    found = manifest(lang)
    assert found["lang"] == lang
    assert found["name"]
    assert len(found["short_name"]) <= 12
    assert (found["id"], found["start_url"], found["scope"]) == ("/", "/", "/")
    assert found["display"] == "standalone"
    assert all(found[colour].startswith("#") for colour in ("theme_color", "background_color"))
    named = {(icon["purpose"], icon["sizes"]) for icon in found["icons"]}
    assert named >= {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")}


def test_the_manifests_differ_in_their_words_only() -> None:
    english, french = manifest("en"), manifest("fr")
    assert english.keys() == french.keys()
    different = {name for name in english if english[name] != french[name]}
    assert different == {"lang", "description", "shortcuts"}


@pytest.mark.parametrize("lang", MANIFESTS)
def test_icons_are_as_large_as_the_manifest_says(lang: str) -> None:
    found = manifest(lang)
    shortcuts = [icon for one in found["shortcuts"] for icon in one["icons"]]
    for icon in [*found["icons"], *shortcuts]:
        path = PUBLIC / icon["src"].lstrip("/")
        if icon["type"] == "image/png":
            with Image.open(path) as picture:
                assert picture.format == "PNG"
                assert "x".join(map(str, picture.size)) == icon["sizes"]
        else:
            assert path.suffix == ".svg"


def test_icons_are_those_of_our_sign() -> None:
    """`tools/icons.py` writes them again when the sign has changed."""
    for name, (size, how) in icons.SIZES.items():
        with Image.open(PUBLIC / name) as kept:
            assert kept.size == (size, size)
            assert kept.tobytes() == icons.picture(size, how).tobytes(), name


def test_an_icon_that_is_cut_to_a_shape_reaches_to_its_edges() -> None:
    for name in ("icon-maskable-512.png", "apple-touch-icon.png"):
        with Image.open(PUBLIC / name) as picture:
            whole = picture.convert("RGBA")
        assert {whole.getpixel((x, y)) for x in (0, -1) for y in (0, -1)} == {(15, 108, 124, 255)}
