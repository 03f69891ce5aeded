"""Bets on the winner of a deal: won in the same moment as the abilities for it (65.4).

A bet is a tuple: who made it, on whom, how much it pays, and with which asset.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import capital

if TYPE_CHECKING:
    from .game import Game

WON: Final = "deal_won"  # the window in which they are paid


def lay(game: Game, by: int, backed: int, amount: int, asset: str) -> None:
    """Somebody bets on a player."""
    game.deal().bets.append((by, backed, amount, asset))


def won(game: Game, winner: int) -> dict[str, int]:
    """The assets with which somebody has won a bet that is not paid yet, and who that is."""
    deal = game.state.deal
    bets = () if deal is None else deal.bets
    return {asset: by for by, backed, _, asset in bets if backed == winner}


def pay(game: Game, winner: int, asset: str) -> None:
    """A bet that was won is paid."""
    bets = game.deal().bets
    bet = next(one for one in bets if (one[1], one[3]) == (winner, asset))
    bets.remove(bet)
    capital.gain(game, bet[0], bet[2], "bet")
