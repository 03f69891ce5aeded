"""Verbs about resources, threat, capital and hand cards, and about the events to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.engine import random_below

from ...content import (
    ChangeResource,
    ChangeResources,
    ChangeThreat,
    DiscardCards,
    Draw,
    Gain,
    GainInOrder,
    GiveCards,
    KeepHand,
    Lose,
    PeekEvents,
    PoolCapital,
    StealCapital,
    StealCard,
)
from .. import capital, cards, city, victory
from ..effect import VerbRules
from ..state import DONE, RESOURCES, TYPES

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..effect import Effect
    from ..game import Game


def _changeable(game: Game, effect_picks: list[int], by: int) -> list[str]:
    return [
        name
        for resource, name in enumerate(RESOURCES)
        if resource not in effect_picks and (by > 0 or game.state.supply[resource])  # 40.3
    ]


def _can_move(game: Game, options: list[str], by: int) -> bool:
    """R.25: with all of them at the end of their tracks nothing is asked."""
    supply, ends = game.state.supply, game.box.track_ends
    return any(by < 0 or supply[place] < ends[place] for place in map(RESOURCES.index, options))


def _resources_step(game: Game, effect: Effect, verb: ChangeResources) -> Decision | None:
    options = _changeable(game, effect.picks, verb.by)
    if not _can_move(game, options, verb.by) or effect.done >= (verb.up_to or verb.count):
        effect.next()
        return None
    return effect.ask(game, "change_resource", [*options, DONE] if verb.up_to else options)


def _resources_answer(game: Game, effect: Effect, verb: ChangeResources, option: str) -> None:
    if option == DONE:
        effect.next()
        return
    resource = RESOURCES.index(option)
    effect.done += 1
    effect.picks.append(resource)
    effect.mark(verb.as_, resource)
    _change(game, resource, verb.by)


def _change(game: Game, resource: int, by: int) -> int:
    changed = city.change_resource(game, resource, by)
    game.tell("resource_changed", resource=RESOURCES[resource], by=changed)
    return changed


def _resources_possible(game: Game, effect: Effect, verb: ChangeResources) -> bool:
    return _can_move(game, _changeable(game, [], verb.by), verb.by)


CHANGE_RESOURCES = VerbRules(_resources_step, _resources_answer, _resources_possible)


def _resource_step(game: Game, effect: Effect, verb: ChangeResource) -> Decision | None:
    effect.next()
    if not _change(game, RESOURCES.index(verb.resource), verb.by):
        victory.raise_threat(game, verb.or_threat, effect.program)
    return None


CHANGE_RESOURCE = VerbRules(_resource_step)


def _threat_step(game: Game, effect: Effect, verb: ChangeThreat) -> Decision | None:
    effect.next()
    by = verb.by if verb.per is None else verb.by * game.count(verb.per)
    if by < 0:
        victory.lower_threat(game, -by, effect.program)
    else:
        victory.raise_threat(game, by, effect.program)
    return None


CHANGE_THREAT = VerbRules(_threat_step)


def _pool_step(game: Game, effect: Effect, verb: PoolCapital) -> Decision | None:
    if effect.done < game.players:
        seat = (game.state.active + effect.done) % game.players
        amounts = [str(amount) for amount in range(game.state.capital[seat] + 1)]
        return effect.ask(game, "spend", amounts, seat)
    if sum(effect.picks) >= game.players:
        effect.mark(verb.as_, sum(effect.picks))
    effect.next()
    return None


def _pool_answer(game: Game, effect: Effect, verb: PoolCapital, option: str) -> None:
    seat = (game.state.active + effect.done) % game.players
    effect.done += 1
    effect.picks.append(capital.lose(game, seat, int(option), effect.program))


POOL_CAPITAL = VerbRules(_pool_step, _pool_answer)


def _gain_step(game: Game, effect: Effect, verb: Gain) -> Decision | None:
    for seat in effect.seats(game, verb.who):
        amount = verb.amount
        if verb.if_supported is not None and supported(game, seat):
            amount = verb.if_supported
        if verb.per is not None:
            amount *= len(effect.marks.get(verb.per, ()))
        capital.gain(game, seat, amount, effect.program)
    effect.next()
    return None


def supported(game: Game, seat: int) -> bool:
    """Whether a player supported the offer that has won."""
    deal = game.state.deal
    return deal is not None and deal.votes(deal.winning, seat) > 0


def _gain_possible(game: Game, effect: Effect, verb: Gain) -> bool:
    return verb.per is None or bool(effect.marks.get(verb.per))


GAIN = VerbRules(_gain_step, possible=_gain_possible)


def _order_step(game: Game, effect: Effect, verb: GainInOrder) -> Decision | None:
    names = [name for seat, name in enumerate(game.state.corporations) if seat not in effect.picks]
    if not names or effect.done >= len(verb.amounts):
        effect.next()
        return None
    return effect.ask(game, "choose_player", names)


def _order_answer(game: Game, effect: Effect, verb: GainInOrder, option: str) -> None:
    seat = game.seat_of(option)
    effect.picks.append(seat)
    capital.gain(game, seat, verb.amounts[effect.done], effect.program)
    effect.done += 1


GAIN_IN_ORDER = VerbRules(_order_step, _order_answer)


def _lose_step(game: Game, effect: Effect, verb: Lose) -> Decision | None:
    for seat in effect.seats(game, verb.who):
        capital.lose(game, seat, verb.amount, effect.program)
    effect.next()
    return None


def _capital_there(game: Game, effect: Effect, verb: Lose | StealCapital) -> bool:
    return any(game.state.capital[seat] for seat in effect.seats(game, verb.who))


LOSE = VerbRules(_lose_step, possible=_capital_there)


def _steal_step(game: Game, effect: Effect, verb: StealCapital) -> Decision | None:
    held = game.state.capital
    for victim in effect.seats(game, verb.who):
        richest = verb.from_richest is not None and held[victim] == max(held)
        amount = verb.from_richest if richest and verb.from_richest else verb.amount
        capital.steal(game, effect.seat, victim, amount, effect.program)
    effect.next()
    return None


STEAL_CAPITAL = VerbRules(_steal_step, possible=_capital_there)


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


def _steal_card_step(game: Game, effect: Effect, verb: StealCard) -> Decision | None:
    (victim,) = effect.seats(game, verb.who)
    hand = game.state.hands[victim]
    if not hand or effect.done:
        effect.next()
        return None
    if verb.look:
        return effect.ask(game, "steal_card", [*cards.distinct(hand), DONE], private=True)
    effect.done += 1
    place, game.state.rng = random_below(game.state.rng, len(hand))
    cards.hand_over(game, victim, effect.seat, hand[place], "card_stolen")
    return None


def _steal_card_answer(game: Game, effect: Effect, verb: StealCard, option: str) -> None:
    (victim,) = effect.seats(game, verb.who)
    effect.done += 1
    public = {"player": game.name(effect.seat), "of": game.name(victim)}
    seen = {"cards": game.state.hands[victim][:]}
    game.tell_some("hand_seen", public, seen, effect.seat, victim)
    if option != DONE:
        cards.hand_over(game, victim, effect.seat, option, "card_stolen")


STEAL_CARD = VerbRules(_steal_card_step, _steal_card_answer, _cards_there)


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
