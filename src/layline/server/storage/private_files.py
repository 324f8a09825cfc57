"""Files that only their owner may read: the database holds the key of all cookies and the secrets
of running tables.

A file is made with the right mode at once; one narrowed later could be opened in between.
Windows has no such modes: there the folder of the user protects what lies in it.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

import structlog

COMPANIONS = ("", "-wal", "-shm", "-journal")
"""What SQLite keeps beside a file. It makes them with the mode of the file itself."""
_OTHERS = stat.S_IRWXG | stat.S_IRWXO

log = structlog.get_logger("layline.service")


def keep_private(database: Path) -> None:
    """Make sure that nobody else can read a SQLite file, whether it is there already or not yet."""
    if os.name != "posix":
        return
    file = database.resolve()
    try:
        create(file)
    except FileExistsError:
        for ending in COMPANIONS:
            _narrow(file.with_name(file.name + ending))
    except OSError:
        # The folder is missing or not ours: SQLite will say so to whoever wants the database.
        return


def create(file: Path) -> None:
    """Make an empty file that is its owner's alone; a FileExistsError if anything is there.

    A file that is there is never opened: closing it again would end the locks that this process
    may hold on it.
    """
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _narrow(file: Path) -> None:
    try:
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & _OTHERS:
            file.chmod(mode & ~_OTHERS)
    except FileNotFoundError:
        return
    except PermissionError:
        # Whoever owns it has shared it with us; closing it to others is up to them.
        log.warning("others may read the database, and it is not ours to change", file=file.name)
