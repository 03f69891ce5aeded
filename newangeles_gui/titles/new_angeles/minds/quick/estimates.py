"""What a card would bring if it were resolved now: capital for whom, and calm for all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ...content.verbs import PeekEvents, PoolCapital
from ..judgement.rehearsal import PEEKED
from .rehearsal import RESOLVER, Rehearsal, scratch

if TYPE_CHECKING:
    from ...rules.box import Box
    from ...rules.state import State
    from .sight import Sight

CONTRACT: Final = "contract"
HALF_CALM: Final = 0.5
SPENT_TOGETHER: Final = 0.6  # chance that players put enough capital together


class Estimate(NamedTuple):
    """Capital through contracts by corporation, capital for who resolves it, and calm."""

    gains: tuple[tuple[str, int], ...]
    own: float
    calm: float


class Estimates:
    """Has cards resolved on a scratch copy of the city."""

    def __init__(self, box: Box, rehearsal: Rehearsal) -> None:
        self.box = box
        self.rehearsal = rehearsal

    def work_out(self, on: State, sight: Sight, card: str) -> Estimate:
        """What this card does, whoever resolves it."""
        game = self.rehearsal.resolved(on, card)
        danger = self.rehearsal.spots.danger
        calm = danger(on, sight.back) - danger(game.state, sight.back)
        gains: dict[str, int] = {}
        own = game.state.capital[RESOLVER] - on.capital[RESOLVER]
        for event in game.events:
            if event.kind == "capital_gained" and event.data["why"] == CONTRACT:
                name, paid = str(event.data["player"]), int(str(event.data["amount"]))
                gains[name] = gains.get(name, 0) + paid
                if name == on.corporations[RESOLVER]:
                    own -= paid
        for verb in self.box.programs[card]:
            if isinstance(verb, PoolCapital):
                calm *= SPENT_TOGETHER
            elif isinstance(verb, PeekEvents):
                calm += PEEKED * self.rehearsal.spots.hurts.omens.next(on.city, sight.back)
        return Estimate(tuple(gains.items()), float(own), calm)


class Likings(dict[str, float]):
    """What each card would bring a corporation, in capital, worked out when it is asked for."""

    def __init__(self, cards: CardEstimates, name: str) -> None:
        super().__init__()
        self.cards = cards
        self.name = name

    def __missing__(self, card: str) -> float:
        gains, own, calm = self.cards[card]
        paid = 0
        for one, amount in gains:
            if one == self.name:
                paid += amount
        self[card] = worth = own + HALF_CALM * calm + paid
        return worth


class CardEstimates:
    """The estimates of one city, worked out when they are asked for.

    `spots` keeps what the rules for spots have answered here.
    """

    __slots__ = ("_estimates", "_known", "_likings", "_scratch", "sight", "spots")

    def __init__(self, estimates: Estimates, sight: Sight, state: State) -> None:
        self._estimates = estimates
        self.sight = sight
        self._scratch = scratch(state)
        self._known: dict[str, Estimate] = {}
        self._likings: dict[str, Likings] = {}
        self.spots: dict[tuple[object, ...], str] = {}

    def __getitem__(self, card: str) -> Estimate:
        found = self._known.get(card)
        if found is None:
            estimates = self._estimates
            found = self._known[card] = estimates.work_out(self._scratch, self.sight, card)
        return found

    def likings(self, name: str) -> Likings:
        """What the cards would bring one corporation."""
        found = self._likings.get(name)
        if found is None:
            found = self._likings[name] = Likings(self, name)
        return found
