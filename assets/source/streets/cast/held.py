"""What the characters hold, in units of a head that is 235 high; hands before the chest."""

from ...drawing import palette, svg
from ...drawing.people.arms import fingers
from ..emblems.colours import CREAM, INK
from . import wear
from .bust import Sitter


def arm(
    who: Sitter, cloth: str, x: float, y: float, grip: str, turn: float = 0, flip: bool = False
) -> str:
    """A forearm from below the picture, with its hand."""
    elbow = x * 1.45
    sleeve = svg.path(
        f"M{x - 29},{y} L{x + 29},{y} C{x + 46},{y + 80} {elbow + 70},{y + 160} {elbow + 80},420 "
        f"L{elbow - 80},420 C{elbow - 60},{y + 170} {x - 44},{y + 90} {x - 29},{y} Z",
        wear.surface(palette.lighten(cloth, 0.08), 0.45),
    )
    cuff = svg.rect(x - 33, y - 4, 66, 22, wear.surface(palette.mix(cloth, INK, 0.28)), rx=7)
    return sleeve + cuff + svg.place(fingers(who, grip), x, y, 1.12, flip=flip, turn=turn)


def bell() -> str:
    """A bell for the next table."""
    dome = svg.path("M-46,0 C-46,-62 46,-62 46,0 z", wear.surface("#F2C24A", 0.5))
    return (
        svg.rect(-54, 0, 108, 16, wear.surface("#8A4A26"), rx=7)
        + dome
        + svg.circle(0, -52, 9, wear.surface("#E8A93A"))
        + svg.stroke("M-30,-14 Q-26,-38 -6,-42", "#FFFFFF", 6, opacity=0.75)
    )


def tray() -> str:
    """A tray with three glasses."""
    drawn = svg.ellipse(0, 6, 104, 20, wear.surface("#8E9CA8", 0.5)) + svg.ellipse(
        0, 0, 104, 19, wear.surface("#DCE4EA", 0.3)
    )
    for x, colour in ((-56, "#E8604C"), (-6, "#F2B632"), (48, "#4FA65B")):
        glass = svg.path(
            "M-22,-78 L22,-78 L15,0 H-15 z",
            "#FFFFFF",
            fill_opacity=0.45,
            stroke="#FFFFFF",
            stroke_width=3,
        )
        drink = svg.path("M-19,-56 L19,-56 L14,-3 H-14 z", wear.surface(colour, 0.25))
        straw = svg.line([(4, -10), (20, -104)], "#FFF6E4", 6) + svg.circle(
            -16, -76, 13, wear.surface("#F5D24A")
        )
        drawn += svg.place(straw + glass + drink, x, -2, 1)
    return drawn


def till_slip() -> str:
    """A long slip with sums on it."""
    paper = svg.path(
        "M-38,-150 L-26,-158 L-13,-150 L0,-158 L13,-150 L26,-158 L38,-150 V30 C38,70 12,84 26,120 L-40,120 C-56,80 -38,60 -38,30 z",
        wear.surface("#FFF8EA", 0.16),
    )
    rows = "".join(
        svg.rect(-28, -132 + k * 19, 30 - 7 * (k % 3), 6, "#8A7A64", rx=2)
        + svg.rect(12, -132 + k * 19, 16, 6, "#E8503C" if k % 3 == 1 else "#4A4034", rx=2)
        for k in range(9)
    )
    return paper + rows


def pencil(colour: str = "#F2B632") -> str:
    """A pencil that points up."""
    return (
        svg.rect(-9, -96, 18, 104, wear.surface(colour, 0.3))
        + svg.path("M-9,-96 L0,-124 L9,-96 z", "#F2D8B0")
        + svg.path("M-3.6,-113 L0,-124 L3.6,-113 z", INK)
        + svg.rect(-9, 4, 18, 14, "#E8788A", rx=3)
    )


