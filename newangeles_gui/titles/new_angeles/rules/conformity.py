"""What must hold in every decision of New Angeles, for `engine.conformance` to check.

Trades by chance, sound ones and ones with a single fault, try the table's rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.engine import PLAYED_ON, Check, Choice, Conformity, Dice, refused

from . import assets, codec, conservation
from .game import Game
from .promises import DEEDS, KINDS, UNTIL, Promise
from .resample import resample
from .setup import new_game
from .trade import Goods, Now, Trade, is_secret
from .unseen import determinize
from .views import SPECTATOR, view

if TYPE_CHECKING:
    from .game import Box

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


# These cost most, so they are looked at in every so many decisions; all else in each.
TRADE_EVERY: Final = 3
COPY_EVERY: Final = 4


def kit(box: Box, corporations: Sequence[str]) -> Conformity[Game]:
    """Games of these corporations with all checks."""

    def begin(seed: int, record: bool) -> Game:
        return new_game(box, corporations, seed, record=record)

    def to_dict(game: Game) -> dict[str, Any]:
        return codec.to_dict(game.state)

    def from_dict(data: dict[str, Any]) -> Game:
        return Game(box, codec.from_dict(data), record=False)

    checks = (
        Check("conservation", sound),
        Check("secrecy", keeps_secrets),
        Check("determinization", fits_view),
        Check("trade", trades, TRADE_EVERY),
    )
    return Conformity(begin, to_dict, from_dict, checks, COPY_EVERY)


def sound(game: Game, dice: Dice) -> list[str]:
    """Pieces, cards and limits are right."""
    return conservation.problems(game)


def _some_seat(game: Game, dice: Dice) -> int:
    """Half of the time whoever decides, else anybody or a spectator."""
    if game.pending is not None and dice.below(2):
        return game.pending.seat
    seat = dice.below(game.players + 1)
    return SPECTATOR if seat == game.players else seat


def keeps_secrets(game: Game, dice: Dice) -> list[str]:
    """A seat sees the same whatever is dealt where it cannot look."""
    seat = _some_seat(game, dice)
    twin = resample(game, seat, dice.below(1 << 62))
    found = conservation.problems(twin)
    differing = differences(game, twin, seat)
    if differing:
        found.append(f"{_named(game, seat)} sees through {', '.join(differing)}")
    return found


def fits_view(game: Game, dice: Dice) -> list[str]:
    """What is dealt to fit a view shows that very view, and is a sound game."""
    seat = _some_seat(game, dice)
    seen = view(game, seat)
    twin = Game(game.box, determinize(game.box, seen, dice.below(1 << 62)), False, game.forced)
    twin.run()
    found = conservation.problems(twin)
    differing = differences(game, twin, seat)
    if differing:
        found.append(f"dealt for {_named(game, seat)}, {', '.join(differing)} differ")
    return found


def differences(game: Game, other: Game, seat: int) -> list[str]:
    """What a seat sees differently in two games."""
    one, two = view(game, seat), view(other, seat)
    if one == two:
        return []
    return [name for name in one.__dataclass_fields__ if getattr(one, name) != getattr(two, name)]


def _named(game: Game, seat: int) -> str:
    return "a spectator" if seat == SPECTATOR else game.name(seat)


def trades(game: Game, dice: Dice) -> list[str]:
    """A sound trade is executed and keeps the sum of capital; a faulty one leaves no trace."""
    if game.pending is None:
        trade = Trade(game.name(0), game.name(1))
        return [] if refused(game, trade.choice()) else ["a trade after the end"]
    return [*_refuses(game, dice), *_executes(game, dice)]


def _refuses(game: Game, dice: Dice) -> list[str]:
    fault, trade = faulty_trade(game, dice)
    before = codec.to_dict(game.state)
    if not refused(game, trade.choice()):
        return [f"'{trade}' was executed in spite of {fault}"]
    if codec.to_dict(game.state) != before:
        return [f"'{trade}' was refused, yet something has changed"]
    return []


def _executes(game: Game, dice: Dice) -> list[str]:
    trade = sound_trade(game, dice)
    if Trade.parse(str(trade), game) != trade:
        return [f"'{trade}' does not parse back"]
    twin = game.clone(record=True)
    found = []
    if trade.now is None:
        trade.execute(twin)
        if twin.state.capital != _after(game, trade):
            found.append(f"'{trade}' left capital {twin.state.capital}")
        twin.run()
    elif refused(twin, trade.choice()):
        return [f"'{trade}' was refused"]
    found += conservation.problems(twin)
    for _ in range(PLAYED_ON):
        if twin.pending is not None:
            twin.apply(dice.choice(twin.pending))
            found += conservation.problems(twin)
    return found


def _after(game: Game, trade: Trade) -> list[int]:
    capital = game.state.capital[:]
    balance = trade.give.capital - trade.get.capital
    capital[game.seat_of(trade.giver)] -= balance
    capital[game.seat_of(trade.taker)] += balance
    return capital
