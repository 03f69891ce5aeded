"""The picture behind a scene over the table: layers that drift, and what makes it dark below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

DEPTHS: Final = (10, 26, 46)  # units that the layers drift, the farthest first
SHADE: Final = (0.3, 0.66)  # of the height: between these the picture gets dark
LOW_SHADE: Final = (0.08, 0.5)  # where words are large
DARK: Final = 242
NARROW: Final = 1250  # units: a canvas with less room has large words


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


def drifting(kit: Kit, place: int) -> tuple[int, int]:
    """How large a layer is, as it drifts a little beyond the screen."""
    reach = kit.px(DEPTHS[min(place, len(DEPTHS) - 1)])
    return (kit.view.size[0] + 2 * reach, kit.view.size[1])


def read_ahead(kit: Kit, layers: Sequence[str]) -> None:
    """Have the layers of an act read in a thread: they are going to be wanted."""
    wanted = [(name, _filling(kit, name, drifting(kit, n))) for n, name in enumerate(layers)]
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
