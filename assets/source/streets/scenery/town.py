"""A whole town of the tiles, in the afternoon and with its lamps lit."""

from collections.abc import Sequence
from functools import partial

import numpy

from ...drawing import svg
from ...drawing.picture import Picture, add, blurred, over, render, tinted
from ...drawing.rng import Rng
from .. import cars, people
from ..emblems import figures
from ..emblems.colours import PEOPLE
from ..model import camera, slab, studio
from ..model.shade import rgb
from ..tiles import KINDS, MODELS
from . import paper

WIDE, TALL = paper.WIDE, paper.TALL
Tile = tuple[
    int, int, str, str, bool
]  # its row, column, name, rotation, whether its street is closed
FIRST = (-110, -40)  # the corner of the first cell
# A row a line, a tile a word; `.` is a plot that nobody has built on, `!` stands for a closed street.
TITLE = """
family_flats:0! bakery:0! lookout_tower:0! wax_museum:0 karaoke_cave:0 toy_store:0 perfume_arcade:0 micro_brewery:0 penthouse:0
corner_cafe:0 . . city_gate:0! pancake_house:0! department_store:0! barber_shop:0! grand_hotel:0 city_park:90
student_house:0 . . . noodle_bar:0 chillax_spa:0 central_station:0 record_shop:0 starter_home:90!
shoe_temple:0 . . . food_court:0! trendy_lofts:0! sightseeing_bus:0! playground:0! buffet_palace:90!
vegan_diner:0 art_gallery:0 . . tram_loop:0 corner_kiosk:0 souvenir_stand:0 festival_square:0 hardware_store:90
squat:0 night_market:0 startup_garage:0 copy_shop:0 flea_market:0! baby_boutique:0! puppet_theatre:0! poetry_cellar:0! tower_block:90
"""
RESULTS = """
penthouse:0 micro_brewery:0 grand_hotel:0 bakery:0 wax_museum:0 karaoke_cave:0 lookout_tower:0 department_store:0 tower_block:90
starter_home:0 family_flats:0 trendy_lofts:0 hardware_store:0 student_house:0 buffet_palace:0 shoe_temple:0 souvenir_stand:0 city_gate:90
toy_store:0 art_gallery:0 pancake_house:0 school_crossing:0 backpacker_hostel:0 copy_shop:0 puppet_theatre:0 vegan_diner:0 corner_cafe:90
record_shop:0 poetry_cellar:0 startup_garage:0 tram_loop:0 perfume_arcade:0 sunset_pier:0 flea_market:0 squat:0 city_park:90
festival_square:0 baby_boutique:0 grand_hotel:0 penthouse:0 micro_brewery:0 family_flats:0 bakery:0 student_house:0 playground:90
noodle_bar:0 corner_kiosk:0 sightseeing_bus:0 chillax_spa:0 central_station:0 food_court:0 barber_shop:0 night_market:0 trendy_lofts:90
"""


def laid(below: Picture, above: Picture, left: int, top: int) -> None:
    """Put a picture onto another one in place."""
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(below.shape[1], left + above.shape[1]), min(below.shape[0], top + above.shape[0])
    if x0 < x1 and y0 < y1:
        part = above[y0 - top : y1 - top, x0 - left : x1 - left]
        below[y0:y1, x0:x1] = over(below[y0:y1, x0:x1], part)


def town(plan: str, lit: bool, ground: Picture) -> Picture:
    """The tiles of a plan on the ground, by day or with light in their windows."""
    tiles: list[Tile] = [
        (row, column, *word.rstrip("!").split(":"), lit or word.endswith("!"))
        for row, line in enumerate(plan.split("\n")[1:-1])
        for column, word in enumerate(line.split())
        if word != "."
    ]
    for row, column, name, turn, closed in tiles:
        one = slab.Slab(KINDS[name], int(turn), closed and not lit).drawn()
        stand(ground, darkened(one) if lit else one, slab.ORIGIN, row, column)
    if not lit:
        drive(ground, tiles)
    for row, column, name, turn, closed in tiles:
        one = studio.photographed(MODELS[name], name, int(turn), closed)
        stand(ground, darkened(one) if lit else one, studio.CELL.origin, row, column)
    if not lit:
        walk(ground, tiles)
    return ground


def stand(
    ground: Picture, one: Picture, origin: tuple[float, float], row: float, column: float
) -> None:
    """Put a picture with its own corner into a cell; cells may be broken to stand within one."""
    x = FIRST[0] + (column + origin[0]) * camera.S
    y = FIRST[1] + row * camera.S * camera.DEPTH + origin[1] * camera.S
    laid(ground, one, round(x), round(y))


