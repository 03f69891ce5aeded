"""On the roofs of what shoppers like."""

from ...drawing import svg
from .ink import INK, globe, inline, sheen, shine


def high_heel() -> str:
    """A red shoe that an opera could be sung in."""
    shoe = svg.path(
        "M-52,-74 C-40,-84 -26,-84 -20,-74 C-10,-56 10,-34 38,-28 C58,-24 66,-12 62,-2 H18 C4,-2 -8,-18 -22,-34 C-30,-42 -36,-40 -38,-32 L-42,0 H-50 L-52,-36 C-56,-50 -58,-64 -52,-74 z",
        sheen("#E8463C", 0.35),
    )
    inside = svg.path("M-50,-72 C-42,-80 -28,-80 -22,-72 C-28,-66 -42,-66 -50,-72 z", "#8A1F24")
    sole = inline("M-22,-34 C-8,-18 4,-2 18,-2 H62", 3.4, "#8A1F24")
    bow = svg.path(
        "M40,-27 l-14,-9 v17 z M40,-27 l14,-7 v15 z", "#FFD04A", stroke=INK, stroke_width=2
    ) + svg.circle(40, -27, 4.4, "#F2B632", stroke=INK, stroke_width=1.8)
    return shoe + inside + sole + bow + shine("M-12,-58 Q4,-38 22,-32", 4.5, 0.65)


def shopping_bag() -> str:
    """A bag with what was saved in it."""
    paper = svg.path(
        "M-30,-66 L-36,-92 L-20,-84 L-10,-100 L2,-84 L16,-98 L22,-82 L36,-90 L30,-66 z",
        sheen("#FFF6E4"),
        stroke=INK,
        stroke_width=2,
    )
    handle = svg.stroke("M-20,-62 C-20,-112 20,-112 20,-62", INK, 8) + svg.stroke(
        "M-20,-62 C-20,-112 20,-112 20,-62", "#F2BE4A", 4.4
    )
    bag = svg.path("M-44,-72 H44 L48,0 Q0,8 -48,0 z", sheen("#E8453C", 0.36))
    side = svg.path("M28,-72 H44 L48,0 Q40,2 32,2.6 z", "#A8262E", opacity=0.75)
    percent = "".join(
        svg.circle(x, y, 10.5, "none", stroke="#FFF6E4", stroke_width=8)
        for x, y in ((-18, -50), (12, -18))
    )
    return (
        paper
        + bag
        + side
        + percent
        + svg.line([(15, -56), (-21, -12)], "#FFF6E4", 8.5)
        + handle
        + shine("M-36,-62 L-39,-12", 4, 0.5)
    )


def pretzel() -> str:
    """A pretzel."""
    d = "M-4,-18 C-50,-10 -60,-66 -26,-72 C2,-76 6,-42 26,-22 M4,-18 C50,-10 60,-66 26,-72 C-2,-76 -6,-42 -26,-22"
    dough = (
        svg.stroke(d, "#8A4E1E", 24)
        + svg.stroke(d, "#D98F3E", 17)
        + svg.stroke(d, "#F0B560", 6, opacity=0.7)
    )
    salt = "".join(
        svg.rect(x - 2.5, y - 2.5, 5, 5, "#FFFDF2", rx=1, transform=f"rotate({x * 7} {x} {y})")
        for x, y in (
            (-44, -48),
            (-36, -66),
            (-18, -70),
            (40, -40),
            (42, -58),
            (24, -72),
            (-34, -26),
            (8, -44),
            (-10, -50),
            (30, -24),
        )
    )
    return dough + salt


