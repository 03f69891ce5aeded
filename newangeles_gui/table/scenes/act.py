"""A scene over the table: layers, strip and rows, and the way on once it has been read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Scene
from newangeles_gui.widgets import (
    Area,
    FilledButton,
    Label,
    RowText,
    Space,
    Strip,
    ease_out,
    row_width,
)

from ..act import CHIP, NARROW, AskedPanel, ChipRows, GaugeStrip, NameRow, drifting, layer, veil

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Input

    from ..act import ActPage, ActScenery
    from ..playback import Playback

# Seconds after which a part of it is there: the words, what is looked for, what came of that.
WORDS: Final = 0.25
ASKED: Final = 0.9
ANSWER: Final = 1.5
WHOLE: Final = 60.0  # after that nothing moves any more
DRIFT: Final = 2.4  # seconds in which the layers come to rest
COUNT: Final = 0.09  # seconds for a step of the gauge
FRAME: Final = 1 / 60
# Units.
STRIP: Final = 74
MARGIN: Final = 60
LOW_MARGIN: Final = 24
BUTTON: Final = 64
GAP: Final = 14
PANEL: Final = 122
HEADLINE: Final = 132
NAME: Final = 50
SIDE: Final = 654  # how wide the picture of where it happens is
SIDE_HIGH: Final = 362
HEADLINES: Final = ("headline", "heading", "strong")  # its styles, as there is room
MOST_ROWS: Final = 3  # of chips


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
            wide = drifting(kit, place)
            reach = (wide[0] - size[0]) // 2
            surface.blit(layer(kit, name, wide), (round(-reach + reach * away), 0))
        surface.blit(veil(kit, size), (0, 0))
