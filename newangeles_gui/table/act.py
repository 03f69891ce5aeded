"""A scene over the table: some events are told on a picture of their own, and it waits.

What is to be told comes from the title as a `TableAct`; here it gets layers, strip and rows,
and the way on. It knows nothing that has not been shown yet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import pygame

from newangeles_gui.scenes import Scene
from newangeles_gui.widgets import (
    Area,
    FilledButton,
    Label,
    Look,
    Mark,
    RowPart,
    RowText,
    Space,
    Strip,
    Widget,
    ease_out,
    mixed,
    put_panel,
    row,
    row_width,
)

from .texts import Ink, put_text

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Input, Kit

    from .playback import Playback

# Seconds after which a part of it is there: the words, what is looked for, what came of that.
WORDS: Final = 0.25
ASKED: Final = 0.9
ANSWER: Final = 1.5
WHOLE: Final = 60.0  # after that nothing moves any more
DRIFT: Final = 2.4  # seconds in which the layers come to rest
DEPTHS: Final = (10, 26, 46)  # units that the layers drift, the farthest first
COUNT: Final = 0.09  # seconds for a step of the gauge
FRAME: Final = 1 / 60
SHADE: Final = (0.3, 0.66)  # of the height: between these the picture gets dark
LOW_SHADE: Final = (0.08, 0.5)  # where words are large
DARK: Final = 242
# Units.
STRIP: Final = 74
MARGIN: Final = 60
LOW_MARGIN: Final = 24
BUTTON: Final = 64
CHIP: Final = 48
GAP: Final = 14
PANEL: Final = 122
HEADLINE: Final = 132
NAME: Final = 50
SIDE: Final = 654  # how wide the picture of where it happens is
SIDE_HIGH: Final = 362
NARROW: Final = 1250  # a canvas with less room has none for that
HEADLINES: Final = ("headline", "heading", "strong")  # its styles, as there is room
MOST_ROWS: Final = 3  # of chips


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
    def layers(self) -> Sequence[str]:
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


class ActScreen(Scene):
    """Shows an act of a playback, which goes on below it; whoever has read it goes on."""

    name = "act"

    def __init__(self, services: Services, playback: Playback) -> None:
        super().__init__(services)
        assert playback.act is not None, "there is nothing to show"
        self.act, self.playback = playback.act, playback
        self._passed = WHOLE if self.kit.calm or playback.speed == "off" else 0.0
        self._counted = float(self.act.page().gauge.before)
        self._answered = self._cold = False
        self._built: tuple[object, ...] = ()
        self._still: pygame.Surface | None = None
        self._ahead: ActScenery | None = None  # what is drawn before it is shown

    # ------------------------------------------------------------ time

    def update(self, seconds: float) -> None:
        """The playback goes on; once it has left the act, so does this."""
        super().update(seconds)
        if self.services.stack.top is not self:
            return
        self.playback.update(seconds)
        if self.playback.act is not self.act:
            self.services.stack.close(self)
            return
        self._cold = self._passed < WHOLE and self._ahead is not None and self._ahead.warm()
        if self._moving:
            self._passed += seconds * self.playback.pace
            self._count(seconds * self.playback.pace)
            self.root.dirty = True
        if not self._answered and self._passed >= ANSWER:
            self._answered = True
            self.services.audio.play(self.act.stinger)
        if self._stage() != self._built:
            self.rebuild()

    def _count(self, seconds: float) -> None:
        """The number follows what has been told, step by step."""
        now = self.act.page().gauge.now
        way = seconds / COUNT if self._passed < WHOLE else abs(now - self._counted)
        self._counted = (
            min(now, self._counted + way) if self._counted < now else max(now, self._counted - way)
        )

    @property
    def _page(self) -> ActPage:
        """What is told so far, with the number as far as it has come."""
        page = self.act.page()
        return page._replace(gauge=page.gauge._replace(now=int(self._counted)))

    def _stage(self) -> tuple[object, ...]:
        marks = sum(self._passed >= one for one in (WORDS, ASKED, ANSWER))
        return (marks, self._page, self.playback.holds, self._cold)

    def wait(self) -> float | None:
        """As often as the playback, and while its layers move."""
        moving = self._moving or self._cold
        waits = [super().wait(), self.playback.wait(), FRAME if moving else None]
        return min((one for one in waits if one is not None), default=None)

    @property
    def _moving(self) -> bool:
        counting = self._counted != self.act.page().gauge.now
        return self._passed < max(DRIFT, ANSWER) or counting

    def leave(self) -> None:
        """The large pictures are not needed any more."""
        self.kit.let_go(("act layer",))

    # ------------------------------------------------------------ inputs

    def handle(self, given: Input) -> bool:
        """Any key or click that says "yes" or "enough" goes on."""
        if given.kind == "action" and given.name in ("confirm", "space", "cancel"):
            return self.go_on()
        if given.kind == "action" and given.name in ("skip", "run_on"):
            self.playback.skip()
            return True
        if super().handle(given):
            return True
        return given.kind == "release" and self.go_on()

    def go_on(self) -> bool:
        """First all of it is there, then it is over."""
        self._passed = WHOLE
        self.playback.step()
        return True

    # ------------------------------------------------------------ what is seen

    def build(self) -> None:
        """The rows from below upwards: what there is no room for is the headline's."""
        page, kit = self._page, self.kit
        self._built = self._stage()
        self.root.add(GaugeStrip(kit, pygame.Rect(0, 0, self.screen.width, self.px(STRIP)), page))
        narrow = kit.view.canvas[0] < NARROW
        area = Area(self._room(), self.px(GAP))
        foot = area.bottom(self.px(BUTTON))
        area.bottom(self.px(GAP))
        side = None if narrow else self._side(area)
        left = self._put_way_on(foot, narrow)
        if self._ahead is None or (side and self._ahead.rect != side):
            self._ahead = None if side is None else self.act.where(side)
        if self._passed < WORDS:
            return
        chips = Area(left, 0)
        if not narrow:
            chips.rest.width = min(left.width, foot.width - self.px(SIDE))
        rows = ChipRows(kit, chips.rest, page, 1 if narrow else MOST_ROWS)
        self._put_asked(area, rows, page)
        self._put_headline(area, page)
        if side is not None and not self._cold:
            self.root.add(self.act.where(side))

    def _room(self) -> pygame.Rect:
        """Where the rows may be: as wide as a picture is, below the strip."""
        margin = self.px(LOW_MARGIN if self.kit.view.compact else MARGIN)
        room = self.screen.inflate(-2 * margin, 0)
        wide = round(self.screen.height * 16 / 9) - 2 * margin
        if room.width > wide:
            room = room.inflate(wide - room.width, 0)
        top = self.px(STRIP) + self.px(GAP)
        return pygame.Rect(room.x, top, room.width, self.screen.bottom - margin - top)

    def _side(self, area: Area) -> pygame.Rect:
        high = min(self.px(SIDE_HIGH), area.rest.height)
        part = area.right(self.px(SIDE))
        area.right(self.px(2 * GAP))
        return pygame.Rect(part.x, part.bottom - high, part.width, high)

    def _put_way_on(self, foot: pygame.Rect, narrow: bool) -> pygame.Rect:
        """The button, and what does the same; what is left beside them."""
        kit, area = self.kit, Area(foot, self.px(GAP))
        place = area.right(min(self.px(240 if narrow else 300), foot.width // 2))
        text, color = self.services.say("screen.act.go_on"), self.act.page().color
        button = FilledButton(kit, place, text, self._go_on, "skip", color, name="act.go_on")
        self.root.add(button)
        self.root.set_focus(button)
        if not narrow:
            words = [RowText(self.services.say("screen.act.how"), "small", "muted")]
            self.root.add(Strip(kit, area.right(self.px(220)), words, "right"))
        return area.rest

    def _go_on(self) -> None:
        self.go_on()

    def _put_asked(self, area: Area, rows: ChipRows, page: ActPage) -> None:
        """What it looks for and what came of it; below it what else happened."""
        kit = self.kit
        wanted = row_width(kit, [*page.asked, Space(60), *page.answer])
        room = area.rest.width - self.px(200 + 2 * GAP)
        double = wanted > room
        high = PANEL + 40 if double else PANEL
        for _ in range(rows.lines - 1):
            area.bottom(self.px(CHIP - GAP + 8))
        panel = area.bottom(self.px(high))
        if self._passed >= ASKED:
            there = self._passed >= ANSWER
            self.root.add(AskedPanel(kit, panel, page, there, double))
            if there and page.chips:
                self.root.add(rows)

    def _put_headline(self, area: Area, page: ActPage) -> None:
        kit = self.kit
        words = area.bottom(min(self.px(HEADLINE), max(0, area.rest.height - self.px(NAME))))
        name = area.bottom(self.px(NAME))
        fits = (one for one in HEADLINES if kit.type.fit(page.headline, one, words.size, 3)[2])
        style = next(fits, HEADLINES[-1])
        self.root.add(
            NameRow(kit, name, page),
            Label(kit, words, page.headline, style, lines=3, name="headline"),
        )

    def paint(self, surface: pygame.Surface) -> None:
        """The layers, drifting until they rest; below them it gets dark."""
        if self._passed < DRIFT:
            self._put_layers(surface, 1 - ease_out(self._passed / DRIFT))
            return
        if self._still is None or self._still.get_size() != self.screen.size:
            self._still = pygame.Surface(self.screen.size).convert(surface)
            self._put_layers(self._still, 0.0)
        surface.blit(self._still, (0, 0))

    def _put_layers(self, surface: pygame.Surface, away: float) -> None:
        kit, size = self.kit, self.screen.size
        surface.fill(kit.color("base"))
        for place, name in enumerate(self.act.layers):
            wide = _drifting(kit, place)
            reach = (wide[0] - size[0]) // 2
            surface.blit(layer(kit, name, wide), (round(-reach + reach * away), 0))
        surface.blit(veil(kit, size), (0, 0))


def layer(kit: Kit, name: str, size: tuple[int, int]) -> pygame.Surface:
    """A layer as large as it drifts."""

    def make() -> pygame.Surface:
        scaled = kit.pictures.sized(name, _filling(kit, name, size))
        cut = pygame.Rect((0, 0), size)
        cut.center = scaled.get_rect().center
        return scaled.subsurface(cut.clip(scaled.get_rect())).copy()

    return kit.kept(("act layer", name, size), make)


def _filling(kit: Kit, name: str, size: tuple[int, int]) -> tuple[int, int]:
    whole = kit.pictures.known[name].size
    share = max(size[0] / whole[0], size[1] / whole[1])
    return (round(whole[0] * share), round(whole[1] * share))


def _drifting(kit: Kit, place: int) -> tuple[int, int]:
    """How large a layer is, as it drifts a little beyond the screen."""
    reach = kit.px(DEPTHS[min(place, len(DEPTHS) - 1)])
    return (kit.view.size[0] + 2 * reach, kit.view.size[1])


def read_ahead(kit: Kit, layers: Sequence[str]) -> None:
    """Have the layers of an act read in a thread: they are going to be wanted."""
    wanted = [(name, _filling(kit, name, _drifting(kit, n))) for n, name in enumerate(layers)]
    kit.pictures.order(wanted)


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
        words, dot = row(kit, [RowText(page.badge, "label")]), kit.px(8)
        badge = pygame.Rect(self.rect.x, 0, words.get_width() + 2 * dot + kit.px(44), kit.px(46))
        badge.centery = self.rect.centery
        color = kit.color(page.color)
        put_panel(kit, surface, badge, Look(color, color, 255, 0, 10, sheen=0.1))
        center = (badge.x + kit.px(18) + dot, badge.centery)
        pygame.draw.circle(surface, kit.color("text"), center, dot)
        surface.blit(words, words.get_rect(midleft=(center[0] + 2 * dot, badge.centery)))
        left = badge.right + kit.px(16)
        drawn = row(kit, page.name, max(1, self.rect.right - left))
        shadow = drawn.copy()
        shadow.fill((0, 0, 0, 190), special_flags=pygame.BLEND_RGBA_MULT)
        place = drawn.get_rect(midleft=(left, self.rect.centery))
        surface.blit(shadow, place.move(kit.px(2), kit.px(2)))
        surface.blit(drawn, place)


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
