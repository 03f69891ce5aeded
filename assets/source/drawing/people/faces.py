"""Heads and faces: flat planes of light and shadow rather than lines."""

from .. import palette, svg
from .person import Person

# Half width at the temples, at the jaw, at the chin, and how low the chin is.
SHAPES: dict[str, tuple[float, float, float, float]] = {
    "oval": (77, 60, 25, 114),
    "round": (84, 71, 38, 107),
    "square": (80, 74, 44, 112),
    "long": (72, 58, 28, 126),
    "heart": (81, 55, 15, 112),
    "diamond": (76, 52, 20, 119),
    "gaunt": (72, 50, 27, 123),
    "broad": (87, 80, 50, 116),
}


def outline(person: Person, drop: float = 0) -> str:
    """The path of the head; the jaw may be down by some units."""
    w, j, k, chin = SHAPES[person.face]
    chin += drop
    right = (
        f"C{0.6 * w:.0f},-121 {w},-84 {w},-28 C{w},10 {j + 5},38 {j},66 "
        f"C{j - 5},{chin - 22} {k + 9},{chin} {k * 0.45:.0f},{chin}"
    )
    left = (
        f"L{-k * 0.45:.0f},{chin} C{-k - 9},{chin} {-j + 5},{chin - 22} {-j},66 "
        f"C{-j - 5},38 {-w},10 {-w},-28 C{-w},-84 {-0.6 * w:.0f},-121 0,-121 Z"
    )
    return f"M0,-121 {right} {left}"


def neck(person: Person) -> str:
    """Neck with the shadow that the head throws on it."""
    skin, half = person.skin_tone, 35 if person.soft else 48 * person.build**0.5
    shape = (
        f"M{-half},50 C{-half},130 {-half - 4},160 {-half - 26},196 L{half + 26},196 "
        f"C{half + 4},160 {half},130 {half},50 Z"
    )
    paint = svg.linear(
        (0, palette.darken(skin, 0.25)),
        (0.5, palette.darken(skin, 0.5)),
        (1, palette.darken(skin, 0.78)),
        angle=(0, 0, 1, 0),
    )
    cast = (
        f"M{-half},60 L{half},60 L{half},150 C{half * 0.3:.0f},158 {-half * 0.6:.0f},134 "
        f"{-half},106 Z"
    )
    return svg.path(shape, paint) + svg.path(cast, palette.darken(skin, 0.82), opacity=0.72)


def head(person: Person) -> str:
    """The head with its planes; no features yet."""
    skin = person.skin_tone
    w, j, _, chin = SHAPES[person.face]
    t = person.turn * 16
    shape = outline(person)
    paint = svg.linear(
        (0, palette.lighten(skin, 0.1)),
        (0.42, skin),
        (0.75, palette.darken(skin, 0.3)),
        (1, palette.darken(skin, 0.6)),
        angle=(0, 0.2, 1, 0.45),
    )
    shade = palette.darken(palette.mix(skin, "#4A1A6A", 0.25), 0.5)
    inside = svg.clip(svg.path(shape, "#fff"))
    side = (
        f"M{36 + t:.0f},-130 C{50 + t:.0f},-80 {58 + t:.0f},-40 {54 + t:.0f},-8 "
        f"C{66 + t:.0f},14 {58 + t:.0f},34 {44 + t:.0f},52 C{34 + t:.0f},74 {30 + t:.0f},96 "
        f"{12 + t:.0f},{chin + 4} L120,130 L120,-130 Z"
    )
    planes = svg.path(side, shade, opacity=0.62)
    planes += svg.path(
        f"M{-j + 2},58 C{-j + 18},70 {-28 + t:.0f},{chin - 20} {-10 + t:.0f},{chin + 3} "
        f"L-90,{chin + 4} L-90,58 Z",
        shade,
        opacity=0.38,
    )
    planes += svg.ellipse(
        t - 38, 32, 24, 15, palette.lighten(skin, 0.3), opacity=0.28, filter=svg.blur(6)
    )
    planes += svg.ellipse(
        t * 0.8 - 14, -66, 40, 26, palette.lighten(skin, 0.32), opacity=0.26, filter=svg.blur(9)
    )
    planes += svg.path(
        f"M{-w},-70 C{-30},-52 30,-52 {w},-70 L{w},-130 L{-w},-130 Z",
        shade,
        opacity=0.28,
        filter=svg.blur(8),
    )
    return ears(person) + svg.path(shape, paint) + svg.group(planes, clip_path=inside)


