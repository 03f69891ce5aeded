"""Money turn by turn, a line for each player in their colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Look, Widget, put_panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.scenes import Services

PAD: Final = 16  # units
NUMBERS: Final = 40
HEAD: Final = 36
SIGN: Final = 26
FINE: Final = 2
STEPS: Final = 4
ROUNDED: Final = 20
THICK: Final = 3.5


class MoneyChart(Widget):
    """The lines, and the sign of each player at the end of theirs."""

    def __init__(
        self, services: Services, rect: pygame.Rect, players: Sequence[str],
        money: Sequence[Sequence[int]],
    ) -> None:  # fmt: skip
        super().__init__(services.kit, rect, "chart")
        self.services, self.players, self.money = services, players, money
        most = max(max(one) for one in money)
        self.most = max(ROUNDED, -(-most // ROUNDED) * ROUNDED)
        self._drawn: pygame.Surface | None = None

    @property
    def plot(self) -> pygame.Rect:
        """Where the lines are, within the chart."""
        px = self.kit.px
        return pygame.Rect(
            px(PAD + NUMBERS), px(PAD + HEAD),
            self.rect.width - px(2 * PAD + NUMBERS + SIGN),
            self.rect.height - px(2 * PAD + HEAD),
        )  # fmt: skip

    def line(self, seat: int) -> list[tuple[int, int]]:
        """The points of a player."""
        plot, last = self.plot, max(1, len(self.money) - 1)
        return [
            (
                plot.x + round(plot.width * n / last),
                plot.bottom - round(plot.height * one[seat] / self.most),
            )
            for n, one in enumerate(self.money)
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """Drawn once."""
        if self._drawn is None:
            self._drawn = self._draw()
        surface.blit(self._drawn, self.rect)

    def _draw(self) -> pygame.Surface:
        kit, plot = self.kit, self.plot
        surface = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        look = Look(kit.color("panel"), kit.color("line"), 238)
        put_panel(kit, surface, surface.get_rect(), look)
        head = kit.type.draw(self.services.say("screen.results.curve"), "label", kit.color("muted"))
        surface.blit(head, (kit.px(PAD), kit.px(PAD) - kit.px(4)))
        for step in range(STEPS + 1):
            y = plot.bottom - plot.height * step // STEPS
            pygame.draw.line(surface, kit.color("line"), (plot.x, y), (plot.right, y))
            number = kit.type.draw(str(self.most * step // STEPS), "small", kit.color("muted"))
            surface.blit(number, number.get_rect(midright=(plot.x - kit.px(8), y)))
        large = pygame.Surface((self.rect.width * FINE, self.rect.height * FINE), pygame.SRCALPHA)
        wide = max(2, kit.px(THICK)) * FINE
        for seat, player in enumerate(self.players):
            points = [(x * FINE, y * FINE) for x, y in self.line(seat)]
            pygame.draw.lines(large, kit.color(player), False, points, wide)
            for point in points:
                pygame.draw.circle(large, kit.color(player), point, wide // 2)
        surface.blit(pygame.transform.smoothscale(large, self.rect.size), (0, 0))
        self._put_signs(surface)
        return surface

    def _put_signs(self, surface: pygame.Surface) -> None:
        """At the ends of the lines, moved apart where they meet."""
        kit, side = self.kit, self.kit.px(SIGN)
        ends = sorted((self.line(seat)[-1], player) for seat, player in enumerate(self.players))
        ends.sort(key=lambda one: one[0][1])
        lowest = -side
        for (x, y), player in ends:
            top = max(y - side // 2, lowest + side // 2)
            lowest = top + side // 2
            sign = kit.icon(self.services.room.mark(player), SIGN)
            surface.blit(sign, (x + kit.px(6), top))
