"""What the table needs from the disk is read once, and not whenever something happens."""

from newangeles_gui.minds import characters
from newangeles_gui.titles.new_angeles.minds.tuned import load_cast
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
