"""What the commands about saved games share."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from newangeles_gui import paths

from .errors import UserError
from .loading import (
    existing_file,
    load_box,
    load_settings,
    load_words,
    played_title,
    title_named,
)

if TYPE_CHECKING:
    from newangeles_gui.session import Loaded
    from newangeles_gui.titles.title import Title


def title_of_save(path: Path) -> Title:
    """The game of a save, as its header tells it; what cannot be read is taken for the usual one.

    Whoever loads it then says what is wrong.
    """
    from newangeles_gui import titles
    from newangeles_gui.session import BadSaveError, read_file, read_header

    try:
        named = read_header(read_file(path)).title_id
    except BadSaveError:
        return played_title()
    return titles.load(named) if named in titles.TITLES else played_title()


def title_at_start(game: str | None, file: str | None, usual: str) -> Title:
    """The game that was asked for, that of the save to go on with, or the usual one."""
    if game is None and file and Path(file).is_file():
        return title_of_save(Path(file))
    return title_named(game or usual, f"--game {game}")


def load_save(name: str, language: str) -> tuple[Loaded, Any]:
    """A save that somebody named; UserError says in their language why it cannot be loaded."""
    from newangeles_gui.session import BadSaveError, read_save

    path = existing_file(name)
    box = load_box(title_of_save(path))
    try:
        return read_save(path, box), box
    except BadSaveError as error:
        raise UserError(f"{name}: {sentence(error, language)}") from error


def sentence(error: Exception, language: str) -> str:
    """What is wrong with a save and what can be done, in a language."""
    code = getattr(error, "code", "damaged")
    said = load_words(played_title(), language).translate(f"save.bad.{code}")
    named = getattr(error, "detail", "") if code in ("other_data", "other_title") else ""
    return f"{said} ({named})" if named else said


def language_of(args: argparse.Namespace) -> str:
    """The language asked for, or that of the settings."""
    return args.lang or str(load_settings().values["language"])


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option for a language; left out here, it may stand before the command."""
    parser.add_argument(
        "--lang",
        choices=paths.language_codes(),
        default=argparse.SUPPRESS,
        help="language of messages",
    )
