"""The pictures of Streets: all names, one ground, sun in the north-west, roofs to be told apart."""

import itertools
from collections.abc import Iterator

import pytest
import yaml

pytest.importorskip("resvg_py")
pytest.importorskip("numpy")
pytest.importorskip("PIL")

import numpy
from PIL import Image

from assets.source import build
from assets.source.drawing import files, svg
from assets.source.streets import buildings
from assets.source.streets.model import camera, studio
from assets.source.streets.model.solids import Model
from tests.architecture.sources import ROOT

FOLDER = build.ASSETS / "streets"
BOX = yaml.safe_load((ROOT / "data" / "streets" / "box.yaml").read_text(encoding="utf-8"))
TILES = yaml.safe_load((ROOT / "data" / "streets" / "tiles.yaml").read_text(encoding="utf-8"))
ADVISORS = yaml.safe_load((ROOT / "data" / "streets" / "advisors.yaml").read_text(encoding="utf-8"))
STARTS = [one["id"] for one in BOX["start"]]
BUILDINGS = [one["id"] for tiles in TILES.values() for one in tiles] + STARTS
TURNS = [f"{rotation}.{state}" for rotation in (0, 90, 180, 270) for state in ("open", "closed")]
MOODS = ("calm", "pleased", "annoyed", "angry", "scheming")
CHARACTERS = ("host", "speculator", "landlord", "developer", "spoiler", "collector", "sneak")
KINDS = ("people", "symbols", "set", "mixed", "signs", "size", "adjacent", "encloses", "copy")
POSES = ("lying", "standing", "walking_1", "walking_2", "walking_3")
MOST_BYTES = 15_000_000
OUTLINES_APART = 0.07  # of what either building covers, this much at least is not common to both


def names() -> Iterator[str]:
    """Every picture that the table may ask for."""
    colours = tuple(BOX["people"])
    for ground in (*TILES, "station", "park"):
        yield from (f"slabs/{ground}.{turn}" for turn in TURNS)
    for tile in BUILDINGS:
        yield from (f"buildings/{tile}.{turn}" for turn in TURNS)
    yield from (f"arrows/{turn}" for turn in TURNS)
    yield from (f"barriers/{rotation}" for rotation in camera.ROTATIONS)
    yield from (f"cars/{n}.{rotation}" for n in range(1, 5) for rotation in camera.ROTATIONS)
    yield from (f"people/{colour}.{pose}" for colour in colours for pose in POSES)
    for colour in TILES:
        yield from (f"discs/{colour}", f"discs/{colour}.pale", f"backs/{colour}")
    for seat in (*BOX["seats"], "sneak"):
        yield from (f"signs/{seat}", f"signs/{seat}.out")
    yield from (f"business/{one}" for one in (*BOX["business_tokens"], "universal"))
    yield from (f"values/{kind}" for kind in KINDS)
    for one in ADVISORS["advisors"]:
        yield from (f"advisors/{one['id']}", f"advisors/{one['id']}.disc")
    for who in CHARACTERS:
        yield from (f"faces_characters/{who}.{mood}" for mood in MOODS)
        yield f"portraits_characters/{who}"
    yield from (f"backdrops/{name}" for name in ("ground", "night", "title", "results"))
    yield from (
        f"icons/{name}"
        for name in (
            "coin",
            "undo",
            "bulb",
            "book",
            "list",
            "stack",
            "seeker",
            "lock",
            "swap",
            "closed_street",
            "scissors",
        )
    )


def picture(name: str) -> numpy.ndarray:
    with Image.open(FOLDER / f"{name}.webp") as image:
        return numpy.asarray(image.convert("RGBA"), numpy.float32) / 255


def test_every_picture_that_the_table_asks_for_is_there() -> None:
    known = build.known("streets")
    assert [name for name in names() if name not in known] == []


def test_the_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.webp")) <= MOST_BYTES


def test_every_entry_says_who_may_use_it_and_where_it_is_made() -> None:
    for name, facts in build.known("streets").items():
        assert facts["licence"] == "CC-BY-4.0", name
        assert (build.ASSETS / facts["source"]).exists(), name


def test_grounds_and_buildings_stand_on_the_corner_of_their_cell() -> None:
    """The anchor of both is the same point of the ground, whatever their size."""
    known = build.known("streets")
    for name, facts in known.items():
        if name.split("/")[0] in ("slabs", "buildings"):
            frame = studio.CELL if name.startswith("buildings") else None
            wide, tall = facts["size"]
            left, top = facts["anchor"][0] * wide, facts["anchor"][1] * tall
            assert 0 <= left < wide and 0 <= top < tall, name
            if frame:
                assert (left, top) == pytest.approx(
                    (-frame.origin[0] * camera.S, -frame.origin[1] * camera.S), abs=0.01
                )


