"""The nine characters: who they are is to be seen before anything is read."""

from ...drawing import palette, svg
from ...drawing.people.arms import arm
from ...drawing.people.person import Person
from ...drawing.people.posed import Pose
from ...drawing.scene import Mood
from ..portrait_places.sitter import gesture
from . import backs, heads, tempers, wear
from .sitter import Character

GOLD = "#F2B63A"


def pawn(ink: palette.Ink) -> str:
    """A piece of a game, its foot at (0, 0)."""
    shape = "M-30,0 L-26,-16 C-14,-24 -11,-44 -10,-58 L10,-58 C11,-44 14,-24 26,-16 L30,0 Z"
    body = svg.linear((0, "#FFFFFF"), (0.5, "#B8C0E0"), (1, "#4A5078"), angle=(0, 0, 1, 0.2))
    return (
        svg.path(shape, body)
        + svg.rect(-19, -64, 38, 9, "#DDE3F8", rx=4)
        + svg.circle(0, -82, 22, body)
    )


def die(ink: palette.Ink) -> str:
    """A die in the air."""
    top = svg.polygon([(0, -52), (44, -28), (0, -4), (-44, -28)], "#FFFFFF")
    left = svg.polygon([(-44, -28), (0, -4), (0, 48), (-44, 24)], "#FFC8E0")
    right = svg.polygon([(44, -28), (0, -4), (0, 48), (44, 24)], "#B85A8A")
    dots = svg.ellipse(0, -28, 10, 6, "#5A0A3A")
    dots += "".join(svg.ellipse(x, y, 5, 8, "#5A0A3A") for x, y in ((-32, 2), (-12, 26)))
    dots += "".join(svg.ellipse(x, y, 5, 8, "#2A0420") for x, y in ((12, 26), (22, 10), (32, -4)))
    return top + left + right + dots


def sprout(ink: palette.Ink) -> str:
    """Two leaves."""
    stem = svg.stroke("M0,0 Q-4,-30 0,-56", "#0A5A34", 8)
    left = svg.path("M0,-52 C-20,-92 -60,-88 -66,-84 C-62,-50 -30,-40 0,-52 Z", "#0E7A3A")
    right = svg.path("M0,-52 C16,-100 62,-108 72,-104 C72,-66 36,-44 0,-52 Z", "#0A5A34")
    return stem + left + right


def tossed(person: Person) -> tuple[str, ...]:
    """A die above an open hand."""
    flying = svg.place(die(palette.ink()), -186, 20, 1.15, turn=-18)
    return flying, arm(person, -186, 250, "open", turn=-8)


def offered(person: Person) -> tuple[str, ...]:
    """A sprout over an open hand."""
    return (
        arm(person, -158, 262, "open", turn=-10),
        svg.place(sprout(palette.ink()), -160, 176, 1.15, turn=-6),
    )


def nugget(ink: palette.Ink) -> str:
    """One hexagonal piece of gold, its foot at (0, 0)."""
    points = [(0, -70), (30, -52), (30, -18), (0, 0), (-30, -18), (-30, -52)]
    inner = [(x * 0.62, -35 + (y + 35) * 0.62) for x, y in points]
    paint = svg.linear((0, "#FFE08A"), (0.5, "#E89A1A"), (1, "#8A4A08"), angle=(0, 0, 1, 1))
    return svg.polygon(points, paint) + svg.polygon(inner, "#C87A10", stroke="#FFE9A8",
                                                    stroke_width=3)  # fmt: skip


def piece(person: Person) -> tuple[str, ...]:
    """A piece of gold, turned in the light."""
    shown = svg.place(nugget(palette.ink(glow="#FFC23A")), -172, 178, 1.6, turn=-8)
    return shown, arm(person, -166, 246, "holding", turn=-6)


def figure(person: Person) -> tuple[str, ...]:
    """The next move, held up and thought over."""
    return svg.place(pawn(palette.ink()), 154, 172, 1.35, turn=6), arm(
        person, 150, 246, "holding", turn=2, flip=True
    )


def coupe(ink: palette.Ink) -> str:
    """A shallow glass of sparkling wine, its foot at (0, 0)."""
    bowl = "M-56,-112 C-54,-70 -30,-52 -6,-48 L-6,0 L6,0 L6,-48 C30,-52 54,-70 56,-112 Z"
    wine = "M-53,-96 C-46,-72 -24,-62 0,-60 C24,-62 46,-72 53,-96 Z"
    bubbles = "".join(
        svg.circle(x, y, r, "#FFFFFF", opacity=0.9)
        for x, y, r in ((-22, -124, 5), (6, -134, 4), (24, -122, 6), (-4, -84, 4), (20, -80, 3))
    )
    return (
        svg.path(bowl, "#E8ECFF", fill_opacity=0.35, stroke="#FFFFFF", stroke_width=4)
        + svg.path(wine, "#FFC24A")
        + bubbles
    )


def toast(person: Person) -> tuple[str, ...]:
    """To you, whoever you are, and on you."""
    return svg.place(coupe(palette.ink()), -156, 200, 1.2, turn=-8), arm(
        person, -150, 252, "holding", turn=-6
    )


