"""The four figures as small sculptures."""

from ...drawing import palette, svg
from ...drawing.iso import Ground, box
from ...drawing.picture import Picture
from ...drawing.rng import Rng
from .relief import ball, form, limb, modelled, plinth

SIZE = (144, 160)
FOOT = (72.0, 111.0)


def sculpture(base: str, body: str, lights: str, colour: str, grow: float) -> Picture:
    """A figure on its plinth, drawn to stand inside the picture with room for its glow."""
    solid, shine = base + svg.place(body, 7.2, 11, 0.9), svg.place(lights, 7.2, 11, 0.9)
    return modelled(*SIZE, solid, shine, colour, grow=grow)


def bust(x: float, y: float, size: float, cloth: str, skin: str) -> str:
    """One of a crowd, from the knees up; y is where the body ends below."""
    s = size
    d = (
        f"M{x - 13 * s},{y} C{x - 17 * s},{y - 26 * s} {x - 17 * s},{y - 40 * s} {x - 5 * s},{y - 42 * s} "
        f"L{x + 5 * s},{y - 42 * s} C{x + 17 * s},{y - 40 * s} {x + 17 * s},{y - 26 * s} {x + 13 * s},{y} Z"
    )
    return form(d, cloth) + ball(x, y - 50 * s, 9.5 * s, 10.5 * s, skin)


def human_first(grow: float = 1.0) -> Picture:
    """A crowd, and a hammer high above it."""
    colour = palette.PIECES["human_first"]
    base, body = plinth(*FOOT, 50, 6, colour, 0.5236), ""
    dark, warm = "#6A4048", "#8A5238"
    body += bust(46, 108, 0.92, "#54405E", "#B98260") + bust(100, 108, 0.92, "#4A4468", "#E3B494")
    body += limb([(108, 74), (120, 58), (117, 42)], 9, "#4A4468") + ball(117, 38, 7, 7.5, "#E3B494")
    body += limb([(28, 92), (19, 76), (24, 62)], 9, dark) + ball(24, 57, 7, 7.5, "#CF9A76")
    body += bust(34, 128, 1.0, dark, "#CF9A76") + bust(108, 129, 1.0, warm, "#7E5038")
    # The hammer is the largest thing: it has to be read where the crowd is only a dark mass.
    body += limb([(92, 88), (66, 16)], 7.5, "#C89A6A")
    body += svg.group(
        form("M36,4 H88 Q97,6 97,18 Q97,30 88,32 H36 Q30,18 36,4 Z", "#FF9A5A"),
        transform="rotate(-19 66 18) translate(0 -2)",
    )
    body += bust(72, 138, 1.22, "#B85A32", "#D8A078")
    body += limb([(58, 96), (44, 84), (56, 72)], 12, "#B85A32")
    body += limb([(86, 94), (97, 82), (84, 66)], 12, "#B85A32") + ball(83, 62, 8.5, 8.5, "#D8A078")
    lights = svg.line([(44, 16), (85, 2)], "#FFF0D8", 3)
    lights += svg.line([(62, 78), (80, 82)], palette.lighten(colour, 0.4), 4)
    lights += svg.line([(60, 104), (72, 112), (84, 104)], colour, 4)
    return sculpture(base, body, lights, colour, grow)


def car(ground: Ground) -> tuple[str, str]:
    """A long low car along x, and its lights."""
    paint = "#D0A8FF"
    body = box(ground, 0, 0, 0.14, 4.1, 1.6, 0.62, paint)
    body += box(ground, 1.15, 0.14, 0.76, 1.9, 1.32, 0.55, "#9A6CE0")
    for x in (0.75, 3.3):
        px, py = ground.at(x, 1.6, 0.22)
        body += svg.ellipse(px, py, 8, 9.5, "#0A0A18") + svg.ellipse(px, py, 3.6, 4.4, "#9A8AC8")
    glass = [(1.3, 1.46, 0.84), (2.95, 1.46, 0.84), (2.8, 1.46, 1.24), (1.45, 1.46, 1.24)]
    lights = ground.face(glass, palette.alpha("#FFB8FF", 0.75))
    lights += ground.face(
        [(3.06, 1.36, 0.84), (3.06, 0.24, 0.84), (3.06, 0.3, 1.24), (3.06, 1.3, 1.24)], "#E8C8FF"
    )
    lights += ground.edge([(0, 1.62, 0.3), (4.1, 1.62, 0.3)], palette.PIECES["orgcrime"], 3)
    for y in (0.28, 1.32):
        lights += svg.ellipse(*ground.at(4.12, y, 0.48), 4.6, 5.4, "#FFF4C8")
    return body, lights


