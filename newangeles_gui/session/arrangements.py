"""What was said at the table and still holds, beside the game itself: kept in the saves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from newangeles_gui.ai.bargaining.occasions import Standing

MOST_CARDS: Final = 100  # that somebody can ask for; no hand has as many
MOST_PAY: Final = 10_000

Called: TypeAlias = "tuple[int, int, int, int, list[int]]"  # the fields of a Standing


@dataclass(slots=True)
class Arrangements:
    """Whom nobody listens to any more, and the offers to several that stand in this turn."""

    muted: set[tuple[int, int]] = field(default_factory=set)  # a person, and the seat unheard
    standing: list[Standing] = field(default_factory=list)

    def plain_muted(self) -> list[tuple[int, int]]:
        """As plain data, always in the same order."""
        return sorted(self.muted)

    def plain_standing(self) -> list[Called]:
        """As plain data."""
        return [(one.by, one.cards, one.pays, one.turn, list(one.to)) for one in self.standing]

    @staticmethod
    def of(muted: list[tuple[int, int]], standing: list[Called]) -> Arrangements:
        """Read it back."""
        return Arrangements(set(muted), [_called(*one) for one in standing])

    def problem(self, players: int) -> str:
        """What cannot be so at a table of so many; empty if nothing is wrong."""
        seats = range(players)
        if not all(one in seats and other in seats and one != other for one, other in self.muted):
            return "somebody is muted who does not sit here"
        if len({one.by for one in self.standing}) != len(self.standing):
            return "somebody makes two offers to several at once"
        if not all(_is_sound(one, players) for one in self.standing):
            return "an offer to several is none"
        return ""


def _called(by: int, cards: int, pays: int, turn: int, to: list[int]) -> Standing:
    return Standing(by, cards, pays, turn, tuple(to))


def _is_sound(standing: Standing, players: int) -> bool:
    seats, to = range(players), standing.to
    spoken_to = all(seat in seats and seat != standing.by for seat in to) and len({*to}) == len(to)
    priced = 0 < standing.cards <= MOST_CARDS and 0 < standing.pays <= MOST_PAY
    return standing.by in seats and standing.turn >= 0 and spoken_to and priced
