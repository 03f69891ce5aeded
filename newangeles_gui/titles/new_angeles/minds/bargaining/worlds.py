"""Worlds that fit a view: the same ones for every trade that is thought about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import rng

from ...rules.game import Game

if TYPE_CHECKING:
    from newangeles_gui.minds.history import History

    from ...rules.determinize import Unseen
    from ...rules.view import View
    from ..belief.belief import Believer

Deals = list[list[str]]  # for each world the rival cards by seat
BITS: Final = 64


def likely_deals(view: View, history: History, believer: Believer, count: int) -> Deals:
    """The rival cards of so many worlds, as likely as what has happened makes them.

    Without a history there are none, and chance deals the cards.
    """
    if not history:
        return []
    start = rng.output(rng.seed(moment_key(view))) / (1 << BITS)
    return believer.believe(view, history).spread(count, start)


def imagine(unseen: Unseen, count: int, deals: Deals) -> list[Game]:
    """So many games in which the seat of a view sees just this, at their pending question.

    Chance hangs on the moment and not on what trades change, so that two trades in a row are
    measured by the same worlds.
    """
    state = rng.seed(moment_key(unseen.view))
    worlds = []
    for number in range(count):
        state = rng.following(state)
        rivals = deals[number] if deals else None
        game = Game(unseen.box, unseen.dealt(rng.output(state), rivals), record=False)
        game.run()
        worlds.append(game)
    return worlds


def moment_key(view: View) -> str:
    """Which moment of which deal this is, for one seat."""
    deal = view.deal
    offers = f"{deal.main} {deal.counter}" if deal else ""
    players = " ".join(view.corporations)
    return f"{view.seat} {players} {view.turns_taken} {view.round_place} {offers}"


def view_key(view: View) -> str:
    """Everything that a seat sees: what is worked out for a view is remembered under it."""
    return repr(view)
