"""A person with an expression: what all parts of the face are drawn from."""

import math
from dataclasses import dataclass, replace

from .. import palette, svg
from ..people.person import Person
from .expression import Expression


@dataclass(frozen=True)
class Face:
    """Whose face it is, how it is set, and what is on it."""

    person: Person
    expression: Expression
    light: str = "#FFFFFF"  # of the lamp on the left
    shadow: str = ""  # paint on the eyelids
    brows: str = ""  # colour of the brows; empty for that of the hair
    open: float = 1.0  # how large the eyes are
    bold: float = 1.0  # how thick the brows are: small pictures need more

    @property
    def turn(self) -> float:
        """Where the head looks: -1 to the left, 1 to the right."""
        return max(-0.9, min(0.9, self.person.turn + self.expression.turn))

    @property
    def shift(self) -> float:
        """How far the features have moved with the head."""
        return self.turn * 15

    @property
    def turned(self) -> Person:
        """The person with the head turned as the expression wants it."""
        return replace(self.person, turn=self.turn)

    @property
    def skin(self) -> str:
        """The skin in this light."""
        return palette.mix(self.person.skin_tone, self.light, 0.07)

    @property
    def dark(self) -> str:
        """The skin in the shadow."""
        return palette.darken(palette.mix(self.skin, "#4A1038", 0.34), 0.5)

    @property
    def bright(self) -> str:
        """The skin where it shines."""
        return palette.lighten(palette.mix(self.skin, self.light, 0.25), 0.32)

    @property
    def lips(self) -> str:
        """The colour of the lips."""
        share = 0.42 if self.person.soft else 0.28
        return self.person.lips or palette.mix(self.skin, "#8A2A40", share)

    def crease(self, *points: svg.Point, strength: float, width: float = 2.6) -> str:
        """A line in the skin through three points, thin at its ends, with a lit edge beside it."""
        if strength <= 0.03:
            return ""
        strength = min(1.0, strength)
        soft = svg.path(_lens(points, width * 3.4), self.dark, opacity=0.42 * strength,
                        filter=svg.blur(1.8))  # fmt: skip
        edge = svg.place(svg.path(_lens(points, width), self.bright), 1.0, width * 0.55)
        line = svg.path(_lens(points, width), palette.darken(self.dark, 0.4))
        return (
            soft
            + svg.group(edge, opacity=0.3 * strength)
            + svg.group(line, opacity=0.85 * strength)
        )


def _lens(points: tuple[svg.Point, ...], width: float) -> str:
    """A bent sliver from the first point to the last, thickest in the middle."""
    (ax, ay), (bx, by), (cx, cy) = points
    long = math.hypot(cx - ax, cy - ay) or 1.0
    nx, ny = -(cy - ay) / long * width, (cx - ax) / long * width
    return (
        f"M{ax:.1f},{ay:.1f} Q{bx + nx:.1f},{by + ny:.1f} {cx:.1f},{cy:.1f} "
        f"Q{bx - nx:.1f},{by - ny:.1f} {ax:.1f},{ay:.1f} Z"
    )
