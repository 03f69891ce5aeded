"""What is worn, and what stands behind the shoulders."""

from ...drawing import palette, svg
from ...drawing.people.clothes import LOW, cloth, creases, shoulders, torso
from ...drawing.people.person import Person
from ...drawing.rng import Rng
from .heads import across


def agbada(person: Person) -> str:
    """A wide gown with a thick embroidered neck and a chain of gold."""
    s = shoulders(person)
    body = svg.path(
        f"M-62,166 C-120,190 {-s - 30},226 {-s - 60},330 L{-s - 70},{LOW} L{s + 70},{LOW} "
        f"L{s + 60},330 C{s + 30},226 120,190 62,166 Q0,230 -62,166 Z",
        cloth(person),
    )
    neck = svg.stroke("M-70,170 C-60,260 60,260 70,170", person.accent, 26)
    neck += svg.stroke("M-70,170 C-60,260 60,260 70,170", palette.darken(person.accent, 0.6), 5)
    chain = "".join(
        svg.circle(x, 268 + 44 * (1 - (x / 130) ** 2), 13, person.accent,
                   stroke=palette.darken(person.accent, 0.6), stroke_width=3)
        for x in range(-130, 131, 26)
    )  # fmt: skip
    return body + neck + chain + creases(person)


def overcoat(person: Person) -> str:
    """Buttoned to the top, and a thick scarf."""
    body = svg.path(torso(person, 66), cloth(person))
    lapel = svg.path("M-70,172 L-130,240 L-60,290 L0,240 Z", cloth(person, "#55648A"))
    lapel += svg.path("M70,172 L130,240 L60,290 L0,240 Z", palette.darken(person.cloth, 0.45))
    buttons = "".join(svg.circle(24, y, 9, "#C9A35E") for y in (290, 350, 410))
    tone = person.accent
    scarf = svg.path(
        "M-74,120 C-50,168 50,168 74,120 C96,150 96,190 74,214 C40,242 -40,242 -74,214 "
        "C-96,190 -96,150 -74,120 Z",
        across(tone),
    )
    scarf += svg.path("M-44,214 L-84,330 L-22,342 L4,226 Z", across(palette.darken(tone, 0.15)))
    scarf += "".join(
        svg.stroke(d, palette.darken(tone, 0.55), 6, opacity=0.7)
        for d in ("M-78,156 C-40,196 40,196 80,152", "M-74,190 C-40,224 40,224 78,184",
                  "M-62,262 L-4,272", "M-72,298 L-12,308")
    )  # fmt: skip
    return body + lapel + buttons + scarf + creases(person)


def mantle(person: Person) -> str:
    """A closed officer's collar and a cape that one clasp holds."""
    s = shoulders(person)
    body = svg.path(torso(person, 58), cloth(person))
    collar = svg.path("M-56,112 L0,150 L56,112 L70,196 L0,236 L-70,196 Z",
                      cloth(person, palette.lighten(person.cloth, 0.2)))  # fmt: skip
    collar += svg.stroke("M-56,112 L0,150 L56,112", person.accent, 6)
    cape = ""
    for k in (-1, 1):
        tone = "#C8D6F0" if k < 0 else "#5A6C96"
        cape += svg.path(
            f"M{k * 66},176 C{k * 130},180 {k * (s + 20):.0f},214 {k * (s + 46):.0f},{LOW} "
            f"L{k * 70},{LOW} C{k * 90},380 {k * 70},290 {k * 16},236 Z",
            cloth(person, tone),
        )
        cape += svg.stroke(f"M{k * 16},236 C{k * 70},290 {k * 90},380 {k * 70},{LOW}",
                           person.accent, 5)  # fmt: skip
    clasp = svg.circle(-22, 244, 21, person.accent) + svg.circle(22, 244, 21, person.accent)
    clasp += svg.circle(-22, 244, 11, "#1A2A50") + svg.circle(22, 244, 11, "#1A2A50")
    return body + cape + collar + clasp


def funnel(person: Person) -> str:
    """The collar of a long coat that hides the mouth."""
    tone = person.cloth
    under = "M-98,236 C-112,160 -112,90 -124,26 C-80,64 -30,72 20,70 L40,236 Z"
    upper = (
        "M-60,240 C-44,170 -20,110 10,68 C60,66 96,50 124,10 C116,90 122,160 104,236 "
        "C60,256 -20,256 -60,240 Z"
    )
    edges = "M-124,26 C-80,64 -30,72 10,68 C60,66 96,50 124,10"
    flap = "M10,68 C-20,110 -44,170 -60,240"
    buckles = "".join(
        svg.polygon([(x, y), (x + 84, y - 10), (x + 84, y + 6), (x, y + 16)], "#08080F")
        + svg.rect(x + 34, y - 9, 24, 24, "none", stroke=person.accent, stroke_width=4, rx=3)
        for x, y in ((-20, 128), (-38, 182))
    )
    return (
        svg.path(under, cloth(person, palette.lighten(tone, 0.05)))
        + svg.path(upper, cloth(person, palette.lighten(tone, 0.2)))
        + svg.stroke(edges, person.accent, 6)
        + svg.stroke(flap, person.accent, 4, opacity=0.8)
        + buckles
    )


