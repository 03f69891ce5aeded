"""Assets and emergency actions (65, 66): whose they are, what they can do, and when."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Decision, frame

from . import capital
from .effect import Effect
from .kinds import AnySeat, Asset, Moment, Passed
from .state import DONE, NOBODY, Step

if TYPE_CHECKING:
    from .game import Game

Test = Callable[["Game", int, int], bool]
OF_NOBODY: Final = ("", "threat_rose", "illness_raised_threat")  # not about one player


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


def usable(game: Game, seat: int, asset: str, subject: int, window: str) -> bool:
    """Whether a player can use an asset of theirs now."""
    ability = game.box.abilities[asset]
    if ability.cost == "exhaust" and asset in game.state.exhausted:
        return False  # 65.2
    if ability.condition and not CONDITIONS[ability.condition](game, seat, subject):
        return False
    # R.25: what could do nothing cannot be used.
    return asset in game.box.certain or Effect(asset, seat, subject, window).would_do(game)


def use_asset(game: Game, asset: str, subject: int, window: str) -> None:
    """Pay the cost of an ability and resolve it."""
    seat = game.state.owners[asset]
    game.tell("ability_used", player=game.name(seat), asset=asset)
    cost = game.box.abilities[asset].cost
    if cost == "exhaust":
        exhaust(game, asset)
    elif cost == "discard":
        discard(game, asset)
    game.push_effect(asset, seat, subject, window)


def _by_other(game: Game, seat: int, subject: int) -> bool:
    return seat != subject


def _by_you(game: Game, seat: int, subject: int) -> bool:
    return seat == subject


def _countered(game: Game, seat: int, subject: int) -> bool:
    return game.deal().counter != ""


def _richer_than_you(game: Game, seat: int, subject: int) -> bool:
    capital = game.state.capital
    return seat != subject and capital[subject] > capital[seat]


def _won_by_right_neighbour(game: Game, seat: int, subject: int) -> bool:
    return (subject + 1) % game.players == seat  # play goes clockwise, to the left


def _won_by_countering(game: Game, seat: int, subject: int) -> bool:
    return game.deal().winning == "counter"


def _lost_as_active(game: Game, seat: int, subject: int) -> bool:
    return seat == game.state.active and game.deal().winner != seat


def _empty_hand(game: Game, seat: int, subject: int) -> bool:
    return not game.state.hands[seat]


CONDITIONS: Mapping[str, Test] = MappingProxyType(
    {
        "by_other": _by_other,
        "by_you": _by_you,
        "countered": _countered,
        "richer_than_you": _richer_than_you,
        "won_by_right_neighbour": _won_by_right_neighbour,
        "won_by_countering": _won_by_countering,
        "lost_as_active": _lost_as_active,
        "empty_hand": _empty_hand,
    }
)


@frame("window")
@dataclass(slots=True)
class Window(Step):
    """Who may still use what in this moment; `subject` is the player whom it is about."""

    name: Moment = ""
    subject: AnySeat = NOBODY
    asked: Passed = 0  # seats clockwise from the active player that are through
    used: list[Asset] = field(default_factory=list)

    def step(self, game: Game) -> Decision | None:
        """Fire what must happen, ask about what may, seat after seat."""
        waiting = self._waiting(game)
        active, players = game.state.active, game.players
        while self.asked < players:
            seat = (active + self.asked) % players
            usable = self._usable(game, seat, waiting[seat]) if seat in waiting else []
            if usable:
                return self._ask(game, seat, usable)
            self.asked += 1
        game.pop()
        return None

    def _ask(self, game: Game, seat: int, usable: list[str]) -> Decision | None:
        optional = [one for one in usable if self._is_optional(game, one)]
        if optional or len(usable) > 1:
            options = usable if len(optional) < len(usable) else [*usable, DONE]
            return Decision("use", seat, options, self.name)
        self.answer(game, usable[0])  # 65.5: not optional
        return None

    def _is_optional(self, game: Game, asset: str) -> bool:
        return game.box.abilities[asset].may and not self._is_bet(game, asset)

    def _is_bet(self, game: Game, asset: str) -> bool:
        return self.name == capital.BETS_WON and asset in capital.won_bets(game, self.subject)

    def _waiting(self, game: Game) -> dict[int, list[str]]:
        """The assets for this moment that have not been used, by owner."""
        owners = game.state.owners
        waiting: dict[int, list[str]] = {}
        for asset in game.box.windows.get(self.name, ()):
            if asset in owners and asset not in self.used:
                waiting.setdefault(owners[asset], []).append(asset)
        if self.name == capital.BETS_WON:
            for asset, better in capital.won_bets(game, self.subject).items():
                waiting.setdefault(better, []).append(asset)
        return waiting

    def _usable(self, game: Game, seat: int, assets: list[str]) -> list[str]:
        subject, name = self.subject, self.name
        due = capital.won_bets(game, subject) if name == capital.BETS_WON else ()
        return [one for one in assets if one in due or usable(game, seat, one, subject, name)]

    def answer(self, game: Game, option: str) -> None:
        """Use an ability, or no more of them."""
        if option == DONE:
            self.asked += 1
        elif self._is_bet(game, option):
            capital.pay_bet(game, self.subject, option)
        else:
            self.used.append(option)
            use_asset(game, option, self.subject, self.name)
