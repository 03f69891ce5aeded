"""What a seat's view tells about cards that it does not list: for dealing the hidden ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from newangeles_gui.engine.frames import HIDDEN

from . import assets
from .effect import Effect
from .pieces import TYPES
from .state import NOBODY
from .step import DONE
from .steps.counteroffers import Counteroffers

if TYPE_CHECKING:
    from .box import Box
    from .game import Game
    from .view import View


class Shuffler(Protocol):
    """Whoever puts cards into random order."""

    def shuffled(self, cards: Sequence[str]) -> list[str]:
        """The cards in random order."""


class Pools:
    """The action cards by type that a seat does not see."""

    __slots__ = ("cards", "spare", "type_of")

    def __init__(self, box: Box, view: View) -> None:
        self.type_of = box.type_of
        self.cards = [list(cards) for cards in box.copies]
        self.take_all(view.hand)
        if view.deal:
            shown = [view.deal.main, *view.deal.pile, *view.deal.support]
            self.take_all([card for card in shown if card in self.type_of])
        # How many cards of each type are not in the deck.
        self.spare = [
            len(pool) - size for pool, size in zip(self.cards, view.deck_sizes, strict=True)
        ]

    def take_all(self, cards: Sequence[str]) -> None:
        """These cards are known to be elsewhere."""
        for card in cards:
            self.cards[TYPES.index(self.type_of[card])].remove(card)

    def take(self, card: str) -> bool:
        """Take a card that is not in a deck; False if that type's are all in the deck."""
        place = TYPES.index(self.type_of[card])
        if not self.spare[place] or card not in self.cards[place]:
            return False
        self.spare[place] -= 1
        self.cards[place].remove(card)
        return True


def known_events(view: View) -> list[str]:
    """The top events as far as the seat sees them, the top one first; '' is unseen."""
    if view.event:
        return [view.event]
    pending = view.pending
    if pending is None or pending.kind not in ("bury_event", "order_event"):
        return []
    top = view.stack[-1]
    if not pending.options or not isinstance(top, Effect):
        return []
    placed = max(0, top.done - 1)
    return [*[""] * placed, *pending.options]


def take_seen_hand(game: Game, view: View, pools: Pools, top: Effect, dice: Shuffler) -> None:
    """Who looks at a hand sees which cards are in it; of how many copies only the sum."""
    pending = view.pending
    if pending is None or not pending.options:
        return
    verb = game.box.programs[top.program][top.at]
    (victim,) = top.seats(game, getattr(verb, "who", ""))
    hand = [card for card in pending.options if card != DONE]
    for card in hand:
        pools.take(card)
    copies = [card for pool in pools.cards for card in pool if card in hand]
    for card in dice.shuffled(copies):
        if len(hand) >= view.hand_sizes[victim]:
            break
        if pools.take(card):
            hand.append(card)
    game.state.hands[victim] = hand


def lay_hidden_counter(game: Game, view: View, dice: Shuffler) -> None:
    """Choose the card of somebody who is still paying for a counteroffer (25.4)."""
    if not view.stack:
        return
    hidden, frame = view.stack[-1], game.state.stack[-1]
    if not isinstance(hidden, Counteroffers) or not isinstance(frame, Counteroffers):
        return
    if hidden.card != HIDDEN:
        return
    seat = frame.owner(game)
    hand = game.state.hands[seat]
    options = assets.playable_emergencies(game, seat)
    if len(hand) > frame.to_pay:
        options += [card for card in hand if _kinds_without(hand, card) > 1]
    if options:
        frame.card = dice.shuffled(options)[0]


def _kinds_without(hand: list[str], card: str) -> int:
    rest = hand[:]
    rest.remove(card)
    return len({*rest})


def asks(game: Game, view: View) -> bool:
    """Whether the player whom the view shows thinking really has something to choose."""
    pending = view.pending
    if pending is None or not pending.private or pending.seat == view.seat != NOBODY:
        return True
    decision = game.state.stack[-1].step(game)
    return decision is not None and decision.worth_asking
