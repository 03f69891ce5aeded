"""Hair, hats, glasses and beards of the cast; everything around a head with its middle at (0, 0)."""

from ...drawing import palette, svg
from ..emblems.colours import INK


def surface(colour: str, dark: float = 0.34) -> svg.Paint:
    """Cloth or hair in the low sun."""
    return svg.linear(
        (0, palette.lighten(colour, 0.2)),
        (0.5, colour),
        (1, palette.mix(colour, "#1E2A4A", dark)),
        angle=(0, 0, 1, 0.6),
    )


def shoulders(colour: str, wide: float = 78, high: float = 146) -> str:
    """Plain shoulders in the low sun, with the folds where the arms begin; a neck at (100, 140)."""
    d = f"M{100 - wide},224 C{100 - wide},{high + 20} {100 - wide + 26},{high + 4} 78,{high - 4} Q100,{high + 16} 122,{high - 4} C{100 + wide - 26},{high + 4} {100 + wide},{high + 20} {100 + wide},224 z"
    cloth = svg.linear(
        (0, palette.lighten(colour, 0.20)),
        (0.45, colour),
        (1, palette.mix(colour, "#173A46", 0.42)),
        angle=(0, 0, 1, 0.4),
    )
    dark = palette.mix(colour, "#173A46", 0.45)
    folds = "".join(
        svg.stroke(f"M{100 + s * (wide - 24)},{high + 66} C{100 + s * (wide - 26)},{high + 44} {100 + s * (wide - 20)},{high + 34} {100 + s * (wide - 14)},{high + 26}", dark, 2, opacity=0.7)
        for s in (-1, 1)
    )  # fmt: skip
    return svg.path(d, cloth) + folds


def turban(colour: str) -> str:
    """A wrapped cloth with a knot."""
    knot = svg.circle(24, -64, 15, surface(colour)) + svg.stroke(
        "M14,-68 Q24,-76 34,-68 M16,-60 Q24,-66 33,-60", palette.mix(colour, "#8A4A10", 0.45), 2.4
    )
    wrap = svg.path("M-43,-16 C-52,-76 52,-78 43,-16 C30,-34 -30,-34 -43,-16 z", surface(colour))
    folds = svg.stroke(
        "M-40,-26 C-26,-56 10,-62 34,-54 M-41,-34 C-30,-62 2,-66 22,-60 M-30,-28 C-6,-46 24,-48 41,-32",
        palette.mix(colour, "#8A4A10", 0.45),
        2.6,
    )
    return knot + wrap + folds


def earrings(colour: str, wide: float = 40) -> str:
    """Round earrings."""
    return "".join(
        svg.circle(s * wide, 16, 6.5, "none", stroke=colour, stroke_width=3.6) for s in (-1, 1)
    )


def bob_back(colour: str) -> str:
    """Hair to the chin, behind the head."""
    return svg.path(
        "M-50,34 C-58,-40 -44,-66 0,-66 C44,-66 58,-40 50,34 Q40,44 30,36 H-30 Q-40,44 -50,34 z",
        surface(colour),
    )


def bob_front(colour: str) -> str:
    """A fringe and the sides."""
    fringe = "M-42,26 C-50,-10 -46,-58 0,-60 C46,-58 50,-10 42,26 C38,6 38,-12 34,-22 C14,-14 -12,-18 -22,-28 C-30,-22 -36,-8 -36,4 C-37,12 -39,20 -42,26 z"
    strands = svg.stroke(
        "M-26,-32 Q-16,-48 6,-55 M-16,-26 Q-4,-44 18,-52 M-2,-20 Q12,-38 30,-44 M14,-18 Q28,-30 39,-30 M-40,14 Q-43,-14 -36,-34 M41,14 Q44,-10 39,-28",
        palette.lighten(colour, 0.26), 1.4, opacity=0.6,
    )  # fmt: skip
    gloss = svg.stroke("M-28,-40 Q-10,-52 12,-48", palette.lighten(colour, 0.34), 4, opacity=0.7)
    return svg.path(fringe, surface(colour)) + strands + gloss


