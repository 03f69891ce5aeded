"""A puzzle of the toy: nothing but what speaks for an answer, and where it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from newangeles_gui.table.scenes.puzzle import PuzzleTable

from ..rules import SWAP
from .board import DECK
from .scene import ToyTable

if TYPE_CHECKING:
    from newangeles_gui.table import Target


class ToyPuzzle(PuzzleTable, ToyTable):
    """One card."""

    def reasons(self, option: str) -> Sequence[str]:
        view, _ = self.question
        highest, card = self.services.box.highest, view.cards[view.seat]
        return [self.say(f"toy.about.{option}", card=card, highest=highest)]

    def spots(self, option: str) -> Sequence[Target]:
        view, _ = self.question
        return [DECK if option == SWAP else ("place", view.players[view.seat])]
