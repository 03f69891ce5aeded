"""The facts that a game tells are all that has happened: who only listens knows the open table.

The screen, the news and the sounds live off the facts, so a fact that is missing, told twice or
told wrong is a fault even where the rules themselves are right.
"""

import random
from collections import Counter
from typing import Any

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.engine.events import Event
from newangeles_gui.titles.new_angeles.rules import assets
from newangeles_gui.titles.new_angeles.rules.box import Box
from newangeles_gui.titles.new_angeles.rules.game import Game
from newangeles_gui.titles.new_angeles.rules.pieces import BIT, PROTEST, RESOURCES, STRIKE
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.steps.action_card import ActionCard
from newangeles_gui.titles.new_angeles.rules.steps.rounds import round_name

UNREST = {"stable": 0, "protest": PROTEST, "strike": STRIKE}


class Listener:
    """The open table as somebody imagines it who only hears the facts."""

    def __init__(self, game: Game) -> None:
        self.game = game
        for name, value in on_the_table(game).items():
            setattr(self, name, value)

    def hear(self, event: Event) -> None:
        """Imagine what has happened; facts without a method change nothing on the table."""
        change = getattr(self, f"_{event.kind}", None)
        if change is not None:
            change(**event.data)

    def imagined(self) -> dict[str, Any]:
        """The same words as `on_the_table`."""
        return {name: getattr(self, name) for name in on_the_table(self.game)}

    def _threat_rose(self, amount: int, to: int, why: str) -> None:
        self.threat = min(self.game.box.threat_end, self.threat + amount)
        assert self.threat == to

    def _threat_fell(self, amount: int, to: int, why: str) -> None:
        self.threat -= amount
        assert self.threat == to

    def _capital_gained(self, player: str, amount: int, why: str) -> None:
        self.capital[player] += amount

    def _capital_lost(self, player: str, amount: int, why: str) -> None:
        self.capital[player] -= amount

    def _asset_claimed(self, player: str, asset: str) -> None:
        self.owners[asset] = player

    def _asset_given(self, asset: str, player: str, to: str) -> None:
        assert self.owners[asset] == player
        self.owners[asset] = to

    _asset_stolen = _asset_swapped = _asset_traded = _asset_given

    def _asset_discarded(self, player: str, asset: str) -> None:
        assert self.owners.pop(asset) == player
        self.exhausted.discard(asset)

    def _asset_exhausted(self, player: str, asset: str) -> None:
        assert self.owners[asset] == player
        self.exhausted.add(asset)

    def _asset_readied(self, player: str, asset: str) -> None:
        assert self.owners[asset] == player
        self.exhausted.remove(asset)

    def _emergency_stolen(self, card: str, player: str, of: str) -> None:
        assert self.emergencies[card][0] == of
        self.emergencies[card] = (player, self.emergencies[card][1])

    def _emergency_turned_up(self, card: str, player: str) -> None:
        self.emergencies[card] = (self.emergencies[card][0], True)

    def _emergency_returned(self, card: str, player: str, face_up: bool) -> None:
        assert self.emergencies[card][0] == ""
        self.emergencies[card] = (player, face_up)

    def _main_offer_proposed(self, player: str, card: str) -> None:
        if card in self.emergencies:
            assert self.emergencies[card] == (player, True)
            self.emergencies[card] = ("", True)
        else:
            self.hands[player] -= 1

    _counteroffer_proposed = _main_offer_proposed

    def _counteroffer_returned(self, player: str, card: str) -> None:
        if card not in self.emergencies:
            self.hands[player] += 1

    def _cards_drawn(self, player: str, type: str, count: int) -> None:
        self.hands[player] += count

    def _card_discarded(self, player: str) -> None:
        self.hands[player] -= 1

    def _card_given(self, player: str, to: str) -> None:
        self.hands[player] -= 1
        self.hands[to] += 1

    _card_stolen = _counter_price_taken = _card_given

    def _support_laid(self, player: str, **data: Any) -> None:
        if player:
            self.hands[player] -= 1

    def _piece_placed(self, piece: str, district: str) -> None:
        self.city[district, piece] += 1

    def _piece_removed(self, piece: str, district: str) -> None:
        self.city[district, piece] -= 1

    _piece_reached_root = _piece_removed

    def _piece_moved(self, piece: str, district: str, to: str) -> None:
        self.city[district, piece] -= 1
        self.city[to, piece] += 1

    _android_moved = _piece_moved

    def _unrest_rose(self, district: str, stages: int, to: str) -> None:
        order = ["stable", "protest", "strike"]
        assert order.index(to) == order.index(self.unrest[district]) + stages
        self.unrest[district] = to

    def _unrest_fell(self, district: str, stages: int, to: str) -> None:
        self._unrest_rose(district, -stages, to)

    def _unrest_cleared(self, district: str) -> None:
        assert self.unrest[district] != "stable"
        self.unrest[district] = "stable"

    def _produced(self, district: str, resource: str, amount: int) -> None:
        self.supply[resource] += amount

    def _resource_changed(self, resource: str, by: int) -> None:
        self.supply[resource] += by

    def _demand_revealed(self, demand: str) -> None:
        self.demand = demand
        self.supply = dict.fromkeys(RESOURCES, 0)

    def _round_started(self, round: str) -> None:
        self.round = round
        self.phase = "demand" if round.startswith("demand") else "action"

    def _phase_started(self, phase: str) -> None:
        self.phase = phase

    def _turn_track_filled(self, count: int) -> None:
        self.turns_left = count

    def _asset_revealed(self, player: str, asset: str) -> None:
        self.turns_left -= 1

    def _turn_started(self, player: str) -> None:
        assert self.active == player
        self.turns_taken += 1

    def _turn_ended(self, player: str) -> None:
        names = self.game.state.corporations
        self.active = names[(names.index(player) + 1) % len(names)]


