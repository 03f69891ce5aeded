"""On the roofs of what everybody likes, and on the first two tiles."""

from ...drawing import svg
from .ink import INK, eye, globe, inline, sheen, shine


def saw() -> str:
    """Half a saw blade that has come through the roof."""
    teeth = "M-56,0 L-60,-14 L-50,-18 L-52,-34 L-40,-34 L-38,-50 L-26,-46 L-20,-60 L-9,-53 L0,-66 L9,-53 L20,-60 L26,-46 L38,-50 L40,-34 L52,-34 L50,-18 L60,-14 L56,0 z"
    return (
        svg.path(teeth, sheen("#9FB4BE", 0.4, 0.35))
        + svg.path("M-34,0 A34,34 0 0 1 34,0 z", sheen("#B7C8D0", 0.3))
        + svg.circle(0, -8, 8, "#D8463A", stroke=INK, stroke_width=2.4)
        + shine("M-40,-22 A44,44 0 0 1 -14,-44", 4, 0.6)
    )


def hammer() -> str:
    """A hammer."""
    shaft = svg.path("M-6,0 L-5,-70 H5 L6,0 Q0,5 -6,0 z", sheen("#B5763F"))
    head = svg.path(
        "M-34,-98 H14 L44,-86 Q48,-84 44,-80 L14,-78 H-34 Q-40,-78 -40,-84 V-92 Q-40,-98 -34,-98 z",
        sheen("#6F8894", 0.3),
    )
    return (
        shaft
        + head
        + svg.rect(-40, -98, 12, 20, "#8FA6B0", rx=3, stroke=INK, stroke_width=2)
        + shine("M-20,-93 H14", 3)
    )


def burger() -> str:
    """A burger on a fork."""
    fork = svg.rect(-4, -40, 8, 42, sheen("#C9D6DA"), rx=3) + svg.stroke(
        "M-13,-36 V-26 Q-13,-16 0,-16 Q13,-16 13,-26 V-36 M0,-36 V-16", "#C9D6DA", 6.5
    )
    bottom = svg.path("M-46,-50 H46 Q48,-34 30,-34 H-30 Q-48,-34 -46,-50 z", sheen("#E0A04E"))
    meat = svg.rect(-49, -62, 98, 14, sheen("#7A3F22"), rx=7, stroke=INK, stroke_width=2)
    cheese = svg.path(
        "M-48,-64 H48 L30,-52 L18,-62 L-8,-48 L-26,-62 z", "#FFC93A", stroke=INK, stroke_width=2
    )
    salad = svg.path(
        "M-52,-64 q6,-14 13,-4 q7,-12 13,0 q7,-12 13,0 q7,-12 13,0 q7,-12 13,0 q7,-12 13,0 q7,-12 13,0 q8,-8 13,4 z",
        "#7CC04A",
        stroke=INK,
        stroke_width=2,
    )
    bun = svg.path(
        "M-48,-72 C-48,-118 48,-118 48,-72 Q0,-64 -48,-72 z",
        sheen("#E8A552", 0.4),
        stroke=INK,
        stroke_width=2.2,
    )
    seeds = "".join(
        svg.ellipse(x, y, 4, 2.6, "#FFF6DC", transform=f"rotate({r} {x} {y})")
        for x, y, r in (
            (-24, -90, -20),
            (-6, -98, 10),
            (14, -92, 20),
            (28, -82, 30),
            (-34, -80, -30),
            (4, -84, 0),
        )
    )
    return fork + bottom + meat + salad + cheese + bun + seeds


