"""Base de Cayambe: the foot of the space elevator."""

from ...drawing import iso_parts as parts
from ...drawing import palette, svg
from ...drawing.iso import Ground, Style, box, building

TERMINAL = Style("#2E2A66", palette.CYAN, palette.COOL, 0.75, "slits", "plain", 1.3)
HALL = Style("#33306A", palette.MAGENTA, palette.WARM, 0.6, "bands", "pad")
TOWER = Style("#262A58", palette.VIOLET, palette.WARM, 0.6, "grid", "mast")
LOW = Style("#2A3A66", palette.AMBER, palette.WARM, 0.6, "grid", "box")


def city(ground: Ground) -> None:
    """Terraces that climb to the anchor, and the cable that leaves the picture."""
    parts.road(ground, (4.6, 7.4), (4.6, 9.9), palette.CYAN, 1.0)
    parts.road(ground, (7.4, 4.6), (9.9, 4.6), palette.CYAN, 1.0)
    building(ground, 2.2, 1.4, 1.2, 1.1, 3.3, TOWER)
    building(ground, 0.5, 3.8, 1.2, 1.1, 2.6, TOWER)
    building(ground, 4.6, 0.4, 1.2, 1.0, 2.9, TOWER, seed="b")
    building(ground, 0.6, 5.6, 1.1, 1.3, 1.3, LOW)
    building(ground, 0.7, 7.6, 1.3, 1.2, 0.9, HALL)
    building(ground, 6.3, 0.4, 0.8, 1.0, 1.4, LOW)
    terraces(ground)
    cable(ground, 4.6, 4.6, 3.2)
    for x, y in ((2.2, 8.4), (3.6, 8.2), (8.4, 5.7), (7.4, 6.6), (5.6, 8.0), (9.3, 5.6)):
        parts.lamp(ground, x, y, palette.COOL)
    for x, y in ((2.0, 9.2), (3.2, 9.3), (9.3, 4.0)):
        parts.tree(ground, x, y, 0.9)


def terraces(ground: Ground) -> None:
    """Three steps of the terminal around the cable, each smaller than the one below."""
    for inset, z, high in ((0.0, 0.0, 1.0), (0.7, 1.0, 1.0), (1.25, 2.0, 1.2)):
        size = 4.6 - inset * 2
        building(ground, 2.3 + inset, 2.3 + inset, size, size, high, TERMINAL, z, f"t{inset}")
    for x, y in ((2.5, 6.2), (6.2, 6.2), (6.2, 2.5)):
        body = box(ground, x, y, 0, 0.5, 0.5, 2.4, "#4A4A90")
        tip = ground.edge([(x + 0.25, y + 0.25, 2.4), (4.6, 4.6, 5.4)], "#6A74B8", 2.4)
        light = ground.edge(
            [(x + 0.25, y + 0.25, 2.4), (4.6, 4.6, 5.4)], palette.CYAN, 1.2, stroke_opacity=0.6
        )
        light += svg.circle(*ground.at(x + 0.25, y + 0.25, 2.45), 4, palette.ROSE)
        ground.put(x + 0.9, y + 0.9, body + tip, light)


def cable(ground: Ground, x: float, y: float, z: float) -> None:
    """The anchor, the cable to the sky, and two cars on it."""
    parts.cylinder(ground, x, y, 0.75, 1.0, "#4A4E96", palette.MAGENTA, 2, z)
    px, py = ground.at(x, y, z + 1.0)
    glow = svg.linear((0, palette.CYAN, 0.0), (0.25, palette.CYAN, 0.55), (1, palette.CYAN, 0.9))
    body = svg.rect(
        px - 5, 0, 10, py, svg.linear((0, "#6A74C8", 0.0), (0.3, "#6A74C8"), (1, "#8A94E8"))
    )
    lights = svg.rect(px - 3.5, 0, 7, py, glow) + svg.rect(
        px - 1.2, 0, 2.4, py, svg.linear((0, "#FFFFFF", 0.0), (0.3, "#FFFFFF"))
    )
    for up, tint in ((0.28, palette.AMBER), (0.66, palette.MAGENTA)):
        cy = py * (1 - up)
        body += svg.rect(px - 11, cy - 16, 22, 32, "#3A3E7A", rx=7)
        lights += svg.rect(px - 8, cy - 9, 16, 4, tint) + svg.rect(px - 8, cy + 2, 16, 4, tint)
    ground.put(x + 0.5, y + 0.5, body, lights, z + 2)
