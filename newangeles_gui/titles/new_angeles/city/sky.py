"""The sky over the city: threat gives it its grade, and one grade crosses over into the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

# From how much threat on the sky has which grade.
GRADES: Final = ((21, "red"), (15, "amber"), (8, "violet"), (0, "teal"))
ORDER: Final = tuple(name for _, name in reversed(GRADES))
FIRST: Final = ORDER[0]
SECONDS: Final = 2.0  # from one grade to the next
STEPS: Final = 12  # pictures in that time
VEIL: Final = 56  # of 255: how much darker it is than its file, so that the city stands out


def grade(threat: int) -> str:
    """The sky for so much threat."""
    return next(name for least, name in GRADES if threat >= least)


def sky_of(threat: int) -> str:
    """The picture of the sky for so much threat."""
    return f"skies/{grade(threat)}"


def sky_picture(kit: Kit, name: str, size: tuple[int, int]) -> pygame.Surface:
    """A sky that fills a size, a little darkened."""

    def make() -> pygame.Surface:
        made = kit.filling(f"skies/{name}", size).convert()
        veil = pygame.Surface(size)
        veil.fill(kit.color("base"))
        veil.set_alpha(VEIL)
        made.blit(veil, (0, 0))
        return made

    return kit.kept(("city sky", name, size, kit.color("base")), make)


class Sky:
    """What is seen of it now; `follow` says how much threat there is."""

    def __init__(self, kit: Kit, size: tuple[int, int]) -> None:
        self.kit, self.size = kit, size
        self.name = ""
        self._before = ""
        self._passed = SECONDS

    def follow(self, threat: int) -> str:
        """There is so much threat now; the sound of the change if the grade is another one."""
        still = self.kit.calm or self.kit.theme.high_contrast
        name = FIRST if still else grade(threat)
        if name == self.name:
            return ""
        self._before, self.name = self.name, name
        self._passed = SECONDS if still or not self._before else 0.0
        if not self._before:
            return ""
        return "sky_darkens" if ORDER.index(name) > ORDER.index(self._before) else "sky_clears"

    @property
    def step(self) -> int:
        """Which picture of the crossing it is; the last one stays."""
        return min(STEPS, int(self._passed / SECONDS * STEPS))

    @property
    def key(self) -> tuple[str, str, int]:
        """What its picture depends on."""
        return (self._before, self.name, self.step)

    def update(self, seconds: float) -> bool:
        """Time passes; whether there is another picture."""
        before = self.step
        self._passed = min(SECONDS, self._passed + seconds)
        return self.step != before

    def wait(self) -> float | None:
        """Seconds until the next picture; None while it rests."""
        return SECONDS / STEPS if self.step < STEPS else None

    def put(self, surface: pygame.Surface, at: tuple[int, int] = (0, 0)) -> None:
        """Draw it."""
        new = sky_picture(self.kit, self.name, self.size)
        if self.step >= STEPS:
            surface.blit(new, at)
            return
        surface.blit(sky_picture(self.kit, self._before, self.size), at)
        new.set_alpha(255 * self.step // STEPS)
        surface.blit(new, at)
        new.set_alpha(None)
