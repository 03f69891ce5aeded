"""Capital of all players and threat, turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.surfaces import Look, put_panel
from newangeles_gui.widgets.widget import Widget

if TYPE_CHECKING:
    from newangeles_gui.session.timeline import Timeline
    from newangeles_gui.widgets.theme import Rgb

    from ..base import Services

# One colour a seat; the mark at the end of each line says whose it is.
LINES: Final = ("accent", "counter", "labor", "media", "good", "bad")
PADDING: Final = 18  # units
FOOT: Final = 30
RIGHT: Final = 54
STEPS: Final = 4
HAZE: Final = 46


class Chart(Widget):
    """Lines of capital over the area of threat."""

    def __init__(
        self, services: Services, rect: pygame.Rect, timeline: Timeline, players: list[str]
    ) -> None:
        super().__init__(services.kit, rect, "chart")
        self.services, self.timeline, self.players = services, timeline, players
        self._drawn: pygame.Surface | None = None
        self.most = max((max(one.capital) for one in timeline.points), default=1) or 1
        self.limit = services.box.threat_end

    def paint(self, surface: pygame.Surface) -> None:
        """The picture is drawn once."""
        if self._drawn is None:
            self._drawn = self._draw()
        surface.blit(self._drawn, self.rect)

    @property
    def _plot(self) -> pygame.Rect:
        px = self.kit.px
        return pygame.Rect(
            px(PADDING + 24),
            px(PADDING),
            self.rect.width - px(2 * PADDING + 24 + RIGHT),
            self.rect.height - px(PADDING + FOOT),
        )

    def _at(self, place: int, share: float) -> tuple[int, int]:
        plot = self._plot
        along = place / max(1, len(self.timeline.points) - 1)
        return (round(plot.x + along * plot.width), round(plot.bottom - share * plot.height))

    def _draw(self) -> pygame.Surface:
        kit = self.kit
        surface = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        whole = surface.get_rect()
        put_panel(kit, surface, whole, Look(kit.color("panel"), kit.color("line"), 225))
        self._grid(surface)
        self._threat(surface)
        for seat in range(len(self.players)):
            self._line(surface, seat)
        self._marks(surface)
        return surface

    def _grid(self, surface: pygame.Surface) -> None:
        kit, plot = self.kit, self._plot
        for step in range(STEPS + 1):
            y = plot.bottom - step * plot.height // STEPS
            pygame.draw.line(surface, kit.color("line"), (plot.left, y), (plot.right, y))
            number = str(round(self.most * step / STEPS))
            drawn = kit.type.draw(number, "small", kit.color("capital"))
            surface.blit(drawn, drawn.get_rect(midright=(plot.left - kit.px(6), y)))
        foot = (plot.width, kit.px(FOOT))
        text = self.services.say("screen.results.chart", turns=len(self.timeline.points) - 1)
        lines, share, _ = kit.type.fit(text, "small", foot)
        drawn = kit.type.draw(lines[0], "small", kit.color("muted"), share)
        surface.blit(drawn, (plot.left, plot.bottom + kit.px(4)))

    def _threat(self, surface: pygame.Surface) -> None:
        points = self.timeline.points
        line = [self._at(n, one.threat / self.limit) for n, one in enumerate(points)]
        if len(line) < 2:
            return
        color = self.kit.color("threat")
        area = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        floor = self._plot.bottom
        outline = [(line[0][0], floor), *line, (line[-1][0], floor)]
        pygame.draw.polygon(area, (*color, HAZE), outline)
        surface.blit(area, (0, 0))
        pygame.draw.lines(surface, color, False, line, max(1, self.kit.px(2)))

    def _color(self, seat: int) -> Rgb:
        return self.kit.color(LINES[seat % len(LINES)])

    def _line(self, surface: pygame.Surface, seat: int) -> None:
        points = self.timeline.points
        line = [self._at(n, one.capital[seat] / self.most) for n, one in enumerate(points)]
        if len(line) > 1:
            pygame.draw.lines(surface, self._color(seat), False, line, max(2, self.kit.px(3)))

    def _marks(self, surface: pygame.Surface) -> None:
        """The mark of each player at the end of the line, none over another."""
        points = self.timeline.points
        if not points:
            return
        size = self.kit.px(28)
        ends = sorted(
            (self._at(len(points) - 1, points[-1].capital[seat] / self.most)[1], seat)
            for seat in range(len(self.players))
        )
        lowest = self._plot.top
        for y, seat in ends:
            y = max(y, lowest)
            spot = pygame.Rect(0, 0, size, size)
            spot.midleft = (self._plot.right + self.kit.px(12), y)
            surface.blit(self.kit.icon(f"marks/{self.players[seat]}", 28), spot)
            stroke = (spot.left - self.kit.px(6), y - size // 3, self.kit.px(3), size * 2 // 3)
            pygame.draw.rect(surface, self._color(seat), stroke)
            lowest = y + size
