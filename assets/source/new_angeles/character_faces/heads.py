"""What is on a head: hair and cloths that make a silhouette of their own."""

import math

from ...drawing import palette, svg
from ...drawing.people.faces import SHAPES
from ...drawing.people.hair import Hair, behind, paint, strands
from ...drawing.people.person import Person
from ...drawing.rng import Rng


def across(tone: str) -> svg.Paint:
    """Cloth that catches the light on the left."""
    return svg.linear(
        (0, palette.lighten(tone, 0.3)),
        (0.45, tone),
        (1, palette.darken(tone, 0.6)),
        angle=(0, 0, 1, 0.35),
    )


def no_hair(person: Person) -> Hair:
    """All of it is under a cloth."""
    return "", ""


def gele(person: Person) -> str:
    """A stiff cloth tied around the head into a fan that leans to one side."""
    tone, dark = person.accent, palette.darken(person.accent, 0.55)
    items = svg.path(
        "M-80,-50 C-150,-70 -206,-110 -190,-168 C-160,-226 -90,-256 -20,-256 C60,-270 160,-250 "
        "192,-180 C206,-110 150,-70 80,-50 Z",
        across(palette.darken(tone, 0.4)),
    )
    # Folds from the far side to the near one, each before the last.
    for k, (x, y) in enumerate(
        ((-186, -104), (-196, -158), (-168, -206), (-120, -238), (172, -110), (196, -170),
         (166, -222), (104, -252), (-54, -256), (30, -264))
    ):  # fmt: skip
        shade = palette.darken(tone, (0.42, 0.3, 0.18, 0.08, 0.5, 0.38, 0.26, 0.14, 0.0, 0.04)[k])
        side = 1 if x > 0 else -1
        items += svg.path(
            f"M{side * 84},-44 Q{x * 1.04 + side * 16:.0f},{y * 0.62:.0f} {x},{y} "
            f"Q{x * 0.72 - side * 40:.0f},{y * 0.98:.0f} {x * 0.3 - side * 30:.0f},{y * 0.8:.0f} "
            f"L{-side * 30},-70 Z",
            across(shade),
            stroke=dark,
            stroke_width=4,
            stroke_linejoin="round",
        )
    for k, low in enumerate((-30, -52, -74)):
        wide = 94 - k * 5
        band = (
            f"M{-wide},{low} C{-wide},{low - 44} -50,{low - 64} 0,{low - 62} C50,{low - 64} "
            f"{wide},{low - 44} {wide},{low} C60,{low - 30} -60,{low - 30} {-wide},{low} Z"
        )
        items += svg.path(band, across(palette.darken(tone, 0.3 - k * 0.1)))
        items += svg.stroke(f"M{-wide},{low} C-60,{low - 30} 60,{low - 30} {wide},{low}", dark, 4)
    return items + svg.polygon([(28, -128), (50, -104), (28, -78), (6, -104)], "#12B884",
                               stroke="#FFF2C0", stroke_width=4)  # fmt: skip


def scarf_back(person: Person) -> str:
    """The fall of a headscarf behind the shoulders."""
    return svg.path(
        "M-92,-60 C-150,40 -170,150 -196,290 L196,290 C170,150 150,40 92,-60 Z",
        palette.darken(person.accent, 0.62),
    )


def scarf(person: Person) -> str:
    """A soft scarf around the face, thrown over a shoulder."""
    tone = person.accent
    t = person.turn * 12
    outer = (
        "M-100,30 C-118,-96 -74,-150 0,-152 C74,-150 118,-96 100,30 C104,80 96,120 60,150 "
        "L-60,150 C-96,120 -104,80 -100,30 Z"
    )
    inner = (
        f"M{t - 66:.0f},4 C{t - 72:.0f},-66 {t - 44:.0f},-94 {t:.0f},-94 C{t + 44:.0f},-94 "
        f"{t + 72:.0f},-66 {t + 66:.0f},4 C{t + 64:.0f},62 {t + 34:.0f},108 {t:.0f},109 "
        f"C{t - 34:.0f},108 {t - 64:.0f},62 {t - 66:.0f},4 Z"
    )
    hood = svg.path(outer + inner, across(tone), fill_rule="evenodd")
    hood += svg.path(inner, "none", stroke=palette.darken(tone, 0.55), stroke_width=5)
    wrap = svg.path(
        "M-98,70 C-84,128 -30,150 20,148 C70,146 96,110 100,60 C128,110 130,170 96,208 "
        "C40,252 -50,250 -104,212 C-130,170 -124,110 -98,70 Z",
        across(palette.darken(tone, 0.1)),
    )
    end = svg.path("M40,178 C76,194 104,190 118,172 C168,206 176,260 170,300 L96,300 "
                   "C100,250 80,210 40,170 Z", across(palette.darken(tone, 0.28)))  # fmt: skip
    folds = "".join(
        svg.stroke(d, palette.darken(tone, 0.5), 5, opacity=0.6)
        for d in (
            "M-92,110 C-50,170 40,176 98,110", "M-104,160 C-50,206 50,206 104,150",
            "M-84,-40 C-92,20 -92,60 -84,96", "M-60,-120 C-86,-90 -94,-40 -94,0",
            "M104,190 C124,220 132,260 130,300",
        )
    )  # fmt: skip
    shine = svg.stroke("M-84,-60 C-70,-112 -30,-134 10,-136", palette.lighten(tone, 0.6), 5,
                       opacity=0.55)  # fmt: skip
    return hood + wrap + end + folds + shine


