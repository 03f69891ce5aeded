"""The tab at the edge of the screen behind which the log is: it counts what is new."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Button, Look, put_focus, put_panel

from .recap import Recap

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from .chronicle import Chronicle

ICON: Final = 24  # units
PADDING: Final = 14
BADGE: Final = 26
MOST: Final = 99


class LogTab(Button):
    """Opens the drawer; lit if something has happened that was not to be seen."""

    floats = True

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        chronicle: Chronicle,
        seat: int,
        open_drawer: Callable[[], None],
        recap: Recap | None = None,
    ) -> None:
        words = services.say("screen.log.title")
        super().__init__(services.kit, rect, words, open_drawer, name="log.tab", tip=self._tip)
        self.services, self.chronicle, self.seat, self.recap = services, chronicle, seat, recap
        self.clipped = ""  # the words stand upright

    @property
    def new(self) -> int:
        """How many lines have come since the last look."""
        return self.chronicle.unseen(self.seat)

    @property
    def lit(self) -> bool:
        """Whether something was missed."""
        return self.recap is not None and self.recap.missed

    def _tip(self) -> str:
        key = str(self.services.settings.values["key_log"]).upper()
        lines = [f"{self.services.say('screen.log.open')} [{key}]"]
        if self.new:
            lines.append(self.services.say("screen.log.new", n=self.new))
        return "\n".join(lines)

    def paint(self, surface: pygame.Surface) -> None:
        """A tongue at the edge with sign and upright word; the number hangs at its corner."""
        kit, rect, active = self.kit, self.rect, self.hovered or self.focused
        line = kit.color("accent" if active or self.lit else "line")
        put_panel(kit, surface, rect, Look(kit.color("panel"), line, 240, edge=1.5, cut=8))
        ink = kit.color("text" if active or self.lit else "muted")
        sign = kit.icon("log", ICON, ink)
        surface.blit(sign, sign.get_rect(midtop=(rect.centerx, rect.y + kit.px(PADDING))))
        top = rect.y + kit.px(PADDING + ICON)
        room = (rect.bottom - kit.px(PADDING) // 2 - top, rect.width - kit.px(8))
        lines, share, _ = kit.type.fit(self.text, "strong", room)
        word = pygame.transform.rotate(kit.type.draw(lines[0], "strong", ink, share), 90)
        surface.blit(word, word.get_rect(center=(rect.centerx, top + room[0] // 2)))
        if self.new:
            self._put_number(surface)
        if self.focused:
            put_focus(kit, surface, rect)

    def _put_number(self, surface: pygame.Surface) -> None:
        kit, number = self.kit, self.new
        said = kit.type.draw(
            str(number) if number <= MOST else f"{MOST}+", "small_strong", kit.color("base")
        )
        side = kit.px(BADGE)
        ground = pygame.Rect(0, 0, max(side, said.get_width() + kit.px(10)), side)
        ground.midleft = (self.rect.x - side // 2, self.rect.y)
        color = kit.color("focus" if self.lit else "accent")
        pygame.draw.rect(surface, color, ground, border_radius=side // 2)
        surface.blit(said, said.get_rect(center=ground.center))
