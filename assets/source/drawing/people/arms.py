"""Arms before the chest: what a person holds tells what they do."""

from .. import palette, svg
from .clothes import cloth
from .person import Person


def sleeve(p: Person, x: float, y: float, elbow: float) -> str:
    """A forearm from below the picture to the wrist at (x, y)."""
    shape = (
        f"M{x - 27},{y} L{x + 27},{y} C{x + 40},{y + 90} {elbow + 80},{y + 190} "
        f"{elbow + 90},560 L{elbow - 90},560 C{elbow - 60},{y + 200} "
        f"{x - 40},{y + 110} {x - 27},{y} Z"
    )
    tone = palette.lighten(p.cloth, 0.1)
    cuff = svg.rect(x - 31, y - 4, 62, 24, palette.darken(tone, 0.35), rx=6)
    return (
        svg.path(shape, cloth(p, tone))
        + cuff
        + svg.line([(x - 28, y + 8), (x + 28, y + 8)], p.accent, 3)
    )


def fingers(p: Person, grip: str) -> str:
    """A hand, its wrist at (0, 0) and its thumb on the right: holding, open, pointing or fist."""
    skin, dark = p.skin_tone, palette.darken(p.skin_tone, 0.5)
    reach = {
        "holding": (34, 38, 36, 28),
        "open": (64, 74, 70, 52),
        "pointing": (22, 24, 26, 84),
        "fist": (20, 23, 23, 20),
    }[grip]
    hand = svg.path("M-26,6 L-32,-34 Q-32,-58 -24,-60 L26,-62 Q34,-56 32,-34 L26,6 Z", skin)
    spread = 5 if grip == "open" else 0
    for k, long in enumerate(reach):
        x = -23 + k * 15.4
        lean = (k - 1.5) * spread
        hand += svg.line([(x, -50), (x + lean, -56 - long)], dark, 17.5)
        hand += svg.line(
            [(x - 0.8, -50), (x + lean - 0.8, -55 - long)],
            skin if k < 2 else palette.darken(skin, 0.16),
            14,
        )
    thumb = "M28,-14 Q48,-34 44,-66" if grip in ("holding", "open") else "M28,-18 Q34,-44 2,-48"
    return hand + svg.stroke(thumb, dark, 20) + svg.stroke(thumb, palette.darken(skin, 0.1), 16)


def arm(
    p: Person,
    x: float,
    y: float,
    grip: str = "holding",
    *,
    elbow: float = 0,
    turn: float = 0,
    flip: bool = False,
) -> str:
    """A raised forearm; x and y say where the wrist is, in the units of the person."""
    hand = svg.place(fingers(p, grip), x, y, 1.12, flip=flip, turn=turn)
    return sleeve(p, x, y, elbow or x * 1.5) + hand
