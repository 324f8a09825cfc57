"""Checking a record: does every chance result follow from the secret, and if not, what is wrong?

A record carries the table's id, the hash that was shown before the race and the secret that was
shown after it (`fair` says what follows from these). The race is played again from its start. The
first entry that cannot be true is named; then the likely kinds of tampering are tried on it, each
by undoing it and playing on, so that the report can say what was done: a result changed, left out,
added, or two entries exchanged.

The proof is about chance, from where a table took over: what it was opened with (`given`, or a
`start`, whose hands and piles are no more proved than the rest of it) was not drawn there. That
people decided as the record says is known to those who played, and to a service that has the table
in its books (`difference` compares the two).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from ..engine.errors import RaceError
from . import fair
from .errors import BadRaceFile, IllegalAction
from .progress import Tell, unheard
from .race import Race
from .race_file import RaceRecord, begun, read_record

LOOK_AHEAD = 60
"""How many entries after a wrong one are searched for the one it was exchanged with."""
MOST_PLAYS = 30_000
"""The most entries played, over all suspicions together, before a fault is left unexplained."""
RELATED = 0.6
"""Results that have nothing to do with a secret agree with it by chance less often than this."""

FaultKind = Literal[
    "promise", "secret", "hash", "table", "unrelated",
    "changed", "left_out", "extra", "swapped", "illegal", "cut_off", "differs", "given",
]  # fmt: skip


class NoProof(BadRaceFile):
    """A record of a race that was not sailed at a table: there is nothing to check."""


@dataclass(frozen=True, slots=True)
class Check:
    """One chance of a race, counted from 0: what its entry says, and what it should say.

    `race` stands where it was drawn, so that both can be put into words.
    """

    k: int
    entry: int
    says: str
    drawing: fair.Drawing
    race: Race = field(compare=False, repr=False)

    @property
    def agrees(self) -> bool:
        """Whether the record has what the secret gives."""
        return self.says == self.drawing.text


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong: where (the number of an entry, from 1), what stands there, what should.

    `other` is the entry it was exchanged with; of an illegal one `should` is the rule, if any.
    """

    kind: FaultKind
    entry: int | None = None
    says: str = ""
    should: str = ""
    other: int | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome of a check. `hash` is what the record says, `hashed` what its secret has.

    Not drawn at the table, and so not proved: the first `given` entries, with which it was opened,
    and, where it was `laid`, the position in which the race began, with all that is hidden in it.
    """

    game: str
    table: str
    hash: str
    hashed: str
    entries: int
    checks: tuple[Check, ...]
    faults: tuple[Fault, ...]
    given: int = 0
    laid: bool = False

    @property
    def fair(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults

    @property
    def agreeing(self) -> int:
        """How many chance results follow from the secret."""
        return sum(check.agrees for check in self.checks)

    def with_faults(self, *more: Fault) -> Verdict:
        """The same with further faults."""
        return replace(self, faults=(*self.faults, *more))


@dataclass(frozen=True, slots=True)
class _Proof:
    secret: bytes
    table: str
    given: int


@dataclass(slots=True)
class _Walk:
    """How far a record can be followed: the chances met, and the race before its first fault."""

    checks: list[Check]
    fault: Fault | None = None
    before: Race | None = None
    played: int = 0


def verify(record: Any, promised: str | None = None, tell: Tell = unheard) -> Verdict:
    """Check a race record; `promised` is a hash that somebody noted before the race.

    `tell` hears how far it is: first in following the record, then, if something is wrong with it,
    in finding out what was done.

    Raises `BadRaceFile` for anything but a record, `NoProof` for a record without a proof.
    """
    found = read_record(record)
    if found.fairness is None:
        raise NoProof("fairness: missing; only a race that was sailed at a table can be checked")
    race = begun(found)
    told = found.fairness
    faults: list[Fault] = []
    if promised is not None and promised.strip().lower() != told.hash.lower():
        faults.append(Fault("promise", says=told.hash, should=promised.strip()))
    secret = _secret(told.secret)
    if secret is None:
        faults.append(Fault("secret", says=told.secret))
        secret = b""
    hashed = fair.commitment(secret)
    if told.hash.lower() != hashed and not any(fault.kind == "secret" for fault in faults):
        faults.append(Fault("hash", says=told.hash, should=hashed))
    if not told.table.isascii():
        faults.append(Fault("table", says=told.table))
    plain = Verdict(
        found.game,
        told.table,
        told.hash,
        hashed,
        len(found.actions),
        (),
        tuple(faults),
        min(told.given, len(found.actions)),
        found.start is not None,
    )
    if any(fault.kind in ("secret", "table") for fault in faults):
        return plain
    proof = _Proof(secret, told.table, plain.given)
    return _judged(plain, race, found.actions, proof, tell)


def _secret(text: str) -> bytes | None:
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        return None
    return secret if len(secret) == fair.SECRET_BYTES else None


def _judged(
    plain: Verdict, race: Race, actions: Sequence[str], proof: _Proof, tell: Tell
) -> Verdict:
    for number, text in enumerate(actions[: proof.given], start=1):
        try:
            race.play_all([text])
        except RaceError as error:
            rule = error.rule if isinstance(error, IllegalAction) else ""
            fault = Fault("illegal", number, text, rule)
            return replace(plain, faults=(*plain.faults, fault))
    walk = _walked(race, actions[proof.given :], proof, proof.given + 1, 0, on=True, tell=tell)
    if walk.fault is None:
        return replace(plain, checks=tuple(walk.checks))
    fault = _explained(walk, actions, proof, tell)
    checks = walk.checks
    if fault.kind == "changed" and walk.before is not None and fault.entry is not None:
        # With the true result the race can be followed further, and more results be checked.
        k = _drawn_before(walk.before, proof)
        rest = [fault.should, *actions[fault.entry :]]
        after = _walked(walk.before, rest, proof, fault.entry, k, on=True).checks
        if k + len(after) > len(checks):
            checks = [*checks[: k + 1], *after[1:]]
    return replace(plain, checks=tuple(checks), faults=(*plain.faults, fault))


# Following a record.


def _walked(
    race: Race,
    actions: Sequence[str],
    proof: _Proof,
    number: int,
    k: int,
    on: bool = False,
    tell: Tell = unheard,
) -> _Walk:
    """Play entries, the first of them bearing a number; `on` past wrong results, for the list."""
    walk = _Walk([])
    race = race.copy()
    for entry, text in enumerate(actions, start=number):
        before = race.copy() if walk.fault is None else None
        tell(walk.played, len(actions))
        walk.played += 1
        wrong = None
        if race.to_move == "chance" and text.split(" ")[0] != "retire":
            drawing = fair.drawing(race, proof.secret, proof.table, k)
            check = Check(k, entry, text, drawing, race.copy() if before is None else before)
            walk.checks.append(check)
            if not check.agrees:
                wrong = Fault("changed", entry, text, check.drawing.text)
            k += 1
        try:
            race.play_all([text])
        except RaceError as error:
            if not wrong:
                rule = error.rule if isinstance(error, IllegalAction) else ""
                wrong = Fault("illegal", entry, text, rule)
            _fail(walk, wrong, before)
            return walk
        if wrong:
            _fail(walk, wrong, before)
            if not on:
                return walk
    if not race.over:
        _fail(walk, Fault("cut_off", number + len(actions) - 1), None)
    return walk


def _fail(walk: _Walk, fault: Fault, before: Race | None) -> None:
    if walk.fault is None:
        walk.fault, walk.before = fault, before


# Finding out what was done.


def _explained(walk: _Walk, actions: Sequence[str], proof: _Proof, tell: Tell) -> Fault:
    """The first fault, of the kind whose undoing makes the rest of the record true."""
    fault, race = walk.fault, walk.before
    assert fault is not None
    if race is None or fault.entry is None:
        return fault
    k = _drawn_before(race, proof)
    rest = list(actions[fault.entry - 1 :])
    plays = 0
    for suspected, mended in _suspicions(fault, race, rest):
        again = _walked(race, mended, proof, fault.entry, k)
        if again.fault is None:
            return suspected
        plays += again.played
        tell(min(plays, MOST_PLAYS), MOST_PLAYS)
        if plays > MOST_PLAYS:
            break
    agreeing = sum(check.agrees for check in walk.checks)
    strangers = fault.kind == "changed" and agreeing < RELATED * len(walk.checks)
    return replace(fault, kind="unrelated") if strangers else fault


def _drawn_before(race: Race, proof: _Proof) -> int:
    """How many results a table has drawn itself so far."""
    return sum(map(fair.is_chance, race.steps()[proof.given :]))


def _suspicions(fault: Fault, race: Race, rest: list[str]) -> Iterator[tuple[Fault, list[str]]]:
    """What may have been done to the first of these entries, and the entries without it."""
    awaits_chance = race.to_move == "chance"
    if awaits_chance:
        drawn = fault.should if fault.kind == "changed" else ""
        yield replace(fault, kind="changed"), [drawn, *rest[1:]]
        yield replace(fault, kind="left_out"), [drawn, *rest]
    yield replace(fault, kind="extra"), rest[1:]
    assert fault.entry is not None
    for later in range(1, min(len(rest), LOOK_AHEAD)):
        if rest[later] != rest[0]:
            swapped = [rest[later], *rest[1:later], rest[0], *rest[later + 1 :]]
            other = fault.entry + later
            yield replace(fault, kind="swapped", should=rest[later], other=other), swapped


# Against the books of whoever kept the table.


def difference(record: Any, kept: Any) -> Fault | None:
    """Where a record departs from the one that was kept of the same table; None: nowhere."""
    given, stored = RaceRecord.model_validate(record), RaceRecord.model_validate(kept)
    assert given.fairness is not None
    assert stored.fairness is not None
    if given.fairness.given != stored.fairness.given:
        said, should = str(given.fairness.given), str(stored.fairness.given)
        return Fault("given", says=said, should=should)
    if given.fairness != stored.fairness:
        return Fault("differs", says=given.fairness.hash, should=stored.fairness.hash)
    for number, should in enumerate(stored.actions, start=1):
        says = given.actions[number - 1] if number <= len(given.actions) else ""
        if says != should:
            return Fault("differs", number, says, should)
    if len(given.actions) > len(stored.actions):
        number = len(stored.actions) + 1
        return Fault("differs", number, given.actions[number - 1])
    # Records from earlier versions do not tell whose time was up.
    late = given.time_up or stored.time_up
    if given.model_copy(update={"time_up": late}) != stored:
        return Fault("differs")
    return None
