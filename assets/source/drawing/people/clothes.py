"""Clothes: from the neck down to the lower edge of the picture."""

from collections.abc import Callable

from .. import palette, svg
from .person import Person

LOW = 520


def shoulders(p: Person) -> float:
    """Half the width of the shoulders."""
    return (178 if p.soft else 226) * p.build


def torso(p: Person, neck: float = 62, slope: float = 214) -> str:
    """The outline of the upper body."""
    s = shoulders(p)
    return (
        f"M{-neck},168 C{-neck - 30},196 {-s + 50:.0f},{slope - 12} {-s + 14:.0f},{slope + 26} "
        f"C{-s - 10:.0f},{slope + 60} {-s - 18:.0f},{LOW - 90} {-s - 22:.0f},{LOW} "
        f"L{s + 22:.0f},{LOW} "
        f"C{s + 18:.0f},{LOW - 90} {s + 10:.0f},{slope + 60} {s - 14:.0f},{slope + 26} "
        f"C{s - 50:.0f},{slope - 12} {neck + 30},196 {neck},168 Z"
    )


def cloth(p: Person, tone: str = "") -> svg.Paint:
    """Cloth that falls into the dark towards the right and below."""
    tone = tone or p.cloth
    return svg.linear(
        (0, palette.lighten(tone, 0.12)),
        (0.45, palette.darken(tone, 0.2)),
        (1, palette.darken(tone, 0.72)),
        angle=(0, 0, 1, 0.7),
    )


def fold(d: str, tone: str, dark: float = 0.5) -> str:
    """A crease."""
    return svg.stroke(d, palette.darken(tone, dark), 4, opacity=0.7)


def creases(p: Person) -> str:
    """Where the arms begin."""
    s = shoulders(p)
    return "".join(
        fold(
            f"M{k * (s - 62):.0f},{LOW} C{k * (s - 58):.0f},400 {k * (s - 70):.0f},350 "
            f"{k * (s - 46):.0f},300",
            p.cloth,
        )
        for k in (-1, 1)
    )


def suit(p: Person) -> str:
    """Jacket, shirt and a tie in the accent."""
    shirt = svg.path("M-66,160 L0,440 L66,160 L40,190 L0,204 L-40,190 Z", "#B8C0E0")
    shirt += svg.path("M10,204 L66,160 L20,360 Z", "#6A7098", opacity=0.6)
    tie = svg.polygon(
        [(-13, 204), (13, 204), (17, 228), (24, 400), (-24, 400), (-17, 228)],
        palette.darken(p.accent, 0.35),
    )
    tie += svg.polygon([(-13, 204), (13, 204), (9, 230), (-9, 230)], p.accent)
    collar = svg.polygon([(-58, 158), (-10, 206), (-44, 232)], "#D8DEF5") + svg.polygon(
        [(58, 158), (10, 206), (44, 232)], "#8A92BC"
    )
    jacket = svg.path(torso(p) + " M-62,168 L0,420 L62,168 Z", cloth(p), fill_rule="evenodd")
    lapels = svg.path(
        "M-70,172 L-118,232 L-84,250 L-96,268 L-2,430 L-14,392 Z", palette.darken(p.cloth, 0.15)
    )
    lapels += svg.path(
        "M70,172 L118,232 L84,250 L96,268 L2,430 L14,392 Z", palette.darken(p.cloth, 0.62)
    )
    return shirt + tie + collar + jacket + lapels + creases(p)


def turtleneck(p: Person) -> str:
    """A high soft collar."""
    body = svg.path(torso(p, 58), cloth(p))
    collar = svg.path(
        "M-56,126 C-30,146 30,146 56,126 L64,196 C30,216 -30,216 -64,196 Z",
        cloth(p, palette.lighten(p.cloth, 0.1)),
    )
    return body + collar + fold("M-58,150 C-30,168 30,168 58,150", p.cloth) + creases(p)


