"""What a player has, counted in capital: cards, assets, contracts and investments too."""

from __future__ import annotations

from collections.abc import Sequence

from newangeles_gui.content.base import Count
from newangeles_gui.content.specs import Contract, Investment
from newangeles_gui.rules.box import Box
from newangeles_gui.rules.pieces import MASK, PROTEST, RESOURCES, STRIKE, mask_of
from newangeles_gui.rules.state import State

from .asset_worth import held_worth
from .city_outlook import CityOutlook
from .clock import Clock
from .remembered import Remembered

CARD = 0.4  # a hand card as support or price
FULL_HAND = 5
SPARE_CARD = 0.1  # one that the hand size will take away
EMERGENCY = 1.2
CONTRACT_HOPE = 0.12  # share of what a piece would pay that is likely to come


class Holdings:
    """Worth of a seat; remembers what its assets are worth."""

    def __init__(self, box: Box, outlook: CityOutlook) -> None:
        self.box = box
        self.outlook = outlook
        self._assets: Remembered[tuple[object, ...], tuple[float, ...]] = Remembered()

    def worth(self, state: State, seat: int, clock: Clock, cards: int) -> float:
        """Everything that all can see of a seat."""
        late = min(1.0, clock.deals / len(state.corporations))
        worth = state.capital[seat] + self.assets(state, clock)[seat]
        worth += late * hand_worth(cards)
        if state.emergency_up[seat] and state.emergency_holder[seat] == seat:
            worth += late * EMERGENCY
        return worth + self._contract_hope(state, seat, late, clock)

    def assets(self, state: State, clock: Clock) -> tuple[float, ...]:
        """Worth of the assets of each seat."""
        key = (clock.deals, len(state.corporations), *state.owners.items())
        known = self._assets.get(key)
        if known is None:
            players = len(state.corporations)
            totals = [0.0] * players
            for asset, owner in state.owners.items():
                totals[owner] += held_worth(self.box, asset, clock, players)
            known = self._assets.put(key, tuple(totals))
        return known

    def income(self, state: State, investment: str, clock: Clock) -> float:
        """What an investment is likely to pay in the next demand round."""
        if not investment:
            return 0.0
        card = self.box.investments[investment]
        if card.resource is not None:
            return self._sector_income(state, card, clock)
        assert card.count is not None
        now = self._number(state, card.count, clock)
        more = 1 if clock.productions else 0
        return (_steps(card, now) * 2 + _steps(card, now + more) + _steps(card, now - more)) / 4

    def _sector_income(self, state: State, card: Investment, clock: Clock) -> float:
        assert card.resource is not None
        place = RESOURCES.index(card.resource)
        have = self.outlook.projected(state, clock)[place]
        missing = self.box.targets[state.demand][place] - have
        if missing > 0:
            hope = 0.8**missing if clock.deals_to_demand else 0.0
            return hope * 0.5 * (card.most or card.base)
        income = card.base + card.each * have
        return float(income if card.most is None else min(card.most, income))

    def _number(self, state: State, what: Count, clock: Clock) -> int:
        if what.resources_at_most is not None:
            supply = self.outlook.projected(state, clock)
            return sum(1 for amount in supply if amount <= what.resources_at_most)
        mask = mask_of(what.unrest) if what.piece is None else MASK[what.piece]
        return sum(1 for here in state.city if here & mask)

    def _contract_hope(self, state: State, seat: int, late: float, clock: Clock) -> float:
        contract = self.box.contracts[state.corporations[seat]]
        if contract.on == "calm_event":
            return contract.pays * self.outlook.calm(state) if clock.events else 0.0
        return late * CONTRACT_HOPE * contract.pays * _paying(contract, state.city)


def hand_worth(cards: int) -> float:
    """Cards beyond the hand size are worth little."""
    return CARD * min(cards, FULL_HAND) + SPARE_CARD * max(0, cards - FULL_HAND)


def _steps(card: Investment, number: int) -> float:
    if card.steps:
        return max((pays for least, pays in card.steps.items() if number >= least), default=0)
    return card.each * number


def _paying(contract: Contract, city: Sequence[int]) -> int:
    if contract.on == "removed" and contract.piece is not None:
        mask = MASK[contract.piece]
        return sum((here & mask).bit_count() for here in city)
    if contract.on == "unrest_fell":
        return sum(2 if here & STRIKE else 1 for here in city if here & (STRIKE | PROTEST))
    return 0
