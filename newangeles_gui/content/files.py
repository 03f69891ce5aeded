"""Opening content files: only plain files of a sane size, and none outside their folder."""

from __future__ import annotations

import re
from pathlib import Path

from .marks import FilePlace
from .problems import Problems
from .reader import Document, read_text

MAX_BYTES = 1_000_000
# What YAML forbids in a file: control characters other than tab and line ends.
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]")


def read_file(
    path: Path, problems: Problems, *, root: str = "", inside: Path | None = None
) -> Document | None:
    """Read a YAML file; with `inside`, links that lead out of that folder are refused."""
    start = FilePlace(str(path), 1, 1)
    try:
        # Asked before opening: a pipe or a device would never end.
        if inside is not None and not path.resolve().is_relative_to(inside.resolve()):
            problems.add(start, "", f"leads out of the folder {inside}, expected a file in it")
            return None
        if not path.is_file():
            problems.add(start, "", "expected a file")
            return None
        with path.open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except (OSError, RuntimeError) as error:
        # RuntimeError: links in a circle, before Python 3.13.
        problems.add(start, "", f"cannot be read: {getattr(error, 'strerror', None) or error}")
        return None
    return _read_bytes(start, raw, problems, root)


def _read_bytes(start: FilePlace, raw: bytes, problems: Problems, root: str) -> Document | None:
    if len(raw) > MAX_BYTES:
        problems.add(start, "", f"the file is too large, expected at most {MAX_BYTES} bytes")
        return None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8", errors="replace")
        problems.add(_place_after(start.file, before), "", "not UTF-8 text")
        return None
    if wrong := _FORBIDDEN.search(text):
        code = f"U+{ord(wrong.group()):04X}"
        place = _place_after(start.file, text[: wrong.start()])
        problems.add(place, "", f"the character {code} is not allowed in a text file")
        return None
    return read_text(start.file, text, problems, root)


def _place_after(file: str, before: str) -> FilePlace:
    return FilePlace(file, before.count("\n") + 1, len(before) - before.rfind("\n"))
