"""Words, pictures and panels that are only looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from .surfaces import Look, put_panel
from .widget import Tip, Widget

if TYPE_CHECKING:
    from .kit import Kit


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
