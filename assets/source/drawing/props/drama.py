"""Props for the news: what stands in the way of a quiet day."""

from .. import palette, svg
from ..palette import Ink
from .base import bright, metal, upright


def hard_fist(ink: Ink) -> str:
    """An arm that lifts a hammer, the sign of those who want humans first."""
    arm = svg.path("M-16,0 L-13,-58 L13,-58 L16,0 Z", upright(ink))
    shaft = svg.rect(-5, -118, 10, 66, "#8A5A3A", rx=3)
    head = svg.polygon(
        [(-40, -136), (34, -136), (42, -128), (42, -112), (34, -104), (-40, -104)], metal(ink)
    )
    hand = svg.path(
        "M-18,-56 Q-22,-84 -12,-86 L14,-88 Q22,-84 20,-62 L14,-54 L-12,-54 Z", ink.light
    )
    knuckles = "".join(
        svg.line([(-16, -80 + k * 8), (4, -80 + k * 8)], ink.dark, 1.8) for k in range(3)
    )
    return arm + shaft + head + svg.line([(-34, -120), (38, -120)], ink.glow, 2.6) + hand + knuckles


def palm(ink: Ink) -> str:
    """A palm bent by the wind."""
    d = svg.stroke("M0,0 C6,-30 -6,-60 12,-90", ink.shade, 5)
    for x, y, bend in (
        (-46, -78, -24),
        (-36, -104, -26),
        (56, -66, -22),
        (62, -94, -18),
        (24, -122, -10),
        (-8, -116, -14),
    ):
        across, along = x - 12, y + 90
        away = 9 / (across**2 + along**2) ** 0.5  # half as wide as a leaf, sideways from its rib
        middle = (12 + across * 0.5, -90 + along * 0.5 + bend)
        sides = [(middle[0] + s * along * away, middle[1] - s * across * away) for s in (-1, 1)]
        d += svg.path(
            f"M12,-90 Q{sides[0][0]:.1f},{sides[0][1]:.1f} {x},{y} "
            f"Q{sides[1][0]:.1f},{sides[1][1]:.1f} 12,-90 Z",
            ink.base,
            stroke=ink.glow,
            stroke_width=0.8,
        )
    return d + svg.circle(12, -88, 4, ink.light)


def umbrella_walker(ink: Ink) -> str:
    """Somebody with a mask under an umbrella."""
    d = svg.stroke("M-4,-36 L-9,0 M5,-36 L10,0", ink.dark, 8) + svg.path(
        "M-15,-64 Q0,-72 15,-64 L19,-20 L-19,-20 Z", upright(ink)
    )
    d += svg.ellipse(0, -78, 8, 10, metal(ink)) + svg.path(
        "M-8,-78 H8 L6,-69 Q0,-66 -6,-69 Z", "#E8ECFF"
    )
    d += svg.line([(14, -54), (16, -118)], palette.lighten(ink.light, 0.3), 3) + svg.stroke(
        "M8,-62 L14,-54", ink.base, 6
    )
    dome = (
        "M-34,-100 Q-26,-136 16,-138 Q58,-136 66,-100 Q54,-108 42,-100 "
        "Q30,-108 16,-100 Q2,-108 -10,-100 Q-22,-108 -34,-100 Z"
    )
    return (
        d
        + svg.path(dome, svg.linear((0, ink.glow), (1, palette.darken(ink.glow, 0.7))))
        + svg.stroke(
            "M16,-138 V-100 M16,-138 Q0,-126 -10,-100 M16,-138 Q34,-126 42,-100", ink.dark, 1.2
        )
    )


def scissors(ink: Ink) -> str:
    """Open blades, points to the right."""
    d = ""
    for s in (-1, 1):
        blade = svg.path("M-10,-5 L90,-10 L104,0 L-10,7 Z", metal(ink)) + svg.line(
            [(0, 4), (98, 0)], ink.glow, 1.6
        )
        blade += svg.line([(-10, 1), (-40, 12)], ink.base, 9) + svg.ellipse(
            -60, 17, 24, 16, "none", stroke=ink.base, stroke_width=9
        )
        d += svg.group(blade, transform=f"translate(0 -50) rotate({s * 17}) scale(1 {s})")
    return d + svg.circle(0, -50, 6, bright(ink))


def podium(ink: Ink) -> str:
    """A speaker's stand with three microphones."""
    d = svg.polygon([(-34, -60), (34, -60), (26, 0), (-26, 0)], upright(ink)) + svg.polygon(
        [(-42, -68), (42, -68), (36, -58), (-36, -58)], ink.light
    )
    d += svg.polygon([(0, -48), (16, -38), (12, -16), (0, -8), (-12, -16), (-16, -38)], ink.glow)
    return d + "".join(
        svg.stroke(f"M{x},-68 q{x * 0.2},-14 {x * -0.3},-20", ink.base, 2)
        + svg.ellipse(x * 0.7, -90, 3.4, 5, ink.light)
        for x in (-18, 0, 18)
    )


