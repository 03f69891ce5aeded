"""Verbs that draw, discard, give and steal hand cards, and look at the top events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.engine import rng

from ...content import DiscardCards, Draw, GiveCards, KeepHand, PeekEvents, StealCard
from .. import cards
from ..effect import VerbRules
from ..pieces import TYPES
from ..state import DONE
from .economy import supported

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..effect import Effect
    from ..game import Game


def _draw_step(game: Game, effect: Effect, verb: Draw) -> Decision | None:
    """`done` counts players, or cards where each card's type is chosen."""
    seats = effect.seats(game, verb.who)
    times = len(seats) * (verb.count if verb.type == "any" else 1)
    if effect.done >= times:
        effect.next()
        return None
    seat = _drawer(effect, verb, seats)
    if verb.type in ("any", "one"):
        chooser = effect.seat if verb.chooser == "you" else seat
        if not game.state.discards and not any(game.state.decks):
            effect.next()  # R.25
            return None
        options = [*TYPES, DONE] if verb.may else list(TYPES)
        return effect.ask(game, "draw", options, chooser)
    effect.done += 1
    types = TYPES if verb.type == "each" else (cards.topmost_type(game, seat),)
    for action_type in types:
        cards.draw(game, seat, action_type, _draw_count(game, seat, verb))
    return None


def _drawer(effect: Effect, verb: Draw, seats: list[int]) -> int:
    return seats[effect.done // verb.count if verb.type == "any" else effect.done]


def _draw_count(game: Game, seat: int, verb: Draw) -> int:
    if verb.if_supported is not None and supported(game, seat):
        return verb.if_supported
    return verb.count


def _draw_answer(game: Game, effect: Effect, verb: Draw, option: str) -> None:
    seat = _drawer(effect, verb, effect.seats(game, verb.who))
    effect.done += 1
    if option != DONE:
        cards.draw(game, seat, option, 1 if verb.type == "any" else _draw_count(game, seat, verb))


def _draw_possible(game: Game, effect: Effect, verb: Draw) -> bool:
    types = cards.drawable(game)
    if verb.type != "topmost":
        return bool(types)
    return any(cards.topmost_type(game, seat) in types for seat in effect.seats(game, verb.who))


DRAW = VerbRules(_draw_step, _draw_answer, _draw_possible)


def _discard_step(game: Game, effect: Effect, verb: DiscardCards) -> Decision | None:
    (victim,) = effect.seats(game, verb.who)
    hand = game.state.hands[victim]
    if not hand or effect.done >= verb.count:
        effect.next()
        return None
    return effect.ask(game, "discard", cards.distinct(hand), victim, private=True)


def _discard_answer(game: Game, effect: Effect, verb: DiscardCards, option: str) -> None:
    (victim,) = effect.seats(game, verb.who)
    effect.done += 1
    cards.discard(game, victim, option)


def _cards_there(game: Game, effect: Effect, verb: DiscardCards | StealCard) -> bool:
    return any(game.state.hands[seat] for seat in effect.seats(game, verb.who))


DISCARD_CARDS = VerbRules(_discard_step, _discard_answer, _cards_there)


def _give_step(game: Game, effect: Effect, verb: GiveCards) -> Decision | None:
    hand = game.state.hands[effect.seat]
    if not hand or effect.done >= verb.up_to:
        effect.next()
        return None
    return effect.ask(game, "give_card", [*cards.distinct(hand), DONE], private=True)


def _give_answer(game: Game, effect: Effect, verb: GiveCards, option: str) -> None:
    if option == DONE:
        effect.next()
        return
    (taker,) = effect.seats(game, verb.who)
    effect.done += 1
    cards.hand_over(game, effect.seat, taker, option, "card_given")
    effect.mark(verb.as_, effect.done)


def _give_possible(game: Game, effect: Effect, verb: GiveCards) -> bool:
    return bool(game.state.hands[effect.seat])


GIVE_CARDS = VerbRules(_give_step, _give_answer, _give_possible)


def _steal_step(game: Game, effect: Effect, verb: StealCard) -> Decision | None:
    (victim,) = effect.seats(game, verb.who)
    hand = game.state.hands[victim]
    if not hand or effect.done:
        effect.next()
        return None
    if verb.look:
        return effect.ask(game, "steal_card", [*cards.distinct(hand), DONE], private=True)
    effect.done += 1
    place, game.state.rng = rng.below(game.state.rng, len(hand))
    cards.hand_over(game, victim, effect.seat, hand[place], "card_stolen")
    return None


def _steal_answer(game: Game, effect: Effect, verb: StealCard, option: str) -> None:
    (victim,) = effect.seats(game, verb.who)
    effect.done += 1
    public = {"player": game.name(effect.seat), "of": game.name(victim)}
    seen = {"cards": game.state.hands[victim][:]}
    game.tell_some("hand_seen", public, seen, effect.seat, victim)
    if option != DONE:
        cards.hand_over(game, victim, effect.seat, option, "card_stolen")


STEAL_CARD = VerbRules(_steal_step, _steal_answer, _cards_there)


def _keep_step(game: Game, effect: Effect, verb: KeepHand) -> Decision | None:
    effect.next()
    if effect.seat == game.state.active:
        game.state.keeps_hand = True
    return None


KEEP_HAND = VerbRules(_keep_step)


def looked_at(game: Game, effect: Effect, verb: PeekEvents) -> list[str]:
    """The events in hand, the top one first: one goes to the bottom, the rest stay on top."""
    looked = verb.count - (1 if effect.done else 0)
    return game.state.event_deck[-looked:][::-1]


def _peek_step(game: Game, effect: Effect, verb: PeekEvents) -> Decision | None:
    """First which goes to the bottom, then which comes out on top, second and so on."""
    deck = looked_at(game, effect, verb)
    if not effect.done:
        return effect.ask(game, "bury_event", deck, private=True)
    placed = effect.done - 1
    if placed >= len(deck):
        effect.next()
        return None
    return effect.ask(game, "order_event", deck[placed:], private=True)


def _peek_answer(game: Game, effect: Effect, verb: PeekEvents, option: str) -> None:
    deck = game.state.event_deck
    player = game.name(effect.seat)
    back = game.box.events[option].back
    place = effect.done - 1
    effect.done += 1
    deck.remove(option)
    if place < 0:
        deck.insert(0, option)
        game.tell_some(
            "event_buried", {"player": player, "back": back}, {"event": option}, effect.seat
        )
    else:
        deck.insert(len(deck) - place, option)
        game.tell_some(
            "event_ordered", {"player": player, "back": back}, {"event": option}, effect.seat
        )


PEEK_EVENTS = VerbRules(_peek_step, _peek_answer)
