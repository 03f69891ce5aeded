"""Glyphs on a square of 100 with its middle at (0, 0): one shape for each meaning."""

import math

from ...drawing import svg
from .colours import INK, PEOPLE


def camera(colour: str, hole: str) -> str:
    """Tourists."""
    return (
        svg.path(
            "M-40,-18 q0,-8 8,-8 h12 l6,-10 h28 l6,10 h12 q8,0 8,8 v40 q0,8 -8,8 h-64 q-8,0 -8,-8 z",
            colour,
        )
        + svg.circle(0, 3, 18, hole)
        + svg.circle(0, 3, 10.5, colour)
        + svg.circle(28, -14, 3.6, hole)
    )


def moustache(colour: str, hole: str) -> str:
    """Hipsters."""
    half = "M0,-8 C8,-20 26,-20 33,-6 C36,0 42,2 48,-4 C48,12 36,20 22,18 C10,17 4,10 0,4 z"
    return svg.path(half, colour) + svg.group(svg.path(half, colour), transform="scale(-1 1)")


def pram(colour: str, hole: str) -> str:
    """Parents."""
    return (
        svg.path("M-36,-4 A32,32 0 0 1 -4,-36 V-4 z", colour)
        + svg.path("M-36,3 H30 C30,20 18,28 2,28 H-10 C-26,28 -36,18 -36,3 z", colour)
        + svg.stroke("M22,4 L36,-22 H46", colour, 7)
        + "".join(svg.circle(x, 38, 8.5, colour) + svg.circle(x, 38, 3, hole) for x in (-18, 14))
    )


def bag(colour: str, hole: str) -> str:
    """Shoppers."""
    return (
        svg.stroke("M-16,-12 V-22 A16,16 0 0 1 16,-22 V-12", colour, 7)
        + svg.path(
            "M-30,-14 H30 L36,40 H-36 z",
            colour,
            stroke=colour,
            stroke_width=5,
            stroke_linejoin="round",
        )
        + svg.stroke("M-14,-2 A14,14 0 0 0 14,-2", hole, 5)
    )


def star(radius: float, inner: float = 0.42) -> str:
    """The path of a star."""
    points = []
    for k in range(10):
        reach, angle = (radius, radius * inner)[k % 2], math.pi * k / 5
        points.append(f"{reach * math.sin(angle):.2f},{-reach * math.cos(angle):.2f}")
    return "M" + " L".join(points) + " z"


def quarters(radius: float) -> str:
    """The four colours of people as quarters of a disc."""
    order = ("hipster", "shopper", "parent", "tourist")
    parts = ""
    for k, name in enumerate(order):
        a, b = math.pi * k / 2, math.pi * (k + 1) / 2
        d = (f"M0,0 L{radius * math.sin(a):.2f},{-radius * math.cos(a):.2f} A{radius},{radius} 0 0 1 "
             f"{radius * math.sin(b):.2f},{-radius * math.cos(b):.2f} z")  # fmt: skip
        parts += svg.path(d, PEOPLE[name])
    return parts


def mixed(colour: str, hole: str) -> str:
    """All four at once."""
    return svg.path(
        star(40),
        colour,
        stroke=INK if colour == "#FFFFFF" else colour,
        stroke_width=4,
        stroke_linejoin="round",
    )


PEOPLE_GLYPHS = {
    "tourist": camera,
    "hipster": moustache,
    "parent": pram,
    "shopper": bag,
    "mixed": mixed,
}
# Yellow is too light for white.
GLYPH_COLOURS = {"hipster": "#3A2A0C"}


def person_glyph(name: str) -> str:
    """The glyph of a colour of people, to lie on that colour."""
    return PEOPLE_GLYPHS[name](GLYPH_COLOURS.get(name, "#FFFFFF"), PEOPLE.get(name, INK))


def sun(colour: str) -> str:
    """Coral."""
    rays = "".join(
        svg.group(svg.line([(0, -28), (0, -42)], colour, 7), transform=f"rotate({45 * k})")
        for k in range(8)
    )
    return svg.circle(0, 0, 19, colour) + rays


def crown(colour: str) -> str:
    """Ivory."""
    return svg.path("M-38,26 L-42,-22 L-20,0 L0,-32 L20,0 L42,-22 L38,26 z", colour, stroke=colour, stroke_width=6,
                    stroke_linejoin="round") + "".join(svg.circle(x, y, 5.5, colour) for x, y in ((-42, -24), (0, -35), (42, -24)))  # fmt: skip


