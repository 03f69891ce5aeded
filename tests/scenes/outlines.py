"""What is to be seen on a screen as a list of rectangles and texts, without a single pixel.

A screen is drawn on a sheet that remembers what was put on it and where; what was put together on
other sheets before comes apart again. Pictures count by their names and sizes, words by their
letters, size and colour, widgets by what they say. Nothing that changes how the program is
written, but not what it shows, changes the list.

    python -m tests.scenes.outlines            notes all screens anew in `outlines.txt`
    python -m tests.scenes.outlines NAME ...   notes these anew
    python -m tests.scenes.outlines FOLDER     writes the whole lists, one file a screen
"""

from __future__ import annotations

import os
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from newangeles_gui import paths, provenance
from newangeles_gui.app import App, Options
from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.scenes.base import Scene, Services
from newangeles_gui.session.store import SaveStore
from newangeles_gui.settings import Settings
from newangeles_gui.titles.new_angeles.rules.decisions import DECISIONS
from newangeles_gui.titles.new_angeles.table.scene import TableScene
from newangeles_gui.widgets.label import Label
from newangeles_gui.widgets.text import STYLES, Type
from tests.languages import LANGUAGES
from tests.scenes.examples import EXAMPLES

from .kept import keep
from .sheets import Sheet, forget, watch
from .table_hands import occurrences

GOLDEN: Final = Path(__file__).with_name("outlines.txt")
SIZES: Final = ((1280, 720), (1920, 1080), (2560, 1440))
SEED, AFTER = 3, 60
SIX: Final = ("table", "table_log", "trade", "results", "replay")  # also with six players
BANDS: Final = 8  # of a screen from top to bottom, each with a hash of its own
DIGITS: Final = 4


class Folder:
    """Stands for a temporary folder: its name is the same every time, and may be read."""

    def __init__(self, prefix: str = "") -> None:
        self.name = f"{prefix}kept"
        Path(self.name).mkdir(exist_ok=True)


