"""Hair: each style is what hangs behind the head, and what lies on it."""

import math
from collections.abc import Callable

from .. import palette, svg
from ..rng import Rng
from .faces import SHAPES
from .person import Person

Hair = tuple[str, str]


def paint(person: Person) -> svg.Paint:
    """Hair that catches the light on the left."""
    tone = person.hair_tone
    return svg.linear(
        (0, palette.lighten(tone, 0.26)),
        (0.4, tone),
        (1, palette.darken(tone, 0.6)),
        angle=(0, 0, 1, 0.3),
    )


def behind(person: Person) -> str:
    """The colour of hair in the shadow of the neck."""
    return palette.darken(person.hair_tone, 0.42)


def strands(person: Person, *lines: str, width: float = 3) -> str:
    """Lighter strands along paths."""
    tone = palette.lighten(person.hair_tone, 0.28)
    return "".join(svg.stroke(d, tone, width, opacity=0.22) for d in lines)


def cap(person: Person, low: float, puff: float = 10, part: float = 0.0) -> str:
    """Hair around the skull down to the hairline: low is how far it comes at the sides."""
    w = SHAPES[person.face][0] + puff * 0.6
    top = -121 - puff
    return (
        f"M{-w},{low} C{-w - 6},-70 {-w * 0.72:.0f},{top} 0,{top} C{w * 0.72:.0f},{top} "
        f"{w + 6},-70 {w},{low} "
        f"L{w - 12},{low - 6} C{w - 12},-44 {w * 0.62:.0f},-66 {28 + part * 40:.0f},-72 "
        f"C{part * 40:.0f},-78 {-30 + part * 30:.0f},-76 {-w * 0.6:.0f},-62 C{-w + 10},-44 "
        f"{-w + 12},-30 {-w + 12},{low - 6} Z"
    )


def crop(p: Person) -> Hair:
    """Short all over."""
    return "", svg.path(cap(p, -6, 9), paint(p)) + strands(
        p, "M-52,-92 Q-20,-118 22,-112", "M-40,-82 Q-10,-98 30,-94"
    )


def buzz(p: Person) -> Hair:
    """Almost nothing."""
    return "", svg.path(cap(p, -14, 3), paint(p), opacity=0.72)


def bald(p: Person) -> Hair:
    """Nothing but a shine."""
    return "", svg.ellipse(
        -24 + p.turn * 12, -88, 26, 12, "#FFFFFF", opacity=0.22, filter=svg.blur(5)
    )


def slick(p: Person) -> Hair:
    """Combed straight back."""
    w = SHAPES[p.face][0]
    lines = [
        f"M{x},-72 Q{x * 0.8:.0f},-112 {x * 0.4:.0f},-130" for x in (-48, -30, -10, 12, 34, 52)
    ]
    shape = (
        f"M{-w - 3},0 C{-w - 10},-88 {-w * 0.8:.0f},-132 0,-134 C{w * 0.8:.0f},-132 {w + 10},-88 "
        f"{w + 3},0 "
        f"L{w - 8},-6 C{w - 8},-50 46,-74 0,-80 C-46,-74 {-w + 8},-50 {-w + 8},-6 Z"
    )
    return "", svg.path(shape, paint(p)) + strands(p, *lines)


def side_part(p: Person) -> Hair:
    """A parting and a wave."""
    w = SHAPES[p.face][0]
    shape = (
        f"M{-w - 3},-2 C{-w - 12},-90 -70,-142 -20,-140 C40,-156 {w + 16},-118 {w + 4},0 "
        f"L{w - 8},-10 "
        f"C{w - 10},-50 58,-66 40,-72 C10,-58 -20,-66 -36,-92 C-52,-66 {-w + 8},-46 {-w + 9},-8 Z"
    )
    return "", svg.path(shape, paint(p)) + strands(
        p,
        "M-30,-98 C0,-78 30,-84 58,-72",
        "M-24,-116 C10,-112 50,-110 72,-70",
        "M-40,-96 Q-64,-76 -72,-40",
    )