def rocket() -> str:
    """A start-up, on a cloud of its own."""
    smoke = "".join(
        svg.circle(x, y, r, globe("#FFFDF6", 0, 0.2), stroke=INK, stroke_width=2.2)
        for x, y, r in ((-42, 0, 15), (42, 0, 15), (-24, 6, 16), (24, 6, 16), (0, 10, 15))
    )
    flame_ = svg.path("M-14,-14 Q-20,8 0,18 Q20,8 14,-14 z", sheen("#F58A2A")) + svg.path(
        "M-7,-14 Q-9,2 0,8 Q9,2 7,-14 z", "#FFE27A"
    )
    fins = svg.path("M-20,-46 C-38,-36 -40,-16 -36,-4 L-16,-16 z", sheen("#D8463A")) + svg.path(
        "M20,-46 C38,-36 40,-16 36,-4 L16,-16 z", sheen("#D8463A")
    )
    body = svg.path(
        "M0,-118 C26,-96 28,-50 18,-12 H-18 C-28,-50 -26,-96 0,-118 z", sheen("#F4F6F4", 0.2, 0.4)
    ) + svg.path(
        "M0,-118 C12,-108 19,-96 22,-84 Q0,-76 -22,-84 C-19,-96 -12,-108 0,-118 z",
        sheen("#D8463A"),
        stroke=INK,
        stroke_width=2,
    )
    port = svg.circle(0, -62, 12, "#F2BE4A", stroke=INK, stroke_width=2.2) + svg.circle(
        0, -62, 7.5, globe("#58C7E0"), stroke=INK, stroke_width=1.8
    )
    return (
        smoke
        + flame_
        + fins
        + body
        + port
        + svg.rect(-5, -36, 10, 22, sheen("#D8463A"), rx=4, stroke=INK, stroke_width=2)
        + shine("M-13,-76 Q-17,-50 -12,-28", 4, 0.8)
    )


def sheep() -> str:
    """A sheep and the same sheep."""
    both = ""
    for x in (-34, 34):
        one = "".join(svg.rect(dx, -14, 8, 16, "#2E2E38", rx=3) for dx in (-18, -4, 10, 20))
        fleece = (
            (-18, -26, 14), (0, -20, 14), (18, -26, 14), (-14, -40, 14), (4, -46, 14), (20, -40, 13),
        )  # fmt: skip
        one += "".join(
            svg.circle(*spot, "#FFFDF2", stroke=INK, stroke_width=2.6) for spot in fleece
        )
        one += svg.ellipse(2, -33, 23, 16, globe("#FFFDF2", 0, 0.16))
        one += svg.path(
            "M-30,-50 Q-44,-56 -44,-46 Q-38,-40 -30,-42 z M-8,-52 Q6,-58 6,-48 Q0,-42 -9,-44 z",
            "#F2A6A0",
            stroke=INK,
            stroke_width=2,
        )
        one += svg.path(
            "M-31,-54 Q-18,-62 -6,-54 L-9,-34 Q-18,-24 -28,-34 z",
            sheen("#4A4658", 0.2),
            stroke=INK,
            stroke_width=2.2,
        )
        one += svg.circle(-24, -60, 8, "#FFFDF2", stroke=INK, stroke_width=2) + svg.circle(
            -13, -61, 8.5, "#FFFDF2", stroke=INK, stroke_width=2
        )
        one += (
            eye(-24, -47, 5, (0.2, 0.2))
            + eye(-12, -47, 5, (0.2, 0.2))
            + inline("M-21,-33 Q-18,-30 -14,-33", 2, "#FFB8B0")
        )
        both += svg.group(one, transform=f"translate({x} 0)")
    return both


def coffee() -> str:
    """A cup of coffee."""
    handle = svg.path(
        "M34,-58 H46 Q62,-58 62,-42 Q62,-22 38,-20 L40,-31 Q51,-33 51,-42 Q51,-48 44,-48 H33 z",
        sheen("#FFFDF4", 0, 0.25),
    )
    cup = svg.path(
        "M-44,-66 H44 C44,-30 30,-4 16,0 H-16 C-30,-4 -44,-30 -44,-66 z", sheen("#FFFDF4", 0.1, 0.3)
    )
    rim_ = svg.ellipse(0, -66, 44, 13, "#F2EADA", stroke=INK, stroke_width=2.2) + svg.ellipse(
        0, -65, 37, 9.5, sheen("#7A4A2A")
    )
    heart = svg.path("M0,-59 C-14,-66 -8,-72 0,-68 C8,-72 14,-66 0,-59 z", "#F2D9B0")
    band = svg.path("M-41,-42 Q0,-26 41,-42 L38,-30 Q0,-14 -38,-30 z", "#2FA595", opacity=0.9)
    steam_ = svg.stroke("M-14,-84 c-8,-8 8,-12 0,-22", "#FFFFFF", 6) + svg.stroke(
        "M12,-84 c-8,-8 8,-12 0,-24", "#FFFFFF", 6
    )
    return (
        handle + cup + band + rim_ + heart + steam_ + shine("M-35,-50 Q-32,-26 -20,-12", 4.5, 0.8)
    )


