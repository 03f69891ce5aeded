"""Pistoleros Hit Squads Strike!: three riders on hoppers come down a street of cafés."""

from ...drawing import palette, props, svg
from ...drawing.lens import Lens
from ...drawing.picture import Picture
from ...drawing.rng import Rng
from ...drawing.stage import air, bodies, street
from ...drawing.stage.light import Light, from_angle
from ...drawing.stage.stage import Stage

LENS = Lens(960, 430, 900, 2.2)
SODIUM, TEAL = "#FFC24A", "#3AD8B8"


def hopper(metal: str) -> str:
    """A flying motorbike from the front, 100 units wide, its keel at (0, 0)."""
    steel = svg.linear(
        (0, palette.lighten(metal, 0.3)), (0.5, metal), (1, palette.darken(metal, 0.7))
    )
    pods = "".join(
        svg.ellipse(s * 42, -18, 13, 17, steel) + svg.ellipse(s * 42, -15, 8.5, 11, "#06100E")
        + svg.polygon([(s * 12, -30), (s * 34, -24), (s * 34, -14), (s * 12, -14)], metal) for s in (-1, 1)
    )  # fmt: skip
    keel = svg.path("M-15,-44 C-19,-24 -12,-4 0,0 C12,-4 19,-24 15,-44 Z", steel)
    screen = svg.path("M-16,-42 Q0,-62 16,-42 L11,-34 Q0,-40 -11,-34 Z", "#0A2A2A")
    bars = svg.line([(-30, -52), (-14, -44), (14, -44), (30, -52)], "#0A0E12", 4)
    return pods + keel + bars + screen


def lamps() -> str:
    """The light of a hopper: one large eye and two turbines."""
    glow = svg.radial((0, "#FFFFFF"), (0.4, SODIUM), (1, SODIUM, 0.0))
    turbines = "".join(svg.ellipse(s * 42, -15, 8, 10, TEAL, opacity=0.8) for s in (-1, 1))
    return svg.circle(0, -25, 12, glow) + svg.circle(0, -25, 7, "#FFFFFF") + turbines


def rider(ink: palette.Ink, guns: bool) -> str:
    """Wide hat, poncho, scarf; one or both arms with a pistol. The saddle at (0, 0)."""
    items = svg.path("M-15,4 L-20,-20 L-23,-40 C-22,-52 -15,-56 -7,-59 L7,-59 C15,-56 22,-52 23,-40 L20,-20 L15,4 Q0,10 -15,4 Z",
                     svg.linear((0, ink.light), (0.3, ink.base), (1, ink.dark)))  # fmt: skip
    stripe = svg.path("M-21,-46 L15,-2 L9,1 L-23,-38 Z M21,-46 L-15,-2 L-9,1 L23,-38 Z", ink.dark)
    stripe += "".join(
        svg.circle(s * (-17 + k * 5), -41 + k * 6.6, 1.5, ink.glow)
        for s in (-1, 1)
        for k in range(6)
    )
    stripe += svg.path("M-15,-2 Q0,4 15,-2 L15,3 Q0,9 -15,3 Z", ink.dark) + svg.circle(
        0, 3, 3, ink.glow
    )
    arms = ""
    for s in (-1, 1):
        if guns or s > 0:
            arms += bodies.limb((s * 18, -48), (s * 38, -44), 6.5, 5, ink.base)
            arms += bodies.limb((s * 38, -44), (s * 44, -66), 5, 3.6, ink.base)
            arms += svg.rect(s * 44 - 3, -92, 6, 26, "#0A0A0E", rx=1.5) + svg.circle(
                s * 44, -68, 4.6, ink.shade
            )
        else:
            arms += bodies.limb((s * 18, -48), (s * 30, -18), 6.5, 4.5, ink.base)
    face = svg.ellipse(0, -66, 8, 10, "#3A241C") + svg.path(
        "M-10,-66 L10,-66 L4,-50 L0,-46 L-4,-50 Z", "#7A1E1E"
    )
    eyes = "".join(svg.circle(s * 3.4, -70, 1.3, ink.glow) for s in (-1, 1))
    hat = svg.path("M-38,-76 C-22,-68 22,-68 38,-76 C30,-86 14,-82 11,-82 C10,-96 5,-98 0,-94 "
                   "C-5,-98 -10,-96 -11,-82 C-14,-82 -30,-86 -38,-76 Z", ink.shade)  # fmt: skip
    band = svg.path("M-11,-82 Q0,-77 11,-82 L11,-85 Q0,-80 -11,-85 Z", ink.glow)
    return items + stripe + arms + face + eyes + hat + band


