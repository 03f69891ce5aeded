"""A mouth of two lips and two rows of teeth that can be set to anything."""

from dataclasses import dataclass

from .. import palette, svg
from .face import Face

INSIDE = "#3A0C1C"
TEETH = "#F4EEF6"
LEVEL = 77  # where the lips meet


@dataclass(frozen=True)
class Shape:
    """Where the lips are: corners, and the two edges between them."""

    x: float
    half: float
    left: float
    right: float
    upper: float  # the lower edge of the upper lip, in the middle
    lower: float  # the upper edge of the lower lip, in the middle
    square: float

    def edge(self, middle: float, push: float = 0.0, bow: float = 0.0) -> str:
        """A line from corner to corner through the middle, pushed out by some units."""
        w, s = self.half, self.square
        near = 0.62 - 0.5 * s  # how far from the corner the line may still curve
        ends = [(corner + (middle - corner) * self.pull(middle) + push) for corner in self.ends()]
        flat = middle + push
        return (
            f"M{self.x - w:.1f},{self.left:.1f} "
            f"C{self.x - w * (1 - near * 0.5):.1f},{ends[0]:.1f} {self.x - w * 0.42:.1f},"
            f"{flat - bow:.1f} {self.x - w * 0.14 * (bow != 0):.1f},{flat - bow:.1f} "
            + (f"L{self.x:.1f},{flat - bow * 0.45:.1f} L{self.x + w * 0.14:.1f},{flat - bow:.1f} "
               if bow else "")
            + f"C{self.x + w * 0.42:.1f},{flat - bow:.1f} "
            f"{self.x + w * (1 - near * 0.5):.1f},{ends[1]:.1f} {self.x + w:.1f},{self.right:.1f}"
        )  # fmt: skip

    def pull(self, middle: float) -> float:
        """How soon an edge comes to the height of its middle: a laugh is round below."""
        hanging = self.left + self.right > 2 * self.upper + 4
        round_ = 0.62 if middle > self.upper + 6 or hanging else 0.2
        return min(1.05, round_ + 0.75 * self.square)

    def ends(self) -> tuple[float, float]:
        """How high the corners are."""
        return self.left, self.right

    def back(self, middle: float, push: float = 0.0) -> str:
        """The same line from right to left, to close a shape."""
        w, s = self.half, self.square
        near = 0.62 - 0.5 * s
        ends = [(c + (middle - c) * self.pull(middle) + push) for c in self.ends()]
        flat = middle + push
        return (
            f"C{self.x + w * (1 - near * 0.5):.1f},{ends[1]:.1f} {self.x + w * 0.42:.1f},"
            f"{flat:.1f} {self.x:.1f},{flat:.1f} C{self.x - w * 0.42:.1f},{flat:.1f} "
            f"{self.x - w * (1 - near * 0.5):.1f},{ends[0]:.1f} {self.x - w:.1f},{self.left:.1f} Z"
        )


def shape_of(face: Face) -> Shape:
    """The lips as the expression sets them."""
    lips = face.expression.lips
    half = (24 if face.person.soft else 26) * lips.width * (1 - abs(face.turn) * 0.08)
    lift = (lips.left + lips.right) / 2
    x = face.shift * 1.2 + lips.shift
    middle = LEVEL + lift * 3.2
    up = middle - lips.open * (5 + 9 * lips.square)
    down = middle + lips.open * (24 - 10 * lips.square)
    return Shape(x, half, LEVEL - lips.left * 9.5, LEVEL - lips.right * 9.5, up, down, lips.square)


def mouth(face: Face) -> str:
    """The whole mouth with the shadow under it."""
    shape, lips = shape_of(face), face.expression.lips
    thin = (1 - 0.6 * lips.press) * (1 - 0.25 * min(1.0, lips.open * 2))
    full = (7.6 if face.person.soft else 4.4) * thin
    fuller = (9.6 if face.person.soft else 6.2) * thin * (1 + 0.35 * lips.pout)
    low = shape.lower + fuller
    under = svg.ellipse(shape.x + 1, low + 6, shape.half * 0.62, 4.6, face.dark, opacity=0.55,
                        filter=svg.blur(2.8))  # fmt: skip
    parts = under + chin(face, shape, low)
    if lips.open > 0.02:
        parts += inner(face, shape)
    parts += lip_pair(face, shape, full, fuller)
    if lips.open <= 0.02:
        parts += svg.stroke(shape.edge(shape.upper), "#22081A", 2.4, opacity=0.9)
    return parts + corners(face, shape)


def lip_pair(face: Face, shape: Shape, full: float, fuller: float) -> str:
    """Both lips; the upper one is darker, as the light comes from above."""
    tone = face.lips
    painted = 1.0 if face.person.lips or face.person.soft else 0.7
    above = shape.edge(shape.upper, -full, full * 0.3) + " L" + _reverse(shape, shape.upper)
    below = shape.edge(shape.lower) + " " + shape.back(shape.lower, fuller)
    paint = svg.linear((0, palette.lighten(tone, 0.1)), (1, palette.darken(tone, 0.22)))
    gleam = svg.ellipse(shape.x - shape.half * 0.2, shape.lower + fuller * 0.45,
                        shape.half * 0.3, fuller * 0.18, "#FFFFFF",
                        opacity=(0.42 if face.person.soft else 0.16) * (1 - face.expression.lips.press), filter=svg.blur(1))  # fmt: skip
    return (
        svg.path(below, paint, opacity=painted)
        + svg.path(above, palette.darken(tone, 0.34), opacity=painted)
        + gleam
    )