def ears(person: Person) -> str:
    """Both ears; the one turned away is hidden more."""
    w, skin = SHAPES[person.face][0], person.skin_tone
    items = ""
    for side in (-1, 1):
        x = side * (w - 1) - person.turn * 9
        tone = skin if side < 0 else palette.darken(skin, 0.5)
        items += svg.ellipse(x, 6, 13, 25, tone)
        items += svg.path(
            f"M{x - side * 3},-10 q{side * 10},6 {side * 2},28",
            "none",
            stroke=palette.darken(tone, 0.45),
            stroke_width=3,
        )
    return items


def features(person: Person) -> str:
    """Eyes, brows, nose and mouth."""
    t = person.turn * 15
    return (
        eye(person, -33 + t * 1.05, 1 - max(0.0, -person.turn) * 0.16, True)
        + eye(person, 33 + t * 0.95, 1 - max(0.0, person.turn) * 0.2, False)
        + nose(person, t * 1.35)
        + mouth(person, t * 1.2)
        + lines(person, t)
    )


def eye(person: Person, x: float, wide: float, bright: bool) -> str:
    """One eye in its socket, and its brow."""
    skin, outer = person.skin_tone, -1 if bright else 1
    dark = palette.darken(palette.mix(skin, "#3A1040", 0.3), 0.62)
    half, open_ = 16 * wide, (7.6 if person.soft else 6.2) + max(0.0, person.brow) * 1.6
    socket = svg.ellipse(x, -4, half * 1.5, 14, dark, opacity=0.5, filter=svg.blur(4))
    lid = (
        f"M{x - half:.1f},{3 if outer < 0 else 4} Q{x - half * 0.2:.1f},{-open_ - 2:.1f} "
        f"{x + half:.1f},{4 if outer < 0 else 3}"
    )
    almond = f"{lid} Q{x:.1f},{open_ * 1.15:.1f} {x - half:.1f},3 Z"
    white = palette.mix("#D8D4EA" if bright else "#8A86AA", skin, 0.22)
    look = person.turn * 4
    pupil = svg.circle(x + look, 0.5, 6.4, person.eyes) + svg.circle(x + look, 0.5, 3, "#08060F")
    shine = svg.circle(x + look - 2, -2, 1.8, "#FFFFFF", opacity=0.95 if bright else 0.6)
    ball = svg.group(svg.path(almond, white) + pupil, clip_path=svg.clip(svg.path(almond, "#fff")))
    line = svg.stroke(lid, "#120A18", 4.2 if person.soft else 3.2)
    if person.soft:
        line += svg.stroke(f"M{x + outer * half:.1f},3 l{outer * 6},-5", "#120A18", 3)
    return socket + ball + shine + line + brow(person, x, half, outer)


def brow(person: Person, x: float, half: float, outer: int) -> str:
    """An eyebrow; a stern one comes down towards the nose."""
    tone = palette.darken(person.hair_tone, 0.15)
    if person.hair_colour in ("white", "silver", "blond", "cyan", "magenta", "violet", "green"):
        tone = palette.mix(tone, person.skin_tone, 0.45)
    rise = -20 - person.brow * 5
    inner_y, outer_y = rise - person.brow * 3 + 3, rise + 2 + min(0.0, person.brow) * 4
    a, b = x - outer * half * 1.05, x + outer * half * 1.35
    thick = 4.6 if person.soft else 7.2
    return svg.path(
        f"M{a:.1f},{inner_y + thick / 2:.1f} L{a:.1f},{inner_y - thick / 2:.1f} "
        f"Q{x + outer * half * 0.5:.1f},{outer_y - thick - 2:.1f} {b:.1f},{outer_y + 2:.1f} "
        f"Q{x + outer * half * 0.4:.1f},{outer_y - thick / 3:.1f} {a:.1f},"
        f"{inner_y + thick / 2:.1f} Z",
        tone,
    )


