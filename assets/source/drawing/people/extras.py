"""Glasses, implants, hats and marks."""

from .. import palette, svg
from .person import Person


def glasses(p: Person) -> str:
    """What is worn before the eyes."""
    t = p.turn * 15
    left, right, frame = -33 + t, 33 + t, "#0C0E20"
    arms = svg.line([(left - 24, -4), (-78 - t * 0.4, -8)], frame, 5) + svg.line(
        [(right + 22, -4), (78 - t * 0.4, -8)], frame, 5
    )
    glint = palette.alpha(p.accent, 0.25)
    pair = ""
    for x in (left, right):
        shape = {
            "round": svg.circle(x, 1, 23, glint, stroke="#C9A35E", stroke_width=4),
            "square": svg.rect(x - 25, -17, 50, 36, glint, stroke=frame, stroke_width=6, rx=6),
            "shades": svg.path(
                f"M{x - 29:.0f},-16 L{x + 29:.0f},-16 Q{x + 28:.0f},22 {x:.0f},22 "
                f"Q{x - 28:.0f},22 {x - 29:.0f},-16 Z",
                svg.linear((0, palette.mix("#0A0A18", p.accent, 0.5)), (0.6, "#0A0A18")),
                stroke=frame,
                stroke_width=4,
            ),
            "goggles": svg.circle(x, 0, 29, "#20264A", stroke="#5A648F", stroke_width=8)
            + svg.circle(x, 0, 20, palette.darken(p.accent, 0.3))
            + svg.circle(x - 6, -6, 7, palette.lighten(p.accent, 0.6)),
        }.get(p.glasses, "")
        pair += shape
    bridge = svg.stroke(
        f"M{left + 22:.0f},-4 Q{t:.0f},-12 {right - 22:.0f},-4",
        frame if p.glasses != "round" else "#C9A35E",
        4,
    )
    if p.glasses == "visor":
        d = (
            f"M{-82 - t * 0.3:.0f},-22 L{82 - t * 0.3:.0f},-22 L{74 - t * 0.3:.0f},16 "
            f"Q{20 + t:.0f},30 {t:.0f},12 Q{t - 20:.0f},30 {-74 - t * 0.3:.0f},16 Z"
        )
        return svg.path(
            d,
            svg.linear(
                (0, palette.lighten(p.accent, 0.4)),
                (0.35, p.accent),
                (1, palette.darken(p.accent, 0.65)),
            ),
            stroke="#0C0E20",
            stroke_width=4,
        ) + svg.line([(-60, -14), (20, -14)], "#FFFFFF", 3, opacity=0.7)
    if p.glasses == "monocle":
        return svg.circle(right, 1, 24, glint, stroke="#C9A35E", stroke_width=4) + svg.stroke(
            f"M{right + 22:.0f},10 Q{right + 40:.0f},90 {right + 20:.0f},200", "#C9A35E", 2
        )
    return arms + pair + bridge if p.glasses else ""


