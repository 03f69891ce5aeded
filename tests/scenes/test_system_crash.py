"""After a fault of the program: a report, a screen that leads on, and a clear end."""

from concurrent.futures import wait

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.plain import Start
from newangeles_gui.scenes import routes
from newangeles_gui.scenes.base import Scene
from newangeles_gui.scenes.crash import Crash
from newangeles_gui.session import disk
from newangeles_gui.session.journal import Autosaver
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Agreements, Plan, Seat

from .system_hands import finish, press, said, show


class Broken(Scene):
    """Draws once and falls at the next frame."""

    name = "broken"

    def __init__(self, services, match=None, leaves=True):
        super().__init__(services)
        self.match, self.leaves, self.left = match, leaves, 0

    def build(self):
        """Nothing to be seen."""

    def update(self, seconds):
        """Falls."""
        raise ValueError(f"no such card in {paths.data_folder()}")

    def leave(self):
        """May fall once more."""
        self.left += 1
        if not self.leaves:
            raise OSError("the worker does not answer")


@pytest.fixture
def run(app, monkeypatch):
    """A function that lets the program run for some frames."""

    def run_frames(frames):
        left = [frames]

        def events():
            left[0] -= 1
            if left[0] <= 0:
                app.stop()
            return []

        monkeypatch.setattr(app, "_events", events)
        app.run()

    return run_frames


def played(app, choices=9):
    """A game that is on the disk."""
    names = list(app.services.box.corporations)[:4]
    seats = [Seat("Ada Secret"), *(Seat(name, "opponent", "greedy") for name in names[1:])]
    match = Match.begin(app.services.box, Plan(Start(names, "rain"), seats, Agreements()), "wet")
    dice = Dice(3)
    for _ in range(choices):
        match.apply(dice.choice(match.pending))
    app.services.store.autosave(match)
    return match


def report():
    """The text of the only report."""
    (file,) = paths.log_folder().glob("crash-*.txt")
    return file.read_text(encoding="utf-8")


def test_a_fault_leads_to_the_crash_screen(app, run):
    scene = Broken(app.services)
    app.stack.replace(scene)
    run(4)
    assert isinstance(app.stack.top, Crash)
    assert scene.left == 1
    assert app.frames >= 1
    assert said(app.stack.top, "ValueError: no such card")
    assert said(app.stack.top, "No game was running")
    assert not app.stack.top.root.named("continue").enabled


def test_the_report_has_the_game_and_nothing_private(app, run):
    match = played(app)
    app.stack.replace(Broken(app.services, match))
    run(3)
    text = report()
    assert "ValueError" in text
    assert "screens broken" in text
    assert "seed 'rain'" in text
    assert [f"{n} {choice}" for n, choice in enumerate(match.record.choices, 1)] == [
        line for line in text.splitlines() if line.split(" ", 1)[0].isdecimal()
    ]
    assert str(paths.PACKAGE.parent) not in text
    assert "Ada Secret" not in text
    (file,) = paths.log_folder().iterdir()
    assert said(app.stack.top, str(file))
    assert said(app.stack.top, "saved after the last choice")


def test_choices_that_are_not_on_the_disk_are_not_called_saved(app, run):
    match = played(app)
    match.apply(Dice(4).choice(match.pending))
    app.stack.replace(Broken(app.services, match))
    run(3)
    assert said(app.stack.top, "up to choice 9 of 10")


