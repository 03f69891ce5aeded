"""An empty stage with the open part of a view, on which cards are tried out."""

from __future__ import annotations

from ...rules import TYPES, Box, Deal, State, View

CARDS_IN_A_DECK = 30  # nobody draws more than that through one card


def stage(box: Box, view: View) -> State:
    """What all can see; hands are empty, so that drawn cards can be counted."""
    players = len(view.corporations)
    decks = [[next(iter(box.content.actions[name]))] * CARDS_IN_A_DECK for name in TYPES]
    return State(
        corporations=view.corporations,
        active=view.active,
        round_place=view.round_place,
        phase=view.phase,
        turns_taken=view.turns_taken,
        threat=view.threat,
        city=view.city[:],
        reserve=view.reserve[:],
        supply=view.supply[:],
        demand=view.demand,
        event=view.event,
        capital=view.capital[:],
        hands=[[] for _ in range(players)],
        rivals=[""] * players,
        investments=[""] * players,
        owners=view.owners.copy(),
        exhausted=view.exhausted[:],
        emergency_holder=view.emergency_holder[:],
        emergency_up=view.emergency_up[:],
        decks=decks,
        turn_track=[""] * view.turns_left,
        event_deck=_events(box, view),
        deal=Deal() if view.deal is None else _deal(view.deal),
    )


def _events(box: Box, view: View) -> list[str]:
    """Any events with the right one on top: only its back is looked at."""
    unseen = [one for one in box.events if one != view.event]
    unseen.sort(key=lambda one: box.back_of[one] == view.top_event_back)
    return [*unseen, view.event] if view.event else unseen


def _deal(deal: Deal) -> Deal:
    return Deal(
        asset=deal.asset,
        main=deal.main,
        main_by=deal.main_by,
        counter=deal.counter,
        counter_by=deal.counter_by,
        support=deal.support[:],
        support_side=deal.support_side[:],
        support_by=deal.support_by[:],
    )
