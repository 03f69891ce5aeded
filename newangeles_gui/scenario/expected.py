"""What a scenario expects against what came."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from newangeles_gui.content import Spec
    from newangeles_gui.engine import Event

Row: TypeAlias = tuple[str, Any, Any]  # what it is, what was expected, what came


class Compared:
    """One method a field of `expect`; a title adds those that only it has."""

    def __init__(self, game: Any, events: Sequence[Event]) -> None:
        self.game, self.state, self.events = game, game.state, events

    def differences(self, expect: Spec) -> list[str]:
        """Everything that did not come as expected."""
        return [
            f"{what}: expected {_shown(wanted)}, came {_shown(came)}"
            for name in type(expect).model_fields
            if name in expect.model_fields_set and name != "refused"
            for what, wanted, came in getattr(self, name)(getattr(expect, name))
            if wanted != came
        ]

    def active(self, wanted: str) -> Iterator[Row]:
        """Whose turn it is."""
        yield "active player", wanted, self.game.name(self.state.active)

    def pending(self, wanted: str) -> Iterator[Row]:
        """Who is asked, and what."""
        asked = self.game.pending
        came = f"{self.game.name(asked.seat)} {asked.kind}" if asked else "nothing"
        yield "pending", wanted, came

    def over(self, wanted: bool) -> Iterator[Row]:
        """Whether the game has ended."""
        yield "over", wanted, self.state.over

    def winners(self, wanted: Sequence[str]) -> Iterator[Row]:
        """Who has won."""
        came = sorted(self.game.name(seat) for seat in self.state.winners)
        yield "winners", sorted(wanted), came

    def log(self, wanted: Sequence[str]) -> Iterator[Row]:
        """What was told, in this order."""
        kinds = iter(event.kind for event in self.events)
        yield "missing in the log (in this order)", [], [one for one in wanted if one not in kinds]

    def not_log(self, wanted: Sequence[str]) -> Iterator[Row]:
        """What must not be told."""
        kinds = {event.kind for event in self.events}
        yield "should not be in the log", [], [one for one in wanted if one in kinds]


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(map(str, value)) + "]"
    return str(value)
