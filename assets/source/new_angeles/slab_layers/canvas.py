"""What all layers of a slab share: one canvas, so that they lie on each other at (0, 0)."""

from ...drawing import slab
from ...drawing.asset import Box
from ...drawing.iso import Ground
from ...drawing.picture import Picture
from ...drawing.rng import Rng

SCALE = 1.25  # pixels of the files for one of the slab's own measures
SIZE = (900, 800)
ANCHOR = (0.5, 0.66)
SHOWN = 2.362  # pixels of the files for one of a slab 348 pixels wide
WIDE = 822  # of the slab itself within the picture
DOCK = 37  # the ends of level bridges lie this far below the anchor, where a slab is widest
FIGURE, TOKEN = (198, 220), (116, 116)
CROWDED = {"of_3": 0.92, "of_4": 0.84}  # sizes of figures where there are many
# Where the middles of pieces are from the anchor, in pixels of a slab 348 wide: figures stand in
# the front, which every city leaves calm, and tokens lie along its edges, drawn after the figures.
SPOTS = {
    "figure_1_of_1": (0, 30),
    "figure_1_of_2": (-44, 25),
    "figure_2_of_2": (46, 25),
    "figure_1_of_3": (-64, 8),
    "figure_2_of_3": (0, 32),
    "figure_3_of_3": (64, 8),
    "figure_1_of_4": (-86, -8),
    "figure_2_of_4": (-29, 27),
    "figure_3_of_4": (31, 27),
    "figure_4_of_4": (88, -8),
    "token_1": (-112, 42),
    "token_2": (-74, 64),
    "token_3": (-148, 21),
    "development": (112, 42),
}


def boxes() -> dict[str, Box]:
    """The places of the pieces in the file."""
    found = {}
    for name, (x, y) in SPOTS.items():
        share = CROWDED.get(name[-4:], 1.0)
        wide, tall = (side * share for side in (FIGURE if name.startswith("figure") else TOKEN))
        left = SIZE[0] * ANCHOR[0] + x * SHOWN - wide / 2
        top = SIZE[1] * ANCHOR[1] + y * SHOWN - tall / 2
        found[name] = (round(left), round(top), round(wide), round(tall))
    return found


def new_ground(name: str) -> Ground:
    """Empty ground of a slab, to be drawn at the size of the files."""
    return Ground(*slab.SIZE, slab.ORIGIN, slab.UNIT, Rng(name), SCALE)


def drawn(*items: str) -> Picture:
    """Fragments in the slab's own measures as a layer."""
    return new_ground("").drawn(*items)