def bob(p: Person) -> Hair:
    """Straight to the jaw, with a fringe."""
    w = SHAPES[p.face][0] + 16
    back = svg.path(
        f"M{-w},-40 C{-w - 16},40 {-w - 6},90 {-w + 10},104 L{w - 10},104 C{w + 6},90 {w + 16},40 "
        f"{w},-40 Z",
        behind(p),
    )
    front = (
        f"M{-w + 16},98 C{-w - 18},90 {-w - 20},-40 {-w + 8},-88 C-50,-146 50,-146 {w - 8},-88 "
        f"C{w + 20},-40 {w + 18},90 {w - 16},98 "
        f"C{w - 26},60 {w - 20},0 {w - 30},-38 L-{w - 30},-38 C{-w + 20},0 {-w + 26},60 "
        f"{-w + 16},98 Z"
    )
    return back, svg.path(front, paint(p)) + strands(
        p,
        "M-40,-44 Q-44,-90 -10,-124",
        "M-10,-44 Q-10,-90 0,-126",
        f"M{-w + 10},70 Q{-w - 4},0 {-w + 22},-64",
    )


def long(p: Person) -> Hair:
    """Long and parted in the middle."""
    w = SHAPES[p.face][0] + 18
    back = svg.path(
        f"M{-w},-60 C{-w - 36},60 {-w - 30},190 {-w - 10},270 L{w + 10},270 C{w + 30},190 "
        f"{w + 36},60 {w},-60 Z",
        behind(p),
    )
    lock = (
        "M0,-140 C{a},-140 {b},-70 {c},0 C{d},70 {e},150 {f},240 C{g},180 {h},70 {i},10 C{j},-50 "
        "{k},-82 0,-92 Z"
    )
    front = ""
    for s in (-1, 1):
        xs = {
            n: f"{s * v:.0f}"
            for n, v in zip(
                "abcdefghijk",
                (66, w + 6, w + 6, w + 12, w + 20, w - 2, w - 24, w - 14, w - 24, w - 34, 40),
                strict=True,
            )
        }
        front += svg.path(
            lock.format(**xs), paint(p) if s < 0 else palette.darken(p.hair_tone, 0.3)
        )
    return back, front + strands(
        p,
        f"M-12,-120 C-60,-110 {-w},-40 {-w + 4},60 S{-w - 6},160 {-w - 2},200",
        f"M14,-118 C60,-104 {w - 6},-40 {w - 2},60",
    )


def wavy(p: Person) -> Hair:
    """Waves over one shoulder."""
    w = SHAPES[p.face][0] + 16
    back = svg.path(
        f"M{-w},-70 C{-w - 50},0 {-w - 10},60 {-w - 40},130 C{-w - 50},190 {-w},230 -50,250 "
        f"L60,190 C{w + 20},150 {w + 26},60 {w},-50 Z",
        behind(p),
    )
    front = (
        f"M30,-136 C-30,-160 {-w - 20},-110 {-w - 6},-30 C{-w - 30},10 {-w + 6},50 {-w - 22},110 "
        f"C{-w - 34},160 {-w + 10},200 {-w + 40},216 "
        f"C{-w + 16},160 {-w + 44},120 {-w + 16},60 C{-w + 8},20 {-w + 30},-10 -46,-48 C-10,-60 "
        f"20,-80 34,-100 C46,-70 {w - 20},-40 {w - 16},20 "
        f"C{w + 4},50 {w - 6},90 {w + 6},120 C{w + 28},60 {w + 8},20 {w + 10},-30 C{w + 14},-100 "
        "80,-140 30,-136 Z"
    )
    return back, svg.path(front, paint(p)) + strands(
        p,
        f"M20,-120 C-40,-120 {-w},-70 {-w + 8},0 S{-w + 4},100 {-w},150",
        "M30,-110 C0,-80 -50,-70 -70,-20",
        f"M40,-118 C80,-90 {w},-50 {w},20",
        width=3.5,
    )


def ponytail(p: Person) -> Hair:
    """Tied high at the back."""
    tail = svg.path(
        "M40,-128 C130,-170 170,-80 150,20 C146,80 160,120 130,170 C120,90 108,20 90,-50 Z",
        behind(p),
    )
    tail += strands(p, "M70,-130 C140,-130 140,-20 138,60")
    return tail, slick(p)[1] + svg.ellipse(56, -122, 15, 12, p.accent)


