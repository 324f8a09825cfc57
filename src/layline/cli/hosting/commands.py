"""The commands for whoever runs the service, beside `layline serve`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import words as language
from ..arguments import AsJson, Database, Lang, SettingsFile, examples

db = typer.Typer(
    name="db",
    help="The database of the service: bring it up to date, copy it, move it, check it.",
    epilog=examples(
        "db upgrade",
        "db backup sunday.db",
        "db export everything.jsonl",
        "db import everything.jsonl --database postgresql://layline@localhost/layline",
        "db check",
    ),
    no_args_is_help=True,
)


@db.command("upgrade", epilog=examples("db upgrade"))
def db_upgrade(database: Database = None, settings: SettingsFile = None, lang: Lang = None) -> int:
    """Bring the database to the newest version of its tables, making it if there is none."""
    from .db import upgrade_database

    return upgrade_database(language.chosen(lang), settings, database=database)


@db.command("backup", epilog=examples("db backup sunday.db"))
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


@db.command("export", epilog=examples("db export everything.jsonl"))
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


@db.command("import", epilog=examples("db import everything.jsonl --database sqlite:///club.db"))
def db_import(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An export.")],
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = None,
) -> int:
    """Read an export into an empty database, whole or not at all."""
    from .db import import_database

    return import_database(file, language.chosen(lang), settings, database=database)


@db.command("sweep", epilog=examples("db sweep --dry-run"))
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


@db.command("check", epilog=examples("db check", "db check --save-to saved.db"))
def db_check(
    save_to: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write what can be read into a new SQLite database."),
    ] = None,
    database: Database = None,
    settings: SettingsFile = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Look for damage: status 0 if all is whole, 1 if not, 2 if it is no database.

    Every row is read and every race is played again; nothing is changed.
    """
    from .db_check import check_database

    return check_database(save_to, json, language.chosen(lang), settings, database=database)


def doctor(
    url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The address that people use, to look from outside."),
    ] = None,
    database: Database = None,
    settings: SettingsFile = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Examine this deployment: status 0 if nothing is wrong, 1 if something is.

    Database, files, disk, clocks and settings; with --url also what stands in front of the service.
    """
    from .doctor import examine

    return examine(url, json, language.chosen(lang), settings, database=database)


def licences(
    full: Annotated[bool, typer.Option("--full", help="Print the texts as well.")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """List what of others is installed with Layline or part of its page, and its licences."""
    from .licences import show_licences

    return show_licences(full, json, language.chosen(lang))


def add_commands(app: typer.Typer) -> None:
    """Let the command line have these."""
    app.add_typer(db)
    app.command(epilog=examples("doctor", "doctor --url https://table.example"))(doctor)
    app.command(epilog=examples("licences", "licences --full"))(licences)
