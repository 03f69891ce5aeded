"""Which key means what: asking for one, and what happens when it is taken already."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.inputs import BOUND, FIXED

if TYPE_CHECKING:
    from newangeles_gui.settings import Settings

PREFIX: Final = "key_"
NAMES: Final = tuple(PREFIX + meaning for meaning in BOUND)
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


def bind(settings: Settings, name: str, key: str) -> str:
    """Give a meaning its key; returns the setting that got the old key in exchange, or nothing."""
    old = str(settings.values[name])
    other = owner(settings, key, name)
    settings.choose(name, key)
    if other:
        settings.choose(other, old)
    return other


def owner(settings: Settings, key: str, but: str = "") -> str:
    """The setting that has a key already, other than one; or nothing."""
    return next((one for one in NAMES if one != but and settings.values[one] == key), "")


def shown(key: str) -> str:
    """A key as it stands on the keyboard."""
    return key.upper() if len(key) <= 3 else key.capitalize()
