"""Players that search: legal, blind to what is hidden, the same for the same dice."""

import random

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.minds.agent import heard
from newangeles_gui.minds.characters import Character
from newangeles_gui.titles.new_angeles.minds.quick.policy import QuickAgent
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.minds.search import (
    AT_THE_TABLE,
    LEVELS,
    SHARES,
    Aim,
    SearchAgent,
)
from newangeles_gui.titles.new_angeles.minds.tuned import load_cast
from newangeles_gui.titles.new_angeles.minds.valuation.model import load_valuation
from newangeles_gui.titles.new_angeles.rules.resample import resample
from newangeles_gui.titles.new_angeles.rules.views import view
from newangeles_gui.titles.new_angeles.tellings import TELLINGS

FEW = 6  # playouts: what holds for these holds for many


@pytest.fixture(scope="session")
def searcher(ai_box):
    return SearchAgent(ai_box, load_valuation(ai_box), FEW)


@pytest.fixture(scope="session")
def quick(ai_box):
    return QuickAgent(ai_box)


def random_questions(bench, seed, players, every=1):
    """Games played at random come to questions of every kind."""
    game = bench.new(seed, players)
    dice = random.Random(seed)
    number = 0
    while (decision := game.pending) is not None:
        if number % every == 0:
            yield game, decision, number
        number += 1
        game.apply(Choice(decision.kind, dice.choice(decision.options)))


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("name", ["searcher", "quick"])
def test_every_question_gets_a_legal_answer(bench, request, name, players):
    agent = request.getfixturevalue(name)
    for game, decision, number in random_questions(bench, players, players):
        seen = view(game, decision.seat)
        decision.check(agent.choose(seen, decision, random.Random(number)))


def test_many_kinds_of_questions_come_up(bench):
    kinds = {
        decision.kind
        for seed in range(30)
        for _, decision, _ in random_questions(bench, seed, 4 + seed % 3)
    }
    assert len(kinds) >= 28, kinds


@pytest.mark.parametrize("name", ["searcher", "quick"])
def test_hidden_cards_do_not_change_a_choice(bench, request, name):
    agent = request.getfixturevalue(name)
    asked = 0
    for game, decision, number in random_questions(bench, 3, 5, every=5):
        twin = resample(game, decision.seat, number)
        here = agent.choose(view(game, decision.seat), decision, random.Random(number))
        assert twin.pending is not None
        seen = view(twin, decision.seat)
        assert here == agent.choose(seen, twin.pending, random.Random(number)), decision
        asked += 1
    assert asked > 20


def test_the_same_dice_give_the_same_answer_whatever_came_before(bench, ai_box, searcher):
    fresh = SearchAgent(ai_box, load_valuation(ai_box), FEW)
    for game, decision, number in random_questions(bench, 7, 4, every=11):
        seen = view(game, decision.seat)
        first = searcher.choose(seen, decision, random.Random(number))
        assert first == fresh.choose(seen, decision, random.Random(number)), decision


def test_a_view_is_not_changed_by_thinking(bench, searcher):
    for game, decision, number in random_questions(bench, 8, 5, every=9):
        seen = view(game, decision.seat)
        searcher.choose(seen, decision, random.Random(number))
        assert seen == view(game, decision.seat), decision


@pytest.mark.parametrize("players", [4, 5, 6])
def test_a_whole_game_of_managers(bench, ai_box, players):
    agent = SearchAgent(ai_box, load_valuation(ai_box), FEW)
    game = bench.new(players, players)
    while (decision := game.pending) is not None:
        game.apply(agent.choose(view(game, decision.seat), decision, random.Random(1)))
    assert game.state.over


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [4, 5, 6])
def test_a_whole_game_at_every_level(bench, ai_box, level, players):
    agent = make_agent(level, ai_box)
    game = bench.new(players, players)
    game.record = True
    log = []
    while (decision := game.pending) is not None:
        seen = view(game, decision.seat)
        choice = agent.choose(seen, decision, random.Random(1), heard(log, decision.seat, TELLINGS))
        log += game.apply(choice)
    assert game.state.over


def test_a_director_leaves_the_districts_to_the_rules_and_a_chair_does_not(bench, ai_box):
    thought, asked = {"director": set(), "chair": set()}, set()
    agents = {level: make_agent(f"{level}:silent", ai_box) for level in thought}
    for agent in agents.values():
        agent.budget = FEW
    for game, decision, number in random_questions(bench, 4, 5, every=3):
        asked.add(decision.kind)
        for level, agent in agents.items():
            seen, dice = view(game, decision.seat), random.Random(number)
            if agent.worths(seen, decision, dice):
                thought[level].add(decision.kind)
    assert thought["chair"] == asked & set(SHARES)
    assert thought["director"] == asked & set(AT_THE_TABLE)
    assert {"place", "remove", "support", "use"} <= thought["chair"], asked


def test_there_are_enough_characters_and_they_differ():
    cast = load_cast().characters
    assert len(cast) >= 8
    traits = [tuple(one.model_dump().values()) for one in cast.values()]
    assert len(set(traits)) == len(traits)


def aim(bench, **traits):
    game = bench.new(1)
    return game, Aim(view(game, 0), (), Character(**traits))


def liked(bench, capital=0, threat=0, chances=(0.5, 0.5, 0.5, 0.5), **traits):
    game, one = aim(bench, **traits)
    game.state.capital[0] += capital
    game.state.threat += threat
    return one.worth(chances, game.state)


def test_a_plain_character_wants_to_win_and_nothing_else(bench):
    assert liked(bench, 5, 3) == liked(bench) == 0.5


def test_traits_shift_what_is_liked(bench):
    assert liked(bench, capital=5, greed=90) > liked(bench, greed=90)
    assert liked(bench, threat=5, caution=90) < liked(bench, caution=90)
    sure, open_ended = (0.5,) * 4, ((0.1, 0, 0, 0), (0.9, 0, 0, 0))
    gamble = [sum(liked(bench, chances=one, boldness=b) for one in open_ended) / 2 for b in (5, 95)]
    certain = [liked(bench, chances=sure, boldness=b) for b in (5, 95)]
    assert gamble[0] < certain[0] and gamble[1] > certain[1]


def test_the_resentful_and_the_loyal_remember(bench):
    game = bench.new(1)
    names = game.seating
    log = (
        ("main_offer_proposed", {"player": names[0]}),
        ("counteroffer_proposed", {"player": names[1]}),
        ("supported", {"player": names[2], "side": "main", "cards": 4}),
        ("supported", {"player": names[3], "side": "counter", "cards": 4}),
    )
    loyal = dict(Aim(view(game, 0), log, Character(loyalty=100)).feelings)
    resentful = dict(Aim(view(game, 0), log, Character(grudge=100)).feelings)
    assert loyal[2] > 0 and 3 not in loyal
    assert resentful[3] < 0 and resentful[1] < 0 and 2 not in resentful