def nose(person: Person, x: float) -> str:
    """The lit ridge and the shadow beside it."""
    skin, wide = person.skin_tone, 13 if person.soft else 16
    dark = palette.darken(palette.mix(skin, "#4A1A4A", 0.3), 0.5)
    shade = (
        f"M{x * 0.6 + 6:.1f},-14 C{x + 5:.1f},8 {x + 7:.1f},30 {x + wide:.1f},46 "
        f"Q{x + wide * 0.5:.1f},55 {x:.1f},53 C{x + 5:.1f},40 {x + 2:.1f},10 "
        f"{x * 0.6 + 1:.1f},-14 Z"
    )
    under = f"M{x - wide * 0.8:.1f},48 Q{x:.1f},60 {x + wide:.1f},46"
    ridge = svg.stroke(
        f"M{x * 0.7 - 2:.1f},-8 L{x - 2:.1f},40",
        palette.lighten(skin, 0.35),
        4,
        opacity=0.4,
        filter=svg.blur(1.5),
    )
    return (
        svg.path(shade, svg.linear((0, dark, 0.0), (0.4, dark, 0.5), (1, dark, 0.8)))
        + ridge
        + svg.stroke(under, dark, 3, opacity=0.8)
    )


def mouth(person: Person, x: float) -> str:
    """Two lips; the upper one is always darker, as the light comes from above."""
    half = 23 if person.soft else 26
    lift, y = person.mouth * 6, 76
    base = person.lips or palette.mix(person.skin_tone, "#8A2A40", 0.42 if person.soft else 0.25)
    full = 9 if person.soft else 5.5
    left, right = f"{x - half:.1f},{y - lift:.1f}", f"{x + half:.1f},{y - lift:.1f}"
    upper = (
        f"M{left} Q{x - 10:.1f},{y - full:.1f} {x - 4:.1f},{y - full:.1f} "
        f"L{x:.1f},{y - full + 2.5:.1f} "
        f"L{x + 4:.1f},{y - full:.1f} Q{x + 10:.1f},{y - full:.1f} {right} "
        f"Q{x:.1f},{y + lift * 0.6:.1f} {left} Z"
    )
    lower = (
        f"M{left} Q{x:.1f},{y + lift * 0.6:.1f} {right} "
        f"Q{x:.1f},{y + full * 2.1 + lift * 0.5:.1f} {left} Z"
    )
    under = svg.ellipse(
        x + 2,
        y + full * 1.6 + 8,
        15,
        4,
        palette.darken(person.skin_tone, 0.6),
        opacity=0.5,
        filter=svg.blur(2.5),
    )
    return (
        under
        + svg.path(lower, palette.lighten(base, 0.08))
        + svg.path(upper, palette.darken(base, 0.42))
        + svg.stroke(f"M{left} Q{x:.1f},{y + lift * 0.6:.1f} {right}", "#1A0814", 2.4, opacity=0.85)
    )


def lines(person: Person, x: float) -> str:
    """What the years leave."""
    if not person.age:
        return ""
    dark, strong = palette.darken(person.skin_tone, 0.55), 0.28 + 0.18 * person.age
    items = "".join(
        svg.stroke(
            f"M{x + s * 20:.1f},48 Q{x + s * 36:.1f},58 {x + s * 37:.1f},80",
            dark,
            2.6,
            opacity=strong,
        )
        for s in (-1, 1)
    )
    items += "".join(
        svg.stroke(f"M{x + s * 33 - 14:.1f},15 q14,8 27,1", dark, 2.2, opacity=strong)
        for s in (-1, 1)
    )
    if person.age > 1:
        items += "".join(
            svg.stroke(
                f"M{x - 34:.1f},{y} Q{x:.1f},{y - 7} {x + 34:.1f},{y}", dark, 2.2, opacity=0.45
            )
            for y in (-56, -44)
        )
    return items


