"""Where compiled rules are kept: a folder per game, named by all that the compiled code depends on.

The name says nothing about where the sources lie or how old they are: every installation of a user
finds what one of them has compiled, and what is found can never be stale. (Numba's own cache goes
by the path of the source files, so a second installation would compile everything again.) Each door
has a file with a checksum in front, written whole or not at all; a door whose file is missing or
damaged is compiled again, and that is reported.

Nothing here imports Numba: who finds everything compiled can do without it.
"""

from __future__ import annotations

import errno
import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, cached_property
from importlib.metadata import version
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO, Any

import numpy as np

from .linker import ingredients

Door = Callable[..., Any]

_HEAD = b"layline door 2\n"
_CHECK = hashlib.sha256().digest_size


def cache_root() -> Path:
    """Where things made once for this machine are kept: $LAYLINE_CACHE, or the user's cache."""
    chosen = os.environ.get("LAYLINE_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME")
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
    return Path(base) / "layline" if base else Path.home() / ".cache" / "layline"


def cache_folder(
    name: str, doors: Iterable[Door], names: Mapping[str, Any], boundscheck: bool
) -> Path:
    """The folder of one game's compiled code, named by all that the code depends on."""
    digest = hashlib.sha256()
    for source in ("compiler.py", "linker.py", *(f"native/{name}.py" for name in _NATIVE)):
        digest.update((Path(__file__).parent / source).read_bytes())
    facts = (
        sys.version,
        version("numba"),
        version("llvmlite"),
        np.__version__,
        _processor(),
        f"boundscheck={boundscheck}",
        *(f"{key}={value}" for key, value in sorted(os.environ.items()) if key.startswith("NUMBA")),
        *ingredients(doors, names),
    )
    for fact in facts:
        digest.update(fact.encode() + b"\0")
    return cache_root() / f"{name}-{digest.hexdigest()[:20]}"


_NATIVE = ("image", "link", "way_in")
_PASSING = (
    "processor",
    "core id",
    "apicid",
    "initial apicid",
    "physical id",
    "cpu MHz",
    "bogomips",
)
"""What a core says of itself that its siblings, or the same core tomorrow, may say otherwise."""


@cache
def _processor() -> str:
    """The processor and all it can do, as far as compiled code may depend on it."""
    try:
        first, _, _ = Path("/proc/cpuinfo").read_text("utf-8", "replace").partition("\n\n")
    except OSError:
        return _processor_by_llvm()
    lasting = [line for line in first.splitlines() if not line.startswith(_PASSING)]
    return "\n".join((sys.platform, *platform.uname()[4:], *platform.libc_ver(), *lasting))


def _processor_by_llvm() -> str:
    """The same where the system has no such file, as the compiler sees it."""
    from llvmlite import binding

    features: str = binding.get_host_cpu_features().flatten()
    return "\n".join((binding.get_process_triple(), binding.get_host_cpu_name(), features))


class Cache:
    """The compiled doors in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._alone = False

    @cached_property
    def writable(self) -> bool:
        """Whether anything can be kept; asked only when something was compiled."""
        return writable(self.folder)

    def path(self, door: Door) -> Path:
        """The file of a door."""
        return self.folder / f"{door.__module__.rpartition('.')[2]}.{door.__name__}.door"

    def read(self, door: Door) -> bytes | None:
        """The compiled form of a door; None if it is not there, or not as it was written."""
        try:
            found = self.path(door).read_bytes()
        except OSError:
            return None
        head, content = found[: len(_HEAD) + _CHECK], found[len(_HEAD) + _CHECK :]
        return content if head == _HEAD + hashlib.sha256(content).digest() else None

    def holds(self, doors: Iterable[Door]) -> bool:
        """Whether all of these doors are there, each as it was written."""
        return all(self.read(door) is not None for door in doors)

    def keep(self, door: Door, content: bytes) -> None:
        """A door was compiled: keep it, where anything can be kept."""
        self._write(door, _HEAD + hashlib.sha256(content).digest() + content)

    def _write(self, door: Door, content: bytes) -> None:
        """Put a file into its place, whole or not at all."""
        if not self.writable:
            return
        with NamedTemporaryFile(dir=self.folder, suffix=".part", delete=False) as draft:
            try:
                draft.write(content)
                draft.close()
                os.replace(draft.name, self.path(door))
            except BaseException:
                draft.close()
                Path(draft.name).unlink(missing_ok=True)
                raise

    @contextmanager
    def alone(self, waiting: Callable[[], None]) -> Iterator[None]:
        """Keep other processes from compiling the same; `waiting` is called if one is doing so.

        Whoever waited finds, more often than not, that nothing is left to be compiled.
        """
        if self._alone or not self.writable:
            yield
            return
        with locked(self.folder / "lock", waiting):
            self._alone = True
            try:
                yield
            finally:
                self._alone = False

    def clear_old(self, keep: int = 8) -> None:
        """Remove the compiled code of earlier versions of this game, but for the newest few."""
        name = self.folder.name.rpartition("-")[0]
        found = self.folder.parent.glob(f"{name}-*")
        versions = [other for other in found if other != self.folder]
        for old in sorted(versions, key=lambda other: -other.stat().st_mtime)[keep - 1 :]:
            shutil.rmtree(old, ignore_errors=True)
        for draft in self.folder.glob("*.part"):  # of a process that was killed
            draft.unlink(missing_ok=True)


def writable(folder: Path) -> bool:
    """Whether something can be kept in a folder, which is made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


# One process at a time. The system lets go of a lock when its process ends, however it ends.


@contextmanager
def locked(path: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Hold the lock that a file stands for; `waiting` is called first if another process has it."""
    with path.open("ab") as file:
        if not _try_to_lock(file):
            waiting()
            _lock(file)
        try:
            yield
        finally:
            _unlock(file)


if sys.platform == "win32":  # pragma: no cover
    import msvcrt
    import time

    def _try_to_lock(file: IO[bytes]) -> bool:
        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _lock(file: IO[bytes]) -> None:
        while not _try_to_lock(file):
            time.sleep(0.1)

    def _unlock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _try_to_lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            # A file system without locks: what is written is whole in any case, so go on.
            return error.errno not in (errno.EWOULDBLOCK, errno.EACCES)
        return True

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)

    def _unlock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)
