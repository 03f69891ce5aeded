"""Who wants to be left alone: until their own turn, or until it matters."""

import pytest

from newangeles_gui.minds.agent import dice
from newangeles_gui.scenes import routes

from .table_hands import begin, open_table, play, press_named, quick


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    quick(monkeypatch)


@pytest.fixture
def held(make_app):
    """Another player is about to vote in a deal in which the person has an offer."""

    def make(*hand):
        app = make_app(animation="off")
        match = begin(app.services.box, 3, 4, {0})
        play(match, dice(3), until=_votes)
        state = match.game.state
        state.deal.main_by = 0
        state.hands[0][:] = hand
        table = open_table(app, match)
        assert table.holding >= 0
        return app, table

    return make


def _votes(match):
    pending, deal = match.pending, match.game.state.deal
    return pending.kind == "support" and pending.seat != 0 and bool(deal.counter)


def offered(table):
    return [one.name for one in table.parts.prompt.buttons]


def test_with_an_empty_hand_one_can_play_on_to_the_own_turn(held):
    _, table = held()
    assert "option.until" in offered(table) and "option.matters" not in offered(table)
    press_named(table, "option.until")
    pauses, state = table.director.parley.pauses, table.match.game.state
    assert table.holding < 0 and not pauses.lingers(0)
    state.turns_taken += 1
    assert not pauses.lingers(0)
    state.active = 0
    assert pauses.lingers(0)


def test_with_cards_in_hand_it_is_offered_to_stop_only_when_it_matters(held):
    app, table = held("puff_piece")
    assert "option.until" not in offered(table)
    press_named(table, "option.matters")
    assert app.services.chosen.values["quiet"] is True
    assert table.holding < 0, "this one goes on as well"
    pauses = table.director.parley.pauses
    assert pauses.quiet() and not pauses.lingers(0)


def test_who_wants_quiet_is_not_offered_it_again(held):
    app, table = held("puff_piece")
    app.services.chosen.choose("quiet", True)
    table.rebuild()
    assert "option.matters" not in offered(table)


def test_it_is_a_setting_of_the_game(app):
    routes.open_settings(app.services)
    app.settle()
    screen = app.stack.top
    press_named(screen, "tab.game")
    app.settle()
    names = [one.name for one in screen.root.all()]
    assert names.index("quiet") > names.index("talk")


def test_the_hand_sinks_while_others_play(held):
    app, table = held("puff_piece")
    seen = set()
    for _ in range(40):
        asks = table.choosing is not None or table.holding >= 0
        assert table.parts.hand.sunk == (not asks)
        seen.add(asks)
        if table.choosing is not None:
            break
        if table.holding >= 0:
            press_named(table, "option.quiet")
        app.stack.update(0.1)
    assert seen == {True, False}
