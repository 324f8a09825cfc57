"""The decks as the specification prints them, for the tests."""

from __future__ import annotations

# Code, exits, copies in the base, advanced and gigamic decks.
LIST = """
R15 L15 1 1 1
R30 L30 2 2 2
R45 L45 2 2 2
R60 L60 2 2 1
R90 L90 2 2 2
R15H L15 1 1 1
R30H L30 1 1 1
R45H L45 1 1 1
R60H L60 0 0 1
R15-45 L15,L45 0 0 1
R45-90 L45,L90 0 0 1
R30-60-90 L30,L60,L90 0 0 1
G15 R15 1 1 1
G30 R30 2 2 2
G45 R45 2 2 2
G60 R60 2 2 1
G90 R90 2 2 2
G15H R15 1 1 1
G30H R30 1 1 1
G45H R45 1 1 1
G60H R60 0 0 1
G15-45 R15,R45 0 0 1
G45-90 R45,R90 0 0 1
G30-60-90 R30,R60,R90 0 0 1
B S 5 5 5
BW S 3 3 4
SB S 0 0 5
J30 L30,S,R30 2 2 2
J60 L60,S,R60 2 2 2
J90 L90,S,R90 0 0 1
J30W L30,S,R30 0 0 1
SJ45 L45,S,R45 0 0 2
QR15-45-75 L15,L45,L75 0 1 0
QR30-60-90 L30,L60,L90 0 1 0
QR45-90H L45,L90 0 1 0
QR60-120 L60,L120 0 1 0
QR90-120 L90,L120 0 1 0
QG15-45-75 R15,R45,R75 0 1 0
QG30-60-90 R30,R60,R90 0 1 0
QG45-90H R45,R90 0 1 0
QG60-120 R60,R120 0 1 0
QG90-120 R90,R120 0 1 0
Q45-90 L90,L45,R45,R90 0 2 0
Q60-120 L120,L60,R60,R120 0 1 0
Q30W L30,S,R30 0 1 0
SUN - 0 3 3
"""

RULE_SETS = ("base", "advanced", "gigamic")
EXITS: dict[str, list[str]] = {}
COPIES: dict[str, dict[str, int]] = {rules: {} for rules in RULE_SETS}
for _line in LIST.split("\n")[1:-1]:
    _code, _exits, *_copies = _line.split(" ")
    EXITS[_code] = [] if _exits == "-" else _exits.split(",")
    for _rules, _count in zip(RULE_SETS, _copies, strict=True):
        COPIES[_rules][_code] = int(_count)


def deck(rules: str) -> list[str]:
    """Every card of a deck."""
    return [code for code, count in COPIES[rules].items() for _ in range(count)]


def small(code: str) -> bool:
    return code in ("SB", "SJ45")


def wind(code: str) -> bool:
    return code in ("BW", "J30W", "Q30W")