def pigeon() -> str:
    """A pigeon that owns the roof."""
    legs_ = "".join(svg.stroke(f"M{x},-16 V-2 M{x - 6},0 H{x + 6}", "#F0804C", 4) for x in (-4, 12))
    tail = svg.path("M28,-40 L62,-22 L56,-12 L24,-20 z", sheen("#6A7A8E"))
    body = svg.path(
        "M-22,-66 C-36,-44 -26,-14 4,-14 C26,-14 44,-26 40,-38 C24,-40 8,-50 -2,-68 z",
        sheen("#93A5B8"),
    )
    wing = svg.path(
        "M-6,-44 C10,-52 36,-40 48,-22 C30,-16 2,-20 -6,-44 z",
        sheen("#7A8CA2"),
        stroke=INK,
        stroke_width=2.2,
    ) + inline("M12,-30 L34,-26 M8,-38 L30,-36", 3, "#4A5A70")
    neck = svg.path("M-24,-62 C-18,-54 -6,-54 0,-62 L-2,-72 H-22 z", sheen("#5FA595"))
    head = (
        svg.circle(-12, -80, 16, globe("#8FA2B6"))
        + svg.path("M-26,-80 L-44,-74 L-26,-71 z", sheen("#F2BE4A"))
        + svg.circle(-23, -79, 3.4, "#FFFFFF")
    )
    return legs_ + tail + body + wing + neck + head + eye(-15, -84, 6, (-0.3, 0))


def viewer() -> str:
    """Coin binoculars that look back."""
    post = svg.path("M-10,-34 H10 L14,2 H-14 z", sheen("#3E8F8A")) + svg.rect(
        -22, -3, 44, 8, sheen("#2F6F6E"), rx=3
    )
    yoke = svg.path(
        "M-42,-62 Q-42,-26 0,-26 Q42,-26 42,-62 H32 Q32,-38 0,-38 Q-32,-38 -32,-62 z",
        sheen("#2F7C7A"),
        stroke=INK,
        stroke_width=2,
    )
    box = svg.path(
        "M-38,-92 Q-38,-102 -28,-102 H28 Q38,-102 38,-92 V-58 Q38,-44 0,-44 Q-38,-44 -38,-58 z",
        sheen("#5FC3B8", 0.4),
    )
    eyes = "".join(
        svg.circle(x, -80, 19, "#2F7C7A", stroke=INK, stroke_width=2.4)
        + eye(x, -80, 14, (0.22 if x < 0 else 0.30, 0.12))
        for x in (-21, 21)
    )
    slot = svg.rect(-12, -58, 24, 7, "#22424A", rx=2) + inline("M-16,-50 Q0,-44 16,-50", 0.1)
    return post + yoke + box + eyes + slot


def disco() -> str:
    """A mirror ball over the square."""
    ball = svg.circle(0, -52, 44, globe("#B9A4E8", 0.6))
    rows = ""
    for _k, y in enumerate((-84, -70, -56, -42, -28)):
        half = (44**2 - (y + 52) ** 2) ** 0.5
        rows += inline(f"M{-half:.1f},{y + 2} Q0,{y + 7} {half:.1f},{y + 2}", 2, "#6A4FA8")
    columns = "".join(
        inline(f"M0,-96 C{k},-80 {k},-24 0,-8", 2, "#6A4FA8") for k in (-54, -30, -8, 16, 40, 56)
    )
    facets = "".join(
        svg.path(f"M{x},{y} h10 v9 h-10 z", c)
        for x, y, c in (
            (-26, -78, "#FFFFFF"),
            (-12, -66, "#FFE08A"),
            (6, -80, "#9BE0F0"),
            (14, -52, "#FFB5D0"),
            (-32, -50, "#9BE0C8"),
            (-8, -36, "#FFFFFF"),
            (22, -34, "#FFE08A"),
            (-20, -26, "#9BE0F0"),
        )
    )
    sparks = "".join(
        svg.path(
            f"M{x},{y - 13} L{x + 3.5},{y - 3.5} L{x + 13},{y} L{x + 3.5},{y + 3.5} L{x},{y + 13} L{x - 3.5},{y + 3.5} L{x - 13},{y} L{x - 3.5},{y - 3.5} z",
            "#FFF3B0",
            stroke=INK,
            stroke_width=1.6,
        )
        for x, y in ((-50, -88), (50, -76), (44, -14))
    )
    return (
        inline("M0,-96 V-112", 4)
        + ball
        + svg.group(facets, clip_path=svg.clip(svg.circle(0, -52, 43, "#fff")))
        + rows
        + columns
        + sparks
    )


