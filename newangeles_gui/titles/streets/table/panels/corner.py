"""The right column below the paper: three lines of the log, the stack, what is unseen and left."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, Letters, put_text
from newangeles_gui.widgets import Look, Widget, put_focus, put_panel

from ...city import TileLook, dashed, perforated, put_tile
from ...content import COLOURS, TYPES
from ...rules import unseen_types

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Chronicle, LogEntry, Regions, Target

    from ...city import Art
    from ...rules import View

LINES: Final = 3
SEARCHED: Final = 60  # of the newest entries


class LogStrip(Widget):
    """The newest lines of the log; a click opens all of it."""

    focusable = True

    def __init__(
        self, services: Services, places: Regions, rect: pygame.Rect, chronicle: Chronicle,
        seat: int, opened: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(services.kit, rect, "log.tab", services.say("town.log.open"))
        self.services, self.places, self.chronicle = services, places, chronicle
        self.seat, self.opened = seat, opened
        self.letters = Letters(services.kit, places)

    def click(self, pos: tuple[int, int]) -> bool:
        """Open the log."""
        self.opened()
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """As many lines as there is room for, the newest below and brightest."""
        color, pad = self.kit.color, self.places.px(12)
        line = color("accent" if self.hovered else "line")
        put_panel(self.kit, surface, self.rect, Look(color("panel"), line, 244, 1.5, 12))
        share = self.letters.share
        step = self.kit.type.line_height("small", share)
        most = min(LINES, max(1, (self.rect.height - pad) // step))
        left = self.rect.x + pad + step + self.places.px(2)
        shown = self._shown(most, self.rect.right - pad - left)
        if not shown:
            room = self.rect.inflate(-2 * pad, 0)
            put_text(self.kit, surface, room, self.services.say("town.log.open"), Ink(lines=2))
        top = self.rect.centery - step * sum(len(lines) for _, lines in shown) // 2
        for n, (entry, lines) in enumerate(shown):
            ink = color("text" if n == len(shown) - 1 else "muted")
            sign = self.kit.icon(entry.known.sign, step * 0.8 / self.kit.view.factor, ink)
            surface.blit(sign, sign.get_rect(midleft=(self.rect.x + pad, top + step // 2)))
            for words in lines:
                surface.blit(self.kit.type.draw(words, "small", ink, share), (left, top))
                top += step
        if self.focused:
            put_focus(self.kit, surface, self.rect)

    def _shown(self, most: int, room: int) -> list[tuple[LogEntry, list[str]]]:
        """The newest entries that have room whole, wrapped; the newest in any case."""
        found: list[tuple[LogEntry, list[str]]] = []
        for entry in reversed(self._told()):
            words = self.chronicle.words(entry)
            lines = self.kit.type.wrap(words, "small", room, self.letters.share)
            if found and sum(len(one) for _, one in found) + len(lines) > most:
                break
            found.insert(0, (entry, lines))
        return found

    def _told(self) -> list[LogEntry]:
        """What weighs something, and whose turn it is."""
        entries = self.chronicle.entries(self.seat)[-SEARCHED:]
        last = [one for one in entries[-1:] if not one.telling.weight]
        return [one for one in entries if one.telling.weight] + last


class StackPanel(Widget):
    """How many tiles are left, the back of the top one, what is unseen, the supply of people."""

    def __init__(
        self, services: Services, places: Regions, rect: pygame.Rect, view: View, art: Art
    ) -> None:
        super().__init__(services.kit, rect, "stack", self._told)
        self.services, self.places, self.view, self.art = services, places, view, art
        self.letters = Letters(services.kit, places)
        self.wide = places.form == "wide"
        self.top = pygame.Rect(0, 0, 1, 1)
        self.on_look: Callable[[str], None] = lambda name: None

    def u(self, units: float) -> int:
        """Pixels for units of the form."""
        return self.places.px(units)

    def _told(self) -> str:
        """What is to be seen; in the solo game first what the Sneak builds next (13.5)."""
        words, told = self.services.words, self.services.say("town.stack.tip")
        if self.open_tile:
            tile = f"tile.{self.open_tile}"
            told = f"{words.name(tile)}. {words.text(tile)}\n{told}"
        return told

    @property
    def open_tile(self) -> str:
        """The tile on top that all can see; empty if only its back can be seen."""
        top = self.view.top or self.view.end_top
        return "" if top in TYPES else top

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Keys reach it while there is a tile to look at."""
        return bool(self.open_tile)

    def act(self, action: str) -> bool:
        """Keys look at it, too."""
        return action in ("confirm", "zoom") and self.context(self.top.center)

    def context(self, pos: tuple[int, int]) -> bool:
        """Look at the open tile large."""
        if self.open_tile:
            self.on_look(self.open_tile)
        return bool(self.open_tile)

    def click(self, pos: tuple[int, int]) -> bool:
        """The same, where the tile lies."""
        return self.top.collidepoint(pos) and self.context(pos)

    def refresh(self) -> None:
        """It is drawn from the view."""

    def place(self, target: Target) -> pygame.Rect | None:
        """Where the stack is, or the supply of people."""
        if target == ("stack",):
            return self.top if self.top.width > 1 else self.rect
        return self._supply() if target == ("supply",) else None

    def _supply(self) -> pygame.Rect:
        rect = self.rect.copy()
        rect.height = self.rect.height // 3
        rect.bottom = self.rect.bottom
        return rect

    def paint(self, surface: pygame.Surface) -> None:
        """Stack at the left, unseen at the right, people at the foot."""
        color = self.kit.color
        put_panel(self.kit, surface, self.rect, Look(color("panel"), color("line"), 246, 1.5, 14))
        inner = self.rect.inflate(
            -self.u(28 if self.wide else 16), -self.u(20 if self.wide else 10)
        )
        upper = pygame.Rect(inner.x, inner.y, inner.width, round(inner.height * 0.62))
        self._put_stack(surface, upper)
        low = pygame.Rect(inner.x, upper.bottom, inner.width, inner.bottom - upper.bottom)
        perforated(surface, color("line"), (low.left, low.right), low.top, self.u(4))
        self._put_supply(surface, low)
        if self.focused:
            put_focus(self.kit, surface, self.rect)

    def _put_stack(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        say, view = self.services.say, self.view
        small = self.letters.form == "small"
        room = round(rect.width * (0.42 if small else 0.23))
        left = say("town.stack.left", count=view.pile_size)
        drawn = [
            self.letters.line(say("town.stack.head"), "small", "muted", room),
            self.letters.line(str(view.pile_size), "big_number", "text"),
            self.letters.line(left, "small", "muted", room),
        ]
        drawn = drawn[: 2 if small else 3]
        gap = (rect.height - sum(one.get_height() for one in drawn)) // 4
        top = rect.y
        for one in drawn:
            surface.blit(one, (rect.x, top))
            top += one.get_height() + gap
        high = min(self.u(84 if self.wide else 58), rect.height - self.u(6))
        self.top = pygame.Rect(rect.x + room + self.u(8), 0, round(high * 1.09), high)
        self.top.centery = rect.centery
        self._put_top(surface)
        if small:
            return
        unseen = pygame.Rect(self.top.right + self.u(18 if self.wide else 12), rect.y, 0,
                             rect.height)  # fmt: skip
        unseen.width = rect.right - unseen.x
        self._put_unseen(surface, unseen)

    def _put_top(self, surface: pygame.Surface) -> None:
        """The back of the top tile; in the solo game the tile itself (13.5)."""
        view, art = self.view, self.art
        top = view.top or view.end_top
        if not top:
            dashed(surface, self.kit.color("line"), self.top.inflate(-4, -4), self.u(6))
            return
        if self.open_tile:
            put_tile(art, surface, TileLook(top, 0, False), self.top.width, self.top.topleft)
            return
        drawn = art.tight(f"backs/{top}", self.top.height - self.u(4))
        for n in range(min(3, max(1, view.pile_size))):
            surface.blit(drawn, self.top.move(n * self.u(2), self.u(5) - n * self.u(3)))

    def _put_unseen(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """How many tiles of each type nobody here has seen."""
        head = self.letters.line(self.services.say("town.stack.unseen"), "small", "muted",
                                 rect.width)  # fmt: skip
        surface.blit(head, rect.topleft)
        counts = unseen_types(self.services.box, self.view)
        side = self.u(22 if self.wide else 15)
        line = (rect.height - head.get_height()) // 2
        for n, count in enumerate(counts):
            down, across = divmod(n, 3)
            x = rect.x + across * rect.width // 3
            y = rect.y + head.get_height() + line * down + line // 2
            disc = self.art.tight(f"discs/{TYPES[n]}", side)
            surface.blit(disc, disc.get_rect(midleft=(x, y)))
            number = self.letters.line(str(count), "strong", "text" if count else "faint")
            surface.blit(number, number.get_rect(midleft=(x + side + self.u(5), y)))

    def _put_supply(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The people who are left, by colour."""
        high = self.u(28 if self.wide else 20)
        words = self.services.say("town.stack.people")
        middle, left = rect.centery + self.u(2), rect.x
        if self.wide:
            head = self.letters.line(words, "small", "muted", rect.width)
            surface.blit(head, (rect.x, rect.y + self.u(4)))
            middle = rect.bottom - high // 2
        elif self.letters.form == "compact":
            head = self.letters.line(words, "small", "muted", rect.width // 3)
            surface.blit(head, head.get_rect(midleft=(rect.x, middle)))
            left = rect.x + head.get_width() + self.u(12)
        step = (rect.right - left) // len(COLOURS)
        for n, name in enumerate(COLOURS):
            one = self.art.tight(f"people/{name}.standing", high)
            spot = one.get_rect(midleft=(left + n * step, middle))
            surface.blit(one, spot)
            count = self.view.people_left[n]
            number = self.letters.line(str(count), "strong", "text" if count else "faint")
            surface.blit(number, number.get_rect(midleft=(spot.right + self.u(6), middle)))
