"""Offers and support: what to propose, when to counter, whom to back with how many cards."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from newangeles_gui.engine import Decision
from newangeles_gui.minds import Remembered

from ...rules import State, View
from ..judgement import Extra, Eye, Judge, asset_worth, stage
from .rehearsal import GreedyRehearsal, Reactions

# Weight of holding back who runs away, if the city is safe, by players: four have no hands to spare
# for it, as all are needed against threat.
WATCHFUL: Mapping[int, float] = MappingProxyType({4: 0.0, 5: 0.33, 6: 0.5})

GOODWILL = 0.25  # weight of what others think of one's main offer
BEST_CARDS = 3  # hand cards that are worth thinking about as counteroffers
WORTH_IT = 0.004  # less than this is not worth a quarrel
UNDISTURBED = 0.85  # chance that one of the players still to come does not counter
SWAY = 1.2  # how much one supporter more on a side helps it
SPENT_AT_MOST = 0.8  # of what the better offer brings, in cards


def own_eye(view: View) -> Eye:
    """The seat of a view with all that it knows of itself."""
    return Eye(view.seat, view.rival, view.investment)


class OfferProspects:
    """Rehearses offers; a rehearsal is remembered while the table stays as it is."""

    def __init__(self, judge: Judge, rehearsal: GreedyRehearsal) -> None:
        self.judge = judge
        self.rehearsal = rehearsal
        self._outcomes: Remembered[tuple[object, ...], State] = Remembered(500)

    def table(self, view: View) -> DealTable:
        """The table as this view shows it."""
        return DealTable(self, view)

    def outcome(self, key: tuple[object, ...], on: State, card: str, eye: Eye) -> State:
        """The state after a card; the key says all that it depends on."""
        key = (*key, card, eye)
        known = self._outcomes.get(key)
        if known is None:
            known = self._outcomes.put(key, self.rehearsal.card(on, card, eye))
        return known


class DealTable:
    """One view during a deal."""

    def __init__(self, prospects: OfferProspects, view: View) -> None:
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


class SideBacked(NamedTuple):
    """A side and a number of cards; none is to abstain."""

    side: str
    cards: int


class DealPolicy:
    """Answers for main_offer, counter, support and lay."""

    def __init__(self, prospects: OfferProspects, reactions: Reactions) -> None:
        self.prospects = prospects
        self.reactions = reactions
        self.box = prospects.judge.box

    def main_offer(self, view: View, decision: Decision) -> str:
        """The card that helps oneself, and a little the one that others can live with."""
        table = self.prospects.table(view)
        others = [Eye(seat) for seat in range(len(view.corporations)) if seat != view.seat]
        before = sum(table.as_it_is(eye) for eye in others)
        best, most = decision.options[0], -math.inf
        for card in decision.options:
            worth = table.offer(card, view.seat, table.eye, self._cost(card))
            liked = sum(table.offer(card, view.seat, eye) for eye in others) - before
            worth += GOODWILL * liked / len(others)
            if worth > most:
                best, most = card, worth
        return best

    def counter(self, view: View, decision: Decision) -> str:
        """Counter only if winning is likely enough for what it costs."""
        deal = view.deal
        assert deal is not None
        table = self.prospects.table(view)
        price = len(deal.pile)
        now = self._expected(table, deal.counter, deal.counter_by, 0)
        still_to_come = self._still_to_come(view)
        best, most = "pass", WORTH_IT
        for card in self._worth_a_thought(view, decision):
            cost = price + self._cost(card)
            then = self._expected(table, card, view.seat, cost)
            lost = table.offer(deal.main, deal.main_by, table.eye, cost)
            calm = UNDISTURBED**still_to_come
            gain = calm * then + (1 - calm) * lost - now
            if gain > most:
                best, most = card, gain
        return best

    def _cost(self, card: str) -> int:
        return 0 if card in self.box.emergency_owner else 1

    def _worth_a_thought(self, view: View, decision: Decision) -> list[str]:
        cards = [one for one in decision.options if one != "pass"]
        emergencies = [one for one in cards if one in self.box.emergency_owner]
        hand = [one for one in cards if one not in self.box.emergency_owner]
        name = view.corporations[view.seat]
        needs = self.reactions.needs
        hand.sort(key=lambda card: -needs.card(name, card, view.city))
        return hand[:BEST_CARDS] + emergencies

    def _still_to_come(self, view: View) -> int:
        players = len(view.corporations)
        return players - 1 - (view.seat - view.active) % players

    def _expected(self, table: DealTable, counter: str, by: int, cards: int) -> float:
        """Worth of the deal for oneself if this counteroffer faces the main offer."""
        deal = table.view.deal
        assert deal is not None
        main = table.offer(deal.main, deal.main_by, table.eye, cards)
        if not counter:
            return main
        lean = 0.0
        for seat in range(len(table.view.corporations)):
            if seat not in (deal.main_by, by, table.view.seat):
                eye = Eye(seat)
                difference = table.offer(counter, by, eye)
                difference -= table.offer(deal.main, deal.main_by, eye)
                lean += _sign(difference)
        other = table.offer(counter, by, table.eye, cards)
        if by != table.view.seat:
            lean += _sign(other - main)
        wins = 1 / (1 + math.exp(-SWAY * (lean - 0.5)))  # ties go to the main offer
        return wins * other + (1 - wins) * main

    def support(self, view: View, decision: Decision) -> str:
        """A side, or abstain."""
        backing = self.backing(view)
        if backing.cards <= 0 or backing.side not in decision.options:
            return "abstain"
        return backing.side

    def lay(self, view: View, decision: Decision, side: str, laid: int) -> str:
        """The least wanted card, or done when there are enough."""
        hand = [one for one in decision.options if one in self.box.cards]
        enough = laid >= self.backing(view).cards
        if "done" in decision.options and (enough or not hand):
            return "done"
        return self._least_wanted(view, hand)

    def _least_wanted(self, view: View, hand: list[str]) -> str:
        name = view.corporations[view.seat]
        return min(hand, key=lambda card: self.reactions.needs.card(name, card, view.city))

    def backing(self, view: View) -> SideBacked:
        """The better side, and as few cards as are likely to do."""
        deal = view.deal
        assert deal is not None
        table = self.prospects.table(view)
        liking = table.liking(table.eye)
        if abs(liking) < WORTH_IT:
            return SideBacked("main", 0)
        side = "main" if liking > 0 else "counter"
        mine = deal.votes("main", view.seat) + deal.votes("counter", view.seat)
        hand = len(view.hand) + mine
        budget = min(hand, int(SPENT_AT_MOST * abs(liking) / table.card_cost()))
        lead = deal.votes("main") - deal.votes("counter")
        lead -= deal.votes("main", view.seat) - deal.votes("counter", view.seat)
        behind = -lead if side == "main" else lead + 1  # 54.5: the main offer wins ties
        help_to_come = self._later(table, side)
        return SideBacked(side, cards_to_lay(behind, help_to_come, budget))

    def _later(self, table: DealTable, side: str) -> tuple[int, int]:
        """How many supporters still to come are likely to be for a side, and against it."""
        view = table.view
        deal = view.deal
        assert deal is not None
        players = len(view.corporations)
        likings = [
            table.liking(Eye((view.active + step) % players))
            for step in range((view.seat - view.active) % players + 1, players)
            if (view.active + step) % players not in (deal.main_by, deal.counter_by)
            and view.hand_sizes[(view.active + step) % players]
        ]
        for_main = sum(1 for one in likings if one > WORTH_IT)
        for_counter = sum(1 for one in likings if one < -WORTH_IT)
        return (for_main, for_counter) if side == "main" else (for_counter, for_main)


def cards_to_lay(behind: int, later: tuple[int, int], budget: int) -> int:
    """`behind` is what the side lacks to win as it stands; 0 or less when it leads."""
    helpers, opponents = later
    wanted = behind + opponents - helpers
    if wanted <= 0 and behind > 0:
        wanted = 1  # somebody has to begin
    if wanted <= 0 or budget <= 0:
        return 0
    if wanted <= budget:
        return wanted
    if behind <= budget:
        return max(behind, 1)
    return 1 if behind <= budget + helpers else 0


def _sign(difference: float) -> float:
    """Who is all but indifferent counts little."""
    return max(-1.0, min(1.0, difference / 0.03))