def crown_braid(person: Person, loose: float = 0) -> Hair:
    """Hair parted in the middle under a plait around the head; another lies on a shoulder.

    Before the ears it may hang loose by some units."""
    w, tone = SHAPES[person.face][0], person.hair_tone
    front = ""
    for s in (-1, 1):
        front += svg.path(
            f"M0,-136 C{s * 70},-138 {s * (w + 20)},-80 {s * (w + 8)},26 {_wisp(s * w, s, loose)}L{s * (w - 10)},22 "
            f"C{s * (w - 4)},-30 {s * 48},-66 0,-92 Z",
            paint(person) if s < 0 else palette.darken(tone, 0.36),
        )
    front += strands(
        person, "M-6,-120 C-50,-96 -76,-50 -80,0", "M-4,-104 C-40,-82 -66,-40 -72,-4",
        "M6,-120 C50,-96 76,-50 80,0", width=4,
    )  # fmt: skip
    crown = [
        (math.cos(a) * 88, -52 + math.sin(a) * 92, math.degrees(a) + 90)
        for a in (math.radians(188 + k * 164 / 12) for k in range(13))
    ]
    fall = [(92 + 8 * math.sin(k), 40 + k * 27, 90.0) for k in range(9)]
    back = "".join(_knot(palette.darken(tone, 0.3), k, *spot) for k, spot in enumerate(fall))
    front += "".join(
        _knot(palette.darken(tone, k * 0.035), k, *spot) for k, spot in enumerate(crown)
    )
    return svg.circle(0, -40, 90, behind(person)), front + back


def _wisp(x: float, side: int, loose: float) -> str:
    """The end of hair that hangs loose, as part of a path."""
    if not loose:
        return ""
    low = 26 + loose
    return (
        f"C{x + side * 7},{low - 8} {x + side * 2},{low} {x - side * 3},{low + 6} "
        f"C{x - side},{low - 8} {x - side * 7},{low - 14} {x - side * 9},34 "
    )


def _knot(tone: str, number: int, x: float, y: float, along: float) -> str:
    """One crossing of a plait."""
    side = 1 if number % 2 else -1
    shape = svg.ellipse(0, side * 5, 25, 15, palette.lighten(tone, 0.16 if number % 2 else 0.02),
                        stroke=palette.darken(tone, 0.5), stroke_width=2.5)  # fmt: skip
    shine = svg.stroke(f"M-14,{side * 5 - 3} Q0,{side * 5 - 9} 12,{side * 5 - 5}",
                       palette.lighten(tone, 0.5), 3, opacity=0.6)  # fmt: skip
    return svg.place(shape + shine, x, y, 1, turn=along + side * 26)


def curtain(person: Person) -> Hair:
    """Black hair that falls in blades over one eye and behind to the shoulders."""
    w = SHAPES[person.face][0]
    back = svg.path(
        f"M{-w - 8},-60 L{-w - 34},80 L{-w - 14},66 L{-w - 40},170 L{w + 40},170 L{w + 14},66 "
        f"L{w + 34},80 L{w + 8},-60 Z",
        behind(person),
    )
    front = (
        f"M{-w - 8},40 C{-w - 22},-80 -70,-146 0,-146 C70,-148 {w + 24},-90 {w + 12},50 "
        f"L{w + 2},92 L{w - 6},40 L{w - 20},74 L{w - 22},34 L40,62 L36,10 L20,40 L10,-40 "
        f"C0,-76 -20,-96 -34,-100 C-56,-80 {-w + 10},-50 {-w + 8},-10 L{-w - 2},70 Z"
    )
    return back, svg.path(front, paint(person)) + strands(
        person,
        "M-30,-112 C10,-110 40,-50 44,20", "M-24,-124 C40,-120 66,-50 66,40",
        "M-40,-110 C-66,-90 -80,-50 -82,10", "M0,-130 C60,-120 84,-60 82,20",
        width=4,
    )  # fmt: skip


