"""The players' panels: places for everything, and nothing over anything else."""

from itertools import combinations

import pygame
import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.scenes.base import Scene
from newangeles_gui.scenes.card_zoom import CardZoom
from newangeles_gui.session.plan import Seat
from newangeles_gui.table.layout import areas
from newangeles_gui.table.picker import Picker
from newangeles_gui.titles.new_angeles.rules.promises import Promise
from newangeles_gui.titles.new_angeles.table.seat_layout import KINDS, SeatLayout
from newangeles_gui.titles.new_angeles.table.seats import SeatColumn
from newangeles_gui.titles.new_angeles.table.who import player_words

CAST = ("", "adaeze_okoro", "pavel_orlov", "rui_matsuda", "yara_haddad", "magnus_thiele")
WINDOWS = [
    (size, scale)
    for size in ((1280, 720), (1920, 1080), (2560, 1440))
    for scale in (75, 100, 150, 200)
]


class Scratch(Scene):
    """Nothing but the seats."""

    def __init__(self, services, view, picker, characters=()):
        super().__init__(services)
        self.view, self.picker, self.characters = view, picker, characters

    def build(self):
        self.seats = SeatColumn(self.services, areas(self.kit).seats, self.view, self.picker)
        for panel, character in zip(self.seats.panels, self.characters, strict=False):
            panel.character = character
            panel.refresh()
        self.root.add(self.seats)


@pytest.fixture
def show(make_app):
    def show_it(players=4, picker=None, change=None, characters=(), **window):
        app = make_app(**{"animation": "off", **window})
        view = Situation(seed=3, players=players).match(app.services.box).view(0)
        if change is not None:
            change(app.services.box, view)
        scene = Scratch(app.services, view, picker or Picker(), characters)
        app.stack.replace(scene)
        return app, scene

    return show_it


def crowded(box, view):
    """Eight assets and three emergency actions lie with one player."""
    for asset in list(box.assets)[:8]:
        view.owners[asset] = 1
    view.emergency_holder[:3] = [1, 1, 1]


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("characters", [(), CAST], ids=["plain", "characters"])
@pytest.mark.parametrize("change", [None, crowded], ids=["bare", "crowded"])
def test_nothing_lies_over_anything_else(show, players, characters, change, size, scale):
    _, scene = show(players, change=change, size=size, scale=scale, characters=characters)
    for panel in scene.seats.panels:
        places = panel.layout
        rows = [places.name, places.capital, places.hand, places.mark, *places.emergencies]
        lines = [line.rect for one in panel.entries for line in one.lines]
        rows += lines or [places.middle] * (not panel.character)
        rows += [places.player, places.promises, places.portrait]
        for one, other in combinations([row for row in rows if row.width and row.height], 2):
            assert not one.inflate(-2, -6).colliderect(other.inflate(-2, -6)), (one, other)
        for asset in places.assets:
            assert panel.rect.contains(asset)
            numbers = (places.capital, places.hand, *lines)
            assert not any(asset.inflate(-2, -4).colliderect(one) for one in numbers if one.height)


@pytest.mark.parametrize("height", [60, 66, 96, 120, 131, 132, 151, 152, 200, 300])
def test_every_height_has_a_form(app, height):
    kit = app.services.kit
    rect = pygame.Rect(0, 0, kit.px(190), kit.px(height))
    places = SeatLayout(kit, rect, 2, 8)
    assert len(places.assets) == 8
    assert [one.x for one in places.assets] == sorted({one.x for one in places.assets})
    assert places.sizes in KINDS


def test_who_looks_is_first_and_called_you(show):
    app, scene = show()
    first, second = scene.seats.panels[:2]
    first.player = "Ada"
    assert first.seat == 0 and first.mine
    assert first.called == f"{app.services.say('screen.table.you')} · Ada"
    assert not second.mine
    second.player = "Broker"
    assert second.called == "Broker"


def test_who_plays_a_seat(app):
    services = app.services
    match = Situation(seed=3).match(services.box)
    match.plan.seats[0] = Seat("Ada", "person")
    assert player_words(services, match, 0) == "Ada"
    match.plan.seats[0] = Seat(match.game.name(0), "person")
    assert player_words(services, match, 0) == services.say("screen.table.person")
    assert player_words(services, match, 1) == services.say("level.greedy.name")
    match.plan.seats[1] = Seat("nbn", "opponent", "gone")
    assert player_words(services, match, 1) == services.say("screen.table.opponent")


