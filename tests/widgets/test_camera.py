"""A board looked at from above: what is under the pointer stays there, nobody gets lost."""

import pygame
import pytest

from newangeles_gui.widgets.camera import FARTHEST, NEAREST, Camera, Standpoint

ROOM = pygame.Rect(100, 50, 1000, 500)


@pytest.fixture
def camera() -> Camera:
    return Camera((2000, 500), ROOM)


def test_at_first_all_of_the_board_is_seen(camera) -> None:
    assert camera.on_screen((0, 250)) == ROOM.midleft
    assert camera.on_screen((2000, 250)) == ROOM.midright
    assert camera.scale == 0.5


def test_there_and_back(camera) -> None:
    camera.zoom_at((300, 200), 3)
    for pos in ((100, 50), (777, 333)):
        assert camera.on_screen(camera.on_board(pos)) == pos


def test_what_is_under_the_pointer_stays_there(camera) -> None:
    pos = (600, 300)
    before = camera.on_board(pos)
    assert camera.zoom_at(pos, 2)
    assert camera.on_board(pos) == pytest.approx(before)


def test_neither_too_near_nor_too_far(camera) -> None:
    camera.zoom_at(ROOM.center, 100)
    assert camera.sight.zoom == NEAREST
    assert not camera.zoom_at(ROOM.center, 1)
    camera.zoom_at(ROOM.center, -200)
    assert camera.sight.zoom == FARTHEST


def test_nobody_pulls_the_board_away(camera) -> None:
    assert not camera.drag(500, 500)  # all of it is seen: there is no farther
    camera.zoom_at(ROOM.center, 5)
    assert camera.drag(100_000, 0)
    assert camera.on_screen((0, 0))[0] == ROOM.left
    assert camera.drag(-200_000, 0)
    assert camera.on_screen((2000, 0))[0] == ROOM.right


def test_it_glides_where_it_is_sent(camera) -> None:
    goal = Standpoint(500, 200, 2.0)
    camera.send(goal, 0.4)
    seen = [camera.sight]
    while camera.moving:
        assert camera.update(0.1)
        seen.append(camera.sight)
    assert seen[-1] == goal
    assert [one.zoom for one in seen] == sorted(one.zoom for one in seen)
    assert not camera.update(0.1)
    camera.send(camera.whole, 0)
    assert not camera.moving and camera.sight == camera.whole


def test_a_hand_on_the_board_stops_the_glide(camera) -> None:
    camera.zoom_at(ROOM.center, 4)
    camera.send(Standpoint(0, 0, 1.0), 1.0)
    camera.drag(-10, 0)
    assert not camera.moving


def test_a_part_of_the_board_between_two_cards(camera) -> None:
    free = pygame.Rect(400, 100, 300, 200)
    spots = pygame.FRect(100, 100, 400, 200)
    camera.send(camera.frame(spots, free), 0)
    corners = [camera.on_screen(one) for one in (spots.topleft, spots.bottomright)]
    assert all(free.inflate(4, 4).collidepoint(corner) for corner in corners)
    assert corners[1][0] - corners[0][0] >= free.width - 2


def test_in_another_room_the_same_spot_is_in_the_middle(camera) -> None:
    camera.zoom_at(ROOM.center, 4)
    camera.drag(-50, 0)
    middle = camera.on_board(ROOM.center)
    smaller = pygame.Rect(0, 0, 500, 250)
    camera.use(smaller)
    assert camera.on_board(smaller.center) == pytest.approx(middle, abs=1)
