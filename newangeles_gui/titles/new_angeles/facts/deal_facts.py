"""What a view tells about a deal: its step, where each player stands, who may profit from what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ..content import ChooseOne, Gain, LowerUnrest, MoveAndroids, Remove
from ..rules import (
    ANDROID,
    MASK,
    NOBODY,
    UNREST,
    Counteroffers,
    DealStep,
    EndOfTurn,
    Refresh,
    Resolution,
    Support,
    Turn,
)

if TYPE_CHECKING:
    from ..content import Contract, Verb
    from ..rules import Box, Deal, View

STEPS: Final = ("main_offer", "counteroffers", "support", "resolution")
SIDES: Final = ("main", "counter")
TURN_STEPS: Final = ("start", "refresh", "deal", "end")


class Standing(NamedTuple):
    """Where a player stands in the deal.

    `state` is main, counter, beaten, passed, backs, abstained, deciding or to_come.
    """

    seat: int
    state: str
    side: str = ""
    cards: int = 0
    now: bool = False  # the game waits for this player


def turn_step(view: View) -> str:
    """The part of the turn that the game is in; empty outside of turns."""
    for frame in reversed(view.stack):
        if isinstance(frame, EndOfTurn):
            return "end"
        if isinstance(frame, DealStep):
            return "end" if frame.stage in ("end", "after") else "deal"
        if isinstance(frame, Turn):
            return "refresh" if any(isinstance(one, Refresh) for one in view.stack) else "start"
    return ""


def step_of(view: View) -> str:
    """The step that the deal is in."""
    deal = view.deal
    if deal is None or not deal.main:
        return "main_offer"
    if deal.winning or _frame(view, Resolution) is not None:
        return "resolution"
    return "support" if _frame(view, Support) is not None else "counteroffers"


def offers_open(view: View) -> bool:
    """Whether there is an offer, and the winner has not begun to carry one out."""
    deal = view.deal
    if deal is None or not deal.main:
        return False
    found = _frame(view, Resolution)
    begun = not isinstance(found, Resolution) or found.stage == "claim"
    return not (deal.winning and begun)


def card_of(deal: Deal, side: str) -> str:
    """The card that a side offers; empty if there is none."""
    return deal.main if side == "main" else deal.counter


def proposer(deal: Deal, side: str) -> int:
    """Who offers it."""
    return deal.main_by if side == "main" else deal.counter_by


def backers(deal: Deal, side: str) -> list[tuple[int, int]]:
    """Who has laid how many cards for a side, in the order in which they did; NOBODY too."""
    found: dict[int, int] = {}
    for by, backed in zip(deal.support_by, deal.support_side, strict=True):
        if backed == side:
            found[by] = found.get(by, 0) + 1
    return list(found.items())


def price(view: View) -> int:
    """How many hand cards the next counteroffer costs (25.2)."""
    return len(view.deal.pile) if view.deal is not None else 0


def paid_for(view: View) -> str:
    """The counteroffer whose price who looks is paying; empty while nobody is asked for it."""
    found, pending = _frame(view, Counteroffers), view.pending
    asked = pending is not None and pending.kind == "pay" and pending.seat == view.seat
    return found.card if asked and isinstance(found, Counteroffers) else ""


def counters_open(view: View) -> bool:
    """Whether somebody may still make a counteroffer."""
    deal = view.deal
    return deal is not None and not deal.straight_to_support and step_of(view) in STEPS[:2]


def standings(view: View) -> list[Standing]:
    """Every player from the active one clockwise: the order in which they are asked."""
    deal = view.deal
    players = len(view.corporations)
    if deal is None:
        return []
    step, asked = step_of(view), _asked(view)
    waiting = view.pending.seat if view.pending is not None else NOBODY
    found = []
    for place in range(players):
        seat = (view.active + place) % players
        one = _standing(deal, step, seat, place, asked)
        if one.state == "to_come" and waiting == seat:
            one = one._replace(state="deciding")
        found.append(one._replace(now=waiting == seat))
    return found


def _standing(deal: Deal, step: str, seat: int, place: int, asked: int) -> Standing:
    through = place < asked
    for side in SIDES:
        if proposer(deal, side) == seat:
            return Standing(seat, side, side)
    for side in SIDES:
        if deal.votes(side, seat):
            return Standing(seat, "backs", side, deal.votes(side, seat))
    if step in ("support", "resolution"):
        return Standing(seat, "abstained" if through else "to_come")
    if seat in deal.pile_by:
        return Standing(seat, "beaten")
    return Standing(seat, "passed" if through and step == "counteroffers" and place else "to_come")


def _asked(view: View) -> int:
    """How many places clockwise of the active player are through in this step."""
    step = step_of(view)
    if step == "resolution":
        return len(view.corporations)
    frame = _frame(view, Support if step == "support" else Counteroffers)
    return frame.asked if isinstance(frame, Support | Counteroffers) else 1


def _frame(view: View, kind: type) -> object | None:
    return next((one for one in view.stack if isinstance(one, kind)), None)


def profiting(box: Box, view: View, card: str) -> list[int]:
    """The players whose contract the card can pay as the city is now (24)."""
    verbs = list(_verbs(box.programs.get(card, ())))
    return [
        seat
        for seat, name in enumerate(view.corporations)
        if any(_pays(box.contracts[name], verb, view.city) for verb in verbs)
    ]


def _verbs(program: Sequence[Verb]) -> Iterator[Verb]:
    for verb in program:
        if isinstance(verb, ChooseOne):
            for branch in verb.options.values():
                yield from _verbs(branch)
        else:
            yield verb


def _pays(contract: Contract, verb: Verb, city: Sequence[int]) -> bool:
    if isinstance(verb, Remove) and contract.on == "removed" and contract.piece is not None:
        wanted = MASK[contract.piece] & MASK[verb.piece]
    elif isinstance(verb, LowerUnrest) and contract.on == "unrest_fell":
        wanted = UNREST
    elif isinstance(verb, MoveAndroids) and contract.on == "android_moved":
        wanted = ANDROID
    else:
        return False
    return any(here & wanted for here in city)


def bets_on(deal: Deal, seat: int) -> list[tuple[int, int]]:
    """Who gains how much if this player wins the deal."""
    return [(owner, amount) for owner, backed, amount, _ in deal.bets if backed == seat]


def claim_pays(box: Box, asset: str) -> int:
    """What an asset brings for certain to who claims it, in capital."""
    ability = box.assets[asset].ability
    if ability is None or ability.window != "claimed" or ability.may:
        return 0
    gains = [one for one in ability.effect if isinstance(one, Gain) and one.per is None]
    return sum(one.amount for one in gains) if len(gains) == len(ability.effect) else 0
