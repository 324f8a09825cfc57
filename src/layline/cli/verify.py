"""`layline verify`: were the dice of a table fair?"""

from __future__ import annotations

import json
from pathlib import Path

from rich.table import Table
from rich.text import Text

from ..games import find_game
from ..play.errors import BadRaceFile
from ..play.race_file import read_json
from ..play.verify import NoProof, Verdict, verify
from ..play.verify_words import TEXTS, chance, counted, coverage, headline, how, said, shortened
from . import terminal
from .words import Words

FAIR, UNFAIR = 0, 1


def verify_file(path: Path, promised: str | None, as_json: bool, words: Words) -> int:
    """Check a record and report; the exit status."""
    record = read_json(path)
    try:
        with terminal.progress(words("verifying"), None) as done:
            verdict = verify(record, promised, done)
    except NoProof:
        raise BadRaceFile(f"{path}: {TEXTS.sentence('verify.no_proof', words.lang)}") from None
    except BadRaceFile as error:
        raise BadRaceFile(f"{path}: {error}") from None
    if as_json:
        print(json.dumps(_plain(verdict, words.lang), ensure_ascii=False))
    else:
        _report(verdict, words)
    return FAIR if verdict.fair else UNFAIR


def _report(verdict: Verdict, words: Words) -> None:
    console = terminal.stdout()
    game = find_game(verdict.game).name
    title = words("verify_title", game=game, table=verdict.table)
    console.print(Text(title, style="bold underline"))
    console.print(Text(" ".join(how(verdict, words.lang))))
    console.print()
    if verdict.checks:
        console.print(_table(verdict, words))
    console.print(words("verify_hash", hash=verdict.hash))
    if verdict.hash.lower() == verdict.hashed:
        console.print(TEXTS.sentence("verify.hash_fits", words.lang))
    for note in coverage(verdict, words.lang):
        console.print(Text(note, style="bold"))
    if not verdict.fair:
        console.print(counted(verdict, words.lang))
    console.print()
    style = "bold green" if verdict.fair else "bold red"
    console.print(Text(headline(verdict, words.lang), style=style))
    for fault in verdict.faults:
        console.print(said(fault, verdict, words.lang))


def _table(verdict: Verdict, words: Words) -> Table:
    """A row per chance result."""
    table = Table()
    table.add_column(words("verify_entry"), justify="right")
    for column in ("verify_says", "verify_should", "verify_picked"):
        table.add_column(words(column))
    table.add_column("")
    for check in verdict.checks:
        drawn = check.drawing
        picked = words("verify_seeded")
        if drawn.part is not None:
            picked = words("verify_of", part=drawn.part + 1, whole=drawn.whole)
        table.add_row(
            str(check.entry),
            shortened(chance(check, check.says, words.lang)),
            shortened(chance(check, drawn.text, words.lang)),
            picked,
            Text(words("verify_right"), style="green")
            if check.agrees
            else Text(words("verify_wrong"), style="bold red"),
        )
    return table


def _plain(verdict: Verdict, lang: str) -> dict[str, object]:
    return {
        "fair": verdict.fair,
        "game": verdict.game,
        "table": verdict.table,
        "hash": verdict.hash,
        "hashed": verdict.hashed,
        "entries": verdict.entries,
        "given": verdict.given,
        "laid": verdict.laid,
        "coverage": coverage(verdict, lang),
        "faults": [
            {
                "kind": fault.kind,
                "entry": fault.entry,
                "says": fault.says,
                "should": fault.should,
                "other": fault.other,
                "text": said(fault, verdict, lang),
            }
            for fault in verdict.faults
        ],
        "chances": [
            {
                "k": check.k,
                "entry": check.entry,
                "says": check.says,
                "should": check.drawing.text,
                "draw": check.drawing.draw,
                "number": f"{check.drawing.number:064x}",
                "part": check.drawing.part,
                "of": check.drawing.whole,
            }
            for check in verdict.checks
        ],
    }
