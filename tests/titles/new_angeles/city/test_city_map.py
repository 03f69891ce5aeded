"""The one map: everything has its place, and no plate lies on the roofs of a neighbour."""

import pytest

from newangeles_gui import paths
from newangeles_gui.titles.new_angeles.city import map as city_map
from newangeles_gui.titles.new_angeles.city.signs import LOOKS
from newangeles_gui.titles.new_angeles.rules import BIT, PROTEST, STRIKE
from newangeles_gui.titles.new_angeles.words import symbols
from newangeles_gui.widgets import Pictures
from newangeles_gui.words.symbols import Round, SymbolTile

PLATE = 230, 62  # the widest there is, with its chips
ROOFS = 150  # above the anchor of a slab


@pytest.fixture(scope="module")
def pictures() -> Pictures:
    return Pictures(paths.assets_folders(paths.TITLE))


def test_every_district_has_its_place_on_the_map(box) -> None:
    assert city_map.PLACES.keys() == {*box.district_ids, city_map.ROOT_NAME}
    width, height = city_map.SIZE
    for name in city_map.PLACES:
        ground = city_map.around(name)
        assert ground.left >= 0 and ground.right <= width, name
        assert city_map.foot(name)[1] + PLATE[1] <= height + 8, name


def test_no_plate_lies_on_the_middle_of_another_slab(box) -> None:
    for name in box.district_ids:
        x, y = city_map.foot(name)
        for other in box.district_ids:
            across, down = city_map.anchor(other)
            near = abs(across - x) < PLATE[0] / 2 and other != name
            assert not (near and down - ROOFS / 3 < y < down + city_map.FRONT), (name, other)


def test_every_path_leads_to_the_right_and_has_a_picture(box, pictures) -> None:
    found = city_map.paths(box)
    assert found.keys() == {*box.district_ids}
    for name, path in found.items():
        assert city_map.anchor(name)[0] < city_map.anchor(path.goal)[0]
        for look in ("normal", "lit"):
            assert f"slabs/bridge.{path.kind}.{look}" in pictures.known


def test_every_layer_and_every_place_of_a_slab_is_there(box, pictures) -> None:
    everything = sum(BIT.values()) | STRIKE
    for name in box.district_ids:
        for layer in ("lit", "dark", "ill", "protest", "strike"):
            assert f"slabs/{name}.{layer}" in pictures.known
        boxes = pictures.known[f"slabs/{name}.lit"].boxes
        for bits in (everything, everything ^ STRIKE | PROTEST):
            assert {*city_map.slots(bits).values()} <= boxes.keys()
    for piece in city_map.slots(everything | PROTEST):
        assert f"pieces/{piece}.large" in pictures.known


def test_pieces_of_a_district_never_share_a_place() -> None:
    for bits in range(1 << len(BIT)):
        slots = city_map.slots(bits)
        assert len({*slots.values()}) == len(slots)
        assert {*slots} == {name for name, bit in BIT.items() if bits & bit}


def test_every_sign_of_every_card_has_a_picture(box, pictures) -> None:
    content = box.content
    said = [symbols.effect(program) for program in box.programs.values()]
    said += [symbols.asset(one) for one in content.assets.values()]
    said += [symbols.contract(one.contract) for one in content.corporations.values()]
    said += [symbols.investment(one) for one in content.investments.values()]
    signs = {one.sign for line in said for one in line if isinstance(one, SymbolTile | Round)}
    assert signs <= LOOKS.keys()
    for look in LOOKS.values():
        assert look.picture in pictures.known, look
