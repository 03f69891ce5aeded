"""How many pixels a unit of the design is in this window."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Container, Hashable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pygame

from .pictures import Pictures
from .surfaces import Rgb, Theme, weight
from .text import Type

DESIGN: Final = (1920, 1080)
SMALLEST_CANVAS: Final = (900, 506)  # units; the layouts of all screens fit into so many
# In windows below the design's size words shrink less than everything else.
SHRINKING: Final = 0.75
# Smaller than that the smallest words (18 units) would be less than 12 pixels high.
LEAST: Final = 12 / 18


@dataclass(slots=True, frozen=True)
class Viewport:
    """A window of some pixels at a scale in percent; 1920 x 1080 at 100 % is one to one.

    A scale at which words could not be read any more is taken as the least at which they can.

    `factor` is pixels for one unit, worked out once: a frame asks for it hundreds of times.
    """

    size: tuple[int, int] = DESIGN
    scale: int = 100
    factor: float = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "factor", self._factor())

    def _factor(self) -> float:
        width, height = self.size
        fitting = min(width / DESIGN[0], height / DESIGN[1])
        natural = fitting**SHRINKING if fitting < 1 else fitting
        largest = min(width / SMALLEST_CANVAS[0], height / SMALLEST_CANVAS[1])
        least = min(LEAST, natural)  # smaller windows are as they are at 100 %
        return max(0.1, min(max(natural * self.scale / 100, least), largest))

    def px(self, units: float) -> int:
        """Pixels for so many units; anything that is there is at least one pixel."""
        if units <= 0:
            return -round(-units * self.factor)
        return round(units * self.factor) or 1

    @property
    def canvas(self) -> tuple[float, float]:
        """How many units fit into the window."""
        return (self.size[0] / self.factor, self.size[1] / self.factor)

    @property
    def compact(self) -> bool:
        """Whether there is so little room that side panels have to open when asked for."""
        width, height = self.canvas
        return width < 1500 or height < 850


KEPT_BYTES: Final = 64_000_000  # in a window of the size that everything is designed for


class Kit:
    """One for the whole program; `use` gives it another window, scale or theme."""

    def __init__(
        self, folders: Sequence[Path], view: Viewport | None = None, theme: Theme | None = None
    ) -> None:
        self.view = view or Viewport()
        self.theme = theme or Theme()
        self.pictures = Pictures(folders)
        # The last folder is the house's, whose letters every title is written in.
        self.type = Type(folders[-1] / "fonts", self.view.factor)
        self.calm = False  # whether motion is reduced
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._kept_bytes = 0

    def use(self, view: Viewport, theme: Theme) -> None:
        """Draw for another window or in other colours from now on."""
        if (view, theme) == (self.view, self.theme):
            return
        if view.factor != self.view.factor:
            self.pictures.forget()
        self.view = view
        self.theme = theme
        self.type.resize(view.factor)
        self._kept.clear()
        self._kept_bytes = 0

    def px(self, units: float) -> int:
        """Pixels for so many units of the design."""
        return self.view.px(units)

    def color(self, name: str) -> Rgb:
        """A colour by its meaning."""
        return self.theme[name]

    def picture(self, name: str, share: float = 1.0) -> pygame.Surface:
        """A picture at its natural size on this screen, or at a share of it."""
        return self.pictures.get(name, self.view.factor * share)

    def fitted(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A picture that fills a size and keeps its proportions; what is too much is cut off."""
        return self.kept(("fitted", name, size), lambda: self.filling(name, size))

    def filling(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The same, made anew, for whoever keeps something else that is made of it."""
        return _filling(self.pictures, name, size)

    def icon(self, name: str, units: float = 24, color: Rgb | None = None) -> pygame.Surface:
        """A white sign of the `icons`, `symbols` or `marks`, in a colour."""
        size = self.px(units)
        key = ("icon", name, size, color)
        return self.kept(key, lambda: _tinted(self.pictures, name, size, color))

    def formed(self, name: str, form: str) -> str:
        """What a picture is called in a form; those that have one form alone have one name."""
        found = f"{name}.{form}"
        return found if found in self.pictures.known else name

    def kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A surface that is made once and kept as long as there is room."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._kept[key] = make()
        self._kept_bytes += weight(made)
        while self._kept_bytes > self._most_bytes and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._kept_bytes -= weight(oldest)
        return made

    def keeps(self, key: Hashable) -> bool:
        """Whether that is there without being made; asking does not make it stay longer."""
        return key in self._kept

    @property
    def _most_bytes(self) -> float:
        """How much is kept: pictures of a larger window are larger."""
        across, down = self.view.size
        return KEPT_BYTES * max(1.0, across * down / (DESIGN[0] * DESIGN[1]))

    def let_go(self, names: Container[str]) -> None:
        """Keep no longer what has one of these names at the beginning of its key."""
        for key in [key for key in self._kept if isinstance(key, tuple) and key[0] in names]:
            self._kept_bytes -= weight(self._kept.pop(key))


def _filling(pictures: Pictures, name: str, size: tuple[int, int]) -> pygame.Surface:
    whole = pictures.known[name].size
    share = max(size[0] / whole[0], size[1] / whole[1])
    scaled = pictures.sized(name, (round(whole[0] * share), round(whole[1] * share)))
    cut = pygame.Rect((0, 0), size)
    cut.center = scaled.get_rect().center
    return scaled.subsurface(cut.clip(scaled.get_rect())).copy()


def _tinted(pictures: Pictures, name: str, size: int, color: Rgb | None) -> pygame.Surface:
    full = name if "/" in name else f"icons/{name}"
    surface = pictures.sized(full, (size, size))
    if color is not None:
        surface = surface.copy()
        surface.fill((*color, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
