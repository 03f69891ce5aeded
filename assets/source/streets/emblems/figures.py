"""The people: each colour has a head and a thing of its own; 100 units high, feet at (0, 0)."""

from dataclasses import dataclass

from ...drawing import palette, svg
from .colours import CREAM, INK, PEOPLE

STRIDES = {
    "standing": (0.0, 0.0),
    "walking_1": (11.0, -11.0),
    "walking_2": (3.0, -3.0),
    "walking_3": (-11.0, 11.0),
}


@dataclass(frozen=True)
class Looks:
    """What a colour of people looks like."""

    skin: str
    hair: str
    cap: str = CREAM


LOOKS = {
    "tourist": Looks("#B97B52", "#5A3626", "#FFF3D0"),
    "hipster": Looks("#E0A070", "#4A2A18", "#D2503C"),
    "parent": Looks("#F0B98C", "#6A3A22"),
    "shopper": Looks("#8A5638", "#7A2438"),
}


def trousers(name: str) -> str:
    """What the legs wear."""
    return palette.mix(PEOPLE[name], INK, 0.52)


def surface(colour: str) -> svg.Paint:
    """Cloth in the low sun."""
    return svg.linear(
        (0, palette.lighten(colour, 0.24)),
        (0.5, colour),
        (1, palette.mix(colour, "#2A4A78", 0.30)),
        angle=(0, 0, 1, 0.35),
    )


def legs(name: str, stride: tuple[float, float], bob: float) -> str:
    """Both legs with their shoes."""
    drawn = ""
    for foot, hip in zip(stride, (4.5, -4.5) if stride[0] == 0 else (1.0, -1.0), strict=True):
        foot = hip if stride[0] == 0 else foot
        lift = 3.5 if stride[0] and foot < 0 else 0
        drawn += svg.line([(hip, -30 + bob), (foot, -5 - lift)], trousers(name), 9)
        drawn += svg.ellipse(foot + 2, -3.5 - lift, 6, 3.6, "#33241E")
    return drawn


def body(name: str) -> str:
    """The coat."""
    colour = PEOPLE[name]
    shape = "M-18,-25 C-21,-46 -17,-62 0,-62 C17,-62 21,-46 18,-25 Q0,-18 -18,-25 z"
    return svg.path(shape, surface(colour))


def head(name: str) -> str:
    """The face with its hair or hat, the middle of the head at (0, -76)."""
    looks = LOOKS[name]
    skin = svg.radial(
        (0, palette.lighten(looks.skin, 0.22)),
        (0.7, looks.skin),
        (1, palette.mix(looks.skin, "#6A3A4A", 0.3)),
        centre=(0.35, 0.35),
        radius=0.75,
    )
    face = svg.circle(0, -76, 15, skin)
    eyes = svg.circle(-5, -75, 1.9, "#2A1C18") + svg.circle(6, -75, 1.9, "#2A1C18")
    if name == "tourist":
        return (face + eyes + svg.stroke("M-3,-68.5 Q1,-66 5,-68.5", "#5A2A1E", 2)
                + svg.path("M-15,-82 C-14,-98 14,-98 15,-82 z", surface(looks.cap)) + svg.ellipse(0, -82, 25, 5.5, surface(looks.cap))
                + svg.path("M-15.5,-85 Q0,-80 15.5,-85 L15,-89 Q0,-84 -15,-89 z", "#8E5BD9"))  # fmt: skip
    if name == "hipster":
        return (face + eyes + svg.path("M-15,-74 C-16,-58 -8,-54 0,-54 C8,-54 16,-58 15,-74 C11,-69 8,-71 0,-71 C-8,-71 -11,-69 -15,-74 z", looks.hair)
                + svg.path("M-17,-79 C-18,-99 18,-99 17,-79 Q0,-84 -17,-79 z", surface(looks.cap))
                + svg.path("M-17.5,-78 Q0,-84 17.5,-78 L17,-84 Q0,-90 -17,-84 z", palette.mix(looks.cap, INK, 0.22)) + svg.circle(0, -98, 5, surface(looks.cap)))  # fmt: skip
    if name == "parent":
        return (face + eyes + svg.stroke("M-4,-68 Q1,-64.5 6,-68", "#8A3A2A", 2.2)
                + svg.path("M-16.5,-74 C-19,-98 19,-98 16.5,-74 C13,-84 4,-86 -3,-86 C-10,-86 -14,-82 -16.5,-74 z", surface(looks.hair)) + svg.circle(-2, -95, 5.5, surface(looks.hair)))  # fmt: skip
    return (svg.path("M-17,-60 C-22,-98 22,-98 17,-60 z", surface(looks.hair)) + face + eyes + svg.stroke("M-3,-68 Q1,-65 5,-68", "#4A1A14", 2)
            + svg.path("M-15.5,-74 C-17,-96 17,-96 15.5,-74 C12,-84 2,-88 -6,-85 C-11,-83 -14,-80 -15.5,-74 z", surface(looks.hair)))  # fmt: skip


