"""Marks of the corporations and of the federalist, our own, on a grid of 100.

Each mark is a pair of fragments, main and second, which large versions show in two tones. The
detail says how much there is room for: 2 from 128 pixels on, 1 at 32 and 64, 0 at 16.
"""

from collections.abc import Callable, Mapping

from .. import svg
from . import flat
from .flat import bar, cut, disc, hole, slit, solid

Mark = tuple[str, str]


def mirrored(fragment: str) -> str:
    """The same on the other side."""
    return svg.group(fragment, transform="translate(100 0) scale(-1 1)")


def jinteki(detail: int) -> Mark:
    """A strand of life that opens into a bud around its seed."""
    width = (13, 10, 8.5)[detail]
    left = "M50,8 C12,26 14,54 50,68 C64,74 68,82 66,95"
    right = "M50,8 C88,26 86,54 50,68 C36,74 32,82 34,95"
    seed = solid("M50,24 C62,36 63,52 50,56 C37,52 38,36 50,24 Z")
    over = bar(right, width, "butt") + disc(50, 8, width / 2)
    # The strands pass over and under each other: the second leaves a gap where the first runs.
    crossing = svg.clip(svg.rect(0, 58, 100, 20, flat.WHITE))
    gap = svg.group(slit(right, width + 8), clip_path=crossing)
    strands = over + (cut(bar(left, width, "butt"), gap) if detail else bar(left, width, "butt"))
    leaf = solid("M7,50 C5,70 20,84 36,82 C30,78 16,72 7,50 Z")
    return strands, seed + (leaf + mirrored(leaf) if detail else "")


def haas_bioroid(detail: int) -> Mark:
    """A face, half grown and half built."""
    half = "M46,6 C24,7 13,24 13,45 C13,68 29,86 46,94 Z"
    eye = hole("M20,46 Q31,36 41,47 Q31,54 20,46 Z", 3)
    cuts = {0: "M100,37.5 H50 M100,62.5 H50", 1: "M100,32 H50 M100,55 H50 M100,76 H50"}
    gaps = "M100,29 H50 M100,48 H50 M100,65 H50 M100,81 H50"
    grown = cut(solid(half), eye) if detail else solid(half)
    built = cut(mirrored(solid(half)), slit(cuts.get(detail, gaps), (12.5, 6, 4.5)[detail]))
    if not detail:
        return svg.place(grown, -3, 0), svg.place(built, 3, 0)
    return svg.place(grown, -1, 0), svg.place(built, 1, 0)


def nbn(detail: int) -> Mark:
    """A signal that plays: a pointing shape in lines, one of them out of step."""
    if not detail:  # on whole pixels: 6.25 units each
        return solid("M6.25,0 H12 L46,25 H6.25 Z M0,37.5 H82 L100,50 L82,62.5 H0 Z "
                     "M6.25,100 H12 L46,75 H6.25 Z"), ""  # fmt: skip
    count = (0, 5, 7)[detail]
    pitch = 92 / count
    thick = pitch - (0, 6, 4.5)[detail]
    arrow = "M10,2 L94,50 L10,98 Z"
    lines = ""
    for row in range(count):
        y = 4 + pitch * row + (pitch - thick) / 2
        strip = svg.clip(svg.rect(-20, y, 140, thick, flat.WHITE))
        band = svg.group(solid(arrow), clip_path=strip)
        if row != count // 2:
            lines += svg.place(band, 9 * (row % 2), 0)
    middle = svg.clip(svg.rect(-20, 50 - thick / 2, 140, thick, flat.WHITE))
    stray = svg.group(solid("M2,2 H70 L97,50 L70,98 H2 Z"), clip_path=middle)
    return lines, cut(stray, slit("M22,40 V60", 6))


