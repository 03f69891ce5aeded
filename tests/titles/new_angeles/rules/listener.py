"""The open table as somebody imagines it who only hears the facts of a game."""

from collections import Counter
from typing import Any

from newangeles_gui.engine.decisions import Facts
from newangeles_gui.titles.new_angeles.rules import assets
from newangeles_gui.titles.new_angeles.rules.game import Game
from newangeles_gui.titles.new_angeles.rules.state import (
    BIT,
    PLACE_IN_RESERVE,
    PROTEST,
    RESOURCES,
    STRIKE,
    UNREST_RESERVE,
    Deal,
)
from newangeles_gui.titles.new_angeles.rules.steps.rounds import round_name
from newangeles_gui.titles.new_angeles.rules.views import View, view

UNREST = {"stable": 0, "protest": PROTEST, "strike": STRIKE}
SIDES = ("main", "counter")


class Listener:
    """The open table as somebody imagines it who only hears the facts."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.names = list(table := on_the_table(game, view(game)))
        for name, value in table.items():
            setattr(self, name, value)

    def hear(self, kind: str, facts: Facts) -> None:
        """Imagine what has happened; facts without a method change nothing on the table."""
        change = getattr(self, f"_{kind}", None)
        if change is not None:
            change(**facts)

    def imagined(self) -> dict[str, Any]:
        """The same words as `on_the_table`."""
        return {name: getattr(self, name) for name in self.names}

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
        if self.deal["asset"] == asset:
            self.deal["asset"] = ""
        else:
            self.assets_left -= 1

    def _asset_given(self, asset: str, player: str, to: str) -> None:
        assert self.owners[asset] == player
        self.owners[asset] = to

    _asset_stolen = _asset_swapped = _asset_traded = _asset_given

    def _asset_discarded(self, player: str, asset: str) -> None:
        assert self.owners.pop(asset) == player
        self.exhausted.discard(asset)
        self.assets_left += 1

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

    def _offered(self, player: str, card: str) -> None:
        if card in self.emergencies:
            assert self.emergencies[card] == (player, True)
            self.emergencies[card] = ("", True)
        else:
            self.hands[player] -= 1

    def _main_offer_proposed(self, player: str, card: str) -> None:
        self._offered(player, card)
        self.deal["main"] = (player, card)

    def _counteroffer_proposed(self, player: str, card: str) -> None:
        self._offered(player, card)
        self.deal["counter"] = (player, card)
        self.deal["pile"].append(card)

    def _counteroffer_returned(self, player: str, card: str) -> None:
        if card not in self.emergencies:
            self.hands[player] += 1
        assert self.deal["pile"].pop() == card
        self.deal["counter"] = ("", "")

    def _asset_revealed(self, player: str, asset: str) -> None:
        self.turns_left -= 1
        self.deal["asset"] = asset

    def _asset_returned(self, asset: str) -> None:
        assert self.deal["asset"] == asset
        self.deal["asset"] = ""
        self.assets_left += 1

    def _trading_barred(self, player: str) -> None:
        self.deal["no trade"].append(player)

    def _support_barred(self, player: str) -> None:
        self.deal["no support"].append(player)

    def _deal_won(self, player: str, side: str, main: int, counter: int) -> None:
        self.deal["won"] = (player, side)
        assert (main, counter) == tuple(self.deal["support"].count(one) for one in SIDES)

    def _table_cleared(self, cards: int) -> None:
        offered = [one for one in (self.deal["main"][1], *self.deal["pile"]) if one]
        laid = len(self.deal["support"])
        assert cards == len(offered) + laid
        self.discards += sum(one not in self.emergencies for one in offered) + laid
        self.deal = deal_in_words(self.game, Deal())

    def _discards_reshuffled(self) -> None:
        self.discards = 0

    def _traded(self, player: str, to: str, give: int, get: int, **data: Any) -> None:
        self.capital[player] += get - give
        self.capital[to] += give - get

    def _promise_made(self, player: str, to: str, promise: str) -> None:
        self.promises.append((promise, to, "open"))

    def _judged(self, promise: str, to: str, fate: str) -> None:
        self.promises[self.promises.index((promise, to, "open"))] = (promise, to, fate)

    def _promise_kept(self, player: str, to: str, promise: str) -> None:
        self._judged(promise, to, "kept")

    def _promise_broken(self, player: str, to: str, promise: str) -> None:
        self._judged(promise, to, "broken")

    def _promise_void(self, player: str, to: str, promise: str) -> None:
        self._judged(promise, to, "void")

    def _cards_drawn(self, player: str, type: str, count: int) -> None:
        self.hands[player] += count

    def _card_discarded(self, player: str) -> None:
        self.hands[player] -= 1
        self.discards += 1

    def _card_given(self, player: str, to: str) -> None:
        self.hands[player] -= 1
        self.hands[to] += 1

    _card_stolen = _counter_price_taken = _card_given

    def _support_laid(self, player: str, side: str) -> None:
        self.deal["support"].append(side)
        if player:
            self.hands[player] -= 1

    def _piece_placed(self, piece: str, district: str) -> None:
        self.city[district, piece] += 1
        self.reserve[piece] -= 1

    def _piece_removed(self, piece: str, district: str) -> None:
        self.city[district, piece] -= 1
        self.reserve[piece] += 1

    _piece_reached_root = _piece_removed

    def _piece_moved(self, piece: str, district: str, to: str) -> None:
        self.city[district, piece] -= 1
        self.city[to, piece] += 1

    _android_moved = _piece_moved

    def _unrest_rose(self, district: str, stages: int, to: str) -> None:
        order = ["stable", "protest", "strike"]
        assert order.index(to) == order.index(self.unrest[district]) + stages
        self.reserve["unrest"] += (to == "stable") - (self.unrest[district] == "stable")
        self.unrest[district] = to

    def _unrest_fell(self, district: str, stages: int, to: str) -> None:
        self._unrest_rose(district, -stages, to)

    def _unrest_cleared(self, district: str) -> None:
        assert self.unrest[district] != "stable"
        self.unrest[district] = "stable"
        self.reserve["unrest"] += 1

    def _produced(self, district: str, resource: str, amount: int) -> None:
        self.supply[resource] += amount

    def _resource_changed(self, resource: str, by: int) -> None:
        self.supply[resource] += by

    def _demand_revealed(self, demand: str) -> None:
        self.demand = demand
        self.supply = dict.fromkeys(RESOURCES, 0)

    def _round_started(self, round: str) -> None:
        assert round == round_name(self.game, self.round_place)
        self.phase = "demand" if round.startswith("demand") else "action"

    def _round_ended(self) -> None:
        self.round_place += 1
        self.event = ""  # 10.0: it is under its deck by now

    def _event_revealed(self, event: str) -> None:
        self.event = event

    def _phase_started(self, phase: str) -> None:
        self.phase = phase

    def _turn_track_filled(self, count: int) -> None:
        self.assets_left -= count - self.turns_left
        self.turns_left = count

    def _turn_started(self, player: str) -> None:
        assert self.active == player
        self.turns_taken += 1

    def _turn_ended(self, player: str) -> None:
        names = self.game.state.corporations
        self.active = names[(names.index(player) + 1) % len(names)]

    def _rival_revealed(self, player: str, rival: str) -> None:
        self.over = True  # 67.0: with the first of them it is

    def _game_over(self, by: str, winners: list[str]) -> None:
        self.winners = winners


def on_the_table(game: Game, seen: View) -> dict[str, Any]:
    """What everybody sees, in words."""
    box, names = game.box, seen.corporations
    city: Counter[tuple[str, str]] = Counter()
    unrest = {}
    for district, here in zip(box.district_ids, seen.city, strict=True):
        city.update({(district, piece): 1 for piece, bit in BIT.items() if here & bit})
        unrest[district] = next(
            word for word, bit in UNREST.items() if here & (PROTEST | STRIKE) == bit
        )
    return {
        "threat": seen.threat,
        "capital": dict(zip(names, seen.capital, strict=True)),
        "owners": {asset: game.name(seat) for asset, seat in seen.owners.items()},
        "exhausted": set(seen.exhausted),
        "emergencies": {
            assets.emergency_of(game, owner): (game.name(holder), seen.emergency_up[owner])
            for owner, holder in enumerate(seen.emergency_holder)
        },
        "hands": dict(zip(names, seen.hand_sizes, strict=True)),
        "city": city,
        "unrest": unrest,
        "supply": dict(zip(RESOURCES, seen.supply, strict=True)),
        "demand": seen.demand,
        "active": names[seen.active],
        "round_place": seen.round_place,
        "phase": seen.phase,
        "event": seen.event,
        "turns_taken": seen.turns_taken,
        "turns_left": seen.turns_left,
        "assets_left": seen.asset_deck_size,
        "discards": seen.discard_size,
        "reserve": {
            "unrest": seen.reserve[UNREST_RESERVE],
            **{name: seen.reserve[PLACE_IN_RESERVE[bit]] for name, bit in BIT.items()},
        },
        "deal": deal_in_words(game, seen.deal or Deal()),
        "promises": [(str(one), one.to, one.fate) for one in seen.promises],
        "over": seen.ended_by != "",
        "winners": [names[seat] for seat in seen.winners],
    }


def deal_in_words(game: Game, deal: Deal) -> dict[str, Any]:
    """What lies open on the table in a deal, and how many cards face down on which side."""
    return {
        "asset": deal.asset,
        "main": (game.name(deal.main_by), deal.main),
        "counter": (game.name(deal.counter_by), deal.counter),
        "pile": deal.pile[:],
        "support": deal.support_side[:],
        "no trade": [game.name(seat) for seat in deal.barred_from_trade],
        "no support": [game.name(seat) for seat in deal.barred_from_counter],
        "won": (game.name(deal.winner), deal.winning),
    }


def at_once(table: dict[str, Any]) -> dict[str, Any]:
    """A table in the middle of a rule: a second piece of a kind goes on at once (34.3)."""
    return {**table, "city": set(+table["city"])}


def listen(game: Game) -> Listener:
    """Somebody who after each fact compares what they imagine with the table."""
    listener = Listener(game)

    def watch(game: Game) -> None:
        event = game.events[-1]
        listener.hear(event.kind, event.data)
        table = on_the_table(game, view(game))
        assert at_once(listener.imagined()) == at_once(table), f"told: {event}"

    game.watch = watch
    return listener
