"""Windows onto much content, lists and grids: nothing is built for what cannot be seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from .scroll import Scrolled
from .surfaces import mixed, put_focus

if TYPE_CHECKING:
    from .kit import Kit


STEP: Final = 80  # units for one notch of the wheel
LINE: Final = 60  # for an arrow


def nowhere(offset: int) -> None:
    """Nobody wants to know how far it is scrolled."""


class LongView(Scrolled):
    """The base: how far it is scrolled, the bar, wheel and keys; `depth` is set by who fills it."""

    focusable = True
    ringed = True  # whether the ring of the focus is around all of it

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        name: str = "",
        moved: Callable[[int], None] = nowhere,
    ) -> None:
        super().__init__(kit, rect, name)
        self.moved = moved
        self.depth = 0
        self.pointer = (-1, -1)

    def scroll_to(self, offset: int) -> bool:
        """Scroll so far, or as far as there is something; whether that changed anything."""
        offset = max(0, min(self.furthest, offset))
        changed = offset != self.offset
        self.offset = offset
        if changed:
            self.moved(offset)
        return changed

    def reveal(self, top: int, height: int) -> None:
        """Scroll so that some rows of the content can be seen."""
        if top < self.offset:
            self.scroll_to(top)
        elif top + height > self.offset + self.rect.height:
            self.scroll_to(top + height - self.rect.height)

    def point(self, pos: tuple[int, int]) -> None:
        """The pointer is there."""
        self.pointer = pos

    def wheel(self, amount: int) -> bool:
        """Scroll a little."""
        return self.scroll_to(self.offset - amount * self.kit.px(STEP))

    def act(self, action: str) -> bool:
        """Lines, pages, the ends."""
        page = self.rect.height - self.kit.px(LINE)
        goals = {
            "up": self.offset - self.kit.px(LINE),
            "down": self.offset + self.kit.px(LINE),
            "page_up": self.offset - page,
            "page_down": self.offset + page,
            "home": 0,
            "end": self.furthest,
        }
        return action in goals and self.scroll_to(goals[action])

    def paint(self, surface: pygame.Surface) -> None:
        """Draw what can be seen of the content, and the bar."""
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        self.paint_content(surface, self.rect.y - self.offset)
        surface.set_clip(before)
        self.paint_bar(surface, self._grip is not None or self.on_bar(self.pointer))
        if self.focused and self.ringed:
            put_focus(self.kit, surface, self.rect)

    def paint_content(self, surface: pygame.Surface, top: int) -> None:
        """Draw what lies within the rectangle; `top` is where the content begins."""

    def click_content(self, pos: tuple[int, int]) -> bool:
        """The pointer went down and up on the content."""
        return False

    def click(self, pos: tuple[int, int]) -> bool:
        """What is not on the bar is on the content."""
        return self.on_bar(pos) or self.click_content(pos)


ROW: Final = 34  # units
PADDING: Final = 12


class Choices(LongView):
    """Names below one another; a click or confirm goes to one."""

    ringed = False

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        options: Sequence[tuple[str, str]],
        choose: Callable[[str], None],
        chosen: str = "",
        name: str = "",
        moved: Callable[[int], None] = nowhere,
    ) -> None:
        super().__init__(kit, rect, name, moved)
        self.options, self.choose, self.chosen = options, choose, chosen
        self.row = kit.px(ROW)
        self.depth = len(options) * self.row
        keys = [key for key, _ in options]
        self.cursor = keys.index(chosen) if chosen in keys else 0
        room = self.inner - 2 * kit.px(PADDING)
        cut = [t for _, t in options if kit.type.must_cut(t, "small", room)]
        self.clipped = " / ".join(cut)

    def mark(self, key: str) -> bool:
        """Another one is the chosen one now, and can be seen; whether that is new."""
        if key == self.chosen:
            return False
        self.chosen = key
        keys = [one for one, _ in self.options]
        if key in keys:
            self.cursor = keys.index(key)
            self.reveal(self.cursor * self.row, self.row)
        return True

    def paint_content(self, surface: pygame.Surface, top: int) -> None:
        """Draw the names that can be seen."""
        first = self.offset // self.row
        last = min(len(self.options), (self.offset + self.rect.height) // self.row + 1)
        for index in range(first, last):
            rect = pygame.Rect(self.rect.x, top + index * self.row, self.inner, self.row)
            self._paint_row(surface, rect, index)

    def _paint_row(self, surface: pygame.Surface, rect: pygame.Rect, index: int) -> None:
        kit, (key, text) = self.kit, self.options[index]
        under = self.hovered and rect.collidepoint(self.pointer)
        ground = rect.inflate(0, -kit.px(4))
        if key == self.chosen or under:
            fill = mixed(kit.color("raised"), kit.color("accent"), 0.3 if key == self.chosen else 0)
            pygame.draw.rect(surface, fill, ground, border_radius=kit.px(5))
        room = rect.width - 2 * kit.px(PADDING)
        lines, share, _ = kit.type.fit(text, "small", (room, rect.height))
        color = kit.color("text" if key == self.chosen or under else "muted")
        drawn = kit.type.draw(lines[0], "small", color, share)
        y = rect.centery - drawn.get_height() // 2
        surface.blit(drawn, (rect.x + kit.px(PADDING), y))
        if self.focused and index == self.cursor:
            put_focus(kit, surface, ground.inflate(-kit.px(8), -kit.px(6)))

    def click_content(self, pos: tuple[int, int]) -> bool:
        """Go there."""
        index = (pos[1] - self.rect.y + self.offset) // self.row
        if 0 <= index < len(self.options):
            self.cursor = index
            self.choose(self.options[index][0])
            return True
        return False

    def act(self, action: str) -> bool:
        """The cursor moves; confirm goes there."""
        if action == "confirm" and self.options:
            self.choose(self.options[self.cursor][0])
            return True
        if action in ("up", "down"):
            goal = self.cursor + (1 if action == "down" else -1)
            if not 0 <= goal < len(self.options):
                return False
            self.cursor = goal
            self.reveal(goal * self.row, self.row)
            return True
        return super().act(action)


# Draws a tile: surface, place, which one, whether the pointer or the focus is on it.
PaintTile = Callable[[pygame.Surface, pygame.Rect, int, bool], None]
AROUND: Final = 8  # units kept free around the tiles, for their glow
STEPS: Final = ("left", "right", "up", "down")


class Tiles(LongView):
    """As many columns as fit, centred; arrows move a cursor, confirm or a click chooses."""

    ringed = False

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        count: int,
        tile: tuple[int, int],
        paint_tile: PaintTile,
        choose: Callable[[int], None],
        gap: int = 0,
        name: str = "",
        moved: Callable[[int], None] = nowhere,
        cursor: int = 0,
    ) -> None:
        super().__init__(kit, rect, name, moved)
        self.count, self.tile, self.gap = count, tile, gap
        self.paint_tile, self.choose = paint_tile, choose
        self.cursor = min(cursor, max(0, count - 1))
        around = kit.px(AROUND)
        room = self.inner - 2 * around
        self.columns = max(1, (room + gap) // (tile[0] + gap))
        used = self.columns * tile[0] + (self.columns - 1) * gap
        self._left = rect.x + around + max(0, room - used) // 2
        rows = -(-count // self.columns)
        self.depth = rows * (tile[1] + gap) - gap + 2 * around if rows else 0

    def place(self, index: int) -> pygame.Rect:
        """Where a tile is when nothing is scrolled, from the top of the content."""
        row, column = divmod(index, self.columns)
        x = self._left + column * (self.tile[0] + self.gap)
        return pygame.Rect(x, self.kit.px(AROUND) + row * (self.tile[1] + self.gap), *self.tile)

    def seen(self) -> range:
        """The tiles of which something can be seen."""
        step = self.tile[1] + self.gap
        first = max(0, (self.offset - self.kit.px(AROUND)) // step) * self.columns
        last = ((self.offset + self.rect.height) // step + 1) * self.columns
        return range(first, min(self.count, last))

    def tile_at(self, pos: tuple[int, int]) -> int | None:
        """The tile at a place of the window."""
        if not self.rect.collidepoint(pos):
            return None
        inside = (pos[0], pos[1] - self.rect.y + self.offset)
        return next((one for one in self.seen() if self.place(one).collidepoint(inside)), None)

    def paint_content(self, surface: pygame.Surface, top: int) -> None:
        """Draw the tiles that can be seen."""
        under = self.tile_at(self.pointer) if self.hovered else None
        for index in self.seen():
            rect = self.place(index).move(0, top)
            bright = index == under or (self.focused and index == self.cursor)
            self.paint_tile(surface, rect, index, bright)
            if self.focused and index == self.cursor:
                put_focus(self.kit, surface, rect)

    def click_content(self, pos: tuple[int, int]) -> bool:
        """Choose the tile."""
        index = self.tile_at(pos)
        if index is not None:
            self.cursor = index
            self.choose(index)
        return index is not None

    def act(self, action: str) -> bool:
        """The cursor moves; at an edge the focus may leave."""
        if action == "confirm":
            if self.count:
                self.choose(self.cursor)
            return bool(self.count)
        if action in STEPS:
            return self._step(action)
        done = super().act(action)
        if done and self.count:
            self.cursor = max(self.seen()[0], min(self.seen()[-1], self.cursor))
        return done

    def _step(self, action: str) -> bool:
        column = self.cursor % self.columns
        goals = {
            "left": self.cursor - 1 if column else -1,
            "right": self.cursor + 1 if column < self.columns - 1 else self.count,
            "up": self.cursor - self.columns,
            "down": self.cursor + self.columns,
        }
        goal = goals[action]
        if not 0 <= goal < self.count:
            return False
        self.go_to(goal)
        return True

    def go_to(self, index: int) -> None:
        """Move the cursor to a tile and show it."""
        self.cursor = index
        rect = self.place(index)
        around = self.kit.px(AROUND)
        self.reveal(rect.top - around, rect.height + 2 * around)
