"""While an event is being resolved the back of the next one is uncovered (20.2, R.27)."""

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.rules import conformity
from newangeles_gui.rules.box import Box
from newangeles_gui.rules.game import Game
from newangeles_gui.rules.pieces import ORGCRIME, PLACE_IN_RESERVE
from newangeles_gui.rules.state import State
from newangeles_gui.rules.steps.event_phase import EventPhase
from newangeles_gui.rules.view import SPECTATOR, view
from tests.rules.tables import own, play_until, seats, swap, table, who_sees

EVERYBODY = [0, 1, 2, 3, SPECTATOR]


@pytest.fixture
def game(box: Box) -> Game:
    """Sunny LeBeau's player is asked in the middle of an event that raised threat.

    Under it lies an outage, as it does second from the bottom.
    """
    game = table(box)
    play_until(game, "keep_investment")
    own(game, 0, "sunny_lebeau")
    state = game.state
    outages = [one.id for one in box.events.values() if one.back == "outage"][:2]
    bottom, *rest = [one for one in box.events if one not in ("gang_wars", *outages)]
    state.event_deck[:] = [bottom, outages[0], *rest, outages[1], "gang_wars"]
    state.city[0] |= ORGCRIME
    state.reserve[PLACE_IN_RESERVE[ORGCRIME]] -= 1
    state.stack[:] = [EventPhase()]
    game.run()
    assert game.pending is not None
    assert (game.pending.kind, state.event) == ("use", "gang_wars")
    return game


@pytest.mark.rule("20.2", "R.27")
def test_the_next_back_is_open_and_the_front_is_not(game: Game) -> None:
    def another_back(state: State) -> None:
        swap(state.event_deck, 0, state.event_deck, -2)

    def another_front(state: State) -> None:
        swap(state.event_deck, 1, state.event_deck, -2)

    assert [view(game, seat).top_event_back for seat in seats(game)] == ["outage"] * 5
    assert who_sees(game, another_back) == EVERYBODY
    assert who_sees(game, another_front) == []


@pytest.mark.rule("R.27")
def test_what_is_dealt_to_fit_the_view_has_that_back(game: Game) -> None:
    for number in range(20):
        assert conformity.fits_view(game, Dice(number)) == []
        assert conformity.keeps_secrets(game, Dice(number)) == []


@pytest.mark.rule("20.2", "R.27")
def test_after_the_event_it_is_the_same_back(game: Game) -> None:
    before = view(game).top_event_back
    assert game.pending is not None
    while game.state.event:
        game.apply(game.pending.choices()[-1])
    assert view(game).top_event_back == before
