"""What is seen for a moment above the table: rings, words, banners, cards, things on their way."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Look, ease_in_out, ease_out, linear, margin, mixed, panel

if TYPE_CHECKING:
    from newangeles_gui.widgets import Easing, Kit, Rgb

    from .picker import Target

RISE: Final = 34  # units that floating words rise
FADE: Final = 0.16  # seconds in which banners come and go
NEAR: Final = 8
GOING: Final = 0.28  # seconds in which a large card goes to its place
NEARER: Final = 0.06  # of its size: how much larger something is that comes forward
DEEP: Final = 260  # units that something falls
FALLING: Final = 0.8  # seconds
FILL: Final = 30  # of 255: how opaque a lit place is
FALL: Final = 60  # units that a token drops
FLIP_STEPS: Final = 6  # widths of a token that turns over, each kept
ARC: Final = 0.12  # of the way: how high things fly

Point = tuple[float, float]


class Animation:
    """Something on its way; with `hasty` off it takes its time even when the queue is long."""

    layer = 0  # what is drawn above what
    stays = False  # whether it is seen as long as somebody has to look

    def __init__(
        self,
        kit: Kit,
        seconds: float,
        delay: float = 0.0,
        hides: tuple[Target, ...] = (),
        hasty: bool = True,
    ) -> None:
        self.kit = kit
        self.seconds, self.delay = seconds, delay
        self.hides, self.hasty = hides, hasty
        self.passed = -delay

    @property
    def done(self) -> bool:
        """Whether it is over."""
        return self.passed >= self.seconds

    @property
    def resting(self) -> bool:
        """Whether it only stays."""
        return self.stays and self.passed >= self.seconds - FADE

    @property
    def left(self) -> float:
        """How many seconds it still takes."""
        return max(0.0, self.seconds - self.passed)

    def pass_time(self, seconds: float, held: bool) -> None:
        """Time passes; what stays does not end while somebody has to look."""
        self.passed += seconds
        if held and self.stays:
            self.passed = min(self.passed, self.seconds - FADE)

    @property
    def share(self) -> float:
        """How much of it is over, from 0 to 1."""
        return max(0.0, min(1.0, self.passed / self.seconds)) if self.seconds else 1.0

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it as it is now, once its delay is over."""
        if 0 <= self.passed < self.seconds:
            self.paint(surface)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it; a bare pause shows nothing."""


class Later(Animation):
    """Something that is done when its time has come, or when nothing more is to be seen."""

    def __init__(self, kit: Kit, do: Callable[[], None], delay: float, events: int = 0) -> None:
        super().__init__(kit, 0.0, delay)
        self._do: Callable[[], None] | None = do
        self.events = events  # how many are told by it

    def pass_time(self, seconds: float, held: bool) -> None:
        """Time passes; perhaps it is due."""
        super().pass_time(seconds, held)
        if self.done:
            self.act()

    def act(self) -> None:
        """Do it, once."""
        do, self._do, self.events = self._do, None, 0
        if do is not None:
            do()


class Ring(Animation):
    """A glowing frame around a place, that fades."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, color: str, seconds: float = 0.4, delay: float = 0.0
    ) -> None:
        super().__init__(kit, seconds, delay)
        look = Look(kit.color(color), kit.color(color), FILL, edge=3, glow=12, sheen=0)
        around = rect.inflate(kit.px(NEAR), kit.px(NEAR))
        drawn = panel(kit, around.size, look)
        key = ("ring", around.size, look)
        self._own = kit.kept(key, drawn.copy)  # its transparency is changed while it fades
        beyond = margin(kit, look)
        self._place: tuple[int, int] = (around.x - beyond, around.y - beyond)

    def paint(self, surface: pygame.Surface) -> None:
        """Bright at once, then weaker."""
        self._own.set_alpha(round(255 * (1 - self.share**2)))
        surface.blit(self._own, self._place)


class Floating(Animation):
    """A few words with a sign on a small plate, rising from a place."""

    layer = 2

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        text: str,
        color: str,
        icon: str = "",
        seconds: float = 0.9,
        screen: pygame.Rect | None = None,
        below: bool = False,
        delay: float = 0.0,
    ) -> None:
        super().__init__(kit, seconds, delay)
        self._plate = plate(kit, text, kit.color(color), icon)
        self._place = self._plate.get_rect(center=rect.center)
        if below:
            self._place.top = rect.bottom + kit.px(RISE) // 2
        if screen is not None:
            self._place.clamp_ip(screen)

    def paint(self, surface: pygame.Surface) -> None:
        """Rise, stay, and be gone."""
        rise = 0 if self.kit.calm else round(self.kit.px(RISE) * (ease_out(self.share) - 0.5))
        self._plate.set_alpha(255 if self.share < 0.7 else round(255 * (1 - self.share) / 0.3))
        surface.blit(self._plate, self._place.move(0, -rise))


