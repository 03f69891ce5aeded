"""Nihongai: a great pagoda between towers of technology, signs and a gate."""

from ...drawing import iso_parts as parts
from ...drawing import palette, svg
from ...drawing.iso import Ground, Style, building

TEMPLE = Style("#7A3A3A", palette.AMBER, palette.WARM, 1.0, "slits", "plain", 0)
GLASS = Style("#1E4A7C", "#4DE1FF", palette.COOL, 0.75, "bands", "mast", 1.2)
STACK = Style("#2A2E70", palette.MAGENTA, palette.COOL, 0.6, "slits", "pad", 1.1)
SHOP = Style("#3A2458", palette.ROSE, palette.WARM, 0.8, "grid")
RED = "#FF4A5E"


def calm(ground: Ground) -> None:
    """The pagoda high above towers that leave its outline free."""
    twisted(ground, 5.0, 0.5, 1.3, 3.0)
    building(ground, 6.6, 0.3, 1.2, 1.1, 2.6, GLASS, seed="b")
    building(ground, 0.3, 4.3, 1.1, 1.1, 2.3, GLASS)
    building(ground, 1.0, 2.9, 0.9, 0.9, 1.5, STACK)
    building(ground, 7.9, 0.4, 0.8, 0.9, 1.7, STACK, seed="c")
    building(ground, 5.6, 2.4, 1.1, 0.9, 1.5, STACK, seed="d")
    for x, y, high, tint in ((0.4, 5.42, 1.6, palette.CYAN), (6.8, 1.42, 1.7, palette.AMBER),
                             (6.1, 3.32, 1.2, palette.MAGENTA)):  # fmt: skip
        parts.sign(ground, x, y, 0.4, high, tint)
    pagoda(ground, 2.3, 3.0, 2.5, 6, 0.88)
    streets(ground)


def streets(ground: Ground) -> None:
    """Shops, lanterns and blossom, and the gate at the end of the street."""
    building(ground, 8.8, 0.4, 0.9, 0.9, 1.2, SHOP)
    for k, (x, y) in enumerate(
        ((0.6, 6.4), (1.7, 6.8), (0.6, 7.8), (5.6, 4.2), (6.6, 4.2), (5.7, 5.2))
    ):
        parts.pitched(
            ground, x, y, 0.85, 0.8, 0.65, ("#5A2A5E", "#7A2A48")[k % 2], SHOP, 0, 0.18, 0.32
        )
    parts.road(ground, (3.4, 6.4), (3.4, 9.9), RED, 0.8)
    torii(ground, 2.65, 8.4, 1.5, 1.6)
    for k, (x, y) in enumerate(
        ((2.7, 7.4), (4.1, 7.4), (2.7, 9.3), (4.1, 9.3), (5.4, 6.6), (7.2, 5.0))
    ):
        lantern(ground, x, y, (RED, palette.AMBER)[k // 2 % 2])
    for x, y in ((1.8, 8.9), (4.9, 7.2), (8.2, 4.6), (9.3, 4.0), (1.7, 8.0)):
        parts.tree(ground, x, y, 1.0, "#D85A9A")


def pagoda(
    ground: Ground, x: float, y: float, size: float, floors: int = 5, tall: float = 1.0
) -> None:
    """Lit floors under wide roofs, each smaller than the one below."""
    z, w = 0.0, size
    for floor in range(floors):
        inset = (size - w) / 2
        a, b, d = x + inset, y + inset, z + 0.62 * tall
        building(ground, a, b, w, w, 0.62 * tall, TEMPLE, z, f"p{floor}")
        e, i, up = 0.38, w * 0.16, d + 0.42 * tall
        low = [
            (a - e, b + w + e, d - 0.06),
            (a + w + e, b + w + e, d - 0.06),
            (a + w + e, b - e, d - 0.06),
        ]
        top = [(a + i, b + w - i, up), (a + w - i, b + w - i, up), (a + w - i, b + i, up)]
        roof = ground.face(
            [low[0], low[1], top[1], top[0]], svg.linear((0, "#D8486A"), (1, "#8A2448"))
        )
        roof += ground.face(
            [low[1], low[2], top[2], top[1]], svg.linear((0, "#8A2A4E"), (1, "#4A1434"))
        )
        roof += ground.face([*top, (a + i, b + i, up)], "#6A2040")
        light = ground.edge(low, palette.AMBER, 2.6) + ground.edge([low[1], top[1]], RED, 2)
        light += "".join(svg.circle(*ground.at(*corner), 3, palette.WARM) for corner in low)
        ground.put(x + size / 2 + 0.01, y + size / 2 + 0.01, roof, light, d)
        z, w = d + 0.36 * tall, w * 0.84
    (px, py), mid = ground.at(x + size / 2, y + size / 2, z), x + size / 2
    tip = svg.line([(px, py + 8), (px, py - 34)], "#E8C070", 3.4)
    rings = "".join(
        svg.line([(px - 6 + k, py - 6 * k), (px + 6 - k, py - 6 * k)], palette.AMBER, 2)
        for k in range(4)
    )
    ground.put(
        mid + 0.02, y + size / 2 + 0.02, tip, rings + svg.circle(px, py - 36, 4, "#FFFFFF"), z + 1
    )


def twisted(ground: Ground, x: float, y: float, size: float, high: float) -> None:
    """A tower of cubes that turn from side to side."""
    for k in range(5):
        shift = (0.0, 0.22)[k % 2]
        w = size - 0.1 * k
        style = GLASS if k % 2 else STACK
        plain = Style(style.wall, style.neon, style.window, 0.75, style.kind, "plain", 1.2)
        building(
            ground, x + shift, y + 0.22 - shift, w, w, high / 5 - 0.06, plain, k * high / 5, f"{k}"
        )
    foot, tip = (x + 0.7, y + 0.7, high), (x + 0.7, y + 0.7, high + 1.6)
    ground.put(x + 0.75, y + 0.75, ground.edge([foot, tip], "#B8C4F0", 3),
               svg.circle(*ground.at(*tip), 4, RED) + ground.edge([foot, tip], palette.CYAN, 1.2), high)  # fmt: skip


def torii(ground: Ground, x: float, y: float, wide: float, high: float) -> None:
    """A red gate across the street."""
    body = "".join(
        ground.edge([(x + u, y, 0), (x + u, y, high)], "#C23A4E", 7) for u in (0.15, wide - 0.15)
    )
    body += ground.edge([(x, y, high * 0.74), (x + wide, y, high * 0.74)], "#C23A4E", 5)
    body += ground.edge([(x - 0.3, y, high + 0.08), (x + wide + 0.3, y, high + 0.08)], "#D84A5A", 9)
    lights = ground.edge([(x - 0.35, y, high + 0.16), (x + wide + 0.35, y, high + 0.16)], RED, 3)
    lights += "".join(
        ground.edge([(x + u, y, 0), (x + u, y, high)], RED, 2, opacity=0.9)
        for u in (0.15, wide - 0.15)
    )
    ground.put(x + wide / 2, y, body, lights)


def lantern(ground: Ground, x: float, y: float, colour: str) -> None:
    """A paper lantern on a pole."""
    px, py = ground.at(x, y, 0.75)
    pole = svg.line([ground.at(x, y), (px, py - 8)], "#5A64A0", 2)
    light = svg.ellipse(px, py, 6, 8, colour) + svg.ellipse(px, py, 3, 5, "#FFF0D0")
    ground.put(x, y, pole + svg.ellipse(px, py, 6.5, 8.5, "#5A1A2A"), light)
