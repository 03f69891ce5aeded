"""A puzzle in the city: why answers are good or bad is said in the words of the ledger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from newangeles_gui.table.scenes.puzzle import PuzzleTable

from ..city import cell_target, tile_target
from ..minds.reasons import LedgerReasons
from ..rules import read_cell, read_lying
from ..table.scene import StreetsTable
from ..words import own_words
from .taught import TaughtCity

MOST: Final = 2  # reasons for an answer
LYING: Final = ("build", "sneak_build")


class StreetsPuzzle(PuzzleTable, TaughtCity):
    """One turn in a city that opponents have begun."""

    def reasons(self, option: str) -> Sequence[str]:
        """The weightiest ones of the coach."""
        view, pending = self.question
        words = own_words(self.services.words)
        found = LedgerReasons(self.services.box).of(view, pending, option)
        return [words.reason(one.key, one.values) for one in found[:MOST]]

    def hoped(self, scores: Sequence[int]) -> str:
        """For whoever solves it, and for the richest of the others."""
        view, pending = self.question
        mine = pending.seat
        most = max((one for one in range(len(scores)) if one != mine), key=lambda one: scores[one])
        player = self.services.words.player(view.players[most])
        return self.say("ladder_hopes", mine=scores[mine], theirs=scores[most], player=player)

    def spots(self, option: str) -> Sequence[tuple[str, ...]]:
        """The cell that is built on, moved to or given up."""
        kind = self.question[1].kind
        if kind in LYING:
            return [cell_target(read_lying(option)[1])]
        place = option.split(" ")[1].removeprefix("to=") if kind == "move" else option
        return [tile_target(read_cell(place))]

    def hold(self, option: str) -> None:
        """The tile lies where it would be built."""
        StreetsTable.hold(self, option)

    def let_go(self) -> None:
        """The tile is back in the hand, the crowd at home."""
        self.asking.put_back()
        self.picker.chosen = ""
        crowd = self.asking.crowd
        if crowd is not None:
            crowd.homes = dict.fromkeys(crowd.homes, 0)

    def meant(self, option: str) -> str:
        """Where a whole crowd goes; one that parts goes to several places."""
        crowd = self.asking.crowd
        if crowd is None:
            return option
        choices = crowd.choices()
        return choices[0].option if len(choices) == 1 else ""
