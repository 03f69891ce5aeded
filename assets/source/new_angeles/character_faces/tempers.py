"""What a face says: mouths, eyelids and whiskers."""

from collections.abc import Callable

from ...drawing import palette, svg
from ...drawing.people.faces import SHAPES
from ...drawing.people.person import Person

Part = Callable[[Person], str]
INSIDE = "#3A0C1C"
TEETH = "#F4EEF6"


def lips_of(person: Person) -> str:
    """The colour of the lips."""
    share = 0.42 if person.soft else 0.25
    return person.lips or palette.mix(person.skin_tone, "#8A2A40", share)


def laugh(person: Person) -> str:
    """A wide open mouth."""
    x, tone = person.turn * 18, lips_of(person)
    shape = (
        f"M{x - 37:.1f},60 Q{x:.1f},69 {x + 37:.1f},60 Q{x + 31:.1f},98 {x:.1f},100 "
        f"Q{x - 31:.1f},98 {x - 37:.1f},60 Z"
    )
    inside = svg.clip(svg.path(shape, "#fff"))
    teeth = svg.path(
        f"M{x - 38:.1f},58 Q{x:.1f},68 {x + 38:.1f},58 L{x + 33:.1f},76 Q{x:.1f},84 "
        f"{x - 33:.1f},76 Z",
        TEETH,
    )
    tongue = svg.ellipse(x, 101, 20, 12, "#C8485A")
    return (
        svg.path(shape, INSIDE)
        + svg.group(tongue + teeth, clip_path=inside)
        + svg.path(shape, "none", stroke=tone, stroke_width=6, stroke_linejoin="round")
    )


def patter(person: Person) -> str:
    """In the middle of a sentence, higher on one side, a tooth of gold."""
    x, tone = person.turn * 18, lips_of(person)
    shape = (
        f"M{x - 28:.1f},72 Q{x + 2:.1f},72 {x + 36:.1f},58 Q{x + 34:.1f},88 {x + 4:.1f},94 "
        f"Q{x - 20:.1f},94 {x - 28:.1f},72 Z"
    )
    inside = svg.clip(svg.path(shape, "#fff"))
    teeth = svg.path(
        f"M{x - 30:.1f},68 Q{x + 2:.1f},70 {x + 38:.1f},54 L{x + 33:.1f},72 Q{x + 4:.1f},82 "
        f"{x - 24:.1f},81 Z",
        TEETH,
    ) + svg.rect(x + 13, 62, 8, 14, palette.AMBER)
    return (
        svg.path(shape, INSIDE)
        + svg.group(teeth, clip_path=inside)
        + svg.path(shape, "none", stroke=tone, stroke_width=4, stroke_linejoin="round")
    )


def smirk(person: Person) -> str:
    """Painted lips with one corner up."""
    x, tone = person.turn * 18, lips_of(person)
    line = f"M{x - 25:.1f},80 Q{x:.1f},86 {x + 29:.1f},68"
    upper = f"{line} Q{x + 10:.1f},67 {x + 3:.1f},70 L{x - 1:.1f},73 L{x - 5:.1f},70 "
    lower = f"{line} Q{x + 12:.1f},100 {x - 2:.1f},99 Q{x - 16:.1f},98 {x - 25:.1f},80 Z"
    crease = svg.stroke(
        f"M{x + 33:.1f},60 q7,8 2,17", palette.darken(person.skin_tone, 0.55), 3, opacity=0.7
    )
    return (
        svg.path(lower, palette.lighten(tone, 0.1))
        + svg.path(f"{upper}Q{x - 14:.1f},72 {x - 25:.1f},80 Z", palette.darken(tone, 0.35))
        + svg.stroke(line, "#1A0814", 2.6)
        + crease
    )


def beaming(person: Person) -> str:
    """A warm smile that shows teeth."""
    x, tone = person.turn * 18, lips_of(person)
    shape = (
        f"M{x - 31:.1f},66 Q{x:.1f},77 {x + 31:.1f},66 Q{x + 20:.1f},90 {x:.1f},91 "
        f"Q{x - 20:.1f},90 {x - 31:.1f},66 Z"
    )
    inside = svg.clip(svg.path(shape, "#fff"))
    teeth = svg.path(
        f"M{x - 31:.1f},62 Q{x:.1f},76 {x + 31:.1f},62 L{x + 24:.1f},82 Q{x:.1f},88 "
        f"{x - 24:.1f},82 Z",
        TEETH,
    )
    return (
        svg.path(shape, INSIDE)
        + svg.group(teeth, clip_path=inside)
        + svg.path(shape, "none", stroke=tone, stroke_width=5, stroke_linejoin="round")
    )


def worried(person: Person) -> str:
    """Lips pressed together, both corners down."""
    x = person.turn * 18
    line = f"M{x - 22:.1f},84 Q{x - 4:.1f},74 {x + 22:.1f},84"
    under = f"M{x - 13:.1f},94 Q{x:.1f},89 {x + 13:.1f},94"
    dark = palette.darken(person.skin_tone, 0.6)
    return (
        svg.stroke(line, lips_of(person), 8)
        + svg.stroke(line, "#1A0814", 3)
        + svg.stroke(under, dark, 2.6, opacity=0.6)
    )


