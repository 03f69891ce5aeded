"""Activist Cells Awaken: masks walk out of the blocks while windows light up one by one."""

from ...drawing import palette, svg
from ...drawing.lens import Lens
from ...drawing.picture import Picture
from ...drawing.rng import Rng
from ...drawing.stage import air, bodies, city, crowd, street
from ...drawing.stage.beanstalk import Beanstalk, stand
from ...drawing.stage.light import Light, from_angle
from ...drawing.stage.stage import Stage

ORANGE = "#FF8A3D"
LENS = Lens(960, 470, 900, 2.6)
SHADES = ("#1A1636", "#221A3C", "#161430", "#281C38")


def tool() -> str:
    """A hammer in a hand."""
    handle = svg.rect(-1.6, -34, 3.2, 44, "#4A3440")
    head = svg.rect(-9, -40, 18, 9, "#7A6A88", rx=1.5)
    return svg.group(handle, head, transform="rotate(12)")


def awake(rng: Rng, side: int) -> tuple[str, str]:
    """Windows with somebody behind them who has just got up: bodies and light."""
    people, light = "", ""
    for index in range(19):
        z, floor = 10.5 + index * 1.4, rng.integer(1, 5)
        x, low = side * 9.0, 1.0 + 3.4 * floor
        light += LENS.aside(x, low, low + 2.1, z, z + 1.7, svg.linear((0, "#FFD08A"), (1, ORANGE)))
        foot = LENS.at(x, low - 0.75, z + 0.85)
        pose = bodies.POSES[rng.choice(("fist", "fists", "stand", "cheer"))]
        shape = bodies.body(
            palette.ink("#1E0E1C", ORANGE),
            pose,
            bodies.Look("hoodie", "mask"),
            tool() if pose.right[0] > 100 else "",
        )
        item = svg.place(shape, *foot, LENS.scale(z) * 0.0185)
        frame = LENS.aside(x, low, low + 2.1, z, z + 1.7, "#fff")
        people += svg.group(item, clip_path=svg.clip(frame))
        people += LENS.edge(
            [(x, low, z + 0.85), (x, low + 2.1, z + 0.85)], "#120A1C", LENS.scale(z) * 0.07
        )
    return people, light


def draw() -> list[Picture]:
    """A canyon of blocks at night, one cold gap, orange windows, masks in front."""
    stage = Stage("events/activist_cells_awaken", shadows="#080616")
    air.heavens(stage, air.Heavens(
        ("#05081C", "#0A1434", "#123058", "#1E6A86", "#5AB0B8"), "#4AA8C8", "#060A20", 0.46, 0.5,
        0.8, 120, (Light(960, 430, 620, "#5AC8E8", 0.5),),
    ))  # fmt: skip
    city.row(stage, "far", city.Row(490, 90, 230, "#1E4A70", "#5AA8B8", ("#FFD9A0", "#BFF2FF"), 0.2,
                                    (30, 60), 2.6, sun="#4A98B8"))  # fmt: skip
    stand(
        stage,
        Beanstalk(960, 490, 330, 120, "#143A5A", "#2A6A8A", mist="#5AA8B8", rings=(palette.COOL,)),
    )
    air.fog(stage, 470, 50, "#7AC8D0", 0.6)
    street.canyon(stage, LENS, street.Canyon(
        "#2A2456", "#3A6A8A", ("#4A5A9A", "#5A4A8A", "#FFB060"), (ORANGE, "#FF5C4A", palette.CYAN),
        lit=0.14, shops=0.22, signs=0.12, low=26, high=46,
    ))  # fmt: skip
    for side in (-1, 1):
        people, light = awake(stage.rng.child(f"awake{side}"), side)
        stage.shine(light, glow=1.0, size=20)
        stage.lay(people)
    air.fog(stage, 540, 60, "#4A8AA0", 0.4)
    stage.next_layer()
    cold = Light(960, 440, 900, "#8AE8FF", 1.3)
    warm = tuple(Light(x, 330, 620, ORANGE, 1.5) for x in (180, 1740))
    walk, masks = ("walk", "stand", "fist", "walk"), ("mask", "hood", "mask")
    crowd.rank(stage, "far", crowd.Rank(
        560, 84, 40, SHADES, ORANGE, walk, 0.1, gaps=((0, 560), (1360, 1920)), lights=(cold,), heads=masks,
        clothes=("hoodie", "coat"), haze=("#3A7A90", 0.4)))  # fmt: skip
    air.fog(stage, 575, 30, "#5AA0B0", 0.4)
    crowd.rank(stage, "middle", crowd.Rank(
        640, 170, 96, SHADES, ORANGE, walk, 0.12, gaps=((0, 330), (1590, 1920)), lights=(cold, *warm),
        heads=masks, clothes=("hoodie", "coat"), haze=("#1E3A5A", 0.15), bite=2.2))  # fmt: skip
    air.fog(stage, 640, 26, "#3A7A98", 0.35)
    stage.next_layer()
    heroes = ((330, 830, 3.7, "stand"), (600, 800, 3.5, "fist"), (1310, 800, 3.5, "stand"),
              (1600, 840, 3.8, "fist"), (960, 850, 4.3, "fist"))  # fmt: skip
    for index, (x, y, size, pose) in enumerate(heroes):
        ink = palette.ink(SHADES[index % 4], ORANGE)
        held = tool() if pose == "fist" else ""
        person = bodies.body(
            ink, bodies.POSES[pose], bodies.Look(("hoodie", "coat")[index % 2], "mask"), held
        )
        stage.lay(svg.place(person, x, y, size, flip=x < 900), lights=(cold, *warm, from_angle(90, "#5A8AC8", 0.5)),
                  bite=4)  # fmt: skip
    air.embers(stage, 60, "#FFB060", 200, 700)
    return stage.finished()
