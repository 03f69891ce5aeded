"""Which action types a seat would like to draw, and which cards it would rather keep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from newangeles_gui.minds.remembered import Remembered

from ...content.specs import Contract
from ...content.verbs import LowerUnrest, MoveAndroids, Remove, Verb
from ...rules import ENEMY, ILLNESS, MASK, OUTAGE, RESOURCES, STRIKE, TYPES, UNREST, Box, View

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
