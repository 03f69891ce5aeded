"""What is worn where one sits close by: more stitches, and the thing one is known by as a jewel."""

from ...drawing import palette, svg
from ...drawing.people import clothes
from ...drawing.people.clothes import LOW, cloth, creases, shoulders, torso
from ...drawing.people.hair import Hair, strands
from ...drawing.people.person import Person
from ...drawing.people.posed import hair_of
from . import cast, wear


def drape(d: str, tone: str, width: float = 12) -> str:
    """A soft fold in cloth: a shadow, and the light beside it."""
    dark = svg.stroke(d, palette.darken(tone, 0.6), width, opacity=0.55, filter=svg.blur(5))
    light = svg.stroke(d, palette.lighten(tone, 0.3), width * 0.5, opacity=0.3, filter=svg.blur(3))
    return dark + svg.place(light, -width * 0.9, 1)


def gown(person: Person) -> str:
    """A wide gown, its neck embroidered in three rows, a piece of gold on a chain."""
    s, gold = shoulders(person), person.accent
    shape = (
        f"M-58,166 C-120,188 {-s - 30:.0f},226 {-s - 60:.0f},330 L{-s - 70:.0f},{LOW} "
        f"L{s + 70:.0f},{LOW} L{s + 60:.0f},330 C{s + 30:.0f},226 120,188 58,166 Q0,222 -58,166 Z"
    )
    folds = "".join(
        drape(d, person.cloth)
        for d in (
            "M-96,196 C-130,270 -150,360 -150,520", "M-150,232 C-190,300 -206,380 -210,520",
            "M96,196 C130,270 150,360 150,520", "M150,232 C190,300 206,380 210,520",
        )
    )  # fmt: skip
    body = svg.path(shape, cloth(person, palette.lighten(person.cloth, 0.06)))
    rows = ""
    for k, width in enumerate((13, 5, 3)):
        deep = 244 + k * 26
        wide, high = 64 + k * 13, 168 + k * 3
        d = f"M{-wide},{high} C{10 - wide},{deep} {wide - 10},{deep} {wide},{high}"
        rows += svg.stroke(d, palette.darken(gold, 0.55), width + 4, stroke_linecap="butt")
        rows += svg.stroke(d, palette.darken(gold, 0.08 * k), width, stroke_linecap="butt")
    rows += svg.stroke("M-64,168 C-54,244 54,244 64,168", palette.lighten(gold, 0.5), 3,
                       stroke_linecap="butt", stroke_dasharray="3 6")  # fmt: skip
    jewel = svg.place(cast.nugget(palette.ink(glow="#FFC23A")), 0, 342, 0.78)
    return body + folds + rows + jewel + creases(person)


def decollete(person: Person) -> str:
    """A jacket thrown open over bare collarbones, spikes on it, a die at the throat."""
    skin, s = person.skin_tone, shoulders(person)
    paint = svg.linear(
        (0, palette.lighten(skin, 0.02)), (0.5, palette.darken(skin, 0.2)),
        (1, palette.darken(skin, 0.62)), angle=(0, 0, 1, 0.25),
    )  # fmt: skip
    bare = svg.path(
        f"M-35,70 C-35,140 -42,164 -62,178 C-96,196 {-s + 40:.0f},206 {-s + 20:.0f},250 "
        f"L{-s + 20:.0f},{LOW} L{s - 20:.0f},{LOW} L{s - 20:.0f},250 "
        f"C{s - 40:.0f},206 96,196 62,178 C42,164 35,140 35,70 Z",
        paint,
    )
    dark = palette.darken(skin, 0.6)
    bones = "".join(
        svg.path(f"M{k * 14},242 Q{k * 52},212 {k * 112},226 Q{k * 54},224 {k * 14},242 Z", dark,
                 opacity=0.75, filter=svg.blur(1.2))
        + svg.path(f"M{k * 16},236 Q{k * 54},206 {k * 108},220 Q{k * 54},214 {k * 16},236 Z",
                   palette.lighten(skin, 0.4), opacity=0.28 if k < 0 else 0.12,
                   filter=svg.blur(2))
        for k in (-1, 1)
    )  # fmt: skip
    bones += svg.ellipse(0, 232, 9, 13, dark, opacity=0.5, filter=svg.blur(4))
    bones += svg.stroke("M-30,96 Q-20,170 -6,222 M30,96 Q20,170 6,222", dark, 5, opacity=0.4,
                        filter=svg.blur(3))  # fmt: skip
    return bare + bones + _choker(person) + _jacket(person, s)


def _choker(person: Person) -> str:
    """A band at the throat with a die on it."""
    band = svg.stroke("M-38,158 Q0,184 38,158", "#140A20", 13, stroke_linecap="butt")
    band += svg.stroke("M-38,152 Q0,178 38,152", person.accent, 2, stroke_linecap="butt")
    return band + svg.place(cast.die(palette.ink()), 0, 186, 0.36, turn=8)


