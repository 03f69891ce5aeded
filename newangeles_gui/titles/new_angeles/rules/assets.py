"""Assets and emergency actions: who has them, claiming, giving, stealing, discarding (65, 66)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import NOBODY

if TYPE_CHECKING:
    from .game import Game


def owned(game: Game, seat: int) -> list[str]:
    """A player's assets in the order in which they came."""
    return [asset for asset, owner in game.state.owners.items() if owner == seat]


def claim(game: Game, seat: int, asset: str) -> None:
    """A player claims an asset; what happens 'when claimed' follows (66.0)."""
    game.state.owners[asset] = seat
    game.tell("asset_claimed", player=game.name(seat), asset=asset)
    ability = game.box.abilities.get(asset)
    if ability is None or ability.window != "claimed":
        return
    if ability.cost == "discard":
        discard(game, asset)
    game.push_effect(asset, seat, seat)


def transfer(game: Game, asset: str, to: int, kind: str) -> None:
    """An asset changes hands; it stays exhausted and is not claimed (14.4, 27.2, 65.8)."""
    owners = game.state.owners
    giver = owners.pop(asset)
    owners[asset] = to
    game.tell(kind, asset=asset, player=game.name(giver), to=game.name(to))


def discard(game: Game, asset: str) -> None:
    """An asset goes face down to the bottom of its deck (65.7)."""
    state = game.state
    owner = state.owners.pop(asset)
    if asset in state.exhausted:
        state.exhausted.remove(asset)
    state.asset_deck.insert(0, asset)
    game.tell("asset_discarded", player=game.name(owner), asset=asset)


def exhaust(game: Game, asset: str) -> None:
    """Turn an asset sideways (60)."""
    game.state.exhausted.append(asset)
    game.tell("asset_exhausted", player=game.name(game.state.owners[asset]), asset=asset)


def ready_all(game: Game, seat: int) -> None:
    """All of a player's exhausted assets are readied (39.0)."""
    state = game.state
    for asset in [one for one in state.exhausted if state.owners[one] == seat]:
        state.exhausted.remove(asset)
        game.tell("asset_readied", player=game.name(seat), asset=asset)


def emergency_of(game: Game, seat: int) -> str:
    """The emergency action that belongs to a player's corporation."""
    return game.box.corporations[game.name(seat)].emergency


def emergency_seat(game: Game, card: str) -> int:
    """The seat whose corporation an emergency action belongs to."""
    return game.seat_of(game.box.emergency_owner[card])


def playable_emergencies(game: Game, seat: int) -> list[str]:
    """Face-up emergency actions in a player's own area (13.1, 17.2)."""
    state = game.state
    if seat not in state.emergency_holder:
        return []
    return [
        emergency_of(game, owner)
        for owner, holder in enumerate(state.emergency_holder)
        if holder == seat and state.emergency_up[owner]
    ]


def take_from_area(game: Game, card: str) -> None:
    """An emergency action leaves its area to be an offer."""
    game.state.emergency_holder[emergency_seat(game, card)] = NOBODY


def return_emergency(game: Game, card: str, to: int, face_up: bool) -> None:
    """An emergency action comes back from the table (17.3)."""
    owner = emergency_seat(game, card)
    game.state.emergency_holder[owner] = to
    game.state.emergency_up[owner] = face_up
    game.tell("emergency_returned", card=card, player=game.name(to), face_up=face_up)