class Outline(NamedTuple):
    """A screen in a size and a language: what is on it, line by line."""

    name: str
    size: tuple[int, int]
    language: str
    lines: list[tuple[int, str]]  # how far down, what is there

    @property
    def key(self) -> str:
        """Which screen it is."""
        return f"{self.name} {self.size[0]}x{self.size[1]} {self.language}"

    @property
    def file(self) -> str:
        """The name of the file that has the whole list."""
        return f"{self.key.replace(' ', '_')}.txt"

    def band(self, number: int) -> list[str]:
        """The lines of a part of the screen."""
        high = self.size[1]
        return [
            line
            for down, line in self.lines
            if min(max(down, 0) * BANDS // high, BANDS - 1) == number
        ]

    @property
    def noted(self) -> str:
        """How many lines there are, and a hash of each band."""
        hashes = (
            sha256("\n".join(self.band(number)).encode()).hexdigest()[:DIGITS]
            for number in range(BANDS)
        )
        return f"{len(self.lines)} {'-'.join(hashes)}"


def _drawn(sheet: Sheet) -> Iterator[tuple[int, int, str]]:
    """Each mark, and over how many others it lies: what does not overlap has no order."""
    rects: list[pygame.Rect] = []
    levels: list[int] = []
    for mark in sheet.marks:
        rect = pygame.Rect(mark.rect)
        level = 1 + max((levels[below] for below in rect.collidelistall(rects)), default=-1)
        rects.append(rect)
        levels.append(level)
        yield rect.y, rect.x, f"{_place(rect)} {mark.what} ^{level}"


def _widgets(scene: Scene) -> Iterator[tuple[int, int, str]]:
    """What says something or can be used; groups and grounds alone are nothing to be seen."""
    for one in scene.root.all():
        words = one.text if isinstance(one, Label) else ""
        said = [one.name, words, one.tip_text, one.clipped]
        if any(said) or one.focusable:
            state = ["off"] * (not one.enabled) + ["focus"] * one.focused
            what = " | ".join(map(str, [*said, *state]))
            yield one.rect.y, one.rect.x, f"{_place(one.rect)} widget {what!r}"


def _place(rect: pygame.Rect) -> str:
    return f"{rect.x},{rect.y} {rect.width}x{rect.height}"


def outline(app: App, name: str) -> Outline:
    """The outline of a screen as it first comes up, where nobody has played before."""
    home = Path(os.environ[paths.HOME_VARIABLE]) / name
    home.mkdir()
    os.chdir(home)
    app.services.store = SaveStore(home)
    app.stack.replace(*_screens(app.services.box)[name](app.services))
    sheet = Sheet(app.services.kit.view.size)
    app.stack.draw(sheet)
    found = list(_drawn(sheet))
    for scene in app.stack.shown():
        found += _widgets(scene)
    lines = [(down, line) for down, _, line in sorted(found)]
    return Outline(name, sheet.get_size(), app.services.words.catalog.language.code, lines)


Screen = Callable[[Services], list[Scene]]
NAMES: Final = (
    *EXAMPLES,
    *(f"{name}.six" for name in SIX),
    *(f"asked.{kind}" for kind in DECISIONS),
)


@cache
def _screens(box: Any) -> dict[str, Screen]:
    """All examples, some of them with six players, and the table at each kind of question."""
    four, six = Situation(SEED, AFTER), Situation(SEED, AFTER, players=6)
    found: dict[str, Screen] = {}
    for name, example in EXAMPLES.items():
        found[name] = partial(example, situation=four)
    for name in SIX:
        found[f"{name}.six"] = partial(EXAMPLES[name], situation=six)
    for kind, (asked, *_) in occurrences(box).items():
        found[f"asked.{kind}"] = lambda services, asked=asked: [
            TableScene(services, asked.match(services.box))
        ]
    return found


def usual(name: str) -> tuple[tuple[int, int], str]:
    """The size and the language in which a screen is looked at in every run."""
    combinations = list(product(SIZES, LANGUAGES))
    return combinations[zlib.crc32(name.encode()) % len(combinations)]


@contextmanager
def opened(size: tuple[int, int], language: str, home: Path) -> Iterator[App]:
    """The program in a home of its own, nothing moving, all that is drawn watched."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(paths.HOME_VARIABLE, str(home))
        patch.chdir(home)
        patch.setattr(paths, "settings_folder", lambda: Path("settings"))
        patch.setattr(tempfile, "TemporaryDirectory", Folder)
        patch.setattr(provenance, "version", lambda: "1.2.3")
        patch.setattr(provenance, "commit", lambda: "0123456789")
        keep(patch)
        forget()
        watch(patch)
        settings = Settings.load(Path(os.devnull), {})
        settings.choose("language", language)
        settings.choose("animation", "off")
        app = App(settings, Options(size=size, software=True, silent=True, ahead=False))
        try:
            yield app
        finally:
            app.close()
            forget()


def letters() -> str:
    """A hash of how wide words and paths are: if they differ, all rectangles do."""
    type_ = Type(paths.assets_folders()[-1] / "fonts", 2 / 3)
    words = ("Opponents with a prompter", "Противники с подсказчиком", "Przeciwnicy z suflerem")
    told = [type_.width(one, style) for style in STYLES for one in words]
    told += [type_.line_height(style) for style in STYLES]
    return sha256(f"{told}{os.sep}".encode()).hexdigest()[:DIGITS]


def everything(names: Iterable[str] = NAMES) -> Iterator[Outline]:
    """Screens in all sizes and languages."""
    for size, language in product(SIZES, LANGUAGES):
        with tempfile.TemporaryDirectory() as home, opened(size, language, Path(home)) as app:
            for name in names:
                yield outline(app, name)


def write(folder: Path, outlines: Iterable[Outline]) -> None:
    """Whole lists, a file each."""
    folder.mkdir(parents=True, exist_ok=True)
    for one in outlines:
        text = "".join(f"{line}\n" for _, line in one.lines)
        (folder / one.file).write_text(text, encoding="utf-8")


def note(names: Iterable[str]) -> None:
    """Note these screens anew; all others that there still are stay as they are noted."""
    noted = {}
    for line in GOLDEN.read_text(encoding="utf-8").splitlines()[1:]:
        if line.partition(" ")[0] in NAMES:
            noted[line.rsplit(" ", 2)[0]] = line
    noted |= {one.key: f"{one.key} {one.noted}" for one in everything(names)}
    lines = [f"letters {letters()}", *(noted[key] for key in sorted(noted)), ""]
    GOLDEN.write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    """Note screens anew, or write the whole lists to a folder."""
    given = sys.argv[1:]
    if len(given) == 1 and given[0] not in NAMES:
        write(Path(given[0]).absolute(), everything())
    else:
        note(given or NAMES)


if __name__ == "__main__":
    main()
