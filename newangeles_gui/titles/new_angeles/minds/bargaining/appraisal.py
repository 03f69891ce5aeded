"""What a trade is worth to both sides, as one side of some manners sees it: is that enough?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import Choice, IllegalChoice, random_bits, seeded
from newangeles_gui.minds import UNHEARD, History, Remembered

from ...rules import ABSTAIN, OPEN, Goods, Trade, cannot_be_kept
from ..belief import Believer, Guesser
from ..judgement import Eye, fit
from . import claims
from .claims import DEAR, broken_by, trust
from .outlook import Deals, Outlooks, imagine, moment_key, view_key
from .prospect import Change, Prospect, SettledVotes

if TYPE_CHECKING:
    from newangeles_gui.minds import Character

    from ...rules import Game, Promise, View
    from ..search import Skills


BITS: Final = 64


class Manners(NamedTuple):
    """Traits between 0 and 1, and how many worlds are looked at."""

    greed: float = 0.3  # share of the other's gain that it wants for itself on top
    caution: float = 0.3  # how much gain it wants before it moves at all
    loyalty: float = 0.7  # how dear its word is to it; below HONEST it may lie
    grudge: float = 0.4  # how much broken promises are held against others
    boldness: float = 0.5  # how near the other's limit its own offers go
    worlds: int = 6
    speaks: bool = True  # whether it makes offers of its own
    talk: float = 0.5  # how readily it speaks up

    @property
    def offers(self) -> int:
        """How many offers it has ready at a time."""
        return 1 + round(2 * self.talk)

    @property
    def reserve(self) -> float:
        """Capital that something has to be worth before it opens its mouth."""
        return max(0.0, 1 - 2 * self.talk) * TACITURN

    @property
    def ease(self) -> float:
        """How lightly it tries what is likely to be refused; 1 does not at all."""
        return 1 - max(0.0, 2 * self.talk - 1) * TRYING

    @property
    def margin(self) -> float:
        """Capital that the greedy want from a trade whatever the other has of it."""
        return max(0.0, self.greed - NEUTRAL.greed) * MARGIN


MARGIN: Final = 2.0
TACITURN: Final = 1.5
TRYING: Final = 0.9
HONEST: Final = 0.4  # from here on no promise is given that is not meant
NEUTRAL: Final = Manners()
STRETCH: Final = 0.3  # how far traits move it either way
LOYAL: Final = 0.7


def manners_of(character: Character, worlds: int, speaks: bool = True) -> Manners:
    """The manners of a character; a plain one is neutral."""
    return Manners(
        greed=NEUTRAL.greed + 0.25 * character.pull("greed"),
        caution=NEUTRAL.caution + STRETCH * character.pull("caution"),
        loyalty=LOYAL + 0.5 * min(0.0, pull := character.pull("loyalty")) + 0.3 * max(0.0, pull),
        grudge=NEUTRAL.grudge + 0.4 * character.pull("grudge"),
        boldness=NEUTRAL.boldness + 0.5 * character.pull("boldness"),
        worlds=worlds,
        speaks=speaks,
        talk=talk_of(character),
    )


def talk_of(character: Character) -> float:
    """How readily a character speaks, from 0 to 1."""
    return 0.5 + 0.5 * character.pull("talkativeness")


CAUTIOUS: Final = 0.5  # capital that the most cautious wants for moving at all
OFFENCE: Final = 0.5  # and for each promise that was broken to it
LOST_NAME: Final = 2.5  # capital that breaking a promise costs in what others pay later
PIVOTAL: Final = 0.03  # by how much paid votes have to move the chance of an offer
NEVER: Final = 1.0  # what no trade can gain
SETTLED: Final = 0.5  # capital that a good name gains when a debt is paid
VOTING: Final = "support"
MOST_VIEWS: Final = 24
FREE: Final = Goods()


class Appraisal(NamedTuple):
    """Gains in the chance to win. `unit` is what one capital is worth to this side."""

    legal: bool
    gain: float = 0.0
    other: float = 0.0
    need: float = 0.0
    unit: float = 1.0

    @property
    def accepted(self) -> bool:
        """Whether it is enough."""
        return self.legal and self.gain >= self.need

    @property
    def short(self) -> float:
        """How much is missing, in capital."""
        return (self.need - self.gain) / self.unit


class TradeMoment:
    """One view: its worlds, and what was worked out for them."""

    def __init__(self, bench: Appraiser, view: View, history: History) -> None:
        self.bench = bench
        self.view = view
        self.history = history
        self.eye = Eye(view.seat, view.rival, view.investment)
        self.name = view.corporations[view.seat]
        self._any_open = any(one.fate == OPEN for one in view.promises)
        self._games: list[Game] = []
        self._prospects: dict[tuple[str, frozenset[int]], Prospect] = {}
        self._known: dict[Trade, Appraisal] = {}

    def games(self) -> list[Game]:
        """The worlds; at many moments nothing comes to mind that they are needed for."""
        if not self._games:
            bench, view = self.bench, self.view
            count = bench.manners.worlds
            guess = bench.guesser.likely(view, self.history)
            self._games = imagine(guess, count, self._likely_deals(count))
        return self._games

    def _likely_deals(self, count: int) -> Deals:
        """The rival cards of so many worlds, as likely as what has happened makes them.

        Without a history there are none, and chance deals the cards.
        """
        if not self.history:
            return []
        start = random_bits(seeded(moment_key(self.view))) / (1 << BITS)
        return self.bench.believer.believe(self.view, self.history).spread(count, start)

    def prospect(self, now: Choice | None = None, silent: frozenset[int] = frozenset()) -> Prospect:
        """How things may go after a decision, or as they stand."""
        key = (str(now) if now else "", silent)
        known = self._prospects.get(key)
        if known is None:
            worlds = [self.bench.outlooks.of(game, now, silent) for game in self.games()]
            known = Prospect(self.bench.valuation, worlds, self.view.hand_sizes)
            self._prospects[key] = known
        return known

    def appraise(self, trade: Trade) -> Appraisal:
        """The same trade always gets the same answer."""
        known = self._known.get(trade)
        if known is None:
            known = self._known[trade] = self._appraise(trade)
        return known

    def _appraise(self, trade: Trade) -> Appraisal:
        if self.name not in (trade.giver, trade.taker) or not self.legal(trade):
            return Appraisal(False)
        partner = trade.taker if trade.giver == self.name else trade.giver
        unit = self.prospect().slope(self.eye)
        theirs = Eye(self.view.corporations.index(partner))
        gain = self._gain(trade, self.eye, partner)
        other = self._gain(trade, theirs, self.name)
        need = self._need(trade, partner, unit, other)
        return Appraisal(True, gain, other, need, unit)

    def legal(self, trade: Trade) -> bool:
        """Whether the rules would let this trade happen, as far as can be seen."""
        game = self.games()[0]
        try:
            Trade.parse(str(trade), game).check(game)
        except IllegalChoice:
            return False
        return True

    def _need(self, trade: Trade, partner: str, unit: float, other: float) -> float:
        if is_gift(self.name, trade):
            return -1.0
        if self._only_pays(trade, partner):
            return 0.0
        if self._is_paid_for(trade, partner) and self.turns_nothing(trade):
            return NEVER
        if claims.beyond(self.view, trade, self.name):
            return NEVER
        manners = self.bench.manners
        offence = broken_by(self.view, partner, self.name) * manners.grudge * OFFENCE
        wanted = manners.caution * CAUTIOUS + offence + manners.margin
        return wanted * unit + manners.greed * max(0.0, other)

    def _only_pays(self, trade: Trade, partner: str) -> bool:
        """Whether nothing is asked for but what is owed."""
        gives = trade.give if trade.giver == self.name else trade.get
        owed = claims.debt(tuple(self.view.promises), self.name, partner)
        bound = trade.now is not None or any(one.by == self.name for one in trade.later)
        return owed > 0 and gives == Goods(owed) and not bound

    def _is_paid_for(self, trade: Trade, partner: str) -> bool:
        """Whether all that is to be had for a price are votes of the other."""
        gets = trade.get if trade.giver == self.name else trade.give
        promised = any(one.by == partner for one in trade.later)
        votes = trade.now is not None and trade.now.by == partner
        return votes and gets == FREE and not promised

    def turns_nothing(self, trade: Trade) -> bool:
        """Whether votes are bound that hardly change the chance of the offer which they back."""
        here = self.prospect()
        for one in self._bound(trade):
            moved = here.chance_of(one.behind, (one,)) - here.chance_of(one.behind)
            if one.cards and moved < PIVOTAL:
                return True
        return False

    def _gain(self, trade: Trade, eye: Eye, partner: str) -> float:
        """How much better off the eye's seat is after the trade."""
        name = self.view.corporations[eye.seat]
        before, after = self.prospect(), self._after(trade)
        backings = self._bound(trade)
        change = self._change(trade, eye, name, partner)
        value = after.value(eye, change, backings)
        if any(one.seat == eye.seat for one in backings):
            value -= after.card_cost(eye, backings[0].cards)
        gain = value - before.value(eye)
        if claims.breaks(self.view, trade, name):
            gain -= self._word_of(name) * before.slope(eye)
        for promise in trade.later:
            gain += self._promised(promise, eye, name, change, backings)
        return gain

    def _after(self, trade: Trade) -> Prospect:
        now = trade.now
        if now is None or now.choice.kind == VOTING:
            return self.prospect()
        return self.prospect(now.choice)

    def _bound(self, trade: Trade) -> tuple[SettledVotes, ...]:
        """14.2a: votes that the trade settles."""
        now = trade.now
        if now is None or now.choice.kind != VOTING:
            return ()
        seat = self.view.corporations.index(now.by)
        if now.choice.option == ABSTAIN:
            return (SettledVotes(seat, -1, 0),)
        deal = self.view.deal
        assert deal is not None
        behind = deal.main_by if now.choice.option == "main" else deal.counter_by
        return (SettledVotes(seat, behind, max(1, now.cards)),)

    def _change(self, trade: Trade, eye: Eye, name: str, partner: str) -> Change:
        """Goods, and what words are worth."""
        view = self.view
        seats = {one: view.corporations.index(one) for one in (trade.giver, trade.taker)}
        capital = dict.fromkeys(seats, 0.0)
        capital[trade.giver] += trade.get.capital - trade.give.capital
        capital[trade.taker] += trade.give.capital - trade.get.capital
        if trade.later or self._any_open:
            self._add_words(trade, name, partner, capital)
        owners = [(asset, seats[trade.taker]) for asset in trade.give.assets]
        owners += [(asset, seats[trade.giver]) for asset in trade.get.assets]
        for asset, goal in owners:
            giver = trade.giver if goal == seats[trade.taker] else trade.taker
            capital[view.corporations[goal]] += fit(self.bench.box, view, asset, goal)
            capital[giver] -= fit(self.bench.box, view, asset, seats[giver])
        moved = tuple((seats[one], amount) for one, amount in capital.items() if amount)
        return Change(moved, tuple(owners))

    def _add_words(self, trade: Trade, name: str, partner: str, capital: dict[str, float]) -> None:
        """What is owed after the trade beyond what was owed before, and what is hoped for."""
        view = self.view
        was, will = tuple(view.promises), claims.after(view, trade)
        for by, to in ((name, partner), (partner, name)):
            less = self._debt(was, by, to, name) - self._debt(will, by, to, name)
            capital[by] += less
            capital[to] -= less
            if less > 0 and by == name:
                capital[by] += SETTLED
        for by, to in ((name, partner), (partner, name)):
            sure = 1.0 if by == name else trust(view, by)
            for promise in claims.new_promises(view, trade, by):
                brings, costs = claims.hope(self.bench.box, view, promise)
                capital[to] += sure * brings
                capital[by] -= costs

    def _debt(self, promises: tuple[Promise, ...], by: str, to: str, name: str) -> float:
        """What a debt weighs for somebody: their own in full, that of another as it is believed."""
        if by == name:
            return claims.owed(self.view, promises, by, to)
        worth = claims.believed(self.bench.box, self.view, promises, by, to)
        return trust(self.view, by) * worth

    def _promised(
        self,
        promise: Promise,
        eye: Eye,
        name: str,
        change: Change,
        backings: tuple[SettledVotes, ...],
    ) -> float:
        """What a promise about the deal that is going on is worth on top."""
        view = self.view
        by, to = (view.corporations.index(one) for one in (promise.by, promise.to))
        if claims.known(view, promise) or any(one.seat == by for one in backings):
            return 0.0
        here = self.prospect()
        if promise.kind == "support" and here.is_open(by) and to in here.owners:
            if cannot_be_kept(view, promise):
                return 0.0
            kept = (*backings, SettledVotes(by, to, promise.amount))
            worth = here.value(eye, change, kept) - here.value(eye, change, backings)
            if eye.seat == by:
                worth -= here.card_cost(eye, promise.amount)
        elif promise.kind == "no_counter" and view.deal is not None and to != by:
            silent = self.prospect(None, frozenset({by}))
            worth = silent.value(eye, change, backings) - here.value(eye, change, backings)
        else:
            return 0.0
        if promise.by != name:
            return trust(view, promise.by) * worth
        return worth if name != self.name else self._own_word(worth, eye)

    def _word_of(self, name: str) -> float:
        """What a word is worth to who gave it, in capital."""
        own = DEAR * self.bench.manners.loyalty if name == self.name else 0.0
        return max(LOST_NAME, own)

    def _own_word(self, worth: float, eye: Eye) -> float:
        """Who may lie counts with breaking a promise that is dearer than its name."""
        manners = self.bench.manners
        if manners.loyalty >= HONEST:
            return worth
        return max(worth, -LOST_NAME * self.prospect().slope(eye))


class Appraiser:
    """Appraises trades from views; remembers what it last looked at."""

    def __init__(self, skills: Skills, manners: Manners) -> None:
        self.box = skills.box
        self.valuation = skills.valuation
        self.manners = manners
        self.outlooks = Outlooks(skills.box, skills.policy)
        self.believer = Believer(skills.reading)
        self.guesser = Guesser(skills.policy.cards.holdings)
        self._moments: Remembered[tuple[object, ...], TradeMoment] = Remembered(MOST_VIEWS)

    def moment(self, view: View, history: History = UNHEARD) -> TradeMoment:
        """What there is to know about this view after what has happened."""
        evidence: tuple[object, ...] = ()
        if history:
            evidence = (self.believer.evidence(view, history), self.guesser.rows(view, history))
        key = (view_key(view), evidence)
        return self._moments.get(key) or self._moments.put(key, TradeMoment(self, view, history))


def is_gift(name: str, trade: Trade) -> bool:
    """Whether a player gets something and gives, does and promises nothing."""
    gives, gets = (trade.give, trade.get) if name == trade.giver else (trade.get, trade.give)
    if trade.now is not None or gives != FREE or any(one.by == name for one in trade.later):
        return False
    return gets != FREE or bool(trade.later)
