"""Every picture that the game needs is there, loads, and is small enough."""

import json
from pathlib import Path

import pygame
import pytest

from newangeles_gui import paths
from newangeles_gui.commands.shots.gallery import make_gallery
from newangeles_gui.titles.new_angeles.minds.tuned import load_cast
from newangeles_gui.titles.new_angeles.rules.game import Box
from newangeles_gui.titles.new_angeles.rules.state import FEDERALIST
from newangeles_gui.widgets.pictures import MissingPictureError, Picture, Pictures

ROOMS = [folder.name for folder in paths.assets_folders()]
LARGEST_FOLDER = 60_000_000
LARGEST_PICTURES = 40_000_000  # of one room
LARGEST_MEMORY = 300_000_000  # everything at once, which no game ever shows, but for
ONE_AT_A_TIME = ("events", "skies")  # the families as large as the screen
KINDS = (".webp", ".png")
LAYERS = ("lit", "dark", "ill", "protest", "strike")


@pytest.fixture(scope="module")
def pictures() -> Pictures:
    return Pictures(paths.assets_folders())


def wanted(box: Box) -> set[str]:
    """The ids that follow from the content."""
    content = box.content
    actions = {name for cards in content.actions.values() for name in cards}
    return {
        *(f"cards_actions/{name}" for name in actions),
        *(f"cards_emergencies/{name}" for name in content.emergencies),
        *(f"portraits_assets/{name}" for name in content.assets),
        *(f"portraits_characters/{name}" for name in load_cast().characters),
        *(f"cards_events/{name}" for name in content.events),
        *(f"cards_event_backs/{event.back}" for event in content.events.values()),
        *(f"cards_demands/{name}" for name in content.demands),
        *(f"cards_investments/{name}" for name in content.investments),
        *(f"cards_setups/{name}" for name in content.setups),
        *(f"cards_rivals/{name}" for name in (*content.corporations, FEDERALIST)),
        *(f"slabs/{name}.{layer}" for name in content.districts for layer in LAYERS),
        *(f"marks/{name}" for name in content.corporations),
        *(f"pieces/capital.{name}" for name in content.corporations),
    }


def test_everything_in_the_box_has_its_picture(box: Box, pictures: Pictures) -> None:
    assert not wanted(box) - set(pictures.known)


def test_no_two_cards_share_a_picture(box: Box, pictures: Pictures) -> None:
    cards = [name for name in wanted(box) if name.startswith(("cards_", "portraits_"))]
    files = {Path(pictures.known[name].file).read_bytes() for name in cards}
    assert len(files) == len(cards)


def test_all_pictures_load_at_the_size_that_the_manifest_says(pictures: Pictures) -> None:
    told = list(pictures.load_all())
    assert told == sorted(told)
    assert told[-1] == 1
    surfaces = {name: pictures.get(name) for name in pictures.known}
    together = [
        surface for name, surface in surfaces.items() if name.split("/")[0] not in ONE_AT_A_TIME
    ]
    assert sum(one.get_pitch() * one.get_height() for one in together) <= LARGEST_MEMORY
    for name, picture in pictures.known.items():
        shown = pictures.get(name).get_size()
        assert shown == tuple(max(1, round(side / picture.shown)) for side in picture.size), name


def test_a_picture_is_loaded_once_for_each_scale(pictures: Pictures) -> None:
    name = "marks/nbn"
    assert pictures.get(name) is pictures.get(name)
    assert pictures.get(name, 0.5).get_width() == round(pictures.get(name).get_width() / 2)


def test_the_assets_are_small_enough_to_ship() -> None:
    files = [file for folder in paths.assets_folders() for file in folder.rglob("*")]
    assert sum(file.stat().st_size for file in files if file.is_file()) <= LARGEST_FOLDER


def pictures_in(room: str) -> set[Path]:
    """The files of a room that are pictures."""
    return {path for path in paths.assets_folder(room).rglob("*") if path.suffix in KINDS}


@pytest.mark.parametrize("room", ROOMS)
def test_the_pictures_of_a_room_are_small_enough(room: str) -> None:
    sizes = [path.stat().st_size for path in pictures_in(room)]
    assert sizes
    assert sum(sizes) <= LARGEST_PICTURES


@pytest.mark.parametrize("room", ROOMS)
def test_every_file_is_in_the_manifest_of_its_room(room: str) -> None:
    folder = paths.assets_folder(room)
    entries = json.loads((folder / "manifest.json").read_text(encoding="utf-8")).values()
    assert pictures_in(room) <= {folder / entry["file"] for entry in entries}
    assert all(entry.get("licence") for entry in entries)


def described(folder: Path, *names: str) -> Path:
    """A folder whose manifest has these pictures; all of them are one pixel."""
    entry = {"size": [1, 1], "anchor": [0, 0], "shown": 1, "licence": "x", "source": "y"}
    folder.mkdir()
    for name in names:
        (folder / name).parent.mkdir(exist_ok=True)
        pygame.image.save(pygame.Surface((1, 1)), folder / f"{name}.png")
    entries = {name: {**entry, "file": f"{name}.png"} for name in names}
    (folder / "manifest.json").write_text(json.dumps(entries), encoding="utf-8")
    return folder


def test_what_a_title_has_is_shown_before_what_the_house_has(tmp_path: Path) -> None:
    title = described(tmp_path / "title", "icons/own", "icons/both")
    house = described(tmp_path / "house", "icons/house", "icons/both")
    pictures = Pictures([title, house])
    assert {name: Path(one.file).parts[-3] for name, one in pictures.known.items()} == {
        "icons/own": "title",
        "icons/both": "title",
        "icons/house": "house",
    }
    assert all(pictures.get(name).get_size() == (1, 1) for name in pictures.known)


def test_a_missing_picture_is_named(pictures: Pictures, tmp_path: Path) -> None:
    with pytest.raises(MissingPictureError, match="no picture 'marks/nobody'"):
        pictures.get("marks/nobody")
    with pytest.raises(MissingPictureError, match=r"manifest\.json cannot be read"):
        Pictures([tmp_path])
    gone = Picture("a/b", "a/b.webp", (1, 1), (0.5, 0.5), {}, 1.0, "x", "y")
    pictures.known["a/b"] = gone
    with pytest.raises(MissingPictureError, match=r"a/b\.webp"):
        pictures.get("a/b")
    del pictures.known["a/b"]


def test_the_gallery_has_a_sheet_for_each_family(pictures: Pictures, tmp_path: Path) -> None:
    written = {path.stem for path in make_gallery(paths.assets_folders(), tmp_path)}
    assert written == {*pictures.families(), "fonts"}
    assert all((tmp_path / f"{name}.png").stat().st_size > 5000 for name in written)