def on_the_table(game: Game) -> dict[str, Any]:
    """What everybody sees, in words."""
    state, box = game.state, game.box
    names = state.corporations
    city: Counter[tuple[str, str]] = Counter()
    unrest = {}
    for district, here in zip(box.district_ids, state.city, strict=True):
        city.update({(district, piece): 1 for piece, bit in BIT.items() if here & bit})
        unrest[district] = next(
            word for word, bit in UNREST.items() if here & (PROTEST | STRIKE) == bit
        )
    return {
        "threat": state.threat,
        "capital": dict(zip(names, state.capital, strict=True)),
        "owners": {asset: game.name(seat) for asset, seat in state.owners.items()},
        "exhausted": set(state.exhausted),
        "emergencies": {
            assets.emergency_of(game, owner): (game.name(holder), state.emergency_up[owner])
            for owner, holder in enumerate(state.emergency_holder)
        },
        "hands": {name: len(hand) for name, hand in zip(names, state.hands, strict=True)},
        "city": city,
        "unrest": unrest,
        "supply": dict(zip(RESOURCES, state.supply, strict=True)),
        "demand": state.demand,
        "active": game.name(state.active),
        "round": round_name(game, min(state.round_place, len(box.rounds) - 1)),
        "phase": state.phase,
        "turns_taken": state.turns_taken,
        "turns_left": len(state.turn_track),
    }


def in_resolution(game: Game) -> str:
    """The action card that is being resolved; none where the game waits for something else."""
    cards = [one for one in game.state.stack if isinstance(one, ActionCard) and one.resolved]
    return cards[-1].card if cards else ""


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_who_listens_knows_the_table(players: int, seed: int, box: Box) -> None:
    game = new_game(box, list(box.corporations)[:players], seed)
    dice = random.Random(f"listen {players} {seed}")
    listener = Listener(game)
    assert (listener.phase, listener.turns_taken, listener.threat) == ("setup", 0, 0)
    number = 0
    while (pending := game.pending) is not None:
        number += 1
        choice = Choice(pending.kind, dice.choice(pending.options))
        events = game.apply(choice)
        for event in events:
            listener.hear(event)
        place = f"players {players}, seed {seed}, decision {number}: {choice}"
        told = "\n".join(event.line() for event in events)
        assert listener.imagined() == on_the_table(game), f"{place}\n{told}"
        assert game.state.over or game.state.resolving == in_resolution(game), place
    assert number > 50
