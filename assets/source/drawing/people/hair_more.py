"""More hair, in the same form as hair.STYLES."""

from collections.abc import Callable

from .. import palette, svg
from .faces import SHAPES
from .hair import Hair, behind, cap, paint, slick, strands
from .person import Person


def receding(p: Person) -> Hair:
    """Bald on top, a wreath at the sides."""
    w, sides = SHAPES[p.face][0], ""
    for s in (-1, 1):
        sides += svg.path(
            f"M{s * (w + 5)},30 C{s * (w + 18)},-10 {s * (w + 14)},-70 {s * (w - 12)},-84 "
            f"C{s * (w - 8)},-50 {s * (w - 14)},-30 {s * (w - 9)},28 Z",
            paint(p) if s < 0 else palette.darken(p.hair_tone, 0.3),
        )
    shine = svg.ellipse(-20, -92, 26, 11, "#FFFFFF", opacity=0.22, filter=svg.blur(5))
    return "", sides + shine


def topknot(p: Person) -> Hair:
    """Shaved sides and a tied knot."""
    knot = svg.ellipse(6, -160, 22, 34, paint(p)) + svg.rect(-14, -140, 40, 12, p.accent, rx=5)
    band = svg.path("M-60,-76 C-62,-136 62,-136 60,-76 C30,-96 -30,-96 -60,-76 Z", paint(p))
    lines = strands(p, "M-40,-86 Q-14,-124 2,-132", "M38,-86 Q18,-120 8,-132", "M0,-92 L4,-132")
    return knot, svg.path(cap(p, -8, 2), paint(p), opacity=0.45) + band + lines


def twin_buns(p: Person) -> Hair:
    """Two round knots and a short fringe."""
    w, back = SHAPES[p.face][0], ""
    for s in (-1, 1):
        back += svg.circle(s * 72, -124, 38, paint(p) if s < 0 else behind(p))
        back += svg.stroke(
            f"M{s * 72 - 24},-124 a24,20 0 0 1 46,-6",
            palette.lighten(p.hair_tone, 0.3),
            3,
            opacity=0.4,
        ) + svg.circle(s * 58, -100, 9, p.accent)
    fringe = (
        f"M{-w - 2},6 C{-w - 14},-90 -66,-136 0,-134 C66,-136 {w + 14},-90 {w + 2},6 "
        f"L{w - 10},-20 C{w - 16},-40 50,-54 34,-46 L18,-30 L4,-52 L-12,-28 L-26,-52 "
        f"L-44,-30 C-60,-40 {-w + 12},-40 {-w + 11},-16 Z"
    )
    return back, svg.path(fringe, paint(p)) + strands(
        p, "M0,-130 L2,-60", "M-6,-128 Q-46,-100 -52,-50"
    )


def slanted_bob(p: Person) -> Hair:
    """A bob that is long on one side and cut short on the other."""
    w = SHAPES[p.face][0] + 14
    back = svg.path(
        f"M{-w},-60 C{-w - 20},40 {-w - 22},110 {-w - 4},156 L{w - 16},60 L{w},-40 Z", behind(p)
    )
    front = (
        f"M40,-138 C-30,-158 {-w - 20},-110 {-w - 8},-10 C{-w - 14},60 {-w - 18},120 {-w - 2},160 "
        f"C{-w + 18},120 {-w + 26},70 {-w + 22},24 C{-w + 30},-30 -30,-50 40,-92 "
        f"C60,-70 {w - 20},-40 {w - 20},34 L{w - 2},46 C{w + 14},-60 {w},-130 40,-138 Z"
    )
    return back, svg.path(front, paint(p)) + strands(
        p,
        f"M30,-126 C-40,-120 {-w + 4},-60 {-w + 4},60",
        "M36,-112 C0,-96 -50,-60 -66,-10",
        "M46,-120 C74,-100 86,-60 84,10",
    )


def bouffant(p: Person) -> Hair:
    """Piled high and smooth, an old-fashioned lady."""
    w = SHAPES[p.face][0]
    cloud = (
        f"M{-w - 6},20 C{-w - 44},-60 {-w - 20},-190 0,-192 C{w + 20},-190 {w + 44},-60 {w + 6},20 "
        f"L{w - 8},-4 C{w - 10},-52 40,-84 -6,-78 C-50,-76 {-w + 10},-50 {-w + 8},-4 Z"
    )
    return "", svg.path(cloud, paint(p)) + strands(
        p,
        f"M{-w - 6},-20 C{-w - 20},-110 -40,-170 20,-176",
        "M-60,-66 C-50,-130 0,-150 50,-140",
        f"M-20,-84 C20,-120 60,-110 {w + 6},-40",
        "M0,-180 C50,-170 80,-130 90,-80",
        width=4,
    )


def quiff(p: Person) -> Hair:
    """Short sides and a high swept front."""
    top = (
        "M-72,-62 C-92,-110 -84,-150 -40,-160 C10,-196 86,-176 84,-128 C100,-110 90,-76 74,-60 "
        "C60,-84 30,-92 0,-84 C-30,-78 -56,-80 -72,-62 Z"
    )
    return "", svg.path(cap(p, -4, 4), paint(p), opacity=0.8) + svg.path(top, paint(p)) + strands(
        p,
        "M-60,-76 C-60,-130 10,-160 60,-140",
        "M-34,-82 C-20,-120 30,-140 72,-116",
        "M0,-86 C20,-106 50,-108 76,-92",
        width=4,
    )


def swept_back(p: Person) -> Hair:
    """Slick on top and falling to the shoulders behind."""
    w = SHAPES[p.face][0] + 10
    fall = svg.path(
        f"M{-w},-50 C{-w - 26},40 {-w - 18},120 {-w - 30},190 L{w + 30},190 C{w + 18},120 "
        f"{w + 26},40 {w},-50 Z",
        behind(p),
    )
    return fall, slick(p)[1]


STYLES: dict[str, Callable[[Person], Hair]] = {
    "receding": receding,
    "topknot": topknot,
    "twin_buns": twin_buns,
    "slanted_bob": slanted_bob,
    "bouffant": bouffant,
    "quiff": quiff,
    "swept_back": swept_back,
}
