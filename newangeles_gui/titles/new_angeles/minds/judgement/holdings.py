"""What a player has and would like to have, counted in capital: cards, assets and goals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from newangeles_gui.minds import Remembered

from ...content import Contract, Count, Investment, LowerUnrest, MoveAndroids, Remove, Verb
from ...rules import (
    ENEMY,
    ILLNESS,
    MASK,
    OUTAGE,
    RESOURCES,
    STRIKE,
    TYPES,
    UNREST,
    Box,
    State,
    View,
    mask_of,
)
from ..tuned import asset_notes
from .city import CityOutlook, Clock

CARD = 0.4  # a hand card as support or price
FULL_HAND = 5
SPARE_CARD = 0.1  # one that the hand size will take away
MOST_CARDS = 40
HAND_WORTHS = tuple(  # cards beyond the hand size are worth little
    CARD * min(cards, FULL_HAND) + SPARE_CARD * max(0, cards - FULL_HAND)
    for cards in range(MOST_CARDS + 1)
)
EMERGENCY = 1.2
CONTRACT_HOPE = 0.12  # share of what a piece would pay that is likely to come


def asset_worth(box: Box, asset: str, clock: Clock, players: int) -> float:
    """Worth to the owner for the rest of the game."""
    worth = asset_notes(box).worth(asset)
    return worth.at_once + worth.a_turn * clock.deals / players + worth.a_deal * clock.deals


def held_worth(box: Box, asset: str, clock: Clock, players: int) -> float:
    """Worth of an asset that lies before a player: what it did when claimed is over."""
    ability = box.abilities.get(asset)
    if ability is not None and ability.window == "claimed" and ability.cost == "discard":
        return 0.0
    return asset_worth(box, asset, clock, players)


class Holdings:
    """Worth of a seat; remembers what its assets are worth."""

    def __init__(self, box: Box, outlook: CityOutlook) -> None:
        self.box = box
        self.outlook = outlook
        self._calm_lovers = tuple(
            name for name, contract in box.contracts.items() if contract.on == "calm_event"
        )
        self._assets: Remembered[tuple[object, ...], tuple[float, ...]] = Remembered()
        self._payments: Remembered[tuple[str, int, int], float] = Remembered()

    def worths(self, state: State, clock: Clock, cards: Sequence[int] = ()) -> list[float]:
        """Everything that all can see of each seat; `cards` are held beside those of the state."""
        late = min(1.0, clock.deals / len(state.corporations))
        hope = late * CONTRACT_HOPE
        earnings = self.outlook.facts.of(state.city).earnings
        assets = self.assets(state, clock)
        worths = []
        for seat, name in enumerate(state.corporations):
            held = len(state.hands[seat]) + (cards[seat] if cards else 0)
            worth = state.capital[seat] + assets[seat] + hope * earnings[name]
            worth += late * HAND_WORTHS[min(held, MOST_CARDS)]
            if state.emergency_up[seat] and state.emergency_holder[seat] == seat:
                worth += late * EMERGENCY
            worths.append(worth)
        if clock.events:
            self._hope_for_calm(state, worths)
        return worths

    def _hope_for_calm(self, state: State, worths: list[float]) -> None:
        for name in self._calm_lovers:
            if name in state.corporations:
                calm = self.outlook.next_event(state).calm
                worths[state.corporations.index(name)] += self.box.contracts[name].pays * calm

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
        key = (investment, now, more)
        known = self._payments.get(key)
        return self._payments.put(key, payment(card, now, more)) if known is None else known

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
        return len([1 for here in state.city if here & mask])


def payment(card: Investment, now: int, more: int) -> float:
    """What an investment pays for so many; `more` is how many may come or go."""
    return (_steps(card, now) * 2 + _steps(card, now + more) + _steps(card, now - more)) / 4


def _steps(card: Investment, number: int) -> float:
    if card.steps:
        return max([pays for least, pays in card.steps.items() if number >= least], default=0)
    return card.each * number


def clock_of(box: Box, view: View) -> Clock:
    """How much of the game is left."""
    return Clock.read(box, view.round_place, view.phase, view.turns_left)


def public_worth(box: Box, view: View, asset: str) -> float:
    """What an asset is worth to anybody who holds it, in capital."""
    return held_worth(box, asset, clock_of(box, view), len(view.corporations))


def fit(box: Box, view: View, asset: str, seat: int) -> float:
    """How much more than that it is worth to a seat, which may be less than nothing."""
    ability = box.abilities.get(asset)
    if ability is None or ability.window != "end_of_turn":
        return 0.0
    players = len(view.corporations)
    deals = clock_of(box, view).deals
    own_turns = turns_left(view, seat, deals)
    if seat == view.active and asset in view.used_this_turn:
        own_turns -= 1
    return asset_notes(box).worth(asset).a_turn * (own_turns - deals / players)


def turns_left(view: View, seat: int, deals: int) -> int:
    """Ends of turn that a seat has before it, the one that is going on included."""
    players = len(view.corporations)
    distance = (seat - view.active) % players
    going_on = 1 if view.deal is not None or view.phase == "action" else 0
    return max(0, (deals + going_on - distance + players - 1) // players)


FITS_CONTRACT = 2.0
# What a type that mends something is worth for each thing to mend.
MENDING: Mapping[str, int] = MappingProxyType(
    {"biotech": ILLNESS, "construction": OUTAGE, "security": ENEMY, "media": UNREST}
)
FOR_EACH = 0.3
LABOR = 0.9  # moving androids is always of use


class Needs:
    """Likings that follow from contracts and from the city; the same for all who see it."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._serving = {
            (corporation, card): _serves(contract, box.programs[card])
            for corporation, contract in box.contracts.items()
            for card in box.cards
        }
        self._averages: Remembered[tuple[str, str, float], float] = Remembered()

    def card(self, corporation: str, card: str, city: Sequence[int]) -> float:
        """How much a player likes to have this card."""
        liking = self._type(self.box.type_of.get(card, ""), city)
        return liking + FITS_CONTRACT if self._serving[corporation, card] else liking

    def draw(self, corporation: str, options: Sequence[str], city: Sequence[int]) -> str:
        """The type with the most that this player likes; `done` only if nothing else is left."""
        types = [one for one in options if one in TYPES]
        if not types:
            return options[0]
        return max(types, key=lambda one: self._average(corporation, one, city))

    def serves(self, corporation: str, action_type: str) -> bool:
        """Whether a card of a type can pay a player's contract."""
        return any(
            self._serving[corporation, card]
            for card, one in self.box.type_of.items()
            if one == action_type and (corporation, card) in self._serving
        )

    def _average(self, corporation: str, action_type: str, city: Sequence[int]) -> float:
        key = (corporation, action_type, self._type(action_type, city))
        known = self._averages.get(key)
        if known is None:
            cards = [card for card, one in self.box.type_of.items() if one == action_type]
            likings = [self.card(corporation, card, city) for card in cards]
            known = self._averages.put(key, sum(likings) / len(cards))
        return known

    def _type(self, action_type: str, city: Sequence[int]) -> float:
        mask = MENDING.get(action_type)
        if mask is None:
            return LABOR
        things = len([1 for here in city if here & mask])
        if action_type == "media":
            things += len([1 for here in city if here & STRIKE])
        return FOR_EACH * things


def needed_resource(box: Box, view: View, place: int) -> str:
    """A resource that a district makes and the demand still lacks; empty if none."""
    for resource, amount in (*box.primary[place], *box.secondary[place]):
        if amount and view.targets[resource] > view.supply[resource]:
            return RESOURCES[resource]
    return ""


def _serves(contract: Contract, program: Sequence[Verb]) -> bool:
    return any(_verb_serves(contract, verb) for verb in program)


def _verb_serves(contract: Contract, verb: Verb) -> bool:
    if isinstance(verb, Remove) and contract.on == "removed" and contract.piece:
        return bool(MASK[verb.piece] & MASK[contract.piece])
    if isinstance(verb, LowerUnrest):
        return contract.on == "unrest_fell"
    return isinstance(verb, MoveAndroids) and contract.on == "android_moved"