def cyber(p: Person) -> str:
    """Implants, with light in them."""
    t = p.turn * 15
    x = -33 + t
    a, bright = p.accent, palette.lighten(p.accent, 0.6)
    plate = svg.linear((0, "#AEB8E0"), (1, "#3A4270"))
    return {
        "": "",
        "eye": svg.path(
            f"M{x - 32:.0f},-34 L{x + 20:.0f},-30 L{x + 24:.0f},18 L{x - 8:.0f},40 "
            f"L{x - 42:.0f},20 Z",
            plate,
        )
        + svg.circle(x, 0, 19, "#0A0C1E")
        + svg.circle(x, 0, 12, a)
        + svg.circle(x, 0, 5, bright)
        + svg.line([(x - 40, 26), (x - 20, 64), (x - 24, 92)], a, 3),
        "jaw": svg.path(
            f"M-78,30 L-40,56 L{t - 20:.0f},96 L{t + 24:.0f},96 L62,60 L64,70 L30,122 L-30,122 "
            "L-66,76 Z",
            plate,
        )
        + svg.stroke("M-66,62 L-30,92 L-16,112", a, 3.5)
        + svg.line([(t - 12, 106), (t + 16, 106)], a, 4),
        "temple": svg.path("M-80,-60 L-48,-66 L-40,-34 L-56,-16 L-82,-20 Z", plate)
        + svg.circle(-62, -42, 9, a)
        + svg.circle(-62, -42, 4, bright)
        + svg.stroke("M-66,-18 L-70,30 L-58,60", a, 3),
        "lines": svg.stroke(
            f"M{x - 34:.0f},20 L{x - 8:.0f},28 L{x + 2:.0f},60 M{x - 40:.0f},34 L{x - 18:.0f},44 "
            f"L{x - 14:.0f},84 M{t - 4:.0f},-104 L{t - 4:.0f},-64 L{t - 18:.0f},-44",
            a,
            3.2,
        )
        + "".join(
            svg.circle(cx, cy, 4.5, bright) for cx, cy in ((x + 2, 60), (x - 14, 84), (t - 18, -44))
        ),
        "port": svg.circle(-72, -34, 15, plate)
        + svg.circle(-72, -34, 8, a)
        + svg.stroke("M-80,-30 C-150,0 -140,120 -170,240", "#2A3060", 9)
        + svg.stroke("M-80,-30 C-150,0 -140,120 -170,240", a, 2.4),
        "plates": svg.path(
            f"M{t + 6:.0f},-121 L{t + 6:.0f},-30 L{t + 58:.0f},-30 L{t + 62:.0f},30 "
            f"L{t + 30:.0f},60 L{t + 26:.0f},118 L90,90 L90,-120 Z",
            plate,
            opacity=0.92,
        )
        + svg.circle(33 + t, 0, 14, "#0A0C1E")
        + svg.circle(33 + t, 0, 8, a)
        + svg.stroke(
            f"M{t + 6:.0f},-110 L{t + 6:.0f},-30 L{t + 58:.0f},-30 L{t + 62:.0f},30 "
            f"L{t + 30:.0f},60",
            a,
            2.5,
        ),
    }[p.cyber]


def hat_back(p: Person) -> str:
    """The part of a hat behind the head."""
    if p.hat == "hood":
        return svg.path(
            "M-150,230 C-160,0 -120,-170 0,-176 C120,-170 160,0 150,230 Z",
            palette.darken(p.cloth, 0.5),
        )
    if p.hat == "veil":
        return svg.path(
            "M-120,-90 C-170,60 -180,240 -190,420 L190,420 C180,240 170,60 120,-90 Z",
            p.accent,
            opacity=0.22,
        )
    return ""


def hat(p: Person) -> str:
    """The part of a hat on the head."""
    tone = palette.darken(p.cloth, 0.1)
    paint = svg.linear(
        (0, palette.lighten(tone, 0.22)),
        (0.5, tone),
        (1, palette.darken(tone, 0.6)),
        angle=(0, 0, 1, 0.2),
    )
    a, t = p.accent, p.turn * 20
    dark = palette.darken(tone, 0.6)
    return {
        "": "",
        "cap": svg.path(
            "M-90,-52 C-96,-140 -40,-160 0,-160 C40,-160 96,-140 90,-52 Q0,-80 -90,-52 Z", paint
        )
        + svg.path(
            f"M{-84 + t:.0f},-58 Q{t:.0f},-92 {84 + t:.0f},-58 Q{t + 60:.0f},-34 {t:.0f},-40 "
            f"Q{t - 60:.0f},-34 {-84 + t:.0f},-58 Z",
            dark,
        )
        + svg.polygon([(t - 14, -120), (t + 14, -120), (t, -96)], a),
        "fedora": svg.path(
            "M-76,-78 C-80,-150 -50,-186 -18,-170 Q0,-160 18,-170 C50,-186 80,-150 76,-78 Z", paint
        )
        + svg.path("M-78,-104 L78,-104 L80,-76 L-80,-76 Z", a, opacity=0.85)
        + svg.path("M-150,-62 C-90,-96 90,-96 150,-62 C100,-40 -100,-40 -150,-62 Z", paint)
        + svg.path("M-150,-62 C-100,-40 100,-40 150,-62 C100,-50 -100,-50 -150,-62 Z", dark),
        "hood": svg.path(
            "M-150,230 C-166,0 -128,-176 0,-182 C128,-176 166,0 150,230 C130,120 116,-30 78,-80 "
            "C40,-122 -40,-122 -78,-80 C-116,-30 -130,120 -150,230 Z",
            paint,
        )
        + svg.stroke(
            "M-124,160 C-118,40 -108,-40 -74,-84 C-40,-122 40,-122 74,-84", a, 3, opacity=0.8
        ),
        "helmet": svg.path(
            "M-96,10 C-108,-120 -60,-160 0,-160 C60,-160 108,-120 96,10 L80,10 L74,-40 L-74,-40 "
            "L-80,10 Z",
            paint,
        )
        + svg.path("M-14,-160 L14,-160 L12,-44 L-12,-44 Z", dark)
        + svg.line([(-76, -46), (76, -46)], a, 4),
        "beret": svg.path(
            "M-92,-74 C-120,-150 20,-176 100,-126 C124,-100 96,-72 86,-68 C30,-88 -40,-88 "
            "-92,-74 Z",
            paint,
        )
        + svg.circle(-50, -100, 10, a),
        "headset": svg.stroke("M-86,0 C-96,-150 96,-150 86,0", "#20264A", 12)
        + svg.stroke("M-86,-10 C-96,-146 96,-146 86,-10", a, 2.5)
        + svg.rect(-100, -20, 26, 52, "#2A3264", rx=12)
        + svg.stroke("M-90,26 Q-70,84 -34,88", "#20264A", 5)
        + svg.circle(-32, 88, 7, a),
        "officer": svg.path("M-92,-60 L-112,-130 C-60,-176 60,-176 112,-130 L92,-60 Z", paint)
        + svg.path("M-92,-78 L92,-78 L90,-54 Q0,-74 -90,-54 Z", dark)
        + svg.path("M-84,-56 Q0,-76 84,-56 Q40,-28 0,-30 Q-40,-28 -84,-56 Z", "#0C0E20")
        + svg.polygon([(0, -146), (16, -118), (0, -92), (-16, -118)], a),
        "veil": svg.path(
            "M-100,-40 C-104,-150 104,-150 100,-40 L110,60 C70,0 60,-60 0,-70 C-60,-60 -70,0 "
            "-110,60 Z",
            a,
            opacity=0.3,
        )
        + svg.stroke("M-96,-60 C-60,-100 60,-100 96,-60", a, 4),
        "crown": svg.path(
            "M-86,-70 L-100,-130 L-56,-104 L-30,-160 L0,-112 L30,-160 L56,-104 L100,-130 L86,-70 "
            "Q0,-96 -86,-70 Z",
            svg.linear((0, palette.lighten(a, 0.4)), (1, palette.darken(a, 0.5))),
        ),
    }[p.hat]


