"""The front screens: a picture of the game behind them; pages have a headline and a way back."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.process import keep
from newangeles_gui.widgets import Area, Button, IconButton, Label, Scroll, Widget, copy_text, mixed

from . import routes
from .base import Scene, Services

if TYPE_CHECKING:
    from newangeles_gui.widgets import Input


COPY: Final = 150  # units
SEED_GAP: Final = 12
# How far keys scroll, in heights of what is scrolled.
SCROLLING: Final = MappingProxyType({"page_up": -1.0, "page_down": 1.0, "up": -0.15, "down": 0.15})


class FrontScene(Scene):
    """A screen over the backdrop; `quiet` ones have it dark and out of focus."""

    quiet = True
    leads_on = True  # whether the almanac can be opened over it

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.backdrop = services.room.backdrop(services, self.quiet)

    def enter(self) -> None:
        """The backdrop wakes up."""
        self.backdrop.wake()
        super().enter()

    def handle(self, given: Input) -> bool:
        """Somebody is there; the almanac is everywhere at hand, and keys scroll what is long."""
        self.backdrop.wake()
        if super().handle(given):
            return True
        if given.kind != "action":
            return False
        if given.name == "almanac" and self.leads_on:
            routes.open_almanac(self.services)
            return True
        return given.name in SCROLLING and self._scroll_page(SCROLLING[given.name])

    def _scroll_page(self, share: float) -> bool:
        """The first thing that is longer than its place, by a share of that."""
        found = next((one for one in self.root.all() if isinstance(one, Scroll)), None)
        if found is None:
            return False
        before = found.offset
        found.scroll_to(before + round(share * found.rect.height))
        self.root.dirty |= found.offset != before
        return found.offset != before

    def update(self, seconds: float) -> None:
        """The backdrop goes on."""
        super().update(seconds)
        if self.backdrop.update(seconds):
            self.root.dirty = True

    def wait(self) -> float | None:
        """The backdrop wants the next picture, or the tip does."""
        waits = [one for one in (super().wait(), self.backdrop.wait()) if one is not None]
        return min(waits, default=None)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the backdrop."""
        self.backdrop.paint(surface)


WIDEST: Final = 1720  # units
MARGIN: Final = 48
SMALL_MARGIN: Final = 16
HEAD: Final = 72
SMALL_HEAD: Final = 52


