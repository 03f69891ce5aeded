"""What a card would bring if it were resolved now: capital for whom, and calm for all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from newangeles_gui.content.verbs import (
    ChangeResource,
    ChangeResources,
    ChangeThreat,
    ChooseOne,
    Draw,
    Gain,
    GainInOrder,
    LowerUnrest,
    MoveAndroids,
    PeekEvents,
    Place,
    Produce,
    RaiseUnrest,
    Remove,
    Verb,
)
from newangeles_gui.rules.box import Box
from newangeles_gui.rules.pieces import (
    ANDROID,
    BIT,
    ENEMY,
    ILLNESS,
    MASK,
    PROTEST,
    SINGLE_BITS,
    STRIKE,
)

from ..remembered import Remembered
from .hurts import SICK, Hurts, Sight

RISE_OF_UNREST = 0.35
BEST_SPOT = 0.75  # pieces are placed where they hurt less, and removed where they hurt more
ANDROID_MOVE = 0.35
PEEK = 0.8
UNIT_OF_SUPPLY = 0.3
PRODUCTION = 0.6
CARD = 0.4
MISSING_UNIT = 0.9  # threat that one missing resource is worth
SICK_ANDROID = ANDROID | ILLNESS
SPENT_TOGETHER = 0.9  # chance that players put enough capital together


class Estimate(NamedTuple):
    """Capital through contracts by corporation, capital for who resolves it, and calm."""

    gains: tuple[tuple[str, int], ...]
    own: float
    calm: float


class Estimates:
    """Adds up the verbs of a card; remembers the cards of a city."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.hurts = Hurts(box)
        self._by_event = {
            kind: tuple(
                (one.id, one.contract)
                for one in box.corporations.values()
                if one.contract.on == kind
            )
            for kind in ("removed", "android_moved", "unrest_fell")
        }
        self._known: Remembered[Sight, dict[str, Estimate]] = Remembered(4_000)

    def of(self, sight: Sight) -> CardEstimates:
        """The cards in this city."""
        known = self._known.get(sight)
        return CardEstimates(self, sight, self._known.put(sight, {}) if known is None else known)

    def work_out(self, sight: Sight, card: str) -> Estimate:
        """A card's estimate, verb by verb."""
        sums = Sums(self.box.cards[card].illness_counts)
        for verb in self.box.programs[card]:
            self._add(sums, sight, verb)
        return Estimate(tuple(sums.gains.items()), sums.own, sums.calm)

    def _add(self, sums: Sums, sight: Sight, verb: Verb) -> None:
        rule = RULES.get(type(verb))
        if rule is not None:
            rule(self, sums, sight, verb)

    def pay(self, sums: Sums, kind: str, times: int, bit: int = 0) -> None:
        """What contracts pay for something that happens so many times."""
        for name, contract in self._by_event[kind]:
            fits = contract.piece is None or MASK[contract.piece] & bit
            if fits and times:
                paid = 1 if contract.once_a_card else times
                sums.gains[name] = sums.gains.get(name, 0) + contract.pays * paid


class Sums:
    """An estimate in the making."""

    __slots__ = ("calm", "counts", "gains", "own", "relit")

    def __init__(self, counts: bool) -> None:
        self.counts = counts  # whether touching an ill district will raise threat
        self.gains: dict[str, int] = {}
        self.own = 0.0
        self.calm = 0.0
        self.relit = 0  # districts that the first half of "X to Y" has touched


class CardEstimates:
    """The estimates of one city, worked out when they are asked for."""

    __slots__ = ("_estimates", "_known", "sight")

    def __init__(self, estimates: Estimates, sight: Sight, known: dict[str, Estimate]) -> None:
        self._estimates = estimates
        self.sight = sight
        self._known = known

    def __getitem__(self, card: str) -> Estimate:
        found = self._known.get(card)
        if found is None:
            found = self._known[card] = self._estimates.work_out(self.sight, card)
        return found


def _remove(est: Estimates, sums: Sums, sight: Sight, verb: Remove) -> None:
    if verb.all:
        _sweep(est, sums, sight, verb)
        return
    sick = SICK if sums.counts else 0.0
    found = []
    for district, here in enumerate(sight.city):
        ill = sick if here & ILLNESS else 0.0
        for bit in SINGLE_BITS[verb.piece]:
            if here & bit:
                found.append((est.hurts.of(bit, district, sight) - ill, ill, bit))
    found.sort(reverse=True)
    count = (verb.up_to or verb.count) if verb.where == "city" else 1
    sums.relit = 0
    for hurt, ill, bit in found[:count]:
        if ill and verb.up_to and sums.relit and not sums.counts:
            break
        sums.relit += 1
        sums.calm += hurt
        if ill:
            sums.counts, sick = False, 0.0  # R.1: once a card
        est.pay(sums, "removed", 1, bit)


