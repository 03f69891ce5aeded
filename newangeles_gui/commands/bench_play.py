"""A stretch of real play for `bench --gui`: every frame is timed, opponents think as always."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.titles.new_angeles.table.scene import TableScene

from .unattended import wave_off

if TYPE_CHECKING:
    from newangeles_gui.app import App

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


def play(app: App, seconds: float) -> Frames:
    """Play so long by the game's clock; the person takes the first answer there is."""
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    frames, passed, read = Frames(), 0.0, 0
    while passed < seconds and not scene.match.over:
        before, drawn = len(scene.match.record.choices), app.frames
        wall, cpu = time.perf_counter(), time.thread_time()
        read = read + 1 if scene.choosing is not None else 0
        if read > READING:
            answer(scene)
        wave_off(scene)
        app.step(STEP)
        if app.frames == drawn:
            time.sleep(NAP)
            continue
        passed += STEP
        answered = len(scene.match.record.choices) > before
        frames.add(time.perf_counter() - wall, time.thread_time() - cpu, answered)
    return frames


def to_question(app: App) -> None:
    """Let the others play until the person is asked and nothing moves."""
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    while scene.choosing is None and not scene.match.over:
        wave_off(scene)
        app.step(STEP)
        time.sleep(NAP)


def answer(scene: TableScene) -> None:
    """What the person says: always something else than before, without any plan."""
    pending = scene.match.pending
    assert pending is not None
    place = len(scene.match.record.choices) % len(pending.options)
    scene.director.make(Choice(pending.kind, pending.options[place]))
