"""A whole town of the tiles, in the afternoon and with its lamps lit."""

import numpy

from ...drawing.picture import Picture, add, blurred, over, tinted
from ..model import camera, slab, studio
from ..model.shade import rgb
from ..tiles import KINDS, MODELS
from . import paper

WIDE, TALL = paper.WIDE, paper.TALL
FIRST = (-110, -40)  # the corner of the first cell
# A row a line, a tile a word; `.` is a plot that nobody has built on.
TITLE = """
family_flats:0 bakery:0 lookout_tower:0 wax_museum:0 karaoke_cave:0 toy_store:0 perfume_arcade:0 micro_brewery:0 penthouse:0
corner_cafe:0 . . city_gate:0 pancake_house:0 department_store:0 barber_shop:0 grand_hotel:0 city_park:90
student_house:0 . . . noodle_bar:0 chillax_spa:0 central_station:0 record_shop:0 starter_home:90
shoe_temple:0 . . . food_court:0 trendy_lofts:0 sightseeing_bus:0 playground:0 buffet_palace:90
vegan_diner:0 art_gallery:0 . . tram_loop:0 corner_kiosk:0 souvenir_stand:0 festival_square:0 hardware_store:90
squat:0 night_market:0 startup_garage:0 copy_shop:0 flea_market:0 baby_boutique:0 puppet_theatre:0 poetry_cellar:0 tower_block:90
"""
RESULTS = """
penthouse:0 micro_brewery:0 grand_hotel:0 bakery:0 wax_museum:0 karaoke_cave:0 lookout_tower:0 department_store:0 tower_block:0
starter_home:0 . . . . . . . city_gate:0
toy_store:0 . . . . . . . corner_cafe:0
record_shop:0 . . . . . . . pancake_house:0
festival_square:0 . . . . . . . playground:0
noodle_bar:0 corner_kiosk:0 sightseeing_bus:0 chillax_spa:0 central_station:0 food_court:0 barber_shop:0 night_market:0 trendy_lofts:0
"""


def laid(below: Picture, above: Picture, left: int, top: int) -> None:
    """Put a picture onto another one in place."""
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(below.shape[1], left + above.shape[1]), min(below.shape[0], top + above.shape[0])
    if x0 < x1 and y0 < y1:
        part = above[y0 - top : y1 - top, x0 - left : x1 - left]
        below[y0:y1, x0:x1] = over(below[y0:y1, x0:x1], part)


def town(plan: str, lit: bool, ground: Picture) -> Picture:
    """The tiles of a plan on the ground."""
    tiles = [
        (row, column, *word.split(":"))
        for row, line in enumerate(plan.split("\n")[1:-1])
        for column, word in enumerate(line.split())
        if word != "."
    ]
    for layer in ("slab", "building"):
        for row, column, name, turn in tiles:
            rotation = int(turn)
            x = FIRST[0] + column * camera.S
            y = FIRST[1] + round(row * camera.S * camera.DEPTH)
            if layer == "slab":
                one, origin = slab.Slab(KINDS[name], rotation, lit).drawn(), slab.ORIGIN
            else:
                one, origin = (
                    studio.photographed(MODELS[name], name, rotation, lit),
                    studio.CELL.origin,
                )
            laid(ground, one, x + round(origin[0] * camera.S), y + round(origin[1] * camera.S))
    return ground


def title() -> Picture:
    """The town in the late afternoon, with room for words on the left."""
    picture = town(TITLE, False, paper.ground())
    y, x = numpy.mgrid[0:TALL, 0:WIDE].astype(numpy.float32)
    warm = numpy.clip(1 - numpy.hypot((x - 300) / 1500, (y + 100) / 1100), 0, 1) * 0.5
    picture = add(picture, tinted(warm.astype(numpy.float32), "#FFD98A"), 0.42)
    far = numpy.clip((x - 700) / 1500, 0, 1) * 0.22 + numpy.clip((y - 700) / 900, 0, 1) * 0.22
    return over(picture, tinted(far.astype(numpy.float32), "#1E5A66"))


def results() -> Picture:
    """The town when all lamps are lit, around a dark middle for the fortunes."""
    picture = town(RESULTS, True, paper.night())
    lights = numpy.clip(picture[..., :3] - 0.62, 0, 1).max(axis=2) * (
        picture[..., 0] > picture[..., 2] + 0.25
    )
    night = picture.copy()
    night[..., :3] = (
        picture[..., :3] * (1 - 0.45) * (0.55 + 0.45 * rgb("#8FB0E0")) + rgb("#16304A") * 0.25
    )
    glow = tinted(lights.astype(numpy.float32), "#FFC861")
    night = add(night, glow, 0.55)
    night = add(night, blurred(glow, 9), 0.8)
    y, x = numpy.mgrid[0:TALL, 0:WIDE].astype(numpy.float32)
    middle = (
        numpy.clip(1.12 - numpy.hypot((x - WIDE / 2) / 900, (y - TALL / 2) / 480) ** 3, 0, 1) * 0.78
    )
    return over(night, tinted(middle.astype(numpy.float32), "#0E2A33"))
