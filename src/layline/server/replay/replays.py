"""Replays: races that are over or under way, and records, each with the eyes a visitor may use."""

from __future__ import annotations

from ...play.race import Race
from ..language import TEXTS
from ..live.service import Tables
from ..operations.long_work import LongWork
from ..schemas.base import WrittenRace
from ..schemas.replays import Brought, ReelCard, ReelSeat
from ..tables.records import Records
from ..tables.rows import TableRow
from ..tables.seats import seats_of
from ..tables.table import Table
from ..views.summary import option_words, options_summary, seat_holder
from ..visitors.visitor import Visitor
from .race import ALL, ONLOOKER, ReplayedRace
from .renderer import Renderer


class Replays:
    """What can be looked at again."""

    def __init__(self, tables: Tables, work: LongWork) -> None:
        self._tables = tables
        self._records: Records = tables.records
        self.renderer = Renderer(work)

    def close(self) -> None:
        """Show nothing more."""
        self.renderer.close()

    async def bring(self, visitor: Visitor, record: WrittenRace) -> Brought:
        """Store a record."""
        return Brought(id=(await self._records.bring(visitor, record)).id)

    async def find(self, kind: str, id: str, visitor: Visitor) -> ReplayedRace:
        """A race, with the eyes through which a visitor may look at it."""
        if kind == "record":
            found = await self._records.find(id, visitor)
            late = tuple(found.record.get("time_up", ()))
            return ReplayedRace(f"record {id}", found.race, _all_eyes(found.race), late)
        table = (await self._tables.find(id, visitor)).table
        race = table.race.copy()
        eyes = _eyes(table, visitor)
        return ReplayedRace(f"table {id} {table.seq}", race, eyes, table.history.timed_out())

    async def record(self, kind: str, id: str, visitor: Visitor) -> WrittenRace:
        """The record itself, as it was brought or as the table wrote it."""
        if kind == "record":
            return (await self._records.find(id, visitor)).record
        return await self._tables.record(id, visitor)

    async def card(self, kind: str, id: str, visitor: Visitor, lang: str) -> str:
        """All about a race but its boards: a `ReelCard` as JSON."""
        replay = await self.find(kind, id, visitor)
        race, game = replay.race, replay.race.game
        seats, given, proved = await self._about(kind, id, visitor, race, lang)
        address = f"/api/replays/{kind}/{id}"

        def made() -> str:
            return ReelCard(
                kind="record" if kind == "record" else "table",
                id=id,
                address=address,
                game=game.id,
                game_name=game.name,
                summary=options_summary(game.id, race.options, lang),
                option_words=option_words(game.id, race.options, lang),
                seats=seats,
                length=race.played,
                over=race.over,
                hides=game.hides,
                eyes=list(replay.eyes),
                ground=f"{address}/ground?lang={lang}",
                given=given,
                proved=proved,
                steps=replay.steps(lang),
                stages=replay.stages(lang),
                ending=game.results.ending(race.view(), lang),
                tracks=replay.tracks,
            ).model_dump_json()

        sat = tuple((one.name, one.you) for one in seats)
        key = (replay.key, "card", lang, replay.eyes, sat)
        return await self.renderer.kept(visitor, key, made)

    async def _about(
        self, kind: str, id: str, visitor: Visitor, race: Race, lang: str
    ) -> tuple[list[ReelSeat], int, bool]:
        """Who sat where, how many entries were given, and whether chance can be checked."""
        colours = dict(zip(race.seats, race.game.drawing.colours, strict=False))
        if kind == "record":
            proof = (await self._records.find(id, visitor)).record.get("fairness")
            said = {seat: TEXTS.sentence("replay.seat", lang, seat=seat) for seat in race.seats}
            unknown = [
                ReelSeat(seat=seat, colour=colours[seat], name=name) for seat, name in said.items()
            ]
            return unknown, (proof or {}).get("given", 0), proof is not None
        loaded = await self._tables.find(id, visitor)
        sat = [
            ReelSeat(
                seat=seat_row.seat,
                colour=colours[seat_row.seat],
                name=seat_holder(seat_row, loaded.names, lang),
                bot=seat_row.bot,
                you=visitor.id in seat_row.people,
            )
            for seat_row in loaded.table.seat_rows
        ]
        row = loaded.table.row
        return sat, row.given, _finished(row)


def _finished(row: TableRow) -> bool:
    return row.status == "over" and row.raced


def _all_eyes(race: Race) -> tuple[str, ...]:
    return (ALL, *race.seats) if race.game.hides else (ALL,)


def _eyes(table: Table, visitor: Visitor) -> tuple[str, ...]:
    """Everybody's once the race is over; until then one's own, and before the start nobody's."""
    if _finished(table.row):
        return _all_eyes(table.race)
    own = table.game.hides and table.row.has_begun
    mine = seats_of(table.seat_rows, visitor.id) if own else ()
    return mine or (ONLOOKER,)
