"""A real window on a virtual screen: from the title into a game and back, by keyboard."""

import time

import pytest

from .screen_hands import SETTINGS, Display, Program, missing, settled, until

ANSWERS = 8  # of the person
BRIGHT = 400  # different pixels that a drawn screen has at least

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}"),
]


@pytest.fixture
def display(tmp_path):
    opened = Display(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def start(display, tmp_path):
    """A function that starts the program; always in the same home."""
    home, running = tmp_path / "home", []
    (home / "settings").mkdir(parents=True)
    (home / "settings" / "settings.toml").write_text(SETTINGS)

    def begin(*arguments):
        running.append(Program(display, home, *arguments))
        return running[-1]

    yield begin
    for program in running:
        program.close()


def answer(program):
    """One answer of the person: the first button or card; else the first lit place of the board."""
    before = settled(program)
    for keys in (("1",), ("Tab", "Return"), ("Escape", "Escape", "2")):
        program.press(*keys)
        end = time.monotonic() + 1.0
        while time.monotonic() < end:
            if program.choices > before:
                return
            time.sleep(0.05)


def test_a_game_by_keyboard(start, display, monkeypatch):
    """Title, new game, answers, a save under a name, the end; then on from where it was."""
    monkeypatch.setenv("NEWANGELES_ANIMATION", "off")  # Escape would end what is being shown
    program = start()
    until(lambda: display.shades() > BRIGHT, "the title is seen")
    time.sleep(1.5)  # the splash goes by itself
    program.press("Down", "Return")
    time.sleep(0.8)
    program.press("Return")
    until(lambda: program.choices >= 0, "a game has begun")
    for _ in range(ANSWERS):
        answer(program)
    played = settled(program)
    assert played >= 2 * ANSWERS, "the person and the opponents answer"
    program.press("Escape", "Down", "Return", "Return")
    until(lambda: program.named, "the game is saved under a name")
    program.press("Escape", "Escape", "Escape", "shift+Tab", "Return")
    assert program.ended() == 0
    newest = max(header.generation for header in program.headers())

    again = start()
    until(lambda: display.shades() > BRIGHT, "the title is seen again")
    time.sleep(1.5)
    again.press("Return")  # on from where it was
    until(
        lambda: max(header.generation for header in again.headers()) > newest,
        "the table is there and keeps the game",
    )
    time.sleep(0.5)
    assert display.shades() > BRIGHT
    answer(again)
    assert settled(again) > played
    again.press("alt+F4")
    assert again.ended() == 0


def test_a_window_that_is_pulled_about(start, display):
    """Larger and smaller than anybody wants, hidden, full screen: it is drawn and lives."""
    program = start("--seed", "3")
    until(lambda: display.shades() > BRIGHT, "the screen is seen")
    time.sleep(0.5)
    program.press("Return")
    until(lambda: program.choices >= 0, "a game has begun")
    for size in ((1100, 700), (700, 420), (300, 200), (1280, 720)):
        program.resize(*size)
        time.sleep(0.1)
    for _ in range(20):
        program.point(300, 300)
        program.point(900, 400)
    program.hide()
    until(lambda: display.shades() > BRIGHT, "it is seen after it was hidden")
    for _ in range(2):
        program.press("F11")
        time.sleep(0.8)
        until(lambda: display.shades() > BRIGHT, "it is seen after F11")
    before = settled(program)
    answer(program)
    assert settled(program) > before, "it still takes answers"
    assert not list((program.home / "log").glob("crash-*")), "a screen has crashed"
    program.press("alt+F4")
    assert program.ended() == 0


def test_a_held_key_decides_nothing(start, display, monkeypatch):
    """A digit that stays down answers one question, and none that comes after it."""
    monkeypatch.setenv("NEWANGELES_CONFIRM", "true")
    program = start("--seed", "rain")
    until(lambda: display.shades() > BRIGHT, "the screen is seen")
    time.sleep(0.5)
    program.press("Return")
    until(lambda: program.choices >= 1, "the first has drawn, now it is the person's turn")
    before = settled(program)
    program.hold("1", 1.2)
    settled(program)
    drawn, chosen = (program.kinds.count(one) for one in ("draw", "keep_investment"))
    assert drawn == 4 and before == 1, "everybody has drawn, the person with one press"
    assert chosen <= 1, "whoever began has chosen; the person, who is next, has not"
    program.press("alt+F4")
    assert program.ended() == 0
