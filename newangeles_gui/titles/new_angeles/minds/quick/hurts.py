"""How much each piece hurts where it stands, and whom a seat likes to see paid or calm."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.minds import Remembered

from ...content import Remove, Verb
from ...rules import (
    ANDROID,
    DEVELOPMENT,
    FEDERALIST,
    HUMAN_FIRST,
    ILLNESS,
    ILLNESS_THREAT,
    MASK,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    PROTEST,
    ROOT,
    STRIKE,
    TRAVELLING,
    UNREST,
    Box,
    State,
    fits,
    mask_of,
)
from ..judgement import (
    FADING,
    IN_TIER,
    PRESSURE,
    STANDARD_ROUNDS,
    WITH_ANDROID,
    Clock,
    DemandOutlook,
    Forecast,
    chance_of_failure,
    payment,
)

if TYPE_CHECKING:
    from ...content import Investment

ABOUT: Final[Mapping[str, int]] = {
    "human_first": HUMAN_FIRST | PRISEC,  # where they cannot go they move on
    "orgcrime": ORGCRIME | PRISEC,
    "outage": OUTAGE,
    "unrest": UNREST,
}
NEXT: Final = 1.0
# What changes what a district delivers.
WORKS: Final = HUMAN_FIRST | ORGCRIME | OUTAGE | DEVELOPMENT | UNREST
TOLD: Final = HUMAN_FIRST | ORGCRIME | OUTAGE | UNREST  # what events are about
BITS: Final = (HUMAN_FIRST, ORGCRIME, PRISEC, ILLNESS, OUTAGE, DEVELOPMENT, PROTEST, STRIKE)


class Sight(NamedTuple):
    """A city, what the next event is about, and what the demand will be short of."""

    city: tuple[int, ...]
    back: str
    short: tuple[int, ...]  # of each resource if nothing changes; below 0 is more than needed
    productions: int
    events: int  # still to come
    stakes: tuple[float, ...]  # threat to expect with so much missing in all


class DemandSight:
    """Looks at cities; counts in threat."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.outlook = DemandOutlook(box)
        self._stakes: Remembered[tuple[int, Clock], tuple[float, ...]] = Remembered()

    def sight(self, state: State, back: str) -> Sight:
        """What there is to see now."""
        clock = Clock.read(self.box, state.round_place, state.phase, len(state.turn_track))
        have = self.outlook.supply(state.city, state.supply, clock.productions)
        targets = self.box.targets[state.demand]
        short = tuple([want - there for want, there in zip(targets, have, strict=True)])
        threat = self.box.content.demands[state.demand].threat
        stakes = self._stakes_of(threat, clock)
        return Sight(tuple(state.city), back, short, clock.productions, clock.events, stakes)

    def _stakes_of(self, threat: int, clock: Clock) -> tuple[float, ...]:
        key = (threat, clock)
        known = self._stakes.get(key)
        if known is None:
            missing = range(sum(self.box.track_ends) + 1)
            stakes = tuple([threat * chance_of_failure(one, clock) for one in missing])
            known = self._stakes.put(key, stakes)
        return known

    def output(self, district: int, here: int, sight: Sight) -> tuple[int, ...]:
        """What an android will deliver there before the demand round."""
        return self.outlook.output(district, here, sight.productions)

    def change(self, sight: Sight, lost: Sequence[int], won: Sequence[int]) -> float:
        """How much less threat the demand means with these amounts more, and those less."""
        before = after = 0
        for short, less, more in zip(sight.short, lost, won, strict=True):
            if short > 0:
                before += short
            short += less - more
            if short > 0:
                after += short
        if before == after:
            return 0.0
        return sight.stakes[before] - sight.stakes[after]