def cafes(stage: Stage, rng: Rng) -> None:
    """Tables that fall, and people who run out of the picture."""
    lights = (Light(960, 360, 1000, "#FFE0A0", 1.5), from_angle(90, TEAL, 0.4))
    for index in range(10):
        left = index % 2 == 0
        x = rng.uniform(90, 520) if left else rng.uniform(1400, 1830)
        y, size = 560 + index * 9, 1.25 + index * 0.085
        ink = palette.ink(rng.choice(("#1E3A34", "#3A2E22", "#2A2438", "#44301E")), SODIUM)
        pose = rng.choice(("run", "run", "fall", "crouch", "fists"))
        wear = bodies.Look(rng.choice(bodies.CLOTHES), rng.choice(bodies.HEADS))
        stage.lay(
            svg.place(bodies.body(ink, bodies.POSES[pose], wear), x, y, size, flip=left),
            top=280,
            lights=lights,
            bite=2.2,
        )
    items = ""
    for x, y, size, turn in (
        (300, 640, 1.0, -38),
        (520, 620, 0.8, 24),
        (1480, 626, 0.85, -30),
        (1690, 646, 1.1, 42),
        (140, 630, 1.1, 8),
    ):
        table = (
            svg.ellipse(0, -70, 58, 11, "#2A4A40")
            + svg.rect(-4, -70, 8, 66, "#12201C")
            + svg.ellipse(0, -2, 30, 6, "#12201C")
        )
        items += svg.place(table, x, y, size, turn=turn)
    stage.lay(items, lights=lights, bite=2.5)


def draw() -> list[Picture]:
    """Sodium fog; the riders are dark against it, their eyes of light look at the viewer."""
    stage = Stage("events/pistoleros", shadows="#08100E")
    air.heavens(stage, air.Heavens(
        ("#06120F", "#0E2A22", "#2A5A3A", "#A88A2E", "#FFD060"), "#E8B040", "#081812", 0.44, 0.6, 0.8,
        glows=(Light(960, 400, 760, "#FFD060", 0.85),)))  # fmt: skip
    street.canyon(stage, LENS, street.Canyon(
        "#123028", "#B8963A", ("#FFD98A", "#FFE8B8", "#8AE8C8"), (SODIUM, TEAL, "#FF6A4A"), lit=0.24, shops=0.95,
        signs=0.5, low=16, high=34, awnings=0.8))  # fmt: skip
    air.fog(stage, 470, 90, "#E0B84A", 0.62)
    air.glow(stage, Light(960, 420, 520, "#FFF0B8", 0.7))
    stage.next_layer()
    cafes(stage, stage.rng.child("cafes"))
    air.fog(stage, 590, 40, "#B89A3A", 0.3)
    stage.next_layer()
    crew = (
        (560, 500, 2.5, "#16261F", True),
        (1370, 480, 2.35, "#1E2218", False),
        (955, 590, 3.5, "#2A1A12", True),
    )
    back = (Light(960, 340, 1300, "#FFE8A8", 1.9), from_angle(100, "#FFD060", 0.8))
    for x, y, size, cloth, guns in crew:
        stage.lay(
            svg.place(rider(palette.ink(cloth, SODIUM), guns), x, y - 40 * size, size * 0.94),
            lights=back,
            bite=3.5,
        )
        stage.lay(
            svg.place(hopper("#33504A"), x, y, size),
            lights=(*back, from_angle(-90, TEAL, 0.8)),
            bite=3,
        )
        stage.shine(svg.place(lamps(), x, y, size), glow=1.4, size=40)
        air.glow(stage, Light(x, y - 25 * size, 95 * size, "#FFE8B0", 0.5))
        stage.shine(svg.polygon([(x - 20, y - 60), (x + 20, y - 60), (x + 230, 1000), (x - 230, 1000)],
                                svg.linear((0, "#FFF0C0", 0.5), (1, SODIUM, 0.0))), soft=16, glow=0)  # fmt: skip
    muzzles = "".join(svg.place(props.spark(palette.ink(glow=SODIUM)), x, y, 0.8)
                      for x, y in ((440, 190), (1105, 130)))  # fmt: skip
    stage.shine(muzzles, glow=1.3, size=18)
    air.embers(stage, 110, "#FFD060", 200, 720, 0.8)
    return stage.finished()
