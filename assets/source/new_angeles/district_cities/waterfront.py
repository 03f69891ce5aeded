"""Manta: the stadium, arcades full of screens, and two media towers."""

from ...drawing import iso_landmarks as sights
from ...drawing import iso_parts as parts
from ...drawing import iso_works as works
from ...drawing import palette
from ...drawing.iso import Ground, Style, building

ARCADE = Style("#3E2E7C", palette.MAGENTA, palette.ROSE, 0.7, "grid", "box")
STUDIO = Style("#2C3A80", palette.CYAN, palette.COOL, 0.6, "bands", "pad")
TALL = Style("#3A2A70", palette.VIOLET, palette.WARM, 0.55, "grid", "mast")


def city(ground: Ground) -> None:
    """The bowl on the left, towers of screens on the right, the needle above them."""
    parts.water(ground, [(0, 8.6), (3.4, 8.6), (3.4, 10), (0, 10)], palette.CYAN)
    parts.road(ground, (5.5, 4.4), (5.5, 9.8), palette.MAGENTA, 0.8)
    parts.road(ground, (5.5, 4.6), (9.9, 4.6), palette.CYAN, 0.8)
    sights.needle(ground, 3.3, 1.5, 7.3, palette.CYAN, palette.MAGENTA, 2)
    sights.needle(ground, 1.2, 3.1, 4.2, palette.AMBER, palette.ROSE, 1)
    sights.stadium(ground, 2.7, 6.0, 2.2, palette.MAGENTA, palette.CYAN)
    blocks = (
        (4.8, 0.4, 1.5, 1.2, 3.2, TALL, palette.CYAN, 1),
        (4.5, 2.3, 1.7, 1.1, 2.1, STUDIO, palette.AMBER, 0),
        (6.6, 0.3, 1.1, 1.1, 1.7, ARCADE, palette.ROSE, 2),
        (6.1, 3.0, 0.9, 1.0, 1.4, ARCADE, palette.MINT, 0),
    )
    for index, (x, y, w, d, high, style, tint, kind) in enumerate(blocks):
        building(ground, x, y, w, d, high, style, seed=f"{index}")
        works.screen(
            ground, x + w * 0.1, y + d + 0.02, high * 0.42, w * 0.8, high * 0.5, tint, kind
        )
    building(ground, 6.1, 5.1, 0.9, 0.9, 0.9, ARCADE, seed="f")
    works.screen(ground, 6.15, 6.02, 0.25, 0.8, 0.55, palette.CYAN, 2)
    building(ground, 8.4, 0.4, 1.1, 0.9, 1.0, STUDIO)
    parts.sign(ground, 7.05, 6.02, 0.1, 1.5, palette.AMBER)
    for x, y in ((4.9, 8.4), (6.4, 7.2), (8.6, 5.3), (9.5, 3.9)):
        parts.lamp(ground, x, y, palette.CYAN)
    for x, y in ((0.6, 8.2), (1.8, 8.4), (4.0, 9.2), (7.8, 5.2)):
        parts.palm(ground, x, y, 1.0)