def coat(p: Person) -> str:
    """A long coat with its collar up and a bright lining."""
    body = svg.path(torso(p, 70), cloth(p)) + svg.path(
        "M-40,180 L0,330 L40,180 Z", palette.darken(p.accent, 0.72)
    )
    left = svg.path(
        "M-62,250 L-118,96 C-96,110 -70,140 -54,176 L-8,330 L-40,420 Z",
        cloth(p, palette.lighten(p.cloth, 0.08)),
    )
    right = svg.path(
        "M62,250 L118,96 C96,110 70,140 54,176 L8,330 L40,420 Z", palette.darken(p.cloth, 0.55)
    )
    trim = svg.stroke("M-118,96 C-96,110 -70,140 -54,176 L-8,330", p.accent, 3.5) + svg.stroke(
        "M118,96 C96,110 70,140 54,176 L8,330", p.accent, 3.5, opacity=0.8
    )
    return (
        body
        + left
        + right
        + trim
        + svg.line([(0, 330), (0, LOW)], palette.darken(p.cloth, 0.7), 4)
        + creases(p)
    )


def armour(p: Person) -> str:
    """Plates, a ring collar and pauldrons."""
    s = shoulders(p)
    body = svg.path(torso(p, 70), cloth(p))
    chest = svg.path(
        "M-120,250 L-40,226 L0,244 L40,226 L120,250 L104,400 L0,440 L-104,400 Z",
        cloth(p, palette.lighten(p.cloth, 0.14)),
    )
    chest += svg.line([(0, 244), (0, 440)], palette.darken(p.cloth, 0.7), 4)
    chest += svg.polygon([(-26, 300), (26, 300), (16, 330), (-16, 330)], p.accent)
    for k in (-1, 1):
        chest += svg.path(
            f"M{k * (s - 110):.0f},206 Q{k * (s + 10):.0f},176 {k * (s + 34):.0f},320 "
            f"L{k * (s - 60):.0f},336 Z",
            cloth(p, palette.lighten(p.cloth, 0.2)) if k < 0 else palette.darken(p.cloth, 0.4),
        )
        chest += svg.stroke(
            f"M{k * (s - 96):.0f},222 Q{k * (s - 6):.0f},200 {k * (s + 16):.0f},318", p.accent, 3.5
        )
    ring = svg.path(
        "M-92,190 C-84,128 -64,118 -54,112 L54,112 C64,118 84,128 92,190 C40,232 -40,232 -92,190 Z",
        cloth(p, palette.darken(p.cloth, 0.1)),
    )
    return body + chest + ring + svg.stroke("M-86,178 C-40,216 40,216 86,178", p.accent, 4)


def labcoat(p: Person) -> str:
    """White coat over a dark shirt, a badge of light."""
    white = "#C8D2EC"
    shirt = svg.path("M-64,166 L0,430 L64,166 Z", palette.darken(p.cloth, 0.35))
    body = svg.path(torso(p) + " M-58,168 L0,410 L58,168 Z", cloth(p, white), fill_rule="evenodd")
    lapel = svg.path(
        "M-66,170 L-112,250 L-70,270 L-4,420 Z", palette.lighten(white, 0.3)
    ) + svg.path("M66,170 L112,250 L70,270 L4,420 Z", palette.darken(white, 0.5))
    badge = (
        svg.rect(-150, 352, 50, 34, "#1A2048", rx=4)
        + svg.rect(-144, 358, 16, 22, p.accent)
        + svg.rect(-122, 360, 18, 4, p.accent)
        + svg.rect(-122, 370, 14, 4, p.accent)
    )
    return shirt + body + lapel + badge + fold("M-164,520 C-158,420 -170,360 -150,300", white, 0.4)


def hoodie(p: Person) -> str:
    """A thick hood on the back, strings in front."""
    hood = svg.path(
        "M-118,196 C-122,120 -84,86 -58,84 L58,84 C84,86 122,120 118,196 C60,250 -60,250 "
        "-118,196 Z",
        cloth(p, palette.darken(p.cloth, 0.2)),
    )
    inner = svg.path(
        "M-62,120 C-40,190 40,190 62,120 L80,186 C30,226 -30,226 -80,186 Z",
        palette.darken(p.cloth, 0.72),
    )
    strings = svg.stroke("M-34,212 Q-40,280 -32,330", p.accent, 5) + svg.stroke(
        "M34,212 Q42,270 36,312", p.accent, 5
    )
    return svg.path(torso(p, 80), cloth(p)) + hood + inner + strings + creases(p)


