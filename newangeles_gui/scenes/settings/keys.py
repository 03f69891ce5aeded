"""The page of keys: which key means what, and what happens when it is taken already."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import BOUND, BUTTONS, FIXED, Button, Label, Panel, Paragraph

if TYPE_CHECKING:
    from newangeles_gui.settings import Chosen
    from newangeles_gui.widgets import Scroll

    from ..base import Services
    from .screen import SettingsScreen

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


def shown(key: str) -> str:
    """A key as it stands on the keyboard."""
    return key.upper() if len(key) <= 3 else key.capitalize()


TWO_COLUMNS: Final = 760  # units
ROW: Final = 52
GAP: Final = 8
KEY: Final = 170
# What stands on the keys is the same in every language; arrows are told in words.
FIXED_KEYS: Final[Mapping[str, str]] = {
    "confirm": "Enter",
    "cancel": "Esc",
    "next": "Tab",
    "arrows": "",
    "page": "PgUp / PgDn",
    "number": "1 - 9, 0",
    "fullscreen": "F11",
}


class KeyRows:
    """Puts the rows of keys into the page."""

    def __init__(self, screen: SettingsScreen, scroll: Scroll, width: int) -> None:
        self.screen, self.scroll = screen, scroll
        self.kit = screen.kit
        self.left = scroll.rect.x + self.kit.px(4)
        self.width = width - self.kit.px(8)
        self.names = key_names(screen.services.chosen)
        self.columns = 2 if self.width >= self.kit.px(TWO_COLUMNS) else 1

    def put(self, y: int) -> int:
        """Everything from a height on; where it ends."""
        y = self._about("own", y)
        y = self._grid(y, [(self._label(name), name) for name in self.names])
        y = self._about("fixed", y + self.kit.px(22))
        y = self._grid(y, [(self._fixed(one), self._plate(one)) for one in FIXED_KEYS])
        y = self._about("gamepad", y + self.kit.px(22))
        return self._grid(y, [self._button(number) for number in BUTTONS if self._means(number)])

    def _about(self, part: str, y: int) -> int:
        px, say = self.kit.px, self.screen.say
        name = pygame.Rect(self.left, y, self.width, px(28))
        about = Paragraph(
            self.kit,
            (self.left, name.bottom + px(2)),
            self.width,
            say(f"screen.settings.keys.{part}.about"),
            "small",
            "muted",
        )
        bottom = about.rect.bottom
        title = say(f"screen.settings.keys.{part}.name")
        self.scroll.add(Label(self.kit, name, title, "label", "accent"), about)
        return bottom + px(12)

    def _grid(self, y: int, cells: list[tuple[str, str]]) -> int:
        px, gap = self.kit.px, self.kit.px(GAP)
        between = px(36)
        width = (self.width - between * (self.columns - 1)) // self.columns
        rows = -(-len(cells) // self.columns)
        for place, (words, key) in enumerate(cells):
            left = self.left + place // rows * (width + between)
            top = y + place % rows * (px(ROW) + gap)
            self._cell(pygame.Rect(left, top, width, px(ROW)), words, key)
        return y + rows * (px(ROW) + gap) - gap

    def _cell(self, rect: pygame.Rect, words: str, key: str) -> None:
        place = rect.copy()
        place.width = min(self.kit.px(KEY), rect.width // 2)
        place.right = rect.right
        rect.width -= place.width + self.kit.px(12)
        self.scroll.add(Label(self.kit, rect, words, "body", lines=2))
        if key in self.names:
            self.scroll.add(self._key_button(place, key))
        else:
            label = place.inflate(-self.kit.px(16), 0)
            self.scroll.add(
                Panel(self.kit, place, fill="base", alpha=200),
                Label(self.kit, label, key, "small", "muted", "center", lines=2),
            )

    def _label(self, name: str) -> str:
        return self.screen.say(f"screen.settings.key.{name.removeprefix(PREFIX)}")

    def _key_button(self, rect: pygame.Rect, name: str) -> Button:
        services, say = self.screen.services, self.screen.say
        key, asking = key_of(services, name), self.screen.asking == name
        other = owner(services, key, name)
        tip = say("screen.settings.keys.tip")
        if other:
            tip = say("screen.settings.keys.doubled", meaning=self._label(other))
        return Button(
            self.kit,
            rect,
            say("screen.settings.keys.waiting") if asking else shown(key),
            lambda: self.screen.ask_key(name),
            color="warning" if other else "line",
            chosen=asking,
            name=name,
            tip=tip,
        )

    def _fixed(self, name: str) -> str:
        return self.screen.say(f"screen.settings.keys.fixed.{name}.meaning")

    def _plate(self, name: str) -> str:
        return FIXED_KEYS[name] or self.screen.say(f"screen.settings.keys.fixed.{name}.key")

    def _means(self, number: int) -> bool:
        """Whether a button of the gamepad is for anything in this title."""
        meaning, words = BUTTONS[number], self.screen.services.words.catalog
        fixed = words.has(f"screen.settings.keys.fixed.{meaning}.meaning")
        return PREFIX + meaning in self.names or fixed

    def _button(self, number: int) -> tuple[str, str]:
        say = self.screen.say
        meaning = BUTTONS[number]
        key = f"screen.settings.key.{meaning}"
        known = self.screen.services.words.catalog.has(key)
        words = say(key if known else f"screen.settings.keys.fixed.{meaning}.meaning")
        return words, say("screen.settings.keys.gamepad.button", n=number + 1)
