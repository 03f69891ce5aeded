"""What stands on which page of the settings, and by what it is changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from newangeles_gui.settings import KINDS
from newangeles_gui.titles.new_angeles.minds.registry import AGENTS

from ...widgets.dials import Range
from .keys import NAMES

# A language calls itself by its own name, whatever the language of the program.
LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "ru": "Русский", "pl": "Polski"}


@dataclass(slots=True, frozen=True)
class Item:
    """A setting on a page: switch, choice, number, text, palettes, keys, or a way to forget it."""

    name: str
    control: str
    options: tuple[str, ...] = ()
    range: Range | None = None
    most: int = 0


@dataclass(slots=True, frozen=True)
class Tab:
    """A page of settings."""

    name: str
    icon: str
    items: tuple[Item, ...]

    @property
    def settings(self) -> tuple[str, ...]:
        """The settings that the page is about."""
        if self.items and self.items[0].control == "keys":
            return NAMES
        return tuple(item.name for item in self.items)


def _choice(name: str) -> Item:
    return Item(name, "choice", KINDS[name].words)


def _number(name: str, step: int) -> Item:
    kind = KINDS[name]
    return Item(name, "number", range=Range(kind.least, kind.most, step))


def _switch(name: str) -> Item:
    return Item(name, "switch")


TABS: Final = (
    Tab(
        "general",
        "language",
        (_choice("language"), Item("player", "text", most=24), _switch("narration")),
    ),
    Tab(
        "game",
        "people",
        (
            Item("opponents", "choice", tuple(AGENTS)),
            _switch("hints"),
            Item("seen_hints", "forget"),
            _switch("confirm"),
            _switch("talk"),
            _switch("undo"),
            _switch("table_talk"),
            _switch("iron"),
        ),
    ),
    Tab(
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
    Tab("colors", "contrast", (Item("palette", "palettes"), _switch("high_contrast"))),
    Tab("sound", "sound", (_number("music", 5), _number("sounds", 5))),
    Tab("keys", "keyboard", (Item("keys", "keys"),)),
)
# How the last game was put together: the screen of new games changes these.
REMEMBERED: Final = ("seats", "corporations", "characters", "people", "setup")
# What a person is or did, not what they like: "back to the defaults" leaves it alone.
PERSONAL: Final = ("language", "player", "seen_hints", *REMEMBERED)
