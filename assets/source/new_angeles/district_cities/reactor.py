"""Rutherford: spires of finance, halls of data, and the reactor that feeds them."""

from ...drawing import iso_landmarks as sights
from ...drawing import iso_parts as parts
from ...drawing import iso_works as works
from ...drawing import palette, svg
from ...drawing.iso import Ground, Style, box, building

DATA = Style("#24305E", "#4DE1FF", "#7CF5FF", 0.8, "slits", "box", 1.1)
BANK = Style("#3A2A5C", palette.ROSE, palette.WARM, 0.6, "slits", "plain", 1.1)
ENERGY = "#FFE14D"


def calm(ground: Ground) -> None:
    """The reactor under soft steam."""
    city(ground, soft=True)


def city(ground: Ground, soft: bool = False) -> None:
    """The tall spire behind, smaller ones beside it, the reactor in front, data on the right."""
    sights.spire(ground, 3.0, 0.9, 1.7, 7.2, "#3A4690", palette.CYAN, 9)
    sights.spire(ground, 1.2, 2.4, 1.3, 5.2, "#4A2E7C", palette.ROSE, 7)
    sights.spire(ground, 5.3, 0.4, 1.2, 4.6, "#4A2E7C", palette.MAGENTA, 6)
    sights.spire(ground, 0.4, 4.1, 1.0, 3.4, "#34407C", palette.VIOLET, 5)
    building(ground, 7.2, 0.3, 1.1, 1.0, 1.8, BANK)
    building(ground, 8.7, 0.3, 0.9, 0.9, 1.1, BANK, seed="b")
    core(ground, 4.1, 4.6)
    for x, y, size in ((1.3, 6.3, 0.85), (2.9, 7.2, 0.7)):
        cooling(ground, x, y, size, soft)
    for k in range(3):
        servers(ground, 5.9, 2.3 + k * 1.1)
    servers(ground, 0.6, 8.2)
    parts.road(ground, (5.2, 6.2), (5.2, 9.8), palette.CYAN, 0.7)
    parts.road(ground, (7.6, 4.3), (9.9, 4.3), palette.CYAN, 0.7)
    for a, b in (((4.1, 5.9), (4.1, 8.8)), ((5.4, 4.9), (8.9, 4.9))):
        pipe(ground, a, b)
    for x, y in ((3.4, 8.6), (6.0, 7.3), (8.6, 5.4), (9.5, 3.7)):
        parts.lamp(ground, x, y, palette.COOL)


def core(ground: Ground, x: float, y: float) -> None:
    """The reactor: a ring wall with a ball of light in it, held by four arms."""
    sights.lathe(
        ground,
        x,
        y,
        [(1.45, 0), (1.45, 0.55), (1.2, 0.8)],
        "#4A5494",
        palette.CYAN,
        (0.25, 0.55),
        2.6,
        "#1C2050",
    )
    px, py = ground.at(x, y, 1.5)
    ball = svg.circle(
        px, py, 31, svg.radial((0, "#FFFFFF"), (0.4, ENERGY), (0.8, "#FF9A2E"), (1, "#C2501E"))
    )
    ring = "".join(
        svg.ellipse(
            px,
            py,
            52,
            17,
            "none",
            stroke=tint,
            stroke_width=w,
            transform=f"rotate({turn} {px:.1f} {py:.1f})",
        )
        for turn, tint, w in ((24, palette.CYAN, 3), (-24, palette.MAGENTA, 3), (0, "#FFFFFF", 1.4))
    )
    ground.put(x + 0.1, y + 0.1, svg.circle(px, py, 31, "#8A5A2A"), ball + ring, 1)
    for dx, dy in ((-1.2, 0), (0, -1.2), (1.2, 0), (0, 1.2)):
        foot, tip = (x + dx, y + dy, 0.0), (x + dx * 0.8, y + dy * 0.8, 2.2)
        arm = ground.edge([foot, tip], "#6A76BC", 8)
        light = ground.edge([foot, tip], palette.CYAN, 2) + svg.circle(
            *ground.at(*tip), 4, "#FFFFFF"
        )
        ground.put(x + dx, y + dy, arm, light)


def cooling(ground: Ground, x: float, y: float, size: float, soft: bool = False) -> None:
    """A cooling tower with steam."""
    profile = [(size, 0), (size * 0.72, size), (size * 0.6, size * 1.7), (size * 0.7, size * 2.4)]
    sights.lathe(
        ground, x, y, profile, "#5E6298", palette.ROSE, (size * 1.2, size * 2.3), 2.4, "#15163A"
    )
    px, py = ground.at(x, y, size * 2.4)
    puffs = (
        works.soft_plume(px, py, size * 20)
        if soft
        else "".join(
            svg.circle(
                px + k * 5 - 4,
                py - 6 - k * 12,
                size * (18 + 5 * k),
                "#B8C4F0",
                opacity=0.3 - 0.05 * k,
            )
            for k in range(5)
        )
    )
    ground.put(x + 0.02, y + 0.02, puffs, "", 3)


def servers(ground: Ground, x: float, y: float) -> None:
    """A low hall of data with seams of light."""
    building(ground, x, y, 1.15, 0.85, 1.0, DATA)
    fins = "".join(
        box(ground, x + 0.1 + k * 0.26, y + 0.15, 1.0, 0.16, 0.55, 0.22, "#5A66B0")
        for k in range(4)
    )
    ground.put(x + 0.6, y + 0.5, fins, "", 1.2)


def pipe(ground: Ground, start: svg.Point, end: svg.Point) -> None:
    """A line of power in the ground."""
    run = [(*start, 0.05), (*end, 0.05)]
    ground.pave(
        ground.edge(run, "#2A2C50", 10), ground.edge(run, ENERGY, 3, stroke_dasharray="12 5")
    )
