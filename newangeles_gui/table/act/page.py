"""What a scene over the table tells, and the layers of its picture: only what has been shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import pygame

from newangeles_gui.widgets import RowPart, Widget

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.widgets import Kit


DEPTHS: Final = (10, 26, 46)  # units that the layers drift, the farthest first
SHADE: Final = (0.3, 0.66)  # of the height: between these the picture gets dark
LOW_SHADE: Final = (0.08, 0.5)  # where words are large
DARK: Final = 242
NARROW: Final = 1250  # units: a canvas with less room has large words


DrawnLayer = Callable[["Kit", tuple[int, int]], pygame.Surface]


def layer(kit: Kit, name: str | DrawnLayer, size: tuple[int, int]) -> pygame.Surface:
    """A layer as large as it drifts: a picture, or what is drawn in that size."""

    def make() -> pygame.Surface:
        if not isinstance(name, str):
            return name(kit, size)
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


def read_ahead(kit: Kit, layers: Sequence[str | DrawnLayer]) -> None:
    """Have the pictures of an act read in a thread: they are going to be wanted."""
    kit.pictures.order(
        (name, _filling(kit, name, drifting(kit, place)))
        for place, name in enumerate(layers)
        if isinstance(name, str)
    )


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


class ActGauge(NamedTuple):
    """A number that this changes: what it was, what it is now, and where it ends."""

    sign: str
    before: int
    now: int
    end: int
    color: str


class ActChip(NamedTuple):
    """One thing that happened."""

    parts: tuple[RowPart, ...]
    color: str


class ActPage(NamedTuple):
    """Everything that is told so far, in words and signs."""

    corners: tuple[str, str]
    gauge: ActGauge
    badge: str
    name: tuple[RowPart, ...]
    headline: str
    asks: str
    asked: tuple[RowPart, ...]
    answer: tuple[RowPart, ...]
    amount: tuple[RowPart, ...]
    then: str
    chips: tuple[ActChip, ...]
    more: Callable[[int], str]  # what stands for so many chips that have no room
    color: str  # of the badge and of the way on


class ActScenery(Widget):
    """A picture of where it happens; what is dear to draw of it can be drawn ahead."""

    def warm(self) -> bool:
        """Draw the next part of it ahead; whether there was any."""
        return False


class TableAct(Protocol):
    """What a title tells in a scene of its own."""

    @property
    def layers(self) -> Sequence[str | DrawnLayer]:
        """The pictures that lie over one another, the farthest first."""

    @property
    def stinger(self) -> str:
        """The sound of the answer."""

    def hear(self, kind: str, facts: Facts) -> None:
        """An event that belongs to it is shown."""

    def belongs(self, kind: str) -> bool:
        """Whether such an event is still a part of it."""

    def page(self) -> ActPage:
        """All that is told so far."""

    def where(self, rect: pygame.Rect) -> ActScenery:
        """A picture of where it happens."""
