"""Scenes of the biotech actions."""

from ...drawing import palette, props, svg
from ...drawing.glow import beam, neon
from ...drawing.lens import Lens
from ...drawing.people import Person
from ...drawing.people.bust import put
from ...drawing.picture import Picture
from ...drawing.places import Room, Street, room, street
from ...drawing.scene import Mood, Scene, mood
from ...drawing.silhouettes import Shape, person


def pod(lens: Lens, x: float, z: float, tint: str) -> tuple[str, str]:
    """A glass tube with somebody asleep in it: what is solid, and what shines."""
    foot, size = lens.at(x, 0, z), lens.scale(z)
    wide, high = size * 0.55, size * 2.6
    box = (foot[0] - wide, foot[1] - high, wide * 2, high)
    shell = svg.rect(*box, "#0A1230", rx=wide)
    sleeper = lens.put(
        person(palette.ink("#8A5A7A", tint), Shape("suit", hair="bald")), x, z, 2.0, 0.25
    )
    shine = svg.rect(*box, svg.linear((0, tint, 0.15), (1, tint, 0.75)), rx=wide)
    rim = svg.rect(*box, "none", rx=wide, stroke=tint, stroke_width=max(1.5, size * 0.05))
    gleam = svg.rect(
        foot[0] - wide * 0.7, foot[1] - high * 0.85, wide * 0.18, high * 0.6, "#FFFFFF", opacity=0.5
    )
    plinth = svg.ellipse(foot[0], foot[1], wide * 1.3, wide * 0.4, "#1A2248")
    return plinth + shell, shine + sleeper + rim + gleam


def clinical_trials() -> Picture:
    """A ward of glass tubes, and a doctor at the end of it."""
    view = Scene("cards_actions/clinical_trials", mood("biotech"))
    lens = Lens(528, 300, 640, 1.9)
    room(view, lens, Room(4.6, 4.4, 26, 1.5, "#4A2A5E", "#241430", palette.ROSE, 2))
    view.light_up(
        svg.ellipse(528, 300, 150, 110, svg.radial((0, "#FFE9F0", 0.9), (1, palette.ROSE, 0.0)))
    )
    for k, z in enumerate((17, 12.5, 9, 6.5, 4.6)):
        for side in (-1, 1):
            tint = palette.PIECES["illness"] if (k, side) == (3, 1) else palette.CYAN
            body, shine = pod(lens, side * 3.3, z, tint)
            view.flat(body)
            view.flat(shine)
            view.light_up(shine, soft=12, strength=0.35)
    doctor = palette.ink("#2A1836", palette.ROSE)
    view.put(person(doctor, Shape("coat", "fold", hair="bun")), 500, 570, 2.7, rim=5, mirror=True)
    view.put(props.document(palette.ink("#3A4A7A", palette.CYAN)), 470, 438, 0.5, turn=-12, rim=2)
    return view.finished()


def information_procurement() -> Picture:
    """Two strangers in a back street; a case changes hands in the light of a lamp."""
    light = Mood("violet", palette.VIOLET, palette.ROSE, "", ("#3A2468",), "#140F3C")
    view = Scene("cards_actions/information_procurement", light)
    look = Street(4.6, 4, 60, 10, 26, "#2A1A50", "#7A2A6A", (palette.ROSE, palette.VIOLET), 0.7)
    street(view, Lens(690, 372, 620), look)
    view.light_up(beam(470, -60, -90, 780, 44, palette.WARM, 0.75), soft=10)
    view.light_up(
        svg.ellipse(470, 668, 300, 44, svg.radial((0, palette.WARM, 0.7), (1, palette.WARM, 0.0)))
    )
    left, right = palette.ink("#1C1638", palette.ROSE), palette.ink("#241838", palette.CYAN)
    view.put(person(left, Shape("coat", "down", "reach", hat="hood")), 330, 690, 4.6, rim=7)
    view.put(
        person(right, Shape("coat", "down", "reach", hat="fedora")), 652, 694, 4.7, flip=True, rim=7
    )
    view.put(props.dna(palette.ink("#4A3A6A", palette.CYAN)), 492, 330, 0.9, rim=0, glow=1)
    view.put(props.briefcase(palette.ink("#33264E", palette.CYAN)), 492, 424, 1.3, rim=4)
    view.rain(320)
    return view.finished()


def unorthodox_knowledge() -> Picture:
    """A clone who sees three futures, each in a pane of light."""
    light = Mood("rose", palette.ROSE, palette.CYAN, "", ("#3C1440",), "#240A30")
    view = Scene("cards_actions/unorthodox_knowledge", light)
    for k in range(9):
        view.light_up(
            svg.circle(
                528, 330, 120 + k * 64, "none", stroke=palette.ROSE, stroke_width=3, opacity=0.34
            )
        )
    view.light_up(svg.circle(528, 330, 420, svg.radial((0, "#FF9ABF", 0.8), (1, "#5A1650", 0.0))))
    clone = Person(
        "oval", 1, "bald", clothes="bodysuit", cloth="#3A2450", accent=palette.CYAN, soft=True,
        cyber="lines", brow=0.6, eyes="#BFF2FF", turn=0.0, lips="#A8486A",
    )  # fmt: skip
    put(view, clone, 0.5, 0.5, 1.5)
    fates = (props.flame, props.virus, props.lightning)
    tints = (palette.THREAT, palette.PIECES["illness"], palette.AMBER)
    for k, (item, tint) in enumerate(zip(fates, tints, strict=True)):
        x, y, turn = (150, 528, 906)[k], (330, 96, 330)[k], (-10, 0, 10)[k]
        pane = svg.rect(-92, -118, 184, 236, "#0A0A24", rx=10, opacity=0.72) + svg.rect(
            -92, -118, 184, 236, "none", rx=10, stroke=tint, stroke_width=4
        )
        size = (1, 0.72, 1)[k]
        view.put(svg.place(pane, 0, 0, size, turn=turn), x, y, 1, rim=2, shade=0, glow=1)
        view.put(item(palette.ink("#4A3A4A", tint)), x, y + 66 * size, 1.35 * size, rim=2)
    for points in ("M250,330 Q350,240 440,270", "M806,330 Q706,240 616,270"):
        view.light_up(neon(points, palette.CYAN, 2))
    return view.finished()
