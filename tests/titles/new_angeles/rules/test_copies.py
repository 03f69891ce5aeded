"""A copy shares nothing that can change: whoever scribbles in it leaves the game alone."""

from dataclasses import fields

import pytest

from newangeles_gui.titles.new_angeles.rules import codec
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.state import Deal, State
from newangeles_gui.titles.new_angeles.rules.trade import Trade
from newangeles_gui.titles.new_angeles.rules.unseen import determinize
from newangeles_gui.titles.new_angeles.rules.views import View, view
from tests.titles.new_angeles.rules.tables import play_until, table

STATE = [one.name for one in fields(State)]
VIEW = [one.name for one in fields(View)]
# Nobody ever joins or leaves, and a question is never changed: clones share these.
SHARED = {"corporations", "pending"}
TRADE = "from=jinteki to=nbn give=- get=- later=nbn:no_counter:0:-:game"


@pytest.fixture
def game(box: Box) -> Game:
    """In the middle of a deal, with something in lists that are mostly empty."""
    game = table(box)
    play_until(game, "support")
    Trade.parse(TRADE, game).execute(game)
    state = game.state
    state.used_this_turn.append("marco_cubrero")
    state.winners.append(1)
    for seat in range(game.players):
        state.drawn_investments[seat].append(state.investment_deck.pop())
    return game


def scribble(value: object) -> None:
    """Add something to every list and dict in a value."""
    if isinstance(value, list):
        for one in value:
            scribble(one)
        value.append("scribble")
    elif isinstance(value, dict):
        value["scribble"] = 0
    else:
        names = [one.name for one in fields(Deal)] if isinstance(value, Deal) else ()
        for name in getattr(value, "FIELDS", names):
            scribble(getattr(value, name))


def test_a_clone_is_equal_and_shares_nothing_that_changes(game: Game) -> None:
    before = codec.to_dict(game.state)
    for name in STATE:
        twin = game.clone().state
        assert getattr(twin, name) == getattr(game.state, name), name
        if name not in SHARED:
            scribble(getattr(twin, name))
        assert codec.to_dict(game.state) == before, name


@pytest.mark.parametrize("seat", [-1, 0, 3])
def test_a_view_shares_nothing_that_changes(game: Game, seat: int) -> None:
    before = codec.to_dict(game.state)
    for name in VIEW:
        if name != "pending":
            scribble(getattr(view(game, seat), name))
        assert codec.to_dict(game.state) == before, name


def test_a_written_state_shares_nothing(game: Game) -> None:
    data = codec.to_dict(game.state)
    before = codec.to_dict(game.state)
    read = codec.from_dict(data)
    assert codec.to_dict(read) == before
    for name in STATE:
        scribble(getattr(read, name))
    assert data == before
    scribble(list(data.values()))
    assert codec.to_dict(game.state) == before


@pytest.mark.parametrize("seat", [-1, 0, 3])
def test_a_game_dealt_to_fit_a_view_shares_nothing_with_it(game: Game, seat: int) -> None:
    seen = view(game, seat)
    for name in STATE:
        state = determinize(game.box, seen, 1)
        assert state.rng != 0
        scribble(getattr(state, name))
        assert seen == view(game, seat), name
