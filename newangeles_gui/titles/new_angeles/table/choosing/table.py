"""Decisions that are answered at the players' seats, in the deal or in the supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.i18n import Name

from ...rules import RESOURCES, can_be_skipped
from ...rules.state import DONE
from ...talk.by_itself import NOT_AGAIN
from ...words import own_words
from .base import Choosing, Knob

if TYPE_CHECKING:
    from newangeles_gui.table import Target


class Assets(Choosing):
    """Assets light up where they lie; each has a button too."""

    def targets(self) -> dict[Target, str]:
        """Every asset that may be chosen."""
        return {("asset", option): option for option in self.things}

    def icon(self, option: str) -> str:
        """A card with a face."""
        return super().icon(option) or "asset"


class Abilities(Assets):
    """Assets that can be used now: what they do is part of the question."""

    def about(self) -> list[str]:
        """The asset and its text; of several, each."""
        texts = self.services.words
        return [
            texts.say("screen.table.asset_does", asset=Name(f"asset.{one}"), text=self.text(one))
            for one in self.things
        ]

    def text(self, asset: str) -> str:
        """What an asset does."""
        return self.services.words.text(f"asset.{asset}")

    def knobs(self) -> list[Knob]:
        """The assets, none of them, and none of them again in this deal."""
        found = super().knobs()
        if not can_be_skipped(self.decision):
            return found
        text = self.services.say("screen.table.not_again")
        return [*found, Knob(NOT_AGAIN, text, "skip")]

    def label(self, option: str) -> str:
        """The words of an answer."""
        if option == NOT_AGAIN:
            return self.services.say("screen.table.not_again")
        return super().label(option)

    def answer(self, option: str) -> str:
        """Not again is no answer of its own."""
        return DONE if option == NOT_AGAIN else option


class Seats(Choosing):
    """Players light up."""

    def targets(self) -> dict[Target, str]:
        """Every player who may be chosen."""
        return {("seat", option): option for option in self.things}

    def icon(self, option: str) -> str:
        """The mark of the corporation."""
        return super().icon(option) or f"marks/{option}.white.32"


class Emergencies(Choosing):
    """Emergency actions light up at the seats that hold them."""

    def targets(self) -> dict[Target, str]:
        """Every emergency action that may be chosen."""
        owner_of = self.box.emergency_owner
        return {("emergency", owner_of[one]): one for one in self.things if one in owner_of}

    def icon(self, option: str) -> str:
        """The siren."""
        return super().icon(option) or "emergency"


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


class Terms(Choosing):
    """Types of cards and resources, by name and symbol."""

    def targets(self) -> dict[Target, str]:
        """Resources light up in the supply."""
        return {("resource" if one in RESOURCES else "deck", one): one for one in self.things}

    def icon(self, option: str) -> str:
        """The symbol of a type or resource."""
        return super().icon(option) or f"symbols/{option}.white"

    def color(self, option: str) -> str:
        """The colour of a type or resource."""
        return option if option not in self.plain else "line"
