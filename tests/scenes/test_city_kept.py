"""What the board draws again and again is read and put together once."""

import pygame
import pytest

from newangeles_gui.titles.new_angeles.city import SIZE, Cityscape
from newangeles_gui.titles.new_angeles.city.slab import LAYER, Nearness, ground, slab
from newangeles_gui.titles.new_angeles.rules import BIT, STRIKE
from newangeles_gui.widgets import Camera

DISTRICT = "la_costa"


@pytest.fixture
def unread(app, monkeypatch):
    """From then on every picture of a district or a piece that is read is noted."""

    def begin():
        kit, read, real = app.services.kit, [], app.services.kit.pictures.sized
        monkeypatch.setattr(
            kit.pictures, "sized", lambda name, size: read.append(name) or real(name, size)
        )
        kit._kept.clear()  # as if many others had been drawn since
        return read

    return begin


def test_a_district_that_is_farther_away_reads_nothing(app, unread):
    kit = app.services.kit
    slab(kit, DISTRICT, 0, Nearness(200, 200))
    kept = kit._kept.copy()
    read = unread()
    kit._kept.update({key: one for key, one in kept.items() if key[0] != LAYER})
    slab(kit, DISTRICT, 0, Nearness(160, 200))
    assert not read


@pytest.mark.parametrize(("figures", "dimmed"), [(0, True), (BIT["android"], False)])
def test_districts_that_step_back_or_get_figures_read_no_layer(app, unread, figures, dimmed):
    """However long it is since they were put together."""
    kit, box = app.services.kit, app.services.box
    city = Cityscape(kit, box, Camera(SIZE, pygame.Rect(0, 0, 480, 270)))
    surface = pygame.Surface((480, 270))
    names = box.district_ids
    city.draw(surface, dict.fromkeys(names, 0))
    before = surface.copy()
    read = unread()
    city.draw(surface, dict.fromkeys(names, figures), frozenset(names) if dimmed else frozenset())
    assert not [one for one in read if one.startswith("slabs/")]
    assert surface.get_buffer().raw != before.get_buffer().raw


@pytest.mark.parametrize("bits", [0, BIT["android"], STRIKE | BIT["prisec"]])
def test_on_its_ground_a_district_looks_as_if_put_together_anew(app, bits):
    kit, at = app.services.kit, Nearness(200, 200)
    lent = ground(kit, DISTRICT, bits, 200)
    made = slab(kit, DISTRICT, bits, at, bare=lent)
    kit._kept.clear()
    anew = slab(kit, DISTRICT, bits, at)
    assert made is not anew
    assert made.get_buffer().raw == anew.get_buffer().raw


def test_what_the_camera_comes_back_to_outlives_what_nobody_looks_at(app):
    """Pictures are let go of in the order in which they were used last."""
    kit = app.services.kit
    slab(kit, DISTRICT, 0, Nearness(160, 200))
    kit.kept("other", lambda: slab(kit, "manta", 0, Nearness(200, 200)).copy())
    slab(kit, DISTRICT, 0, Nearness(160, 200))
    kept = [*kit._kept]
    rest = next(key for key in kept if key[:4] == ("slab", DISTRICT, 0, 200))
    assert kept.index(rest) > kept.index("other")
