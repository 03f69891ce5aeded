"""Trades by chance, sound ones and ones with a single fault, to try the table's rules on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Choice
from newangeles_gui.engine.conformance import Dice

from . import assets
from .promises import DEEDS, KINDS, UNTIL, Promise
from .trade import Goods, Now, Trade, is_secret

if TYPE_CHECKING:
    from .game import Game

FAULTS: Final = (
    "with_nobody",
    "with_themselves",
    "too_much_capital",
    "foreign_asset",
    "asset_twice",
    "now_of_another",
    "now_illegal",
)
# What these ask depends on who has which assets and capital, so a trade can take it away.
SWAYED: Final = (
    "choose",
    "discard",
    "discard_asset",
    "ransom",
    "spend",
    "steal_asset",
    "swap_asset",
    "use",
)


def sound_trade(game: Game, dice: Dice) -> Trade:
    """A trade that two players can fulfil; mere promises where trading is barred."""
    giver = dice.below(game.players)
    taker = (giver + 1 + dice.below(game.players - 1)) % game.players
    deal = game.state.deal
    now = _now(game, (giver, taker), dice)
    barred = deal is not None and not {giver, taker}.isdisjoint(deal.barred_from_trade)
    bare = barred or (now is not None and now.choice.kind in SWAYED)
    give = Goods() if bare else _goods(game, giver, dice)
    get = Goods() if bare else _goods(game, taker, dice)
    later = _later(game, (giver, taker), (*give.assets, *get.assets), dice)
    return Trade(game.name(giver), game.name(taker), give, get, now, later)


def _goods(game: Game, seat: int, dice: Dice) -> Goods:
    capital = dice.below(game.state.capital[seat] + 1) if dice.below(2) else 0
    owned = tuple(one for one in assets.owned(game, seat) if not dice.below(3))
    return Goods(capital, owned)


def _now(game: Game, seats: tuple[int, int], dice: Dice) -> Now | None:
    pending = game.pending
    if pending is None or pending.seat not in seats or dice.below(4):
        return None
    most = len(game.state.hands[pending.seat]) if pending.kind == "support" else 0
    choice = dice.choice(pending)
    if is_secret(game.box, pending, choice.option):
        return None
    return Now(game.name(pending.seat), choice, dice.below(most + 1))


def _later(
    game: Game, pair: tuple[int, int], moved: tuple[str, ...], dice: Dice
) -> tuple[Promise, ...]:
    if dice.below(2):
        return ()
    by, to = pair if dice.below(2) else pair[::-1]
    kind = KINDS[dice.below(len(KINDS))]
    until = UNTIL[dice.below(len(UNTIL))]
    owned = [one for one in assets.owned(game, to) if one not in moved]
    if kind == "spare" and not owned:
        kind = "no_counter"
    about = owned[dice.below(len(owned))] if kind == "spare" else ""
    amount = 1 + dice.below(3) if kind in DEEDS else 0
    return (Promise(game.name(by), game.name(to), kind, amount, about, until),)


def faulty_trade(game: Game, dice: Dice) -> tuple[str, Trade]:
    """A trade with one fault, and the fault's name."""
    trade = sound_trade(game, dice)
    fault = FAULTS[dice.below(len(FAULTS))]
    return fault, _WITH_FAULT[fault](game, trade)


def _with_nobody(game: Game, trade: Trade) -> Trade:
    return replace(trade, taker="nobody_here", later=())


def _with_themselves(game: Game, trade: Trade) -> Trade:
    return replace(trade, taker=trade.giver, later=())


def _too_much_capital(game: Game, trade: Trade) -> Trade:
    held = game.state.capital[game.seat_of(trade.taker)]
    return replace(trade, get=replace(trade.get, capital=held + 1))


def _foreign_asset(game: Game, trade: Trade) -> Trade:
    seat = game.seat_of(trade.giver)
    foreign = next(one for one in game.box.assets if game.state.owners.get(one) != seat)
    return replace(trade, give=replace(trade.give, assets=(*trade.give.assets, foreign)))


def _asset_twice(game: Game, trade: Trade) -> Trade:
    owned = assets.owned(game, game.seat_of(trade.giver))
    if not owned:
        return _foreign_asset(game, trade)
    return replace(trade, give=Goods(0, (owned[0], owned[0])))


def _now_of_another(game: Game, trade: Trade) -> Trade:
    pending = game.pending
    assert pending is not None
    other = trade.giver if game.name(pending.seat) != trade.giver else trade.taker
    return replace(trade, now=Now(other, pending.choices()[0]))


def _now_illegal(game: Game, trade: Trade) -> Trade:
    pending = game.pending
    assert pending is not None
    return replace(trade, now=Now(trade.giver, Choice(pending.kind, "nothing_of_that_name")))


_WITH_FAULT: Final[Mapping[str, Callable[[Game, Trade], Trade]]] = {
    "with_nobody": _with_nobody,
    "with_themselves": _with_themselves,
    "too_much_capital": _too_much_capital,
    "foreign_asset": _foreign_asset,
    "asset_twice": _asset_twice,
    "now_of_another": _now_of_another,
    "now_illegal": _now_illegal,
}
