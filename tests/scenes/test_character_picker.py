"""Who an opponent is: chosen by name, explained in words, remembered."""

from newangeles_gui.scenes.new_game.draft import Draft, remember, remembered
from newangeles_gui.scenes.new_game.options import CharacterPicker
from newangeles_gui.scenes.new_game.screen import NewGame
from newangeles_gui.session.plan import Plan, Seat

from .table_hands import act, press_named


def show(app, scene):
    app.stack.replace(scene)
    app.step(0.01)
    return scene


def test_a_character_is_chosen_and_remembered(app):
    scene = show(app, NewGame(app.services))
    press_named(scene, "seat.1.character")
    picker = app.stack.top
    assert picker.root.named("explanation").topic.title == scene.say(
        "screen.new_game.chance.name"
    ), "chance is what there is at first"
    press_named(picker, "who.yara_haddad")
    assert app.stack.top is scene
    assert scene.draft.seats[1].character == "yara_haddad"
    assert scene.draft.plan(app.services.box).seats[1].character == "yara_haddad"
    remember(app.services.settings, app.services.box, scene.draft)
    again = remembered(app.services.settings, app.services.box, [], "Somebody")
    assert [one.character for one in again.seats] == ["", "yara_haddad", "", ""]


def test_a_person_has_a_face_of_their_own_and_keeps_it(app):
    scene = show(app, NewGame(app.services))
    press_named(scene, "seat.0.character")
    picker = app.stack.top
    assert picker.root.named("explanation").topic.text == scene.say("screen.new_game.face.chance")
    picker.root.set_focus(picker.root.named("who.rui_matsuda"))
    act(picker, "down")
    act(picker, "up")
    assert not picker.root.named("explanation").topic.more, "how they play does not matter"
    press_named(picker, "who.rui_matsuda")
    assert app.stack.top is scene and scene.root.named("seat.0.character").character
    plan = scene.draft.plan(app.services.box)
    assert plan.seats[0].face == "rui_matsuda" and not plan.seats[0].character
    assert Plan.from_dict(plan.to_dict()).seats == plan.seats
    remember(app.services.settings, app.services.box, scene.draft)
    again = remembered(app.services.settings, app.services.box, [], "Somebody")
    assert again.seats[0].person and again.seats[0].character == "rui_matsuda"


def test_no_opponent_has_the_face_of_a_person(app):
    draft = Draft(app.title.meta.seats, seed="7")
    draft.resize(6)
    draft.change_kind(0, True)
    draft.cast(0, "rui_matsuda")
    for seed in range(30):
        draft.seed = str(seed)
        names = [one.character for one in draft.plan(app.services.box).seats[1:]]
        assert "rui_matsuda" not in names and all(names)


def test_a_seat_without_a_face_is_written_as_it_always_was():
    written = {"name": "Ada", "kind": "person", "level": "", "character": ""}
    assert Seat("Ada").to_dict() == written
    assert Seat.from_dict(written) == Seat("Ada")


def test_nobody_sits_in_two_seats(app):
    draft = Draft(app.title.meta.seats, seed="7")
    draft.resize(6)
    draft.cast(0, "rui_matsuda")
    draft.cast(1, "yara_haddad")
    draft.cast(1, "rui_matsuda")
    assert [one.character for one in draft.seats[:2]] == ["yara_haddad", "rui_matsuda"]
    for seed in range(30):
        draft.seed = str(seed)
        names = [one.character for one in draft.plan(app.services.box).seats]
        assert names[:2] == ["yara_haddad", "rui_matsuda"] and len(set(names)) == 6
        assert all(names)


def test_a_character_is_explained_with_its_traits_in_words(app):
    picker = show(app, CharacterPicker(app.services, "pavel_orlov", {"rui_matsuda": 2}, print))
    picker.root.set_focus(picker.root.named("who.rui_matsuda"))
    act(picker, "down")
    act(picker, "up")
    topic = picker.root.named("explanation").topic
    assert topic.title == app.services.words.name("character.rui_matsuda")
    assert "Holds grudges: very high" in topic.more and "Loyalty: low" in topic.more
    assert "2" in picker.root.named("who.rui_matsuda").tip_text


def test_settings_that_name_nobody_do_no_harm(app):
    app.services.chosen.choose("characters", "nobody,rui_matsuda,rui_matsuda,,,")
    draft = remembered(app.services.settings, app.services.box, [], "Somebody")
    assert [one.character for one in draft.seats].count("rui_matsuda") == 1
