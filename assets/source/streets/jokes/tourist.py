"""On the roofs of what tourists like."""

from ...drawing import svg
from ..emblems import figures
from .ink import INK, eye, globe, inline, sheen, shine


def duck() -> str:
    """A bathing duck."""
    body = "M-44,-30 C-52,-2 -24,4 2,4 C34,4 52,-10 48,-36 C40,-30 32,-30 22,-34 C14,-38 -8,-40 -12,-44 C-20,-38 -40,-44 -44,-30 z"
    head = svg.circle(-16, -62, 28, globe("#FFCF33"))
    beak = svg.path(
        "M-38,-66 C-54,-68 -62,-60 -60,-54 C-52,-50 -40,-50 -35,-54 z", sheen("#F5843C")
    ) + inline("M-58,-58 Q-46,-60 -36,-58", 2.2)
    wing = svg.path(
        "M2,-26 C16,-36 34,-34 42,-26 C34,-12 14,-8 2,-26 z",
        sheen("#F2B21E"),
        stroke=INK,
        stroke_width=2.4,
    )
    return (
        svg.path(body, sheen("#FFCF33"))
        + head
        + beak
        + wing
        + eye(-22, -68, 6.5, (-0.3, 0.1))
        + shine("M-30,-80 Q-22,-88 -8,-86", 4)
    )


def suitcase() -> str:
    """A suitcase with stickers."""
    handle = svg.stroke("M-17,-70 V-84 Q-17,-91 -10,-91 H10 Q17,-91 17,-84 V-70", "#D9B36A", 9)
    case = svg.rect(-48, -72, 96, 72, sheen("#9A5F33"), rx=9)
    bands = "".join(
        svg.rect(x, -72, 12, 72, sheen("#F2BE4A"))
        + inline(f"M{x},-72 V0 M{x + 12},-72 V0", 1.8, opacity=0.6)
        for x in (-34, 22)
    )
    stickers = svg.circle(0, -44, 12, "#E8553F", stroke=INK, stroke_width=1.8) + svg.path(
        "M-7,-44 h14 M0,-51 v14", "none", stroke="#FFF6E4", stroke_width=3
    )
    stickers += svg.path(
        "M-12,-22 l22,-5 4,15 -22,5 z", "#6FC3D8", stroke=INK, stroke_width=1.8
    ) + svg.circle(37, -20, 7, "#8CCB6A", stroke=INK, stroke_width=1.5)
    return handle + case + bands + stickers + shine("M-40,-64 H36", 3, 0.4)


def snow_globe() -> str:
    """A snow globe with a little tower."""
    glass = svg.circle(0, -52, 42, globe("#A8DCEB", 0.6, 0.25))
    snow = svg.path("M-38,-36 Q-20,-48 0,-40 Q22,-32 38,-40 A42,42 0 0 1 -38,-36 z", "#FFFFFF")
    tower = svg.path(
        "M-16,-38 L-5,-70 L-3,-84 H3 L5,-70 L16,-38 H9 L0,-58 L-9,-38 z",
        "#8E5BD9",
        stroke=INK,
        stroke_width=2,
    ) + inline("M-9,-56 H9", 2.4)
    flakes = "".join(
        svg.circle(x, y, 2.6, "#FFFFFF")
        for x, y in ((-24, -66), (-14, -84), (16, -74), (26, -60), (22, -84), (-30, -52), (12, -52))
    )
    foot = svg.path("M-36,-18 H36 L44,2 H-44 z", sheen("#C8543F")) + svg.rect(
        -46, -3, 92, 9, sheen("#8A3328"), rx=3
    )
    return glass + snow + tower + flakes + foot + shine("M-30,-68 A33,33 0 0 1 -8,-86", 5, 0.8)


def backpack() -> str:
    """A backpack with a rolled mat."""
    mat = (
        svg.rect(-38, -106, 76, 22, sheen("#4FA3B8"), rx=11)
        + svg.circle(-27, -95, 9, "#2F7386")
        + inline("M-27,-99 a4,4 0 1 1 -3,6", 1.8, "#BFE3EA")
    )
    body = svg.path(
        "M-38,0 C-44,-50 -34,-88 0,-88 C34,-88 44,-50 38,0 Q0,8 -38,0 z", sheen("#E8793A")
    )
    flap = svg.path(
        "M-36,-62 C-32,-96 32,-96 36,-62 C32,-46 -32,-46 -36,-62 z",
        sheen("#F59A4E"),
        stroke=INK,
        stroke_width=2.4,
    )
    pocket = svg.path(
        "M-25,-4 C-28,-34 28,-34 25,-4 Q0,2 -25,-4 z",
        sheen("#F2A65C"),
        stroke=INK,
        stroke_width=2.4,
    ) + inline("M-20,-20 H20", 2.6)
    straps = "".join(
        svg.rect(x, -64, 7, 34, "#8A4420", rx=2)
        + svg.rect(x - 1.5, -42, 10, 8, "#FFE08A", rx=2, stroke=INK, stroke_width=1.5)
        for x in (-22, 15)
    )
    return mat + body + flap + straps + pocket


