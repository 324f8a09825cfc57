"""Write the table of characters that look alike, from the file in which Unicode publishes it.

    python tools/confusables.py confusables.txt

The file is https://www.unicode.org/Public/security/latest/confusables.txt (UTS #39).
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src/layline/server/visitors/confusables.txt"

HEADER = """\
# Characters that look alike: each line has the one that stands for all, then the others.
# Made by tools/confusables.py from confusables.txt of Unicode {version} (UTS #39); see
# https://www.unicode.org/reports/tr39/ for what it means.
#
# Copyright (c) 1991-{year} Unicode, Inc. Used and distributed under the Unicode License V3,
# https://www.unicode.org/license.txt. SPDX-License-Identifier: Unicode-3.0
"""


def written(source: str) -> str:
    """The table that is made of Unicode's file."""
    alike = defaultdict(list)
    for line in source.lstrip("\ufeff").splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) < 2:
            continue
        sign, prototype = map(_text, fields[:2])
        # What can be taken apart is: only its parts are looked up.
        if unicodedata.normalize("NFD", sign) == sign:
            alike[unicodedata.normalize("NFD", prototype)].append(sign)
    version = re.search(r"^# Version: (\S+)", source, re.MULTILINE)
    year = re.search(r"^# Date: (\d+)", source, re.MULTILINE)
    assert version is not None
    assert year is not None
    lines = [f"{_codes(one)}: {' '.join(map(_codes, sorted(alike[one])))}" for one in sorted(alike)]
    header = HEADER.format(version=version[1], year=year[1])
    return header + "\n".join(lines) + "\n"


def _text(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split())


def _codes(text: str) -> str:
    return "+".join(f"{ord(sign):X}" for sign in text)


if __name__ == "__main__":
    TARGET.write_text(written(Path(sys.argv[1]).read_text("utf-8-sig")), "utf-8")
