"""What a scene over the table tells, its picture in layers, and its rows of words and signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import pygame

from newangeles_gui.widgets import (
    Area,
    Look,
    Mark,
    RowPart,
    RowText,
    Space,
    Widget,
    mixed,
    put_panel,
    row,
    row_width,
)

from .texts import Ink, put_text

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Kit, Rgb

DEPTHS: Final = (10, 26, 46)  # units that the layers drift, the farthest first
SHADE: Final = (0.3, 0.66)  # of the height: between these the picture gets dark
LOW_SHADE: Final = (0.08, 0.5)  # where words are large
DARK: Final = 242
NARROW: Final = 1250  # units: a canvas with less room has large words
CHIP: Final = 48  # units
BRIGHT: Final = 150  # of 255


DrawnLayer = Callable[["Kit", tuple[int, int]], pygame.Surface]


def layer(kit: Kit, name: str | DrawnLayer, size: tuple[int, int]) -> pygame.Surface:
    """A layer as large as it drifts: a picture, or what is drawn in that size."""

    def make() -> pygame.Surface:
        if not isinstance(name, str):
            return name(kit, size)
        scaled = kit.pictures.sized(name, _filling(kit, name, size))
        cut = pygame.Rect((0, 0), size)
        cut.center = scaled.get_rect().center
        return scaled.subsurface(cut.clip(scaled.get_rect())).copy()

    return kit.kept(("act layer", name, size), make)


def _filling(kit: Kit, name: str, size: tuple[int, int]) -> tuple[int, int]:
    whole = kit.pictures.known[name].size
    share = max(size[0] / whole[0], size[1] / whole[1])
    return (round(whole[0] * share), round(whole[1] * share))


def drifting(kit: Kit, place: int) -> tuple[int, int]:
    """How large a layer is, as it drifts a little beyond the screen."""
    reach = kit.px(DEPTHS[min(place, len(DEPTHS) - 1)])
    return (kit.view.size[0] + 2 * reach, kit.view.size[1])


def read_ahead(kit: Kit, layers: Sequence[str | DrawnLayer]) -> None:
    """Have the pictures of an act read in a thread: they are going to be wanted."""
    kit.pictures.order(
        (name, _filling(kit, name, drifting(kit, place)))
        for place, name in enumerate(layers)
        if isinstance(name, str)
    )


def veil(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """What makes the lower part dark enough for words."""
    top, end = LOW_SHADE if kit.view.canvas[0] < NARROW else SHADE

    def make() -> pygame.Surface:
        strip = pygame.Surface((1, 100), pygame.SRCALPHA)
        for y in range(100):
            share = max(0.0, min(1.0, (y / 100 - top) / (end - top)))
            strip.set_at((0, y), (*kit.color("base"), round(DARK * share)))
        return pygame.transform.smoothscale(strip, size)

    return kit.kept(("act layer", "veil", size, top, kit.color("base")), make)


class ActGauge(NamedTuple):
    """A number that this changes: what it was, what it is now, and where it ends."""

    sign: str
    before: int
    now: int
    end: int
    color: str


class ActChip(NamedTuple):
    """One thing that happened."""

    parts: tuple[RowPart, ...]
    color: str


class ActPage(NamedTuple):
    """Everything that is told so far, in words and signs."""

    corners: tuple[str, str]
    gauge: ActGauge
    badge: str
    name: tuple[RowPart, ...]
    headline: str
    asks: str
    asked: tuple[RowPart, ...]
    answer: tuple[RowPart, ...]
    amount: tuple[RowPart, ...]
    then: str
    chips: tuple[ActChip, ...]
    more: Callable[[int], str]  # what stands for so many chips that have no room
    color: str  # of the badge and of the way on


class ActScenery(Widget):
    """A picture of where it happens; what is dear to draw of it can be drawn ahead."""

    def warm(self) -> bool:
        """Draw the next part of it ahead; whether there was any."""
        return False


class TableAct(Protocol):
    """What a title tells in a scene of its own."""

    @property
    def layers(self) -> Sequence[str | DrawnLayer]:
        """The pictures that lie over one another, the farthest first."""

    @property
    def stinger(self) -> str:
        """The sound of the answer."""

    def hear(self, kind: str, facts: Facts) -> None:
        """An event that belongs to it is shown."""

    def belongs(self, kind: str) -> bool:
        """Whether such an event is still a part of it."""

    def page(self) -> ActPage:
        """All that is told so far."""

    def where(self, rect: pygame.Rect) -> ActScenery:
        """A picture of where it happens."""


class ToldAct:
    """An act that keeps what it hears; events of its `kinds` are a part of it."""

    kinds: frozenset[str] = frozenset()

    def __init__(self, services: Services, view: Any) -> None:
        self.services, self.view = services, view
        self.told: list[tuple[str, Facts]] = []

    def hear(self, kind: str, facts: Facts) -> None:
        """Something comes of it."""
        self.told.append((kind, facts))

    def belongs(self, kind: str) -> bool:
        """Whether such an event can come of it."""
        return kind in self.kinds


class GaugeStrip(Widget):
    """The band at the top: two corners, and between them the number that changes."""

    def __init__(self, kit: Kit, rect: pygame.Rect, page: ActPage) -> None:
        super().__init__(kit, rect, "gauge")
        self.page = page

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the band."""
        kit, rect, gauge = self.kit, self.rect, self.page.gauge
        band = pygame.Surface(rect.size, pygame.SRCALPHA)
        band.fill((*mixed(kit.color("base"), kit.color(gauge.color), 0.06), 224))
        surface.blit(band, rect)
        pad = kit.px(28)
        numbers = row(kit, self._numbers())
        track = min(kit.px(600), rect.width // 3)
        whole = numbers.get_width() + kit.px(24) + track
        left = rect.centerx - whole // 2
        surface.blit(numbers, numbers.get_rect(midleft=(left, rect.centery)))
        self._put_track(surface, pygame.Rect(left + whole - track, 0, track, rect.height))
        room = max(0, left - 2 * pad)
        for place, words in enumerate(self.page.corners):
            drawn = row(kit, [RowText(words, "label", "muted" if place else "text")], room)
            spot = drawn.get_rect(midleft=(rect.x + pad, rect.centery))
            if place:
                spot.right = rect.right - pad
            surface.blit(drawn, spot)

    def _numbers(self) -> list[RowPart]:
        gauge = self.page.gauge
        parts: list[RowPart] = [
            Mark(gauge.sign, 46),
            RowText(str(gauge.before), "title", "muted" if gauge.now != gauge.before else "text"),
        ]
        if gauge.now != gauge.before:
            parts += [Mark("icons/arrow_right", 26, "warning")]
            parts.append(RowText(str(gauge.now), "title", gauge.color))
        return [*parts, RowText(f"/{gauge.end}", "label", "muted")]

    def _put_track(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A space for each step; what this has filled is brighter than the rest."""
        kit, gauge = self.kit, self.page.gauge
        step = rect.width / gauge.end
        base, accent = kit.color("base"), kit.color("accent")
        for place in range(1, gauge.end + 1):
            high = round(kit.px(38) * (0.56 + 0.44 * place / gauge.end))
            x, then = round(rect.x + (place - 1) * step), round(rect.x + place * step)
            space = pygame.Rect(x, 0, max(2, then - x - kit.px(2)), high)
            space.bottom = rect.centery + kit.px(18)
            color = mixed(accent, kit.color("warning"), min(1.0, place / gauge.end * 1.6))
            if gauge.before < place <= gauge.now:
                color = mixed(kit.color("warning"), kit.color(gauge.color), 0.35)
                glow = space.inflate(kit.px(6), kit.px(6))
                pygame.draw.rect(surface, mixed(base, color, 0.45), glow, border_radius=kit.px(5))
            if place <= gauge.now:
                pygame.draw.rect(surface, color, space, border_radius=kit.px(3))
            else:
                pygame.draw.rect(
                    surface, mixed(base, kit.color("line"), 0.8), space, max(1, kit.px(1)),
                    border_radius=kit.px(3),
                )  # fmt: skip


class NameRow(Widget):
    """What it is: a badge, then sign and name."""

    def __init__(self, kit: Kit, rect: pygame.Rect, page: ActPage) -> None:
        super().__init__(kit, rect, "name")
        self.page = page

    def paint(self, surface: pygame.Surface) -> None:
        """Draw both."""
        kit, page = self.kit, self.page
        color = kit.color(page.color)
        ink = "base" if _bright(color) else "text"
        words, dot = row(kit, [RowText(page.badge, "label", ink)]), kit.px(8)
        badge = pygame.Rect(self.rect.x, 0, words.get_width() + 2 * dot + kit.px(44), kit.px(46))
        badge.centery = self.rect.centery
        put_panel(kit, surface, badge, Look(color, color, 255, 0, 10, sheen=0.1))
        center = (badge.x + kit.px(18) + dot, badge.centery)
        pygame.draw.circle(surface, kit.color(ink), center, dot)
        surface.blit(words, words.get_rect(midleft=(center[0] + 2 * dot, badge.centery)))
        left = badge.right + kit.px(16)
        drawn = row(kit, page.name, max(1, self.rect.right - left))
        shadow = drawn.copy()
        shadow.fill((0, 0, 0, 190), special_flags=pygame.BLEND_RGBA_MULT)
        place = drawn.get_rect(midleft=(left, self.rect.centery))
        surface.blit(shadow, place.move(kit.px(2), kit.px(2)))
        surface.blit(drawn, place)


def _bright(color: Rgb) -> bool:
    """Whether dark words are read more easily on it than light ones."""
    red, green, blue = color
    return 0.3 * red + 0.59 * green + 0.11 * blue > BRIGHT


class AskedPanel(Widget):
    """What is looked for, whether it was there, and what that amounts to."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, page: ActPage, there: bool, double: bool
    ) -> None:
        super().__init__(kit, rect, "asked")
        self.page, self.there, self.double = page, there, double

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the rows; the answer follows a moment later."""
        kit, page = self.kit, self.page
        edge = mixed(kit.color("line"), kit.color(page.color), 0.3)
        put_panel(kit, surface, self.rect, Look(kit.color("base"), edge, 236, 1.5, 16))
        area = Area(self.rect, 0).inset(kit.px(24), kit.px(12))
        if page.amount:
            self._put_amount(surface, area.right(kit.px(176)))
        head = area.top(kit.px(34))
        drawn = row(kit, [RowText(page.asks, "small", "muted")], head.width)
        surface.blit(drawn, drawn.get_rect(midleft=head.midleft))
        if self.double and page.answer:
            self._put(surface, area.top(area.rest.height // 2), page.asked)
            self._put(surface, area.rest, page.answer if self.there else ())
        elif self.double:
            words = " ".join(one.text for one in page.asked if isinstance(one, RowText))
            put_text(kit, surface, area.rest, words, Ink("strong", lines=3, least=0.72))
        else:
            answer = [Space(18), *page.answer] if self.there else []
            self._put(surface, area.rest, [*page.asked, *answer])

    def _put(self, surface: pygame.Surface, rect: pygame.Rect, parts: Sequence[RowPart]) -> None:
        if parts:
            drawn = row(self.kit, parts, rect.width)
            surface.blit(drawn, drawn.get_rect(midleft=rect.midleft))

    def _put_amount(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        if self.there:
            drawn = row(self.kit, self.page.amount, rect.width)
            surface.blit(drawn, drawn.get_rect(center=rect.move(self.kit.px(10), 0).center))
        line = pygame.Rect(rect.x - self.kit.px(6), rect.y, max(1, self.kit.px(1.5)), rect.height)
        pygame.draw.rect(surface, self.kit.color("line"), line)


class ChipRows(Widget):
    """What else happened, chip by chip; what has no room is a number."""

    def __init__(self, kit: Kit, rect: pygame.Rect, page: ActPage, most: int) -> None:
        super().__init__(kit, rect, "chips")
        self.page, self.most = page, most
        self.places, self.left_out = self._laid()
        self.lines = 1 + max((line for line, *_ in self.places), default=0)
        up = (self.lines - 1) * self.px(CHIP + 8)
        self.rect = pygame.Rect(rect.x, rect.y - up, rect.width, rect.height + up)

    def px(self, units: float) -> int:
        """Pixels for so many units."""
        return self.kit.px(units)

    @property
    def _label(self) -> tuple[RowPart, ...]:
        return (RowText(self.page.then, "body", "muted"),)

    def _laid(self) -> tuple[list[tuple[int, int, ActChip]], int]:
        """Line and left edge of each chip that has room; how many have none."""
        kit, gap = self.kit, self.px(10)
        begin = row_width(kit, self._label) + self.px(20)
        rest = row_width(kit, (RowText(self.page.more(len(self.page.chips)), "small"),))
        line, left = 0, begin
        found: list[tuple[int, int, ActChip]] = []
        for number, chip in enumerate(self.page.chips):
            wide = self._wide(chip)
            last = line == self.most - 1
            others = len(self.page.chips) - number - 1
            if left + wide + (rest if last and others else 0) > self.rect.width:
                if last:
                    return found, others + 1
                line, left = line + 1, begin
            found.append((line, left, chip))
            left += wide + gap
        return found, 0

    def _wide(self, chip: ActChip) -> int:
        return row_width(self.kit, chip.parts) + self.px(28)

    def paint(self, surface: pygame.Surface) -> None:
        """The label and all chips."""
        kit, rect, step = self.kit, self.rect, self.px(CHIP + 8)
        middle = rect.y + (rect.height - (self.lines - 1) * step) // 2
        label = row(kit, self._label)
        surface.blit(label, label.get_rect(midleft=(rect.x, middle)))
        end = rect.x
        for line, left, chip in self.places:
            place = pygame.Rect(rect.x + left, 0, self._wide(chip), self.px(CHIP))
            place.centery = middle + line * step
            color = kit.color(chip.color)
            look = Look(mixed(kit.color("base"), color, 0.1), color, 236, 1.6, 14, sheen=0.04)
            put_panel(kit, surface, place, look)
            drawn = row(kit, chip.parts)
            surface.blit(drawn, drawn.get_rect(center=place.center))
            end = place.right
        if self.left_out:
            drawn = row(kit, (RowText(self.page.more(self.left_out), "small", "muted"),))
            middle += (self.lines - 1) * step
            surface.blit(drawn, drawn.get_rect(midleft=(end + self.px(10), middle)))