def bun(p: Person) -> Hair:
    """A knot on top with a pin of light."""
    knot = svg.circle(8, -150, 40, paint(p)) + strands(
        p, "M-20,-150 Q8,-176 36,-150", "M-22,-140 Q8,-160 40,-138"
    )
    pin = svg.line([(-50, -176), (66, -126)], p.accent, 5)
    return pin + knot, slick(p)[1]


def afro(p: Person) -> Hair:
    """A round cloud of hair."""
    rng, puffs = Rng("afro"), svg.circle(0, -66, 118, behind(p))
    for k in range(26):
        a = math.radians(150 + k * 240 / 25)
        puffs += svg.circle(
            math.cos(a) * 108, -56 + math.sin(a) * 108, 24 + rng.uniform(0, 10), behind(p)
        )
    front = svg.path(cap(p, -4, 34), paint(p))
    for _ in range(70):
        a, r = math.radians(rng.uniform(185, 355)), rng.uniform(70, 128)
        front += svg.circle(
            math.cos(a) * r,
            -50 + math.sin(a) * r,
            rng.uniform(4, 9),
            palette.lighten(p.hair_tone, 0.2),
            opacity=0.3,
        )
    return puffs, front


def curls(p: Person) -> Hair:
    """Loose curls to the jaw."""
    rng, back, front = Rng("curls"), "", ""
    w = SHAPES[p.face][0]
    for k in range(30):
        a = math.radians(118 + k * 304 / 29)
        r = 30 + rng.uniform(-6, 8)
        spot = (math.cos(a) * (w + 20), -34 + math.sin(a) * (w + 34))
        back += svg.circle(*spot, r, behind(p))
    for k in range(17):
        a = math.radians(180 + k * 180 / 16)
        x, y = math.cos(a) * (w - 6), -52 + math.sin(a) * 70
        r = 22 + rng.uniform(0, 8)
        front += svg.circle(x, y, r, palette.mix(p.hair_tone, behind(p), k / 16))
        front += svg.stroke(
            f"M{x - r * 0.5:.0f},{y:.0f} q{r * 0.4:.0f},{-r * 0.8:.0f} {r:.0f},{-r * 0.2:.0f}",
            palette.lighten(p.hair_tone, 0.3),
            2.5,
            opacity=0.45,
        )
    return back, front


def mohawk(p: Person) -> Hair:
    """A blade of hair over shaved sides."""
    fin = (
        "M-20,-100 L-44,-170 L-22,-164 L-26,-206 L0,-180 L12,-214 L24,-176 L48,-190 L34,-150 "
        "L46,-140 L22,-92 Z"
    )
    return "", svg.path(cap(p, -14, 2), paint(p), opacity=0.5) + svg.path(fin, paint(p)) + strands(
        p, "M-8,-106 L-18,-184", "M6,-106 L10,-190", "M18,-108 L32,-166"
    )


def undercut(p: Person) -> Hair:
    """Shaved sides, long top thrown to one side."""
    top = (
        "M-62,-84 C-70,-150 0,-166 50,-144 C104,-128 108,-70 96,10 C92,40 84,50 80,64 C84,10 "
        "76,-40 44,-70 C10,-62 -30,-64 -62,-84 Z"
    )
    return "", svg.path(cap(p, -10, 2), paint(p), opacity=0.6) + svg.path(top, paint(p)) + strands(
        p,
        "M-46,-92 C-20,-140 40,-140 72,-90",
        "M-30,-84 C0,-116 60,-110 86,-20",
        "M0,-146 C60,-140 96,-90 92,-10",
    )


def braids(p: Person) -> Hair:
    """Two plaits over the shoulders."""
    w, back = SHAPES[p.face][0], ""
    for s in (-1, 1):
        for k in range(8):
            back += svg.ellipse(
                s * (w + 6 + 3 * math.sin(k * 1.4)),
                36 + k * 28,
                19 - k,
                17,
                palette.mix(p.hair_tone, behind(p), 0.3 if k % 2 else 0.8),
            )
        back += svg.rect(s * (w + 6) - 13, 256, 26, 9, p.accent, rx=4)
    return back, svg.path(cap(p, 14, 8), paint(p)) + strands(
        p, "M-4,-124 C-50,-110 -74,-60 -78,-10", "M6,-124 C50,-110 70,-60 78,-10", "M0,-126 L0,-80"
    )


