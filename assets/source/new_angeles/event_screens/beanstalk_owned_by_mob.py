"""Beanstalk Owned by Mob?: somebody larger than the city has the elevator in his hand."""

from ...drawing import palette, svg
from ...drawing.picture import Picture
from ...drawing.stage import air, city
from ...drawing.stage.beanstalk import Beanstalk, stand
from ...drawing.stage.light import Light, from_angle
from ...drawing.stage.stage import Stage

TONE = palette.PIECES["orgcrime"]
CLOTH = svg.linear((0, "#4A2A7A"), (0.3, "#2A1450"), (1, "#0E0624"))


def boss() -> str:
    """Hat, collar and shoulders; the face stays in the shadow of the hat. Chin at (0, 0)."""
    coat = svg.path(
        "M-620,520 C-600,250 -520,140 -330,92 C-220,66 -150,50 -112,16 L112,16 C150,50 220,66 330,92 "
        "C520,140 600,250 620,520 Z", CLOTH,
    )  # fmt: skip
    lapels = "".join(
        svg.path(f"M{s * 96},20 L{s * 214},74 L{s * 172},150 L{s * 214},176 L{s * 20},480 L0,300 Z",
                 svg.linear((0, "#5A3690"), (1, "#1A0C38"))) for s in (-1, 1)
    )  # fmt: skip
    shirt = svg.polygon(
        [(-92, 30), (0, 250), (92, 30), (0, 70)], svg.linear((0, "#C8A8F0"), (1, "#4A2A7A"))
    )
    tie = svg.polygon(
        [(-20, 62), (20, 62), (30, 100), (34, 330), (0, 360), (-34, 330), (-30, 100)], "#7A1A5A"
    )
    face = svg.path("M-96,-150 C-102,-60 -92,-10 -58,26 C-30,52 30,52 58,26 C92,-10 102,-60 96,-150 Z",
                    svg.linear((0, "#0C0520"), (0.62, "#2A1440"), (1, "#6A4080")))  # fmt: skip
    jaw = svg.path(
        "M-40,-18 Q0,-8 40,-18", "none", stroke="#12061E", stroke_width=7, stroke_linecap="round"
    )
    nose = svg.path("M-12,-96 L-20,-48 Q0,-34 20,-48 L12,-96 Z", "#341A4E")
    brim = svg.path("M-232,-132 C-150,-196 150,-196 232,-132 C160,-92 -160,-92 -232,-132 Z",
                    svg.linear((0, "#3A2068"), (1, "#0A041A")))  # fmt: skip
    crown = svg.path("M-132,-146 C-140,-260 -112,-318 -62,-322 C-30,-324 -20,-302 0,-302 C20,-302 30,-324 "
                     "62,-322 C112,-318 140,-260 132,-146 C60,-118 -60,-118 -132,-146 Z",
                     svg.linear((0, "#4A2C7E"), (1, "#180A34")))  # fmt: skip
    band = svg.path(
        "M-135,-186 C-60,-158 60,-158 135,-186 L133,-148 C60,-120 -60,-120 -133,-148 Z", TONE
    )
    return coat + shirt + tie + lapels + face + nose + jaw + crown + band + brim


def eyes() -> str:
    """Two lights below the brim."""
    return "".join(
        svg.path(f"M{s * 26},-92 L{s * 68},-104 L{s * 62},-88 Z", "#FFC8F4") for s in (-1, 1)
    )


def cigar() -> tuple[str, str]:
    """The cigar, and its ember."""
    stick = svg.line([(20, -16), (98, 8)], "#6A3A24", 15) + svg.line(
        [(24, -19), (94, 3)], "#8A5A3A", 4
    )
    return stick, svg.circle(102, 9, 9, "#FFB04A")