def spiked(person: Person) -> str:
    """A jacket thrown open over bare collarbones, spikes on its shoulders."""
    s, skin = shoulders(person), person.skin_tone
    bare = svg.path(torso(person, 50, 216), svg.linear((0, palette.darken(skin, 0.15)),
                    (1, palette.darken(skin, 0.6)), angle=(0, 0, 1, 0.2)))  # fmt: skip
    bones = svg.stroke("M-100,226 Q-56,214 -20,240 M100,226 Q56,214 20,240",
                       palette.darken(skin, 0.65), 4)  # fmt: skip
    top = svg.path(f"M-96,322 Q0,300 96,322 L110,{LOW} L-110,{LOW} Z", person.accent)
    jacket = ""
    for k in (-1, 1):
        tone = person.cloth if k < 0 else palette.darken(person.cloth, 0.4)
        jacket += svg.path(
            f"M{k * 92},196 C{k * (s - 20):.0f},204 {k * (s + 16):.0f},240 {k * (s + 34):.0f},{LOW} "
            f"L{k * 96},{LOW} C{k * 120},380 {k * 116},300 {k * 64},286 L{k * 112},232 Z",
            cloth(person, tone),
            stroke=person.accent,
            stroke_width=4,
        )
        for n in range(3):
            x, y = k * (104 + n * 26), 206 + n * n * 8
            jacket += svg.polygon([(x - 11, y + 6), (x + k * 9, y - 36), (x + 13, y + 8)],
                                  "#D8DEF5" if k < 0 else "#7A84B0")  # fmt: skip
    return bare + bones + top + jacket


def furs(person: Person) -> str:
    """A velvet jacket under a huge white fur."""
    s = shoulders(person)
    shirt = svg.path("M-66,160 L0,430 L66,160 Z", "#E8ECFF")
    tie = svg.path("M0,212 L-58,182 L-58,246 Z M0,212 L58,182 L58,246 Z", person.accent)
    tie += svg.circle(0, 212, 13, palette.lighten(person.accent, 0.4))
    body = svg.path(torso(person) + " M-60,168 L0,420 L60,168 Z", cloth(person),
                    fill_rule="evenodd")  # fmt: skip
    rng, fur = Rng("furs"), ""
    for k in (-1, 1):
        for ring in range(4):
            for n in range(26):
                share = n / 25
                x = k * (58 + (s + 4) * share**0.9) * (1 - 0.035 * ring)
                y = 118 + ring * 30 + 70 * share + 190 * share**4
                long = rng.uniform(44, 62)
                lean = k * (14 + 40 * share) + rng.uniform(-14, 14)
                tone = palette.darken("#F2ECFF", 0.05 + ring * 0.1 + rng.uniform(0, 0.14))
                tone = palette.darken(tone, 0.42) if k > 0 else tone
                fur += svg.path(
                    f"M{x - 20:.0f},{y + 26:.0f} Q{x - 12 + lean * 0.3:.0f},{y:.0f} "
                    f"{x + lean:.0f},{y + 26 - long:.0f} Q{x + 20 + lean * 0.2:.0f},{y + 4:.0f} "
                    f"{x + 20:.0f},{y + 30:.0f} L{x:.0f},{y + 66:.0f} Z",
                    tone,
                )
    return shirt + body + fur + tie


def banker(person: Person) -> str:
    """A coat like a safe: a stiff high collar, two rows of buttons, a chain with a lock."""
    s = shoulders(person)
    body = svg.path(torso(person, 70, 206), cloth(person))
    front = svg.path(f"M-96,200 L96,200 L84,{LOW} L-84,{LOW} Z",
                     cloth(person, palette.lighten(person.cloth, 0.08)))  # fmt: skip
    for k in (-1, 1):
        front += svg.path(
            f"M{k * 34},214 L{k * 104},92 L{k * 134},150 L{k * 126},222 Z",
            cloth(person, palette.lighten(person.cloth, 0.22 if k < 0 else 0)),
            stroke=palette.darken(person.cloth, 0.7),
            stroke_width=3,
        )
        front += svg.line(
            [(k * 90, 210), (k * (s - 30), 236)], palette.darken(person.cloth, 0.7), 5
        )
    shirt = svg.polygon([(-44, 150), (44, 150), (30, 214), (-30, 214)], "#D8DEF5")
    shirt += svg.polygon([(-16, 176), (16, 176), (10, 214), (-10, 214)], "#20264A")
    links = "M-118,226 Q-60,266 0,262 Q60,266 118,226"
    chain = svg.stroke(links, "#5A4A2A", 17) + svg.stroke(links, person.accent, 11,
                                                          stroke_dasharray="13 9")  # fmt: skip
    lock = svg.stroke("M-24,304 L-24,286 A24,24 0 0 1 24,286 L24,304", "#B8C0E0", 11)
    lock += svg.rect(-40, 300, 80, 66, across(person.accent), rx=9)
    lock += svg.circle(0, 324, 9, "#0C0E20") + svg.rect(-4, 326, 8, 22, "#0C0E20")
    return shirt + body + shirt + front + shirt + chain + svg.place(lock, 0, -58, 1)


def umbrella(person: Person) -> str:
    """Open, although the roof holds."""
    tone = "#2A6A78"
    canopy = ""
    ribs = (-252, -170, -62, 62, 170, 252)
    for k in range(5):
        left, right = ribs[k], ribs[k + 1]
        shade = palette.mix(palette.lighten(tone, 0.18), palette.darken(tone, 0.6), k / 4)
        canopy += svg.path(
            f"M0,-262 C{left * 0.5:.0f},-256 {left * 0.92:.0f},-190 {left},-78 "
            f"Q{(left + right) / 2:.0f},-122 {right},-78 "
            f"C{right * 0.92:.0f},-190 {right * 0.5:.0f},-256 0,-262 Z",
            shade,
            stroke=palette.darken(tone, 0.55),
            stroke_width=4,
        )
    pole = svg.line([(0, -262), (0, -286)], "#C8D0EE", 8)
    shaft = svg.line([(0, -250), (0, 260)], "#1A2038", 11)
    shaft += svg.line([(-2, -120), (-2, 260)], "#8A94B8", 3)
    return svg.place(shaft + canopy + pole, 88, 0, 1, turn=-12)
