"""What happens after an exception in a frame: a report, and a screen that leads on."""

from __future__ import annotations

import logging
import time
import traceback
from typing import TYPE_CHECKING, Final, NoReturn

from newangeles_gui import paths
from newangeles_gui.scenes.crash import Crash
from newangeles_gui.session import Match, disk
from newangeles_gui.session.report import versions, without_paths

if TYPE_CHECKING:
    from pathlib import Path

    from newangeles_gui.scenes import Scene, Services

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
    stamp = time.strftime("%Y%m%d-%H%M%S")
    path = paths.log_folder() / f"crash-{stamp}.txt"
    number = 1
    while path.exists():
        number += 1
        path = path.with_name(f"crash-{stamp}-{number}.txt")
    try:
        disk.write(path, report_text(services, error, match, scenes).encode(errors="replace"))
    except disk.DiskError as trouble:
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
