"""The coach's words beside what they are about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets import Area, Button, Label, Look, Paragraph, Widget, put_panel

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

WIDTHS: Final = (424, 600)  # units; the second where the first would cover more
SMALL_WIDTHS: Final = (400, 560)
PADDING: Final = 20
TITLE: Final = 36
BUTTON: Final = 46
GAP: Final = 12
AWAY: Final = 16  # from what it is about
TAIL: Final = 16
LONG_TAIL: Final = 40
BAR: Final = 4
COUNT: Final = 70
WIDEST: Final = 260  # a button
ICON: Final = 22
PULSE: Final = 0.9  # seconds
PULSING: Final = 5.4
FRAME: Final = 1 / 20
REACH: Final = 12
FAR: Final = 6  # rows as high as a button that are as bad as a pixel of distance
HEAVY: Final = 4  # weight of what a bubble looks for a place beside
COVERING: Final = 40  # how much worse it is to cover what is spoken of than anything else
SIDE_BY_SIDE: Final = 2  # buttons


class KeptFree(NamedTuple):
    """A place that a bubble had better leave free, and how much better."""

    rect: pygame.Rect
    weight: float = 1


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
        avoided: Sequence[KeptFree] = (),
    ) -> None:
        super().__init__(kit, pygame.Rect(0, 0, 0, 0), "bubble")
        self.screen, self.words, self.ways = screen, words, ways
        self.target = None if target is None else target.clip(screen)
        self.seconds = 0.0
        widths = SMALL_WIDTHS if kit.view.compact else WIDTHS
        sizes = [self._size_at(kit.px(width)) for width in widths]
        places = (one for size in sizes for one in self._places(size, avoided))
        self.rect = min(places, key=lambda one: self._harm(one, avoided))
        self._put()

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

    def _size_at(self, width: int) -> tuple[int, int]:
        """So wide, or wider where the words would be higher than the window."""
        kit, screen = self.kit, self.screen
        room = screen.height - 2 * kit.px(GAP)
        while (height := self._height(width)) > room and width < screen.width - kit.px(60):
            width += kit.px(40)
        return width, height

    def _places(self, size: tuple[int, int], avoided: Sequence[KeptFree]) -> Iterator[pygame.Rect]:
        """At the sides of the target and of what is above all to be seen, and at the edges."""
        (width, height), gap = size, self.kit.px(GAP)
        room = self.screen.inflate(-2 * gap, -2 * gap)
        beside = [one.rect.inflate(2 * gap, 2 * gap) for one in avoided if one.weight > HEAVY]
        target = self.screen
        if self.target is not None:
            target = self.target.inflate(2 * self.kit.px(AWAY), 2 * self.kit.px(AWAY))
        ups = [target.top - height, target.bottom, target.centery - height // 2, target.top]
        ups += [target.bottom - height, room.top, room.bottom - height]
        ups += [up for one in beside for up in (one.top - height, one.bottom)]
        lefts = [target.left - width, target.right, target.centerx - width // 2, target.left]
        lefts += [target.right - width, room.left, room.right - width]
        lefts += [left for one in beside for left in (one.left - width, one.right)]
        for up in ups:
            for left in lefts:
                yield pygame.Rect(left, up, width, height).clamp(room)

    def _harm(self, rect: pygame.Rect, avoided: Sequence[KeptFree]) -> float:
        harm = float(sum(one.weight * _shared(rect, one.rect) for one in avoided))
        if self.target is None:
            return harm
        far = FAR * self.kit.px(BUTTON) * self._gap(rect)
        larger = max(1.0, _size(self.target) / _size(rect))  # a corner of much is not much
        return harm + far + COVERING * _shared(rect, self.target) / larger**2

    def _gap(self, rect: pygame.Rect) -> int:
        """How far a place lies from the target."""
        assert self.target is not None
        aside = max(rect.left - self.target.right, self.target.left - rect.right, 0)
        return max(rect.top - self.target.bottom, self.target.top - rect.bottom, aside)

    def _put(self) -> None:
        kit, words = self.kit, self.words
        area = Area(self.rect, kit.px(GAP)).inset(kit.px(PADDING))
        head = Area(pygame.Rect(area.rest.topleft, (area.rest.width, kit.px(TITLE - 6))))
        if words.of:
            count, said = head.right(kit.px(COUNT)), f"{words.done}/{words.of}"
            self.add(Label(kit, count, said, "small", "muted", "right", name="bubble.count"))
        self.add(Label(kit, head.rest, words.title, "heading", "accent", name="bubble.title"))
        self.add(*self._texts((area.rest.x, area.rest.y + kit.px(TITLE)), area.rest.width))
        for ways in reversed(self._rows):
            self._put_ways(Area(area.bottom(kit.px(BUTTON)), area.gap), ways)

    def _put_ways(self, row: Area, ways: Sequence[Way]) -> None:
        """Buttons side by side; the first one is at the right."""
        width = (row.rest.width - row.gap * (len(ways) - 1)) // len(ways)
        for way in ways:
            style = "label" if way is ways[0] else "small"
            rect = row.right(min(width, self.kit.px(WIDEST)))
            made = Button(
                self.kit, rect, way.text, way.action, color=way.color, style=style, lines=2,
                name=f"bubble.{way.name}",
            )  # fmt: skip
            self.add(made)

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
        rect, half = self.rect, self.kit.px(TAIL)
        if rect.colliderect(target) or self._gap(rect) > self.kit.px(LONG_TAIL):
            return  # farther away it would lie over what is between
        tip = (_within(rect.centerx, target.x, target.w), _within(rect.centery, target.y, target.h))
        if rect.right <= target.left or rect.left >= target.right:
            x = rect.right - 2 if rect.right <= target.left else rect.left + 2
            y = _within(tip[1], rect.y + 2 * half, rect.height - 4 * half)
            base = [(x, y - half), (x, y + half)]
        else:
            y = rect.bottom - 2 if rect.bottom <= target.top else rect.top + 2
            x = _within(tip[0], rect.x + 2 * half, rect.width - 4 * half)
            base = [(x - half, y), (x + half, y)]
        pygame.draw.polygon(surface, self.kit.color("accent"), [*base, tip])

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


def _size(rect: pygame.Rect) -> int:
    return rect.width * rect.height


def _shared(rect: pygame.Rect, other: pygame.Rect) -> int:
    common = rect.clip(other)
    return _size(common)


def _within(value: int, least: int, room: int) -> int:
    return max(least, min(least + room - 1, value))