def _sweep(est: Estimates, sums: Sums, sight: Sight, verb: Remove) -> None:
    """The district from which most can be removed at once."""
    best, most = (0, 0), -SICK
    bits = SINGLE_BITS[verb.piece]
    for district, here in enumerate(sight.city):
        total = sum(est.hurts.of(bit, district, sight) for bit in bits if here & bit)
        if sums.counts and here & ILLNESS:
            total -= SICK
        if total > most:
            most = total
            best = (here & ENEMY, sum(1 for bit in bits if here & bit))
    sums.calm += most
    est.pay(sums, "removed", best[1], best[0])


def _place(est: Estimates, sums: Sums, sight: Sight, verb: Place) -> None:
    count = sums.relit if verb.needs else verb.count
    if count:
        bit = BIT[verb.piece]
        sick = SICK if sums.counts else 0.0
        spots = [est.hurts.of_placing(bit, place, sight, sick) for place in range(len(sight.city))]
        # "X to Y" happens where it has to, anything else where it is best.
        best = sum(spots) / len(spots) if verb.needs else min(spots) * BEST_SPOT
        sums.calm -= count * best
    sums.relit = count


def _lower(est: Estimates, sums: Sums, sight: Sight, verb: LowerUnrest) -> None:
    stages = 0
    count = verb.up_to or verb.count
    hurts = []
    for district, here in enumerate(sight.city):
        ill = SICK if sums.counts and here & ILLNESS else 0.0
        if here & STRIKE:
            hurts.append((est.hurts.of(STRIKE, district, sight) - ill, 2))
        elif here & PROTEST:
            hurts.append((est.hurts.of(PROTEST, district, sight) - ill, 1))
    hurts.sort(reverse=True)
    for hurt, height in hurts[:count]:
        fallen = min(height, verb.by)
        stages += fallen
        sums.calm += hurt * fallen / height
    est.pay(sums, "unrest_fell", stages)


def _raise(est: Estimates, sums: Sums, sight: Sight, verb: RaiseUnrest) -> None:
    sums.calm -= RISE_OF_UNREST * (sums.relit if verb.needs else verb.count)


def _androids(est: Estimates, sums: Sums, sight: Sight, verb: MoveAndroids) -> None:
    count = verb.up_to or verb.count
    moves = count
    if sums.counts:  # 3.0: those that would touch an ill district are not moved, if that may be
        moves = min(moves, sum(here & SICK_ANDROID == ANDROID for here in sight.city))
        sums.calm -= 0.0 if moves or verb.up_to else SICK
    sums.calm += ANDROID_MOVE * moves + MISSING_UNIT * min(moves, sight.missing)
    est.pay(sums, "android_moved", count)


def _threat(est: Estimates, sums: Sums, sight: Sight, verb: ChangeThreat) -> None:
    if verb.per is None:
        sums.calm -= verb.by * (SPENT_TOGETHER if verb.needs else 1.0)
        sums.own -= 1.0 if verb.needs else 0.0


def _gain(est: Estimates, sums: Sums, sight: Sight, verb: Gain) -> None:
    sums.own += verb.amount


def _in_order(est: Estimates, sums: Sums, sight: Sight, verb: GainInOrder) -> None:
    sums.own += verb.amounts[0]


def _draw(est: Estimates, sums: Sums, sight: Sight, verb: Draw) -> None:
    sums.own += 0.0 if verb.who == "everyone" else CARD * verb.count * (verb.who == "you")


def _peek(est: Estimates, sums: Sums, sight: Sight, verb: PeekEvents) -> None:
    sums.calm += PEEK


def _resources(est: Estimates, sums: Sums, sight: Sight, verb: ChangeResources) -> None:
    count = verb.up_to or verb.count
    sums.calm += verb.by * (UNIT_OF_SUPPLY * count + MISSING_UNIT * min(count, sight.missing))


def _resource(est: Estimates, sums: Sums, sight: Sight, verb: ChangeResource) -> None:
    sums.calm += UNIT_OF_SUPPLY * verb.by


def _produce(est: Estimates, sums: Sums, sight: Sight, verb: Produce) -> None:
    sums.calm += PRODUCTION + MISSING_UNIT * min(1, sight.missing)


def _choose(est: Estimates, sums: Sums, sight: Sight, verb: ChooseOne) -> None:
    """The first branch stands for all."""
    for one in next(iter(verb.options.values())):
        est._add(sums, sight, one)


V = TypeVar("V", bound=Verb)
Rule = Callable[[Estimates, Sums, Sight, V], None]
RULES: Mapping[type[Verb], Rule] = MappingProxyType(  # type: ignore[type-arg]
    {
        Remove: _remove,
        Place: _place,
        LowerUnrest: _lower,
        RaiseUnrest: _raise,
        MoveAndroids: _androids,
        ChangeThreat: _threat,
        Gain: _gain,
        GainInOrder: _in_order,
        Draw: _draw,
        PeekEvents: _peek,
        ChangeResources: _resources,
        ChangeResource: _resource,
        Produce: _produce,
        ChooseOne: _choose,
    }
)
