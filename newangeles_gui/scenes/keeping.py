"""Keeping what the player chose on a screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from newangeles_gui import paths
from newangeles_gui.session.choices_kept import keep_settings
from newangeles_gui.session.disk import DiskError
from newangeles_gui.settings import FILE

if TYPE_CHECKING:
    from newangeles_gui.settings import Settings

    from .base import Services


def keep(services: Services) -> str:
    """Write the settings file; what went wrong in words, or nothing."""
    path = paths.settings_folder() / FILE
    try:
        keep_settings(services.settings, path)
    except DiskError as error:
        return services.say(f"screen.settings.unsaved.{error.reason}", file=str(path))
    return ""


def back_to_defaults(settings: Settings, names: Iterable[str]) -> None:
    """These settings are as if they had never been chosen."""
    for name in names:
        settings.reset(name)
