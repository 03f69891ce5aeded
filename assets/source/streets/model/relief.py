"""Faces into tables of what is seen where: height, colour, direction, owner."""

from collections.abc import Callable, Sequence

import numpy
from numpy.typing import NDArray

from ...drawing import palette
from . import camera

Plane = NDArray[numpy.float32]
Paint = str | Callable[[Plane, Plane, Plane], Plane]  # a colour, or one for each u, v, z
Corners = NDArray[numpy.float64]  # rows of x, y, z


class Window:
    """A part of a picture as rows, columns, and where their pixels are in cells."""

    def __init__(self, shape: tuple[int, int], scale: float, origin: tuple[float, float]) -> None:
        self.shape, self.scale, self.origin = shape, scale, origin

    def around(self, flat: NDArray[numpy.float64]) -> tuple[slice, slice, Plane, Plane] | None:
        """The pixels that a shape may cover."""
        low = numpy.floor((flat.min(axis=0) - self.origin) * self.scale).astype(int)
        high = numpy.ceil((flat.max(axis=0) - self.origin) * self.scale).astype(int) + 1
        left, top = max(0, low[0]), max(0, low[1])
        right, bottom = min(self.shape[1], high[0]), min(self.shape[0], high[1])
        if left >= right or top >= bottom:
            return None
        across = (numpy.arange(left, right) + 0.5) / self.scale + self.origin[0]
        down = (numpy.arange(top, bottom) + 0.5) / self.scale + self.origin[1]
        return slice(top, bottom), slice(left, right), across[None, :], down[:, None]


def inside(flat: NDArray[numpy.float64], across: Plane, down: Plane) -> NDArray[numpy.bool_]:
    """Which pixels lie within a polygon, of any form."""
    found = numpy.zeros(numpy.broadcast_shapes(across.shape, down.shape), bool)
    for (x0, y0), (x1, y1) in zip(flat, numpy.roll(flat, -1, axis=0), strict=True):
        if y0 == y1:
            continue
        crosses = (y0 > down) != (y1 > down)
        found ^= crosses & (across < (x1 - x0) * (down - y0) / (y1 - y0) + x0)
    return found


def normal_of(corners: Corners) -> NDArray[numpy.float64]:
    """Where a face looks; of its two sides the one that may be seen."""
    after = numpy.roll(corners, -1, axis=0)
    found = numpy.array([
        ((corners[:, 1] - after[:, 1]) * (corners[:, 2] + after[:, 2])).sum(),
        ((corners[:, 2] - after[:, 2]) * (corners[:, 0] + after[:, 0])).sum(),
        ((corners[:, 0] - after[:, 0]) * (corners[:, 1] + after[:, 1])).sum(),
    ])  # fmt: skip
    length = float(numpy.linalg.norm(found))
    if length < 1e-12:
        return found
    return found / (length if found @ camera.TO_VIEWER >= 0 else -length)


