"""Guayaquil: docks, cranes, containers and the warehouses behind them."""

from ...drawing import iso_parts as parts
from ...drawing import palette
from ...drawing.iso import Ground, Style, building

STORE = Style("#2C3566", palette.CYAN, palette.COOL, 0.55, "bands", "box")
SHED = Style("#3A2F5A", palette.AMBER, palette.WARM, 0.5, "grid", "plain")
OFFICE = Style("#2A2A60", palette.MAGENTA, palette.WARM, 0.6, "grid", "mast")
BLOCK = Style("#243A66", palette.MINT, palette.COOL, 0.55, "slits", "box")


def calm(ground: Ground) -> None:
    """The docks under cranes that stand above all roofs."""
    docks(ground)
    parts.gantry(ground, 3.6, 4.6, 4.9, 2.3, palette.AMBER, 1.9)
    parts.gantry(ground, 1.0, 4.4, 4.6, 2.3, palette.ROSE, 1.9)


def docks(ground: Ground) -> None:
    """A basin with a ship on the left, yards on the right."""
    parts.water(ground, [(0, 4.6), (4.6, 4.6), (4.6, 10), (0, 10)])
    parts.road(ground, (5.2, 0.4), (5.2, 9.6), palette.AMBER)
    parts.road(ground, (5.2, 7.4), (9.9, 4.9), palette.CYAN)
    building(ground, 3.0, 0.5, 1.6, 1.6, 3.4, OFFICE)
    building(ground, 1.2, 2.2, 1.5, 1.4, 2.3, BLOCK)
    building(ground, 3.1, 2.6, 1.3, 1.2, 1.7, STORE)
    building(ground, 5.9, 0.3, 1.0, 1.8, 2.2, BLOCK)
    parts.sign(ground, 3.2, 2.12, 0.9, 2.0, palette.AMBER)
    parts.pitched(ground, 5.9, 2.7, 1.2, 2.4, 0.9, "#4A2A60", SHED)
    parts.cylinder(ground, 8.3, 0.9, 0.5, 1.3, "#3A447A", palette.AMBER)
    parts.cylinder(ground, 9.3, 1.0, 0.4, 1.0, "#3A447A", palette.CYAN)
    parts.ship(ground, 0.3, 6.1, 3.4)
    colours = (palette.MAGENTA, palette.CYAN, palette.AMBER, palette.MINT, palette.ROSE)
    for index, (x, y, high) in enumerate(
        ((5.9, 5.5, 3), (7.4, 4.0, 2), (7.4, 4.7, 3), (8.8, 4.1, 1), (5.9, 6.2, 1), (7.4, 5.4, 1))
    ):
        for level in range(high):
            parts.container(ground, x, y, colours[(index + level * 2) % 5], level * 0.46)
    for x, y in ((4.8, 6.0), (4.8, 8.2), (7.0, 7.0), (9.4, 3.6)):
        parts.lamp(ground, x, y)
