"""The parts of the search: what is tried, how the budget is spent, how a world is played on."""

import random

import pytest

from newangeles_gui.ai.quick.policy import QuickPolicy
from newangeles_gui.ai.search.halving import Halving
from newangeles_gui.ai.search.plans import Plan, follow, plans
from newangeles_gui.ai.search.playout import Playouts
from newangeles_gui.ai.search.worlds import NoWorldError, Worlds
from newangeles_gui.ai.valuation.model import load_valuation
from newangeles_gui.engine.decisions import Decision
from newangeles_gui.rules.view import view


class Noisy:
    """Plans whose worth is known but for the luck of the world."""

    def __init__(self, worths, noise):
        self.worths = worths
        self.noise = noise
        self.dice = random.Random(1)
        self.asked = 0

    def __call__(self, alive):
        self.asked += len(alive)
        luck = self.dice.gauss(0, 0.3)  # common to all plans
        return [self.worths[one] + luck + self.dice.gauss(0, self.noise) for one in alive]


def best_of(worths, noise, budget):
    trial = Noisy(worths, noise)
    found = Halving([Plan(str(one)) for one in range(len(worths))], trial, budget).run()
    assert {one.plan for one in found} == {Plan(str(one)) for one in range(len(worths))}
    return int(found[0].plan.option), trial.asked


def test_the_best_plan_is_found_through_the_noise():
    worths = [0.5, 0.52, 0.6, 0.45, 0.3, 0.55, 0.2]
    assert best_of(worths, 0.05, 300)[0] == 2


def test_no_more_is_spent_than_there_is_and_less_where_it_is_clear():
    assert best_of([0.5] * 6, 0.1, 300)[1] <= 300
    assert best_of([0.1, 0.9], 0.01, 300)[1] < 300


def test_the_usual_answer_is_kept_if_nothing_is_better():
    assert best_of([0.5] * 5, 0.0, 100)[0] == 0


@pytest.fixture(scope="session")
def policy(ai_box):
    return QuickPolicy(ai_box)


def supporting(bench, laid_main=0, laid_counter=0, hand=3):
    """A view at a question for support with so many cards on each side already."""
    game = bench.until(2, "support")
    seen = view(game, game.pending.seat)
    deal = seen.deal
    deal.main, deal.counter, deal.main_by, deal.counter_by = "puff_piece", "live_feeds", 0, 1
    deal.support_side = ["main"] * laid_main + ["counter"] * laid_counter
    deal.support = ["?"] * len(deal.support_side)
    deal.support_by = [9] * len(deal.support_side)
    seen.hand = ["puff_piece"] * hand
    return seen, Decision("support", seen.seat, ["main", "counter", "abstain"], "deal"), game


def numbers(bench, policy, side, **given):
    seen, decision, game = supporting(bench, **given)
    return [one.cards for one in plans(seen, decision, policy, game) if one.option == side]


def test_numbers_of_cards_are_counted_against_the_tie_rule(bench, policy):
    assert min(numbers(bench, policy, "main", laid_counter=2, hand=5)[1:]) == 2  # 54.5: a tie
    assert min(numbers(bench, policy, "counter", laid_main=2, hand=5)[1:]) == 3
    assert max(numbers(bench, policy, "main", laid_counter=2, hand=2)) == 2  # no more than it has


def test_a_plan_lays_as_many_cards_as_it_says(bench, policy, ai_box):
    game = bench.until(2, "support")
    decision = game.pending
    hand = len(game.state.hands[decision.seat])
    wanted = min(2, hand)
    follow(game, decision, Plan("main", wanted), policy)
    laid = game.state.deal.votes("main", decision.seat)
    assert laid == wanted


def test_a_playout_stops_after_its_deals_and_gives_everybody_a_chance(bench, ai_box, policy):
    playouts = Playouts(policy, load_valuation(ai_box), deals=2)
    game = bench.until(3, "main_offer")
    turn = game.state.turns_taken
    chances = playouts.run(game, 0, 1)
    assert game.state.turns_taken == turn + 2 or game.state.over
    assert len(chances) == 4 and all(0 <= one <= 1 for one in chances)


def test_the_same_seed_plays_on_in_the_same_way(bench, ai_box, policy):
    playouts = Playouts(policy, load_valuation(ai_box))
    game = bench.until(3, "main_offer")
    assert playouts.run(game.clone(), 1, 5) == playouts.run(game.clone(), 1, 5)


def test_a_question_that_no_world_asks_is_noticed(bench, ai_box):
    game = bench.until(3, "main_offer")
    decision = Decision("main_offer", game.pending.seat, ["no_such_card"], "deal", private=True)
    seen = view(game, decision.seat)
    worlds = Worlds(ai_box, seen, decision, lambda rng: None, random.Random(1))
    with pytest.raises(NoWorldError):
        worlds.next()
