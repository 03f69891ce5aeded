"""Symbols of resources, action types, tiers, threat and capital, on a grid of 64."""

from collections.abc import Callable, Mapping

from .. import svg
from . import flat
from .flat import bar, cut, disc, hole, slit, solid


def energy() -> str:
    """A bolt."""
    return solid("M37,3 L11,36 H27 L23,61 L53,25 H36 L43,3 Z")


def consumables() -> str:
    """A bowl of noodles with chopsticks."""
    bowl = solid("M5,33 H59 C59,46 52,53 43,56 V61 H21 V56 C12,53 5,46 5,33 Z")
    noodles = solid("M10,28 a11,11 0 0 1 22,0 Z")
    return bowl + noodles + bar("M37,26 L46,5 M46,26 L58,8", 5)


def tech() -> str:
    """A chip."""
    body = cut(solid("M19,13 H45 L51,19 V51 H13 V19 Z"), hole("M25,25 H39 V39 H25 Z"))
    pins = "".join(f"M{at},3 V10 M{at},54 V61 M3,{at} H10 M54,{at} H61 " for at in (22, 32, 42))
    return body + bar(pins, 5, "butt")


def entertainment() -> str:
    """A laughing mask."""
    mask = solid("M7,9 C23,3 41,3 57,9 C60,34 51,53 32,61 C13,53 4,34 7,9 Z")
    eyes = hole("M14,27 Q21,15 29,25 Q22,22 14,27 Z M50,27 Q43,15 35,25 Q42,22 50,27 Z", 2)
    return cut(mask, eyes, hole("M16,35 Q32,42 48,35 Q45,51 32,52 Q19,51 16,35 Z"))


def credits() -> str:
    """A pay card."""
    card = solid("M9,12 H53 L61,20 V47 Q61,52 56,52 H11 L3,44 V18 Q3,12 9,12 Z")
    return cut(card, slit("M0,26 H64", 8), slit("M11,40 H25", 6), slit("M45,40 H53", 6))


def biotech() -> str:
    """A flask with bubbles."""
    flask = solid(
        "M21,3 H43 V9 H39 V24 L56,51 C59,57 55,61 50,61 H14 C9,61 5,57 8,51 L25,24 V9 H21 Z"
    )
    bubbles = disc(25, 50, 5, flat.BLACK) + disc(39, 46, 6, flat.BLACK)
    return cut(flask, bubbles, disc(31, 35, 3.6, flat.BLACK))


def construction() -> str:
    """A tower crane with a load."""
    mast = solid("M17,12 H27 V56 H36 V61 H8 V56 H17 Z")
    jib = solid("M3,14 H61 V21 H3 Z M3,21 H12 V32 H3 Z")
    load = solid("M40,38 H60 V54 H40 Z")
    return mast + jib + load + bar("M50,20 V38", 4, "butt") + bar("M6,14 L22,4 L56,14", 4)


def labor() -> str:
    """A gear."""
    points = []
    for tooth in range(8):
        for step, radius in ((-15, 22), (-9, 29.5), (9, 29.5), (15, 22)):
            points.append(flat.around(32, 32, radius, tooth * 45 + step))
    d = "M" + " L".join(f"{x:.2f},{y:.2f}" for x, y in points) + " Z"
    return cut(solid(d), disc(32, 32, 9.5, flat.BLACK))


def media() -> str:
    """A megaphone."""
    horn = solid("M4,23 H20 L46,8 V52 L20,39 H4 Z M11,43 H22 L26,60 H15 Z")
    return cut(horn, slit("M22,8 V42", 3.5)) + bar("M52,21 Q59,30 52,39", 5.5)


def security() -> str:
    """A shield with a keyhole."""
    shield = solid("M32,2 L57,11 V30 C57,46 47,56 32,62 C17,56 7,46 7,30 V11 Z")
    return cut(shield, disc(32, 25, 7.5, flat.BLACK), hole("M30,28 H34 L38,46 H26 Z"))


def general() -> str:
    """Any type: five blades around a core."""
    blade = "M32,2 L41,10 L37,22 H27 L23,10 Z"
    blades = "".join(svg.group(solid(blade), transform=f"rotate({72 * k} 32 32)")
                     for k in range(5))  # fmt: skip
    return blades + disc(32, 32, 5)


def tier(level: int) -> str:
    """One, two or three storeys."""
    top = 32 - (level - 1) * 7.5
    slab = solid(f"M32,{top - 15} L60,{top} L32,{top + 15} L4,{top} Z")
    lower = "".join(
        solid(f"M4,{y} L32,{y + 15} L60,{y} V{y + 7.5} L32,{y + 22.5} L4,{y + 7.5} Z")
        for y in (top + 4 + 13 * k for k in range(level - 1))
    )
    return slab + lower


def threat() -> str:
    """A flame."""
    flame = solid(
        "M35,2 C39,15 56,23 56,40 C56,54 45,62 32,62 C19,62 8,54 8,40 "
        "C8,30 14,23 18,16 C19,23 21,26 26,28 C25,18 28,8 35,2 Z"
    )
    heart = "M33,33 C35,41 43,43 43,50 C43,55 38,58 32,58 C26,58 21,55 21,50 C21,45 24,43 26,40 "
    return cut(flame, hole(heart + "C28,42 29,43 31,43 C30,39 31,36 33,33 Z"))


def capital() -> str:
    """A cut stone."""
    stone = solid("M17,8 H47 L62,26 L32,60 L2,26 Z")
    return cut(stone, slit("M0,26 H64", 4), slit("M21,26 L32,62 L43,26 L32,8 L21,26", 4))


RULES: Mapping[str, Callable[[], str]] = {
    "energy": energy,
    "consumables": consumables,
    "tech": tech,
    "entertainment": entertainment,
    "credits": credits,
    "biotech": biotech,
    "construction": construction,
    "labor": labor,
    "media": media,
    "security": security,
    "general": general,
    "tier_1": lambda: tier(1),
    "tier_2": lambda: tier(2),
    "tier_3": lambda: tier(3),
    "threat": threat,
    "capital": capital,
}
