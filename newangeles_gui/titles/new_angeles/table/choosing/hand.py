"""Decisions that are answered with a card of one's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .base import Choosing, Knob

if TYPE_CHECKING:
    from newangeles_gui.table import Target


class HandCards(Choosing):
    """Cards in the hand light up; emergency actions light up at their holder's seat as well."""

    def targets(self) -> dict[Target, str]:
        """Every card that may be played."""
        found: dict[Target, str] = {}
        for option in self.things:
            owner = self.box.emergency_owner.get(option)
            target = ("card", option) if owner is None else ("emergency", owner)
            found[target] = option
        return found

    def knobs(self) -> list[Knob]:
        """What is no hand card needs a button."""
        rest = [one for one in self.decision.options if one not in self.box.type_of]
        return [self.knob(option) for option in rest]

    def icon(self, option: str) -> str:
        """Emergency actions have a sign of their own."""
        return "emergency" if option in self.box.emergency_owner else super().icon(option)

    def why_not(self, target: Target) -> str:
        """Cards that cannot be played now."""
        return self.services.say(f"screen.table.why_not.{self._reason(target)}")

    def _reason(self, target: Target) -> str:
        if target[0] != "card":
            return "wants_card"
        return "counter" if self.decision.kind == "counter" else "card"
