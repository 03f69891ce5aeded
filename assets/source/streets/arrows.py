"""The gold arrow over the long edge of a road: where its symbols point."""

from collections.abc import Iterable
from functools import partial

from ..drawing import svg
from ..drawing.asset import Asset
from ..drawing.picture import Picture, blurred, over, render, shifted, tinted
from .emblems.colours import INK
from .model.camera import DEPTH, ROTATIONS, S, turned

FAMILY = "arrows"
SIDE = 96
HALF, TIP, BASE = (
    0.145,
    0.062,
    -0.055,
)  # in cells: half its width, and how far it reaches out and in


def arrow(rotation: int, lit: bool) -> Picture:
    """The arrow with the middle of the edge in the middle of the file."""
    points = [turned(*spot, rotation) for spot in ((-HALF, BASE), (HALF, BASE), (0, TIP))]
    flat = [(x * S, y * DEPTH * S) for x, y in points]
    box = f"{-SIDE / 2} {-SIDE / 2} {SIDE} {SIDE}"
    if lit:
        return render(SIDE, SIDE, svg.polygon(flat, "#FFE7B0", opacity=0.42), box=box)
    gold = svg.linear((0, "#FFE08A"), (0.5, "#FFC24A"), (1, "#F0A52E"), angle=(0, 0, 1, 1))
    picture = render(
        SIDE,
        SIDE,
        svg.polygon(flat, gold, stroke="#8A5A14", stroke_width=3, stroke_linejoin="round"),
        box=box,
    )
    dark = blurred(picture[..., 3:], 1.5)[..., 0] * 0.3
    return over(tinted(shifted(dark, 1, 3), INK), picture)


def assets() -> Iterable[Asset]:
    """`rotation.state`."""
    for rotation in ROTATIONS:
        for state in ("open", "closed"):
            yield Asset(
                f"{rotation}.{state}",
                partial(arrow, rotation, state == "closed"),
                (SIDE, SIDE),
                kind="lossless",
            )
