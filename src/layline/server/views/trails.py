"""The ways that pieces have come at a table since somebody last looked."""

from __future__ import annotations

from collections.abc import Iterable

from ..refusals import Refusal
from ..schemas.live import Trail, TrailPoint
from ..tables.table import Table

MOST_ENTRIES = 400
"""Of so many of the last entries trails are drawn; nobody follows longer ones."""


def trails(table: Table, since: int) -> list[Trail]:
    """The way each piece has come since an entry; what was taken back is left out."""
    if since > table.seq:
        raise Refusal("stale", seen=since, n=table.seq)
    since = max(since, table.seq - MOST_ENTRIES)
    history, race = table.history, table.race
    before, track = history.races_before(since), table.game.results.track
    seats = dict(zip(race.pieces, race.owners(), strict=True))
    found: dict[str, Trail] = {}
    parts: dict[str, int] = {}
    for seq in range(since, table.seq + 1):
        undone = history.moments[seq - 1].undone if seq > since else None
        if undone is not None:
            _take_back(found.values(), undone)
        for at in track(before(seq + 1).record()):
            trail = found.setdefault(
                at.piece,
                Trail(piece=at.piece, seat=seats.get(at.piece), colour=at.seat, points=[]),
            )
            anew = parts.get(at.piece) != at.part
            parts[at.piece] = at.part
            last = trail.points[-1] if trail.points else None
            if last is None or anew or (last.x, last.y) != (at.x, at.y):
                trail.points.append(TrailPoint(seq=seq, x=at.x, y=at.y, anew=anew))
    return [trail for trail in found.values() if len(trail.points) > 1]


def _take_back(trails: Iterable[Trail], seq: int) -> None:
    """Forget where pieces came to with an entry, and later."""
    for trail in trails:
        while len(trail.points) > 1 and trail.points[-1].seq >= seq:
            trail.points.pop()
