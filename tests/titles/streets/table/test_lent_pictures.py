"""The houses of data packs: their own picture in all rotations, or a plain house."""

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

from newangeles_gui import paths
from newangeles_gui.scenes.packs import lend
from newangeles_gui.titles.streets.city import COLORS, Art, lent_pictures
from newangeles_gui.titles.streets.city.pictures import Sprite
from newangeles_gui.titles.streets.room import ROOM
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.widgets import Kit, Theme, Viewport

CELL = 114.0
RED = (255, 0, 0)
TILES = """tourist:
  - {id: late_bar, symbols: {tourist: 1}, value: {kind: size, each: 2}, business: leisure}
  - {id: bakery, symbols: {tourist: 1}, value: {kind: size, each: 2}, business: leisure}
  - {id: empty_plot, symbols: {tourist: 1}, value: {kind: size, each: 2}, business: leisure}
"""


@pytest.fixture
def art(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Art]:
    """With a pack that brings pictures of two buildings, of different sizes."""
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    said = 'id: night\nversion: "1"\ntitle: Night\ngame: streets\n'
    (tmp_path / "pack.yaml").write_text(said, encoding="utf-8")
    (tmp_path / "tiles.yaml").write_text(TILES, encoding="utf-8")
    home = tmp_path / "pictures" / "buildings"
    home.mkdir(parents=True)
    for name, size in (("late_bar", (336, 324)), ("bakery", (672, 648)), ("nobody", (9, 9))):
        surface = pygame.Surface(size)
        surface.fill(RED)
        pygame.image.save(surface, str(home / f"{name}.png"))
    monkeypatch.setenv(paths.PACKS_VARIABLE, str(tmp_path))
    box = TITLE.rules.box(TITLE.data, TITLE.packs)
    kit = Kit(TITLE.seen_and_heard, Viewport((640, 360)), Theme(own=COLORS.palettes))
    lend(kit.pictures, ROOM.card_pictures(box), TITLE.packs)
    yield Art(kit, box)
    pygame.quit()


def middle(sprite: Sprite) -> tuple[int, ...]:
    return tuple(sprite.picture.get_at(sprite.picture.get_rect().center)[:3])


def test_a_building_of_a_pack_has_its_own_picture_or_a_plain_house(art: Art) -> None:
    assert [name for name, _ in lent_pictures(art.box, TITLE.packs)] == [
        "buildings/bakery", "buildings/late_bar",
    ]  # fmt: skip
    ships = art.building("grand_hotel", 0, False, CELL)
    for rotation in range(4):
        for closed in (False, True):
            for tile in ("late_bar", "bakery"):
                sprite = art.building(tile, rotation, closed, CELL)
                assert middle(sprite) == RED
                assert sprite.picture.get_size() == ships.picture.get_size()
                assert (sprite.x, sprite.y) == (ships.x, ships.y)
            assert middle(art.building("empty_plot", rotation, closed, CELL)) != RED
            assert middle(art.building("grand_hotel", rotation, closed, CELL)) != RED
