"""Fragments of SVG as plain strings.

A fragment brings its own gradients and filters along: their ids come from their content, so
fragments can be put together in any order and nothing has to be registered anywhere.
There is no function for text: words are laid by the game in the player's language.
"""

import hashlib
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]


class Paint(str):
    """A reference like url(#id) that carries its definition along."""

    definition: str

    def __new__(cls, body: str) -> "Paint":
        name = "d" + hashlib.sha256(body.encode()).hexdigest()[:12]
        paint = super().__new__(cls, f"url(#{name})")
        paint.definition = body.replace("@", name, 1)
        return paint


def number(value: float) -> str:
    """A number as short as possible, so that the same drawing is the same text."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def tag(name: str, inner: str = "", /, **attributes: object) -> str:
    """An element; underscores become hyphens, None is left out, paints bring definitions."""
    parts, definitions = [name], ""
    for key, value in attributes.items():
        if value is None:
            continue
        if isinstance(value, Paint):
            definitions += value.definition
        shown = number(value) if isinstance(value, float | int) else str(value)
        parts.append(f'{key.rstrip("_").replace("_", "-")}="{shown}"')
    before = f"<defs>{definitions}</defs>" if definitions else ""
    return (
        f"{before}<{' '.join(parts)}>{inner}</{name}>" if inner else f"{before}<{' '.join(parts)}/>"
    )


def document(width: float, height: float, *items: str, box: str = "") -> str:
    """A whole drawing."""
    view = box or f"0 0 {number(width)} {number(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width)}" '
        f'height="{number(height)}" viewBox="{view}">{"".join(items)}</svg>'
    )


def _stops(stops: Iterable[Stop]) -> str:
    return "".join(
        tag("stop", offset=s[0], stop_color=s[1], stop_opacity=s[2] if len(s) > 2 else None)
        for s in stops
    )


def linear(*stops: Stop, angle: Sequence[float] = (0, 0, 0, 1)) -> Paint:
    """A gradient along (x1, y1, x2, y2) of the shape's own box; downwards unless told."""
    x1, y1, x2, y2 = (number(v) for v in angle)
    return Paint(
        f'<linearGradient id="@" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
        f"{_stops(stops)}</linearGradient>"
    )


def radial(*stops: Stop, centre: Point = (0.5, 0.5), radius: float = 0.5) -> Paint:
    """A round gradient in the shape's own box."""
    x, y = (number(v) for v in centre)
    return Paint(
        f'<radialGradient id="@" cx="{x}" cy="{y}" r="{number(radius)}">'
        f"{_stops(stops)}</radialGradient>"
    )


def blur(amount: float) -> Paint:
    """A blur filter. Slow on large shapes: blur whole layers with picture.blurred instead."""
    return Paint(
        '<filter id="@" x="-60%" y="-60%" width="220%" height="220%">'
        f'<feGaussianBlur stdDeviation="{number(amount)}"/></filter>'
    )


def clip(shape: str) -> Paint:
    """A clip path of the given shapes."""
    return Paint(f'<clipPath id="@">{shape}</clipPath>')


def mask(content: str) -> Paint:
    """A mask: what is white in it stays."""
    return Paint(f'<mask id="@">{content}</mask>')


def group(*items: str, **attributes: object) -> str:
    """Items together, with common attributes."""
    return tag("g", "".join(items) or " ", **attributes)


def place(
    item: str,
    x: float,
    y: float,
    scale: float = 1,
    *,
    flip: bool = False,
    turn: float = 0,
    opacity: float | None = None,
) -> str:
    """A fragment moved to (x, y), then turned by degrees, scaled, and mirrored if asked."""
    across = -scale if flip else scale
    move = f"translate({number(x)} {number(y)})"
    spin = f" rotate({number(turn)})" if turn else ""
    return group(item, transform=f"{move}{spin} scale({across:.4f} {scale:.4f})", opacity=opacity)


def rect(x: float, y: float, width: float, height: float, fill: str, **more: object) -> str:
    """A rectangle."""
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, **more)


def circle(x: float, y: float, radius: float, fill: str, **more: object) -> str:
    """A circle."""
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, **more)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **more: object) -> str:
    """An ellipse."""
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def path(d: str, fill: str = "none", **more: object) -> str:
    """A path by its commands."""
    return tag("path", d=d, fill=fill, **more)


def polygon(points: Iterable[Point], fill: str, **more: object) -> str:
    """A closed shape by its corners."""
    return tag("polygon", points=joined(points), fill=fill, **more)


def line(points: Iterable[Point], stroke: str, width: float = 1, **more: object) -> str:
    """An open line through points, with round ends and corners."""
    style: dict[str, object] = {"stroke_linecap": "round", "stroke_linejoin": "round", **more}
    return tag(
        "polyline", points=joined(points), fill="none", stroke=stroke, stroke_width=width, **style
    )


def stroke(d: str, colour: str, width: float = 1, **more: object) -> str:
    """A path that is only a line."""
    style: dict[str, object] = {"stroke_linecap": "round", "stroke_linejoin": "round", **more}
    return tag("path", d=d, fill="none", stroke=colour, stroke_width=width, **style)


def joined(points: Iterable[Point]) -> str:
    """Points as SVG wants them."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)
