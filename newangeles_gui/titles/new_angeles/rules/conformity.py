"""What must hold in every decision of New Angeles, for `engine.conformance` to check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.engine.conformance import PLAYED_ON, Check, Conformity, Dice, refused

from . import codec, conservation
from .determinize import determinize
from .game import Game
from .resample import resample
from .setup import new_game
from .trade import Trade
from .trade_samples import faulty_trade, sound_trade
from .view import SPECTATOR, view

if TYPE_CHECKING:
    from .box import Box

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
