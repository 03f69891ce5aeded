"""Opponents think in a process of their own: the caller never waits, and can cancel at once."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from newangeles_gui.ai.dice import dice
from newangeles_gui.ai.registry import make_agent
from newangeles_gui.content.loader import load_content
from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.rules.box import Box

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

    from newangeles_gui.rules.view import View

Question: TypeAlias = "tuple[str, View, Decision, int]"

TRIES: Final = 2
PATIENCE: Final = 2.0  # seconds for a worker to end by itself


class Thinker:
    """One worker process, started at the first question and again if it dies.

    The same level, view, question and seed give the same answer, in the worker or here.
    """

    def __init__(self, box: Box, folder: Path, packs: tuple[Path, ...] = ()) -> None:
        self._box = box
        self._sources = (folder, packs)
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._question: Question | None = None
        self._tries = 0
        self.fallbacks = 0  # answers that had to be found without the worker

    @property
    def thinking(self) -> bool:
        """Whether a question is being thought about."""
        return self._question is not None

    def ask(self, level: str, view: View, decision: Decision, seed: int) -> None:
        """Begin to think; ask `answer` from time to time."""
        if self.thinking:
            raise RuntimeError("one question at a time")
        self._question = (level, view, decision, seed)
        self._tries = 0
        self._send()

    def answer(self, wait: float = 0.0) -> Choice | None:
        """The answer if it has come; waits at most so many seconds."""
        if self._question is None:
            return None
        if self._pipe is not None:
            try:
                if not self._pipe.poll(wait):
                    return None
                choice = Choice.parse(self._pipe.recv())
                self._question = None
                return choice
            except (EOFError, OSError):
                self._stop()
        return self._without_worker()

    def cancel(self) -> None:
        """Forget the question at once; the worker is ended and started anew when needed."""
        if self.thinking:
            self._question = None
            self._stop()

    def close(self) -> None:
        """End the worker."""
        self._question = None
        self._stop()

    def _send(self) -> None:
        self._tries += 1
        try:
            if self._process is None or not self._process.is_alive():
                self._start()
            assert self._pipe is not None
            self._pipe.send(self._question)
        except (OSError, ValueError):
            self._stop()

    def _without_worker(self) -> Choice | None:
        """The worker has died: once more in a new one, then here."""
        if self._tries < TRIES:
            self._send()
            return None
        assert self._question is not None
        self.fallbacks += 1
        question, self._question = self._question, None
        return think(self._box, *question)

    def _start(self) -> None:
        self._stop()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, *self._sources), daemon=True)
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


def think(box: Box, level: str, view: View, decision: Decision, seed: int) -> Choice:
    """What an opponent of that level answers."""
    return make_agent(level, box).choose(view, decision, dice(seed))


def work(pipe: Connection, folder: Path, packs: tuple[Path, ...]) -> None:
    """The life of a worker: a question in, an answer out."""
    box = Box(load_content(folder, packs))
    while True:
        try:
            question: Question = pipe.recv()
        except EOFError:
            return
        pipe.send(str(think(box, *question)))
