"""Humanity Labor Hosts Union Heads: one long table under a golden hammer, a hall that cheers."""

import math

from ...drawing import palette, svg
from ...drawing.glow import neon
from ...drawing.picture import Picture
from ...drawing.stage import air, bodies, crowd
from ...drawing.stage.light import Light, from_angle
from ...drawing.stage.stage import Stage

GOLD = "#FFC25A"
RED = "#B8281E"
SUITS = ("#3A1E24", "#2E1A2C", "#44281E", "#241C30", "#3E2020")


def hall(stage: Stage) -> None:
    """Pillars, drapes and galleries that run towards the wall with the sign."""
    stage.lay(
        svg.rect(0, 0, 1920, 1080, svg.linear((0, "#1A060E"), (0.45, "#4A1018"), (1, "#1A0810")))
    )
    items = ""
    for k in range(5):
        share = k / 4
        for side in (-1, 1):
            x = 960 + side * (1010 - 590 * share)
            wide, top = 110 - 66 * share, -20 + 120 * share
            tone = palette.mix("#1C0A14", "#6A2420", share)
            items += svg.rect(x - wide / 2, top, wide, 640 - top, svg.linear(
                (0, palette.darken(tone, 0.3)), (0.4, palette.lighten(tone, 0.1)), (1, palette.darken(tone, 0.5)),
                angle=(0, 0, 1, 0)))  # fmt: skip
            items += svg.rect(x - wide * 0.75, top + 40, wide * 1.5, 20 - 8 * share, tone)
            drape = x - side * wide * 1.3
            items += svg.path(f"M{drape - wide * 0.5:.0f},{top} V{430 - 40 * share} l{wide * 0.5:.0f},40 "
                              f"l{wide * 0.5:.0f},-40 V{top} Z",
                              svg.linear((0, palette.mix("#7A1418", RED, share)), (1, "#3A0A14")))  # fmt: skip
            items += svg.place(
                crowd.mark("hammer", 0, 0, 70 - 34 * share, GOLD), drape, 330 - 20 * share
            )
    stage.lay(items)


def emblem() -> str:
    """A gear with a hammer, as large as a house."""
    teeth = "".join(
        svg.group(svg.polygon([(-16, -176), (16, -176), (22, -140), (-22, -140)], "#E8A848"),
                  transform=f"rotate({k * 22.5})") for k in range(16)
    )  # fmt: skip
    ring = svg.circle(
        0, 0, 140, "none", stroke=svg.linear((0, "#FFE8A8"), (1, "#B86A2A")), stroke_width=26
    )
    steel = svg.linear((0, "#FFF0C0"), (0.5, "#FFB84A"), (1, "#9A4A1E"))
    hammer = svg.group(svg.rect(-11, -70, 22, 190, steel, rx=4), svg.rect(-78, -104, 156, 58, steel, rx=6),
                       transform="rotate(24)")  # fmt: skip
    return teeth + ring + hammer


def rays() -> str:
    """Rays of gold behind the sign."""
    items = ""
    for k in range(24):
        a, b = k * math.pi / 12, (k + 0.46) * math.pi / 12
        items += svg.polygon([(960, 268), (960 + 900 * math.cos(a), 268 + 900 * math.sin(a)),
                              (960 + 900 * math.cos(b), 268 + 900 * math.sin(b))], RED, opacity=0.26)  # fmt: skip
    return items


def table(stage: Stage) -> None:
    """Thirteen behind a white cloth with lamps and glasses."""
    lamps = tuple(Light(x, 500, 300, "#FFD890", 1.0) for x in range(420, 1600, 180))
    rng, glasses = stage.rng.child("table"), ""
    poses = (
        "wait",
        "hips",
        "cheer",
        "stand",
        "fist",
        "point",
        "stand",
        "wait",
        "fists",
        "hips",
        "stand",
    )
    for k in range(11):
        x = 440 + k * 104
        middle = k == 5
        ink = palette.ink("#5A2A1E" if middle else rng.choice(SUITS), GOLD)
        wear = bodies.Look(
            "suit",
            rng.choice(("bald", "short", "long", "bun", "cap", "hat", "short")),
            "",
            rng.uniform(1, 1.15),
        )
        pose = bodies.POSES["fists" if middle else poses[k]]
        stage.lay(svg.place(bodies.body(ink, pose, wear), x, 640 - (34 if middle else 0), 2.35 if middle else 2.05),
                  top=200, bottom=700, lights=(Light(960, 260, 900, "#FFC25A", 1.3), *lamps), bite=2.4)  # fmt: skip
    cloth = svg.linear((0, "#FFF0D8"), (0.12, "#E8B080"), (1, "#5A2018"))
    top = svg.polygon([(372, 546), (1548, 546), (1600, 572), (320, 572)], "#FFF4E0")
    stage.lay(top + svg.rect(320, 572, 1280, 130, cloth), top=500, bottom=720)
    folds = "".join(
        svg.line([(340 + k * 52, 574), (334 + k * 52, 700)], "#8A3A28", 3, opacity=0.35)
        for k in range(25)
    )
    swags = "".join(svg.path(f"M{320 + k * 160},574 q80,70 160,0 Z", RED) for k in range(8))
    stage.lay(folds, swags, top=560, bottom=720)
    for x in range(420, 1600, 60):
        glasses += svg.rect(x - 2, 536, 4, 22, "#FFE0A0", opacity=0.8) + svg.ellipse(
            x, 532, 7, 9, "#FFB84A", opacity=0.7
        )
    for x in range(420, 1600, 180):
        glasses += svg.rect(x - 3, 500, 6, 56, "#FFF4D8") + svg.ellipse(x, 488, 6, 13, "#FFE8A0")
    stage.shine(glasses, top=440, bottom=600, glow=1.0, size=16)


def draw() -> list[Picture]:
    """Crimson and gold, all lines lead to the one who lifts both fists."""
    stage = Stage("events/humanity_labor_hosts", shadows="#12060C")
    hall(stage)
    stage.shine(rays(), soft=2, glow=0)
    air.glow(stage, Light(960, 268, 620, "#FF9A3A", 0.75))
    stage.lay(
        svg.place(emblem(), 960, 268, 1.12),
        lights=(from_angle(90, "#FFF4D0", 0.5),),
        bite=3,
        glow=0.5,
    )
    air.beams(
        stage,
        ((110, -40, -42), (1810, -40, -138), (520, -60, -62), (1400, -60, -118)),
        "#FFD08A",
        1100,
        8,
        0.55,
    )
    air.fog(stage, 520, 90, "#C8502A", 0.35, lit=True)
    stage.next_layer()
    table(stage)
    air.glow(stage, Light(960, 560, 760, "#FFB04A", 0.28), 0.4)
    gallery = "".join(neon(f"M{x},{604} h{300}", GOLD, 3) for x in (0, 1620))
    stage.shine(gallery)
    stage.next_layer()
    top = (Light(960, 470, 1000, "#FFC86A", 2.1), from_angle(90, "#FF8A4A", 0.5))
    crowd.heads(stage, "far", crowd.Heads(716, 110, 84, SUITS, GOLD, top, 0.42))
    crowd.heads(stage, "near", crowd.Heads(850, 190, 176, ("#2A1018", "#341814"), GOLD, top, 0.26))
    air.embers(stage, 90, "#FFC86A", 80, 700, 0.8)
    return stage.finished()
