"""The hand: three tiles on a shelf, each with its rule in words; the one that is taken rises."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, Letters, put_text
from newangeles_gui.widgets import Look, Widget, put_focus, put_panel

from ...city import DEEP, TURNS, TileLook, dashed, put_tile

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Regions, Target

    from ...city import Art

PLACES: Final = 3
RISE: Final = 14  # units
LOW_RISE: Final = 9  # where the question stands close above
SMALLEST: Final = 0.62  # of their size, where a tile has many words
PULLED: Final = 14  # that a pointer moves before a tile is pulled


class HandTile(Widget):
    """A tile of the hand that can be taken, turned and looked at."""

    focusable = True
    low_tip = True
    floats = True

    def __init__(self, shelf: HandShelf, place: int, rect: pygame.Rect, name: str) -> None:
        super().__init__(shelf.kit, rect, f"hand.{place}")
        self.shelf, self.place_in_hand, self.tile = shelf, place, name
        self.target = ("card", name)
        self._held: tuple[int, int] | None = None
        self._pulled = False

    @property
    def taken(self) -> bool:
        """Whether it is the one that is placed now."""
        return self.shelf.taken == self.tile

    def press(self, pos: tuple[int, int]) -> None:
        """Perhaps it is pulled over the city."""
        self._held, self._pulled = pos, False

    def drag(self, pos: tuple[int, int]) -> None:
        """It is held over the city, and turns to the edge of a cell that the pointer is at."""
        if self._held is not None and not self._pulled:
            across, down = pos[0] - self._held[0], pos[1] - self._held[1]
            self._pulled = abs(across) + abs(down) > self.shelf.u(PULLED)
        if self._pulled:
            self.shelf.on_drag(self.tile, pos)

    def drop(self, pos: tuple[int, int]) -> None:
        """Over the city it is built, elsewhere it stays in the hand."""
        self._held = None
        if self._pulled and not self.shelf.rect.collidepoint(pos):
            self.shelf.on_drop(pos)

    def click(self, pos: tuple[int, int]) -> bool:
        """Take it, or put it back."""
        if not self._pulled:
            self.shelf.on_take(self.tile)
        return True

    def context(self, pos: tuple[int, int]) -> bool:
        """Look at it large."""
        self.shelf.on_look(self.tile)
        return True

    def wheel(self, amount: int) -> bool:
        """Turn it among the rotations that fit."""
        return self.taken and self.shelf.on_turn(-amount)

    def act(self, action: str) -> bool:
        """Keys do the same."""
        if action == "zoom":
            return self.context(self.rect.center)
        if action in TURNS and self.taken:
            return self.shelf.on_turn(TURNS[action])
        return super().act(action)

    def paint(self, surface: pygame.Surface) -> None:
        """The place on the shelf, the tile, and its words."""
        kit, shelf, color = self.kit, self.shelf, self.kit.color
        rise = RISE if shelf.letters.form == "wide" else LOW_RISE
        rect = self.rect.move(0, -shelf.u(rise)) if self.taken else self.rect
        if self.taken:
            look = Look(color("raised"), color("accent"), 255, 2.5, 12, 10, 0.08)
            put_panel(kit, surface, rect, look)
        elif self.hovered and shelf.asks:
            put_panel(kit, surface, rect, Look(color("raised"), color("line"), 255, 1.5, 12))
        self._put_tile(surface, rect)
        self._put_words(surface, rect)
        if shelf.asks:
            self._put_key(surface, rect)
        if self.focused:
            put_focus(kit, surface, rect.inflate(-6, -6))

    def _put_tile(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        cell = rect.height * 0.8
        rotation = self.shelf.rotation if self.taken else 0
        look = TileLook(self.tile, rotation, False)
        top = rect.bottom - cell * DEEP - rect.height * 0.07
        put_tile(self.shelf.art, surface, look, cell, (rect.x + self.shelf.u(16), top))

    def _put_words(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        shelf, kit = self.shelf, self.kit
        left = rect.x + round(rect.height * 0.8) + shelf.u(30)
        room = pygame.Rect(left, rect.y + shelf.u(12), rect.right - shelf.u(8) - left, 0)
        foot = rect.bottom - shelf.u(12)
        line = shelf.letters.share
        name = shelf.services.words.name(f"tile.{self.tile}")
        tile = shelf.services.box.tiles[self.tile]
        room.height = 2 * kit.type.line_height("strong", line)
        room.y += self._lines(surface, room, name, "strong", "text") + shelf.u(2)
        room.height = foot - room.y
        rule = shelf.services.words.text(f"tile.{self.tile}")
        wanted = kit.type.line_height("small", line) * len(
            kit.type.wrap(rule, "small", room.width, line)
        )
        if shelf.business:
            side = shelf.u(28 if shelf.letters.form == "wide" else 19)
            if wanted + side <= room.height:
                self._put_business(surface, pygame.Rect(left, foot - side, room.width, side), tile)
            else:  # the icon alone, at the foot of the tile
                icon = shelf.art.business(tile.business, side)
                surface.blit(icon, icon.get_rect(bottomright=(left - shelf.u(8), foot)))
        self._lines(surface, room, rule, "small", "muted")

    def _lines(
        self, surface: pygame.Surface, room: pygame.Rect, text: str, style: str, color: str
    ) -> int:
        """Wrapped words from above, smaller where they have to be; how high they are."""
        words, share = self.kit.type, self.shelf.letters.share
        least = share * SMALLEST

        def fits() -> bool:
            high = len(lines) * words.line_height(style, share)
            wide = max(words.width(line, style, share) for line in lines)
            return high <= room.height and wide <= room.width

        lines = words.wrap(text, style, room.width, share)
        while not fits() and share > least:
            share *= 0.96
            lines = words.wrap(text, style, room.width, share)
        step = words.line_height(style, share)
        for n, line in enumerate(lines):
            drawn = words.draw(line, style, self.kit.color(color), share)
            surface.blit(drawn, (room.x, room.y + n * step))
        return step * len(lines)

    def _put_business(self, surface: pygame.Surface, rect: pygame.Rect, tile: object) -> None:
        business, icons = getattr(tile, "business", ""), getattr(tile, "icons", 0)
        icon = self.shelf.art.business(business, rect.height)
        step = rect.height * 2 // 3
        for n in range(icons):
            surface.blit(icon, (rect.x + n * step, rect.y))
        left = rect.x + (icons - 1) * step + icon.get_width() + self.shelf.u(6)
        text = self.shelf.services.words.name(f"business.{business}")
        room = pygame.Rect(left, rect.y, rect.right - left, rect.height)
        line = self.shelf.letters.line(text, "small", "text", room.width)
        surface.blit(line, line.get_rect(midleft=room.midleft))

    def _put_key(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        side = self.shelf.u(26 if self.shelf.letters.form == "wide" else 18)
        box = pygame.Rect(rect.x + self.shelf.u(6), rect.y + self.shelf.u(6), side, side)
        color = self.kit.color
        put_panel(self.kit, surface, box, Look(color("base"), color("text"), 230, 1.2, cut=4))
        number = self.shelf.letters.line(str(self.place_in_hand + 1), "small_strong", "text")
        surface.blit(number, number.get_rect(center=box.center))


class HandShelf(Widget):
    """The places of the hand; an empty one says when it is filled again."""

    def __init__(
        self, services: Services, places: Regions, tiles: Callable[[], list[str]], art: Art,
        business: bool, asks: bool, empty: str,
    ) -> None:  # fmt: skip
        super().__init__(services.kit, places.hand, "hand")
        self.services, self.places, self.art = services, places, art
        self.letters = Letters(services.kit, places)
        self.business, self.asks, self.empty = business, asks, empty
        self.taken, self.rotation = "", 0
        self.on_take: Callable[[str], None] = lambda name: None
        self.on_look: Callable[[str], None] = lambda name: None
        self.on_turn: Callable[[int], bool] = lambda step: False
        self.on_drag: Callable[[str, tuple[int, int]], None] = lambda name, pos: None
        self.on_drop: Callable[[tuple[int, int]], None] = lambda pos: None
        self._held = tiles
        self.tiles: list[HandTile] = []
        self.refresh()

    def refresh(self) -> None:
        """The hand may have changed."""
        names = self._held()[:PLACES]
        if names != [one.tile for one in self.tiles]:
            self.tiles = [HandTile(self, n, self.place_rect(n), name) for n, name in
                          enumerate(names)]  # fmt: skip
            self.children = [*self.tiles]

    def u(self, units: float) -> int:
        """Pixels for units of the form."""
        return self.places.px(units)

    def place_rect(self, place: int) -> pygame.Rect:
        """One of the places."""
        wide = self.rect.width // PLACES
        left = self.rect.x + place * wide
        return pygame.Rect(left, self.rect.y, wide, self.rect.height).inflate(
            -self.u(8), -self.u(8)
        )

    def hits(self, pos: tuple[int, int]) -> bool:
        """The shelf hides the city."""
        return self.rect.collidepoint(pos)

    def number(self, number: int) -> bool:
        """Take the n-th tile; whether there is one."""
        if not self.asks or not 1 <= number <= len(self.tiles):
            return False
        self.on_take(self.tiles[number - 1].tile)
        return True

    def place(self, target: Target) -> pygame.Rect | None:
        """Where the hand or a tile in it is."""
        if target == ("hand",):
            return self.place_rect(min(PLACES - 1, len(self.tiles)))
        found = (one.rect for one in self.tiles if one.target == target)
        return next(found, None)

    def paint(self, surface: pygame.Surface) -> None:
        """The shelf, and its empty places."""
        kit, color = self.kit, self.kit.color
        put_panel(kit, surface, self.rect, Look(color("panel"), color("line"), 246, 1.5, 14))
        for n in range(len(self.tiles), PLACES):
            rect = self.place_rect(n).inflate(-self.u(16), -self.u(16))
            dashed(surface, color("line"), rect, self.u(8))
            if n == len(self.tiles):
                inner = rect.inflate(-self.u(24), -self.u(8))
                put_text(kit, surface, inner, self.empty, Ink("small", "muted", "center", 4))
