"""What several commands load."""

from __future__ import annotations

import argparse
import os
import shlex
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from newangeles_gui import paths

if TYPE_CHECKING:
    from newangeles_gui.content import Problem
    from newangeles_gui.i18n import Catalog
    from newangeles_gui.session import Loaded
    from newangeles_gui.settings import Settings
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


class UserError(Exception):
    """What is wrong, where, and what to do about it, in one line."""


def add_game(parser: Any) -> None:
    """The option for the game that a command is about."""
    parser.add_argument(
        "--game", metavar="ID", default=argparse.SUPPRESS, help=f"which game ({paths.TITLE})"
    )


def title_of(args: argparse.Namespace) -> Title:
    """The game that was asked for; UserError if there is none of that name."""
    named = getattr(args, "game", None) or paths.TITLE
    return title_named(named, f"--game {named}")


def played_title() -> Title:
    """The game that is played where no other is named."""
    return title_named(paths.TITLE, "the program")


def title_named(name: str, where: str) -> Title:
    """The game of that id; UserError says where somebody named it, if there is none."""
    from newangeles_gui import titles

    try:
        return titles.load(name)
    except KeyError:
        known = ", ".join(titles.TITLES)
        raise UserError(f"{where}: there is no such game here; there are {known}") from None


def known_title(name: str) -> Title | None:
    """The game of that id, the usual one if none is named; None if it is not here."""
    from newangeles_gui import titles

    name = name or paths.TITLE
    return titles.load(name) if name in titles.TITLES else None


def load_settings(**named: str) -> Settings:
    """What the player chose for the house and for each game; these were named on the line."""
    from newangeles_gui import titles
    from newangeles_gui.settings import Settings

    return Settings.load(command_line=named, titles=titles.settings())


def first_settings() -> Settings:
    """What is chosen where nobody has chosen anything yet."""
    from newangeles_gui.settings import Settings

    return Settings.load(Path(os.devnull), {})


def in_home(folder: str) -> dict[str, str]:
    """The environment of a program that touches nothing of the player's."""
    return {paths.HOME_VARIABLE: folder}


def refuse_unsound_packs(title: Title) -> None:
    """UserError with one sentence if something keeps the packs of this start from being played."""
    packs = paths.pack_folders()
    if packs and (wrong := _wrong_with(title, packs)):
        raise UserError(wrong)


def problems_of_packs(title: Title, packs: Sequence[Path]) -> list[Problem]:
    """Everything that keeps packs from being played, or without packs the game itself."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from newangeles_gui.scenes.packs import problems_of

    return problems_of(title, packs)


@cache
def _wrong_with(title: Title, packs: tuple[Path, ...]) -> str:
    found = problems_of_packs(title, packs)
    if not found:
        return ""
    rest = f", and {len(found) - 1} more" if len(found) > 1 else ""
    named = " ".join(shlex.quote(str(pack)) for pack in packs)
    return (
        f"the data pack cannot be played: {found[0]}{rest};"
        f" 'newangeles check-data {named}' lists everything that is wrong"
    )


def load_box(title: Title) -> Any:
    """What is in the box of a game with the packs of this start; UserError if it has faults."""
    from newangeles_gui.content import ContentError

    refuse_unsound_packs(title)
    try:
        return title.rules.box(title.data, paths.pack_folders())
    except ContentError as error:
        raise UserError(f"the game data cannot be used\n{error}") from error


def working_box(title: Title) -> Any:
    """What is played with in this process, loaded once; UserError if it cannot be used."""
    from newangeles_gui.content import ContentError
    from newangeles_gui.minds import shipped_box

    refuse_unsound_packs(title)
    try:
        return shipped_box(title)
    except ContentError as error:
        raise UserError(f"the game data cannot be used\n{error}") from error


def load_words(title: Title, language: str) -> Catalog:
    """The words of a language, with those of the packs; UserError if they cannot be used."""
    from newangeles_gui.i18n import Catalog, StringsError

    refuse_unsound_packs(title)
    try:
        return Catalog.load(title.strings, language, paths.pack_words())
    except StringsError as error:
        raise UserError(f"the words cannot be used\n{error}") from error


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


def existing_packs(folders: list[str]) -> str:
    """The folders of data packs as the environment names them; UserError if one is none."""
    for folder in folders:
        if not Path(folder).is_dir():
            raise UserError(f"--pack {folder}: there is no such folder")
        if os.pathsep in folder:
            raise UserError(f"--pack {folder}: the path of a pack cannot have a {os.pathsep}")
    return os.pathsep.join(str(Path(folder).absolute()) for folder in folders)


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