def peak(colour: str) -> str:
    """Slate."""
    return svg.path(
        "M-46,32 L-14,-24 L4,8 L16,-10 L46,32 z",
        colour,
        stroke=colour,
        stroke_width=5,
        stroke_linejoin="round",
    )


def flower(colour: str, hole: str) -> str:
    """Lilac."""
    petals = "".join(
        svg.circle(
            24 * math.sin(2 * math.pi * k / 5), -24 * math.cos(2 * math.pi * k / 5), 17, colour
        )
        for k in range(5)
    )
    return petals + svg.circle(0, 0, 12, hole)


def waves(colour: str) -> str:
    """Teal."""
    return "".join(
        svg.stroke(f"M-42,{y} q10.5,-20 21,0 t21,0 t21,0 t21,0", colour, 8.5) for y in (-22, 2, 26)
    )


def mask(colour: str, hole: str) -> str:
    """The Sneak."""
    d = "M-44,-14 C-26,-26 -10,-18 0,-12 C10,-18 26,-26 44,-14 C46,8 34,22 20,22 C10,22 4,12 0,8 C-4,12 -10,22 -20,22 C-34,22 -46,8 -44,-14 z"
    eyes = "".join(
        svg.group(svg.ellipse(20, 1, 11, 6.5, hole), transform=f"scale({s} 1) rotate(-10)")
        for s in (1, -1)
    )
    return svg.path(d, colour) + eyes


def seat_glyph(name: str, ground: str) -> str:
    """The emblem of a seat on its plate."""
    dark = "#3A2E14"
    return {
        "coral": lambda: sun("#FFFFFF"),
        "ivory": lambda: crown(dark),
        "slate": lambda: peak("#FFFFFF"),
        "lilac": lambda: flower("#46246E", ground),
        "teal": lambda: waves("#FFFFFF"),
        "sneak": lambda: mask("#FFE07A", ground),
    }[name]()


def fork_and_knife(colour: str) -> str:
    """Restaurants."""
    fork = svg.stroke(
        "M-30,-38 V-16 M-20,-38 V-16 M-10,-38 V-16 M-30,-18 Q-30,-4 -20,-4 Q-10,-4 -10,-18 M-20,-4 V38",
        colour,
        6.5,
    )
    return fork + svg.path(
        "M14,-40 C30,-34 32,-10 30,6 H23 V36 Q23,40 18.5,40 Q14,40 14,36 z", colour
    )


def house(colour: str, hole: str) -> str:
    """Housing."""
    return svg.path(
        "M0,-38 L42,0 H30 V36 H-30 V0 H-42 z",
        colour,
        stroke=colour,
        stroke_width=4,
        stroke_linejoin="round",
    ) + svg.rect(-9, 12, 18, 26, hole, rx=2)


def leisure(colour: str, hole: str) -> str:
    """Leisure: a tree with a star in it."""
    return (svg.line([(0, 10), (0, 40)], colour, 9) + svg.circle(0, -10, 29, colour)
            + svg.path(star(18), hole, transform="translate(0 -9)"))  # fmt: skip


def tag(colour: str, hole: str) -> str:
    """Retail: a price tag."""
    return (svg.path("M0,-42 L36,-14 V34 H-36 V-14 z", colour, stroke=colour, stroke_width=5, stroke_linejoin="round")
            + svg.circle(0, -20, 7, hole) + svg.line([(-18, 12), (18, 12)], hole, 7))  # fmt: skip


def universal(colour: str) -> str:
    """All four businesses."""
    four = (("#E8503C", -21, -21), ("#B07A44", 21, -21), ("#1FB09A", -21, 21), ("#3F86E8", 21, 21))
    return "".join(
        svg.circle(x, y, 18, fill, stroke=colour, stroke_width=5.5) for fill, x, y in four
    )


def business_glyph(name: str, ground: str) -> str:
    """The glyph of a business on its plate."""
    white = "#FFFFFF"
    return {
        "restaurant": lambda: fork_and_knife(white),
        "housing": lambda: house(white, ground),
        "leisure": lambda: leisure(white, ground),
        "retail": lambda: tag(white, ground),
        "universal": lambda: universal(white),
    }[name]()
