"""The games that this house has, a folder each; each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

    from newangeles_gui.settings import Kinds

    from .title import Title


class Folder(NamedTuple):
    """What is in the folder of a title, each imported by its call."""

    title: Callable[[], Title]
    commands: Callable[[], tuple[ModuleType, ...]]  # that only it has; they import nothing large
    home: Path | None = None  # where its data is, if that does not ship with the program
    settings: Callable[[], Kinds] = dict  # that only it has, without its rules


def _new_angeles() -> Title:
    from .new_angeles.title import TITLE

    return TITLE


def _new_angeles_commands() -> tuple[ModuleType, ...]:
    from .new_angeles import commands

    return (commands,)


def _new_angeles_settings() -> Kinds:
    from .new_angeles.settings import SETTINGS

    return SETTINGS


def _streets() -> Title:
    from .streets.title import TITLE

    return TITLE


def _streets_commands() -> tuple[ModuleType, ...]:
    from .streets import commands

    return (commands,)


def _streets_settings() -> Kinds:
    from .streets.settings import SETTINGS

    return SETTINGS


# By literal imports, so that type checker, compiler and packager see them.
TITLES: Final[Mapping[str, Folder]] = MappingProxyType(
    {
        "new_angeles": Folder(_new_angeles, _new_angeles_commands, settings=_new_angeles_settings),
        "streets": Folder(_streets, _streets_commands, settings=_streets_settings),
    }
)


def load(name: str) -> Title:
    """The title of that id; KeyError if there is none."""
    return TITLES[name].title()


def settings() -> Mapping[str, Kinds]:
    """What can be chosen for each title alone."""
    return {name: folder.settings() for name, folder in TITLES.items()}