def beard(person: Person) -> str:
    """Hair on the face."""
    if not person.beard:
        return ""
    w, j, k, chin = SHAPES[person.face]
    t, tone = person.turn * 14, palette.darken(person.hair_tone, 0.1)
    inside = svg.clip(svg.path(outline(person), "#fff"))
    jaw = (
        f"M{-w},16 C{-j + 8},44 {-36 + t:.0f},58 {-28 + t:.0f},66 Q{t:.0f},52 {28 + t:.0f},66 "
        f"C{38 + t:.0f},58 {j - 8},44 {w},16 L{w},140 L{-w},140 Z"
    )
    lip = svg.path(
        f"M{t - 26:.0f},70 Q{t - 12:.0f},88 {t:.0f},86 Q{t + 14:.0f},88 {t + 27:.0f},70 "
        f"Q{t:.0f},66 {t - 26:.0f},70 Z",
        palette.mix(person.skin_tone, "#6A2434", 0.5),
    )
    lip += svg.stroke(f"M{t - 22:.0f},76 Q{t:.0f},79 {t + 22:.0f},76", "#1A0814", 2.2)
    moustache = svg.path(
        f"M{t:.0f},58 C{t - 22:.0f},56 {t - 32:.0f},66 {t - 34:.0f},82 Q{t - 18:.0f},70 {t:.0f},69 "
        f"Q{t + 18:.0f},70 {t + 34:.0f},82 C{t + 32:.0f},66 {t + 22:.0f},56 {t:.0f},58 Z",
        tone,
    )
    goatee = svg.path(
        f"M{t - 20:.0f},90 Q{t:.0f},84 {t + 20:.0f},90 L{t + 18:.0f},{chin} Q{t:.0f},{chin + 18} "
        f"{t - 18:.0f},"
        f"{chin} Z",
        tone,
    )
    full = svg.group(svg.path(jaw, tone), clip_path=inside)
    return {
        "stubble": svg.group(svg.path(jaw, tone, opacity=0.38), clip_path=inside),
        "moustache": moustache,
        "goatee": goatee + moustache,
        "full": full
        + svg.path(
            f"M{-j},70 Q{-k},{chin + 20} 0,{chin + 20} Q{k},{chin + 20} {j},70 L{k},96 L{-k},96 Z",
            tone,
        )
        + lip
        + moustache,
        "long": full
        + svg.path(
            f"M{-j},66 Q{-j + 8},{chin + 60} 0,{chin + 84} Q{j - 8},{chin + 60} {j},66 "
            f"L{k},96 L{-k},96 Z",
            tone,
        )
        + lip
        + moustache,
    }[person.beard]


def faceless(person: Person) -> str:
    """The smooth head of an android: a mask with a slit of light."""
    shell = svg.linear((0, "#C8D0F0"), (0.45, "#7A84B8"), (1, "#1E2448"), angle=(0, 0, 1, 0.35))
    t = person.turn * 16
    head_ = svg.path(outline(person), shell)
    head_ += svg.path(
        f"M{t - 58:.0f},-60 Q{t:.0f},-92 {t + 58:.0f},-60 L{t + 50:.0f},40 Q{t:.0f},104 "
        f"{t - 50:.0f},40 Z",
        svg.linear((0, "#232A55"), (1, "#0A0D22")),
    )
    head_ += svg.stroke(f"M{t - 46:.0f},-8 Q{t:.0f},2 {t + 46:.0f},-8", person.accent, 7)
    head_ += svg.stroke(
        f"M{t - 40:.0f},-8 Q{t:.0f},1 {t + 40:.0f},-8", palette.lighten(person.accent, 0.7), 2.5
    )
    for side in (-1, 1):
        head_ += svg.circle(side * 74 - t * 0.5, 2, 13, "#3A4274") + svg.circle(
            side * 74 - t * 0.5, 2, 5, person.accent
        )
    return head_ + svg.stroke("M0,-121 L0,-86", "#2A3060", 2.5)
