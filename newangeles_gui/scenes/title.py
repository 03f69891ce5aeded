"""The title: where everything begins."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui import __version__
from newangeles_gui.i18n.plural import LANGUAGES
from newangeles_gui.titles.new_angeles.front.logotype import Logo, logo_width
from newangeles_gui.widgets.fields import Segments
from newangeles_gui.widgets.label import Label
from newangeles_gui.widgets.surfaces import dim

from . import routes
from .ahead import prepare_table
from .dialogs import message, nothing
from .front import FrontScene
from .keeping import keep
from .menu_button import MenuButton
from .saves import going_on

if TYPE_CHECKING:
    from newangeles_gui.session.listing import Listed

    from .base import Services

LOW: Final = 960  # units; below that the menu has two columns
HIGH: Final = 1060  # from here on its lines are as high as they like to be
MARGIN: Final = 96
NARROW_MARGIN: Final = 36
MENU: Final = 500  # units wide
LINE: Final = 54
TIGHT_LINE: Final = 48
NARROW_LINE: Final = 44
MAIN_LINE: Final = 84
NARROW_MAIN_LINE: Final = 62
GAP: Final = 6
VEIL: Final = 130


class Item(NamedTuple):
    """A line of the menu."""

    name: str
    icon: str
    action: Callable[[], None]


class Title(FrontScene):
    """The logotype and the menu over the living city."""

    name = "title"
    music = "title"
    quiet = False

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._newest: Listed | None = None

    def enter(self) -> None:
        """Look which game can be continued."""
        self._newest = going_on.newest(self.services)
        super().enter()

    def _items(self) -> list[Item]:
        services = self.services
        learn = Item("learn", "help", partial(routes.open_tutorial, services))
        return [
            Item("new_game", "new", partial(routes.open_new_game, services)),
            learn if self._newest else Item("continue", "continue", nothing),
            Item("load", "load", partial(routes.open_load, services)),
            Item("replay", "replay", partial(routes.open_replay, services)),
            Item("statistics", "star", partial(routes.open_statistics, services)),
            Item("almanac", "almanac", partial(routes.open_almanac, services)),
            Item("settings", "settings", partial(routes.open_settings, services)),
            Item("credits", "people", partial(routes.open_credits, services)),
            Item("quit", "quit", services.quit),
        ]

    @property
    def _low(self) -> bool:
        return self.kit.view.canvas[1] < LOW

    @property
    def _high(self) -> bool:
        return self.kit.view.canvas[1] >= HIGH

    def build(self) -> None:
        """Logotype and menu on the left, language above, version below."""
        low = self._low
        margin = self.px(NARROW_MARGIN if low else MARGIN)
        column = pygame.Rect(margin, 0, self.px(MENU), self.screen.height)
        logo = self._put_logo(column, low)
        self._put_menu(column, logo.bottom, low)
        self._put_corners(margin)
        prepare_table(self.services)
        if self.root.focus is None:
            start = self.root.named("learn" if self._newest is None else "continue")
            self.root.set_focus(start)

    def _put_logo(self, column: pygame.Rect, low: bool) -> pygame.Rect:
        top = self.px(16) if low else round(self.screen.height * (0.085 if self._high else 0.06))
        height = self.px(92 if low else 208)
        while logo_width(self.kit, height) > self.screen.width - 2 * column.x:
            height = height * 9 // 10
        rect = pygame.Rect(column.x, top, logo_width(self.kit, height), height)
        line = pygame.Rect(column.x, rect.bottom, self.px(860), self.px(28 if low else 34))
        line.width = min(line.width, self.screen.width - 2 * column.x)
        motto = Label(self.kit, line, self.say("screen.title.motto"), "label", "muted")
        self.root.add(Logo(self.kit, rect), motto)
        return line

    def _put_menu(self, column: pygame.Rect, top: int, low: bool) -> None:
        gap = self.px(GAP)
        height = self.px(NARROW_LINE if low else LINE if self._high else TIGHT_LINE)
        wide = column.width if not low else self.screen.width - 2 * column.x
        y = top + self.px(10 if low else 40 if self._high else 24)
        main = self.px(NARROW_MAIN_LINE if low else MAIN_LINE)
        first = pygame.Rect(column.x, y, wide, main)
        self.root.add(self._continue(first) if self._newest else self._learn(first))
        y += main + gap
        columns = 2 if low else 1
        width = (wide - gap * (columns - 1)) // columns
        for place, item in enumerate(self._items()):
            left = column.x + place % columns * (width + gap)
            rect = pygame.Rect(left, y + place // columns * (height + gap), width, height)
            words = self.say(f"screen.title.{item.name}")
            line = MenuButton(self.kit, rect, words, item.action, item.icon, name=item.name)
            if item.name == "continue":
                line.enabled, line.tip = False, self.say("screen.title.nothing_saved_tip")
            line.solid = low
            self.root.add(line)

    def _continue(self, rect: pygame.Rect) -> MenuButton:
        """There is a game to go on with."""
        assert self._newest is not None and self._newest.header is not None
        note = going_on.described(self.services, self._newest.header)
        go_on = partial(going_on.go_on, self.services)
        return self._main(rect, "continue", "continue", note, go_on)

    def _learn(self, rect: pygame.Rect) -> MenuButton:
        """Nobody has played here yet."""
        note = self.say("screen.title.learn_note")
        return self._main(rect, "learn", "help", note, partial(routes.open_tutorial, self.services))

    def _main(
        self, rect: pygame.Rect, name: str, icon: str, note: str, action: Callable[[], None]
    ) -> MenuButton:
        words = self.say(f"screen.title.{name}")
        line = MenuButton(self.kit, rect, words, action, icon, note, main=True, name=name)
        line.solid = self._low
        return line

    def _put_corners(self, margin: int) -> None:
        kit, screen = self.kit, self.screen
        rect = pygame.Rect(0, self.px(24), self.px(216), self.px(44))
        rect.right = screen.width - self.px(28)
        options = [(one, one.upper()) for one in LANGUAGES]
        now = str(self.services.settings.values["language"])
        languages = Segments(kit, rect, options, now, self.choose_language, name="language")
        for one in languages.children:
            one.tip = self.say(f"screen.title.language.{one.name.partition('.')[2]}")
        foot = pygame.Rect(margin, 0, screen.width - 2 * margin, self.px(30))
        foot.bottom = screen.height - self.px(12 if self._low else 26)
        words = self.say("screen.title.foot", version=__version__)
        self.root.add(languages, Label(kit, foot, words, "small", "muted", name="foot"))

    def choose_language(self, language: str) -> None:
        """Everything is said in another language from now on."""
        self.services.settings.choose("language", language)
        self.services.settings_changed()
        trouble = keep(self.services)
        if trouble:
            about = self.say("screen.front.not_kept")
            self.services.stack.push(message(self.services, about, trouble))

    def paint(self, surface: pygame.Surface) -> None:
        """Where the words lie over the city, it is darker."""
        super().paint(surface)
        if self._low:
            dim(surface, self.kit.color("base"), VEIL)
