"""The rows of a page of settings: what it is, what it means, and the control for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.settings import KINDS, known_languages
from newangeles_gui.widgets import (
    PALETTES,
    Button,
    Cycler,
    Gauge,
    Label,
    Look,
    Paragraph,
    Segments,
    Switch,
    TextField,
    Theme,
    Widget,
    put_focus,
    put_panel,
)

from ..new_game.words import level_name
from .keys import KeyRows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.settings import Value
    from newangeles_gui.titles.room import GameColors
    from newangeles_gui.widgets import Action, Kit, Scroll

    from .screen import SettingsScreen
    from .tabs import SettingItem, SettingsTab

HEIGHT: Final = 196  # units
SIGN: Final = 46


class PaletteCard(Button):
    """A button that is painted in colours of its own."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        palette: str,
        text: str,
        action: Action,
        chosen: bool,
        tip: str,
        colors: GameColors,
    ) -> None:
        super().__init__(
            kit, rect, text, action, chosen=chosen, name=f"palette.{palette}", tip=tip, lines=1
        )
        self.colors = colors
        self.theme = Theme(palette, kit.theme.high_contrast, colors.palettes)

    def paint(self, surface: pygame.Surface) -> None:
        """Ground and words as the program is now, signs as they would be."""
        kit, px = self.kit, self.kit.px
        put_panel(kit, surface, self.rect, self.look())
        words = kit.type.draw(self.lines[0], "label", self.ink(), self.share)
        surface.blit(words, (self.rect.x + px(18), self.rect.y + px(12)))
        if self.chosen:
            sign = kit.icon("check", 24, kit.color("accent"))
            surface.blit(sign, (self.rect.right - px(40), self.rect.y + px(12)))
        inner = pygame.Rect(self.rect.x + px(16), self.rect.y + px(48), self.rect.width - px(32), 0)
        inner.height = self.rect.bottom - px(16) - inner.y
        look = Look(self.theme["base"], self.theme["line"], 255, cut=8, sheen=0)
        put_panel(kit, surface, inner, look)
        self._signs(surface, inner)
        self._bars(surface, inner)
        if self.focused:
            put_focus(kit, surface, self.rect)

    def _signs(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        signs = self.colors.signs
        step = (inner.width - self.kit.px(16)) / max(1, len(signs))
        size = min(SIGN, 0.82 * step / self.kit.view.factor)
        for place, (name, picture) in enumerate(signs.items()):
            sign = self.kit.icon(picture, size, self.theme[name])
            x = inner.x + self.kit.px(8) + round((place + 0.5) * step)
            surface.blit(sign, sign.get_rect(center=(x, inner.y + self.kit.px(44))))

    def _bars(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        px, bars = self.kit.px, self.colors.bars
        gap = px(5)
        high = px(24) if self.colors.signs else inner.height - px(32)
        row = pygame.Rect(inner.x + px(10), 0, inner.width - px(20), high)
        row.bottom = inner.bottom - px(16)
        width = (row.width - gap * (len(bars) - 1)) / len(bars)
        for place, (name, points) in enumerate(bars.items()):
            left = row.x + round(place * (width + gap))
            bar = pygame.Rect(left, row.y, round(width), row.height)
            pygame.draw.rect(surface, self.theme[name], bar, border_radius=px(4))
            for point in range(points):
                at = (bar.x + px(12 + 13 * point), bar.centery)
                pygame.draw.circle(surface, self.theme["base"], at, px(4))


CONTROL: Final = 520  # units
CONTROL_HEIGHT: Final = 54
MOST_SEGMENTS: Final = 4  # side by side
PAD: Final = 18
NARROW: Final = 700  # units: below that the control has a line of its own


class SettingLine(Widget):
    """A thin line between two settings."""

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it."""
        surface.fill(self.kit.color("line"), self.rect)


class SettingRows:
    """Puts the settings of a page below one another."""

    def __init__(self, screen: SettingsScreen, scroll: Scroll, width: int) -> None:
        self.screen, self.scroll, self.width = screen, scroll, width
        self.kit = screen.kit
        self.y = scroll.rect.y + self.kit.px(4)

    def _value(self, name: str) -> Value:
        return self.screen.services.chosen_in(name).values[name]

    def put(self, tab: SettingsTab) -> None:
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
        self.scroll.add(SettingLine(self.kit, line))
        self.y = line.bottom + px(PAD)

    def _put(self, item: SettingItem) -> None:
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
            self._about(item.name),
            "small",
            "muted",
        )
        title = say(f"setting.{item.name}.name")
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

    def _about(self, name: str) -> str:
        """What a setting means; what music and sounds tell is for a title to say."""
        key = f"setting.{name}.about"
        return self.screen.say(key) if self.screen.services.words.catalog.has(key) else ""

    def _control(self, item: SettingItem, rect: pygame.Rect) -> int:
        """Put the control in its place; where its bottom is."""
        return {
            "switch": self._switch,
            "choice": self._choice,
            "levels": self._levels,
            "number": self._number,
            "text": self._text,
            "palettes": self._palettes,
            "forget": self._forget,
        }[item.control](item, rect)

    def _switch(self, item: SettingItem, rect: pygame.Rect) -> int:
        on = bool(self._value(item.name))
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

    def _levels(self, item: SettingItem, rect: pygame.Rect) -> int:
        """A level of opponents; the usual one as long as nobody has chosen any."""
        minds = self.screen.services.box.title.minds
        return self._options(item, rect, minds.levels, minds.usual)

    def _choice(self, item: SettingItem, rect: pygame.Rect) -> int:
        return self._options(item, rect, item.options or KINDS[item.name].words)

    def _options(
        self, item: SettingItem, rect: pygame.Rect, words: Sequence[str], usual: str = ""
    ) -> int:
        options = [(option, self._option(item.name, option)) for option in words]
        now = str(self._value(item.name)) or usual
        if len(options) > MOST_SEGMENTS:
            say = self.screen.say
            tips = (say("screen.settings.previous"), say("screen.settings.next"))
            self.scroll.add(
                Cycler(
                    self.kit,
                    rect,
                    options,
                    now,
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
                now,
                lambda value: self.screen.change(item.name, value),
                name=item.name,
            )
        )
        return rect.bottom

    def _option(self, name: str, option: str) -> str:
        """The words of a value."""
        if name == "language":  # which calls itself by its own name, whatever is spoken here
            return known_languages()[option].name
        if name == "opponents":
            return level_name(self.screen.services, option)
        return self.screen.say(f"setting.{name}.option.{option}")

    def _number(self, item: SettingItem, rect: pygame.Rect) -> int:
        assert item.range is not None
        say, key = self.screen.say, f"setting.{item.name}.value"
        self.scroll.add(
            Gauge(
                self.kit,
                rect,
                int(self._value(item.name)),
                item.range,
                lambda value: say(key, n=value),
                lambda value: self.screen.listen(item.name, value),
                lambda value: self.screen.change(item.name, value),
                name=item.name,
                tips=(say("screen.settings.less"), say("screen.settings.more")),
            )
        )
        return rect.bottom

    def _text(self, item: SettingItem, rect: pygame.Rect) -> int:
        key = f"setting.{item.name}"
        self.scroll.add(
            TextField(
                self.kit,
                rect,
                str(self._value(item.name)),
                lambda text: self.screen.write(item.name, text.strip()),
                hint=self.screen.say(f"{key}.hint"),
                most=item.most,
                name=item.name,
            )
        )
        return rect.bottom

    def _forget(self, item: SettingItem, rect: pygame.Rect) -> int:
        """What is remembered can only be forgotten."""
        key = f"setting.{item.name}"
        width, right = min(rect.width, self.kit.px(320)), rect.right
        rect.width = width
        rect.right = right
        known = bool(self._value(item.name))
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

    def _palettes(self, item: SettingItem, rect: pygame.Rect) -> int:
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
            key = f"setting.palette.option.{palette}"
            self.scroll.add(
                PaletteCard(
                    self.kit,
                    card,
                    palette,
                    self.screen.say(f"{key}.name"),
                    lambda palette=palette: self.screen.change("palette", palette),  # type: ignore[misc]
                    palette == self._value("palette"),
                    self.screen.say(f"{key}.tip"),
                    self.screen.services.room.colors,
                )
            )
        return card.bottom
