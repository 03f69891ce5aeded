"""Symbols of what stands in the districts, on a grid of 64."""

from collections.abc import Callable, Mapping

from .. import svg
from . import flat
from .flat import bar, cut, disc, hole, slit, solid


def illness() -> str:
    """A virus."""
    spikes = [flat.around(32, 32, 24, 45 * k) for k in range(8)]
    arms = "".join(bar(f"M32,32 L{x:.2f},{y:.2f}", 4.5) + disc(x, y, 5) for x, y in spikes)
    body = cut(disc(32, 32, 17), disc(26, 28, 4.5, flat.BLACK), disc(38, 36, 4.5, flat.BLACK))
    return cut(arms, disc(32, 32, 16, flat.BLACK)) + body


def outage() -> str:
    """A light bulb crossed out."""
    bulb = solid(
        "M32,2 C18,2 10,12 10,24 C10,32 14,36 18,41 Q21,44 21,48 H43 Q43,44 46,41 "
        "C50,36 54,32 54,24 C54,12 46,2 32,2 Z M22,51 H42 V56 H22 Z M26,58 H38 V63 H26 Z"
    )
    return flat.slashed(bulb, (7, 8), (57, 56), 6, 4)


def protest() -> str:
    """A placard held up."""
    board = cut(
        svg.group(solid("M6,6 H58 V37 H6 Z"), transform="rotate(-6 32 22)"),
        slit("M15,18 L49,14.4", 6),
        slit("M16,28 L38,25.7", 6),
    )
    return board + solid("M28,38 H36 V62 H28 Z")


def strike() -> str:
    """A raised fist."""
    fingers = "".join(
        svg.rect(x, y, 10.5, 26, flat.WHITE, rx=5) for x, y in
        ((8, 12), (20, 7), (32, 7), (44, 11))
    )  # fmt: skip
    palm = solid("M8,32 H54.5 V38 C54.5,46 48,48 46,51 V62 H19 V51 C14,48 8,42 8,36 Z")
    thumb = "M12,37 H31 C36,37 37,43 32,44 C27,45 25,48 25,52"
    return cut(fingers + palm, slit(thumb, 3.6, "round"))


def development() -> str:
    """A tower beside an arrow that rises."""
    tower = cut(
        solid("M5,61 V24 L17,16 L29,24 V61 Z"),
        slit("M11,32 H23 M11,41 H23 M11,50 H23", 4.5),
    )
    return tower + solid("M47,3 L62,22 H53 V61 H41 V22 H32 Z")


def human_first() -> str:
    """A hammer held up over heads."""
    hammer = solid("M13,4 H46 Q55,5 58,15 L50,17 Q48,20 42,20 H13 Z M27,20 H37 V61 H27 Z")
    heads = disc(13, 41, 7) + disc(51, 41, 7)
    shoulders = solid("M3,61 V58 C3,53 7,50 13,50 C19,50 23,53 23,58 V61 Z")
    return hammer + heads + shoulders + svg.place(shoulders, 38, 0)


def orgcrime() -> str:
    """A hat over a mask."""
    hat = solid("M17,20 C17,7 22,2 27,5 C31,7 33,7 37,5 C42,2 47,7 47,20 Z")
    brim = solid("M3,24 C14,20 50,20 61,24 C58,30 46,31 32,31 C18,31 6,30 3,24 Z")
    face = solid("M13,35 H51 C51,50 43,61 32,61 C21,61 13,50 13,35 Z")
    return hat + brim + cut(face, hole("M17,39 L29,43 L20,47 Z M47,39 L35,43 L44,47 Z"))


def prisec() -> str:
    """The helmet of a trooper."""
    helmet = solid("M32,3 C49,3 57,14 57,29 V45 L47,61 H17 L7,45 V29 C7,14 15,3 32,3 Z")
    visor = hole("M4,24 H60 V31 L51,37 H13 L4,31 Z")
    jaw = slit("M4,42 L24,50 V63 M60,42 L40,50 V63", 4)
    return cut(helmet, visor, jaw, slit("M32,0 V14", 5))


def android() -> str:
    """A head without a face."""
    head = solid("M32,2 C44,2 50,11 50,22 C50,34 42,44 32,44 C22,44 14,34 14,22 C14,11 20,2 32,2 Z")
    chest = solid("M25,48 H39 C51,49 59,54 61,62 H3 C5,54 13,49 25,48 Z")
    seam = slit("M32,0 V16 M20,25 H44", 4)
    return cut(head, seam) + cut(chest, disc(32, 57, 4, flat.BLACK))


PIECES: Mapping[str, Callable[[], str]] = {
    "illness": illness,
    "outage": outage,
    "protest": protest,
    "strike": strike,
    "development": development,
    "human_first": human_first,
    "orgcrime": orgcrime,
    "prisec": prisec,
    "android": android,
}
