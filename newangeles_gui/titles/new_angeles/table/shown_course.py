"""Rounds, turns, threat, demands, events and the end in the shown view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .shown_fact import Change, Reducer


def _round(change: Change) -> None:
    change.view.phase = "demand" if change.text("round").startswith("demand") else "action"


def _round_ended(change: Change) -> None:
    change.view.round_place += 1
    change.view.event = ""  # 10.0: it is under its deck by now


def _phase(change: Change) -> None:
    change.view.phase = change.text("phase")


def _turn(change: Change) -> None:
    view = change.view
    view.active = change.seat()
    view.turns_taken += 1
    view.used_this_turn = []
    view.keeps_hand = False


def _turn_ended(change: Change) -> None:
    view = change.view
    view.active = (change.seat() + 1) % len(view.corporations)  # 1.2


def _track(change: Change) -> None:
    view = change.view
    view.asset_deck_size -= change.number("count") - view.turns_left
    view.turns_left = change.number("count")


def _threat(change: Change) -> None:
    change.view.threat = change.number("to")


def _demand(change: Change) -> None:
    view = change.view
    view.demand = change.text("demand")
    view.targets = change.box.targets[view.demand]
    view.supply = [0] * len(view.supply)  # 45.3
    view.has_investment = [False] * len(view.corporations)
    view.investment = ""


def _event(change: Change) -> None:
    change.view.event = change.text("event")


def _rival(change: Change) -> None:
    change.view.revealed_rivals.append(change.text("rival"))


def _over(change: Change) -> None:
    view = change.view
    view.ended_by = change.text("by")
    view.winners = [view.corporations.index(name) for name in change.names("winners")]


def _capital_gained(change: Change) -> None:
    change.view.capital[change.seat()] += change.number("amount")


def _capital_lost(change: Change) -> None:
    change.view.capital[change.seat()] -= change.number("amount")


COURSE: Final[Mapping[str, Reducer]] = {
    "round_started": _round,
    "round_ended": _round_ended,
    "phase_started": _phase,
    "turn_started": _turn,
    "turn_ended": _turn_ended,
    "turn_track_filled": _track,
    "threat_rose": _threat,
    "threat_fell": _threat,
    "demand_revealed": _demand,
    "event_revealed": _event,
    "rival_revealed": _rival,
    "game_over": _over,
    "capital_gained": _capital_gained,
    "capital_lost": _capital_lost,
}
