"""A trade while it is being put together."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from newangeles_gui.engine import Choice

from ..minds.bargaining.proposals import COUNTEROFFER
from ..minds.bargaining.soonest import soonest
from ..rules import ABSTAIN, DEEDS, PASS, Goods, Now, Promise, Trade, is_secret
from ..rules.promises import KINDS

if TYPE_CHECKING:
    from ..rules import Box, View


@dataclass(slots=True)
class OfferSide:
    """What one player hands over."""

    capital: int = 0
    assets: list[str] = field(default_factory=list)

    @property
    def goods(self) -> Goods:
        """As the rules know it."""
        return Goods(self.capital, tuple(self.assets))


@dataclass(slots=True)
class OfferDraft:
    """Who with whom, both sides, the binding now and the promises; lines can be locked."""

    me: str
    partner: str
    give: OfferSide = field(default_factory=OfferSide)
    get: OfferSide = field(default_factory=OfferSide)
    now: Now | None = None
    later: list[Promise] = field(default_factory=list)
    locked: set[str] = field(default_factory=set)

    def side(self, player: str) -> OfferSide:
        """What this player hands over."""
        return self.give if player == self.me else self.get

    @property
    def empty(self) -> bool:
        """Whether nothing is on the table."""
        nothing = Goods()
        return (
            self.give.goods == nothing
            and self.get.goods == nothing
            and self.now is None
            and not self.later
        )

    @property
    def trade(self) -> Trade:
        """As the rules know it."""
        return Trade(
            self.me, self.partner, self.give.goods, self.get.goods, self.now, tuple(self.later)
        )

    def take(self, trade: Trade) -> None:
        """Put another trade between the same two on the table, whoever proposed it."""
        mine = trade.giver == self.me
        give, get = (trade.give, trade.get) if mine else (trade.get, trade.give)
        self.give = OfferSide(give.capital, list(give.assets))
        self.get = OfferSide(get.capital, list(get.assets))
        self.now = trade.now
        self.later = list(trade.later)

    def toggle_asset(self, player: str, asset: str) -> None:
        """Put an asset on the table or take it back; nobody can spare what changes hands."""
        assets = self.side(player).assets
        if asset in assets:
            assets.remove(asset)
        else:
            assets.append(asset)
            self.later = [one for one in self.later if one.about != asset]

    def bind(self, by: str, kind: str, option: str, cards: int) -> None:
        """Promise the decision that is being taken now."""
        counted = cards if kind == "support" and option != ABSTAIN else 0
        self.now = Now(by, Choice(kind, option), counted)

    def promise(self, by: str, kind: str, box: Box, view: View) -> None:
        """Add a promise of a kind that this player has not given yet, for as short as can be."""
        to = self.partner if by == self.me else self.me
        about = next(iter(self.sparable(view, to)), "") if kind == "spare" else ""
        self.later.append(Promise(by, to, kind, 1, about, soonest(box, view, by, to, kind)))

    def sparable(self, view: View, player: str) -> list[str]:
        """The assets of a player that stay where they are."""
        moved = (*self.give.assets, *self.get.assets)
        return [one for one in assets_of(view, player) if one not in moved]

    def change(self, place: int, **values: object) -> None:
        """Another amount, asset or time for a promise."""
        self.later[place] = replace(self.later[place], **values)  # type: ignore[arg-type]


def assets_of(view: View, player: str) -> list[str]:
    """The assets that lie with a player."""
    seat = view.corporations.index(player)
    return [asset for asset, owner in view.owners.items() if owner == seat]


def bindable(box: Box, view: View, pair: tuple[str, str]) -> tuple[str, list[str]]:
    """Who of the two decides something right now, and which answers can be promised (14.2a)."""
    pending = view.pending
    if pending is None or pending.only_a_moment:
        return "", []
    decider = view.corporations[pending.seat]
    if pending.private:  # nobody else may hear what could be answered, but anybody can pass (25)
        options = [PASS] if pending.kind == COUNTEROFFER else []
    else:
        options = [one for one in pending.options if not is_secret(box, pending, one)]
    return (decider, options) if decider in pair and options else ("", [])


def promisable(view: View, draft: OfferDraft, by: str) -> list[str]:
    """The kinds of promise that a player has not given yet and could give."""
    to = draft.partner if by == draft.me else draft.me
    given = {one.kind for one in draft.later if one.by == by}
    return [
        kind
        for kind in KINDS
        if kind not in given and (kind != "spare" or draft.sparable(view, to))
    ]


def counts(kind: str) -> bool:
    """Whether a promise of this kind has an amount."""
    return kind in DEEDS
