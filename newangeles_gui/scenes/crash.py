"""After a fault of the program: nothing is lost, and this is how to go on.

Nothing here needs a picture or an icon: a missing one may be the very fault.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.session import GAMES
from newangeles_gui.session.journal import NAME as JOURNAL
from newangeles_gui.session.journal import last_number
from newangeles_gui.widgets import Button, Label, Panel, Paragraph, Scroll, Widget, mixed, shade

from ..widgets import filled_scroll
from . import routes
from .base import Scene
from .dialogs import Waiting, message

if TYPE_CHECKING:
    from concurrent.futures import Future
    from pathlib import Path

    from newangeles_gui.session import Loaded, Match

    from .base import Services

WIDTH: Final = 980  # units
BUTTON: Final = 60
TOWERS: Final = 26  # across the window, roughly
SIGN: Final = 76


class Crash(Scene):
    """Says what was saved and where the report is; leads on."""

    name = "crash"

    def __init__(
        self,
        services: Services,
        error_text: str,
        match: Match | None = None,
        report: Path | None = None,
    ) -> None:
        super().__init__(services)
        self.error_text, self.match, self.report = error_text, match, report

    def build(self) -> None:
        """A sign, what happened, the error's own words, the ways on."""
        px, margin = self.px, self.px(20)
        rect = pygame.Rect(0, 0, px(WIDTH), 0)
        rect.width = min(rect.width, self.screen.width - 2 * margin)
        pad = px(20 if self.kit.view.compact else 40)
        button = px(BUTTON if not self.kit.view.compact else 50)
        rect.height = self._depth(rect.width - 2 * pad) + px(SIGN + 60) + button + 2 * pad
        rect.height = min(rect.height, self.screen.height - 2 * margin)
        rect.center = self.screen.center
        inner = rect.inflate(-2 * pad, -2 * pad)
        sign = pygame.Rect(inner.x, inner.y, px(SIGN), px(SIGN))
        title = pygame.Rect(sign.right + px(20), sign.y, 0, sign.height)
        title.width = inner.right - title.x
        told = pygame.Rect(inner.x, sign.bottom + px(14), inner.width, 0)
        told.height = inner.bottom - button - px(16) - told.y
        self.root.add(
            Panel(self.kit, rect, "bad", alpha=244, glow=18),
            WarningSign(self.kit, sign),
            Label(self.kit, title, self.say("title.crashed"), "title", lines=2, name="title"),
        )
        self._put_told(told)
        self._put_buttons(pygame.Rect(inner.x, inner.bottom - button, inner.width, button))

    def _put_told(self, rect: pygame.Rect) -> None:
        self.root.add(filled_scroll(self.kit, rect, "told", self._fill))

    def _fill(self, scroll: Scroll, width: int) -> None:
        y = scroll.rect.y
        for text, style, color in self._told():
            words = Paragraph(self.kit, (scroll.rect.x, y), width, text, style, color)
            scroll.add(words)
            y = words.rect.bottom + self.px(12)

    def _depth(self, width: int) -> int:
        """How high the words are in that width."""
        place = pygame.Rect(0, 0, width, 1)
        probe = Scroll(self.kit, place)
        self._fill(probe, width)
        return probe.depth

    def _told(self) -> list[tuple[str, str, str]]:
        told = [(self._saved(), "body", "text")]
        if self.report is not None:
            told.append((self.say("screen.crash.report"), "body", "text"))
            told.append((str(self.report), "small_strong", "accent"))
        else:
            told.append((self.say("screen.crash.no_report"), "body", "warning"))
        told.append((self.say("screen.crash.error"), "small", "muted"))
        told.append((self.error_text, "small", "warning"))
        return told

    def _saved(self) -> str:
        """How much of the game is on the disk; a full one may have refused the last choices."""
        if self.match is None:
            return self.say("screen.crash.no_game")
        folder = self.services.store.folder / GAMES / self.match.identity
        saved, made = last_number(folder / JOURNAL), len(self.match.record.choices)
        if saved >= made:
            return self.say("screen.crash.saved")
        return self.say("screen.crash.partly", n=saved, made=made)

    def _put_buttons(self, row: pygame.Rect) -> None:
        gap = self.px(14)
        ways = [
            ("continue", self.go_on, "accent", self.match is not None),
            ("leave", lambda: routes.open_title(self.services), "line", True),
            ("quit", self.services.quit, "line", True),
        ]
        width = (row.width - gap * (len(ways) - 1)) // len(ways)
        for place, (name, action, color, enabled) in enumerate(ways):
            rect = pygame.Rect(row.x + place * (width + gap), row.y, width, row.height)
            tip = f"screen.crash.{name}.{'tip' if enabled else 'why_not'}"
            self.root.add(
                Button(
                    self.kit,
                    rect,
                    self.say(f"screen.crash.{name}.button"),
                    action,
                    color=color,
                    enabled=enabled,
                    lines=2,
                    name=name,
                    tip=self.say(tip),
                )
            )
        if self.root.focus is None:
            self.root.set_focus(self.root.named("leave" if self.match is None else "continue"))

    def go_on(self) -> None:
        """Back to the table, from the newest save that is whole."""
        assert self.match is not None
        identity, store, box = self.match.identity, self.services.store, self.services.box

        def done(future: Future[Loaded | None]) -> None:
            loaded = future.result()
            if loaded is not None:
                routes.open_table(self.services, loaded.match)
                return
            title = self.say("screen.crash.continue.button")
            text = self.say("save.none_intact")
            self.services.stack.push(message(self.services, title, text))

        text = self.say("save.searching")
        work = Waiting(self.services, text, lambda: store.newest_good(identity, box), done)
        self.services.stack.push(work)

    def paint(self, surface: pygame.Surface) -> None:
        """Houses without lights."""
        surface.blit(self.kit.kept(("dark houses", self.screen.size), self._dark_houses), (0, 0))

    def _dark_houses(self) -> pygame.Surface:
        base, bad = self.kit.color("base"), self.kit.color("bad")
        size = self.screen.size
        surface = shade(size, mixed(base, bad, 0.05), mixed(base, bad, 0.22), 255)
        for depth, far in enumerate((0.5, 0.0)):
            ink = mixed(mixed(base, (0, 0, 0), 0.4), mixed(base, bad, 0.22), far)
            for tower in _towers(size, depth):
                surface.fill(ink, tower)
                if not far and tower.width % 3 == 0:  # the only lights that are left
                    lamp = pygame.Rect(0, 0, self.px(5), self.px(5))
                    lamp.midbottom = (tower.centerx, tower.y)
                    surface.fill(bad, lamp)
        return surface


