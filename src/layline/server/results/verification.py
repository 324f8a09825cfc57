"""Records checked for whoever sends one: what `play.verify` finds, in words."""

from __future__ import annotations

import re

from ...games import find_game
from ...play.errors import BadRaceFile
from ...play.progress import Tell, unheard
from ...play.verify import Fault, NoProof, Verdict, difference, verify
from ...play.verify_words import TEXTS, chance, counted, coverage, headline, said
from ..refusals import Refusal
from ..schemas.base import WrittenRace
from ..schemas.results import CheckCard, FaultCard, VerificationCard
from ..tables.starts import bad_beginning, well_formed

MOST_ENTRIES = 20_000
"""A record with more entries is not looked at: no race is that long."""
_TABLE = re.compile(r"[a-z2-7]{16}")


def table_named(record: WrittenRace) -> str | None:
    """The table that a record says it comes from, if it could be one of ours."""
    proof = record.get("fairness")
    table = proof.get("table") if isinstance(proof, dict) else None
    return table if isinstance(table, str) and _TABLE.fullmatch(table) else None


def verified(
    record: WrittenRace,
    kept: WrittenRace | None,
    promised: str | None,
    lang: str,
    tell: Tell = unheard,
) -> VerificationCard:
    """Check a record; `kept` is the one of the same table in our own books."""
    actions = record.get("actions")
    if isinstance(actions, list) and len(actions) > MOST_ENTRIES:
        raise Refusal("long_record", status=422, field="record.actions", n=MOST_ENTRIES)
    well_formed(record, "record")
    try:
        verdict = verify(record, promised, tell)
    except NoProof:
        raise Refusal("no_proof", status=422, field="record") from None
    except BadRaceFile as error:
        raise bad_beginning(error, "record") from None
    departs = None if kept is None else difference(record, kept)
    if departs is not None and not _is_known(verdict, departs):
        verdict = verdict.with_faults(departs)
    return _card(verdict, kept, departs, lang)


def _is_known(verdict: Verdict, departs: Fault) -> bool:
    """Whether the proof itself has already found this departure from the books."""
    return any(fault.entry == departs.entry for fault in verdict.faults)


def _card(
    verdict: Verdict, kept: WrittenRace | None, departs: Fault | None, lang: str
) -> VerificationCard:
    notes = [counted(verdict, lang)] if len(verdict.checks) > 1 else []
    if verdict.hash.lower() == verdict.hashed:
        notes.append(TEXTS.sentence("verify.hash_fits", lang))
    if departs is None:
        notes.append(TEXTS.sentence(f"verify.{'unknown' if kept is None else 'known'}", lang))
    return VerificationCard(
        fair=verdict.fair,
        game=verdict.game,
        game_name=find_game(verdict.game).name,
        table=verdict.table,
        hash=verdict.hash,
        hashed=verdict.hashed,
        entries=verdict.entries,
        given=verdict.given,
        laid=verdict.laid,
        headline=headline(verdict, lang),
        coverage=coverage(verdict, lang),
        notes=notes,
        books="unknown" if kept is None else "differs" if departs else "same",
        faults=[
            FaultCard(
                kind=fault.kind,
                entry=fault.entry,
                says=fault.says,
                should=fault.should,
                other=fault.other,
                text=said(fault, verdict, lang),
            )
            for fault in verdict.faults
        ],
        checks=[
            CheckCard(
                k=check.k,
                entry=check.entry,
                says=check.says,
                said=chance(check, check.says, lang),
                should=check.drawing.text,
                truly=chance(check, check.drawing.text, lang),
                agrees=check.agrees,
                draw=check.drawing.draw,
                number=f"{check.drawing.number:064x}",
                part=check.drawing.part,
                whole=check.drawing.whole,
            )
            for check in verdict.checks
        ],
    )
