"""What stands on which page of the settings, by what it is changed, and how it is kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from newangeles_gui import paths
from newangeles_gui.session import DiskError, keep_settings
from newangeles_gui.settings import FILE, KINDS
from newangeles_gui.widgets import Range

from .keys import key_names

if TYPE_CHECKING:
    from newangeles_gui.settings import Chosen

    from ..base import Services


def keep(services: Services) -> str:
    """Write the settings file; what went wrong in words, or nothing."""
    path = paths.settings_folder() / FILE
    try:
        keep_settings(services.settings, path)
    except DiskError as error:
        return services.say(f"screen.settings.unsaved.{error.reason}", file=str(path))
    return ""


def back_to_defaults(services: Services, names: Iterable[str]) -> None:
    """These settings are as if they had never been chosen."""
    for name in names:
        services.chosen_in(name).reset(name)


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
            _switch("undo"),
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
# What a person is or did, not what they like: "back to the defaults" leaves it alone.
PERSONAL: Final = ("language", "player", "seen_hints")


def tabs_of(own: Chosen) -> list[SettingsTab]:
    """The pages with what a title has on them."""
    return [replace(tab, items=tuple(_items(tab, own))) for tab in TABS]


def _items(tab: SettingsTab, own: Chosen) -> Iterator[SettingItem]:
    """What there is for this title; its own settings stand below those that they name."""
    for item in tab.items:
        if item.name in KINDS or item.name in own.kinds or item.control == "keys":
            yield item
        yield from (_switch(name) for name, kind in own.kinds.items() if kind.below == item.name)


def settings_on(tab: SettingsTab, own: Chosen) -> list[str]:
    """The settings that a page is about."""
    found = [[item.name] if item.control != "keys" else key_names(own) for item in tab.items]
    return [name for names in found for name in names]
