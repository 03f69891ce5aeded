"""The verb that looks at the top events and puts them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...content.verbs import PeekEvents
from .verb import VerbRules

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..effect import Effect
    from ..game import Game


def looked_at(game: Game, effect: Effect, verb: PeekEvents) -> list[str]:
    """The events in hand, the top one first: one goes to the bottom, the rest stay on top."""
    looked = verb.count - (1 if effect.done else 0)
    return game.state.event_deck[-looked:][::-1]


def _step(game: Game, effect: Effect, verb: PeekEvents) -> Decision | None:
    """First which goes to the bottom, then which comes out on top, second and so on."""
    deck = looked_at(game, effect, verb)
    if not effect.done:
        return effect.ask(game, "bury_event", deck, private=True)
    placed = effect.done - 1
    if placed >= len(deck):
        effect.next()
        return None
    return effect.ask(game, "order_event", deck[placed:], private=True)


def _answer(game: Game, effect: Effect, verb: PeekEvents, option: str) -> None:
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


PEEK_EVENTS = VerbRules(_step, _answer)
