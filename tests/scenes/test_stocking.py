"""What the table needs from the disk is read once, and not whenever something happens."""

from newangeles_gui.minds import characters
from newangeles_gui.titles.new_angeles.minds.tuned import load_cast
from newangeles_gui.titles.new_angeles.rules import ILLNESS
from newangeles_gui.titles.new_angeles.table import stocking

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
    monkeypatch.setattr(app.services.kit.pictures, "order", ordered.extend)
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
    monkeypatch.setattr(app.services.kit.pictures, "order", ordered.extend)
    match = begin(app.services.box, "rain", 4, [0])
    before, after = match.view(0), match.view(0)
    after.city[2] |= ILLNESS
    stocking.order_city(app.services, before, after)
    name = app.services.box.district_ids[2]
    assert f"slabs/{name}.ill" in dict(ordered)
    districts = {one.split("/")[1].split(".")[0] for one, _ in ordered}
    assert districts & {*app.services.box.district_ids} == {name}
