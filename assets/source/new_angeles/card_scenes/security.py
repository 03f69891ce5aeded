"""Scenes of the security actions."""

from ...drawing import palette, props, svg
from ...drawing.glow import beam
from ...drawing.lens import Lens
from ...drawing.picture import Picture
from ...drawing.places import Room, Street, embers, room, street
from ...drawing.scene import Mood, Scene, mood


def cuff(ink: palette.Ink, x: float, y: float, turn: float) -> str:
    """One bracelet round a wrist that comes from below, the fist on top."""
    arm = svg.path("M-62,430 L-50,40 L50,40 L62,430 Z", ink.shade)
    sleeve = svg.polygon([(-78, 430), (-70, 190), (70, 190), (78, 430)], ink.dark)
    band = svg.rect(
        -68, 66, 136, 56, svg.linear((0, "#E8F0FF"), (0.4, "#7A8AB8"), (1, "#1A2448")), rx=20
    )
    lock = svg.rect(-26, 110, 52, 46, "#4A5A8A", rx=8) + svg.circle(0, 132, 8, palette.CYAN)
    return svg.place(
        arm + sleeve + svg.place(props.hand(ink), 0, 66, 2.1) + band + lock, x, y, 1, turn=turn
    )


def arrest_orders() -> Picture:
    """Cuffed fists in the light of two lamps, one red, one blue."""
    light = Mood("indigo", "#3AA0FF", "#FF3A5A", "", ("#16265A",), "#081440")
    view = Scene("cards_actions/arrest_orders", light)
    view.flat(
        svg.rect(0, 0, 528, 712, svg.linear((0, "#0A2A8A"), (1, "#06102A"), angle=(0, 0, 1, 0)))
    )
    view.flat(
        svg.rect(528, 0, 528, 712, svg.linear((0, "#1A0618"), (1, "#8A1230"), angle=(0, 0, 1, 0)))
    )
    view.flat(
        svg.rect(
            330,
            0,
            396,
            712,
            svg.linear(
                (0, "#06102A", 0.0), (0.5, "#0A0818"), (1, "#1A0618", 0.0), angle=(0, 0, 1, 0)
            ),
        )
    )
    for x, tint in ((120, "#3AA0FF"), (936, "#FF3A5A")):
        view.light_up(svg.circle(x, 150, 70, tint), svg.circle(x, 150, 30, "#FFFFFF"), soft=10)
        view.light_up(svg.circle(x, 150, 360, svg.radial((0, tint, 0.8), (1, tint, 0.0))))
    for k in range(2, 6):
        view.light_up(beam(120, 150, 20 - k * 22, 900, 7, "#3AA0FF", 0.5), soft=5)
        view.light_up(beam(936, 150, 160 + k * 22, 900, 7, "#FF3A5A", 0.5), soft=5)
    skin = palette.ink("#7A5444", palette.ROSE)
    chain = "".join(
        svg.ellipse(
            462 + k * 33, 478 + (k % 2) * 10, 22, 11, "none", stroke="#C8D4F0", stroke_width=8
        )
        for k in range(5)
    )
    view.put(cuff(skin, 380, 350, 9), 0, 0, 1, rim=9)
    view.put(cuff(skin, 676, 350, -9), 0, 0, 1, rim=9)
    view.put(chain, 0, 0, 1, rim=3)
    view.bokeh(26, 0.5, 1.0)
    view.rain(220)
    return view.finished(1.14, 0.55)


def full_deployment() -> Picture:
    """Ranks of troopers to the far doors of a hangar, gunships overhead."""
    view = Scene("cards_actions/full_deployment", mood("security"))
    lens = Lens(528, 330, 620, 3.1)
    room(view, lens, Room(15, 12, 80, 3, "#24408A", "#0C1638", palette.CYAN, 3, 4))
    view.light_up(svg.rect(408, 270, 240, 84, "#DFF2FF", opacity=0.95))
    view.light_up(svg.rect(380, 250, 296, 124, palette.COOL), soft=24)
    steel = props.trooper(palette.ink("#2A386A", palette.CYAN))
    for z in (46, 36, 28, 22, 17.5, 14, 11.4, 9.4, 7.8):
        rank = "".join(lens.put(steel, x, z, 2.2) for x in (-8, -6, -4, 4, 6, 8))
        view.put(rank, 0, 0, 1, rim=3, glow=0.5)
    ship = svg.path(
        "M-150,-20 L-60,-58 L60,-58 L150,-20 L96,14 L-96,14 Z",
        svg.linear((0, "#4A6AB0"), (1, "#0A1230")),
    )
    ship += svg.polygon([(-40, -50), (40, -50), (54, -26), (-54, -26)], palette.CYAN, opacity=0.8)
    ship += "".join(
        svg.ellipse(s * 168, -14, 46, 15, "#1A2A5A") + svg.ellipse(s * 168, -8, 34, 8, "#BFF2FF")
        for s in (-1, 1)
    )
    ship += svg.rect(-70, 14, 140, 10, "#FF4D5E", rx=4)
    for x, y, size in ((528, 216, 0.55), (250, 150, 1.0), (820, 140, 1.08)):
        view.put(ship, x, y, size, rim=4)
        for side in (-1, 1):
            view.light_up(
                beam(x + side * 168 * size, y, -90, 200 * size, 30, palette.COOL, 0.5), soft=5
            )
    captain = palette.ink("#3A4A86", palette.AMBER)
    view.put(props.trooper(captain), 528, 700, 4.3, rim=8, mirror=False)
    return view.finished(1.14, 0.45)


def scorched_earth() -> Picture:
    """A burned street; troopers come out of the fire."""
    light = Mood("ember", "#FF8A3A", "#3AA0FF", "", ("#3A1226",), "#1A0610")
    view = Scene("cards_actions/scorched_earth", light)
    lens = Lens(528, 380, 640, 1.5)
    ruin = Street(7, 4, 70, 7, 24, "#1C0E18", "#E8602A", ("#FF6A2A", "#FFB347"), 0.0, 0.06, 0.0)
    street(view, lens, ruin)
    view.light_up(
        svg.circle(
            528,
            360,
            330,
            svg.radial((0, "#FFE0A0", 1.0), (0.4, "#FF7A2E", 0.8), (1, "#9A2C3C", 0.0)),
        )
    )
    fire = palette.ink("#4A2A2A", palette.THREAT)
    for x, y, size in (
        (120, 470, 2.6),
        (250, 420, 1.6),
        (930, 480, 2.9),
        (800, 420, 1.5),
        (380, 400, 0.9),
        (690, 400, 0.9),
    ):
        view.put(props.flame(fire), x, y, size, rim=0, shade=0, glow=0.9, soft=1.5)
    for x in (170, 880):
        view.put(
            props.smoke(palette.ink("#2A1A22", "#FF7A2E"), f"smoke{x}"),
            x,
            330,
            4.2,
            rim=0,
            shade=0,
            soft=12,
            glow=0,
        )
    dark = palette.ink("#181426", "#3AA0FF")
    for x, y, size in ((400, 560, 1.9), (650, 556, 1.85), (250, 640, 2.8), (800, 646, 2.9)):
        view.put(props.trooper(dark), x, y, size, rim=5)
    view.put(props.trooper(dark), 528, 720, 4.0, rim=8)
    embers(view, 130)
    return view.finished(1.16, 0.5)
