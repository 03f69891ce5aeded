"""What the pages of the introduction have in common: a picture that can be tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Button, Label, Look, Widget, put_panel

if TYPE_CHECKING:
    from newangeles_gui.scenes import FrontScene
    from newangeles_gui.widgets import Kit

BUTTON: Final = 56  # units
FRAME: Final = 1 / 30


class PagePicture:
    """The state of a page's picture; its widgets are put anew whenever something changes."""

    def __init__(self, scene: FrontScene) -> None:
        self.scene = scene
        self.services, self.kit = scene.services, scene.kit
        self.begin()

    def begin(self) -> None:
        """As it is at first."""

    def say(self, key: str, /, **values: object) -> str:
        """The words of this page's picture."""
        return self.scene.say(f"screen.tutorial.page.{key}", **values)

    def put(self, room: pygame.Rect) -> None:
        """Put the widgets into their room."""

    def update(self, seconds: float) -> bool:
        """Time passes; whether it looks different."""
        return False

    def wait(self) -> float | None:
        """Seconds until `update` is wanted."""
        return None

    def add(self, *widgets: Widget) -> None:
        """Put widgets on the page."""
        self.scene.root.add(*widgets)

    def changed(self) -> None:
        """Something was tried: show what became of it."""
        self.services.audio.play("click")
        self.scene.rebuild()

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


class Ground(Widget):
    """A plain panel below a part of a picture; lit when it matters."""

    def __init__(self, kit: Kit, rect: pygame.Rect, color: str = "line", name: str = "") -> None:
        super().__init__(kit, rect, name)
        self.color = color

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the panel."""
        color, plain = self.kit.color, self.color == "line"
        look = Look(color("panel"), color(self.color), 225, glow=0 if plain else 10)
        put_panel(self.kit, surface, self.rect, look)


class Bar(Widget):
    """How much of something there is, as a bar; a mark says where it should be."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, share: float, color: str, mark: float | None = None
    ) -> None:
        super().__init__(kit, rect)
        self.share, self.color, self.mark = max(0.0, min(1.0, share)), color, mark

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it upwards or to the right, whichever is longer."""
        kit, rect = self.kit, self.rect
        pygame.draw.rect(surface, kit.color("base"), rect, border_radius=kit.px(5))
        full, upright = rect.copy(), rect.height > rect.width
        if upright:
            full.height = round(rect.height * self.share)
            full.bottom = rect.bottom
        else:
            full.width = round(rect.width * self.share)
        pygame.draw.rect(surface, kit.color(self.color), full, border_radius=kit.px(5))
        pygame.draw.rect(surface, kit.color("line"), rect, max(1, kit.px(2)), kit.px(5))
        if self.mark is not None:
            x = rect.x + round(rect.width * self.mark) - kit.px(2)
            line = (x, rect.y - kit.px(5), kit.px(4), rect.height + kit.px(10))
            surface.fill(kit.color("text"), line)


class Sprite(Widget):
    """A picture of the game as large as it fits."""

    def __init__(self, kit: Kit, rect: pygame.Rect, picture: str, name: str = "") -> None:
        super().__init__(kit, rect, name)
        self.picture = picture

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it."""
        drawn = fitted(self.kit, self.picture, self.rect.size)
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))


def fitted(kit: Kit, name: str, room: tuple[int, int]) -> pygame.Surface:
    """A picture as large as it can be within a room, in its own proportions."""
    width, height = kit.pictures.known[name].size
    share = min(room[0] / width, room[1] / height)
    size = (max(1, round(width * share)), max(1, round(height * share)))
    return kit.kept(("tutorial", name, size), lambda: kit.pictures.sized(name, size))


def columns(room: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """The room in so many columns."""
    width = (room.width - gap * (count - 1)) // count
    return [
        pygame.Rect(room.x + n * (width + gap), room.y, width, room.height) for n in range(count)
    ]


def cut_bottom(room: pygame.Rect, height: int, gap: int = 0) -> pygame.Rect:
    """Take a strip away from the bottom of a room; the room becomes smaller."""
    strip = pygame.Rect(room.x, room.bottom - height, room.width, height)
    room.height -= height + gap
    return strip


def cut_top(room: pygame.Rect, height: int, gap: int = 0) -> pygame.Rect:
    """Take a strip away from the top of a room; the room becomes smaller."""
    strip = pygame.Rect(room.x, room.y, room.width, height)
    room.y += height + gap
    room.height -= height + gap
    return strip
