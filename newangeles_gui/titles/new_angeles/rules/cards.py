"""Action cards: drawn, discarded, reshuffled (16, 42), laid as offers and support (13, 54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.engine import shuffle

from . import assets, promises
from .state import NOBODY, TYPES

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
            state.rng = shuffle(deck, state.rng)
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


MAIN = "main"
COUNTER = "counter"


def offerable(game: Game, seat: int, price: int = 0) -> list[str]:
    """The cards that a player could offer after paying a price in hand cards (25.4)."""
    hand = game.state.hands[seat]
    options = distinct(hand) if len(hand) > price else []
    if len(hand) >= price:
        options += assets.playable_emergencies(game, seat)
    return options


def take_card(game: Game, seat: int, card: str) -> None:
    """An offered card leaves its player's hand or area."""
    if card in game.box.emergency_owner:
        assets.take_from_area(game, card)
    else:
        game.state.hands[seat].remove(card)


def lay_main(game: Game, seat: int, card: str) -> None:
    """The main offer is proposed (13.0)."""
    take_card(game, seat, card)
    deal = game.deal()
    deal.main = card
    deal.main_by = seat
    game.tell("main_offer_proposed", player=game.name(seat), card=card)
    game.open_window("main_offer_proposed", seat)


def lay_counter(game: Game, seat: int, card: str) -> None:
    """A counteroffer is proposed on top of the others; it replaces the one before (25.3, 23.1)."""
    take_card(game, seat, card)
    deal = game.deal()
    former = deal.counter_by
    deal.pile.append(card)
    deal.pile_by.append(seat)
    deal.counter = card
    deal.counter_by = seat
    deal.declared_counter = None
    game.tell("counteroffer_proposed", player=game.name(seat), card=card)
    if game.state.promises:
        promises.countered(game, former)
    game.open_window("counteroffer_proposed", seat)


def take_back_counter(game: Game) -> None:
    """The counteroffer returns to its player; the one before does not revive (25.8, R.11)."""
    deal = game.deal()
    card = deal.pile.pop()
    seat = deal.pile_by.pop()
    deal.counter = ""
    deal.counter_by = NOBODY
    deal.declared_counter = None
    is_emergency = card in game.box.emergency_owner
    if not is_emergency:
        game.state.hands[seat].append(card)
    game.tell("counteroffer_returned", player=game.name(seat), card=card)
    if is_emergency:
        assets.return_emergency(game, card, seat, face_up=True)


def sides(game: Game) -> list[str]:
    """The offers of this deal (30.0)."""
    return [MAIN, COUNTER] if game.deal().counter else [MAIN]


def lay_support(game: Game, seat: int, card: str, side: str) -> None:
    """A hand card goes face down beside an offer (57.1)."""
    game.state.hands[seat].remove(card)
    _lay(game, seat, card, side)


def lay_blind(game: Game, card: str, side: str) -> None:
    """A card that nobody has seen goes face down beside an offer."""
    _lay(game, NOBODY, card, side)


def _lay(game: Game, seat: int, card: str, side: str) -> None:
    deal = game.deal()
    deal.support.append(card)
    deal.support_side.append(side)
    deal.support_by.append(seat)
    public = {"player": game.name(seat), "side": side}
    known_to = () if seat == NOBODY else (seat,)
    game.tell_some("support_laid", public, {"card": card}, *known_to)


def clear_table(game: Game) -> None:
    """All action cards played are discarded, emergency actions return (54.5, 17.3)."""
    state = game.state
    deal = game.deal()
    played = [(deal.main, deal.winning == MAIN)] if deal.main else []
    top = len(deal.pile) - 1
    for place, card in enumerate(deal.pile):
        on_offer = place == top and card == deal.counter
        played.append((card, on_offer and deal.winning == COUNTER))
    for card, won in played:
        if card in game.box.emergency_owner:
            home = assets.emergency_seat(game, card)
            assets.return_emergency(game, card, home, face_up=not won)
    state.discards += [card for card, _ in played if card not in game.box.emergency_owner]
    state.discards += deal.support
    state.deal = None
    game.tell("table_cleared", cards=len(played) + len(deal.support))
    if state.promises:
        promises.unpayable(game, deal.barred_from_trade)
