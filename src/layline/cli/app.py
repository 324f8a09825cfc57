"""The commands and their options. What they do is in the other modules, imported when needed."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import words as language

if TYPE_CHECKING:
    from ..engine.game import Game


def _examples(*lines: str) -> str:
    """Commands to copy, below a help text."""
    return "\n\n".join(("Examples:", *(f"  layline {line}" for line in lines)))


app = typer.Typer(
    name="layline",
    help="Classic race board games, with the program as the referee.",
    epilog=_examples("play regatta", "rules regatta", "games"),
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game: layline games.")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANG", help="en or fr; by default what LC_ALL or LANG says."),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="KEY=VALUE",
        help="An option of the game (layline rules GAME lists them); may be repeated.",
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(metavar="SEED", help="A whole number; the same seed gives the same dice."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Theme = Annotated[str, typer.Option(metavar="THEME", help="light or dark.")]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="sqlite:///FILE or postgresql://...; by default SQLite in your data folder.",
    ),
]
SettingsFile = Annotated[
    Path | None,
    typer.Option("--settings", metavar="FILE", help="Settings in TOML, or in a file named *.env."),
]


def _version(wanted: bool) -> None:
    if wanted:
        from .. import __version__

        typer.echo(f"layline {__version__}")
        raise typer.Exit


@app.callback()
def layline(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Classic race board games, with the program as the referee."""


@app.command(
    epilog=_examples(
        "games",
        "games --lang fr",
    )
)
def games(lang: Lang = None) -> None:
    """List the games."""
    from .rules import list_games

    list_games(language.chosen(lang))


