"""Hair seen from close by: many fine strands and a band of light across them."""

from ...drawing import palette, svg
from ...drawing.people.faces import SHAPES
from ...drawing.people.hair import Hair
from ...drawing.people.person import Person
from ...drawing.rng import Rng
from . import heads

Curve = tuple[float, float, float, float, float, float, float, float]


def between(first: Curve, last: Curve, count: int, tone: str, rng: Rng) -> str:
    """Strands that run from one curve over to another, no two of them alike."""
    items = ""
    for k in range(count):
        share = (k + rng.uniform(0.1, 0.9)) / count
        a, b, c, d, e, f, g, h = (
            p + (q - p) * share + rng.uniform(-1.5, 1.5) for p, q in zip(first, last, strict=True)
        )
        light = rng.uniform(0.1, 0.5)
        shade = palette.lighten(tone, light) if k % 3 else palette.darken(tone, 0.6)
        items += svg.path(
            f"M{a:.1f},{b:.1f} C{c:.1f},{d:.1f} {e:.1f},{f:.1f} {g:.1f},{h:.1f} "
            f"C{e + 1.6:.1f},{f:.1f} {c + 2.2:.1f},{d:.1f} {a:.1f},{b:.1f} Z",
            shade,
            opacity=rng.uniform(0.25, 0.6),
        )
    return items


def shine(d: str, width: float, strength: float) -> str:
    """A band of light across the strands."""
    wide = svg.stroke(d, "#BFC8FF", width, opacity=strength * 0.5, filter=svg.blur(width * 0.4))
    core = svg.stroke(d, "#E8ECFF", width * 0.3, opacity=strength, filter=svg.blur(width * 0.16))
    return wide + core


def bob(person: Person) -> Hair:
    """The blunt bob with its white strand, combed hair by hair."""
    back, front = heads.blunt_bob(person)
    w, rng, tone = SHAPES[person.face][0], Rng("tresses/bob"), "#2A2A44"
    fringe = between((-6, -134, -10, -104, -16, -76, -18, -50),
                     (40, -126, 52, -104, 56, -76, 53, -50), 26, tone, rng)  # fmt: skip
    right = between((34, -134, w - 4, -112, w - 14, -20, w - 16, 116),
                    (50, -110, w + 18, -56, w + 32, 40, w + 54, 116), 24, tone, rng)  # fmt: skip
    left = between((-34, -128, -w - 6, -90, -w - 16, 0, -w - 20, 116),
                   (-44, -124, -w - 20, -60, -w - 32, 30, -w - 54, 116), 14, tone, rng)  # fmt: skip
    white = between((-14, -132, -w + 8, -100, -w + 2, 0, -w - 12, 114),
                    (-12, -124, -w + 20, -90, -w + 2, 20, -w - 3, 114), 8, "#8A90B4", rng)  # fmt: skip
    light = shine("M-2,-92 Q26,-98 50,-88", 12, 0.22)
    light += shine(f"M{w + 6},-30 Q{w + 16},-30 {w + 22},-26", 10, 0.16)
    return back, front + fringe + right + left + light + white


def blades(person: Person) -> Hair:
    """Black hair in blades over one eye, strand by strand."""
    back, front = heads.curtain(person)
    w, rng, tone = SHAPES[person.face][0], Rng("tresses/blades"), "#302C48"
    over = between((-30, -108, 0, -104, 14, -60, 36, 6), (4, -138, 66, -130, w + 12, -60, w + 4, 52),
                   44, tone, rng)  # fmt: skip
    side = between((-36, -104, -60, -84, -w + 4, -46, -w + 2, 20),
                   (-14, -138, -64, -128, -w - 10, -60, -w - 4, 36), 16, tone, rng)  # fmt: skip
    light = shine("M6,-98 Q44,-86 68,-50", 13, 0.2)
    light += shine(f"M{-w + 4},-66 Q{-w + 14},-92 -40,-110", 9, 0.18)
    return back, front + over + side + light