def hand() -> tuple[str, str]:
    """What lies behind the spire and what closes in front of it, with rings."""
    sleeve = svg.path(
        "M640,470 C520,420 420,330 330,250 L250,60 L120,70 C110,180 180,330 300,430 C420,520 560,560 640,580 Z",
        CLOTH,
    )
    cuff = svg.polygon([(112, 92), (262, 52), (280, 106), (132, 150)], "#D8C0F8")
    palm = svg.path("M124,100 C90,40 78,-10 92,-70 C150,-104 220,-90 250,-40 C266,10 262,40 258,66 Z",
                    svg.linear((0, "#5A3478"), (1, "#2A1248")))  # fmt: skip
    skin = svg.linear((0, "#94609E"), (0.35, "#6A3E86"), (1, "#2A1248"))
    fingers = ""
    for k, (y, tip) in reversed(list(enumerate(((-74, 30), (-34, 14), (6, 18), (44, 40))))):
        fingers += svg.path(
            f"M246,{y - 18} C210,{y - 30} 190,{y - 27} 168,{y - 24} C140,{y - 32} 96,{y - 30} {tip + 34},{y - 24} "
            f"C{tip},{y - 20} {tip - 8},{y + 14} {tip + 24},{y + 20} C90,{y + 26} 140,{y + 22} 170,{y + 20} "
            f"C196,{y + 24} 226,{y + 24} 248,{y + 20} Z",
            skin,
        )
        fingers += svg.stroke(f"M168,{y - 22} q8,20 1,40", "#2A1248", 3, opacity=0.7)
        fingers += svg.stroke(f"M{tip + 40},{y - 20} q-8,18 0,36", "#2A1248", 2.4, opacity=0.5)
        if k in (0, 2):
            gold = svg.linear((0, "#FFF0C0"), (0.5, "#E8A848"), (1, "#7A4A1E"))
            fingers += svg.path(
                f"M112,{y - 30} q12,-4 24,0 q7,26 0,52 q-12,4 -24,0 q7,-26 0,-52 Z", gold
            )
            gem = [(124, y - 24), (140, y - 6), (124, y + 12), (108, y - 6)]
            fingers += svg.polygon(gem, "#FF5AC8") + svg.polygon(
                [gem[0], gem[3], (124, y - 6)], "#FFC8F0"
            )
    thumb = svg.path(
        "M262,-40 C256,-92 222,-126 178,-132 C146,-136 112,-124 104,-110 C98,-94 116,-86 140,-90 "
        "C170,-94 186,-80 204,-52 Z",
        skin,
    ) + svg.path("M110,-116 C122,-126 142,-128 152,-124 C146,-112 130,-104 112,-104 Z", "#C890C8")
    thumb += svg.stroke("M176,-130 q4,16 -4,34", "#2A1248", 2.4, opacity=0.5)
    return sleeve + cuff + palm, fingers + thumb


def draw() -> list[Picture]:
    """Violet night; the boss looms behind the roofs, the fist is the brightest place."""
    stage = Stage("events/beanstalk_owned_by_mob", shadows="#0C0618")
    air.heavens(stage, air.Heavens(
        ("#08041C", "#1C0A40", "#44146E", "#8A2A9A", "#E05AC8"), "#D850E0", "#0E0628", 0.56, 0.52,
        0.95, 60, (Light(1220, 330, 760, "#C83AE8", 0.75), Light(560, 260, 360, "#FF8AE0", 0.4)),
    ))  # fmt: skip
    air.beams(stage, ((180, 620, 66), (1800, 620, 118)), "#E88AFF", 1000, 5, 0.4)
    stage.next_layer()
    lamps = (
        from_angle(62, "#FF8AF0", 1.0),
        Light(600, 300, 560, "#FF9AF0", 0.75),
        from_angle(150, "#8A5AFF", 0.8),
    )
    stage.lay(svg.place(boss(), 1240, 372, 0.92), lights=lamps, bite=6)
    stick, ember = cigar()
    stage.lay(svg.place(stick, 1240, 372, 0.92), lights=lamps, bite=2)
    stage.shine(svg.place(eyes(), 1240, 372, 0.92), glow=1.2, size=14)
    stage.shine(svg.place(ember, 1240, 372, 0.92), glow=1.6, size=24)
    air.smoke(stage, 1336, 376, 40, 280, "#B87AD8", lean=0.45, strength=0.4)
    behind, fingers = hand()
    stage.lay(svg.place(behind, 590, 330, 0.95), lights=lamps, bite=5)
    stand(stage, Beanstalk(640, 640, 560, 190, "#2A1850", "#6A4AA8", "#FF8AF0", ("#FF8AF0", "#8AE8FF", "#FFD98A"),
                           mist="#8A2A9A"))  # fmt: skip
    stage.lay(svg.place(fingers, 590, 330, 0.95), lights=lamps, bite=4)
    air.glow(stage, Light(640, 320, 330, "#FFB0F4", 0.5))
    windows = ("#FFB8E8", "#FFD9A0", "#C88AFF", "#8AE8FF")
    air.fog(stage, 600, 60, "#A030B0", 0.6)
    city.row(stage, "far", city.Row(650, 60, 170, "#3A1860", "#9A34AC", windows, 0.3, (44, 92), 3.4, 0.1,
                                    sun="#8A3AB0"))  # fmt: skip
    air.fog(stage, 640, 46, "#B838C0", 0.5)
    stage.lay(
        svg.rect(0, 648, 1920, 440, svg.linear((0, "#7A2A94"), (0.3, "#2A0E44"), (1, "#0C0618"))),
        top=640,
    )
    stage.next_layer()
    stage.lay(
        svg.rect(
            0, 740, 1920, 340, svg.linear((0, "#2A0E44", 0.0), (0.2, "#1E0A34"), (1, "#0C0618"))
        ),
        top=740,
    )
    city.row(stage, "near", city.Row(790, 130, 300, "#160A2E", "#3A1456", windows, 0.4, (80, 170), 5.4, 0.5, gap=0.2,
                                     sun="#4A1E78", shape=lambda x: 0.55 + 1.1 * abs(x - 0.5)))  # fmt: skip
    air.fog(stage, 760, 60, "#5A1A70", 0.5)
    air.rain(stage, 420)
    return stage.finished()
