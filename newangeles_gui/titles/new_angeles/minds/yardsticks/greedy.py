"""A decent beginner: looks one step ahead, mends the worst danger, minds contract and rival."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType

from newangeles_gui.engine import Choice, Decision
from newangeles_gui.minds import UNHEARD, History, without_rule

from ...rules import ActionCard, Box, Declare, Game, Support, View, Window, determinize, use_asset
from ..judgement import DEMAND, NOTHING_EXTRA, Eye, Judge, drop_below, stage
from ..tuned import GreedyUse, asset_notes
from .deal_policy import DealPolicy, DealTable, OfferProspects, own_eye
from .rehearsal import TRIED, GreedyRehearsal, OptionsTried, Reactions

CLEARLY = 0.008  # a preference for which one turns an asset sideways
STRONGLY = 0.03  # and for which one gives an asset away
GOOD_ASSET = 2.5
WORTH_THE_TROUBLE = 0.0005  # for an ability at the end of the turn
DONE = "done"


class AbilityPolicy:
    """Rules for abilities in a deal; those at the end of a turn are tried out."""

    def __init__(self, prospects: OfferProspects, rehearsal: GreedyRehearsal) -> None:
        self.prospects = prospects
        self.rehearsal = rehearsal
        self.judge = prospects.judge
        self.notes = asset_notes(prospects.judge.box)

    def use(self, view: View, decision: Decision, world: Callable[[], Game]) -> str:
        """The first ability worth using, or done."""
        if decision.source == "end_of_turn":
            return self._try_out(world(), decision, own_eye(view))
        table = self.prospects.table(view)
        for asset in decision.options:
            if asset != DONE and self._wanted(asset, table):
                return asset
        return DONE if DONE in decision.options else decision.options[0]

    def _wanted(self, asset: str, table: DealTable) -> bool:
        return USES[self.notes.of(asset).greedy](self, table)

    def _try_out(self, game: Game, decision: Decision, eye: Eye) -> str:
        best, most = DONE, self.judge.value(game.state, eye) + WORTH_THE_TROUBLE
        for asset in decision.options:
            if asset == DONE:
                continue
            twin = game.clone()
            twin.state.stack.clear()
            use_asset(twin, asset, eye.seat, "end_of_turn")
            twin.run()
            self.rehearsal.finish(twin, eye)
            value = self.judge.value(twin.state, eye)
            if value > most:
                best, most = asset, value
        return best

    def _always(self, table: DealTable) -> bool:
        return True

    def _never(self, table: DealTable) -> bool:
        return False

    def _prefers_main(self, table: DealTable) -> bool:
        return table.liking(table.eye) > CLEARLY

    def _prefers_counter(self, table: DealTable) -> bool:
        return table.liking(table.eye) < -CLEARLY

    def _prefers_either(self, table: DealTable) -> bool:
        return abs(table.liking(table.eye)) > CLEARLY

    def _second_offer(self, table: DealTable) -> bool:
        return table.prize >= GOOD_ASSET and len(table.view.hand) >= 2

    def _force(self, table: DealTable) -> bool:
        deal = table.view.deal
        victim = _subject(table.view)
        rival = victim >= 0 and table.view.corporations[victim] == table.view.rival
        needed = deal is not None and deal.counter != "" and self._prefers_main(table)
        return rival or needed

    def _turn_the_deal(self, table: DealTable) -> bool:
        """Somebody else is about to win with what is clearly the worse offer."""
        deal = table.view.deal
        assert deal is not None
        liking = table.liking(table.eye)
        main_wins = deal.votes("main") >= deal.votes("counter")
        return liking < -STRONGLY if main_wins else liking > STRONGLY

    def _bar(self, table: DealTable) -> bool:
        return self._prefers_main(table) and self.opponent(table) >= 0

    def opponent(self, table: DealTable) -> int:
        """The supporter with most cards who is likely to back the counteroffer; -1 if none."""
        view = table.view
        deal = view.deal
        assert deal is not None
        seats = [
            seat
            for seat in range(len(view.corporations))
            if seat not in (deal.main_by, deal.counter_by, view.seat)
            and table.liking(Eye(seat)) < -CLEARLY
        ]
        return max(seats, key=lambda seat: view.hand_sizes[seat], default=-1)

    def preferred_side(self, view: View, decision: Decision) -> str:
        """The better of the sides that can be named."""
        side = "main" if self.prospects.table(view).liking(own_eye(view)) >= 0 else "counter"
        return side if side in decision.options else decision.options[0]

    def favourite(self, view: View, decision: Decision) -> str | None:
        """The player to name for an ability in a deal; None where others decide better."""
        names = self.notes.of(decision.source).greedy_names
        if names == "active":
            active = view.corporations[view.active]
            return active if active in decision.options else None
        if names == "opponent":
            seat = self.opponent(self.prospects.table(view))
            name = view.corporations[seat] if seat >= 0 else ""
            return name if name in decision.options else None
        return None


# When the ability of an asset is used, by the notes on it.
USES: Mapping[GreedyUse, Callable[[AbilityPolicy, DealTable], bool]] = MappingProxyType(
    {
        "always": AbilityPolicy._always,
        "never": AbilityPolicy._never,
        "for_main": AbilityPolicy._prefers_main,
        "for_counter": AbilityPolicy._prefers_counter,
        "in_doubt": AbilityPolicy._prefers_either,
        "for_a_prize": AbilityPolicy._second_offer,
        "when_losing": AbilityPolicy._turn_the_deal,
        "against_rival": AbilityPolicy._force,
        "against_opponent": AbilityPolicy._bar,
    }
)


def _subject(view: View) -> int:
    """The player whom the open window is about."""
    top = view.stack[-1] if view.stack else None
    return top.subject if isinstance(top, Window) else -1


class GreedyAgent:
    """Puts the parts together: one method for each sort of question."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.judge = Judge(box)
        self.options = OptionsTried(self.judge)
        self.reactions = Reactions(self.judge)
        self.rehearsal = GreedyRehearsal(self.judge, self.options, self.reactions)
        self.prospects = OfferProspects(self.judge, self.rehearsal)
        self.deals = DealPolicy(self.prospects, self.reactions)
        self.abilities = AbilityPolicy(self.prospects, self.rehearsal)

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> Choice:
        """The answer that promises most."""
        return Choice(decision.kind, self._option(view, decision, rng))

    def _option(self, view: View, decision: Decision, rng: random.Random) -> str:
        kind = decision.kind
        if len(decision.options) == 1:
            return decision.options[0]
        if kind == "main_offer":
            return self.deals.main_offer(view, decision)
        if kind == "counter":
            return self._counter(view, decision)
        if kind == "support":
            return self.deals.support(view, decision)
        if kind == "lay":
            return self._lay(view, decision)
        if kind == "use":
            return self.abilities.use(view, decision, lambda: self._world(view, rng))
        if kind == "keep_investment":
            return self._investment(view, decision)
        if kind in ("pick_winner", "blind_side"):
            return self.abilities.preferred_side(view, decision)
        return self._in_a_card(view, decision, rng)

    def _counter(self, view: View, decision: Decision) -> str:
        if "pass" in decision.options:
            return self.deals.counter(view, decision)
        return self.deals.main_offer(view, decision)  # The Fall Guy's second offer

    def _lay(self, view: View, decision: Decision) -> str:
        top = view.stack[-1]
        assert isinstance(top, Support)
        return self.deals.lay(view, decision, top.side, top.laid)

    def _investment(self, view: View, decision: Decision) -> str:
        """The one that would pay most with the city as it is."""
        state = stage(self.box, view)
        if self.box.rounds[state.round_place] == DEMAND:
            state.round_place += 1
        state.phase = "action"
        clock = self.judge.clock(state)
        income = self.judge.holdings.income
        return max(decision.options, key=lambda card: income(state, card, clock))

    def _in_a_card(self, view: View, decision: Decision, rng: random.Random) -> str:
        named = self.abilities.favourite(view, decision)
        if named is not None:
            return named
        game = self._world(view, rng)
        eye = own_eye(view)
        option = self.reactions.answer(game, decision, eye)
        if option is not None:
            return option
        if decision.kind not in TRIED:
            return without_rule("the greedy player", decision)
        if isinstance(game.state.stack[-1], Declare):
            self._act_out(game)
        else:
            drop_below(game.state)
        pending = game.pending
        if pending is None or pending.options != decision.options:
            return decision.options[0]
        return self.options.best(game, decision, eye, NOTHING_EXTRA)

    def _act_out(self, game: Game) -> None:
        """A declaration says beforehand what would be done: do it up to this question."""
        declare = game.state.stack[-1]
        assert isinstance(declare, Declare)
        deal = game.deal()
        card = deal.main if declare.side == "main" else deal.counter
        game.forced = False  # what a declaration asks is asked here too
        game.state.stack = [ActionCard(card, declare.seat)]
        game.run()
        answers = [Choice.parse(text) for text in declare.answers]
        while (pending := game.pending) is not None:
            if answers and answers[0].kind == pending.kind:
                game.apply(answers.pop(0))
            elif pending.seat == declare.seat:
                return
            else:
                game.apply(Choice(pending.kind, pending.options[-1]))

    def _world(self, view: View, rng: random.Random) -> Game:
        state = determinize(self.box, view, rng.getrandbits(64))
        game = Game(self.box, state, record=False)
        game.run()
        return game
