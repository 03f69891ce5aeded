"""From `given` to a state, and from a state to what differs from what was expected.

What cannot be is an error of the file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from newangeles_gui.engine import Event
from newangeles_gui.scenario import Compared, LoadedScenario, Row

from ..rules import (
    BIT,
    FEDERALIST,
    PIECES,
    PROTEST,
    RESERVED,
    RESOURCES,
    STRIKE,
    TYPES,
    Box,
    Game,
    StackingError,
    State,
    decks_of,
    lay_out,
    owned,
    round_name,
    stack,
    wrong_contents,
)
from .model import AssetState, EmergencyState, Expect, Given, Here, HereExpected

DEFAULT_PLAYERS = 4


class Impossible(ValueError):
    """Something in `given` that cannot be, and where it stands there."""

    def __init__(self, message: str, *path: str | int) -> None:
        super().__init__(message)
        self.path = path


def build(box: Box, loaded: LoadedScenario) -> Game:
    """The game at the start of a scenario; ContentError with the place of what cannot be."""
    try:
        return _Builder(box, loaded.scenario.players, loaded.scenario.given).game
    except Impossible as error:
        raise loaded.wrong(error.path, str(error)) from error


class _Builder:
    """Puts a situation together, part by part."""

    def __init__(self, box: Box, players: tuple[str, ...], given: Given) -> None:
        self.box = box
        self.given = given
        names = list(players or list(box.corporations)[:DEFAULT_PLAYERS])
        limits = box.limits.players
        if not limits.min <= len(names) <= limits.max or len(set(names)) != len(names):
            raise Impossible(f"expected {limits.min} to {limits.max} corporations", "players")
        for place, name in enumerate(names):
            if name not in box.corporations:
                raise Impossible(f"unknown corporation {name!r}", "players", place)
        state = State(rng=1, corporations=names, phase="action")
        self.game = Game(box, state, forced=False)
        self.state = state
        lay_out(self.game)
        self._numbers()
        self._city()
        self._cards()
        self._players()
        problems = wrong_contents(self.game)
        if problems:
            raise Impossible("; ".join(problems), "given")

    def _numbers(self) -> None:
        given, state, box = self.given, self.state, self.box
        if not 0 <= given.threat < box.threat_end:
            raise Impossible(f"threat is 0 to {box.threat_end - 1} in a game", "given", "threat")
        state.threat = given.threat
        places = [round_name(self.game, place) for place in range(len(box.rounds))]
        if str(given.round) not in places:
            raise Impossible(f"expected one of {', '.join(places)}", "given", "round")
        state.round_place = places.index(str(given.round))
        if str(given.round).startswith("demand"):
            state.phase = "demand"
        for resource, amount in given.supply.items():
            place = RESOURCES.index(resource)
            end = box.track_ends[place]
            if not 0 <= amount <= end:
                raise Impossible(f"{resource} goes from 0 to {end}", "given", "supply", resource)
            state.supply[place] = amount
        for name, amount in given.capital.items():
            if amount < 0:
                raise Impossible("capital is never below 0", "given", "capital", name)
            state.capital[self._seat(name, "capital", name)] = amount

    def _seat(self, name: str, *path: str | int) -> int:
        if name not in self.state.corporations:
            playing = ", ".join(self.state.corporations)
            raise Impossible(f"{name!r} does not play; playing are {playing}", "given", *path)
        return self.state.corporations.index(name)

    def _city(self) -> None:
        for name, here in self.given.districts.items():
            if name not in self.box.district_at:
                raise Impossible(f"unknown district {name!r}", "given", "districts", name)
            if here.outage and here.unrest != "stable":
                raise Impossible("outage with unrest (53.3)", "given", "districts", name)
            if here.prisec and (here.human_first or here.orgcrime):
                raise Impossible("prisec with an enemy unit (38.1)", "given", "districts", name)
            self.state.city[self.box.district_at[name]] = district_bits(here)
        unrest = PROTEST | STRIKE
        for place, piece in enumerate(RESERVED):
            standing = sum(1 for here in self.state.city if here & BIT.get(piece, unrest))
            self.state.reserve[place] -= standing
            if self.state.reserve[place] < 0:
                raise Impossible(
                    f"{standing} {piece}, but the box has {self.box.stock[place]}",
                    "given",
                    "districts",
                )

    def _take(self, deck: list[str], card: str, *path: str | int) -> str:
        if card not in deck:
            raise Impossible(
                f"{card!r} is unknown here, or there is no copy of it left", "given", *path
            )
        deck.remove(card)
        return card

    def _action(self, card: str, *path: str | int) -> str:
        if card not in self.box.type_of:
            raise Impossible(f"unknown action card {card!r}", "given", *path)
        return self._take(self.state.decks[TYPES.index(self.box.type_of[card])], card, *path)

    def _cards(self) -> None:
        given, state = self.given, self.state
        demand = given.demand or state.demand_deck[-1]
        state.demand = self._take(state.demand_deck, demand, "demand")
        for name, cards in given.hands.items():
            seat = self._seat(name, "hands", name)
            state.hands[seat] = [self._action(card, "hands", name) for card in cards]
        state.discards = [self._action(card, "discards") for card in given.discards]
        for name, held in given.assets.items():
            self._owned(self._seat(name, "assets", name), name, held)
        state.turn_track = [
            self._take(state.asset_deck, one, "turn_track") for one in given.turn_track
        ]
        if len(state.turn_track) > self.box.limits.turn_track_spaces:
            raise Impossible("the turn track has too few spaces", "given", "turn_track")
        for name, card in given.investments.items():
            seat = self._seat(name, "investments", name)
            state.investments[seat] = self._take(state.investment_deck, card, "investments", name)
        self._on_top()

    def _owned(self, seat: int, name: str, held: Iterable[str | AssetState]) -> None:
        for one in held:
            asset = one if isinstance(one, str) else one.id
            self._take(self.state.asset_deck, asset, "assets", name)
            self.state.owners[asset] = seat
            if not isinstance(one, str) and one.exhausted:
                self.state.exhausted.append(asset)

    def _on_top(self) -> None:
        named = {name: getattr(self.given.decks, name) for name in decks_of(self.state)}
        try:
            stack(self.state, named)
        except StackingError as error:
            raise Impossible(str(error), "given", "decks", error.deck) from error

    def _players(self) -> None:
        given, state = self.given, self.state
        for name, how in given.emergencies.items():
            seat = self._seat(name, "emergencies", name)
            if isinstance(how, EmergencyState):
                state.emergency_up[seat] = how.face == "up"
                if how.holder:
                    state.emergency_holder[seat] = self._seat(how.holder, "emergencies", name)
            else:
                state.emergency_up[seat] = how == "up"
        self._rivals(given.rivals)

    def _rivals(self, named: dict[str, str]) -> None:
        state = self.state
        cards = [*state.corporations, FEDERALIST]
        for name, rival in named.items():
            self._seat(name, "rivals", name)
            if rival not in cards:
                raise Impossible(
                    f"{rival!r} is no rival card here, or two hold it", "given", "rivals", name
                )
            cards.remove(rival)
        state.rivals = [named.get(name, "") for name in state.corporations]
        for seat in range(len(state.rivals)):
            if not state.rivals[seat]:
                # By default the next player clockwise, or the first card that nobody has.
                following = state.corporations[(seat + 1) % len(state.corporations)]
                state.rivals[seat] = following if following in cards else cards[0]
                cards.remove(state.rivals[seat])
        (state.rival_under_board,) = cards


def district_bits(here: Here) -> int:
    """A district of a scenario as the rules hold it."""
    bits = sum(BIT[piece] for piece in PIECES if getattr(here, piece))
    return bits | {"stable": 0, "protest": PROTEST, "strike": STRIKE}[here.unrest]


def emergency_face(game: Game, seat: int) -> EmergencyState:
    """Where a player's own emergency action lies now."""
    state = game.state
    holder = state.emergency_holder[seat]
    return EmergencyState(
        holder=game.name(holder) or None, face="up" if state.emergency_up[seat] else "down"
    )