class Omens:
    """Compares cities with and without a piece."""

    def __init__(self, box: Box) -> None:
        self.forecast = Forecast(box)
        self._rises: Remembered[tuple[str, tuple[int, ...]], float] = Remembered()

    def next(self, city: Sequence[int], back: str) -> float:
        """By how much the next event is expected to raise threat."""
        mask = ABOUT[back]
        return self._rise(back, tuple([here & mask for here in city]))

    def all(self, city: Sequence[int], back: str, events: int) -> float:
        """By how much threat is expected to rise through events with this city."""
        if not events:
            return 0.0
        share = FADING * (events - 1) / len(ABOUT)
        total = 0.0
        for one, mask in ABOUT.items():
            weight = share + NEXT if one == back else share
            if weight:
                total += weight * self._rise(one, tuple([here & mask for here in city]))
        return total

    def of(self, bit: int, district: int, sight: Sight) -> float:
        """By how much more threat is expected to rise with this piece in this district."""
        share = FADING * (sight.events - 1) / len(ABOUT)
        for back, mask in ABOUT.items():
            if bit & mask & ~PRISEC:
                weight = share + NEXT if back == sight.back else share
                return weight * self._added(back, mask, bit, district, sight) if weight else 0.0
        return 0.0

    def _added(self, back: str, mask: int, bit: int, district: int, sight: Sight) -> float:
        city = [here & mask for here in sight.city]
        now = self._rise(back, tuple(city))
        here = city[district]
        rest = here & ~(UNREST if bit & UNREST else bit)
        city[district] = rest if here & bit else rest | bit
        then = self._rise(back, tuple(city))
        return now - then if here & bit else then - now

    def _rise(self, back: str, city: tuple[int, ...]) -> float:
        key = (back, city)
        known = self._rises.get(key)
        if known is None:
            events = self.forecast.by_back[back]
            rises = sum([self.forecast.rise(event, city) for event in events])
            known = self._rises.put(key, rises / len(events))
        return known


class Hurts:
    """A table by piece, district and whether an android works there; and the demand."""

    def __init__(self, box: Box, demand: DemandSight) -> None:
        self.demand = demand
        self.omens = Omens(box)
        self._table = {bit: _row(box, bit) for bit in BITS}
        self._districts: dict[tuple[int, int], float] = {}
        self._size = len(box.tier)
        self._next = box.next_district

    def of(self, bit: int, district: int, sight: Sight) -> float:
        """What this piece does or would do in this district."""
        here = sight.city[district]
        place = district + self._size if here & ANDROID else district
        hurt = self._table[bit][place] * sight.events / STANDARD_ROUNDS
        if bit & TOLD and sight.events:
            hurt += self.omens.of(bit, district, sight)
        if bit & WORKS and here & ANDROID and sight.productions:
            hurt += self._lost(bit, district, here, sight)
        return hurt

    def all(self, city: Sequence[int], back: str, events: int) -> float:
        """What everything in a city is expected to raise threat by, but for the demand."""
        total = 0.0
        for district, here in enumerate(city):
            known = self._districts.get((district, here))
            if known is None:
                place = district + self._size if here & ANDROID else district
                known = sum(row[place] for bit, row in self._table.items() if here & bit)
                self._districts[district, here] = known
            total += known
        return total * events / STANDARD_ROUNDS + self.omens.all(city, back, events)

    def _lost(self, bit: int, district: int, here: int, sight: Sight) -> float:
        """What the demand loses by this piece."""
        output = self.demand.output
        rest = here & ~(UNREST if bit & UNREST else bit)
        now = output(district, here, sight)
        if here & bit:
            return self.demand.change(sight, now, output(district, rest, sight))
        return -self.demand.change(sight, now, output(district, rest | bit, sight))

    def of_placing(self, bit: int, district: int, sight: Sight, sick: float, root: float) -> float:
        """What placing a piece does, which moves on where it does not fit (34.3).

        `sick` is what touching an ill district costs, on the way too (R.2); `root` the way out.
        """
        city, paid = sight.city, 0.0
        while True:
            here = city[district]
            if here & ILLNESS:
                paid = sick
            if fits(here, bit):
                return paid + self.of(bit, district, sight)
            if not bit & TRAVELLING:
                return paid  # R.19
            district = self._next[district]
            if district == ROOT:
                return paid + root


def _row(box: Box, bit: int) -> tuple[float, ...]:
    plain = [PRESSURE[bit] * IN_TIER[tier] for tier in box.tier]
    return (*plain, *(one * WITH_ANDROID for one in plain))


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
