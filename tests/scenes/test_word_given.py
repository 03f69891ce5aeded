"""A choice that breaks a promise is marked before it is confirmed."""

import pytest

from newangeles_gui.minds.agent import dice
from newangeles_gui.titles.new_angeles.rules.promises import Promise
from tests.languages import LANGUAGES

from .table_hands import begin, open_table, play, press_named, quick


@pytest.fixture
def asked(make_app, monkeypatch):
    """A function that opens the table where seat 0 may counter, bound by its word or not."""

    def make(bound=True, **chosen):
        quick(monkeypatch)
        app = make_app(animation="off", **chosen)
        match = begin(app.services.box, 4, 4, {0})

        def reached(match):
            pending = match.pending
            return (pending.kind, pending.seat) == ("counter", 0) and len(pending.options) > 1

        play(match, dice(4), until=reached)
        if bound:
            name = match.game.name
            promise = Promise(name(0), name(match.game.state.active), "support", 1, "", "deal")
            match.game.state.promises.append(promise)
        return app, open_table(app, match)

    return make


def warning(table):
    found = table.root.named("prompt.warning")
    return "" if found is None else found.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_beside_the_button_that_confirms(asked, language):
    app, table = asked(language=language)
    decision = table.choosing.decision
    table.pick(decision.options[0])
    said = app.services.words.warning(decision, decision.options[0], table.shown)
    assert said and warning(table) == said
    table.unpick()
    table.pick("pass")
    assert warning(table) == ""


def test_without_a_promise_nothing_is_said(asked):
    _, table = asked(bound=False)
    table.pick(table.choosing.decision.options[0])
    assert warning(table) == ""


def test_who_answers_with_one_click_has_to_confirm_that_all_the_same(asked):
    _, table = asked(confirm=False)
    made, option = len(table.match.record.choices), table.choosing.decision.options[0]
    table.pick(option)
    assert len(table.match.record.choices) == made and table.picker.chosen == option
    press_named(table, "prompt.confirm")
    assert table.match.record.choices[made] == f"counter {option}"
