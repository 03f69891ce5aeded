"""On the roofs of what hipsters like."""

from ...drawing import svg
from .ink import INK, globe, inline, sheen, shine


def banana() -> str:
    """A banana taped to a canvas in a golden frame."""
    frame = svg.rect(-54, -108, 108, 108, sheen("#E0A92E", 0.4), rx=4) + svg.rect(
        -43, -97, 86, 86, svg.linear((0, "#FF9C8A"), (1, "#E8604C")), stroke=INK, stroke_width=2.6
    )
    shape = (
        "M-30,-88 C-34,-44 -8,-20 32,-26 Q40,-30 36,-38 C14,-38 -8,-52 -14,-90 Q-22,-94 -30,-88 z"
    )
    fruit = svg.path(
        shape, sheen("#FFD92E", 0.35, 0.22), stroke=INK, stroke_width=3.2, stroke_linejoin="round"
    )
    ridge = inline("M-24,-84 C-24,-50 0,-32 32,-32", 2.4, "#B8861E")
    ends = svg.path(
        "M-31,-88 L-29,-98 H-17 L-14,-90 Q-22,-94 -31,-88 z M32,-26 q10,-3 4,-12 l4,4 q2,6 -8,8 z",
        "#5A4420",
        stroke=INK,
        stroke_width=2,
    )
    tape = svg.path(
        "M-42,-36 L22,-82 L33,-66 L-31,-20 z", "#C3CED4", stroke=INK, stroke_width=2.4
    ) + shine("M-32,-36 L22,-74", 4, 0.7)
    return frame + fruit + ridge + ends + tape


def tone_arm() -> str:
    """The arm of a record player."""
    return (
        svg.stroke("M30,-66 L34,-26 L6,0", "#DDE6EA", 9)
        + svg.circle(30, -68, 14, globe("#9FB2BA"))
        + svg.path("M12,-12 L-6,-2 L0,8 L16,-2 z", sheen("#E8604C"))
    )


def pizza() -> str:
    """A slice of pizza."""
    crust = svg.path(
        "M-46,-92 Q0,-112 46,-92 Q48,-78 42,-76 Q0,-92 -42,-76 Q-48,-78 -46,-92 z", sheen("#C07F3E")
    )
    cheese = svg.path(
        "M-40,-78 Q0,-92 40,-78 L20,-36 Q18,-26 14,-28 L4,-4 Q0,4 -4,-4 z", sheen("#FFCE55")
    )
    meat = "".join(
        svg.circle(x, y, r, sheen("#D8463A", 0.2), stroke=INK, stroke_width=2)
        for x, y, r in ((-14, -64, 10), (14, -58, 10), (0, -34, 8))
    )
    return (
        cheese
        + crust
        + meat
        + "".join(svg.circle(x, y, 2.6, "#5C9A3E") for x, y in ((0, -74), (-8, -46), (10, -40)))
    )


def mortarboard() -> str:
    """Books with a student's hat on top."""
    books = ""
    for k, (colour, left, right) in enumerate(
        (("#D8463A", -44, 44), ("#3D8BD4", -40, 46), ("#4FA65B", -46, 40))
    ):
        y = -20 - 20 * k
        books += (
            svg.rect(left, y, right - left, 20, sheen(colour), rx=3)
            + svg.path(f"M{right - 14},{y + 4} H{right} V{y + 16} H{right - 14} Z", "#FFF6E4")
            + inline(f"M{left},{y + 20} H{right}", 2)
        )
    hat = svg.path("M-26,-70 V-80 H26 V-70 Q0,-58 -26,-70 z", "#22303A") + svg.path(
        "M0,-104 L52,-86 L0,-68 L-52,-86 z", sheen("#34444E")
    )
    return (
        books
        + hat
        + svg.stroke("M0,-86 L36,-80 V-60", "#F2B632", 3.4)
        + svg.circle(36, -57, 5, "#F2B632")
    )


