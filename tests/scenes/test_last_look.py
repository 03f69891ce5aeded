"""What a last look at the screens found: it must not come back."""

import pytest

from newangeles_gui import paths
from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.settings import FILE
from newangeles_gui.table.pill import LARGE
from newangeles_gui.titles.new_angeles.table import commands
from newangeles_gui.titles.new_angeles.table.card_faces import face_of
from newangeles_gui.titles.new_angeles.table.stocking import Warming
from newangeles_gui.widgets.card_small import whole_title
from tests.languages import LANGUAGES
from tests.scenes.examples import EXAMPLES
from tests.scenes.table_hands import press_named


def shown(app, name):
    app.stack.replace(*EXAMPLES[name](app.services, Situation(seed=3, after=60)))
    app.settle()
    return app.stack.top


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_cards_of_the_results_show_whole_names(make_app, language, size):
    app = make_app(size=size, language=language, animation="off")
    services, kit = app.services, app.services.kit
    press_named(shown(app, "results"), "results.details")
    results = app.stack.top
    named = ("rival.", "investment.")
    places = [one.rect.size for one in results.root.all() if one.name.startswith(named)]
    assert len(places) == 8
    cards = [f"rival.{one}" for one in services.box.corporations] + ["rival.federalist"]
    cards += list(services.box.investments)
    cut = {
        (one, size)
        for one in cards
        for size in places
        if not whole_title(kit, face_of(services, one), size)
    }
    assert not cut


def test_cards_to_choose_from_are_drawn_before_they_are_asked_for(make_app):
    app = make_app(animation="off")
    situation = Situation(seed=3, until="keep_investment")
    app.stack.replace(*EXAMPLES["table"](app.services, situation))
    scene, pending = app.stack.top, app.stack.top.match.pending
    view = scene.match.view(pending.seat)
    warming = Warming(app.services)
    made = []
    kept = app.services.kit.kept

    def keep(key, make):
        return kept(key, lambda: (made.append(key), make())[1])

    app.services.kit.kept = keep
    warming.begin(view, scene.places.board)
    assert not made
    faces = {face_of(app.services, one) for one in pending.options}
    for _ in range(1 + len(pending.options)):
        warming.step()
    assert faces <= {key[1] for key in made if key[0] == "card"}
    made.clear()
    warming.step()
    assert not made


@pytest.mark.parametrize(("size", "language"), [((1920, 1080), "ru"), ((1280, 720), "en")])
def test_cards_to_choose_from_hide_nothing_of_the_question(make_app, size, language):
    app = make_app(size=size, language=language, animation="off")
    app.stack.replace(*EXAMPLES["table"](app.services, Situation(seed=3, until="keep_investment")))
    scene = app.stack.top
    for option in ("", *scene.match.pending.options):
        if option:
            scene.pick(option)
        row = scene.root.named("look")
        assert row.rect.bottom <= scene.parts.prompt.rect.top
        assert row.rect.top >= scene.places.board.top


def test_a_card_that_is_only_paid_is_not_said_to_do_anything(make_app):
    app = make_app(animation="off")
    app.stack.replace(*EXAMPLES["table"](app.services, Situation(seed=3, until="pay")))
    scene = app.stack.top
    option = scene.match.pending.options[0]
    scene.pick(option)
    said = app.services.words.explanation(scene.match.pending, option, scene.shown)
    lines = [one.text for one in scene.parts.prompt._lines]
    assert said and said not in lines


def test_a_question_that_just_fits_stands_in_one_line_beside_its_buttons(make_app):
    app = make_app(size=(1920, 1080), language="ru", animation="off")
    app.stack.replace(*EXAMPLES["table"](app.services, Situation(seed=3, until="support")))
    app.settle()
    pill, kit = app.stack.top.parts.prompt, app.services.kit
    title = next(one for one in pill.all() if one.name == "prompt.title")
    assert pill.rect.height < kit.type.line_height("heading") * 2
    assert title.rect.width >= kit.type.width(title.text, "heading", LARGE)


def test_what_is_set_at_the_table_is_there_the_next_time(make_app):
    app = make_app()
    app.stack.replace(*EXAMPLES["table"](app.services, Situation(seed=3, until="counter")))
    table, file = app.stack.top, paths.settings_folder() / FILE
    commands.own_keys(table)["speed"]()
    table.talk("matters")
    app.step(1 / 60)
    assert not file.exists(), "a frame has no time for the disk"
    speed = commands.speed_of(table)
    app.close()
    written = file.read_text("utf-8")
    assert f'animation = "{speed}"' in written
    assert "quiet = true" in written
