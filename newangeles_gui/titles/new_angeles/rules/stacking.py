"""Decks that are stacked before a game: which cards lie on top, for games that teach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from .pieces import TYPES

if TYPE_CHECKING:
    from .state import State

Stacked: TypeAlias = "Mapping[str, Sequence[str]]"  # by deck the cards on top, the first topmost


class StackingError(ValueError):
    """A card that is not in the deck on which it should lie."""

    def __init__(self, deck: str, card: str) -> None:
        super().__init__(f"{card!r:.80} is not, or no more, in the deck {deck!r:.80}")
        self.deck = deck


def decks_of(state: State) -> dict[str, list[str]]:
    """Every deck by its name, the top card last."""
    named = {
        "events": state.event_deck,
        "assets": state.asset_deck,
        "demands": state.demand_deck,
        "investments": state.investment_deck,
    }
    return named | dict(zip(TYPES, state.decks, strict=True))


def stack(state: State, stacked: Stacked) -> None:
    """Put cards on top of their decks; StackingError if a deck or a card is not there."""
    decks = decks_of(state)
    for name, cards in stacked.items():
        deck = decks.get(name, [])
        for card in cards:
            if card not in deck:
                raise StackingError(name, card)
            deck.remove(card)
        deck += reversed(cards)
