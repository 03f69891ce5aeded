"""Paints and lines that the jokes have in common."""

from ...drawing import palette, svg

INK = "#12333C"


def sheen(colour: str, light: float = 0.32, dark: float = 0.30) -> svg.Paint:
    """A surface in the low sun, from the upper left to the lower right."""
    return svg.linear(
        (0, palette.lighten(colour, light)),
        (0.5, colour),
        (1, palette.mix(colour, "#27405E", dark)),
        angle=(0, 0, 1, 1),
    )


def globe(colour: str, light: float = 0.5, dark: float = 0.42) -> svg.Paint:
    """A round surface."""
    return svg.radial(
        (0, palette.lighten(colour, light)),
        (0.45, colour),
        (1, palette.mix(colour, "#27405E", dark)),
        centre=(0.33, 0.28),
        radius=0.82,
    )


def inline(d: str, width: float = 2.6, colour: str = INK, **more: object) -> str:
    """A line of ink inside a drawing."""
    return svg.stroke(d, colour, width, **more)


def shine(d: str, width: float = 4, opacity: float = 0.6) -> str:
    """A highlight."""
    return svg.stroke(d, "#FFFFFF", width, opacity=opacity)


def steam(x: float, y: float, high: float = 26, colour: str = "#FFFFFF") -> str:
    """A curl of steam above a place."""
    q = high / 4
    return svg.stroke(f"M{x},{y} c-8,{-q} -8,{-q} 0,{-2 * q} c8,{-q} 8,{-q} 0,{-2 * q}", colour, 6)


def eye(x: float, y: float, radius: float, look: tuple[float, float] = (0.25, 0.1)) -> str:
    """An eye that looks somewhere."""
    dx, dy = look
    return (svg.circle(x, y, radius, "#FFFFFF", stroke=INK, stroke_width=2.2) + svg.circle(x + dx * radius, y + dy * radius, radius * 0.52, INK)
            + svg.circle(x + dx * radius - radius * 0.18, y + dy * radius - radius * 0.2, radius * 0.17, "#FFFFFF"))  # fmt: skip
