"""The characters in five moods: all of them are there, no two are alike, and they stay small."""

import json

import pytest

from newangeles_gui import paths
from newangeles_gui.titles.new_angeles.minds.tuned import load_cast

MOODS = ("calm", "pleased", "annoyed", "angry", "scheming")
SHARE = 9_000_000  # bytes of all of them
ROOM = paths.assets_folder("new_angeles")


def entries(family: str) -> dict[str, dict[str, object]]:
    """What the manifest says of a family, by the names in it."""
    known = json.loads((ROOM / "manifest.json").read_text(encoding="utf-8"))
    return {
        name.removeprefix(f"{family}/"): facts
        for name, facts in known.items()
        if name.startswith(f"{family}/")
    }


@pytest.mark.parametrize(
    ("family", "side"), [("faces_characters", 256), ("busts_characters", 1024)]
)
def test_every_character_has_every_mood(family: str, side: int) -> None:
    found = entries(family)
    assert set(found) == {f"{name}.{mood}" for name in load_cast().characters for mood in MOODS}
    assert all(facts["size"] == [side, side] for facts in found.values())


def test_every_character_has_a_backdrop() -> None:
    assert set(entries("backdrops_characters")) == set(load_cast().characters)


def test_the_moods_take_their_share_of_the_disk() -> None:
    families = ("faces_characters", "busts_characters", "backdrops_characters")
    files = [ROOM / str(facts["file"]) for name in families for facts in entries(name).values()]
    assert sum(file.stat().st_size for file in files) <= SHARE
    assert len({file.read_bytes() for file in files}) == len(files)


@pytest.mark.parametrize("name", sorted(load_cast().characters))
def test_no_two_moods_of_a_character_are_the_same_drawing(name: str) -> None:
    pytest.importorskip("resvg_py")
    pytest.importorskip("numpy")
    pytest.importorskip("PIL")
    from assets.source.drawing.expressions.head import features, head
    from assets.source.new_angeles.character_faces.troupe import TROUPE

    faces = [TROUPE[name].face(mood) for mood in MOODS]
    assert len({head(face) + features(face) for face in faces}) == len(MOODS)
