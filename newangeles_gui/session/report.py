"""One archive for a bug report: the save, what happened, versions. No private paths."""

from __future__ import annotations

import io
import platform
import sys
import tempfile
import time
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

from newangeles_gui import paths, provenance

from .loading import load_bytes, moments
from .logbook import notes
from .savefile import BadSaveError

if TYPE_CHECKING:
    from newangeles_gui.titles.title import AnyBox

FIXED_TIME = (1980, 1, 1, 0, 0, 0)  # a report tells nothing about its maker's clock


def bundle(raw: bytes, box: AnyBox, trouble: str = "") -> bytes:
    """The archive for a save, sound or not; `trouble` is what went wrong."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in (
            ("game.nasave", raw),
            ("log.txt", log_of(raw, box).encode()),
            ("versions.txt", versions(box).encode()),
            ("trouble.txt", without_paths(trouble).encode()),
            ("program.txt", without_paths(notes()).encode()),
        ):
            archive.writestr(zipfile.ZipInfo(name, FIXED_TIME), content)
    return stream.getvalue()


def new_report(kind: str, ending: str) -> Path:
    """The file for a report that is made now; its name says what kind it is, and when."""
    return paths.log_folder() / f"{kind}-{time.strftime('%Y%m%d-%H%M%S')}{ending}"


def versions(box: AnyBox) -> str:
    """What the report was made with."""
    return (
        f"program {provenance.version()}\n"
        f"content {box.digest}\n"
        f"python {platform.python_version()} {platform.python_implementation()}\n"
        f"system {platform.system()} {platform.machine()}\n"
    )


def log_of(raw: bytes, box: AnyBox) -> str:
    """The game's choices and events as far as they can be played again."""
    lines: list[str] = []
    try:
        match = load_bytes(raw, box).match
        for moment in moments(box, match.plan, match.record.choices):
            lines.append(f"{moment.number}. {moment.choice} = {moment.fingerprint}")
            lines += [f"   {event.line()}" for event in moment.events]
        lines += [f"mark {at} {what} {detail}" for at, what, detail in match.record.marks]
    except (BadSaveError, ValueError) as error:
        lines.append(f"the game cannot be played on from here: {error}")
    return "\n".join(lines) + "\n"


def without_paths(text: str) -> str:
    """A traceback without the folders and the name of this computer."""
    folders = {*sys.path, str(Path.home()), tempfile.gettempdir(), sys.prefix, sys.base_prefix}
    own = (paths.settings_folder, paths.saves_folder, paths.cache_folder, paths.log_folder)
    folders |= {str(one) for one in (*(folder() for folder in own), *paths.pack_folders())}
    for folder in sorted((one for one in folders if len(one) > 1), key=len, reverse=True):
        text = text.replace(folder, "...")
    name = platform.node()
    return text.replace(name, "...") if name else text
