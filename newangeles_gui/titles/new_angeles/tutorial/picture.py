"""What the pages of the introduction have in common: a picture that can be tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Button, Label, Panel, Tween, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.scenes import FrontScene
    from newangeles_gui.widgets import Kit

FRAME: Final = 1 / 30


class PagePicture:
    """The state of a page's picture; its widgets are put anew whenever something changes."""

    def __init__(self, scene: FrontScene) -> None:
        self.scene = scene
        self.services, self.kit = scene.services, scene.kit
        self._tween: Tween | None = None
        self.begin()

    def begin(self) -> None:
        """As it is at first."""

    def say(self, key: str, /, **values: object) -> str:
        """The words of this page's picture."""
        return self.scene.say(f"screen.tutorial.page.{key}", **values)

    def put(self, room: pygame.Rect) -> None:
        """Put the widgets into their room."""

    def add(self, *widgets: Widget) -> None:
        """Put widgets on the page."""
        self.scene.root.add(*widgets)

    def changed(self) -> None:
        """Something was tried: show what became of it."""
        self.services.audio.play("click")
        self.scene.rebuild()

    def animate(self, tween: Tween) -> None:
        """Something moves from 0 to 1, unless the player wants everything to be calm."""
        self._tween = None if self.kit.calm else tween

    @property
    def share(self) -> float:
        """How far what moves has come."""
        return 1.0 if self._tween is None else self._tween.value

    def moved(self) -> None:
        """Show how far it has come."""

    def update(self, seconds: float) -> bool:
        """Time passes; whether it looks different."""
        if self._tween is None:
            return False
        self._tween.advance(seconds)
        if self._tween.done:
            self._tween = None
        self.moved()
        return True

    def wait(self) -> float | None:
        """Seconds until `update` is wanted."""
        return None if self._tween is None else FRAME

    def button(
        self,
        rect: pygame.Rect,
        words: str,
        action: Callable[[], None],
        name: str,
        icon: str = "",
        color: str = "line",
        chosen: bool = False,
        enabled: bool = True,
    ) -> Button:
        """A button that changes the picture."""
        compact = self.kit.view.compact
        style, icon = ("small", "") if compact else ("label", icon)
        return Button(
            self.kit, rect, words, action, icon, color, style, lines=2, chosen=chosen,
            enabled=enabled, name=name,
        )  # fmt: skip

    def verdict(self, rect: pygame.Rect, words: str, color: str, lines: int = 2) -> Label:
        """What it comes to."""
        label = Label(self.kit, rect, words, "number", color, "center", lines, name="verdict")
        self.add(label)
        return label


def ground(kit: Kit, rect: pygame.Rect, color: str = "line") -> Panel:
    """A plain panel below a part of a picture; lit when it matters."""
    return Panel(kit, rect, color, alpha=225, glow=0 if color == "line" else 10)


class Bar(Widget):
    """How much of something there is, as a bar."""

    def __init__(self, kit: Kit, rect: pygame.Rect, share: float, color: str) -> None:
        super().__init__(kit, rect)
        self.share, self.color = max(0.0, min(1.0, share)), color

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it upwards or to the right, whichever is longer."""
        kit, rect = self.kit, self.rect
        pygame.draw.rect(surface, kit.color("base"), rect, border_radius=kit.px(5))
        full = rect.copy()
        if rect.height > rect.width:
            full.height = round(rect.height * self.share)
            full.bottom = rect.bottom
        else:
            full.width = round(rect.width * self.share)
        pygame.draw.rect(surface, kit.color(self.color), full, border_radius=kit.px(5))
        pygame.draw.rect(surface, kit.color("line"), rect, max(1, kit.px(2)), kit.px(5))


def fitted(kit: Kit, name: str, room: tuple[int, int]) -> pygame.Surface:
    """A picture as large as it can be within a room, in its own proportions."""
    width, height = kit.pictures.known[name].size
    share = min(room[0] / width, room[1] / height)
    size = (max(1, round(width * share)), max(1, round(height * share)))
    return kit.kept(("tutorial", name, size), lambda: kit.pictures.sized(name, size))
