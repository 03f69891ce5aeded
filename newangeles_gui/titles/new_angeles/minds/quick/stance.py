"""Whose capital a seat likes to see, whether it wants calm, and what pieces pay it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ...content.verbs import Remove, Verb
from ...rules import FEDERALIST, ILLNESS_THREAT, MASK, Box, State, mask_of
from ..judgement import payment

if TYPE_CHECKING:
    from ...content.specs import Investment
    from .hurts import Sight

RIVAL: Final = -0.9
FIELD: Final = -0.35  # each of those whom a seat has to leave behind
STRANGER: Final = -0.08
READY: Final = 22  # from here on a Federalist likes threat
EVENT: Final = 2.0  # threat that an event to come is likely to raise
DEMAND: Final = 1.8
LEAST_CARE: Final = 0.8
MOST_CARE: Final = 2.5
CARE: Final = 2.0
EASE: Final = 0.08  # less care for each threat that is to spare
PUSH: Final = -1.0
HIDE: Final = 0.15

SURE: Final = 0.7  # that what an investment counts stays as it is until it pays


class Stance(NamedTuple):
    """What a seat wants: for each seat's capital, and for calm in threat."""

    likes: tuple[float, ...]
    calm: float


def stance(box: Box, state: State, seat: int, rival: str) -> Stance:
    """The stance of a seat with this rival card; an empty one is unknown."""
    names = state.corporations
    likes = [STRANGER] * len(names)
    likes[seat] = 1.0
    if rival == FEDERALIST:
        near = state.threat + ILLNESS_THREAT >= box.threat_end  # the end comes before there is more
        pushes = state.capital[seat] >= (box.limits.federalist_capital if near else READY)
        return Stance(tuple(likes), PUSH if pushes else HIDE)
    if rival == names[seat]:
        likes = [FIELD] * len(names)
        likes[seat] = 1.0
    elif rival:
        likes[names.index(rival)] = RIVAL
    return Stance(tuple(likes), care(box, state))


def care(box: Box, state: State) -> float:
    """What one threat less is worth in capital to who wants the city to last."""
    rest = box.rounds[state.round_place :]
    demands = rest.count("demand")
    events = len(rest) - demands
    room = box.threat_end - state.threat - EVENT * events - DEMAND * demands
    return max(LEAST_CARE, min(MOST_CARE, CARE - EASE * room))


class SeatPurse(NamedTuple):
    """What a seat goes by in the districts: little, so that like seats share their answers."""

    calm: float  # one threat less, in capital
    last: bool  # whether the threat that an illness raises would end the game
    paid: float  # capital that it likes to see paid for each piece, stage or android
    investment: str


class Purses:
    """Looks into the purses of seats."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._masks = {name: _mask(card) for name, card in box.investments.items()}
        self._pays: dict[str, dict[str, int]] = {}
        for name, contract in box.contracts.items():
            self._pays.setdefault(contract.on, {})[name] = contract.pays

    def of(self, state: State, seat: int, want: Stance, kind: str, verb: Verb | None) -> SeatPurse:
        """What a seat wants from an answer of that kind; one without a rival card just calm."""
        calm = want.calm if want.calm < LEAST_CARE else CARE
        if not state.rivals[seat]:
            return SeatPurse(calm, False, 0.0, "")
        last = state.threat + ILLNESS_THREAT >= self.box.threat_end
        investment = state.investments[seat]
        if not self._masks.get(investment):
            investment = ""
        return SeatPurse(calm, last, self._paid(state, want, kind, verb), investment)

    def _paid(self, state: State, want: Stance, kind: str, verb: Verb | None) -> float:
        """24.2: only action cards make contracts pay."""
        if not state.resolving:
            return 0.0
        if kind == "remove" and isinstance(verb, Remove):
            pays = self.box.removal_pay.get(verb.piece, {})
        elif kind == "lower_unrest":
            pays = self._pays.get("unrest_fell", {})
        elif kind == "move_android" and not state.android_moved:
            pays = self._pays.get("android_moved", {})
        else:
            return 0.0
        names, likes = state.corporations, want.likes
        return sum([likes[names.index(one)] * pay for one, pay in pays.items() if one in names])

    def invested(self, purse: SeatPurse, sight: Sight, at: int, now: int, then: int) -> float:
        """What changing a district from one set of pieces to another brings the investment."""
        mask = self._masks.get(purse.investment, 0)
        change = (1 if then & mask else 0) - (1 if now & mask else 0)
        if not change:
            return 0.0
        card = self.box.investments[purse.investment]
        number = sum([1 for here in sight.city if here & mask])
        more = 1 if sight.productions else 0
        return SURE * (payment(card, number + change, more) - payment(card, number, more))


def _mask(card: Investment) -> int:
    """The pieces that an investment counts; 0 for one that counts something else."""
    count = card.count
    if count is None or count.resources_at_most is not None:
        return 0
    return mask_of(count.unrest) if count.piece is None else MASK[count.piece]
