"""Action cards: drawing, discarding, reshuffling and the hand size (16, 42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.engine import rng

from .pieces import TYPES

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts

    from .game import Game


def draw(game: Game, seat: int, action_type: str, count: int) -> None:
    """A player draws cards of one type; fewer if there are no more (R.10)."""
    state = game.state
    deck = state.decks[TYPES.index(action_type)]
    drawn: list[str] = []
    while len(drawn) < count:
        if not deck:
            reshuffle(game)
            if not deck:
                break
        drawn.append(deck.pop())
    if drawn:
        state.hands[seat] += drawn
        public: Facts = {
            "player": game.name(seat),
            "type": action_type,
            "count": len(drawn),
        }
        game.tell_some("cards_drawn", public, {"cards": drawn}, seat)


def drawable(game: Game) -> list[str]:
    """The types that may have a card to draw; what lies among the discards nobody can see."""
    state = game.state
    if state.discards:
        return list(TYPES)
    return [name for name, deck in zip(TYPES, state.decks, strict=True) if deck]


def reshuffle(game: Game) -> None:
    """All discards go back to the decks of their types, which are shuffled (16.2)."""
    state = game.state
    for card in state.discards:
        state.decks[TYPES.index(game.box.type_of[card])].append(card)
    if state.discards:
        state.discards.clear()
        for deck in state.decks:
            state.rng = rng.shuffle(deck, state.rng)
        game.tell("discards_reshuffled")


def discard(game: Game, seat: int, card: str) -> None:
    """A hand card goes face down to the discard pile (16.4)."""
    game.state.hands[seat].remove(card)
    game.state.discards.append(card)
    game.tell_some("card_discarded", {"player": game.name(seat)}, {"card": card}, seat)


def hand_over(game: Game, giver: int, taker: int, card: str, kind: str) -> None:
    """A hand card changes hands, unseen by the others (16.8, 27.3)."""
    game.state.hands[giver].remove(card)
    game.state.hands[taker].append(card)
    public = {"player": game.name(giver), "to": game.name(taker)}
    game.tell_some(kind, public, {"card": card}, giver, taker)


def hand_size(game: Game, seat: int) -> int:
    """How many cards a player may keep at the end of their own turn (42.0)."""
    owners = game.state.owners
    size = game.box.limits.hand_size
    for asset in game.box.hand_changers:
        if owners.get(asset) == seat:
            size += game.box.assets[asset].hand_size
    return size


def draw_times(game: Game, seat: int) -> int:
    """By what the amounts on a corp sheet are multiplied."""
    times = 1
    for asset in game.box.draw_changers:
        if game.state.owners.get(asset) == seat:
            times *= game.box.assets[asset].draws_times
    return times


def sheet(game: Game, seat: int) -> tuple[tuple[str, int], ...]:
    """The draw list of a player's corp sheet."""
    return game.box.draw_list(game.name(seat), game.players)


def topmost_type(game: Game, seat: int) -> str:
    """The first type on a player's corp sheet."""
    return sheet(game, seat)[0][0]


def distinct(cards: list[str]) -> list[str]:
    """The different cards of a hand, in hand order: copies are one option."""
    return list(dict.fromkeys(cards))
