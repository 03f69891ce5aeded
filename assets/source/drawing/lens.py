"""A camera with one vanishing point, for streets, halls and rows that run into the distance."""

from collections.abc import Sequence
from dataclasses import dataclass

from . import svg

Place = tuple[float, float, float]  # metres to the right, up, and away from the camera


@dataclass(frozen=True)
class Lens:
    """Where the vanishing point is in the picture, how long the lens, how high the eye."""

    x: float = 528
    y: float = 330
    focus: float = 900
    eye: float = 1.7

    def scale(self, z: float) -> float:
        """Pixels for a metre at this distance."""
        return self.focus / z

    def at(self, x: float, y: float, z: float) -> svg.Point:
        """Where a place is in the picture."""
        size = self.scale(z)
        return self.x + x * size, self.y + (self.eye - y) * size

    def face(self, corners: Sequence[Place], fill: str, **more: object) -> str:
        """A flat shape through places."""
        return svg.polygon([self.at(*corner) for corner in corners], fill, **more)

    def edge(self, corners: Sequence[Place], colour: str, width: float, **more: object) -> str:
        """A line through places."""
        return svg.line([self.at(*corner) for corner in corners], colour, width, **more)

    def upright(
        self, x0: float, x1: float, y0: float, y1: float, z: float, fill: str, **more: object
    ) -> str:
        """A wall that faces the camera."""
        return self.face([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], fill, **more)

    def aside(
        self, x: float, y0: float, y1: float, z0: float, z1: float, fill: str, **more: object
    ) -> str:
        """A wall that runs away from the camera."""
        return self.face([(x, y0, z0), (x, y0, z1), (x, y1, z1), (x, y1, z0)], fill, **more)

    def level(
        self, x0: float, x1: float, y: float, z0: float, z1: float, fill: str, **more: object
    ) -> str:
        """A floor or a ceiling."""
        return self.face([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], fill, **more)

    def put(self, item: str, x: float, z: float, high: float, y: float = 0, **more: bool) -> str:
        """A prop (100 units high) that stands this many metres high at a place."""
        foot = self.at(x, y, z)
        return svg.place(item, *foot, high * self.scale(z) / 100, **more)
