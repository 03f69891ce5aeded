"""What is foreseen now: of the offers on the table, of a card or an answer that is looked at."""

from __future__ import annotations

import time
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from ...facts import (
    SIDES,
    Foreseeing,
    Future,
    Span,
    card_of,
    foreseeing,
    future_of,
    offers_open,
    paid_for,
    proposer,
    read,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Set

    from .offer import StageSetting

CHOICE: Final = "choice"  # beside the sides of a deal: an answer to the question of a card
OFFERED: Final = MappingProxyType(
    {"main_offer": "main", "counter": "counter"}
)  # where a card would lie
OTHER: Final = MappingProxyType({"main": "counter", "counter": "main"})
SLICE: Final = 0.002  # seconds of a frame in which it may look ahead
LEAST: Final = 8  # steps of a frame, however slow the machine is


class Coming(NamedTuple):
    """A card that somebody would play for a side."""

    side: str
    card: str
    player: int


class Foresight:
    """The futures by side; `pointed` is the one that is looked at.

    Nobody waits for what is not known yet: call `work` in each frame, it says when there is
    something new. Call `refresh` when the view or the question has changed.
    """

    def __init__(self, setting: StageSetting) -> None:
        self.services, _, self.view, self.picker, self.seen = setting
        self.futures: dict[str, Future] = {}
        self.complete = True  # whether all that is offered is foreseen
        self.pointed = ""
        self.alone = ""  # the side that is shown alone while a key is held
        self.turned = False  # while another key is held the other side than that pointed at
        self._tried = self._answer = ""
        self._seat = self.view.seat
        self._seen: Set[str] = frozenset()
        self._known: object = None
        self._found: dict[Coming, Future] = {}
        self._late: dict[Coming, Future] = {}  # of before: shown until there is something new
        self._working: dict[Coming, Foreseeing] = {}
        self.refresh()

    @property
    def only(self) -> str:
        """The side of which alone something is to be seen while a key is held."""
        found = self.alone
        if self.turned:
            found = OTHER.get(found or self.pointed, "counter")
        return found if found in self.futures else ""

    @property
    def faded(self) -> str:
        """The side that steps back while the other one is looked at, or has won."""
        won = self.view.deal.winning if self.view.deal is not None else ""
        return OTHER.get(won or self.only or self.pointed, "")

    @property
    def dealing(self) -> bool:
        """Whether there are offers that nobody has begun to carry out."""
        return offers_open(self.view)

    @property
    def late(self) -> bool:
        """Whether something is still to be worked out."""
        return bool(self._working)

    def refresh(self) -> None:
        """The view or the question has changed."""
        self._tried = self._answer = ""
        self._note()
        self._collect()

    def look(self, card: str, answer: str = "") -> bool:
        """A card that could be offered is looked at, or an answer; whether that is new."""
        pending = self.view.pending if self.picker.active else None
        able = pending is not None and pending.kind in OFFERED and card in pending.options
        tried = card if able and card in self.services.box.programs else ""
        before = self._tried, self._answer
        self._tried, self._answer = tried, "" if tried else answer
        if before == (self._tried, self._answer):
            return False
        self._collect()
        return True

    @property
    def built(self) -> Coming | None:
        """The offer that who looks would make: its card is looked at, or its price is paid."""
        view = self.view
        if self._tried and view.pending is not None:
            return Coming(OFFERED[view.pending.kind], self._tried, view.seat)
        card = paid_for(view)
        return Coming("counter", card, view.seat) if card else None

    def coming(self, side: str) -> Coming | None:
        """The card that is foreseen for a side, and whose it is."""
        return next((look for look in self._wanted() if look.side == side), None)

    def work(self) -> bool:
        """Look ahead for a slice of time; whether something new is known."""
        until, steps, new = time.perf_counter() + SLICE, LEAST, False
        while self._working and (steps > 0 or time.perf_counter() < until):
            steps -= 1
            look, ahead = next(iter(self._working.items()))
            try:
                next(ahead)
            except StopIteration as end:
                del self._working[look]
                self._found[look] = end.value
                new = True
        if new:
            self._collect()
        return new

    def finish(self) -> None:
        """Wait until everything is known."""
        while self._working:
            self.work()

    def _note(self) -> None:
        """What has been found out holds as long as nothing open has changed."""
        view, self._seen = self.view, self.seen()
        known = (
            view.city[:], view.supply[:], view.capital[:], view.threat, view.hand[:],
            view.hand_sizes[:], view.owners.copy(), view.round_place, view.phase, view.demand,
            view.investment, view.top_event_back, self._seen,
            None if view.deal is None else view.deal.copy(),
        )  # fmt: skip
        if view.seat != self._seat:  # somebody else looks, who must not see what was before
            self._seat, self._known, self._found = view.seat, None, {}
            self._late.clear()
        if known != self._known:
            self._late |= self._found
            self._known, self._found, self._working = known, {}, {}

    def _collect(self) -> None:
        wanted = sorted(self._wanted(), key=lambda look: SIDES.index(look.side))
        self._begin(wanted)
        known = {look.side: self._found.get(look) or self._late.get(look) for look in wanted}
        self.futures = {side: one for side, one in known.items() if one is not None}
        self.complete = len(self.futures) == len(wanted)
        if not self._working:
            self._late.clear()
        if self._answer and not self._tried:
            chosen = future_of(self.services.box, self.view, self._answer)
            if chosen is not None:
                self.futures = {CHOICE: chosen}

    def _begin(self, wanted: Iterable[Coming]) -> None:
        """Work at what is wanted and not known, and at nothing else."""
        box, view = self.services.box, self.view
        self._working = {
            look: self._working.get(look)
            or foreseeing(box, view, look.card, look.player, look.side, self._seen)
            for look in wanted
            if look not in self._found
        }

    def _wanted(self) -> Iterable[Coming]:
        """The offers, one of them perhaps in the place of another."""
        view, built = self.view, self.built
        if built is not None:
            yield built
        deal = view.deal if self.dealing else None
        for side in SIDES if deal is not None else ():
            if (built is None or side != built.side) and deal is not None and card_of(deal, side):
                yield Coming(side, card_of(deal, side), proposer(deal, side))

    def sides(self) -> list[str]:
        """The sides of a deal of which something is foreseen and to be seen."""
        return [side for side in SIDES if side in self.futures and self.only in ("", side)]

    def threat(self, side: str) -> int:
        """What threat may come to, with what a missed demand adds."""
        box = self.services.box
        demand = box.content.demands.get(self.view.demand)
        adds = demand.threat if demand is not None else 0
        found = (one.threat + adds * (not one.met) for one in self.futures[side].after)
        return int(min(box.threat_end, max(found)))

    def supply(self, side: str, resource: int) -> int:
        """What there may be of a resource when the demand is checked."""
        return max(one.coming[resource] for one in self.futures[side].after)

    def event(self, side: str) -> Span:
        """By how much the next event may raise threat."""
        return read(self.futures[side], "event")

    def event_words(self) -> list[str]:
        """The same in words, for each of the futures; it is chance."""
        found, say = [], self.services.say
        for side in self.sides():
            coming = self.event(side)
            amount = f"+{coming.most}"
            if not coming.certain:
                amount = say("screen.stage.event_rise.span", least=coming.least, most=coming.most)
            found.append(say(f"screen.stage.event_rise.{side}", amount=amount))
        return [*found, say("screen.stage.event_rise.if_nothing")] if found else []