def test_a_ground_covers_its_cell() -> None:
    for turn in TURNS:
        facts = build.known("streets")[f"slabs/mixed.{turn}"]
        left, top = (round(a * s) for a, s in zip(facts["anchor"], facts["size"], strict=True))
        cover = picture(f"slabs/mixed.{turn}")[..., 3]
        assert (
            cover[
                top + 1 : top + int(camera.S * camera.DEPTH) - 1, left + 1 : left + camera.S - 1
            ].min()
            > 0.98
        ), turn


def test_buildings_are_known_by_their_outline() -> None:
    """What stands above the ground is another shape on each tile."""
    shapes = {tile: picture(f"buildings/{tile}.0.open")[..., 3] > 0.6 for tile in BUILDINGS}
    for one, other in itertools.combinations(shapes, 2):
        either = (shapes[one] | shapes[other]).sum()
        assert (shapes[one] ^ shapes[other]).sum() / either > OUTLINES_APART, (one, other)


def test_lamps_come_on_where_a_street_is_closed() -> None:
    """There is more warm light in the closed state of a house with windows."""
    for tile in ("grand_hotel", "tower_block", "department_store", "family_flats"):
        warm = [
            ((p[..., 0] > 0.9) & (p[..., 2] < 0.65) & (p[..., 3] > 0.9)).sum()
            for p in (picture(f"buildings/{tile}.180.{state}") for state in ("open", "closed"))
        ]
        assert warm[1] > warm[0] + 60, tile


def test_a_face_tells_its_mood() -> None:
    """Five moods of a character are five faces before the same wall."""
    for who in CHARACTERS:
        faces = {mood: picture(f"faces_characters/{who}.{mood}") for mood in MOODS}
        for one, other in itertools.combinations(MOODS, 2):
            apart = numpy.abs(faces[one] - faces[other]).max(axis=2) > 0.2
            assert apart.mean() > 0.01, (who, one, other)
            assert apart[:20, :20].mean() == 0, (who, one, other)


def white(model: Model) -> None:
    """A white block."""
    model.box(-0.2, -0.2, 0.2, 0.2, 0, 0.3, "#D0D0D0")


@pytest.mark.parametrize("rotation", camera.ROTATIONS)
def test_the_sun_stays_in_the_north_west(rotation: int) -> None:
    """However a model is turned, its south wall is in shade and its shadow falls to the east."""
    drawn = studio.photographed(white, "white", rotation, False)
    middle = camera.CENTRES[rotation]

    def at(x: float, y: float, z: float) -> numpy.ndarray:
        across, down = camera.seen(middle[0] + x, middle[1] + y, z)
        place = [
            round((v - o) * camera.S)
            for v, o in zip((across, down), studio.CELL.origin, strict=True)
        ]
        return drawn[place[1], place[0]]

    west, south, top = (
        at(*spot)[:3].mean() for spot in ((-0.2, 0.05, 0.18), (0.05, 0.2, 0.18), (0, 0, 0.3))
    )
    assert south < 0.85 * top and south < 0.9 * west
    assert 0.15 < at(0.3, 0.15, 0)[3] < 0.5, "no shadow in the east"
    assert at(-0.3, 0.0, 0)[3] < 0.05, "a shadow in the west"


def two_signs(model: Model) -> None:
    """A red and a blue sheet, one behind the other in the model."""
    for colour, depth in (("#FF0000", 0.06), ("#0000FF", -0.06)):
        model.joke(svg.rect(-40, -80, 80, 80, colour), 0, depth, 0, 0.4, ink=0, shadow=False)


@pytest.mark.parametrize(("rotation", "nearer"), [(0, 0), (180, 2)])
def test_what_is_nearer_hides_what_is_behind(rotation: int, nearer: int) -> None:
    """However a model is turned, the drawing in the south covers the one in the north."""
    drawn = studio.photographed(two_signs, "two signs", rotation, False)
    x, y = camera.CENTRES[rotation]
    across, down = camera.seen(x, y, 0.1)
    left, top = (
        round((v - o) * camera.S) for v, o in zip((across, down), studio.CELL.origin, strict=True)
    )
    assert drawn[top, left, :3].argmax() == nearer


def test_each_character_is_met_in_a_place_of_their_own() -> None:
    """Behind no two portraits is the same wall: above the heads, at both edges."""
    walls = {
        who: numpy.hstack([p[:120, :70], p[:120, -70:]])
        for who, p in ((who, picture(f"portraits_characters/{who}")) for who in CHARACTERS)
    }
    for one, other in itertools.combinations(CHARACTERS, 2):
        assert numpy.abs(walls[one] - walls[other])[..., :3].mean() > 0.05, (one, other)


def test_same_bytes_each_time() -> None:
    asset = next(one for one in buildings.assets() if one.id == "corner_cafe.90.closed")
    first, second = (files.encoded(asset.draw(), asset.kind, asset.quality) for _ in range(2))
    assert first == second