CAST: dict[str, Character] = {
    "adaeze_okoro": Character(
        Person("heart", 6, "bald", "black", "coat", "#0E6A50", GOLD, soft=True, build=1.16, age=1,
               marks=("earrings",), brow=0.4, lips="#B02244", eyes="#6A3A12", turn=0.35),
        Mood("gold", "#FFC24A", palette.MINT),
        backs.treasury,
        Pose(0.5, 0.52, 1.42, tilt=5),
        heads.no_hair,
        wear.agbada,
        tempers.smirk,
        tempers.lids(0.35),
        hat=heads.gele,
        held=piece,
        close=(0, -44, 164),
    ),
    "tomas_vidal": Character(
        Person("long", 3, "receding", "silver", "coat", "#3A4A70", "#D87A4A", age=2, build=0.86,
               glasses="round", brow=0.75, eyes="#3A5A4A", turn=-0.45),
        Mood("teal", "#5AC0D8", palette.WARM, "", ("#2A5464", "#183A4A", "#0C2230"), "#042430"),
        backs.downpour,
        Pose(0.48, 0.52, 1.36, tilt=-4),
        worn=wear.overcoat,
        mouth=tempers.worried,
        temper=tempers.brush,
        behind=wear.umbrella,
        held=gesture(146, 226, "fist"),
        close=(0, -22, 168),
    ),
    "ingrid_halvorsen": Character(
        Person("oval", 0, "crop", "#D2A85C", "uniform", "#24406E", "#BFF2FF", soft=True, age=1,
               build=1.1, brow=-0.2, mouth=0.5, lips="#C85A72", eyes="#3A9AD8", turn=0.0),
        Mood("steel", "#CFEFFF", "#6AF0D8", "", ("#3A5470", "#22364E", "#101C2E")),
        backs.aurora,
        Pose(0.5, 0.46, 1.5),
        heads.crown_braid,
        wear.mantle,
        held=gesture(-178, 226, "open"),
        close=(0, -14, 160),
    ),
    "rui_matsuda": Character(
        Person("gaunt", 2, "crop", "black", "coat", "#38202E", "#FF3A4A", marks=("scar",), age=1,
               brow=-1.0, eyes="#D8283A", turn=0.1),
        Mood("ember", "#FF3A3A", "#8A2AFF", "", ("#6A2030", "#3A1226", "#1A0A18"), "#2A0618"),
        backs.grudges,
        Pose(0.5, 0.47, 1.62, tilt=2),
        heads.curtain,
        mouth=tempers.worried,
        temper=tempers.lids(0.5),
        collar=wear.funnel,
        close=(0, -8, 156),
    ),
    "celeste_duarte": Character(
        Person("oval", 5, "crop", "#D8207A", "leather", "#241430", "#FF5CA8", soft=True,
               marks=("earrings", "freckles"), brow=0.9, lips="#FF4A7A", eyes="#3A2A6A", turn=0.3),
        Mood("rose", "#FF5C4A", "#FF36C8", "", ("#6A2058", "#3C1440", "#1C0C28"), "#240A30"),
        backs.fireworks,
        Pose(0.53, 0.52, 1.38, tilt=-9),
        heads.mane,
        wear.spiked,
        tempers.laugh,
        held=tossed,
        close=(8, -36, 178),
    ),
    "pavel_orlov": Character(
        Person("round", 1, "crop", "auburn", "tuxedo", "#5A1478", "#FF5CD8", age=1, brow=0.7,
               build=1.06, eyes="#4A7A3A", turn=0.4),
        Mood("violet", "#B06BFF", palette.AMBER, "", ("#4A2A90", "#2C1A60", "#150E36"), "#180A40"),
        backs.last_round,
        Pose(0.5, 0.5, 1.46, tilt=7),
        heads.pompadour,
        wear.furs,
        tempers.patter,
        tempers.together(tempers.handlebar, tempers.wink),
        held=toast,
        close=(6, -34, 168),
    ),
    "yara_haddad": Character(
        Person("oval", 3, "bald", "black", "coat", "#2A5A8A", "#2ABF8A", soft=True, brow=0.55,
               lips="#C85A5A", eyes="#5A3A1A", turn=-0.25),
        Mood("green", "#FFD34D", "#6AF0A0", "", ("#1C5A56", "#123A42", "#0A1E2A"), "#062430"),
        backs.sunrise,
        Pose(0.52, 0.47, 1.52, tilt=-4),
        heads.no_hair,
        mouth=tempers.beaming,
        behind=heads.scarf_back,
        hat=heads.scarf,
        held=offered,
        close=(0, 0, 160),
    ),
    "magnus_thiele": Character(
        Person("broad", 1, "bald", "grey", "coat", "#34404E", "#C9A35E", age=2, build=1.12,
               glasses="monocle", brow=-0.9, mouth=-0.9, eyes="#5A6A7A", turn=0.2),
        Mood("steel", "#A8C8D8", "#7AE0A8", "", ("#3A5470", "#22364E", "#101C2E"), "#0A141C"),
        backs.strongroom,
        Pose(0.5, 0.42, 1.5),
        worn=wear.banker,
        temper=tempers.together(tempers.lids(0.3), tempers.chops),
        close=(0, 24, 178),
    ),
    "lucia_ferrante": Character(
        Person("diamond", 2, "crop", "black", "turtleneck", "#1C1A3A", "#8A8AFF", soft=True,
               brow=0.0, mouth=0.4, lips="#A83A5A", eyes="#3A3A5A", turn=0.0),
        Mood("violet", palette.CYAN, palette.MAGENTA),
        backs.even,
        Pose(0.5, 0.46, 1.56),
        heads.blunt_bob,
        temper=tempers.lids(0.3),
        held=figure,
        close=(0, -6, 156),
    ),
}  # fmt: skip
"""Keys are the ids of data/new_angeles/ai/characters.yaml."""
