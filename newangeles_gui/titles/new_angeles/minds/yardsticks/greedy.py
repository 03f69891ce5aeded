"""A decent beginner: looks one step ahead, mends the worst danger, minds contract and rival."""

from __future__ import annotations

import random

from newangeles_gui.engine import Choice, Decision
from newangeles_gui.minds import History
from newangeles_gui.minds.history import NOTHING
from newangeles_gui.minds.unforeseen import without_rule

from ...rules import ActionCard, Box, Declare, Game, Support, View
from ...rules.determinize import determinize
from ..judgement import DEMAND, NOTHING_EXTRA, Judge
from ..judgement.stage import stage
from .ability_policy import AbilityPolicy
from .deal_policy import DealPolicy, OfferProspects, own_eye
from .rehearsal import TRIED, GreedyRehearsal, OptionsTried, Reactions, drop_below


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
        self, view: View, decision: Decision, rng: random.Random, history: History = NOTHING
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
