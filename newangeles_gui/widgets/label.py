"""Words, pictures and panels that are only looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from .surfaces import Look, put_panel
from .widget import Tip, Widget

if TYPE_CHECKING:
    from .kit import Kit
    from .surfaces import Rgb


class Label(Widget):
    """A text within a rectangle: wrapped, made smaller where it must be, aligned."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        text: str,
        style: str = "body",
        color: str = "text",
        align: str = "left",
        lines: int = 1,
        middle: bool = True,
        name: str = "",
        tip: Tip = "",
    ) -> None:
        super().__init__(kit, rect, name, tip)
        self.style, self.color, self.align = style, color, align
        self.most_lines, self.middle = lines, middle
        self.say(text)

    def say(self, text: str) -> None:
        """Show another text."""
        self.text = text
        fitted = self.kit.type.fit(text, self.style, self.rect.size, self.most_lines)
        self.lines, self.share, whole = fitted
        self.clipped = "" if whole else text

    @property
    def height(self) -> int:
        """How high the words are."""
        return len(self.lines) * self.kit.type.line_height(self.style, self.share)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the lines."""
        y = self.rect.y + ((self.rect.height - self.height) // 2 if self.middle else 0)
        step = self.kit.type.line_height(self.style, self.share)
        for line in self.lines:
            drawn = self.kit.type.draw(line, self.style, self.kit.color(self.color), self.share)
            surface.blit(drawn, (self._left(drawn.get_width()), y))
            y += step

    def _left(self, width: int) -> int:
        if self.align == "center":
            return self.rect.x + (self.rect.width - width) // 2
        return self.rect.right - width if self.align == "right" else self.rect.x


class Paragraph(Label):
    """A text that is as high as it needs to be at a width: for what scrolls."""

    def __init__(
        self,
        kit: Kit,
        place: tuple[int, int],
        width: int,
        text: str,
        style: str = "body",
        color: str = "text",
        name: str = "",
    ) -> None:
        lines = kit.type.wrap(text, style, width)
        height = len(lines) * kit.type.line_height(style)
        rect = pygame.Rect(*place, width, height)
        super().__init__(kit, rect, text, style, color, lines=len(lines), middle=False, name=name)


class Panel(Widget):
    """A panel with cut corners under other widgets."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        line: str = "line",
        fill: str = "panel",
        alpha: int = 235,
        glow: float = 0,
        name: str = "",
        tip: Tip = "",
    ) -> None:
        super().__init__(kit, rect, name, tip)
        self.look = Look(kit.color(fill), kit.color(line), alpha, glow=glow)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the panel."""
        put_panel(self.kit, surface, self.rect, self.look)


class Image(Widget):
    """A picture in the middle of a rectangle."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, picture: pygame.Surface, name: str = "", tip: Tip = ""
    ) -> None:
        super().__init__(kit, rect, name, tip)
        self.picture = picture

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the picture."""
        surface.blit(self.picture, self.picture.get_rect(center=self.rect.center))


WIDTH: Final = 420  # units
PADDING: Final = 14
DELAY: Final = 0.35  # seconds


def put_tooltip(
    kit: Kit,
    surface: pygame.Surface,
    near: pygame.Rect,
    text: str,
    screen: pygame.Rect,
    low: bool = False,
) -> pygame.Rect:
    """Draw a tip beside a widget, wherever there is room for it; where it is."""
    padding = kit.px(PADDING)
    lines = kit.type.wrap(text, "small", min(kit.px(WIDTH), screen.width - 4 * padding))
    width = max(kit.type.width(line, "small") for line in lines) + 2 * padding
    height = len(lines) * kit.type.line_height("small") + 2 * padding
    where = placed_low if low else placed
    rect = where((width, height), near, screen, kit.px(10))
    look = Look(kit.color("base"), kit.color("accent"), 245, sheen=0.04, glow=10)
    put_panel(kit, surface, rect, look)
    y = rect.y + padding
    for line in lines:
        surface.blit(kit.type.draw(line, "small", kit.color("text")), (rect.x + padding, y))
        y += kit.type.line_height("small")
    return rect


def placed(size: tuple[int, int], near: pygame.Rect, screen: pygame.Rect, gap: int) -> pygame.Rect:
    """Below, above, right or left of something, within the screen."""
    rect = pygame.Rect((0, 0), size)
    rect.midtop = (near.centerx, near.bottom + gap)
    if rect.bottom > screen.bottom:
        rect.midbottom = (near.centerx, near.top - gap)
    if rect.top < screen.top:
        rect.midleft = (near.right + gap, near.centery)
        if rect.right > screen.right:
            rect.midright = (near.left - gap, near.centery)
    return rect.clamp(screen)


def placed_low(
    size: tuple[int, int], near: pygame.Rect, screen: pygame.Rect, gap: int
) -> pygame.Rect:
    """Right or left of something, as low as the screen allows: what stands above stays in sight."""
    rect = pygame.Rect((0, 0), size)
    rect.bottomleft = (near.right + gap, screen.bottom - gap)
    if rect.right > screen.right:
        rect.right = near.left - gap
    return rect.clamp(screen)


DISC_SMOOTH: Final = 4


def put_badge(
    kit: Kit, surface: pygame.Surface, corner: tuple[int, int], side: int, badge: str
) -> None:
    """A disc with its upper right corner there: a number, or a sign."""
    chosen = not badge.isdigit()
    edge = kit.color("focus" if chosen else "text")
    key = ("badge", side, badge, edge, kit.color("base"))
    made = kit.kept(key, lambda: _badge(kit, side, badge, edge))
    surface.blit(made, (corner[0] - side, corner[1]))


def _badge(kit: Kit, side: int, badge: str, edge: Rgb) -> pygame.Surface:
    disc = pygame.Surface((side * DISC_SMOOTH, side * DISC_SMOOTH), pygame.SRCALPHA)
    middle, radius = (side * DISC_SMOOTH // 2,) * 2, side * DISC_SMOOTH // 2
    number = badge.isdigit()
    pygame.draw.circle(disc, (*edge, 210), middle, radius)
    pygame.draw.circle(disc, kit.color("base") if number else edge, middle, round(radius * 0.9))
    made = pygame.transform.smoothscale(disc, (side, side))
    if number:
        drawn = kit.type.draw(badge, "number", edge, side * 0.66 / kit.type.size("number"))
    else:
        drawn = kit.icon(badge, side * 0.7 / kit.view.factor, kit.color("base"))
    made.blit(drawn, drawn.get_rect(center=made.get_rect().center))
    return made
