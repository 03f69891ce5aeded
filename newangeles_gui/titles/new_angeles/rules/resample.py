"""The same table with everything dealt anew that one seat cannot know: a test of secrecy.

It works on the true state and on the information rules alone, without the view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from newangeles_gui.engine import random_after, random_below, random_bits, shuffle

from . import assets, cards
from .effects.economy import looked_at
from .state import NOBODY, TYPES, State
from .steps import Counteroffers

if TYPE_CHECKING:
    from .effect import Effect
    from .game import Game

Slots: TypeAlias = "list[tuple[list[str], int]]"  # places in lists where a hidden card lies

ATTEMPTS: Final = 200
PEEKING: Final = ("bury_event", "order_event")


def resample(game: Game, seat: int, rng_state: int) -> Game:
    """A copy in which all that this seat (or a spectator) cannot know lies differently."""
    for _ in range(ATTEMPTS):
        twin = game.clone(game.record)
        rng_state = _redeal(twin, seat, rng_state)
        if _still_asks(twin):
            twin.run()
            return twin
    raise RuntimeError(f"no other deal found that leaves {game.pending} open")


def _redeal(game: Game, seat: int, dice: int) -> int:
    state = game.state
    dice = _mix_action_cards(game, seat, dice)
    # 65.9: neither the asset deck nor the turn track can be looked at.
    dice = _mix(_slots(state.asset_deck) + _slots(state.turn_track), dice)
    dice = _mix(_slots(state.demand_deck), dice)
    dice = _mix(_hidden_investments(state, seat), dice)
    dice = _mix_events(game, seat, dice)
    if not state.over:  # 67.0, 67.3: at the end all reveal their rivals
        dice = _mix_rivals(state, seat, dice)
    dice = _rechoose_counter(game, seat, dice)
    dice = random_after(dice)
    state.rng = random_bits(dice)
    return dice


def _still_asks(game: Game) -> bool:
    """A question with one answer would not have been asked, so that much everybody can tell."""
    state = game.state
    if not state.stack or not game.forced:
        return True
    decision = state.stack[-1].step(game)
    return decision is not None and decision.worth_asking


def _slots(pile: list[str]) -> Slots:
    return [(pile, place) for place in range(len(pile))]


def _mix(slots: Slots, dice: int) -> int:
    """Deal the cards in these places among them."""
    dealt = [pile[place] for pile, place in slots]
    dice = shuffle(dealt, dice)
    for (pile, place), card in zip(slots, dealt, strict=True):
        pile[place] = card
    return dice


def _mix_like(slots: Slots, kind: Callable[[str], str], kinds: Sequence[str], dice: int) -> int:
    """Deal the cards anew so that each place keeps its kind."""
    for one in kinds:
        dice = _mix([(pile, at) for pile, at in slots if kind(pile[at]) == one], dice)
    return dice


def _mix_action_cards(game: Game, seat: int, dice: int) -> int:
    """A deck keeps its type; all other hidden cards change places whatever their type."""
    state = game.state
    loose = _slots(state.discards)  # 16.4
    for holder, hand in enumerate(state.hands):
        if holder not in (seat, _seen_hand(game, seat)):  # 16.6, 16.8
            loose += _slots(hand)
    if state.deal is not None:
        support, by = state.deal.support, state.deal.support_by
        loose += [
            (support, at) for at, who in enumerate(by) if who == NOBODY or who != seat
        ]  # 57.1
    decks = [slot for deck in state.decks for slot in _slots(deck)]
    dice = _mix_like(loose + decks, game.box.type_of.__getitem__, TYPES, dice)
    return _mix(loose, dice)


def _seen_hand(game: Game, seat: int) -> int:
    """Whose hand this seat is looking at right now (Mr. White)."""
    pending = game.pending
    if pending is None or pending.kind != "steal_card" or pending.seat != seat:
        return NOBODY
    effect = _effect(game)
    verb = game.box.programs[effect.program][effect.at]
    (victim,) = effect.seats(game, getattr(verb, "who", ""))
    return victim


def _effect(game: Game) -> Effect:
    effect: Effect = game.state.stack[-1]  # type: ignore[assignment]
    return effect


def _hidden_investments(state: State, seat: int) -> Slots:
    """18.1-18.3: those that others chose or drew, and the deck."""
    slots = _slots(state.investment_deck)
    slots += [
        (state.investments, other)
        for other, chosen in enumerate(state.investments)
        if chosen and other != seat
    ]
    for other, drawn in enumerate(state.drawn_investments):
        if other != seat:
            slots += _slots(drawn)
    return slots


def _mix_events(game: Game, seat: int, dice: int) -> int:
    """20.2, 20.3: the backs of the top event and of those being looked at are open.

    R.27: while an event is being resolved the top one is that under it.
    """
    state, pending = game.state, game.pending
    deck = state.event_deck
    shown, known = (2, 1) if state.event else (1, 0)
    if pending is not None and pending.kind in PEEKING:
        effect = _effect(game)
        verb = game.box.programs[effect.program][effect.at]
        shown = len(looked_at(game, effect, verb))  # type: ignore[arg-type]
        known = shown if pending.seat == seat else 0
    hidden = _slots(deck)[: len(deck) - known]
    backs = sorted({event.back for event in game.box.events.values()})
    dice = _mix_like(hidden, lambda event: game.box.events[event].back, backs, dice)
    return _mix(hidden[: len(deck) - shown], dice)


def _mix_rivals(state: State, seat: int, dice: int) -> int:
    """46.3, S.10: each player knows only their own; Thomas Haas shows the one left over too."""
    pending = state.pending
    left_over = [state.rival_under_board]
    slots = [(state.rivals, other) for other in range(len(state.rivals)) if other != seat]
    if pending is None or pending.kind != "swap_rival" or pending.seat != seat:
        slots += _slots(left_over)
    dice = _mix(slots, dice)
    state.rival_under_board = left_over[0]
    return dice


def _rechoose_counter(game: Game, seat: int, dice: int) -> int:
    """The card of somebody else who is still paying for a counteroffer has not been shown."""
    frame = game.state.stack[-1] if game.state.stack else None
    if not isinstance(frame, Counteroffers) or not frame.card:
        return dice
    payer = frame.owner(game)
    if payer == seat:
        return dice
    options = assets.playable_emergencies(game, payer)
    hand = game.state.hands[payer]
    if len(hand) > frame.to_pay:
        options += cards.distinct(hand)
    place, dice = random_below(dice, len(options))
    frame.card = options[place]
    return dice
