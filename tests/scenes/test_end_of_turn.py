"""R.21 at the screen: a stop at the end of every turn, for whom, and how to go without it."""

import pytest

from newangeles_gui.titles.new_angeles.rules.trade import Goods, Trade
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR

from .table_hands import act, press_named, quick
from .test_hot_seat import open_curtain

ASSET = "marco_cubrero"


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    quick(monkeypatch)


def ends(whose):
    """At the end of a turn that is one of these seats', with nothing to use."""
    return lambda match: match.pending.only_a_moment and match.pending.seat in whose


def give(table, seat):
    """Somebody has an asset for the end of a turn, and who looks sees it."""
    match = table.match
    state = match.game.state
    pile = next(pile for pile in (state.asset_deck, state.turn_track) if ASSET in pile)
    pile.remove(ASSET)
    state.owners[ASSET] = seat
    match.game.run()
    table.director.look(table.director.viewer)


def updated(app, times=6):
    for _ in range(times):
        app.stack.update(0.1)


def test_a_person_ends_the_own_turn(hot_seat):
    app, table = hot_seat(people=(0,), choices=0, stop=ends((0,)))
    updated(app)
    assert table.choosing is not None and table.match.pending.options == ["done"]
    made = len(table.match.record.choices)
    assert table.root.focus is table.root.named("option.done"), "Enter ends it"
    assert table.root.named("option.trade").tip_text
    press_named(table, "option.trade")
    assert app.stack.top.name == "trade"
    act(app.stack.top, "cancel")
    updated(app, 2)
    press_named(table, "option.done")
    assert table.match.record.choices[made] == "use done", "there is nothing to be asked twice"


def test_one_person_is_waited_for_when_an_opponent_ends_its_turn(hot_seat):
    app, table = hot_seat(people=(0,), choices=0, stop=ends((1, 2, 3)))
    updated(app)
    ending, made = table.match.pending.seat, len(table.match.record.choices)
    assert table.holding == ending and table.held_for == "end_of_turn"
    told = [one.tip_text for one in table.parts.prompt.buttons]
    assert len(told) == 4 and all(told), "each says what happens then"
    press_named(table, "option.trade")
    assert app.stack.top.name == "trade"
    act(app.stack.top, "cancel")
    updated(app, 2)
    assert table.holding == ending and len(table.match.record.choices) == made
    press_named(table, "option.go_on")
    updated(app)
    assert table.match.record.choices[made] == "use done"


def test_an_asset_is_sold_in_that_stop_and_used_at_once(hot_seat):
    app, table = hot_seat(people=(0,), choices=0, stop=ends((1, 2, 3)))
    updated(app)
    match = table.match
    ending = match.pending.seat
    give(table, 0)
    names = [match.game.name(seat) for seat in (0, ending)]
    table.director.make(Trade(*names, Goods(0, (ASSET,))).choice())
    assert match.pending.seat == ending and match.pending.options == [ASSET, "done"]
    made = len(match.record.choices)
    updated(app, 2)
    assert table.holding == ending and len(match.record.choices) == made, "it is still the end"
    press_named(table, "option.go_on")
    updated(app)
    assert match.record.choices[made] in (f"use {ASSET}", "use done")


def test_who_wants_no_stops_at_the_ends_of_turns_has_none(hot_seat):
    app, table = hot_seat(people=(0,), choices=0, stop=ends((1, 2, 3)))
    updated(app)
    press_named(table, "option.quiet")
    for _ in range(400):
        updated(app, 1)
        if table.match.over or table.director.asks_person:
            break
        assert not (table.holding != SPECTATOR and table.held_for == "end_of_turn")
    turns = table.match.game.state.turns_taken
    assert table.match.over or table.director.asks_person or turns > 2


@pytest.mark.parametrize("whose", [(0,), (1, 2, 3)])
def test_without_time_to_talk_a_moment_goes_by(hot_seat, whose):
    app, table = hot_seat(people=(0,), choices=0, stop=ends(whose))
    app.services.chosen.choose("talk", False)
    made = len(table.match.record.choices)
    updated(app)
    assert table.match.record.choices[made] == "use done"
    assert not (table.match.pending and table.match.pending.only_a_moment)


def test_of_several_people_who_is_next_is_called_and_who_has_something_to_sell(
    hot_seat,
):
    app, table = hot_seat(people=(0, 1, 2), choices=0, stop=ends((3,)))
    give(table, 2)
    names = table.match.plan.start.players
    for seat in (0, 2):
        updated(app)
        assert app.stack.top.name == "curtain"
        assert app.stack.top.role == names[seat]
        open_curtain(app)
        assert table.holding == 3 and table.shown.seat == seat
        press_named(table, "option.go_on")
    made = len(table.match.record.choices)
    updated(app)
    assert len(table.match.record.choices) > made or app.stack.top.name == "curtain"
    assert "use done" in table.match.record.choices[made - 1 :]


def test_of_several_people_nobody_else_is_called(hot_seat):
    app, table = hot_seat(people=(0, 1, 2), choices=0, stop=ends((3,)))
    table.match.game.state.used_this_turn += table.services.box.windows["end_of_turn"]
    table.director.look(SPECTATOR)
    assert table.director.heeding == 0
    updated(app)
    open_curtain(app)
    press_named(table, "option.go_on")
    assert table.director.heeding == SPECTATOR
