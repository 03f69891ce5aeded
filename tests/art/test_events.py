"""The scenes as large as the screen: one for each event, in layers, dark where words stand."""

import pytest
import yaml

pytest.importorskip("resvg_py")
pytest.importorskip("numpy")
pytest.importorskip("PIL")

import numpy
from PIL import Image

from assets.source import build
from assets.source.drawing.stage import bodies
from assets.source.drawing.stage.light import from_angle, relit
from assets.source.drawing.stage.stage import HEIGHT, WIDTH, Stage, stacked
from assets.source.new_angeles import events, skies
from assets.source.new_angeles.sky_grades import grades

FOLDER = build.ASSETS / "new_angeles"
LARGEST = 8_000_000  # all scenes and skies together
WORDS = slice(800, 1080)  # rows of the screen
STRIP = slice(0, 30)
BRIGHTEST = 0.22


def picture(name: str) -> numpy.ndarray:
    with Image.open(FOLDER / f"{name}.webp") as image:
        return numpy.asarray(image.convert("RGBA"), numpy.float32) / 255


def whole(name: str) -> numpy.ndarray:
    """The layers of an event on top of each other."""
    layers = [picture(f"events/{name}{suffix}") for suffix in events.LAYERS]
    for layer in layers:
        layer[..., :3] *= layer[..., 3:]
    return stacked(layers)


def test_every_event_has_a_scene() -> None:
    data = build.ASSETS.parent / "data" / "new_angeles" / "events.yaml"
    named = {event["id"] for event in yaml.safe_load(data.read_text(encoding="utf-8"))}
    assert named == set(events.SCENES)


@pytest.mark.parametrize("name", events.SCENES)
def test_a_scene_has_layers_and_room_for_words(name: str) -> None:
    far, *near = (picture(f"events/{name}{suffix}") for suffix in events.LAYERS)
    assert far.shape == (HEIGHT, WIDTH, 4) and far[..., 3].min() == 1
    assert all(layer.shape == far.shape and layer[..., 3].min() < 0.1 for layer in near)
    seen = whole(name)
    assert seen[WORDS, :, :3].mean() < BRIGHTEST and seen[STRIP, :, :3].mean() < BRIGHTEST
    assert seen[75:594, :, :3].mean() > seen[WORDS, :, :3].mean() * 1.5


def test_the_skies_are_crossed_into_each_other() -> None:
    """They have one size, and each has a light of its own."""
    shapes = {name: picture(f"skies/{name}") for name in grades.GRADES}
    assert {asset.id for asset in skies.assets()} == set(shapes)
    assert len({sky.shape for sky in shapes.values()}) == 1
    tones = [tuple((sky[:400, :, :3].mean((0, 1)) * 20).round()) for sky in shapes.values()]
    assert len(set(tones)) == len(tones)


def test_they_are_small_enough() -> None:
    files = [path for room in ("events", "skies") for path in (FOLDER / room).iterdir()]
    assert sum(path.stat().st_size for path in files) <= LARGEST


@pytest.mark.parametrize("name", sorted(bodies.POSES))
def test_a_body_stands_on_its_soles(name: str) -> None:
    """The lower foot of a pose is at the ground, whatever the knees do."""
    pose = bodies.POSES[name]
    lowest = max(bodies.leg(pose, side)[2][1] for side in (-1, 1))
    assert lowest - bodies.height_of(pose) == pytest.approx(-2.6)


def test_light_falls_on_the_side_it_comes_from() -> None:
    stage = Stage("tests", pixels=0.1)
    part = stage.drawn(['<rect x="600" y="300" width="600" height="500" fill="#202020"/>'])
    lit = relit(part, (from_angle(0, "#FFFFFF"),), stage.pixels, 0, 20)
    assert lit[55, 118, 0] > lit[55, 62, 0] + 0.1
