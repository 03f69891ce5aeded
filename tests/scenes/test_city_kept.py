"""What the board draws again and again is read and put together once."""

import pytest

from newangeles_gui.titles.new_angeles.city.slab import LAYER, Nearness, slab

DISTRICT = "la_costa"


@pytest.mark.parametrize(
    ("at", "dimmed"), [(Nearness(200, 200), True), (Nearness(160, 200), False)]
)
def test_a_district_that_steps_back_or_is_farther_away_reads_nothing(app, monkeypatch, at, dimmed):
    kit = app.services.kit
    slab(kit, DISTRICT, 0, Nearness(200, 200))
    kit.let_go((LAYER,))
    read = []
    monkeypatch.setattr(kit.pictures, "sized", lambda name, size: read.append(name))
    slab(kit, DISTRICT, 0, at, dimmed)
    assert not read


def test_what_the_camera_comes_back_to_outlives_what_nobody_looks_at(app):
    """Pictures are let go of in the order in which they were used last."""
    kit = app.services.kit
    slab(kit, DISTRICT, 0, Nearness(160, 200))
    kit.kept("other", lambda: slab(kit, "manta", 0, Nearness(200, 200)).copy())
    slab(kit, DISTRICT, 0, Nearness(160, 200))
    kept = [*kit._kept]
    rest = next(key for key in kept if key[:4] == ("slab", DISTRICT, 0, 200))
    assert kept.index(rest) > kept.index("other")
