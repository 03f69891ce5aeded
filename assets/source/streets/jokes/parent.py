"""On the roofs of what parents like."""

from ...drawing import svg
from .ink import INK, globe, inline, sheen


def stork() -> str:
    """A stork on its nest with a delivery."""
    nest = svg.path("M-36,-14 Q0,-2 36,-14 L28,2 Q0,8 -28,2 z", sheen("#A9713F")) + inline(
        "M-32,-10 L-10,2 M-16,-8 L14,2 M8,-8 L30,-2 M30,-10 L6,2", 2, "#6A4224"
    )
    legs_ = svg.line([(4, -36), (2, -12)], "#F0603C", 4) + svg.line(
        [(14, -36), (16, -12)], "#F0603C", 4
    )
    body = svg.path(
        "M-18,-52 C-16,-70 22,-70 44,-50 C36,-36 -10,-30 -18,-52 z", sheen("#FFFFFF", 0, 0.3)
    )
    tail = svg.path("M14,-58 C30,-62 50,-54 58,-42 C44,-38 26,-42 14,-50 z", "#2E3A42")
    neck = svg.path(
        "M-18,-50 C-26,-68 -18,-80 -22,-92 C-14,-98 -4,-92 -6,-82 C-8,-70 -2,-64 4,-60 z",
        sheen("#FFFFFF", 0, 0.25),
    )
    head = (
        svg.circle(-17, -92, 11, sheen("#FFFFFF", 0, 0.2))
        + svg.path("M-26,-96 L-62,-84 L-26,-86 z", "#F0603C")
        + svg.circle(-19, -94, 2.6, INK)
    )
    bundle = (
        svg.path("M-58,-84 l-3,12 M-50,-86 l3,14", "none", stroke="#FFF6E4", stroke_width=3)
        + svg.path(
            "M-72,-70 Q-54,-80 -38,-70 Q-34,-48 -54,-46 Q-76,-48 -72,-70 z", sheen("#8FD0F0")
        )
        + svg.circle(-52, -62, 7.5, "#F6C9A0", stroke=INK, stroke_width=1.6)
    )
    return nest + legs_ + body + tail + neck + head + bundle


def bicycle() -> str:
    """A bicycle leaning on the roof."""
    wheel = "".join(
        svg.circle(x, -26, 25, "none", stroke="#22303A", stroke_width=8)
        + svg.circle(x, -26, 4, "#22303A")
        for x in (-36, 36)
    )
    spokes = "".join(
        svg.line([(x, -26), (x + dx, -26 + dy)], "#8A9AA0", 1.6)
        for x in (-36, 36)
        for dx, dy in (
            (0, -22),
            (0, 22),
            (22, 0),
            (-22, 0),
            (15, 15),
            (-15, -15),
            (15, -15),
            (-15, 15),
        )
    )
    frame = svg.stroke(
        "M-36,-26 L-14,-64 H24 L-2,-26 H-36 M-2,-26 L-16,-68 M24,-64 L36,-26 M24,-64 L20,-80 H38",
        "#E8503C",
        7.5,
    )
    seat = (
        svg.path("M-30,-74 Q-16,-80 -4,-74 L-14,-68 z", "#22303A")
        + svg.stroke("M-2,-26 l9,8", "#22303A", 4)
        + svg.circle(-2, -26, 7, "#F2BE4A", stroke=INK, stroke_width=2)
    )
    return spokes + wheel + frame + seat


def rocking_horse() -> str:
    """A rocking horse."""
    rocker = svg.stroke("M-50,-10 Q0,16 50,-10", "#3D8BD4", 9)
    legs_ = svg.line([(-22, -34), (-32, -2)], "#A5673A", 11) + svg.line(
        [(22, -34), (32, -2)], "#A5673A", 11
    )
    body = svg.path(
        "M-36,-50 C-30,-62 16,-60 24,-66 L36,-96 C44,-104 56,-100 60,-88 L64,-76 C60,-68 50,-70 46,-72 C46,-52 40,-30 24,-28 C0,-22 -24,-24 -36,-34 z",
        sheen("#C98A52"),
    )
    mane = svg.path(
        "M36,-96 C22,-90 14,-74 16,-60 C22,-64 30,-74 36,-80 C42,-88 44,-98 46,-102 C42,-104 38,-102 36,-96 z",
        "#6A3F22",
    )
    tail = svg.path("M-34,-48 C-52,-48 -56,-30 -50,-18 C-44,-26 -40,-36 -32,-38 z", "#6A3F22")
    saddle = svg.path(
        "M-22,-58 Q-4,-50 12,-60 L10,-38 Q-6,-32 -20,-38 z", "#D8463A", stroke=INK, stroke_width=2.2
    ) + inline("M-18,-44 Q-4,-38 10,-45", 2.4, "#FFD978")
    return (
        rocker
        + tail
        + legs_
        + body
        + mane
        + saddle
        + svg.circle(49, -86, 3.2, INK)
        + inline("M56,-78 l5,-1", 2.2)
    )


