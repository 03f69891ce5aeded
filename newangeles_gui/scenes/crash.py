"""After an exception in a frame: a report, and a screen that says how to go on.

Nothing is lost. Nothing here needs a picture or an icon: a missing one may be the very fault.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NoReturn

import pygame

from newangeles_gui import paths
from newangeles_gui.session import (
    GAMES,
    JOURNAL,
    DiskError,
    Match,
    last_number,
    new_report,
    versions,
    without_paths,
    write_file,
)
from newangeles_gui.widgets import (
    Area,
    Button,
    Column,
    Label,
    Panel,
    Scroll,
    Widget,
    filled_scroll,
    mixed,
    shade,
)

from . import routes
from .base import Scene
from .dialogs import tell, wait_for

if TYPE_CHECKING:
    from concurrent.futures import Future
    from pathlib import Path

    from newangeles_gui.session import Loaded

    from .base import Services

WIDTH: Final = 980  # units
BUTTON: Final = 60
TOWERS: Final = 26  # across the window, roughly
SIGN: Final = 76


class Crash(Scene):
    """Says what was saved and where the report is; leads on."""

    name = "crash"

    def __init__(
        self,
        services: Services,
        error_text: str,
        match: Match | None = None,
        report: Path | None = None,
    ) -> None:
        super().__init__(services)
        self.error_text, self.match, self.report = error_text, match, report

    def build(self) -> None:
        """A sign, what happened, the error's own words, the ways on."""
        px, compact = self.px, self.kit.view.compact
        pad, button = px(20 if compact else 40), px(50 if compact else BUTTON)
        width = min(px(WIDTH), self.screen.width - 2 * px(20))
        height = self._depth(width - 2 * pad) + px(SIGN + 60) + button + 2 * pad
        rect = Area(self.screen).inset(px(20)).middle(width, height)
        area = Area(rect, px(14)).inset(pad)
        head = Area(area.top(px(SIGN)), px(20))
        self.root.add(
            Panel(self.kit, rect, "bad", alpha=244, glow=18),
            WarningSign(self.kit, head.left(px(SIGN))),
            Label(self.kit, head.rest, self.say("title.crashed"), "title", lines=2, name="title"),
        )
        self._put_buttons(Area(area.bottom(button), area.gap).columns(len(self._ways())))
        self.root.add(filled_scroll(self.kit, area.rest, "told", self._fill))
        self.focus_first("leave" if self.match is None else "continue")

    def _fill(self, scroll: Scroll, width: int) -> None:
        column = Column(scroll, width)
        for text, style, color in self._told():
            column.say(text, style, color, self.px(12))

    def _depth(self, width: int) -> int:
        """How high the words are in that width."""
        probe = Scroll(self.kit, pygame.Rect(0, 0, width, 1))
        self._fill(probe, width)
        return probe.depth

    def _told(self) -> list[tuple[str, str, str]]:
        told = [(self._saved(), "body", "text")]
        if self.report is not None:
            told.append((self.say("screen.crash.report"), "body", "text"))
            told.append((str(self.report), "small_strong", "accent"))
        else:
            told.append((self.say("screen.crash.no_report"), "body", "warning"))
        told.append((self.say("screen.crash.error"), "small", "muted"))
        told.append((self.error_text, "small", "warning"))
        return told

    def _saved(self) -> str:
        """How much of the game is on the disk; a full one may have refused the last choices."""
        if self.match is None:
            return self.say("screen.crash.no_game")
        folder = self.services.store.folder / GAMES / self.match.identity
        saved, made = last_number(folder / JOURNAL), len(self.match.record.choices)
        if saved >= made:
            return self.say("screen.crash.saved")
        return self.say("screen.crash.partly", n=saved, made=made)

    def _ways(self) -> list[tuple[str, Callable[[], None], str, bool]]:
        """The ways on: name, what happens, colour, whether it can be chosen."""
        return [
            ("continue", self.go_on, "accent", self.match is not None),
            ("leave", partial(routes.open_title, self.services), "line", True),
            ("quit", self.services.quit, "line", True),
        ]

    def _put_buttons(self, places: Sequence[pygame.Rect]) -> None:
        for rect, (name, action, color, enabled) in zip(places, self._ways(), strict=True):
            key = f"screen.crash.{name}"
            self.root.add(
                Button(
                    self.kit, rect, self.say(f"{key}.button"), action, color=color,
                    enabled=enabled, lines=2, name=name,
                    tip=self.say(f"{key}.{'tip' if enabled else 'why_not'}"),
                )
            )  # fmt: skip

    def go_on(self) -> None:
        """Back to the table, from the newest save that is whole."""
        assert self.match is not None
        find = partial(self.services.store.newest_good, self.match.identity, self.services.box)

        def done(future: Future[Loaded | None]) -> None:
            loaded = future.result()
            if loaded is not None:
                routes.open_table(self.services, loaded.match)
                return
            about = self.say("screen.crash.continue.button")
            tell(self.services, about, self.say("save.none_intact"))

        wait_for(self.services, self.say("save.searching"), find, done)

    def paint(self, surface: pygame.Surface) -> None:
        """Houses without lights."""
        surface.blit(self.kit.kept(("dark houses", self.screen.size), self._dark_houses), (0, 0))

    def _dark_houses(self) -> pygame.Surface:
        base, bad = self.kit.color("base"), self.kit.color("bad")
        size = self.screen.size
        surface = shade(size, mixed(base, bad, 0.05), mixed(base, bad, 0.22), 255)
        for depth, far in enumerate((0.5, 0.0)):
            ink = mixed(mixed(base, (0, 0, 0), 0.4), mixed(base, bad, 0.22), far)
            for tower in _towers(size, depth):
                surface.fill(ink, tower)
                if not far and tower.width % 3 == 0:  # the only lights that are left
                    lamp = pygame.Rect(0, 0, self.px(5), self.px(5))
                    lamp.midbottom = (tower.centerx, tower.y)
                    surface.fill(bad, lamp)
        return surface


