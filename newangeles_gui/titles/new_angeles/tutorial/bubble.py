"""The coach's words beside what they are about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets import Button, Label, Look, Paragraph, Widget, put_panel

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

WIDTH: Final = 424  # units
SMALL_WIDTH: Final = 400
PADDING: Final = 20
TITLE: Final = 36
BUTTON: Final = 46
GAP: Final = 12
AWAY: Final = 16  # from what it is about
TAIL: Final = 16
BAR: Final = 4
ICON: Final = 22
PULSE: Final = 0.9  # seconds
PULSING: Final = 5.4
FRAME: Final = 1 / 20
REACH: Final = 12
FAR: Final = 4  # rows as high as a button that are as bad as a pixel of distance
SIDE_BY_SIDE: Final = 2  # buttons


class Words(NamedTuple):
    """What a bubble says, and how far the lessons have come (nothing if of is 0)."""

    title: str
    text: str
    hint: str
    done: int = 0
    of: int = 0


class Way(NamedTuple):
    """A button below the words."""

    name: str
    text: str
    action: Callable[[], None]
    color: str = "line"


class Bubble(Widget):
    """Points at a place; a click on it is as good as its first button."""

    floats = True

    def __init__(
        self,
        kit: Kit,
        screen: pygame.Rect,
        words: Words,
        ways: Sequence[Way],
        target: pygame.Rect | None,
        avoided: Sequence[pygame.Rect] = (),
    ) -> None:
        super().__init__(kit, pygame.Rect(0, 0, 0, 0), "bubble")
        self.screen, self.words, self.ways = screen, words, ways
        self.target = None if target is None else target.clip(screen)
        self.seconds = 0.0
        width = kit.px(SMALL_WIDTH if kit.view.compact else WIDTH)
        room = screen.height - 2 * kit.px(GAP)
        while (height := self._height(width)) > room and width < screen.width - kit.px(60):
            width += kit.px(40)
        self.rect = self._place((width, height), avoided)
        self._put()

    @property
    def _inner(self) -> int:
        return self.rect.width - 2 * self.kit.px(PADDING)

    def _texts(self, place: tuple[int, int], width: int) -> list[Paragraph]:
        """The words below one another."""
        kit, (x, y) = self.kit, place
        found = [Paragraph(kit, (x, y), width, self.words.text, name="bubble.text")]
        if self.words.hint:
            aside = kit.px(ICON + GAP)
            y = found[0].rect.bottom + kit.px(GAP)
            hint = (self.words.hint, "small_strong", "focus")
            found.append(Paragraph(kit, (x + aside, y), width - aside, *hint, name="bubble.hint"))
        return found

    def _height(self, width: int) -> int:
        padding = self.kit.px(PADDING)
        texts = self._texts((0, 0), width - 2 * padding)
        title = self.kit.px(TITLE)
        ways = len(self._rows) * self.kit.px(GAP + BUTTON)
        return title + texts[-1].rect.bottom + ways + 2 * padding

    @property
    def _rows(self) -> list[Sequence[Way]]:
        """The buttons as they stand below one another: what is more than two has a row above."""
        return [row for row in (self.ways[SIDE_BY_SIDE:], self.ways[:SIDE_BY_SIDE]) if row]

    def _place(self, size: tuple[int, int], avoided: Sequence[pygame.Rect]) -> pygame.Rect:
        """Beside the target, where it covers the least of what matters."""
        room = self.screen.inflate(-2 * self.kit.px(GAP), -2 * self.kit.px(GAP))
        rect = pygame.Rect((0, 0), size)
        rect.center = self.screen.center
        places = [rect, *self._around(rect, room)]
        if self.target is not None:
            places = list(self._beside(rect, self.target.inflate(*self._away), room))
        places = [one.clamp(room) for one in places]
        return min(places, key=lambda one: self._harm(one, avoided))

    def _around(self, rect: pygame.Rect, room: pygame.Rect) -> Iterator[pygame.Rect]:
        """Along the edges of the screen, for what is about nothing in particular."""
        for anchor in ("midtop", "midleft", "midright", "topleft", "topright", "bottomright"):
            one = rect.copy()
            setattr(one, anchor, getattr(room, anchor))
            yield one

    def _beside(
        self, rect: pygame.Rect, target: pygame.Rect, room: pygame.Rect
    ) -> Iterator[pygame.Rect]:
        """The places at the sides of the target, each in the middle first, then up and down."""
        x, y = (target.centerx - rect.width // 2, target.centery - rect.height // 2)
        ups = (y, target.top, target.bottom - rect.height, room.top, room.bottom - rect.height)
        acrosses = (x, target.left, target.right - rect.width, room.left, room.right - rect.width)
        for up in ups:
            yield pygame.Rect((target.left - rect.width, up), rect.size)
            yield pygame.Rect((target.right, up), rect.size)
        for across in acrosses:
            yield pygame.Rect((across, target.top - rect.height), rect.size)
            yield pygame.Rect((across, target.bottom), rect.size)

    @property
    def _away(self) -> tuple[int, int]:
        away = 2 * self.kit.px(AWAY)
        return (away, away)

    def _harm(self, rect: pygame.Rect, avoided: Sequence[pygame.Rect]) -> float:
        harm = float(sum(_shared(rect, one) for one in avoided))
        if self.target is None:
            return harm
        far = FAR * self.kit.px(BUTTON) * self._gap(rect)
        return harm + far + 4.0 * _shared(rect, self.target)

    def _gap(self, rect: pygame.Rect) -> int:
        """How far a place lies from the target."""
        assert self.target is not None
        aside = max(rect.left - self.target.right, self.target.left - rect.right, 0)
        return max(rect.top - self.target.bottom, self.target.top - rect.bottom, aside)

    def _put(self) -> None:
        kit, padding = self.kit, self.kit.px(PADDING)
        inner = self.rect.inflate(-2 * padding, -2 * padding)
        title = pygame.Rect(inner.x, inner.y, inner.width, kit.px(TITLE - 6))
        counted = kit.px(70) if self.words.of else 0
        title.width -= counted
        self.add(Label(kit, title, self.words.title, "heading", "accent", name="bubble.title"))
        if counted:
            said = f"{self.words.done}/{self.words.of}"
            rect = pygame.Rect(title.right, title.y, counted, title.height)
            self.add(Label(kit, rect, said, "small", "muted", "right", name="bubble.count"))
        self.add(*self._texts((inner.x, inner.y + kit.px(TITLE)), inner.width))
        row = pygame.Rect(inner.x, 0, inner.width, kit.px(BUTTON))
        row.bottom = inner.bottom
        for ways in reversed(self._rows):
            self._put_ways(row, ways)
            row = row.move(0, -kit.px(GAP + BUTTON))

    def _put_ways(self, row: pygame.Rect, ways: Sequence[Way]) -> None:
        """Buttons side by side; the first one is at the right."""
        kit, gap = self.kit, self.kit.px(GAP)
        width = (row.width - gap * (len(ways) - 1)) // len(ways)
        width = min(width, kit.px(260))
        for place, way in enumerate(ways):
            rect = pygame.Rect(0, row.y, width, row.height)
            rect.right = row.right - place * (width + gap)
            style = "label" if place == 0 else "small"
            self.add(
                Button(
                    kit, rect, way.text, way.action, color=way.color, style=style, lines=2,
                    name=f"bubble.{way.name}",
                )
            )  # fmt: skip

    def click(self, pos: tuple[int, int]) -> bool:
        """It has been read."""
        self.ways[0].action()
        return True

    def update(self, seconds: float) -> bool:
        """The ring beats for a while; whether it looks different."""
        if self.wait() is None:
            return False
        before = int(self.seconds / FRAME)
        self.seconds += seconds
        return int(self.seconds / FRAME) != before

    def wait(self) -> float | None:
        """Until the ring is drawn anew."""
        still = self.kit.calm or self.target is None or self.seconds >= PULSING
        return None if still else FRAME

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the ring, the tail, and the panel over them."""
        kit = self.kit
        if self.target is not None:
            self._paint_ring(surface, self.target)
            self._paint_tail(surface, self.target)
        look = Look(kit.color("raised"), kit.color("accent"), 252, edge=2, glow=14)
        put_panel(kit, surface, self.rect, look)
        if self.words.of:
            self._paint_progress(surface)
        if self.words.hint:
            self._paint_sign(surface)

    def _paint_ring(self, surface: pygame.Surface, target: pygame.Rect) -> None:
        kit = self.kit
        beat = 0.0 if self.wait() is None else abs((self.seconds / PULSE) % 2 - 1)
        reach = kit.px(4) + round(kit.px(REACH) * beat)
        ring = target.inflate(2 * reach, 2 * reach).clamp(self.screen).clip(self.screen)
        radius = kit.px(10)
        pygame.draw.rect(surface, kit.color("base"), ring.inflate(2, 2), kit.px(7), radius)
        pygame.draw.rect(surface, kit.color("focus"), ring, kit.px(4), radius)

    def _paint_tail(self, surface: pygame.Surface, target: pygame.Rect) -> None:
        if self.rect.colliderect(target):
            return
        kit, half = self.kit, self.kit.px(TAIL)
        rect = self.rect
        tip = (_within(rect.centerx, target), _within_y(rect.centery, target))
        if rect.right <= target.left or rect.left >= target.right:
            x = rect.right - 2 if rect.right <= target.left else rect.left + 2
            y = max(rect.top + 2 * half, min(rect.bottom - 2 * half, tip[1]))
            base = [(x, y - half), (x, y + half)]
        else:
            y = rect.bottom - 2 if rect.bottom <= target.top else rect.top + 2
            x = max(rect.left + 2 * half, min(rect.right - 2 * half, tip[0]))
            base = [(x - half, y), (x + half, y)]
        pygame.draw.polygon(surface, kit.color("accent"), [*base, tip])

    def _paint_progress(self, surface: pygame.Surface) -> None:
        kit, rect = self.kit, self.rect
        inner = rect.inflate(-2 * kit.px(PADDING), 0)
        line = pygame.Rect(inner.x, rect.bottom - kit.px(8), inner.width, kit.px(BAR))
        pygame.draw.rect(surface, kit.color("line"), line, border_radius=kit.px(2))
        line.width = inner.width * self.words.done // self.words.of
        pygame.draw.rect(surface, kit.color("accent"), line, border_radius=kit.px(2))

    def _paint_sign(self, surface: pygame.Surface) -> None:
        hint = next(one for one in self.children if one.name == "bubble.hint")
        sign = self.kit.icon("hint", ICON, self.kit.color("focus"))
        surface.blit(sign, (self.rect.x + self.kit.px(PADDING), hint.rect.y))


def _shared(rect: pygame.Rect, other: pygame.Rect) -> int:
    common = rect.clip(other)
    return common.width * common.height


def _within(x: int, rect: pygame.Rect) -> int:
    return max(rect.left, min(rect.right - 1, x))


def _within_y(y: int, rect: pygame.Rect) -> int:
    return max(rect.top, min(rect.bottom - 1, y))
