"""Opponents think in a process of their own: the caller never waits, and can cancel at once."""

from __future__ import annotations

import logging
import multiprocessing
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.engine import Choice, Decision
from newangeles_gui.minds import Crew, Task

from . import logbook
from .opponents import Answering

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

    from newangeles_gui.titles.title import AnyBox, AnyView, Title

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 2
PATIENCE: Final = 2.0  # seconds for a worker to end by itself
AT_ONCE: Final = 0.1  # seconds for one that has ended to say how


class Thinker(Answering):
    """One worker process, started at the first question and again if it dies.

    The same level, view, question and seed give the same answer in every worker. Without any
    the levels that think long choose by rules of thumb, and the log says so.
    """

    def __init__(self, box: AnyBox, folder: Path, packs: tuple[Path, ...] | None = None) -> None:
        self._title = box.title
        self._crew = box.title.minds.crew(box)  # for answers without a worker
        self._sources = (folder, self._title.packs if packs is None else packs)
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._task: Task | None = None
        self._tries = 0
        self.fallbacks = 0  # answers that had to be found without the worker
        self._trouble = ""  # with the newest worker

    @property
    def thinking(self) -> bool:
        """Whether something is being thought about."""
        return self._task is not None

    @property
    def worker(self) -> int | None:
        """The process that thinks, if there is one."""
        return None if self._process is None else self._process.pid

    def begin(self, task: Task) -> None:
        """Begin to think about anything; ask `result` from time to time."""
        if self.thinking:
            raise RuntimeError("one question at a time")
        self._task = task
        self._tries = 0
        self._send()

    def result(self, wait: float = 0.0) -> Any | None:
        """What came of it if it is there; waits at most so many seconds."""
        if self._task is None:
            return None
        if self._pipe is not None:
            try:
                if not self._pipe.poll(wait):
                    return None
                result = self._pipe.recv()
                self._task = None
                return result
            except (EOFError, OSError):
                self._note_death()
                self._stop()
        return self._without_worker()

    def wait(self) -> None:
        """Until the answer has come, without taking it: where time does not count."""
        # In small steps, because on some systems nobody could interrupt a long one.
        while self._task is not None and self._pipe is not None and not self._pipe.poll(PATIENCE):
            continue

    def cancel(self) -> None:
        """Forget the question at once; the worker is ended and started anew when needed."""
        if self.thinking:
            self._task = None
            self._stop()

    def close(self) -> None:
        """End the worker."""
        self._task = None
        self._stop()

    def _send(self) -> None:
        self._tries += 1
        try:
            if self._process is None or not self._process.is_alive():
                self._start()
            assert self._pipe is not None
            self._pipe.send(self._task)
        except (OSError, ValueError) as error:
            self._trouble = str(error)
            self._stop()

    def _note_death(self) -> None:
        assert self._process is not None
        self._process.join(AT_ONCE)
        self._trouble = f"exit status {self._process.exitcode}"
        LOG.warning("a worker that thinks for opponents has died: %s", self._trouble)

    def _without_worker(self) -> Any | None:
        """The worker has died: once more in a new one, then here, where a screen waits.

        What is asked in a talk is answered by the level itself, so that a yes stays one when
        there is a worker again.
        """
        if self._tries < TRIES:
            self._send()
            return None
        assert self._task is not None
        self.fallbacks += 1
        task, self._task = self._task, None
        who = "rules of thumb answer" if self._crew.thinks_long(task) else "it is answered here"
        LOG.warning("no worker could %s for %s (%s): %s", task.kind, task.level, self._trouble, who)
        return self._crew.perform_quickly(task)

    def _start(self) -> None:
        self._stop()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(
            target=work, args=(theirs, self._title, *self._sources), daemon=True
        )
        self._process.start()
        theirs.close()

    def _stop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join(PATIENCE)
            self._process = None


def think(box: AnyBox, level: str, view: AnyView, decision: Decision, seed: int) -> Choice:
    """What an opponent of that level answers."""
    result = box.title.minds.crew(box).perform(Task("choose", level, view, decision, seed))
    assert isinstance(result, Choice)
    return result


def work(pipe: Connection, title: Title, folder: Path, packs: tuple[Path, ...]) -> None:
    """The life of a worker; what goes wrong in it is noted, as nobody sees it."""
    with logbook.notes_kept():
        try:
            _work(pipe, title.minds.crew(title.rules.box(folder, packs)))
        except Exception as error:
            LOG.exception("a worker that thinks for opponents fails")
            raise SystemExit(1) from error


def _work(pipe: Connection, crew: Crew) -> None:
    """A task in, a result out."""
    while True:
        # Whoever asked may end at any moment, also while this is thinking.
        try:
            task: Task = pipe.recv()
        except (EOFError, OSError):
            return
        result = crew.perform(task)
        try:
            pipe.send(result)
        except OSError:
            return
