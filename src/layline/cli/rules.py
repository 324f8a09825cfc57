"""`layline games` and `layline rules`: what can be played, and the rules to read."""

from __future__ import annotations

import os
import re
from difflib import get_close_matches

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..engine.game import Game
from ..engine.texts import Option, Rule, Ruling
from ..play.errors import RaceError
from . import terminal
from .words import Words


def list_games(words: Words) -> None:
    """Print a table of the games."""
    from ..games import games

    table = Table()
    for column in ("game", "name", "seats", "rule_sets", "read_on"):
        table.add_column(words(column))
    for game in games():
        sets = [
            ", ".join(option.values)
            for option in game.texts.options(words.lang)
            if option.key == "rules"
        ]
        seats = f"{game.seats[0]}-{game.seats[-1]}"
        table.add_row(game.id, game.name, seats, *(sets or ["-"]), f"layline rules {game.id}")
    terminal.stdout().print(table)


def show_rules(game: Game, rule: str | None, words: Words) -> None:
    """Print one rule in full, or the whole rulebook, paged if somebody is at the terminal."""
    console = terminal.stdout()
    if rule is not None:
        console.print(entry(game, rule, words))
    elif console.is_terminal and not console.is_dumb_terminal:
        # less passes colours on only if it is told to.
        os.environ.setdefault("LESS", "-R")
        with console.pager(styles=os.environ.get("NO_COLOR") is None):
            _print_rulebook(console, game, words)
    else:
        _print_rulebook(console, game, words)


def _print_rulebook(console: Console, game: Game, words: Words) -> None:
    lang = words.lang
    console.print(Text(words("rulebook", game=game.name), style="bold underline"))
    hint = words("one_rule_hint", game=game.id, rule=game.texts.rules(lang)[0].id)
    console.print(Text(hint, style="dim"))
    themes: dict[str, list[Rule]] = {}
    for rule in game.texts.rules(lang):
        themes.setdefault(rule.theme, []).append(rule)
    for theme, rules in themes.items():
        _section(console, theme, [(rule.id, Text(rule.statement)) for rule in rules])
    rulings = [
        (ruling.id, Text().append(f"{ruling.title}. ", style="bold").append(ruling.ruling))
        for ruling in game.texts.rulings(lang)
    ]
    _section(console, words("rulings"), rulings)
    options = [
        (option.id, Text().append(f"{option.key}. ", style="bold").append(_option(option)))
        for option in game.texts.options(lang)
    ]
    _section(console, words("options"), options)


def _option(option: Option) -> str:
    values = ", ".join(value for value in option.values if value != "any")
    return f"{option.explanation} [{values}]" if values else option.explanation


def _section(console: Console, title: str, lines: list[tuple[str, Text]]) -> None:
    console.print()
    console.print(Text(title, style="bold cyan"))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for id, text in lines:
        grid.add_row(id, text)
    console.print(grid)


# One entry.


def entry(game: Game, asked: str, words: Words) -> RenderableType:
    """A rule, ruling or option in full; an unknown one is an error that names the nearest."""
    texts, lang = game.texts, words.lang
    everything: list[Rule | Ruling | Option] = [
        *texts.rules(lang),
        *texts.rulings(lang),
        *texts.options(lang),
    ]
    known = {found.id: found for found in everything}
    id = _spelt(game, asked)
    if id not in known:
        near = get_close_matches(id, known, 3, 0.4) or list(known)[:3]
        said = words("no_rule", game=game.name, rule=asked, nearest=", ".join(near))
        raise RaceError(said)
    found = known[id]
    lines: list[Text] = []
    if isinstance(found, Rule):
        lines = [
            Text(f"{found.id}  {found.theme}", style="bold cyan"),
            Text(found.statement),
            Text(words("referee", reason=found.reason), style="italic"),
        ]
        about = [ruling.id for ruling in texts.rulings(lang) if _mentions(ruling, found.id)]
    elif isinstance(found, Ruling):
        lines = [Text(f"{found.id}  {found.title}", style="bold cyan")]
        for key, said in (
            ("question", found.question),
            ("ruling", found.ruling),
            ("why", found.why),
        ):
            lines.append(Text().append(f"{words(key)} ", style="bold").append(said))
        about = []
    else:
        lines = [
            Text(f"{found.id}  {found.label} ({found.key})", style="bold cyan"),
            Text(found.explanation),
            *(Text(f"  {value}  {label}") for value, label in _labels(found)),
            Text(words("option_set", key=found.key), style="dim"),
        ]
        about = []
    if about:
        lines.append(Text(words("see_also", rules=", ".join(about)), style="dim"))
    first, *rest = lines
    return Group(first, *(Padding(line, (0, 0, 0, 2)) for line in rest))


def _labels(option: Option) -> list[tuple[str, str]]:
    """Every value that can be written, with its label; ranges have no values of their own."""
    return [(value, option.value_label(value)) for value in option.values if value != "any"]


def _mentions(ruling: Ruling, rule: str) -> bool:
    return rule in f"{ruling.question} {ruling.ruling} {ruling.why}"


def _spelt(game: Game, asked: str) -> str:
    """The id that is meant: 44, r9 and reg-44 are REG-44, REG-R09 and REG-44."""
    text = asked.strip().upper().removeprefix(f"{game.prefix}-")
    match = re.fullmatch(r"([RO]?)(\d{1,2})", text)
    if match is None:
        return asked.strip().upper()
    return f"{game.prefix}-{match[1]}{int(match[2]):02d}"
