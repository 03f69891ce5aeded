"""What holds for every agent: legal, the same for the same dice, and blind to what is hidden."""

import random

import pytest

from newangeles_gui.titles.new_angeles.minds.registry import AGENTS, UnknownAgent, make_agent
from newangeles_gui.titles.new_angeles.rules.resample import resample
from newangeles_gui.titles.new_angeles.rules.views import view


def test_every_name_makes_an_agent(ai_box):
    for name in AGENTS:
        assert callable(make_agent(name, ai_box).choose)


def test_an_unknown_name_lists_the_known_ones(ai_box):
    with pytest.raises(UnknownAgent, match=r"'chess'.*random, greedy"):
        make_agent("chess", ai_box)


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("names", [("greedy",), ("random",), ("greedy", "random")])
def test_choices_are_legal_and_games_end(bench, names, players):
    game = bench.new(players, players)
    for _, decision, choice in bench.moves(game, names):
        decision.check(choice)
    assert game.state.over


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_dice_give_the_same_game(bench, ai_box, name):
    first = bench.play(bench.new(11), [name], seed=5)
    bench.play(bench.new(12), [name], seed=6)  # nothing is carried from game to game
    again = bench.play(bench.new(11), [name], seed=5)
    fresh = type(bench)(ai_box).play(bench.new(11), [name], seed=5)
    assert first == again == fresh


def test_other_dice_give_another_random_game(bench):
    assert bench.play(bench.new(11), ["random"], 1) != bench.play(bench.new(11), ["random"], 2)


def same_elsewhere(bench, agent, game, decision, seed):
    """Whether the agent would choose the same with the hidden cards dealt anew."""
    twin = resample(game, decision.seat, seed)
    here = agent.choose(view(game, decision.seat), decision, random.Random(seed))
    assert twin.pending is not None
    return here == agent.choose(view(twin, decision.seat), twin.pending, random.Random(seed))


def test_hidden_cards_do_not_change_a_choice(bench):
    agent = bench.agents["greedy"]
    kinds = set()
    for seed in range(2):
        game = bench.new(seed, 5)
        for number, (_, decision, _) in enumerate(bench.moves(game, ["greedy"], seed)):
            if number % 4 == 0 or decision.kind not in kinds:
                kinds.add(decision.kind)
                assert same_elsewhere(bench, agent, game, decision, number), decision
    assert {"main_offer", "counter", "support", "use", "remove", "place"} <= kinds


def test_a_view_is_not_changed_by_choosing(bench):
    game = bench.new(3, 4)
    for number, (seen, decision, _) in enumerate(bench.moves(game, ["greedy"], 3)):
        assert seen == view(game, decision.seat), decision
        if number > 150:
            break
