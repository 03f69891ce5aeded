"""What the table needs from the disk is read once, and not whenever something happens."""

import pygame

from newangeles_gui.minds import characters
from newangeles_gui.table import regions
from newangeles_gui.titles.new_angeles.city import LAYER, SIZE, natural_width
from newangeles_gui.titles.new_angeles.city.slab import piece_box
from newangeles_gui.titles.new_angeles.minds.tuned import load_cast
from newangeles_gui.titles.new_angeles.rules import BIT, ILLNESS
from newangeles_gui.titles.new_angeles.table import stocking
from newangeles_gui.widgets import Camera

from .table_hands import begin, open_table, quick


def test_a_table_that_is_put_anew_reads_no_data(app, monkeypatch):
    quick(monkeypatch)
    scene = open_table(app, begin(app.services.box, "rain", 4, [0]))
    read, real = [], characters.read_file

    def noting(path, *rest, **more):
        read.append(path)
        return real(path, *rest, **more)

    monkeypatch.setattr(characters, "read_file", noting)
    for _ in range(3):
        scene.rebuild()
    assert not read


def test_the_faces_of_all_characters_are_ordered(app, monkeypatch):
    ordered = []
    monkeypatch.setattr(app.services.kit.pictures, "order", ordered.extend)
    stocking.order(app.services)
    names = {name for name, _ in ordered}
    assert len(load_cast().characters) > 5
    assert all(f"portraits_characters/{one}" in names for one in load_cast().characters)


def test_who_plays_is_ordered_in_every_mood(app, monkeypatch):
    """In the size of the rim, so that the first change of a mood reads nothing."""
    ordered = []
    monkeypatch.setattr(
        app.services.kit.pictures, "order", lambda wanted, again=False: ordered.extend(wanted)
    )
    quick(monkeypatch)
    scene = open_table(app, begin(app.services.box, "rain", 4, [0]))
    sizes = dict(ordered)
    for seat in [*scene.parts.faces.seats, scene.parts.own]:
        for mood in ("calm", "pleased", "annoyed", "angry", "scheming"):
            size = sizes[f"faces_characters/{seat.sitter.face}.{mood}"]
            assert size >= seat.face.size


def test_what_becomes_of_the_city_is_ordered_before_it_is_shown(app, monkeypatch):
    """Of the districts that change, and of no other."""
    ordered = []
    kit = app.services.kit
    monkeypatch.setattr(kit.pictures, "order", lambda wanted, again: ordered.extend(wanted))
    match = begin(app.services.box, "rain", 4, [0])
    before, after = match.view(0), match.view(0)
    after.city[2] |= ILLNESS
    after.city[3] ^= BIT["android"]
    stocking.order_city(app.services, before, after)
    name = app.services.box.district_ids[2]
    assert f"slabs/{name}.ill" in dict(ordered)
    districts = {one.split("/")[1].split(".")[0] for one, _ in ordered}
    assert districts & {*app.services.box.district_ids} == {name}
    for one, size in ordered:
        kit.kept((LAYER, one, size), lambda: pygame.Surface((1, 1)))
    ordered.clear()
    stocking.order_city(app.services, before, after)
    assert not ordered


def test_pieces_are_ordered_as_large_as_any_stands_anywhere(app, monkeypatch):
    """So all that are seen are made of what the stock keeps."""
    ordered, kit, box = [], app.services.kit, app.services.box
    monkeypatch.setattr(kit.pictures, "order", ordered.extend)
    stocking.order(app.services)
    known, sizes = kit.pictures.known, dict(ordered)
    width = natural_width(Camera(SIZE, regions(kit, stocking.OPPONENTS).board).scale)
    boxes = [
        piece_box(kit, district, slot, width)
        for district in box.district_ids
        for slot in known[f"slabs/{district}.lit"].boxes
        if slot.startswith(("figure", "token"))
    ]
    pieces = [one for one in known if one.startswith("pieces/") and one.endswith(".large")]
    assert len(pieces) >= 8
    assert boxes
    for piece in pieces:
        across, down = sizes[piece]
        whole = known[piece].size
        share = max(min(one.width / whole[0], one.height / whole[1]) for one in boxes)
        assert across > round(whole[0] * share)
        assert down > round(whole[1] * share)
