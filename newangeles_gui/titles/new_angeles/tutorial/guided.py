"""The game that the tutorial plays, a scripted round and then a free one; how far it has come."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from itertools import count
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Choice, Start
from newangeles_gui.session import UNTAUGHT, Agreements, Match, Plan, Seat

from ..rules import TRADE, Trade, begin, view
from ..table.scene import TableScene
from .coach import Coach
from .coached import CoachedTable
from .lessons import ASKED, HOLDING, LESSONS, OFFERED, TOLD, is_novice
from .script import CORPORATIONS, HOPEFUL, LAST, PERSON, SELLER, SETUP, STACKED, Script

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine import Event
    from newangeles_gui.scenes import Services

    from ..rules import Box, Game
    from .lessons import Lesson


def lessons_said(match: Match) -> set[str]:
    """The lessons whose moment has come before what is asked now.

    Nothing if the choices do not lead there any more: then it is said once again.
    """
    if match.record.unproved:
        return set()
    game = begin(match.game.box, match.plan.start)
    found = _told(game, game.events)
    for text in match.record.choices:
        choice = Choice.parse(text)
        found |= {lesson.name for lesson in _before(game, choice)}
        found |= _told(game, game.apply(choice))
    return found


def _before(game: Game, choice: Choice) -> Iterator[Lesson]:
    """What was said before a choice of the person, or of somebody who waits for an offer."""
    pending, seen = game.pending, view(game, 0)
    assert pending is not None
    when, kind = (ASKED, pending.kind) if pending.seat == 0 else (HOLDING, HOLDING)
    if choice.kind == TRADE:
        trade = Trade.parse(choice.option, game)
        if trade.giver == game.name(0):
            return
        when = kind = OFFERED
    elif pending.seat and not _bids(game):
        return
    yield from (one for one in LESSONS if one.is_about(when, kind, seen))


def _bids(game: Game) -> bool:
    """Whether somebody supports while the person has an offer on the table."""
    deal, pending = game.state.deal, game.pending
    supporting = pending is not None and pending.kind == "support"
    return supporting and deal is not None and 0 in (deal.main_by, deal.counter_by)


def _told(game: Game, events: Sequence[Event]) -> set[str]:
    seen = view(game, 0)
    facts = [(one.kind, one.facts(0)) for one in events]
    return {
        lesson.name
        for kind, known in facts
        for lesson in LESSONS
        if lesson.is_about(TOLD, kind, seen) and lesson.fits(known, game.name(0))
    }


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
    return Start(list(CORPORATIONS), str(seed), {"setup": SETUP, "first": PERSON}, stacked)


def _fits(start: Start, box: Box) -> bool:
    """Whether the rivals are right, which nothing in the first draws can change."""
    game = begin(box, start)
    while game.state.phase == "setup" and (pending := game.pending) is not None:
        game.apply(Choice(pending.kind, pending.options[0]))
    held = dict(zip(game.state.corporations, game.state.rivals, strict=True))
    return all(held[one] == rival for one, rival in RIVALS.items())


def _identity() -> str:
    return time.strftime("tutorial-%Y%m%d-%H%M%S-") + os.urandom(2).hex()


def guided_table(services: Services) -> CoachedTable:
    """The guided game on the table, with its coach."""
    player = str(services.settings.values["player"]) or services.say("screen.somebody")
    return _taught(services, guided_match(services.box, player))


def open_guided_game(services: Services) -> None:
    """Close everything and play with a teacher."""
    services.stack.replace(guided_table(services))


def _taught(services: Services, match: Match) -> CoachedTable:
    coach = Coach(services, guided=True, said=lessons_said(match))
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
    if people == 1 and is_novice(services):
        return CoachedTable(services, match, Coach(services, guided=False))
    return TableScene(services, match)