def glasses(colour: str, glass: str = "#CFF0EC", square: bool = True) -> str:
    """Glasses before the eyes."""
    parts = ""
    for s in (-1, 1):
        shape = {"x": s * 16 - 13, "y": -15, "width": 26, "height": 20, "rx": 5 if square else 10}
        parts += svg.tag(
            "rect", **shape, fill=glass, fill_opacity=0.28, stroke=colour, stroke_width=4
        )
        parts += svg.stroke(f"M{s * 29},-8 L{s * 38},-11", colour, 3.6)
    return (
        parts
        + svg.stroke("M-4,-8 Q0,-11 4,-8", colour, 3.6)
        + svg.stroke("M-24,-10 l6,-4 M8,-10 l6,-4", "#FFFFFF", 2.4, opacity=0.8)
    )


def rim_hair(colour: str) -> str:
    """What is left of the hair, above the ears."""
    return "".join(
        svg.group(
            svg.path(
                "M34,6 C36,-8 34,-22 30,-30 C42,-34 52,-16 48,4 C46,12 38,14 34,6 z",
                surface(colour),
            ),
            transform=f"scale({s} 1)",
        )
        for s in (-1, 1)
    )


def moustache(colour: str, lift: float = 0) -> str:
    """A large moustache."""
    half = f"M0,19 C8,12 20,13 26,21 C31,26 36,{24 - lift} 40,{17 - lift} C42,30 32,39 20,36 C10,35 4,29 0,26 z"
    hair = svg.stroke(
        "M6,23 Q16,20 24,28 M8,28 Q16,28 24,33", palette.lighten(colour, 0.22), 1.8, opacity=0.7
    )
    one = svg.path(half, surface(colour)) + hair
    return one + svg.group(one, transform="scale(-1 1)")


def hard_hat(colour: str) -> str:
    """A builder's helmet."""
    dome = svg.path("M-43,-24 C-46,-74 46,-74 43,-24 z", surface(colour, 0.26))
    ridge = svg.path(
        "M-9,-62 Q0,-68 9,-62 L10,-24 H-10 z", surface(palette.lighten(colour, 0.3), 0.2)
    ) + svg.stroke(
        "M-24,-54 Q-28,-40 -28,-26 M24,-54 Q28,-40 28,-26",
        palette.mix(colour, "#8A6A20", 0.35),
        2.4,
    )
    brim = svg.path(
        "M-52,-22 Q0,-40 52,-22 Q54,-14 46,-15 Q0,-30 -46,-15 Q-54,-14 -52,-22 z",
        surface(palette.mix(colour, "#8A6A20", 0.14)),
    )
    return dome + ridge + brim


def braid(colour: str) -> str:
    """A braid over the shoulder."""
    knots = "".join(
        svg.ellipse(
            46 + 2 * k,
            16 + 14 * k,
            10 - k * 0.6,
            9,
            surface(colour),
            stroke=palette.mix(colour, INK, 0.5),
            stroke_width=1.6,
        )
        for k in range(4)
    )
    return (
        knots
        + svg.rect(46, 66, 14, 7, "#D8463A", rx=3)
        + svg.path("M48,72 h10 l3,14 q-8,5 -15,0 z", surface(colour))
    )


def side_locks(colour: str) -> str:
    """Hair that shows below a hat."""
    return "".join(
        svg.group(
            svg.path("M33,-24 C42,-14 44,4 42,18 C37,10 35,-4 31,-16 z", surface(colour)),
            transform=f"scale({s} 1)",
        )
        for s in (-1, 1)
    )


def slick(colour: str) -> str:
    """Hair combed back to a peak."""
    hair = svg.path(
        "M-40,-4 C-48,-62 -20,-74 4,-74 C34,-74 48,-50 40,-4 C37,-18 34,-28 26,-34 C14,-38 4,-32 0,-20 C-4,-32 -14,-38 -26,-34 C-34,-28 -37,-18 -40,-4 z",
        surface(colour),
    )
    strands = svg.stroke(
        "M-34,-34 Q-26,-60 -6,-70 M-22,-37 Q-14,-58 6,-70 M-8,-32 Q-4,-54 14,-69 M8,-33 Q12,-54 24,-64 M24,-35 Q28,-48 33,-52",
        palette.lighten(colour, 0.3), 1.5, opacity=0.55,
    )  # fmt: skip
    gloss = svg.stroke(
        "M-26,-44 Q-14,-60 4,-62 M6,-40 Q18,-52 28,-46",
        palette.lighten(colour, 0.4),
        3,
        opacity=0.6,
    )
    return hair + strands + gloss


def goatee(colour: str) -> str:
    """A pointed beard and a thin moustache."""
    beard = svg.path("M-11,38 Q0,34 11,38 Q9,54 0,64 Q-9,54 -11,38 z", surface(colour))
    lip = svg.stroke("M-2,20 Q-12,19 -21,26 M2,20 Q12,19 21,26", colour, 3.6)
    return beard + lip


