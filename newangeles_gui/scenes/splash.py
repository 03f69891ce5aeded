"""The splash: the name of the game while the first pictures are loaded."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.memory import keep
from newangeles_gui.widgets import Label, mixed

from .base import Scene, Services

if TYPE_CHECKING:
    from newangeles_gui.widgets import Input

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

    @property
    def share(self) -> float:
        """How much has been loaded."""
        jobs = len(self._opening.jobs)
        return sum(one.done() for one in self._loading) / jobs if jobs else 1.0

    def enter(self) -> None:
        """Begin to load."""
        super().enter()
        if self._pool is None:
            self._pool = ThreadPoolExecutor(thread_name_prefix="splash")
            self._loading = [self._pool.submit(job) for job in self._opening.jobs]

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
        self.passed += min(seconds, LEAST / 2)
        self.root.dirty = True
        if self.share == 1 and (self.skipped or self.kit.calm or self.passed >= LEAST):
            self._finish()

    def _finish(self) -> None:
        proceed, self.proceed = self.proceed, None
        if proceed is None:
            return
        self._opening.done([one.result() for one in self._loading])
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
