"""First races and puzzles as files: all that can be tried in them, with the referee's answers.

An exercise is small enough to try all of it: what is to be done takes a few moves, and each of
them is one of a few choices. A file holds the exercises of a first race, or of a game's puzzles:

    card          the first race or the list of puzzles, as the service tells it to a stranger
    exercises     by id: its moments, and the answers to every try (`exported_moments`)

`tries` go by all that was played since the exercise began, as the page sends it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from typing import Literal

from ...play import exercises as library
from ...play import verdict
from ...play.exercises import Exercise
from ...play.race import Race
from ..schemas.exercises import Try, TryAnswer
from . import exercises, study
from .exported_moments import Moments, Pool, file, key, tell
from .study import Played, Told

Kind = Literal["first-race", "puzzles"]
KINDS: tuple[Kind, ...] = ("first-race", "puzzles")


def exported(game: str, kind: Kind, langs: Iterable[str]) -> dict[str, bytes]:
    """The files of a game's first race or puzzles, by language; none where it has none."""
    tasks = _tasks(game, kind)
    if not tasks:
        return {}
    pools = {lang: Pool() for lang in langs}
    tried = {task.id: Tries(game, task, pools) for task in tasks}
    card = exercises.first_race if kind == "first-race" else exercises.puzzle_shelf
    return {
        lang: file(
            {
                "card": card(game, lang, ()),
                "exercises": {id: one.in_language(lang) for id, one in tried.items()},
            },
            pool,
        )
        for lang, pool in pools.items()
    }


def _tasks(game: str, kind: Kind) -> Sequence[Exercise]:
    if kind == "puzzles":
        return library.puzzles(game)
    course = library.first_race(game)
    return course.steps if course is not None else ()


class Tries:
    """Everything that can be tried in one exercise."""

    def __init__(self, game: str, exercise: Exercise, pools: dict[str, Pool]) -> None:
        self._exercise = exercise
        self._start = verdict.begin(game, exercise)
        self._seat = verdict.seat_in(self._start, exercise)
        self._moments = Moments(pools)
        self._tries: dict[str, dict[str, TryAnswer]] = {lang: {} for lang in pools}
        self._answers: dict[str, list[TryAnswer]] = {lang: [] for lang in pools}
        self._solution = exercises.solution(game, exercise)
        self._langs = tuple(pools)
        if exercise.answers:
            self._choose()
        else:
            self._play()
        self._show(self._solution.entries)

    def in_language(self, lang: str) -> dict[str, object]:
        """All of it, as a file holds it."""
        return {
            **self._moments.in_language(lang),
            "tries": self._tries[lang],
            "answers": self._answers[lang],
            "solution": self._solution,
        }

    def _choose(self) -> None:
        """Every answer to a question."""
        self._moments.add([], study.set_up(self._start.copy(), [], (), self._seat))
        for number in range(len(self._exercise.answers)):
            answers = self._judged(Try(answer=number))
            for lang, answer in answers.items():
                self._answers[lang].append(answer)
            self._show(self._any(answers).entries)

    def _play(self) -> None:
        """Every choice, as long as the exercise is open."""
        waiting: list[tuple[Race, list[Told]]] = [(self._start, [])]
        while waiting:
            race, told = waiting.pop()
            played = [entry.action for entry in told]
            here = study.set_up(race.copy(), told, (), self._seat)
            choices = self._offered(here)
            self._moments.add(played, here, foreseen=choices)
            for choice in choices:
                answers = self._judged(Try(entries=[*played, choice]))
                for lang, answer in answers.items():
                    self._tries[lang][key([*played, choice])] = answer
                answer = self._any(answers)
                if answer.outcome == "open":
                    waiting.append(self._played(answer.entries))
                self._show(answer.entries)

    def _offered(self, here: Played) -> list[str]:
        """What the page lets somebody choose: what it is about, and answers to what is asked."""
        race = here.views.race
        choices = focused(race.choices(), self._exercise.focus)
        offer = race.game.table.offer(here.views.view(here.seat), self._langs[0])
        asked = [one.action for one in offer.answers] if offer is not None else []
        return list(dict.fromkeys([*choices, *asked]))

    def _judged(self, wish: Try) -> dict[str, TryAnswer]:
        return {
            lang: exercises.judged(self._exercise, self._start, wish, lang) for lang in self._langs
        }

    def _any(self, answers: dict[str, TryAnswer]) -> TryAnswer:
        """One of them: they differ in their words only."""
        return answers[self._langs[0]]

    def _played(self, entries: Sequence[str]) -> tuple[Race, list[Told]]:
        race = self._start.copy()
        return race, [tell(race, entry) for entry in entries]

    def _show(self, entries: Sequence[str]) -> None:
        """How it looks after each of these entries, as far as that is not known yet."""
        race = self._start.copy()
        for n, entry in enumerate(entries, start=1):
            told = tell(race, entry)
            if entries[:n] not in self._moments:
                after = study.set_up(race.copy(), [], (), self._seat)
                self._moments.add_after(entries[:n], after, told)


def focused(choices: Sequence[str], focus: Sequence[str]) -> list[str]:
    """The choices an exercise is about; all of them where none of those it names is there."""
    found = [one for one in choices if any(fnmatchcase(one, pattern) for pattern in focus)]
    return found or list(choices)
