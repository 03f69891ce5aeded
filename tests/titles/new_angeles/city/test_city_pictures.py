"""The one map as the title, the thumbnails and the table draw it."""

import pygame
import pytest

from newangeles_gui import paths
from newangeles_gui.titles.new_angeles.city import map as city_map
from newangeles_gui.titles.new_angeles.city.mood import sky_of
from newangeles_gui.titles.new_angeles.city.picture import Cityscape
from newangeles_gui.titles.new_angeles.city.slab import Nearness, layers, slab
from newangeles_gui.titles.new_angeles.facts.game_facts import PublicFacts
from newangeles_gui.titles.new_angeles.front.living_city import (
    FADING,
    SKY,
    Stage,
    city_sky,
    load,
    parts,
    standing_city,
)
from newangeles_gui.titles.new_angeles.front.mini_city import MiniCity
from newangeles_gui.titles.new_angeles.room import COLORS
from newangeles_gui.titles.new_angeles.rules import BIT, ILLNESS, OUTAGE, PROTEST, STRIKE
from newangeles_gui.widgets import Kit, Theme, Viewport
from newangeles_gui.widgets.camera import Camera

SIZES = ((1920, 1080), (1280, 720), (2560, 1080), (1024, 768))


@pytest.fixture
def kit():
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    folders = paths.assets_folders(paths.TITLE)
    made = Kit(folders, Viewport((1920, 1080)), Theme(own=COLORS.palettes))
    made.pictures.ahead = False
    yield made
    pygame.display.quit()


def nothing_is_read(kit, monkeypatch):
    """Of what takes time to be read: pieces and marks are small."""
    whole = kit.pictures.sized

    def refuse(name, size):
        assert not name.startswith(("slabs/", "skies/")), f"{name} is read only now"
        return whole(name, size)

    monkeypatch.setattr(kit.pictures, "sized", refuse)


def facts(**more):
    known = {"seats": ("Ada",), "capital": (9,), "threat": 3, "round": "1", "active": "nbn"}
    return PublicFacts(**known | {"ended": False} | more)


@pytest.mark.parametrize("size", SIZES)
def test_the_title_loads_all_that_it_shows_and_no_more(box, kit, monkeypatch, size):
    stage = Stage(kit, box, size)
    named = {part.name: load(kit, part) for part in parts(stage)}
    nothing_is_read(kit, monkeypatch)
    assert city_sky(stage, named).get_width() >= size[0]
    city = standing_city(stage, named)
    hidden = {*box.district_ids} - {*stage.city.seen_in(stage.lit)}
    assert not hidden & {name.partition("/")[2].partition(".")[0] for name in named}
    assert named.keys() - {SKY} and city.get_size() == size


@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_the_city_stands_behind_the_words_of_the_title(box, kit, size):
    stage = Stage(kit, box, size)
    city = standing_city(stage)
    assert city.get_bounding_rect().left >= stage.long(FADING[0])
    root = stage.city.camera.on_screen(city_map.anchor(city_map.ROOT_NAME))
    assert city.get_at(root).a > 200 and root[0] < size[0]
    assert stage.clear(stage.cable[:2])


def color_of(drawn):
    ground = pygame.Surface(drawn.get_size())
    ground.blit(drawn, (0, 0))
    return pygame.transform.average_color(ground)[:3]


def test_a_district_at_rest_looks_as_it_does_near(box, kit):
    bits = PROTEST | ILLNESS | BIT["android"]
    for district in ("manta", "nihongai"):
        resting = color_of(slab(kit, district, bits, Nearness(300, 300)))
        near = color_of(slab(kit, district, bits, Nearness(420, 300)))
        assert all(abs(one - other) <= 3 for one, other in zip(resting, near, strict=True))


@pytest.mark.parametrize(
    "bits", [0, PROTEST, STRIKE | ILLNESS, OUTAGE, OUTAGE | ILLNESS, BIT["development"]]
)
def test_a_district_names_every_layer_that_it_is_made_of(kit, monkeypatch, bits):
    read, whole = [], kit.pictures.sized
    monkeypatch.setattr(
        kit.pictures, "sized", lambda name, size: read.append(name) or whole(name, size)
    )
    slab(kit, "manta", bits, Nearness(100, 100))
    assert {one for one in read if one.startswith("slabs/")} == {*layers("manta", bits)}


def test_what_is_not_seen_is_not_drawn(box, kit):
    city = Cityscape(kit, box, Camera(city_map.SIZE, pygame.Rect(0, 0, 1920, 590)))
    assert len(city.seen_in(pygame.Rect(0, 0, 1920, 590))) == len(city_map.PLACES)
    near_the_root = city.seen_in(pygame.Rect(1650, 0, 270, 590))
    assert city_map.ROOT_NAME in near_the_root and "la_costa" not in near_the_root


def test_lights_on_the_paths_run_towards_the_root(box, kit):
    city = Cityscape(kit, box, Camera(city_map.SIZE, pygame.Rect(0, 0, 1920, 590)))
    for name in city.paths:
        (left, _), (right, _) = city.way(name)
        assert left < right


def test_a_thumbnail_is_complete_when_its_layers_are_loaded(box, kit, monkeypatch):
    city = [0] * len(box.district_ids)
    city[0], city[1], city[2] = STRIKE | ILLNESS, OUTAGE, PROTEST
    mini, shown = MiniCity(kit, box), facts(city=tuple(city), threat=22)
    first = mini.picture(shown, (320, 180))
    while mini.load_one():
        pass
    nothing_is_read(kit, monkeypatch)
    assert first.get_buffer().raw != mini.picture(shown, (320, 180)).get_buffer().raw


@pytest.mark.parametrize("city", [(), (0, 0, 0)])
def test_a_save_of_which_only_the_header_is_known_has_a_thumbnail(box, kit, city):
    mini = MiniCity(kit, box)
    mini.picture(facts(city=city), (160, 90))
    while mini.load_one():
        pass
    assert mini.picture(facts(city=city), (160, 90)).get_size() == (160, 90)


def test_the_sky_follows_the_threat():
    grades = {n: sky_of(n) for n in range(26)}
    assert [grades[n] for n in (0, 7, 8, 14, 15, 20, 21, 25)] == [
        "skies/teal", "skies/teal", "skies/violet", "skies/violet",
        "skies/amber", "skies/amber", "skies/red", "skies/red",
    ]  # fmt: skip
