"""Using an asset's ability: when it can be used, what it costs, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from . import assets
from .effect import Effect

if TYPE_CHECKING:
    from .game import Game

Test = Callable[["Game", int, int], bool]


def usable(game: Game, seat: int, asset: str, subject: int, window: str) -> bool:
    """Whether a player can use an asset of theirs now."""
    ability = game.box.abilities[asset]
    if ability.cost == "exhaust" and asset in game.state.exhausted:
        return False  # 65.2
    if ability.condition and not CONDITIONS[ability.condition](game, seat, subject):
        return False
    # R.25: what could do nothing cannot be used.
    return asset in game.box.certain or Effect(asset, seat, subject, window).would_do(game)


def use(game: Game, asset: str, subject: int, window: str) -> None:
    """Pay the cost of an ability and resolve it."""
    seat = game.state.owners[asset]
    game.tell("ability_used", player=game.name(seat), asset=asset)
    cost = game.box.abilities[asset].cost
    if cost == "exhaust":
        assets.exhaust(game, asset)
    elif cost == "discard":
        assets.discard(game, asset)
    game.push_effect(asset, seat, subject, window)


def _by_other(game: Game, seat: int, subject: int) -> bool:
    return seat != subject


def _by_you(game: Game, seat: int, subject: int) -> bool:
    return seat == subject


def _countered(game: Game, seat: int, subject: int) -> bool:
    return game.deal().counter != ""


def _richer_than_you(game: Game, seat: int, subject: int) -> bool:
    capital = game.state.capital
    return seat != subject and capital[subject] > capital[seat]


def _won_by_right_neighbour(game: Game, seat: int, subject: int) -> bool:
    return (subject + 1) % game.players == seat  # play goes clockwise, to the left


def _won_by_countering(game: Game, seat: int, subject: int) -> bool:
    return game.deal().winning == "counter"


def _lost_as_active(game: Game, seat: int, subject: int) -> bool:
    return seat == game.state.active and game.deal().winner != seat


def _empty_hand(game: Game, seat: int, subject: int) -> bool:
    return not game.state.hands[seat]


CONDITIONS: Mapping[str, Test] = MappingProxyType(
    {
        "by_other": _by_other,
        "by_you": _by_you,
        "countered": _countered,
        "richer_than_you": _richer_than_you,
        "won_by_right_neighbour": _won_by_right_neighbour,
        "won_by_countering": _won_by_countering,
        "lost_as_active": _lost_as_active,
        "empty_hand": _empty_hand,
    }
)
