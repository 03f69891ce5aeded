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


def flame() -> str:
    """A candle flame."""
    outer = svg.path(
        "M0,0 C-26,-4 -28,-34 -12,-52 C-6,-60 -6,-70 0,-82 C8,-66 28,-46 25,-22 C23,-6 12,0 0,0 z",
        sheen("#F58A2A"),
    )
    return outer + svg.path(
        "M0,-4 C-13,-6 -13,-24 -3,-34 C0,-40 0,-44 2,-48 C8,-36 15,-28 13,-15 C11,-6 6,-4 0,-4 z",
        "#FFE27A",
    )


def sightseers() -> str:
    """Four tourists in a row who all look through cameras."""
    row = ""
    for k, colour in enumerate(("tourist", "hipster", "parent", "shopper")):
        x = -48 + 32 * k
        row += svg.path(
            f"M{x - 15},2 C{x - 17},-28 {x - 10},-36 {x},-36 C{x + 10},-36 {x + 17},-28 {x + 15},2 z",
            figures.surface(figures.PEOPLE[colour]),
            stroke=INK,
            stroke_width=2.2,
        )
        row += svg.circle(
            x,
            -50,
            14,
            sheen(("#E5A878", "#B97B52", "#F0B98C", "#8A5638")[k], 0.2),
            stroke=INK,
            stroke_width=2.2,
        )
        row += (
            svg.rect(x - 11, -56, 22, 13, "#2A2438", rx=3)
            + svg.circle(x, -49.5, 5, "#BFE3EA")
            + svg.circle(x, -49.5, 2.6, "#2A2438")
        )
        row += svg.ellipse(x, -61, 17, 4.5, "#FFF3D0", stroke=INK, stroke_width=1.8) + svg.path(
            f"M{x - 10},-62 Q{x},-76 {x + 10},-62 z", "#FFF3D0", stroke=INK, stroke_width=1.8
        )
    return row


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
