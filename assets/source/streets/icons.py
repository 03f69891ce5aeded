"""Icons that the table of Streets wants beside those of the house: white, for tinting, and a coin."""

from collections.abc import Iterable

from ..drawing import svg
from ..drawing.asset import Asset
from ..drawing.picture import Picture
from ..drawing.signs import icon
from ..drawing.signs.icon import Icon, ring
from ..drawing.signs.icons_tools import TOOLS
from .emblems import plates
from .emblems.colours import INK

FAMILY = "icons"
SIDE = 128
WALKER = (
    ring(13, 4.4, 2.2)
    + "M12.5,9 L9.5,14.5 L13.5,17 L13,22 M9.8,14.5 L6.5,21.5 M12.5,9 L16.5,12 L19.5,11 M12.3,9 L8,10.5 L6.5,14 "
)
HOUSE = "M3,11.5 L12,3.5 L21,11.5 M5.5,9.8 V20.5 H18.5 V9.8 "

TABLE: icon.Icons = {
    "bulb": TOOLS["hint"],
    "book": TOOLS["almanac"],
    "list": TOOLS["log"],
    "undo": TOOLS["undo"],
    "zoom": TOOLS["zoom"],
    "lock": TOOLS["lock"],
    "stack": Icon(
        "M3,8 L12,3.5 L21,8 L12,12.5 Z M3,12.2 L12,16.7 L21,12.2 M3,16.4 L12,20.9 L21,16.4"
    ),
    "seeker": Icon(ring(12, 12, 9.5) + "M12,6.5 V13", dots=((12, 16.8),)),
    "swap": Icon("M3,8 H19 M14.5,3.5 L19,8 L14.5,12.5 M21,16.5 H5 M9.5,12 L5,16.5 L9.5,21"),
    "turn": Icon("M19.5,12 A7.5,7.5 0 1 1 16,5.6 M16.5,1.5 V6.5 H11.5"),
    "scissors": Icon(
        ring(6, 6.5, 2.8) + ring(6, 17.5, 2.8) + "M8.3,8.2 L21,18.5 M8.3,15.8 L21,5.5"
    ),
    "closed_street": Icon(
        "M2.5,9 H21.5 M2.5,15 H21.5 M2.5,5 V19 M21.5,5 V19 M6.5,12 H9 M11,12 H13 M15,12 H17.5"
    ),
    "open_street": Icon(
        "M2.5,9 H21.5 M2.5,15 H21.5 M2.5,5 V19 M6.5,12 H9 M11,12 H13 M15,12 H17.5 M19,12 H21.5"
    ),
    "build": Icon(HOUSE + "M12,12 V18 M9,15 H15"),
    "home": Icon(HOUSE + "M9.8,20.5 V14.5 H14.2 V20.5"),
    "abandon": Icon(HOUSE + "M9.5,13 L14.5,18 M14.5,13 L9.5,18"),
    "move": Icon(WALKER),
    "crowd": Icon(
        ring(8, 7, 2.8)
        + ring(16, 7, 2.8)
        + "M2.5,20 C2.5,14.5 5,12.5 8,12.5 C10,12.5 11.5,13.5 12,15 C12.5,13.5 14,12.5 16,12.5 C19,12.5 21.5,14.5 21.5,20"
    ),
    "half": Icon(ring(12, 12, 9), filled="M12,3 A9,9 0 0 0 12,21 Z"),
    "sign": Icon("M5,3 H19 V14.5 H5 Z M12,14.5 V21.5", dots=((12, 8.8),)),
    "tile": Icon(
        "M3,4 H21 V20 H3 Z M3,15.5 H21 M6.5,17.8 H8.5 M11,17.8 H13 M15.5,17.8 H17.5 M8,12 V8 H13.5 V12"
    ),
    "neighbours": Icon("M3,3 H21 V21 H3 Z M9,3 V21 M15,3 V21 M3,9 H21 M3,15 H21"),
    "advisor": Icon(
        ring(12, 7.5, 4)
        + "M4,21 C4,16 7.5,13.8 12,13.8 C16.5,13.8 20,16 20,21 M9.5,14.5 L12,18.5 L14.5,14.5"
    ),
    "night": Icon("M20,14.2 A8.5,8.5 0 1 1 9.8,4 A7,7 0 0 0 20,14.2 Z"),
    "film": Icon(
        "M3,4 H21 V20 H3 Z M7.5,4 V20 M16.5,4 V20 M3,9.3 H7.5 M3,14.6 H7.5 M16.5,9.3 H21 M16.5,14.6 H21"
    ),
    "camera": Icon("M3,7.5 H7.5 L9.3,4.5 H14.7 L16.5,7.5 H21 V19.5 H3 Z " + ring(12, 13, 3.6)),
}


def coin() -> Picture:
    """A coin: a dollar's stroke, which is a sign and no word."""
    gold = svg.linear((0, "#FFE79A"), (0.5, "#F5BE3C"), (1, "#D8922A"), angle=(0, 0, 1, 1))
    face = (
        svg.circle(0, 3, 50, "#8A5A14")
        + svg.circle(0, 0, 50, gold)
        + svg.circle(0, 0, 48.5, "none", stroke="#A86E1C", stroke_width=3)
    )
    inner = svg.circle(0, 0, 38, "#F7C64E", stroke="#C98A22", stroke_width=3.4)
    mark = "M15,-14 C12,-22 -14,-24 -15,-10 C-15,2 16,-4 16,11 C15,24 -14,23 -17,12 M0,-29 V29"
    return plates.finished(
        face
        + inner
        + svg.stroke(mark, "#8A5A14", 8.5)
        + svg.path(
            "M-34,-16 A37,37 0 0 1 -8,-36",
            "none",
            stroke="#FFF8DC",
            stroke_width=4.5,
            stroke_linecap="round",
            opacity=0.9,
        ),
        SIDE,
    )


def till() -> Picture:
    """A heap of coins, for large sums."""
    drawn = ""
    for x, y, high in ((-26, 34, 3), (26, 34, 2), (0, 42, 4)):
        for k in range(high):
            drawn += svg.ellipse(x, y - 15 * k, 25, 12, "#8A5A14") + svg.ellipse(
                x, y - 5 - 15 * k, 25, 12, "#F5BE3C", stroke="#A86E1C", stroke_width=2.4
            )
            drawn += svg.ellipse(
                x, y - 5 - 15 * k, 16, 7, "#FFD870", stroke=INK, stroke_width=0.8, opacity=0.8
            )
    return plates.finished(drawn, SIDE)


def assets() -> Iterable[Asset]:
    """`name` at 128 pixels."""
    yield from icon.assets(TABLE)
    yield Asset("coin", coin, (SIDE, SIDE), kind="lossless", shown=4.0)
    yield Asset("coins", till, (SIDE, SIDE), kind="lossless", shown=4.0)