def teddy() -> str:
    """A teddy bear."""
    fur = "#B5733F"
    ears = "".join(
        svg.circle(x, -92, 13, globe(fur)) + svg.circle(x, -92, 6.5, "#E8C096") for x in (-24, 24)
    )
    feet = "".join(
        svg.ellipse(x, -6, 17, 13, globe(fur), stroke=INK, stroke_width=2.2)
        + svg.ellipse(x, -4, 9, 7, "#E8C096")
        for x in (-24, 24)
    )
    body = svg.ellipse(0, -28, 33, 30, globe(fur)) + svg.ellipse(0, -24, 19, 18, "#E8C096")
    arms = "".join(
        svg.ellipse(
            x,
            -38,
            11,
            17,
            globe(fur),
            transform=f"rotate({-x} {x} -38)",
            stroke=INK,
            stroke_width=2.2,
        )
        for x in (-34, 34)
    )
    head = svg.circle(0, -72, 29, globe(fur), stroke=INK, stroke_width=2.2) + svg.ellipse(
        0, -62, 14, 11, "#F2D6B0"
    )
    face = (
        svg.circle(-11, -76, 3.8, INK)
        + svg.circle(11, -76, 3.8, INK)
        + svg.ellipse(0, -66, 5, 3.6, INK)
        + inline("M0,-63 V-58 M-6,-57 Q0,-53 6,-57", 2)
    )
    bow = svg.path(
        "M0,-44 L-16,-52 V-36 z M0,-44 L16,-52 V-36 z", "#D8463A", stroke=INK, stroke_width=2
    ) + svg.circle(0, -44, 4.5, "#F0705A", stroke=INK, stroke_width=1.8)
    return ears + body + feet + arms + head + face + bow


def lamp_and_guitar() -> str:
    """What nobody needs: a lamp and a guitar."""
    lamp = svg.line([(-10, 0), (-10, -62)], "#6A4A2A", 5) + svg.path(
        "M-24,2 Q-10,-8 4,2 z", "#6A4A2A"
    )
    shade = (
        svg.path("M-26,-104 H6 L22,-62 H-42 z", sheen("#F08AA8"))
        + inline("M-42,-62 H22", 3, "#C85A80")
        + "".join(svg.circle(x, -58, 3, "#FFD978") for x in range(-38, 22, 9))
    )
    body = svg.path(
        "M24,-2 C10,-2 8,-18 18,-24 C12,-34 20,-44 30,-42 C42,-40 44,-30 38,-24 C50,-18 46,0 32,-1 z",
        sheen("#3D8BD4"),
    )
    neck = svg.line([(30, -36), (44, -92)], "#7A4A2A", 6.5) + svg.path(
        "M39,-92 l11,3 4,-14 -10,-3 z", "#5A3420"
    )
    return lamp + shade + body + neck + svg.circle(29, -22, 6, "#22303A") + inline("M22,-10 h13", 3)


def butter() -> str:
    """Nothing but a pat of butter that melts."""
    melt = svg.path(
        "M-44,-8 C-50,-22 -30,-26 -20,-24 C0,-34 44,-24 46,-10 C52,2 36,4 28,2 C26,16 16,16 14,4 C-10,8 -40,6 -44,-8 z",
        "#FFE27A",
    )
    return (
        melt
        + svg.path("M-24,-18 L2,-30 L28,-18 L2,-5 z", "#FFF0A0", stroke=INK, stroke_width=2.6)
        + svg.path("M-24,-18 V-6 L2,8 V-5 z", "#F5C93A", stroke=INK, stroke_width=2.6)
        + svg.path("M28,-18 V-6 L2,8 V-5 z", "#DBA52A", stroke=INK, stroke_width=2.6)
    )


def paddle() -> str:
    """A crossing guard's paddle."""
    stick = svg.rect(-5, -44, 10, 46, sheen("#F2BE4A"), rx=4)
    face = svg.circle(0, -72, 34, sheen("#E0483C")) + svg.circle(
        0, -72, 34, "none", stroke="#FFF6E4", stroke_width=5
    )
    hand = svg.path(
        "M-14,-60 V-80 q0,-4 3.5,-4 q3.5,0 3.5,4 V-90 q0,-4 3.5,-4 q3.5,0 3.5,4 v-3 q0,-4 3.5,-4 q3.5,0 3.5,4 V-88 q0,-4 3.5,-4 q3.5,0 3.5,4 V-64 Q13,-52 0,-52 Q-14,-52 -19,-66 q-3,-5 1,-7 q4,-1 5,5 z",
        "#FFF6E4",
    )
    return stick + face + hand


