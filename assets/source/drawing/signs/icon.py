"""An interface icon: white lines of one width on a grid of 24, and the parts they are made of."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from .. import svg
from ..asset import Asset
from ..picture import Picture
from . import flat

GRID = 24
WIDTH = 2.0
SIZE = 128  # of the files
SLASH = "M4,3 L20,21"


@dataclass(frozen=True)
class Icon:
    """What an icon is drawn from: lines, filled shapes, dots, and what crosses it out."""

    lines: str = ""
    filled: str = ""
    dots: tuple[svg.Point, ...] = ()
    across: str = ""  # a line that stands free over all of it

    def picture(self, size: int) -> Picture:
        """The icon in white, for tinting."""
        return flat.coloured(flat.coverage(self.drawn(), size, GRID), "#FFFFFF")

    def drawn(self) -> str:
        """The icon on its grid."""
        shape = flat.bar(self.lines, WIDTH) if self.lines else ""
        if self.filled:
            # Filled parts have the round corners of the lines.
            shape += svg.path(self.filled, flat.WHITE, stroke=flat.WHITE, stroke_width=1,
                              stroke_linejoin="round")  # fmt: skip
        shape += "".join(flat.disc(x, y, WIDTH * 0.65) for x, y in self.dots)
        if self.across:
            gap = flat.slit(self.across, WIDTH + 3.2, "round")
            return flat.cut(shape, gap) + flat.bar(self.across, WIDTH)
        return shape


Icons = Mapping[str, Icon]


def assets(icons: Icons) -> Iterable[Asset]:
    """A file for each icon."""
    for name, icon in icons.items():
        draw = partial(icon.picture, SIZE)
        yield Asset(name, draw, (SIZE, SIZE), kind="lossless", shown=4.0)


def ring(x: float, y: float, radius: float) -> str:
    """A circle as a path."""
    half = f"a{radius},{radius} 0 1 1"
    return f"M{x - radius},{y} {half} {2 * radius},0 {half} {-2 * radius},0 "


def card(x: float, y: float, width: float, height: float) -> str:
    """A card with the cut corner of the game's frames, at its top right."""
    return f"M{x},{y} H{x + width - 3} L{x + width},{y + 3} V{y + height} H{x} Z "
