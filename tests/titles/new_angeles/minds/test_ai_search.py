"""The parts of the search: what is tried, how the budget is spent, how a world is played on."""

import random
from collections import Counter

import pytest

from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.minds.characters import NOBODY_IN_PARTICULAR
from newangeles_gui.minds.halving import ENOUGH, Halving
from newangeles_gui.titles.new_angeles.minds.quick.policy import QuickPolicy
from newangeles_gui.titles.new_angeles.minds.search import (
    Aim,
    AnswerPlan,
    NoWorldError,
    Playouts,
    Trials,
    Worlds,
    follow,
    plans,
    same_luck,
)
from newangeles_gui.titles.new_angeles.minds.valuation.model import load_valuation
from newangeles_gui.titles.new_angeles.rules.state import ILLNESS, OUTAGE
from newangeles_gui.titles.new_angeles.rules.unseen import Unseen
from newangeles_gui.titles.new_angeles.rules.views import view


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
    found = Halving([AnswerPlan(str(one)) for one in range(len(worths))], trial, budget).run()
    assert {one.plan for one in found} == {AnswerPlan(str(one)) for one in range(len(worths))}
    return int(found[0].plan.option), trial.asked


def test_the_best_plan_is_found_through_the_noise():
    worths = [0.5, 0.52, 0.6, 0.45, 0.3, 0.55, 0.2]
    assert best_of(worths, 0.05, 300)[0] == 2


def test_no_more_is_spent_than_there_is_and_less_where_it_is_clear():
    assert best_of([0.5] * 6, 0.1, 300)[1] <= 300
    assert best_of([0.1, 0.9], 0.01, 300)[1] < 300


def test_answers_that_are_alike_are_not_thought_about_for_long():
    assert best_of([0.5] * 5, 0.0, 3000)[1] == 5 * ENOUGH
    # Noise that leaves no more doubt than it is worth: 0.002 either way after some hundred worlds.
    assert best_of([0.5] * 2, 0.02, 100_000)[1] < 2_000


def test_hopeless_answers_are_given_up_at_once():
    trial = Noisy([0.5, 0.51, 0.1, 0.2], 0.1)
    asked = Counter()

    def counted(alive):
        asked.update(alive)
        return trial(alive)

    found = Halving([AnswerPlan(str(one)) for one in range(4)], counted, 1200).run()
    assert max(asked[2], asked[3]) < 60 < 200 < min(asked[0], asked[1])
    assert sum(asked.values()) <= 1200
    assert {one.plan.option for one in found[:2]} == {"0", "1"}  # what was given up comes last


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
    follow(game, decision, AnswerPlan("main", wanted), policy)
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


def test_plans_are_played_on_to_the_same_turn_whether_or_not_they_end_it(bench, ai_box, policy):
    """Else the plan that ends the turn is judged a deal later than the others."""
    turns = []

    class Noting(Playouts):
        def play_on(self, game, number, seed, until=0):
            super().play_on(game, number, seed, until)
            turns.append(game.state.turns_taken)

    game = bench.new(3)
    game.state.owners["mr_white"] = game.state.active
    dice = random.Random(1)
    while (decision := game.pending) is None or decision.source != "end_of_turn":
        game.apply(Choice(decision.kind, policy.answer(game, decision)))
    seen = view(game, decision.seat)
    worlds = Worlds(Unseen(ai_box, seen), decision, lambda rng: None, dice)
    tried = [AnswerPlan(one) for one in decision.options]
    playouts = Noting(policy, load_valuation(ai_box))
    Trials(playouts, worlds, tried, Aim(seen, (), NOBODY_IN_PARTICULAR))(range(len(tried)))
    assert len(turns) == len(tried) > 1 and len(set(turns)) == 1


def test_luck_belongs_to_a_question_not_to_how_many_came_before():
    one, other = same_luck(5), same_luck(5)
    one("use", 0)
    one("support", 1)
    assert one("lay", 2) == other("lay", 2)
    assert one("lay", 2) == other("lay", 2) != same_luck(5)("lay", 2)
    assert same_luck(6)("lay", 2) != same_luck(5)("lay", 2) != same_luck(5)("lay", 3)
    chances = [same_luck(seed)("lay", seat) for seed in range(500) for seat in range(4)]
    assert all(0 <= chance < 1 for chance in chances)
    for tenth in range(10):
        share = sum(tenth <= 10 * chance < tenth + 1 for chance in chances) / len(chances)
        assert share == pytest.approx(0.1, abs=0.03)


def asked(box, game, seat, policy, kind, options, source=""):
    return policy.answer(game, Decision(kind, seat, options, source))


def test_a_declaration_is_answered_like_the_card_itself(bench, ai_box, policy):
    """What would end the game is not declared either."""
    game = bench.until(3, "main_offer")
    state, box = game.state, ai_box
    state.city[:] = [0] * 10
    quinde, manta = box.district_at["quinde"], box.district_at["manta"]
    state.city[quinde], state.city[manta] = ILLNESS | OUTAGE, OUTAGE
    state.threat = 23
    seat = state.active
    state.rivals = ["jinteki", "haas_bioroid", "nbn", "weyland"]
    state.rival_under_board = "federalist"
    state.owners["caprice_nisei"] = (seat + 1) % 4
    if "gentrification" not in state.hands[seat]:
        state.hands[seat][0] = "gentrification"
    game.run()
    game.apply(Choice("main_offer", "gentrification"))
    game.apply(Choice("use", "caprice_nisei"))
    assert game.pending.kind == "remove" and game.pending.options == ["quinde", "manta"]
    assert policy.answer(game, game.pending) == "manta"


def test_an_emergency_action_that_lies_face_up_is_stolen(bench, ai_box, policy):
    game = bench.until(3, "main_offer")
    state = game.state
    state.rivals[0] = "haas_bioroid"
    state.emergency_up[1] = state.emergency_up[3] = False
    options = ["underpaid_overclocked", "sweeps_week", "massive_reconstruction"]
    assert asked(ai_box, game, 0, policy, "steal_emergency", options) == "sweeps_week"
    state.emergency_up[1] = True
    assert asked(ai_box, game, 0, policy, "steal_emergency", options) == "underpaid_overclocked"


def test_assets_are_taken_from_rivals_and_thrown_away_by_their_worth(bench, ai_box, policy):
    game = bench.until(3, "main_offer")
    state = game.state
    state.rivals[0] = "haas_bioroid"
    state.owners |= {"marco_cubrero": 1, "elizabeth_mills": 2, "mark_yale": 0, "braintrust": 0}
    options = ["elizabeth_mills", "marco_cubrero"]
    assert asked(ai_box, game, 0, policy, "steal_asset", options) == "marco_cubrero"
    assert asked(ai_box, game, 0, policy, "swap_asset", [*options, "braintrust"]) == "marco_cubrero"
    mine = ["braintrust", "mark_yale"]
    assert asked(ai_box, game, 0, policy, "discard_asset", mine) == "mark_yale"


def test_a_question_that_no_world_asks_is_noticed(bench, ai_box):
    game = bench.until(3, "main_offer")
    decision = Decision("main_offer", game.pending.seat, ["no_such_card"], "deal", private=True)
    seen = view(game, decision.seat)
    worlds = Worlds(Unseen(ai_box, seen), decision, lambda rng: None, random.Random(1))
    with pytest.raises(NoWorldError):
        worlds.next()