def differences(game: Game, events: list[Event], expect: Expect) -> list[str]:
    """Everything that did not come as expected."""
    return sorted(_Compare(game, events).differences(expect))


class _Compare(Compared):
    """One method for each word of `expect`: rows of what, wanted, came."""

    def threat(self, wanted: int) -> Iterator[Row]:
        yield "threat", wanted, self.state.threat

    def round(self, wanted: int | str) -> Iterator[Row]:
        place = min(self.state.round_place, len(self.game.box.rounds) - 1)
        yield "round", str(wanted), round_name(self.game, place)

    def _by_seat(self, what: str, wanted: Mapping[str, Any], came: Callable[[int], Any]) -> Any:
        for name, value in wanted.items():
            yield f"{what} of {name}", value, came(self.game.seat_of(name))

    def capital(self, wanted: dict[str, int]) -> Any:
        return self._by_seat("capital", wanted, lambda seat: self.state.capital[seat])

    def districts(self, wanted: dict[str, HereExpected]) -> Iterator[Row]:
        for name, here in wanted.items():
            bits = self.state.city[self.game.box.district_at[name]]
            for part in here.model_fields_set:
                came: Any = bool(bits & BIT.get(part, 0))
                if part == "unrest":
                    came = "strike" if bits & STRIKE else "protest" if bits & PROTEST else "stable"
                yield f"{part} in {name}", getattr(here, part), came

    def _resources(self, what: str, wanted: Mapping[str, int], came: Iterable[int]) -> Any:
        amounts = dict(zip(RESOURCES, came, strict=True))
        for name, value in wanted.items():
            yield f"{what} of {name}", value, amounts[name]

    def supply(self, wanted: dict[str, int]) -> Any:
        return self._resources("supply", wanted, self.state.supply)

    def targets(self, wanted: dict[str, int]) -> Any:
        return self._resources("target", wanted, self.game.box.targets[self.state.demand])

    def demand(self, wanted: str) -> Iterator[Row]:
        yield "demand", wanted, self.state.demand

    def hands(self, wanted: dict[str, tuple[str, ...]]) -> Any:
        ordered = {name: sorted(cards) for name, cards in wanted.items()}
        return self._by_seat("hand", ordered, lambda seat: sorted(self.state.hands[seat]))

    def hand_sizes(self, wanted: dict[str, int]) -> Any:
        return self._by_seat("hand size", wanted, lambda seat: len(self.state.hands[seat]))

    def assets(self, wanted: dict[str, tuple[str | AssetState, ...]]) -> Iterator[Row]:
        for name, listed in wanted.items():
            held = owned(self.game, self.game.seat_of(name))
            ids = [one if isinstance(one, str) else one.id for one in listed]
            yield f"assets of {name}", sorted(ids), sorted(held)
            for one in listed:
                if isinstance(one, AssetState):
                    came = one.id in self.state.exhausted
                    yield f"{one.id} exhausted", one.exhausted, came

    def emergencies(self, wanted: dict[str, Any]) -> Iterator[Row]:
        for name, how in wanted.items():
            came = emergency_face(self.game, self.game.seat_of(name))
            if isinstance(how, str):
                yield f"emergency action of {name}", how, came.face
                continue
            yield f"holder of {name}'s emergency action", how.holder or name, came.holder
            if "face" in how.model_fields_set:
                yield f"face of {name}'s emergency action", how.face, came.face

    def rivals(self, wanted: dict[str, str]) -> Any:
        return self._by_seat("rival", wanted, lambda seat: self.state.rivals[seat])

    def investments(self, wanted: dict[str, str]) -> Any:
        return self._by_seat("investment", wanted, lambda seat: self.state.investments[seat])

    def reserve(self, wanted: dict[str, int]) -> Iterator[Row]:
        amounts = dict(zip(RESERVED, self.state.reserve, strict=True))
        for name, value in wanted.items():
            yield f"{name} in reserve", value, amounts.get(name)

    def turn_track_left(self, wanted: int) -> Iterator[Row]:
        yield "turn track left", wanted, len(self.state.turn_track)

    def discard_size(self, wanted: int) -> Iterator[Row]:
        yield "discard size", wanted, len(self.state.discards)

    def top_event_back(self, wanted: str) -> Iterator[Row]:
        yield "back of the top event", wanted, self.game.box.back_of[self.state.next_event]

    def top_events(self, wanted: tuple[str, ...]) -> Iterator[Row]:
        yield "top events", list(wanted), self.state.event_deck[::-1][: len(wanted)]

    def bottom_assets(self, wanted: tuple[str, ...]) -> Iterator[Row]:
        yield "bottom assets", list(wanted), self.state.asset_deck[: len(wanted)]

    def winner_of_deal(self, wanted: str) -> Iterator[Row]:
        won = [event.data["player"] for event in self.events if event.kind == "deal_won"]
        yield "winner of the deal", wanted, won[-1] if won else None

    def promises(self, wanted: tuple[str, ...]) -> Iterator[Row]:
        yield "promises", list(wanted), [promise.fate for promise in self.state.promises]
