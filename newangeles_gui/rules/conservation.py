"""The invariants of every state: nothing appears, nothing disappears, limits hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sized
from typing import TYPE_CHECKING

from . import promises
from .pieces import (
    BIT,
    ENEMY,
    OUTAGE,
    PRISEC,
    RESERVED,
    RESOURCES,
    TYPES,
    UNREST,
)
from .victory import FEDERALIST

if TYPE_CHECKING:
    from .game import Game


RICHEST = 5_000  # far beyond what a game can pay; some questions list every amount


def problems(game: Game) -> list[str]:
    """Everything that is wrong with a game in play; empty for a sound one."""
    state = game.state
    found = contents(game)
    if state.over != (not state.stack) or state.over != (state.pending is None):
        found.append("something is left to do after the end, or nothing before it")
    return found


def contents(game: Game) -> list[str]:
    """What is wrong with the pieces, cards and numbers, whatever is going on."""
    misshapen = _shape(game)
    if misshapen:
        return misshapen  # the other checks rely on the shape
    found = [*_city(game), *_tokens(game), *_action_cards(game), *_other_cards(game)]
    return found + _numbers(game) + _places(game) + _promises(game)


def _shape(game: Game) -> list[str]:
    state, box = game.state, game.box
    players = len(state.corporations)
    limits = box.limits.players
    if not limits.min <= players <= limits.max:
        return [f"{players} players"]
    if len(set(state.corporations)) < players or set(state.corporations) - set(box.corporations):
        return [f"playing: {state.corporations}"]
    by_seat: dict[str, Sized] = {
        "capital": state.capital,
        "hands": state.hands,
        "rivals": state.rivals,
        "investments": state.investments,
        "drawn investments": state.drawn_investments,
        "emergency holders": state.emergency_holder,
        "emergency faces": state.emergency_up,
    }
    found = [f"{len(held)} {name}" for name, held in by_seat.items() if len(held) != players]
    if not 0 <= state.active < players:
        found.append(f"active player {state.active}")
    if not 0 <= state.round_place < len(box.rounds):
        found.append(f"round {state.round_place}")
    sizes = (len(state.city), len(state.reserve), len(state.supply), len(state.decks))
    if sizes != (len(box.district_ids), len(RESERVED), len(RESOURCES), len(TYPES)):
        found.append(f"sizes {sizes}")
    return found


def _city(game: Game) -> list[str]:
    found = []
    for district, here in enumerate(game.state.city):
        name = game.box.district_ids[district]
        # 38.1; but R.6: threat 25 stops everything, also while an enemy unit makes room.
        if here & PRISEC and here & ENEMY and game.state.ended_by != "threat":
            found.append(f"{name}: prisec with an enemy unit")
        if here & OUTAGE and here & UNREST:
            found.append(f"{name}: outage with unrest")  # 53.3
        if here & UNREST == UNREST:
            found.append(f"{name}: protest and strike at once")
        if here >> len(RESERVED) + 1:
            found.append(f"{name}: unknown piece {here:#x}")
    return found


def _tokens(game: Game) -> list[str]:
    state = game.state
    found = []
    for place, name in enumerate(RESERVED):
        mask = BIT.get(name, UNREST)
        standing = sum(1 for here in state.city if here & mask)
        if standing + state.reserve[place] != game.box.stock[place]:
            found.append(f"{name}: {standing} on the board, {state.reserve[place]} in reserve")
    return found


def _action_cards(game: Game) -> list[str]:
    state, box = game.state, game.box
    cards = Counter(state.discards)
    for hand in state.hands:
        cards.update(hand)
    for deck, action_type in zip(state.decks, TYPES, strict=True):
        cards.update(deck)
        wrong = [card for card in deck if box.type_of.get(card) != action_type]
        if wrong:
            return [f"{action_type} deck holds {wrong}"]
    if state.deal:
        played = [*state.deal.pile, state.deal.main, *state.deal.support]
        cards.update(card for card in played if card in box.type_of)
    printed = {
        action.id: action.copies
        for actions in box.content.actions.values()
        for action in actions.values()
    }
    differing = {card for card in {*cards, *printed} if cards[card] != printed.get(card)}
    return [f"action cards do not add up: {sorted(differing)}"] if differing else []


def _other_cards(game: Game) -> list[str]:
    state, content = game.state, game.box.content
    deal_asset = [state.deal.asset] if state.deal and state.deal.asset else []
    families: dict[str, tuple[Iterable[str], Iterable[str]]] = {
        "assets": (
            [*state.owners, *state.asset_deck, *state.turn_track, *deal_asset],
            content.assets,
        ),
        "events": (state.event_deck, content.events),
        "demands": ([*state.demand_deck, state.demand], content.demands),
        "investments": (
            [
                *state.investment_deck,
                *filter(None, state.investments),
                *(card for cards in state.drawn_investments for card in cards),
            ],
            content.investments,
        ),
        "rivals": (
            [*state.rivals, state.rival_under_board],
            [*state.corporations, FEDERALIST],
        ),
    }
    return [
        f"{name} do not add up"
        for name, (there, printed) in families.items()
        if sorted(there) != sorted(printed)
    ]


def _numbers(game: Game) -> list[str]:
    state, box = game.state, game.box
    found = []
    if any(not 0 <= capital <= RICHEST for capital in state.capital):
        found.append(f"capital out of range: {state.capital}")
    if not 0 <= state.threat <= box.threat_end:
        found.append(f"threat {state.threat}")
    for place, name in enumerate(RESOURCES):
        if not 0 <= state.supply[place] <= box.track_ends[place]:
            found.append(f"{name} at {state.supply[place]}")
    if (state.threat == box.threat_end) != (state.ended_by == "threat"):
        found.append(f"threat {state.threat}, but ended by {state.ended_by!r}")
    return found


def _places(game: Game) -> list[str]:
    state = game.state
    players = range(game.players)
    found = []
    if len(state.turn_track) > game.box.limits.turn_track_spaces:
        found.append(f"{len(state.turn_track)} assets on the turn track")
    if any(owner not in players for owner in state.owners.values()):
        found.append("an asset belongs to nobody at the table")
    if any(asset not in state.owners for asset in state.exhausted):
        found.append("an exhausted asset that nobody has")
    on_offer = [state.deal.main, *state.deal.pile] if state.deal else []
    for owner, holder in enumerate(state.emergency_holder):
        card = game.box.corporations[game.name(owner)].emergency
        if (holder < 0) != (card in on_offer):
            found.append(f"{card} is neither on the table nor with a player")
    return found


def _promises(game: Game) -> list[str]:
    state = game.state
    if len(state.promises) > promises.MOST:
        return [f"{len(state.promises)} promises"]
    playing = state.corporations
    wrong = [
        str(one)
        for one in state.promises
        if one.by not in playing
        or one.to not in playing
        or one.kind not in promises.KINDS
        or one.until not in promises.UNTIL
        or one.fate not in promises.FATES
    ]
    return [f"no promises: {wrong[:3]}"] if wrong else []
