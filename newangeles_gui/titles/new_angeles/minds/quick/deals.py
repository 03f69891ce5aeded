"""Cards by rule: what to offer, when to counter, how many to lay, which to draw and to keep."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Decision
from newangeles_gui.minds import Remembered

from ...rules import FEDERALIST, Game, State
from ..judgement import DEMAND, CityOutlook, Clock, Holdings, Needs, asset_worth, held_worth
from .estimates import CardEstimates, CardRehearsal, CityChange, Estimates, city_change
from .hurts import DemandSight, Hurts, Sight, Stance, stance
from .spots import Spots

if TYPE_CHECKING:
    from ...rules import Box

CARD: Final = 0.35  # what a hand card is worth as support or price
SPARE: Final = 0.08  # one that the hand size will take away
HAND: Final = 5
CITIES: Final = 2_000  # that are remembered
EMERGENCY: Final = 0.8
WORTH_A_COUNTER: Final = 0.8
WORTH_A_CARD: Final = 0.4
CHANCE_TO_WIN: Final = 0.45
GOODWILL: Final = 0.12


class DealRules:
    """Compares offers by what they bring, in capital."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.demand = DemandSight(box)
        self.hurts = Hurts(box, self.demand)
        self.spots = Spots(self)
        self.rehearsal = CardRehearsal(self.spots)
        self.estimates = Estimates(box, self.rehearsal)
        self._prizes: Remembered[tuple[object, ...], float] = Remembered()
        self._stances: Remembered[tuple[object, ...], Stance] = Remembered()
        self._cards: Remembered[tuple[object, ...], CardEstimates] = Remembered(CITIES)
        self._changes: Remembered[tuple[object, ...], CityChange] = Remembered(CITIES)

    def cards(self, state: State) -> CardEstimates:
        """What the cards would bring in this city."""
        back = self.box.back_of[state.next_event]
        left = len(state.turn_track)
        when = (state.demand, back, state.round_place, state.phase, left)
        key = (when, tuple(state.corporations), tuple(state.supply), tuple(state.city))
        known = self._cards.get(key)
        if known is None:
            sight = self.demand.sight(state, back)
            known = self._cards.put(key, CardEstimates(self.estimates, sight, state))
        return known

    def change(self, state: State, card: str) -> CityChange:
        """What a card would visibly do to this city."""
        back, when = self.box.back_of[state.event_deck[-1]], (state.round_place, state.threat)
        key = (card, state.demand, back, when, tuple(state.supply), tuple(state.city))
        known = self._changes.get(key)
        return known or self._changes.put(key, city_change(self.rehearsal, state, card))

    def sight(self, state: State) -> Sight:
        """What there is to see of the city and of what it will have to deliver."""
        return self.cards(state).sight

    def stance(self, state: State, seat: int) -> Stance:
        """What a seat wants, by the rival card that the state holds."""
        rival, capital = state.rivals[seat], state.capital[seat]
        key = (rival, seat, capital, state.threat, state.round_place, tuple(state.corporations))
        known = self._stances.get(key)
        return known or self._stances.put(key, stance(self.box, state, seat, rival))

    def prize(self, state: State) -> float:
        """What the asset of this deal is worth."""
        deal = state.deal
        if deal is None or not deal.asset:
            return 0.0
        left, players = len(state.turn_track), len(state.corporations)
        key = (deal.asset, state.round_place, left, players)
        known = self._prizes.get(key)
        if known is None:
            clock = Clock.read(self.box, state.round_place, state.phase, left)
            known = self._prizes.put(key, asset_worth(self.box, deal.asset, clock, players))
        return known

    def held(self, state: State, asset: str) -> float:
        """What an asset that lies before a player is still worth."""
        clock = Clock.read(self.box, state.round_place, state.phase, len(state.turn_track))
        return held_worth(self.box, asset, clock, len(state.corporations))

    def belongings(self, state: State, want: Stance) -> float:
        """What everybody's capital and assets mean to a seat."""
        likes, owners, total = want.likes, state.owners, 0.0
        for seat, have in enumerate(state.capital):
            total += likes[seat] * have
        for asset, worth in self.all_held(state).items():
            total += likes[owners[asset]] * worth
        return total

    def all_held(self, state: State) -> dict[str, float]:
        """What all the assets that lie before players are still worth."""
        clock = Clock.read(self.box, state.round_place, state.phase, len(state.turn_track))
        players = len(state.corporations)
        return {one: held_worth(self.box, one, clock, players) for one in state.owners}

    def offer(
        self, state: State, cards: CardEstimates, card: str, by: int, want: Stance, prize: float
    ) -> float:
        """What it means for somebody that this offer wins."""
        gains, own, calm = cards[card]
        likes = want.likes
        total = likes[by] * (own + prize) + want.calm * calm
        for name, amount in gains:
            if name in state.corporations:
                total += likes[state.corporations.index(name)] * amount
        return total

    def card_cost(self, state: State, seat: int, spent: int) -> float:
        """What giving up so many hand cards means."""
        spare = max(0, len(state.hands[seat]) - HAND)
        return SPARE * min(spent, spare) + CARD * max(0, spent - spare)

    def main_offer(self, game: Game, decision: Decision) -> str:
        """The card that brings most."""
        state, seat = game.state, decision.seat
        want, prize = self.stance(state, seat), self.prize(state)
        emergencies = self.box.emergency_owner
        cards = self.cards(state)

        def worth(card: str) -> float:
            value = self.offer(state, cards, card, seat, want, prize)
            value += GOODWILL * cards[card].calm
            return value - EMERGENCY if card in emergencies else value

        return max(decision.options, key=worth)

    def counter(self, game: Game, decision: Decision) -> str:
        """A counteroffer if it brings clearly more than what lies there."""
        state, seat = game.state, decision.seat
        deal = state.deal
        assert deal is not None
        others = [one for one in range(len(state.hands)) if one not in (deal.main_by, seat)]
        if not any(state.hands[one] for one in others):
            return decision.options[-1]  # 54.5: nobody can lift it above the main offer
        want, prize = self.stance(state, seat), self.prize(state)
        cards = self.cards(state)
        now = self.offer(state, cards, deal.main, deal.main_by, want, prize)
        if deal.counter:
            other = self.offer(state, cards, deal.counter, deal.counter_by, want, prize)
            now = (now + other) / 2
        cost = self.card_cost(state, seat, len(deal.pile) + 1)
        best, most = decision.options[-1], WORTH_A_COUNTER
        for card in decision.options:
            if card == "pass":
                continue
            paid = cost + (EMERGENCY if card in self.box.emergency_owner else 0.0)
            gain = self.offer(state, cards, card, seat, want, prize) - now
            if CHANCE_TO_WIN * gain - 0.5 * paid > most - WORTH_A_COUNTER / 2:
                best, most = card, CHANCE_TO_WIN * gain - 0.5 * paid + WORTH_A_COUNTER / 2
        return best

    def liking(self, state: State, seat: int) -> float:
        """How much better the main offer is for a seat than the counteroffer."""
        deal = state.deal
        assert deal is not None
        if not deal.counter:
            return 0.0
        want, prize = self.stance(state, seat), self.prize(state)
        cards = self.cards(state)
        return self.offer(state, cards, deal.main, deal.main_by, want, prize) - self.offer(
            state, cards, deal.counter, deal.counter_by, want, prize
        )

    def wanted_cards(self, state: State, seat: int, liking: float) -> int:
        """As many cards as it takes, if they are worth it."""
        deal = state.deal
        assert deal is not None
        if abs(liking) < WORTH_A_CARD:
            return 0
        for_main, for_counter = deal.votes("main", seat), deal.votes("counter", seat)
        main = deal.votes("main") - for_main
        counter = deal.votes("counter") - for_counter
        behind = counter - main if liking > 0 else main - counter + 1  # 54.5: ties go to main
        if behind <= -1:
            return 0
        mine = for_main + for_counter
        budget = min(len(state.hands[seat]) + mine, int(abs(liking) / CARD))
        return min(max(1, behind + 1), budget) if behind <= budget else 0

    def support(self, game: Game, decision: Decision) -> str:
        """The better side, or neither."""
        liking = self.liking(game.state, decision.seat)
        side = "main" if liking > 0 else "counter"
        if side not in decision.options or not self.wanted_cards(game.state, decision.seat, liking):
            return "abstain"
        return side

    def enough(self, state: State, seat: int, side: str, laid: int) -> bool:
        """Whether as many cards lie there as this seat wants to lay."""
        liking = abs(self.liking(state, seat))
        return laid >= self.wanted_cards(state, seat, liking if side == "main" else -liking)