def marks(p: Person) -> str:
    """Small things that one remembers a person by."""
    t, skin = p.turn * 15, p.skin_tone
    table = {
        "earrings": "".join(
            svg.line([(s * 78 - t * 0.5, 32), (s * 80 - t * 0.5, 66)], p.accent, 4)
            + svg.circle(s * 80 - t * 0.5, 72, 7, p.accent)
            for s in (-1, 1)
        ),
        "scar": svg.stroke(
            f"M{t - 58:.0f},-40 L{t - 44:.0f},-8 L{t - 48:.0f},46",
            palette.mix(skin, "#FFD0D0", 0.45),
            4.5,
            opacity=0.85,
        ),
        "cigar": svg.line([(t + 16, 80), (t + 84, 92)], "#5A3A2A", 11)
        + svg.circle(t + 86, 92, 7, "#FF7A3A")
        + svg.stroke(
            f"M{t + 88:.0f},84 C{t + 120:.0f},40 {t + 70:.0f},0 {t + 110:.0f},-60",
            "#B8C0E0",
            5,
            opacity=0.3,
        ),
        "tattoo": svg.stroke(
            f"M{t - 64:.0f},34 q14,-10 10,12 q-6,16 12,22 M-40,120 q10,30 -6,60 q20,-8 26,-40",
            p.accent,
            3.4,
            opacity=0.85,
        ),
        "pearls": "".join(
            svg.circle(x, 190 + 34 * (1 - (x / 70) ** 2), 8, "#E8ECFF") for x in range(-70, 71, 14)
        ),
        "freckles": "".join(
            svg.circle(t + x, y, 2, palette.darken(skin, 0.4), opacity=0.6)
            for x, y in (
                (-46, 26),
                (-38, 34),
                (-28, 28),
                (-18, 36),
                (16, 34),
                (26, 28),
                (36, 35),
                (44, 27),
            )
        ),
        "patch": svg.line([(-80, -46), (84, 10)], "#0C0E20", 7)
        + svg.path(
            f"M{33 + t - 25:.0f},-18 L{33 + t + 24:.0f},-10 Q{33 + t + 20:.0f},28 {33 + t:.0f},28 "
            f"Q{33 + t - 26:.0f},22 {33 + t - 25:.0f},-18 Z",
            "#0C0E20",
            stroke=p.accent,
            stroke_width=2,
        ),
    }
    return "".join(table[name] for name in p.marks)
