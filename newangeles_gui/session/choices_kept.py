"""The file with what the player chose: written so that nothing in it is lost."""

from __future__ import annotations

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
    disk.write(path, text.encode())
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