def beer() -> str:
    """A mug of beer with more foam than beer."""
    handle = svg.path(
        "M30,-62 H44 Q58,-62 58,-46 V-30 Q58,-12 42,-12 H30 V-24 H40 Q46,-24 46,-32 V-44 Q46,-50 40,-50 H30 z",
        sheen("#E9EEF0"),
    )
    glass = svg.path("M-36,-76 H34 L30,0 Q0,7 -32,0 z", svg.linear((0, "#FFC83A"), (1, "#E8902A")))
    ribs = "".join(
        svg.line([(x, -54), (x * 0.92, -8)], "#FFE08A", 6, opacity=0.7) for x in (-22, -1, 20)
    )
    foam = "".join(
        svg.circle(x, y, r, "#FFFDF2")
        for x, y, r in ((-30, -78, 14), (-12, -88, 17), (10, -88, 17), (30, -80, 14), (0, -76, 18))
    )
    drip = svg.path(
        "M-40,-74 H40 Q38,-58 32,-66 Q26,-72 22,-62 Q18,-44 10,-56 Q4,-68 -4,-62 Q-14,-52 -20,-64 Q-32,-50 -36,-64 z",
        "#FFFDF2",
    )
    return handle + glass + ribs + drip + foam + svg.stroke("M-20,-92 q8,-6 14,0", "#E3DCC4", 3)


def big_moustache() -> str:
    """A moustache as wide as a house."""
    half = "M0,-34 C12,-56 40,-58 54,-36 C62,-22 76,-18 88,-30 C90,0 64,18 38,12 C16,8 6,-6 0,-14 z"
    hair = "".join(
        svg.stroke(d, "#7A4A2A", 2.4, opacity=0.7)
        for d in ("M10,-30 Q30,-46 50,-28", "M10,-20 Q30,-32 52,-12", "M16,-8 Q40,-6 66,-4")
    )
    one = svg.path(half, sheen("#4A2A18", 0.2, 0.2)) + hair
    return one + svg.group(one, transform="scale(-1 1)")


def barber_pole() -> str:
    """A barber's pole."""
    glass = svg.rect(-15, -82, 30, 68, "#FFF6E4")
    bands = "".join(
        svg.path(f"M-15,{y} l30,-18 v11 l-30,18 z", c)
        for y, c in ((-62, "#D8463A"), (-42, "#3D8BD4"), (-22, "#D8463A"), (-2, "#3D8BD4"))
    )
    glass += svg.group(bands, clip_path=svg.clip(svg.rect(-15, -82, 30, 68, "#fff")))
    caps = svg.rect(-21, -96, 42, 15, sheen("#F2BE4A"), rx=6) + svg.rect(
        -21, -15, 42, 15, sheen("#F2BE4A"), rx=5
    )
    return glass + svg.path("M-15,-82 h9 v68 h-9 z", "#FFFFFF", opacity=0.4) + caps


def carrot() -> str:
    """A carrot stuck in the roof like a dart."""
    leaves = "".join(
        svg.path(
            f"M0,-70 C{x - 10},-86 {x - 8},-104 {x},-116 C{x + 9},-100 {x + 8},-84 0,-70 z",
            sheen("#58A83E"),
            stroke=INK,
            stroke_width=2,
        )
        for x in (-22, 22, 0)
    )
    root = svg.path(
        "M-24,-66 C-24,-80 24,-80 24,-66 C22,-36 8,-8 0,2 C-8,-8 -22,-36 -24,-66 z",
        sheen("#F5842C"),
    )
    rings = "".join(
        inline(d, 2.6, "#B8541A")
        for d in (
            "M-22,-56 Q-14,-52 -6,-54",
            "M20,-46 Q10,-42 4,-44",
            "M-15,-34 Q-8,-30 -2,-32",
            "M10,-24 Q5,-22 2,-23",
        )
    )
    return leaves + root + rings + shine("M-15,-66 Q-14,-48 -8,-34", 4, 0.5)


