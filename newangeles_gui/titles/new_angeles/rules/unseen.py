"""A whole game that fits what a seat knows: everything hidden is dealt by chance."""

from __future__ import annotations

import hashlib
import math
import struct
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from newangeles_gui.engine import HIDDEN

from . import assets
from .effect import Effect
from .game import Box, Game
from .state import DONE, FEDERALIST, NOBODY, TYPES, State
from .steps import Counteroffers

if TYPE_CHECKING:
    from .views import View

ATTEMPTS: Final = 100
SPAN: Final = 1 << 32  # keys are below it
KEYS: Final = 320  # enough for every card in the box, action cards twice


class Guess(NamedTuple):
    """What hidden cards are likely to be; what is not there is dealt by chance.

    hands: for each seat the share of each type in its hand; investments: how likely each is to
    have been chosen, compared with the others.
    """

    hands: tuple[tuple[float, ...], ...] = ()
    investments: Mapping[str, float] | None = None


NO_GUESS: Final = Guess()


class QuickDice:
    """Random orders from one number; far quicker than a card-by-card shuffle."""

    __slots__ = ("at", "keys", "state")

    def __init__(self, state: int) -> None:
        seed = (state & 0xFFFF_FFFF_FFFF_FFFF).to_bytes(8, "little")
        digest = hashlib.shake_128(seed).digest(4 * KEYS + 8)
        self.keys: tuple[int, ...] = struct.unpack_from(f"<{KEYS}I", digest)
        self.state = int.from_bytes(digest[-8:], "little")
        self.at = 0

    def shuffled(self, cards: Sequence[str]) -> list[str]:
        """The cards in random order."""
        keys = self._next(len(cards))
        return [cards[place] for place in sorted(range(len(cards)), key=keys.__getitem__)]

    def _next(self, count: int) -> tuple[int, ...]:
        if self.at + count > KEYS:
            fresh = QuickDice(self.state)
            self.keys, self.state, self.at = fresh.keys, fresh.state, 0
        keys = self.keys[self.at : self.at + count]
        self.at += count
        return keys

    def one_of(self, chances: Sequence[float]) -> int:
        """A place by chance, of those that have any."""
        (key,) = self._next(1)
        rest = key / SPAN * sum(chances)
        found = 0
        for place, chance in enumerate(chances):
            if chance:
                found = place
                rest -= chance
                if rest < 0:
                    break
        return found

    def leaning(self, cards: Sequence[str], weights: Sequence[float]) -> list[str]:
        """The cards in random order, the weightier ones rather first.

        Each waits for a time that is the shorter the weightier it is (an exponential race), which
        is the same as drawing one after the other with chances by weight.
        """
        keys = self._next(len(cards))
        waits = [-math.log((key + 1) / SPAN) / one for key, one in zip(keys, weights, strict=True)]
        return [cards[place] for place in sorted(range(len(cards)), key=waits.__getitem__)]


def determinize(box: Box, view: View, rng_state: int, rivals: Sequence[str] | None = None) -> State:
    """A state in which this view is all that its seat sees; `run()` finds the pending question.

    `rivals` fixes everybody's rival card by seat, instead of chance.
    """
    return Unseen(box, view).dealt(rng_state, rivals)