def thing(name: str) -> str:
    """What they carry."""
    if name == "tourist":
        return (svg.stroke("M-11,-58 L-2,-44 L10,-58", "#3A2A4A", 2.4) + svg.rect(-11, -47, 22, 15, "#2A2438", rx=3)
                + svg.rect(-4, -50, 8, 4, "#2A2438", rx=1.5) + svg.circle(0, -39.5, 5.2, "#DDE8F0") + svg.circle(0, -39.5, 3, "#3A5A78"))  # fmt: skip
    if name == "hipster":
        return (
            svg.stroke("M-15,-50 Q-6,-38 4,-39", palette.mix(PEOPLE[name], INK, 0.3), 3)
            + svg.rect(2, -45, 9, 11, CREAM, rx=2)
            + svg.rect(2, -42, 9, 4, "#8A5A34")
        )
    if name == "parent":
        child = svg.circle(14, -47, 8.5, "#F6C9A0") + svg.path(
            "M5.5,-48 A8.5,8.5 0 0 1 22.5,-48 Q14,-53 5.5,-48 z", "#E8B04A"
        )
        wrap = svg.path("M3,-44 Q14,-36 24,-44 Q25,-27 13,-27 Q3,-28 3,-44 z", "#FFF6E4")
        return (
            wrap
            + child
            + svg.circle(12, -47, 1.3, "#2A1C18")
            + svg.circle(17, -47, 1.3, "#2A1C18")
            + svg.stroke("M-15,-48 Q-6,-31 12,-32", palette.lighten(PEOPLE[name], 0.1), 7)
        )
    bags = ""
    for x, colour in ((-22, "#F26A5A"), (22, "#FFD978")):
        bags += svg.stroke(f"M{x * 0.72},-52 L{x},-34", PEOPLE[name], 6)
        bags += svg.stroke(f"M{x - 4},-24 Q{x},-36 {x + 4},-24", CREAM, 2.2)
        bags += svg.path(f"M{x - 8},-25 h16 l1.5,17 h-19 z", CREAM) + svg.rect(
            x - 8.6, -19, 17.2, 5, colour
        )
    return bags


def upright(name: str, pose: str) -> str:
    """A standing or walking figure."""
    stride = STRIDES[pose]
    bob = -2.5 if pose == "walking_2" else 0
    upper = body(name) + thing(name) + head(name)
    return legs(name, stride, bob) + svg.group(upper, transform=f"translate(0 {bob})")


def lying(name: str) -> str:
    """A figure at home on its towel, 100 units long, its middle at (0, 0)."""
    colour, looks = PEOPLE[name], LOOKS[name]
    towel = "M-44,-17 L52,-17 L44,19 L-52,19 z"
    stripes = "".join(
        svg.path(f"M{x},-17 h9 l-8,36 h-9 z", palette.mix(colour, CREAM, 0.45))
        for x in range(-36, 50, 18)
    )
    cloth = svg.path(towel, CREAM) + svg.group(stripes, clip_path=svg.clip(svg.path(towel, "#fff")))
    legs_ = (
        svg.line([(20, -4), (41, -5)], trousers(name), 8)
        + svg.line([(20, 6), (41, 7)], trousers(name), 8)
        + svg.circle(43, -5, 4.5, "#33241E")
        + svg.circle(43, 7, 4.5, "#33241E")
    )
    coat = svg.path(
        "M-16,-10 C-6,-15 18,-13 26,-10 Q30,1 26,12 C18,14 -6,16 -16,11 z", surface(colour)
    )
    item = {
        "tourist": svg.rect(-3, -7, 16, 12, "#2A2438", rx=2.5) + svg.circle(5, -1, 4, "#DDE8F0"),
        "hipster": svg.path("M-20,-9 C-8,-10 -8,11 -20,10 C-17,4 -17,-4 -20,-9 z", looks.hair),
        "parent": svg.circle(4, 0, 6.5, "#F6C9A0")
        + svg.path("M6,-7 Q17,-6 17,1 Q17,8 6,7 Q11,0 6,-7 z", "#FFF6E4"),
        "shopper": svg.rect(0, -4, 13, 12, CREAM, rx=1.5)
        + svg.rect(0, 0, 13, 4, "#F26A5A")
        + svg.stroke("M3,-4 Q6.5,-11 10,-4", CREAM, 2),
    }[name]
    face = svg.circle(-27, 0, 12.5, looks.skin)
    face += svg.stroke("M-27,-6 q2.5,1.5 0,4 M-27,4 q2.5,1.5 0,4", "#2A1C18", 1.6)
    top = {
        "tourist": svg.ellipse(-36, 0, 8, 17, surface(looks.cap))
        + svg.ellipse(-38, 0, 8, 9, palette.lighten(looks.cap, 0.4)),
        "hipster": svg.path("M-30,-13 C-46,-14 -46,14 -30,13 Q-34,0 -30,-13 z", surface(looks.cap))
        + svg.circle(-44, 0, 4, looks.cap),
        "parent": svg.path("M-28,-13 C-44,-14 -44,14 -28,13 Q-33,0 -28,-13 z", surface(looks.hair))
        + svg.circle(-42, -3, 4, looks.hair),
        "shopper": svg.path(
            "M-24,-14 C-47,-17 -47,17 -24,14 Q-32,0 -24,-14 z", surface(looks.hair)
        ),
    }[name]
    return cloth + legs_ + coat + face + item + top
