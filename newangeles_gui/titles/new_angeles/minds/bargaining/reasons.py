"""Why yes or no, told from what all can see and the answer itself: never from secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ...rules import ABSTAIN
from ..judgement import public_worth, stage
from .answers import MOST_REASONS, YES, Reason
from .claims import beyond, broken_by, debt, kept_by

if TYPE_CHECKING:
    from ...rules import Box, Goods, Promise, Trade, View
    from ..quick import DealRules


GOOD_ASSET: Final = 1.0
HIGH: Final = 14  # threat from which on it is talked about
NOTICEABLE: Final = 0.3
CARD: Final = 0.4
LEAD: Final = 1.0
BACKING: Final = 2.0  # capital that winning is talked about as being worth
MANY_KEPT: Final = 2


class TradePoint(NamedTuple):
    """A reason, and how much it weighs."""

    reason: Reason
    weight: float


class TradeSpeech:
    """What a player can say about one trade; the words are the same whatever it hides."""

    def __init__(
        self, box: Box, rules: DealRules, view: View, trade: Trade, likely_rival: str = ""
    ) -> None:
        self.box, self.rules, self.view, self.trade = box, rules, view, trade
        self.likely_rival = likely_rival  # as all the table sees it
        self.me = view.corporations[view.seat]
        giving = trade.giver == self.me
        self.partner = trade.taker if giving else trade.giver
        self.gives, self.gets = (trade.give, trade.get) if giving else (trade.get, trade.give)
        self.points: list[TradePoint] = []

    def reasons(self, meter: int, legal: bool) -> tuple[Reason, ...]:
        """At most four, the weightiest first; at least one speaks for the answer."""
        if not legal:
            return (Reason("impossible", -1),)
        self._goods()
        self._standing()
        self._now()
        for promise in self.trade.later:
            self._later(promise)
        self._debts()
        return self._chosen(1 if meter == YES else -1, meter)

    def _chosen(self, sign: int, meter: int) -> tuple[Reason, ...]:
        ranked = sorted(self.points, key=lambda point: -point.weight)
        fitting = [one.reason for one in ranked if one.reason.sign == sign]
        against = [one.reason for one in ranked if one.reason.sign != sign]
        fitting, against = (list(dict.fromkeys(ones)) for ones in (fitting, against))
        fitting = fitting or [self._general(sign)]
        if sign < 0 and meter >= YES - 1:
            fitting.append(Reason("nearly_there", -1))
        return tuple((fitting[: MOST_REASONS - 1] + against)[:MOST_REASONS])

    def _general(self, sign: int) -> Reason:
        if sign > 0:
            gift = not self._costs_me()
            return Reason("plain_gain" if gift else "fair", 1)
        nothing = self.gets.capital == 0 and not self.gets.assets
        return Reason("nothing_in_it" if nothing else "pays_too_little", -1)

    def _costs_me(self) -> bool:
        now = self.trade.now
        bound = now is not None and now.by == self.me
        promised = any(one.by == self.me for one in self.trade.later)
        return bool(self.gives.capital or self.gives.assets or bound or promised)

    def _say(self, code: str, sign: int, weight: float, about: str = "") -> None:
        self.points.append(TradePoint(Reason(code, sign, about), weight))

    def _goods(self) -> None:
        more = self.gets.capital - self.gives.capital
        if more > 0:
            self._say("pays", 1, more, str(more))
        elif more < 0:
            self._say("costs", -1, -more, str(-more))
        for goods, code, sign in ((self.gets, "asset_fits", 1), (self.gives, "asset_needed", -1)):
            for asset in goods.assets:
                worth = public_worth(self.box, self.view, asset)
                if worth >= GOOD_ASSET:
                    self._say(code, sign, worth, asset)
                elif sign > 0:
                    self._say("asset_spent", -1, GOOD_ASSET - worth, asset)

    def _standing(self) -> None:
        """Feeding the likely rival, or who is ahead of everybody: all can count that."""
        given = self._worth(self.gives) + BACKING * self._backs_partner()
        if self.partner == self.likely_rival and given > 0:
            self._say("helps_likely_rival", -1, 1.0 + 0.4 * given, self.partner)
            return
        wealth = [float(one) for one in self.view.capital]
        for asset, owner in self.view.owners.items():
            wealth[owner] += public_worth(self.box, self.view, asset)
        seat = self.view.corporations.index(self.partner)
        others = [one for place, one in enumerate(wealth) if place != seat]
        if wealth[seat] >= max(others) + LEAD and given > 0:
            self._say("helps_leader", -1, 0.5 + 0.4 * given, self.partner)

    def _backs_partner(self) -> bool:
        """Whether the trade binds me to support an offer of the other player."""
        now, deal = self.trade.now, self.view.deal
        if now is None or deal is None or now.by != self.me or now.choice.kind != "support":
            return False
        backed = {"main": deal.main_by, "counter": deal.counter_by}.get(now.choice.option, -1)
        return backed == self.view.corporations.index(self.partner)

    def _worth(self, goods: Goods) -> float:
        worths = (public_worth(self.box, self.view, asset) for asset in goods.assets)
        return sum(worths, float(goods.capital))

    def _now(self) -> None:
        now = self.trade.now
        deal = self.view.deal
        if now is None:
            return
        if now.choice.kind == "support" and deal is not None:
            if now.choice.option != ABSTAIN:
                self._offer(now.choice.option)
                self._count(now.choice.option, now.cards)
            if now.by == self.me and now.cards > 1:
                self._say("cards_needed", -1, CARD * now.cards)
        elif now.by == self.me:
            self._say("ties_my_hands", -1, NOTICEABLE)

    def _offer(self, side: str) -> None:
        """What the card that is to be supported would do, against the other one."""
        deal = self.view.deal
        assert deal is not None
        if not deal.counter:
            return
        state = stage(self.box, self.view)
        cards = self.rules.cards(state)
        first, second = cards[deal.main], cards[deal.counter]
        if side != "main":
            first, second = second, first
        mine = dict(first.gains).get(self.me, 0) - dict(second.gains).get(self.me, 0)
        if mine:
            code = "fits_my_contract" if mine > 0 else "against_my_contract"
            self._say(code, 1 if mine > 0 else -1, abs(mine))
        calm, threat = first.calm - second.calm, self.view.threat
        card = deal.main if side == "main" else deal.counter
        if threat < HIGH or abs(calm) <= NOTICEABLE:
            return
        if calm < 0:
            self._say("threat_high", -1, -calm, str(threat))
        elif self.rules.change(state, card).calms:
            self._say("calms_the_city", 1, calm, str(threat))

    def _count(self, side: str, cards: int) -> None:
        """Whether these votes can still turn anything."""
        deal, now = self.view.deal, self.trade.now
        assert deal is not None and now is not None
        ahead = deal.votes("main") - deal.votes("counter")
        lead = ahead if side == "main" else -ahead - 1  # 54.5: ties go to the main offer
        voter = self.view.corporations.index(now.by)
        to_come, own = self._cards_to_come(voter), self.view.hand_sizes[voter]
        if not deal.counter or lead - to_come - own >= 0:  # also if it votes against it
            self._say("vote_not_pivotal", -1 if now.by != self.me else 1, NOTICEABLE)
        elif lead + max(1, cards) + to_come < 0:
            self._say("vote_too_few", -1, 1.0)
        else:
            self._say("vote_pivotal", 1 if now.by != self.me else -1, NOTICEABLE)

    def _cards_to_come(self, voter: int) -> int:
        deal, players = self.view.deal, len(self.view.corporations)
        assert deal is not None
        passed = (voter - self.view.active) % players
        return sum(
            self.view.hand_sizes[(self.view.active + step) % players]
            for step in range(passed + 1, players)
            if (self.view.active + step) % players not in (deal.main_by, deal.counter_by)
        )

    def _later(self, promise: Promise) -> None:
        if promise.by == self.me:
            if promise.kind == "support" and beyond(self.view, self.trade, self.me):
                self._say("cards_needed", -1, CARD * promise.amount)
            self._say("ties_my_hands", -1, NOTICEABLE)
        elif broken_by(self.view, promise.by):
            self._say("broke_promise", -1, 2.0, promise.by)
        elif kept_by(self.view, promise.by) >= MANY_KEPT:
            self._say("keeps_word", 1, 1.0, promise.by)
        else:
            self._say("only_a_promise", -1, NOTICEABLE)

    def _debts(self) -> None:
        promises = tuple(self.view.promises)
        owed = debt(promises, self.partner, self.me)
        if owed and self.gets.capital >= owed:
            self._say("pays_debt", 1, owed, self.partner)
        if broken_by(self.view, self.partner, self.me):
            self._say("broke_promise", -1, 0.6, self.partner)
