"""Until when a promise has to hold at least, so that it can matter at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ...rules import UNTIL, Counteroffers, DealStep, EndOfTurn, Turn
from .several import supporters

if TYPE_CHECKING:
    from ...rules import Box, View

Test = Callable[["View", str, str], bool]

DEAL: Final = "deal"
TURN: Final = "turn"
ROUND: Final = "round"
GAME: Final = "game"
DEMAND: Final = "demand"  # a round without deals
IN_OTHERS_DEALS: Final = ("support", "no_counter")  # nobody backs or counters their own offer
BEFORE_COUNTERS: Final = ("reveal", "main_offer", "counteroffers")
BEFORE_COUNT: Final = (*BEFORE_COUNTERS, "support", "resolution")


def soonest(box: Box, view: View, by: str, to: str, kind: str) -> str:
    """The earliest end that leaves a chance to keep or to break a promise of this kind."""
    if view.deal is not None:
        if IN_DEAL[kind](view, by, to):
            return DEAL
        if kind not in IN_OTHERS_DEALS:
            return TURN  # it has an end of its own after the deal
    elif _more_deals(box, view) and not _sits_out(view, by, kind):
        return DEAL  # the next one, whoever's it is
    return ROUND if view.turns_left > _sits_out(view, by, kind) else GAME


def lasting(box: Box, view: View, by: str, to: str, kind: str) -> tuple[str, ...]:
    """All ends that leave a chance, the earliest first."""
    return UNTIL[UNTIL.index(soonest(box, view, by, to, kind)) :]


def for_all(box: Box, view: View, others: Sequence[str], mine: bool, kind: str) -> tuple[str, ...]:
    """The ends that leave a chance with each of several, for what is mine or theirs to keep."""
    me = view.corporations[view.seat]
    pairs = [(me, one) if mine else (one, me) for one in others]
    return min((lasting(box, view, *pair, kind) for pair in pairs), key=len)


def longer(until: str, ends: Sequence[str]) -> str:
    """The end after this one; after the last the first again."""
    return ends[(ends.index(until) + 1) % len(ends)] if until in ends else ends[0]


def _more_deals(box: Box, view: View) -> bool:
    """Whether another deal will begin."""
    if view.turns_left:
        return True
    return any(kind != DEMAND for kind in box.rounds[view.round_place + 1 :])


def _sits_out(view: View, player: str, kind: str) -> bool:
    """Whether the next deal is the player's own, and leaves no chance for such a promise."""
    turn = next((one for one in view.stack if isinstance(one, Turn)), None)
    ending = any(isinstance(one, EndOfTurn) for one in view.stack)
    passed = ending or (turn is not None and turn.stage == "end")
    following = (view.active + passed) % len(view.corporations)
    return kind in IN_OTHERS_DEALS and view.corporations[following] == player


def _stage(view: View) -> str:
    return next((one.stage for one in view.stack if isinstance(one, DealStep)), "after")


def _may_back(view: View, by: str, to: str) -> bool:
    """Whether a player can still support an offer of the other one in this deal."""
    assert view.deal is not None
    friend, backer = view.corporations.index(to), view.corporations.index(by)
    offers = friend in (view.deal.main_by, view.deal.counter_by, view.active)
    return _may_support(view, backer, friend) and (offers or _may_counter(view, to, by))


def _may_support(view: View, backer: int, friend: int) -> bool:
    if _stage(view) not in BEFORE_COUNT or backer == view.active:
        return False
    pending = view.pending
    if pending is not None and (pending.kind, pending.seat) == ("lay", backer):
        return True
    # 23.1: whoever has countered supports after all when somebody else counters.
    return _counters(view) or backer in supporters(view, friend)


def _may_counter(view: View, by: str, to: str) -> bool:
    """Whether a player's chance to propose a counteroffer is still to come (25)."""
    seat = view.corporations.index(by)
    if seat == view.active or not _counters(view):
        return False
    step = _counter_step(view)
    return step is None or (seat - view.active) % len(view.corporations) >= step.asked


def _counters(view: View) -> bool:
    """Whether anybody may still counter in this deal."""
    assert view.deal is not None
    if view.deal.straight_to_support:
        return False
    return _stage(view) in BEFORE_COUNTERS or _counter_step(view) is not None


def _counter_step(view: View) -> Counteroffers | None:
    return next((one for one in view.stack if isinstance(one, Counteroffers)), None)


def _may_pay(view: View, by: str, to: str) -> bool:
    """Whether nothing keeps the two from trading until the deal ends."""
    assert view.deal is not None
    seats = {view.corporations.index(by), view.corporations.index(to)}
    return not seats & set(view.deal.barred_from_trade)


def _may_be_taken(view: View, by: str, to: str) -> bool:
    """Whether what is won in this deal can still take an asset away."""
    return _stage(view) != "after"


IN_DEAL: Final = MappingProxyType[str, Test](
    {
        "support": _may_back,
        "no_counter": _may_counter,
        "pay": _may_pay,
        "spare": _may_be_taken,
    }
)
