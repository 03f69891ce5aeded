"""Players who go by the quick rules keep the city alive: playouts are judged at such tables."""

import random

from newangeles_gui.titles.new_angeles.minds.quick.policy import QuickAgent
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.state import FEDERALIST
from newangeles_gui.titles.new_angeles.rules.views import view

GAMES = 50


def played(box, agent, seed):
    dice = random.Random(f"table {seed}")
    game = new_game(box, dice.sample(list(box.corporations), 4), seed, record=False)
    while (decision := game.pending) is not None:
        game.apply(agent.choose(view(game, decision.seat), decision, dice))
    return game.state


def test_four_of_them_are_a_match_for_a_federalist(ai_box):
    """They lost to it in 79 % of 378 games when cards were guessed instead of tried out."""
    agent = QuickAgent(ai_box)
    ends = [played(ai_box, agent, seed) for seed in range(GAMES)]
    lurking = [state for state in ends if FEDERALIST in state.rivals]
    lost = sum(state.rivals[seat] == FEDERALIST for state in lurking for seat in state.winners)
    assert len(lurking) > GAMES / 2
    assert lost / len(lurking) < 0.6, (lost, len(lurking))
    calm = [state.threat for state in ends if FEDERALIST not in state.rivals]
    assert sum(calm) / len(calm) < 19, "22.9 then, 16 now"
