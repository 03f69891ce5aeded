"""What a deal may lead to in worlds that fit a view: the ground of every trade.

In an imagined world a deal goes on by rule, without asking everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import (
    HIDDEN,
    Choice,
    Decision,
    IllegalChoice,
    random_after,
    random_bits,
    seeded,
)

from ...rules import (
    COUNTER,
    MAIN,
    PASS,
    ActionCard,
    Counteroffers,
    DealStep,
    Game,
    Support,
    offerable,
    take_card,
)
from ..judgement import Clock, asset_worth

if TYPE_CHECKING:
    from ...rules import Box, State, Unseen, View
    from ..quick import DealRules, QuickPolicy

OFFERING: Final = ("reveal", "main_offer", "counteroffers")
SIGN: Final = MappingProxyType({MAIN: 1, COUNTER: -1})


class Votes(NamedTuple):
    """Support for the main offer less that for the counteroffer.

    `laid` cannot be changed any more; `plans` has those who still support, in their order.
    """

    laid: int
    plans: dict[int, int]


def undecided(game: Game) -> bool:
    """Whether a deal is going on whose winner is still open."""
    step = _deal_step(game)
    return step is not None and step.stage not in ("end", "after") and game.state.deal is not None


def finish_offers(rules: DealRules, game: Game, silent: frozenset[int]) -> bool:
    """Lay what is likely to be offered; `silent` seats make no counteroffer. False if nothing."""
    step, deal = _deal_step(game), game.deal()
    assert step is not None
    if not deal.main:
        active = game.state.active
        options = offerable(game, active)
        if not options:
            return False
        _lay_main(game, rules.main_offer(game, Decision("main_offer", active, options)))
    for seat in _may_counter(game, step):
        if seat not in silent:
            _counter(rules, game, seat)
    return True


def _lay_main(game: Game, card: str) -> None:
    deal = game.deal()
    take_card(game, game.state.active, card)
    deal.main, deal.main_by = card, game.state.active


def _may_counter(game: Game, step: DealStep) -> list[int]:
    """Who still has the chance to counter; a chosen card that is being paid for is laid."""
    deal = game.deal()
    order = game.clockwise(game.state.active)
    top = next((one for one in game.state.stack if isinstance(one, Counteroffers)), None)
    if top is not None:
        if top.card and top.card != HIDDEN:
            _lay_counter(game, order[top.asked], top.card)
            return order[top.asked + 1 :]
        return order[top.asked :]
    if step.stage in OFFERING and not deal.straight_to_support:
        return order[1:]
    return []


def _counter(rules: DealRules, game: Game, seat: int) -> None:
    price = len(game.deal().pile)
    options = [*offerable(game, seat, price), PASS]
    card = rules.counter(game, Decision("counter", seat, options))
    if card != PASS:
        _lay_counter(game, seat, card)
        del game.state.hands[seat][:price]


def _lay_counter(game: Game, seat: int, card: str) -> None:
    deal = game.deal()
    take_card(game, seat, card)
    deal.pile.append(card)
    deal.pile_by.append(seat)
    deal.counter, deal.counter_by = card, seat


def votes_laid(rules: DealRules, game: Game) -> Votes:
    """What lies there, and what everybody who still supports is likely to add."""
    deal = game.deal()
    laid = deal.votes(MAIN) - deal.votes(COUNTER)
    cards = len(deal.support)
    plans: dict[int, int] = {}
    for seat, bound in _supporters(game):
        if bound is None:
            plans[seat] = _plan(rules, game, seat)
        else:
            laid += bound
    for planned in (deal.support, deal.support_side, deal.support_by):
        del planned[cards:]
    return Votes(laid, plans)


def _supporters(game: Game) -> list[tuple[int, int | None]]:
    """Those who still support; for who is laying cards right now what is sure to come."""
    deal, step = game.deal(), _deal_step(game)
    order = game.clockwise(game.state.active)
    top = next((one for one in game.state.stack if isinstance(one, Support)), None)
    if top is None and step is not None and step.stage in ("resolution", "end", "after"):
        return []
    asked = top.asked if top else 1
    found: list[tuple[int, int | None]] = []
    for seat in order[asked:]:
        if seat in (deal.main_by, deal.counter_by):
            continue
        if top is not None and top.side and not found:
            found.append((seat, SIGN[top.side] * max(0, top.at_least - top.laid)))
        else:
            found.append((seat, None))
    return found


def _plan(rules: DealRules, game: Game, seat: int) -> int:
    """The votes of a seat that goes by the rule; they are laid so that others react to them.

    They are taken back when all have planned theirs.
    """
    deal, state = game.deal(), game.state
    liking = rules.liking(state, seat)
    if liking < 0 and seat in deal.barred_from_counter:
        return 0
    count = rules.wanted_cards(state, seat, liking)
    side = MAIN if liking > 0 else COUNTER
    deal.support += [HIDDEN] * count
    deal.support_side += [side] * count
    deal.support_by += [seat] * count
    return SIGN[side] * count


def _deal_step(game: Game) -> DealStep | None:
    return next((one for one in game.state.stack if isinstance(one, DealStep)), None)


Deals = list[list[str]]  # for each world the rival cards by seat

MOST_ANSWERS: Final = 60  # while a card is resolved
A_WHILE: Final = 12  # where no deal is going on
ONLY: Final = "only"  # the one way in which it can end


def imagine(unseen: Unseen, count: int, deals: Deals) -> list[Game]:
    """So many games in which the seat of a view sees just this, at their pending question.

    Chance hangs on the moment and not on what trades change, so that two trades in a row are
    measured by the same worlds.
    """
    state = seeded(moment_key(unseen.view))
    worlds = []
    for number in range(count):
        state = random_after(state)
        rivals = deals[number] if deals else None
        game = Game(unseen.box, unseen.dealt(random_bits(state), rivals), record=False)
        game.run()
        worlds.append(game)
    return worlds


def moment_key(view: View) -> str:
    """Which moment of which deal this is, for one seat."""
    deal = view.deal
    offers = f"{deal.main} {deal.counter}" if deal else ""
    players = " ".join(view.corporations)
    return f"{view.seat} {players} {view.turns_taken} {view.round_place} {offers}"


def view_key(view: View) -> str:
    """Everything that a seat sees: what is worked out for a view is remembered under it."""
    return repr(view)


class World:
    """A deal with all its offers laid: the seat behind each side, the votes, and how it can end.

    Cards are resolved only when somebody asks for the `endings`, the states by the side that wins.
    """

    def __init__(
        self,
        laid: State,
        owners: dict[str, int],
        votes: Votes,
        resolved: Callable[[State, str], State],
    ) -> None:
        self.laid = laid
        self.owners = owners
        self.votes = votes
        self._resolved = resolved
        self._endings: dict[str, State] = {}

    @staticmethod
    def settled(state: State) -> World:
        """A world that can end in one way, without an offer and without votes."""
        world = World(state, {}, Votes(0, {}), lambda laid, _: laid)
        world._endings[ONLY] = state
        return world

    @property
    def endings(self) -> dict[str, State]:
        """The states in which this world's deal can end."""
        if not self._endings:
            self._endings = {side: self._resolved(self.laid, side) for side in self.owners}
        return self._endings


