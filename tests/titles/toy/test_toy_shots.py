"""A title with nothing of its own for pictures is pictured, filmed and measured all the same."""

import os
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from newangeles_gui import paths, titles
from newangeles_gui.app import App, Options
from newangeles_gui.cli import main
from newangeles_gui.commands import bench
from newangeles_gui.commands.shots.showcase import OF_ANY_TITLE, examples_of
from newangeles_gui.commands.shots.situation import Situation, film, shots_of
from newangeles_gui.settings import Settings
from newangeles_gui.titles.title import Title
from tests.titles.toy.title import TITLE


@pytest.fixture
def app(tmp_path, monkeypatch):
    """The program at the table of a game with one person."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    settings = Settings.load(Path(os.devnull), {})
    title: Title = TITLE
    app = App(settings, Options(size=(1280, 720), software=True, silent=True, ahead=False), title)
    match = Situation(seed=2, players=3).match(app.services.box)
    app.stack.push(shots_of(title).table(app.services, match))
    yield app
    app.close()


def test_a_situation_is_a_game_so_far() -> None:
    box = TITLE.rules.box(TITLE.data)
    begun, later = (Situation(5, after, 3).match(box) for after in (0, 2))
    assert (len(begun.record.choices), len(later.record.choices)) == (0, 2)
    assert [seat.kind for seat in later.plan.seats] == ["person", "opponent", "opponent"]
    assert Situation(5, 0, 3).finished().match(box).over
    assert Situation(5, 1, 2).asked("swap_card").match(box).pending.seat == 0


def test_a_film_shows_the_game_going_on_and_is_the_same_again(app, tmp_path: Path) -> None:
    first = app.stack.top.match
    films = []
    for name in ("one", "again"):
        folder = tmp_path / name
        folder.mkdir()
        film(app, folder, seed=1, seconds=8, rate=2)
        films.append([path.read_bytes() for path in sorted(folder.iterdir())])
        match = Situation(seed=2, players=3).match(app.services.box)
        app.stack.replace(shots_of(TITLE).table(app.services, match))
    assert first.over, "the script gives all answers of the person"
    assert len(films[0]) == 16
    assert len(set(films[0])) > 2
    assert films[0] == films[1]


def test_play_is_measured(app) -> None:
    match = app.stack.top.match
    bench.to_question(app)
    assert bench.table_of(app).asked
    assert len(bench.table_of(app).buttons()) == 2
    frames = bench.play(app, 5.0)
    assert match.over
    assert len(frames.answers) >= match.game.box.rounds
    assert len(frames.all) == len(frames.cpu) >= len(frames.answers)


@pytest.mark.parametrize("name", OF_ANY_TITLE)
def test_every_screen_can_be_pictured(app, name) -> None:
    app.stack.replace(*OF_ANY_TITLE[name](app.services, Situation(seed=2, after=2, players=3)))
    app.settle()
    assert not [one.name for one in app.stack.top.root.all() if one.clipped]


def test_its_screens_are_those_of_any_title(monkeypatch, capsys) -> None:
    monkeypatch.setattr(
        titles, "TITLES", {**titles.TITLES, "toy": titles.Folder(lambda: TITLE, tuple)}
    )
    assert main(["shot", "--game", "toy", "--scene", "list"]) == 0
    assert capsys.readouterr().out.split() == [*examples_of(TITLE)] == [*OF_ANY_TITLE]
    assert main(["shot", "--game", "toy", "--scene", "trade_bound", "x.png"]) == 2
    assert "--scene trade_bound: there are title," in capsys.readouterr().err
    assert main(["shot", "--game", "toy", "--scene", "title", "--players", "9", "x.png"]) == 2
    assert "--players 9: 2 to 4 can play" in capsys.readouterr().err
