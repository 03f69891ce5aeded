"""Beanstalk Beset by Protesters: a ring of people and fires around the foot of the elevator."""

from ...drawing.picture import Picture
from ...drawing.stage import air, city, crowd
from ...drawing.stage.beanstalk import Beanstalk, stand
from ...drawing.stage.light import Light, from_angle
from ...drawing.stage.stage import Stage

FIRES = ((330, 640, 150, 250), (1010, 628, 96, 150), (1600, 644, 165, 270))
TONES = ("#3A1A26", "#44202A", "#331626", "#4A2826", "#2C1424")


def draw() -> list[Picture]:
    """A red sky, the spire in the middle, three rows of people with signs, fires between them."""
    stage = Stage("events/beanstalk_beset", shadows="#12050E")
    air.heavens(stage, air.Heavens(
        ("#1C0614", "#3E0A1E", "#7A1624", "#C2352A", "#F47A3A"), "#FF5A34", "#24081A", 0.56, 0.55,
        1.0, glows=(Light(960, 560, 900, "#FF6A2E", 0.55), Light(960, 120, 420, "#3AB8FF", 0.3)),
    ))  # fmt: skip
    valley = lambda x: 0.55 + 1.5 * abs(x - 0.5)  # noqa: E731
    windows = ("#FFC27A", "#FF9A5C", "#FFE0B0", "#FF6A8A")
    city.row(stage, "far", city.Row(566, 170, 330, "#8A2A34", "#E0603A", windows, 0.22, (40, 84),
                                    3.2, shape=valley, sun="#D85A40"), soft=0.6)  # fmt: skip
    air.fog(stage, 500, 70, "#E8582E", 0.55)
    city.row(stage, "middle", city.Row(580, 140, 340, "#56182C", "#C8482E", windows, 0.3, (56, 120),
                                       4, 0.25, gap=0.12, shape=valley, sun="#A83A38"))  # fmt: skip
    air.fog(stage, 545, 60, "#FF6A30", 0.5)
    stage.next_layer()
    stand(stage, Beanstalk(960, 600, 500, 360, "#2A1E56", "#6A4AA0", mist="#C8482E"))
    city.row(stage, "near", city.Row(604, 60, 190, "#2E0E22", "#A8382A", windows, 0.34, (70, 150), 5,
                                     0.4, gap=0.25, sun="#7A2A34",
                                     shape=lambda x: max(0.0, 3.2 * abs(x - 0.5) - 0.42)))  # fmt: skip
    for x in (240, 1690):
        air.smoke(stage, x, 600, 130, 520, "#1A0810", lit="#FF5A24", lean=0.35 if x < 900 else -0.3)
    air.fog(stage, 588, 46, "#FF7A34", 0.6)
    lights = tuple(Light(x, y - high * 0.4, 420, "#FF9A3A", 1.5) for x, y, _, high in FIRES)
    back = from_angle(90, "#FF6A3A", 0.75)
    crowd.rank(stage, "far", crowd.Rank(
        598, 92, 30, TONES, "#FF8A4A", signs=0.34, lights=(*lights, back), haze=("#B8402A", 0.42)))  # fmt: skip
    air.fog(stage, 600, 24, "#FF6A30", 0.35)
    for x, y, wide, high in FIRES:
        air.fire(stage, x, y, wide, high)
    crowd.rank(stage, "middle", crowd.Rank(
        648, 150, 58, TONES, "#FF8A4A", signs=0.32, lights=(*lights, back), haze=("#7A2420", 0.14),
        gaps=tuple((x - wide * 0.55, x + wide * 0.55) for x, _, wide, _ in FIRES), bite=2))  # fmt: skip
    stage.next_layer()
    near = tuple(Light(x, y - 40, 760, "#FF9A3A", 2.4) for x, y, _, _ in FIRES)
    crowd.heads(stage, "far", crowd.Heads(700, 118, 92, TONES, "#FF8A4A", near, 0.34))
    crowd.heads(stage, "near", crowd.Heads(830, 190, 168, ("#241018", "#2A141C"), "#FF8A4A",
                                           (from_angle(90, "#FF6A3A", 1.1), *near), 0.24))  # fmt: skip
    air.embers(stage, 190, "#FF8A3A")
    return stage.finished()
