"""Writes the software bill of materials: all that is installed with Layline or built into its page.

    tools/sbom.py [FILE]      build/layline.cdx.json by default

It is CycloneDX, made from the locks (requirements/play.txt, web/package-lock.json); licences of
Python packages are those of what is installed here. The same locks give the same file.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import uuid
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any
from urllib.parse import quote

from layline import __version__
from layline.cli.hosting.licences import licence_of

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "build" / "layline.cdx.json"
LAYLINE = f"pkg:pypi/layline@{__version__}"
PAGE = "layline-page"

_PIN = re.compile(r"([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==(\S+)\s*(?:;\s*([^-][^#]*?))?\s*--hash")
_VIA = re.compile(r"\s*#\s+(?:via\s+)?([A-Za-z0-9._-]+)(?:\s.*)?$")

Component = dict[str, Any]
Depends = dict[str, list[str]]


def bill() -> dict[str, Any]:
    """The whole bill."""
    python, needed = python_components()
    page, carried = page_components()
    components = sorted([*python, *page], key=lambda one: str(one["bom-ref"]))
    depends = {**needed, **carried}
    depends[LAYLINE] = sorted([*depends.get(LAYLINE, []), PAGE])
    content = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": LAYLINE,
                "name": "layline",
                "version": __version__,
                "purl": LAYLINE,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": components,
        "dependencies": [
            {"ref": ref, "dependsOn": sorted(set(depends.get(ref, ())))}
            for ref in sorted({LAYLINE, *(str(one["bom-ref"]) for one in components)})
        ],
    }
    # The number belongs to the content: the same locks give the same file.
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(content, sort_keys=True))
    return {"$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json", **content} | {
        "serialNumber": f"urn:uuid:{number}"
    }


# Python.


def python_components() -> tuple[list[Component], Depends]:
    """What requirements/play.txt pins, and who needs what."""
    text = (ROOT / "requirements" / "play.txt").read_text("utf-8").replace("\\\n", " ")
    found: list[Component] = []
    needs: list[tuple[str, str]] = []
    versions: dict[str, str] = {}
    ref = ""
    for line in text.splitlines():
        pin, via = _PIN.match(line), _VIA.match(line)
        if pin is not None:
            name, version, marker = pin[1].lower(), pin[2], pin[3]
            ref = f"pkg:pypi/{name}@{version}"
            versions[name] = ref
            found.append(_python(name, version, ref, marker))
        elif via is not None and ref and via[1] != "via":
            needs.append((via[1].lower(), ref))
    depends: Depends = {}
    for by, of in needs:
        owner = LAYLINE if by == "layline" else versions.get(by)
        if owner is not None:
            depends.setdefault(owner, []).append(of)
    return found, depends


def _python(name: str, version: str, ref: str, marker: str | None) -> Component:
    component: Component = {
        "type": "library",
        "bom-ref": ref,
        "name": name,
        "version": version,
        "purl": ref,
    }
    try:
        component["licenses"] = [{"license": {"name": licence_of(distribution(name))}}]
    except PackageNotFoundError:
        # For another system than this one.
        component["scope"] = "optional"
    if marker is not None:
        component["properties"] = [{"name": "layline:only-where", "value": marker.strip()}]
    return component


# The page.


def page_components() -> tuple[list[Component], Depends]:
    """What the page carries; what it is only built with is left out."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    kept: dict[str, Any] = {}
    waiting = [f"node_modules/{name}" for name in lock[""]["dependencies"]]
    while waiting:
        path = waiting.pop()
        if path not in kept:
            kept[path] = lock[path]
            waiting += [f"node_modules/{name}" for name in lock[path].get("dependencies", ())]
    refs = {path: _npm_ref(path, one["version"]) for path, one in kept.items()}
    found: list[Component] = [
        {"type": "application", "bom-ref": PAGE, "name": PAGE, "version": __version__}
    ]
    depends: Depends = {PAGE: [refs[f"node_modules/{name}"] for name in lock[""]["dependencies"]]}
    for path, one in kept.items():
        algorithm, _, digest = one["integrity"].partition("-")
        found.append(
            {
                "type": "library",
                "bom-ref": refs[path],
                "name": path.rpartition("node_modules/")[2],
                "version": one["version"],
                "purl": refs[path],
                "licenses": [{"license": {"name": one["license"]}}],
                "hashes": [
                    {
                        "alg": {"sha512": "SHA-512"}[algorithm],
                        "content": base64.b64decode(digest).hex(),
                    }
                ],
            }
        )
        wanted = one.get("dependencies", ())
        depends[refs[path]] = [refs[f"node_modules/{name}"] for name in wanted]
    return found, depends


def _npm_ref(path: str, version: str) -> str:
    return f"pkg:npm/{quote(path.rpartition('node_modules/')[2])}@{version}"


def main(arguments: list[str]) -> None:
    """Write it."""
    out = Path(arguments[0]) if arguments else OUT
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(bill(), indent=2, ensure_ascii=False) + "\n", "utf-8")
    print(out)


if __name__ == "__main__":
    main(sys.argv[1:])
