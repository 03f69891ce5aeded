"""Where files are: what ships with the game, and what belongs to the player.

The program runs from a source checkout, from an installed wheel (the shipped folders are then
inside the package, in `_data`, `_assets`, `_saves`) and from a PyInstaller folder.
`NEWANGELES_HOME` moves everything of the player's into one folder: for a USB stick, for tests.
`NEWANGELES_PACKS` names folders with content of the player's own.
"""

import os
import sys
from pathlib import Path

APPLICATION = "newangeles"
SAVED_GAME = ".nasave"  # how the name of its file ends
HOME_VARIABLE = "NEWANGELES_HOME"
PACKS_VARIABLE = "NEWANGELES_PACKS"
PORTABLE = "portable"  # a file of this name beside the program keeps the player's files there
HOUSE = "house"  # what belongs to the program, whatever is played
TITLE = "new_angeles"  # the game that is played where no other is named
PACKAGE = Path(__file__).resolve().parent


def data_folder(title: str = TITLE) -> Path:
    """The shipped rules content and texts of a title, or the texts of the house."""
    return _shipped("data") / title


def assets_folder(title: str = TITLE) -> Path:
    """The shipped pictures and sounds of a title, or those and the fonts of the house."""
    return _shipped("assets") / title


def assets_folders(title: str = TITLE) -> tuple[Path, ...]:
    """Where pictures and sounds are looked up: what a title has comes before what the house has."""
    return tuple(assets_folder(whose) for whose in (title, HOUSE) if whose)


def shipped_saves_folder() -> Path:
    """The shipped positions: the tutorial's start and the puzzles."""
    return _shipped("saves")


def house_words() -> Path:
    """The folder of languages that the house has: it says which there are."""
    return data_folder(HOUSE) / "strings"


def words_folders(title: str = TITLE) -> tuple[Path, ...]:
    """The folders of languages that are read together: the house's and a title's."""
    return house_words(), data_folder(title) / "strings"


def language_codes() -> tuple[str, ...]:
    """The languages that the house has a folder for; nothing in them is read."""
    folder = house_words()
    found = folder.iterdir() if folder.is_dir() else ()
    return tuple(sorted(one.name for one in found if one.is_dir()))


def pack_folders() -> tuple[Path, ...]:
    """The data packs that lie over the shipped content, in this order."""
    named = os.environ.get(PACKS_VARIABLE, "")
    return tuple(Path(one).expanduser().absolute() for one in named.split(os.pathsep) if one)


def pack_words() -> tuple[Path, ...]:
    """The folders of languages that the packs have."""
    return tuple(folder / "strings" for folder in pack_folders())


def settings_folder() -> Path:
    """Where the player's choices are kept."""
    home = _home()
    if home is not None:
        return home / "settings"
    import platformdirs

    return platformdirs.user_config_path(APPLICATION, appauthor=False)


def saves_folder() -> Path:
    """Where the player's games are kept."""
    home = _home()
    if home is not None:
        return home / "saves"
    import platformdirs

    return platformdirs.user_data_path(APPLICATION, appauthor=False) / "saves"


def cache_folder() -> Path:
    """Where things are kept that can be made again."""
    home = _home()
    if home is not None:
        return home / "cache"
    import platformdirs

    return platformdirs.user_cache_path(APPLICATION, appauthor=False)


def log_folder() -> Path:
    """Where reports of crashes are kept."""
    home = _home()
    if home is not None:
        return home / "log"
    import platformdirs

    return platformdirs.user_log_path(APPLICATION, appauthor=False)


def _home() -> Path | None:
    """The folder for everything of the player's, if there is one: named, or beside the program."""
    named = os.environ.get(HOME_VARIABLE)
    if named:
        return Path(named).expanduser().absolute()
    beside = Path(sys.executable).parent if hasattr(sys, "_MEIPASS") else PACKAGE.parent
    return beside / "player" if (beside / PORTABLE).is_file() else None


def _shipped(name: str) -> Path:
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / name
    installed = PACKAGE / f"_{name}"
    return installed if installed.is_dir() else PACKAGE.parent / name
