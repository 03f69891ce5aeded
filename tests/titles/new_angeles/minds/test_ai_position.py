"""A position read once says the same as the valuation of every state that a change makes of it."""

import random

import pytest

from newangeles_gui.titles.new_angeles.minds.judgement.judge import Eye
from newangeles_gui.titles.new_angeles.minds.quick.policy import QuickAgent
from newangeles_gui.titles.new_angeles.minds.valuation.model import load_valuation
from newangeles_gui.titles.new_angeles.minds.valuation.position import WealthPosition
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.views import view

CHANGES = 6  # in each position


@pytest.fixture(scope="module")
def valuation(ai_box):
    return load_valuation(ai_box)


def positions(box, seed, dice):
    """States of a game, some of them as somebody sees them who knows no secrets."""
    names = dice.sample(list(box.corporations), 4 + seed % 3)
    game, agent = new_game(box, names, seed), QuickAgent(box, 0.3)
    while (decision := game.pending) is not None:
        game.apply(agent.choose(view(game, decision.seat), decision, dice))
        if dice.random() < 0.1 and not game.state.over:
            state = game.state.clone()
            if dice.random() < 0.3:
                state.rivals = [""] * len(names)
                state.investments = [""] * len(names)
            yield state


@pytest.mark.parametrize("seed", range(3))
def test_it_is_the_chance_of_the_changed_state_to_the_last_bit(valuation, ai_box, seed):
    dice = random.Random(seed)
    for state in positions(ai_box, seed, dice):
        position, players = WealthPosition(valuation, state), len(state.corporations)
        for _ in range(CHANGES):
            rival = dice.choice(["", "federalist", *state.corporations])
            investment = dice.choice(["", *ai_box.investments])
            eye = Eye(dice.randrange(players), rival, investment)
            state.capital = [dice.randrange(45) for _ in range(players)]
            assets = dice.sample(list(ai_box.content.assets), dice.randrange(8))
            state.owners = {asset: dice.randrange(players) for asset in assets}
            found = position.chance(eye, state.capital, position.assets(state.owners))
            assert found == valuation.of(state, eye), (seed, eye, state.capital, state.owners)
