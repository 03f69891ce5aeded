"""Esmeraldas: glasshouses, domes full of plants, and the clinics above them."""

import math

from ...drawing import iso_landmarks as sights
from ...drawing import iso_parts as parts
from ...drawing import iso_works as works
from ...drawing import palette, svg
from ...drawing.iso import Ground, Style, building

CLINIC = Style("#54709A", palette.MINT, "#E8FFF4", 0.75, "bands", "garden", 1.1)
LAB = Style("#2A5A6C", palette.CYAN, palette.COOL, 0.7, "slits", "garden", 1.0)
GREEN = "#5CFF9A"


def city(ground: Ground) -> None:
    """Clinics and the helix behind, domes in the middle, rows of glass in front."""
    helix(ground, 2.0, 2.6, 5.4)
    building(ground, 3.8, 0.6, 1.7, 1.4, 3.7, CLINIC)
    cross(ground, 4.65, 2.02, 2.7, 0.62)
    building(ground, 5.9, 0.5, 1.1, 1.2, 2.4, LAB)
    building(ground, 0.6, 4.0, 1.2, 1.1, 2.0, LAB, seed="b")
    building(ground, 7.4, 0.4, 1.1, 0.9, 1.4, CLINIC, seed="c")
    building(ground, 8.8, 0.4, 0.9, 0.9, 0.9, LAB, seed="d")
    sights.sphere(ground, 4.2, 4.3, 0, 1.6, "#125246", GREEN, 5)
    sights.sphere(ground, 6.3, 3.2, 0, 0.95, "#145248", palette.MINT, 4)
    for k in range(3):
        works.glasshouse(ground, 0.5, 5.7 + k * 1.25, 2.5, 1.0, GREEN, 0.75)
    works.glasshouse(ground, 5.2, 5.6, 1.8, 0.95, GREEN, 0.75)
    works.glasshouse(ground, 3.4, 6.6, 1.5, 0.95, palette.MINT, 0.7)
    beds(ground)
    rng = ground.rng.child("trees")
    for x, y in ((2.9, 4.0), (2.6, 4.9), (5.6, 4.9), (7.3, 4.3), (8.2, 4.6), (9.3, 4.2), (7.6, 5.4),
                 (3.4, 8.2), (3.4, 9.2), (5.0, 7.9), (6.9, 1.6), (3.1, 2.3), (9.4, 1.8)):  # fmt: skip
        parts.tree(
            ground, x, y, rng.uniform(0.9, 1.3), rng.choice(("#24985E", "#2FB870", "#1F8A66"))
        )
    for x, y in ((4.4, 8.9), (6.6, 7.2), (8.8, 5.5)):
        parts.lamp(ground, x, y, palette.MINT)


def helix(ground: Ground, x: float, y: float, high: float) -> None:
    """A research tower with two strands wound around it."""
    sights.lathe(
        ground, x, y, [(0.85, 0), (0.85, 0.5), (0.3, 0.7), (0.2, high)], "#3A5A8A", GREEN, (0.5,)
    )
    (px, py), unit = ground.at(x, y), ground.unit
    body, lights, steps = "", "", 44
    strands: dict[int, list[svg.Point]] = {0: [], 1: []}
    for k in range(steps + 1):
        up, turn = k / steps, k / steps * math.tau * 2.2
        for side in (0, 1):
            a = turn + side * math.pi
            at = (
                px + math.cos(a) * unit * 0.82,
                py - unit * (0.7 + up * (high - 0.6)) + math.sin(a) * 9,
            )
            strands[side].append(at)
        if k % 3 == 0:
            lights += svg.line([strands[0][-1], strands[1][-1]], palette.COOL, 2, opacity=0.75)
    for side, tint in ((0, GREEN), (1, palette.CYAN)):
        body += svg.line(strands[side], "#2A5A6A", 8)
        lights += svg.line(strands[side], tint, 4.4) + svg.line(
            strands[side], "#FFFFFF", 1.2, opacity=0.7
        )
    ground.put(x + 0.05, y + 0.05, body, lights, 1)


def cross(ground: Ground, x: float, y: float, z: float, size: float) -> None:
    """The sign of a clinic on a left face."""
    s, t = size, size / 3
    bars = (((-s, -t), (s, -t), (s, t), (-s, t)), ((-t, -s), (t, -s), (t, s), (-t, s)))
    lights = "".join(ground.face([(x + u, y, z + v) for u, v in bar], "#FF5A7A") for bar in bars)
    ground.put(x, y + 0.1, "", lights, z)


def beds(ground: Ground) -> None:
    """Rows of plants under lamps."""
    for k in range(4):
        row = [(7.2 + k * 0.55, 4.9 - k * 0.1, 0.0), (7.2 + k * 0.55, 6.3 - k * 0.45, 0.0)]
        ground.pave(
            ground.edge(row, "#17603F", 8), ground.edge(row, GREEN, 3, stroke_dasharray="3 6")
        )