def keys() -> str:
    """A ring with too many keys."""
    ring = svg.circle(0, 0, 44, "none", stroke="#9A7A2E", stroke_width=11) + svg.circle(
        0, 0, 44, "none", stroke="#F2C24A", stroke_width=7
    )
    drawn = ""
    for turn, colour, long in (
        (52, "#C9D3DA", 88),
        (26, "#F2C24A", 104),
        (0, "#C98F4A", 96),
        (-26, "#F2C24A", 108),
        (-52, "#C9D3DA", 86),
    ):
        key = svg.circle(0, 12, 15, "none", stroke=wear.surface(colour), stroke_width=9)
        key += svg.line([(0, 26), (0, long)], palette.mix(colour, INK, 0.35), 12) + svg.line(
            [(-1.5, 26), (-1.5, long)], colour, 8
        )
        key += svg.line([(0, long - 3), (17, long - 3)], colour, 8) + svg.line(
            [(0, long - 19), (13, long - 19)], colour, 8
        )
        drawn += svg.group(key, transform=f"rotate({turn}) translate(0 42) rotate({-turn * 0.35})")
    return drawn + ring


def plan_roll() -> str:
    """A rolled plan under the arm."""
    roll = svg.rect(-26, -150, 52, 300, wear.surface("#5E9ACA", 0.4), rx=10)
    lines = svg.stroke(
        "M-14,-120 V110 M4,-128 V120 M-20,-70 H22 M-20,0 H22 M-20,66 H22",
        "#D8ECF8",
        3.4,
        opacity=0.85,
    )
    end = (
        svg.ellipse(0, -150, 26, 10, "#D8ECF8")
        + svg.ellipse(0, -150, 17, 6, "#2E5E86")
        + svg.ellipse(2, -149, 9, 3, "#D8ECF8")
    )
    return roll + lines + end


def barrier() -> str:
    """The end of a street, ready at hand."""
    body = svg.rect(-150, -22, 300, 44, CREAM, rx=8)
    stripes = "".join(
        svg.polygon([(x, -22), (x + 38, -22), (x + 14, 22), (x - 24, 22)], "#E0483A")
        for x in range(-150, 190, 76)
    )
    shade = svg.rect(-150, 8, 300, 14, "#3A2A56", rx=6, opacity=0.2)
    lamp = svg.circle(-96, -38, 18, wear.surface("#FFC83A", 0.35)) + svg.rect(
        -112, -26, 32, 9, "#4A4460", rx=3
    )
    return (
        svg.group(body + stripes, clip_path=svg.clip(svg.rect(-150, -22, 300, 44, "#fff", rx=8)))
        + shade
        + lamp
    )


def token() -> str:
    """The enamel plate that was missing."""
    return (
        svg.rect(-50, -50, 100, 100, INK, rx=20)
        + svg.rect(-46, -46, 92, 92, CREAM, rx=17)
        + svg.rect(-37, -37, 74, 74, wear.surface("#2A9D8F", 0.4), rx=11)
        + svg.circle(0, -8, 20, CREAM)
        + svg.rect(-4, 6, 8, 22, CREAM)
        + svg.stroke("M-28,-20 Q-26,-30 -14,-30", "#FFFFFF", 5, opacity=0.8)
    )


def lantern() -> str:
    """A dark lantern with its door ajar."""
    body = svg.path("M-38,-10 H38 L32,78 H-32 z", wear.surface("#4A4060", 0.4)) + svg.path(
        "M-42,-10 L-22,-40 H22 L42,-10 z", wear.surface("#5A5074", 0.4)
    )
    glass = svg.rect(
        -22,
        2,
        44,
        60,
        svg.radial((0, "#FFFBE0"), (0.5, "#FFD860"), (1, "#F29A2A"), centre=(0.5, 0.55)),
        rx=5,
    )
    ring = svg.stroke("M-16,-40 C-16,-72 16,-72 16,-40", "#3A3250", 7)
    glow = svg.circle(0, 32, 92, svg.radial((0, "#FFE38A", 0.65), (1, "#FFE38A", 0)))
    return ring + body + glass + svg.line([(0, 2), (0, 62)], "#4A4060", 4) + glow
