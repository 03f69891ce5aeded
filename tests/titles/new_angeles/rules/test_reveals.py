"""What undo must not cross: chance, a hidden card, another player's turn, the end."""

import pytest

from newangeles_gui.engine.decisions import Decision, Event
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.state import State
from newangeles_gui.titles.new_angeles.rules.views import LOOKING, reveals
from tests.titles.new_angeles.rules.tables import play_until, table

OPEN = [Event("piece_removed", {}), Event("capital_gained", {})]


@pytest.fixture
def game(box: Box) -> Game:
    """The first player is about to propose the main offer."""
    game = table(box)
    play_until(game, "main_offer")
    return game


@pytest.fixture
def before(game: Game) -> State:
    """The same a moment ago: the same player, who was asked something else."""
    state = game.state.clone()
    state.pending = Decision("use", state.active, ["done"])
    return state


def test_an_open_step_of_the_same_player_reveals_nothing(game: Game, before: State) -> None:
    assert not reveals(before, game, [])
    assert not reveals(before, game, OPEN)


def test_chance_reveals(game: Game, before: State) -> None:
    game.state.rng += 1
    assert reveals(before, game, [])


def test_the_end_reveals(game: Game, before: State) -> None:
    game.state.pending = None
    assert reveals(before, game, [])


def test_another_player_reveals(game: Game, before: State) -> None:
    before.pending = Decision("use", before.active + 1, ["done"])
    assert reveals(before, game, [])


def test_after_the_end_there_is_nothing_to_compare_with(game: Game, before: State) -> None:
    before.pending = None
    assert reveals(before, game, [])


@pytest.mark.parametrize("kind", sorted(LOOKING))
def test_looking_at_hidden_cards_reveals(game: Game, before: State, kind: str) -> None:
    seat = game.state.active
    before.pending = Decision(kind, seat, ["done"])
    assert reveals(before, game, [])
    before.pending = game.state.pending
    game.state.pending = Decision(kind, seat, ["done"])
    assert reveals(before, game, [])


def test_a_fact_that_nobody_could_foresee_reveals(game: Game, before: State) -> None:
    assert reveals(before, game, [*OPEN, Event("cards_drawn", {})])