class CardRules:
    """Answers that are a card."""

    def __init__(self, deals: DealRules) -> None:
        self.deals = deals
        self.box = deals.box
        self.needs = Needs(deals.box)
        self.outlook = CityOutlook(deals.box)
        self.holdings = Holdings(deals.box, self.outlook)

    def answer(self, game: Game, decision: Decision) -> str:
        """The card that a rule names."""
        return RULES[decision.kind](self, game, decision)

    def least(self, game: Game, decision: Decision) -> str:
        """The hand card that its player would miss least."""
        cards = [one for one in decision.options if one in self.box.cards]
        if len(cards) == 1:
            return cards[0]
        return min(cards, key=self.liking_of(game, decision.seat)) if cards else decision.options[0]

    def most(self, game: Game, decision: Decision) -> str:
        """The card that its new player will like most."""
        cards = [one for one in decision.options if one in self.box.cards]
        return max(cards, key=self.liking_of(game, decision.seat)) if cards else decision.options[0]

    def liking_of(self, game: Game, seat: int) -> Callable[[str], float]:
        """What a card would bring a player, in capital, as a function of the card."""
        state = game.state
        return self.deals.cards(state).likings(state.corporations[seat]).__getitem__

    def draw(self, game: Game, decision: Decision) -> str:
        """A type that serves contract and city."""
        state = game.state
        name = state.corporations[decision.seat]
        return self.needs.draw(name, decision.options, state.city)

    def give(self, game: Game, decision: Decision) -> str:
        """What is missed least: each brings a capital, which is more than a card is worth."""
        return self.least(game, decision)

    def forced(self, game: Game, decision: Decision) -> str:
        """One card rather than capital."""
        return self.least(game, decision) if len(decision.options) > 1 else decision.options[0]

    def blind(self, game: Game, decision: Decision) -> str:
        """Any deck will do: a card that lies face down counts one, whatever it is (57.1)."""
        return decision.options[0]

    def investment(self, game: Game, decision: Decision) -> str:
        """The one that would pay most with the city as it is."""
        incomes = self.incomes(game, decision)
        return decision.options[incomes.index(max(incomes))]

    def incomes(self, game: Game, decision: Decision) -> list[float]:
        """What the investments to choose from would pay with the city as it is."""
        state = game.state
        place = state.round_place + (self.box.rounds[state.round_place] == DEMAND)
        clock = Clock.read(self.box, place, "action", len(state.turn_track))
        return [self.holdings.income(state, card, clock) for card in decision.options]

    def worst_event(self, game: Game, decision: Decision) -> str:
        """The one that raises threat most, or least for who wants that."""
        return self._by_rise(game.state, decision, 1)

    def best_event(self, game: Game, decision: Decision) -> str:
        """The other way round."""
        return self._by_rise(game.state, decision, -1)

    def _by_rise(self, state: State, decision: Decision, sign: int) -> str:
        if self.deals.stance(state, decision.seat).calm < 0:
            sign = -sign
        rises = [sign * self.outlook.forecast.rise(one, state.city) for one in decision.options]
        return decision.options[rises.index(max(rises))]

    def swap_rival(self, game: Game, decision: Decision) -> str:
        """Rather somebody poorer."""
        state = game.state
        now = self._rank(state, decision.seat, state.rivals[decision.seat])
        then = self._rank(state, decision.seat, state.rival_under_board)
        return "yes" if then < now else "no"

    def _rank(self, state: State, seat: int, rival: str) -> float:
        """How much capital it takes to win against this rival card."""
        if rival == FEDERALIST:
            return float(max(self.box.limits.federalist_capital, max(state.capital)))
        if rival == state.corporations[seat]:
            return sum(state.capital) / len(state.capital)
        return float(state.capital[state.corporations.index(rival)])


Rule = Callable[[CardRules, Game, Decision], str]
RULES: Mapping[str, Rule] = MappingProxyType(
    {
        "draw": CardRules.draw,
        "discard": CardRules.least,
        "pay": CardRules.least,
        "give_card": CardRules.give,
        "steal_card": CardRules.most,
        "forced_support": CardRules.forced,
        "blind_deck": CardRules.blind,
        "keep_investment": CardRules.investment,
        "bury_event": CardRules.worst_event,
        "order_event": CardRules.best_event,
        "swap_rival": CardRules.swap_rival,
    }
)