class Outlooks:
    """Plays imagined worlds on to the end of their deal, once for each side."""

    def __init__(self, box: Box, policy: QuickPolicy) -> None:
        self.box = box
        self.policy = policy

    def of(
        self, game: Game, first: Choice | None = None, silent: frozenset[int] = frozenset()
    ) -> World:
        """How a world may end, after a choice; `silent` seats make no counteroffer."""
        game = game.clone()
        depth = len(game.state.stack)
        if first is not None and not self._do(game, first):
            return World.settled(game.state)
        rules = self.policy.deals
        if undecided(game) and finish_offers(rules, game, silent):
            return self._both(game)
        return World.settled(self._play_out(game, depth))

    def _do(self, game: Game, choice: Choice) -> bool:
        try:
            game.apply(choice)
        except IllegalChoice:
            return False  # not everything that can be agreed on fits every world
        return True

    def _both(self, game: Game) -> World:
        deal, state = game.deal(), game.state
        owners = {MAIN: deal.main_by}
        if deal.counter:
            owners[COUNTER] = deal.counter_by
        votes = votes_laid(self.policy.deals, game)
        state.stack, state.pending = [], None  # where the deal was does not count any more
        return World(state, owners, votes, self._resolved)

    def _resolved(self, laid: State, side: str) -> State:
        """The state after an offer has won."""
        twin = Game(self.box, laid.clone(), record=False)
        state, deal = twin.state, twin.deal()
        main = side == MAIN
        card, seat = (deal.main, deal.main_by) if main else (deal.counter, deal.counter_by)
        deal.winner, deal.winning = seat, side
        owner = self.box.emergency_owner.get(card)
        if owner is not None:
            state.emergency_up[twin.seat_of(owner)] = False
        state.stack = [ActionCard(card, seat)]
        twin.run()
        self._play(twin, MOST_ANSWERS)
        if deal.asset and not state.over:
            self._claim(state, deal.asset, seat)
        return state

    def _claim(self, state: State, asset: str, seat: int) -> None:
        state.owners[asset] = seat
        ability = self.box.abilities.get(asset)
        if ability is not None and ability.window == "claimed":
            left, players = len(state.turn_track), len(state.corporations)
            clock = Clock.read(self.box, state.round_place, state.phase, left)
            worth = asset_worth(self.box, asset, clock, players)
            state.capital[seat] += round(worth)
            if ability.cost == "discard":
                del state.owners[asset]

    def _play_out(self, game: Game, depth: int) -> State:
        """To the end of a deal that is decided, or of what is being resolved."""
        state = game.state
        most = MOST_ANSWERS if state.deal else A_WHILE
        in_a_deal = state.deal is not None
        for _ in range(most):
            decision = game.pending
            if decision is None or (in_a_deal and state.deal is None):
                break
            if not in_a_deal and len(state.stack) < depth:
                break
            game.apply(Choice(decision.kind, self.policy.answer(game, decision)))
        return state

    def _play(self, game: Game, most: int) -> None:
        for _ in range(most):
            decision = game.pending
            if decision is None:
                return
            game.apply(Choice(decision.kind, self.policy.answer(game, decision)))