class Page(FrontScene):
    """Escape and the arrow go back to the screen below."""

    def margin(self) -> int:
        """Between the window's edge and what lies on it."""
        return self.px(SMALL_MARGIN if self.kit.view.compact else MARGIN)

    def head(self, title: str, room: int = 0) -> pygame.Rect:
        """Put the headline and the way back; what is below is the body.

        `room` is kept free at the right of the headline.
        """
        margin, compact = self.margin(), self.kit.view.compact
        width = min(self.screen.width - 2 * margin, self.px(WIDEST))
        left = (self.screen.width - width) // 2
        height = self.px(SMALL_HEAD if compact else HEAD)
        top = margin // 2 if compact else margin * 2 // 3
        side = min(height, self.px(56))
        back = pygame.Rect(left, top + (height - side) // 2, side, side)
        words = pygame.Rect(back.right + self.px(18), top, 0, height)
        words.width = left + width - words.left - room
        self.root.add(
            IconButton(self.kit, back, "back", self.say("screen.back"), self.back, name="back"),
            Label(self.kit, words, title, "title", name="title"),
        )
        body = top + height + (self.px(10) if compact else self.px(22))
        return pygame.Rect(left, body, width, self.screen.height - body - margin)

    def beside_title(self, body: pygame.Rect, width: int) -> pygame.Rect:
        """The right end of the headline, so wide and as high as the way back."""
        back = self.root.named("back")
        assert back is not None
        return pygame.Rect(body.right - width, back.rect.y, width, back.rect.height)

    def back(self) -> None:
        """To the screen below."""
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Escape goes back."""
        self.back()
        return True


LEAST: Final = 0.2  # seconds: less would be a flicker, and it takes as long to fade
LOOK_AGAIN: Final = 1 / 60
LOGO: Final = 240  # units high
BAR: Final = (520, 6)
SKIPPING: Final = frozenset({"press", "key", "action"})


class Splash(Scene):
    """Loads the first pictures in threads, then goes on; any key skips what waiting there is."""

    name = "splash"
    begins = True

    def __init__(self, services: Services, proceed: Callable[[], None] | None = None) -> None:
        super().__init__(services)
        self.proceed = proceed
        self.passed = 0.0
        self.skipped = False
        self._opening = services.room.opening(services)
        self._pool: ThreadPoolExecutor | None = None
        self._loading: list[Future[pygame.Surface]] = []
        self._ready = False  # whether what was loaded has been put together

    @property
    def share(self) -> float:
        """How much has been loaded."""
        jobs = len(self._opening.jobs)
        return sum(one.done() for one in self._loading) / jobs if jobs else 1.0

    def enter(self) -> None:
        """Begin with the first picture: threads on all cores would let the splash wait."""
        super().enter()
        if self._pool is None:
            # A thread a core: of more than that the one with the largest picture is done late.
            self._pool = ThreadPoolExecutor(max(2, os.cpu_count() or 1), "splash")
            self._load(1)

    def _load(self, most: int) -> None:
        """Have so many pictures read."""
        if self._pool is not None:
            jobs = self._opening.jobs[len(self._loading) : most]
            self._loading += [self._pool.submit(job) for job in jobs]

    def leave(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        self._loading = []

    def build(self) -> None:
        """The logotype, and words below the bar."""
        kit, screen = self.kit, self.screen
        height = self.px(LOGO)
        while self.services.room.logo_width(self.services, height) > screen.width * 0.86:
            height = height * 9 // 10
        logo = pygame.Rect(0, 0, screen.width, height)
        logo.center = (screen.centerx, round(screen.height * 0.43))
        words = pygame.Rect(0, self._bar.bottom + self.px(18), screen.width, self.px(32))
        foot = pygame.Rect(0, 0, screen.width, self.px(30))
        foot.bottom = screen.height - self.px(26)
        self.root.add(
            self.services.room.logo(self.services, logo, centred=True),
            Label(kit, words, self.say("title.loading"), "label", "muted", align="center"),
            Label(kit, foot, self.say("screen.front.unofficial"), "small", "faint", align="center"),
        )

    @property
    def _bar(self) -> pygame.Rect:
        width = min(self.px(BAR[0]), self.screen.width * 3 // 4)
        bar = pygame.Rect(0, 0, width, self.px(BAR[1]))
        bar.midtop = (self.screen.centerx, round(self.screen.height * 0.66))
        return bar

    def handle(self, given: Input) -> bool:
        """Any key or click skips the waiting."""
        if given.kind in SKIPPING:
            self.skipped = True
        return self.skipped

    def update(self, seconds: float) -> None:
        """Look how far it is; go on when everything is there."""
        super().update(seconds)
        if self.passed:  # it is seen
            self._load(len(self._opening.jobs))
            import_module(f"{__package__}.title")  # in the meantime: what comes next
        self.passed += min(seconds, LEAST / 2)
        self.root.dirty = True
        if self.share < 1 or self.proceed is None:
            return
        if not self._ready:  # as soon as it can be, while people still have to see the logotype
            self._ready = True
            self._opening.done([one.result() for one in self._loading])
        if self.skipped or self.kit.calm or self.passed >= LEAST:
            self._finish(self.proceed)

    def _finish(self, proceed: Callable[[], None]) -> None:
        self.proceed = None
        keep()
        proceed()

    def wait(self) -> float | None:
        """Look again soon."""
        return LOOK_AGAIN if self.proceed is not None else None

    def paint(self, surface: pygame.Surface) -> None:
        """The night, and the bar."""
        color = self.kit.color
        surface.blit(self._night(surface.get_size()), (0, 0))
        bar = self._bar
        surface.fill(color("line"), bar)
        bar.width = round(bar.width * self.share)
        surface.fill(color("accent"), bar)

    def _night(self, size: tuple[int, int]) -> pygame.Surface:
        """From dark to violet and back to dark: the horizon before the lights are on."""

        def make() -> pygame.Surface:
            base, glow = self.kit.color("base"), self.kit.color("violet")
            strip = pygame.Surface((1, 9))
            for row in range(9):
                near = max(0.0, 1 - abs(row - 5) / 4)
                strip.set_at((0, row), mixed(base, glow, 0.22 * near**1.5))
            return pygame.transform.smoothscale(strip, size).convert()

        return self.kit.kept(("night", size), make)


class SeedLine(Widget):
    """The words at the left or right, and a button that says when it has copied."""

    def __init__(
        self, services: Services, rect: pygame.Rect, seed: str, align: str = "left"
    ) -> None:
        super().__init__(services.kit, rect, "seed")
        self.services, self.seed = services, seed
        kit, say = services.kit, services.say
        area = Area(rect, kit.px(SEED_GAP))
        place = area.right(min(kit.px(COPY), rect.width // 2))
        self.button = Button(
            kit, place, say("seed.copy"), self.copy, style="small", lines=2,
            name="seed.copy", tip=say("seed.tip"),
        )  # fmt: skip
        text = say("seed.named", seed=seed)
        said = Label(kit, area.rest, text, "small", "muted", align, 2, name="seed.words")
        self.add(said, self.button)

    def copy(self) -> None:
        """The clipboard has it; where there is none the words say so."""
        done = copy_text(self.seed)
        self.button.say(self.services.say(f"seed.{'copied' if done else 'no_clipboard'}"))
