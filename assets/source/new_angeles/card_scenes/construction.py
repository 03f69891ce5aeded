"""Scenes of the construction actions."""

from ...drawing import iso_parts, palette, props, svg
from ...drawing.glow import beam
from ...drawing.iso import Ground, Style, building
from ...drawing.picture import Picture
from ...drawing.places import aerial
from ...drawing.scene import Mood, Scene, mood
from ...drawing.silhouettes import Shape, person


def cables(x: float, colours: tuple[str, ...]) -> str:
    """Loose wires that hang out of a box."""
    return "".join(
        svg.stroke(
            f"M{x + k * 22},190 C{x + k * 30 - 60},{330 + k * 12} {x + k * 34 + 50},{400 - k * 14} "
            f"{x - 30 + k * 46},{560 - (k % 3) * 60}",
            "#0A0E18",
            13,
        )
        + svg.stroke(
            f"M{x + k * 22},190 C{x + k * 30 - 60},{330 + k * 12} {x + k * 34 + 50},{400 - k * 14} "
            f"{x - 30 + k * 46},{560 - (k % 3) * 60}",
            colour,
            8,
        )
        for k, colour in enumerate(colours)
    )


def budget_renovations() -> Picture:
    """A fuse box held together with tape; it sparks, but the lamps burn again."""
    view = Scene("cards_actions/budget_renovations", Mood("green", palette.AMBER, palette.MINT))
    wall = svg.linear((0, "#23423E"), (1, "#0A1A20"))
    bricks = "".join(
        svg.rect(x * 96 - (y % 2) * 48, y * 46, 91, 41, "#0C2428", opacity=0.35 + (x * y % 3) * 0.2)
        for x in range(13)
        for y in range(16)
    )
    view.flat(svg.rect(0, 0, 1056, 712, wall), bricks)
    door = svg.polygon([(700, 90), (930, 50), (930, 690), (700, 640)], "#2E5A54")
    door += svg.polygon([(724, 130), (906, 100), (906, 640), (724, 602)], "#1A3A38")
    box = svg.rect(250, 80, 450, 560, "#15302E", rx=8) + svg.rect(276, 106, 398, 508, "#060C12")
    view.put(box + door, 0, 0, 1, rim=5)
    tints = ("#D8483A", "#E8B23A", "#3AA86A", "#3A7AC8", "#D86AB0", "#E8E2C8")
    fuses = "".join(
        svg.rect(306 + (k % 4) * 92, 130 + (k // 4) * 92, 66, 70, "#2A3A44", rx=5)
        + svg.rect(
            318 + (k % 4) * 92, 142 + (k // 4) * 92, 42, 20, palette.MINT if k % 3 else "#5A2A2A"
        )
        for k in range(8)
    )
    view.put(fuses, 0, 0, 1, rim=2)
    view.put(cables(390, tints), 0, 0, 1, rim=3)
    tape = "".join(
        svg.place(svg.rect(-80, -17, 160, 34, "#8A9098", opacity=0.95), x, y, 1, turn=t)
        for x, y, t in ((452, 346, 12), (474, 420, -9))
    )
    view.put(tape, 0, 0, 1, rim=2, shade=0.7)
    view.put(props.spark(palette.ink("#4A4A3A", palette.AMBER)), 572, 640, 2.6, rim=0, glow=1)
    view.light_up(svg.circle(572, 510, 260, svg.radial((0, "#FFD88A", 0.8), (1, "#FFB638", 0.0))))
    hand = palette.ink("#5A4636", palette.AMBER)
    view.put(props.hand(hand), 210, 700, 2.6, turn=38, rim=6)
    view.put(svg.rect(-10, -190, 20, 190, "#8A9AA8", rx=6), 282, 500, 1, turn=48, rim=3)
    return view.finished(1.1, 0.6)


def halves(ground: Ground) -> None:
    """Old roofs on the left, white towers on the right, and a line of light between them."""
    rng = ground.rng.child("houses")
    for a in range(12):
        for b in range(12):
            if 5.2 < a < 6.8:
                continue
            if a >= 7 and (a + b) % 2 == 0:
                high = rng.uniform(1.6, 4.2) if b < 8 else rng.uniform(0.8, 1.5)
                style = Style(
                    "#4A8A86", palette.MINT, "#E8FFF4", 0.7, "bands", rng.choice(("garden", "pad"))
                )
                building(ground, a, b, 1.3, 1.3, high, style)
            elif a >= 7:
                iso_parts.tree(ground, a + 0.5, b + 0.5, 0.9)
            else:
                tone = rng.choice(("#5A3A3A", "#4A3448", "#5A4A34", "#3A3448"))
                style = Style(tone, palette.AMBER, palette.WARM, 0.35, "grid", "plain", 0.0)
                for u, v in ((0.05, 0.05), (0.5, 0.1), (0.1, 0.52), (0.52, 0.55)):
                    building(
                        ground, a + u, b + v, 0.42, 0.42, rng.uniform(0.2, 0.95), style, seed=f"{u}"
                    )
    iso_parts.road(ground, (6.1, -1), (6.1, 13), palette.MINT)


def gentrification() -> Picture:
    """From above: clean white towers on one side of a street, shacks on the other."""
    view = Scene("cards_actions/gentrification", mood("construction"))
    view.flat(svg.rect(0, 0, 1056, 712, "#081820"))
    aerial(view, halves, (528, -150), 74)
    police = palette.ink("#2A3A6A", palette.PIECES["prisec"])
    for x, y in ((96, 556), (196, 498)):
        view.put(props.trooper(police), x, y, 1.0, rim=3)
    view.put(props.drone(palette.ink("#2A3A6A", palette.CYAN)), 250, 240, 1.5, rim=3)
    view.light_up(beam(250, 180, -90, 330, 34, palette.CYAN, 0.5), soft=5)
    view.mist(0.05, 0.3, 0.4)
    view.rain(90)
    return view.finished()


def statue(tone: palette.Ink) -> str:
    """A founder in gold with a globe on one raised hand."""
    suit = svg.linear((0, tone.light), (0.45, tone.base), (1, tone.dark), angle=(0, 0, 1, 0))
    legs = "".join(
        svg.path(f"M{s * 2},-108 L{s * 27},-108 L{s * 24},-6 L{s * 33},0 L{s * 5},0 Z", suit)
        for s in (-1, 1)
    )
    body = svg.stroke("M34,-130 L60,-152 L70,-188", suit, 20) + svg.circle(71, -192, 11, tone.light)
    body += svg.path(
        "M-12,-146 C-30,-144 -42,-138 -44,-124 L-30,-96 L-34,-62 L0,-56 L34,-62 L30,-96 L44,-124 "
        "C42,-138 30,-144 12,-146 Z",
        suit,
    )
    body += svg.stroke("M-38,-128 L-58,-102 L-32,-84", suit, 17)
    body += svg.polygon([(-13, -146), (13, -146), (0, -100)], "#FFF0C0")
    body += svg.polygon([(-4, -140), (4, -140), (6, -114), (0, -104), (-6, -114)], tone.dark)
    body += svg.stroke("M-14,-146 L-22,-118 L0,-92 L22,-118 L14,-146", tone.shade, 3)
    body += svg.line([(0, -92), (0, -58)], tone.shade, 2.4)
    body += svg.rect(-8, -158, 16, 16, tone.shade)
    body += svg.path("M-16,-178 Q0,-196 16,-178 L14,-160 L5,-150 L-5,-150 L-14,-160 Z", suit)
    body += svg.path("M-18,-174 Q-18,-196 4,-195 Q20,-192 18,-172 Q8,-184 -18,-174 Z", tone.shade)
    body += svg.line([(-10, -171), (-3, -170)], tone.dark, 2.6)
    body += svg.line([(4, -170), (11, -171)], tone.dark, 2.6)
    body += svg.polygon([(1, -168), (5, -160), (0, -159)], tone.shade)
    body += svg.line([(-4, -155), (5, -156)], tone.dark, 1.8)
    body += svg.place(props.globe(tone), 72, -196, 0.6)
    return legs + svg.place(body, 0, -32)


def vanity_project() -> Picture:
    """Seen from below: a golden founder, higher than the towers around him."""
    view = Scene("cards_actions/vanity_project", Mood("gold", palette.AMBER, palette.MINT))
    for x, angle in ((120, 62), (936, 118), (330, 80), (726, 100)):
        view.light_up(beam(x, 740, angle, 1000, 12, "#FFE9B0", 0.7), soft=7)
    for side in (-1, 1):
        for k in range(4):
            near, top = 528 + side * (620 - k * 96), 60 + k * 96
            far = near + side * 150
            view.flat(
                svg.polygon(
                    [(near, 720), (near - side * 60, top), (far - side * 60, top - 70), (far, 720)],
                    svg.linear((0, "#3A2A50"), (1, "#120C20")),
                )
            )
            panes = "".join(
                svg.line(
                    [(near - side * (56 - r * 5) + side * 8, top + 36 + r * 46),
                     (near - side * (56 - r * 5) + side * 84, top + 12 + r * 48)],
                    palette.WARM, 4, opacity=0.55, stroke_dasharray="7 9",
                )
                for r in range(12)
            )  # fmt: skip
            view.light_up(panes)
    gold = palette.ink("#C8923A", palette.AMBER)
    plinth = svg.polygon([(-70, 0), (70, 0), (96, 90), (-96, 90)], gold.shade)
    plinth += svg.rect(-78, -10, 156, 16, gold.base) + svg.rect(-40, 26, 80, 12, palette.MINT)
    view.put(plinth, 508, 600, 1.5, rim=6)
    view.put(statue(gold), 500, 590, 1.98, rim=8, glow=0.6)
    admirer = palette.ink("#1A1226", palette.MINT)
    for x, pose in ((196, "raise"), (262, "hip"), (770, "down"), (838, "raise")):
        view.put(person(admirer, Shape(right=pose)), x, 712, 1.15, rim=3)
    return view.finished(1.12, 0.5)