def drive(ground: Picture, tiles: Sequence[Tile]) -> None:
    """Cars on the roads, on the right."""
    rng = Rng("streets/town/cars")
    for row, column, _, turn, _ in tiles:
        if not rng.chance(0.62):
            continue
        number, heading = rng.integer(0, len(cars.COLOURS) - 1), rng.choice((0, 180))
        rotation = (int(turn) + heading) % 360
        u, v = camera.turned(rng.uniform(-0.3, 0.4), 0.35 if heading else 0.44, int(turn))
        model = partial(cars.car, colour=cars.COLOURS[number])
        one = studio.photographed(model, "car", rotation, False, cars.FRAME)
        stand(ground, one, cars.FRAME.origin, row + 0.5 + v, column + 0.5 + u)


def walk(ground: Picture, tiles: Sequence[Tile]) -> None:
    """People on the pavements."""
    rng = Rng("streets/town/people")
    wide, tall = (side / camera.S for side in people.UPRIGHT)
    for row, column, _, turn, _ in tiles:
        for _ in range(rng.choice((0, 0, 1, 1, 2))):
            colour, pose = rng.choice(tuple(PEOPLE)), rng.choice(tuple(figures.STRIDES))
            u, v = camera.turned(rng.uniform(-0.42, 0.42), rng.uniform(0.17, 0.27), int(turn))
            one = people.upright(colour, pose)
            stand(ground, one, (-wide / 2, -tall * 0.92), row + 0.5 + v, column + 0.5 + u)


def darkened(picture: Picture) -> Picture:
    """A picture at night: only what shines by itself keeps its light."""
    red, green, blue = (picture[..., k] for k in range(3))
    warm = (red > 0.93) & (green > 0.78) & (green < 0.97) & (blue < 0.66) & (picture[..., 3] > 0.97)
    share = blurred(warm.astype(numpy.float32)[..., None], 0.6)
    night = picture.copy()
    cover = picture[..., 3:]
    night[..., :3] = picture[..., :3] * rgb("#A9BCE6") * 0.72 + rgb("#16304A") * 0.16 * cover
    result: Picture = night + (picture - night) * numpy.clip(share * 1.5, 0, 1)
    return result


def title() -> Picture:
    """The town in the late afternoon, with room for words on the left."""
    picture = town(TITLE, False, paper.planned())
    y, x = numpy.mgrid[0:TALL, 0:WIDE].astype(numpy.float32)
    warm = numpy.clip(1 - numpy.hypot((x - 300) / 1500, (y + 100) / 1100), 0, 1) * 0.5
    picture = add(picture, tinted(warm.astype(numpy.float32), "#FFD98A"), 0.42)
    far = numpy.clip((x - 700) / 1500, 0, 1) * 0.22 + numpy.clip((y - 700) / 900, 0, 1) * 0.22
    return over(picture, tinted(far.astype(numpy.float32), "#1E5A66"))


def street_lamps() -> Picture:
    """The light of two lamps in each cell, on the ground below them."""
    pools = ""
    for row in range(6):
        for column in range(9):
            for u in slab.LAMPS:
                x = FIRST[0] + (column + u) * camera.S
                y = FIRST[1] + (row + 0.80) * camera.S * camera.DEPTH
                pools += svg.ellipse(
                    x,
                    y,
                    92,
                    60,
                    svg.radial((0, "#FFC861", 0.62), (0.5, "#FFB24A", 0.22), (1, "#FFA030", 0)),
                )
                pools += svg.circle(
                    x + 4,
                    y - 19,
                    9,
                    svg.radial((0, "#FFF6D0", 1), (0.4, "#FFE49A", 0.8), (1, "#FFC861", 0)),
                )
    return render(WIDE, TALL, pools)


def results() -> Picture:
    """The town with all lamps lit, darker in the middle where the fortunes stand."""
    night = town(RESULTS, True, paper.night())
    lights = numpy.clip(night[..., 0] - 0.72, 0, 1) * (night[..., 0] > night[..., 2] + 0.2)
    glow = tinted(lights.astype(numpy.float32) * 2.2, "#FFC861")
    night = add(night, blurred(glow, 5), 0.55)
    night = add(night, blurred(glow, 18), 0.50)
    night = add(night, street_lamps(), 0.9)
    y, x = numpy.mgrid[0:TALL, 0:WIDE].astype(numpy.float32)
    away = numpy.hypot((x - WIDE / 2) / 930, (y - TALL / 2) / 500)
    middle = numpy.clip(1.15 - away**3, 0, 1) * 0.30
    return over(night, tinted(middle.astype(numpy.float32), "#0E2A33"))
