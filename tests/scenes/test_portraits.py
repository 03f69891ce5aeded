"""Faces of characters: each has one, and it is where a character is chosen and met."""

import pygame
import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.scenes.new_game.draft import Draft
from newangeles_gui.scenes.new_game.options import CharacterPicker
from newangeles_gui.scenes.new_game.screen import NewGame
from newangeles_gui.scenes.portraits import FaceButton, Portrait, picture_of, put_portrait
from newangeles_gui.titles.new_angeles.minds.tuned import load_cast
from newangeles_gui.titles.new_angeles.offers.trays import PartnerFace
from newangeles_gui.titles.new_angeles.rules.promises import BROKEN, KEPT, Promise
from newangeles_gui.titles.new_angeles.table import stocking
from newangeles_gui.widgets.area import row_width
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


def test_who_plays_has_a_face_at_the_rim(app):
    scene = shown(app, *EXAMPLES["table_cast"](app.services, Situation(seed=3, after=60)))
    faces = [one.sitter.face for one in scene.parts.faces.seats]
    assert faces == ["adaeze_okoro", "pavel_orlov", "rui_matsuda"]
    assert scene.parts.own.sitter.face not in faces


def test_partners_of_a_trade_have_faces(app):
    scene = shown(app, *EXAMPLES["trade_cast"](app.services, Situation(seed=3, after=60)))
    large = scene.root.named("trade.face")
    small = [one for one in scene.root.all() if isinstance(one, PartnerFace)]
    cast = {large.character, *(one.character for one in small)}
    assert cast == {"adaeze_okoro", "pavel_orlov", "rui_matsuda"} and len(small) == 2
    told = {one.tip_text for one in small} | {scene.root.named("trade.thinks").tip_text}
    assert any("Talkativeness: very high" in one for one in told)


def test_all_faces_are_read_ahead(app):
    kit = app.services.kit
    wanted = dict(stocking._wanted(app.services))
    largest = kit.px(stocking.PORTRAIT)
    assert all(wanted[picture_of(one)] == (largest, largest) for one in CHARACTERS)


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
    situation = Situation(seed=3, after=60, players=6)
    scenes = EXAMPLES["trade_cast"](app.services, situation)
    if change is not None:
        change(scenes[-1].view)
    scene = shown(app, *scenes)
    small = [one for one in scene.root.all() if isinstance(one, PartnerFace)]
    assert len(small) == 4 and all(one.character for one in small)
    for one in small:
        assert one.rect.width >= 28, "large enough to be known and to be hit"
        name = app.services.words.name(f"corporation.{one.player}")
        assert name in one.tip_text and one.tip_text.count("\n") >= 2
        assert ("12" in one.tip_text and "11" in one.tip_text) is (change is not None)
    purse = scene.root.named("purse.get")
    assert not any(purse.rect.colliderect(one.rect) for one in small)
    assert row_width(app.services.kit, purse.parts) <= purse.rect.width, "no number is cut"