@app.command(
    epilog=_examples(
        "rules regatta",
        "rules regatta REG-44",
        "rules regatta R09 --lang fr",
    )
)
def rules(
    game: GameName,
    rule: Annotated[
        str | None,
        typer.Argument(
            metavar="[RULE]", help="One rule (REG-44), ruling (REG-R09) or option (REG-O05)."
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Read the rules of a game, or one of them in full."""
    from .rules import show_rules

    words = language.chosen(lang)
    show_rules(_game(game), rule, words)


@app.command(
    epilog=_examples(
        "play regatta",
        "play regatta --seats 3 --rules advanced",
        "play regatta --bots greedy,random -o board=quick --seed 7",
        "play regatta --bots none --seats 4 --save sunday.race.json",
        "play --load sunday.race.json",
    )
)
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The id of a game: layline games.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many yachts race; 2 by default.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help="Bots for the other seats, such as greedy,random; none: friends play in turn.",
        ),
    ] = None,
    me: Annotated[
        str | None,
        typer.Option(
            metavar="SEATS", help="Your seats, A by default, such as A,C; none: only watch."
        ),
    ] = None,
    rules: Annotated[
        str | None, typer.Option(metavar="SET", help="The rule set, such as advanced.")
    ] = None,
    option: Options = None,
    seed: Seed = None,
    lang: Lang = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a saved race.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the race in this file as you play.")
    ] = None,
) -> None:
    """Play in this terminal, against bots or with friends in turn.

    Type the number of a choice or the action itself; help lists what else can be typed.
    """
    from .seating import open_table

    words = language.chosen(lang)
    found = None if game is None else _game(game)
    table = open_table(found, seats, bots, me, rules, option or [], seed, load, save, words)
    table.run()


@app.command(
    epilog=_examples(
        "scenario scenarios/regatta.yaml",
        "scenario scenarios/regatta.yaml --machine interpreted",
    )
)
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files (YAML).")],
    machine: Annotated[
        str, typer.Option(metavar="MACHINE", help="compiled or interpreted.")
    ] = "compiled",
    lang: Lang = None,
) -> int:
    """Check scenario files: status 0 if all hold, 1 if any failed, 2 if a file is broken."""
    from ..play.beginning import MACHINES
    from .scenario import run_files

    words = language.chosen(lang)
    if machine not in MACHINES:
        raise ValueError(f"--machine: {' or '.join(MACHINES)}, not {machine!r}")
    return run_files(files, machine, words)


@app.command(
    epilog=_examples(
        "sim regatta --bots greedy,random --games 200 --seed 7",
        "sim regatta --bots greedy,greedy,random -o board=quick -o rules=advanced --json",
    )
)
def sim(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="One bot a seat, such as greedy,random.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many races.")] = 100,
    seed: Seed = 0,
    option: Options = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots race many times, taking the seats in turn, and compare them."""
    from .options import read_options
    from .sim import simulate_races

    words = language.chosen(lang)
    found = _game(game)
    named = [name.strip() for name in bots.split(",") if name.strip()]
    options = read_options(found, option or [])
    simulate_races(found, named, games, seed or 0, options, json, words)


@app.command(
    epilog=_examples(
        "replay sunday.race.json",
        "replay sunday.race.json --step 12",
        "replay sunday.race.json --html sunday.html --gif sunday.gif",
    )
)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A race file.")],
    step: Annotated[
        int | None, typer.Option(metavar="N", help="Only this moment: after N steps.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Write a page that plays the race.")
    ] = None,
    gif: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Write an animated picture.")
    ] = None,
    theme: Theme = "light",
    boards: Annotated[
        bool, typer.Option(help="Print the board at the end of every round, or only the story.")
    ] = True,
    lang: Lang = None,
) -> None:
    """Tell a race again: step by step at a terminal, otherwise as a whole."""
    from .replay import replay_file

    replay_file(file, step, html, gif, _theme(theme), boards, language.chosen(lang))


@app.command(
    epilog=_examples(
        "draw sunday.race.json -o sunday.svg",
        "draw sunday.race.json --step 12 -o start.png --theme dark",
        "draw position.json -o position.png --lang fr",
    )
)
def draw(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A race file, or a position as JSON.")
    ],
    output: Annotated[
        Path,
        typer.Option(
            "--output",
            "-o",
            metavar="OUT",
            help="The picture: .svg or .png; animated: .gif or .html.",
        ),
    ],
    step: Annotated[
        int | None, typer.Option(metavar="N", help="After N steps; by default the end.")
    ] = None,
    theme: Theme = "light",
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT", help="As seen from this seat.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Draw a race or a position."""
    from .draw import draw_file

    draw_file(file, output, step, _theme(theme), seat, language.chosen(lang))


@app.command(
    epilog=_examples(
        "verify regatta-k3xq7yb2m5ncvtae.race.json",
        "verify sunday.race.json --hash 630dcd2966c43366...",
    )
)
def verify(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="The record of a table, downloaded after the race."),
    ],
    hash: Annotated[
        str | None,
        typer.Option(metavar="HASH", help="The fingerprint you noted before the race."),
    ] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Check that the dice of a table were fair: status 0 if so, 1 if not, 2 if FILE is unusable.

    Every chance result is recomputed from the secret; the first wrong one is named.
    """
    from .verify import verify_file

    return verify_file(file, hash, json, language.chosen(lang))


@app.command(
    epilog=_examples(
        "bench regatta",
        "bench regatta --seconds 1 --json",
    )
)
def bench(
    game: GameName,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.01, help="How long each figure is measured.")
    ] = 2.0,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure how fast this machine plays a game."""
    from .bench import measure_game

    words = language.chosen(lang)
    measure_game(_game(game), seconds, json, words)


@app.command(
    name="compile",
    epilog=_examples(
        "compile",
        "compile regatta",
    ),
)
def compile_command(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME...]", help="By default every game.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Compile the rules for this machine now, so that nothing waits for it later."""
    from ..games import games as all_games
    from .bench import compile_games

    words = language.chosen(lang)
    chosen = [_game(name) for name in names] if names else list(all_games())
    compile_games(chosen, words)


