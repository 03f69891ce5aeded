"""What the program notes while it runs, for bug reports: a file of limited size.

Who plays in a window never sees what is written to a terminal.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from newangeles_gui import paths

from . import disk

if TYPE_CHECKING:
    from pathlib import Path

PROGRAM: Final = __name__.partition(".")[0]
FILE: Final = "program.log"
OLDER: Final = "program-older.log"
LARGEST: Final = 256_000  # bytes; then a new file is begun, and the one before is kept
# The process tells one run from the next; the clock of a player is nobody's business.
LINE: Final = "%(process)d +%(relativeCreated)d ms %(levelname)s %(name)s: %(message)s"


class Logbook(logging.Handler):
    """Adds to the file; where that is impossible nothing is noted, and play goes on."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.setFormatter(logging.Formatter(LINE))

    def emit(self, record: logging.LogRecord) -> None:
        """One note; other processes of this program write the same file."""
        path = _file(FILE)
        with contextlib.suppress(OSError):
            if path.stat().st_size > LARGEST:
                path.replace(_file(OLDER))
        with contextlib.suppress(disk.DiskError):
            disk.append(path, f"{self.format(record)}\n".encode(errors="replace"))


@contextlib.contextmanager
def notes_kept() -> Iterator[None]:
    """While this lasts, everything that the program warns of is noted, and told to a terminal."""
    logger = logging.getLogger(PROGRAM)
    handlers = [one for one in (Logbook(), logging.lastResort) if one is not None]
    for one in handlers:
        logger.addHandler(one)
    try:
        yield
    finally:
        for one in handlers:
            logger.removeHandler(one)


def notes() -> str:
    """All that is noted, the oldest first; empty if there is nothing."""
    return "".join(_text(_file(name)) for name in (OLDER, FILE))


def _file(name: str) -> Path:
    return paths.log_folder() / name


def _text(path: Path) -> str:
    try:
        raw = path.read_bytes()
    except OSError:
        return ""
    return raw[-LARGEST:].decode("utf-8", errors="replace")
