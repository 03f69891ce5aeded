"""Capital comes and goes (15): what bets (65.4) and contracts (24) pay, what all put together.

It never falls below 0. A bet on the winner of a deal is a tuple: who made it, on whom, how much it
pays, and with which asset; it is won in the same moment as the abilities for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from ..content import PoolCapital
from .effect import Effect
from .state import ENEMY, NAME

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine import Decision, Frame

    from .game import Box, Game

BETS_WON: Final = "deal_won"  # the window in which they are paid
SPEND = "spend"


def gain(game: Game, seat: int, amount: int, why: str) -> None:
    """A player gains capital."""
    if amount:
        game.state.capital[seat] += amount
        game.tell("capital_gained", player=game.name(seat), amount=amount, why=why)


def lose(game: Game, seat: int, amount: int, why: str) -> int:
    """A player loses capital, at most what is there (15.1); returns what was lost."""
    lost = min(amount, game.state.capital[seat])
    if lost:
        game.state.capital[seat] -= lost
        game.tell("capital_lost", player=game.name(seat), amount=lost, why=why)
    return lost


def steal(game: Game, thief: int, victim: int, amount: int, why: str) -> None:
    """The thief gains what the victim really loses (27.1)."""
    gain(game, thief, lose(game, victim, amount, why), why)


def lay_bet(game: Game, by: int, backed: int, amount: int, asset: str) -> None:
    """Somebody bets on a player."""
    game.deal().bets.append((by, backed, amount, asset))


def won_bets(game: Game, winner: int) -> dict[str, int]:
    """The assets with which somebody has won a bet that is not paid yet, and who that is."""
    deal = game.state.deal
    bets = () if deal is None else deal.bets
    return {asset: by for by, backed, _, asset in bets if backed == winner}


def pay_bet(game: Game, winner: int, asset: str) -> None:
    """A bet that was won is paid."""
    bets = game.deal().bets
    bet = next(one for one in bets if (one[1], one[3]) == (winner, asset))
    bets.remove(bet)
    gain(game, bet[0], bet[2], "bet")


def pay_for_removal(game: Game, bit: int) -> None:
    """A piece was removed from a district."""
    if not game.state.resolving:
        return  # 24.2: only action cards
    piece = "enemy" if bit & ENEMY else NAME[bit]
    paid = game.box.removal_pay.get(piece)
    if paid is None:
        return
    for seat, corporation in enumerate(game.state.corporations):
        if corporation in paid:
            gain(game, seat, paid[corporation], "contract")


def pay_for_unrest(game: Game, stages: int) -> None:
    """Unrest fell by so many stages."""
    if not game.state.resolving:
        return
    for seat, corporation in enumerate(game.state.corporations):
        contract = game.box.contracts[corporation]
        if contract.on == "unrest_fell":
            gain(game, seat, contract.pays * stages, "contract")


def pay_for_move(game: Game) -> None:
    """An android was moved."""
    state = game.state
    if not state.resolving:
        return
    first = not state.android_moved
    state.android_moved = True
    for seat, corporation in enumerate(state.corporations):
        contract = game.box.contracts[corporation]
        if contract.on == "android_moved" and (first or not contract.once_a_card):
            gain(game, seat, contract.pays, "contract")


def pay_for_event(game: Game, threat_rose: int) -> None:
    """An event card has been resolved and threat rose by this much through it."""
    for seat, corporation in enumerate(game.state.corporations):
        contract = game.box.contracts[corporation]
        if contract.on == "calm_event" and threat_rose < (contract.threat_below or 0):
            gain(game, seat, contract.pays, "contract")


class Seen(Protocol):
    """What is needed of a state or of a view: nothing that is hidden."""

    stack: list[Frame]
    corporations: list[str]
    active: int
    capital: list[int]


@dataclass(slots=True, frozen=True)
class Pool:
    """How much it takes in all, what is paid, and what those who come later have.

    `payers` is how many can still pay, who is asked among them.
    """

    needed: int
    paid: int
    later: int
    payers: int

    @property
    def missing(self) -> int:
        """What is still to be paid."""
        return max(0, self.needed - self.paid)

    @property
    def share(self) -> int:
        """A fair part of what is missing."""
        return -(-self.missing // self.payers)

    def wasted(self, amount: int) -> int:
        """How much of an amount can make no difference: too much, or never enough."""
        if amount + self.later < self.missing:
            return amount
        return max(0, amount - self.missing)


def pool(box: Box, seen: Seen, seat: int) -> Pool:
    """What a seat pays into when it is asked how much it spends."""
    players = len(seen.corporations)
    effect = _pooling(box, seen.stack)
    if effect is None:  # Caprice Nisei asks before anybody has paid, and others may come first
        return Pool(players, 0, sum(seen.capital) - seen.capital[seat], players)
    seats = [(seen.active + step) % players for step in range(effect.done + 1, players)]
    held = sum(seen.capital[one] for one in seats)
    return Pool(players, sum(effect.picks), held, len(seats) + 1)


def worthwhile(box: Box, seen: Seen, decision: Decision) -> list[str]:
    """The answers to any question but those that waste capital."""
    if decision.kind != SPEND:
        return decision.options
    asked = pool(box, seen, decision.seat)
    return [one for one in decision.options if not asked.wasted(int(one))]


def _pooling(box: Box, stack: Sequence[Frame]) -> Effect | None:
    """The effect that is asking one player after the other."""
    top = stack[-1] if stack else None
    if not isinstance(top, Effect):
        return None
    verb = box.programs[top.program][top.at]
    return top if isinstance(verb, PoolCapital) else None
