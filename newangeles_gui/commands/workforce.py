"""Who does work that comes in pieces: this process, others of this machine, or a cluster.

A piece and the function that does it are plain data and a name in a module, so that both can be
sent anywhere. The same piece has the same result everywhere and every time; what was given to a
worker that has died is simply done again.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import closing, contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from .loading import UserError

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

    from newangeles_gui.titles.title import Title


WIDTH: Final = 30
PAUSE: Final = 0.1  # seconds between two pictures
WIPE: Final = "\r\x1b[K"


class Progress:
    """How far something long has come, on standard error."""

    def __init__(self, total: int, what: str) -> None:
        self.total = total
        self.what = what
        self.visible = sys.stderr.isatty()
        self.shown = 0.0

    def show(self, done: int, remark: str = "") -> None:
        """Redraw the bar, not more often than eyes can follow."""
        now = perf_counter()
        if not self.visible or (now - self.shown < PAUSE and done < self.total):
            return
        self.shown = now
        filled = WIDTH * done // self.total
        bar = "#" * filled + "-" * (WIDTH - filled)
        line = f"[{bar}] {done}/{self.total} {self.what}  {remark}"
        print(f"{WIPE}{line}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Leave nothing behind."""
        if self.visible:
            print(WIPE, end="", file=sys.stderr, flush=True)


Piece = TypeVar("Piece")
Result = TypeVar("Result")

AHEAD: Final = 2  # pieces for each worker: one in work, one that waits
INTERRUPTED: Final = 130  # what a command comes back with that was stopped
MOST_DEATHS: Final = 3  # in a row, without a single result in between


class Workforce(Protocol):
    """An executor that can be renewed, and knows how much it can have in hand."""

    def room(self) -> int:
        """How many pieces it can have in hand."""

    def submit(self, work: Callable[[Piece], Result], piece: Piece) -> Future[Result]:
        """Begin a piece, or put it in the queue."""

    def renew(self) -> None:
        """Go on with new workers: the others have died."""

    def close(self, at_once: bool) -> None:
        """End; `at_once` leaves what is in hand undone."""


def add_options(parser: Any) -> None:
    """Where the work is done."""
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--workers", metavar="N", default="1", help="processes of this machine (1)")
    place.add_argument(
        "--cluster",
        metavar="ADDRESS",
        default="",
        help="a Dask cluster that runs already, such as tcp://host:8786, instead; its workers "
        "need this version of the program, and one thread each is best",
    )


def workforce(args: argparse.Namespace, title: Title) -> Workforce:
    """The one that was asked for; UserError if it cannot be had."""
    if args.cluster:
        from .cluster import Cluster

        return Cluster(args.cluster, title)
    workers = whole("--workers", args.workers)
    return InThisProcess() if workers == 1 else Processes(workers)


def whole(option: str, text: str) -> int:
    """The number of an option; UserError if it is none."""
    if not text.isdecimal() or not int(text):
        raise UserError(f"{option} {text}: expected a number of 1 or more")
    return int(text)


def work_through(
    force: Workforce,
    work: Callable[[Piece], Result],
    pieces: Sequence[Piece],
    what: str,
    take: Callable[[int, Result], str],
) -> bool:
    """Do all pieces with a progress bar; False if Ctrl-C ended it before.

    `take` gets the number and the result of each piece, in the order in which they come, and
    answers with a remark for the bar.
    """
    progress = Progress(len(pieces), what)
    started = perf_counter()
    try:
        with closing(results(force, work, pieces)) as found:
            for count, (number, result) in enumerate(found, 1):
                remark = take(number, result)
                pace = 60 * count / (perf_counter() - started)
                progress.show(count, f"{pace:,.1f} a minute  {remark}".rstrip())
    except KeyboardInterrupt:
        return False
    finally:
        progress.clear()
    return True


def results(
    force: Workforce, work: Callable[[Piece], Result], pieces: Sequence[Piece]
) -> Generator[tuple[int, Result], None, None]:
    """Number and result of each piece as they come; the workforce is closed in the end."""
    left = deque(enumerate(pieces))
    in_hand: dict[Future[Result], tuple[int, Piece]] = {}
    deaths = 0
    done = False
    try:
        while left or in_hand:
            try:
                while left and len(in_hand) < force.room():
                    in_hand[force.submit(work, left[0][1])] = left[0]
                    left.popleft()
                finished = wait(in_hand, return_when=FIRST_COMPLETED).done
                ready = [(in_hand[one][0], one.result(), one) for one in finished]
            except BrokenExecutor as error:
                deaths += 1
                if deaths > MOST_DEATHS:
                    raise UserError(f"the worker processes keep dying ({error})") from error
                left.extendleft(reversed(in_hand.values()))
                in_hand.clear()
                force.renew()
                continue
            deaths = 0
            for number, result, future in ready:
                del in_hand[future]
                yield number, result
        done = True
    finally:
        force.close(at_once=not done)


class InThisProcess:
    """This process does one piece after the other."""

    def room(self) -> int:
        """One, as it is done at once."""
        return 1

    def submit(self, work: Callable[[Piece], Result], piece: Piece) -> Future[Result]:
        """Do it."""
        future: Future[Result] = Future()
        future.set_result(work(piece))
        return future

    def renew(self) -> None:
        """There is nobody who could have died."""

    def close(self, at_once: bool) -> None:
        """There is nobody to send home."""


class Processes:
    """Some processes of this machine; what they need is imported when there are any."""

    def __init__(self, workers: int) -> None:
        from multiprocessing import active_children

        self.workers = workers
        self._others = set(active_children())
        self._pool: Executor = self._new()

    def room(self) -> int:
        """Some more than there are processes, so that none has to wait for us."""
        return AHEAD * self.workers

    def submit(self, work: Callable[[Piece], Result], piece: Piece) -> Future[Result]:
        """Begin a piece, or put it in the queue."""
        with _deaf():
            return self._pool.submit(work, piece)

    def renew(self) -> None:
        """A process has died, and a pool ends with each of its processes."""
        self.close(at_once=True)
        self._pool = self._new()

    def close(self, at_once: bool) -> None:
        """End all processes; a game that one of them plays can take minutes."""
        if at_once:
            for process in self.processes():
                process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def processes(self) -> set[BaseProcess]:
        """Those of the pool."""
        from multiprocessing import active_children

        return set(active_children()) - self._others

    def _new(self) -> Executor:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        return ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=_begin)


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C goes to all processes of a terminal, but it is for the one that collects.

    A process inherits this from its first moment on; here it waits until this is over.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """The same where nothing is inherited; and nobody goes on working for a program that died."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
