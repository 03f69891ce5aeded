"""Rabotgorod: halls with sawtooth roofs, chimneys, and a giant that is being built."""

from ...drawing import iso_parts as parts
from ...drawing import iso_works as works
from ...drawing import palette
from ...drawing.iso import Ground, Style, box, building

HALL = Style("#4A3A6C", palette.AMBER, palette.WARM, 0.6, "grid", "plain", 1.0)
COLD = Style("#34406E", palette.CYAN, palette.COOL, 0.5, "bands", "box")
ORANGE = "#FF8A3A"


def calm(ground: Ground) -> None:
    """The works under soft smoke."""
    city(ground, soft=True)


def city(ground: Ground, soft: bool = False) -> None:
    """Chimneys behind, the giant in its gantry in the middle, belts that lead to the front."""
    works.sawtooth(ground, 2.6, 0.7, 3.6, 1.7, 1.2, HALL, 4)
    works.sawtooth(ground, 0.4, 5.2, 2.4, 2.0, 1.0, HALL, 3)
    for x, y, high in ((1.0, 3.2, 4.0), (1.9, 2.5, 4.6), (0.6, 4.3, 3.2)):
        works.chimney(ground, x, y, high, ORANGE, 0.32, soft)
    for x, y, high in ((6.8, 0.5, 4.2), (7.6, 0.5, 3.3)):
        works.chimney(ground, x, y, high, ORANGE, 0.3, soft)
    works.portal(ground, 2.5, 2.7, 3.7, 0.9, 4.6, palette.AMBER)
    works.colossus(ground, 4.4, 4.2, 1.3, palette.CYAN)
    building(ground, 6.4, 3.9, 0.8, 1.0, 1.1, COLD)
    building(ground, 0.6, 7.8, 1.3, 1.1, 0.8, COLD)
    parts.cylinder(ground, 8.9, 0.9, 0.5, 1.3, "#4A4470", palette.AMBER)
    belt(ground, 3.4, 5.8, 3.2)
    belt(ground, 5.3, 5.8, 2.6)
    for k, (x, y) in enumerate(((2.3, 8.0), (2.3, 8.7), (6.6, 5.2), (8.2, 4.2))):
        for level in range(1 + k % 2):
            parts.container(ground, x, y, (palette.AMBER, palette.CYAN)[k % 2], level * 0.46, 0.9)
    for x, y in ((4.7, 9.2), (6.6, 6.2), (9.4, 3.9), (8.6, 5.6)):
        parts.lamp(ground, x, y, palette.AMBER)


def belt(ground: Ground, x: float, y: float, long: float) -> None:
    """A conveyor along y that carries parts."""
    body = box(ground, x, y, 0, 0.75, long, 0.22, "#3A3E70")
    lights = "".join(
        ground.edge([(x + u, y, 0.23), (x + u, y + long, 0.23)], palette.AMBER, 2.2)
        for u in (0.03, 0.72)
    )
    ground.put(x + 0.4, y + 0.1, body, lights)
    for k in range(int(long / 0.72)):
        at = y + 0.2 + k * 0.72
        part = box(ground, x + 0.2, at, 0.22, 0.36, 0.34, 0.36, "#98A6E8")
        eye = ground.edge(
            [(x + 0.25, at + 0.35, 0.42), (x + 0.5, at + 0.35, 0.42)], palette.CYAN, 3
        )
        ground.put(x + 0.5, at + 0.3, part, eye)
