"""What a scenario cannot show of the course of the game: the undersides of decks."""

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.steps.rounds import DemandRound, EventPhase
from tests.titles.new_angeles.rules.tables import play_until, table


def alone(box: Box, step: DemandRound | EventPhase, seed: int = 1) -> Game:
    """A game in which this step begins and nothing follows it."""
    game = table(box, seed=seed)
    play_until(game, "main_offer")
    game.state.turn_track.clear()
    game.state.deal = None
    game.state.stack.clear()
    game.push(step)
    return game


@pytest.mark.rule("R.21", "14.0")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_no_refresh_follows_a_claim_without_a_moment_to_trade(box: Box, players: int) -> None:
    claims = 0
    for seed in range(6):
        dice = Dice(seed)
        game = new_game(box, list(box.corporations)[:players], seed)
        claimed = False
        while game.pending is not None:
            if game.pending.source == "end_of_turn":
                claimed = False
            for event in game.apply(dice.choice(game.pending)):
                if event.kind == "asset_claimed":
                    claimed, claims = True, claims + 1
                assert not (claimed and event.kind == "turn_started"), f"seed {seed}"
    assert claims > 30


@pytest.mark.rule("10.0")
def test_the_event_goes_to_the_bottom_of_its_deck(box: Box) -> None:
    game = alone(box, EventPhase())
    before = game.state.event_deck[:]
    game.run()
    assert game.state.event_deck == [before[-1], *before[:-1]]


@pytest.mark.rule("45.3")
def test_the_old_demand_goes_to_the_bottom_of_its_deck(box: Box) -> None:
    game = alone(box, DemandRound())
    before, demand = game.state.demand_deck[:], game.state.demand
    game.run()
    assert game.state.demand == before[-1]
    assert game.state.demand_deck == [demand, *before[:-1]]


@pytest.mark.rule("45.4", "18.3")
def test_all_investments_are_shuffled_together_before_the_next_draw(box: Box) -> None:
    drawn_again = 0
    orders = set()
    for seed in range(30):
        game = alone(box, DemandRound(), seed)
        game.state.investment_deck.sort()
        old = game.state.investments[:]
        game.run()
        assert game.pending is not None and game.pending.kind == "keep_investment"
        assert game.state.investments == [""] * 4
        drawn = [card for cards in game.state.drawn_investments for card in cards]
        assert len({*drawn, *game.state.investment_deck}) == 12
        drawn_again += len(set(drawn) & set(old))
        orders.add(tuple(game.state.investment_deck))
    # 8 of 12 are drawn; 4 of the 12 were held before, so 80 come again on average.
    assert 50 < drawn_again < 110
    assert len(orders) == 30


@pytest.mark.rule("45.4")
def test_returned_investments_lie_on_top_of_the_deck(box: Box) -> None:
    game = alone(box, DemandRound())
    game.run()
    below = game.state.investment_deck[:]
    returned = []
    for _ in range(4):
        assert game.pending is not None
        kept, other = game.pending.options
        returned.append(other)
        assert game.state.investment_deck == below
        game.apply(Choice("keep_investment", kept))
    assert game.state.investment_deck[: len(below)] == below
    assert set(game.state.investment_deck[len(below) :]) == set(returned)
