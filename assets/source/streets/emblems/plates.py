"""Discs, plates and cards: enamel with a light edge, an emblem and a soft shadow."""

from ...drawing import palette, svg
from ...drawing.picture import Picture, blurred, over, render, shifted, tinted
from . import glyphs
from .colours import CREAM, INK, MIXED, PEOPLE

BOX = "-64 -64 128 128"  # of everything here: 100 units and a margin


def finished(drawn: str, side: int, shadow: float = 0.34) -> Picture:
    """A drawing of 100 units with its shadow, as a square file."""
    picture = render(side, side, drawn, box=BOX)
    if not shadow:
        return picture
    dark = blurred(picture[..., 3:], side / 64)[..., 0] * shadow
    return over(tinted(shifted(dark, side / 90, side / 34), INK), picture)


def enamel(colour: str) -> svg.Paint:
    """A surface that is lit from above."""
    return svg.linear(
        (0, palette.lighten(colour, 0.18)),
        (0.5, colour),
        (1, palette.mix(colour, INK, 0.16)),
        angle=(0.2, 0, 0.5, 1),
    )


def symbol_disc(name: str) -> str:
    """A symbol as it lies on the road."""
    if name == "mixed":
        face = (
            svg.circle(0, 0, 50, CREAM)
            + glyphs.quarters(43)
            + svg.circle(0, 0, 43, "none", stroke=INK, stroke_width=1.5, opacity=0.4)
        )
        return face + svg.path(
            glyphs.star(27), "#FFFFFF", stroke=INK, stroke_width=3.5, stroke_linejoin="round"
        )
    face = svg.circle(0, 0, 50, CREAM) + svg.circle(0, 0, 43, enamel(PEOPLE[name]))
    shine = svg.path(
        "M-36,-14 A39,39 0 0 1 14,-36",
        "none",
        stroke="#FFFFFF",
        stroke_width=3.5,
        stroke_linecap="round",
        opacity=0.45,
    )
    return face + shine + svg.group(glyphs.person_glyph(name), transform="scale(0.62)")


def plate(colour: str, glyph: str, *, radius: float = 13, scale: float = 0.72) -> str:
    """A square sign with a light edge."""
    return (
        svg.rect(-50, -50, 100, 100, INK, rx=radius + 4)
        + svg.rect(-47, -47, 94, 94, CREAM, rx=radius + 2)
        + svg.rect(-41, -41, 82, 82, enamel(colour), rx=radius - 3)
        + svg.path(
            "M-36,-24 V-29 Q-36,-36 -29,-36 H10",
            "none",
            stroke="#FFFFFF",
            stroke_width=3,
            stroke_linecap="round",
            opacity=0.5,
        )
        + svg.group(glyph, transform=f"scale({scale})")
    )


def socket(colour: str) -> str:
    """Where a sign has been: an outline and a hollow."""
    edge = palette.mix(colour, "#6E8F94", 0.35)
    return svg.rect(
        -45, -45, 90, 90, palette.alpha("#06222A", 0.55), rx=14, stroke=edge, stroke_width=5
    )


def back(name: str) -> str:
    """The back of a tile, 100 by 100: hatched ground and a symbol."""
    colour = PEOPLE.get(name, MIXED)
    hatch = "".join(
        svg.line([(x, 60), (x + 46, -60)], "#FFFFFF", 1.6, opacity=0.22)
        for x in range(-120, 120, 15)
    )
    face = svg.rect(-43, -36, 86, 72, enamel(colour), rx=5)
    inner = svg.group(hatch, clip_path=svg.clip(svg.rect(-43, -36, 86, 72, "#fff", rx=5)))
    edge = svg.rect(
        -50, -43, 100, 86, palette.mix(CREAM, INK, 0.30), rx=9, transform="translate(0 3.4)"
    ) + svg.rect(-50, -43, 100, 86, CREAM, rx=9)
    if name == "mixed":
        return edge + face + inner + svg.group(symbol_disc("mixed"), transform="scale(0.6)")
    return edge + face + inner + svg.group(glyphs.person_glyph(name), transform="scale(0.58)")
