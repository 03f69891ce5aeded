"""Contracts pay when an action card meets their condition, whoever resolves it (24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import capital
from .pieces import ENEMY, NAME

if TYPE_CHECKING:
    from .game import Game


def removed(game: Game, bit: int) -> None:
    """A piece was removed from a district."""
    if not game.state.resolving:
        return  # 24.2: only action cards
    piece = "enemy" if bit & ENEMY else NAME[bit]
    paid = game.box.removal_pay.get(piece)
    if paid is None:
        return
    for seat, corporation in enumerate(game.state.corporations):
        if corporation in paid:
            capital.gain(game, seat, paid[corporation], "contract")


def unrest_fell(game: Game, stages: int) -> None:
    """Unrest fell by so many stages."""
    if not game.state.resolving:
        return
    for seat, corporation in enumerate(game.state.corporations):
        contract = game.box.contracts[corporation]
        if contract.on == "unrest_fell":
            capital.gain(game, seat, contract.pays * stages, "contract")


def android_moved(game: Game) -> None:
    """An android was moved."""
    state = game.state
    if not state.resolving:
        return
    first = not state.android_moved
    state.android_moved = True
    for seat, corporation in enumerate(state.corporations):
        contract = game.box.contracts[corporation]
        if contract.on == "android_moved" and (first or not contract.once_a_card):
            capital.gain(game, seat, contract.pays, "contract")


def event_resolved(game: Game, threat_rose: int) -> None:
    """An event card has been resolved and threat rose by this much through it."""
    for seat, corporation in enumerate(game.state.corporations):
        contract = game.box.contracts[corporation]
        if contract.on == "calm_event" and threat_rose < (contract.threat_below or 0):
            capital.gain(game, seat, contract.pays, "contract")