def pacifier() -> str:
    """A dummy."""
    ring = svg.path(
        "M0,-4 a24,24 0 1 1 0.1,0 z M0,-14 a14,14 0 1 0 -0.1,0 z",
        sheen("#F2BE4A"),
        fill_rule="evenodd",
    )
    shield = svg.path(
        "M-46,-62 C-46,-46 -22,-42 0,-46 C22,-42 46,-46 46,-62 C46,-76 22,-78 0,-72 C-22,-78 -46,-76 -46,-62 z",
        sheen("#5FB0E8"),
    )
    teat = svg.path(
        "M-10,-74 C-12,-84 -20,-88 -20,-98 C-20,-114 20,-114 20,-98 C20,-88 12,-84 10,-74 z",
        sheen("#FFD9A8", 0.5),
    )
    knob = svg.ellipse(0, -52, 15, 11, sheen("#3D8BD4"), stroke=INK, stroke_width=2.2)
    holes = "".join(svg.ellipse(x, -61, 5, 4, "#2A5F96") for x in (-30, 30))
    return teat + ring + shield + holes + knob + shine("M-38,-66 Q-24,-72 -10,-70", 3.6)


def perfume() -> str:
    """A bottle of perfume with a puff of it."""
    bottle = svg.path(
        "M-34,-52 Q-38,-58 -24,-60 H24 Q38,-58 34,-52 L38,-6 Q38,2 28,2 H-28 Q-38,2 -38,-6 z",
        sheen("#F7B6D2", 0.4),
    )
    liquid = svg.path(
        "M-32,-34 H32 L34,-8 Q34,-3 27,-3 H-27 Q-34,-3 -34,-8 z", "#E86AA0", opacity=0.85
    )
    label = svg.rect(-17, -30, 34, 20, "#FFF6E4", rx=3, stroke=INK, stroke_width=1.8) + svg.path(
        "M0,-14 C-10,-22 -6,-29 0,-24 C6,-29 10,-22 0,-14 z", "#E86AA0"
    )
    neck = svg.rect(-9, -74, 18, 15, sheen("#F2BE4A"), rx=2, stroke=INK, stroke_width=2) + svg.rect(
        -15, -90, 24, 17, sheen("#F2BE4A"), rx=4, stroke=INK, stroke_width=2
    )
    bulb = inline("M9,-80 Q22,-86 30,-82", 4) + svg.circle(
        44, -80, 17, globe("#8E5BD9"), stroke=INK, stroke_width=2.2
    )
    mist = "".join(
        svg.circle(x, y, r, "#FFE3F0", stroke=INK, stroke_width=1.6)
        for x, y, r in (
            (-26, -82, 4),
            (-36, -92, 5),
            (-38, -76, 4.5),
            (-50, -84, 6),
            (-50, -100, 5),
            (-60, -72, 5),
        )
    )
    return bottle + liquid + label + neck + bulb + mist + shine("M-27,-52 L-29,-12", 4.5, 0.65)


def chopsticks() -> str:
    """Noodles lifted out of a bowl."""
    noodles = "".join(
        svg.stroke(f"M{x},0 C{x - 6},-14 {x + 6},-26 {x * 0.5 + 4},-44", "#FFE08A", 6)
        + svg.stroke(f"M{x},0 C{x - 6},-14 {x + 6},-26 {x * 0.5 + 4},-44", "#E8B84A", 1.6)
        for x in (-20, -10, 0, 10, 20)
    )
    sticks = (
        svg.stroke("M-16,-42 L62,-92", "#C23A30", 7)
        + svg.stroke("M-16,-50 L48,-108", "#D8503C", 7)
        + svg.stroke("M36,-97 L48,-108 M50,-84 L62,-92", "#F2BE4A", 7)
    )
    return noodles + sticks


