"""What several commands load."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from newangeles_gui import paths

from .errors import UserError

if TYPE_CHECKING:
    from newangeles_gui.rules.box import Box


def load_box(packs: list[Path] | None = None) -> Box:
    """The shipped content with packs on top; UserError if it cannot be used."""
    from newangeles_gui.content.loader import load_content
    from newangeles_gui.content.problems import ContentError
    from newangeles_gui.rules.box import Box

    try:
        return Box(load_content(paths.data_folder(), packs or ()))
    except ContentError as error:
        raise UserError(f"the game data cannot be used\n{error}") from error


def existing_file(text: str) -> Path:
    """A file that somebody named; UserError if there is none."""
    path = Path(text)
    try:
        if path.is_file():
            return path
        what = "is a folder, expected a file" if path.is_dir() else "there is no such file"
    except (OSError, ValueError) as error:  # a name too long, a folder that is forbidden
        what = getattr(error, "strerror", None) or str(error)
    raise UserError(f"{text}: {what}")


def new_file(text: str) -> Path:
    """A file that somebody wants written; UserError if there is something already."""
    path = Path(text)
    try:
        taken = path.exists()
    except (OSError, ValueError) as error:
        raise UserError(f"{text}: {getattr(error, 'strerror', None) or error}") from error
    if taken:
        raise UserError(f"{text}: there is such a file already; name a new one")
    return path
