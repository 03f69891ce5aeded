"""The screens that are open, the newest on top; changes between them are short fades."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Tween, linear

if TYPE_CHECKING:
    from newangeles_gui.widgets import Input

    from .base import Scene

FADE: Final = 0.18  # seconds
FRAME: Final = 1 / 60


class SceneStack:
    """Only the top screen gets inputs; those below an overlay are still drawn."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.fading = True
        self._fade: Tween | None = None
        self._before: pygame.Surface | None = None
        self._last: pygame.Surface | None = None
        self._changed = True

    @property
    def top(self) -> Scene | None:
        """The screen that gets the inputs."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Open a screen over the others."""
        self._change(fade=not scene.overlay and not scene.hides)
        self.scenes.append(scene)
        scene.enter()

    def pop(self) -> None:
        """Close the top screen and go on with the one below."""
        closed = self.scenes.pop()
        closed.leave()
        self._change(fade=not closed.overlay)
        if self.top is not None:
            self.top.enter()

    def close(self, scene: Scene) -> None:
        """Close a screen and everything above it."""
        while scene in self.scenes:
            self.scenes.pop().leave()
        self._change(fade=False)
        if self.top is not None:
            self.top.enter()

    def replace(self, *scenes: Scene) -> None:
        """Close everything and open these."""
        self._change(fade=True)
        self.clear()
        for scene in scenes:
            self.scenes.append(scene)
        for scene in scenes[-1:]:
            scene.enter()

    def clear(self) -> None:
        """Close everything; what is opened next fades in."""
        while self.scenes:
            self.scenes.pop().leave()

    def swap(self, scene: Scene) -> None:
        """Open a screen in place of the top one."""
        self._change(fade=True)
        if self.scenes:
            self.scenes.pop().leave()
        self.scenes.append(scene)
        scene.enter()

    def _change(self, fade: bool) -> None:
        self._changed = True
        self._fade = self._before = None
        if fade and self.fading and self._last is not None:
            self._before = self._last.copy()
            self._fade = Tween(255, 0, FADE, linear)

    def rebuild(self) -> None:
        """Language, size or colours have changed."""
        self._changed = True
        self._fade = self._before = self._last = None
        for scene in self.scenes:
            scene.rebuild()

    def redraw(self) -> None:
        """What was in the window is lost."""
        self._changed = True

    def handle(self, given: Input) -> bool:
        """The top screen takes it; whether it meant something."""
        return self.top is not None and self.top.handle(given)

    def unfocused(self) -> None:
        """The window has lost the focus."""
        for scene in list(self.scenes):
            if scene in self.scenes:  # it may have been closed by one below
                scene.unfocused()

    def update(self, seconds: float) -> None:
        """Time passes for the screens that can be seen."""
        if self._fade is not None:
            self._fade.advance(seconds)
            self._changed = True
            if self._fade.done:
                self._fade = self._before = None
        for scene in self.shown():
            scene.update(seconds)

    def wait(self) -> float | None:
        """Seconds until somebody wants `update`; None if everything rests."""
        if self._fade is not None or self.dirty:
            return FRAME
        waits = [wait for scene in self.shown() if (wait := scene.wait()) is not None]
        return min(waits, default=None)

    @property
    def dirty(self) -> bool:
        """Whether the picture has changed."""
        return self._changed or any(scene.root.dirty for scene in self.shown())

    def shown(self) -> list[Scene]:
        """The screens that can be seen, the lowest first."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        return self.scenes[max(0, first) :]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what can be seen."""
        self._changed = False
        for scene in self.shown():
            scene.draw(surface)
        if self._before is not None and self._fade is not None:
            self._before.set_alpha(round(self._fade.value))
            surface.blit(self._before, (0, 0))
        self._last = surface
