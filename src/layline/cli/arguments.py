"""Options and arguments that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def examples(*lines: str) -> str:
    """Commands to copy, below a help text."""
    return "\n\n".join(("Examples:", *(f"  layline {line}" for line in lines)))


GameName = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game: layline games.")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANG", help="en or fr; by default what LC_ALL or LANG says."),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="KEY=VALUE",
        help="An option of the game (layline rules GAME lists them); may be repeated.",
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(metavar="SEED", help="A whole number; the same seed gives the same dice."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Theme = Annotated[str, typer.Option(metavar="THEME", help="light or dark.")]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="sqlite:///FILE or postgresql://...; by default SQLite in your data folder.",
    ),
]
SettingsFile = Annotated[
    Path | None,
    typer.Option("--settings", metavar="FILE", help="Settings in TOML, or in a file named *.env."),
]
