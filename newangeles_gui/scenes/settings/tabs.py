"""What stands on which page of the settings, which key means what, and how all of it is kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.session import DiskError, keep_settings
from newangeles_gui.settings import KINDS, settings_file
from newangeles_gui.widgets import BOUND, FIXED, Range

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.settings import Chosen


PREFIX: Final = "key_"
MODIFIERS: Final = ("shift", "ctrl", "alt", "meta", "gui", "caps lock", "numlock", "scroll lock")


def refused(key: str) -> str:
    """Why a key cannot be bound: unknown, fixed, number, modifier; nothing if it can."""
    if not key:
        return "unknown"
    if key in {pygame.key.name(code) for code in FIXED}:
        return "fixed"
    if key.isdecimal() and len(key) == 1:
        return "number"
    return "modifier" if any(one in key for one in MODIFIERS) else ""


def key_names(own: Chosen) -> list[str]:
    """The settings of all keys: the house's, and a title's below those that they name."""
    found = []
    for name in (PREFIX + meaning for meaning in BOUND):
        found += [name, *(other for other, kind in own.kinds.items() if kind.below == name)]
    return found


def key_of(services: Services, name: str) -> str:
    """The key that is bound."""
    return str(services.chosen_in(name).values[name])


def bound_keys(services: Services) -> dict[str, str]:
    """The key of each meaning."""
    names = key_names(services.chosen)
    return {name.removeprefix(PREFIX): key_of(services, name) for name in names}


def bind(services: Services, name: str, key: str) -> str:
    """Give a meaning its key; returns the setting that got the old key in exchange, or nothing."""
    old = key_of(services, name)
    other = owner(services, key, name)
    services.chosen_in(name).choose(name, key)
    if other:
        services.chosen_in(other).choose(other, old)
    return other


def owner(services: Services, key: str, but: str = "") -> str:
    """The setting that has a key already, other than one; or nothing."""
    names = key_names(services.chosen)
    return next((one for one in names if one != but and key_of(services, one) == key), "")


def shown_key(key: str) -> str:
    """A key as it stands on the keyboard."""
    return key.upper() if len(key) <= 3 else key.capitalize()


def keep(services: Services) -> str:
    """Write the settings file; what went wrong in words, or nothing."""
    path = settings_file()
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