def _reverse(shape: Shape, middle: float) -> str:
    """A closing line along an edge, from the right corner."""
    return f"{shape.x + shape.half:.1f},{shape.right:.1f} {shape.back(middle)}"


def inner(face: Face, shape: Shape) -> str:
    """What is behind the lips."""
    gap = shape.edge(shape.upper) + " " + shape.back(shape.lower)
    inside = svg.clip(svg.path(gap, "#fff"))
    rows = clenched(shape) if face.expression.lips.clenched else upper_row(shape)
    shade = svg.stroke(shape.edge(shape.upper), "#1A0410", 5, opacity=0.45, filter=svg.blur(1.6))
    ends = "".join(
        svg.circle(shape.x + s * shape.half, y, 9, "#2A0614", opacity=0.75, filter=svg.blur(3.4))
        for s, y in ((-1, shape.left), (1, shape.right))
    )
    return svg.path(gap, INSIDE) + svg.group(rows, shade, ends, clip_path=inside)


def tooth_lines(shape: Shape, top: float, low: float) -> str:
    """The gaps between teeth, closer towards the corners."""
    return "".join(
        svg.line([(shape.x + shape.half * k, top), (shape.x + shape.half * k * 0.985, low)],
                 "#8A7A96", 1.0, opacity=0.5)
        for k in (-0.78, -0.6, -0.41, -0.21, 0, 0.21, 0.41, 0.6, 0.78)
    )  # fmt: skip


def upper_row(shape: Shape) -> str:
    """The teeth that a smile shows, and the tongue."""
    tall = (shape.lower - shape.upper) * 0.58
    paint = svg.linear((0, "#CFC4DA"), (0.35, TEETH), (1, "#FFFFFF"))
    row = shape.edge(shape.upper, -8) + " L" + (
        f"{shape.x + shape.half:.1f},{shape.right:.1f} "
        + Shape(shape.x, shape.half * 0.94, shape.left + 2, shape.right + 2, 0, 0,
                0.2).back(shape.upper + tall)
    )  # fmt: skip
    tongue = svg.ellipse(shape.x, shape.lower + 2, shape.half * 0.5, tall * 0.62, "#C8485A")
    lines = tooth_lines(shape, shape.upper - 12, shape.upper + tall * 0.9)
    return (
        tongue + svg.path(row, paint) + svg.group(lines, clip_path=svg.clip(svg.path(row, "#fff")))
    )


def clenched(shape: Shape) -> str:
    """Two rows of teeth on each other."""
    middle = shape.upper + (shape.lower - shape.upper) * 0.54
    bend = (shape.left + shape.right) / 2 - middle
    seam = (
        f"M{shape.x - shape.half:.1f},{middle + bend * 0.45:.1f} Q{shape.x:.1f},"
        f"{middle - bend * 0.2:.1f} {shape.x + shape.half:.1f},{middle + bend * 0.45:.1f}"
    )
    box = svg.rect(shape.x - shape.half, shape.upper - 14, shape.half * 2,
                   shape.lower - shape.upper + 30,
                   svg.linear((0, "#B8ACC8"), (0.4, TEETH), (0.6, TEETH), (1, "#A89AB8")))  # fmt: skip
    lines = tooth_lines(shape, shape.upper - 12, shape.lower + 14)
    return box + lines + svg.stroke(seam, "#4A2A4A", 1.8, opacity=0.85)


def corners(face: Face, shape: Shape) -> str:
    """The dimples at the ends of the mouth."""
    lips, items = face.expression.lips, ""
    for side, lift, y in ((-1, lips.left, shape.left), (1, lips.right, shape.right)):
        x = shape.x + side * (shape.half + 1.5)
        if lift >= 0:
            points = ((x, y - 5), (x + side * 5, y), (x + side * 0.5, y + 5))
        else:
            points = ((x - side * 3, y - 1), (x + side * 2.5, y + 3), (x + side * 1.5, y + 10))
        items += face.crease(*points, strength=0.2 + 0.5 * abs(lift), width=2.2)
    return items


def chin(face: Face, shape: Shape, low: float) -> str:
    """The chin puckers under a lip that is pushed up."""
    pout = face.expression.lips.pout
    x, y = shape.x, low + 6
    boss = svg.ellipse(x - 2, y + 10, 13, 7, face.bright, opacity=0.2 + 0.1 * pout,
                       filter=svg.blur(3.4))  # fmt: skip
    return boss + face.crease((x - 13, y + 3), (x, y - 6), (x + 13, y + 3), strength=0.7 * pout)
