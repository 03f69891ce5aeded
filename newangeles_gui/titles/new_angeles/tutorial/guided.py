"""The game that the tutorial plays: a scripted first round on stacked decks, then a free one."""

from __future__ import annotations

import os
import time
from itertools import count
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import UNTAUGHT, Agreements, Plan, Seat, Start
from newangeles_gui.table.scene import TableScene

from . import memory, progress
from .coach import Coach
from .coached import CoachedTable
from .script import CORPORATIONS, HOPEFUL, LAST, PERSON, SELLER, SETUP, STACKED, Script

if TYPE_CHECKING:
    from newangeles_gui.scenes.base import Services

    from ..rules.box import Box

LEVEL: Final = "manager"  # they bargain, and make mistakes
# The person's rival makes the first counteroffer, and who sells its support has another one.
RIVALS: Final = MappingProxyType({PERSON: HOPEFUL, SELLER: LAST})


def guided_match(box: Box, player: str) -> Match:
    """The guided game at its first question: by the first seed whose rivals fit the script."""
    fitting = (start for seed in count() if _fits(start := _start(seed), box))
    seats = [Seat(player), *(Seat(one, "opponent", LEVEL) for one in CORPORATIONS[1:])]
    return Match.begin(box, Plan(next(fitting), seats, Agreements()), _identity())


def _start(seed: int) -> Start:
    stacked = {deck: list(cards) for deck, cards in STACKED.items()}
    return Start(list(CORPORATIONS), str(seed), SETUP, PERSON, stacked)


def _fits(start: Start, box: Box) -> bool:
    """Whether the rivals are right, which nothing in the first draws can change."""
    game = start.game(box)
    while game.state.phase == "setup" and (pending := game.pending) is not None:
        game.apply(Choice(pending.kind, pending.options[0]))
    held = dict(zip(game.state.corporations, game.state.rivals, strict=True))
    return all(held[one] == rival for one, rival in RIVALS.items())


def _identity() -> str:
    return time.strftime("tutorial-%Y%m%d-%H%M%S-") + os.urandom(2).hex()


def guided_table(services: Services) -> CoachedTable:
    """The guided game on the table, with its coach."""
    player = str(services.settings.values["player"]) or services.say("screen.new_game.somebody")
    return _taught(services, guided_match(services.box, player))


def _taught(services: Services, match: Match) -> CoachedTable:
    coach = Coach(services, guided=True, said=progress.said(match))
    return CoachedTable(services, match, coach, Script())


def _is_guided(match: Match) -> bool:
    """Whether a game is the tutorial's own, and the person has not left the lessons."""
    left = any(what == UNTAUGHT for _, what, _ in match.record.marks)
    return bool(match.plan.start.stacked) and match.plan.seats[0].kind == "person" and not left


def table_for(services: Services, match: Match) -> TableScene:
    """The table for a game: a guided one goes on; elsewhere hints for somebody who is new."""
    if _is_guided(match):
        return _taught(services, match)
    people = sum(1 for seat in match.plan.seats if seat.kind == "person")
    if people == 1 and memory.is_novice(services):
        return CoachedTable(services, match, Coach(services, guided=False))
    return TableScene(services, match)
