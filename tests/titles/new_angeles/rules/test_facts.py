"""The facts that a game tells are all that has happened: who only listens knows the open table.

The screen, the news and the sounds live off the facts, so a fact that is missing, told twice or
told wrong is a fault even where the rules themselves are right. So is one that is told too soon
or too late: the screen shows how the table is at the moment of each fact.
"""

import random

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.decisions import Choice, Event
from newangeles_gui.titles.new_angeles.rules.conformity import sound_trade
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.steps.deal import ActionCard
from newangeles_gui.titles.new_angeles.rules.views import view
from tests.titles.new_angeles.rules.listener import listen, on_the_table
from tests.titles.new_angeles.rules.tables import play_until, table

TRADE_EVERY = 5  # decisions, on average


def in_resolution(game: Game) -> str:
    """The action card that is being resolved; none where the game waits for something else."""
    cards = [one for one in game.state.stack if isinstance(one, ActionCard) and one.resolved]
    return cards[-1].card if cards else ""


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_who_listens_knows_the_table_at_every_moment(players: int, seed: int, box: Box) -> None:
    setups = list(box.content.setups)
    setup = setups[(players + 3 * seed) % len(setups)]
    game = new_game(box, list(box.corporations)[:players], seed, setup)
    dice = random.Random(f"listen {players} {seed}")
    trades = Dice(f"listen {players} {seed}")
    listener = listen(game)
    assert (listener.phase, listener.turns_taken, listener.threat) == ("setup", 0, 0)
    number = 0
    while (pending := game.pending) is not None:
        number += 1
        choice = Choice(pending.kind, dice.choice(pending.options))
        if not trades.below(TRADE_EVERY):
            choice = sound_trade(game, trades).choice()
        events = game.apply(choice)
        place = f"players {players}, seed {seed}, decision {number}: {choice}"
        told = "\n".join(event.line() for event in events)
        assert listener.imagined() == on_the_table(game, view(game)), f"{place}\n{told}"
        assert game.state.over or game.state.resolving == in_resolution(game), place
    assert number > 50


def test_an_asset_for_which_nothing_can_be_offered_goes_back(box: Box) -> None:
    game = table(box)
    play_until(game, "main_offer")
    state = game.state
    state.discards += state.hands[0]
    state.hands[0] = []
    state.emergency_up[0] = False
    game.events = []
    listen(game)
    game.run()
    told = [event.kind for event in game.events]
    assert told[:4] == ["no_main_offer", "asset_returned", "table_cleared", "deal_ended"]


def test_who_watches_is_called_after_each_event_and_a_copy_is_not_watched(box: Box) -> None:
    game = table(box)
    seen: list[Event] = []
    game.watch = lambda game: seen.append(game.events[-1])
    told = play_until(game, "main_offer")
    assert seen == told
    play_until(game.clone(record=True), "support")
    assert len(seen) == len(told)
    game.record = False
    play_until(game, "support")
    assert len(seen) == len(told), "without events there is nothing to see"
