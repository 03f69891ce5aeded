"""The top bar: what is played, how far it is, and the seats in the order of play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.session import NOBODY
from newangeles_gui.table import Letters
from newangeles_gui.widgets import Look, Widget, put_panel

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.table import Regions

    from ...city import Art
    from ...rules import View

GAP: Final = 16  # units


class BarGround(Widget):
    """Below everything in the bar."""

    def paint(self, surface: pygame.Surface) -> None:
        """A dark strip."""
        surface.fill(self.kit.color("panel"), self.rect)
        foot = pygame.Rect(self.rect.x, self.rect.bottom - 2, self.rect.width, 2)
        surface.fill(self.kit.color("line"), foot)


class SeatsBar(Widget):
    """The name of the game, the turn, and who is next."""

    def __init__(
        self, services: Services, places: Regions, rect: pygame.Rect, view: View, match: Match,
        art: Art,
    ) -> None:  # fmt: skip
        super().__init__(services.kit, rect, "seats")
        self.services, self.places, self.view, self.art = services, places, view, art
        self.letters = Letters(services.kit, places)
        words = services.words.at_table(match, view.seat)
        self.names = [words.called(player) for player in view.players]

    def hits(self, pos: tuple[int, int]) -> bool:
        """It is only looked at."""
        return False

    def u(self, units: float) -> int:
        """Pixels for units of the form."""
        return self.places.px(units)

    def paint(self, surface: pygame.Surface) -> None:
        """Name and turn at the left, the seats in the middle of the window."""
        say, rect = self.services.say, self.rect
        left = rect.x + self.u(GAP if self.places.form == "wide" else 8)
        title = self.letters.line(say("title.name").upper(), "big_number", "focus")
        if self.letters.form == "compact":
            title = self.letters.line(say("title.name").upper(), "number", "focus")
        if self.letters.form != "small":
            surface.blit(title, title.get_rect(midleft=(left, rect.centery)))
            left += title.get_width() + self.u(GAP)
        turn = self.letters.line(self._turn(), "small", "muted")
        surface.blit(turn, turn.get_rect(midleft=(left, rect.centery)))
        self._put_seats(surface, left + turn.get_width() + self.u(GAP))

    def _turn(self) -> str:
        """Which turn of how many: every tile of the stack and of the hands is one."""
        view = self.view
        left = view.pile_size + sum(map(sum, view.backs)) + (view.sneak != NOBODY) * view.end_size
        return self.services.say("town.turn", n=view.turn + 1, of=view.turn + max(1, left))

    def _put_seats(self, surface: pygame.Surface, first: int) -> None:
        kit, side = self.kit, self.u(24 if self.letters.form == "wide" else 18)
        pad = self.u(10)
        arrow = kit.icon("arrow_right", 16, kit.color("muted"))
        drawn = [self.letters.line(name, "label", "text") for name in self.names]
        wide = [side + self.u(8) + one.get_width() + 2 * pad for one in drawn]
        whole = sum(wide) + (len(wide) - 1) * (arrow.get_width() + self.u(8))
        left = max(first, min(kit.view.size[0] // 2 - whole // 2, self.rect.right - whole))
        high = self.rect.height
        for n, name in enumerate(drawn):
            box = pygame.Rect(left, self.rect.centery - high // 2, wide[n], high)
            if n == self.view.active:
                color = kit.color
                put_panel(kit, surface, box, Look(color("raised"), color("accent"), 255, 2, 8))
            sign = self.art.tight(f"signs/{self.view.players[n]}", side)
            surface.blit(sign, sign.get_rect(midleft=(box.x + pad, box.centery)))
            at = name.get_rect(midleft=(box.x + pad + side + self.u(8), box.centery))
            surface.blit(name, at)
            left = box.right + self.u(4)
            if n < len(drawn) - 1:
                surface.blit(arrow, arrow.get_rect(midleft=(left, self.rect.centery)))
                left += arrow.get_width() + self.u(4)
