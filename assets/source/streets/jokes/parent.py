"""On the roofs of what parents like."""

from ...drawing import svg
from .ink import INK, eye, globe, inline, sheen


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
    """What nobody needs: a lamp, a guitar and a clock that is right twice a day."""
    foot = (
        svg.path("M-44,2 Q-24,-12 -4,2 z", sheen("#8A5A2E"))
        + svg.line([(-24, 0), (-24, -56)], INK, 10)
        + svg.line([(-24, -2), (-24, -56)], "#B8863A", 6)
    )
    shade = svg.path(
        "M-44,-112 H-4 L18,-56 H-66 z", sheen("#F0709A"), stroke=INK, stroke_width=2
    ) + inline("M-34,-110 L-46,-58 M-14,-110 L-2,-58 M-24,-111 V-58", 2, "#B84A72")
    fringe = "".join(
        svg.circle(x, -52, 4.4, "#FFD978", stroke=INK, stroke_width=1.4) for x in range(-60, 18, 12)
    )
    body = svg.path(
        "M36,2 C16,2 14,-18 26,-26 C18,-38 28,-52 42,-50 C58,-48 60,-34 52,-26 C68,-18 62,3 44,2 z",
        sheen("#3D8BD4"),
    )
    neck = svg.line([(43, -46), (60, -104)], INK, 12) + svg.line(
        [(43, -46), (60, -104)], "#9A5F34", 7
    )
    top = svg.path("M53,-104 l14,4 5,-18 -13,-4 z", "#5A3420", stroke=INK, stroke_width=2)
    hole = svg.circle(41, -26, 8.5, "#22303A", stroke="#FFF6E4", stroke_width=2.4) + inline(
        "M31,-10 h18", 4
    )
    return foot + shade + fringe + body + neck + top + hole


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


def crossing_guard() -> str:
    """A duck in a bright vest who stops the traffic, and the three it is for."""
    young = ""
    for x, size in ((28, 0.72), (54, 0.66), (78, 0.6)):
        bird = svg.path(
            "M-20,-8 C-24,4 18,8 22,-8 Q24,-16 30,-20 Q16,-16 6,-18 C4,-22 -18,-22 -20,-8 z",
            sheen("#FFD34A"), stroke=INK, stroke_width=3,
        )  # fmt: skip
        bird += svg.circle(-14, -28, 13, globe("#FFD34A"), stroke=INK, stroke_width=3)
        bird += svg.path(
            "M-25,-29 l-11,3 11,5 z", "#F5843C", stroke=INK, stroke_width=2
        ) + svg.circle(-17, -31, 2.8, INK)
        young += svg.group(bird, transform=f"translate({x} {-3 * size}) scale({size})")
    stick = svg.line([(-52, 0), (-52, -80)], INK, 11) + svg.line(
        [(-52, 0), (-52, -80)], "#F2BE4A", 6
    )
    sign = svg.circle(-52, -104, 37, "#FFF6E4", stroke=INK, stroke_width=2) + svg.circle(
        -52, -104, 31, sheen("#E0483C")
    )
    hand = svg.path(
        "M-14,-60 V-80 q0,-4 3.5,-4 q3.5,0 3.5,4 V-90 q0,-4 3.5,-4 q3.5,0 3.5,4 v-3 q0,-4 3.5,-4 q3.5,0 3.5,4 V-88 q0,-4 3.5,-4 q3.5,0 3.5,4 V-64 Q13,-52 0,-52 Q-14,-52 -19,-66 q-3,-5 1,-7 q4,-1 5,5 z",
        "#FFF6E4", transform="translate(-51 -28) scale(1.04)",
    )  # fmt: skip
    feet = svg.path("M-22,0 l10,-8 6,8 z M-2,0 l10,-8 6,8 z", "#F5843C", stroke=INK, stroke_width=2)
    body = svg.path(
        "M-34,-34 C-38,-6 -20,-4 -8,-4 C10,-4 22,-12 24,-40 Q14,-34 8,-44 C2,-54 -30,-56 -34,-34 z",
        sheen("#FFD34A"),
    )
    vest = svg.path(
        "M-33,-40 C-24,-54 0,-54 10,-44 L6,-10 Q-16,-2 -31,-14 z",
        sheen("#F0783A"),
        stroke=INK,
        stroke_width=2,
    ) + svg.path("M-33,-30 Q-12,-22 9,-31 L8,-23 Q-12,-14 -33,-22 z", "#FFF27A")
    head = svg.circle(-14, -66, 20, globe("#FFD34A"), stroke=INK, stroke_width=2) + svg.path(
        "M-31,-66 C-46,-68 -48,-60 -44,-57 C-38,-54 -32,-56 -29,-58 z",
        sheen("#F5843C"),
        stroke=INK,
        stroke_width=2,
    )
    cap = svg.path(
        "M-33,-76 Q-14,-98 6,-76 Q-14,-82 -33,-76 z", sheen("#2E4A78"), stroke=INK, stroke_width=2
    ) + svg.path("M-34,-75 Q-44,-78 -46,-72 Q-38,-68 -30,-72 z", "#2E4A78")
    wing = svg.path(
        "M-2,-40 C10,-36 8,-18 -6,-18 C-22,-18 -40,-26 -48,-34 C-36,-42 -16,-44 -2,-40 z",
        sheen("#F2B21E"),
        stroke=INK,
        stroke_width=2.2,
    )
    return (
        young
        + stick
        + sign
        + hand
        + feet
        + body
        + vest
        + head
        + cap
        + eye(-19, -69, 6, (-0.3, 0.1))
        + wing
    )


