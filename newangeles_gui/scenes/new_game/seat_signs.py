"""Small things of a seat's row: the button with a mark, and the coloured edge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.button import Button, put_focus
from newangeles_gui.widgets.surfaces import put_panel
from newangeles_gui.widgets.widget import Action, Tip, Widget

if TYPE_CHECKING:
    from newangeles_gui.widgets.kit import Kit

SHARE: Final = 38  # units of the mark
FADED: Final = 80
EDGE: Final = 5


class MarkButton(Button):
    """Chooses a corporation; that of another seat is faded."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        corporation: str,
        color: str,
        action: Action,
        chosen: bool,
        taken: bool,
        name: str,
        tip: Tip,
    ) -> None:
        super().__init__(kit, rect, "", action, color=color, chosen=chosen, name=name, tip=tip)
        self.corporation, self.taken = corporation, taken
        if not chosen:
            self.color = "line"

    def paint(self, surface: pygame.Surface) -> None:
        """Draw ground and mark."""
        kit = self.kit
        put_panel(kit, surface, self.rect, self.look())
        if self.corporation:
            sign = kit.icon(f"marks/{self.corporation}.64", SHARE)
        else:
            sign = kit.icon("help", SHARE - 8, kit.color("text" if self.chosen else "muted"))
        if self.taken and not self.hovered:
            sign = self._faded(sign)
        surface.blit(sign, sign.get_rect(center=self.rect.center))
        if self.focused:
            put_focus(kit, surface, self.rect)

    def _faded(self, sign: pygame.Surface) -> pygame.Surface:
        def make() -> pygame.Surface:
            faded = sign.copy()
            faded.fill((255, 255, 255, FADED), special_flags=pygame.BLEND_RGBA_MULT)
            return faded

        return self.kit.kept(("faded", self.corporation, sign.get_size()), make)


class Edge(Widget):
    """A strip in the colour of the corporation along the left of a row."""

    def __init__(self, kit: Kit, rect: pygame.Rect, color: str) -> None:
        cut = kit.px(12)
        strip = pygame.Rect(rect.x, rect.y + cut, kit.px(EDGE), rect.height - cut)
        super().__init__(kit, strip)
        self.color = color

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the strip."""
        surface.fill(self.kit.color(self.color), self.rect)