def orgcrime(grow: float = 1.0) -> Picture:
    """A man in a hat and a mask beside his car."""
    colour = palette.PIECES["orgcrime"]
    base, body = plinth(72, 104, 60, 4, colour), ""
    part, lamps = car(Ground(*SIZE, (62, 50), 20.5, Rng("pieces/car")))
    body += part + lamps
    coat, hat = "#40346E", "#5A4696"
    body += form("M24,140 C20,108 20,82 30,72 L58,72 C68,84 68,110 65,140 Q44,150 24,140 Z", coat)
    body += form("M38,74 L45,98 L52,74 Z", "#C86AE8", 1.6)
    body += limb([(27, 82), (17, 104), (27, 120)], 11, coat)
    body += limb([(61, 82), (71, 102), (62, 118)], 11, coat)
    body += ball(44, 56, 14.5, 16, "#E6D8F4")
    body += form("M27,40 C27,16 35,12 43,17 C51,12 61,16 61,40 Z", hat)
    body += form("M16,42 C26,34 62,34 72,42 C68,52 56,50 44,50 C32,50 20,52 16,42 Z", hat)
    eyes = svg.polygon([(32, 55), (42, 59), (40, 63), (33, 61)], "#2A0A3A")
    eyes += svg.polygon([(57, 55), (47, 59), (49, 63), (56, 61)], "#2A0A3A")
    band = svg.stroke("M28,38 Q44,33 60,38", colour, 4.4)
    return sculpture(base, body, eyes + band, colour, grow)


def prisec(grow: float = 1.0) -> Picture:
    """An armoured trooper behind a tall shield."""
    colour = palette.PIECES["prisec"]
    base, body = plinth(*FOOT, 50, 8, colour, 0.3927), ""
    steel, dark, pale = "#7496DC", "#3A4C8A", "#A8C6FA"
    body += form("M60,92 L56,124 Q64,132 74,126 L76,94 Z", dark)
    body += form("M82,92 L88,128 Q98,132 104,124 L98,90 Z", dark)
    body += limb([(112, 62), (122, 84), (108, 96)], 14, steel)
    body += form("M58,50 Q82,40 106,50 L102,96 Q80,106 60,96 Z", steel)
    body += form("M68,56 H96 L92,76 H72 Z", pale, 2)
    body += form("M92,40 C112,36 126,46 126,64 L108,68 Q100,54 90,52 Z", pale)
    body += form("M74,40 C56,36 44,46 44,64 L58,68 Q66,54 76,52 Z", pale)
    body += form("M64,28 C64,6 102,6 102,28 L101,44 Q92,54 83,54 Q74,54 65,44 Z", steel)
    body += limb([(128, 112), (110, 92), (98, 20)], 6, "#9AA8D8")
    body += form("M14,50 L62,58 L62,122 Q40,142 20,128 Q14,96 14,50 Z", "#3A5CA8", 4)
    body += form("M21,60 L55,66 L55,117 Q40,130 26,121 Q21,96 21,60 Z", "#22387A", 2)
    lights = svg.polygon([(65, 26), (101, 26), (100, 35), (86, 38), (80, 38), (66, 35)], "#BFE4FF")
    lights += svg.line([(14, 50), (62, 58), (62, 122)], palette.lighten(colour, 0.4), 3)
    lights += svg.path(
        "M38,74 L50,79 V98 Q46,108 38,112 Q30,104 28,94 V72 Z", palette.lighten(colour, 0.25)
    )
    lights += svg.line([(78, 84), (90, 84)], colour, 4) + svg.circle(98, 18, 4, "#DFF2FF")
    return sculpture(base, body, lights, colour, grow)


def android(grow: float = 1.0) -> Picture:
    """A worker without a face, arms at its sides, a ring of light in its chest."""
    colour = palette.PIECES["android"]
    base, body = plinth(*FOOT, 50, 0, colour), ""
    shell, joint = "#BFD4E4", "#3A5068"
    for side in (-1, 1):
        body += limb([(72 + side * 9, 92), (72 + side * 11, 112), (72 + side * 11, 126)], 12, shell)
        body += ball(72 + side * 10, 107, 5, 5, joint)
        body += limb([(72 + side * 27, 58), (72 + side * 33, 80), (72 + side * 30, 100)], 10, shell)
        body += ball(72 + side * 32, 80, 5.4, 5.4, joint) + ball(72 + side * 30, 104, 6, 7, shell)
    body += form("M62,84 H82 L86,98 Q72,104 58,98 Z", joint)
    body += form("M46,54 Q72,42 98,54 Q98,74 84,88 H60 Q46,74 46,54 Z", shell)
    body += ball(46, 57, 9, 9, shell) + ball(98, 57, 9, 9, shell)
    body += form("M65,40 H79 V50 H65 Z", joint)
    body += ball(72, 24, 17.5, 22, "#DDEBF4")
    lights = svg.stroke("M72,3 V40", "#7A94AC", 2, stroke_opacity=0.8)
    lights += svg.stroke("M57,16 Q72,10 87,16", colour, 3.4)
    lights += svg.circle(72, 66, 10, "none", stroke=colour, stroke_width=5)
    lights += svg.circle(72, 66, 3.4, "#FFFFFF")
    return sculpture(base, body, lights, colour, grow)


FIGURES = {"human_first": human_first, "orgcrime": orgcrime, "prisec": prisec, "android": android}