def ducklings() -> str:
    """A duck that takes its children over the road."""
    row = ""
    for x, size in ((-36, 1.0), (2, 0.62), (28, 0.62), (52, 0.62)):
        bird = svg.path(
            "M-20,-8 C-24,4 18,8 22,-8 Q24,-16 30,-20 Q16,-16 6,-18 C4,-22 -18,-22 -20,-8 z",
            sheen("#FFD34A"),
            stroke=INK,
            stroke_width=2.4,
        )
        bird += (
            svg.circle(-14, -26, 11, globe("#FFD34A"), stroke=INK, stroke_width=2.4)
            + svg.path("M-23,-27 l-10,3 10,4 z", "#F5843C", stroke=INK, stroke_width=1.6)
            + svg.circle(-17, -29, 2.4, INK)
        )
        row += svg.group(bird, transform=f"translate({x} {-4 * size}) scale({size})")
    return row


def washing() -> str:
    """A line of washing."""
    line = inline("M-62,-58 Q0,-44 62,-58", 3)
    shirt = svg.path(
        "M-56,-56 L-44,-52 Q-38,-48 -32,-51 L-22,-50 L-14,-36 L-22,-32 L-26,-38 V-6 H-50 V-38 L-56,-34 L-62,-42 z",
        sheen("#E8604C"),
    )
    pants = svg.path(
        "M-8,-50 H24 L28,-26 Q18,-18 8,-30 Q-2,-18 -12,-26 z", sheen("#FFF6E4")
    ) + "".join(
        svg.path(
            "M0,3 C-6,-2 -4,-7 0,-4 C4,-7 6,-2 0,3 z", "#E8503C", transform=f"translate({x} {y})"
        )
        for x, y in ((-2, -36), (18, -38), (8, -42))
    )
    socks = "".join(
        svg.path(f"M{x},-54 h9 v22 q0,4 5,5 q5,1 3,6 h-13 q-5,0 -5,-7 z", sheen(c))
        for x, c in ((34, "#3D8BD4"), (50, "#F2B632"))
    )
    return shirt + pants + socks + line


def puppet() -> str:
    """A puppet on its strings."""
    cross = svg.line([(-36, -112), (36, -112)], "#8A5A34", 8) + svg.line(
        [(0, -122), (0, -102)], "#8A5A34", 8
    )
    strings = inline(
        "M-34,-112 L-36,-58 M34,-112 L38,-66 M-8,-112 L-8,-90 M8,-112 L8,-90 M-20,-112 L-16,-8 M20,-112 L16,-8",
        1.7,
    )
    limbs = (
        svg.stroke("M-12,-52 L-36,-56", "#8E5BD9", 9)
        + svg.stroke("M12,-52 L38,-64", "#8E5BD9", 9)
        + svg.stroke("M-8,-30 L-16,-6", "#4A3A86", 9)
        + svg.stroke("M8,-30 L16,-6", "#4A3A86", 9)
    )
    hands = "".join(
        svg.circle(x, y, 5.5, "#F6D0A8", stroke=INK, stroke_width=1.8)
        for x, y in ((-38, -56), (40, -65))
    )
    shoes = svg.ellipse(-20, -3, 9, 5, "#D8463A", stroke=INK, stroke_width=1.8) + svg.ellipse(
        20, -3, 9, 5, "#D8463A", stroke=INK, stroke_width=1.8
    )
    body = svg.path("M-17,-60 H17 L14,-26 H-14 z", sheen("#8E5BD9")) + "".join(
        svg.circle(0, y, 2.6, "#FFD978") for y in (-52, -43, -34)
    )
    collar = svg.path(
        "M-20,-58 L-10,-66 L0,-58 L10,-66 L20,-58 L10,-52 L0,-58 L-10,-52 z",
        "#FFF6E4",
        stroke=INK,
        stroke_width=1.8,
    )
    head = svg.circle(0, -78, 17, globe("#F6D0A8"), stroke=INK, stroke_width=2) + svg.path(
        "M-15,-86 L0,-106 L15,-86 Q0,-92 -15,-86 z", "#F2B632", stroke=INK, stroke_width=2
    )
    face = (
        svg.circle(-6, -80, 2.4, INK)
        + svg.circle(6, -80, 2.4, INK)
        + svg.circle(0, -74, 4.2, "#E8503C")
        + inline("M-7,-68 Q0,-63 7,-68", 2.2)
    )
    return strings + cross + limbs + shoes + body + collar + head + face + hands
