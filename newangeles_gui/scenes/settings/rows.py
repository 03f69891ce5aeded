"""The rows of a page of settings: what it is, what it means, and the control for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.button import Button
from newangeles_gui.widgets.fields import Segments, Switch, TextField
from newangeles_gui.widgets.label import Label, Paragraph
from newangeles_gui.widgets.theme import PALETTES
from newangeles_gui.widgets.widget import Widget

from ...widgets.dials import Cycler, Gauge
from .key_rows import KeyRows
from .palette_card import HEIGHT, PaletteCard
from .tabs import LANGUAGES

if TYPE_CHECKING:
    from newangeles_gui.widgets.scroll import Scroll

    from .screen import SettingsScreen
    from .tabs import Item, Tab

CONTROL: Final = 520  # units
CONTROL_HEIGHT: Final = 54
MOST_SEGMENTS: Final = 4  # side by side
PAD: Final = 18
NARROW: Final = 700  # units: below that the control has a line of its own


class Line(Widget):
    """A thin line between two settings."""

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it."""
        surface.fill(self.kit.color("line"), self.rect)


class Rows:
    """Puts the settings of a page below one another."""

    def __init__(self, screen: SettingsScreen, scroll: Scroll, width: int) -> None:
        self.screen, self.scroll, self.width = screen, scroll, width
        self.kit = screen.kit
        self.values = screen.services.settings.values
        self.y = scroll.rect.y + self.kit.px(4)

    def put(self, tab: Tab) -> None:
        """All settings of the page."""
        for place, item in enumerate(tab.items):
            if place:
                self._divide()
            if item.control == "keys":
                self.y = KeyRows(self.screen, self.scroll, self.width).put(self.y)
            else:
                self._put(item)

    def _divide(self) -> None:
        px = self.kit.px
        line = pygame.Rect(self.scroll.rect.x, self.y + px(PAD), self.width, px(1))
        self.scroll.add(Line(self.kit, line))
        self.y = line.bottom + px(PAD)

    def _put(self, item: Item) -> None:
        px, width, left = self.kit.px, self.width - self.kit.px(8), self.scroll.rect.x
        left += px(4)
        wide = item.control == "palettes"
        narrow = width < px(NARROW)
        beside = 0 if wide or narrow else min(px(CONTROL), width // 2)
        words = width - beside - (px(24) if beside else 0)
        say = self.screen.say
        name = pygame.Rect(left, self.y, words, px(28))
        about = Paragraph(
            self.kit,
            (left, name.bottom + px(2)),
            words,
            say(f"screen.settings.item.{item.name}.about"),
            "small",
            "muted",
        )
        title = say(f"screen.settings.item.{item.name}.name")
        self.scroll.add(Label(self.kit, name, title, "label"), about)
        bottom = about.rect.bottom + self.scroll.offset
        height = px(CONTROL_HEIGHT)
        if beside:
            rect = pygame.Rect(left + width - beside, 0, beside, height)
            rect.centery = max(self.y + height // 2, (self.y + bottom) // 2)
        else:
            rect = pygame.Rect(left, bottom + px(10), width, height)
        bottom = max(bottom, self._control(item, rect))
        self.y = bottom

    def _control(self, item: Item, rect: pygame.Rect) -> int:
        """Put the control in its place; where its bottom is."""
        return {
            "switch": self._switch,
            "choice": self._choice,
            "number": self._number,
            "text": self._text,
            "palettes": self._palettes,
            "forget": self._forget,
        }[item.control](item, rect)

    def _switch(self, item: Item, rect: pygame.Rect) -> int:
        on = bool(self.values[item.name])
        rect.width, right = min(rect.width, self.kit.px(190)), rect.right
        rect.right = right
        self.scroll.add(
            Switch(
                self.kit,
                rect,
                self.screen.say("screen.on" if on else "screen.off"),
                on,
                lambda value: self.screen.change(item.name, value),
                name=item.name,
            )
        )
        return rect.bottom

    def _choice(self, item: Item, rect: pygame.Rect) -> int:
        options = [(option, self._option(item.name, option)) for option in item.options]
        if len(options) > MOST_SEGMENTS:
            say = self.screen.say
            tips = (say("screen.settings.previous"), say("screen.settings.next"))
            self.scroll.add(
                Cycler(
                    self.kit,
                    rect,
                    options,
                    str(self.values[item.name]),
                    lambda value: self.screen.change(item.name, value),
                    item.name,
                    tips,
                )
            )
            return rect.bottom
        self.scroll.add(
            Segments(
                self.kit,
                rect,
                options,
                str(self.values[item.name]),
                lambda value: self.screen.change(item.name, value),
                name=item.name,
            )
        )
        return rect.bottom

    def _option(self, name: str, option: str) -> str:
        """The words of a value; levels of opponents may be added that have none yet."""
        if name == "language":
            return LANGUAGES[option]
        key = f"screen.settings.item.{name}.option.{option}"
        known = self.screen.services.words.catalog.has(key)
        return self.screen.say(key) if known else option

    def _number(self, item: Item, rect: pygame.Rect) -> int:
        assert item.range is not None
        say, key = self.screen.say, f"screen.settings.item.{item.name}.value"
        self.scroll.add(
            Gauge(
                self.kit,
                rect,
                int(self.values[item.name]),
                item.range,
                lambda value: say(key, n=value),
                lambda value: self.screen.listen(item.name, value),
                lambda value: self.screen.change(item.name, value),
                name=item.name,
                tips=(say("screen.settings.less"), say("screen.settings.more")),
            )
        )
        return rect.bottom

    def _text(self, item: Item, rect: pygame.Rect) -> int:
        key = f"screen.settings.item.{item.name}"
        self.scroll.add(
            TextField(
                self.kit,
                rect,
                str(self.values[item.name]),
                lambda text: self.screen.write(item.name, text.strip()),
                hint=self.screen.say(f"{key}.hint"),
                most=item.most,
                name=item.name,
            )
        )
        return rect.bottom

    def _forget(self, item: Item, rect: pygame.Rect) -> int:
        """What is remembered can only be forgotten."""
        key = f"screen.settings.item.{item.name}"
        width, right = min(rect.width, self.kit.px(320)), rect.right
        rect.width = width
        rect.right = right
        known = bool(self.values[item.name])
        self.scroll.add(
            Button(
                self.kit,
                rect,
                self.screen.say(f"{key}.forget"),
                lambda: self.screen.change(item.name, ""),
                "redo",
                lines=2,
                enabled=known,
                name=item.name,
                tip="" if known else self.screen.say(f"{key}.nothing"),
            )
        )
        return rect.bottom

    def _palettes(self, item: Item, rect: pygame.Rect) -> int:
        px, gap = self.kit.px, self.kit.px(16)
        columns = 2 if rect.width >= px(620) else 1
        width, height = (rect.width - gap * (columns - 1)) // columns, px(HEIGHT)
        card = pygame.Rect(rect.x, rect.y, width, height)
        for place, palette in enumerate(PALETTES):
            card = pygame.Rect(
                rect.x + place % columns * (width + gap),
                rect.y + place // columns * (height + gap),
                width,
                height,
            )
            key = f"screen.settings.item.palette.option.{palette}"
            self.scroll.add(
                PaletteCard(
                    self.kit,
                    card,
                    palette,
                    self.screen.say(f"{key}.name"),
                    lambda palette=palette: self.screen.change("palette", palette),  # type: ignore[misc]
                    palette == self.values["palette"],
                    self.screen.say(f"{key}.tip"),
                )
            )
        return card.bottom
