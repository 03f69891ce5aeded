"""What is foreseen now: of the offers on the table, of a card or an answer that is looked at."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ...facts.deal_facts import SIDES, card_of, offers_open, proposer
from ...facts.futures import Future, future, future_of

if TYPE_CHECKING:
    from .part import StageSetting

CHOICE: Final = "choice"  # beside the sides of a deal: an answer to the question of a card
OFFERED: Final = MappingProxyType(
    {"main_offer": "main", "counter": "counter"}
)  # where a card would lie


class Foresight:
    """The futures by side; `pointed` is the one that is looked at. Call `refresh` after changes."""

    def __init__(self, setting: StageSetting) -> None:
        self.services, _, self.view, self.picker = setting
        self.futures: dict[str, Future] = {}
        self.pointed = ""
        self._tried = self._answer = ""
        self._known: object = None
        self._offers: dict[str, Future] = {}
        self.refresh()

    @property
    def faded(self) -> str:
        """The side that steps back while the other one is looked at, or has won."""
        won = self.view.deal.winning if self.view.deal is not None else ""
        return {"main": "counter", "counter": "main"}.get(won or self.pointed, "")

    @property
    def dealing(self) -> bool:
        """Whether there are offers that nobody has begun to carry out."""
        return offers_open(self.view)

    def refresh(self) -> None:
        """The view or the question has changed."""
        self._tried = self._answer = ""
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

    def _collect(self) -> None:
        box, view = self.services.box, self.view
        found = dict(self._of_offers()) if self.dealing else {}
        if self._tried and view.pending is not None:
            side = OFFERED[view.pending.kind]
            found[side] = future(box, view, self._tried, view.seat, side)
        elif self._answer:
            one = future_of(box, view, self._answer)
            found = {CHOICE: one} if one is not None else found
        self.futures = found

    def _of_offers(self) -> dict[str, Future]:
        """What comes of each side; worked out again only if something open has changed."""
        view, deal = self.view, self.view.deal
        assert deal is not None
        known = (
            view.seat, view.city[:], view.supply[:], view.capital[:], view.threat, view.hand[:],
            view.hand_sizes[:], view.owners.copy(), view.round_place, view.investment, deal.copy(),
        )  # fmt: skip
        if known != self._known:
            self._known = known
            self._offers = {
                side: future(
                    self.services.box, view, card_of(deal, side), proposer(deal, side), side
                )
                for side in SIDES
                if card_of(deal, side)
            }
        return self._offers

    def sides(self) -> list[str]:
        """The sides of a deal of which something is foreseen."""
        return [side for side in SIDES if side in self.futures]

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
