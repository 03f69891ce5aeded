"""The eye is led: the camera goes where something happens, coins and ribbons to a face."""

import pygame
import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.table.effects import Flight
from newangeles_gui.titles.new_angeles.city import map as city_map
from newangeles_gui.titles.new_angeles.table.ribbon import Ribbon
from newangeles_gui.titles.new_angeles.table.scene import TableScene

FRAME = 1 / 60
FIRST, LAST = "guayaquil", "base_de_cayambe"


@pytest.fixture
def quiet(make_app):
    """A function that opens a table on which nobody decides, and no deal is."""

    def make(**chosen):
        app = make_app(**chosen)
        table = TableScene(app.services, Situation(3, 10).match(app.services.box))
        app.stack.replace(table)
        table.director.update = lambda seconds: False
        view = table.director.view
        view.deal = view.pending = None
        table.director._seen = view
        table.match.view = lambda seat: view
        table.playback.show(view)
        table.choosing = None
        table.rebuild()
        pass_time(table, 0.8)
        return table

    return make


def tell(table, *told):
    view = table.director._seen
    table.heard([(kind, facts, view) for kind, facts in told], view, view)


def pass_time(table, seconds):
    for _ in range(round(seconds / FRAME)):
        table.parts.update(FRAME)
        table.playback.update(FRAME)


def stand(table, district, zoom):
    """The player has gone near a district."""
    board = table.parts.board
    board.look(board.camera.frame(city_map.around(district), board.camera.room, zoom, zoom))
    pass_time(table, 0.8)
    return board.camera


def seen(table, district):
    rect = table.place(("district", district))
    return table.parts.free_board.contains(rect.inflate(-rect.width * 0.4, -rect.height * 0.4))


def piece(district):
    return ("piece_placed", {"piece": "prisec", "district": district})


def test_the_camera_goes_where_something_happens_and_comes_back(quiet):
    table = quiet()
    camera = stand(table, FIRST, 2.0)
    home = camera.sight
    heard = []
    table.playback.listeners.append(lambda kind, facts: heard.append(kind))
    assert not seen(table, LAST)
    tell(table, piece(LAST))
    assert not heard, "first it has to be seen"
    pass_time(table, 0.7)
    assert heard and seen(table, LAST) and camera.sight.zoom == home.zoom
    pass_time(table, 2.0)
    table.settle()
    pass_time(table, 0.8)
    assert camera.sight == home


def test_what_is_seen_already_waits_for_no_camera(quiet):
    table = quiet()
    camera = table.parts.board.camera
    before, heard = camera.sight, []
    table.playback.listeners.append(lambda kind, facts: heard.append(kind))
    tell(table, piece(LAST), piece(FIRST))
    assert heard and camera.sight == before and not camera.moving


def test_whoever_moves_the_camera_meanwhile_keeps_it_there(quiet):
    table = quiet()
    camera = stand(table, FIRST, 2.0)
    tell(table, piece(LAST))
    pass_time(table, 0.7)
    camera.zoom_at(camera.room.center, 1)
    mine = camera.sight
    pass_time(table, 2.0)
    table.settle()
    pass_time(table, 0.8)
    assert camera.sight == mine


def test_both_ends_of_a_way_are_seen(quiet):
    table = quiet()
    stand(table, FIRST, 2.0)
    tell(table, ("piece_moved", {"piece": "orgcrime", "district": FIRST, "to": LAST}))
    pass_time(table, 0.7)
    assert seen(table, FIRST) and seen(table, LAST)


def test_where_motion_is_reduced_the_camera_stays(quiet):
    table = quiet(reduced_motion=True)
    camera = stand(table, FIRST, 2.0)
    before, heard = camera.sight, []
    table.playback.listeners.append(lambda kind, facts: heard.append(kind))
    tell(table, piece(LAST))
    assert heard and camera.sight == before


def test_at_twice_the_speed_the_camera_is_twice_as_fast(quiet):
    table = quiet(animation="2x")
    camera = stand(table, FIRST, 2.0)
    heard = []
    table.playback.listeners.append(lambda kind, facts: heard.append(kind))
    tell(table, piece(LAST))
    pass_time(table, 0.25)
    assert not camera.moving and not heard
    pass_time(table, 0.1)
    assert heard


def flights(table):
    return [one for one in table.playback._running if isinstance(one, Flight)]


@pytest.mark.rule("24.1")
def test_what_contracts_pay_flies_from_the_district_to_each_face(quiet):
    table = quiet()
    players = table.shown.corporations
    paid = [("capital_gained", {"player": one, "amount": 2, "why": "contract"})
            for one in players[1:3]]  # fmt: skip
    tell(table, ("piece_removed", {"piece": "illness", "district": LAST}), *paid)
    pass_time(table, 0.5)
    first = flights(table)
    pass_time(table, 0.15)
    second = [one for one in flights(table) if one not in first]
    for player, coins in zip(players[1:3], (first, second), strict=True):
        assert len(coins) == 2
        for coin in coins:
            start, goal = coin._points[0], coin._points[-1]
            assert table.place(("district", LAST)).collidepoint(start)
            assert table.place(("capital", player)).collidepoint(goal)


def test_capital_from_elsewhere_comes_from_no_district(quiet):
    table = quiet()
    player = table.shown.corporations[1]
    tell(table, ("piece_removed", {"piece": "illness", "district": LAST}),
         ("capital_gained", {"player": player, "amount": 2, "why": "bet"}))  # fmt: skip
    pass_time(table, 0.5)
    assert not [one for one in flights(table) if one._points[-1][1] < 200 and one._arc]


@pytest.mark.parametrize("fate", ["kept", "broken"])
def test_a_ribbon_closes_or_cracks_at_the_face(quiet, fate):
    table = quiet()
    by, to = table.shown.corporations[1:3]
    tell(table, (f"promise_{fate}", {"player": by, "to": to, "promise": f"{by}:pay:1:-:round"}))
    (ribbon,) = [one for one in table.playback._running if isinstance(one, Ribbon)]
    plate = table.place(("seat", by))
    looks = set()
    for _ in range(8):
        surface = pygame.Surface(table.screen.size, pygame.SRCALPHA)
        ribbon.draw(surface)
        rect = surface.get_bounding_rect()
        assert rect.colliderect(plate) and rect.left < plate.left + plate.height
        looks.add(surface.get_view("2").raw)
        pass_time(table, 0.1)
    assert len(looks) > 4, "it moves"
    pass_time(table, 0.2)
    assert ribbon.done