def tram_biter() -> str:
    """A tram that has caught its own tail and cannot let go."""
    tail = svg.path("M6,-40 L66,-44 Q76,-28 66,-2 L6,-8 z", sheen("#D8463A")) + svg.path(
        "M6,-40 L66,-44 L69,-32 L6,-28 z", "#F2BE4A", stroke=INK, stroke_width=2.2
    )
    tail += svg.circle(62, -14, 5, "#FFF2C0", stroke=INK, stroke_width=2)
    pole = inline("M-30,-108 L-8,-124 L14,-108 M-26,-124 H12", 3.4)
    front = svg.path(
        "M-52,0 V-78 Q-52,-106 -28,-106 H14 Q38,-106 38,-78 V0 Q-6,10 -52,0 z",
        sheen("#F5C24A", 0.4),
    )
    low = svg.path("M-52,-50 H38 V0 Q-6,10 -52,0 z", sheen("#D8463A"), stroke=INK, stroke_width=2.2)
    glass = svg.rect(-44, -98, 74, 42, "#CFF0EA", rx=10, stroke=INK, stroke_width=3)
    eyes = eye(-24, -76, 16, (0.42, 0.34)) + eye(10, -76, 16, (0.3, 0.36))
    brows = inline("M-40,-98 L-12,-91 M26,-98 L-1,-91", 4.4)
    mouth = svg.path(
        "M-34,-40 H30 Q36,-40 34,-24 Q30,-4 -4,-4 Q-36,-4 -38,-24 Q-39,-40 -34,-40 z",
        "#4A1018",
        stroke=INK,
        stroke_width=3,
    )
    teeth = "".join(
        svg.path(
            f"M{x},-39 l5.5,11 5.5,-11 z M{x + 2},-6 l4.5,-9 4.5,9 z",
            "#FFFFFF",
            stroke=INK,
            stroke_width=1.4,
        )
        for x in (-32, -20, -8)
    )
    lamp = svg.circle(-44, -24, 6.5, "#FFF2C0", stroke=INK, stroke_width=2)
    return pole + front + low + glass + eyes + brows + mouth + tail + teeth + lamp


def clock() -> str:
    """The clock of the station."""
    face = svg.circle(0, -40, 36, sheen("#E8B84A")) + svg.circle(
        0, -40, 28, "#FFFDF2", stroke=INK, stroke_width=2.4
    )
    ticks = "".join(
        svg.group(inline("M0,-65 V-60", 3), transform=f"rotate({30 * k} 0 -40)") for k in range(12)
    )
    return (
        face + ticks + inline("M0,-40 V-56 M0,-40 L12,-34", 4) + svg.circle(0, -40, 3.4, "#D8463A")
    )


def sail() -> str:
    """A toy boat on the pond."""
    hull = svg.path("M-46,-24 H46 Q40,0 22,2 H-22 Q-40,0 -46,-24 z", sheen("#D8503C")) + svg.path(
        "M-44,-18 H44 L42,-12 H-42 z", "#FFF6E4"
    )
    mast = svg.line([(0, -24), (0, -104)], "#7A4E2E", 5)
    sails = svg.path(
        "M5,-98 Q40,-66 42,-32 H5 z", sheen("#FFFDF2", 0, 0.25), stroke=INK, stroke_width=2.2
    ) + svg.path("M-5,-88 Q-28,-62 -34,-32 H-5 z", sheen("#FFD04A"), stroke=INK, stroke_width=2.2)
    return (
        mast
        + sails
        + hull
        + svg.path("M0,-104 L22,-98 L0,-92 z", "#3D8BD4", stroke=INK, stroke_width=1.8)
    )
