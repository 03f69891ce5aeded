"""The solids that a model is built of, in the measures of a tile with its road on the south.

u runs along the road to the east, v towards the road, z up; (0, 0, 0) is the ground in the middle.
"""

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from ...drawing import palette
from .camera import Place
from .relief import Paint, Relief

Spot = tuple[float, float]
FRONT, BACK, LEFT, RIGHT = "front", "back", "left", "right"
WALLS = (FRONT, BACK, LEFT, RIGHT)
AROUND = 40  # faces of something round


@dataclass(frozen=True)
class Joke:
    """A drawing that stands on the model and always looks at the viewer."""

    drawing: str  # 100 units wide or high, its foot at (0, 0)
    at: Place
    size: float  # of the 100 units, in cells of the picture
    turn: float = 0
    ink: float = 0.035  # width of its outline, as a share of its size
    shadow: bool = True
    before: bool = False  # it stands before the house, wherever the viewer is
    reach: float = 0.12  # how far it may be moved to the viewer, out of the way of the road
    slope: float = 0  # how far it comes down on that way


class Model:
    """A building as it grows on a relief, solid by solid."""

    def __init__(self, relief: Relief, lit: bool, name: str) -> None:
        self.relief, self.lit, self.name = relief, lit, name
        self.jokes: list[Joke] = []
        self.windows = 0

    def face(self, points: Sequence[Place], paint: Paint, owner: int = 0, **more: object) -> None:
        """A flat face of any form."""
        self.relief.face(points, paint, owner or self.relief.solid(), **more)

    def box(self, u0: float, v0: float, u1: float, v1: float, z0: float, z1: float, wall: Paint,
            top: Paint = "", owner: int = 0) -> int:  # fmt: skip
        """An upright box; its number is for what belongs to it."""
        owner = owner or self.relief.solid()
        for one, two in (
            ((u0, v1), (u1, v1)),
            ((u0, v0), (u1, v0)),
            ((u0, v0), (u0, v1)),
            ((u1, v0), (u1, v1)),
        ):
            self.face(upright(one, two, z0, z1), wall, owner)
        self.face([(u0, v0, z1), (u1, v0, z1), (u1, v1, z1), (u0, v1, z1)], top or wall, owner)
        return owner

    def house(self, u0: float, v0: float, u1: float, v1: float, z0: float, z1: float, wall: str,
              roof: str = "", rim: str = "", edge: float = 0.018) -> int:  # fmt: skip
        """A box with a flat roof behind a low edge."""
        roof, rim = roof or palette.lighten(wall, 0.35), rim or palette.lighten(wall, 0.6)
        owner = self.box(u0, v0, u1, v1, z0, z1, wall, rim)
        e, low = edge, z1 + 0.0005
        self.face([(u0 + e, v0 + e, low), (u1 - e, v0 + e, low), (u1 - e, v1 - e, low), (u0 + e, v1 - e, low)],
                  roof, owner, bias=0.004)  # fmt: skip
        line = palette.mix(roof, "#1E5A66", 0.35)
        for a, b in (((u0 + e, v0 + e), (u1 - e, v0 + e)), ((u0 + e, v0 + e), (u0 + e, v1 - e))):
            du, dv = (0, 0.012) if a[1] == b[1] else (0.012, 0)
            self.face([(*a, low), (*b, low), (b[0] + du, b[1] + dv, low), (a[0] + du, a[1] + dv, low)],
                      line, owner, bias=0.005, shades=False)  # fmt: skip
        return owner

    def gable(self, u0: float, v0: float, u1: float, v1: float, z0: float, rise: float, roof: Paint,
              wall: Paint, along: str = "u", over: float = 0.02) -> int:  # fmt: skip
        """A roof with a ridge along u or v."""
        owner = self.relief.solid()
        if along == "u":
            middle, (a, b) = (v0 + v1) / 2, (u0 - over, u1 + over)
            drop = rise * over / ((v1 - v0) / 2)
            for edge in (v0 - over, v1 + over):
                self.face(
                    [
                        (a, edge, z0 - drop),
                        (b, edge, z0 - drop),
                        (b, middle, z0 + rise),
                        (a, middle, z0 + rise),
                    ],
                    roof,
                    owner,
                )
            for end in (u0, u1):
                self.face([(end, v0, z0), (end, v1, z0), (end, middle, z0 + rise)], wall, owner)
        else:
            middle, (a, b) = (u0 + u1) / 2, (v0 - over, v1 + over)
            drop = rise * over / ((u1 - u0) / 2)
            for edge in (u0 - over, u1 + over):
                self.face(
                    [
                        (edge, a, z0 - drop),
                        (edge, b, z0 - drop),
                        (middle, b, z0 + rise),
                        (middle, a, z0 + rise),
                    ],
                    roof,
                    owner,
                )
            for end in (v0, v1):
                self.face([(u0, end, z0), (u1, end, z0), (middle, end, z0 + rise)], wall, owner)
        return owner

    def hip(self, u0: float, v0: float, u1: float, v1: float, z0: float, rise: float, roof: Paint,
            over: float = 0.015, ridge: float = 0) -> int:  # fmt: skip
        """A roof that slopes to all four sides, to a point or a ridge along u of this length."""
        owner = self.relief.solid()
        u0, v0, u1, v1 = u0 - over, v0 - over, u1 + over, v1 + over
        m, n, z = (u0 + u1) / 2, (v0 + v1) / 2, z0 + rise
        a, b = m - ridge / 2, m + ridge / 2
        self.face([(u0, v1, z0), (u1, v1, z0), (b, n, z), (a, n, z)], roof, owner)
        self.face([(u0, v0, z0), (u1, v0, z0), (b, n, z), (a, n, z)], roof, owner)
        self.face([(u0, v0, z0), (u0, v1, z0), (a, n, z)], roof, owner)
        self.face([(u1, v0, z0), (u1, v1, z0), (b, n, z)], roof, owner)
        return owner

    def prism(self, outline: Sequence[Spot], z0: float, z1: float, wall: Paint, top: Paint = "",
              owner: int = 0) -> int:  # fmt: skip
        """An upright solid over any outline."""
        owner = owner or self.relief.solid()
        for one, two in zip(outline, [*outline[1:], outline[0]], strict=True):
            self.face(upright(one, two, z0, z1), wall, owner)
        self.face([(*spot, z1) for spot in outline], top or wall, owner)
        return owner

    def sheet(self, profile: Sequence[Spot], v0: float, v1: float, side: Paint, edge: Paint = "",
              along: str = "u", owner: int = 0) -> int:  # fmt: skip
        """A solid of a profile (u, z) from v0 to v1; along v the profile is (v, z) from u0 to u1."""
        owner = owner or self.relief.solid()

        def at(spot: Spot, depth: float) -> Place:
            return (spot[0], depth, spot[1]) if along == "u" else (depth, spot[0], spot[1])

        for one, two in zip(profile, [*profile[1:], profile[0]], strict=True):
            self.face([at(one, v0), at(two, v0), at(two, v1), at(one, v1)], edge or side, owner)
        for depth in (v0, v1):
            self.face([at(spot, depth) for spot in profile], side, owner)
        return owner

    def cone(self, u: float, v: float, z0: float, z1: float, r0: float, r1: float, wall: Paint,
             top: Paint = "", owner: int = 0, glow: float = 0) -> int:  # fmt: skip
        """An upright round wall that may narrow, with a lid."""
        owner = owner or self.relief.solid()
        slope = (r0 - r1) / (z1 - z0)
        low, high = ring(u, v, r0), ring(u, v, r1)
        for k in range(AROUND):
            n = (k + 1) % AROUND
            points = [(*low[k], z0), (*low[n], z0), (*high[n], z1), (*high[k], z1)]
            self.face(points, wall, owner, round_at=(u, v, slope), glow=glow)
        if r1 > 0.002:
            self.face([(*spot, z1) for spot in high], top or wall, owner, glow=glow)
        return owner

    def disc(self, u: float, v: float, z: float, radius: float, paint: Paint, owner: int = 0,
             bias: float = 0.004, inner: float = 0) -> int:  # fmt: skip
        """A flat round thing lying at a height, or a ring of it."""
        owner = owner or self.relief.solid()
        outline = ring(u, v, radius)
        if not inner:
            self.face([(*spot, z) for spot in outline], paint, owner, bias=bias, shades=False)
            return owner
        hole = ring(u, v, inner)
        points = [*outline, outline[0], hole[0], *reversed(hole)]
        self.face([(*spot, z) for spot in points], paint, owner, bias=bias, shades=False)
        return owner

    def ball(self, u: float, v: float, z: float, radius: float, paint: Paint, flat: float = 1,
             owner: int = 0, above: float = -9, glow: float = 0) -> int:  # fmt: skip
        """A ball, flatter if told; only what is above a height is there."""
        owner = owner or self.relief.solid()
        self.relief.ball((u, v, z), (radius, radius, radius * flat), paint, owner, above, glow)
        return owner

    def egg(self, u: float, v: float, z: float, radii: Place, paint: Paint, owner: int = 0,
            above: float = -9) -> int:  # fmt: skip
        """A ball with three radii."""
        owner = owner or self.relief.solid()
        self.relief.ball((u, v, z), radii, paint, owner, above)
        return owner

    def vault(self, u0: float, u1: float, v0: float, v1: float, z0: float, rise: float, roof: Paint,
              wall: Paint, along: str = "u") -> int:  # fmt: skip
        """A round roof with its axis along u or v."""
        owner = self.relief.solid()
        low, high = (v0, v1) if along == "u" else (u0, u1)
        middle, half = (low + high) / 2, (high - low) / 2
        arc = [
            (middle - half * math.cos(math.pi * k / 24), z0 + rise * math.sin(math.pi * k / 24))
            for k in range(25)
        ]
        ends = (u0, u1) if along == "u" else (v0, v1)

        def at(spot: Spot, end: float) -> Place:
            return (end, spot[0], spot[1]) if along == "u" else (spot[0], end, spot[1])

        for one, two in itertools.pairwise(arc):
            self.face(
                [at(one, ends[0]), at(one, ends[1]), at(two, ends[1]), at(two, ends[0])],
                roof,
                owner,
            )
        for end in ends:
            self.face([at(spot, end) for spot in arc], wall, owner)
        return owner

    def joke(self, drawing: str, u: float, v: float, z: float, size: float, **more: object) -> None:
        """A drawing that stands on the model; 100 of its units are `size` cells of the picture."""
        self.jokes.append(Joke(drawing, (u, v, z), size, **more))


def upright(one: Spot, two: Spot, z0: float, z1: float) -> list[Place]:
    """A wall between two spots."""
    return [(*one, z0), (*two, z0), (*two, z1), (*one, z1)]


def ring(u: float, v: float, radius: float, faces: int = AROUND) -> list[Spot]:
    """Spots on a circle."""
    return [
        (
            u + radius * math.cos(2 * math.pi * k / faces),
            v + radius * math.sin(2 * math.pi * k / faces),
        )
        for k in range(faces)
    ]
