"""How far the lessons have come in a guided game that was saved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from newangeles_gui.engine.decisions import Choice

from ..rules.trade import TRADE, Trade
from ..rules.view import view
from .lessons import ASKED, HOLDING, LESSONS, OFFERED, TOLD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine.events import Event
    from newangeles_gui.session.match import Match

    from ..rules.game import Game
    from .lessons import Lesson


def said(match: Match) -> set[str]:
    """The lessons whose moment has come before what is asked now.

    Nothing if the choices do not lead there any more: then it is said once again.
    """
    if match.record.unproved:
        return set()
    game = match.plan.start.game(match.game.box)
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
