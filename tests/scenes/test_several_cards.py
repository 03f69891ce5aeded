"""Support with several cards at once: taken up, laid in order, taken back as one."""

import pytest

from newangeles_gui.minds.agent import dice

from .table_hands import act, begin, open_table, play, press_named, quick


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    quick(monkeypatch)


@pytest.fixture
def voting(make_app):
    """A person with three different cards is asked for support of one of two offers."""

    def make(*hand):
        app = make_app(animation="off")
        match = begin(app.services.box, 3, 4, {0})
        play(match, dice(3), until=_votes)
        hand = hand or ("puff_piece", "clean_slate", "puff_piece", "live_feeds")
        match.game.state.hands[0][:] = hand
        match.game.state.promises.clear()
        table = open_table(app, match)
        table.settle()
        return table

    return make


def _votes(match):
    pending, deal = match.pending, match.game.state.deal
    return pending.kind == "support" and pending.seat == 0 and bool(deal.counter)


def card(table, name, copy=0):
    """The widget of a card."""
    return [one for one in table.parts.hand.cards if one.card == name][copy]


def take_up(table, *names):
    for name in names:
        one = next(one for one in table.parts.hand.cards if one.card == name and not one.chosen)
        press_named(table, one.name)


def made(table, before):
    return table.match.record.choices[before:]


def said(table):
    return [button.text for button in table.parts.prompt.buttons]


def test_cards_are_taken_up_and_laid_with_the_side(voting):
    table = voting()
    before = len(table.match.record.choices)
    take_up(table, "puff_piece", "live_feeds", "puff_piece")
    assert made(table, before) == [] and not table.picker.chosen
    assert [one.chosen for one in table.parts.hand.cards] == [True, True, False, True]
    assert said(table)[:2] == ["Main: 3 cards", "Counter: 3 cards"]
    press_named(table, "option.counter")  # no second click: they were chosen one by one
    assert made(table, before)[:5] == [
        "support counter", "lay puff_piece", "lay live_feeds", "lay puff_piece", "lay done",
    ]  # fmt: skip


def test_a_card_is_put_back_by_another_click_and_by_its_number(voting):
    table = voting()
    take_up(table, "puff_piece", "clean_slate")
    press_named(table, card(table, "clean_slate").name)
    assert table.choosing.gathered == ["puff_piece"]
    act(table, "number", 3)  # the third different card
    assert table.choosing.gathered == ["puff_piece", "live_feeds"]
    act(table, "number", 3)
    assert table.choosing.gathered == ["puff_piece"]


def test_behind_the_numbers_of_the_cards_come_those_of_the_buttons(voting):
    table = voting()
    before = len(table.match.record.choices)
    take_up(table, "clean_slate")
    act(table, "number", 4)
    assert made(table, before)[:3] == ["support main", "lay clean_slate", "lay done"]


def test_a_side_alone_can_be_taken_back_so_one_click_is_enough(voting):
    table = voting()
    before = len(table.match.record.choices)
    press_named(table, "option.main")
    assert made(table, before) == ["support main"]
    assert table.match.pending.kind == "lay" and table.match.can_undo


def test_cards_for_a_side_are_laid_with_one_button(voting):
    table = voting()
    press_named(table, "option.main")
    table.settle()
    before = len(table.match.record.choices)
    assert said(table) == []
    take_up(table, "clean_slate", "live_feeds")
    assert said(table) == ["Lay 2 cards"]
    assert table.root.focus.name == "option.lay"
    act(table, "confirm")  # Enter
    assert made(table, before)[:3] == ["lay clean_slate", "lay live_feeds", "lay done"]


def test_where_more_cards_are_due_they_are_asked_for_and_taken_back_as_one(voting):
    table = voting("puff_piece", "clean_slate", "riot_control", "live_feeds")
    press_named(table, "option.main")
    table.match.game.state.stack[-1].at_least = 3  # a trade binds
    table.settle()
    before = len(table.match.record.choices)
    take_up(table, "clean_slate", "live_feeds")
    press_named(table, "option.lay")
    assert made(table, before) == ["lay clean_slate", "lay live_feeds"]
    assert table.match.pending.kind == "lay"
    table.settle()
    act(table, "undo")
    assert made(table, before) == [] and len(table.shown.hand) == 4
    act(table, "redo")
    assert made(table, before) == ["lay clean_slate", "lay live_feeds"]
    act(table, "undo")
    act(table, "undo")  # and the side, which was chosen for itself
    assert len(table.match.record.choices) == before - 1


def test_who_abstains_is_asked_twice_whatever_is_taken_up(voting):
    table = voting()
    before = len(table.match.record.choices)
    take_up(table, "clean_slate")
    press_named(table, "option.abstain")
    assert table.picker.chosen == "abstain" and made(table, before) == []
    press_named(table, "prompt.confirm")
    assert made(table, before)[0] == "support abstain"


def test_what_is_wrong_with_an_answer_is_asked_twice_with_cards_too(voting, monkeypatch):
    table = voting()
    before = len(table.match.record.choices)
    monkeypatch.setattr(table.choosing, "warning", lambda option: "You gave your word.")
    take_up(table, "clean_slate")
    press_named(table, "option.main")
    assert made(table, before) == [] and table.picker.chosen == "main"
    press_named(table, "prompt.confirm")
    assert made(table, before)[:2] == ["support main", "lay clean_slate"]


def test_to_decline_needs_one_click(make_app):
    app = make_app(animation="off")
    match = begin(app.services.box, 3, 4, {0})
    play(match, dice(3), until=lambda one: (one.pending.kind, one.pending.seat) == ("counter", 0))
    table = open_table(app, match)
    before = len(match.record.choices)
    press_named(table, "option.pass")
    assert made(table, before)[0] == "counter pass"