def dress(p: Person) -> str:
    """Bare shoulders and a line of light."""
    s, skin = shoulders(p), p.skin_tone
    bare = svg.path(
        torso(p, 46, 216),
        svg.linear(
            (0, palette.darken(skin, 0.12)),
            (0.45, palette.darken(skin, 0.42)),
            (1, palette.darken(skin, 0.82)),
            angle=(0, 0, 1, 0.2),
        ),
    )
    bones = svg.stroke(
        "M-112,222 Q-60,210 -22,236", palette.darken(skin, 0.65), 4, opacity=0.7
    ) + svg.stroke("M112,222 Q60,210 22,236", palette.darken(skin, 0.8), 4, opacity=0.7)
    gown = svg.path(
        f"M{-s * 0.74:.0f},330 C-90,300 -50,300 0,350 C50,300 90,300 {s * 0.74:.0f},330 "
        f"L{s * 0.7:.0f},{LOW} L{-s * 0.7:.0f},{LOW} Z",
        cloth(p),
    )
    edge = svg.stroke(
        f"M{-s * 0.74:.0f},330 C-90,300 -50,300 0,350 C50,300 90,300 {s * 0.74:.0f},330",
        p.accent,
        4,
    )
    strap = svg.line([(-112, 312), (-88, 196)], p.cloth, 10) + svg.line(
        [(112, 312), (88, 196)], palette.darken(p.cloth, 0.4), 10
    )
    return bare + bones + gown + strap + edge


def kimono(p: Person) -> str:
    """Crossed layers."""
    body = svg.path(torso(p, 74), cloth(p))
    under = svg.path(
        "M-60,150 L0,300 L60,150 L30,180 L0,190 L-30,180 Z", palette.darken(p.accent, 0.7)
    )
    left = svg.path(
        "M70,150 C60,200 10,270 -90,440 L-140,470 L-60,300 C0,230 40,190 46,150 Z",
        palette.darken(p.accent, 0.45),
    )
    right = svg.path(
        "M-74,148 C-60,210 0,290 100,450 L150,470 L70,310 C10,240 -38,196 -44,150 Z",
        palette.lighten(p.cloth, 0.16),
    )
    trim = svg.stroke("M-44,150 C-38,196 10,240 70,310 L150,470", p.accent, 5)
    sash = svg.path("M-150,450 L150,450 L156,520 L-156,520 Z", palette.darken(p.accent, 0.3))
    return body + under + left + right + trim + sash + creases(p)


def leather(p: Person) -> str:
    """A jacket with a slanted zip and studs."""
    body = svg.path(torso(p, 66), cloth(p)) + svg.path(
        "M-50,178 L10,420 L54,178 L0,204 Z", "#14162C"
    )
    left = svg.path(
        "M-66,170 L-132,262 L-70,300 L16,430 L-10,300 Z", cloth(p, palette.lighten(p.cloth, 0.12))
    )
    right = svg.path("M66,170 L130,250 L96,300 L20,420 L34,300 Z", palette.darken(p.cloth, 0.5))
    zip_ = svg.line([(16, 420), (-20, LOW)], "#AEB6DA", 5, stroke_dasharray="5 5") + svg.stroke(
        "M-124,262 L-74,292 L10,418", "#8A92BC", 3
    )
    studs = "".join(
        svg.circle(x, y, 5, p.accent)
        for x, y in ((-160, 250), (-178, 266), (-192, 286), (-146, 238))
    )
    return body + left + right + zip_ + studs + creases(p)