def test_a_choice_at_which_a_listener_falls_is_called_saved_and_is(app, run, monkeypatch):
    opened = []
    monkeypatch.setattr(routes, "open_table", lambda services, match: opened.append(match))
    match = played(app)

    class Deaf(Broken):
        """Hears of the first choice, and falls."""

        def update(self, seconds):
            match.listen(0, lambda told: 1 // 0)
            match.apply(Dice(4).choice(match.pending))

    Autosaver(app.services.store, match)
    app.stack.replace(Deaf(app.services, match))
    run(3)
    assert len(match.record.choices) == 10
    assert said(app.stack.top, "ZeroDivisionError") and said(app.stack.top, "after the last choice")
    press(app.stack.top, "continue")
    finish(app)
    assert opened[0].record.choices == match.record.choices


def test_two_reports_have_two_files(app, run):
    for _ in range(2):
        app.stack.replace(Broken(app.services))
        run(3)
    assert len(list(paths.log_folder().iterdir())) == 2


def test_without_a_report_that_is_said(app, run):
    paths.log_folder().write_bytes(b"a file where a folder should be")
    app.stack.replace(Broken(app.services))
    run(3)
    assert said(app.stack.top, "could not be written")


def test_the_game_goes_on_from_its_newest_save(app, run, monkeypatch):
    opened = []
    monkeypatch.setattr(routes, "open_table", lambda services, match: opened.append(match))
    match = played(app)
    app.stack.replace(Broken(app.services, match))
    run(3)
    press(app.stack.top, "continue")
    finish(app)
    assert opened[0].record.choices == match.record.choices
    assert opened[0] is not match


def test_a_game_that_is_nowhere_cannot_go_on_and_that_is_said(app):
    match = played(app)
    match.identity = "elsewhere"
    scene = show(app, Crash(app.services, "error", match))
    press(scene, "continue")
    finish(app)
    assert said(app.stack.top, "no intact save of this game")


def test_ways_out(app, monkeypatch):
    titles = []
    monkeypatch.setattr(routes, "open_title", titles.append)
    scene = show(app, Crash(app.services, "error"))
    press(scene, "leave")
    assert titles == [app.services]
    app.running = True
    press(scene, "quit")
    assert not app.running


def test_a_screen_that_falls_while_it_is_put_away_is_left_alone(app, run):
    scene = Broken(app.services, leaves=False)
    app.stack.replace(scene)
    run(5)
    assert isinstance(app.stack.top, Crash)
    assert scene.left == 1


def test_a_fault_in_the_crash_screen_ends_the_program(app, run, monkeypatch):
    def fall(self, surface):
        raise MemoryError("nothing left")

    monkeypatch.setattr(Crash, "paint", fall)
    app.stack.replace(Broken(app.services))
    with pytest.raises(SystemExit) as caught:
        run(5)
    assert "MemoryError: nothing left" in caught.value.code
    assert "saved after every choice" in caught.value.code
    assert str(paths.log_folder()) in caught.value.code


def test_a_crash_screen_that_cannot_be_built_ends_the_program(app, run, monkeypatch):
    def fall(self):
        raise MemoryError("nothing left")

    monkeypatch.setattr(Crash, "build", fall)
    app.stack.replace(Broken(app.services))
    with pytest.raises(SystemExit) as caught:
        run(5)
    assert "MemoryError" in caught.value.code


def test_debugging_lets_it_fall(app, run):
    app.options.debug = True
    app.stack.replace(Broken(app.services))
    with pytest.raises(ValueError, match="no such card"):
        run(3)
    assert not paths.log_folder().exists()


def test_a_save_that_fails_in_its_thread_comes_to_the_crash_screen(app, run, monkeypatch):
    """Even while nobody does anything, and the choices are in the journal all the same."""

    def broken(path, content):
        raise ValueError("the save is nonsense")

    match = played(app)
    routes.open_table(app.services, match)
    finish(app)
    monkeypatch.setattr(disk, "write_file", broken)
    saver = app.stack.top.director.saver
    match.apply(Dice(1).choice(match.pending))
    wait(saver._begun, 5)
    assert app.stack.wait() is not None
    monkeypatch.undo()
    monkeypatch.setattr(app, "_events", lambda: app.stop() or [])
    app.run()
    assert isinstance(app.stack.top, Crash)
    reports = [file.read_text(encoding="utf-8") for file in paths.log_folder().glob("crash-*.txt")]
    assert reports and all("the save is nonsense" in text for text in reports)
    newest = app.services.store.newest_good(match.identity, app.services.box)
    assert newest.match.record.choices == match.record.choices


def test_a_save_that_fails_while_the_program_ends_is_told(app, monkeypatch):
    """All screens are left, there is a report, and the terminal has the last words."""
    below, scene = Broken(app.services), Broken(app.services, leaves=False)
    app.stack.scenes[:] = [below, scene]
    with pytest.raises(SystemExit, match="OSError: the worker does not answer"):
        app.close()
    assert (below.left, scene.left) == (1, 1)
    assert "screens broken > broken" in report()


def test_an_interrupt_is_no_crash(app, monkeypatch):
    def interrupt():
        raise KeyboardInterrupt

    monkeypatch.setattr(app, "_events", interrupt)
    app.stack.replace(Crash(app.services, "error"))
    with pytest.raises(KeyboardInterrupt):
        app.run()