def _towers(size: tuple[int, int], row: int) -> Iterator[pygame.Rect]:
    """A row of houses of any height and width, the same every time."""
    x, place = 0, row * 7
    while x < size[0]:
        width = size[0] * (2 + place * 5 % 4) // TOWERS // 3
        share = 0.18 + (place * 37 % 23) / 23 * (0.38 if row else 0.55)
        yield pygame.Rect(
            x, round(size[1] * (1 - share)), max(1, width), round(size[1] * share) + 1
        )
        x += max(1, width + width * (place % 3) // 8)
        place += 1


class WarningSign(Widget):
    """A triangle with an exclamation mark, drawn by hand."""

    def paint(self, surface: pygame.Surface) -> None:
        """The triangle, then the mark."""
        rect, dark = self.rect, self.kit.color("base")
        corners = [rect.midtop, rect.bottomright, rect.bottomleft]
        pygame.draw.polygon(surface, self.kit.color("bad"), corners)
        stroke = pygame.Rect(0, 0, max(3, rect.width // 10), rect.height * 3 // 10)
        stroke.midtop = (rect.centerx, rect.y + rect.height * 2 // 5)
        pygame.draw.rect(surface, dark, stroke, border_radius=stroke.width // 2)
        point = (rect.centerx, rect.bottom - rect.height // 7)
        pygame.draw.circle(surface, dark, point, max(2, stroke.width * 6 // 10))


LOG: Final = logging.getLogger(__name__)
PACKAGE: Final = "newangeles_gui"


class Crashes:
    """Catches what falls. A fault while the crash screen is open ends the program."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._fallen: list[Scene] = []  # screens that were open and may be at fault

    def clear_away(self) -> None:
        """End what the fallen screens had begun; each only once, as that can fail as well."""
        while self._fallen:
            self._fallen.pop().leave()

    def survive(self, error: Exception) -> None:
        """Report it and show what happened; SystemExit if that is not possible."""
        stack = self.services.stack
        LOG.error("an exception in a frame: %s", error, exc_info=error)
        if any(isinstance(scene, Crash) for scene in stack.scenes):
            if not self._is_from_leaving(error):
                raise SystemExit(last_words(error)) from error
            return
        try:
            self._show(error)
        except Exception as second:
            raise SystemExit(last_words(second)) from second

    def end(self, error: Exception, scenes: list[Scene]) -> NoReturn:
        """The program was ending anyway, so there is a report and a line for the terminal."""
        LOG.error("an exception at the end: %s", error, exc_info=error)
        write_report(self.services, error, known_match(scenes), [one.name for one in scenes])
        raise SystemExit(last_words(error)) from error

    def _is_from_leaving(self, error: Exception) -> bool:
        """Whether a fallen screen failed once more while it was put away."""
        frames = traceback.extract_tb(error.__traceback__)
        return any(frame.name == self.clear_away.__name__ for frame in frames)

    def _show(self, error: Exception) -> None:
        services, stack = self.services, self.services.stack
        match = known_match(stack.scenes)
        report = write_report(services, error, match, [one.name for one in stack.scenes])
        self._fallen += stack.scenes
        stack.scenes.clear()
        stack.replace(Crash(services, short(error), match, report))


def known_match(scenes: list[Scene]) -> Match | None:
    """The game that a screen shows, the topmost first."""
    found = (getattr(scene, "match", None) for scene in reversed(scenes))
    return next((one for one in found if isinstance(one, Match)), None)


def write_report(
    services: Services, error: Exception, match: Match | None, scenes: list[str]
) -> Path | None:
    """A text file with all that is needed to find the fault; None if it cannot be written."""
    path = first = new_report("crash", ".txt")
    number = 1
    while path.exists():
        number += 1
        path = first.with_stem(f"{first.stem}-{number}")
    try:
        write_file(path, report_text(services, error, match, scenes).encode(errors="replace"))
    except DiskError as trouble:
        LOG.error("the report of a crash cannot be written: %s", trouble)
        return None
    return path


def report_text(
    services: Services, error: Exception, match: Match | None, scenes: list[str]
) -> str:
    """Versions, traceback and the game by seed and choices; no names and no private paths."""
    kit = services.kit
    told = "".join(traceback.format_exception(error))
    parts = [
        versions(services.box),
        f"screens {' > '.join(scenes)}",
        f"window {kit.view.size[0]}x{kit.view.size[1]}, scale {kit.view.scale}",
        f"language {services.words.catalog.language.code}\n",
        without_paths(told),
    ]
    if match is not None:
        parts.append(_game(match))
    return "\n".join(parts)


def _game(match: Match) -> str:
    plan, record = match.plan, match.record
    start = ", ".join(f"{name} {value!r}" for name, value in plan.start.to_dict().items())
    seats = ", ".join(f"{seat.kind} {seat.level}".strip() for seat in plan.seats)
    agreed = ", ".join(name for name, yes in plan.agreements.to_dict().items() if yes)
    lines = [f"start {start}", f"seats {seats}", f"agreements {agreed or 'none'}", "choices"]
    lines += [f"{number} {text}" for number, text in enumerate(record.choices, 1)]
    lines += [f"mark {at} {what} {detail}" for at, what, detail in record.marks]
    return "\n".join(lines) + "\n"


def short(error: Exception) -> str:
    """What the exception says, and where it arose."""
    said = traceback.format_exception_only(error)[-1].strip()
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if PACKAGE in frame.filename]
    for frame in (own or list(frames))[-1:]:
        file = frame.filename.replace("\\", "/").rpartition(f"{PACKAGE}/")[2]
        said += f"\n{file}, line {frame.lineno}"
    return without_paths(said)


def last_words(error: Exception) -> str:
    """For the terminal, when not even the crash screen can be shown."""
    return (
        f"newangeles: a fault in the program ended it: {short(error)}\n"
        "newangeles: games are saved after every choice; reports are in"
        f" {paths.log_folder()}"
    )