def ice_cream() -> str:
    """An ice cream that has landed on the kiosk."""
    cone = svg.path("M-26,-46 H26 L4,2 Q0,6 -4,2 z", sheen("#E0A050")) + inline(
        "M-18,-42 L8,-8 M-4,-44 L14,-20 M18,-42 L-8,-8 M4,-44 L-14,-20", 2, "#A86A2A"
    )
    scoops = (
        svg.circle(-15, -60, 22, globe("#FFB5C8"), stroke=INK, stroke_width=2.2)
        + svg.circle(16, -60, 22, globe("#FFF1C8"), stroke=INK, stroke_width=2.2)
        + svg.circle(0, -84, 22, globe("#9BE0C8"), stroke=INK, stroke_width=2.2)
    )
    drip = svg.path(
        "M-34,-54 Q-30,-36 -22,-46 Q-14,-34 -6,-46 Q2,-36 8,-46 Q18,-34 24,-46 Q32,-38 36,-54 Q0,-44 -34,-54 z",
        "#FFD0DC",
        stroke=INK,
        stroke_width=1.8,
    )
    cherry = svg.circle(2, -108, 8, globe("#D8323A"), stroke=INK, stroke_width=2) + inline(
        "M4,-115 Q10,-124 18,-124", 2.4, "#4C8A3E"
    )
    wafer = svg.path(
        "M18,-92 L38,-122 L48,-114 L28,-86 z", sheen("#D99A4A"), stroke=INK, stroke_width=2
    )
    return cone + wafer + scoops + drip + cherry


def cocktail() -> str:
    """A long drink on the roof: an umbrella, a straw, a slice."""
    glass = svg.path(
        "M-46,-112 H46 L8,-58 V-12 L26,-2 Q0,6 -26,-2 L-8,-12 V-58 z",
        svg.linear((0, "#F4FBFF"), (1, "#BFDDEA")),
    )
    drink = svg.path(
        "M-38,-104 H38 L5,-59 Q0,-56 -5,-59 z",
        svg.linear((0, "#FF8A4A"), (1, "#E83A5A")),
        stroke=INK,
        stroke_width=2,
    )
    straw = svg.line([(-2, -70), (-30, -138)], INK, 8) + svg.line(
        [(-2, -70), (-30, -138)], "#FFF6E4", 4.4
    )
    slice_ = (
        svg.circle(40, -112, 19, "#F2A62E", stroke=INK, stroke_width=2.4)
        + svg.circle(40, -112, 13.5, "#FFE27A")
        + inline("M40,-124 V-100 M29,-118 L51,-106 M29,-106 L51,-118", 1.8, "#F2A62E")
    )
    stick = inline("M6,-84 L-4,-128", 3.4)
    umbrella = svg.path(
        "M-34,-122 C-28,-146 16,-154 28,-136 Q18,-136 12,-130 Q2,-134 -6,-127 Q-18,-130 -24,-122 Q-30,-124 -34,-122 z",
        sheen("#3D8BD4"),
        stroke=INK,
        stroke_width=2.2,
    ) + inline("M-6,-127 Q-8,-140 -2,-147 M12,-130 Q8,-142 -2,-147", 2)
    return straw + glass + drink + stick + umbrella + slice_ + shine("M-32,-98 L-12,-72", 4.4, 0.7)


def lantern() -> str:
    """A paper lantern with a moon behind it."""
    moon = svg.path("M34,-116 A34,34 0 1 0 60,-66 A27,27 0 1 1 34,-116 z", sheen("#FFE08A"))
    paper = svg.ellipse(-8, -46, 37, 33, globe("#F0503C", 0.45))
    ribs = "".join(
        inline(f"M-8,-79 C{-8 + k},-72 {-8 + k},-20 -8,-13", 2, "#A82A24")
        for k in (-44, -22, 0, 22, 44)
    )
    caps = svg.rect(-24, -84, 32, 9, sheen("#F2BE4A"), rx=3, stroke=INK, stroke_width=2) + svg.rect(
        -24, -18, 32, 9, sheen("#F2BE4A"), rx=3, stroke=INK, stroke_width=2
    )
    tassel = (
        svg.line([(-8, -9), (-8, 0)], "#F2BE4A", 4)
        + svg.path("M-13,-1 h10 l3,14 h-16 z", "#E8903C")
        + inline("M-8,-84 V-98", 3)
    )
    return moon + paper + ribs + caps + tassel + shine("M-32,-58 Q-28,-68 -20,-72", 4.5, 0.6)
