"""What a choice would bring, told before it is played, up to the next throw of the dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from ....engine.answers import Odd, Point, Preview, Remark
from ....engine.events import Event, borne
from ....engine.log import empty_log, read_log
from ....engine.records import assign
from ..codec.actions import NUMBERS, read
from ..drawing.moves import picture
from ..drawing.sight import way
from ..rules.course import is_waiting, rider_at, stars
from ..rules.drafting import pursuer_of
from ..rules.events import MOST_EVENTS, Finishes, IsApart, MissesTurn
from ..rules.observation import OBSERVATION
from ..rules.referee import actor, choices, play
from ..rules.riders import RIDERS
from ..rules.risk import PUNCTURE
from ..rules.state import CHANGE, FINISH, NONE, OUT, RIDE, SETTLE, Race, Scratch
from ..view import TourView
from .pointing import SPOTS, spot
from .risk_odds import FLAT, costs, throws_to_abandon
from .sentences import EVENTS, TEXTS, rider_names
from .squares import effect_of, partner, squares_needed, train_behind


def preview(view: TourView, action: str, lang: str) -> Preview:
    """What a legal choice would bring; ValueError for anything else.

    | key of a warning | what a rider may regret |
    |---|---|
    | abandon, abandons | throws, or the choice itself, that end the tour for him |
    | out_of_time | the last round of the stage ends, and he is still on the road |
    | apart | an agreement to ride side by side is broken |
    | misses | a rider of his misses a turn at once |
    | dice | setting off is paid by dice, in form |
    | in_wheel | somebody would be in his wheel |
    | lost | squares that the change of terrain takes |
    | miss | he would miss a turn as a helper |

    | key of a note | what is worth knowing |
    |---|---|
    | draws, draws_more | who is drawn along, and what it costs |
    | shakes, nobody_drawn, level | the pursuer is shaken off, stays, or an agreement holds |
    | wheel | in whose wheel he would be |
    | exact | he ends on square 14 without losing any |
    | spends_all | no energy would be left |
    | wins, home | he crosses the line |
    | ends_turn | his turn is over after that |
    """
    if action not in view.choices:
        raise ValueError(f"{action!r} is not among the choices")
    trial = _Trial(view, action, lang)
    return Preview(
        path=trial.path(),
        ends_turn=trial.ends_turn,
        events=trial.events,
        notes=tuple(trial.notes()),
        warnings=tuple(trial.warnings()),
        odds=tuple(trial.odds()),
        picture=picture(view, trial.action),
    )


SETBACKS = {"abandons_spent": "abandons", "abandons_time": "out_of_time"}
"""How he leaves the tour: the key of the warning."""


def _sure(race: Race, rider: int) -> list[Event]:
    """MJ-36, MJ-60: what the rest of his turn costs a rider in any case, if no dice decide."""
    if actor(race) < 0 or race.turn.rider != rider:
        return []
    out, scratch, found = [0] * OBSERVATION, Scratch(), None
    for number in out[: choices(race, out, scratch)]:
        twin, log = Race(), empty_log(MOST_EVENTS)
        assign(twin, race)
        play(twin, number, log, scratch)
        costs = [*borne(EVENTS.told(read_log(log)), lambda piece: piece == rider)]
        costs += _sure(twin, rider)
        rules = {one.rule for one in costs}
        found = costs if found is None else [one for one in found if one.rule in rules]
        if not found:
            return []
    return found or []


class _Trial:
    """A choice that was tried: the position `before` it and the one `after` it."""

    def __init__(self, view: TourView, action: str, lang: str) -> None:
        self.view, self.lang, self.action = view, lang, read(action)
        self.before, self.after = view.race, view.trial()
        log = empty_log(MOST_EVENTS)
        play(self.after, NUMBERS[action], log, Scratch())
        self.events = EVENTS.told(read_log(log))
        self.number = self.before.turn.rider
        self.ends_turn = self.number not in (NONE, self.after.turn.rider)
        self.rider, self.then = (race.riders[self.number] for race in (self.before, self.after))
        self.effect = effect_of(self.before, self.action)
        self.lost = self._lost()

    def _lost(self) -> int | None:
        """MJ-18: how many normal squares the change of terrain takes; None if it is not near."""
        race, at = self.before, self.action.at
        near = self.action.verb == "ride" and self.rider.column < CHANGE == at.column
        if not near or race.carries or race.phase != RIDE:
            return None
        return stars(race, self.number) - squares_needed(self.view, at)

    def path(self) -> tuple[Point, ...]:
        """The points that are passed."""
        if self.action.verb in SPOTS:
            return (spot(self.view, self.action),)
        if not self.action.leads:
            return ()
        passed = way(self.view.at(self.number), self.action.at, self.before.lanes)
        return tuple(Point(*point) for point in passed)

    def notes(self) -> Iterator[Remark]:
        """What is worth knowing."""
        if self.action.leads or self.action.verb == "stay":
            yield from self._pursuer()
            yield from self._square()
        if self.action.verb == "break" and 0 < self.action.pair[0] == self.rider.energy:
            yield self._remark(33, "spends_all")
        for event in self.events:
            if isinstance(event, Finishes):
                first = event.place == 1
                yield self._remark(39, "wins") if first else self._remark(40, "home", n=event.n)
        if self.ends_turn:
            yield self._remark(11, "ends_turn")

    def _pursuer(self) -> Iterator[Remark]:
        """What becomes of whoever is in the wheel."""
        pursuer, behind = (self.before.turn.pursuer,), train_behind(self.view, self.number)[1:]
        if self.effect == "draws" and behind:
            yield self._remark(52, "draws_more", (*pursuer, *behind))
        elif self.effect == "draws":
            yield self._remark(48, "draws", pursuer)
        elif self.effect == "level":
            yield self._remark(59, "level", (partner(self.before, self.number),))
        elif self.effect == "shakes":
            yield self._remark(55, "shakes", pursuer)
        elif self.effect == "stays":
            yield self._remark(53, "nobody_drawn", pursuer)

    def _square(self) -> Iterator[Remark]:
        """What the square is good for."""
        ahead = NONE
        if self.before.drafting and self.then.column not in (OUT, FINISH):
            ahead = rider_at(self.after, self.then.column + 1, self.then.lane)
        if ahead != NONE and not is_waiting(self.after.riders[ahead]):
            yield self._remark(47, "wheel", (ahead,))
        if self.lost == 0 and self.then.column == CHANGE:
            yield self._remark(19, "exact")

    def warnings(self) -> Iterator[Remark]:
        """What a rider may regret."""
        if self.number == NONE:
            return
        yield from self._setbacks()
        if self.action.verb == "break":
            safe, risk = self.action.pair
            throws = throws_to_abandon(self.rider.energy - safe, self.rider.form, risk)
            if 0 < throws < 36:
                yield self._remark(35, "abandon", n=throws)
        pursuer = self._dice_for()
        if pursuer != NONE:
            yield self._remark(51, "dice", (pursuer,), free=costs(1).get(0, 0), puncture=FLAT)
            if throws := throws_to_abandon(0, self.then.form, 1):
                yield self._remark(35, "abandon", n=throws)
        if self.lost:
            yield self._remark(18, "lost", pieces=("change",), n=self.lost)
        if self.action.verb == "help":
            yield self._remark(62, "miss")
        same_stage = self.after.stage == self.before.stage
        if self.action.leads and same_stage and self.then.column < FINISH:
            behind = pursuer_of(self.after, self.number)
            if behind != NONE and self.after.phase != RIDE:
                yield self._remark(47, "in_wheel", (behind,))

    def _setbacks(self) -> Iterator[Remark]:
        """What surely comes of it, for any of the player's riders."""
        owner, owners = self.rider.owner, self.before.riders
        told = [*self.events]
        # Only a time limit and an agreement can be decided before the turn is over.
        at_stake = self.after.rounds == self.after.most_rounds or self.after.pact.first != NONE
        if at_stake and not self.ends_turn:
            told += _sure(self.after, self.number)
        for event in borne(told, lambda piece: owners[piece].owner == owner):
            if isinstance(event, IsApart):
                other = event.rider if event.who == self.number else event.who
                yield self._remark(event.rule, "apart", (other,))
            elif isinstance(event, MissesTurn):
                yield self._remark(event.rule, "misses", (event.who,))
            elif event.who == self.number and event.key in SETBACKS:
                yield self._remark(event.rule, SETBACKS[event.key])
            else:
                text = EVENTS.sentence(event, self.lang, self.view.options.to_json())
                yield Remark(event.rule_id, event.key, text)

    def _dice_for(self) -> int:
        """MJ-51, MJ-60: the pursuer for whom he will throw, on setting off or later; NONE."""
        if self.effect == "dice" and self.action.verb == "ride":
            return self.before.turn.pursuer
        after = self.after
        if after.phase != SETTLE or self.then.energy or self.then.column == FINISH:
            return NONE
        due = (debt.pursuer for debt in after.debt[: after.debts] if debt.rider == self.number)
        return next(due, NONE)

    def odds(self) -> Iterator[Odd]:
        """How the throw that a choice leads to can end, out of 36."""
        if self.action.verb == "break":
            safe, risk = self.action.pair
            left = self.rider.energy - safe + self.rider.form
            if risk and left > 0:
                yield from self._endings(risk, left, "cheaper", "dearer", risk)
        elif self.number != NONE and self._dice_for() != NONE:
            yield from self._endings(1, self.then.form, "free", "pays", 1)

    def _endings(self, squares: int, left: int, good: str, dear: str, limit: int) -> Iterator[Odd]:
        """The throws by what becomes of a rider with this much left; below the limit, well."""
        ways: dict[str, dict[int, int]] = {good: {}, dear: {}, "puncture": {}, "abandon": {}}
        for cost, throws in costs(squares).items():
            if cost == PUNCTURE:
                key = "puncture"
            elif cost >= left:
                key = "abandon"
            else:
                key = good if cost < limit else dear
            ways[key][cost] = throws
        tones: dict[str, Literal["good", "caution"]] = {good: "good", dear: "caution"}
        for key, found in ways.items():
            if found:
                paid = f"{min(found)}–{max(found)}" if len(found) > 1 else str(min(found))
                text = TEXTS.sentence(f"odds.{key}", self.lang, costs=paid)
                yield Odd(key, text, sum(found.values()), 36, tones.get(key, "bad"))

    def _remark(
        self,
        rule: int,
        key: str,
        riders: Sequence[int] = (),
        pieces: tuple[str, ...] = (),
        **words: object,
    ) -> Remark:
        """A sentence to the rider about another one and those in line behind him."""
        if riders:
            who, *train = rider_names(self.view, riders, self.lang)
            words |= {"who": who, "train": TEXTS.listed(train, self.lang)}
            pieces = tuple(f"rider:{RIDERS[rider]}" for rider in riders)
        text = TEXTS.sentence(f"remark.{key}", self.lang, **words)
        return Remark(f"MJ-{rule:02d}", key, text, pieces)
