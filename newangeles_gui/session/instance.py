"""Whether another start of the program is running on the same folder of saves.

The first one holds a lock for as long as it lives; the system gives it back however it ends.
Where there are no locks, or the folder cannot be written, everybody counts as the first: saves
are written as a whole, so that the worst is two lines of one game.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Final

NAME: Final = "in-use"


class Instance:
    """One start of the program; `second` if another one was there already.

    Looking makes no file where there is none; `take` does, when there is something to save.
    """

    def __init__(self, folder: Path) -> None:
        self.second = False
        self._path = folder / NAME
        self._file: IO[bytes] | None = None
        if self._path.is_file():
            self.take()

    def take(self) -> None:
        """Hold the lock from now on, if nobody else does."""
        if self._file is not None:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("ab")
        except OSError:
            return
        self.second = not _lock(self._file)

    def close(self) -> None:
        """Let the next one be the first."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _lock(file: IO[bytes]) -> bool:
    """Take the lock without waiting; whether nobody else has it."""
    try:
        if os.name == "nt":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except PermissionError:
        return os.name != "nt"  # Windows says so when somebody else has it
    except OSError:
        return True  # a file system without locks
    return True
