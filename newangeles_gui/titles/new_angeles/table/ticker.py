"""One line of news: it slides a little when it changes, if motion is not reduced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.surfaces import Look, put_panel
from newangeles_gui.widgets.tween import ease_out
from newangeles_gui.widgets.widget import Widget

if TYPE_CHECKING:
    from newangeles_gui.scenes.base import Services

    from .news import News

CHANGE: Final = 0.3  # seconds
SLIDE: Final = 40  # units
SIGN: Final = 22
PADDING: Final = 12
FRAME: Final = 1 / 30


class Ticker(Widget):
    """What the city says of the newest thing that matters."""

    def __init__(self, services: Services, rect: pygame.Rect, news: News) -> None:
        super().__init__(services.kit, rect, "ticker", tip=lambda: news.text)
        self.services, self.news = services, news
        self._shown = news.text
        self._passed = CHANGE

    @property
    def text(self) -> str:
        """What it says."""
        return self._shown

    def refresh(self) -> bool:
        """There may be news; whether there is."""
        text = self.news.text
        if text == self._shown:
            return False
        self._shown = text
        self._passed = CHANGE if self.kit.calm else 0.0
        return True

    def update(self, seconds: float) -> None:
        """Time passes."""
        self._passed = min(CHANGE, self._passed + seconds)

    def wait(self) -> float | None:
        """Seconds until it wants `update`; None while it stands still."""
        return FRAME if self._passed < CHANGE else None

    def paint(self, surface: pygame.Surface) -> None:
        """Ground, sign and headline."""
        kit, rect = self.kit, self.rect
        put_panel(kit, surface, rect, Look(kit.color("base"), kit.color("line"), 220, cut=8))
        sign = kit.icon("sound", SIGN, kit.color("warning"))
        surface.blit(sign, sign.get_rect(midleft=(rect.x + kit.px(PADDING), rect.centery)))
        left = rect.x + kit.px(PADDING * 2 + SIGN)
        room = pygame.Rect(left, rect.y, rect.right - left - kit.px(PADDING), rect.height)
        lines, share, _ = kit.type.fit(self._shown, "italic", room.size)
        drawn = kit.type.draw(lines[0], "italic", kit.color("text"), share)
        slide = round(kit.px(SLIDE) * (1 - ease_out(self._passed / CHANGE)))
        before = surface.get_clip()
        surface.set_clip(room.clip(before))
        surface.blit(drawn, drawn.get_rect(midleft=(room.x + slide, room.centery)))
        surface.set_clip(before)