def locks(p: Person) -> Hair:
    """Rope-like locks with rings of metal."""
    rng, back = Rng("locks"), svg.path(cap(p, 20, 22), behind(p))
    for k in range(13):
        x = -112 + k * 224 / 12
        low = 120 + rng.uniform(-20, 70)
        back += svg.stroke(
            f"M{x * 0.62:.0f},-100 C{x:.0f},-60 {x * 1.06:.0f},40 "
            f"{x * 1.02 + rng.uniform(-8, 8):.0f},{low:.0f}",
            palette.mix(p.hair_tone, behind(p), rng.random()),
            17,
        )
        back += svg.rect(x * 1.02 - 8, low - 44, 16, 8, p.accent, opacity=0.8)
    return back, svg.path(cap(p, 0, 18), paint(p)) + strands(
        p,
        *(
            f"M{x * 0.3:.0f},-136 Q{x:.0f},-120 {x * 1.1:.0f},-70"
            for x in (-66, -44, -20, 4, 28, 52)
        ),
        width=5,
    )


def spikes(p: Person) -> Hair:
    """Wild points."""
    points: list[svg.Point] = [(-88, -6)]
    for k, reach in enumerate((112, 150, 138, 172, 150, 176, 146, 158, 128)):
        a = math.radians(188 + k * 19.5)
        points += [
            (math.cos(a) * reach, -40 + math.sin(a) * reach * 0.84),
            (math.cos(a + 0.2) * 100, -44 + math.sin(a + 0.2) * 78),
        ]
    points += [
        (88, -6),
        (66, -40),
        (44, -60),
        (24, -42),
        (8, -72),
        (-14, -44),
        (-34, -68),
        (-56, -38),
        (-74, -24),
    ]
    return "", svg.polygon(points, paint(p), stroke_linejoin="round") + strands(
        p, "M-30,-70 L-50,-120", "M10,-78 L12,-134", "M40,-70 L64,-118"
    )


def hime(p: Person) -> Hair:
    """A straight fringe, cheek-long sidelocks, the rest falls down the back."""
    w = SHAPES[p.face][0] + 12
    back = svg.path(f"M{-w},-60 L{-w - 16},270 L{w + 16},270 L{w},-60 Z", behind(p))
    front = (
        f"M{-w - 4},66 C{-w - 6},-120 -60,-142 0,-142 C60,-142 {w + 6},-120 {w + 4},66 "
        f"L{w - 22},70 L{w - 24},-34 L{-w + 24},-34 L{-w + 22},70 Z"
    )
    return back, svg.path(front, paint(p)) + strands(
        p,
        *(f"M{x},-38 Q{x * 1.1:.0f},-90 {x * 0.5:.0f},-130" for x in (-44, -22, 0, 22, 44)),
        f"M{-w + 10},60 L{-w + 8},-50",
    )


def pixie(p: Person) -> Hair:
    """Short with a pointed fringe."""
    w = SHAPES[p.face][0]
    shape = (
        f"M{-w - 2},20 C{-w - 20},-80 -70,-142 4,-138 C80,-138 {w + 18},-80 {w + 2},14 "
        f"L{w - 10},-14 L{w - 16},-44 L46,-58 L40,-34 L14,-62 L-8,-30 L-30,-60 L-50,-22 "
        f"L{-w + 14},-36 L{-w + 12},0 Z"
    )
    return "", svg.path(shape, paint(p)) + strands(
        p, "M10,-128 Q-40,-110 -50,-40", "M20,-126 Q0,-96 -6,-44", "M36,-122 Q50,-90 42,-50"
    )


STYLES: dict[str, Callable[[Person], Hair]] = {
    "crop": crop,
    "buzz": buzz,
    "bald": bald,
    "slick": slick,
    "side_part": side_part,
    "bob": bob,
    "long": long,
    "wavy": wavy,
    "ponytail": ponytail,
    "bun": bun,
    "afro": afro,
    "curls": curls,
    "mohawk": mohawk,
    "undercut": undercut,
    "braids": braids,
    "locks": locks,
    "spikes": spikes,
    "hime": hime,
    "pixie": pixie,
}
