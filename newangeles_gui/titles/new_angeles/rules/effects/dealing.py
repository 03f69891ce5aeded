"""Verbs that change the deal in progress."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...content import (
    BarSupport,
    BarTrading,
    BetOnWinner,
    BlindSupport,
    DeclareResolution,
    ForceSupport,
    PickWinner,
    Ransom,
    SecondOffer,
)
from .. import capital, cards
from ..effect import Declare, VerbRules
from ..state import LOSE, TYPES

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..effect import Effect
    from ..game import Game


def _side(window: str) -> str:
    return "counter" if window == "counteroffer_proposed" else "main"


def _declare_step(game: Game, effect: Effect, verb: DeclareResolution) -> Decision | None:
    effect.next()
    game.push(Declare(_side(effect.window), effect.subject))
    return None


def _declare_possible(game: Game, effect: Effect, verb: DeclareResolution) -> bool:
    deal = game.deal()
    card = deal.counter if _side(effect.window) == "counter" else deal.main
    if not card or not getattr(game.box.cards[card], "declarable", True):  # 16.9
        return False
    return replace(effect, program=card, seat=effect.subject).would_do(game)


DECLARE_RESOLUTION = VerbRules(_declare_step, possible=_declare_possible)


def _bar_trading_step(game: Game, effect: Effect, verb: BarTrading) -> Decision | None:
    effect.next()
    for seat in effect.seats(game, verb.who):
        game.deal().barred_from_trade.append(seat)
        game.tell("trading_barred", player=game.name(seat))
    return None


BAR_TRADING = VerbRules(_bar_trading_step)


def _ransom_step(game: Game, effect: Effect, verb: Ransom) -> Decision | None:
    if effect.done:
        effect.next()
        return None
    options = ["return"]
    if game.state.capital[effect.subject] >= verb.amount:
        options.insert(0, "pay")
    return effect.ask(game, "ransom", options, effect.subject)


def _ransom_answer(game: Game, effect: Effect, verb: Ransom, option: str) -> None:
    effect.done += 1
    if option == "pay":
        capital.steal(game, effect.seat, effect.subject, verb.amount, effect.program)
    else:
        cards.take_back_counter(game)


def _ransom_possible(game: Game, effect: Effect, verb: Ransom) -> bool:
    return game.deal().counter_by == effect.subject


RANSOM = VerbRules(_ransom_step, _ransom_answer, _ransom_possible)


def _second_step(game: Game, effect: Effect, verb: SecondOffer) -> Decision | None:
    if effect.done:
        game.deal().straight_to_support = True
        effect.next()
        return None
    return effect.ask(game, "counter", cards.offerable(game, effect.seat), private=True)


def _second_answer(game: Game, effect: Effect, verb: SecondOffer, option: str) -> None:
    effect.done += 1
    cards.lay_counter(game, effect.seat, option)


def _second_possible(game: Game, effect: Effect, verb: SecondOffer) -> bool:
    return bool(cards.offerable(game, effect.seat))


SECOND_OFFER = VerbRules(_second_step, _second_answer, _second_possible)


def _blind_step(game: Game, effect: Effect, verb: BlindSupport) -> Decision | None:
    if not effect.done and cards.drawable(game):
        return effect.ask(game, "blind_deck", list(TYPES))
    if effect.done == 1:
        return effect.ask(game, "blind_side", cards.sides(game))
    effect.next()
    return None


def _blind_answer(game: Game, effect: Effect, verb: BlindSupport, option: str) -> None:
    effect.done += 1
    if effect.done == 1:
        effect.picks.append(TYPES.index(option))
        return
    deck = game.state.decks[effect.picks[0]]
    if not deck:
        cards.reshuffle(game)
    if deck:
        cards.lay_blind(game, deck.pop(), option)


def _blind_possible(game: Game, effect: Effect, verb: BlindSupport) -> bool:
    return bool(cards.drawable(game))


BLIND_SUPPORT = VerbRules(_blind_step, _blind_answer, _blind_possible)


def _bar_support_step(game: Game, effect: Effect, verb: BarSupport) -> Decision | None:
    effect.next()
    for seat in effect.seats(game, verb.who):
        game.deal().barred_from_counter.append(seat)
        game.tell("support_barred", player=game.name(seat))
    return None


def _bar_support_possible(game: Game, effect: Effect, verb: BarSupport) -> bool:
    """Who has no card supports nothing as it is."""
    return any(game.state.hands[seat] for seat in effect.seats(game, verb.who))


BAR_SUPPORT = VerbRules(_bar_support_step, possible=_bar_support_possible)


def _force_step(game: Game, effect: Effect, verb: ForceSupport) -> Decision | None:
    (victim,) = effect.seats(game, verb.who)
    options = [] if effect.done else _forceable(game, victim, verb)
    if not options:
        effect.next()
        return None
    return effect.ask(game, "forced_support", options, victim, private=True)


def _forceable(game: Game, victim: int, verb: ForceSupport) -> list[str]:
    """R.22: a card, or the capital if it can be lost."""
    options = cards.distinct(game.state.hands[victim])
    return [*options, LOSE] if game.state.capital[victim] >= verb.lose else options


def _force_answer(game: Game, effect: Effect, verb: ForceSupport, option: str) -> None:
    (victim,) = effect.seats(game, verb.who)
    effect.done += 1
    if option == LOSE:
        capital.lose(game, victim, verb.lose, effect.program)
    else:
        cards.lay_support(game, victim, option, "main")


def _force_possible(game: Game, effect: Effect, verb: ForceSupport) -> bool:
    return any(_forceable(game, seat, verb) for seat in effect.seats(game, verb.who))


FORCE_SUPPORT = VerbRules(_force_step, _force_answer, _force_possible)


def _pick_step(game: Game, effect: Effect, verb: PickWinner) -> Decision | None:
    if effect.done:
        effect.next()
        return None
    return effect.ask(game, "pick_winner", cards.sides(game))


def _pick_answer(game: Game, effect: Effect, verb: PickWinner, option: str) -> None:
    effect.done += 1
    game.deal().picked = option


PICK_WINNER = VerbRules(_pick_step, _pick_answer)


def _bet_step(game: Game, effect: Effect, verb: BetOnWinner) -> Decision | None:
    effect.next()
    for seat in effect.seats(game, verb.who):
        capital.lay_bet(game, effect.seat, seat, verb.amount, effect.program.partition(".")[0])
    return None


BET_ON_WINNER = VerbRules(_bet_step)
