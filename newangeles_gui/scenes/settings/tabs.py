"""What stands on which page of the settings, by what it is changed, and how it is kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from newangeles_gui import paths
from newangeles_gui.session import DiskError
from newangeles_gui.session.choices_kept import keep_settings
from newangeles_gui.settings import FILE, KINDS
from newangeles_gui.widgets import Range

from .keys import NAMES

if TYPE_CHECKING:
    from newangeles_gui.settings import Settings

    from ..base import Services


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


@dataclass(slots=True, frozen=True)
class SettingItem:
    """A setting on a page: switch, choice, number, text, palettes, keys, or a way to forget it."""

    name: str
    control: str
    options: tuple[str, ...] = ()  # of a choice; none: those of the setting
    range: Range | None = None
    most: int = 0


@dataclass(slots=True, frozen=True)
class SettingsTab:
    """A page of settings."""

    name: str
    icon: str
    items: tuple[SettingItem, ...]

    @property
    def settings(self) -> tuple[str, ...]:
        """The settings that the page is about."""
        if self.items and self.items[0].control == "keys":
            return NAMES
        return tuple(item.name for item in self.items)


def _choice(name: str) -> SettingItem:
    return SettingItem(name, "choice")


def _number(name: str, step: int) -> SettingItem:
    kind = KINDS[name]
    return SettingItem(name, "number", range=Range(kind.least, kind.most, step))


def _switch(name: str) -> SettingItem:
    return SettingItem(name, "switch")


TABS: Final = (
    SettingsTab(
        "general",
        "language",
        (_choice("language"), SettingItem("player", "text", most=24), _switch("narration")),
    ),
    SettingsTab(
        "game",
        "people",
        (
            SettingItem("opponents", "levels"),
            _switch("hints"),
            SettingItem("seen_hints", "forget"),
            _switch("confirm"),
            _switch("talk"),
            _switch("undo"),
            _switch("table_talk"),
            _switch("iron"),
        ),
    ),
    SettingsTab(
        "display",
        "fullscreen",
        (
            _choice("screen"),
            _number("scale", 5),
            _choice("animation"),
            _switch("reduced_motion"),
            _number("frames", 10),
            _switch("software"),
        ),
    ),
    SettingsTab(
        "colors", "contrast", (SettingItem("palette", "palettes"), _switch("high_contrast"))
    ),
    SettingsTab("sound", "sound", (_number("music", 5), _number("sounds", 5))),
    SettingsTab("keys", "keyboard", (SettingItem("keys", "keys"),)),
)
# Which game was open last, and how it was put together: title and new game change these.
REMEMBERED: Final = ("game", "seats", "corporations", "characters", "people", "setup")
# What a person is or did, not what they like: "back to the defaults" leaves it alone.
PERSONAL: Final = ("language", "player", "seen_hints", *REMEMBERED)
