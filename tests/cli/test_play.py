"""`layline play`, with the lines of a player on a pipe."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import layline
from layline.games import find_game

from .conftest import Run

REGATTA = find_game("regatta")
QUICK = ("play", "regatta", "-o", "board=quick", "--seed", "7")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def flat(text: str) -> str:
    """The text as one line, wherever it was broken."""
    return " ".join(text.split())


@pytest.fixture
def at_sea(tmp_path: Path) -> Path:
    """A saved race in which A has two legs to sail and the wind comes from the north."""
    path = tmp_path / "at_sea.race.json"
    boats = {"A": {"at": "20,15"}, "B": {"at": "10,10"}}
    layline.from_position({"game": "regatta", "round": 5, "die": 2, "boats": boats}).save(path)
    return path


# A whole race.


def test_a_race_against_bots_is_played_to_the_end(run: Run) -> None:
    result = run(*QUICK, "--bots", "greedy,random", stdin="1\n" * 500)
    assert result.status == 0
    assert result.err == ""
    assert result.out.startswith("Regatta. A: you, B: greedy, C: random. Seed 7.")
    assert "is drawn as first player. REG-07" in result.out
    assert "The die shows" in result.out
    assert "B sails" in result.out
    tail = result.out[result.out.rindex("The race is over:") :]
    assert "Result" in tail
    for said in ("A you", "B greedy", "C random", "1000"):
        assert said in tail


def test_help_explains_the_signs_of_a_game_and_its_choices_are_told_in_words(run: Run) -> None:
    asked = ("play", "race-the-wind", "--option", "preset=short", "--seed", "5")
    result = run(*asked, stdin="help\n" + "1\n" * 400)
    assert result.status == 0
    assert "play it: 3, or place" in result.out
    assert "the row of a wind flag" in result.out.replace("\n", " ")
    assert "Tack 90°" in result.out


def test_a_series_in_french_lists_every_race(run: Run) -> None:
    result = run(*QUICK, "--lang", "fr", "-o", "races=2", "-o", "max_rounds=20", stdin="1\n" * 500)
    assert result.status == 0
    assert "Le dé indique" in result.out
    assert "Vos choix" in result.out
    tail = result.out[result.out.rindex("La série de 2 courses est finie") :]
    assert "course 1" in tail
    assert "course 2" in tail


def test_an_advanced_race_is_played_to_the_end(run: Run) -> None:
    result = run(*QUICK, "--rules", "advanced", stdin="1\n" * 500)
    assert result.status == 0
    assert "> A" in result.out
    assert "The race is over" in result.out


def test_one_may_only_watch(run: Run) -> None:
    result = run(*QUICK, "--me", "none", "--bots", "greedy,random")
    assert result.status == 0
    assert "A: greedy, B: random. Seed 7." in result.out
    assert "The race is over" in result.out


def test_friends_play_in_turn(run: Run) -> None:
    result = run(*QUICK, "--bots", "none", "--seats", "2", stdin=lines("1", "2", "quit"))
    assert "A: player, B: player" in flat(result.out)
    assert "A> " in result.out
    assert "B> " in result.out


# What can be typed.


def test_why_names_the_rule_and_its_reason(run: Run, at_sea: Path) -> None:
    out = flat(run("play", "--load", at_sea, stdin=lines("why leg N", "why 1", "why")).out)
    assert f"REG-23 {REGATTA.texts.reason('REG-23', 'en')} (rule REG-23 says more)" in out
    assert "leg NE is allowed." in out
    assert "Name an action" in out


def test_why_answers_in_french(run: Run, at_sea: Path) -> None:
    result = run("play", "--load", at_sea, "--lang", "fr", stdin=lines("pourquoi leg n"))
    assert f"REG-23 {flat(REGATTA.texts.reason('REG-23', 'fr'))}" in flat(result.out)


def test_a_refused_action_is_explained_and_asked_again(run: Run) -> None:
    result = run(*QUICK, stdin=lines("place 13,9", "place 99,1", "sideways", "1", "turn N", "quit"))
    out = flat(result.out)
    assert "REG-08 Place your yacht" in out
    assert "REG-25" in out
    assert "There is no choice sideways." in out
    assert "REG-60" in out
    assert result.status == 0


@pytest.mark.parametrize("typed", ["xyz", "99", "leg", "place 19"])
def test_what_is_no_action_is_named_and_no_rule_blamed(run: Run, at_sea: Path, typed: str) -> None:
    result = run("play", "--load", str(at_sea), stdin=lines(typed, "quit"))
    assert f"There is no choice {typed}. Type help" in result.out
    assert "REG-30" not in result.out


def test_why_answers_also_for_what_players_wish_they_could_do(run: Run, at_sea: Path) -> None:
    result = run("play", "--load", str(at_sea), stdin=lines("why pass", "quit"))
    assert "REG-30 You must take your turn when it is possible" in flat(result.out)


def test_placing_describes_the_spaces_and_takes_any_of_them(run: Run) -> None:
    out = flat(run(*QUICK, "--bots", "none", "--seats", "2", stdin=lines("place 3,1")).out)
    assert "135 possible: x from 0 to 26, y from 0 to 4." in out
    assert "is placed on 3,1. REG-08" in out


def test_undo_takes_back_a_leg_of_the_unfinished_turn(run: Run, at_sea: Path) -> None:
    kept = ("play", "--load", at_sea, "--save", at_sea)
    result = run(*kept, stdin=lines("leg NE", "undo", "undo", "leg NW", "quit"))
    assert "Taken back: leg NE." in result.out
    assert "Nothing can be taken back" in result.out
    assert layline.load(at_sea).history == ["leg NW"]


def test_the_other_commands_answer(run: Run, tmp_path: Path) -> None:
    typed = ["log", "1", "help", "rule REG-44", "rule 999", "rule", "hint", "board", "log", "save"]
    result = run(*QUICK, stdin=lines(*typed, f"save {tmp_path}/no/such/x.json", "", "quit"))
    out = flat(result.out)
    assert "play it: 3, or " in out
    assert "■ committee boat" in out
    assert REGATTA.texts.rule("REG-44", "en").statement in out
    assert "Regatta has no rule 999; the nearest are" in out
    assert "Give a number: rule REG-01." in out
    assert "The greedy bot would play" in out
    assert "Before the first round" in out
    assert "Save where? Type: save FILE" in out
    assert "cannot be written" in out
    assert result.out.endswith("Good-bye.\n")


def test_an_ambiguous_line_says_what_it_could_mean(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "a.race.json"
    boats = {"A": {"at": "20,15", "heading": "E"}, "B": {"at": "5,5", "heading": "E"}}
    layline.from_position(
        {"game": "regatta", "round": 5, "die": 2, "boats": boats, "options": {"rules": "advanced"}}
    ).save(saved)
    assert "s could mean leg S, turn S." in run("play", "--load", saved, stdin=lines("s")).out


def test_a_yacht_may_retire(run: Run) -> None:
    result = run(*QUICK, stdin=lines("1", "retire a"))
    assert "A retires from the race. REG-83" in result.out


# Saving, loading, leaving.


def test_a_saved_race_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    first, second = tmp_path / "first.race.json", tmp_path / "second.race.json"
    result = run(*QUICK, "--save", first, stdin=lines("1", "1", f"save {second}"))
    assert result.status == 0
    assert f"layline play --load {first}" in result.out.replace("\n", "")
    assert layline.load(first).history == layline.load(second).history
    result = run("play", "regatta", "--load", first, "--save", first, stdin=lines("1"))
    assert result.status == 0
    longer, shorter = layline.load(first).history, layline.load(second).history
    assert longer[: len(shorter)] == shorter
    assert len(longer) > len(shorter)
    assert json.loads(first.read_text("utf-8"))["seed"] == 7


def test_the_end_of_the_input_leaves_politely(run: Run) -> None:
    result = run(*QUICK, "--lang", "fr")
    assert result.status == 0
    assert result.out.endswith("Au revoir.\n")
    assert result.err == ""


def test_an_interruption_leaves_politely(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def isatty(self) -> bool:
            return False

        def readline(self) -> str:
            raise KeyboardInterrupt

    def interrupted(_: str) -> Interrupted:
        return Interrupted()

    monkeypatch.setattr("io.StringIO", interrupted)
    result = run(*QUICK)
    assert result.status == 0
    assert result.out.endswith("Good-bye.\n")


# What cannot be asked for.


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--option", "board=huge"], "board: "),
        (["--option", "boards=quick"], "Regatta has no option boards; did you mean board?"),
        (["--option", "zzz=1"], "Regatta has no option zzz; there are rules, players, board"),
        (["--option", "board"], "write it as key=value"),
        (["--option", "course={"], "option course: '{' is not a value"),
        (["--option", "max_rounds=5"], "max_rounds: "),
        (["-o", "races=2", "-o", "races=3"], "option races is given twice"),
        (["--rules", "strict"], "rules: "),
        (["--seats", "9"], "players: "),
        (["--bots", "nobody"], "nobody"),
        (["--bots", "greedy,greedy", "--seats", "2", "--me", "A"], "2 bots for 1 seats"),
        (["--bots", "none", "--me", "A"], "--bots none: nobody plays B"),
        (["--me", "Q"], "--me: there is no seat Q; there are A, B"),
        (["--seed", "-4"], "seed: "),
        (["--load", "none.json"], "none.json: cannot be read"),
        (["--load", "none.json", "--seats", "3"], "a saved race has its own seats"),
        (["--load", "none.json", "-o", "races=2"], "a saved race has its own options"),
    ],
)
def test_a_table_that_cannot_be_set_says_why(run: Run, args: list[str], said: str) -> None:
    result = run("play", "regatta", *args)
    assert result.status == 2
    assert result.out == ""
    assert said in result.complaint


def test_play_needs_a_game_or_a_file(run: Run) -> None:
    assert "which game?" in run("play").complaint


def test_options_are_read_as_what_they_look_like(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "o.race.json"
    course = '{committee: "21,7", pin: "17,7", start: N, roundings: [{at: "19,20"}]}'
    given = ["wind_limit=90", "same_tack=false", "island=1", "stop_after=winner"]
    options = [part for pair in (*given, f"course={course}") for part in ("-o", pair)]
    assert run("play", "regatta", *options, "--save", saved).status == 0
    found = layline.load(saved).options
    assert found["wind_limit"] == "90"
    assert found["same_tack"] is False
    assert found["island"] == 1
    assert found["course"]["roundings"][0]["at"] == "19,20"


# At a terminal.


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """Both ends of a terminal of 80 by 40 characters."""
    pty = pytest.importorskip("pty")
    import fcntl
    import os
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 80, 0, 0))
    yield ours, theirs
    os.close(ours)


def test_a_terminal_shows_colours_and_the_news_beside_the_board(terminal: tuple[int, int]) -> None:
    import os
    import select
    import subprocess

    ours, theirs = terminal
    environment = {**os.environ, "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "LC_ALL": ""}
    for name in ("COLUMNS", "LINES", "NO_COLOR"):
        environment.pop(name, None)
    with subprocess.Popen(
        [sys.executable, "-m", "layline", *QUICK],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        close_fds=True,
    ) as process:
        os.close(theirs)
        os.write(ours, b"1\nquit\n")
        shown = b""
        while select.select([ours], [], [], 60)[0]:
            try:
                shown += os.read(ours, 1 << 16)
            except OSError:
                break
        assert process.wait() == 0
    text = shown.decode("utf-8")
    assert "\x1b[" in text
    assert "What happened" in text
    assert text.rstrip().endswith("Good-bye.")
