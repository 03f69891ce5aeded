"""What scenarios cannot say: after the end, at random, and what is not even asked."""

import pytest

from newangeles_gui.engine.decisions import Choice, IllegalChoice
from newangeles_gui.titles.new_angeles.rules.codec import state_hash
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.steps.deal import DealStep
from newangeles_gui.titles.new_angeles.rules.steps.turn import Turn


@pytest.fixture
def game(box: Box) -> Game:
    return new_game(box, list(box.corporations)[:4], 1)


@pytest.mark.rule("14.0")
def test_nothing_is_traded_after_the_end(game: Game) -> None:
    state = game.state
    state.ended_by, state.threat, state.pending = "threat", 25, None
    state.stack.clear()
    before = state_hash(state)
    giver, taker = state.corporations[:2]
    with pytest.raises(IllegalChoice, match="over"):
        game.apply(Choice("trade", f"from={giver} to={taker} give=1"))
    assert state_hash(state) == before


def test_lily_lockwell_steals_any_card_of_the_hand(game: Game) -> None:
    stolen = set()
    hand = ["clean_slate", "puff_piece", "liquidation", "riot_control"]
    for seed in range(40):
        twin = game.clone()
        state = twin.state
        state.rng = seed
        state.stack[:] = [Turn()]
        rich, thief = state.active, (state.active + 1) % 4
        state.asset_deck = [one for one in state.asset_deck if one != "lily_lockwell"]
        state.owners["lily_lockwell"] = thief
        state.hands[rich], state.hands[thief] = hand[:], []
        state.capital[rich], state.capital[thief] = 9, 1
        twin.run()
        twin.apply(Choice("use", "lily_lockwell"))
        stolen |= {*state.hands[thief]}
    assert stolen == {*hand}


@pytest.mark.parametrize(("hand", "asked"), [(["clean_slate"], False), (["clean_slate"] * 2, True)])
def test_the_fall_guy_is_asked_for_only_with_a_card_to_counter(
    game: Game, hand: list[str], asked: bool
) -> None:
    state = game.state
    state.asset_deck = [one for one in state.asset_deck if one != "the_fall_guy"]
    state.owners["the_fall_guy"] = state.active
    state.hands[state.active] = hand
    state.emergency_up[state.active] = False
    state.stack[:] = [DealStep()]
    game.run()
    assert game.state.pending is not None
    assert (game.state.pending.kind == "use") == asked
