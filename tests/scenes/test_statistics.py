"""The statistics: what they say, of whom, and how they are reached."""

import pytest

from newangeles_gui import paths
from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.profiles import FILE, Played, Profiles
from newangeles_gui.scenes.statistics import BestLine, StatisticsScreen
from newangeles_gui.scenes.title import TitleScreen
from newangeles_gui.widgets.inputs import Input
from tests.languages import LANGUAGES
from tests.scenes.examples import EXAMPLES

from .system_hands import press, show, texts
from .table_hands import press_named


def game(number, role="nbn", **values):
    common = {
        "title": "new_angeles", "finished": number, "players": 4, "won": True,
        "ended_by": "demand", "score": 30, "levels": ["manager"],
        "facts": {"promises_kept": 2, "promises_broken": 1},
    }  # fmt: skip
    return Played(f"g{number}", role=role, **{**common, **values})


ADA = [
    game(1),
    game(2, won=False, ended_by="threat", score=80),
    game(3, "jinteki", players=6, levels=["intern", "chair"], score=41),
]


@pytest.fixture
def keep(app):
    """A function that writes what everybody has played."""

    def write(**people):
        Profiles(people).save(paths.settings_folder() / FILE)
        return app

    return write


def text(scene, name):
    return scene.root.named(name).text


def test_everything_that_is_known_of_a_person_is_said(keep):
    app = keep(Ada=ADA)
    scene, say = show(app, StatisticsScreen(app.services)), app.services.say
    numbers = {name: text(scene, f"{name}.number") for name in (
        "games", "won", "capital", "promises", "streak", "threat")}  # fmt: skip
    assert numbers == {
        "games": "3", "won": "2", "capital": "80", "streak": "1", "threat": "1",
        "promises": say("screen.statistics.score", won=6, played=9),
    }  # fmt: skip
    assert "67" in text(scene, "won.words")
    scores = {
        "nbn": (1, 2), "jinteki": (1, 1), "manager": (1, 2), "chair": (1, 1),
        "players_4": (1, 2), "players_6": (1, 1),
    }  # fmt: skip
    for name, (won, played) in scores.items():
        told = say("screen.statistics.score", won=won, played=played)
        assert text(scene, f"{name}.numbers") == told, name
    assert text(scene, "weyland.numbers") == "–"
    best = [one for one in scene.root.all() if isinstance(one, BestLine)]
    assert [text(scene, f"best.{place}.score") for place in range(len(best))] == ["41", "30"]
    assert text(scene, "best.0.who") == app.services.words.name("corporation.jinteki")


def test_a_bar_is_as_full_as_games_were_won(keep):
    app = keep(Ada=ADA)
    scene = show(app, StatisticsScreen(app.services))
    app.settle()
    for name, share in (("nbn", 0.5), ("jinteki", 1.0), ("weyland", 0.0)):
        bar = scene.root.named(f"score.{name}").bar
        good = app.services.kit.color("good")[:3]
        full = sum(app.screen.get_at((x, bar.centery))[:3] == good for x in range(*bar_ends(bar)))
        assert full == pytest.approx(share * bar.width, abs=3), name


def bar_ends(bar):
    return bar.left, bar.right


def test_each_person_has_an_own_page(keep):
    app = keep(Ada=ADA, Bob=[game(7, "weyland", won=False)], Nobody=[])
    app.settings.choose("player", "Bob")
    scene = show(app, StatisticsScreen(app.services))
    assert scene.people() == ["Ada", "Bob"], "who has finished nothing has no page"
    assert text(scene, "person.value") == "Bob" and text(scene, "games.number") == "1"
    press(scene, "person.next")
    assert text(scene, "person.value") == "Ada" and text(scene, "games.number") == "3"
    press(scene, "person.previous")
    assert text(scene, "person.value") == "Bob"


def test_who_has_not_played_is_told_what_will_be_here_and_led_to_a_game(app):
    scene = show(app, StatisticsScreen(app.services))
    assert text(scene, "nothing") == app.services.say("title.unplayed")
    assert scene.root.focus.name == "new_game"
    press(scene, "new_game")
    assert app.stack.top.name == "new_game"


def test_a_damaged_file_is_told_of_and_stays_for_now(app):
    path = paths.settings_folder() / FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"{]")
    scene = show(app, StatisticsScreen(app.services))
    assert str(path) in text(scene, "nothing")
    assert path.read_bytes() == b"{]"


def test_what_other_programs_noted_is_shown_as_far_as_it_is_known(keep):
    app = keep(Ada=[game(1, "a_pack_s_corporation", levels=["a_pack_s_level"])])
    scene = show(app, StatisticsScreen(app.services))
    assert text(scene, "best.0.who") == "?"
    assert text(scene, "games.number") == "1"


def test_it_is_reached_with_the_pointer(keep):
    app = keep(Ada=ADA)
    title = show(app, TitleScreen(app.services))
    press_named(title, "statistics")
    assert app.stack.top.name == "statistics"
    press_named(app.stack.top, "back")
    assert app.stack.top is title


@pytest.mark.parametrize("keys", [["down"], ["next"]], ids=["arrows and gamepad", "Tab"])
def test_it_is_reached_from_the_title_and_left_again(keep, keys):
    app = keep(Ada=ADA)
    title = show(app, TitleScreen(app.services))
    for _ in range(12):
        if title.root.focus.name == "statistics":
            break
        app.stack.handle(Input("action", name=keys[0]))
    app.stack.handle(Input("action", name="confirm"))
    assert app.stack.top.name == "statistics"
    app.stack.handle(Input("action", name="cancel"))
    assert app.stack.top is title


def test_keys_scroll_what_has_no_room(make_app):
    app = make_app(size=(900, 506), animation="off")
    app.stack.replace(*EXAMPLES["statistics"](app.services, Situation()))
    scroll = app.stack.top.root.named("statistics")
    assert scroll.furthest > 0
    for _ in range(60):
        app.stack.handle(Input("action", name="down"))
    assert scroll.offset == scroll.furthest
    for _ in range(3):
        app.stack.handle(Input("action", name="page_up"))
    assert scroll.offset < scroll.furthest


def test_all_three_languages_have_their_words(make_app):
    said = set()
    for language in LANGUAGES:
        app = make_app(language=language, animation="off")
        app.stack.replace(*EXAMPLES["statistics"](app.services, Situation()))
        words = texts(app.stack.top)
        assert not any("screen." in one for one in words)
        said.add(words[0])
    assert len(said) == 3
