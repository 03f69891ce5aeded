"""Hands at a real window: a virtual screen of its own, keys, and what can be seen and read."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from newangeles_gui.session.savefile import read_file, read_header
from newangeles_gui.session.store import GAMES, NAMED

SIZE = (1280, 720)
TOOLS = ("Xvfb", "xdotool")
PATIENCE = 20.0  # seconds; a busy machine is slow
LOOK = 0.05
SETTINGS = """animation = "off"
confirm = false
talk = false
hints = false
seats = "human,greedy,greedy,greedy"
"""


def missing():
    """The tools that are not there."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


def until(true, what, patience=PATIENCE):
    """Wait until something is true."""
    end = time.monotonic() + patience
    while not (found := true()):
        assert time.monotonic() < end, f"{what}: not within {patience:.0f} seconds"
        time.sleep(LOOK)
    return found


class Display:
    """A virtual screen with a number that was free, and its picture in a file."""

    def __init__(self, folder):
        self.picture = folder / "Xvfb_screen0"
        reader, writer = os.pipe()
        size = f"{SIZE[0]}x{SIZE[1]}x24"
        command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", size, "-fbdir", str(folder)]
        self.process = subprocess.Popen(
            [*command, "-nolisten", "tcp"], pass_fds=[writer], stderr=subprocess.DEVNULL
        )
        os.close(writer)
        with os.fdopen(reader) as pipe:
            self.name = f":{pipe.readline().strip()}"

    def close(self):
        self.process.terminate()
        self.process.wait(PATIENCE)

    def shades(self):
        """How many different pixels are seen: one or few while there is nothing but a ground."""
        raw = self.picture.read_bytes()
        pixels = memoryview(raw)[-SIZE[0] * SIZE[1] * 4 :].cast("I")
        return len(set(pixels[::7]))


class Program:
    """The game as a process of its own, with a window that gets keys."""

    def __init__(self, display, home, *arguments):
        self.home = home
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("SDL_")},
            "DISPLAY": display.name,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
        }
        command = [sys.executable, "-m", "newangeles_gui", "--home", str(home), "--silent"]
        self.process = subprocess.Popen(
            [*command, "--software", *arguments],
            env=self.environment,
            cwd=Path(__file__).parents[2],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.window = until(self._find, "the window")
        self._do("windowfocus", "--sync", self.window)

    def _find(self):
        assert self.process.poll() is None, self.process.stdout.read()
        found = self._do("search", "--onlyvisible", "--pid", str(self.process.pid))
        return found.split()[-1] if found else ""

    def _do(self, *arguments):
        done = subprocess.run(
            ["xdotool", *arguments], env=self.environment, capture_output=True, text=True
        )
        return done.stdout.strip()

    def press(self, *keys):
        """Keys one after the other, each for itself."""
        self._do("key", "--delay", "60", *keys)

    def hold(self, key, seconds):
        """A key stays down for a while."""
        self._do("keydown", key)
        time.sleep(seconds)
        self._do("keyup", key)

    def point(self, x, y):
        """The pointer goes to a place of the window."""
        self._do("mousemove", "--window", self.window, str(x), str(y))

    def resize(self, width, height):
        self._do("windowsize", self.window, str(width), str(height))

    def hide(self):
        """Take the window away, and bring it back."""
        self._do("windowunmap", "--sync", self.window)
        self._do("windowmap", "--sync", self.window)
        self._do("windowfocus", "--sync", self.window)

    def ended(self):
        """The exit status, once it has ended by itself."""
        return self.process.wait(PATIENCE)

    def close(self):
        """Whatever happens, nothing stays behind."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)
        self.process.stdout.close()

    @property
    def choices(self):
        """How many choices the journal of the newest game has."""
        journals = list((self.home / "saves" / GAMES).glob("*/journal.txt"))
        return len(journals[0].read_text().splitlines()) - 1 if journals else -1

    @property
    def kinds(self):
        """The kinds of these choices, one after the other."""
        (journal,) = (self.home / "saves" / GAMES).glob("*/journal.txt")
        return [line.split()[1] for line in journal.read_text().splitlines()[1:]]

    def headers(self, kind=GAMES):
        """What the saves say of themselves."""
        folder = self.home / "saves" / kind
        return [read_header(read_file(path)) for path in folder.rglob("*.nasave")]

    @property
    def named(self):
        """The titles of the named saves."""
        return [header.title for header in self.headers(NAMED)]


def settled(program, seconds=0.6):
    """Wait until nobody but the person has to answer; how many choices there are."""
    before, since = program.choices, time.monotonic()
    while time.monotonic() - since < seconds:
        time.sleep(LOOK)
        if program.choices != before:
            before, since = program.choices, time.monotonic()
    return before
