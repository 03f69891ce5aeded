"""Verbs that discard, give and steal hand cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.engine import rng

from ...content.verbs import DiscardCards, GiveCards, KeepHand, StealCard
from .. import cards
from ..state import DONE
from .verb import VerbRules

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..effect import Effect
    from ..game import Game


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
