"""The compliance suite: what must hold in every game, checked on random races.

    from layline.play.compliance import check_game
    check_game("regatta", races=20, seed=1)

Each race has different options. It is played at random on several machines at once, which must
agree to the last bit, and every few positions everything a game promises is put to the test:
choices against refusals, texts against numbers, positions and records against their reloaded twins,
views, odds, retirements, sentences, in `compliance_page` all that a page shows, and in
`compliance_results` what replays and results are made from. The first promise that is broken
raises an AssertionError which names it, with the options, the seed and the number of actions that
lead there.
"""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from ..engine.events import Event
from ..engine.game import Game, Json
from ..engine.machines import kernels
from ..engine.machines.machine import Interpreted, Machine, Outcome, interpreted
from ..engine.rng import Rng, seed_rng
from ..engine.rules import OVER
from ..games import find_game
from .beginning import from_position, new_with
from .compliance_page import check_page, check_shelf
from .compliance_results import check_counting, check_milestones, check_results
from .errors import IllegalAction, RaceError
from .race import Race
from .race_file import from_record, load, save, to_record

ENDLESS = 200_000
"""Decisions after which a race is taken to go on for ever."""

RECORDED = 500
"""Actions of a record that is saved and replayed: a long race is cut short there."""

DRAWS = 600
"""How often a chance is drawn to compare the results with its odds."""


def check_game(game: Game | str, races: int = 12, seed: int = 0) -> None:
    """Check a game on random races; raises AssertionError at the first broken promise."""
    found = find_game(game) if isinstance(game, str) else game
    for number, options in enumerate(option_sets(found, races, seed)):
        check_race(found, options, seed + number)


def option_sets(game: Game, count: int, seed: int = 0) -> list[Any]:
    """`count` different sets of options; every value comes up when there are enough of them."""
    chance = random.Random(seed)
    decks: dict[str, list[Any]] = {}
    sets = []
    for _ in range(count):
        chosen: Json = {}
        for name, field in game.codec.options.model_fields.items():
            if not decks.get(name):
                decks[name] = _values(field)
                chance.shuffle(decks[name])
            chosen[name] = decks[name].pop()
        sets.append(_agreeing(game, chosen, chance))
    return sets


def _agreeing(game: Game, chosen: Json, chance: random.Random) -> Any:
    """Options with as many of these values as go together, taken in random order."""
    try:
        return game.codec.options.model_validate(chosen)
    except ValueError:
        kept: Json = {}
    for name in chance.sample(sorted(chosen), len(chosen)):
        try:
            game.codec.options.model_validate({**kept, name: chosen[name]})
        except ValueError:
            continue
        kept[name] = chosen[name]
    return game.codec.options.model_validate(kept)


