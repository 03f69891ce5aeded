"""Choices of cards by rule: which to draw, keep, give away, invest in and look forward to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from newangeles_gui.engine import Decision

from ...rules import FEDERALIST, Game, State
from ..judgement import DEMAND, CityOutlook, Clock, Holdings, Needs

if TYPE_CHECKING:
    from .deals import DealRules


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
