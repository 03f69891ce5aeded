"""Work on a Dask cluster that runs already; the library for it is an extra."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from hashlib import sha256
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeVar

from newangeles_gui import provenance
from newangeles_gui.minds import shipped_box

from .loading import UserError
from .workforce import AHEAD

if TYPE_CHECKING:
    from newangeles_gui.titles.title import Title

Piece = TypeVar("Piece")
Result = TypeVar("Result")

PATIENCE: Final = 10  # seconds for a cluster to answer
SHOWN: Final = 10  # letters of a fingerprint
RETRIES: Final = 2  # of a piece whose worker went away while its result was being fetched


class Cluster:
    """The workers of a scheduler; those that come later work as well.

    Dask itself gives the pieces of a worker that has died to others.
    """

    def __init__(self, address: str, title: Title) -> None:
        self._address = address
        self._client = _connect(address)
        try:
            self._check_workers(title)
        except BaseException:
            self._client.close()
            raise
        self._executor = self._client.get_executor(pure=False, retries=RETRIES)

    def room(self) -> int:
        """Some more than there are threads that work."""
        threads: dict[str, int] = self._client.nthreads()
        return AHEAD * max(1, sum(threads.values()))

    def submit(self, work: Callable[[Piece], Result], piece: Piece) -> Future[Result]:
        """Begin a piece, or put it in the queue."""
        future: Future[Result] = self._executor.submit(work, piece)
        return future

    def renew(self) -> None:
        """Dask renews itself."""

    def close(self, at_once: bool) -> None:
        """Leave the cluster to others; what it has in hand is cancelled."""
        self._executor.shutdown(wait=not at_once)
        self._client.close()

    def _check_workers(self, title: Title) -> None:
        """The same seeds give the same games only where program and cards are the same."""
        try:
            found = self._client.run(program, title)
        except (ImportError, AttributeError) as error:
            raise UserError(
                f"--cluster {self._address}: its workers need this program installed ({error})"
            ) from error
        if not found:
            raise UserError(f"--cluster {self._address}: it has no workers")
        here = program(title)
        others = {worker: one for worker, one in found.items() if one != here}
        for worker, other in others.items():
            raise UserError(
                f"--cluster {self._address}: the worker {worker} has {other}, this is {here}"
            )


def program(title: Title) -> str:
    """Version, cards and numbers of the opponents: all that games depend on."""
    tuning = sorted((title.data / "ai").glob("*.yaml"))
    numbers = sha256(b"".join(file.read_bytes() for file in tuning)).hexdigest()[:SHOWN]
    cards = shipped_box(title).digest[:SHOWN]
    return f"version {provenance.version()}, cards {cards}, opponents {numbers}"


def _connect(address: str) -> Any:
    """A client of the cluster; imported by name, so that no package of the game takes it along."""
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        raise UserError(
            "--cluster needs the library of Dask: pip install 'newangeles[cluster]'"
        ) from error
    try:
        return distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise UserError(f"--cluster {address}: nobody answers there ({error})") from error
