"""What the offers of a deal would lead to, for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from newangeles_gui.minds.remembered import Remembered

from ...rules.state import State
from ...rules.view import View
from ..judgement.asset_worth import asset_worth
from ..judgement.judge import Extra, Eye, Judge
from ..judgement.rehearsal import Rehearsal
from ..judgement.stage import stage

# Weight of holding back who runs away, if the city is safe, by players: four have no hands to spare
# for it, as all are needed against threat.
WATCHFUL: Mapping[int, float] = MappingProxyType({4: 0.0, 5: 0.33, 6: 0.5})


def own_eye(view: View) -> Eye:
    """The seat of a view with all that it knows of itself."""
    return Eye(view.seat, view.rival, view.investment)


class Prospects:
    """Rehearses offers; a rehearsal is remembered while the table stays as it is."""

    def __init__(self, judge: Judge, rehearsal: Rehearsal) -> None:
        self.judge = judge
        self.rehearsal = rehearsal
        self._outcomes: Remembered[tuple[object, ...], State] = Remembered(500)

    def table(self, view: View) -> Table:
        """The table as this view shows it."""
        return Table(self, view)

    def outcome(self, key: tuple[object, ...], on: State, card: str, eye: Eye) -> State:
        """The state after a card; the key says all that it depends on."""
        key = (*key, card, eye)
        known = self._outcomes.get(key)
        if known is None:
            known = self._outcomes.put(key, self.rehearsal.card(on, card, eye))
        return known


class Table:
    """One view during a deal."""

    def __init__(self, prospects: Prospects, view: View) -> None:
        self.prospects = prospects
        self.judge = prospects.judge
        self.view = view
        self.eye = own_eye(view)
        self.stage = stage(self.judge.box, view)
        self._key = _key(view)
        clock = self.judge.clock(self.stage)
        players = len(view.corporations)
        asset = view.deal.asset if view.deal else ""
        # Of the table, not of an outcome: else more threat would be a cure for envy.
        safe = 1 - self.judge.outlook.chance_of_end(self.stage, clock)
        self.watch = WATCHFUL[players] * safe * safe
        self.prize = asset_worth(self.judge.box, asset, clock, players) if asset else 0.0

    def eye_of(self, seat: int) -> Eye:
        """Oneself with secrets, others without."""
        return self.eye if seat == self.eye.seat else Eye(seat)

    def offer(self, card: str, by: int, eye: Eye, cards: int = 0) -> float:
        """Worth for an eye of this offer winning, after paying so many hand cards oneself."""
        after = self.prospects.outcome(self._key, self.stage, card, self.eye_of(by))
        relief = self.prospects.rehearsal.relief(self.stage, card) if by == eye.seat else 0.0
        extra = Extra(0.0, self.prize, by, relief, self.watch, self._cards(cards))
        return self.judge.value(after, eye, extra)

    def as_it_is(self, eye: Eye, cards: int = 0) -> float:
        """Worth of nothing happening."""
        return self.judge.value(self.stage, eye, Extra(watch=self.watch, cards=self._cards(cards)))

    def offer_of(self, side: str, eye: Eye, cards: int = 0) -> float:
        """Worth of a side of the deal."""
        deal = self.view.deal
        assert deal is not None
        if side == "counter":
            return self.offer(deal.counter, deal.counter_by, eye, cards)
        return self.offer(deal.main, deal.main_by, eye, cards)

    def liking(self, eye: Eye) -> float:
        """How much better the main offer is for an eye than the counteroffer."""
        deal = self.view.deal
        if deal is None or not deal.main or not deal.counter:
            return 0.0
        return self.offer_of("main", eye) - self.offer_of("counter", eye)

    def card_cost(self) -> float:
        """What giving up one hand card means."""
        return max(1e-4, self.as_it_is(self.eye) - self.as_it_is(self.eye, 1))

    def _cards(self, spent: int) -> tuple[int, ...]:
        sizes = self.view.hand_sizes
        if not spent:
            return tuple(sizes)
        seat = self.view.seat
        return tuple(size - spent if place == seat else size for place, size in enumerate(sizes))


def _key(view: View) -> tuple[object, ...]:
    """All of a view that a rehearsal can depend on."""
    return (
        *view.city,
        *view.supply,
        *view.capital,
        *view.reserve,
        *view.owners.items(),
        *view.exhausted,
        *view.emergency_up,
        *view.emergency_holder,
        *view.corporations,
        view.active,
        view.threat,
        view.demand,
        view.top_event_back,
        view.round_place,
        view.phase,
        view.turns_left,
    )
