"""Decisions that are answered at the players' seats, in the deal or in the supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.rules.pieces import RESOURCES

from .base import Choosing

if TYPE_CHECKING:
    from ..picker import Target


class Assets(Choosing):
    """Assets light up where they lie; each has a button too."""

    def targets(self) -> dict[Target, str]:
        """Every asset that may be chosen."""
        return {("asset", option): option for option in self.things}

    def icon(self, option: str) -> str:
        """A card with a face."""
        return super().icon(option) or "asset"


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
        text = self.services.words.answer("support", option)
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
