"""Packs what was built: the same bytes for the same files, and a list of their sums."""

import gzip
import hashlib
import sys
import tarfile
import zipfile
from pathlib import Path

EARLIEST = 315532800  # 1980: zip files know no time before
DIGEST_PIECE = 1 << 20


def pack(folder: Path, stem: Path, seconds: int) -> Path:
    """A .zip on Windows, a .tar.gz elsewhere, because zip files forget what may be run."""
    if sys.platform == "win32":
        return _zip(folder, stem.with_name(stem.name + ".zip"), seconds)
    return _tar(folder, stem.with_name(stem.name + ".tar.gz"), seconds)


def _tar(folder: Path, goal: Path, seconds: int) -> Path:
    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = ""
        info.mtime = seconds
        info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
        return info

    with (
        goal.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=seconds) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        for path in [folder, *sorted(folder.rglob("*"))]:
            name = path.relative_to(folder.parent).as_posix()
            archive.add(path, name, recursive=False, filter=plain)
    return goal


def _zip(folder: Path, goal: Path, seconds: int) -> Path:
    import time

    moment = time.gmtime(max(seconds, EARLIEST))[:6]
    with zipfile.ZipFile(goal, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                info = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), moment)
                info.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(info, path.read_bytes())
    return goal


def sum_of(path: Path) -> str:
    """The SHA-256 sum of a file."""
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while piece := file.read(DIGEST_PIECE):
            digest.update(piece)
    return digest.hexdigest()


def sums(folder: Path) -> dict[str, str]:
    """The sum of every file below a folder; a link counts by where it leads."""
    return {
        path.relative_to(folder).as_posix(): str(path.readlink()) if path.is_symlink()
        else sum_of(path)
        for path in sorted(folder.rglob("*"))
        if path.is_symlink() or path.is_file()
    }  # fmt: skip


def size(folder: Path) -> int:
    """How many bytes the files below a folder have."""
    found = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return sum(path.stat().st_size for path in found)