def _values(field: Any) -> list[Any]:
    """What an option may be: every listed value, and of a range its two ends and its middle.

    Of what can be neither listed nor counted an option gives examples.
    """
    if field.examples:
        return list(field.examples)
    listed = list(_literals(field.annotation))
    if listed or field.annotation is bool:
        return listed or [False, True]
    ends = [getattr(limit, end, None) for limit in field.metadata for end in ("ge", "le")]
    found = [end for end in ends if end is not None]
    if not found:
        return [field.default]
    low, high = min(found), max(found)
    return list(range(low, high + 1)) if high - low < 10 else [low, (low + high) // 2, high]


def _literals(annotation: Any) -> Iterator[Any]:
    """The values that an annotation lists, however deep."""
    for part in get_args(annotation):
        if get_origin(annotation) is Literal or part is type(None):
            yield None if part is type(None) else part
        else:
            yield from _literals(part)


def check_race(
    game: Game,
    options: Any,
    seed: int,
    machines: tuple[Machine, ...] = (),
    steps: int = 150,
    every: int = 10,
) -> None:
    """Check one race: `steps` of it on all machines at once, then on to its end.

    `machines` run beside the compiled and the interpreted one, with and without checked records.
    """
    Trial(game, options, seed, machines).run(steps, every)


class Trial:
    """One random race on several machines, and what is asked of it."""

    def __init__(self, game: Game, options: Any, seed: int, machines: tuple[Machine, ...]) -> None:
        self.game, self.seed = game, seed
        self.chance = random.Random(seed)
        self.race = new_with(game, options, seed)
        self.notation = self.race.table.notation
        self.machines = (interpreted(game), Interpreted(game, watched=True), *machines)
        self.known = {rule.id for rule in game.texts.rules("en")}
        self.odds_seen: set[tuple[int, ...]] = set()

    def check(self, holds: bool, promise: str) -> None:
        if not holds:
            raise AssertionError(
                f"{self.game.id}: {promise}; broken after {len(self.race.steps())} actions of the "
                f"random race with seed {self.seed} and options {self.race.options}"
            )

    def plain(self) -> Any:
        """The position as a plain record."""
        return self.race.table.machine.read(self.race._state)

    def run(self, steps: int, every: int) -> None:
        """Skip ahead, so that late phases are seen too; check; sail to the end; check that."""
        self.sail(self.chance.choice((0, 0, 40, 400)))
        states = [machine.fresh(self.plain()) for machine in self.machines]
        seen: set[str] = set()
        for step in range(steps):
            if self.race.over:
                break
            phase = self.race.position()["phase"]
            if step % every == 0 or phase not in seen:
                check_position(self)
            seen.add(phase)
            states = self.together(states)
        self.sail(ENDLESS)
        self.check(self.race.over, f"a race ends within {ENDLESS} decisions")
        check_end(self)

    def sail(self, decisions: int) -> None:
        """Play on at random, on the compiled machine alone."""
        while decisions > 0 and not self.race.over:
            if self.race.to_move == "chance":
                self.race.draw()
            else:
                self.race.play_id(self.chance.choice(self.race.ids()))
                decisions -= 1

    def next_step(self) -> tuple[int, Outcome, str]:
        """What to do next, and how it reads: mostly a choice, now and then somebody retires."""
        race, plain = self.race, self.plain()
        if self.chance.random() < 0.01:
            piece = self.chance.randrange(len(race.pieces))
            if race.why_not(f"retire {race.pieces[piece]}") is None:
                return kernels.RETIRE, piece, f"retire {race.pieces[piece]}"
        if race.to_move == "chance":
            drawn = race.table.machine.draw(race._state, self.seed, race._played)
            return kernels.SETTLE, drawn, self.notation.outcome_text(plain, _numbers(drawn))
        action = self.chance.choice(race.ids())
        return kernels.PLAY, action, self.notation.action_text(plain, action)

    def together(self, states: list[Any]) -> list[Any]:
        """One step on every machine: the same position, the same choices, the same events."""
        what, entry, text = self.next_step()
        happened = self.race.tell(text)
        plain, after = self.plain(), []
        for machine, state in zip(self.machines, states, strict=True):
            node, rows = machine.tell(state, what, entry)
            same = f"{text!r} gives the same {{}} on the compiled and the {_kind(machine)} machine"
            self.check(machine.read(node[0]) == plain, same.format("position"))
            self.check(node[1:] == (self.race._actor, self.race.ids()), same.format("choices"))
            events = self.game.events.told(rows)
            check_events(self, events)
            self.check(events == happened, same.format("events"))
            after.append(node[0])
        return after

    @contextmanager
    def unchanged(self, promise: str) -> Iterator[None]:
        """What is done meanwhile must leave the race as it is."""
        race = self.race
        before = (race.position(), race.ids(), race.to_move, race._played, race.events)
        yield
        now = (race.position(), race.ids(), race.to_move, race._played, race.events)
        self.check(now == before, promise)

    def refuses(self, play: Callable[[Any], object], what: Any, rule: str | None = None) -> None:
        """Playing this raises, by the rule given (None: by any), and changes nothing."""
        found = None
        with self.unchanged(f"{what!r} is refused and changes nothing"):
            try:
                play(what)
            except IllegalAction as error:
                found = error.rule
            except RaceError:
                found = "its form"
        right = found is not None if rule is None else found == rule
        self.check(right, f"{what!r} is refused by {rule or 'some rule'}, not by {found}")


def _kind(machine: Machine) -> str:
    if isinstance(machine, Interpreted):
        return (
            "interpreted" if machine.race_type is machine.game.rules.race else "checked interpreted"
        )
    return f"other {machine.kind}"


def _numbers(outcome: Outcome) -> tuple[int, ...]:
    return outcome if isinstance(outcome, tuple) else (outcome,)


# What must hold in every position.


def check_position(trial: Trial) -> None:
    """All promises that concern a single position."""
    check_choices(trial)
    if trial.race.to_move == "chance":
        check_chance(trial)
    else:
        check_decisions(trial)
    check_copies(trial)
    check_version(trial)
    check_reloading(trial, trial.race)
    check_views(trial)
    check_retiring(trial)


def check_version(trial: Trial) -> None:
    """A race knows which version of its rules it is played under, once there are several."""
    version = trial.game.version
    known = getattr(trial.plain(), "version", 1)
    trial.check(known == version, f"the record's `version` is {version}, as the rules are")


def check_choices(trial: Trial) -> None:
    """The choices are exactly what nothing forbids, and somebody who decides has one."""
    race, game, ids = trial.race, trial.game, trial.race.ids()
    trial.check(ids == sorted(set(ids)), "choices are listed once each, in order")
    trial.check(len(ids) <= game.rules.most_choices, "there are at most `most_choices` choices")
    trial.check(bool(ids) or race.to_move == "chance", "whoever decides has a choice")
    legal, plain = set(ids) if race.to_move != "chance" else set(), trial.plain()
    for machine in (race.table.machine, interpreted(game)):
        state = machine.fresh(plain)
        for number in range(-1, game.rules.most_actions + 1):
            rule = machine.ask(state, kernels.WHY_NOT, number)
            if (rule == 0) != (number in legal) or (rule and game.rule_id(rule) not in trial.known):
                trial.check(False, f"action {number} is a choice or refused by a rule, not {rule}")


def check_decisions(trial: Trial) -> None:
    """Texts and numbers agree; every choice can be played, nothing else can."""
    race, plain, ids = trial.race, trial.plain(), trial.race.ids()
    texts, numbers = race.choices(), range(trial.game.rules.most_actions)
    trial.check(len(set(texts)) == len(ids), "no two choices read alike")
    for number, text in zip(ids, texts, strict=True):
        trial.check(trial.notation.action_number(plain, text) == number, f"{text!r} is {number}")
        trial.check(race.why_not(text) is None, f"{text!r} is a choice and not refused")
    for number in trial.chance.sample(ids, min(3, len(ids))):
        by_text, by_number = race.copy(), race.copy()
        events = by_text.tell(trial.notation.action_text(plain, number))
        by_number.play_id(number)
        check_events(trial, events)
        same = by_text.position() == by_number.position() and by_number.happened == events
        trial.check(same, f"action {number} does the same by text and by number")
        check_undo(trial, by_text)
    for number in trial.chance.sample(numbers, min(3, len(numbers))):
        if number not in ids:
            rule = race.table.machine.ask(race._state, kernels.WHY_NOT, number)
            trial.refuses(race.play_id, number, trial.game.rule_id(rule))
            text = trial.notation.action_text(plain, number)
            trial.refuses(race.play, text, trial.game.rule_id(rule))
    for text in ("", "no such action", f"{texts[0]} ", f"{texts[0].upper()}!"):
        trial.refuses(race.play, text)
        trial.check(race.why_not(text) is not None, f"{text!r} is no action")
    for number in (-1, trial.game.rules.most_actions):
        trial.refuses(race.play_id, number)


def check_undo(trial: Trial, after: Race) -> None:
    """An undo leads back to where the race was, and the same action leads on again."""
    again = after.copy()
    try:
        again.undo()
    except RaceError:
        return
    trial.check(again.position() == trial.race.position(), "an undo leads back")
    again.play_id(after.steps()[-1].entry)  # type: ignore[arg-type]
    trial.check(again.position() == after.position(), "an undone action can be played again")


def check_chance(trial: Trial) -> None:
    """Results read back, weights agree with what is drawn, other results are refused."""
    race, plain = trial.race, trial.plain()
    trial.refuses(race.play_id, -1)
    trial.refuses(race.play, "no such result")
    check_counting(trial)
    odds = race.odds()
    for number, text in zip(race.ids(), race.choices(), strict=True):
        read = trial.notation.outcome_numbers(plain, text)
        trial.check(read == (number,), f"{text!r} reads back as {number}")
        trial.check(odds[text] > 0, f"{text!r} is listed and can come up")
        settled = race.copy()
        check_events(trial, settled.tell(text))
        trial.check(settled.position() != race.position(), f"{text!r} changes something")
    if odds and tuple(odds.values()) not in trial.odds_seen:
        trial.odds_seen.add(tuple(odds.values()))
        check_odds(trial, odds)


def check_odds(trial: Trial, odds: dict[str, int]) -> None:
    """What is drawn is listed, and comes up as often as its weight says."""
    machine, state, plain = trial.race.table.machine, trial.race._state, trial.plain()
    drawn = [_numbers(machine.draw(state, trial.seed, stream)) for stream in range(DRAWS)]
    texts = [trial.notation.outcome_text(plain, result) for result in drawn]
    trial.check(set(texts) <= set(odds), "what is drawn is a listed result")
    for text, weight in odds.items():
        share = weight / sum(odds.values())
        spread = (DRAWS * share * (1 - share)) ** 0.5
        off = abs(texts.count(text) - DRAWS * share)
        trial.check(off <= 5 * spread, f"{text!r} comes up as often as its weight says")


def check_copies(trial: Trial) -> None:
    """What is played in a copy, or done to what a race hands out, does not show in the race."""
    race = trial.race
    copy = race.copy()
    with trial.unchanged("a copy, and what a race hands out, are independent of the race"):
        if race.ids():
            copy.play(trial.chance.choice(race.choices()))
        else:
            copy.draw()
        for handed_out in (
            race.position(),
            race.view().to_json(),
            race.derived(),
            race.options,
            race.ids(),
        ):
            _spoil(handed_out)
    earlier = copy.step_to(race._played)
    trial.check(earlier.position() == race.position(), "looking back shows what was")


def _spoil(handed_out: Any) -> None:
    """Empty a JSON value and everything in it."""
    for item in handed_out.values() if isinstance(handed_out, dict) else handed_out:
        if isinstance(item, dict | list):
            _spoil(item)
    handed_out.clear()


def check_reloading(trial: Trial, race: Race) -> None:
    """A position is complete: written and read again it is the same, bit for bit."""
    position = race.position()
    again = from_position(json.loads(json.dumps(position)), seed=race.seed)
    for name, value in again.position().items():
        kept = position[name]
        trial.check(value == kept, f"{name} survives reloading: {kept!r} became {value!r}")
    same = again.ids() == race.ids() and again.to_move == race.to_move
    trial.check(same, "a reloaded position has the same choices")
    bits = again.table.machine.read(again._state) == race.table.machine.read(race._state)
    trial.check(bits, "a reloaded position has the same bits")
    trial.check(again.events == [], "nothing happens when a complete position is loaded")


def check_views(trial: Trial) -> None:
    """Each seat sees what it may and no more; there are words and pictures for everything."""
    race, game = trial.race, trial.game
    for seat in (*race.seats, None):
        view = race.view(seat)
        plain = view.to_json()
        trial.check(json.loads(json.dumps(plain)) == plain, "a view can be written as JSON")
        concerned = seat is None or race.to_move in (seat, "chance")
        shown = race.choices() if concerned else []
        # a spectator is not shown choices that would betray a hand
        veiled = seat is None and not view.choices
        trial.check(
            view.choices == shown or veiled, f"{seat} is shown the choices if it is to choose"
        )
        for lang in game.texts.languages:
            trial.check(bool(game.table.prompt(view, lang)), "there is always a prompt")
            trial.check(bool(game.table.describe(view, lang)), "the position can be told in words")
        if seat in (None, race.to_move) or trial.chance.random() < 0.3:
            check_page(trial, view)
        if seat is None:
            check_results(trial, view)
    for number, seat in enumerate(race.seats):
        check_secrets(trial, number, seat)
    trial.check(list(race.scores()) == race.seats, "every seat has a score")
    trial.check(bool(str(race) and race.scene().shapes), "a race draws itself")


def check_secrets(trial: Trial, number: int, seat: str) -> None:
    """A seat sees the same whatever is hidden from it."""
    seen = trial.race.observe(number)
    trial.check(len(seen) == trial.game.rules.observation, "an observation has its fixed length")
    table, guess, rng = trial.race.table, trial.plain(), Rng()
    seed_rng(rng, trial.seed, number)
    trial.game.rules.imagine(guess, number, rng)
    real, guessed = (
        Race(table, table.machine.look(table.machine.fresh(plain)))
        for plain in (trial.plain(), guess)
    )
    one, other = real.view(seat), guessed.view(seat)
    same = one.to_json() == other.to_json() and one.race == other.race
    hides = same and guessed.observe(number) == seen
    trial.check(hides, f"{seat} cannot tell apart what it cannot know")


def check_retiring(trial: Trial) -> None:
    """Whoever may retire can; the race then goes on to its end without them."""
    race, machine = trial.race, trial.race.table.machine
    owned = [name for seat in race.seats for name in race.pieces_of(seat)]
    trial.check(len(set(owned)) == len(owned), "a piece belongs to one seat")
    for name in race.pieces:
        text = f"retire {name}"
        trial.check(text not in race.choices(), "to retire is never among the choices")
        if race.why_not(text) is not None:
            trial.refuses(race.play, text)
            continue
        left = race.copy()
        check_events(trial, left.tell(text))
        trial.check(left.why_not(text) is not None, f"{name} retires only once")
        seat = next(seat for seat in race.seats if name in race.pieces_of(seat))
        others = any(left.why_not(f"retire {one}") is None for one in race.pieces_of(seat))
        trial.check(left.to_move != seat or others, f"{name} has retired and decides nothing")
        check_reloading(trial, left)
        _, ends = machine.random_races(machine.read(left._state), 1, trial.seed, ENDLESS, 1)
        trial.check(machine.look(ends[0])[1] == OVER, f"the race ends when {name} has retired")
    for nobody in ("retire", "retire ", "retire nobody", f"retire {race.pieces[0]} "):
        trial.refuses(race.play, nobody)


def check_events(trial: Trial, events: Sequence[Event]) -> None:
    """Every event names a rule there is and whom it concerns, and has a sentence per language."""
    check_milestones(trial, events)
    table = trial.game.events
    for event in events:
        line = str(event)
        players = [f"seat:{number}" for number in range(len(trial.race.seats))]
        someone = line.split(" ")[1] in ("-", *trial.race.seats, *trial.race.pieces, *players)
        trial.check(
            event.rule_id in trial.known and someone,
            f"event {line!r} names a rule, and a seat, a piece or nobody",
        )
        trial.check(table.read(line) == event, f"{line!r} is read as it was written")
        said = {table.sentence(event, lang) for lang in trial.game.texts.languages}
        trial.check(
            len(said) == len(trial.game.texts.languages), f"{line!r} is told in each language"
        )


# What must hold at the end.


def check_end(trial: Trial) -> None:
    """Nothing can be played any more, and the record replays bit for bit."""
    race = trial.race
    trial.check(race.to_move is None and not race.ids(), "when all is over nobody decides")
    trial.check(not race.choices(), "when all is over there is no choice")
    trial.refuses(race.play_id, 0)
    trial.refuses(race.play, "no such action")
    for step in (race.draw, race.undo):
        try:
            step()
        except RaceError:
            continue
        trial.check(False, "when all is over nothing is drawn and nothing taken back")
    check_reloading(trial, race)
    check_views(trial)
    check_shelf(trial)
    check_record(trial, race.step_to(min(race._played, RECORDED)))


def check_record(trial: Trial, race: Race) -> None:
    """A record, saved or not, replays to the same end on every machine."""
    record = to_record(race)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "race.json"
        save(race, file)
        loaded = load(file)
    replayed = from_record(json.loads(json.dumps(record)), machine="interpreted")
    for twin, how in ((loaded, "a saved race"), (replayed, "a record, interpreted,")):
        same = twin.position() == race.position() and twin.events == race.events
        trial.check(same, f"{how} replays to the same end")
        trial.check(to_record(twin) == record, f"{how} gives the same record again")
    then = race.step_to(race._played // 2)
    for action in record["actions"][race._played // 2 :]:
        if then.to_move == "chance" and not action.startswith("retire "):
            then.draw()
        else:
            then.play(action)
    trial.check(then.position() == race.position(), "the seed draws the same chance again")
