"""Rectangles are handed out without loss, overlap or negative sizes."""

import itertools

import pygame
import pytest

from newangeles_gui.widgets.area import Area

ROOM = pygame.Rect(10, 20, 400, 300)


@pytest.mark.parametrize(
    ("side", "amount", "part", "rest"),
    [
        ("top", 50, (10, 20, 400, 50), (10, 80, 400, 240)),
        ("bottom", 50, (10, 270, 400, 50), (10, 20, 400, 240)),
        ("left", 50, (10, 20, 50, 300), (70, 20, 340, 300)),
        ("right", 50, (360, 20, 50, 300), (10, 20, 340, 300)),
    ],
)
def test_a_part_is_taken_from_a_side(side: str, amount: int, part, rest) -> None:
    area = Area(ROOM, gap=10)
    assert getattr(area, side)(amount) == pygame.Rect(part)
    assert area.rest == pygame.Rect(rest)


@pytest.mark.parametrize("side", ["top", "bottom", "left", "right"])
def test_nobody_gets_more_than_there_is(side: str) -> None:
    area = Area(ROOM, gap=10)
    assert getattr(area, side)(1000) == ROOM
    left = getattr(area, side)(1000)
    assert 0 in left.size and min(left.size) >= 0


def test_columns_fill_the_room_to_the_pixel() -> None:
    for number in range(1, 8):
        parts = Area(ROOM, gap=7).columns(number)
        assert parts[0].left == ROOM.left and parts[-1].right == ROOM.right
        gaps = {after.left - before.right for before, after in itertools.pairwise(parts)}
        assert gaps <= {6, 7, 8}


def test_a_grid_goes_line_by_line() -> None:
    parts = Area(ROOM, gap=10).grid(5, 2, 40)
    assert [one.topleft for one in parts] == [(10, 20), (215, 20), (10, 70), (215, 70), (10, 120)]


def test_farther_in_and_in_the_middle() -> None:
    area = Area(ROOM, gap=4).inset(30, 10)
    assert area.rest == pygame.Rect(40, 30, 340, 280)
    assert area.gap == 4
    assert area.middle(100, 50).center == area.rest.center
    assert Area(ROOM).inset(500).rest.size == (0, 0)