def mane(person: Person) -> Hair:
    """Curls that fly to one side like a fire."""
    rng, back, front = Rng("mane"), "", ""
    tip = palette.mix(person.hair_tone, palette.AMBER, 0.75)
    for ring, (reach, count) in enumerate(((196, 17), (158, 17), (118, 15))):
        for k in range(count):
            a = math.radians(156 + k * 236 / (count - 1) + rng.uniform(-5, 5))
            pull = (0.72 + 0.36 * max(0.0, math.cos(a + 0.75))) * rng.uniform(0.88, 1.1)
            r = 36 - ring * 2 + rng.uniform(-12, 12)
            x, y = math.cos(a) * reach * pull, -44 + math.sin(a) * reach * pull * 0.92
            share = min(1.0, (0.05, 0.45, 0.8)[ring] + rng.uniform(0, 0.22))
            tone = palette.mix(tip, palette.darken(person.hair_tone, 0.25), share)
            back += svg.circle(x, y, r, tone)
            back += svg.stroke(
                f"M{x - r * 0.6:.0f},{y:.0f} a{r * 0.6:.0f},{r * 0.6:.0f} 0 1 1 {r:.0f},{r * 0.4:.0f}",
                palette.lighten(tone, 0.4), 4, opacity=0.5,
            )  # fmt: skip
    for k in range(14):
        a = math.radians(186 + k * 176 / 13)
        x, y = 6 + math.cos(a) * 80, -58 + math.sin(a) * 62
        r = 25 + rng.uniform(0, 9)
        tone = palette.mix(tip, person.hair_tone, 0.35 + 0.6 * k / 13)
        front += svg.circle(x, y, r, tone)
        front += svg.stroke(
            f"M{x - r * 0.6:.0f},{y:.0f} a{r * 0.6:.0f},{r * 0.6:.0f} 0 1 1 {r:.0f},{r * 0.4:.0f}",
            palette.lighten(tone, 0.45), 3.5, opacity=0.6,
        )  # fmt: skip
    return back, front


def blunt_bob(person: Person) -> Hair:
    """Cut as if with a ruler, wider below, one white strand."""
    w = SHAPES[person.face][0]
    back = svg.path(f"M{-w},-60 L{-w - 56},112 L{w + 56},112 L{w},-60 Z", behind(person))
    front = (
        f"M{-w - 58},118 C{-w - 34},40 {-w - 26},-40 {-w - 4},-92 C-56,-146 56,-146 {w + 4},-92 "
        f"C{w + 26},-40 {w + 34},40 {w + 58},118 L{w - 20},118 C{w - 8},60 {w - 12},0 {w - 22},-48 "
        f"L{-w + 22},-48 C{-w + 12},0 {-w + 8},60 {-w + 20},118 Z"
    )
    streak = (
        f"M-8,-136 C-52,-130 {-w + 14},-90 {-w + 8},-40 C{-w - 8},20 {-w - 4},70 {-w - 16},118 "
        f"L{-w + 4},118 C{-w + 8},60 {-w + 4},0 {-w + 26},-50 C{-w + 36},-90 -30,-112 -8,-136 Z"
    )
    lines = strands(
        person,
        *(f"M{x},-52 Q{x * 1.05:.0f},-96 {x * 0.4:.0f},-130" for x in (-14, 10, 34, 52)),
        f"M{w + 2},-70 C{w + 14},0 {w + 20},60 {w + 36},114",
        f"M{-w - 8},-60 C{-w - 22},0 {-w - 26},60 {-w - 40},114",
    )
    return back, svg.path(front, paint(person)) + lines + svg.path(streak, "#E6E9F5")


def pompadour(person: Person) -> Hair:
    """Combed up into a roll that has been looked after; grey at the temples."""
    w, tone, sides = SHAPES[person.face][0], person.hair_tone, ""
    for s in (-1, 1):
        grey = palette.mix(palette.darken(tone, 0.15), "#D8DCEC", 0.22)
        sides += svg.path(
            f"M{s * (w + 5)},20 C{s * (w + 16)},-30 {s * (w + 10)},-90 {s * 46},-116 L{s * 40},-76 "
            f"C{s * 58},-66 {s * (w - 13)},-52 {s * (w - 12)},-14 L{s * (w - 6)},18 Z",
            grey if s < 0 else palette.darken(grey, 0.4),
        )
    wave = (
        f"M{-w + 8},-62 C{-w - 26},-92 {-w - 22},-150 -50,-158 C-20,-190 {w},-184 {w + 20},-138 "
        f"C{w + 34},-100 {w + 6},-70 {w - 12},-60 C62,-78 40,-86 10,-82 C-20,-78 -46,-70 "
        f"{-w + 8},-62 Z"
    )
    roll = svg.stroke(
        f"M{w - 16},-66 C{w + 12},-92 {w + 6},-140 60,-142 C24,-142 14,-110 40,-100 "
        "C56,-94 68,-108 58,-118",
        palette.darken(tone, 0.55), 6, opacity=0.8,
    )  # fmt: skip
    return "", sides + svg.path(wave, paint(person)) + roll + strands(
        person,
        "M-66,-74 C-82,-120 -50,-146 -10,-146", "M-48,-78 C-54,-112 -20,-132 18,-130",
        "M-20,-84 C-24,-104 -4,-116 16,-112", "M-30,-158 C10,-176 60,-172 84,-136",
        width=5,
    )  # fmt: skip
