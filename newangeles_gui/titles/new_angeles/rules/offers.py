"""Offers and support on the table: laying, taking back, clearing away (13, 25, 54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import assets, cards, promises
from .state import NOBODY

if TYPE_CHECKING:
    from .game import Game

MAIN = "main"
COUNTER = "counter"


def offerable(game: Game, seat: int, price: int = 0) -> list[str]:
    """The cards that a player could offer after paying a price in hand cards (25.4)."""
    hand = game.state.hands[seat]
    options = cards.distinct(hand) if len(hand) > price else []
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