def lids(share: float, sides: tuple[int, ...] = (-1, 1)) -> Part:
    """Eyelids that come down over so much of the eyes; 1 is shut."""

    def draw(person: Person) -> str:
        skin, items = palette.darken(person.skin_tone, 0.26), ""
        for side in sides:
            x = side * 33 + person.turn * (15.8 if side < 0 else 14.2)
            low = -8 + 13 * share
            edge = f"{x + 20:.1f},{min(3, low + 2):.1f} Q{x:.1f},{low:.1f} {x - 20:.1f}"
            items += svg.path(
                f"M{x - 20:.1f},2 Q{x:.1f},-19 {x + 20:.1f},2 L{edge},{min(3, low + 2):.1f} Z", skin
            )
            items += svg.stroke(
                f"M{x - 19:.1f},{min(3, low + 2):.1f} Q{x:.1f},{low + 1:.1f} "
                f"{x + 19:.1f},{min(3, low + 2):.1f}",
                "#120A18",
                3.4,
            )
        return items

    return draw


def wink(person: Person) -> str:
    """The right eye shut by a smile."""
    x = 33 + person.turn * 14.2
    skin = palette.darken(person.skin_tone, 0.3)
    crease = palette.darken(person.skin_tone, 0.6)
    return (
        svg.ellipse(x, -1, 21, 12, skin)
        + svg.stroke(f"M{x - 19:.1f},5 Q{x:.1f},-10 {x + 20:.1f},6", "#120A18", 5)
        + svg.stroke(f"M{x - 13:.1f},16 Q{x:.1f},9 {x + 15:.1f},17", crease, 3, opacity=0.7)
        + svg.stroke(f"M{x + 24:.1f},2 l11,-5 M{x + 25:.1f},8 l11,2", crease, 3, opacity=0.7)
    )


def handlebar(person: Person) -> str:
    """A moustache with curled ends."""
    t, items = person.turn * 17, ""
    tone = palette.darken(person.hair_tone, 0.05)
    for s in (-1, 1):
        items += svg.path(
            f"M{t:.1f},50 C{t + s * 20:.1f},44 {t + s * 36:.1f},60 {t + s * 52:.1f},56 "
            f"C{t + s * 62:.1f},52 {t + s * 60:.1f},38 {t + s * 50:.1f},40 "
            f"C{t + s * 58:.1f},26 {t + s * 80:.1f},44 {t + s * 68:.1f},62 "
            f"C{t + s * 54:.1f},76 {t + s * 24:.1f},70 {t:.1f},62 Z",
            tone if s < 0 else palette.darken(tone, 0.35),
        )
    return items + svg.stroke(
        f"M{t - 8:.1f},54 Q{t - 30:.1f},60 {t - 52:.1f},62", palette.lighten(tone, 0.35), 3
    )


def brush(person: Person) -> str:
    """A moustache like a brush, over a worried mouth."""
    t, tone = person.turn * 17, person.hair_tone
    shape = (
        f"M{t:.1f},53 C{t - 18:.1f},48 {t - 36:.1f},62 {t - 38:.1f},80 Q{t - 18:.1f},74 {t:.1f},73 "
        f"Q{t + 18:.1f},74 {t + 38:.1f},80 C{t + 36:.1f},62 {t + 18:.1f},48 {t:.1f},53 Z"
    )
    hairs = "".join(
        svg.stroke(f"M{t + k * 5:.1f},57 L{t + k * 8:.1f},72", palette.darken(tone, 0.4), 2)
        for k in range(-4, 5)
    )
    return svg.path(shape, tone) + hairs


def chops(person: Person) -> str:
    """Whiskers from the ears along the jaw that stand away from it."""
    w = SHAPES[person.face][0]
    items = ""
    for s in (-1, 1):
        tone = person.hair_tone if s < 0 else palette.darken(person.hair_tone, 0.4)
        items += svg.path(
            f"M{s * (w + 2)},-40 C{s * (w + 12)},-6 {s * (w + 20)},30 {s * (w + 26)},52 "
            f"L{s * (w + 12)},54 L{s * (w + 20)},78 L{s * (w + 3)},78 L{s * (w + 6)},104 "
            f"L{s * (w - 14)},98 L{s * (w - 18)},120 L{s * (w - 34)},106 C{s * 46},96 {s * 34},84 "
            f"{s * 38},70 C{s * 52},66 {s * (w - 14)},40 {s * (w - 8)},-40 Z",
            tone,
        )
        items += "".join(
            svg.stroke(
                f"M{s * (w - 2 - k * 9)},{4 + k * 22} Q{s * (w + 6 - k * 10)},{36 + k * 16} "
                f"{s * (w + 16 - k * 14)},{56 + k * 18}",
                palette.lighten(tone, 0.35),
                2.6,
                opacity=0.55,
            )
            for k in range(3)
        )
    return items


def together(*parts: Part) -> Part:
    """Several of them."""
    return lambda person: "".join(part(person) for part in parts)
