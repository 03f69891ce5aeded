"""What the opponents of a process go by, and what they remember of it: one for all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .belief.likelihood import Reading, load_reading
from .quick.policy import QuickPolicy
from .valuation.model import Valuation, load_valuation

if TYPE_CHECKING:
    from ..rules import Box


class Skills:
    """Made when they are first needed.

    What is remembered is what would be worked out again, so nobody learns anything from others
    by sharing it; it only takes less time and memory.
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self._policy: QuickPolicy | None = None
        self._valuation: Valuation | None = None
        self._reading: Reading | None = None

    @property
    def policy(self) -> QuickPolicy:
        """The rules of thumb."""
        if self._policy is None:
            self._policy = QuickPolicy(self.box)
        return self._policy

    @property
    def valuation(self) -> Valuation:
        """What positions are worth."""
        if self._valuation is None:
            self._valuation = load_valuation(self.box)
        return self._valuation

    @property
    def reading(self) -> Reading:
        """What acts say about rivals."""
        if self._reading is None:
            self._reading = load_reading()
        return self._reading
