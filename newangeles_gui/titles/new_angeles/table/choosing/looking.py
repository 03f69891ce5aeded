"""Decisions that show cards over the board, and those with amounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rules import pool
from .base import Choosing, Knob

if TYPE_CHECKING:
    from newangeles_gui.table import Target


class Looks(Choosing):
    """Cards that only this person may see lie open over the board."""

    looks = True

    def targets(self) -> dict[Target, str]:
        """Every card that may be chosen."""
        return {("look", option): option for option in self.things}

    def knobs(self) -> list[Knob]:
        """Only what is no card."""
        return [self.knob(option) for option in self.plain]

    def card(self, option: str) -> str:
        """The card that is shown for an answer."""
        return option


class Rivals(Looks):
    """Thomas Haas: the card under the board beside one's own, then yes or no."""

    def targets(self) -> dict[Target, str]:
        """Cards are only looked at; the answer is a button."""
        return {}

    def knobs(self) -> list[Knob]:
        """Yes and no."""
        return [self.knob(option) for option in self.decision.options]

    def shown(self) -> list[str]:
        """The two rival cards, as the faces of cards know them."""
        return [f"rival.{name}" for name in (self.view.rival_under_board, self.view.rival)]


class Amounts(Choosing):
    """How much: a line to pull along, then a button."""

    def knobs(self) -> list[Knob]:
        """What is no amount, and the one that is asked for."""
        rest = [self.knob(option) for option in self.plain]
        missing = self.missing
        if missing not in self.amounts[1:]:
            return rest
        text = self.services.say("screen.table.all_missing", amount=self.label(str(missing)))
        return [*rest, Knob(str(missing), text)]

    @property
    def missing(self) -> int:
        """How much it still takes."""
        return pool(self.box, self.view, self.decision.seat).missing

    @property
    def amounts(self) -> list[int]:
        """All amounts that can be chosen."""
        return sorted(int(option) for option in self.things)