@app.command(epilog=_examples("boards"))
def boards(
    processes: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="By default one for every core.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write the boards that rulebooks show without a connection, unless they are there already.

    The service does this by itself, in the background, when it is first started.
    """
    from .bench import write_boards

    write_boards(processes, language.chosen(lang))


@app.command(
    epilog=_examples(
        "serve",
        "serve --port 8080 --database sqlite:///club.db",
        "serve --host 0.0.0.0 --database postgresql://layline@localhost/layline",
        "serve --workers 4 --database postgresql://layline@localhost/layline",
        "serve --settings layline.toml",
    )
)
def serve(
    host: Annotated[
        str | None,
        typer.Option(
            metavar="HOST",
            help="The address to listen on, 127.0.0.1 by default: this machine only.",
        ),
    ] = None,
    port: Annotated[
        str | None, typer.Option(metavar="PORT", help="The port, 8000 by default; 0: any.")
    ] = None,
    database: Database = None,
    workers: Annotated[
        str | None,
        typer.Option(
            metavar="N",
            help="Processes that serve together, 1 by default; more need PostgreSQL.",
        ),
    ] = None,
    settings: SettingsFile = None,
    lang: Lang = None,
) -> int:
    """Serve the tables: play in a browser, with friends and bots.

    Every setting can also be given in the environment (LAYLINE_PORT=8080) or in a file.
    """
    from .serve import serve as run_service

    words = language.chosen(lang)
    return run_service(words, settings, host=host, port=port, database=database, workers=workers)


db = typer.Typer(
    name="db",
    help="The database of the service: bring it up to date, copy it, move it, sweep it.",
    epilog=_examples(
        "db upgrade",
        "db backup sunday.db",
        "db export everything.jsonl",
        "db import everything.jsonl --database postgresql://layline@localhost/layline",
    ),
    no_args_is_help=True,
)
app.add_typer(db)


@db.command("upgrade", epilog=_examples("db upgrade"))
def db_upgrade(database: Database = None, settings: SettingsFile = None, lang: Lang = None) -> int:
    """Bring the database to the newest version of its tables, making it if there is none."""
    from .db import upgrade_database

    return upgrade_database(language.chosen(lang), settings, database=database)


@db.command("backup", epilog=_examples("db backup sunday.db"))
def db_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = None,
) -> int:
    """Copy the database into a file, even while the service runs.

    The copy of a SQLite database is a database itself; PostgreSQL is copied as an export.
    """
    from .db import back_up_database

    return back_up_database(file, language.chosen(lang), settings, database=database)


@db.command("export", epilog=_examples("db export everything.jsonl"))
def db_export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = None,
) -> int:
    """Write everything into a file of JSON lines, which any database can take.

    It holds secrets: whoever reads it can become any visitor.
    """
    from .db import export_database

    return export_database(file, language.chosen(lang), settings, database=database)


@db.command("import", epilog=_examples("db import everything.jsonl --database sqlite:///club.db"))
def db_import(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An export.")],
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = None,
) -> int:
    """Read an export into an empty database, whole or not at all."""
    from .db import import_database

    return import_database(file, language.chosen(lang), settings, database=database)


@db.command("sweep", epilog=_examples("db sweep --dry-run"))
def db_sweep(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say how much would go.")] = False,
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = None,
) -> int:
    """Remove what was not used for as long as the settings say: guests, tables, records, courses.

    A service that runs does so by itself, once an hour.
    """
    from .db import sweep_database

    return sweep_database(dry_run, language.chosen(lang), settings, database=database)


def _game(name: str) -> Game:
    from ..games import find_game

    return find_game(name)


def _theme(name: str) -> str:
    if name not in ("light", "dark"):
        raise ValueError(f"--theme: light or dark, not {name!r}")
    return name


# Running, and what goes wrong.


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit status. Whatever is wrong is said in one line."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            # A terminal without accents shows a question mark rather than nothing at all.
            reconfigure(errors="replace")
    command: Any = typer.main.get_command(app)
    args = list(sys.argv[1:] if argv is None else argv) or ["--help"]
    try:
        status = command.main(args=args, prog_name="layline", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except BrokenPipeError:
        # Whoever read our output has seen enough; nothing more can be said to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if os.environ.get("LAYLINE_TRACEBACK"):
            raise
        return _complain(error)


def _complain(error: Exception) -> int:
    """Say what is wrong on the error stream; 2 if the input was, 1 if the program is."""
    usage = getattr(error, "format_message", None)
    if usage:
        context = getattr(error, "ctx", None)
        path = context.command_path if context else "layline"
        said, status = f"{usage()} (see: {path} --help)", 2
    elif isinstance(error, ValueError):
        said, status = str(error), 2
    else:
        said = f"{type(error).__name__}: {error} (LAYLINE_TRACEBACK=1 shows where)"
        status = 1
    print(f"layline: {' '.join(said.split())}", file=sys.stderr)
    return status
