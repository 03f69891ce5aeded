"""What a change of the shown view is made of: the view, and the facts as words of the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..rules.pieces import BIT, RESOURCES
from ..rules.state import NOBODY, Deal

if TYPE_CHECKING:
    from newangeles_gui.engine.events import Facts

    from ..rules.box import Box
    from ..rules.view import View


@dataclass(slots=True, frozen=True)
class Change:
    """A fact on its way into a view."""

    view: View
    facts: Facts
    box: Box

    def text(self, fact: str) -> str:
        """A fact that is a word."""
        return str(self.facts[fact])

    def known(self, fact: str) -> str:
        """A word that not every seat is told; empty where this one is not."""
        return str(self.facts.get(fact, ""))

    def number(self, fact: str) -> int:
        """A fact that is a number."""
        value = self.facts[fact]
        return value if isinstance(value, int) else 0

    def names(self, fact: str) -> list[str]:
        """A fact that is a list; empty where this seat is not told."""
        value = self.facts.get(fact)
        return value if isinstance(value, list) else []

    def seat(self, fact: str = "player") -> int:
        """The seat of the corporation that a fact names."""
        name = self.text(fact)
        return self.view.corporations.index(name) if name else NOBODY

    def mine(self, fact: str = "player") -> bool:
        """Whether the viewer is meant."""
        return self.seat(fact) == self.view.seat != NOBODY

    def district(self, fact: str = "district") -> int:
        """The number of a district."""
        return self.box.district_at[self.text(fact)]

    def bit(self) -> int:
        """The piece as a bit of a district."""
        return BIT[self.text("piece")]

    def resource(self) -> int:
        """The place of a resource in the supply."""
        return RESOURCES.index(self.text("resource"))

    def deal(self) -> Deal:
        """The deal on the table; without an asset to reveal it begins with the main offer."""
        if self.view.deal is None:
            self.view.deal = Deal()
        return self.view.deal

    def owner_of(self, card: str) -> int:
        """The seat that an emergency action belongs to; NOBODY for other cards."""
        name = self.box.emergency_owner.get(card)
        return NOBODY if name is None else self.view.corporations.index(name)


Reducer = Callable[[Change], None]
