"""Mouse cursors on a grid of 32: light bodies in a dark edge, with a hot spot each."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .. import palette, svg

BODY = svg.Paint(  # over the whole cursor, so that its parts melt into one body
    '<linearGradient id="@" gradientUnits="userSpaceOnUse" x1="0" y1="2" x2="0" y2="30">'
    '<stop offset="0" stop-color="#FFFFFF"/><stop offset="1" stop-color="#B4D0FF"/>'
    "</linearGradient>"
)
EDGE = palette.BASE


def edged(*bodies: str) -> str:
    """Shapes as one body: all dark edges below all fills."""
    shapes = "".join(bodies)
    line = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    below = svg.group(shapes, fill=EDGE, stroke=EDGE, stroke_width=4, **line)
    glow = svg.group(shapes, fill=palette.CYAN, stroke=palette.CYAN, stroke_width=5.4,
                     opacity=0.35, **line)  # fmt: skip
    return glow + below + svg.group(shapes, fill=BODY)


def finger(x: float, y: float, height: float, width: float = 4.6) -> str:
    """One finger, its colour left to the group around it."""
    return svg.tag("rect", x=x, y=y, width=width, height=height, rx=width / 2)


def pointer() -> str:
    """The arrow."""
    return edged(svg.tag("path", d="M4,3 V25.5 L9.6,20.6 L13,28.6 L17.2,26.8 L13.8,19 H21 Z"))


def hand() -> str:
    """A pointing hand."""
    bodies = [
        finger(10.4, 3, 18), finger(15, 10.5, 10), finger(19.3, 11.5, 10), finger(23.4, 13, 9, 4.2),
        svg.tag("path", d="M10.4,17 L8,14.2 C6,12 3,14 4.6,16.8 L9.5,24 C10.5,26 11,27 11,29 "
                "H24.5 C24.5,26 27.6,24.5 27.6,20 V17 Z"),
    ]  # fmt: skip
    lines = svg.stroke("M15,17.5 V20 M19.4,17.5 V20 M23.5,17.8 V20", EDGE, 1.3)
    return edged(*bodies) + lines


def grab() -> str:
    """A closed hand."""
    bodies = [
        finger(8, 9.5, 10), finger(12.6, 8, 10), finger(17.2, 8.3, 10), finger(21.6, 10, 9, 4.4),
        svg.tag("path", d="M8,14.5 C4.5,14.5 4,18 6,20.5 L9.8,25 C10.6,26 11,27 11,28.5 H23 "
                "C23,26 26,24 26,19.5 V14.5 Z"),
    ]  # fmt: skip
    lines = svg.stroke("M12.6,13 V16.5 M17.2,13 V16.5 M21.7,13.5 V16.5", EDGE, 1.3)
    return edged(*bodies) + lines


def zoom() -> str:
    """A magnifying glass."""
    ring = "M23,13 A10,10 0 1 1 3,13 A10,10 0 1 1 23,13 Z M20,13 A7,7 0 1 0 6,13 A7,7 0 1 0 20,13 Z"
    handle = svg.tag("path", d="M19.3,21.5 L21.5,19.3 L29.5,27.3 L27.3,29.5 Z")
    glass = svg.circle(13, 13, 7.5, EDGE, fill_opacity=0.55)
    plus = svg.stroke("M13,9.5 V16.5 M9.5,13 H16.5", "#FFFFFF", 2)
    return edged(svg.tag("path", d=ring, fill_rule="evenodd"), handle) + glass + plus


def forbidden() -> str:
    """A crossed ring in the colour of threat."""
    ring = svg.circle(16, 16, 10.5, "none", stroke=palette.THREAT, stroke_width=4)
    slash = svg.line([(8.8, 8.8), (23.2, 23.2)], palette.THREAT, 4, stroke_linecap="butt")
    below = svg.circle(16, 16, 10.5, "none", stroke=EDGE, stroke_width=8)
    return below + svg.line([(9, 9), (23, 23)], EDGE, 8) + ring + slash


def wait() -> str:
    """An hourglass."""
    glass = svg.tag("path", d="M9,6 H23 C23,12 18.5,13.5 18.5,16 C18.5,18.5 23,20 23,26 H9 "
                    "C9,20 13.5,18.5 13.5,16 C13.5,13.5 9,12 9,6 Z")  # fmt: skip
    caps = svg.tag("rect", x=7, y=3, width=18, height=4, rx=1.4) + svg.tag(
        "rect", x=7, y=25, width=18, height=4, rx=1.4
    )
    sand = svg.path("M12,10.5 H20 C19.3,12.3 17,13.6 16,15.2 C15,13.6 12.7,12.3 12,10.5 Z "
                    "M16,19 C18,20.3 20.2,21.7 20.8,24.2 H11.2 C11.8,21.7 14,20.3 16,19 Z",
                    "#1C5FC4")  # fmt: skip
    return edged(glass, caps) + sand


@dataclass(frozen=True)
class Cursor:
    """A drawing and the point of it that clicks."""

    draw: Callable[[], str]
    hot: svg.Point


CURSORS: Mapping[str, Cursor] = {
    "pointer": Cursor(pointer, (4, 3)),
    "hand": Cursor(hand, (12.5, 3)),
    "grab": Cursor(grab, (16, 16)),
    "zoom": Cursor(zoom, (13, 13)),
    "forbidden": Cursor(forbidden, (16, 16)),
    "wait": Cursor(wait, (16, 16)),
}
