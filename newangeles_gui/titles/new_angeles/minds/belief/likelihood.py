"""How likely what was seen is under each rival card."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

from newangeles_gui.content import Spec

from ...rules import FEDERALIST
from ..tuned import read
from .evidence import COUNTER, GAIN, SUPPORT, Act

UNIT = 1000
STRONG = 3.0  # more cards than that say nothing more


class Reading(Spec):
    """How much each kind of act says, in thousandths; `temper` flattens the whole."""

    support: int
    gain: int
    counter: int
    threat: int
    calm: int
    temper: int


def load_reading(path: Path | None = None) -> Reading:
    """The numbers that ship, or those of a file."""
    return read(Reading, "belief", path)


class Likelihoods:
    """The log-likelihood of all acts of a player for each rival card."""

    def __init__(self, reading: Reading, corporations: Sequence[str]) -> None:
        self.reading = reading
        self.cards = (*corporations, FEDERALIST)
        self.logs = {name: dict.fromkeys(self.cards, 0.0) for name in corporations}

    def add(self, acts: Sequence[Act]) -> None:
        """Take acts into account."""
        for act in acts:
            if act.actor in self.logs:
                self._add(self.logs[act.actor], act)

    def _add(self, logs: dict[str, float], act: Act) -> None:
        reading = self.reading
        if act.kind == SUPPORT:
            pull = reading.support / UNIT * math.sqrt(min(STRONG, act.amount))
            logs[act.helped] -= math.log1p(math.exp(pull)) - math.log(2)
            logs[act.harmed] -= math.log1p(math.exp(-pull)) - math.log(2)
        elif act.kind == GAIN:
            logs[act.helped] -= reading.gain / UNIT * act.amount
        elif act.kind == COUNTER:
            logs[act.harmed] += reading.counter / UNIT
        elif act.amount > 0:
            logs[FEDERALIST] += reading.threat / UNIT * min(STRONG, act.amount)
        else:
            logs[FEDERALIST] += reading.calm / UNIT * max(-STRONG, act.amount)
