"""The layers of the map: one canvas, states by shape, districts by silhouette, bridges that fit."""

import itertools

import pytest

pytest.importorskip("resvg_py")
pytest.importorskip("numpy")
pytest.importorskip("PIL")

import numpy
from PIL import Image

from assets.source import build
from assets.source.drawing import files
from assets.source.new_angeles import slabs
from assets.source.new_angeles.slab_layers import bridges, canvas, crowds, haze, rims, traffic
from assets.source.new_angeles.slabs import CITIES

FOLDER = build.ASSETS / "new_angeles" / "slabs"
LAYERS = ("lit", "dark", "ill", "protest", "strike")
OUTLINES_APART = 0.25  # of what either skyline covers, this much at least is not common to both


def picture(name: str) -> numpy.ndarray:
    with Image.open(FOLDER / f"{name}.webp") as image:
        return numpy.asarray(image.convert("RGBA"), numpy.float32) / 255


def test_layers_lie_on_each_other() -> None:
    made = {asset.id: asset for asset in slabs.assets()}
    shared = [f"{kind}.{state}" for kind in ("base", "rim") for state in rims.RIMS]
    each = [f"{name}.{layer}" for name in CITIES for layer in LAYERS]
    for name in (*shared, *each, "development"):
        assert made[name].size == canvas.SIZE and made[name].anchor == canvas.ANCHOR, name


def test_a_rim_means_the_state_alone() -> None:
    """There is one rim and one slab for each state, whatever the district or its tier."""
    rim_ids = {a.id for a in slabs.assets() if a.id.split(".")[0] in ("base", "rim")}
    assert rim_ids == {f"{kind}.{state}" for kind in ("base", "rim") for state in rims.RIMS}


def test_districts_are_known_by_their_skyline() -> None:
    """What stands above the ground is another shape in each district."""
    roofs = {name: picture(f"{name}.dark")[:440, :, 3] > 0.5 for name in CITIES}
    for one, other in itertools.combinations(roofs, 2):
        either = (roofs[one] | roofs[other]).sum()
        assert (roofs[one] ^ roofs[other]).sum() / either > OUTLINES_APART, (one, other)


def test_dark_is_darker() -> None:
    for name in CITIES:
        lit, dark = (
            (p[..., :3] * p[..., 3:]).mean() for p in map(picture, (f"{name}.lit", f"{name}.dark"))
        )
        assert dark < 0.65 * lit, name


def test_pieces_stand_inside() -> None:
    for name, (x, y, wide, tall) in canvas.boxes().items():
        assert x >= 0 and x + wide <= canvas.SIZE[0], name
        assert y >= 0 and y + tall <= canvas.SIZE[1], name


def test_bridges_grow_brighter_to_the_root() -> None:
    """Ends lie inside, and the second end shines more than the first."""
    for name, slope in bridges.SLOPES.items():
        shine = picture(f"bridge.{name}.normal")[..., :3].max(axis=2)
        light = []
        for x, y, wide, tall in (slope.boxes["start"], slope.boxes["end"]):
            assert x > 0 and y > 0 and x + wide < slope.size[0] and y + tall < slope.size[1]
            light.append(shine[y : y + tall, x : x + wide].mean())
        assert light[1] > light[0], name


def test_same_bytes_each_time() -> None:
    first, second = (files.encoded(crowds.strike("manta"), "webp", 76) for _ in range(2))
    assert first == second


def test_haze_lies_behind_houses() -> None:
    """A house in front hides haze: the same haze without a city covers more."""
    city = CITIES["nihongai"]
    with_houses = haze.hidden("nihongai", city, haze.puffs)[..., 0].sum()
    assert with_houses < haze.hidden("nihongai", lambda _: None, haze.puffs)[..., 0].sum()


def test_cars_stay_where_they_are_seen() -> None:
    """Lanes come with both ends, and no house covers their middle."""
    for name in CITIES:
        found = {key: box for key, box in slabs.boxes(name).items() if key.startswith("road_")}
        cover = picture(f"{name}.dark")[..., :3].max(axis=2)
        for key, start in found.items():
            if key.endswith(".start"):
                end = found[key.removesuffix("start") + "end"]
                x, y = (
                    (a + b) // 2 + traffic.END // 2 for a, b in zip(start, end[:2], strict=False)
                )
                assert cover[y, x] < 0.3, (name, key)
