"""Writing files so that a crash or a full disk leaves the old one or the new one, never half."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

PRIVATE = 0o600
TEMPORARY = ".new"


class DiskError(Exception):
    """A file cannot be written; `reason` is one of full, forbidden, missing, other."""

    def __init__(self, error: OSError, path: Path) -> None:
        super().__init__(f"{path.name}: {error.strerror or error}")
        self.reason = _reason(error)
        self.path = path


def _reason(error: OSError) -> str:
    import errno

    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return "full"
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return "forbidden"
    return "missing" if error.errno in (errno.ENOENT, errno.ENOTDIR) else "other"


def write(path: Path, content: bytes) -> None:
    """Replace a file as a whole and durably; DiskError leaves the old one as it was."""
    temporary = path.with_name(path.name + TEMPORARY)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_through(temporary, content, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        temporary.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise DiskError(error, path) from error
    _sync_folder(path.parent)


def append(path: Path, content: bytes) -> None:
    """Add to the end of a file, durably."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_through(path, content, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    except OSError as error:
        raise DiskError(error, path) from error


def move(path: Path, to: Path) -> None:
    """Rename a file durably; it is never removed."""
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        path.replace(to)
    except OSError as error:
        raise DiskError(error, path) from error
    _sync_folder(to.parent)


def _write_through(path: Path, content: bytes, flags: int) -> None:
    handle = os.open(path, flags, PRIVATE)
    try:
        rest = memoryview(content)
        while rest:
            rest = rest[os.write(handle, rest) :]
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
