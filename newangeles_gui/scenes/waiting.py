"""Something that takes a while: done elsewhere, while a small window says so."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import pygame

from newangeles_gui.widgets.label import Label, Panel
from newangeles_gui.widgets.surfaces import dim
from newangeles_gui.widgets.widget import Widget

from .base import Scene

if TYPE_CHECKING:
    from newangeles_gui.widgets.inputs import Input
    from newangeles_gui.widgets.kit import Kit

    from .base import Services

Result = TypeVar("Result")

STEP: Final = 1 / 30  # seconds
CALM_STEP: Final = 0.1
ROUND: Final = 1.4  # seconds for the light to run along the bar
LIGHT: Final = 0.3  # of the bar
VEIL: Final = 150


class Waiting(Scene, Generic[Result]):
    """Closes itself when the work is done and hands over what came of it."""

    name = "waiting"
    overlay = True

    def __init__(
        self,
        services: Services,
        text: str,
        work: Callable[[], Result],
        done: Callable[[Future[Result]], None],
    ) -> None:
        super().__init__(services)
        self.text, self.work, self.done = text, work, done
        self._pool = ThreadPoolExecutor(1)
        self._future: Future[Result] | None = None
        self._bar: RunningLight | None = None
        self._passed = 0.0

    def build(self) -> None:
        """A line of words and a bar."""
        rect = pygame.Rect(0, 0, min(self.px(620), self.screen.width - self.px(40)), self.px(150))
        rect.center = self.screen.center
        words = rect.inflate(-self.px(56), 0)
        words.height = self.px(60)
        words.y += self.px(20)
        bar = pygame.Rect(words.x, words.bottom + self.px(16), words.width, self.px(10))
        self._bar = RunningLight(self.kit, bar)
        self.root.add(
            Panel(self.kit, rect, "accent", alpha=250, glow=14),
            Label(self.kit, words, self.text, "label", align="center", lines=2, name="text"),
            self._bar,
        )

    def enter(self) -> None:
        """Begin with the work."""
        super().enter()
        if self._future is None:
            self._future = self._pool.submit(self.work)

    def leave(self) -> None:
        """Nobody asks for more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def handle(self, given: Input) -> bool:
        """Nothing to be done but to wait."""
        return True

    def update(self, seconds: float) -> None:
        """The light runs until the work is done; what went wrong is raised by the result."""
        if self._future is not None and self._future.done():
            self.services.stack.pop()
            self.done(self._future)
            return
        self._passed += seconds
        if self._bar is not None and not self.kit.calm:
            self._bar.share = self._passed % ROUND / ROUND
            self.root.dirty = True

    def wait(self) -> float | None:
        """Look again soon."""
        return CALM_STEP if self.kit.calm else STEP

    def paint(self, surface: pygame.Surface) -> None:
        """A veil over the screen below."""
        dim(surface, self.kit.color("base"), VEIL)


class RunningLight(Widget):
    """A light that runs along a bar: nobody knows how long it will take."""

    def __init__(self, kit: Kit, rect: pygame.Rect) -> None:
        super().__init__(kit, rect)
        self.share = 0.35

    def paint(self, surface: pygame.Surface) -> None:
        """Draw bar and light."""
        radius = self.rect.height // 2
        pygame.draw.rect(surface, self.kit.color("line"), self.rect, border_radius=radius)
        light = self.rect.copy()
        light.width = round(self.rect.width * LIGHT)
        way = self.rect.width + light.width
        light.x = self.rect.x - light.width + round(way * self.share)
        pygame.draw.rect(
            surface, self.kit.color("accent"), light.clip(self.rect), border_radius=radius
        )
