"""The rows of a page of settings: what it is, what it means, and the control for it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.settings import KINDS
from newangeles_gui.widgets import (
    BUTTONS,
    PALETTES,
    Area,
    Button,
    Column,
    Cycler,
    Gauge,
    Label,
    Look,
    Panel,
    Segments,
    Switch,
    TextField,
    Theme,
    Widget,
    put_focus,
    put_panel,
)

from .tabs import PREFIX, key_names, key_of, owner, shown_key

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
        area = Area(self.rect).inset(px(16))
        area.top(px(32))
        look = Look(self.theme["base"], self.theme["line"], 255, cut=8, sheen=0)
        put_panel(kit, surface, area.rest, look)
        self._signs(surface, area.rest)
        self._bars(surface, area.rest)
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
        row = Area(inner, px(5)).inset(px(10), px(16))
        if self.colors.signs:
            row = Area(row.bottom(px(24)), row.gap)
        places = zip(row.columns(len(bars)), bars.items(), strict=True)
        for bar, (name, points) in places:
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
        self.screen, self.scroll = screen, scroll
        self.kit, self.say = screen.kit, screen.say
        self.width = width
        self.y = scroll.rect.y + self.kit.px(4)

    def _value(self, name: str) -> Value:
        return self.screen.services.chosen_in(name).values[name]

    def put(self, tab: SettingsTab) -> None:
        """All settings of the page."""
        for place, item in enumerate(tab.items):
            if place:
                self._divide()
            if item.control == "keys":
                KeyRows(self.screen, self.scroll, self.width).put(self.y)
            else:
                self._put(item)

    def _divide(self) -> None:
        px = self.kit.px
        line = pygame.Rect(self.scroll.rect.x, self.y + px(PAD), self.width, px(1))
        self.scroll.add(SettingLine(self.kit, line))
        self.y = line.bottom + px(PAD)

    def _put(self, item: SettingItem) -> None:
        px = self.kit.px
        left, width = self.scroll.rect.x + px(4), self.width - px(8)
        narrow = item.control == "palettes" or width < px(NARROW)
        beside = 0 if narrow else min(px(CONTROL), width // 2)
        words = Column(self.scroll, width - beside - (px(24) if beside else 0), (left, self.y))
        title = self.say(f"setting.{item.name}.name")
        self.scroll.add(Label(self.kit, words.room(px(28), px(2)), title, "label"))
        words.say(self._about(item.name), "small", "muted")
        rect = pygame.Rect(left, words.y + px(10), width, px(CONTROL_HEIGHT))
        if beside:
            rect.width, rect.x = beside, left + width - beside
            rect.centery = max(self.y + rect.height // 2, (self.y + words.y) // 2)
        control = self._control(item, rect)
        self.scroll.add(*control)
        self.y = max(words.y, control[-1].rect.bottom)

    def _about(self, name: str) -> str:
        """What a setting means; what music and sounds tell is for a title to say."""
        key = f"setting.{name}.about"
        return self.say(key) if self.screen.services.words.catalog.has(key) else ""

    def _control(self, item: SettingItem, rect: pygame.Rect) -> list[Widget]:
        """What it is changed with, in its place; the lowest widget last."""
        if item.control == "palettes":
            return [*self._palettes(rect)]
        one = {
            "switch": self._switch,
            "choice": self._choice,
            "levels": self._levels,
            "number": self._number,
            "text": self._text,
            "forget": self._forget,
        }[item.control](item, rect)
        return [one]

    def _switch(self, item: SettingItem, rect: pygame.Rect) -> Widget:
        on = bool(self._value(item.name))
        words = self.say("screen.on" if on else "screen.off")
        change = partial(self.screen.change, item.name)
        return Switch(self.kit, self._right(rect, 190), words, on, change, name=item.name)

    def _right(self, rect: pygame.Rect, units: float) -> pygame.Rect:
        """The right end of a place."""
        return Area(rect).right(self.kit.px(units))

    def _levels(self, item: SettingItem, rect: pygame.Rect) -> Widget:
        """A level of opponents; the usual one as long as nobody has chosen any."""
        minds = self.screen.services.box.title.minds
        return self._options(item, rect, minds.levels, minds.usual)

    def _choice(self, item: SettingItem, rect: pygame.Rect) -> Widget:
        return self._options(item, rect, item.options or KINDS[item.name].words)

    def _options(
        self, item: SettingItem, rect: pygame.Rect, words: Sequence[str], usual: str = ""
    ) -> Widget:
        kit, name = self.kit, item.name
        options = [(option, self._option(name, option)) for option in words]
        now, change = str(self._value(name)) or usual, partial(self.screen.change, name)
        if len(options) > MOST_SEGMENTS:
            tips = (self.say("screen.settings.previous"), self.say("screen.settings.next"))
            return Cycler(kit, rect, options, now, change, name, tips)
        return Segments(kit, rect, options, now, change, name=name)

    def _option(self, name: str, option: str) -> str:
        """The words of a value."""
        if name == "language":  # which calls itself by its own name, whatever is spoken here
            return self.screen.services.languages[option]
        if name == "opponents":
            return self.screen.services.level_name(option)
        return self.say(f"setting.{name}.option.{option}")

    def _number(self, item: SettingItem, rect: pygame.Rect) -> Widget:
        assert item.range is not None
        say, key, screen = self.say, f"setting.{item.name}.value", self.screen
        return Gauge(
            self.kit, rect, int(self._value(item.name)), item.range,
            lambda value: say(key, n=value),
            partial(screen.listen, item.name), partial(screen.change, item.name), name=item.name,
            tips=(say("screen.settings.less"), say("screen.settings.more")),
        )  # fmt: skip

    def _text(self, item: SettingItem, rect: pygame.Rect) -> Widget:
        return TextField(
            self.kit, rect, str(self._value(item.name)),
            lambda text: self.screen.write(item.name, text.strip()),
            hint=self.say(f"setting.{item.name}.hint"), most=item.most, name=item.name,
        )  # fmt: skip

    def _forget(self, item: SettingItem, rect: pygame.Rect) -> Widget:
        """What is remembered can only be forgotten."""
        key, known = f"setting.{item.name}", bool(self._value(item.name))
        return Button(
            self.kit, self._right(rect, 320), self.say(f"{key}.forget"),
            partial(self.screen.change, item.name, ""), "redo", lines=2, enabled=known,
            name=item.name, tip="" if known else self.say(f"{key}.nothing"),
        )  # fmt: skip

    def _palettes(self, rect: pygame.Rect) -> list[PaletteCard]:
        px, key = self.kit.px, "setting.palette.option"
        columns = 2 if rect.width >= px(620) else 1
        places = Area(rect, px(16)).grid(len(PALETTES), columns, px(HEIGHT))
        return [
            PaletteCard(
                self.kit, place, palette, self.say(f"{key}.{palette}.name"),
                partial(self.screen.change, "palette", palette),
                palette == self._value("palette"), self.say(f"{key}.{palette}.tip"),
                self.screen.services.room.colors,
            )
            for palette, place in zip(PALETTES, places, strict=True)
        ]  # fmt: skip


TWO_COLUMNS: Final = 760  # units
ROW: Final = 52
GAP: Final = 8
BETWEEN: Final = 36
KEY: Final = 170
# What stands on the keys is the same in every language; arrows are told in words.
FIXED_KEYS: Final[Mapping[str, str]] = {
    "confirm": "Enter",
    "cancel": "Esc",
    "next": "Tab",
    "arrows": "",
    "page": "PgUp / PgDn",
    "home": "Home",
    "space": "",
    "number": "1 - 9, 0",
    "taken_back": "Ctrl+Z / Ctrl+Y",
    "menu": "F10",
    "fullscreen": "F11",
}


class KeyRows:
    """Puts the rows of keys into the page: one's own, those that stay, those of a gamepad."""

    def __init__(self, screen: SettingsScreen, scroll: Scroll, width: int) -> None:
        self.screen, self.scroll = screen, scroll
        self.kit, self.say = screen.kit, screen.say
        self.left = scroll.rect.x + self.kit.px(4)
        self.width = width - self.kit.px(8)
        self.names = key_names(screen.services.chosen)
        self.columns = 2 if self.width >= self.kit.px(TWO_COLUMNS) else 1

    def put(self, y: int) -> None:
        """Everything from a height on."""
        parts = {
            "own": [(self._label(name), name) for name in self.names],
            "fixed": [(self._fixed(one), self._plate(one)) for one in FIXED_KEYS],
            "gamepad": [self._button(number) for number in BUTTONS if self._means(number)],
        }
        for part, cells in parts.items():
            y = self._grid(self._about(part, y), cells) + self.kit.px(22)

    def _about(self, part: str, y: int) -> int:
        px, key = self.kit.px, f"screen.settings.keys.{part}"
        column = Column(self.scroll, self.width, (self.left, y))
        title = self.say(f"{key}.name")
        self.scroll.add(Label(self.kit, column.room(px(28), px(2)), title, "label", "accent"))
        column.say(self.say(f"{key}.about"), "small", "muted", px(12))
        return column.y

    def _grid(self, y: int, cells: list[tuple[str, str]]) -> int:
        """Column by column from the left; where it ends."""
        px = self.kit.px
        rows = -(-len(cells) // self.columns)
        rect = pygame.Rect(self.left, y, self.width, rows * (px(ROW) + px(GAP)) - px(GAP))
        for place, side in enumerate(Area(rect, px(BETWEEN)).columns(self.columns)):
            here = cells[place * rows : (place + 1) * rows]
            for cell, (words, key) in zip(
                Area(side, px(GAP)).grid(len(here), 1, px(ROW)), here, strict=True
            ):
                self._cell(cell, words, key)
        return rect.bottom

    def _cell(self, rect: pygame.Rect, words: str, key: str) -> None:
        area = Area(rect, self.kit.px(12))
        place = area.right(min(self.kit.px(KEY), rect.width // 2))
        self.scroll.add(Label(self.kit, area.rest, words, "body", lines=2))
        if key in self.names:
            self.scroll.add(self._key_button(place, key))
        else:
            label = place.inflate(-self.kit.px(16), 0)
            self.scroll.add(
                Panel(self.kit, place, fill="base", alpha=200),
                Label(self.kit, label, key, "small", "muted", "center", lines=2),
            )

    def _label(self, name: str) -> str:
        return self.say(f"screen.settings.key.{name.removeprefix(PREFIX)}")

    def _key_button(self, rect: pygame.Rect, name: str) -> Button:
        services, say = self.screen.services, self.say
        key, asking = key_of(services, name), self.screen.asking == name
        other = owner(services, key, name)
        tip = say("screen.settings.keys.tip")
        if other:
            tip = say("screen.settings.keys.doubled", meaning=self._label(other))
        return Button(
            self.kit, rect, say("screen.settings.keys.waiting") if asking else shown_key(key),
            partial(self.screen.ask_key, name), color="warning" if other else "line",
            chosen=asking, name=name, tip=tip,
        )  # fmt: skip

    def _fixed(self, name: str) -> str:
        return self.say(f"screen.settings.keys.fixed.{name}.meaning")

    def _plate(self, name: str) -> str:
        return FIXED_KEYS[name] or self.say(f"screen.settings.keys.fixed.{name}.key")

    def _means(self, number: int) -> bool:
        """Whether a button of the gamepad is for anything in this title."""
        meaning, words = BUTTONS[number], self.screen.services.words.catalog
        fixed = words.has(f"screen.settings.keys.fixed.{meaning}.meaning")
        return PREFIX + meaning in self.names or fixed

    def _button(self, number: int) -> tuple[str, str]:
        meaning = BUTTONS[number]
        known = self.screen.services.words.catalog.has(f"screen.settings.key.{meaning}")
        words = self._label(meaning) if known else self._fixed(meaning)
        return words, self.say("screen.settings.keys.gamepad.button", n=number + 1)