def gunman(ink: Ink) -> str:
    """A man in a wide hat and a poncho, a pistol in each hand."""
    d = svg.stroke("M-6,-36 L-13,0 M6,-36 L13,0", ink.dark, 9)
    d += svg.path(
        "M0,-74 C-20,-72 -34,-40 -36,-22 L-12,-14 L0,-20 L12,-14 L36,-22 C34,-40 20,-72 0,-74 Z",
        upright(ink),
    )
    d += svg.line([(-33, -32), (0, -24), (33, -32)], ink.glow, 2.2) + svg.line(
        [(-28, -42), (0, -34), (28, -42)], ink.glow, 1.2
    )
    for s in (-1, 1):
        d += svg.path(f"M{s * 33},-24 l{s * 4},8 l{s * 18},4 l0,-5 l{s * -12},-6 Z", ink.light)
    d += svg.ellipse(0, -82, 8, 10, ink.shade) + svg.path(
        (
            "M-32,-88 Q-20,-82 -11,-90 Q-10,-106 0,-104 Q10,-106 11,-90 "
            "Q20,-82 32,-88 Q18,-78 0,-79 Q-18,-78 -32,-88 Z"
        ),
        metal(ink),
    )
    return d + svg.path("M-8,-80 L8,-80 L5,-70 L0,-66 L-5,-70 Z", ink.glow)


def shooter(ink: Ink) -> str:
    """Somebody who aims a rifle to the right, one knee on the ground."""
    d = svg.stroke("M-6,-34 L-22,-6 L-38,0 M4,-34 L20,-22 L20,0", ink.dark, 9) + svg.path(
        "M-14,-66 L10,-68 L8,-30 L-14,-30 Z", upright(ink)
    )
    d += svg.polygon(
        [(-6, -58), (60, -62), (60, -58), (20, -54), (16, -48), (-6, -50)], ink.dark
    ) + svg.line([(0, -60), (58, -62)], ink.glow, 1.5)
    d += svg.stroke("M-4,-60 L14,-50 L28,-56 M4,-62 L34,-58", ink.base, 7)
    return (
        d
        + svg.ellipse(2, -76, 8, 9.4, metal(ink))
        + svg.path("M-7,-76 L10,-76 L9,-68 L-5,-67 Z", ink.glow)
    )


def capitol(ink: Ink) -> str:
    """A dome on columns, with steps."""
    d = "".join(
        svg.rect(-100 + k * 6, -6 - k * 5, 200 - k * 12, 6, ink.base if k % 2 else ink.shade)
        for k in range(3)
    )
    d += svg.rect(-80, -54, 160, 38, ink.shade) + "".join(
        svg.rect(-76 + k * 16, -52, 8, 36, metal(ink)) for k in range(10)
    )
    d += svg.polygon([(-86, -54), (0, -74), (86, -54)], upright(ink)) + svg.rect(
        -34, -86, 68, 16, ink.base
    )
    d += "".join(svg.rect(-32 + k * 9.2, -86, 5, 16, ink.glow) for k in range(8))
    d += svg.path("M-36,-86 C-36,-130 36,-130 36,-86 Z", metal(ink)) + "".join(
        svg.stroke(f"M{x},-86 Q{x * 0.8},-110 0,-119", ink.dark, 1) for x in (-22, -8, 8, 22)
    )
    return (
        d
        + svg.rect(-4, -132, 8, 14, ink.light)
        + svg.line([(0, -132), (0, -146)], ink.light, 1.6)
        + svg.circle(0, -147, 2.4, bright(ink))
    )


def carrier(ink: Ink) -> str:
    """A troop carrier in the air, seen from the front and below."""
    d = svg.path(
        "M-26,-64 Q0,-82 26,-64 L34,-40 L16,-24 L-16,-24 L-34,-40 Z", metal(ink)
    ) + svg.polygon([(-16, -62), (16, -62), (22, -50), (-22, -50)], ink.glow)
    for s in (-1, 1):
        d += svg.polygon([(s * 30, -54), (s * 84, -66), (s * 86, -54), (s * 32, -40)], ink.base)
        d += (
            svg.ellipse(s * 88, -58, 26, 11, ink.dark)
            + svg.ellipse(s * 88, -56, 18, 6, ink.glow)
            + svg.ellipse(s * 88, -56, 26, 11, "none", stroke=ink.light, stroke_width=2)
        )
    return (
        d
        + svg.circle(0, -32, 6, bright(ink))
        + svg.line([(-12, -24), (-16, -14)], ink.light, 3)
        + svg.line([(12, -24), (16, -14)], ink.light, 3)
    )


def cat(ink: Ink) -> str:
    """A cat that watches."""
    d = svg.path(
        (
            "M-22,0 C-30,-34 -16,-54 -4,-58 C-12,-70 -12,-82 -10,-92 L-2,-82 "
            "L10,-82 L18,-92 C20,-78 18,-66 12,-58 C26,-40 24,-14 22,0 Z"
        ),
        upright(ink),
    )
    d += svg.stroke("M20,-4 C50,-2 54,-30 40,-42", ink.base, 7)
    return d + "".join(svg.ellipse(x, -72, 3, 4, ink.glow) for x in (-2, 10))


def claw(ink: Ink) -> str:
    """A grab that hangs from above; its tips meet at (0, 0)."""
    d = svg.rect(-10, -190, 20, 60, metal(ink)) + svg.polygon(
        [(-34, -134), (34, -134), (26, -110), (-26, -110)], upright(ink)
    )
    for s in (-1, 1):
        d += svg.path(
            (
                f"M{s * 18},-116 C{s * 84},-100 {s * 92},-40 {s * 36},4 L{s * 28},-8 "
                f"C{s * 62},-44 {s * 56},-84 {s * 10},-100 Z"
            ),
            metal(ink),
        )
        d += (
            svg.circle(s * 24, -112, 9, ink.light)
            + svg.circle(s * 24, -112, 4, ink.glow)
            + svg.stroke(f"M{s * 30},-104 C{s * 74},-86 {s * 76},-44 {s * 38},-4", ink.glow, 2)
        )
    return d + svg.path("M-9,-110 L9,-110 L6,-80 L0,-64 L-6,-80 Z", ink.shade)
