"""Comparing what came with what was expected."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from newangeles_gui.engine import Event

from ..rules import BIT, PROTEST, RESERVED, RESOURCES, STRIKE, Game, assets, round_name
from .model import AssetState, Expect, HereExpected
from .situation import emergency_face


def differences(game: Game, events: list[Event], expect: Expect) -> list[str]:
    """Everything that did not come as expected."""
    found: list[str] = []
    for name in expect.model_fields_set - {"refused"}:
        compare = getattr(_Compare(game, events), name)
        for what, wanted, came in compare(getattr(expect, name)):
            if wanted != came:
                found.append(f"{what}: expected {_shown(wanted)}, came {_shown(came)}")
    return sorted(found)


Row = tuple[str, Any, Any]


class _Compare:
    """One method for each word of `expect`: rows of what, wanted, came."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        self.game = game
        self.state = game.state
        self.events = events

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
            held = assets.owned(self.game, self.game.seat_of(name))
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

    def active(self, wanted: str) -> Iterator[Row]:
        yield "active player", wanted, self.game.name(self.state.active)

    def winner_of_deal(self, wanted: str) -> Iterator[Row]:
        won = [event.data["player"] for event in self.events if event.kind == "deal_won"]
        yield "winner of the deal", wanted, won[-1] if won else None

    def promises(self, wanted: tuple[str, ...]) -> Iterator[Row]:
        yield "promises", list(wanted), [promise.fate for promise in self.state.promises]

    def pending(self, wanted: str) -> Iterator[Row]:
        pending = self.game.pending
        came = f"{self.game.name(pending.seat)} {pending.kind}" if pending else "nothing"
        yield "pending", wanted, came

    def over(self, wanted: bool) -> Iterator[Row]:
        yield "over", wanted, self.state.over

    def winners(self, wanted: tuple[str, ...]) -> Iterator[Row]:
        came = sorted(self.game.name(seat) for seat in self.state.winners)
        yield "winners", sorted(wanted), came

    def log(self, wanted: tuple[str, ...]) -> Iterator[Row]:
        kinds = iter(event.kind for event in self.events)
        missing = [kind for kind in wanted if kind not in kinds]
        yield "missing in the log (in this order)", [], missing

    def not_log(self, wanted: tuple[str, ...]) -> Iterator[Row]:
        kinds = {event.kind for event in self.events}
        yield "should not be in the log", [], [kind for kind in wanted if kind in kinds]


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(map(str, value)) + "]"
    return str(value)
