"""The window and the terminal wait for people at the same moments (14.2a, R.21)."""

import io

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.terminal.console import Console
from newangeles_gui.terminal.table import Table
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR
from newangeles_gui.titles.new_angeles.talk.talking import OnTheSpot

from .table_hands import act, begin, open_table, quick

LONG = 160  # choices, in which there are several deals and ends of turns
PATIENCE = 20_000


class HereInstead(OnTheSpot):
    """Stands for `session.thinker.Thinker`: the opponents of the match, in here."""

    def __init__(self, box, folder):
        super().__init__(box)

    def close(self):
        self.cancel()


def first(decision):
    """What people answer at both: something that does not depend on who shows it."""
    return decision.options[len(decision.options) // 2]


def at_the_window(app, match):
    table, waited = open_table(app, match), []
    for _ in range(PATIENCE):
        if match.over or len(match.record.choices) >= LONG:
            return waited
        if app.stack.top.name == "curtain":
            app.stack.update(1.0)
            act(app.stack.top, "confirm")
        elif table.playback.holds:  # an event waits
            act(app.stack.top, "confirm")
        elif table.holding != SPECTATOR:
            waited.append((len(match.record.choices), table.shown.seat, table.held_for))
            table.talk("go_on")
        elif table.choosing is not None:
            table.choose(first(table.choosing.decision))
        else:
            app.stack.update(0.1)
    raise AssertionError("it goes round in a circle")


def at_the_terminal(match, words):
    console = Console(io.StringIO(), io.StringIO())
    table = Table(match, words, console, OnTheSpot(match.game.box))
    waited = []

    def talk(seat, decision):
        waited.append((len(match.record.choices), seat, table.conductor.held_for))
        table.conductor.let_go(seat)

    table.person.talk = talk
    table.person.decide = lambda decision: Choice(decision.kind, first(decision))
    while not match.over and len(match.record.choices) < LONG:
        table.go_on()
    return waited


@pytest.mark.rule("14.2a")
@pytest.mark.parametrize("people", [{0}, {0, 2}, {1, 2, 3}])
def test_both_wait_for_the_same_people_at_the_same_moments(make_app, monkeypatch, people):
    quick(monkeypatch)
    monkeypatch.setattr("newangeles_gui.table.director.Thinker", HereInstead)
    app = make_app(animation="off")
    matches = [begin(app.services.box, 4, 4, people) for _ in range(2)]
    seen = at_the_window(app, matches[0])
    assert seen == at_the_terminal(matches[1], app.services.words)
    made = [one.record.choices[:LONG] for one in matches]
    assert made[0] == made[1], "and the same game comes of it"
    assert {"counter", "support", "end_of_turn"} <= {held_for for _, _, held_for in seen}
