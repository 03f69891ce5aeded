"""What a history says: read from where the one before ended, if it has only gone on."""

from __future__ import annotations

from collections.abc import Sequence

from newangeles_gui.minds.history import History

from .evidence import Watcher
from .likelihood import Likelihoods, Reading


class Hearing:
    """The likelihoods after what was heard last."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self._history: History = ()
        self._names: list[str] = []
        self._watcher = Watcher((), ())
        self._likelihoods = Likelihoods(reading, ())

    def of(self, corporations: Sequence[str], history: History) -> Likelihoods:
        """The likelihoods after all of a history; they are not to be changed."""
        known = len(self._history)
        if self._names != list(corporations) or history[:known] != self._history:
            known = 0
            self._names = list(corporations)
            self._watcher = Watcher((), ())
            self._likelihoods = Likelihoods(self.reading, corporations)
        if len(history) > known:
            acts = len(self._watcher.acts)
            self._likelihoods.add(self._watcher.read(history[known:])[acts:])
        self._history = history
        return self._likelihoods
