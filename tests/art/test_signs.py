"""Marks, symbols, icons, cursors and the program's icon: told apart by shape, and well packed."""

import itertools
import struct

import pytest

pytest.importorskip("resvg_py")
pytest.importorskip("numpy")
pytest.importorskip("PIL")

import numpy
from PIL import Image

from assets.source import build, packed
from assets.source.drawing import files
from assets.source.drawing.signs import app_icon
from assets.source.drawing.signs.cursors import CURSORS
from assets.source.drawing.signs.marks import MARKS
from assets.source.house import cursors
from assets.source.house import icons as house_icons
from assets.source.new_angeles import icons, marks, symbols

CORPORATIONS = {"jinteki", "haas_bioroid", "nbn", "weyland", "globalsec", "melange"}
SIGNS = ("app_icon", "cursors", "icons", "marks", "symbols")
FAMILIES = [family for family in build.families() if family.name in SIGNS]
ICONS = {**house_icons.ICONS, **icons.ICONS}
SHAPE_SHARE = 0.3  # of what either sign covers, this much at least is not common to both


def apart(first, second) -> float:
    """How much of two silhouettes is not common: 0 for the same, 1 for nothing in common."""
    both = numpy.maximum(first, second).sum()
    return float(numpy.abs(first - second).sum() / both)


def too_alike(shapes) -> list[str]:
    return [
        f"{one} {other} {apart(shapes[one], shapes[other]):.2f}"
        for one, other in itertools.combinations(shapes, 2)
        if apart(shapes[one], shapes[other]) < SHAPE_SHARE
    ]


def test_marks_differ_at_16_pixels_in_one_colour() -> None:
    assert set(MARKS) == CORPORATIONS | {"federalist"}
    assert not too_alike({name: marks.white(name, 16)[..., 3] for name in MARKS})


def test_symbols_differ_at_32_pixels_in_one_colour() -> None:
    assert not too_alike({n: symbols.symbol(n, 32, True)[..., 3] for n in symbols.SHAPES})


def test_likeness_is_seen() -> None:
    plane = symbols.symbol("energy", 32, True)[..., 3]
    assert too_alike({"one": plane, "other": plane})


def test_symbols_have_a_colour_each() -> None:
    assert set(symbols.SHAPES) == set(symbols.COLOURS)


def test_small_signs_are_strong() -> None:
    """The smallest version of a mark reaches full white and covers enough of its square."""
    for name in MARKS:
        plane = marks.white(name, 16)[..., 3]
        assert plane.max() > 0.95 and plane.mean() > 0.2, name


def test_icons_differ_and_stay_inside() -> None:
    """No two icons are one picture, and no line is cut off by the edge of its square."""
    assert not set(house_icons.ICONS) & set(icons.ICONS), "one name in two rooms"
    planes = {name: icon.picture(48)[..., 3] for name, icon in ICONS.items()}
    assert len({plane.tobytes() for plane in planes.values()}) == len(planes) >= 60
    for name, plane in planes.items():
        edge = max(plane[0].max(), plane[-1].max(), plane[:, 0].max(), plane[:, -1].max())
        assert edge < 0.9, name


def test_icons_are_white() -> None:
    """The game tints them, so there is only cover in them."""
    picture = ICONS["undo"].picture(64)
    assert (picture[..., 0] == picture[..., 3]).all() and picture[..., 3].max() == 1


@pytest.mark.parametrize("name", ["pointer", "hand"])
def test_hot_spot_is_at_the_tip(name: str) -> None:
    """What clicks is the upper end of the body."""
    for asset in cursors.assets():
        if asset.id.split(".")[0] == name:
            x, y, _, _ = asset.boxes["hot_spot"]
            picture = asset.draw()
            assert picture[y, x, 3] > 0.5
            white = numpy.argwhere(picture[..., :3].min(axis=2) > 0.8)
            assert abs(int(white[0][0]) - y) <= asset.size[0] // 16


def test_every_cursor_has_both_sizes() -> None:
    sizes = {(a.id.split(".")[0], a.size[0]) for a in cursors.assets()}
    assert sizes == {(name, size) for name in CURSORS for size in (32, 64)}


def test_program_icon_is_the_same_bytes_each_time() -> None:
    first, second = (files.encoded(app_icon.icon(48), "png", 0) for _ in range(2))
    assert first == second


def test_packed_icons_hold_all_sizes() -> None:
    """Both containers, read back by their own tables."""
    data = packed.ico()
    sizes = []
    for index in range(struct.unpack_from("<H", data, 4)[0]):
        wide, _, _, _, _, _, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * index)
        assert data[offset : offset + length] == packed.drawn(wide or 256)
        sizes.append(wide or 256)
    assert sizes == list(packed.ICO_SIZES)
    apple = packed.icns()
    assert apple[:4] == b"icns" and struct.unpack_from(">I", apple, 4)[0] == len(apple)
    assert (packed.HOUSE / "app_icon" / "newangeles.ico").read_bytes() == data
    assert (packed.HOUSE / "app_icon" / "newangeles.icns").read_bytes() == apple


@pytest.mark.parametrize("family", FAMILIES, ids="/".join)
def test_the_files_are_built(family: build.Family) -> None:
    """Each asset is in the manifest of its room and its file has the size that is said."""
    known = build.known(family.room)
    for asset in family.assets():
        facts = known[f"{family.name}/{asset.id}"]
        with Image.open(build.ASSETS / family.room / facts["file"]) as image:
            assert image.size == tuple(facts["size"]) == asset.size, asset.id


def test_every_family_says_what_its_manifest_says() -> None:
    """What is drawn is known, in the room that it is drawn for, and nothing else is."""
    for room in build.ROOMS:
        made = {
            f"{family.name}/{asset.id}": build.entry(family, asset)
            for family in build.families()
            if family.room == room
            for asset in family.assets()
        }
        others = packed.icon_entries() | packed.font_entries() if room == packed.ROOM else {}
        assert build.known(room) == made | others


def test_a_name_is_a_family_or_a_pattern() -> None:
    found = build.wanted(["marks/n*", "cursors/wait"])
    assert {(family.room, family.name, name) for family, name in found} >= {
        ("new_angeles", "marks", "nbn"),
        ("house", "cursors", "wait"),
    }
    assert {family.name for family, _ in found} == {"marks", "cursors"}


def test_a_name_is_a_room_or_a_part_of_one() -> None:
    """Two rooms have families of one name, and each can be drawn alone."""
    assert {family.room for family, _ in build.wanted(["slabs"])} == {"new_angeles", "streets"}
    found = build.wanted(["streets/slabs/park.*", "streets/discs"])
    assert {family.room for family, _ in found} == {"streets"}
    assert {name for family, name in found if family.name == "slabs"} == {
        f"park.{turn}.{state}" for turn in (0, 90, 180, 270) for state in ("open", "closed")
    }
    whole = {family for family, _ in build.wanted(["streets"])}
    assert whole == {family for family in build.families() if family.room == "streets"}