def weyland(detail: int) -> Mark:
    """The flared foot of a cable, and what rises on it."""
    if not detail:  # on whole pixels: 6.25 units each
        half = solid("M37.5,43.75 V81.25 L31.25,100 H0 L18.75,75 L25,43.75 Z")
        rising = solid("M50,0 L75,25 V37.5 L56.25,21 V100 H43.75 V21 L25,37.5 V25 Z")
        return half + mirrored(half), rising
    inner = (0, 44, 45)[detail]
    leg = f"M{inner},42 H37 C36,64 24,85 2,96 H33 C40,92 {inner},84 {inner},74 Z"
    cuts = {1: "M0,66 H50", 2: "M0,60 H50 M0,77 H50"}[detail]
    half = cut(solid(leg), slit(cuts, 5))
    chevrons = {1: "M50,4 L72,24 V37 L50,17 L28,37 V24 Z", 2: (
        "M50,2 L70,20 V30 L50,12 L30,30 V20 Z M50,18 L66,32.5 V42 L50,27.5 L34,42 V32.5 Z"
    )}[detail]  # fmt: skip
    cable = bar(f"M50,{(0, 17, 30)[detail]} V96", (0, 6.5, 6)[detail], "butt")
    return half + mirrored(half), solid(chevrons) + cable


def globalsec(detail: int) -> Mark:
    """A blade with wings of plates."""
    count = (2, 3, 4)[detail]
    pitch = (27, 20, 15.5)[detail]
    thick = (17, 13, 10.5)[detail]
    wing = ""
    for k in range(count):
        inner, outer = 34 + pitch * k, 8 + pitch * k
        reach = 97 - (16, 11, 8.5)[detail] * k
        wing += solid(f"M62,{inner} L{reach},{outer} V{outer + thick * 0.62} L62,{inner + thick} Z")
    blade = solid("M50,3 L58,18 V78 L50,98 L42,78 V18 Z")
    if detail == 2:
        blade = cut(blade, slit("M50,26 V74", 4, "round"))
    return wing + mirrored(wing), blade


def melange(detail: int) -> Mark:
    """A drill over the hollow of a moon."""
    moon = cut(disc(50, 52, 46), disc(50, 36, 37, flat.BLACK), hole("M0,0 H100 V30 H0 Z"))
    if detail == 2:
        craters = disc(28, 76, 4.5, flat.BLACK) + disc(72, 78, 3.2, flat.BLACK)
        moon = cut(moon, craters, disc(60, 86, 4, flat.BLACK))
    drill = solid("M31,4 H69 V18 L50,68 L31,18 Z")
    threads = {0: "", 1: "M20,36 L80,20", 2: "M20,26 L80,12 M20,40 L80,26 M20,54 L80,40"}[detail]
    return moon, cut(drill, slit(threads, 5)) if threads else drill


def federalist(detail: int) -> Mark:
    """A star between two arms of a broken ring."""
    size = (38, 33, 33)[detail]
    corners = [flat.around(50, 52, (size, size * 0.42)[k % 2], 36 * k) for k in range(10)]
    star = svg.polygon(corners, flat.WHITE)
    if detail == 2:
        facets = "".join(
            hole(f"M50,52 L{x:.2f},{y:.2f} L{a:.2f},{b:.2f} Z")
            for (x, y), (a, b) in zip(corners[0::2], corners[1::2], strict=True)
        )
        star = cut(star, svg.group(facets, opacity=0.38))
    width = (9, 8, 7)[detail]
    low, high = flat.around(50, 50, 44, 158), flat.around(50, 50, 44, 26)
    arm = bar(f"M{high[0]:.2f},{high[1]:.2f} A44,44 0 0 1 {low[0]:.2f},{low[1]:.2f}", width, "butt")
    if detail == 2:
        ticks = [flat.around(50, 50, 44, turn) for turn in (59, 92, 125)]
        rays = "".join(
            f"M50,50 L{50 + (x - 50) * 2:.2f},{50 + (y - 50) * 2:.2f} " for x, y in ticks
        )
        arm = cut(arm, slit(rays, 4))
    return star, arm + mirrored(arm)


MARKS: Mapping[str, Callable[[int], Mark]] = {
    "jinteki": jinteki,
    "haas_bioroid": haas_bioroid,
    "nbn": nbn,
    "weyland": weyland,
    "globalsec": globalsec,
    "melange": melange,
    "federalist": federalist,
}