class Relief:
    """What is seen of a model from above the south, and by the sun."""

    def __init__(self, size: tuple[int, int], finer: int, origin: tuple[float, float],
                 middle: tuple[float, float], rotation: int) -> None:  # fmt: skip
        self.rotation, self.middle = rotation, middle
        tall, wide = size[1] * finer, size[0] * finer
        self.finer, self.origin = finer, origin
        self.view = Window((tall, wide), camera.S * finer, origin)
        self.height = numpy.full((tall, wide), -9, numpy.float32)
        self.colour = numpy.zeros((tall, wide, 3), numpy.float32)
        self.facing = numpy.zeros((tall, wide, 3), numpy.float32)
        self.owner = numpy.zeros((tall, wide), numpy.int32)
        self.glow = numpy.zeros((tall, wide), numpy.float32)
        self.sun = Window((1000, 1060), camera.S * 2, (-0.45, -0.5))
        self.blocked = numpy.full(self.sun.shape, -9, numpy.float32)
        self.solids = 0

    # Points of a model into the cell.
    def turned(self, points: Sequence[camera.Place]) -> Corners:
        """The corners of a face of the model as they lie in the cell."""
        rows = []
        for u, v, z in points:
            x, y = camera.turned(u, v, self.rotation)
            rows.append((x + self.middle[0], y + self.middle[1], z))
        return numpy.array(rows)

    def straight(self, x: Plane, y: Plane) -> tuple[Plane, Plane]:
        """Places of the cell as the model has them."""
        u, v = x - self.middle[0], y - self.middle[1]
        for _ in range((360 - self.rotation) % 360 // 90):
            u, v = -v, u
        return u, v

    def solid(self) -> int:
        """A number for the next solid, whose outline is inked."""
        self.solids += 1
        return self.solids

    def face(self, points: Sequence[camera.Place], paint: Paint, owner: int, *, glow: float = 0,
             bias: float = 0, round_at: tuple[float, float, float] | None = None,
             shades: bool = True) -> None:  # fmt: skip
        """A flat face; `round_at` (u, v, slope) makes it a part of an upright round wall."""
        corners = self.turned(points)
        normal = normal_of(corners)
        if shades:
            self._block(corners)
        if normal @ camera.TO_VIEWER <= 1e-6:
            return
        flat = corners @ camera.VIEW.T
        found = self.view.around(flat)
        if found is None:
            return
        rows, columns, across, down = found
        mask = inside(flat, across, down)
        # On the face n . p is constant; with the view that gives the height of each pixel.
        nx, ny, _nz = normal
        slope = float(normal @ camera.TO_VIEWER)
        at = corners[0] @ normal
        high = (at - nx * across - ny * down / camera.DEPTH) / slope
        high = numpy.broadcast_to(high, mask.shape)
        mask &= high + bias > self.height[rows, columns]
        if not mask.any():
            return
        z = high[mask]
        x = numpy.broadcast_to(across, mask.shape)[mask] - camera.LEAN * z
        y = (numpy.broadcast_to(down, mask.shape)[mask] + camera.RISE * z) / camera.DEPTH
        facing = normal
        if round_at:
            middle = self.turned([(round_at[0], round_at[1], 0)])[0]
            facing = numpy.stack([x - middle[0], y - middle[1], 0 * x], axis=1)
            facing /= numpy.linalg.norm(facing, axis=1, keepdims=True) + 1e-9
            facing[:, 2] = round_at[2]
            facing /= numpy.linalg.norm(facing, axis=1, keepdims=True)
        self._put(
            (rows, columns), mask, z + bias, self._painted(paint, x, y, z), facing, owner, glow
        )

    def ball(self, middle: camera.Place, radii: camera.Place, paint: Paint, owner: int,
             above: float = -9, glow: float = 0) -> None:  # fmt: skip
        """An ellipsoid, or what of it is above a height."""
        centre = self.turned([middle])[0]
        rx, ry, rz = radii if self.rotation % 180 == 0 else (radii[1], radii[0], radii[2])
        reach = numpy.array([rx, ry, rz])
        box = numpy.array(
            [centre + reach * (a, b, c) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
        )
        for window, matrix in ((self.view, camera.VIEW), (self.sun, camera.SUN)):
            found = window.around(box @ matrix.T)
            if found is None:
                continue
            rows, columns, across, down = found
            # A pixel's ray: start + height * way; the higher of both hits is what is seen.
            steep = matrix[1][1]
            way = numpy.array([-matrix[0][2], -matrix[1][2] / steep, 1.0]) / reach
            sx, sy, sz = (across - centre[0]) / rx, (down / steep - centre[1]) / ry, -centre[2] / rz
            a = float(way @ way)
            b = 2 * (sx * way[0] + sy * way[1] + sz * way[2])
            c = sx**2 + sy**2 + sz**2 - 1
            under = b * b - 4 * a * c
            high = (-b + numpy.sqrt(numpy.maximum(under, 0))) / (2 * a)
            mask = (under >= 0) & (high >= above)
            if window is self.sun:
                part = self.blocked[rows, columns]
                numpy.maximum(part, numpy.where(mask, high, -9), out=part)
                continue
            mask &= high > self.height[rows, columns]
            z = high[mask]
            x = numpy.broadcast_to(across, mask.shape)[mask] - camera.LEAN * z
            y = (numpy.broadcast_to(down, mask.shape)[mask] + camera.RISE * z) / camera.DEPTH
            facing = numpy.stack(
                [(x - centre[0]) / rx**2, (y - centre[1]) / ry**2, (z - centre[2]) / rz**2], 1
            )
            facing /= numpy.linalg.norm(facing, axis=1, keepdims=True) + 1e-9
            self._put((rows, columns), mask, z, self._painted(paint, x, y, z), facing, owner, glow)

    def _painted(self, paint: Paint, x: Plane, y: Plane, z: Plane) -> object:
        if isinstance(paint, str):
            return palette.channels(paint)
        return paint(*self.straight(x, y), z)

    def _put(self, where: tuple[slice, slice], mask: NDArray[numpy.bool_], z: Plane, colour: object,
             facing: object, owner: int, glow: float) -> None:  # fmt: skip
        self.height[where][mask] = z
        self.colour[where][mask] = colour
        self.facing[where][mask] = facing
        self.owner[where][mask] = owner
        self.glow[where][mask] = glow

    def _block(self, corners: Corners) -> None:
        """Keep the sun from what is behind a face."""
        normal = normal_of(corners)
        steep = float(normal @ numpy.array([-camera.SHADOW[0], -camera.SHADOW[1], 1.0]))
        if abs(steep) < 1e-6:
            return
        flat = corners @ camera.SUN.T
        found = self.sun.around(flat)
        if found is None:
            return
        rows, columns, across, down = found
        mask = inside(flat, across, down)
        high = (corners[0] @ normal - normal[0] * across - normal[1] * down) / steep
        part = self.blocked[rows, columns]
        numpy.maximum(part, numpy.where(mask, high, -9), out=part)

    def stand(self, foot: camera.Place, mask: Plane, unit: float) -> None:
        """Keep the sun from what is behind a drawing that stands upright; its foot is in the middle
        of the lowest row of the mask, whose pixels have this length."""
        x0, y0, z0 = self.turned([foot])[0]
        rows, columns = numpy.nonzero(mask > 0.5)
        rise = (mask.shape[0] - rows) * unit
        z = z0 + rise * 0.85
        x = x0 + (columns - mask.shape[1] / 2) * unit + camera.SHADOW[0] * z
        y = y0 + camera.SHADOW[1] * z
        column = ((x - self.sun.origin[0]) * self.sun.scale).astype(int)
        row = ((y - self.sun.origin[1]) * self.sun.scale).astype(int)
        kept = (column >= 0) & (row >= 0) & (column < self.sun.shape[1]) & (row < self.sun.shape[0])
        numpy.maximum.at(self.blocked, (row[kept], column[kept]), z[kept].astype(numpy.float32))
