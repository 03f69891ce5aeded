"""A stretch of real play for `bench --gui`: every frame is timed, opponents think as always."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from .shots.plain import shots_of

if TYPE_CHECKING:
    from newangeles_gui.app import App
    from newangeles_gui.titles.room import PlayedTable

STEP: Final = 1 / 60
READING: Final = 20  # frames that the person looks at a question
NAP: Final = 0.002  # seconds, where nothing is drawn and a worker thinks


@dataclass(slots=True)
class Frames:
    """Milliseconds of every frame that was drawn, and of those in which an answer arrived."""

    all: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    answers_cpu: list[float] = field(default_factory=list)

    def add(self, wall: float, cpu: float, answered: bool) -> None:
        """One frame, in seconds."""
        self.all.append(wall * 1e3)
        self.cpu.append(cpu * 1e3)
        if answered:
            self.answers.append(wall * 1e3)
            self.answers_cpu.append(cpu * 1e3)


def table_of(app: App) -> PlayedTable:
    """The table that is on the screen."""
    scene = app.stack.top
    table = None if scene is None else shots_of(app.title).played(scene)
    assert table is not None, "no table is on the screen"
    return table


def play(app: App, seconds: float) -> Frames:
    """Play so long by the game's clock; the person takes the first answer there is."""
    table = table_of(app)
    frames, passed, read = Frames(), 0.0, 0
    while passed < seconds and not table.match.over:
        before, drawn = len(table.match.record.choices), app.frames
        wall, cpu = time.perf_counter(), time.thread_time()
        read = read + 1 if table.asked else 0
        if read > READING:
            answer(table)
        table.wave_off()
        app.step(STEP)
        if app.frames == drawn:
            time.sleep(NAP)
            continue
        passed += STEP
        answered = len(table.match.record.choices) > before
        frames.add(time.perf_counter() - wall, time.thread_time() - cpu, answered)
    return frames


def to_question(app: App) -> None:
    """Let the others play until the person is asked and nothing moves."""
    table = table_of(app)
    while not table.asked and not table.match.over:
        table.wave_off()
        app.step(STEP)
        time.sleep(NAP)


def answer(table: PlayedTable) -> None:
    """What the person says: always something else than before, without any plan."""
    pending = table.match.pending
    assert pending is not None
    place = len(table.match.record.choices) % len(pending.options)
    table.give(pending.options[place])