def uniform(p: Person) -> str:
    """A closed collar, epaulettes and bars of rank."""
    s = shoulders(p)
    body = svg.path(torso(p, 60), cloth(p))
    collar = svg.path(
        "M-60,134 L-8,168 L0,214 L-72,196 Z", cloth(p, palette.lighten(p.cloth, 0.12))
    ) + svg.path("M60,134 L8,168 L0,214 L72,196 Z", palette.darken(p.cloth, 0.45))
    front = svg.line([(0, 210), (0, LOW)], palette.darken(p.cloth, 0.6), 4) + "".join(
        svg.circle(16, y, 7, p.accent) for y in (260, 330, 400)
    )
    for k in (-1, 1):
        front += svg.path(
            f"M{k * 96},196 L{k * (s - 20):.0f},226 L{k * (s - 26):.0f},258 L{k * 90},222 Z",
            palette.darken(p.cloth, 0.35),
            stroke=p.accent,
            stroke_width=3,
        )
        front += svg.rect(k * 46 - 11, 176, 22, 7, p.accent)
    for row, count in enumerate((3, 2)):
        front += "".join(
            svg.rect(-140 + c * 30, 318 + row * 18, 26, 13, tint)
            for c, tint in zip(range(count), (p.accent, palette.AMBER, palette.ROSE), strict=False)
        )
    return body + collar + front + creases(p)


def bodysuit(p: Person) -> str:
    """A tight suit with circuits of light."""
    s = shoulders(p)
    body = svg.path(torso(p, 54), cloth(p)) + svg.path(
        "M-54,116 C-30,134 30,134 54,116 L62,190 C30,206 -30,206 -62,190 Z",
        cloth(p, palette.lighten(p.cloth, 0.06)),
    )
    lights = ""
    for k in (-1, 1):
        lights += svg.stroke(
            f"M{k * 40},196 L{k * 60},250 L{k * 120},280 L{k * (s - 30):.0f},300", p.accent, 3.5
        )
        lights += svg.stroke(
            f"M{k * 26},210 L{k * 40},300 L{k * 90},340 L{k * 84},{LOW}",
            p.accent,
            2.6,
            opacity=0.75,
        )
    return body + lights + svg.circle(0, 290, 17, p.accent) + svg.circle(0, 290, 9, "#FFFFFF")


def worker(p: Person) -> str:
    """Overalls with straps that shine back."""
    body = svg.path(torso(p, 64), cloth(p, palette.darken(p.cloth, 0.3)))
    bib = svg.path("M-94,340 L94,340 L104,520 L-104,520 Z", cloth(p))
    straps = svg.polygon([(-118, 200), (-84, 190), (-58, 345), (-92, 345)], p.accent) + svg.polygon(
        [(118, 200), (84, 190), (58, 345), (92, 345)], palette.darken(p.accent, 0.35)
    )
    collar = svg.path("M-64,160 L-6,206 L-52,244 Z", palette.lighten(p.cloth, 0.1)) + svg.path(
        "M64,160 L6,206 L52,244 Z", palette.darken(p.cloth, 0.4)
    )
    return (
        body
        + bib
        + straps
        + collar
        + svg.rect(-40, 384, 80, 54, palette.darken(p.cloth, 0.35), rx=6)
        + creases(p)
    )


def fur(p: Person) -> str:
    """A thick collar of fur over a dark coat."""
    body = svg.path(torso(p, 70), cloth(p)) + svg.path("M-60,170 L0,330 L60,170 Z", "#0E1024")
    tufts = ""
    for ring, share in ((0, 0.68), (1, 0.5), (2, 0.3)):
        for k in range(13):
            for side in (-1, 1):
                across = 150 - k * 11 - ring * 9
                x, y = side * across, 216 + k * k * 0.9 - ring * 12 + (12 - k) * 1.5
                tone = palette.darken(p.accent, share + (0.22 if side > 0 else 0))
                lean = side * (34 - k * 4.5)
                tufts += svg.path(
                    f"M{x - 26:.0f},{y - 14:.0f} Q{x:.0f},{y - 34:.0f} {x + 26:.0f},{y - 14:.0f} "
                    f"Q{x + 18:.0f},{y + 16:.0f} {x + lean:.0f},{y + 34:.0f} "
                    f"Q{x - 18:.0f},{y + 12:.0f} {x - 26:.0f},{y - 14:.0f} Z",
                    tone,
                )
    return body + tufts + creases(p)


STYLES: dict[str, Callable[[Person], str]] = {
    "suit": suit,
    "turtleneck": turtleneck,
    "coat": coat,
    "armour": armour,
    "labcoat": labcoat,
    "hoodie": hoodie,
    "dress": dress,
    "kimono": kimono,
    "leather": leather,
    "uniform": uniform,
    "bodysuit": bodysuit,
    "worker": worker,
    "fur": fur,
}
