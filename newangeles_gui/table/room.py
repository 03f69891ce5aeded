"""What the table of a title gives to the table of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts

    from .moment import Staging
    from .picker import Target


class TableCounter(NamedTuple):
    """Something that a player counts: a key of words, a sign, a colour, and how much there is."""

    name: str
    sign: str
    color: str
    amount: int
    wanted: bool = True  # whether more of it is good


class TableRoom(Protocol):
    """The table of a title. Any is a Box or a View of the title's own kind."""

    @property
    def stagings(self) -> Mapping[str, Staging]:
        """How kinds of events are shown that are more than a sign at their player's seat."""

    def tension(self, box: Any, view: Any) -> float:
        """How near the end of the game is, 0 to 1: the music thickens with it."""

    def card(self, kind: str, facts: Facts) -> str:
        """The card that an event names, as the faces of cards know it; empty if there is none."""

    def place(self, box: Any, kind: str, facts: Facts) -> Target | None:
        """Where on the table an event happened."""

    def counters(self, view: Any) -> Sequence[TableCounter]:
        """What gains and losses of who looks are counted in."""
