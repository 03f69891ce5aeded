"""Support: a side and the cards for it, as many at once as one likes; the rules ask one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...words import own_words
from .base import Choosing, Knob

if TYPE_CHECKING:
    from newangeles_gui.engine import Choice
    from newangeles_gui.table import Target

LAY: Final = "lay"


class Sides(Choosing):
    """The two offers light up."""

    def label(self, option: str) -> str:
        """In few words: the cards lie in sight."""
        text = own_words(self.services.words).answer("support", option)
        return text[:1].upper() + text[1:]

    def targets(self) -> dict[Target, str]:
        """Main offer and counteroffer."""
        return {("side", option): option for option in self.things}

    def icon(self, option: str) -> str:
        """The sign of the offer."""
        return {"main": "main_offer", "counter": "counter"}.get(option) or super().icon(option)

    def color(self, option: str) -> str:
        """The colour of the offer."""
        return option if option in ("main", "counter") else super().color(option)


class Supporting(Sides):
    """Cards may be taken up first: then they are laid with the side."""

    def targets(self) -> dict[Target, str]:
        """The offers, and if one can be backed the own cards."""
        cards = self.view.hand if self.things else []
        return {**super().targets(), **{("card", card): card for card in cards}}

    def gathers(self, option: str) -> bool:
        """Cards are no answers yet."""
        return option in self.view.hand

    def knob(self, option: str) -> Knob:
        """A side in one word, with the number of cards that go with it."""
        found, say = super().knob(option), self.services.say
        if option not in self.things:
            return found
        side, count = say(f"screen.deal.{option}_short"), len(self.gathered)
        return found._replace(
            text=say("screen.table.back", side=side, count=count) if count else side
        )

    def answers(self, option: str) -> list[Choice]:
        """The side, then the cards."""
        found = super().answers(option)
        return found + self.laid() if option in self.things else found

    def asks_twice(self, option: str) -> bool:
        """Who has taken up cards for it has thought twice already."""
        sure = bool(self.gathered) and option in self.things
        return bool(self.warning(option)) if sure else super().asks_twice(option)


class Laying(Choosing):
    """Cards for the side that is chosen: taken up, then laid with one button."""

    def targets(self) -> dict[Target, str]:
        """The own cards."""
        return {("card", card): card for card in self.things}

    def gathers(self, option: str) -> bool:
        """Each of them."""
        return option in self.things

    def knobs(self) -> list[Knob]:
        """That it is enough; or with cards taken up, to lay them."""
        if not self.gathered:
            return [self.knob(option) for option in self.plain]
        text = self.services.say("screen.table.lay", count=len(self.gathered))
        return [Knob(LAY, text, "support", "accent")]

    def answers(self, option: str) -> list[Choice]:
        """Card by card, then that it is enough."""
        return self.laid() if option == LAY else super().answers(option)

    def warning(self, option: str) -> str:
        """What speaks against any of the cards."""
        if option != LAY:
            return super().warning(option)
        return next(filter(None, map(super().warning, self.gathered)), "")

    def asks_twice(self, option: str) -> bool:
        """Who has taken them up has thought twice already."""
        return bool(self.warning(option)) if option == LAY else super().asks_twice(option)