def _jacket(person: Person, s: float) -> str:
    """The two sides of the jacket."""
    top = svg.path(f"M-96,322 Q0,300 96,322 L110,{LOW} L-110,{LOW} Z", person.accent)
    items = ""
    for k in (-1, 1):
        tone = palette.lighten(person.cloth, 0.06) if k < 0 else palette.darken(person.cloth, 0.4)
        items += svg.path(
            f"M{k * 92},196 C{k * (s - 20):.0f},204 {k * (s + 16):.0f},240 {k * (s + 34):.0f},{LOW} "
            f"L{k * 96},{LOW} C{k * 120},380 {k * 116},300 {k * 64},286 L{k * 112},232 Z",
            cloth(person, tone), stroke=person.accent, stroke_width=3,
        )  # fmt: skip
        items += svg.stroke(f"M{k * 104},236 L{k * 74},284", palette.lighten(tone, 0.3), 2,
                            stroke_dasharray="5 4", opacity=0.7)  # fmt: skip
        metal = svg.linear((0, "#FFFFFF"), (0.45, "#C8CEEA"), (1, "#4A5078"), angle=(0, 0, 1, 0.2))
        for n in range(3):
            x, y = k * (104 + n * 26), 206 + n * n * 8
            items += svg.ellipse(x, y + 7, 13, 5, "#08060F", opacity=0.6)
            items += svg.polygon([(x - 11, y + 6), (x + k * 9, y - 36), (x + 13, y + 8)], metal,
                                 opacity=1 if k < 0 else 0.62)  # fmt: skip
    return top + items


def fur_and_bow(person: Person) -> str:
    """A velvet jacket under a huge white fur, a shirt with wings to its collar."""
    collar = ""
    for k in (-1, 1):
        tone = "#FFFFFF" if k < 0 else "#A8AED0"
        collar += svg.polygon([(k * 47, 138), (k * 6, 206), (k * 46, 226), (k * 60, 176)], tone,
                              stroke="#8A90B8", stroke_width=1.6)  # fmt: skip
    shade = svg.path("M-47,150 L-6,206 L6,206 L47,150 Q0,180 -47,150 Z", "#3A3358", opacity=0.5,
                     filter=svg.blur(4))  # fmt: skip
    tone = person.accent
    bow = ""
    for k in (-1, 1):
        paint = svg.linear((0, palette.lighten(tone, 0.25)), (1, palette.darken(tone, 0.45)))
        bow += svg.path(
            f"M0,212 C{k * 20},196 {k * 44},184 {k * 62},182 C{k * 68},204 {k * 68},222 "
            f"{k * 62},244 C{k * 44},240 {k * 20},228 0,212 Z", paint,
        )  # fmt: skip
        bow += svg.stroke(f"M{k * 10},208 Q{k * 30},204 {k * 44},198 M{k * 10},216 Q{k * 30},220 "
                          f"{k * 44},228", palette.darken(tone, 0.5), 2.4, opacity=0.7)  # fmt: skip
    knot = svg.rect(-13, 197, 26, 30, palette.darken(tone, 0.12), rx=9)
    knot += svg.rect(-9, 200, 7, 22, palette.lighten(tone, 0.5), rx=3, opacity=0.6)
    studs = "".join(svg.circle(0, y, 5, "#20264A") for y in (268, 318))
    return wear.furs(person) + shade + collar + bow + knot + studs


def robe(person: Person) -> str:
    """A plain robe below a headscarf, its edge stitched."""
    body = svg.path(torso(person, 66, 226), cloth(person))
    seam = "M-58,180 C-40,300 -20,380 -14,520"
    return body + drape("M-120,236 C-150,320 -160,400 -160,520", person.cloth) + svg.stroke(
        seam, person.accent, 3, stroke_dasharray="7 6", opacity=0.8
    ) + creases(person)  # fmt: skip


def leaf_pin(person: Person) -> str:
    """A sprout of gold that holds a headscarf on the shoulder."""
    pin = svg.stroke("M0,0 Q-4,-30 0,-56", "#8A5A12", 7)
    pin += svg.path("M0,-52 C-20,-92 -60,-88 -66,-84 C-62,-50 -30,-40 0,-52 Z", "#FFD96A")
    pin += svg.path("M0,-52 C16,-100 62,-108 72,-104 C72,-66 36,-44 0,-52 Z", "#C8901A")
    pin += svg.stroke("M-8,-58 Q-34,-66 -54,-80", "#FFF4C8", 3)
    return svg.place(pin, 72, 214, 0.52, turn=14)


def knitted(person: Person) -> str:
    """A high knitted collar, and a pawn of silver on a thread."""
    tone = person.cloth
    ribs = "".join(
        svg.stroke(
            f"M{x},{132 + 14 * (1 - (x / 56) ** 2):.0f} L{x * 1.12:.0f},"
            f"{192 + 14 * (1 - (x / 56) ** 2):.0f}",
            palette.darken(tone, 0.55) if k % 2 else palette.lighten(tone, 0.22), 3, opacity=0.55,
        )
        for k, x in enumerate(range(-52, 53, 8))
    )  # fmt: skip
    folds = drape("M-110,226 C-130,300 -136,400 -134,520", tone)
    folds += drape("M104,226 C126,300 132,400 130,520", tone)
    thread = "M-60,182 C-42,203 -18,211 0,212 C18,211 42,203 60,182"
    pendant = svg.stroke(thread, "#8A94C8", 2.2)
    pendant += svg.place(cast.pawn(palette.ink()), 0, 250, 0.36)
    return clothes.turtleneck(person) + folds + ribs + pendant


def wreath(person: Person) -> Hair:
    """The wreath of a bald head, combed."""
    back, front = hair_of(person)
    lines = [
        f"M{s * (80 - k * 4)},{-66 + k * 9} Q{s * (88 - k * 3)},{-30 + k * 4} {s * (80 - k * 3)},24"
        for s in (-1, 1)
        for k in range(4)
    ]
    return back, front + strands(person, *lines, width=2)