class Unseen:
    """What a view leaves open: found out once, and dealt as often as worlds are wanted."""

    def __init__(self, box: Box, view: View) -> None:
        self.box = box
        self.view = view
        self.guess = NO_GUESS  # may be set
        self.open_part = _open_part(view)
        revealed = view.deal.asset if view.deal else ""
        self.assets = [one for one in box.assets if one not in view.owners and one != revealed]
        self.known_events = known_events(view)
        self.events = [one for one in box.events if one not in self.known_events]
        # 20.2: the back of the top event is open
        self.tops = {one for one in self.events if box.events[one].back == view.top_event_back}
        mine = (view.investment, *view.drawn_investments)
        self.investments = [one for one in box.investments if one not in mine]
        self.demands = [one for one in box.content.demands if one != view.demand]
        self.pools = Pools(box, view)

    def dealt(self, rng_state: int, rivals: Sequence[str] | None = None) -> State:
        """A state that fits the view, with everything hidden dealt by chance."""
        dice = QuickDice(rng_state)
        state = self.open_part.clone()
        game = Game(self.box, state, record=False)
        _deal_rivals(self.view, state, dice, rivals)
        hidden = dice.shuffled(self.assets)
        state.asset_deck = hidden[: self.view.asset_deck_size]
        state.turn_track = hidden[self.view.asset_deck_size :]
        self._deal_events(state, dice)
        self._deal_investments(state, dice)
        state.demand_deck = dice.shuffled(self.demands)
        for _ in range(ATTEMPTS):
            self._deal_action_cards(game, dice)
            if asks(game, self.view):
                break
        state.rng = dice.state
        return state

    def _deal_events(self, state: State, dice: QuickDice) -> None:
        """Only the back of the top one is open; what is being resolved lies above it (R.27)."""
        known, resolving = self.known_events, self.view.event
        deck = dice.shuffled(self.events)
        top = known[:1]
        if resolving or not any(top):
            top = [one for one in deck if one in self.tops][:1] + [resolving] * bool(resolving)
            deck = [one for one in deck if one not in top]
        deck += [one or deck.pop(0) for one in known[:0:-1]]
        state.event_deck = deck + top

    def _deal_investments(self, state: State, dice: QuickDice) -> None:
        view = self.view
        deck = self._investments(dice)
        for seat, drawn in enumerate(view.investments_to_draw):
            own = seat == view.seat
            has = view.has_investment[seat]
            state.investments.append(view.investment if own else deck.pop() if has else "")
            state.drawn_investments.append(
                view.drawn_investments[:] if own else [deck.pop() for _ in range(drawn)]
            )
        state.investment_deck = deck

    def _investments(self, dice: QuickDice) -> list[str]:
        """Those that seats are likely to have last, where they are dealt from."""
        likely = self.guess.investments
        if likely is None:
            return dice.shuffled(self.investments)
        return dice.leaning(self.investments, [likely[one] for one in self.investments])[::-1]

    def _deal_action_cards(self, game: Game, dice: QuickDice) -> None:
        """Decks by type first; what is left of all types lies in hands, discards and support."""
        state, view = game.state, self.view
        pools = self.pools
        state.hands = [[] for _ in view.hand_sizes]
        if view.seat != NOBODY:
            state.hands[view.seat] = view.hand[:]
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Effect) and view.pending and view.pending.kind == "steal_card":
            pools = Pools(self.box, view)
            take_seen_hand(game, view, pools, top, dice)
        piles: list[list[str]] = []
        state.decks = []
        for pool, size in zip(pools.cards, view.deck_sizes, strict=True):
            cards = dice.shuffled(pool)
            state.decks.append(cards[:size])
            piles.append(cards[size:])
        if self.guess.hands:
            self._deal_likely_hands(state, piles, dice)
        left = dice.shuffled([card for pile in piles for card in pile])
        for seat, size in enumerate(view.hand_sizes):
            missing = size - len(state.hands[seat])
            state.hands[seat] += left[:missing]
            del left[:missing]
        if state.deal is not None and view.deal is not None:
            state.deal.support = [
                left.pop() if card == HIDDEN else card for card in view.deal.support
            ]
        state.discards = left
        lay_hidden_counter(game, view, dice)

    def _deal_likely_hands(self, state: State, piles: list[list[str]], dice: QuickDice) -> None:
        """Card by card from the piles by type, of the types that each seat is likely to hold."""
        for seat, size in enumerate(self.view.hand_sizes):
            hand, shares = state.hands[seat], self.guess.hands[seat]
            for _ in range(size - len(hand)):
                chances = [
                    share if pile else 0.0 for share, pile in zip(shares, piles, strict=True)
                ]
                if not any(chances):
                    break  # by chance, then
                hand.append(piles[dice.one_of(chances)].pop())


def _open_part(view: View) -> State:
    deal = view.deal
    return State(
        corporations=view.corporations[:],
        active=view.active,
        round_place=view.round_place,
        phase=view.phase,
        turns_taken=view.turns_taken,
        threat=view.threat,
        city=view.city[:],
        reserve=view.reserve[:],
        supply=view.supply[:],
        demand=view.demand,
        event=view.event,
        capital=view.capital[:],
        owners=view.owners.copy(),
        exhausted=view.exhausted[:],
        emergency_holder=view.emergency_holder[:],
        emergency_up=view.emergency_up[:],
        deal=None if deal is None else deal.copy(),
        resolving=view.resolving,
        ill_involved=view.ill_involved,
        android_moved=view.android_moved,
        used_this_turn=view.used_this_turn[:],
        keeps_hand=view.keeps_hand,
        promises=view.promises[:],
        ended_by=view.ended_by,
        winners=view.winners[:],
        stack=[frame.copy() for frame in view.stack],
    )


def _deal_rivals(view: View, state: State, dice: QuickDice, given: Sequence[str] | None) -> None:
    if not view.rivals_dealt:
        state.rivals = [""] * len(view.corporations)  # S.9: nobody has one yet
        return
    cards = [*view.corporations, FEDERALIST]
    known = list(given or view.revealed_rivals) or [""] * len(view.corporations)
    if view.rival:
        known[view.seat] = view.rival
    left = [one for one in cards if one not in known and one != view.rival_under_board]
    left = dice.shuffled(left)
    state.rivals = [one or left.pop() for one in known]
    state.rival_under_board = view.rival_under_board or left.pop()


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
