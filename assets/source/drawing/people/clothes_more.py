"""More clothes, in the same form as clothes.STYLES."""

from collections.abc import Callable

from .. import palette, svg
from .clothes import LOW, cloth, creases, fold, shoulders, torso
from .person import Person


def tuxedo(p: Person) -> str:
    """Black tie, a wide shawl collar and a folded cloth in the pocket."""
    shirt = svg.path("M-66,160 L0,470 L66,160 Z", "#DDE3F8") + svg.path(
        "M8,200 L66,160 L14,420 Z", "#7A82AC", opacity=0.5
    )
    studs = "".join(svg.circle(0, y, 5, p.accent) for y in (260, 310, 360))
    tie = svg.path(
        "M0,206 L-44,184 L-46,232 Z M0,206 L44,184 L46,232 Z", palette.darken(p.accent, 0.4)
    )
    jacket = svg.path(torso(p) + " M-60,168 L0,440 L60,168 Z", cloth(p), fill_rule="evenodd")
    shawl = svg.path("M-68,166 C-140,240 -90,340 0,450 C-30,360 -50,260 -46,186 Z", "#0C0E20")
    shawl += svg.path("M68,166 C140,240 90,340 0,450 C30,360 50,260 46,186 Z", "#070816")
    shawl += svg.stroke("M-68,166 C-140,240 -90,340 0,450", p.accent, 3, opacity=0.8)
    pocket = svg.polygon([(110, 330), (128, 300), (140, 322), (156, 304), (160, 334)], p.accent)
    return (
        shirt
        + studs
        + jacket
        + shawl
        + pocket
        + tie
        + svg.circle(0, 206, 10, p.accent)
        + creases(p)
    )


def track_jacket(p: Person) -> str:
    """A sports jacket with stripes on the sleeves and a whistle."""
    s = shoulders(p)
    body = svg.path(torso(p, 66), cloth(p))
    stripes = "".join(
        svg.stroke(f"M{k * (s - 64)},226 Q{k * (s - 8 - d)},270 {k * (s - 4 - d)},{LOW}", tone, 9)
        for k in (-1, 1)
        for d, tone in ((0, p.accent), (20, "#E8ECFF"))
    )
    collar = svg.path("M-66,130 L-4,190 L-30,246 L-84,190 Z", palette.lighten(p.cloth, 0.12))
    collar += svg.path("M66,130 L4,190 L30,246 L84,190 Z", palette.darken(p.cloth, 0.4))
    zip_ = svg.line([(0, 200), (0, LOW)], "#AEB6DA", 5, stroke_dasharray="6 5")
    cord = svg.stroke("M-56,170 Q-40,300 20,350 M56,170 Q60,290 28,350", p.accent, 4)
    whistle = svg.circle(28, 366, 17, "#C8D0EE") + svg.rect(24, 349, 40, 15, "#C8D0EE", rx=4)
    return body + stripes + zip_ + collar + cord + whistle + svg.circle(28, 366, 7, "#20264A")


def scrubs(p: Person) -> str:
    """A surgeon's gown with a mask hanging below the chin."""
    body = svg.path(torso(p, 60), cloth(p)) + svg.path("M-52,172 L0,270 L52,172 Z", p.skin_tone)
    body += svg.stroke("M-60,168 L0,276 L60,168", p.accent, 5)
    tube = svg.stroke(
        "M-58,190 C-70,300 -40,350 -60,420 M58,190 C80,280 90,320 76,380", "#20264A", 9
    )
    tube += svg.stroke(
        "M-58,190 C-70,300 -40,350 -60,420 M58,190 C80,280 90,320 76,380", p.accent, 3
    )
    return (
        body
        + tube
        + svg.circle(76, 396, 21, "#8A94C4")
        + svg.circle(76, 396, 10, p.accent)
        + creases(p)
    )


def poncho(p: Person) -> str:
    """A heavy wrap with bands of pattern."""
    s = shoulders(p)
    shape = (
        f"M-80,150 C-150,190 {-s - 20},260 {-s - 50},{LOW} L{s + 50},{LOW} "
        f"C{s + 20},260 150,190 80,150 Q0,240 -80,150 Z"
    )
    inside = svg.clip(svg.path(shape, "#fff"))
    bands = "".join(
        svg.stroke(f"M{-s - 60},{y + 60} Q0,{y + 170} {s + 60},{y + 60}", tone, wide)
        for y, tone, wide in (
            (170, p.accent, 12),
            (200, palette.darken(p.accent, 0.5), 22),
            (260, palette.ROSE, 8),
            (310, p.accent, 5),
        )
    )
    zigzag = "M" + " L".join(
        f"{-s - 40 + k * 24},{352 + (k % 2) * 22 + 60 * (1 - ((k - 10) / 10) ** 2):.0f}"
        for k in range(21)
    )
    return svg.path(shape, cloth(p)) + svg.group(
        bands, svg.stroke(zigzag, palette.AMBER, 5), clip_path=inside
    )


def gown_collar(p: Person) -> str:
    """A fan collar high around the neck, a jewel below it."""
    fan = svg.path(
        "M-60,180 L-176,30 Q-120,20 -84,60 L-52,140 L52,140 L84,60 Q120,20 176,30 L60,180 Z",
        palette.darken(p.accent, 0.45),
        stroke=p.accent,
        stroke_width=4,
    )
    fan += "".join(
        svg.line([(k * 60, 170), (k * x, y)], p.accent, 2, opacity=0.6)
        for k in (-1, 1)
        for x, y in ((150, 36), (124, 34), (104, 46))
    )
    body = svg.path(torso(p, 58, 216), cloth(p)) + fold("M-80,300 Q0,360 80,300", p.cloth)
    neckline = svg.path("M-50,168 Q0,300 50,168 Z", palette.darken(p.skin_tone, 0.35))
    jewel = svg.polygon([(0, 250), (20, 276), (0, 312), (-20, 276)], p.accent) + svg.polygon(
        [(0, 250), (20, 276), (0, 280)], palette.lighten(p.accent, 0.6)
    )
    return fan + body + neckline + jewel + creases(p)


def vest(p: Person) -> str:
    """Rolled sleeves, a waistcoat and a watch chain."""
    shirt = svg.path(torso(p, 62), cloth(p, "#AEB8DC"))
    waist = svg.path(
        f"M-130,236 L-64,172 L0,400 L64,172 L130,236 L140,{LOW} L-140,{LOW} Z", cloth(p)
    )
    collar = svg.polygon([(-62, 150), (-4, 206), (-50, 240)], "#E2E7FA") + svg.polygon(
        [(62, 150), (4, 206), (50, 240)], "#8890BA"
    )
    tie = svg.polygon([(-12, 206), (12, 206), (16, 260), (0, 392), (-16, 260)], p.accent)
    chain = svg.stroke("M20,440 Q70,480 118,420", "#FFD98A", 4) + svg.circle(118, 420, 8, "#FFD98A")
    return shirt + tie + waist + collar + chain + creases(p)


STYLES: dict[str, Callable[[Person], str]] = {
    "tuxedo": tuxedo,
    "track_jacket": track_jacket,
    "scrubs": scrubs,
    "poncho": poncho,
    "gown_collar": gown_collar,
    "vest": vest,
}