def sofa() -> str:
    """A sofa on the roof, where there is room for it."""
    back = svg.path(
        "M-44,-20 V-48 Q-44,-60 -32,-60 H-4 Q0,-60 0,-56 Q0,-60 4,-60 H32 Q44,-60 44,-48 V-20 z",
        sheen("#D8463A"),
    )
    seat = (
        svg.rect(-46, -30, 46, 18, sheen("#E8604C"), rx=6)
        + svg.rect(0, -30, 46, 18, sheen("#E8604C"), rx=6)
        + inline("M0,-58 V-12", 2.4)
    )
    arms = "".join(
        svg.path(
            f"M{x},-36 q0,-9 9,-9 q9,0 9,9 v30 h-18 z",
            sheen("#C23A30"),
            stroke=INK,
            stroke_width=2.2,
        )
        for x in (-58, 40)
    )
    feet = "".join(svg.rect(x, -7, 7, 8, "#4A2E1C") for x in (-50, 43))
    patch = svg.rect(
        12,
        -54,
        18,
        16,
        "#3D8BD4",
        transform="rotate(8 20 -46)",
        stroke=INK,
        stroke_width=1.8,
        stroke_dasharray="4 3",
    )
    pillow = svg.path("M-34,-46 l22,-6 5,22 -22,6 z", "#F2B632", stroke=INK, stroke_width=2)
    return back + feet + svg.rect(-44, -16, 88, 12, "#B0322A") + seat + arms + patch + pillow


def microphone() -> str:
    """A microphone stuck into a rock."""
    stem = svg.path(
        "M-46,-2 Q-54,-10 -46,-18 L2,-68 L20,-50 L-28,-2 Q-38,8 -46,-2 z", sheen("#3A2C4E", 0.18)
    )
    collar = svg.path(
        "M-4,-78 Q2,-46 34,-44 L26,-34 Q-10,-38 -14,-70 z",
        sheen("#F2BE4A"),
        stroke=INK,
        stroke_width=2.4,
    )
    head = svg.circle(30, -82, 34, globe("#B9C6CC"), stroke=INK, stroke_width=2.4)
    mesh = "".join(
        inline(f"M{10 * k},{-104 + 2 * k} l{46 - 6 * k},{46 - 6 * k}", 2.6, "#6A7E88")
        for k in range(4)
    )
    return (
        stem
        + head
        + svg.group(mesh, clip_path=svg.clip(svg.circle(30, -82, 31, "#fff")))
        + collar
        + shine("M10,-94 A24,24 0 0 1 24,-105", 5, 0.75)
    )


def quill() -> str:
    """A quill in an ink pot, red as a first line."""
    feather = svg.path(
        "M-6,-36 C-10,-72 4,-114 52,-134 C64,-104 48,-62 8,-42 z", sheen("#E8604C", 0.42, 0.3)
    )
    barbs = svg.path(
        "M28,-74 l22,4 -8,12 z M36,-96 l21,2 -5,13 z", "#C23A48", stroke=INK, stroke_width=1.6
    )
    shaft = svg.stroke("M-2,-24 C8,-66 22,-98 50,-132", INK, 5.4) + svg.stroke(
        "M-2,-24 C8,-66 22,-98 50,-132", "#FFF6E4", 2.8
    )
    pot = svg.path(
        "M-38,-34 H30 V-28 Q44,-22 44,-8 Q44,2 34,2 H-40 Q-50,2 -50,-8 Q-50,-22 -38,-28 z",
        sheen("#4A3A86", 0.36),
    ) + svg.rect(-30, -47, 52, 15, sheen("#6A58B0"), rx=4, stroke=INK, stroke_width=2.2)
    label = svg.rect(-28, -23, 50, 18, "#FFF0C8", rx=3, stroke=INK, stroke_width=1.8) + inline(
        "M-20,-14 q6,-7 10,0 t10,0 t10,0", 2.8
    )
    return (
        pot
        + feather
        + barbs
        + shaft
        + label
        + svg.circle(56, -4, 6, "#4A3A86")
        + svg.circle(66, 0, 3, "#4A3A86")
    )
