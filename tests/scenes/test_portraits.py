"""Faces of characters: each has one, and it is where a character is chosen and met."""

import pygame
import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.scenes.new_game.character_picker import CharacterPicker
from newangeles_gui.scenes.new_game.draft import Draft
from newangeles_gui.scenes.new_game.screen import NewGame
from newangeles_gui.scenes.portraits import FaceButton, Portrait, picture_of, put_portrait
from newangeles_gui.table.speech import Speech
from newangeles_gui.titles.new_angeles.minds.tuned import load_cast
from newangeles_gui.titles.new_angeles.offers.tabs import PartnerTab
from newangeles_gui.titles.new_angeles.rules.promises import BROKEN, KEPT, Promise
from newangeles_gui.titles.new_angeles.table import stocking
from newangeles_gui.titles.new_angeles.table.tray import Tray
from tests.languages import LANGUAGES
from tests.scenes.examples import EXAMPLES

CHARACTERS = sorted(load_cast().characters)


def shown(app, *scenes):
    app.stack.replace(*scenes)
    app.step(0.01)
    return app.stack.top


def drawn(app, character, side):
    surface = pygame.Surface((side, side))
    put_portrait(app.services.kit, surface, surface.get_rect(), character)
    return surface


@pytest.mark.parametrize("character", CHARACTERS)
def test_the_face_lies_within_the_picture(app, character):
    picture = app.services.kit.pictures.known[picture_of(character)]
    left, top, width, height = picture.boxes["face"]
    assert width == height
    assert pygame.Rect((0, 0), picture.size).contains(pygame.Rect(left, top, width, height))
    assert width < picture.size[0]


@pytest.mark.parametrize("side", [24, 48, 90, 256])
def test_faces_differ_in_every_size(app, side):
    pictures = {pygame.image.tobytes(drawn(app, one, side), "RGB") for one in CHARACTERS}
    assert len(pictures) == len(CHARACTERS)


def test_the_list_shows_faces_and_a_sign_for_chance(app):
    picker = shown(app, CharacterPicker(app.services, "pavel_orlov", {}, print))
    for character in CHARACTERS:
        assert picker.root.named(f"who.{character}").character == character
    chance = picker.root.named("who.")
    assert isinstance(chance, FaceButton) and not chance.character and chance.icon == "help"
    large = [one for one in picker.root.named("explanation").all() if isinstance(one, Portrait)]
    assert [one.character for one in large] == ["pavel_orlov"]


def test_the_button_of_a_seat_shows_whom_one_chose(app):
    draft = Draft(app.title.meta.seats)
    draft.resize(4)
    draft.cast(1, "yara_haddad")
    scene = shown(app, NewGame(app.services, draft))
    assert scene.root.named("seat.1.character").character == "yara_haddad"
    assert not isinstance(scene.root.named("seat.2.character"), FaceButton)


def test_whoever_speaks_or_offers_has_a_face(app):
    scene = shown(app, *EXAMPLES["table_cast"](app.services, Situation(seed=3, after=60)))
    speech = next(one for one in scene.root.all() if isinstance(one, Speech))
    assert speech.character == "rui_matsuda"
    tray = next(one for one in scene.root.all() if isinstance(one, Tray))
    assert scene.root.named("tray.face").character == "adaeze_okoro"
    assert tray.rect.contains(scene.root.named("tray.face").rect)


def test_partners_of_a_trade_have_faces(app):
    scene = shown(app, *EXAMPLES["trade_cast"](app.services, Situation(seed=3, after=60)))
    tabs = [one for one in scene.root.all() if isinstance(one, PartnerTab)]
    assert [one.character for one in tabs] == ["adaeze_okoro", "pavel_orlov", "rui_matsuda"]
    assert "Talkativeness: very high" in tabs[1].tip_text


def test_all_faces_are_read_ahead(app):
    kit = app.services.kit
    wanted = dict(stocking._wanted(app.services))
    largest = kit.px(stocking.PORTRAIT)
    assert all(wanted[picture_of(one)] == (largest, largest) for one in CHARACTERS)
    scene = shown(app, *EXAMPLES["table_cast"](app.services, Situation(seed=3, after=60)))
    assert scene.root.named("tray.face").rect.width <= largest


def crowded(view):
    """Everybody has kept and broken many promises, and is rich."""
    names = view.corporations
    view.capital[:] = [28] * len(names)
    view.promises[:] = [
        Promise(by, names[0], "pay", 1, fate=fate)
        for by in names
        for fate in [KEPT] * 12 + [BROKEN] * 11
    ]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("change", [None, crowded], ids=["bare", "crowded"])
def test_each_of_five_partners_has_a_face(make_app, size, language, change):
    app = make_app(size=size, language=language, animation="off")
    kit = app.services.kit
    situation = Situation(seed=3, after=60, players=6)
    scenes = EXAMPLES["trade_cast"](app.services, situation)
    if change is not None:
        change(scenes[-1].view)
    scene = shown(app, *scenes)
    tabs = [one for one in scene.root.all() if isinstance(one, PartnerTab)]
    assert len(tabs) == 5 and all(one.character for one in tabs)
    for tab in tabs:
        places, name = tab.places, tab.named()
        assert places.face.width >= 48 and tab.rect.contains(places.face)
        assert not places.words.colliderect(places.face)
        assert tab.rect.contains(places.words) and tab.rect.contains(places.mark)
        assert name is not None and name.whole and name.lines == (tab.title,)
        assert kit.type.size("label", name.share) >= 12
        # That of who decides stands at the right end.
        assert tab.width_of(tab.counts(), kit.px(4)) <= places.words.width
        picture = pygame.Surface(app.screen.get_size())
        tab.paint(picture)
        drawn = picture.subsurface(places.face)
        plain = pygame.Surface(app.screen.get_size())
        put_portrait(kit, plain, places.face, tab.character, tab.look().line)
        upper = pygame.Rect(0, 0, places.face.width, places.face.height // 2)
        there, wanted = (
            pygame.image.tobytes(one.subsurface(upper), "RGB")
            for one in (drawn, plain.subsurface(places.face))
        )
        assert there == wanted, "the face is seen"
