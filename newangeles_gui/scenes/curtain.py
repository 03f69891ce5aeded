"""Between two people's secrets: a full screen with a name on it and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Area, Button, Image, Label, Widget, mixed, shade, soft_light

from .base import Scene, Services

if TYPE_CHECKING:
    from newangeles_gui.widgets import Input

MARK: Final = 360  # units
LIGHT: Final = 2.1  # times as wide as the mark
BRIGHT: Final = 70
DARK: Final = 0.75
DELAY: Final = 0.4  # seconds before it can be opened: nobody does so by accident


class Curtain(Scene):
    """Opened by the person whose name it bears, with a key or a click."""

    name = "curtain"
    hides = True

    def __init__(
        self,
        services: Services,
        role: str,
        player: str,
        opened: Callable[[], None],
        menu: Callable[[], None],
    ) -> None:
        super().__init__(services)
        self.role, self.player, self.opened = role, player, opened
        self.menu = menu  # of the game, with nothing private in it
        self.shown_for = 0.0

    def enter(self) -> None:
        """The curtain falls."""
        super().enter()
        self.services.audio.play("curtain")

    def build(self) -> None:
        """Mark, name, what to do, and the button."""
        kit, screen, compact = self.kit, self.screen, self.kit.view.compact
        size = min(self.px(MARK), screen.height * 4 // 10)
        mark = pygame.Rect(0, 0, size, size)
        mark.center = (screen.centerx, screen.height * 30 // 100)
        area = Area(screen).inset(self.px(40), 0)
        area.top(screen.height * 54 // 100)
        name, rest = area.top(self.px(64 if compact else 110)), area.top(self.px(56))
        area.top(self.px(12))
        button = Area(area.top(self.px(66))).middle(self.px(520), self.px(66))
        sign = kit.icon(self.services.room.mark(self.role), size / kit.view.factor)
        style = "title" if compact else "display"
        seat = self.services.called(self.role)
        self.root.add(
            Lit(kit, mark),
            Image(kit, mark, sign),
            Label(kit, name, self.player, style, align="center", name="curtain.player"),
            Label(kit, rest, self.text, "body", "muted", "center", lines=2, name="curtain.text"),
            Button(
                kit, button, self.say("screen.curtain.open", seat=seat), self.open, "eye",
                "accent", name="curtain.open", lines=2,
            ),
        )  # fmt: skip
        self.root.set_focus(self.root.named("curtain.open"))

    @property
    def text(self) -> str:
        """Who is called."""
        return self.say("screen.curtain.text", player=self.player)

    def open(self) -> None:
        """The person is there."""
        if self.shown_for >= DELAY or self.kit.calm:
            self.services.stack.pop()
            self.opened()

    def cancel(self) -> bool:
        """Escape: the menu, and with it the ways out of the game."""
        self.menu()
        return True

    def handle(self, given: Input) -> bool:
        """The menu button of a gamepad opens it as well."""
        if given.kind == "action" and given.name == "menu":
            return self.cancel()
        return super().handle(given)

    def update(self, seconds: float) -> None:
        """Time passes until it can be opened."""
        super().update(seconds)
        self.shown_for += seconds

    def wait(self) -> float | None:
        """Until it can be opened it counts frames."""
        return DELAY / 4 if self.shown_for < DELAY else super().wait()

    def paint(self, surface: pygame.Surface) -> None:
        """A plain dark ground: no picture of the game."""
        base = self.kit.color("base")
        top = mixed(self.kit.color("panel"), base, DARK / 2)
        size = self.screen.size
        key = ("curtain", size, top, base)
        surface.blit(self.kit.kept(key, lambda: shade(size, top, base, 255)), (0, 0))


class Lit(Widget):
    """The light behind the mark, and a thin line of it across the screen."""

    def hits(self, pos: tuple[int, int]) -> bool:
        """It is only looked at."""
        return False

    def paint(self, surface: pygame.Surface) -> None:
        """Light from behind."""
        kit, rect = self.kit, self.rect
        light = soft_light(kit, round(rect.width * LIGHT), "accent", BRIGHT)
        surface.blit(light, light.get_rect(center=rect.center))
        beam = kit.kept(("beam", surface.get_width(), kit.color("accent")), self._beam)
        surface.blit(beam, beam.get_rect(center=(surface.get_width() // 2, rect.centery)))

    def _beam(self) -> pygame.Surface:
        """Bright in the middle, gone at the edges."""
        strip = pygame.Surface((5, 1), pygame.SRCALPHA)
        for place, alpha in enumerate((0, 30, 90, 30, 0)):
            strip.set_at((place, 0), (*self.kit.color("accent"), alpha))
        width, height = self.kit.view.size[0], max(1, self.kit.px(2))
        return pygame.transform.smoothscale(strip, (width, height))