def _towers(size: tuple[int, int], row: int) -> Iterator[pygame.Rect]:
    """A row of houses of any height and width, the same every time."""
    x, place = 0, row * 7
    while x < size[0]:
        width = size[0] * (2 + place * 5 % 4) // TOWERS // 3
        share = 0.18 + (place * 37 % 23) / 23 * (0.38 if row else 0.55)
        yield pygame.Rect(
            x, round(size[1] * (1 - share)), max(1, width), round(size[1] * share) + 1
        )
        x += max(1, width + width * (place % 3) // 8)
        place += 1


class WarningSign(Widget):
    """A triangle with an exclamation mark, drawn by hand."""

    def paint(self, surface: pygame.Surface) -> None:
        """The triangle, then the mark."""
        rect, dark = self.rect, self.kit.color("base")
        corners = [rect.midtop, rect.bottomright, rect.bottomleft]
        pygame.draw.polygon(surface, self.kit.color("bad"), corners)
        stroke = pygame.Rect(0, 0, max(3, rect.width // 10), rect.height * 3 // 10)
        stroke.midtop = (rect.centerx, rect.y + rect.height * 2 // 5)
        pygame.draw.rect(surface, dark, stroke, border_radius=stroke.width // 2)
        point = (rect.centerx, rect.bottom - rect.height // 7)
        pygame.draw.circle(surface, dark, point, max(2, stroke.width * 6 // 10))