def scarf_back(colour: str) -> str:
    """A headscarf behind the face."""
    return svg.path(
        "M-52,60 C-60,-30 -46,-70 0,-70 C46,-70 60,-30 52,60 Q30,82 0,82 Q-30,82 -52,60 z",
        surface(colour),
    )


def scarf_front(colour: str) -> str:
    """The edge of a headscarf around the face, and its folds below the chin."""
    shape = "M0,-72 C50,-72 56,-20 50,30 C44,66 20,74 0,76 C-20,74 -44,66 -50,30 C-56,-20 -50,-72 0,-72 z M0,-42 C-30,-42 -36,-16 -35,2 C-34,26 -22,44 0,46 C22,44 34,26 35,2 C36,-16 30,-42 0,-42 z"
    folds = svg.stroke(
        "M-40,30 C-26,58 16,64 44,34 M-44,8 C-40,34 -24,54 0,56 M-30,-52 C-8,-62 20,-60 36,-40",
        palette.mix(colour, "#1E1A3A", 0.45),
        2.4,
        opacity=0.75,
    )
    return svg.path(shape, surface(colour), fill_rule="evenodd") + folds


def loupe() -> str:
    """A collector's glass in one eye."""
    ring = svg.circle(
        16, -4, 15.5, "#BFE8E0", fill_opacity=0.22, stroke="#E8B84A", stroke_width=4.6
    )
    return (
        ring
        + svg.stroke("M7,-9 q4,-6 9,-6", "#FFFFFF", 3, opacity=0.85)
        + svg.stroke("M30,4 C36,24 38,40 34,58", "#E8B84A", 2.2)
    )


def fedora(colour: str, band: str) -> str:
    """A hat pulled over the eyes."""
    crown = svg.path(
        "M-36,-30 C-38,-72 -24,-82 -8,-74 Q0,-68 8,-74 C24,-82 38,-72 36,-30 z", surface(colour)
    )
    ribbon = svg.path("M-36.5,-40 Q0,-30 36.5,-40 L37,-27 Q0,-17 -37,-27 z", band)
    brim = svg.path(
        "M-64,-26 C-40,-42 40,-42 64,-26 C58,-12 30,-18 0,-18 C-30,-18 -58,-12 -64,-26 z",
        surface(palette.mix(colour, INK, 0.1)),
    )
    return crown + ribbon + brim + svg.path("M24,-42 l10,-26 6,24 z", "#D8463A")


def eye_mask(colour: str) -> str:
    """A thief's mask around the eyes."""
    shape = "M-40,-14 C-22,-24 -8,-18 0,-15 C8,-18 22,-24 40,-14 C42,4 30,12 18,10 C8,9 4,4 0,2 C-4,4 -8,9 -18,10 C-30,12 -42,4 -40,-14 z M-25,-4 a9.5,8 0 1 0 19,0 a9.5,8 0 1 0 -19,0 z M6,-4 a9.5,8 0 1 0 19,0 a9.5,8 0 1 0 -19,0 z"
    return svg.path(shape, colour, fill_rule="evenodd")


def curls(colour: str, places: tuple[tuple[float, float, float], ...]) -> str:
    """A head of curls."""
    return "".join(
        svg.circle(x, y, r, surface(colour))
        + svg.stroke(
            f"M{x - r * 0.4},{y} a{r * 0.4},{r * 0.4} 0 1 1 {r * 0.5},{r * 0.3}",
            palette.lighten(colour, 0.28),
            1.8,
            opacity=0.7,
        )
        for x, y, r in places
    )


def parted(colour: str) -> str:
    """Hair parted on one side."""
    return svg.path(
        "M-41,2 C-48,-54 -20,-64 0,-62 C34,-64 48,-40 41,2 C38,-14 34,-24 28,-30 C10,-24 -8,-28 -16,-40 C-22,-28 -34,-20 -36,-8 z",
        surface(colour),
    )


def beard(colour: str) -> str:
    """A full beard around the mouth."""
    shape = "M-38,2 C-36,16 -30,20 -20,20 C-12,16 -6,18 0,19 C6,18 12,16 20,20 C30,20 36,16 38,2 C42,36 26,64 0,66 C-26,64 -42,36 -38,2 z"
    return svg.path(shape, surface(colour))
