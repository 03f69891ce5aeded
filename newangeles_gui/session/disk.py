"""Files that a crash or a full disk leaves old or new, never half: their names, their writing."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from . import disk

if TYPE_CHECKING:
    from pathlib import Path

    from newangeles_gui.settings import Settings


DAMAGED: Final = "damaged"  # stands in the name of a file that was set aside


def keep_settings(settings: Settings, path: Path) -> Path | None:
    """Write what was changed; DiskError leaves the file as it was.

    A file that cannot be read is set aside first, never overwritten: where it is then.
    """
    try:
        text, aside = settings.text(_old(path)), None
    except (OSError, ValueError, RecursionError):
        text, aside = settings.text(), set_aside(path)
    disk.write_file(path, text.encode())
    return aside


def set_aside(path: Path) -> Path:
    """Move a damaged file of the player's out of the way; nothing is overwritten."""
    return disk.move(path, path.parent, f"{path.stem}-{DAMAGED}")


def _old(path: Path) -> str:
    """What is there now: somebody may have written to it meanwhile."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        return ""


LONGEST: Final = 50
# Names that Windows keeps for devices, whatever follows after a dot.
DEVICES: Final = re.compile(r"(?:con|prn|aux|nul|com[0-9]|lpt[0-9])", re.IGNORECASE)


def file_name(title: str) -> str:
    """A file name that every system takes, from any title."""
    words = re.sub(r"[^\w-]+", "-", title, flags=re.UNICODE).strip("-_")[:LONGEST]
    return f"game-{words}" if DEVICES.fullmatch(words) else words or "game"


PRIVATE: Final = 0o600
TEMPORARY: Final = ".new"
LEFT_BEHIND: Final = 3600.0  # seconds after which a temporary file has no writer any more
LONGEST_STEM: Final = 40


class DiskError(Exception):
    """A file cannot be written; `reason` is one of full, forbidden, missing, other."""

    def __init__(self, error: OSError, path: Path) -> None:
        super().__init__(f"{path.name}: {error.strerror or error}")
        self.reason = _reason(error)
        self.path = path


def _reason(error: OSError) -> str:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return "full"
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return "forbidden"
    return "missing" if error.errno in (errno.ENOENT, errno.ENOTDIR) else "other"


def write_file(path: Path, content: bytes) -> None:
    """Replace a file as a whole and durably; DiskError leaves the old one as it was."""
    # Two programs that write the same file must not share what they write into.
    temporary = path.with_name(f"{path.name[:LONGEST_STEM]}.{os.getpid()}{TEMPORARY}")
    try:
        _make_folder(path.parent)
        _write_through(temporary, content, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        temporary.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise DiskError(error, path) from error
    _sync_folder(path.parent)


def append(path: Path, content: bytes) -> None:
    """Add to the end of a file; after a DiskError some of it may be there.

    It survives the program, but a power cut only after the next `write` to that folder: waiting
    for the disk once more at every choice would take as long as the save itself.
    """
    try:
        _make_folder(path.parent)
        _write_through(path, content, os.O_WRONLY | os.O_CREAT | os.O_APPEND, wait=False)
    except OSError as error:
        raise DiskError(error, path) from error


def cut(path: Path, length: int) -> None:
    """Take away what was added to a file and never became whole."""
    try:
        os.truncate(path, length)
    except OSError as error:
        raise DiskError(error, path) from error


def move(path: Path, folder: Path, stem: str) -> Path:
    """Move a file into a folder under a name that nothing has there; nothing is overwritten."""
    try:
        _make_folder(folder)
        goal = _reserve(folder, stem, path.suffix)
        try:
            path.replace(goal)
        except OSError:
            goal.unlink()
            raise
    except OSError as error:
        raise DiskError(error, path) from error
    _sync_folder(folder)
    return goal


def sweep(folder: Path) -> None:
    """Remove the temporary files of programs that were killed while they wrote."""
    with contextlib.suppress(OSError):
        for path in folder.glob("*" + TEMPORARY):
            if time.time() - path.stat().st_mtime > LEFT_BEHIND:
                path.unlink()


def _reserve(folder: Path, stem: str, suffix: str) -> Path:
    """An empty file of ours alone, whoever else looks for a name at the same time."""
    number = 0
    while True:
        goal = folder / f"{stem}-{number}{suffix}"
        try:
            os.close(os.open(goal, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
        except FileExistsError:
            number += 1
        else:
            return goal


def _make_folder(folder: Path) -> None:
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        _sync_folder(folder.parent)


def _write_through(path: Path, content: bytes, flags: int, wait: bool = True) -> None:
    handle = os.open(path, flags, PRIVATE)
    try:
        rest = memoryview(content)
        while rest:
            rest = rest[os.write(handle, rest) :]
        if wait:
            os.fsync(handle)
    finally:
        os.close(handle)


def _sync_folder(folder: Path) -> None:
    """Make a rename durable; where folders cannot be opened (Windows) the system does it."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
