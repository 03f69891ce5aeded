"""What a player has been told already, kept in the settings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from newangeles_gui import paths
from newangeles_gui.profiles import FILE, BadProfilesError, Profiles
from newangeles_gui.scenes.settings.tabs import keep

if TYPE_CHECKING:
    from newangeles_gui.scenes.base import Services

SETTING: Final = "seen_hints"
FINISHED: Final = "tutorial"  # stands among the hints: the whole tutorial has been seen


def seen(services: Services) -> list[str]:
    """The hints that need not be given again."""
    text = str(services.settings.values[SETTING])
    return [word for word in (one.strip() for one in text.split(",")) if word]


def remember(services: Services, *names: str) -> None:
    """These need not be said again; a file that cannot be written only means a repetition."""
    known = seen(services)
    fresh = [name for name in dict.fromkeys(names) if name not in known]
    if fresh:
        services.settings.choose(SETTING, joined([*known, *fresh]))
        keep(services)


def joined(names: Iterable[str]) -> str:
    """The text of the setting."""
    return ",".join(names)


def silence(services: Services) -> None:
    """The player wants no hints any more."""
    services.settings.choose("hints", False)
    keep(services)


def is_novice(services: Services) -> bool:
    """Whether hints are wanted, and neither the tutorial nor a game has been finished yet."""
    if not services.settings.values["hints"] or FINISHED in seen(services):
        return False
    return not _has_played()


def _has_played() -> bool:
    try:
        return any(Profiles.load(paths.settings_folder() / FILE).games.values())
    except BadProfilesError:  # there is a file, so somebody has played
        return True
