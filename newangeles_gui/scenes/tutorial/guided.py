"""The game that the tutorial plays: always the same start."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Final

from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Agreements, Plan, Seat, Start

from ..table.scene import TableScene
from . import memory
from .coach import Coach
from .coached import CoachedTable

if TYPE_CHECKING:
    from newangeles_gui.rules.box import Box

    from ..base import Services

# With this seed the player, who begins, holds cards that pay their own contract, has one of the
# other three as rival, and meets counteroffers, support and a discard in the first round.
SEED: Final = "18"
SETUP: Final = "shift_change"
CORPORATIONS: Final = ("globalsec", "jinteki", "nbn", "weyland")
LEVEL: Final = "greedy"


def guided_match(box: Box, player: str) -> Match:
    """The guided game at its first question."""
    start = Start(list(CORPORATIONS), SEED, SETUP, CORPORATIONS[0])
    seats = [Seat(player), *(Seat(one, "opponent", LEVEL) for one in CORPORATIONS[1:])]
    return Match.begin(box, Plan(start, seats, Agreements()), _identity())


def _identity() -> str:
    return time.strftime("tutorial-%Y%m%d-%H%M%S-") + os.urandom(2).hex()


def guided_table(services: Services) -> CoachedTable:
    """The guided game on the table, with its coach."""
    player = str(services.settings.values["player"]) or services.say("screen.new_game.somebody")
    match = guided_match(services.box, player)
    return CoachedTable(services, match, Coach(services, guided=True))


def table_for(services: Services, match: Match) -> TableScene:
    """The table for an ordinary game: with hints for somebody who is new and plays alone."""
    people = sum(1 for seat in match.plan.seats if seat.kind == "person")
    if people == 1 and memory.is_novice(services):
        return CoachedTable(services, match, Coach(services, guided=False))
    return TableScene(services, match)