def test_an_opponent_with_a_character_has_a_face(show):
    app, scene = show(characters=CAST)
    for panel, character in zip(scene.seats.panels, CAST, strict=False):
        face = scene.root.named(f"face.{panel.corp}")
        assert (face is not None) == bool(character)
        if character:
            assert panel.rect.contains(face.rect) and face.rect.width == face.rect.height
            assert app.services.words.name(f"character.{character}") in face.tip_text
            assert "Loyalty: " in face.tip_text and "Loyalty: " not in panel.tip_text
            assert not face.focusable


def test_a_face_is_a_part_of_its_seat(show):
    picked = []
    match = Situation(seed=3).match(show()[0].services.box)
    corp = match.view(0).corporations[1]
    picker = Picker({("seat", corp): corp}, on_pick=picked.append)
    _, scene = show(picker=picker, characters=CAST)
    face = scene.root.named(f"face.{corp}")
    assert face.click(face.rect.center)
    assert picked == [corp]


def test_without_room_for_a_face_the_tip_tells_who_it_is(show):
    _, scene = show(6, characters=CAST, size=(1920, 1080), scale=200)
    panel = scene.seats.panels[1]
    assert not panel.layout.portrait.width
    assert "Loyalty: " in panel.tip_text


def test_a_face_gets_smaller_before_the_contract_is_left_out(show):
    _, plain = show(6, size=(1920, 1080))
    _, faced = show(6, size=(1920, 1080), characters=CAST)
    told = [len(panel.entries) for panel in plain.seats.panels]
    assert told == [len(panel.entries) for panel in faced.seats.panels]
    assert told == [1] * 6
    sides = [panel.layout.portrait.width for panel in faced.seats.panels[1:]]
    assert all(0 < side < 58 for side in sides)


def test_the_tip_tells_contract_and_promises(show):
    def owes(box, view):
        view.promises[:] = [Promise(view.corporations[1], view.corporations[0], "pay", 3)]

    app, scene = show(change=owes)
    panel = scene.seats.panels[1]
    corp = panel.corp
    assert app.services.words.text(f"corporation.{corp}") in panel.tip_text
    assert panel._owed(scene.view.promises[0]) in panel.tip_text
    assert "3" in panel._owed(scene.view.promises[0])


def test_places_of_what_a_player_has(show):
    _, scene = show(change=crowded)
    seats, corp = scene.seats, scene.view.corporations[1]
    panel = seats.place(("seat", corp))
    asset = next(iter(scene.view.owners))
    for target in (("asset", asset), ("capital", corp), ("hand", corp), ("emergency", corp)):
        place = seats.place(target)
        assert place is not None and panel.contains(place), target
    assert seats.place(("asset", "nobody")) is None


def test_what_is_lit_is_picked_by_click_and_key(show):
    picked = []

    def lit(box, view):
        view.owners["eiko"] = 1

    picker = Picker({("asset", "eiko"): "eiko"}, on_pick=picked.append)
    _, scene = show(picker=picker, change=lit)
    face = scene.root.named("asset.eiko")
    assert face.focusable
    assert face.click(face.rect.center)
    assert face.act("confirm")
    assert picked == ["eiko", "eiko"]


def test_what_is_not_lit_is_looked_at_and_says_why(show):
    def owned(box, view):
        view.owners["eiko"] = 1

    picker = Picker({("seat", "x"): "x"}, why_not=lambda target: "Not now.")
    app, scene = show(picker=picker, change=owned)
    face = scene.root.named("asset.eiko")
    assert not face.focusable
    assert face.tip_text.endswith("Not now.")
    face.click(face.rect.center)
    assert isinstance(app.stack.top, CardZoom)


def test_a_changed_view_is_shown_after_refresh(show):
    _, scene = show()
    assert scene.root.named("asset.eiko") is None
    scene.view.owners["eiko"] = 2
    scene.seats.refresh()
    assert scene.root.named("asset.eiko") is not None
