"""Eyes that open, narrow, look somewhere and smile."""

from dataclasses import dataclass

from .. import palette, svg
from .face import Face

INK = "#120A18"


@dataclass(frozen=True)
class Opening:
    """The gap between the lids, from the corner at the nose to the one at the temple."""

    x: float
    side: int  # -1 left, 1 right: where the temple is
    half: float
    rise: float
    sink: float
    upper: tuple[float, float]  # how far the lid is down, at the nose and at the temple
    lower: float

    @property
    def nose(self) -> svg.Point:
        """The corner at the nose."""
        return self.x - self.side * self.half, 4.2

    @property
    def temple(self) -> svg.Point:
        """The corner at the temple."""
        return self.x + self.side * self.half, 0.8 - 1.4 * self.lower

    @property
    def low(self) -> float:
        """How low the lower lid is in its middle."""
        return self.sink * (1 - self.lower) - 5.5 * self.lower

    def top(self, lift: float = 0.0, beyond: float = 0.0) -> str:
        """The edge of the upper lid; lifted, it is the fold above it."""
        (ax, ay), (bx, by) = self.nose, self.temple
        wide, s = self.half * 2, self.side
        floor = self.low - 1.2
        first = min(floor, ay - self.rise * (1 - self.upper[0])) - lift
        second = min(floor, by - self.rise * (1 - self.upper[1])) - lift
        bx += s * beyond
        return (
            f"M{ax:.1f},{ay - lift * 0.35:.1f} C{ax + s * wide * 0.24:.1f},{first:.1f} "
            f"{bx - s * wide * 0.3:.1f},{second:.1f} {bx:.1f},{by - lift * 0.55:.1f}"
        )

    def bottom(self) -> str:
        """The lower lid, going back; it continues the upper one."""
        (ax, ay), (bx, by) = self.nose, self.temple
        wide, s = self.half * 2, self.side
        return (
            f"C{bx - s * wide * 0.22:.1f},{by + self.low:.1f} "
            f"{ax + s * wide * 0.3:.1f},{ay + self.low:.1f} {ax:.1f},{ay:.1f} Z"
        )

    def almond(self) -> str:
        """The whole gap."""
        return f"{self.top()} {self.bottom()}"


def opening(face: Face, side: int) -> Opening:
    """The gap of the eye on one side."""
    person, lids = face.person, face.expression.lids(side)
    away = max(0.0, side * face.turn)
    half = (18.4 if person.soft else 17.2) * (1 - away * 0.22) * face.open
    tall = (17.5 if person.soft else 15.0) * face.open
    ends = (lids.upper + 0.34 * lids.slant, lids.upper - 0.22 * lids.slant)
    return Opening(
        side * 34 + face.shift, side, half, tall, 9.5 * face.open,
        (min(1.1, max(-0.2, ends[0])), min(1.1, max(-0.2, ends[1]))), lids.lower,
    )  # fmt: skip


def eye(face: Face, side: int) -> str:
    """One eye in its socket."""
    gap = opening(face, side)
    return socket(face, gap) + ball(face, gap) + upper_lid(face, gap) + lower_lid(face, gap)


def socket(face: Face, gap: Opening) -> str:
    """The hollow under the brow, and paint on the lid."""
    hollow = svg.ellipse(gap.x, -6, gap.half * 1.5, 14, face.dark, opacity=0.5, filter=svg.blur(5))
    inner = svg.ellipse(
        gap.x - gap.side * gap.half, -6, 8, 15, face.dark, opacity=0.5, filter=svg.blur(4)
    )
    return hollow + inner


def ball(face: Face, gap: Opening) -> str:
    """The eye itself, in the shadow of its lid."""
    lit = gap.side < 0
    white = palette.mix("#F2EEF8" if lit else "#C4BEDA", face.skin, 0.1)
    gaze_x, gaze_y = face.expression.gaze
    x = gap.x + (face.turn * 6 + gaze_x * 7.5) * face.open
    y = -1.0 + gaze_y * 4
    parts = svg.path(gap.almond(), white)
    parts += svg.circle(gap.x + gap.half * 0.9, 2, 12, "#5A3A6A", opacity=0.3, filter=svg.blur(4))
    parts += iris(face, x, y)
    parts += svg.stroke(gap.top(), "#1A0A24", 9, opacity=0.5, filter=svg.blur(2.4))
    inside = svg.clip(svg.path(gap.almond(), "#fff"))
    return svg.group(parts, clip_path=inside)


def iris(face: Face, x: float, y: float) -> str:
    """Iris, pupil and two lights in them."""
    size, tone = 9.0 * face.open, face.person.eyes
    paint = svg.radial(
        (0, palette.lighten(tone, 0.3)), (0.55, palette.lighten(tone, 0.12)), (0.86, tone),
        (1, palette.darken(tone, 0.75)), centre=(0.5, 0.68), radius=0.66,
    )  # fmt: skip
    return (
        svg.circle(x, y, size, paint)
        + svg.circle(x, y, size, "none", stroke=palette.darken(tone, 0.75), stroke_width=1.4)
        + svg.circle(x, y, size * 0.43, "#08060F")
        + svg.circle(x - 2.9, y - 3.0, 2.3, "#FFFFFF", opacity=0.96)
        + svg.circle(x + 3.0, y + 3.2, 1.2, "#FFFFFF", opacity=0.55)
    )


def upper_lid(face: Face, gap: Opening) -> str:
    """The skin of the lid, its fold, and the lashes."""
    soft = face.person.soft
    lift = 4.5 + 5.5 * max(0.0, sum(gap.upper) / 2)
    top, fold = gap.top(), gap.top(lift)
    paint = face.shadow or palette.mix(face.skin, face.dark, 0.3)
    band = svg.stroke(gap.top(lift * 0.5), paint, lift + 2, stroke_linecap="butt",
                      opacity=0.68, filter=svg.blur(0.9))  # fmt: skip
    gleam = svg.stroke(gap.top(lift * 0.55), palette.lighten(paint, 0.4), 1.8, opacity=0.35,
                       filter=svg.blur(0.8))  # fmt: skip
    line = svg.stroke(top, INK, 4.0 if soft else 3.0)
    crease = svg.stroke(fold, palette.darken(face.dark, 0.3), 1.5, opacity=0.5)
    return band + gleam + crease + line + (lashes(gap) if soft else "")


def lashes(gap: Opening) -> str:
    """A wing at the temple."""
    x, y = gap.temple
    s = gap.side
    return svg.path(
        f"M{x - s * 9:.1f},{y - 3.4:.1f} Q{x:.1f},{y - 2:.1f} {x + s * 8.5:.1f},{y - 6.5:.1f} "
        f"Q{x + s * 3:.1f},{y + 2.2:.1f} {x - s * 5:.1f},{y + 0.6:.1f} Z",
        INK,
    )


def lower_lid(face: Face, gap: Opening) -> str:
    """The edge below, and the bag that a smile or the years make."""
    (ax, ay), (bx, by) = gap.nose, gap.temple
    edge = f"M{bx:.1f},{by:.1f} {gap.bottom()[:-2]}"
    low, s = gap.low, gap.side
    bag = (
        (ax + s * 2, ay + 6),
        (gap.x, low * 0.8 + 16.5),
        (bx + s, by + 7 - gap.lower * 2),
    )
    strength = 0.1 + 0.2 * face.person.age + 0.42 * gap.lower
    return svg.stroke(edge, INK, 1.5, opacity=0.7) + face.crease(*bag, strength=strength, width=1.7)
