"""The title: where everything begins, and what is made ready while somebody looks at it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui import __version__
from newangeles_gui.scenes import (
    FrontScene,
    keep,
    nothing,
    open_almanac,
    open_load,
    open_new_game,
    open_puzzles,
    open_replay,
    open_settings,
    open_statistics,
    open_tutorial,
    tell,
)
from newangeles_gui.session import ships
from newangeles_gui.widgets import Area, Button, Label, Segments, dim, mixed

from . import games

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Listed
    from newangeles_gui.widgets import Action, Kit, Tip

WHITE: Final = (255, 255, 255)
ICON: Final = 30  # units
PADDING: Final = 22
ICON_GAP: Final = 20
BAR: Final = 5
GROUND: Final = 205  # how dark the ground is
NOTE_SHARE: Final = 0.42  # of the height, for the second line


class MenuButton(Button):
    """A line of the menu; `note` is a second line in small letters."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        text: str,
        action: Action,
        icon: str,
        note: str = "",
        main: bool = False,
        solid: bool = False,
        enabled: bool = True,
        name: str = "",
        tip: Tip = "",
    ) -> None:
        self.note, self.main = note, main
        self.solid = solid  # whether its ground is as dark at the right
        super().__init__(
            kit, rect, text, action, icon, "accent" if main else "line", "heading",
            enabled=enabled, align="left", name=name, tip=tip,
        )  # fmt: skip
        room = (self._room()[0], max(1, round(rect.height * NOTE_SHARE)))
        fitted = kit.type.fit(note, "small", room) if note else ([], 1.0, True)
        self.note_lines, self.note_share, whole = fitted
        if not whole:
            self.clipped = note

    def _room(self) -> tuple[int, int]:
        taken = self.kit.px(PADDING + ICON + ICON_GAP + PADDING)
        high = self.rect.height * (1 - NOTE_SHARE) if self.note else self.rect.height
        return (max(8, self.rect.width - taken), round(high))

    def paint(self, surface: pygame.Surface) -> None:
        """Draw light behind the line, a bar at its left, sign and words."""
        kit, rect = self.kit, self.rect
        lit = self.enabled and (self.hovered or self.focused)
        color = kit.color("focus") if self.focused else kit.color("accent")
        strength = 0.42 if lit else 0.16 if self.main and self.enabled else 0.0
        surface.blit(self._ground(strength), rect)
        if lit or (self.main and self.enabled):
            surface.fill(color, (rect.x, rect.y, max(2, kit.px(BAR)), rect.height))
        self._put_words(surface, lit)

    def _ground(self, strength: float) -> pygame.Surface:
        """A panel that fades out to the right."""
        kit, size, solid = self.kit, self.rect.size, self.solid

        def make() -> pygame.Surface:
            color = mixed(kit.color("base"), kit.color("accent"), strength)
            strip = pygame.Surface((8, 1), pygame.SRCALPHA)
            for x in range(8):
                fading = 1.0 if solid else (1 - x / 7) ** 0.8
                strip.set_at((x, 0), (*color, round(GROUND * fading)))
            return pygame.transform.smoothscale(strip, size)

        return kit.kept(("menu", size, strength, solid), make)

    def _put_words(self, surface: pygame.Surface, lit: bool) -> None:
        """Sign and words; below them the note."""
        kit, rect, can = self.kit, self.rect, self.enabled
        names = ("text", "accent", "muted") if can else ("faint", "faint", "faint")
        ink, bright, muted = (kit.color(name) for name in names)
        if lit:
            ink = bright = WHITE
        sign = kit.icon(self.icon, ICON, bright)
        left = rect.x + kit.px(PADDING)
        surface.blit(sign, (left, rect.centery - sign.get_height() // 2))
        left += kit.px(ICON + ICON_GAP)
        high = kit.type.line_height(self.style, self.share)
        noted = kit.type.line_height("small", self.note_share) * len(self.note_lines)
        y = rect.centery - (high + noted) // 2
        for line in self.lines[:1]:
            surface.blit(kit.type.draw(line, self.style, ink, self.share), (left, y))
        for line in self.note_lines:
            surface.blit(kit.type.draw(line, "small", muted, self.note_share), (left, y + high))


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
LANGUAGE: Final = 72  # units wide
VEIL: Final = 130


class MenuItem(NamedTuple):
    """A line of the menu."""

    name: str
    icon: str
    action: Callable[[], None]


class TitleScreen(FrontScene):
    """The logotype and the menu over the backdrop."""

    name = "title"
    music = "title"
    quiet = False

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._newest: Listed | None = None
        self._ready = False  # whether what comes next has been begun

    def enter(self) -> None:
        """Look which game can be continued."""
        self._newest = games.newest(self.services)
        super().enter()

    def _items(self) -> list[MenuItem]:
        services = self.services
        found = [
            MenuItem("new_game", "new", partial(open_new_game, services)),
            MenuItem("learn", "help", partial(open_tutorial, services)),
            MenuItem("continue", "continue", nothing),
            MenuItem("puzzles", "hint", partial(open_puzzles, services)),
            MenuItem("load", "load", partial(open_load, services)),
            MenuItem("replay", "replay", partial(open_replay, services)),
            MenuItem("statistics", "star", partial(open_statistics, services)),
            MenuItem("almanac", "almanac", partial(open_almanac, services)),
            MenuItem("settings", "settings", partial(open_settings, services)),
            MenuItem("credits", "people", self._open_credits),
            MenuItem("quit", "quit", services.quit),
        ]
        return [item for item in found if item.name not in self._left_out]

    def _open_credits(self) -> None:
        from .credits import Credits

        self.services.stack.push(Credits(self.services))

    @property
    def _first(self) -> str:
        """What most people want: to go on, at first to learn, or where nothing teaches to begin."""
        if self._newest:
            return "continue"
        return "new_game" if self.services.room.introduction is None else "learn"

    @property
    def _left_out(self) -> set[str]:
        """What stands above the menu already, and what this game does not have."""
        room = self.services.room
        missing = {
            "learn": room.introduction is None,
            "puzzles": room.puzzle is None or not ships(self.services.box),
        }
        return {self._first, *(name for name, missed in missing.items() if missed)}

    @property
    def _low(self) -> bool:
        return self.kit.view.canvas[1] < LOW

    @property
    def _high(self) -> bool:
        return self.kit.view.canvas[1] >= HIGH

    def build(self) -> None:
        """Logotype and menu on the left, language above, version below."""
        margin = self.px(NARROW_MARGIN if self._low else MARGIN)
        column = pygame.Rect(margin, 0, self.px(MENU), self.screen.height)
        logo = self._put_logo(column)
        self._put_menu(column, logo.bottom)
        self._put_corners(margin)
        self._ready = False
        self.focus_first(self._first)

    def update(self, seconds: float) -> None:
        """Once it has faded in, import what the table needs and have its pictures read."""
        super().update(seconds)
        seen = not self.root.dirty and not self.services.stack.fades
        if seen and not self._ready and self.kit.pictures.ahead:
            self._ready = True
            threading.Thread(target=self._prepare, name="ahead", daemon=True).start()

    def _prepare(self) -> None:
        self.services.room.prepare(self.services)
        import_module("tomlkit")  # what is chosen at the table is written between two frames

    def wait(self) -> float | None:
        """Not at all while there is something to be begun."""
        return 0.0 if not self._ready and self.kit.pictures.ahead else super().wait()

    def _put_logo(self, column: pygame.Rect) -> pygame.Rect:
        low = self._low
        top = self.px(16) if low else round(self.screen.height * (0.085 if self._high else 0.06))
        height, room = self.px(92 if low else 208), self.services.room
        while (width := room.logo_width(self.services, height)) > self.screen.width - 2 * column.x:
            height = height * 9 // 10
        rect = pygame.Rect(column.x, top, width, height)
        line = pygame.Rect(column.x, rect.bottom, self.px(860), self.px(28 if low else 34))
        line.width = min(line.width, self.screen.width - 2 * column.x)
        motto = Label(self.kit, line, self.say("title.motto"), "label", "muted")
        self.root.add(room.logo(self.services, rect), motto)
        return line

    @property
    def _foot(self) -> pygame.Rect:
        """The line at the lower edge."""
        margin = self.px(NARROW_MARGIN if self._low else MARGIN)
        foot = pygame.Rect(margin, 0, self.screen.width - 2 * margin, self.px(30))
        foot.bottom = self.screen.height - self.px(12 if self._low else 26)
        return foot

    def _put_menu(self, column: pygame.Rect, top: int) -> None:
        low = self._low
        height = self.px(NARROW_LINE if low else LINE if self._high else TIGHT_LINE)
        if low:
            column.width = self.screen.width - 2 * column.x
        column.y = top + self.px(10 if low else 40 if self._high else 24)
        area = Area(column, self.px(GAP))
        self.root.add(self._main_line(area.top(self.px(NARROW_MAIN_LINE if low else MAIN_LINE))))
        items, columns = self._items(), 2 if low else 1
        room = self._foot.top - area.rest.top
        height = min(height, room // -(-len(items) // columns) - area.gap)
        places = area.grid(len(items), columns, height)
        for item, rect in zip(items, places, strict=True):
            words, can = self.say(f"screen.title.{item.name}"), item.name != "continue"
            tip = "" if can else self.say("screen.title.nothing_saved_tip")
            self.root.add(
                MenuButton(
                    self.kit, rect, words, item.action, item.icon, solid=low, enabled=can,
                    name=item.name, tip=tip,
                )
            )  # fmt: skip

    def _main_line(self, rect: pygame.Rect) -> MenuButton:
        """The large line above the others, with a second one in small letters."""
        services, name = self.services, self._first
        action, icon, note = partial(open_new_game, services), "new", ""
        if self._newest is not None:
            assert self._newest.header is not None
            action, icon = partial(games.go_on, services), "continue"
            note = games.described(services, self._newest.header)
        elif name == "learn":
            action, icon = partial(open_tutorial, services), "help"
            note = self.say("title.learning")
        words = self.say(f"screen.title.{name}")
        return MenuButton(
            self.kit, rect, words, action, icon, note, main=True, solid=self._low, name=name
        )

    def _put_corners(self, margin: int) -> None:
        kit, screen, low = self.kit, self.screen, self._low
        known = self.services.languages
        rect = pygame.Rect(0, self.px(24), self.px(LANGUAGE) * len(known), self.px(44))
        rect.right = screen.width - self.px(28)
        options = [(code, code.upper()) for code in known]
        now = str(self.services.settings.values["language"])
        languages = Segments(kit, rect, options, now, self.choose_language, name="language")
        for button in languages.children:
            button.tip = known[button.name.partition(".")[2]]
        logo = self.root.named("logo")
        left = margin if logo is None else logo.rect.right + self.px(20)
        corner = (rect.right, rect.bottom + self.px(8 if low else 20))
        others = games.game_buttons(self.services, corner, rect.right - left if low else 0)
        words = self.say("screen.title.foot", version=__version__)
        said = Label(kit, self._foot, words, "small", "muted", name="foot")
        self.root.add(languages, *others, said)

    def choose_language(self, language: str) -> None:
        """Everything is said in another language from now on."""
        self.services.settings.choose("language", language)
        self.services.settings_changed()
        trouble = keep(self.services)
        if trouble:
            tell(self.services, self.say("screen.front.not_kept"), trouble)

    def paint(self, surface: pygame.Surface) -> None:
        """Where the words lie over the backdrop, it is darker."""
        super().paint(surface)
        if self._low:
            dim(surface, self.kit.color("base"), VEIL)
