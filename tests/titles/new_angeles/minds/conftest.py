"""Agents at a table."""

import random
from pathlib import Path

import pytest

from newangeles_gui.titles.new_angeles.content.loader import load_content
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.rules.game import Box
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.views import view

DATA = Path(__file__).resolve().parents[4] / "data" / "new_angeles"
CORPORATIONS = ("jinteki", "haas_bioroid", "nbn", "weyland", "globalsec", "melange")


@pytest.fixture(scope="session")
def ai_box():
    return Box(load_content(DATA))


class Bench:
    """Seats players by name and plays games with them."""

    def __init__(self, box):
        self.box = box
        self.agents = {name: make_agent(name, box) for name in ("random", "greedy")}

    def new(self, seed, players=4, **named):
        return new_game(self.box, CORPORATIONS[:players], seed, record=False, **named)

    def moves(self, game, names, seed=0):
        """Yields (view, decision, choice) before each choice is applied."""
        dice = random.Random(seed)
        while (decision := game.pending) is not None:
            seen = view(game, decision.seat)
            agent = self.agents[names[decision.seat % len(names)]]
            choice = agent.choose(seen, decision, dice)
            yield seen, decision, choice
            game.apply(choice)

    def play(self, game, names, seed=0):
        """The choices of a whole game as text."""
        return [str(choice) for _, _, choice in self.moves(game, names, seed)]

    def until(self, seed, kind, names=("greedy",), players=4):
        """A game that has come to a question of this kind."""
        game = self.new(seed, players)
        for _, decision, _ in self.moves(game, names, seed):
            if decision.kind == kind:
                return game
        raise LookupError(f"nobody is asked for {kind} in game {seed}")


@pytest.fixture(scope="session")
def bench(ai_box):
    return Bench(ai_box)