def plate(kit: Kit, text: str, color: Rgb, icon: str = "") -> pygame.Surface:
    """The plate of floating words."""

    def make() -> pygame.Surface:
        words = kit.type.draw(text, "number", color) if text else pygame.Surface((0, 0))
        sign = kit.icon(icon, 30, color) if icon else pygame.Surface((0, 0))
        gap = kit.px(8) if text and icon else 0
        height = max(words.get_height(), sign.get_height()) + kit.px(10)
        width = words.get_width() + sign.get_width() + gap + kit.px(24)
        whole = panel(kit, (width, height), Look(kit.color("base"), color, 225, edge=2)).copy()
        whole.blit(sign, (kit.px(12), (height - sign.get_height()) // 2))
        left = kit.px(12) + sign.get_width() + gap
        whole.blit(words, (left, (height - words.get_height()) // 2))
        return whole

    return kit.kept(("plate", text, color, icon), make).copy()


class Banner(Animation):
    """A band across the middle of the table that says what begins or ends."""

    layer = 3
    stays = True

    def __init__(
        self,
        kit: Kit,
        screen: pygame.Rect,
        title: str,
        below: str = "",
        icon: str = "",
        color: str = "accent",
        seconds: float = 0.9,
        delay: float = 0.0,
    ) -> None:
        super().__init__(kit, seconds, delay, hasty=False)
        self._band = band(kit, screen.width, title, below, icon, kit.color(color))
        self._place = self._band.get_rect(center=(screen.centerx, screen.height * 2 // 5))

    def paint(self, surface: pygame.Surface) -> None:
        """Come, stay and go; where motion is reduced it does not slide."""
        coming = min(1.0, self.passed / FADE)
        going = min(1.0, max(0.0, self.seconds - self.passed) / FADE)
        slide = 0 if self.kit.calm else round(self.kit.px(60) * (1 - ease_out(coming)))
        self._band.set_alpha(round(255 * min(coming, going)))
        surface.blit(self._band, self._place.move(-slide, 0))


def band(kit: Kit, most: int, title: str, below: str, icon: str, color: Rgb) -> pygame.Surface:
    """The picture of a banner: sign, large words, small words."""
    room = most - kit.px(220)
    lines, share, _ = kit.type.fit(title, "title", (room, kit.px(64)))
    head = kit.type.draw(lines[0], "title", kit.color("text"), share)
    small = kit.type.draw(below, "label", mixed(color, (255, 255, 255), 0.25)) if below else None
    # Marks of players have colours of their own.
    sign = kit.icon(icon, 60, None if icon.startswith("marks/") else color) if icon else None
    left = kit.px(48) + (sign.get_width() + kit.px(22) if sign else 0)
    inner = max(head.get_width(), small.get_width() if small else 0)
    height = head.get_height() + (small.get_height() if small else 0) + kit.px(36)
    size = (left + inner + kit.px(56), height)
    look = Look(kit.color("base"), color, 240, edge=2.5, cut=22, sheen=0.08)
    surface = panel(kit, size, look).copy()
    if sign is not None:
        surface.blit(sign, (kit.px(40), (height - sign.get_height()) // 2))
    surface.blit(head, (left, kit.px(16)))
    if small is not None:
        surface.blit(small, (left, kit.px(18) + head.get_height()))
    return surface


class Shown(Animation):
    """A card, large, long enough to read its name; then it goes to its place, if it has one."""

    layer = 4

    def __init__(
        self,
        kit: Kit,
        screen: pygame.Rect,
        card: pygame.Surface,
        seconds: float,
        hides: tuple[Target, ...] = (),
        goal: pygame.Rect | None = None,
    ) -> None:
        super().__init__(kit, seconds, hides=hides, hasty=False)
        self._card = card.copy()
        self._place = card.get_rect(center=(screen.centerx, screen.height * 9 // 20))
        self._goal = None if kit.calm else goal

    def paint(self, surface: pygame.Surface) -> None:
        """Come from a little above, stay and go."""
        coming = min(1.0, self.passed / FADE)
        left = self.seconds - self.passed
        if self._goal is not None and left < GOING:
            self._go(surface, self._goal, ease_out(1 - max(0.0, left) / GOING))
            return
        going = 1.0 if self._goal is not None else min(1.0, max(0.0, left) / FADE)
        drop = 0 if self.kit.calm else round(self.kit.px(40) * (1 - ease_out(coming)))
        self._card.set_alpha(round(255 * min(coming, going)))
        surface.blit(self._card, self._place.move(0, -drop))

    def _go(self, surface: pygame.Surface, goal: pygame.Rect, share: float) -> None:
        """Smaller and smaller on its way."""
        size = max(0.12, 1 - share * (1 - min(1.0, goal.height / self._place.height)))
        wide, high = (max(1, round(side * size)) for side in self._place.size)
        x = self._place.centerx + (goal.centerx - self._place.centerx) * share
        y = self._place.centery + (goal.centery - self._place.centery) * share
        drawn = pygame.transform.scale(self._card, (wide, high))
        surface.blit(drawn, drawn.get_rect(center=(round(x), round(y))))


class Grabbed(Animation):
    """What was to be seen at a place, taken up from there: it falls away, or comes forward.

    What it has fallen from stays hidden as long as this lasts.
    """

    layer = 1

    def __init__(
        self, kit: Kit, rect: pygame.Rect, target: Target, seconds: float, forward: bool
    ) -> None:
        super().__init__(kit, seconds)
        self._rect, self._target, self._forward = pygame.Rect(rect), target, forward
        self._own: pygame.Surface | None = None

    def paint(self, surface: pygame.Surface) -> None:
        """Take it the first time; then it moves."""
        if self._own is None:
            self._rect.clamp_ip(surface.get_rect())
            self._own = surface.subsurface(self._rect.clip(surface.get_rect())).copy()
            self.hides = () if self._forward else (self._target,)
        if self._forward:
            share = 1 + NEARER * min(1.0, ease_out(self.share * 3), (1 - self.share) * 6)
            drawn = pygame.transform.scale_by(self._own, share)
            surface.blit(drawn, drawn.get_rect(center=self._rect.center))
            return
        share = min(1.0, self.passed / FALLING)
        self._own.set_alpha(round(255 * (1 - share)))
        surface.blit(self._own, self._rect.move(0, round(self.kit.px(DEEP) * share**2)))


class Flight(Animation):
    """A picture that moves along points; `arc` lifts it on the way."""

    layer = 1

    def __init__(
        self,
        kit: Kit,
        sprite: pygame.Surface,
        points: Sequence[Point],
        seconds: float,
        delay: float = 0.0,
        hides: tuple[Target, ...] = (),
        arc: float = 0.0,
        easing: Easing = ease_in_out,
        vanishes: bool = False,
    ) -> None:
        super().__init__(kit, seconds, delay, hides)
        self._sprite = sprite.copy() if vanishes else sprite
        self._points = list(points)
        self._arc, self._easing, self._vanishes = arc, easing, vanishes

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it where it is."""
        x, y = self.at(self._easing(self.share))
        if self._vanishes:
            self._sprite.set_alpha(round(255 * (1 - self.share)))
        size = self._sprite.get_size()
        surface.blit(self._sprite, (round(x - size[0] / 2), round(y - size[1] / 2)))

    def at(self, share: float) -> Point:
        """The middle of the picture after a share of the way."""
        first, last = self._points[0], self._points[-1]
        lift = self._arc * math.dist(first, last) * math.sin(math.pi * max(0.0, min(1.0, share)))
        x, y = _along(self._points, share)
        return (x, y - lift)


def _along(points: Sequence[Point], share: float) -> Point:
    """The place on a line with corners, at one speed."""
    lengths = [math.dist(one, two) for one, two in pairwise(points)]
    left = share * sum(lengths)
    for place, length in enumerate(lengths):
        if left <= length or place == len(lengths) - 1:
            part = left / length if length else 1.0
            (x1, y1), (x2, y2) = points[place], points[place + 1]
            return (x1 + (x2 - x1) * part, y1 + (y2 - y1) * part)
        left -= length
    return points[-1]


def drop(
    kit: Kit, sprite: pygame.Surface, goal: pygame.Rect, seconds: float, hides: tuple[Target, ...]
) -> Flight:
    """Something falls onto its place."""
    x, y = goal.center
    points = [(x, y - kit.px(FALL)), (x, y)]
    return Flight(kit, sprite, points, seconds, hides=hides, easing=_fall)


def lift(kit: Kit, sprite: pygame.Surface, start: pygame.Rect, seconds: float) -> Flight:
    """Something is taken up and away."""
    x, y = start.center
    points = [(x, y), (x, y - kit.px(FALL))]
    return Flight(kit, sprite, points, seconds, easing=ease_out, vanishes=True)


def _fall(share: float) -> float:
    """Faster and faster, then a small bounce."""
    if share < 0.7:
        return (share / 0.7) ** 2
    return 1 - 0.12 * math.sin(math.pi * (share - 0.7) / 0.3)


class Flip(Animation):
    """A token that turns over where it lies: one side, then the other."""

    layer = 1

    def __init__(
        self,
        kit: Kit,
        sides: tuple[str, str],
        rect: pygame.Rect,
        seconds: float,
        hides: tuple[Target, ...],
    ) -> None:
        super().__init__(kit, seconds, hides=hides)
        self._sides, self._rect = sides, rect

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it as wide as it is seen now."""
        angle = math.pi * linear(self.share)
        side = self._sides[0] if angle < math.pi / 2 else self._sides[1]
        step = max(1, round(abs(math.cos(angle)) * FLIP_STEPS))
        drawn = squeezed(self.kit, side, self._rect.size, step)
        surface.blit(drawn, drawn.get_rect(center=self._rect.center))


def squeezed(kit: Kit, name: str, size: tuple[int, int], step: int) -> pygame.Surface:
    """A picture in a share of its width; the shares are few, so that all of them are kept."""
    width = max(1, size[0] * step // FLIP_STEPS)
    key = ("squeezed", name, size, step)
    return kit.kept(key, lambda: kit.pictures.sized(name, (width, size[1])))