def wax_emperor() -> str:
    """An emperor of wax who has been burning for years."""
    wax = "#FFE6A6"
    flame = svg.path(
        "M0,-104 C-17,-106 -17,-126 -4,-138 C0,-146 1,-150 3,-156 C11,-140 19,-130 16,-116 C14,-107 7,-104 0,-104 z",
        sheen("#F5843C"),
    ) + svg.path("M0,-105 C-9,-107 -9,-118 -1,-128 C8,-120 11,-108 0,-105 z", "#FFF0A0")
    foot = svg.path("M-40,-12 H40 L46,4 H-46 z", sheen("#7A58B0")) + svg.rect(
        -34, -20, 68, 10, sheen("#A58CD6"), rx=3, stroke=INK, stroke_width=2
    )
    chest = svg.path(
        "M-44,-20 C-46,-38 -28,-42 -15,-46 L-13,-60 H13 L15,-46 C28,-42 46,-38 44,-20 q-4,8 -9,0 q-5,10 -11,0 q-6,6 -10,0 h-38 q-5,9 -10,0 q-6,5 -10,0 z",
        sheen(wax, 0.4, 0.24),
    ) + inline("M-30,-36 Q0,-22 30,-38", 2.4, "#C9A25A")
    head = svg.path(
        "M-25,-84 C-26,-108 26,-108 25,-84 C26,-64 14,-52 0,-52 C-14,-52 -26,-64 -25,-84 z",
        globe(wax, 0.5, 0.22),
    )
    drips = svg.path(
        "M-22,-94 C-20,-108 20,-108 22,-94 q2,12 -3,12 q-5,0 -4,-9 q-4,-3 -6,0 q1,18 -5,18 q-6,0 -4,-18 q-5,-3 -8,0 q1,10 -5,10 q-6,0 -4,-10 q-6,2 -5,-3 z",
        "#FFF6D2",
        stroke=INK,
        stroke_width=1.8,
    )
    leaves = "".join(
        svg.ellipse(
            s * x,
            y,
            8,
            4.2,
            "#5FA84E",
            transform=f"rotate({s * a} {s * x} {y})",
            stroke=INK,
            stroke_width=1.6,
        )
        for s in (-1, 1)
        for x, y, a in ((25, -80, -70), (25, -91, -50), (18, -100, -24))
    )
    face = (
        inline("M-15,-77 q5,-5 9,0 M6,-77 q5,-5 9,0", 2.8)
        + inline("M0,-76 L-4,-66 H2", 2.2, "#B8863A")
        + inline("M-8,-60 Q0,-56 8,-61", 2.6, "#9A4A2A")
    )
    return flame + foot + chest + head + face + drips + leaves


def sightseer(colour: str, skin: str) -> str:
    """A tourist who looks through a camera."""
    body = svg.path(
        "M-17,2 C-19,-30 -11,-38 0,-38 C11,-38 19,-30 17,2 z",
        figures.surface(figures.PEOPLE[colour]),
    )
    strap = inline("M-12,-30 Q0,-22 12,-30", 2.4, "#FFF6E4")
    head = svg.circle(0, -53, 16, sheen(skin, 0.2), stroke=INK, stroke_width=2.4)
    camera = (
        svg.rect(-14, -60, 28, 17, "#2A2438", rx=3.5)
        + svg.rect(4, -64, 8, 5, "#2A2438", rx=1.5)
        + svg.circle(0, -51.5, 7, "#BFE3EA")
        + svg.circle(0, -51.5, 3.8, "#2A2438")
        + svg.circle(-2.4, -54, 1.8, "#FFFFFF")
    )
    hat = svg.ellipse(0, -66, 21, 5.5, "#FFF3D0", stroke=INK, stroke_width=2.2) + svg.path(
        "M-12,-67 Q0,-86 12,-67 z", "#FFF3D0", stroke=INK, stroke_width=2.2
    )
    return body + strap + head + camera + hat + inline("M-11,-69 Q0,-65 11,-69", 3, "#E8604C")


def key() -> str:
    """The key of the city."""
    gold = sheen("#F5B92E", 0.42, 0.22)
    ring = svg.path(
        "M0,-104 a27,27 0 1 1 -0.1,0 z M0,-90 a13,13 0 1 0 0.1,0 z", gold, fill_rule="evenodd"
    )
    shaft = svg.path("M-7,-52 H7 V-2 Q0,4 -7,-2 z", gold) + svg.path(
        "M6,-26 h17 v9 h-8 v8 h8 v9 h-17 z", gold
    )
    return shaft + ring + shine("M-18,-84 A20,20 0 0 1 -4,-97", 3.6)


def sunset() -> str:
    """Half a sun with dark glasses on."""
    rays = "".join(
        svg.group(svg.path("M-8,-52 L0,-76 L8,-52 z", sheen("#FFB02E")), transform=f"rotate({a})")
        for a in range(-75, 76, 30)
    )
    half = svg.path("M-48,0 A48,48 0 0 1 48,0 z", svg.linear((0, "#FFD84A"), (1, "#F5793A")))
    glasses = svg.path(
        "M-36,-28 H36 V-22 C34,-8 12,-6 6,-20 H-6 C-12,-6 -34,-8 -36,-22 z", "#22303A"
    ) + shine("M-28,-23 l7,8 M14,-23 l7,8", 3.2, 0.7)
    return rays + half + glasses + inline("M-12,-6 Q0,2 14,-7", 3, "#9A3A1A")