def washing() -> str:
    """A line of washing: the whole family in three pieces."""
    line = svg.stroke("M-64,-60 Q0,-48 64,-60", INK, 5) + svg.stroke(
        "M-64,-60 Q0,-48 64,-60", "#FFF6E4", 2.4
    )
    shirt = svg.path(
        "M-62,-60 L-46,-56 Q-38,-48 -30,-54 L-18,-53 L-8,-34 L-18,-28 L-22,-34 V4 H-54 V-36 L-58,-30 L-70,-38 z",
        sheen("#E8503C"),
    ) + svg.path("M-48,-30 h20 v9 h-20 z M-54,-8 h32 v5 h-32 z", "#FFF6E4")
    pants = svg.path(
        "M-6,-54 H30 L36,-16 Q24,-10 18,-14 L12,-30 L6,-14 Q-2,-10 -12,-16 z",
        sheen("#FFFDF4", 0.1, 0.22),
    ) + "".join(
        svg.path(
            "M0,5 C-9,-3 -6,-11 0,-6 C6,-11 9,-3 0,5 z", "#E8503C", transform=f"translate({x} {y})"
        )
        for x, y in ((0, -26), (25, -26), (12, -42))
    )
    sock = svg.path("M42,-57 h19 v34 q2,5 10,6 q8,2 5,11 h-24 q-10,0 -10,-11 z", sheen("#3D8BD4"))
    stripes = svg.path("M42,-48 h19 v8 h-19 z M42,-32 h19 v8 h-19 z", "#F2B632") + svg.path(
        "M66,-17 q10,2 10,8 l-1,3 h-9 z", "#F2B632"
    )
    pegs = "".join(
        svg.rect(x - 2.5, y - 7, 5, 13, "#F2BE4A", stroke=INK, stroke_width=1.6, rx=1.5)
        for x, y in ((-50, -58), (-24, -55), (2, -53), (25, -54), (51, -57))
    )
    return shirt + pants + sock + stripes + line + pegs


def puppet() -> str:
    """A puppet on its strings, alone on a stage with red curtains."""
    stage = svg.rect(-58, -116, 116, 118, sheen("#F2BE4A"), rx=6) + svg.rect(
        -50, -108, 100, 104, svg.linear((0, "#2A1E4E"), (1, "#5A3A7A")), stroke=INK, stroke_width=2
    )
    light = svg.path("M-14,-108 H14 L40,-4 H-40 z", "#FFF0B0", opacity=0.34)
    curtain = "".join(
        svg.path(
            f"M{s * 50},-108 H{s * 12} Q{s * 18},-66 {s * 38},-44 Q{s * 36},-20 {s * 42},-4 H{s * 50} z",
            sheen("#D8362E"),
            stroke=INK,
            stroke_width=2.2,
        )
        + inline(
            f"M{s * 40},-106 Q{s * 40},-70 {s * 45},-48 M{s * 28},-106 Q{s * 30},-76 {s * 40},-52 M{s * 46},-38 V-6",
            2,
            "#8A1E22",
        )
        + svg.circle(s * 42, -45, 4.5, "#F2BE4A", stroke=INK, stroke_width=1.6)
        for s in (-1, 1)
    )
    strings = inline("M-20,-108 L-27,-44 M20,-108 L27,-52 M0,-108 V-84", 1.8, "#FFF6E4")
    limbs = (
        svg.stroke("M-10,-44 L-27,-40", INK, 12) + svg.stroke("M10,-44 L27,-50", INK, 12)
        + svg.stroke("M-8,-22 L-14,-6", INK, 13) + svg.stroke("M8,-22 L15,-7", INK, 13)
        + svg.stroke("M-10,-44 L-27,-40", "#3DA5D4", 8) + svg.stroke("M10,-44 L27,-50", "#3DA5D4", 8)
        + svg.stroke("M-8,-22 L-14,-6", "#F2B632", 9) + svg.stroke("M8,-22 L15,-7", "#F2B632", 9)
    )  # fmt: skip
    body = svg.path(
        "M-17,-52 H17 L15,-18 H-15 z", sheen("#3DA5D4"), stroke=INK, stroke_width=2.2
    ) + "".join(svg.circle(0, y, 3, "#FFD978") for y in (-42, -32, -23))
    collar = svg.path(
        "M-20,-50 L-10,-58 L0,-50 L10,-58 L20,-50 L10,-43 L0,-49 L-10,-43 z",
        "#FFF6E4",
        stroke=INK,
        stroke_width=2,
    )
    head = (
        svg.circle(0, -70, 20, globe("#F6D0A8"), stroke=INK, stroke_width=2.2)
        + svg.path(
            "M-18,-78 L0,-103 L18,-78 Q0,-86 -18,-78 z",
            sheen("#4FA65B"),
            stroke=INK,
            stroke_width=2.2,
        )
        + svg.circle(0, -101, 4.5, "#FFF6E4", stroke=INK, stroke_width=1.8)
    )
    face = (
        svg.circle(-8, -72, 3.2, INK)
        + svg.circle(8, -72, 3.2, INK)
        + svg.circle(0, -65, 5.4, "#E8503C", stroke=INK, stroke_width=1.4)
        + inline("M-9,-58 Q0,-52 9,-58", 2.6)
    )
    boards = svg.rect(-58, -6, 116, 9, sheen("#A9713F"), rx=2, stroke=INK, stroke_width=2)
    return stage + light + strings + limbs + body + collar + head + face + curtain + boards
