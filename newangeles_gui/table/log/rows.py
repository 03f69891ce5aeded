"""The lines of the log: only those that are seen exist as widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Look, Widget, put_panel

if TYPE_CHECKING:
    from .chronicle import LogEntry
    from .lines import LogLines

PAD: Final = 3  # units above and below a line
SIGN: Final = 22
INDENT: Final = 34
WHY: Final = 28
MARK: Final = 30
HEAD: Final = 34  # a separator's height


class LogRow(Widget):
    """An entry. `top` is where it begins, which may be above the window of the log."""

    def __init__(self, log: LogLines, entry: LogEntry, top: int, height: int) -> None:
        self.log, self.entry, self.top, self.bottom = log, entry, top, top + height
        self._under = False
        whole = pygame.Rect(log.rect.x, top, log.inner, height)
        super().__init__(log.kit, whole.clip(log.rect), tip=self._tip)

    @property
    def hovered(self) -> bool:
        """Whether the pointer is on it."""
        return self._under

    @hovered.setter
    def hovered(self, under: bool) -> None:
        if under != self._under:
            self._under = under
            self.log.hover(self.entry if under else None)

    def _tip(self) -> str:
        named = self.log.chronicle.card(self.entry)
        key = "open_card" if named else "open_rule" if self.entry.known.rule else ""
        return self.log.services.say(f"screen.log.{key}") if key else ""

    @property
    def _why(self) -> pygame.Rect:
        side = self.kit.px(WHY)
        return pygame.Rect(self.rect.right - side, self.top, side, side)

    @property
    def _lit(self) -> bool:
        return self._under or self.log.selected == self.entry.number

    def click(self, pos: tuple[int, int]) -> bool:
        """Show the card, or answer why."""
        return self.log.open(self.entry, why=self._why.collidepoint(pos))

    def context(self, pos: tuple[int, int]) -> bool:
        """Answer why."""
        return self.log.open(self.entry, why=True)

    def paint(self, surface: pygame.Surface) -> None:
        """A separator or a line, with its sign."""
        if self.entry.is_round:
            self._paint_round(surface)
        elif self.entry.is_turn:
            self._paint_turn(surface)
        else:
            self._paint_line(surface)

    def _paint_round(self, surface: pygame.Surface) -> None:
        kit, known = self.kit, self.entry.known
        rect = pygame.Rect(self.rect.x, self.top + kit.px(PAD), self.rect.width, kit.px(HEAD - 6))
        look = Look(kit.color("raised"), kit.color(known.color), 235, edge=1, cut=8)
        put_panel(kit, surface, rect, look)
        sign = kit.icon(known.sign, SIGN, kit.color(known.color))
        surface.blit(sign, sign.get_rect(midleft=(rect.x + kit.px(8), rect.centery)))
        self._one_line(surface, rect.x + kit.px(INDENT + 4), rect.centery, "small_strong", "text")

    def _paint_turn(self, surface: pygame.Surface) -> None:
        kit = self.kit
        middle = self.top + kit.px(HEAD) // 2
        mark = kit.icon(self._mark(), MARK - 4)
        surface.blit(mark, mark.get_rect(midleft=(self.rect.x, middle)))
        end = self._one_line(
            surface, self.rect.x + kit.px(INDENT), middle, "small_strong", "accent"
        )
        line = (end + kit.px(10), self.rect.right - kit.px(4))
        if line[0] < line[1]:
            color = kit.color("line")
            pygame.draw.line(surface, color, (line[0], middle), (line[1], middle), 2)

    def _mark(self) -> str:
        return self.log.services.room.mark(str(self.entry.facts["player"]))

    def _one_line(
        self, surface: pygame.Surface, left: int, middle: int, style: str, color: str
    ) -> int:
        """Words in one line, made smaller where they must be; where they end."""
        kit = self.kit
        room = (self.rect.right - left - kit.px(8), kit.px(HEAD))
        lines, share, _ = kit.type.fit(self.log.chronicle.words(self.entry), style, room)
        drawn = kit.type.draw(lines[0], style, kit.color(color), share)
        surface.blit(drawn, drawn.get_rect(midleft=(left, middle)))
        return left + drawn.get_width()

    def _paint_line(self, surface: pygame.Surface) -> None:
        kit, known = self.kit, self.entry.known
        if self._lit:
            look = Look(kit.color("raised"), kit.color("accent"), 220, edge=1, cut=6)
            put_panel(kit, surface, self.rect, look)
        y = self.top + kit.px(PAD)
        step = kit.type.line_height("small")
        sign = kit.icon(known.sign, SIGN, kit.color(known.color))
        surface.blit(sign, sign.get_rect(midleft=(self.rect.x + kit.px(4), y + step // 2)))
        color = kit.color("muted" if known.color == "muted" and not self._lit else "text")
        for line in self.log.wrapped(self.entry):
            surface.blit(kit.type.draw(line, "small", color), (self.rect.x + kit.px(INDENT), y))
            y += step
        if self._lit and known.rule:
            look = Look(kit.color("base"), kit.color("focus"), 255, edge=1, cut=5, sheen=0)
            put_panel(kit, surface, self._why, look)
            why = kit.icon("why", WHY - 8, kit.color("focus"))
            surface.blit(why, why.get_rect(center=self._why.center))
