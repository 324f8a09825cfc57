"""Two visitors at one table, both watching: what most tests of moves begin with."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from layline.play.race import Race
from layline.server.schemas.live import Ack, Refused, Update
from tests.server.guest import Guest, link, me
from tests.server.referee import good_choice, replayed
from tests.server.service import DEADLINE, Service
from tests.server.socket_client import Live, Watched
from tests.server.stored import stored_entries


class Duel:
    """A race of two; seat A is the first visitor's, seat B the second's."""

    def __init__(self, first: Guest, second: Guest, seed: int = 1, **options: Any) -> None:
        self.table = first.open_table(me(), link(), **options).id
        second.join(self.table)
        self.guests = {"A": first, "B": second}
        self.lives = {seat: guest.live() for seat, guest in self.guests.items()}
        for live in self.lives.values():
            live.watch(self.table)
        self._rng = random.Random(seed)
        self.wait()

    def of(self, seat: str) -> Watched:
        """The table as a seat knows it."""
        return self.lives[seat].tables[self.table]

    def wait(self, seq: int = 0, patience: float = DEADLINE) -> None:
        """Wait until both have the same entries, that one too, are known to, and can go on."""
        for live in self.lives.values():
            live.until(lambda live=live: self._settled(live), patience)  # type: ignore[misc]
        last = max(seq, *(self.of(seat).seq for seat in self.lives))
        for seat, live in self.lives.items():
            live.until(lambda seat=seat: self.of(seat).seq >= last, patience)  # type: ignore[misc]

    def _settled(self, live: Live) -> bool:
        watched = live.tables[self.table]
        if any(seat.unseen for seat in watched.view.seats):
            return False  # their clocks still wait
        return watched.sight.over or watched.sight.to_move in self.lives

    @property
    def over(self) -> bool:
        """Whether the race is over."""
        return self.of("A").sight.over

    @property
    def on_move(self) -> str:
        """The seat that decides."""
        seat = self.of("A").sight.to_move
        assert seat is not None
        return seat

    @property
    def mover(self) -> Live:
        """The connection of whoever decides."""
        return self.lives[self.on_move]

    @property
    def other_seat(self) -> str:
        """The seat that waits."""
        return "B" if self.on_move == "A" else "A"

    @property
    def other(self) -> Live:
        """The connection of whoever waits."""
        return self.lives[self.other_seat]

    @property
    def known(self) -> Watched:
        """The table as whoever decides knows it."""
        return self.of(self.on_move)

    def race(self) -> Race:
        """The race as the entries tell it."""
        known = self.of("A")
        return replayed(known.view.game, known.view.options, known.entries)

    def step(self, action: str | None = None) -> int:
        """Play an action, any if none is given, and let both see it; its number."""
        chosen = action or self._rng.choice(self.known.actions)
        seq = self.mover.must_play(self.table, chosen)
        self.wait()
        return seq

    def undo(self) -> int:
        """Whoever decides takes her last action back, and both see it; its number."""
        ack = self.mover.ask("undo", self.table, seq=self.known.seq, seat=self.on_move)
        assert isinstance(ack, Ack), ack
        self.wait(ack.seq)
        return ack.seq

    def good_step(self) -> int:
        """Play what a club sailor would."""
        known = self.known
        return self.step(good_choice(known.view.game, known.view.options, known.entries))

    def until(self, test: Callable[[], object], good: bool = True) -> None:
        """Play on until something holds."""
        while not test():
            assert not self.over, "the race ended before it came about"
            if good:
                self.good_step()
            else:
                self.step()

    def sail_to_the_end(self) -> None:
        """Play until the race is over."""
        while not self.over:
            self.good_step()


def on_the_water(duel: Duel) -> Duel:
    """Play until a yacht may sail a leg."""
    duel.until(lambda: any(action.startswith("leg ") for action in duel.known.actions))
    return duel


def refused(answer: Any, kind: str) -> Refused:
    """The refusal, which must be of this kind."""
    assert isinstance(answer, Refused), answer
    assert answer.kind == kind
    assert answer.message.strip()
    return answer


def unchanged(duel: Duel, service: Service, before: int) -> None:
    """Nothing was stored, and nobody was told anything."""
    assert len(stored_entries(service.database, duel.table)) == before
    for live in duel.lives.values():
        assert not [message for message in live.settled() if isinstance(message, Update)]
